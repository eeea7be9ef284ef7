"""Positions in, rows out: chunks of input answered by many threads and written in input order.

Memory stays flat: only a few chunks are under way, and a thread whose answers can't be written yet
waits once there are PENDING_BYTES of them.
"""

from __future__ import annotations

from contextlib import closing
from typing import TYPE_CHECKING, Final

from lexicon_fast.errors import BadPosition
from lexicon_fast.rows.streams import Totals
from lexicon_fast.rows.unknown_keys import notice

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator
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

    def answered(chunk: AnyChunk) -> Iterator[Piece | AnyChunk]:
        yield from task(chunk)
        yield chunk

    done = output.done
    remaining = output.remaining(chunks)
    if threads > 1:
        from lexicon_fast.batch.pool import flat_map  # starts faster without it

        answers = flat_map(answered, remaining, threads, size=_size)
    else:
        answers = (answer for chunk in remaining for answer in answered(chunk))
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


def _size(answer: Piece | AnyChunk) -> int:
    return answer.size if isinstance(answer, Piece) else 0


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
