"""Vectors of Scrabble against a slow game that lists all legal moves."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from random import Random

import numpy as np
import pytest
from oracles.scrabble_vector import SlowGame

from lexicon_fast import Dictionary, scrabble
from lexicon_fast.vector import ScrabbleVector

pytestmark = pytest.mark.native

DATA = Path(__file__).parents[1] / "data"
ENABLE = Dictionary.load("enable")
SMALL = Dictionary.from_words((DATA / "words2000.txt").read_text().split())
STANDARD = scrabble.ruleset("standard")
RULES = {
    "standard": STANDARD,
    "super": scrabble.ruleset("super"),
    "short": replace(STANDARD, name="short", scoreless_turns=2, exchange_from=2),
}


def slow_games(games: ScrabbleVector) -> list[SlowGame]:
    return [
        SlowGame(
            games.dictionary,
            games.rules,
            players=games.players,
            seed=games.seed,
            game=game,
            plays=len(games.ranges["play"]),
        )
        for game in range(len(games))
    ]


def check_equal(games: ScrabbleVector, slow: list[SlowGame]) -> None:
    for game, expected in enumerate(slow):
        legal = expected.legal()
        assert games.legal(game) == legal, expected.steps
        assert np.flatnonzero(games.masks[game]).tolist() == legal
        assert games.observations[game].tolist() == expected.observation()
        assert games.scores[game].tolist() == list(expected.game.scores)
        assert games.plays[game].tolist() == expected.rows
        assert games.rewards[game].tolist() == expected.rewards
        assert games.winners[game].tolist() == expected.winners
        assert bool(games.done[game]) == expected.done
        assert games.turns[game] == expected.turns
        assert games.to_move[game] == expected.game.current_player()


@pytest.mark.parametrize(
    ("words", "rules", "players", "steps", "plays"),
    [
        (SMALL, "standard", 2, 800, 0.5),
        (SMALL, "standard", 3, 400, 0.9),
        (SMALL, "super", 2, 300, 0.9),
        (SMALL, "short", 4, 300, 0.5),
        (ENABLE, "standard", 2, 400, 0.9),
        (ENABLE, "super", 2, 100, 0.9),
    ],
)
def test_every_step_equals_the_slow_game(
    words: Dictionary, rules: str, players: int, steps: int, plays: float
) -> None:
    """plays: how often a turn is a play if it can be one; random turns end games too early."""
    games = ScrabbleVector(words, 2, players=players, seed=7, ruleset=RULES[rules])
    slow = slow_games(games)
    rng = Random(1)
    check_equal(games, slow)
    for _ in range(steps):
        actions = []
        for expected in slow:
            legal = expected.legal()
            prefer = not expected.steps and legal[0] == 0 and rng.random() < plays
            actions.append(0 if prefer else rng.choice(legal))
        games.step(actions)
        for expected, action in zip(slow, actions, strict=True):
            expected.step(action)
        check_equal(games, slow)


@pytest.mark.parametrize(
    ("words", "rules", "players", "ranked", "steps"),
    [
        (SMALL, "standard", 2, 10, 100),
        (SMALL, "super", 3, 100, 60),
        (SMALL, "short", 4, 1, 200),
        (ENABLE, "standard", 2, 30, 50),
    ],
)
def test_ranked_plays_are_the_best_of_the_slow_game(
    words: Dictionary, rules: str, players: int, ranked: int, steps: int
) -> None:
    games = ScrabbleVector(words, 2, players=players, seed=3, ruleset=RULES[rules], plays=ranked)
    slow = slow_games(games)
    rng = Random(2)
    check_equal(games, slow)
    ended = 0
    for _ in range(steps):
        actions = []
        for expected in slow:
            legal = expected.legal()
            plays = [action for action in legal if action in games.ranges["play"]]
            actions.append(rng.choice(plays if plays and rng.random() < 0.8 else legal))
        games.step(actions)
        for expected, action in zip(slow, actions, strict=True):
            expected.step(action)
        check_equal(games, slow)
        ended += int(games.done.sum())
    assert ended
    for number, expected in enumerate(slow):
        assert games.state(number).events == expected.game.events
