"""Scrabble: all legal plays of a position with their scores.

>>> from lexicon_fast import Dictionary, scrabble
>>> d = Dictionary.from_words(["quit", "quits", "it", "quiz"])
>>> board = ["." * 15] * 7 + [".......IT......"] + ["." * 15] * 7
>>> scrabble.plays(board, "QU?", d)[0]
Play(at='8F', word='QU(IT)', score=13)
"""

from __future__ import annotations

from lexicon_fast.games.crossword.board import Board
from lexicon_fast.games.crossword.cgp import Position, format_cgp, parse_cgp
from lexicon_fast.games.crossword.layouts import Layout
from lexicon_fast.games.crossword.plays import Found, Generator, Play, plays, plays_batch

__all__ = [
    "Board",
    "Found",
    "Generator",
    "Layout",
    "Play",
    "Position",
    "format_cgp",
    "parse_cgp",
    "plays",
    "plays_batch",
]
