"""Lexibomb-specific part of game analysis; see `bots.analysis`."""

from __future__ import annotations

from typing import Final

from lexicon_fast.bots.lexibomb.advice_types import TurnAnalysis
from lexicon_fast.bots.tiles.analysis import TileAnalysis
from lexicon_fast.games.lexibomb.board import Board

ANALYSIS: Final = TileAnalysis(TurnAnalysis, Board, may_be_false=False)
