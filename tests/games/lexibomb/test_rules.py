"""The rulesets of Lexibomb: data that is checked, written and read back."""

from __future__ import annotations

import contextlib
import dataclasses
import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from lexicon_fast.errors import BadLayout, BadOption
from lexicon_fast.games.lexibomb.rules import MULTIPLIERS, RULESETS, Ruleset, ruleset
from lexicon_fast.games.tiles.layouts import Layout, Premium

LEXIBOMB = Layout.load("lexibomb")
STANDARD = RULESETS["standard"]


@pytest.mark.parametrize("name", ["standard", "classic_poc"])
def test_a_known_ruleset_goes_by_its_name(name: str) -> None:
    rules = RULESETS[name]
    assert rules.name == rules.to_json() == name
    assert ruleset(name) is ruleset(rules) is rules
    assert rules.layout.start is None


def test_a_ruleset_of_ones_own_is_written_and_read() -> None:
    pairs = tuple(Premium(n, 9 - n) for n in range(9))
    rules = Ruleset("mine", LEXIBOMB, 40, pairs, 1, 2)
    written = rules.to_json()
    assert written == {
        "name": "mine",
        "layout": "lexibomb",
        "bombs": 40,
        "multipliers": [[n, 9 - n] for n in range(9)],
        "exchange_from": 1,
        "zeros": 2,
    }
    again = ruleset(json.loads(json.dumps(written)))
    assert again == rules
    assert again.multipliers[2].letter == 2
    poc = dataclasses.replace(RULESETS["classic_poc"], zeros=9)
    assert ruleset(json.loads(json.dumps(poc.to_json()))) == poc


def test_what_a_mapping_leaves_out_is_standard() -> None:
    assert ruleset({"name": "x", "layout": "lexibomb"}) == dataclasses.replace(STANDARD, name="x")


@pytest.mark.parametrize(
    ("given", "message"),
    [
        ("house", "ruleset 'house': expected one of standard, classic_poc"),
        (None, "ruleset None: expected"),
        ([], "expected one of"),
        ({}, "name is missing; expected name, layout"),
        ({"name": "x"}, "layout is missing; expected"),
        ({"name": "x", "layout": "lexibomb", "more": 1}, "'more'; expected name, layout, bombs"),
        ({"name": 7, "layout": "lexibomb"}, "name: 7; expected a text"),
        ({"name": "x", "layout": "/etc/passwd"}, "layout '/etc/passwd'; accepted"),
        ({"name": "x", "layout": "scrabble"}, "scrabble has premium squares; expected a lay"),
        ({"name": "x", "layout": "lexibomb", "bombs": 226}, "bombs: 226; expected 0 to 225"),
        ({"name": "x", "layout": "lexibomb", "bombs": -1}, "bombs: -1"),
        ({"name": "x", "layout": "lexibomb", "bombs": True}, "bombs: True"),
        ({"name": "x", "layout": "lexibomb", "zeros": 0}, "zeros: 0; expected 1 to 1000"),
        ({"name": "x", "layout": "lexibomb", "zeros": 10**5000}, "zeros: too large"),
        ({"name": "x", "layout": "lexibomb", "exchange_from": 0}, "exchange_from: 0"),
        ({"name": "x", "layout": "lexibomb", "multipliers": 7}, "multipliers: 7; expected 9 pairs"),
        ({"name": "x", "layout": "lexibomb", "multipliers": [[1, 1]] * 8}, "expected 9 pairs"),
        ({"name": "x", "layout": "lexibomb", "multipliers": [[1, 10]] * 9}, "numbers 0 to 9"),
        ({"name": "x", "layout": "lexibomb", "multipliers": [[1, 1.0]] * 9}, "expected 9 pairs"),
        ({"name": "x", "layout": "lexibomb", "multipliers": [[1]] * 9}, "expected 9 pairs"),
        ({"name": "x", "layout": "lexibomb", "multipliers": ["ab"] * 9}, "expected 9 pairs"),
    ],
)
def test_rules_that_cannot_be_are_refused(given: Any, message: str) -> None:
    with pytest.raises((BadOption, BadLayout), match=message) as caught:
        ruleset(given)
    assert len(str(caught.value)) < 400


@given(st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=5),
    lambda inner: st.lists(inner, max_size=9) | st.dictionaries(st.text(max_size=3), inner),
    max_leaves=20,
))  # fmt: skip
def test_garbage_is_refused_and_never_a_crash(garbage: Any) -> None:
    for field in ("layout", "bombs", "multipliers", "exchange_from", "zeros", "name"):
        with contextlib.suppress(BadOption, BadLayout):
            data = {"name": "x", "layout": "lexibomb", field: garbage}
            assert isinstance(ruleset(data), Ruleset)
    with contextlib.suppress(BadOption, BadLayout):
        assert isinstance(ruleset(garbage), Ruleset)


def test_multipliers_may_be_plain_pairs() -> None:
    pairs: Any = [list(each) for each in MULTIPLIERS]
    assert Ruleset("standard", LEXIBOMB, multipliers=pairs) == STANDARD
