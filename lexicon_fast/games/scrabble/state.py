"""Where a game of Scrabble stands before a turn, as data."""

from __future__ import annotations

import msgspec


class State(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """A position, as far as it is known. Tiles in upper case, `?` the blank."""

    #: By player, in the order of the seats; a rack not known is empty.
    racks: tuple[str, ...]
    #: Its rows (`.` an empty square, upper case a tile, lower case a blank), or the board of a CGP.
    board: tuple[str, ...] | str = ()
    to_move: int = 0
    #: None: 0 each.
    scores: tuple[int, ...] = ()
    #: Tiles that each player holds. None: racks that are known are as they are, others full as far
    #: as there are tiles. What is not known of a rack is dealt by the seed.
    rack_sizes: tuple[int, ...] = ()
    #: In the order the tiles are drawn. None: those that lie nowhere else, shuffled by the seed.
    bag: str | None = None
    #: Scoreless turns in a row.
    scoreless: int = 0
    #: Turns that each player has yet to lose; none: 0 each.
    lost: tuple[int, ...] = ()
