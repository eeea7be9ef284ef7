"""Actions as people write them.

    8D QUI_        a play across from row 8, column D, the last tile a blank; D8 QUI_ is one down
    8d qu(it)z     letters that lie there may stand in parentheses, plainly, or as dots
    exchange ABC_  tiles given for others; also: -ABC_
    pass

Blanks stand for no letter: `_` (or `?`) lays one. Who thinks of a letter may write it in lower case
in its place. Text that is all lower case is read as it is typed in a hurry: from left to right, a
letter is a blank only where the rack lacks it. Over a blank that lies there any letter may be
written.
"""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Final

from lexicon_fast.alphabet import Alphabet
from lexicon_fast.errors import BadAction, IllegalAction
from lexicon_fast.games.lexibomb.board import Board
from lexicon_fast.games.tiles import notation
from lexicon_fast.games.tiles.actions import Exchange, Lay, Pass
from lexicon_fast.games.tiles.board import FREE_BLANK
from lexicon_fast.games.tiles.laying import checked_play

if TYPE_CHECKING:
    from collections.abc import Iterator

    from lexicon_fast.dictionary import Dictionary
    from lexicon_fast.games.lexibomb.events import Action
    from lexicon_fast.games.lexibomb.observation import Observation
    from lexicon_fast.games.tiles.places import Place

_HINT: Final = f" ({FREE_BLANK} or lower case is a blank)"


def parse(text: str, observation: Observation, dictionary: Dictionary | None = None) -> Action:
    """The action that a text tells in a position.

    dictionary: for its alphabet; whether the words are in it is for the game to say.
    Raises BadAction for what cannot be read, does not fit on the board, or needs tiles that the
    rack lacks. Whether the rules allow the action is for the game to say.

    >>> from lexicon_fast.games.lexibomb.observation import Observation
    >>> sees = Observation(0, "IQU_", bag=50)
    >>> parse("8h quiz", sees), parse("8H QU_Z", Observation(0, "QUZ_"))
    (Lay(at='8H', word='QUI_'), Lay(at='8H', word='QU_Z'))
    >>> parse("-_q", sees)
    Exchange(tiles='Q_')
    """
    alphabet = Alphabet.load("english") if dictionary is None else dictionary.alphabet
    written = notation.written(text)
    if observation.phase == "over":
        raise BadAction(f"{written!r}: the game is over; nothing is accepted")
    layout = observation.rules.layout
    board = Board.empty(layout, alphabet)
    if observation.board:
        board = Board.parse(observation.board, layout, alphabet)

    def play(place: Place, word: str) -> Lay:
        tiles = _tiles(written, place, word, board, observation.rack)
        action = notation.noted(board, place, _size(word), tiles)
        try:
            return checked_play(action, board, layout).action
        except IllegalAction:
            return action

    return notation.turn(written, observation.rack, board, play)


def format(action: Action, observation: Observation | None = None) -> str:
    """An action as text that `parse` reads as that action; the observation is not needed.

    >>> format(Lay("8D", "QUI(T)_")), format(Exchange("AB_"))
    ('8D QUI(T)_', 'exchange AB_')
    """
    match action:
        case Lay(at, word):
            return f"{at} {word}"
        case Exchange(tiles):
            return f"exchange {tiles}".rstrip()
        case Pass():
            return "pass"
    raise TypeError(f"{action!r} is no action")


def _size(word: str) -> int:
    return len(word) - word.count("(") - word.count(")")


def _tiles(written: str, place: Place, said: str, board: Board, rack: str) -> dict[int, int]:
    """The tiles that a play lays, by square: which of its letters are blanks is decided here."""
    alphabet = board.alphabet
    hurried = not set(said) & set(alphabet.upper)
    left = Counter(rack)
    lying = _lying(place, _size(said), board)
    word = ""
    for letter in said:
        if letter in "()":
            word += letter
            continue
        there = next(lying)
        if letter in "?*":
            letter = FREE_BLANK
        small = letter in alphabet.lower
        letter = notation.upper(letter, alphabet)
        if there == FREE_BLANK:
            is_blank = letter in alphabet.upper
        else:
            lacked = left[letter] < 1 <= left[FREE_BLANK]
            is_blank = not there and small and (lacked or not hurried)
        if is_blank:
            letter = FREE_BLANK
        if not there:
            left[letter] -= 1
        word += letter
    try:
        tiles = dict(board.tiles(place, word))
    except BadAction as error:
        raise BadAction(f"{written!r}: {error}") from None
    if lacking := Counter(map(board.tile, tiles.values())) - Counter(rack):
        hint = _HINT if FREE_BLANK in rack or FREE_BLANK in lacking else ""
        raise notation.lacks(written, lacking, rack, alphabet, hint)
    return tiles


def _lying(place: Place, size: int, board: Board) -> Iterator[str]:
    """What lies on squares, one after the other; beyond the edge nothing."""
    for row, column in place.squares(size):
        on_board = row < board.rows and column < board.columns
        yield board[row, column] if on_board else ""
