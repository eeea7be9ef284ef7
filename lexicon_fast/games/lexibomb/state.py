"""Where a game of Lexibomb stands before a turn, as data."""

from __future__ import annotations

import msgspec


class State(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """A position, as far as it is known. Tiles in upper case, `_` the blank."""

    #: By player, in the order of the seats; a rack not known is empty.
    racks: tuple[str, ...]
    #: Its rows: `.` an empty square, a letter in upper case or `_` a tile; none: no tile lies.
    board: tuple[str, ...] = ()
    #: Its rows: `.` closed, `0` to `8` open with so many bombs around it, `*` a bomb that was hit.
    #: None: nothing but what the bombs show under the tiles, which then have to be given.
    opened: tuple[str, ...] = ()
    to_move: int = 0
    #: None: 0 each.
    scores: tuple[int, ...] = ()
    #: Tiles that each player holds. None: racks that are known are as they are, others full as far
    #: as there are tiles. What is not known of a rack is dealt by the seed.
    rack_sizes: tuple[int, ...] = ()
    #: In the order the tiles are drawn. None: those that lie nowhere else, shuffled by the seed.
    bag: str | None = None
    #: Rows, `*` a bomb, hit or not. None: drawn by the seed, all placements that agree with
    #: `opened` being equally likely.
    bombs: tuple[str, ...] = ()
    #: Turns in a row without points, by player; none: 0 each.
    zeros: tuple[int, ...] = ()
