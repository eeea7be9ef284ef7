from collections.abc import Sequence

from lexicon_fast._native.bombs import Field
from lexicon_fast._native.patterns import Board, Patterns

def score_batch(
    boards: Sequence[Board],
    racks: Sequence[bytes],
    fields: Sequence[Field],
    letter: Sequence[float],
    word: Sequence[float],
    *,
    top: int = ...,
) -> Patterns: ...
