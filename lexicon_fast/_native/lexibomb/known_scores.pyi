from collections.abc import Sequence

from lexicon_fast._native.lexibomb.blank_plays import Board, Patterns

def score_shown_plays(
    board: Board,
    rack: bytes,
    numbers: bytes,
    letter: Sequence[int],
    word: Sequence[int],
    *,
    top: int = ...,
) -> Patterns: ...
