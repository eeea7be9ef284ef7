"""What may be done in all games with tiles on a board, plays aside."""

from __future__ import annotations

from itertools import combinations

from lexicon_fast.games.tiles.actions import Exchange


def exchanges(rack: str, bag: int, exchange_from: int) -> list[Exchange]:
    """Each different set of tiles of a rack (in order) that may be given for tiles of the bag.

    Few tiles first, then as text. exchange_from: tiles that the bag needs for it.
    """
    if bag < exchange_from:
        return []
    found = []
    for size in range(1, min(len(rack), bag) + 1):
        sets = {"".join(tiles) for tiles in combinations(rack, size)}
        found += [Exchange(tiles) for tiles in sorted(sets)]
    return found
