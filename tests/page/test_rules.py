"""The rules on the page: their numbers are those of the games."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from typing import TYPE_CHECKING, Any
from urllib.parse import urlencode

import pytest

from lexicon_fast import lexibomb, lexicon, scrabble
from lexicon_fast.engine.game_adapter import adapter

if TYPE_CHECKING:
    from support.page_player import Player

Visit = Callable[..., "Player"]

RULESETS: dict[str, Any] = {
    "lexicon": lexicon.RULESETS,
    "scrabble": scrabble.RULESETS,
    "lexibomb": lexibomb.RULESETS,
}


def told(player: Player, game: str, ruleset: object = None) -> str:
    """Open the rules of a game; return their text."""
    text = ruleset if isinstance(ruleset, str) else json.dumps(ruleset)
    player.open(f"rules/{game}" + (f"?{urlencode({'ruleset': text})}" if ruleset else ""))
    player.page.locator(".rules-side li").first.wait_for()
    parts: str = player.page.locator(".rules-parts").inner_text()
    return parts


def values(player: Player) -> list[list[str]]:
    rows = player.page.locator(".values tbody tr").all()
    return [[cell.inner_text() for cell in row.locator("td").all()] for row in rows]


#: A game, options that no named ruleset has, and the sentence that shows them.
CHANGES = [
    ("lexicon", {"out_at": 137}, "with 137 or more, you’re out"),
    ("lexicon", {"cards_each": 9}, "9 cards each, from a pack of 52"),
    ("lexicon", {"two_packs_from": 4}, "two packs for 4 or more players"),
    ("lexicon", {"max_exchanged": 3}, "Change 3 cards of one word"),
    ("lexicon", {"guard": 7}, "after 7 turns per player"),
    (
        "lexicon",
        {"wrong_challenger": 25},
        "the word stays; the challenger’s score goes up by 25 points.",
    ),
    (
        "lexicon",
        {"right_challenger": -3, "right_offender": 1},
        "the challenger’s score goes down by 3 points; the player’s score goes up by 1 point.",
    ),
    ("lexicon", {"strict": True}, "aren’t in the dictionary are rejected at once."),
    ("scrabble", {"exchange_from": 3}, "if the bag has at least 3"),
    ("scrabble", {"scoreless_turns": 4}, "after 4 scoreless turns in a row"),
    ("scrabble", {"challenge": "five"}, "the play scores 5 extra points"),
    ("scrabble", {"challenge": "void"}, "aren’t in the dictionary are rejected at once."),
    ("lexibomb", {"bombs": 31}, "15 x 15 squares: 31 bombs"),
    ("lexibomb", {"zeros": 2}, "had 2 scoreless turns in a row"),
    (
        "lexibomb",
        {"multipliers": [[7, 1], *[[1, 5]] * 7, [0, 0]]},
        "0 the letter by 7; 1 to 7 the word by 5; 8 the word by 0.",
    ),
]


@pytest.mark.parametrize(("game", "options", "sentence"), CHANGES)
def test_rules_contain_the_numbers_of_the_ruleset(
    visit: Visit, game: str, options: dict[str, Any], sentence: str
) -> None:
    player = visit()
    base = next(iter(RULESETS[game]))
    assert sentence not in told(player, game), "the default ruleset has it, too"
    assert sentence in told(player, game, {"base": base, **options})


@pytest.mark.parametrize("game", RULESETS)
def test_rules_contain_no_other_numbers(visit: Visit, game: str) -> None:
    """Except for rules that are the same in every ruleset."""
    player = visit()
    for name in RULESETS[game]:
        rules: Any = adapter(game).rules_view(name)
        known = {0, 1}  # in the rules about open squares
        for field in rules.__struct_fields__:
            known |= set(_numbers(getattr(rules, field)))
        for counts in ("pack", "counts"):
            known.add(sum(getattr(rules, counts, {}).values()))
        if game != "lexicon":
            known.add(len(rules.squares))
            known |= {row + 1 for row in (rules.start or ())[:1]}
        if game == "lexibomb":
            known |= set(range(9))
        found = {int(number) for number in re.findall(r"\d+", told(player, game, name))}
        assert found <= known, f"{name}: {found - known}"


def _numbers(value: Any) -> list[int]:
    if isinstance(value, dict):
        value = list(value.values())
    if isinstance(value, (list, tuple)):
        return [number for each in value for number in _numbers(each)]
    return [abs(value)] if type(value) is int else []


@pytest.mark.parametrize("name", lexicon.RULESETS)
def test_all_cards_have_their_points(visit: Visit, name: str) -> None:
    player = visit()
    told(player, "lexicon", name)
    rules = lexicon.RULESETS[name]
    found = {
        card: (int(points), int(count))
        for points, cards, count in values(player)
        for card in cards.replace("Master", "*").split()
    }
    assert found == {card: (rules.points[card], count) for card, count in rules.pack.items()}


@pytest.mark.parametrize("game", ["scrabble", "lexibomb"])
@pytest.mark.smoke
def test_all_tiles_have_their_points(visit: Visit, game: str) -> None:
    player = visit()
    for name, rules in RULESETS[game].items():
        told(player, game, name)
        found = {
            tile: (int(points), int(count))
            for points, tiles in values(player)
            for tile, count in re.findall(r"(\w+)\s×(\d+)", tiles)
        }
        layout = rules.layout
        expected = {
            "blank" if tile == "?" else tile: (layout.values[tile], count)
            for tile, count in layout.counts.items()
        }
        assert found == expected


def test_differences_of_the_rulesets_are_complete(visit: Visit) -> None:
    player = visit()
    texts = {name: told(player, "lexicon", name) for name in lexicon.RULESETS}
    player.page.locator("summary").click()
    table = player.page.locator(".differences")
    heads = [head.lower() for head in table.locator("th").all_inner_texts()]
    assert heads == ["waddingtons", "alternative"]
    rows = [row.locator("td").all_inner_texts() for row in table.locator("tbody tr").all()]
    assert any("100" in first and "101" in second for first, second in rows)
    for row in rows:
        assert len(set(row)) == len(row)
        for name, sentence in zip(lexicon.RULESETS, row, strict=True):
            assert sentence in texts[name]
    # Everything else is the same.
    for name, sentences in zip(lexicon.RULESETS, zip(*rows, strict=True), strict=True):
        for sentence in sentences:
            texts[name] = texts[name].replace(sentence, "")
    assert len({re.sub(r"\s+", " ", text) for text in texts.values()}) == 1


def test_ruleset_is_chosen(visit: Visit) -> None:
    player = visit()
    told(player, "scrabble")
    player.page.get_by_label("Rules").select_option("super")
    player.page.locator(".rules-parts", has_text="21 x 21 squares").wait_for()


def test_unknown_ruleset_is_refused(visit: Visit) -> None:
    player = visit()
    player.open("rules/lexicon?ruleset=nosuch")
    player.page.get_by_role("alert").filter(has_text="These rules don’t exist.").wait_for()


def test_every_view_of_a_game_links_to_its_rules(visit: Visit) -> None:
    player = visit()
    player.open("play")
    player.page.locator("button.game.lexibomb").click()
    player.page.get_by_role("link", name="Lexibomb rules").click()
    heading = player.page.get_by_role("heading", level=1)
    heading.filter(has_text="Lexibomb rules").wait_for()
    player.begin("scrabble", ruleset="super")
    player.page.get_by_role("link", name="super rules").click()
    heading.filter(has_text="Scrabble rules").wait_for()
    player.page.locator(".rules-parts", has_text="21 x 21 squares").wait_for()
    player.open("solver/lexicon")
    player.page.get_by_role("link", name="Lexicon rules").click()
    heading.filter(has_text="Lexicon rules").wait_for()
    main = player.page.get_by_role("navigation", name="Main")
    assert main.get_by_role("link", name="Rules").get_attribute("aria-current") == "page"


def test_rules_fit_on_a_phone(visit: Visit) -> None:
    player = visit(viewport={"width": 360, "height": 740})
    for game in RULESETS:
        told(player, game)
        player.page.locator("summary").click()
        assert player.too_wide() <= 0
