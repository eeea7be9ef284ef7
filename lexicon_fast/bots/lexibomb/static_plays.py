"""All plays of positions of Lexibomb with their leaves and equities."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from lexicon_fast._native.lexibomb.play_scores import best_actions
from lexicon_fast.bots.tiles.actions import leave_of
from lexicon_fast.bots.tiles.simulation import ALL_ACTIONS
from lexicon_fast.bots.tiles.static_plays import (
    NO_EXCHANGE,
    BaseStaticGenerator,
    Order,
    bag_and_others,
)
from lexicon_fast.games.lexibomb.plays import Generator
from lexicon_fast.games.tiles.actions import Lay
from lexicon_fast.games.tiles.bag import sort_tiles
from lexicon_fast.games.tiles.base_generator import PLACE_NAMES

if TYPE_CHECKING:
    from lexicon_fast.dictionary import Dictionary
    from lexicon_fast.games.lexibomb.plays import AnyRuleset, Checked


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

    order: of the plays. Other options and errors as for `games.lexibomb.plays.Generator`.

    >>> from lexicon_fast import Dictionary
    >>> generator = StaticGenerator(Dictionary.from_words(["cat", "cats"]), top=1)
    >>> [play] = generator.batch([generator.read(([], [], "CATS"))])[0]
    >>> play.word, play.leave
    ('CAT', 'S')
    """

    _generator: Generator

    def __init__(
        self,
        dictionary: Dictionary,
        *,
        ruleset: AnyRuleset = "standard",
        top: int | None = None,
        order: Order = "equity",
    ) -> None:
        generator = Generator(dictionary, ruleset=ruleset, top=top)
        super().__init__(generator, generator.rules.layout, top, order)
        self.rules = generator.rules

    def _evaluated(self, position: Checked) -> list[StaticPlay]:
        board, odds = position.board, position.odds
        rack = sort_tiles(position.rack, board.alphabet)
        bag, others = bag_and_others(self.rules.layout, board, rack)
        found = best_actions(
            *self._generator.pair(board, rack),
            odds,
            self._leaves,
            [each.letter for each in self.rules.multipliers],
            [each.word for each in self.rules.multipliers],
            bag=bag,
            top=ALL_ACTIONS,
            exchange_from=NO_EXCHANGE,
            others_value=others,
        )
        return [
            StaticPlay(
                at := PLACE_NAMES[place],
                word,
                score,
                bomb,
                leave_of(Lay(at, word), rack),
                score + leave_value,
            )
            for _, place, word, score, bomb, leave_value in found
            if place is not None
        ]
