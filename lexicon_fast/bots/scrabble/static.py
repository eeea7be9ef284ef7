"""The bots that play nothing out, and all plays with their leaves and equities."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from lexicon_fast._native.tiles.static_eval import best_choices
from lexicon_fast.bots.base import WORDS
from lexicon_fast.bots.scrabble.bot import ScrabbleBot, endgame_option
from lexicon_fast.bots.tiles.leaves import LEAVES
from lexicon_fast.bots.tiles.simulation import ALL_ACTIONS, leave_of
from lexicon_fast.bots.tiles.static import NO_EXCHANGE, BaseStaticGenerator, Order, bag_and_others
from lexicon_fast.games.tiles.actions import Lay
from lexicon_fast.games.tiles.bag import sort_tiles
from lexicon_fast.games.tiles.plays import PLACE_NAMES, Generator

if TYPE_CHECKING:
    from lexicon_fast.dictionary import Dictionary
    from lexicon_fast.games.scrabble.observation import Observation
    from lexicon_fast.games.tiles.actions import Action
    from lexicon_fast.games.tiles.board import Board
    from lexicon_fast.games.tiles.plays import AnyLayout


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
    options = (WORDS, LEAVES, endgame_option(False))

    def turn(self, observation: Observation, seed: int) -> Action:
        if (found := self.search_endgame(observation)) is not None:
            return found
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

    order: of the plays. Other options and errors as for `games.tiles.plays.Generator`.

    >>> from lexicon_fast import Dictionary
    >>> generator = StaticGenerator(Dictionary.from_words(["cat", "cats"]), top=1)
    >>> [play] = generator.batch([generator.read(([], "CATS"))])[0]
    >>> play.word, play.score, play.leave, play.equity
    ('CAT', 10, 'S', 17.4)
    """

    _generator: Generator

    def __init__(
        self,
        dictionary: Dictionary,
        *,
        layout: AnyLayout = "scrabble",
        top: int | None = None,
        order: Order = "equity",
    ) -> None:
        generator = Generator(dictionary, layout=layout, top=top)
        super().__init__(generator, generator.layout, top, order)
        self.dictionary = dictionary

    def _evaluated(self, position: tuple[Board, str]) -> list[StaticPlay]:
        board, rack = position
        rack = sort_tiles(rack, self.dictionary.alphabet)
        bag, others = bag_and_others(self.layout, board, rack)
        found = best_choices(
            *self._generator.pair(board, rack),
            self._leaves,
            bag=bag,
            top=ALL_ACTIONS,
            exchange_from=NO_EXCHANGE,
            others_value=others,
        )
        return [
            StaticPlay(
                at := PLACE_NAMES[place], word, score, leave_of(Lay(at, word), rack), equity / 100
            )
            for _, place, word, score, equity in found
            if place is not None
        ]
