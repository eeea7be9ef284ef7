from lexicon_fast._native.scrabble.selfplay import Match
from lexicon_fast._native.tiles.leave_sums import LeaveSums
from lexicon_fast._native.tiles.leaves import Leaves

def gather(
    game: Match,
    leaves: Leaves,
    out: LeaveSums,
    seed: int,
    games: int,
    racks: int = ...,
    least_bag: int = ...,
) -> None: ...
