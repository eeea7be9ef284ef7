"""The bot that makes the play with most points and ignores hidden bombs."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from lexicon_fast._native.lexibomb.known_scores import score_known_plays
from lexicon_fast.bots.lexibomb.bot import LexibombBot, opened_of, position_of
from lexicon_fast.games.lexibomb.minefield import BOMB, CLOSED, ZERO, neighbours
from lexicon_fast.games.lexibomb.plays import Generator, Play
from lexicon_fast.games.tiles.base_generator import PLACE_NAMES

if TYPE_CHECKING:
    from collections.abc import Sequence

    from lexicon_fast.dictionary import Dictionary
    from lexicon_fast.games.lexibomb.observation import Action, Observation

#: By mark of a square: its number of bombs, or 0 if the mark is not a number.
_NUMBER_OF_MARK = bytes(byte - ZERO if ZERO <= byte <= ZERO + 8 else 0 for byte in range(256))


class Greedy(LexibombBot):
    """Makes the play that scores most if no closed square has a bomb.

    For the multipliers, an open square has the number that it shows, and a closed one the number of
    bombs hit around it. Among equal plays it makes the first by place and word. Without a play it
    exchanges all its tiles, or as many as the bag has, the first of the rack. If the rules forbid
    that, it passes.
    """

    kind = "greedy"

    def choose(self, observation: Observation, seed: int) -> Action:
        return self.first_valid_play(observation, partial(_plays, observation, self.words))


def _plays(observation: Observation, words: Dictionary, top: int | None) -> list[Play]:
    """Return the best plays if there are no bombs except those that were hit."""
    rules = observation.rules
    generator = Generator(words, ruleset=rules)
    position = position_of(observation, generator)
    opened = "".join(opened_of(observation, rules)).encode("ascii")
    found = score_known_plays(
        *generator.pair(position.board, position.rack),
        _numbers(opened, neighbours(position.board.rows, position.board.columns)),
        [each.letter for each in rules.multipliers],
        [each.word for each in rules.multipliers],
        top=-1 if top is None else top,
    )
    return [Play(PLACE_NAMES[row[:3]], *row[3:]) for row in found.rows()]


def _numbers(opened: bytes, neighbours_of: Sequence[Sequence[int]]) -> bytes:
    """Return by square the number that it shows, or else the number of hit bombs around it."""
    numbers = bytearray(opened.translate(_NUMBER_OF_MARK))
    for square, shown in enumerate(opened):
        if shown == BOMB:
            for neighbour in neighbours_of[square]:
                numbers[neighbour] += opened[neighbour] in (CLOSED, BOMB)
    return bytes(numbers)
