"""The state of a game of Lexibomb before a turn, as data."""

from __future__ import annotations

import msgspec


class State(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """A position, as far as it is known. Tiles are in upper case, `_` the blank."""

    #: By player, in the order of the seats; an unknown rack is empty.
    racks: tuple[str, ...]
    #: The rows: `.` an empty square, a letter in upper case or `_` a tile; empty: no tiles.
    board: tuple[str, ...] = ()
    #: The rows: `.` closed, `0` to `8` open with the number of bombs around it, `*` a bomb that was
    #: hit. Empty: the squares that the tiles open; then `bombs` is required if there are tiles.
    opened: tuple[str, ...] = ()
    to_move: int = 0
    #: Empty: 0 each.
    scores: tuple[int, ...] = ()
    #: Number of tiles that each player holds; unknown tiles are dealt by the seed. Empty: known
    #: racks are complete, unknown racks full as far as there are tiles.
    rack_sizes: tuple[int, ...] = ()
    #: The tiles in drawing order. None: the unseen tiles, shuffled by the seed.
    bag: str | None = None
    #: Rows, `*` a bomb, hit or not. Empty: drawn by the seed; all placements that agree with
    #: `opened` are equally likely.
    bombs: tuple[str, ...] = ()
    #: Turns in a row without points, by player; empty: 0 each.
    zeros: tuple[int, ...] = ()
