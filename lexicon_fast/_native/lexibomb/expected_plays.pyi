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
