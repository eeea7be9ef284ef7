"""Advice on Scrabble and Lexibomb: the options that both check."""

from __future__ import annotations

import math
from typing import Any

import pytest
from support.tile_games import SCRABBLE, TileGame, each_game

from lexicon_fast import BadOption, Dictionary
from lexicon_fast.bots.lexibomb import advice as lexibomb
from lexicon_fast.bots.scrabble import advice as scrabble


@each_game(
    "options, message",
    both=[
        ({"seconds": 0}, "seconds is 0; use 0.001 to 86400"),
        ({"iterations": 0}, "iterations is 0; use 1 to 1000000000"),
        ({"seed": "a"}, "seed is 'a'; use an integer"),
        ({"seed": "1"}, "seed is '1'; use an integer"),
        ({"most": 0}, "most is 0; use 1 to 1000"),
        ({"win_points": math.inf}, "win_points is inf; use 0 to 10000"),
        ({"win_points": -1}, "win_points is -1; use 0 to 10000"),
    ],
)
def test_options_are_checked(game: TileGame, options: dict[str, Any], message: str) -> None:
    few = Dictionary.from_words(["hat", "that", "at", "hats", "cat", "ha", "ah", "oxen"])
    sees = game.api.Observation(0, "AHTQVVX", bag=86, rack_sizes=(7, 7), to_move=0)
    advise: Any = scrabble.advise if game is SCRABBLE else lexibomb.advise
    with pytest.raises(BadOption) as error:
        next(advise(sees, few, **options))
    assert str(error.value).startswith(message)
