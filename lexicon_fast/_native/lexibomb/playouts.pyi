from collections.abc import Iterable, Sequence

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
        others: list[tuple[int, bytes]],
        bag: int,
        *,
        letter: Sequence[int],
        word: Sequence[int],
        scores: Sequence[int],
        zeros: Sequence[int],
        most_zeros: int,
        exchange_from: int,
        rack_size: int,
        most_states: int = ...,
        seed: int = ...,
    ) -> None: ...

class Options:
    view: View
    leaves: Leaves
    def __init__(
        self, view: View, leaves: Leaves, most: int, closing: bool = ..., passing: bool = ...
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
    edge: float = ...,
    win_points: float = ...,
) -> None: ...
def deal_world(view: View, seed: int, world: int) -> tuple[list[bytes], bytes, int, bytes]: ...
