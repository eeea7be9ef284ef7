"""Base of the results of batches: answers of the native core in columns, and row by row."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Any, Generic, NoReturn, Protocol, Self, TypeVar

from lexicon_fast.base.arguments import integer

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray


class NativePart(Protocol):
    """The native answers to `n` successive positions."""

    @property
    def n(self) -> int: ...


P = TypeVar("P", bound=NativePart)


class BatchResult(Generic[P]):
    """The answers to the positions of a batch."""

    #: Advice for a user who tries to pickle the result.
    _INSTEAD: str

    def __init__(self, parts: Sequence[P]) -> None:
        self._parts = parts
        self._n = sum(part.n for part in parts)

    def __copy__(self) -> Self:
        copied = object.__new__(type(self))
        vars(copied).update(vars(self))
        return copied

    def __reduce__(self) -> NoReturn:
        raise TypeError(f"cannot pickle {type(self).__name__}: pass on {self._INSTEAD}")

    def __len__(self) -> int:
        """Return the number of positions."""
        return self._n

    def _part_of(self, position: int, name: str) -> tuple[P, int]:
        """Return the part with a position, and its place in the part. Raises IndexError."""
        index = range(self._n)[integer(name, position)]
        for part in self._parts:
            if index < part.n:
                return part, index
            index -= part.n
        raise IndexError(position)


def join(column: Iterable[bytes], dtype: str) -> NDArray[Any]:
    """Return the arrays of all parts as one array."""
    import numpy as np

    return np.frombuffer(b"".join(column), dtype)


def join_offsets(column: Iterable[bytes]) -> NDArray[np.int64]:
    """Return the offsets of all parts, each from 0, as offsets into the joined columns."""
    import numpy as np

    sizes = [np.diff(np.frombuffer(offsets, "int64")) for offsets in column]
    return np.concatenate([np.zeros(1, "int64"), *sizes]).cumsum()
