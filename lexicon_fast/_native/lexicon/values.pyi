# Written by `python -m make_data.native_stubs` from values.pyx.
from typing import Any

from numpy.typing import NDArray
from typing_extensions import Buffer

class Values:
    def __init__(self, weights: Buffer | NDArray[Any]) -> None: ...
