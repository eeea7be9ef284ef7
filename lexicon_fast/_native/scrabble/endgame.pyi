from collections.abc import Callable

from lexicon_fast._native.tiles.board import Board, Plays

class Search:
    nodes: int

class Endgame(Search):
    depth: int
    exact: bool
    value: int
    def __init__(
        self,
        board: Board,
        rack: bytes,
        other: bytes,
        scoreless: int = ...,
        scoreless_turns: int = ...,
    ) -> None: ...
    def search(
        self, nodes: int, seconds: float = ..., ended: Callable[[], bool] | None = ...
    ) -> None: ...
    def line(self) -> Plays: ...
