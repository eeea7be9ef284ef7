# Written by `python -m make_data.native_stubs` from stats.pyx.
from typing import Any

from numpy.typing import NDArray
from typing_extensions import Buffer

from lexicon_fast._native.census.all_hands import AllHands

class Sums: ...

def tally_hands(
    hands: AllHands,
    size: int,
    first: int,
    last: int,
    vowels: bytes,
    top: int,
    left: Buffer | NDArray[Any],
    kinds: Buffer | NDArray[Any],
    words: Buffer | NDArray[Any],
    turns: Buffer | NDArray[Any],
) -> list[tuple[bytes, int, int, int, int | None, int]]: ...
