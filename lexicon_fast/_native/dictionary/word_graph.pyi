# Written by `python -m make_data.native_stubs` from word_graph.pyx.
from typing import Any

from numpy.typing import NDArray
from typing_extensions import Buffer

def spell(
    nodes: Buffer | NDArray[Any], letters: list[Any], limit: int
) -> tuple[bytes, str, int]: ...
def build(text: bytes, with_gaddag: bool) -> bytes: ...
