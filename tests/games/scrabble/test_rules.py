"""The rulesets of Scrabble and their layouts: data that is checked, written and read back."""

from __future__ import annotations

import contextlib
import dataclasses
import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from lexicon_fast.errors import BadLayout, BadOption
from lexicon_fast.games.scrabble.rules import CHALLENGES, RULESETS, Ruleset, ruleset
from lexicon_fast.games.tiles.layouts import LAYOUTS, MAX_MULTIPLIER, Layout, Premium, Tile
from lexicon_fast.games.tiles.places import Place

SCRABBLE = Layout.load("scrabble")
STANDARD = RULESETS["standard"]


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


def test_what_a_mapping_leaves_out_is_standard() -> None:
    assert ruleset({"name": "x", "layout": "scrabble"}) == dataclasses.replace(STANDARD, name="x")


def test_a_name_alone_does_not_make_a_ruleset_the_known_one() -> None:
    rules = dataclasses.replace(STANDARD, exchange_from=1)
    assert isinstance(rules.to_json(), dict)
    assert ruleset(rules.to_json()) == rules


@pytest.mark.parametrize(
    ("given", "message"),
    [
        ("house", "ruleset 'house': expected one of standard, super"),
        ("x" * 10_000, "expected one of"),
        (None, "ruleset None: expected"),
        (7, "ruleset 7: expected"),
        ([], "expected one of"),
        ({}, "name is missing; expected name, layout"),
        ({"name": "x"}, "layout is missing; expected"),
        ({"name": "x", "layout": "scrabble", "more": 1}, "'more'; expected name, layout, chall"),
        ({"name": 7, "layout": "scrabble"}, "name: 7; expected a text"),
        ({"name": "x", "layout": "/etc/passwd"}, "layout '/etc/passwd'; accepted: scrabble, super"),
        ({"name": "x", "layout": None}, "layout"),
        ({"name": "x", "layout": object()}, "layout"),
        ({"name": "x", "layout": []}, "layout"),
        ({"name": "x", "layout": {}}, "layout"),
        ({"name": "x", "layout": {"name": "x"}}, "layout 'x': rack: None; accepted"),
        ({"name": "x", "layout": {"name": 7, "rack": 7}}, "layout"),
        ({"name": "x", "layout": "scrabble", "challenge": "hard"}, "challenge: 'hard'; expected"),
        ({"name": "x", "layout": "scrabble", "challenge": []}, "challenge"),
        ({"name": "x", "layout": "scrabble", "exchange_from": 0}, "exchange_from: 0; expected 1"),
        ({"name": "x", "layout": "scrabble", "exchange_from": True}, "exchange_from: True"),
        ({"name": "x", "layout": "scrabble", "exchange_from": 7.0}, "exchange_from: 7.0"),
        ({"name": "x", "layout": "scrabble", "scoreless_turns": 10**5000}, "too large"),
        ({"name": "x", "layout": "scrabble", "scoreless_turns": "6"}, "scoreless_turns: '6'"),
    ],
)
def test_rules_that_cannot_be_are_refused(given: Any, message: str) -> None:
    with pytest.raises((BadOption, BadLayout), match=message) as caught:
        ruleset(given)
    assert len(str(caught.value)) < 400


@given(st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=5),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(
        st.sampled_from(["name", "layout", "rack", "squares", "tiles", "bonus", "challenge", "A"]),
        inner, max_size=6),
    max_leaves=12,
))  # fmt: skip
def test_garbage_is_refused_and_never_a_crash(garbage: Any) -> None:
    for given_rules in (garbage, {"name": "x", "layout": garbage}):
        with contextlib.suppress(BadOption, BadLayout):
            assert isinstance(ruleset(given_rules), Ruleset)


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
