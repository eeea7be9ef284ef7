"""Actions as players type them.

    8D QUI_        a play across from row 8, column D, the last tile a blank; D8 QUI_ is one down
    8d qu(it)z     letters on the board may be in parentheses, plain, or dots
    exchange ABC_  also: -ABC_
    pass

Blanks have no letter: write `_` (or `?`) for one, or any letter in lower case. If the text is all
lower case, a letter, from left to right, is a blank only where the rack lacks it. For a blank on
the board any letter may be written.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Final

from lexicon_fast.base.errors import BadAction, IllegalAction
from lexicon_fast.dictionary import Dictionary
from lexicon_fast.games.lexibomb.board import Board
from lexicon_fast.games.lexibomb.observation import Action, Observation
from lexicon_fast.games.tiles import notation
from lexicon_fast.games.tiles.actions import Lay
from lexicon_fast.games.tiles.board import FREE_BLANK
from lexicon_fast.games.tiles.laying import checked_play, play_of
from lexicon_fast.games.tiles.places import Place, marked_letters

_HINT: Final = f" ({FREE_BLANK} or lower case is a blank)"


def parse(text: str, observation: Observation, dictionary: Dictionary | None = None) -> Action:
    """Parse an action typed in the position that an observation shows.

    dictionary: provides the alphabet, by default the letters of the layout; words outside it are
    allowed here.
    Raises BadAction for a text that cannot be read, does not fit on the board, or needs tiles that
    the rack lacks. The game checks whether the rules allow the action.

    >>> from lexicon_fast.games.lexibomb.observation import Observation
    >>> seen = Observation(0, "IQU_", bag=50)
    >>> parse("8h quiz", seen), parse("8H QU_Z", Observation(0, "QUZ_"))
    (Lay(at='8H', word='QUI_'), Lay(at='8H', word='QU_Z'))
    >>> parse("-_q", seen)
    Exchange(tiles='Q_')
    """
    alphabet = observation.rules.layout.alphabet if dictionary is None else dictionary.alphabet
    written = notation.normalized(text)
    if observation.phase == "over":
        raise BadAction(f"{written!r}: the game is over")
    layout = observation.rules.layout
    board = Board.parse(observation.board, layout, alphabet)

    def play(place: Place, word: str) -> Lay:
        tiles = _tiles(written, place, word, board, observation.rack)
        action = play_of(board, place, len(marked_letters(word)), tiles)
        try:
            return checked_play(action, board, layout).action
        except IllegalAction:
            return action

    return notation.turn(written, observation.rack, board, play)


def format(action: Action, observation: Observation | None = None) -> str:
    """Return the text of an action for `parse`. The observation is not used.

    >>> from lexicon_fast.games.tiles.actions import Exchange
    >>> format(Lay("8D", "QUI(T)_")), format(Exchange("AB_"))
    ('8D QUI(T)_', 'exchange AB_')
    """
    return notation.format_turn(action)


def _tiles(written: str, place: Place, typed: str, board: Board, rack: str) -> dict[int, int]:
    """Return the new tiles of a play by square, after deciding which letters are blanks."""
    alphabet = board.alphabet
    all_lower = not set(typed) & set(alphabet.upper)
    left = Counter(rack)
    old_letters = _letters_on_board(place, len(marked_letters(typed)), board)
    word = ""
    for letter in typed:
        if letter in "()":
            word += letter
            continue
        old = next(old_letters)
        if letter in "?*":
            letter = FREE_BLANK
        small = letter in alphabet.lower
        letter = alphabet.to_upper(letter)
        if old == FREE_BLANK:
            is_blank = letter in alphabet.upper
        else:
            lacked = left[letter] < 1 <= left[FREE_BLANK]
            is_blank = not old and small and (lacked or not all_lower)
        if is_blank:
            letter = FREE_BLANK
        if not old:
            left[letter] -= 1
        word += letter
    try:
        tiles = dict(board.tiles(place, word))
    except BadAction as error:
        raise BadAction(f"{written!r}: {error}") from None
    if lacking := Counter(map(board.tile, tiles.values())) - Counter(rack):
        hint = _HINT if FREE_BLANK in rack or FREE_BLANK in lacking else ""
        raise notation.lacks_error(written, lacking, rack, alphabet, hint)
    return tiles


def _letters_on_board(place: Place, size: int, board: Board) -> Iterator[str]:
    """Yield the letters on successive squares, empty ones beyond the edge."""
    for row, column in place.squares(size):
        on_board = row < board.rows and column < board.columns
        yield board[row, column] if on_board else ""
