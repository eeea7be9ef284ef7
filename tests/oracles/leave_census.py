"""The slow, obvious reference of the census of racks: every draw, and every choice with it.

Tiles are in upper case, `?` the blank; values are in hundredths of a point.
"""

from __future__ import annotations

from collections import Counter
from itertools import combinations
from typing import TYPE_CHECKING

from oracles import static_eval

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from lexicon_fast.games.tiles.layouts import Layout
    from oracles.tile_plays import WordList


def gains(
    rows: Sequence[str],
    unseen: str,
    leaves: Sequence[str],
    words: WordList,
    layout: Layout,
    leave_value: Callable[[str], int],
    mean: int,
    *,
    exchanges: bool = True,
) -> tuple[float, dict[str, float]]:
    """Return the average equity of a rack, and what each leave that can be drawn gains on it.

    unseen: all tiles that are not on the board, each distinct; mean: the cost of a pass.
    """
    known: dict[str, int] = {}

    def equity(rack: Sequence[str]) -> int:
        tiles = "".join(sorted(rack))
        if tiles not in known:
            found = static_eval.choices(
                rows,
                tiles,
                words,
                layout,
                leave_value,
                bag=layout.rack_size,
                exchange_from=1 if exchanges else 100,
            )
            known[tiles] = found[0].worth if found else -mean
        return known[tiles]

    def average(held: str) -> float:
        rest = "".join((Counter(unseen) - Counter(held)).elements())
        drawn = [*combinations(rest, layout.rack_size - len(held))]
        return sum(equity([*held, *more]) for more in drawn) / len(drawn)

    whole = average("")
    return whole, {
        leave: average(leave) - whole for leave in leaves if Counter(leave) <= Counter(unseen)
    }
