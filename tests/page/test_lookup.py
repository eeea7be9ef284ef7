"""Looking up words: in word study, and by a tap wherever a game shows a word."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import TYPE_CHECKING, Any
from urllib.parse import quote

import pytest

if TYPE_CHECKING:
    from playwright.sync_api import Locator
    from support.page_player import Player

PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}

Visit = Callable[..., "Player"]


def found(player: Player, query: str, **params: Any) -> Any:
    answer = player.page.request.post(
        f"{player.address}rpc/dictionary.find", data={"query": query, **params}
    )
    assert answer.ok, answer.text()
    return answer.json()


def field(player: Player) -> Locator:
    return player.page.get_by_role("textbox", name="Word or query")


@pytest.mark.smoke
def test_a_bare_word_is_looked_up(visit: Visit) -> None:
    from playwright.sync_api import expect

    player = visit()
    player.open("words")
    field(player).press_sequentially("stare")
    facts = player.page.locator(".lookup")
    expect(facts.get_by_role("heading")).to_have_text("STARE is valid in ENABLE.")
    hooks = found(player, "pattern:STARE", columns=["hooks"])
    front, back = (" ".join(hooks[side][0]).upper() for side in ("front_hooks", "back_hooks"))
    expect(facts).to_contain_text(f"Front hooks: {front or 'none'}. Back hooks: {back}.")
    for word in found(player, "anagram:STARE and not pattern:STARE")["words"]:
        expect(facts.get_by_role("button", name=word.upper(), exact=True)).to_be_visible()
    expect(facts).to_contain_text(re.compile("Back extensions:.*STARED"))
    expect(player.page.locator("section.found")).to_be_hidden()
    # A word of the list is looked up by a click, and its own anagrams appear.
    facts.get_by_role("button", name="TEARS", exact=True).click()
    expect(field(player)).to_have_value("tears")
    expect(facts.get_by_role("heading")).to_have_text("TEARS is valid in ENABLE.")
    assert player.page.url.endswith("q=tears")


def test_words_that_are_not_valid_have_anagrams_too(visit: Visit) -> None:
    from playwright.sync_api import expect

    player = visit(**PHONE)
    player.open(f"words?q={quote('etas zzqx')}")
    facts = player.page.locator(".lookup")
    expect(facts.nth(1).get_by_role("heading")).to_have_text("ZZQX is not valid in ENABLE.")
    expect(facts.nth(0)).to_contain_text(re.compile("Anagrams:.*SEAT"))
    expect(facts.nth(1)).not_to_contain_text("Anagrams")
    assert player.too_wide() <= 0


def test_letters_with_a_blank_list_their_anagrams(visit: Visit) -> None:
    from playwright.sync_api import expect

    player = visit()
    player.open("words")
    field(player).fill("RETAINS?")
    count = found(player, "anagram:RETAINS?", limit=0)["count"]
    expect(player.page.locator("section.found h2")).to_have_text(f"{count} words")
    # A listed word leads to what is known about it, and back.
    player.page.get_by_role("link", name="ANTSIER", exact=True).or_(
        player.page.locator("section.found a.word").first
    ).first.click()
    player.page.locator(".lookup").wait_for()
    player.page.go_back()
    expect(player.page.locator("section.found h2")).to_have_text(f"{count} words")


@pytest.mark.parametrize("text", ["palindrome", "not palindrome", "cat and dog", "length:2"])
def test_queries_are_not_looked_up(visit: Visit, text: str) -> None:
    player = visit()
    player.open("words")
    field(player).fill(text)
    player.page.locator("section.found .word, .marked mark").first.wait_for()
    assert player.page.locator(".lookup").count() == 0


def test_an_empty_list_does_not_stay_below_a_mistake(visit: Visit) -> None:
    from playwright.sync_api import expect

    player = visit()
    player.open(f"words?q={quote('length:3 and includes:QZX')}")
    expect(player.page.locator("section.found h2")).to_have_text("0 words")
    field(player).fill("length:3 and includ:QZX")
    player.page.locator(".marked mark").wait_for()
    expect(player.page.locator("section.found")).to_have_text("Words")


def first_play(player: Player, game: str) -> str:
    """Play one turn with a word; return the word."""
    player.sit(game)
    while True:
        player.to_turn()
        if player.view()["over"]:
            player.sit(game)
            continue
        action = player.best()
        player.turn(action)
        player.changed()
        word = action["laid"] if action["action"] == "form" else action.get("word", "")
        if word:
            return re.sub(r"[()\[\]]", "", word).upper()


@pytest.mark.parametrize("game", ["lexicon", "scrabble"])
def test_words_of_the_log_are_looked_up_by_keyboard(visit: Visit, game: str) -> None:
    from playwright.sync_api import expect

    player = visit()
    word = first_play(player, game)
    player.to_turn()
    player.choose_tab("Game log")
    link = player.page.locator(".log").get_by_role("button", name=word, exact=True).first
    link.focus()
    player.page.keyboard.press("Enter")
    dialog = player.page.get_by_role("dialog")
    expect(dialog.get_by_role("heading").first).to_contain_text(f"{word} is valid in ")
    player.page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)
    expect(link).to_be_focused()


def test_words_on_the_board_are_looked_up_by_a_tap(visit: Visit) -> None:
    from playwright.sync_api import expect

    player = visit(**PHONE)
    first_play(player, "scrabble")
    player.to_turn()
    player.page.locator(".square:has(.tile)").first.tap()
    dialog = player.page.get_by_role("dialog")
    expect(dialog.get_by_role("heading").first).to_contain_text("valid in ")
    assert player.page.locator(".square.cursor").count() == 0
    dialog.get_by_role("link", name="Open in Words").tap()
    expect(dialog).to_have_count(0)
    player.page.locator(".lookup").first.wait_for()


def test_a_play_that_waits_for_an_answer_cannot_be_looked_up(visit: Visit) -> None:
    north, south = visit(), visit()
    north.begin("scrabble", "open")
    south.page.goto(north.page.get_by_label("Link").input_value())
    south.button("Join the game").click()
    south.page.locator(".rack").wait_for()
    first, second = sorted(
        (north, south), key=lambda player: player.view()["to_move"] != player.view()["seat"]
    )
    first.awaited()
    first.turn(first.best())
    assert second.awaited() == "challenge"
    assert second.page.locator(".log .word-link").count() == 0
    second.page.locator(".square:has(.tile)").first.click()
    assert second.page.get_by_role("dialog").count() == 0


def test_words_of_an_analysis_and_a_replay_are_looked_up(visit: Visit) -> None:
    from playwright.sync_api import expect

    player = visit()
    player.analyse_quickly()
    word = first_play(player, "scrabble")
    player.awaited()
    player.ask("table.resign")
    player.open(f"replay/{player.page.url.rsplit('/', 1)[1]}?analysis")
    player.page.locator(".move-list button", has_text=word).first.click()
    for part in (".current-event", ".turn-details"):
        player.page.locator(part).get_by_role("button", name=word, exact=True).first.click()
        dialog = player.page.get_by_role("dialog")
        expect(dialog.get_by_role("heading").first).to_contain_text(f"{word} is valid in ")
        dialog.get_by_role("button", name="Close").click()
        expect(dialog).to_have_count(0)
    player.page.locator(".square:has(.tile)").first.click()
    expect(player.page.get_by_role("dialog")).to_be_visible()
