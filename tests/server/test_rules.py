"""The rules that the server tells are those that are played."""

from __future__ import annotations

from dataclasses import fields

import msgspec
import pytest

from lexicon_fast import lexibomb, lexicon, scrabble

pytest.importorskip("starlette", reason="NOT TESTED: the extra `serve` is absent")

from lexicon_fast.server.rules_view import LexibombRules, LexiconRules, ScrabbleRules, rules_told


@pytest.mark.parametrize("name", lexicon.RULESETS)
def test_rules_of_lexicon_are_told_in_full(name: str) -> None:
    told = rules_told("lexicon", name)
    assert isinstance(told, LexiconRules)
    rules = lexicon.RULESETS[name]
    assert set(told.__struct_fields__) == {field.name for field in fields(rules)} - {"name"} | {
        "ruleset"
    }
    for field in fields(rules):
        if field.name != "name":
            assert getattr(told, field.name) == getattr(rules, field.name), field.name


def test_rules_of_boards_have_their_numbers() -> None:
    told = rules_told("scrabble", {"base": "standard", "scoreless_turns": 4, "exchange_from": 1})
    assert isinstance(told, ScrabbleRules)
    assert (told.scoreless_turns, told.exchange_from) == (4, 1)
    field = rules_told("lexibomb", {"base": "classic_poc", "bombs": 30, "zeros": 2})
    assert isinstance(field, LexibombRules)
    assert (field.bombs, field.zeros) == (30, 2)


@pytest.mark.parametrize(
    ("game", "names"),
    [
        ("lexicon", lexicon.RULESETS),
        ("scrabble", scrabble.RULESETS),
        ("lexibomb", lexibomb.RULESETS),
    ],
)
def test_rules_go_over_the_wire_as_they_are(game: str, names: dict[str, object]) -> None:
    for name in names:
        told = rules_told(game, name)
        assert msgspec.json.decode(msgspec.json.encode(told), type=type(told)) == told
