from lexicon_fast._native.tiles.board import Board
from lexicon_fast._native.tiles.leaves import Leaves

#: (kind, (direction, row, column), word or tiles, score, equity in hundredths of a point)
_Choice = tuple[str, tuple[int, int, int] | None, str, int, int]

def best_choices(
    board: Board,
    rack: bytes,
    leaves: Leaves | None,
    *,
    bag: int,
    top: int = ...,
    exchange_from: int = ...,
    players: int = ...,
    others_value: int = ...,
) -> list[_Choice]: ...
