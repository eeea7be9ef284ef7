"""Lexibomb-specific part of game analysis; see `bots.analysis`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Final

from lexicon_fast.bots.lexibomb.advice_types import TurnAnalysis
from lexicon_fast.bots.tiles.analysis import TileAnalysis
from lexicon_fast.games.lexibomb.board import Board

if TYPE_CHECKING:
    from collections.abc import Sequence

    from lexicon_fast.dictionary import Dictionary


class LexibombAnalysis(TileAnalysis):
    """Analyses Lexibomb."""

    turn_type = TurnAnalysis
    board_type: ClassVar[type[Board]] = Board

    def false_words(self, observation: Any, action: Any, dictionary: Dictionary) -> Sequence[str]:
        return ()  # the game refuses them


ANALYSIS: Final = LexibombAnalysis()
