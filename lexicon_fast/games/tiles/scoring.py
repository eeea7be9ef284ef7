"""One play on a board: the words it forms, its points, and whether it lies as the rules want.

The tiles of a play are as `Board.tiles` gives them: (index in `Board.squares`, code), of the board
before the play. No dictionary is asked: a play may form what is no word.
"""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Final, NamedTuple

from lexicon_fast.games.tiles.board import BLANK_BIT, BLANK_CODE, EMPTY, FREE_BLANK
from lexicon_fast.games.tiles.places import Place

if TYPE_CHECKING:
    from collections.abc import Sequence

    from lexicon_fast.alphabet import Alphabet
    from lexicon_fast.games.tiles.board import Board
    from lexicon_fast.games.tiles.layouts import Layout, Premium

    Tiles = Sequence[tuple[int, int]]

_CODES: Final = 256


class FormedWord(NamedTuple):
    """A word that lies on the board once a play is laid.

    place: where it begins; word: its letters in lower case, as dictionaries have them; squares:
    their indices in `Board.squares`.
    """

    place: Place
    word: str
    squares: range


def formed_words(board: Board, tiles: Tiles) -> list[FormedWord]:
    """The words that a play forms: the one it is laid along first, then those across it.

    A single tile may form words both ways: that of its row is first. None if the tiles are alone.
    """
    squares = _squares_after(board, tiles)
    columns = board.columns
    down = len(tiles) > 1 and tiles[0][0] % columns == tiles[1][0] % columns
    words = [_word(board, squares, tiles[0][0], down)]
    words += [_word(board, squares, index, not down) for index, _ in tiles]
    return [word for word in words if word is not None]


def score(
    board: Board, tiles: Tiles, layout: Layout, words: Sequence[FormedWord] | None = None
) -> int:
    """The points of a play: all words it forms, and the bonus for so many tiles.

    words: what `formed` gives, if that is known.
    """
    if words is None:
        words = formed_words(board, tiles)
    return layout.bonus[len(tiles)] + sum(points(board, tiles, layout, words))


def points(board: Board, tiles: Tiles, layout: Layout, words: Sequence[FormedWord]) -> list[int]:
    """What each word of a play earns.

    Premium squares count for the tiles laid on them now, a blank counts 0.
    """
    new = dict(tiles)
    premiums = _premiums(layout)
    values = values_by_square(layout, board.alphabet)
    earned = []
    for word in words:
        total, times = 0, 1
        for index in word.squares:
            code = new.get(index)
            if code is None:
                total += values[board.squares[index]]
            else:
                premium = premiums[index]
                total += values[code] * premium.letter
                times *= premium.word
        earned.append(total * times)
    return earned


def misplaced(
    board: Board, tiles: Tiles, layout: Layout, words: Sequence[FormedWord] | None = None
) -> tuple[str, str] | None:
    """The rule that a play breaks by where it lies, and how; None: it lies well.

    "line": its tiles lie in one row or column, with no gap. "start": the first play has two tiles
    or more, one of them on the start square. "touch": a later one touches what lies there. words:
    as for `score`.
    """
    indices = sorted(index for index, _ in tiles)
    rows = {index // board.columns for index in indices}
    columns = {index % board.columns for index in indices}
    if len(rows) > 1 and len(columns) > 1:
        return "line", "its tiles lie in more than one row and column; accepted: one of either"
    if words is None:
        words = formed_words(board, tiles)
    along = words[0].squares if words else ()
    if len(tiles) > 1 and not (indices[0] in along and indices[-1] in along):
        return "line", "there is a gap between its tiles; accepted: tiles in one line, with no gap"
    if board.is_empty:
        if len(tiles) < 2:
            return "start", "the first play has 1 tile; accepted: two or more"
        start = layout.start
        if start is not None and start.row * board.columns + start.column not in indices:
            where = Place(start.row, start.column)
            return "start", f"the first play does not cover {where}; accepted: one that does"
    elif len(words) < 2 and (not words or len(words[0].squares) == len(tiles)):
        return "touch", "it touches no tile on the board; accepted: a play that does"
    return None


def _squares_after(board: Board, tiles: Tiles) -> bytearray:
    squares = bytearray(board.squares)
    for index, code in tiles:
        squares[index] = code
    return squares


def _word(board: Board, squares: bytearray, index: int, down: bool) -> FormedWord | None:
    """The letters around a square, in a row or a column, if they are more than one."""
    columns = board.columns
    row, column = divmod(index, columns)
    lane = squares[column::columns] if down else squares[index - column : index - column + columns]
    here = row if down else column
    first = lane.rfind(EMPTY, 0, here) + 1
    end = lane.find(EMPTY, here)
    if end < 0:
        end = len(lane)
    if end - first < 2:
        return None
    letters = _letters(board.alphabet)
    word = "".join([letters[code] for code in lane[first:end]])
    if down:
        return FormedWord(
            Place(first, column, True),
            word,
            range(first * columns + column, end * columns + column, columns),
        )
    left = index - column
    return FormedWord(Place(row, first), word, range(left + first, left + end))


@lru_cache(maxsize=16)
def _letters(alphabet: Alphabet) -> list[str]:
    """By code of a square: its letter in lower case, or a blank that stands for none."""
    lower = (alphabet.lower.ljust(BLANK_CODE) + FREE_BLANK).ljust(BLANK_BIT)
    return list(lower + lower)


@lru_cache(maxsize=16)
def values_by_square(layout: Layout, alphabet: Alphabet) -> list[int]:
    """By code of a square: the points of what lies there."""
    values = [0] * _CODES
    for code, letter in enumerate(alphabet.upper):
        values[code] = layout.values[letter]
    return values


@lru_cache(maxsize=16)
def _premiums(layout: Layout) -> list[Premium]:
    """Those of all squares, row by row."""
    return [premium for row in layout.squares for premium in row]
