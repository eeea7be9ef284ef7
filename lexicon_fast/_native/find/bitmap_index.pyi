# Written by `python -m make_data.native_stubs` from bitmap_index.pyx.
from typing import Any

from numpy.typing import NDArray
from typing_extensions import Buffer

from lexicon_fast._native.dictionary.compiled import Compiled
from lexicon_fast._native.dictionary.search import Matches

class HashIndex:
    def __init__(self, hashes: Buffer | NDArray[Any]) -> None: ...
    def __len__(self) -> int: ...
    def find(self, hashes: Buffer | NDArray[Any]) -> tuple[bytes, bytes]: ...

class BitmapIndex:
    dictionary: Compiled
    lanes: int
    def __init__(self, dictionary: Compiled) -> None: ...
    @property
    def size(self) -> int: ...
    def all_words(self) -> bytes: ...
    def order(self) -> bytes: ...
    def numbers(self, some: Buffer | NDArray[Any]) -> bytes: ...
    def add_to(self, out: Matches, some: Buffer | NDArray[Any]) -> None: ...
    def keep_words(self, words: Buffer | NDArray[Any], among: Buffer | NDArray[Any]) -> None: ...
    def keep_lengths(self, low: int, high: int, among: Buffer | NDArray[Any]) -> None: ...
    def keep_start(self, letters: Buffer | NDArray[Any], among: Buffer | NDArray[Any]) -> None: ...
    def keep_end(self, letters: Buffer | NDArray[Any], among: Buffer | NDArray[Any]) -> None: ...
    def keep_accepted(
        self,
        steps: Buffer | NDArray[Any],
        ends: Buffer | NDArray[Any],
        registers: int,
        low: int,
        high: int,
        among: Buffer | NDArray[Any],
    ) -> None: ...
    def keep_between(
        self, planes: Buffer | NDArray[Any], low: int, high: int, among: Buffer | NDArray[Any]
    ) -> None: ...
    def keep_shares(
        self,
        planes: Buffer | NDArray[Any],
        letters: Buffer | NDArray[Any],
        low: int,
        high: int,
        among: Buffer | NDArray[Any],
    ) -> None: ...
    def keep_first(
        self,
        places: Buffer | NDArray[Any],
        words: Buffer | NDArray[Any],
        numbers: Buffer | NDArray[Any],
        ends: Buffer | NDArray[Any],
        low: int,
        high: int,
        lax: bool,
        among: Buffer | NDArray[Any],
    ) -> None: ...
