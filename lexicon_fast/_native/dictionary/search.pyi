# Written by `python -m make_data.native_stubs` from search.pyx.
from collections.abc import Iterable, Iterator
from typing import Any

import numpy as np
from numpy.typing import NDArray

from lexicon_fast._native.dictionary.compiled import Compiled
from lexicon_fast.base.arrow import ArrowData

def subwords(d: Compiled, hand: str, is_typed: bool = True) -> list[str]: ...
def superwords(d: Compiled, word: str, hand: str) -> list[str]: ...
def substitutions(d: Compiled, word: str, hand: str) -> list[str]: ...
def words_json(
    d: Compiled, word: str | None, hand: str, substitutes: bool, limit: int, max_bytes: int
) -> tuple[int, bytes | None]: ...

class Numbers:
    def __buffer__(self, flags: int, /) -> memoryview: ...

class Matches:
    vector_tests: int
    errors: dict[int, str]
    dictionary: Any
    def __len__(self) -> int: ...
    def __getitem__(self, index: int) -> NDArray[np.int32]: ...
    def __iter__(self) -> Iterator[NDArray[np.int32]]: ...
    @property
    def offsets(self) -> NDArray[np.int64]: ...
    @property
    def word_ids(self) -> NDArray[np.int32]: ...
    def to_arrow(self) -> Any: ...
    def __arrow_c_stream__(self, requested_schema: object = None) -> object: ...

def restored_matches(
    offsets: NDArray[np.int64],
    word_ids: NDArray[np.int32],
    vector_tests: int,
    errors: dict[Any, Any] | None = None,
) -> Matches: ...
def subwords_batch(
    d: Compiled,
    hands: Iterable[str | None] | ArrowData,
    out: Matches | None = None,
    errors: str = "raise",
) -> Matches: ...
def superwords_batch(
    d: Compiled,
    words: Iterable[str | None] | ArrowData,
    hands: Iterable[str | None] | ArrowData,
    out: Matches | None = None,
    errors: str = "raise",
) -> Matches: ...
def substitutions_batch(
    d: Compiled,
    words: Iterable[str | None] | ArrowData,
    hands: Iterable[str | None] | ArrowData,
    out: Matches | None = None,
    errors: str = "raise",
) -> Matches: ...
def contains_batch(d: Compiled, words: Iterable[object]) -> bytes: ...
def scan_batch(d: Compiled, hands: Iterable[str], out: Matches | None = None) -> Matches: ...
