from collections.abc import Sequence

from lexicon_fast._native.lexibomb.blank_plays import Board, Plays
from lexicon_fast._native.lexibomb.bombs import Field

def score_batch(
    boards: Sequence[Board],
    racks: Sequence[bytes],
    fields: Sequence[Field],
    letter: Sequence[float],
    word: Sequence[float],
    *,
    top: int = ...,
) -> Plays: ...
def score_known_plays(
    board: Board,
    rack: bytes,
    numbers: bytes,
    letter: Sequence[int],
    word: Sequence[int],
    *,
    top: int = ...,
) -> Plays: ...
