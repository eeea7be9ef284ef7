# Written by `python -m make_data.native_stubs` from tablebase.pyx.
from lexicon_fast._native.dictionary.compiled import Compiled
from lexicon_fast._native.rows.positions import Positions

MAGIC: bytes
VERSION: int
BLOCK_BYTES: int

class Table:
    source_sha256: str
    upper: str
    words: int
    cards: int
    min_length: int
    pack: bytes
    points: bytes
    hands: int
    def __init__(self, buffer: object, label: str = "tablebase") -> None: ...
    @property
    def size(self) -> int: ...
    def check_entries(self) -> None: ...
    def check_for(self, d: Compiled, points: bytes) -> None: ...
    def entries(self, positions: Positions, first: int, n: int) -> bytes: ...
    def best(
        self, d: Compiled, positions: Positions, first: int, n: int
    ) -> tuple[bytes, bytes, bytes]: ...
