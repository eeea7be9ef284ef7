# Written by `python -m make_data.native_stubs` from playouts.pyx.
from collections.abc import Callable, Iterable, Sequence
from typing import Any

from lexicon_fast._native.scrabble.inference import Inference
from lexicon_fast._native.tiles.board import Board
from lexicon_fast._native.tiles.determinization import TileView
from lexicon_fast._native.tiles.leaves import Leaves
from lexicon_fast._native.tiles.playout_stats import Tally
from lexicon_fast._native.tiles.static_eval import _Choice

class View(TileView):
    def __init__(
        self,
        board: Board,
        rack: bytes,
        hidden: bytes,
        others: list[Any],
        bag: int,
        *,
        scores: Sequence[int],
        lost: Sequence[int],
        lost_is_scoreless: bool,
        scoreless: int,
        scoreless_turns: int,
        exchange_from: int,
        rack_size: int,
    ) -> None: ...

class Options:
    view: View
    leaves: Leaves
    def __init__(self, view: View, leaves: Leaves, most: int, passing: bool = False) -> None: ...
    def keep(self, which: Iterable[int]) -> None: ...
    def __len__(self) -> int: ...
    def leave_values(self) -> list[int]: ...
    def rows(self) -> list[_Choice]: ...

class Playouts:
    options: Options
    def __init__(self, options: Options) -> None: ...
    def work(self) -> None: ...

def simulate(
    options: Options,
    tally: Tally,
    which: Iterable[int],
    *,
    seed: int,
    first: int,
    n: int,
    plies: int,
    spread: Iterable[float],
    edge: float = 0,
    win_points: float = 0,
    inference: Inference | None = None,
    in_threads: Callable[[Callable[[], None]], None] | None = None,
) -> None: ...
def deal_world(
    view: View, seed: int, world: int, inference: Inference | None = None
) -> tuple[list[bytes], bytes, int]: ...
