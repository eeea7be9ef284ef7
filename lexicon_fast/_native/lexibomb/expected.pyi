# Written by `python -m make_data.native_stubs` from expected.pyx.
from collections.abc import Sequence
from typing import Any

from numpy.typing import NDArray
from typing_extensions import Buffer

from lexicon_fast._native.lexibomb.bombs import Field

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
