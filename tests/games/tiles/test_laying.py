"""Where tiles may be laid, given by their squares."""

from __future__ import annotations

import pytest

from lexicon_fast.dictionary.alphabet import Alphabet
from lexicon_fast.games.tiles.board import Board
from lexicon_fast.games.tiles.laying import formed_words, placement_fault
from lexicon_fast.games.tiles.layouts import Layout

LAYOUT = Layout.load("scrabble")
#: HAT in the middle row, over the start.
HAT = "15/15/15/15/15/15/15/6HAT6/15/15/15/15/15/15/15"


@pytest.mark.parametrize(
    ("board", "squares", "rule"),
    [
        ("", [(7, 7), (7, 8), (7, 9)], None),
        ("", [(7, 7), (7, 8), (7, 10)], "line"),
        ("", [(7, 6), (7, 8), (7, 9)], "line"),
        ("", [(7, 7), (8, 7), (10, 7)], "line"),
        ("", [(7, 7), (8, 8)], "line"),
        ("", [(7, 7)], "start"),
        ("", [(6, 7), (6, 8)], "start"),
        (HAT, [(7, 5), (7, 9)], None),
        (HAT, [(7, 4), (7, 9)], "line"),
        (HAT, [(3, 3), (3, 4)], "touch"),
    ],
)
def test_tiles_are_in_a_line_without_a_gap(
    board: str, squares: list[tuple[int, int]], rule: str | None
) -> None:
    made = Board.parse(board or "/".join(["15"] * 15), LAYOUT, Alphabet.load("english"))
    tiles = [(row * 15 + column, 1) for row, column in squares]
    fault = placement_fault(made, tiles, LAYOUT, formed_words(made, tiles))
    assert (fault and fault[0]) == rule
