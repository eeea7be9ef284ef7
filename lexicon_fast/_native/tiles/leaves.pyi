# Written by `python -m make_data.native_stubs` from leaves.pyx.
from typing import Any

from numpy.typing import NDArray
from typing_extensions import Buffer

class Leaves:
    values: bytes | None
    turns: bytes | None
    positional: bytes | None
    letters: int
    def __init__(
        self,
        most: bytes,
        letters: int,
        tiles: int,
        values: bytes | None,
        unit: int = 1,
        mean: int = 0,
        *,
        vowels: int = 0,
        vowel_charge: int = 0,
        turns: bytes | None = None,
        positional: bytes | None = None,
    ) -> None: ...
    def __len__(self) -> int: ...
    def rank(self, counts: bytes) -> int: ...
    def value(self, counts: bytes) -> int: ...
    def each(self, tiles: int) -> bytes: ...

def rank_leaves(text: Buffer | NDArray[Any]) -> tuple[bytes, int, bytes]: ...
