# Written by `python -m make_data.native_stubs` from playouts.pyx.
from collections.abc import Iterable, Sequence
from typing import Any

from lexicon_fast._native.lexibomb.blank_plays import Board
from lexicon_fast._native.lexibomb.play_scores import _Action
from lexicon_fast._native.tiles.determinization import TileView
from lexicon_fast._native.tiles.leaves import Leaves
from lexicon_fast._native.tiles.playout_stats import Tally

class View(TileView):
    exact: bool
    def __init__(
        self,
        board: Board,
        rack: bytes,
        opened: str,
        bombs: int,
        hidden: bytes,
        others: list[Any],
        bag: int,
        *,
        letter: Sequence[int],
        word: Sequence[int],
        scores: Sequence[int],
        zeros: Sequence[int],
        most_zeros: int,
        exchange_from: int,
        rack_size: int,
        most_states: int = 4096,
        seed: int = 0,
    ) -> None: ...

class Options:
    view: View
    leaves: Leaves
    def __init__(
        self, view: View, leaves: Leaves, most: int, closing: bool = False, passing: bool = False
    ) -> None: ...
    def keep(self, which: Iterable[int]) -> None: ...
    def __len__(self) -> int: ...
    def rows(self) -> list[_Action]: ...

def simulate(
    options: Options,
    tally: Tally,
    which: Iterable[int],
    *,
    seed: int,
    first: int,
    n: int,
    plies: int,
    spread: Sequence[float],
    edge: float = 0,
    win_points: float = 0,
) -> None: ...
def deal_world(view: View, seed: int, world: int) -> tuple[list[bytes], bytes, int, bytes]: ...
