# Written by `python -m make_data.native_stubs` from pre_endgame.pyx.
from collections.abc import Callable
from typing import Any

from lexicon_fast._native.scrabble.endgame import Search
from lexicon_fast._native.tiles.board import Board, Plays

class Draw(Search):
    def __init__(
        self,
        board: Board,
        rack: bytes,
        other: bytes,
        scoreless: int,
        scoreless_turns: int,
        bag: bytes,
        left: int = 0,
        sharing: Draw | None = None,
    ) -> None: ...
    def __len__(self) -> int: ...
    def plays(self) -> Plays: ...
    def estimates(self, plays: list[Any]) -> list[int]: ...
    def exceeds(
        self,
        play: int,
        low: int,
        nodes: int,
        seconds: float = -1,
        ended: Callable[[], bool] | None = None,
    ) -> tuple[bool | None, bool]: ...
