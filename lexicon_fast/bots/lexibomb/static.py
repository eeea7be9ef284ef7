"""The bots that play nothing out, and all plays with their leaves and equities."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Any, NamedTuple

from lexicon_fast._native.lexibomb.play_scores import best_actions, score_known_plays
from lexicon_fast.bots.lexibomb.bot import LexibombBot, expected_plays, opened_of, position_of
from lexicon_fast.bots.tiles.leaves import LEXIBOMB
from lexicon_fast.bots.tiles.static import BaseStaticGenerator
from lexicon_fast.games.lexibomb.minefield import BOMB, CLOSED, ZERO, neighbours
from lexicon_fast.games.lexibomb.plays import Generator, Play
from lexicon_fast.games.tiles.plays import PLACE_NAMES

if TYPE_CHECKING:
    from collections.abc import Sequence

    from lexicon_fast._native.lexibomb.play_scores import _Action
    from lexicon_fast.dictionary import Dictionary
    from lexicon_fast.games.lexibomb.observation import Action, Observation
    from lexicon_fast.games.lexibomb.plays import Checked
    from lexicon_fast.games.lexibomb.rules import Ruleset


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
    scored = score_known_plays(
        *generator.pair(position.board, position.rack),
        _numbers(opened, neighbours(position.board.rows, position.board.columns)),
        [premium.letter for premium in rules.multipliers],
        [premium.word for premium in rules.multipliers],
        top=-1 if top is None else top,
    )
    return [Play(PLACE_NAMES[row[:3]], *row[3:]) for row in scored.rows()]


def _numbers(opened: bytes, neighbours_of: Sequence[Sequence[int]]) -> bytes:
    """Return by square the number that it shows, or else the number of hit bombs around it."""
    numbers = bytearray(opened.translate(_NUMBER_OF_MARK))
    for square, shown in enumerate(opened):
        if shown == BOMB:
            for neighbour in neighbours_of[square]:
                numbers[neighbour] += opened[neighbour] in (CLOSED, BOMB)
    return bytes(numbers)


class Odds(LexibombBot):
    """Makes the play with the highest expected score.

    The expectation is exact, over all placements of the bombs that agree with the open numbers.
    Among equal plays it makes the first by place and word. Without a play it exchanges all its
    tiles, or as many as the bag has, the first of the rack. If the rules forbid that, it passes.
    """

    kind = "odds"

    def choose(self, observation: Observation, seed: int) -> Action:
        return self.first_valid_play(observation, partial(expected_plays, observation, self.words))


class StaticPlay(NamedTuple):
    """A legal play with its static evaluation.

    at, word, score, bomb: as in `games.lexibomb.plays.Play`; leave: the tiles kept, sorted;
    equity: the expected points plus the value of the leave.
    """

    at: str
    word: str
    score: float
    bomb: float
    leave: str
    equity: float


class StaticGenerator(BaseStaticGenerator[StaticPlay]):
    """Lists the plays of positions with their leaves and equities.

    Options as for `BaseStaticGenerator` and `games.lexibomb.plays.Generator`.

    >>> from lexicon_fast import Dictionary
    >>> generator = StaticGenerator(Dictionary.from_words(["cat", "cats"]), top=1)
    >>> [play] = generator.batch([generator.read(([], [], "CATS"))])[0]
    >>> play.word, play.leave
    ('CAT', 'S')
    """

    GENERATOR = Generator
    LEAVES = LEXIBOMB
    _generator: Generator

    @property
    def rules(self) -> Ruleset:
        """The ruleset of the positions."""
        return self._generator.rules

    def _choices(self, position: Checked, **options: Any) -> list[_Action]:
        return best_actions(
            *self._generator.pair(position.board, position.rack),
            position.odds,
            self._leaves,
            [premium.letter for premium in self.rules.multipliers],
            [premium.word for premium in self.rules.multipliers],
            **options,
        )

    def _play(self, at: str, word: str, leave: str, *values: Any) -> StaticPlay:
        score, bomb, leave_value = values
        return StaticPlay(at, word, score, bomb, leave, score + leave_value)
