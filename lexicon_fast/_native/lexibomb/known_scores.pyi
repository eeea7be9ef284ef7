from collections.abc import Sequence

from lexicon_fast._native.lexibomb.blank_plays import Board, Plays

def score_known_plays(
    board: Board,
    rack: bytes,
    numbers: bytes,
    letter: Sequence[int],
    word: Sequence[int],
    *,
    top: int = ...,
) -> Plays: ...
