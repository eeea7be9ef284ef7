# Written by `python -m make_data.native_stubs` from inference.pyx.
from lexicon_fast._native.tiles.board import Board
from lexicon_fast._native.tiles.determinization import TileView
from lexicon_fast._native.tiles.leaves import Leaves

class Inference:
    view: TileView
    leaves: Leaves
    def __init__(self, view: TileView, leaves: Leaves, *, scale: float, floor: float) -> None: ...
    def observe(
        self,
        seat: int,
        before: Board,
        kind: str,
        laid: bytes,
        *,
        rack_size: int,
        taken_back: bool = False,
        exchanged: int = 0,
        score: int = 0,
        bag: int,
        off_board: int = 0,
        seed: int,
    ) -> None: ...
    def sample(self, seat: int, *, racks: int, draws: int) -> int: ...
    def effective(self, seat: int) -> float: ...
    def samples(self, seat: int) -> list[tuple[bytes, bytes, int, float]]: ...
