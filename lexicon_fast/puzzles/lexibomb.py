"""Puzzles of Lexibomb: the play with the most expected points, given the risk of bombs."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, ClassVar, Final

from lexicon_fast.games.lexibomb import plays
from lexicon_fast.games.lexibomb.board import Board
from lexicon_fast.games.lexibomb.rules import is_word
from lexicon_fast.games.tiles.actions import Lay
from lexicon_fast.games.tiles.board import FREE_BLANK
from lexicon_fast.puzzles.tiles import Scored, TileMaker

if TYPE_CHECKING:
    from lexicon_fast.dictionary import Dictionary

#: The best play must be worth this much; some of the next plays must risk more, and some less.
_LEAST_POINTS: Final = 12.0
_NEXT: Final = 20
_RISK: Final = 0.1


class LexibombMaker(TileMaker):
    """The play that is worth most on average, by a twentieth more than any other."""

    game: ClassVar[str] = "lexibomb"
    question: ClassVar[str] = "Which play is worth most, given the risk of bombs?"
    words: ClassVar[str] = "2of12inf"
    board_type: ClassVar[type[Board]] = Board
    ruleset: ClassVar[Any] = "standard"
    lead: ClassVar[float] = 0.05

    def plays(self, observation: Any, dictionary: Dictionary) -> list[Scored]:
        listed = plays(
            observation.board,
            observation.opened,
            observation.rack,
            dictionary,
            ruleset=observation.rules,
        )
        return [Scored(Lay(play.at, play.word), play.score, play.bomb) for play in listed]

    def is_puzzle(self, plays: Sequence[Scored]) -> bool:
        best, following = plays[0], plays[1:_NEXT]
        # The words of a blank that is any letter are not known.
        if best.value < _LEAST_POINTS or FREE_BLANK in best.play.word:
            return False
        return any(other.bomb > best.bomb + _RISK for other in following) and any(
            other.bomb < best.bomb - _RISK for other in following
        )

    def is_word(self, word: str, dictionary: Dictionary) -> bool:
        return is_word(word, dictionary)

    def worth(self, value: float) -> str:
        return f"{value:.1f} points on average"


MAKER: Final = LexibombMaker()
