import numpy as np
from numpy.typing import NDArray

from lexicon_fast._native.census.all_hands import AllHands

def tally_hands(
    hands: AllHands,
    size: int,
    first: int,
    last: int,
    vowels: bytes,
    top: int,
    left: NDArray[np.int64],
    kinds: NDArray[np.int64],
    words: NDArray[np.int64],
    turns: NDArray[np.int64],
) -> list[tuple[bytes, int, int, int, int | None, int]]: ...
