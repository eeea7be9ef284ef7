"""All plays in plain Python: the slow, obvious twin of the native generator.

It shares nothing with the fast path but the layout's data. Boards are rows of text: a letter in
upper case or `_` for a tile, `.` for an empty square. Racks are upper case, `_` the blank.
"""

from __future__ import annotations

from collections import Counter
from functools import cache
from typing import TYPE_CHECKING, Final

from oracles.tile_plays import WordList, is_symmetric

if TYPE_CHECKING:
    from collections.abc import Collection, Iterator, Sequence

    from lexicon_fast.games.tiles.layouts import Layout

    Square = tuple[int, int]

EMPTY: Final = "."
BLANK: Final = "_"


class Plays:
    """The plays of positions with one dictionary."""

    def __init__(self, words: Collection[str] | WordList, layout: Layout) -> None:
        self.words = words if isinstance(words, WordList) else WordList(words)
        self.layout = layout
        self._fits: dict[str, bool] = {}

    def is_word(self, pattern: str) -> bool:
        """Is there a word with these letters, and any in place of its blanks?"""
        found = self._fits.get(pattern)
        if found is None:
            found = self._fits[pattern] = any(
                all(mark in (BLANK, letter) for mark, letter in zip(pattern, word, strict=True))
                for word in self.words.within(
                    pattern.replace(BLANK, ""), pattern.count(BLANK), len(pattern)
                )
            )
        return found

    def plays(
        self, rows: Sequence[str], rack: str, opened: Sequence[str] = ()
    ) -> list[tuple[str, str]]:
        """Place and word of all legal plays, by place, then by word.

        Letters that lie there are in parentheses. A play of one tile that makes words both ways is
        listed once, across; on an empty board only plays across are listed if layout and open
        squares are symmetric.
        """
        board = {
            (row, column): tile
            for row, line in enumerate(rows)
            for column, tile in enumerate(line)
            if tile != EMPTY
        }
        found: set[tuple[str, str]] = set()
        mirrored = ["".join(column) for column in zip(*opened, strict=True)]
        alike = is_symmetric(self.layout) and list(opened) == mirrored
        for down in (False,) if not board and alike else (False, True):
            for squares in self._places(board, len(rack), down):
                found.update(self._at(board, squares, rack, down))
        return sorted(found)

    def _places(self, board: dict[Square, str], most: int, down: bool) -> Iterator[list[Square]]:
        """The squares of words that could be made: whole ones, that touch what lies there."""
        layout = self.layout
        lanes, length = layout.rows, layout.columns
        if down:
            lanes, length = length, lanes
        for lane in range(lanes):
            line = [(place, lane) if down else (lane, place) for place in range(length)]
            for first in range(length):
                for last in range(first + 1, length):
                    squares = line[first : last + 1]
                    new = [square for square in squares if square not in board]
                    beside = [*line[max(0, first - 1) : first], *line[last + 1 : last + 2]]
                    if len(new) > most:
                        break
                    if not new or any(square in board for square in beside):
                        continue
                    touches = any(near in board for square in new for near in _around(square))
                    if touches if board else len(new) > 1:
                        yield squares

    def _at(
        self, board: dict[Square, str], squares: list[Square], rack: str, down: bool
    ) -> Iterator[tuple[str, str]]:
        """The plays that make a word of just these squares."""
        new = [square for square in squares if square not in board]
        if down and len(new) == 1 and len(_run(board, new[0], (0, 1))) > 1:
            return  # it is listed across
        lying = [board[square] for square in squares if square in board]
        letters = "".join(each for each in [*lying, *rack] if each != BLANK)
        blanks = (*lying, *rack).count(BLANK)
        row, column = squares[0]
        letter = "ABCDEFGHIJKLMNOPQRSTU"[column]
        at = f"{letter}{row + 1}" if down else f"{row + 1}{letter}"
        done = set()
        for word in self.words.within(letters, blanks, len(squares)):
            if any(
                board.get(square, BLANK) not in (BLANK, each)
                for square, each in zip(squares, word, strict=True)
            ):
                continue
            wanted = [
                each for square, each in zip(squares, word, strict=True) if square not in board
            ]
            for tiles in _payments(tuple(wanted), rack):
                if tiles not in done:
                    done.add(tiles)
                    laid = dict(zip(new, tiles, strict=True))
                    if all(self._crosses(board, square, laid[square], down) for square in new):
                        text = "".join(laid.get(each) or f"({board[each]})" for each in squares)
                        yield at, text.replace(")(", "")

    def _crosses(self, board: dict[Square, str], square: Square, tile: str, down: bool) -> bool:
        """May this tile lie here, for the word across the play?"""
        run = _run(board, square, (0, 1) if down else (1, 0))
        return len(run) == 1 or self.is_word("".join(board.get(each, tile) for each in run))


def plays(
    rows: Sequence[str],
    rack: str,
    words: Collection[str] | WordList,
    layout: Layout,
    opened: Sequence[str] = (),
) -> list[tuple[str, str]]:
    """Place and word of all legal plays: see `Plays.plays`."""
    return Plays(words, layout).plays(rows, rack, opened)


def _around(square: Square) -> list[Square]:
    row, column = square
    return [(row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1)]


def _run(board: dict[Square, str], square: Square, step: tuple[int, int]) -> list[Square]:
    """The squares of the word in that direction that a tile on this square is in."""
    run = [square]
    while (before := (run[0][0] - step[0], run[0][1] - step[1])) in board:
        run.insert(0, before)
    while (after := (run[-1][0] + step[0], run[-1][1] + step[1])) in board:
        run.append(after)
    return run


@cache
def _payments(letters: tuple[str, ...], rack: str) -> list[tuple[str, ...]]:
    """All ways to lay letters with the tiles of a rack, blanks among them."""
    ways: list[tuple[tuple[str, ...], Counter[str]]] = [((), Counter(rack))]
    for letter in letters:
        ways = [
            ((*tiles, tile), left - Counter([tile]))
            for tiles, left in ways
            for tile in (letter, BLANK)
            if left[tile]
        ]
    return [tiles for tiles, _ in ways]
