from collections.abc import Callable

from lexicon_fast._native.tiles.board import Board, Plays

class Draw:
    nodes: int
    def __init__(
        self,
        board: Board,
        rack: bytes,
        other: bytes,
        scoreless: int,
        scoreless_turns: int,
        bag: bytes,
        left: int = ...,
        sharing: Draw | None = ...,
    ) -> None: ...
    def __len__(self) -> int: ...
    def plays(self) -> Plays: ...
    def estimates(self, plays: list[int]) -> list[int]: ...
    def exceeds(
        self,
        play: int,
        low: int,
        nodes: int,
        seconds: float = ...,
        ended: Callable[[], bool] | None = ...,
    ) -> tuple[bool | None, bool]: ...
