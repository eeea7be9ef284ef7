"""Checks of plays on a board: their tiles, words and points, or the rule that they break.

Tests compare the result with that of the generator in `plays`, which works in another way.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from lexicon_fast.base.errors import BadAction, IllegalAction, excerpt
from lexicon_fast.games.events import refuse_type
from lexicon_fast.games.tiles.actions import Lay
from lexicon_fast.games.tiles.places import MAX_SIDE, Place, parse_place
from lexicon_fast.games.tiles.scoring import formed_words, placement_fault, score

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from lexicon_fast.games.tiles.board import Board
    from lexicon_fast.games.tiles.layouts import Layout
    from lexicon_fast.games.tiles.scoring import FormedWord

#: Maximum length of a word with all its parentheses.
_MAX_TEXT: Final = 3 * MAX_SIDE


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
