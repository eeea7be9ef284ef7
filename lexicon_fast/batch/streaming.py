"""Batch jobs: chunks of positions are read, answered in threads, and written in input order."""

from __future__ import annotations

from contextlib import closing
from typing import TYPE_CHECKING, Final

from lexicon_fast.base.errors import BadPosition
from lexicon_fast.rows.chunks import row_name
from lexicon_fast.rows.streams import Totals
from lexicon_fast.rows.unknown_keys import notice

if TYPE_CHECKING:
    from collections.abc import Callable, Collection, Iterable, Iterator
    from typing import Any, Protocol, TypeVar

    from lexicon_fast._native.rows.positions import Positions
    from lexicon_fast.dictionary.alphabet import Alphabet
    from lexicon_fast.rows.chunks import AnyChunk
    from lexicon_fast.rows.streams import Sink

    #: Answers a chunk, piece by piece; called from many threads at once.
    Task = Callable[[AnyChunk], Iterable["Piece"]]
    #: Rows of output: bytes, or a pyarrow.RecordBatch.
    Rows = Any

    class Part(Protocol):
        """Answers (plays or plans) to the positions `first` to `first + n` of `positions`."""

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
        self.rows = rows
        self.answered = answered
        self.size: int = len(rows) if size is None else size
        self.notice = notice
        self.is_whole = is_whole


def stream(
    source: Iterable[AnyChunk],
    task: Task,
    sink: Sink,
    *,
    threads: int = 1,
    head: bytes = b"",
    progress: Callable[[int, Totals], None] | None = None,
    notify: Callable[[str], object] | None = None,
) -> Totals:
    """Answer all chunks, and write the answers in input order, each as soon as possible.

    task: `Query.task`. head: the start of the output, written with the first rows or at the end of
    the input. progress: called with the bytes of input and the totals after each chunk. notify:
    called with the warnings about the input, in input order.

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
    if head and not sink.size:
        sink.write(head)
    return totals


def _size(answer: Piece | AnyChunk) -> int:
    return answer.size if isinstance(answer, Piece) else 0


def answering(
    answer: Callable[[Positions], Iterable[_Part]],
    rows: Callable[[_Part], Iterable[Rows]],
    alphabet: Alphabet,
    *,
    join: Callable[[Iterable[_Part]], Iterable[_Part]] = iter,
    size: Callable[[Rows], int] = len,
    fail_fast: bool = False,
    place: str = "line",
) -> Task:
    """Return the task that reads a chunk, answers its positions and formats the answers.

    answer: positions -> answers to a few of them at a time, in order; rows: answers -> their rows
    of output, in pieces; join: puts several answers together, for fewer and larger rows; size: rows
    -> bytes. fail_fast: raise BadPosition after the answers before the first bad row. place: the
    word for a row in errors and warnings.
    """

    def pieces(
        part: _Part, bad: int = 0, first_bad: str | None = None, warning: str | None = None
    ) -> Iterator[Piece]:
        formatted = iter(rows(part))
        last = next(formatted)
        for following in formatted:
            yield Piece(last, Totals(), size(last), is_whole=False)
            last = following
        yield Piece(last, Totals(part.n, bad, first_bad), size(last), warning)

    def named(chunk: AnyChunk, positions: Positions) -> Iterator[_Part]:
        for part in answer(positions):
            if (errors := errors_of(part)) is not positions.errors:
                _name_rows(errors, chunk, place, positions.errors)
            yield part

    def task(chunk: AnyChunk) -> Iterator[Piece]:
        positions = chunk.positions(alphabet)
        _name_rows(positions.errors, chunk, place)
        warning = None
        if (near_miss := positions.near_miss) is not None:
            row, key, known = near_miss
            warning = f"{row_name(chunk, place, row)}: {notice('key', key, known)}"
        for part in join(named(chunk, positions)):
            errors = errors_of(part)
            bad = errors and [at for at in range(part.first, part.first + part.n) if at in errors]
            if not bad:
                yield from pieces(part, warning=warning)
            elif fail_fast:
                before = _rows_between(chunk, positions, part.first, bad[0])
                for part in join(answer(before.positions(alphabet))):
                    yield from pieces(part)
                raise BadPosition(errors[bad[0]])
            else:
                yield from pieces(part, len(bad), errors[bad[0]], warning)
            warning = None

    return task


def _name_rows(
    errors: dict[int, str], chunk: AnyChunk, place: str, named: Collection[int] = ()
) -> None:
    """Name the rows in errors as `row_name` does; native code writes `line 3: ...`.

    named: the indices of errors that are named already.
    """
    for at in errors.keys() - named:
        number, _, message = errors[at].partition(" ")[2].partition(": ")
        errors[at] = f"{row_name(chunk, place, int(number))}: {message}"


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
            return Piece(compress(rows), answered, notice=notice, is_whole=is_whole)

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


def errors_of(part: Part) -> dict[int, str]:
    """Return the errors of bad positions by index, also of positions outside this part."""
    # Plans add errors: a hand may be too long for a plan.
    errors: dict[int, str] = getattr(part, "errors", part.positions.errors)
    return errors


def _rows_between(chunk: AnyChunk, positions: Positions, first: int, end: int) -> AnyChunk:
    """Return the rows of the positions from `first` to before `end`."""
    numbers = [row for row, *_ in positions.rows()[first : end + 1]]
    rest = chunk.cut(numbers[0] - chunk.first_row)[1]
    return rest.cut(numbers[-1] - numbers[0])[0]
