"""Vectors of Lexicon against a slow game that lists all legal moves."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import numpy as np
import pytest
from oracles.lexicon_vector import SlowGame

from lexicon_fast import Dictionary, lexicon
from lexicon_fast._native.dictionary.compiled import Compiled, available_isas
from lexicon_fast.vector import LexiconVector

pytestmark = pytest.mark.native

ENABLE = Dictionary.load("enable")
SMALL = Dictionary.from_words(
    [
        "at",
        "hat",
        "that",
        "wheat",
        "heat",
        "heats",
        "chat",
        "chats",
        "eat",
        "eats",
        "tea",
        "teas",
        "late",
        "tale",
        "teal",
        "slate",
        "least",
        "sale",
        "seal",
        "lot",
        "lots",
        "lost",
        "slot",
        "tool",
        "stool",
        "loot",
        "it",
        "its",
        "sit",
        "hit",
        "hits",
        "this",
    ]
)
#: `lie` can be extended, but by no fewer than four letters.
FAR = Dictionary.from_words(["lie", "lithest", "set", "he"])
RULES = {
    "waddingtons": lexicon.ruleset("waddingtons"),
    "article": lexicon.ruleset("article"),
    "short": replace(lexicon.ruleset("waddingtons"), name="short", cards_each=4, guard=3),
    # Many Masters, so that payments have choices; few cards, so that the stock is renewed often.
    "masters": replace(
        lexicon.ruleset("waddingtons"),
        name="masters",
        pack={"A": 3, "E": 3, "T": 3, "S": 3, "L": 2, "H": 2, "*": 5},
        cards_each=6,
    ),
    "far": replace(
        lexicon.ruleset("waddingtons"),
        name="far",
        pack={"L": 1, "I": 2, "E": 3, "T": 4, "H": 2, "S": 2, "*": 2},
        cards_each=6,
    ),
    "turn up": replace(
        lexicon.ruleset("article"),
        name="turn up",
        pack={"A": 2, "E": 2, "T": 3, "S": 2, "L": 2, "O": 2, "I": 2, "*": 2},
        cards_each=5,
    ),
}


def slow_games(games: LexiconVector) -> list[SlowGame]:
    return [
        SlowGame(
            games.dictionary,
            games.rules,
            players=games.players,
            seed=games.seed,
            game=game,
            targets=len(games.ranges["target"]),
            longest=games.longest,
            plays=len(games.ranges["play"]),
        )
        for game in range(len(games))
    ]


def check_equal(games: LexiconVector, slow: list[SlowGame]) -> None:
    for game, expected in enumerate(slow):
        legal = expected.legal()
        assert games.legal(game) == legal
        assert np.flatnonzero(games.masks[game]).tolist() == legal
        assert games.observations[game].tolist() == expected.observation()
        assert games.plays[game].tolist() == expected.rows
        assert games.rewards[game].tolist() == expected.rewards
        assert bool(games.done[game]) == expected.done
        assert games.turns[game] == expected.turns
        assert games.to_move[game] == expected.round.current_player()


@pytest.mark.parametrize(
    ("words", "rules", "players", "steps"),
    [
        (SMALL, "waddingtons", 2, 800),
        (SMALL, "article", 3, 800),
        (SMALL, "short", 2, 800),
        (SMALL, "masters", 2, 800),
        (SMALL, "masters", 3, 800),
        (SMALL, "turn up", 2, 800),
        (FAR, "far", 2, 400),
        (ENABLE, "waddingtons", 2, 100),
        (ENABLE, "article", 2, 100),
        (ENABLE, "masters", 2, 50),
        (ENABLE, "waddingtons", 5, 50),
    ],
)
def test_every_step_equals_the_slow_game(
    words: Dictionary, rules: str, players: int, steps: int
) -> None:
    games = LexiconVector(words, 3, players=players, seed=7, ruleset=RULES[rules])
    ended = play_both(games, slow_games(games), steps)
    assert ended or words is ENABLE


@pytest.mark.parametrize(
    ("words", "rules", "players", "plays", "steps"),
    [
        (SMALL, "waddingtons", 2, 8, 400),
        (SMALL, "article", 3, 3, 400),
        (SMALL, "masters", 2, 100, 400),
        (SMALL, "turn up", 2, 1, 400),
        (ENABLE, "waddingtons", 2, 20, 60),
        (ENABLE, "masters", 3, 190, 20),
    ],
)
def test_ranked_plays_are_the_best_of_the_slow_game(
    words: Dictionary, rules: str, players: int, plays: int, steps: int
) -> None:
    games = LexiconVector(words, 3, players=players, seed=5, ruleset=RULES[rules], plays=plays)
    ended = play_both(games, slow_games(games), steps)
    assert ended or words is ENABLE


def play_both(games: LexiconVector, slow: list[SlowGame], steps: int) -> int:
    """Take random steps in both, and compare after each. Returns the number of episodes."""
    rng = Random(1)
    check_equal(games, slow)
    ended = 0
    for _ in range(steps):
        actions = [rng.choice(expected.legal()) for expected in slow]
        games.step(actions)
        for expected, action in zip(slow, actions, strict=True):
            expected.step(action)
        check_equal(games, slow)
        ended += int(games.done.sum())
    return ended


def moves_by_masks(games: LexiconVector, seed: int, done: list[int]) -> set[tuple[int, ...]]:
    """All complete moves that masks allow after the steps `done`: the game is replayed for each."""
    found = set()
    waiting: list[list[int]] = [[]]
    while waiting:
        steps = waiting.pop()
        games.reset(seed)
        for action in [*done, *steps]:
            games.step([action])
        if steps and games.observations[0, games.fields["kind"].start] == 0:
            found.add(tuple(steps))
        else:
            waiting += [[*steps, action] for action in games.legal(0)]
    return found


@pytest.mark.parametrize("rules", ["waddingtons", "article", "masters"])
def test_masks_lead_to_exactly_the_legal_moves(rules: str) -> None:
    games = LexiconVector(SMALL, 1, seed=4, ruleset=RULES[rules])
    slow = slow_games(games)[0]
    rng = Random(3)
    done: list[int] = []
    for turn in range(12):
        if turn % 3 == 2:
            assert moves_by_masks(games, 4, done) == set(slow.moves)
        episode = slow.episode
        while slow.episode == episode:  # one turn
            done.append(rng.choice(slow.legal()))
            if slow.step(done[-1]):
                break
        assert slow.episode == 0, "choose another seed: the round must not end"


def with_isa(dictionary: Dictionary, isa: str) -> Dictionary:
    """The same words, searched with another instruction set."""
    return Dictionary(Compiled(bytes(dictionary.compiled.content), "test", isa), dictionary.name)


@pytest.mark.parametrize("isa", available_isas()[1:])
def test_instruction_sets_agree(isa: str) -> None:
    words = Dictionary.from_words([*ENABLE][::20])
    games = [LexiconVector(each, 4, seed=6) for each in (words, with_isa(words, isa))]
    for _ in range(150):
        actions = games[0].sample()
        for each in games:
            each.step(actions)
        assert (games[0].observations == games[1].observations).all()
        assert (games[0].masks == games[1].masks).all()


@pytest.mark.parametrize("plays", [0, 6])
def test_a_state_is_the_round_of_the_referee(plays: int) -> None:
    games = LexiconVector(ENABLE, 3, seed=2, plays=plays)
    slow = slow_games(games)
    for _ in range(150):
        actions = games.sample()
        games.step(actions)
        for game, action in zip(slow, actions.tolist(), strict=True):
            game.step(action)
    for number, game in enumerate(slow):
        mine = games.state(number)
        assert mine.events == game.round.events
        assert mine.observation(0) == game.round.observation(0)
        assert mine.stock == game.round.stock
