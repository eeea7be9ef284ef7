"""Output in a file X that appears when it is complete, and that can be resumed until then.

Rows are written to X.part. X.part.json has the job (input, dictionary, options) and the state after
the last complete chunk: the sizes of input and output, and a hash of the rows read so far. It is
replaced after the rows of the chunk have been written, so X.part always has at least the rows that
the state counts. A resumed run cuts off the rest.

At the end X.part is synced to the disk, the job record X.job is written, X.part is renamed to X,
and X.part.json is removed, in this order. A process that is killed in between leaves X.part with
its state, which `--resume` finishes, or X with its record. X.part without a state cannot be
resumed.

A changed input is detected by its size, by sampled blocks (all of it up to 4 MB) and by the hash. A
change that these miss is after the rows read so far, so the result is that of a new run. For
Parquet and Arrow there is no hash, only size and samples.
"""

from __future__ import annotations

import os
from contextlib import suppress
from hashlib import sha256
from io import FileIO
from typing import TYPE_CHECKING, Final, NamedTuple

import msgspec

from lexicon_fast.base.c_library import begin_writeback
from lexicon_fast.base.errors import BadOption, naming_errors
from lexicon_fast.base.validation import decoder
from lexicon_fast.rows.resume import (
    check_finished,
    check_same_job,
    damaged,
    final_path,
    fingerprint_of,
    lock,
    refusal,
    remove,
    remove_record,
    replace_file,
    write_record,
)
from lexicon_fast.rows.streams import Stream, Totals

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator, Mapping

    from lexicon_fast.rows.chunks import AnyChunk

#: Bytes that are written to the disk at a time.
_WRITEBACK: Final = 8 << 20
_OPEN: Final = os.O_RDWR | os.O_CREAT | getattr(os, "O_BINARY", 0)


def finished(path: str, job: Callable[[], Mapping[str, str]]) -> Totals | None:
    """Return the totals of the output at a path if a run of the job has finished it, else None.

    None: there is no such file, or a later run was stopped. Raises BadOption for a finished file of
    another or an unknown job, or one that has changed, and if another process is writing it.
    """
    final = final_path(path)
    part = final + ".part"
    if not os.path.isfile(final) or (os.path.exists(part) and os.path.exists(part + ".json")):
        return None
    # A part without a state is of a process that was killed at once, or that has just started.
    with suppress(FileNotFoundError), open(part, "r+b", buffering=0) as file:
        lock(file, part)
    totals = check_finished(final, job())
    remove(part + ".json")  # left by a process that was killed before it removed the file
    return totals


def open_kept(path: str) -> FileIO:
    """Open a file to read and write without truncating it; create it if it does not exist."""
    return FileIO(os.open(path, _OPEN, 0o666), "r+")


def open_part(path: str) -> FileIO:
    """Open a part file and lock it. Raises BadOption if another process has it, OSError."""
    file = open_kept(path)
    try:
        lock(file, path)
    except BaseException:
        file.close()
        raise
    return file


def publish(
    file: FileIO, path: str, job: Mapping[str, str] | None, totals: Totals | None = None
) -> None:
    """Rename the complete X.part, open as `file`, to X at `path`; write its record before that.

    job: None: without a record. Raises OSError.
    """
    part = f"{path}.part"
    with naming_errors(part):  # before the record is written
        os.fsync(file.fileno())
    if job is None:
        remove_record(path)
    else:
        write_record(path, job, fingerprint_of(part), totals)
    if os.name == "nt":  # an open file cannot be renamed there
        file.close()
    with naming_errors(path):  # while locked, or another process could truncate it
        os.replace(part, path)


class PartFile(Stream):
    """Output to `X.part`, which is renamed to `X` at the end.

    job: see `rows.resume`; None: the output can never be resumed. resume: continue where an earlier
    run was stopped; otherwise an older X.part is overwritten.

    Raises BadOption if the earlier run cannot be resumed or another process writes it, OSError.
    """

    def __init__(
        self,
        path: str,
        job: Mapping[str, str] | None,
        *,
        resume: bool,
        whole_writes: bool = False,
    ) -> None:
        self._path = final_path(path)
        self._part = self._path + ".part"
        self._state = self._part + ".json"
        self._job = job
        self._finished = False
        self._begun = _Done()
        self._hash: _RowsHash | None = None
        file = open_part(self._part)
        try:
            if resume and os.path.exists(self._state):
                self._begun = self._read_state()
            if os.fstat(file.fileno()).st_size < self._begun.output:
                raise BadOption(
                    f"--resume: {self._part} was cut short; drop --resume to start again"
                )
        except BaseException:
            file.close()
            raise
        self._done = begun = self._begun
        # Bytes in the file, and of these on their way to the disk.
        self._end = self._sent = begun.output
        super().__init__(
            file, self._part, size=begun.output, done=begun.totals, whole_writes=whole_writes
        )
        try:
            if self._job is None:
                remove(self._state)
            else:
                self._hash = _RowsHash()
                self._write_state(self._begun)
            self._cut()
        except BaseException:
            self.keep()
            raise

    def _write(self, view: memoryview) -> None:
        super()._write(view)
        self._end += len(view)
        if self._end - self._sent >= _WRITEBACK:
            begin_writeback(self._file.fileno(), self._sent, self._end - self._sent)
            self._sent = self._end

    def _cut(self) -> None:
        """Truncate the file to the complete rows, to continue after them."""
        with naming_errors(self._part):
            self._file.truncate(self.size)
            self._file.seek(self.size)

    def remaining(self, chunks: Iterable[AnyChunk]) -> Iterator[AnyChunk]:
        """Raises BadOption if the rows answered by the earlier run have changed."""
        begun, rows_hash = self._begun, self._hash
        verified = begun.row == 0
        for chunk in chunks:
            if verified or rows_hash is None:
                yield chunk
                continue
            answered, rest = chunk.cut(begun.row - chunk.first_row)
            rows_hash.add(answered)
            next_row = answered.first_row + answered.rows
            verified = next_row == begun.row and rows_hash.value == begun.rows_hash
            if rest.rows:
                if not verified:
                    raise refusal(self._part, "input")
                yield rest
        if not verified:
            raise refusal(self._part, "input")

    def chunk_done(self, chunk: AnyChunk, totals: Totals) -> None:
        if self._hash is not None:
            self._hash.add(chunk)
            row = chunk.first_row + chunk.rows
            self._done = _Done(row, self._hash.value, self.size, *totals.values)
            self._write_state(self._done)

    def finish(self) -> None:
        try:
            with self._interrupts.delayed():
                publish(self._file, self._path, self._job, self._done.totals)
                self._finished = True
                remove(self._state)
                self._close()
        except KeyboardInterrupt:
            if not self._finished:
                raise

    def keep(self) -> str:
        if self._finished:
            return ""
        with suppress(OSError, ValueError):  # ValueError: it is closed already
            self._cut()
        with suppress(OSError):
            self._file.close()
        if not self.size:
            remove(self._part)
            remove(self._state)
            return ""
        hint = "continue with --resume"
        if self._job is None:
            hint = "it cannot be resumed, as the input is not a file"
        return f"{self._part} keeps the complete rows so far; {hint}"

    def _read_state(self) -> _Done:
        try:
            with open(self._state, "rb") as file:
                state = decoder(_State).decode(file.read())
        except msgspec.MsgspecError:
            raise damaged(self._state) from None
        check_same_job(self._part, state.job, self._job or {})
        return state.done

    def _write_state(self, done: _Done) -> None:
        state = _State(dict(self._job or {}), done)
        replace_file(self._state, msgspec.json.encode(state))


class _Done(NamedTuple):
    """The state after a complete chunk; `row` is the number of the next row, from 1."""

    row: int = 0
    rows_hash: str = ""
    output: int = 0
    positions: int = 0
    bad: int = 0
    first_bad: str | None = None

    @property
    def totals(self) -> Totals:
        return Totals(self.positions, self.bad, self.first_bad)


class _State(NamedTuple):
    job: dict[str, str]
    done: _Done


class _RowsHash:
    """SHA-256 of rows, independent of how they are cut into chunks."""

    def __init__(self) -> None:
        self._sha256 = sha256()
        self._begun = False

    def add(self, chunk: AnyChunk) -> None:
        if not self._begun:
            self._sha256.update(repr((chunk.input_format, chunk.columns)).encode())
            self._begun = True
        self._sha256.update(chunk.data)

    @property
    def value(self) -> str:
        return self._sha256.hexdigest()
