"""The rules that the server sends are the ones in play. They come from the adapters."""

from __future__ import annotations

import ast
from dataclasses import fields
from pathlib import Path
from typing import Any

import msgspec
import pytest

import lexicon_fast
from lexicon_fast import lexibomb, lexicon, scrabble
from lexicon_fast.engine.game_adapter import adapter, adapters
from lexicon_fast.engine.settings import Settings
from lexicon_fast.games.registry import GAMES


def view(game: str, ruleset: Any = None) -> Any:
    return adapter(game).rules_view(ruleset)


@pytest.mark.parametrize("name", lexicon.RULESETS)
def test_rules_of_lexicon_are_sent_in_full(name: str) -> None:
    sent = view("lexicon", name)
    rules = lexicon.RULESETS[name]
    assert set(sent.__struct_fields__) == {field.name for field in fields(rules)} - {"name"} | {
        "ruleset"
    }
    for field in fields(rules):
        if field.name != "name":
            assert getattr(sent, field.name) == getattr(rules, field.name), field.name


def test_rules_of_boards_have_their_numbers() -> None:
    sent = view("scrabble", {"base": "standard", "scoreless_turns": 4, "exchange_from": 1})
    assert (sent.scoreless_turns, sent.exchange_from, sent.free_blank) == (4, 1, False)
    field = view("lexibomb", {"base": "classic_poc", "bombs": 30, "zeros": 2})
    assert (field.bombs, field.zeros, field.free_blank) == (30, 2, True)


def test_the_default_ruleset_is_the_first_that_is_listed() -> None:
    for game in GAMES.values():
        assert view(game.name).ruleset == game.rulesets[0]


def test_without_challenges_false_words_are_refused() -> None:
    for game, its_adapter in adapters().items():
        changed = its_adapter.info(Settings(None, None)).without_challenges
        assert (changed is None) == (game == "lexibomb")
        if changed is None:
            continue
        for base in GAMES[game].rulesets:
            before, after = view(game, base), view(game, {"base": base, **changed})
            assert all(getattr(before, name) != value for name, value in changed.items())
            assert all(getattr(after, name) == value for name, value in changed.items())


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
        sent = view(game, name)
        assert type(sent) is adapter(game).rules_type
        assert msgspec.json.decode(msgspec.json.encode(sent), type=type(sent)) == sent


@pytest.mark.parametrize("layer", ["engine", "server"])
def test_no_module_outside_the_packages_of_a_game_names_it(layer: str) -> None:
    folder = Path(lexicon_fast.__file__).parent / layer
    for path in folder.rglob("*.py"):
        if set(path.relative_to(folder).parts) & set(adapters()):
            continue
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            assert not (isinstance(node, ast.Constant) and node.value in adapters()), path
