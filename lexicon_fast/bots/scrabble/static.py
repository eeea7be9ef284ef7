"""The bots that play nothing out, and all plays with their leaves and equities."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

from lexicon_fast._native.tiles.static_eval import best_choices
from lexicon_fast.bots.base import WORDS
from lexicon_fast.bots.scrabble.bot import ScrabbleBot, endgame_option
from lexicon_fast.bots.tiles.leaves import LEAVES
from lexicon_fast.bots.tiles.static import BaseStaticGenerator
from lexicon_fast.games.tiles.plays import Generator

if TYPE_CHECKING:
    from lexicon_fast._native.tiles.static_eval import _Choice
    from lexicon_fast.games.scrabble.observation import Observation
    from lexicon_fast.games.tiles.actions import Action
    from lexicon_fast.games.tiles.board import Board


class Greedy(ScrabbleBot):
    """Makes the play with most points; among equal plays, the first that the generator finds.

    Without a play it exchanges all its tiles, or as many as the bag has, the first of the rack. If
    the rules forbid that, it passes.
    """

    kind = "greedy"

    def turn(self, observation: Observation, seed: int) -> Action:
        return self.best_static(observation, None)


class Static(ScrabbleBot):
    """Makes the play or the exchange with the best sum of score and leave value.

    Leave values were learned from games against itself (see docs/leaves.md). Once the bag is empty,
    it also counts the cost of the tiles left, and the gain of going out.
    """

    kind = "static"
    turn_values = True
    options = (WORDS, LEAVES, endgame_option(False))

    def turn(self, observation: Observation, seed: int) -> Action:
        if (action := self.search_endgame(observation)) is not None:
            return action
        return self.best_static(observation, self.leaves_for(observation.rules))


class StaticPlay(NamedTuple):
    """A legal play with its static evaluation.

    at, word, score: as in `games.tiles.plays.Play`; leave: the tiles kept, sorted; equity: the
    points plus the value of the leave, as the bot `static` ranks plays.
    """

    at: str
    word: str
    score: int
    leave: str
    equity: float


class StaticGenerator(BaseStaticGenerator[StaticPlay]):
    """Lists the plays of positions with their leaves and equities.

    Options as for `BaseStaticGenerator` and `games.tiles.plays.Generator`.

    >>> from lexicon_fast import Dictionary
    >>> generator = StaticGenerator(Dictionary.from_words(["cat", "cats"]), top=1)
    >>> [play] = generator.batch([generator.read(([], "CATS"))])[0]
    >>> play.word, play.score, play.leave, play.equity
    ('CAT', 10, 'S', 17.4)
    """

    GENERATOR = Generator
    _generator: Generator

    def _choices(self, position: tuple[Board, str], **options: Any) -> list[_Choice]:
        return best_choices(*self._generator.pair(*position), self._leaves, **options)

    def _play(self, at: str, word: str, leave: str, *values: Any) -> StaticPlay:
        score, equity = values
        return StaticPlay(at, word, score, leave, equity / 100)
