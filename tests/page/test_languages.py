"""Games, solver and word study in other languages: accents, tiles of several letters."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, Any

import pytest

from lexicon_fast import Dictionary
from lexicon_fast.bots.scrabble import train
from lexicon_fast.bots.tiles import leaves
from lexicon_fast.games.tiles.layouts import Layout

if TYPE_CHECKING:
    from playwright.sync_api import Browser
    from support.page_player import Player
    from support.serving import Server

Visit = Callable[..., "Player"]

WORDS = {
    "es": "che eche leche coche ocho chico hico calle carro echo noche",
    "fr": "été thé forêt bœuf chat",
}
LETTERS = ("[CH]", "E")


@pytest.fixture(scope="module")
def foreign(browser: Browser, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    from support.serving import Server

    folder = tmp_path_factory.mktemp("languages")
    args = []
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("XDG_CACHE_HOME", str(folder / "cache"))
        for code, words in WORDS.items():
            path = folder / f"{code}.txt"
            path.write_text("\n".join(words.split()), encoding="utf-8")
            compiled = folder / f"words-{code}.dictionary"
            dictionary = Dictionary.compile(path, compiled, language=code)
            # Values of 0: to learn them takes a minute.
            language = dictionary.language
            assert language is not None
            layout = Layout.load("scrabble").in_language(language)
            table = train.Training(dictionary, layout).file(train.UNIT, "nothing")
            table.write(leaves.cached_path(dictionary, language))
            args += ["-w", str(compiled)]
        with Server(":memory:", *args) as server:
            yield server


def many(numbers: dict[str, Any], few: Any, some: Any) -> dict[str, Any]:
    """Return numbers of tiles or cards of which most are CH and E."""
    return {tile: some if tile in LETTERS else few for tile in numbers}


def layout_of(server: Server) -> dict[str, Any]:
    values = server.call("rules", game="scrabble", dictionary="words-es")["rules"]["values"]
    return {
        "name": "many",
        "rack": 7,
        "squares": "\n".join(["." * 15] * 15),
        "tiles": {
            tile: {"count": 20 if tile == "?" else 40 if tile in LETTERS else 0, "value": value}
            for tile, value in values.items()
        },
    }


def laid(player: Player) -> list[str]:
    return player.page.locator(".square .tile.laid .letter").all_inner_texts()


def test_a_tile_of_several_letters_is_typed_laid_chosen_and_exchanged(
    visit: Visit, foreign: Server
) -> None:
    from playwright.sync_api import expect

    player = visit(foreign)
    rules = {"base": "standard", "layout": layout_of(foreign)}
    player.sit("scrabble", dictionary="words-es", ruleset=rules)
    player.to_turn()
    while "[CH]" not in re.sub(r"\(.*?\)", "", (action := player.best()).get("word", "")):
        player.turn(action)
        player.changed()
        player.to_turn()
    player.compose(action)  # C, then H
    assert "CH" in laid(player)
    player.page.reload()
    expect(player.page.locator(".square .tile.laid").first).to_be_visible()
    assert "CH" in laid(player)
    player.page.locator(".own-turn .main").click()
    player.changed()
    expect(player.page.locator(".log")).to_contain_text(re.compile("You play [A-ZÑ]*CH"))
    # A blank can be a CH, between C and D.
    player.to_turn()
    while "blank" not in player.rack():
        player.turn(player.best())
        player.changed()
        player.to_turn()
    player.page.locator(".rack .tile.wild:enabled").first.click()
    player.square("1A").click()
    letters = player.page.locator(".letters button").all_inner_texts()
    assert letters[2:5] == ["C", "CH", "D"]
    player._pick("CH")
    expect(player.square("1A")).to_have_attribute("aria-label", re.compile("^1A, blank for CH"))


def test_spanish_words_are_composed_solved_and_listed(visit: Visit, foreign: Server) -> None:
    from playwright.sync_api import expect

    player = visit(foreign)
    page = player.page
    pack = foreign.call("rules", game="lexicon", dictionary="words-es")["rules"]["pack"]
    player.sit(
        "lexicon",
        dictionary="words-es",
        ruleset={"base": "waddingtons-es", "strict": True, "pack": many(pack, 1, 17)},
    )
    player.to_turn()
    while player.view()["observation"]["hand"].count("[CH]") == 0:
        player.turn(player.best())
        player.changed()
        player.to_turn()
    page.locator("#word").fill("chico")
    cards = page.locator(".tray .tile .letter")
    expect(cards).to_have_text(["CH", "I", "C", "O"])
    page.locator("#word").fill("c|hico")
    expect(cards).to_have_text(["C", "H", "I", "C", "O"])
    page.locator("#word").fill("[[ch]]e")
    expect(cards).to_have_text(["CH", "E"])
    player.button("Clear").click()
    player.turn({"action": "draw", "discard": "[CH]", "take": "blind"})
    player.changed()
    expect(page.locator(".log")).to_contain_text("You discard CH for a card from the stock.")

    player.open("solver/scrabble")
    page.locator("#rack").fill("chico?")
    expect(page.locator(".plays").get_by_role("button", name="CHICO").first).to_be_visible()
    player.square("8D").click()
    page.keyboard.type("oc|cho")
    expect(page.locator(".board-solver .tile .letter")).to_have_text(["O", "C", "CH", "O"])
    player.open("words")
    page.locator("#query").fill("anagram:chico")
    expect(page.locator(".word")).to_have_text(["CHICO"])
    expect(page.locator(".word")).to_have_attribute("lang", "es")
    expect(page.locator("#dictionary")).to_contain_text("words-es (Spanish)")


def test_accents_that_are_typed_are_read_as_the_language_does(
    visit: Visit, foreign: Server
) -> None:
    from playwright.sync_api import expect

    player = visit(foreign)
    player.open("solver/scrabble")
    player.page.locator("#dictionary").select_option("words-fr")
    player.page.locator("#rack").fill("œufbts")
    expect(player.page.locator(".plays").get_by_role("button", name="BOEUF").first).to_be_visible()
    player.square("8D").click()
    for number, key in enumerate("éœ", 1):  # the browser of the tests has no such keys
        player.page.evaluate(
            "key => document.activeElement.dispatchEvent("
            "new KeyboardEvent('keydown', {key, bubbles: true}))",
            key,
        )
        expect(player.page.locator(".board-solver .tile")).to_have_count(2 * number - 1)
    expect(player.page.locator(".board-solver .tile .letter")).to_have_text(["E", "O", "E"])
    player.sit("lexicon", dictionary="words-fr")
    player.to_turn()
    player.page.locator("#word").fill("été")
    expect(player.page.locator(".tray .tile .letter")).to_have_text(["E", "T", "E"])
