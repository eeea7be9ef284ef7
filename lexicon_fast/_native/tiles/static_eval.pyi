# Written by `python -m make_data.native_stubs` from static_eval.pyx.
from lexicon_fast._native.tiles.board import Board
from lexicon_fast._native.tiles.leaves import Leaves

_Choice = tuple[str, tuple[int, int, int] | None, str, int, int]

def best_choices(
    board: Board,
    rack: bytes,
    leaves: Leaves | None,
    *,
    bag: int,
    top: int = 1,
    exchange_from: int = 7,
    players: int = 2,
    others_value: int = 0,
) -> list[_Choice]: ...
