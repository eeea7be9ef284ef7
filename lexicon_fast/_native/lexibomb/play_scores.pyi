# Written by `python -m make_data.native_stubs` from play_scores.pyx.
from collections.abc import Sequence
from typing import Any

from numpy.typing import NDArray
from typing_extensions import Buffer

from lexicon_fast._native.lexibomb.blank_plays import Board, Plays
from lexicon_fast._native.lexibomb.bombs import Field
from lexicon_fast._native.tiles.leaves import Leaves

class ExpectedValues:
    def __init__(self, field: Field, letter: Any, word: Any) -> None: ...

def expected_sets(
    field: Field,
    letter: Sequence[float],
    word: Sequence[float],
    offsets: Buffer | NDArray[Any],
    squares: Buffer | NDArray[Any],
) -> tuple[bytes, bytes, bytes, bytes]: ...
def expected_scores(
    field: Field,
    letter: Sequence[float],
    word: Sequence[float],
    offsets: Buffer | NDArray[Any],
    squares: Buffer | NDArray[Any],
    values: Buffer | NDArray[Any],
    lying: Buffer | NDArray[Any],
    crossing: Buffer | NDArray[Any],
    bonus: Buffer | NDArray[Any],
) -> tuple[bytes, bytes, bytes]: ...

_Action = tuple[str, tuple[int, int, int] | None, str, float, float, float]

class Scores: ...

def score_batch(
    boards: Sequence[Board],
    racks: Sequence[bytes],
    fields: Sequence[Field],
    letter: Sequence[float],
    word: Sequence[float],
    *,
    top: int = -1,
) -> Plays: ...
def score_known_plays(
    board: Board,
    rack: bytes,
    numbers: bytes,
    letter: Sequence[int],
    word: Sequence[int],
    *,
    top: int = -1,
) -> Plays: ...

class Evaluator:
    def __init__(self, letter: Any, word: Any, most_states: int, seed: Any) -> None: ...

def best_actions(
    board: Board,
    rack: bytes,
    odds: Field,
    leaves: Leaves,
    letter: Sequence[float],
    word: Sequence[float],
    *,
    bag: int,
    top: int = 1,
    exchange_from: int = 7,
    others_value: int = 0,
) -> list[_Action]: ...
