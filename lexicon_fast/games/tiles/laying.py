"""What a play does: the tiles it lays, the words it makes, its points; or the rule that forbids it.

The generator of `plays` finds the same plays and points by other ways; tests hold the two to each
other.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple, NoReturn

from lexicon_fast.errors import BadAction, IllegalAction
from lexicon_fast.games.tiles.actions import Lay
from lexicon_fast.games.tiles.places import MAX_SIDE, Place, parse_place
from lexicon_fast.games.tiles.scoring import formed_words, misplaced, score

if TYPE_CHECKING:
    from lexicon_fast.games.tiles.board import Board
    from lexicon_fast.games.tiles.layouts import Layout
    from lexicon_fast.games.tiles.scoring import FormedWord

#: No word with all its parentheses is longer.
_MAX_TEXT: Final = 3 * MAX_SIDE


class CheckedPlay(NamedTuple):
    """A play that the board allows. Whether its words exist is not looked at."""

    #: As the generator writes it.
    action: Lay
    #: Index of the square and code (see `Board`) of each tile laid.
    tiles: list[tuple[int, int]]
    #: What they are on the rack, in that order.
    paid: str
    #: The words made: the one that `action` tells first.
    words: list[FormedWord]


class ScoredPlay(NamedTuple):
    """The same with its points."""

    #: As the generator writes it.
    action: Lay
    #: Index of the square and code (see `Board`) of each tile laid.
    tiles: list[tuple[int, int]]
    #: What they are on the rack, in that order.
    paid: str
    #: The words made, in lower case: the one that `action` tells first.
    words: tuple[str, ...]
    #: Points, bonus included.
    score: int


def scored_play(action: Lay, board: Board, layout: Layout) -> ScoredPlay:
    """What a play does on a board, points by the layout. Written and refused as by `placed`."""
    found = checked_play(action, board, layout)
    words = tuple([each.word for each in found.words])
    points = score(board, found.tiles, layout, found.words)
    return ScoredPlay(found.action, found.tiles, found.paid, words, points)


def checked_play(action: Lay, board: Board, layout: Layout) -> CheckedPlay:
    """What a play does on a board.

    Letters that lie there may be written plainly, in parentheses or as `.`. A play of one tile may
    be given across or down; the one that is noted is across if that makes a word.
    Raises IllegalAction (rules "action", "place", "word", "rack", "start", "touch", "line").
    """
    at, word = action.at, action.word
    if type(at) is not str:
        refuse_type("at", at, "8D (across) or D8 (down)")
    if type(word) is not str:
        refuse_type("word", word, "letters as they are laid, QUI(T)z")
    place = parse_place(at) if len(at) <= 3 else None
    if place is None:
        raise IllegalAction("place", f"{at[:20]!r}; accepted: 8D (across) or D8 (down)")
    alphabet = board.alphabet
    if len(word) > _MAX_TEXT or not set(word) <= {*board.codes(alphabet), "(", ")"}:
        raise IllegalAction(
            "word",
            f"{_shown(word)}: no word; accepted: letters {alphabet.describe()},"
            f" {board.blank_form}, those that lie there in parentheses",
        )
    size = len(word) - word.count("(") - word.count(")")
    side = (board.rows - place.row) if place.down else (board.columns - place.column)
    if not (place.row < board.rows and place.column < board.columns):
        raise IllegalAction(
            "place", f"{place} is not on the board; accepted: 1A to {_last(board)}, across or down"
        )
    if size > side:
        raise IllegalAction(
            "place",
            f"{place} {word}: it leaves the board; accepted: up to {side} letters from there",
        )
    try:
        tiles = board.tiles(place, word)
    except BadAction as error:
        raise IllegalAction("word", str(error)) from None
    return _checked(place, size, word, tiles, board, layout)


def _checked(
    place: Place,
    size: int,
    word: str,
    tiles: list[tuple[int, int]],
    board: Board,
    layout: Layout,
) -> CheckedPlay:
    said = f"{place} {word}"
    if len(tiles) > layout.rack_size:
        raise IllegalAction(
            "rack", f"{said}: {len(tiles)} tiles; accepted: up to {layout.rack_size}, a rack"
        )
    words = formed_words(board, tiles)
    if fault := misplaced(board, tiles, layout, words):
        raise IllegalAction(fault[0], f"{said}: {fault[1]}")
    along = [each for each in words if each.place.down == place.down]
    if along and (along[0].place, len(along[0].squares)) != (place, size):
        whole = _noted(board, tiles, words[0])
        raise IllegalAction(
            "line",
            f"{said}: letters lie before or behind it; accepted: the whole word,"
            f" {whole.at} {whole.word}",
        )
    paid = "".join([board.tile(code) for _, code in tiles])
    return CheckedPlay(_noted(board, tiles, words[0]), tiles, paid, words)


def _noted(board: Board, tiles: list[tuple[int, int]], formed: FormedWord) -> Lay:
    """A play as the generator writes it. formed: the word in its direction."""
    texts = board.texts(board.alphabet)
    new = dict(tiles)
    word = ""
    for index in formed.squares:
        letter = texts[new.get(index, board.squares[index])]
        word += letter if index in new else f"({letter})"
    return Lay(str(formed.place), word.replace(")(", ""))


def _last(board: Board) -> Place:
    return Place(board.rows - 1, board.columns - 1)


def _shown(text: str) -> str:
    return repr(text if len(text) <= 80 else text[:80] + "...")


def refuse_type(what: str, value: object, accepted: str) -> NoReturn:
    """Raise IllegalAction (rule "action") for a value of the wrong kind, whatever it is."""
    shown = _shown(value) if type(value) is str else f"of type {type(value).__name__}"
    raise IllegalAction("action", f"{what} {shown}; accepted: {accepted}")
