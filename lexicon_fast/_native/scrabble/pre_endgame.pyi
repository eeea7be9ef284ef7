from collections.abc import Callable

from lexicon_fast._native.scrabble.endgame import Endgame
from lexicon_fast._native.tiles.board import Plays

class Draw(Endgame):
    def __len__(self) -> int: ...
    def plays(self) -> Plays: ...
    def estimates(self) -> list[int]: ...
    def exceeds(
        self,
        play: int,
        low: int,
        nodes: int,
        seconds: float = ...,
        ended: Callable[[], bool] | None = ...,
    ) -> tuple[bool | None, bool]: ...
