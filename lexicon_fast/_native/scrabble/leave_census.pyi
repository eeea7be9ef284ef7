# Written by `python -m make_data.native_stubs` from leave_census.pyx.
from lexicon_fast._native.scrabble.learning import LeaveSums
from lexicon_fast._native.scrabble.selfplay import Match
from lexicon_fast._native.tiles.board import Board
from lexicon_fast._native.tiles.leaves import Leaves

class RackCensus:
    leaves: Leaves
    def __init__(self, leaves: Leaves, exchanges: bool = True) -> None: ...
    def add(self, board: Board, unseen: bytes, out: LeaveSums) -> None: ...

def gather(game: Match, census: RackCensus, out: LeaveSums, seed: int, games: int) -> None: ...
