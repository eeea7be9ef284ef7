"""Words, points and placement of a play on a board.

The tiles of a play are as `Board.tiles` returns them for the board before the play: (index in
`Board.squares`, code). No dictionary is used: the words may not exist.
"""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Final, NamedTuple

from lexicon_fast.games.tiles.board import BLANK_BIT, BLANK_CODE, EMPTY, FREE_BLANK
from lexicon_fast.games.tiles.places import Place

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from lexicon_fast.dictionary.alphabet import Alphabet
    from lexicon_fast.games.tiles.board import Board
    from lexicon_fast.games.tiles.layouts import Layout, Premium

    Tiles = Sequence[tuple[int, int]]

_CODES: Final = 256


class FormedWord(NamedTuple):
    """A word formed by a play.

    place: its start; word: its letters in lower case, as in dictionaries; squares: their indices in
    `Board.squares`.
    """

    place: Place
    word: str
    squares: range


def formed_words(board: Board, tiles: Tiles) -> list[FormedWord]:
    """Return the words of a play: the one along its tiles first, then the crossing ones.

    For a single tile, the word of its row is first. The list is empty if the tile is alone.
    """
    squares = bytearray(board.squares)
    for index, code in tiles:
        squares[index] = code
    columns = board.columns
    down = len(tiles) > 1 and tiles[0][0] % columns == tiles[1][0] % columns
    words = [_word(board, squares, tiles[0][0], down)]
    words += [_word(board, squares, index, not down) for index, _ in tiles]
    return [word for word in words if word is not None]


def score(
    board: Board, tiles: Tiles, layout: Layout, words: Sequence[FormedWord] | None = None
) -> int:
    """Return the points of a play: all its words, and the bonus for the number of its tiles.

    words: the result of `formed_words`, if it is known.
    """
    if words is None:
        words = formed_words(board, tiles)
    return layout.bonus[len(tiles)] + sum(points(board, tiles, layout, words))


def points(
    board: Board,
    tiles: Tiles,
    layout: Layout,
    words: Sequence[FormedWord],
    premiums: Mapping[int, Premium] | Sequence[Premium] | None = None,
) -> list[int]:
    """Return the points of each word of a play.

    Premium squares count for new tiles only; a blank counts 0. premiums: the premium of each new
    tile by its square; None: the premiums of the layout.
    """
    premiums = _premiums(layout) if premiums is None else premiums
    new = dict(tiles)
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


def placement_fault(
    board: Board, tiles: Tiles, layout: Layout, words: Sequence[FormedWord]
) -> tuple[str, str] | None:
    """Return the rule about placement that a play breaks, and a message; None if it breaks none.

    "line": the tiles must be in one row or column, without a gap. "start": the first play must have
    two tiles or more, one of them on the start square. "touch": a later play must touch a tile on
    the board. words: the result of `formed_words`.
    """
    indices = sorted(index for index, _ in tiles)
    rows = {index // board.columns for index in indices}
    columns = {index % board.columns for index in indices}
    if len(rows) > 1 and len(columns) > 1:
        return "line", "the tiles must be in one row or column"
    along = words[0].squares if words else ()
    if len(tiles) > 1 and not (indices[0] in along and indices[-1] in along):
        return "line", "there is a gap between its tiles"
    if board.is_empty:
        if len(tiles) < 2:
            return "start", "the first play must have two tiles or more"
        start = layout.start
        if start is not None and start.row * board.columns + start.column not in indices:
            where = Place(start.row, start.column)
            return "start", f"the first play must cover {where}"
    elif len(words) < 2 and (not words or len(words[0].squares) == len(tiles)):
        return "touch", "it must touch a tile on the board"
    return None


def _word(board: Board, squares: bytearray, index: int, down: bool) -> FormedWord | None:
    """Return the word through a square in its row or column, if it has two letters or more."""
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
    """Return the letter of each code in lower case, FREE_BLANK for a blank without a letter."""
    lower = (alphabet.lower.ljust(BLANK_CODE) + FREE_BLANK).ljust(BLANK_BIT)
    return list(lower + lower)


@lru_cache(maxsize=16)
def values_by_square(layout: Layout, alphabet: Alphabet) -> list[int]:
    """Return the points of the tile with each code."""
    values = [0] * _CODES
    for code, letter in enumerate(alphabet.upper):
        values[code] = layout.values[letter]
    return values


@lru_cache(maxsize=16)
def _premiums(layout: Layout) -> list[Premium]:
    """Return the premiums of all squares, row by row."""
    return [premium for row in layout.squares for premium in row]
