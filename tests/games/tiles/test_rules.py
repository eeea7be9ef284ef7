"""The rulesets of Scrabble and Lexibomb: data that is checked, written and read back."""

from __future__ import annotations

import contextlib
import dataclasses
import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from support.tile_games import LEXIBOMB, SCRABBLE, TileGame, each_game

from lexicon_fast.base.errors import BadLayout, BadOption

FIELDS = ["name", "layout", "rack", "squares", "tiles", "bonus", "challenge", "exchange_from"]
FIELDS += ["bombs", "multipliers", "zeros", "A"]


def data(game: TileGame, **options: Any) -> dict[str, Any]:
    return {"name": "x", "layout": game.name, **options}


@each_game("name", scrabble=[("standard",), ("super",)], lexibomb=[("standard",), ("classic_poc",)])
def test_a_known_ruleset_goes_by_its_name(game: TileGame, name: str) -> None:
    rules = game.rules.RULESETS[name]
    assert rules.name == rules.to_json() == name
    assert game.rules.ruleset(name) is game.rules.ruleset(rules) is rules


@each_game()
def test_fields_that_a_mapping_leaves_out_are_standard(game: TileGame) -> None:
    standard = game.rules.RULESETS["standard"]
    assert game.rules.ruleset(data(game)) == dataclasses.replace(standard, name="x")


@each_game()
def test_a_name_alone_does_not_make_a_ruleset_the_known_one(game: TileGame) -> None:
    rules = dataclasses.replace(game.rules.RULESETS["standard"], exchange_from=1)
    assert isinstance(rules.to_json(), dict)
    assert game.rules.ruleset(json.loads(json.dumps(rules.to_json()))) == rules


@each_game(
    "given, message",
    both=[
        ("x" * 10_000, "expected one of"),
        (None, "ruleset None: expected"),
        (7, "ruleset 7: expected"),
        ([], "expected one of"),
        ({}, "name is missing; required fields: name, layout"),
        ({"name": "x"}, "layout is missing; required"),
        ({"name": "x", "layout": "/etc/passwd"}, "layout '/etc/passwd'; use scrabble, super"),
        ({"name": "x", "layout": None}, "layout"),
        ({"name": "x", "layout": object()}, "layout"),
        ({"name": "x", "layout": []}, "layout"),
        ({"name": "x", "layout": {}}, "layout"),
        ({"name": "x", "layout": {"name": "x"}}, "layout 'x': rack is missing; expected"),
        ({"name": "x", "layout": {"name": 7, "rack": 7}}, "layout"),
    ],
    scrabble=[
        ("house", "ruleset 'house': expected one of standard, super"),
        (data(SCRABBLE, more=1), "'more'; expected name, layout, chall"),
        (data(SCRABBLE, name=7), "name: 7; expected a text"),
        (data(SCRABBLE, challenge="hard"), "challenge: 'hard'; expected"),
        (data(SCRABBLE, challenge=[]), "challenge"),
        (data(SCRABBLE, exchange_from=0), "exchange_from: 0; expected 1"),
        (data(SCRABBLE, exchange_from=True), "exchange_from: True"),
        (data(SCRABBLE, exchange_from=7.0), "exchange_from: 7.0"),
        (data(SCRABBLE, scoreless_turns=10**5000), "too large"),
        (data(SCRABBLE, scoreless_turns="6"), "scoreless_turns: '6'"),
    ],
    lexibomb=[
        ("house", "ruleset 'house': expected one of standard, classic_poc"),
        (data(LEXIBOMB, more=1), "'more'; expected name, layout, bombs"),
        (data(LEXIBOMB, name=7), "name: 7; expected a text"),
        (
            data(LEXIBOMB, layout="scrabble"),
            "scrabble.*without premium squares",
        ),
        (data(LEXIBOMB, bombs=226), "bombs: 226; expected 0 to 225"),
        (data(LEXIBOMB, bombs=-1), "bombs: -1"),
        (data(LEXIBOMB, bombs=True), "bombs: True"),
        (data(LEXIBOMB, zeros=0), "zeros: 0; expected 1 to 1000"),
        (data(LEXIBOMB, zeros=10**5000), "zeros: too large"),
        (data(LEXIBOMB, exchange_from=0), "exchange_from: 0"),
        (data(LEXIBOMB, exchange_from=True), "exchange_from: True"),
        (data(LEXIBOMB, exchange_from=7.0), "exchange_from: 7.0"),
        (data(LEXIBOMB, multipliers=7), "multipliers: 7; expected 9 pairs"),
        (data(LEXIBOMB, multipliers=[[1, 1]] * 8), "expected 9 pairs"),
        (data(LEXIBOMB, multipliers=[[1, 10]] * 9), "numbers 0 to 9"),
        (data(LEXIBOMB, multipliers=[[1, 1.0]] * 9), "expected 9 pairs"),
        (data(LEXIBOMB, multipliers=[[1]] * 9), "expected 9 pairs"),
        (data(LEXIBOMB, multipliers=["ab"] * 9), "expected 9 pairs"),
    ],
)
def test_rules_that_cannot_be_are_refused(game: TileGame, given: Any, message: str) -> None:
    with pytest.raises((BadOption, BadLayout), match=message) as caught:
        game.rules.ruleset(given)
    assert len(str(caught.value)) < 400


@each_game()
@given(garbage=st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=5),
    lambda inner: st.lists(inner, max_size=9) | st.dictionaries(
        st.sampled_from(FIELDS) | st.text(max_size=3), inner, max_size=6),
    max_leaves=20,
))  # fmt: skip
def test_garbage_is_refused_and_never_a_crash(game: TileGame, garbage: Any) -> None:
    fields = [field.name for field in dataclasses.fields(game.rules.Ruleset)]
    for given_rules in (garbage, *(data(game, **{field: garbage}) for field in fields)):
        with contextlib.suppress(BadOption, BadLayout):
            assert isinstance(game.rules.ruleset(given_rules), game.rules.Ruleset)
