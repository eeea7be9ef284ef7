# Written by `python -m make_data.native_stubs` from endgame.pyx.
from collections.abc import Callable

from lexicon_fast._native.tiles.board import Board, Plays

class Search:
    nodes: int

class Endgame(Search):
    depth: int
    exact: bool
    value: int
    def __init__(
        self, board: Board, rack: bytes, other: bytes, scoreless: int = 0, scoreless_turns: int = 6
    ) -> None: ...
    def search(
        self, nodes: int, seconds: float = -1, ended: Callable[[], bool] | None = None
    ) -> None: ...
    def __len__(self) -> int: ...
    def exceeds(
        self,
        action: int,
        low: int,
        nodes: int,
        seconds: float = -1,
        ended: Callable[[], bool] | None = None,
    ) -> tuple[bool | None, int | None]: ...
    def variation(self, action: int, value: int, nodes: int) -> Plays | None: ...
    def actions(self) -> Plays: ...
    def line(self) -> Plays: ...
