"""The registry of games against what the games and the other layers have."""

from __future__ import annotations

from pathlib import Path

import pytest

import lexicon_fast
from lexicon_fast import BadOption
from lexicon_fast.games.registry import GAMES, game_info, part

LAYERS = ("bots", "engine", "cli")


@pytest.mark.parametrize("name", GAMES)
def test_rulesets_are_those_of_the_game_the_default_first(name: str) -> None:
    info = GAMES[name]
    assert info.name == name
    assert info.rulesets == tuple(info.rules.RULESETS)
    assert info.rules.ruleset(info.rulesets[0]).name == info.rulesets[0]


@pytest.mark.parametrize("name", GAMES)
def test_every_layer_has_its_part(name: str) -> None:
    assert getattr(lexicon_fast, name) is GAMES[name].module
    assert part("bots", name).BOTS
    assert part("engine", name, "adapter").ADAPTER.game == name
    assert part("cli", name, "parts").PARTS.name == name


@pytest.mark.parametrize("layer", LAYERS)
def test_no_layer_has_a_game_that_is_not_registered(layer: str) -> None:
    folder = Path(lexicon_fast.__file__).parent / layer
    packages = {each.parent.name for each in folder.glob("*/__init__.py")}
    assert packages - {"tiles"} == {*GAMES}


@pytest.mark.parametrize("name", ["chess", "", "Lexicon", None, []])
def test_an_unknown_game_is_refused(name: object) -> None:
    with pytest.raises(BadOption, match="games: lexicon, scrabble, lexibomb"):
        game_info(name)  # type: ignore[arg-type]
