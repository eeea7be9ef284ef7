from lexicon_fast._native.scrabble.selfplay import Match
from lexicon_fast._native.tiles.leaves import Leaves

class LeaveSums:
    racks: int
    positions: int
    equity: float
    def __init__(self, leaves: Leaves) -> None: ...
    def columns(self) -> tuple[bytes, bytes, bytes, bytes]: ...

def gather(
    game: Match,
    leaves: Leaves,
    out: LeaveSums,
    seed: int,
    games: int,
    racks: int = ...,
    least_bag: int = ...,
) -> None: ...
