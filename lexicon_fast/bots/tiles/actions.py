"""Conversion of the native core's actions, and the tiles that actions leave on a rack."""

from __future__ import annotations

from lexicon_fast.base.text import without
from lexicon_fast.games.tiles.actions import PASS, Accept, Challenge, Exchange, Lay, Pass
from lexicon_fast.games.tiles.bag import tiles_laid
from lexicon_fast.games.tiles.base_generator import PLACE_NAMES


def action_from(kind: str, place: tuple[int, int, int] | None, text: str) -> Lay | Exchange | Pass:
    """Convert an action of the native core. Kinds that only the core has become passes."""
    if kind == "play":
        assert place is not None
        return Lay(PLACE_NAMES[place], text)
    return Exchange(text) if kind == "exchange" else PASS


def leave_of(action: Lay | Exchange | Pass | Challenge | Accept, rack: str) -> str:
    """Return the tiles of a rack that remain after an action.

    >>> leave_of(Lay("8D", "QUI(T)z"), "AEIQU??"), leave_of(Exchange("UU"), "AEUUU__")
    ('AE?', 'AEU__')
    """
    if isinstance(action, Lay):
        return without(rack, tiles_laid(action.word))
    return without(rack, action.tiles) if isinstance(action, Exchange) else rack
