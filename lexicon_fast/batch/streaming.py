"""Positions in, rows out: chunks of input answered by many threads and written in input order.

Memory stays flat: only a few chunks are under way, and a thread whose answers can't be written yet
waits once there are PENDING_BYTES of them.
"""

from __future__ import annotations

from contextlib import closing
from time import monotonic
from typing import TYPE_CHECKING, Final

from lexicon_fast.errors import BadPosition
from lexicon_fast.rows.streams import Totals
from lexicon_fast.rows.unknown_keys import notice

if TYPE_CHECKING:
    from collections.abc import Callable, Generator, Iterable, Iterator
    from typing import Any, Protocol, TypeVar

    from lexicon_fast._native.rows.positions import Positions
    from lexicon_fast.alphabet import Alphabet
    from lexicon_fast.rows.chunks import AnyChunk
    from lexicon_fast.rows.streams import Output

    #: Answers a chunk, piece by piece; called from many threads at once.
    Task = Callable[[AnyChunk], Iterable["Piece"]]
    #: Whole rows of output: bytes, or a pyarrow.RecordBatch.
    Rows = Any

    class Part(Protocol):
        """Answers to the positions `first` to `first + n` of `positions`: plays, plans."""

        @property
        def positions(self) -> Positions: ...
        @property
        def first(self) -> int: ...
        @property
        def n(self) -> int: ...

    _Part = TypeVar("_Part", bound=Part)

#: Bytes of answers that wait to be written, beside one piece for each thread.
PENDING_BYTES: Final = 32 << 20
#: Chunks under way, for each thread.
CHUNKS_EACH: Final = 2
#: Answers are handed on to be written once there are that many bytes, or after that many seconds.
TOLD_BYTES: Final = 1 << 16
TOLD_SECONDS: Final = 0.01
#: Bytes of rows that are compressed together.
MEMBER_BYTES: Final = 1 << 20


class Piece:
    """Whole rows of output, and what they answer.

    size: bytes; None: rows are bytes. notice: a warning about their input.
    """

    __slots__ = ("answered", "notice", "rows", "size")

    def __init__(
        self, rows: Rows, answered: Totals, size: int | None = None, notice: str | None = None
    ) -> None:
        self.rows = rows
        self.answered = answered
        self.size: int = len(rows) if size is None else size
        self.notice = notice


def run(
    task: Task,
    chunks: Iterable[AnyChunk],
    output: Output,
    *,
    threads: int = 1,
    head: bytes = b"",
    progress: Callable[[int, Totals], None] | None = None,
    notify: Callable[[str], object] | None = None,
) -> Totals:
    """Answers all chunks, and writes the answers in input order, each as soon as it can be.

    head: what the output starts with, written when the first rows are or the input has ended;
    progress: called with the bytes of input and the totals after each chunk; notify: called with
    the warnings about the input, in its order. With one thread nothing runs
    beside the caller. Whatever stops it (a failing task, read or write, Ctrl-C) is raised once the
    rows before it are written and no thread works any more.
    """
    done = output.done
    remaining = output.remaining(chunks)
    answers = _in_threads(task, remaining, threads) if threads > 1 else _in_turn(task, remaining)
    with closing(answers):
        for answer in answers:
            if isinstance(answer, Piece):
                if head and not output.size:
                    output.write(head)
                if notify is not None and answer.notice is not None:
                    notify(answer.notice)
                output.write(answer.rows)
                done += answer.answered
            else:
                output.chunk_done(answer, done)
                if progress is not None:
                    progress(answer.end, done)
    if head and not output.size:
        output.write(head)
    return done


def answering(
    answer: Callable[[Positions], Iterable[_Part]],
    rows: Callable[[_Part], Rows],
    alphabet: Alphabet,
    *,
    size: Callable[[Rows], int] = len,
    fail_fast: bool = False,
    place: str = "line",
) -> Task:
    """The task that reads a chunk, answers its positions and prints the answers.

    answer: positions -> answers to a few of them at a time, in order; rows: answers -> their rows
    of output; size: such rows -> bytes. fail_fast: it raises BadPosition after the answers before
    the first bad row. place: what warnings call a row.
    """

    def piece(
        part: _Part, bad: int = 0, first_bad: str | None = None, warning: str | None = None
    ) -> Piece:
        printed = rows(part)
        return Piece(printed, Totals(part.n, bad, first_bad), size(printed), warning)

    def task(chunk: AnyChunk) -> Iterator[Piece]:
        positions = chunk.positions(alphabet)
        warning = None
        if (missed := positions.near_miss) is not None:
            row, key, known = missed
            warning = f"{place} {row}: {notice('key', key, known)}"
        for part in answer(positions):
            errors = _errors(part)
            if errors and fail_fast:
                before = _rows_between(chunk, positions, part.first, errors[0][0])
                for part in answer(before.positions(alphabet)):
                    yield piece(part)
                raise BadPosition(errors[0][1])
            first_bad = errors[0][1] if errors else None
            yield piece(part, len(errors), first_bad, warning)
            warning = None

    return task


def compressing(task: Task, compress: Callable[[bytes], bytes]) -> Task:
    """The same task with compressed rows, about MEMBER_BYTES of rows at a time.

    compress: bytes -> a whole member. No member reaches beyond a chunk, so output can be resumed
    after any chunk. What the task raises is raised after the rows before it.
    """

    def compressed(chunk: AnyChunk) -> Iterator[Piece]:
        held: list[Piece] = []

        def member() -> Piece:
            rows = b"".join([piece.rows for piece in held])
            answered = sum((piece.answered for piece in held), Totals())
            notice = next((piece.notice for piece in held if piece.notice), None)
            held.clear()
            return Piece(compress(rows), answered, notice=notice)

        try:
            for piece in task(chunk):
                held.append(piece)
                if sum(piece.size for piece in held) >= MEMBER_BYTES:
                    yield member()
        except Exception:
            if held:
                yield member()
            raise
        if held:
            yield member()

    return compressed


def errors_of(part: Part) -> dict[int, str]:
    """What is wrong with bad positions, by their place, others than those answered among them."""
    # Plans have errors of their own: a hand may be too long for a plan.
    errors: dict[int, str] = getattr(part, "errors", part.positions.errors)
    return errors


def _errors(part: Part) -> list[tuple[int, str]]:
    """The bad positions among those answered, in order."""
    errors = errors_of(part)
    if not errors:
        return []
    return [(at, errors[at]) for at in range(part.first, part.first + part.n) if at in errors]


def _rows_between(chunk: AnyChunk, positions: Positions, first: int, end: int) -> AnyChunk:
    """The rows from a position to before another one."""
    numbers = [row for row, *_ in positions.rows()[first : end + 1]]
    behind = chunk.cut(numbers[0] - chunk.first_row)[1]
    return behind.cut(numbers[-1] - numbers[0])[0]


def _in_turn(task: Task, chunks: Iterator[AnyChunk]) -> Generator[Piece | AnyChunk]:
    """The pieces of each chunk, and then the chunk."""
    for chunk in chunks:
        yield from task(chunk)
        yield chunk


class _Answers:
    """Those to one chunk, while they come in."""

    def __init__(self) -> None:
        self.pieces: list[Piece | AnyChunk] = []
        self.bytes = 0
        self.told = 0.0  # when the writer was told of the latest ones
        self.ended = False  # all are there
        self.error: BaseException | None = None


def _in_threads(
    task: Task, chunks: Iterator[AnyChunk], threads: int
) -> Generator[Piece | AnyChunk]:
    """The same as `_in_turn`, in other threads; when closed, ends their work and waits for that."""
    pool = _Pool(task, chunks, threads)
    try:
        pool.start()
    except RuntimeError:  # not one more thread is to be had
        yield from _in_turn(task, chunks)
        return
    try:
        yield from pool.answers()
    finally:
        pool.stop()


class _Pool:
    """Workers that fetch a chunk, one at a time, and answer it, for a writer that takes the answers
    in order. As long as all have got a chunk there is one more of them, up to `threads`."""

    def __init__(self, task: Task, chunks: Iterator[AnyChunk], threads: int) -> None:
        import threading

        from lexicon_fast._native.dictionary.deadline import SameLimits, Stop

        self._thread = threading.Thread
        self._limits = SameLimits()
        self._stop = Stop()
        self._task = task
        self._chunks = chunks
        self._threads = threads
        self._reading = threading.Lock()  # held while waiting for input
        lock = threading.Lock()  # guards the rest
        self._told = threading.Condition(lock)  # workers tell the writer
        self._room = threading.Condition(lock)  # the writer tells workers
        self._under_way: dict[int, _Answers] = {}  # by number of the chunk, from 0
        self._fetched = 0
        self._head = 0  # the chunk whose answers are written now
        self._pending = 0  # bytes
        self._workers = 0
        self._busy = 0  # workers that answer a chunk
        self._ended = False  # there is no more input
        self._stopped = False

    # The writer

    def answers(self) -> Iterator[Piece | AnyChunk]:
        while True:
            with self._told:
                self._told.wait_for(lambda: self._head in self._under_way or self._ended)
                answers = self._under_way.get(self._head)
            if answers is None:
                return
            yield from self._of_head(answers)
            with self._room:
                del self._under_way[self._head]
                self._head += 1
                self._room.notify_all()
            if answers.error is not None:
                raise answers.error

    def _of_head(self, answers: _Answers) -> Iterator[Piece | AnyChunk]:
        ended = False
        while not ended:
            with self._told:
                self._told.wait_for(lambda: answers.pieces or answers.ended)
                pieces, answers.pieces = answers.pieces, []
                ended = answers.ended
            yield from pieces
            written = sum(piece.size for piece in pieces if isinstance(piece, Piece))
            with self._room:
                answers.bytes -= written
                self._pending -= written
                self._room.notify_all()

    def stop(self) -> None:
        """Ends the native work of the workers. Returns when none answers a chunk any more; one may
        still wait for input, and is left."""
        self._stop.request()
        with self._told:
            self._stopped = True
            self._room.notify_all()
            self._told.wait_for(lambda: not self._busy)

    # The workers

    def start(self) -> None:
        """Raises RuntimeError if the system has no thread to give."""
        with self._room:
            self.start_worker()

    def start_worker(self) -> None:
        # Daemons, or the one that waits for input would keep an interrupted process.
        self._thread(target=self._work, daemon=True).start()
        self._workers += 1

    def _work(self) -> None:
        while True:
            with self._reading:
                fetched = self._fetch()
            if fetched is None:
                return
            chunk, number, answers = fetched
            try:
                with self._limits, self._stop:
                    self._answer(chunk, number, answers)
            except BaseException as failure:
                answers.error = failure
            with self._told:
                answers.ended = True
                self._busy -= 1
                self._told.notify()

    def _fetch(self) -> tuple[AnyChunk, int, _Answers] | None:
        """The next chunk and its number; None: there is nothing to do any more."""
        with self._room:
            self._room.wait_for(self._may_fetch)
            if self._stopped or self._ended:
                return None
        error = chunk = None
        try:
            chunk = next(self._chunks, None)
        except BaseException as failure:
            error = failure
        with self._told:
            self._ended = chunk is None
            self._told.notify()
            if self._stopped or (chunk is None and error is None):
                return None
            number = self._fetched
            self._fetched += 1
            answers = self._under_way[number] = _Answers()
            if chunk is None:
                answers.error = error
                answers.ended = True
                return None
            self._busy += 1
            if self._busy == self._workers < self._threads:
                try:
                    self.start_worker()
                except RuntimeError:  # no more threads are to be had: these have to do
                    self._threads = self._workers
        return chunk, number, answers

    def _may_fetch(self) -> bool:
        most = CHUNKS_EACH * self._threads
        return len(self._under_way) < most or self._ended or self._stopped

    def _answer(self, chunk: AnyChunk, number: int, answers: _Answers) -> None:
        for piece in self._task(chunk):
            with self._room:
                if not self._may_keep(number, answers):
                    self._told.notify()  # the writer may not know yet of what it has to make room
                    self._room.wait_for(lambda: self._may_keep(number, answers))
                if self._stopped:
                    return
                answers.pieces.append(piece)
                answers.bytes += piece.size
                self._pending += piece.size
                # Waking the writer takes a while: not for each few rows.
                now = monotonic()
                if answers.bytes >= TOLD_BYTES or now > answers.told + TOLD_SECONDS:
                    answers.told = now
                    self._told.notify()
        with self._told:
            answers.pieces.append(chunk)

    def _may_keep(self, number: int, answers: _Answers) -> bool:
        """May more answers to a chunk be kept? Those that are written now come first."""
        kept = answers.bytes if number == self._head else self._pending
        return kept < PENDING_BYTES or self._stopped
