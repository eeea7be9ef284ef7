"""Streams of rows: chunks are answered in threads, and written in input order to an output.

An output is a sink: here a file, pipe or terminal that is written directly.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from contextlib import closing, contextmanager, suppress
from typing import TYPE_CHECKING, Any, Final, Self, TypeAlias

from lexicon_fast.base.errors import naming_errors
from lexicon_fast.base.files import is_special
from lexicon_fast.base.tile_text import shown_bytes
from lexicon_fast.rows import formats
from lexicon_fast.rows.chunks import AnyChunk

if TYPE_CHECKING:
    from io import FileIO
    from types import FrameType

#: Answers a chunk, piece by piece; called from many threads at once.
Task: TypeAlias = "Callable[[AnyChunk], Iterable[Piece]]"
#: Rows of output: bytes, or a pyarrow.RecordBatch.
Rows: TypeAlias = Any
#: Numbers by subject and name, to be added up.
Sums: TypeAlias = dict[str, dict[str, float]]

_SLICE: Final = 1 << 18  # bytes written at a time, and on to the end of the row

#: Bytes of rows that are compressed together.
MEMBER_BYTES: Final = 1 << 20

#: Bytes of a row for whose end Ctrl-C waits. A row of equations may be larger than the disk.
_LONG_ROW: Final = 8 << 20


# Plain classes: to define a NamedTuple or a dataclass takes a millisecond at each start.
class Totals:
    """The number of positions, the number of bad ones, and the error of the first bad one.

    sums: of all answers, by subject and name, for the end of the output.
    """

    __slots__ = ("bad", "first_bad", "positions", "sums")

    def __init__(
        self,
        positions: int = 0,
        bad: int = 0,
        first_bad: str | None = None,
        sums: Sums | None = None,
    ) -> None:
        self.positions = positions
        self.bad = bad
        self.first_bad = first_bad
        self.sums = sums or {}

    @property
    def values(self) -> tuple[int, int, str | None]:
        """The totals as a tuple, for files, without sums."""
        return self.positions, self.bad, self.first_bad

    def __add__(self, more: Totals) -> Totals:
        return Totals(
            self.positions + more.positions,
            self.bad + more.bad,
            self.first_bad or more.first_bad,
            _added(self.sums, more.sums) if more.sums else self.sums,
        )


def _added(sums: Sums, more: Sums) -> Sums:
    added = dict(sums)
    for subject, values in more.items():
        before = sums.get(subject, {})
        added[subject] = before | {name: before.get(name, 0) + values[name] for name in values}
    return added


class Piece:
    """Rows of output, and the totals of the positions that they answer.

    size: bytes; None: rows are bytes. notice: a warning about their input. is_whole: False if the
    last row continues in the next piece, which has the totals of its position.
    """

    __slots__ = ("answered", "is_whole", "notice", "rows", "size")

    def __init__(
        self,
        rows: Rows,
        answered: Totals,
        size: int | None = None,
        notice: str | None = None,
        *,
        is_whole: bool = True,
    ) -> None:
        self.rows = shown_bytes(rows) if isinstance(rows, bytes) else rows
        self.answered = answered
        self.size: int = len(self.rows) if size is None else size
        self.notice = notice
        self.is_whole = is_whole


class Sink:
    """The output of a batch job; this base class cannot be resumed."""

    #: 0 until something is written.
    size = 0
    #: The totals of an earlier run that this one continues.
    done = Totals()

    def write(self, rows: Any, *, is_whole: bool = True) -> None:
        """Write rows. is_whole: False if the last of them continues in the next call."""
        raise NotImplementedError

    def remaining(self, chunks: Iterable[AnyChunk]) -> Iterator[AnyChunk]:
        """Return the chunks that have not been answered yet."""
        return iter(chunks)

    def chunk_done(self, chunk: AnyChunk, totals: Totals) -> None:
        """Note that the answers to this chunk, and to those before it, are written."""

    def finish(self) -> None:
        """Complete the output, after the answers to all rows of the input."""

    def keep(self) -> str:
        """Stop before the end of the input; return a message about what remains of the output."""
        return ""


def open_stdout() -> Stream:
    """Open stdout for rows. Raises OSError if it is closed."""
    with naming_errors("stdout"):
        return Stream(open(1, "wb", buffering=0, closefd=False), "stdout")


def format_path(path: str | None) -> str | None:
    """Return the path whose extension names the format.

    None: stdout, or a device or named pipe without a known extension.
    """
    if path is None or (is_special(path) and formats.from_extension(path) is None):
        return None
    return path


class Interrupts:
    """A context manager for the main thread, in which `delayed` delays Ctrl-C.

    A second Ctrl-C is not delayed.
    """

    def __init__(self) -> None:
        self._handler: Any = None
        self._delays = False
        self._pending = False

    def __enter__(self) -> Self:
        import signal

        with suppress(ValueError):  # not the main thread, which alone gets Ctrl-C
            if signal.getsignal(signal.SIGINT) is signal.default_int_handler:
                self._handler = signal.signal(signal.SIGINT, self._on_interrupt)
        return self

    def __exit__(self, *error: object) -> None:
        if self._handler is not None:
            import signal

            signal.signal(signal.SIGINT, self._handler)

    def _on_interrupt(self, _signal: int, _frame: FrameType | None) -> None:
        if not self._delays or self._pending:
            raise KeyboardInterrupt
        self._pending = True

    @contextmanager
    def delayed(self) -> Iterator[None]:
        """Delay Ctrl-C to the end of the block. An exception of the block comes first."""
        self.delay()
        try:
            yield
        finally:
            self._delays = False
        self.end_delay()

    def delay(self) -> None:
        """Delay Ctrl-C until `end_delay`."""
        self._delays = True

    def end_delay(self) -> None:
        """Raise KeyboardInterrupt if there was a Ctrl-C, and delay no more."""
        self._delays = False
        if self._pending:
            raise KeyboardInterrupt


class Stream(Sink):
    """Output to an open file, unbuffered.

    name: for errors; size: bytes of complete rows of an earlier run; done: their totals.
    whole_writes: the bytes of one `write` stay together, like members of a compressed file;
    otherwise the bytes of a row do.

    As a context manager in the main thread, it delays Ctrl-C until the current row is complete, but
    not in a row of many megabytes, and not a second Ctrl-C; at the end it closes the file. Raises
    OSError with the name of the output.
    """

    def __init__(
        self,
        file: FileIO,
        name: str,
        *,
        size: int = 0,
        done: Totals | None = None,
        whole_writes: bool = False,
    ) -> None:
        self.name = name
        self.size = size
        self.done = done or Totals()
        self._file = file
        self._unfinished = 0  # bytes of rows that continue
        self._whole_writes = whole_writes
        self._interrupts = Interrupts()

    def __enter__(self) -> Self:
        self._interrupts.__enter__()
        return self

    def __exit__(self, *error: object) -> None:
        self._interrupts.__exit__(*error)
        self._close()

    def _close(self) -> None:
        with naming_errors(self.name):  # some file systems report only now a failed write
            self._file.close()

    def write_part(self, data: bytes) -> None:
        """Write bytes that are useless until all is written; `size` does not count them."""
        self._write(memoryview(data))

    def write(self, rows: bytes, *, is_whole: bool = True) -> None:
        if self._unfinished or not is_whole:
            self._interrupts.delay()
            self._write(memoryview(rows))
            self._unfinished += len(rows)
            if is_whole:
                self.size += self._unfinished
                self._unfinished = 0
            if is_whole or self._unfinished > _LONG_ROW:
                self._interrupts.end_delay()
            return
        view = memoryview(rows)
        start = 0
        while start < len(rows):
            end = 0 if self._whole_writes else rows.find(b"\n", start + _SLICE) + 1
            end = end or len(rows)
            with self._interrupts.delayed():
                self._write(view[start:end])
                self.size += end - start
            start = end

    def _write(self, view: memoryview) -> None:
        with naming_errors(self.name):
            while view:
                size = self._file.write(view)
                if size is None:  # the file is in non-blocking mode
                    from select import select

                    select([], [self._file], [])
                view = view[size or 0 :]


def stream(
    source: Iterable[AnyChunk],
    task: Task,
    sink: Sink,
    *,
    threads: int = 1,
    head: bytes = b"",
    tail: Callable[[Totals], Rows] | None = None,
    progress: Callable[[int, Totals], object] | None = None,
    notify: Callable[[str], object] | None = None,
) -> Totals:
    """Answer all chunks, and write the answers in input order, each as soon as possible.

    task: `Query.task`. head: the start of the output, written with the first rows or at the end of
    the input. tail: returns the end of the output, if any. progress: called with the bytes of input
    and the totals after each chunk. notify: called with the warnings about the input, in input
    order.

    With one thread, everything runs in the caller's thread. Memory use is bounded, see
    `pool.flat_map`. An error of the task, the source or the sink, and Ctrl-C, are raised once the
    rows before it are written and no thread is running.
    """

    def answers_to(chunk: AnyChunk) -> Iterator[Piece | AnyChunk]:
        yield from task(chunk)
        yield chunk

    totals = sink.done
    chunks = sink.remaining(source)
    if threads > 1:
        from lexicon_fast.base.thread_pool import flat_map  # imported late, for a quick start

        answers = flat_map(answers_to, chunks, threads, size=_size)
    else:
        answers = (answer for chunk in chunks for answer in answers_to(chunk))
    with closing(answers):
        for answer in answers:
            if isinstance(answer, Piece):
                if head and not sink.size:
                    sink.write(head)
                if notify is not None and answer.notice is not None:
                    notify(answer.notice)
                sink.write(answer.rows, is_whole=answer.is_whole)
                totals += answer.answered
            else:
                sink.chunk_done(answer, totals)
                if progress is not None:
                    progress(answer.end, totals)
    end = None if tail is None else tail(totals)
    if head and not sink.size:
        sink.write(head)
    if end is not None:
        sink.write(end)
    return totals


def _size(answer: Piece | AnyChunk) -> int:
    return answer.size if isinstance(answer, Piece) else 0


def compressing(task: Task, compress: Callable[[bytes], bytes]) -> Task:
    """Return the same task with compressed rows, about MEMBER_BYTES of rows at a time.

    compress: bytes -> a complete member. No member spans two chunks, so output can be resumed after
    any chunk. An exception of the task is raised after the rows before it.
    """

    def compressed(chunk: AnyChunk) -> Iterator[Piece]:
        pending: list[Piece] = []

        def member() -> Piece:
            rows = b"".join([piece.rows for piece in pending])
            answered = sum((piece.answered for piece in pending), Totals())
            notice = next((piece.notice for piece in pending if piece.notice), None)
            is_whole = pending[-1].is_whole
            pending.clear()
            piece = Piece(b"", answered, notice=notice, is_whole=is_whole)
            piece.rows = compress(rows)
            piece.size = len(piece.rows)
            return piece

        try:
            for piece in task(chunk):
                pending.append(piece)
                if sum(piece.size for piece in pending) >= MEMBER_BYTES:
                    yield member()
        except Exception:
            if pending:
                yield member()
            raise
        if pending:
            yield member()

    return compressed
