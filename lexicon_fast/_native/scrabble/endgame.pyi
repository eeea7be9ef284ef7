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
    def __len__(self) -> int: ...
    def exceeds(
        self,
        action: int,
        low: int,
        nodes: int,
        seconds: float = ...,
        ended: Callable[[], bool] | None = ...,
    ) -> tuple[bool | None, int | None]: ...
    def variation(self, action: int, value: int, nodes: int) -> Plays | None: ...
    def actions(self) -> Plays: ...
    def line(self) -> Plays: ...
