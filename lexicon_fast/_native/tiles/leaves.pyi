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
        unit: int = ...,
        mean: int = ...,
        *,
        vowels: int = ...,
        vowel_charge: int = ...,
        turns: bytes | None = ...,
        positional: bytes | None = ...,
    ) -> None: ...
    def __len__(self) -> int: ...
    def rank(self, counts: bytes) -> int: ...
    def value(self, counts: bytes) -> int: ...
    def each(self, tiles: int) -> bytes: ...

def rank_leaves(text: Buffer) -> tuple[bytes, int, bytes]: ...
