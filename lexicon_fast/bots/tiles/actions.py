"""Board actions as the native core returns them, and the tiles that they leave on a rack."""

from __future__ import annotations

from lexicon_fast.games.tiles.actions import PASS, Accept, Challenge, Exchange, Lay, Pass
from lexicon_fast.games.tiles.layouts import BLANK
from lexicon_fast.games.tiles.listing import PLACE_NAMES


def action_from(kind: str, place: tuple[int, int, int] | None, text: str) -> Lay | Exchange | Pass:
    """Convert an action of the native core; kinds that only the core has become passes."""
    if kind == "play":
        assert place is not None
        return Lay(PLACE_NAMES[place], text)
    return Exchange(text) if kind == "exchange" else PASS


def tiles_laid(word: str) -> str:
    """Return the tiles of a play that come from the rack, as they were on it.

    >>> tiles_laid("QUI(T)z"), tiles_laid("QUI(T)_")
    ('QUI?', 'QUI_')
    """
    tiles, on_board = "", False
    for letter in word:
        if letter in "()":
            on_board = letter == "("
        elif not on_board:
            tiles += BLANK if letter.islower() else letter
    return tiles


def leave_of(action: Lay | Exchange | Pass | Challenge | Accept, rack: str) -> str:
    """Return the tiles of a rack that remain after an action.

    >>> leave_of(Lay("8D", "QUI(T)z"), "AEIQU??"), leave_of(Exchange("UU"), "AEUUU__")
    ('AE?', 'AEU__')
    """
    gone = ""
    if isinstance(action, Lay):
        gone = tiles_laid(action.word)
    elif isinstance(action, Exchange):
        gone = action.tiles
    for tile in gone:
        rack = rack.replace(tile, "", 1)
    return rack
