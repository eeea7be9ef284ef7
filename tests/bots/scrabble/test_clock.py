"""The clock of a whole game: how it is spent, and that it never runs out."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest

from lexicon_fast import Dictionary
from lexicon_fast.base.rng import Rng
from lexicon_fast.bots import bot
from lexicon_fast.bots.scrabble.sim import _bags, turn_seconds
from lexicon_fast.games.scrabble import Game, Turn
from lexicon_fast.games.tiles.actions import CHALLENGE, PASS, Lay

WORDS = Dictionary.load(Path(__file__).parents[2] / "data" / "words2000.txt")


def rules(challenge: str = "void") -> dict[str, Any]:
    return {"name": "test", "layout": "scrabble", "challenge": challenge}


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("challenge", ["void", "double"])
def test_the_turns_of_a_game_share_its_seconds(players: int, challenge: str) -> None:
    for seed in range(4):
        game = Game(WORDS, players=players, ruleset=rules(challenge), seed=seed)
        static = bot("static:leaves=super", WORDS, "scrabble")  # its games are long
        spent = [0.0] * players
        bags: list[list[int]] = [[] for _ in range(players)]
        while (player := game.current_player()) is not None:
            sees = game.observation(player)
            if sees.phase == "turn":
                bags[player].append(sees.bag)
                assert _bags(sees) == bags[player]
                seconds = turn_seconds(sees, 100)
                assert seconds > 0
                if sees.bag > 7:
                    assert seconds < 25  # no turn takes all the time
                    assert seconds > 1 or len(bags[player]) > 12  # after many exchanges
                spent[player] += seconds
            game.apply(static.choose(sees, 1))
        for each in spent:
            assert 50 < each < 100  # most of it, and never more


def test_a_game_that_never_ends_does_not_exceed_its_seconds() -> None:
    game = Game(WORDS, ruleset=rules(), seed=1, starter=0)
    sees = game.observation(0)
    spent = 0.0
    for turn in range(300):
        history = tuple(Turn(n % 2, PASS) for n in range(2 * turn))
        again = msgspec.structs.replace(sees, history=history)
        spent += turn_seconds(again, 10)
    assert 9 < spent < 10


def test_plays_taken_back_do_not_count() -> None:
    game = Game(WORDS, ruleset=rules("double"), seed=3, starter=0)
    first = game.observation(0)
    game.apply(Lay("8G", first.rack[:3]))
    game.apply(CHALLENGE)
    game.apply(PASS)
    sees = game.observation(0)
    assert [turn.right for turn in sees.history] == [None, True, None]
    assert sees.bag == first.bag
    assert _bags(sees) == [first.bag, first.bag]


def test_a_bot_with_a_clock_plays_a_game_in_time() -> None:
    player = bot("sim:game_seconds=0.1,confidence=1,endgame=false", WORDS, "scrabble")
    shares = []
    game, luck = Game(WORDS, ruleset=rules(), seed=2), Rng(2)
    while (current := game.current_player()) is not None:
        sees = game.observation(current)
        if sees.phase == "turn":
            shares.append(player._seconds(sees))  # type: ignore[attr-defined]
        game.apply(player.choose(sees, luck.next()))
    assert sum(shares) < 2 * 0.1
    limited = bot("sim:game_seconds=100,seconds=0.5", WORDS, "scrabble")
    assert limited._seconds(Game(WORDS, seed=1, starter=0).observation(0)) == 0.5  # type: ignore[attr-defined]
