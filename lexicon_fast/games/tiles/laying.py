"""Plays on a board: their tiles, words and points, or the rule that they break.

The tiles of a play are as `Board.tiles` returns them for the board before the play: (index in
`Board.squares`, code). No dictionary is used: the words may not exist. Tests compare the results
with those of the generator in `plays`, which works in another way.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache
from typing import Final, NamedTuple

from lexicon_fast.base.errors import BadAction, IllegalAction, excerpt
from lexicon_fast.dictionary.alphabet import Alphabet
from lexicon_fast.games.events import refuse_type
from lexicon_fast.games.tiles.actions import Lay
from lexicon_fast.games.tiles.board import BLANK_BIT, BLANK_CODE, EMPTY, FREE_BLANK, Board
from lexicon_fast.games.tiles.layouts import Layout, Premium
from lexicon_fast.games.tiles.places import MAX_SIDE, Place, parse_place

Tiles = Sequence[tuple[int, int]]

#: Maximum length of a word with all its parentheses.
_MAX_TEXT: Final = 3 * MAX_SIDE
_CODES: Final = 256


class FormedWord(NamedTuple):
    """A word formed by a play.

    place: its start; word: its letters in lower case, as in dictionaries; squares: their indices in
    `Board.squares`.
    """

    place: Place
    word: str
    squares: range


class CheckedPlay(NamedTuple):
    """A play that the board allows. Whether its words exist is not checked.

    `listed_play` maps it to a play of the generator.

    action: as the generator writes it; tiles: square index and code (see `Board`) of each tile of
    the play; paid: these tiles on the rack, in the same order; words: the words formed, that of
    `action` first.
    """

    action: Lay
    tiles: list[tuple[int, int]]
    paid: str
    words: list[FormedWord]


class ScoredPlay(NamedTuple):
    """A `CheckedPlay` with its points, bonus included, and its words as text in lower case."""

    action: Lay
    tiles: list[tuple[int, int]]
    paid: str
    words: tuple[str, ...]
    score: int


def scored_play(action: Lay, board: Board, layout: Layout) -> ScoredPlay:
    """Return a play with its points by the layout. Raises IllegalAction as `checked_play` does."""
    play = checked_play(action, board, layout)
    words = tuple([each.word for each in play.words])
    points = score(board, play.tiles, layout, play.words)
    return ScoredPlay(play.action, play.tiles, play.paid, words, points)


def checked_play(action: Lay, board: Board, layout: Layout) -> CheckedPlay:
    """Return the tiles and words of a play.

    Letters that are on the board may be written plainly, in parentheses or as `.`. A play of one
    tile may be given across or down; the result is across if that forms a word.
    Raises IllegalAction (rules "action", "place", "word", "rack", "start", "touch", "line").
    """
    at, word = action.at, action.word
    if type(at) is not str:
        refuse_type("at", at, "a place: 8D (across) or D8 (down)")
    if type(word) is not str:
        refuse_type("word", word, "a word with the letters on the board in parentheses: QUI(T)z")
    place = parse_place(at) if len(at) <= 3 else None
    if place is None:
        raise IllegalAction(
            "place", f"{excerpt(at, 20)} is not a place; use 8D (across) or D8 (down)"
        )
    alphabet = board.alphabet
    word = alphabet.read(word)
    if len(word) > _MAX_TEXT or not set(word) <= {*board.codes(alphabet), "(", ")"}:
        raise IllegalAction(
            "word",
            f"{excerpt(word)} is not a word; use letters {alphabet.describe()},"
            f" {board.blank_form}, letters on the board in parentheses",
        )
    if not (place.row < board.rows and place.column < board.columns):
        last = Place(board.rows - 1, board.columns - 1)
        raise IllegalAction("place", f"{place} is not on the board; use 1A to {last}")
    size = len(word) - word.count("(") - word.count(")")
    room = (board.rows - place.row) if place.down else (board.columns - place.column)
    if size > room:
        raise IllegalAction("place", f"{place} {word} leaves the board; {room} letters fit there")
    try:
        tiles = board.tiles(place, word)
    except BadAction as error:
        raise IllegalAction("word", str(error)) from None
    shown = f"{place} {word}"
    if len(tiles) > layout.rack_size:
        raise IllegalAction(
            "rack", f"{shown}: {len(tiles)} tiles are more than a rack of {layout.rack_size}"
        )
    words = formed_words(board, tiles)
    if fault := placement_fault(board, tiles, layout, words):
        raise IllegalAction(fault[0], f"{shown}: {fault[1]}")
    full = play_of(board, words[0].place, len(words[0].squares), dict(tiles))
    along = [each for each in words if each.place.down == place.down]
    if along and (along[0].place, len(along[0].squares)) != (place, size):
        raise IllegalAction(
            "line",
            f"{shown}: more letters are next to it; write the complete word, {full.at} {full.word}",
        )
    paid = "".join([board.tile(code) for _, code in tiles])
    return CheckedPlay(full, tiles, paid, words)


def play_of(board: Board, place: Place, size: int, tiles: Mapping[int, int]) -> Lay:
    """Return a play as the generator writes it.

    size: number of letters; tiles: the code of each new tile by its square.
    """
    texts = board.texts(board.alphabet)
    word = ""
    for row, column in place.squares(size):
        index = row * board.columns + column
        new = tiles.get(index)
        word += f"({texts[board.squares[index]]})" if new is None else texts[new]
    return Lay(str(place), word.replace(")(", ""))


def listed_play(play: Lay, board: Board, layout: Layout, opened: Sequence[str] = ()) -> Lay:
    """Return a play as the generator lists it, to compare it with listed plays.

    On an empty board that is symmetric about its diagonal, a play down has the same value as the
    play across that mirrors it, and only that one is listed. Other plays are returned unchanged.

    play: as `checked_play` returns it; opened: the rows of a minefield, as in observations.

    >>> from lexicon_fast.dictionary.alphabet import Alphabet
    >>> from lexicon_fast.games.tiles.board import Board
    >>> from lexicon_fast.games.tiles.layouts import Layout
    >>> layout = Layout.load("scrabble")
    >>> listed_play(Lay("H3", "GHETTO"), Board.empty(layout, Alphabet.load("english")), layout)
    Lay(at='8C', word='GHETTO')
    """
    place = parse_place(play.at)
    if place is None or not place.down or not board.is_empty or not layout.is_symmetric:
        return play
    if any(opened[row][column] != opened[column][row] for row, column in _below_diagonal(opened)):
        return play
    return Lay(str(Place(place.column, place.row)), play.word)


def _below_diagonal(rows: Sequence[str]) -> Iterator[tuple[int, int]]:
    return ((row, column) for row in range(len(rows)) for column in range(row))


# Words, points and placement


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
