"""Lexibomb-specific part of game analysis; see `bots.analysis`."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from lexicon_fast.bots.analysis import Fact, weighed
from lexicon_fast.bots.lexibomb.advice_types import TurnAnalysis
from lexicon_fast.bots.tiles.analysis import TileAnalysis
from lexicon_fast.games.lexibomb.board import Board

#: Points that a bomb costs, about.
_BOMB: Final = 30


class LexibombAnalysis(TileAnalysis):
    """Points are expected ones, and bombs are facts, too."""

    def facts(self, best: Any, played: Any, observation: Any) -> Iterator[tuple[float, Fact]]:
        yield from super().facts(best, played, observation)
        bomb, bombed = (best.bomb, played.bomb), (best.bombed, played.bombed)
        yield weighed("bomb", bomb, -_BOMB, "hits a bomb in {} of cases", ".0%")
        if None not in bombed:
            text = "then an opponent hits one in {} of cases"
            yield weighed("other bomb", bombed, _BOMB, text, ".0%")


ANALYSIS: Final = LexibombAnalysis(TurnAnalysis, Board, may_be_false=False)
