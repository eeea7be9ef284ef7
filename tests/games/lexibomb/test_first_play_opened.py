"""The first play of Lexibomb where open squares make the two directions differ."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from oracles.lexibomb_plays import Plays

from lexicon_fast import Dictionary, bots, lexibomb
from lexicon_fast.base.rng import Rng
from lexicon_fast.games.lexibomb.minefield import CLOSED, Minefield, rows_of
from lexicon_fast.games.lexibomb.observation import Observation
from lexicon_fast.games.tiles.places import Place, parse_place

SIDE = 15
EMPTY = ["." * SIDE] * SIDE
LAYOUT = lexibomb.RULESETS["standard"].layout
WORDS = [
    *("ab", "ad", "bad", "dab", "cab", "bead", "abed", "faced", "decaf", "aced", "fade", "deaf"),
    *("cede", "babe", "dead", "added", "facade", "bedface"),
]

#: A column of squares that multiply letters by 3 and surely have no bomb.
COLUMN = ["." * 7 + ("2" if 3 <= row <= 7 else ".") + "." * 7 for row in range(SIDE)]


@pytest.fixture(scope="module")
def dictionary() -> Dictionary:
    return Dictionary.from_words(WORDS)


def opened_squares(seed: int) -> list[str]:
    """Some squares opened on an empty board, as the numbers of one placement of the bombs."""
    rng = Random(seed)
    field = Minefield.laid(SIDE, SIDE, 22, Rng(seed))
    bombs = "".join(field.lines())
    free = [square for square, mark in enumerate(bombs) if mark == "."]
    opened = field.open(bytes([CLOSED]) * SIDE**2, rng.sample(free, rng.randint(1, 6)))
    return list(rows_of(opened, SIDE))


def mirrored(rows: list[str]) -> list[str]:
    return ["".join(column) for column in zip(*rows, strict=True)]


def mirrored_place(at: str) -> str:
    place = parse_place(at)
    assert place is not None
    return str(Place(place.column, place.row, not place.down))


def is_down(at: str) -> bool:
    return at[0].isalpha()


@pytest.mark.slow
def test_plays_down_mirror_plays_across(dictionary: Dictionary) -> None:
    generator = lexibomb.Generator(dictionary)
    seen = 0
    for seed in range(5):
        opened = opened_squares(seed)
        if opened == mirrored(opened):
            continue
        seen += 1
        plays = generator.plays(EMPTY, opened, "FACED_")
        other = generator.plays(EMPTY, mirrored(opened), "FACED_")
        assert {is_down(play.at) for play in plays} == {True, False}
        assert {(play.at, play.word): play[2:] for play in plays} == {
            (mirrored_place(play.at), play.word): pytest.approx(play[2:], abs=2e-6)
            for play in other
        }
        wanted = Plays(WORDS, LAYOUT).plays(EMPTY, "FACED_", opened)
        assert sorted((play.at, play.word) for play in plays) == wanted
        assert generator.lays(EMPTY, "FACED_", opened) == wanted
    assert seen > 3


def test_a_symmetric_minefield_lists_plays_across_only(dictionary: Dictionary) -> None:
    generator = lexibomb.Generator(dictionary)
    middle = [*EMPTY]
    middle[7] = "." * 7 + "1" + "." * 7
    for opened in (EMPTY, middle, ()):
        plays = generator.plays(EMPTY, opened, "FACED_")
        assert plays
        assert not any(is_down(play.at) for play in plays)
        wanted = Plays(WORDS, LAYOUT).plays(EMPTY, "FACED_", opened)
        assert sorted((play.at, play.word) for play in plays) == wanted
        assert generator.lays(EMPTY, "FACED_", opened) == wanted


def observation(opened: list[str], rack: str) -> Observation:
    return Observation(
        player=0,
        rack=rack,
        opened=tuple(opened),
        bag=100 - 14,
        rack_sizes=(7, 7),
        scores=(0, 0),
        to_move=0,
        zeros=(0, 0),
    )


def test_the_best_play_may_be_down(dictionary: Dictionary) -> None:
    best = lexibomb.plays(EMPTY, COLUMN, "FACEDBB", dictionary, top=1)[0]
    assert best.at == "H4"
    assert best.bomb == 0
    across = [
        play
        for play in lexibomb.plays(EMPTY, COLUMN, "FACEDBB", dictionary)
        if not is_down(play.at)
    ]
    assert best.score > across[0].score


def test_legal_actions_are_in_both_directions(dictionary: Dictionary) -> None:
    legal: list[Any] = lexibomb.legal_actions(observation(COLUMN, "ABCDEFF"), dictionary)
    listed = [(each.at, each.word) for each in legal if isinstance(each, lexibomb.Lay)]
    assert listed == Plays(WORDS, LAYOUT).plays(EMPTY, "ABCDEFF", COLUMN)
    assert ("H4", "FACED") in listed
    closed: list[Any] = lexibomb.legal_actions(observation([], "ABCDEFF"), dictionary)
    assert not any(is_down(each.at) for each in closed if isinstance(each, lexibomb.Lay))


@pytest.mark.parametrize("name", ["greedy", "odds", "expert:iterations=20"])
def test_bots_find_the_best_play_down(name: str, dictionary: Dictionary) -> None:
    seen = observation(COLUMN, "ABCDEFF")
    action = bots.bot(name, dictionary, "lexibomb").choose(seen, 1)
    assert isinstance(action, lexibomb.Lay)
    assert action.at == "H4"
    assert action in lexibomb.legal_actions(seen, dictionary)
