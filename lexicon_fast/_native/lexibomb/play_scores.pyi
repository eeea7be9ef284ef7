from collections.abc import Sequence

from lexicon_fast._native.lexibomb.blank_plays import Board, Plays
from lexicon_fast._native.lexibomb.bombs import Field
from lexicon_fast._native.tiles.leaves import Leaves

#: (kind, place, word or tiles, expected points, chance of a bomb, value of the leave)
_Action = tuple[str, tuple[int, int, int] | None, str, float, float, float]

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
def best_actions(
    board: Board,
    rack: bytes,
    odds: Field,
    leaves: Leaves,
    letter: Sequence[float],
    word: Sequence[float],
    *,
    bag: int,
    top: int = ...,
    exchange_from: int = ...,
    others_value: int = ...,
) -> list[_Action]: ...
