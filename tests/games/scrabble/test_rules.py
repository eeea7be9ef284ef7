"""The rulesets of Scrabble and their layouts: data that is written and read back."""

from __future__ import annotations

import dataclasses
import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from lexicon_fast.base.errors import BadLayout
from lexicon_fast.games.scrabble.rules import CHALLENGES, RULESETS, Ruleset, ruleset
from lexicon_fast.games.tiles.layouts import LAYOUTS, MAX_MULTIPLIER, Layout, Premium, Tile
from lexicon_fast.games.tiles.places import Place

SCRABBLE = Layout.load("scrabble")


def test_the_rulesets_are_those_of_the_rule_book() -> None:
    assert list(RULESETS) == ["standard", "super"]
    for name, layout in (("standard", "scrabble"), ("super", "super")):
        rules = RULESETS[name]
        assert (rules.name, rules.layout) == (name, Layout.load(layout))
        assert (rules.challenge, rules.exchange_from, rules.scoreless_turns) == ("rules", 7, 6)
        assert not rules.strict
        assert ruleset(name) is ruleset(rules) is rules
        assert rules.to_json() == name


@pytest.mark.parametrize("challenge", CHALLENGES)
@pytest.mark.parametrize("layout", LAYOUTS)
def test_a_ruleset_of_ones_own_is_written_and_read(challenge: str, layout: str) -> None:
    rules = Ruleset("mine", Layout.load(layout), challenge, 1, 2)
    written = rules.to_json()
    assert written == {
        "name": "mine",
        "layout": layout,
        "challenge": challenge,
        "exchange_from": 1,
        "scoreless_turns": 2,
    }
    assert ruleset(json.loads(json.dumps(written))) == rules
    assert ruleset({**written, "layout": Layout.load(layout)}) == rules
    assert rules.strict == (challenge == "void")


# Layouts as data


@pytest.mark.parametrize("name", LAYOUTS)
def test_a_known_layout_goes_by_its_name(name: str) -> None:
    layout = Layout.load(name)
    assert layout.to_json() == name
    assert Layout.of_json(name) is layout
    renamed = dataclasses.replace(layout, name="other")
    written = renamed.to_json()
    assert isinstance(written, dict)
    assert (written["name"], written["rack"], written["bonus"]) == ("other", 7, {"7": 50})
    assert Layout.of_json(json.loads(json.dumps(written))) == renamed


def test_the_squares_look_as_in_the_layout_file() -> None:
    written = dataclasses.replace(SCRABBLE, name="other").to_json()
    assert isinstance(written, dict)
    assert written["squares"].split("\n")[0] == "W..l...W...l..W"
    assert written["premiums"]["W"] == {"letter": 1, "word": 3}


def test_a_layout_read_again_is_the_same_object() -> None:
    written = dataclasses.replace(SCRABBLE, name="other").to_json()
    assert Layout.of_json(written) is Layout.of_json(json.loads(json.dumps(written)))


kinds = st.tuples(st.integers(1, MAX_MULTIPLIER), st.integers(1, MAX_MULTIPLIER))


@given(st.lists(st.lists(kinds, min_size=4, max_size=4), min_size=4, max_size=21), st.booleans())
def test_any_layout_is_written_and_read(squares: list[list[tuple[int, int]]], start: bool) -> None:
    try:
        layout = Layout(
            "any",
            tuple(tuple(Premium(*kind) for kind in row) for row in squares),
            Place(1, 2) if start else None,
            (Tile("A", 3, 1), Tile("B", 0, 2), Tile("?", 1, 0)),
            3,
            (0, 0, 7, 9),
        )
    except BadLayout:  # too many points for one play
        return
    assert Layout.of_json(json.loads(json.dumps(layout.to_json()))) == layout


def test_a_board_with_all_kinds_of_squares_is_written_and_read() -> None:
    all_kinds = [Premium(letter, word) for letter in range(1, 10) for word in range(1, 10)]
    rows = [all_kinds[place : place + 3] for place in range(0, 63, 3)]
    rows2 = [all_kinds[place : place + 3] for place in range(18, 81, 3)]
    squares = tuple(tuple(a + b) for a, b in zip(rows, rows2, strict=True))
    layout = Layout("all", squares, None, (Tile("A", 3, 0), Tile("?", 1, 0)), 1, (0, 0))
    assert Layout.of_json(layout.to_json()) == layout
