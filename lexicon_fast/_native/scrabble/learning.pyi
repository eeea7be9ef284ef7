# Written by `python -m make_data.native_stubs` from learning.pyx.
from lexicon_fast._native.scrabble.selfplay import Match
from lexicon_fast._native.tiles.leaves import Leaves

class LeaveSums:
    racks: int
    positions: int
    equity: float
    def __init__(self, leaves: Leaves) -> None: ...
    def columns(self) -> tuple[bytes, bytes, bytes, bytes]: ...

def sample_turns(
    game: Match, seed: int, games: int, playouts: int = 6, one_in: int = 3
) -> bytes: ...
