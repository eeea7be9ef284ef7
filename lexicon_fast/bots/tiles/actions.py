"""Actions on a board, as the native core tells them, and what they keep of a rack."""

from __future__ import annotations

from lexicon_fast.games.tiles.actions import PASS, Accept, Challenge, Exchange, Lay, Pass
from lexicon_fast.games.tiles.layouts import BLANK
from lexicon_fast.games.tiles.listing import PLACE_NAMES


def action_from(kind: str, place: tuple[int, int, int] | None, text: str) -> Lay | Exchange | Pass:
    """An action as the native core tells it; of kinds that only it knows, to pass."""
    if kind == "play":
        assert place is not None
        return Lay(PLACE_NAMES[place], text)
    return Exchange(text) if kind == "exchange" else PASS


def tiles_laid(word: str) -> str:
    """The tiles that a play lays, as they came from the rack.

    >>> tiles_laid("QUI(T)z"), tiles_laid("QUI(T)_")
    ('QUI?', 'QUI_')
    """
    laid, lies = "", False
    for letter in word:
        if letter in "()":
            lies = letter == "("
        elif not lies:
            laid += BLANK if letter.islower() else letter
    return laid


def leave_of(action: Lay | Exchange | Pass | Challenge | Accept, rack: str) -> str:
    """The tiles of a rack that an action keeps.

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
