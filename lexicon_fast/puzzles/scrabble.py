"""Puzzles of Scrabble: the play that scores most."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, ClassVar, Final

from lexicon_fast.games.scrabble import plays
from lexicon_fast.games.tiles.actions import action_of
from lexicon_fast.puzzles.tiles import Scored, TileMaker
from lexicon_fast.rows.painter import counted

if TYPE_CHECKING:
    from lexicon_fast.dictionary import Dictionary

#: The best play must score this much.
_LEAST_POINTS: Final = 30


class ScrabbleMaker(TileMaker):
    """The play that scores most, by a tenth more than any other."""

    game: ClassVar[str] = "scrabble"
    question: ClassVar[str] = "Which play scores most?"
    words: ClassVar[str] = "enable"
    ruleset: ClassVar[Any] = {"name": "puzzle", "layout": "scrabble", "challenge": "void"}
    lead: ClassVar[float] = 0.1

    def plays(self, observation: Any, dictionary: Dictionary) -> list[Scored]:
        layout = observation.rules.layout
        listed = plays(observation.board, observation.rack, dictionary, layout=layout)
        return [Scored(action_of(play), float(play.score)) for play in listed]

    def is_puzzle(self, plays: Sequence[Scored]) -> bool:
        return plays[0].value >= _LEAST_POINTS

    def worth(self, value: float) -> str:
        return counted(round(value), "point")


MAKER: Final = ScrabbleMaker()
