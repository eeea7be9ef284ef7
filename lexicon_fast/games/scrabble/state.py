"""The state of a game of Scrabble before a turn, as data."""

from __future__ import annotations

import msgspec


class State(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """A position, as far as it is known. Tiles are in upper case, `?` the blank."""

    #: By player, in the order of the seats; an unknown rack is empty.
    racks: tuple[str, ...]
    #: The rows (`.` an empty square, upper case a tile, lower case a blank), or the board of a CGP.
    board: tuple[str, ...] | str = ()
    to_move: int = 0
    #: Empty: 0 each.
    scores: tuple[int, ...] = ()
    #: Number of tiles that each player holds; unknown tiles are dealt by the seed. Empty: known
    #: racks are complete, unknown racks full as far as there are tiles.
    rack_sizes: tuple[int, ...] = ()
    #: The tiles in drawing order. None: the unseen tiles, shuffled by the seed.
    bag: str | None = None
    #: Number of scoreless turns in a row.
    scoreless: int = 0
    #: Turns that each player will lose; empty: 0 each.
    lost: tuple[int, ...] = ()
