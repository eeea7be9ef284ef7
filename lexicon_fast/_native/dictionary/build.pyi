# Written by `python -m make_data.native_stubs` from build.pyx.
import mmap
from typing import Any

from numpy.typing import NDArray
from typing_extensions import Buffer

class Builder: ...

def build(
    source: Buffer | NDArray[Any],
    upper: str,
    lower: str,
    alphabet: str,
    sha256: bytes,
    label: str,
    names: bool = True,
    language: bytes = b"",
) -> tuple[mmap.mmap, list[tuple[int, str]]]: ...
