"""Where rows go: straight to a file, pipe or terminal, or by way of a part file."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Self

from lexicon_fast.errors import naming_errors
from lexicon_fast.rows import formats
from lexicon_fast.rows.interrupts import Interrupts
from lexicon_fast.whole_files import is_special

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator
    from io import FileIO
    from typing import Any, Protocol

    from lexicon_fast.rows.chunks import AnyChunk

    class Output(Protocol):
        """What `streaming.run` writes to."""

        @property
        def size(self) -> int:
            """0 until something is written."""

        @property
        def done(self) -> Totals:
            """What an earlier run has answered."""

        def write(self, rows: Any) -> None:
            """Writes whole rows."""

        def remaining(self, chunks: Iterable[AnyChunk]) -> Iterator[AnyChunk]:
            """The chunks that have not been answered yet."""

        def chunk_done(self, chunk: AnyChunk, totals: Totals) -> None:
            """All rows of this chunk, and of those before it, are written."""


_SLICE: Final = 1 << 18  # bytes written at a time, and on to the end of the row


# The classes here are plain: a NamedTuple or dataclass takes a millisecond of each start.
class Totals:
    """What has been answered: positions, how many of them were bad, what was wrong first."""

    __slots__ = ("bad", "first_bad", "positions")

    def __init__(self, positions: int = 0, bad: int = 0, first_bad: str | None = None) -> None:
        self.positions = positions
        self.bad = bad
        self.first_bad = first_bad

    def __add__(self, more: Totals) -> Totals:
        return Totals(
            self.positions + more.positions,
            self.bad + more.bad,
            self.first_bad or more.first_bad,
        )


def open_stdout() -> Stream:
    """Stdout, for rows. Raises OSError if it is closed."""
    with naming_errors("stdout"):
        return Stream(open(1, "wb", buffering=0, closefd=False), "stdout")


def format_path(path: str | None) -> str | None:
    """The path if its extension has to name a format.

    None: stdout, or a device or named pipe whose name says nothing.
    """
    if path is None or (is_special(path) and formats.of_ending(path) is None):
        return None
    return path


class Stream:
    """Rows to an open file, unbuffered: what is written is out.

    whole: what is written at a time must stay whole, like members of a compressed file; otherwise
    each row must.

    As a context, in the main thread, it holds Ctrl-C back until the row in work is whole; a second
    Ctrl-C is not held back; in the end it closes the file. Raises OSError with the name of the
    output.
    """

    def __init__(
        self,
        file: FileIO,
        name: str,
        *,
        size: int = 0,
        done: Totals | None = None,
        whole: bool = False,
    ) -> None:
        self.name = name
        #: Bytes of whole rows that it holds, those of an earlier run among them.
        self.size = size
        #: What an earlier run has answered.
        self.done = done or Totals()
        self._file = file
        self._whole = whole
        self._interrupts = Interrupts()

    def __enter__(self) -> Self:
        self._interrupts.__enter__()
        return self

    def __exit__(self, *error: object) -> None:
        self._interrupts.__exit__(*error)
        self._close()

    def _close(self) -> None:
        """Some file systems report only now what could not be written."""
        with naming_errors(self.name):
            self._file.close()

    def write_part(self, data: bytes) -> None:
        """Writes what is not worth keeping before all is written, and is not counted in `size`."""
        self._write(memoryview(data))

    def write(self, rows: bytes) -> None:
        """Writes whole rows."""
        view = memoryview(rows)
        start = 0
        while start < len(rows):
            end = 0 if self._whole else rows.find(b"\n", start + _SLICE) + 1
            end = end or len(rows)
            with self._interrupts.whole():
                self._write(view[start:end])
                self.size += end - start
            start = end

    def _write(self, view: memoryview) -> None:
        with naming_errors(self.name):
            while view:
                size = self._file.write(view)
                if size is None:  # somebody has put it in non-blocking mode
                    from select import select

                    select([], [self._file], [])
                view = view[size or 0 :]

    def remaining(self, chunks: Iterable[AnyChunk]) -> Iterator[AnyChunk]:
        """The chunks that have not been answered yet."""
        return iter(chunks)

    def chunk_done(self, chunk: AnyChunk, totals: Totals) -> None:
        """All rows of this chunk, and of those before it, are written."""

    def finish(self) -> None:
        """All rows of the input are written."""

    def keep(self) -> str:
        """The rest of the input is not answered; returns what becomes of the output so far."""
        return ""
