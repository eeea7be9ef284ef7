"""Output in a file that gets its name once it is whole, and that can be gone on with until then.

Beside X.part, X.part.json tells of what job it is (input, dictionary, options) and what had been
done when the last chunk was whole: how far input and output went, and a hash of the rows read so
far. It is replaced by renaming, after the rows of the chunk have been written, so that at any
moment X.part holds at least what it tells; the rest is cut off and done again.

In the end X.part is synced to the disk, the job record X.job is written, X.part gets its name X,
and X.part.json is removed, in this order. A process killed in between leaves X.part with its state,
which `--resume` finishes, or X with its record. X.part without a state can't be resumed.

A change of the input is seen by its size, by blocks sampled from it (all of it up to 4 MB) and by
the hash. What they cannot see lies behind the rows read so far, so the result is that of a fresh
run all the same. Columns of Parquet and Arrow files have no such hash, only the rest.
"""

from __future__ import annotations

import errno
import os
from contextlib import suppress
from hashlib import sha256
from typing import TYPE_CHECKING, NamedTuple

import msgspec

from lexicon_fast.errors import BadOption, naming_errors
from lexicon_fast.rows.job_record import (
    check_finished,
    fingerprint_of,
    remove_record,
    write_record,
)
from lexicon_fast.rows.resume import check_same_job, lock, refusal, remove
from lexicon_fast.rows.streams import Stream, Totals

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator, Mapping

    from lexicon_fast.rows.chunks import AnyChunk


def finished(
    path: str, fingerprint: Callable[[], str] | None, job: Mapping[str, str]
) -> Totals | None:
    """Count the answers of the output at a path if it is finished; None: something is left to do.

    Arguments: see `PartFile`. Raises BadOption if it is finished, but by another job or nobody
    knows which, or was changed since; if the input can't be read again; if another process is
    writing it.
    """
    final = _final(path)
    part = final + ".part"
    if not os.path.isfile(final) or (os.path.exists(part) and os.path.exists(part + ".json")):
        return None
    # A part without a state: by a process that was killed at once, or that has just started.
    with suppress(FileNotFoundError), open(part, "r+b", buffering=0) as file:
        lock(file, part)
    totals = check_finished(final, _with_input(job, fingerprint))
    remove(part + ".json")
    return totals


def _with_input(job: Mapping[str, str], fingerprint: Callable[[], str] | None) -> dict[str, str]:
    if fingerprint is None:
        raise BadOption("--resume: only an input file can be read again; use -i FILE")
    return {**job, "input": fingerprint()}


class PartFile(Stream):
    """Rows to `X.part`, which becomes `X` at the end.

    fingerprint: makes one of the input, if that can be read again; job: what must be the same to go
    on, a name that users know -> value. resume: go on where an earlier run was stopped; without it
    an older X.part is written over.

    Raises BadOption if it cannot be gone on with, OSError.
    """

    def __init__(
        self,
        path: str,
        fingerprint: Callable[[], str] | None,
        job: Mapping[str, str],
        *,
        resume: bool,
        whole: bool = False,
    ) -> None:
        self._path = _final(path)
        self._part = self._path + ".part"
        self._state = self._part + ".json"
        if os.path.isdir(self._path):
            raise IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR), path)
        self._job = _with_input(job, fingerprint) if resume or fingerprint else None
        self._finished = False
        self._begun = _Done()
        flags = os.O_WRONLY | os.O_CREAT | getattr(os, "O_BINARY", 0)
        file = open(os.open(self._part, flags, 0o666), "wb", buffering=0)  # noqa: SIM115
        try:
            lock(file, self._part)
            if resume and os.path.exists(self._state):
                self._begun = self._read_state()
        except BaseException:
            file.close()
            raise
        self._done = self._begun
        done = Totals(self._begun.positions, self._begun.bad, self._begun.first_bad)
        super().__init__(file, self._part, size=self._begun.output, done=done, whole=whole)
        self._hash: _RowsHash | None = None
        try:
            if os.fstat(file.fileno()).st_size < self.size:
                raise BadOption(
                    f"--resume: {self._part} was cut short; drop --resume to start again"
                )
        except BaseException:
            file.close()
            raise
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

    def _cut(self) -> None:
        """Leaves the whole rows, to write on behind them."""
        with naming_errors(self._part):
            self._file.truncate(self.size)
            self._file.seek(self.size)

    def remaining(self, chunks: Iterable[AnyChunk]) -> Iterator[AnyChunk]:
        """Raises BadOption if the rows answered before are not those that were read then."""
        begun, rows_hash = self._begun, self._hash
        proved = begun.row == 0
        for chunk in chunks:
            if proved or rows_hash is None:
                yield chunk
                continue
            answered, rest = chunk.cut(begun.row - chunk.first_row)
            rows_hash.add(answered)
            there = answered.first_row + answered.rows
            proved = there == begun.row and rows_hash.value == begun.rows_hash
            if rest.rows:
                if not proved:
                    raise refusal(self._part, "input")
                yield rest
        if not proved:
            raise refusal(self._part, "input")

    def chunk_done(self, chunk: AnyChunk, totals: Totals) -> None:
        if self._hash is not None:
            self._hash.add(chunk)
            row = chunk.first_row + chunk.rows
            counts = (totals.positions, totals.bad, totals.first_bad)
            self._done = _Done(row, self._hash.value, self.size, *counts)
            self._write_state(self._done)

    def finish(self) -> None:
        try:
            with self._interrupts.whole():
                self._finish()
        except KeyboardInterrupt:
            if not self._finished:
                raise

    def _finish(self) -> None:
        """Do the steps that the module's docstring promises, in this order."""
        with naming_errors(self._part):  # before the record vouches for what it samples
            os.fsync(self._file.fileno())
        if self._job is None:
            remove_record(self._path)
        else:
            done = self._done
            answered = Totals(done.positions, done.bad, done.first_bad)
            write_record(self._path, self._job, fingerprint_of(self._part), answered)
        if os.name == "nt":  # an open file has no other name there
            self._close()
        with naming_errors(self._path):  # still locked, or another process could cut it
            os.replace(self._part, self._path)
        self._finished = True
        remove(self._state)
        self._close()

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
        if self._job is None:
            return f"{self._part} keeps the whole rows so far; no --resume without an input file"
        return f"{self._part} keeps the whole rows so far; --resume goes on"

    def _read_state(self) -> _Done:
        try:
            with open(self._state, "rb") as file:
                state = msgspec.json.decode(file.read(), type=_State)
        except msgspec.MsgspecError:
            raise BadOption(f"{self._state} is damaged; drop --resume to start again") from None
        check_same_job(self._part, state.job, self._job or {})
        return state.done

    def _write_state(self, done: _Done) -> None:
        new = self._state + ".new"
        try:
            with naming_errors(self._state):
                with open(new, "wb") as file:
                    file.write(msgspec.json.encode(_State(self._job or {}, done)))
                os.replace(new, self._state)
        except OSError:
            remove(new)
            raise


class _Done(NamedTuple):
    """What had been done when a chunk was whole; `row` is the number of the next one, from 1."""

    row: int = 0
    rows_hash: str = ""
    output: int = 0
    positions: int = 0
    bad: int = 0
    first_bad: str | None = None


class _State(NamedTuple):
    job: dict[str, str]
    done: _Done


class _RowsHash:
    """SHA-256 of the rows of chunks, wherever they were cut."""

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


def _final(path: str) -> str:
    """Where the file lies that a link may point to."""
    return os.path.realpath(path) if os.path.islink(path) else path
