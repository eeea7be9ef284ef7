# Written by `python -m make_data.native_stubs` from hash_index.pyx.
from typing import Any

from numpy.typing import NDArray
from typing_extensions import Buffer

class HashIndex:
    def __init__(self, hashes: Buffer | NDArray[Any]) -> None: ...
    def __len__(self) -> int: ...
    def find(self, hashes: Buffer | NDArray[Any]) -> tuple[bytes, bytes]: ...
