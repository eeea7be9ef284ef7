"""Output that can be resumed: jobs, fingerprints, locks, records, and files written in parts.

A job is a mapping with everything that changes the output (input, dictionary, options, version),
under names that users know. A file X appears when it is complete, and can be resumed until then.

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

The record `X.job` describes the job that made a finished output X: the job, a fingerprint of the
output, and the totals of its positions. A process that is killed before it renames the output
leaves a record that does not match an older X.
"""

from __future__ import annotations

import errno
import os
from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import suppress
from hashlib import sha256
from io import BytesIO, FileIO
from typing import Any, BinaryIO, Final, NamedTuple

import msgspec

from lexicon_fast.base.c_library import begin_writeback
from lexicon_fast.base.errors import BadOption, naming_errors
from lexicon_fast.base.validation import decoder
from lexicon_fast.dictionary import Dictionary
from lexicon_fast.rows.chunks import AnyChunk
from lexicon_fast.rows.streams import Stream, Sums, Totals

_BLOCK: Final = 1 << 16  # bytes of a block sampled from a file
_BLOCKS: Final = 64
#: Bytes that are written to the disk at a time.
_WRITEBACK: Final = 8 << 20
_OPEN: Final = os.O_RDWR | os.O_CREAT | getattr(os, "O_BINARY", 0)


def check_same_job(path: str, then: Mapping[str, str], now: Mapping[str, str]) -> None:
    """Raise BadOption if the output at `path` was begun by another job."""
    if differs := difference(then, now):
        raise refusal(path, differs)


def difference(then: Mapping[str, str], now: Mapping[str, str]) -> str | None:
    """Describe the first difference of two jobs, with both values; None: they are the same.

    The version is compared first, as another version may have other options. The value of "input",
    a fingerprint, is not shown.
    """
    for name in {"version": "", **now, **then}:
        begun, wanted = then.get(name), now.get(name)
        if begun != wanted:
            return name if name == "input" else _described(name, begun, wanted)
    return None


def _described(name: str, begun: str | None, wanted: str | None) -> str:
    """Describe a difference by both values, or by the fields that differ in two ruleset files."""
    then, now = _ruleset_fields(begun), _ruleset_fields(wanted)
    if then and now:
        differ = [field for field in {**then, **now} if then.get(field) != now.get(field)]
        return f"{name} (the files differ in {', '.join(differ)})"
    begun, wanted = then.get("name", begun), now.get("name", wanted)
    return f"{'list of bots' if name == 'bots' else name} ({begun}, now {wanted})"


def _ruleset_fields(value: str | None) -> dict[str, Any]:
    """Return the fields of a ruleset in JSON; none for any other value."""
    if value is None or not value.startswith("{"):
        return {}
    try:
        return msgspec.json.decode(value, type=dict[str, Any])
    except msgspec.MsgspecError:
        return {}


def refusal(path: str, differs: str) -> BadOption:
    """Return the error for output of another job. differs: see `difference`."""
    return BadOption(
        f"--resume: {path} was started with a different {differs}; use the same, or drop --resume"
        " to start again"
    )


def damaged(path: str) -> BadOption:
    """Return the error for a file with the state of an earlier run that cannot be read."""
    return BadOption(f"{path} is damaged; drop --resume to start again")


def dictionary_id(dictionary: Dictionary) -> str:
    """Return an identifier of a dictionary: hashes of its source and of its alphabet."""
    return f"{dictionary.sha256[:16]}-{dictionary.alphabet.fingerprint}"


def fingerprint(source: FileIO) -> str:
    """Return the size and a hash of sampled blocks of a file, from its current position.

    A file of up to 4 MB is hashed completely.
    """
    return _sampled(source, os.fstat(source.fileno()).st_size - source.tell())


def fingerprint_of_bytes(data: bytes) -> str:
    """Return the fingerprint of a file with this content."""
    return _sampled(BytesIO(data), len(data))


def _sampled(source: BinaryIO, size: int) -> str:
    start = source.tell()
    sample = sha256()
    for place in range(_BLOCKS if size > _BLOCK else 1):
        source.seek(start + max(size - _BLOCK, 0) * place // (_BLOCKS - 1))
        sample.update(source.read(_BLOCK))
    source.seek(start)
    return f"{size} bytes, {sample.hexdigest()}"


def final_path(path: str) -> str:
    """Return the path that a link points to, or the path itself.

    Raises IsADirectoryError for a folder.
    """
    final = os.path.realpath(path) if os.path.islink(path) else path
    if os.path.isdir(final):
        raise IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR), path)
    return final


def lock(file: FileIO, path: str) -> None:
    """Keep other processes from writing `path`, open as `file`, until the file is closed.

    Raises BadOption if another process writes it, or has just finished and renamed it.
    """
    if lock_descriptor(file.fileno(), path):
        _check_is_there(file.fileno(), path, path)


def _check_is_there(descriptor: int, place: str, path: str) -> None:
    """Raise BadOption if another process has renamed or removed the file after it was opened.

    Otherwise two processes could hold locks on different files.
    """
    with suppress(FileNotFoundError):
        if os.path.samestat(os.fstat(descriptor), os.stat(place)):
            return
    raise BadOption(f"{path}: another process has just finished it")


class LockFile:
    """A file `X-lock` that keeps other processes from writing X until it is closed.

    This is for an X that is replaced by renaming, or that a library locks in other ways. A process
    that is killed leaves the file, unlocked.

    Raises BadOption if another process has it, OSError.
    """

    def __init__(self, path: str) -> None:
        self._place = f"{path}-lock"
        try:
            self._file: int | None = os.open(self._place, os.O_RDWR | os.O_CREAT, 0o600)
        except OSError as error:
            error.filename = path
            raise
        try:
            if lock_descriptor(self._file, path):
                _check_is_there(self._file, self._place, path)
        except BaseException:
            os.close(self._file)
            raise

    def close(self) -> None:
        """Remove the file. May be called again."""
        if self._file is not None:
            remove(self._place)  # while it is locked; the next process creates a new one
            os.close(self._file)
            self._file = None


def lock_descriptor(descriptor: int, path: str) -> bool:
    """Lock an open file or folder that is never renamed. Return False on a system without locks."""
    try:
        import fcntl
    except ImportError:
        return False
    try:
        fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        raise BadOption(f"{path}: another process is writing it") from None
    except OSError:
        return False  # a file system without locks
    return True


def remove(path: str) -> None:
    """Remove a file if it exists and may be removed."""
    with suppress(OSError):
        os.unlink(path)


def replace_file(path: str, data: bytes) -> None:
    """Replace a file in one step, without syncing it to the disk. Raises OSError with its name."""
    new = f"{path}.new"
    try:
        with naming_errors(path):
            with open(new, "wb") as file:
                file.write(data)
            os.replace(new, path)
    except OSError:
        remove(new)
        raise


class _Record(msgspec.Struct):
    """The content of `X.job`, in JSON.

    job: see above; output: the fingerprint of the file; answered: the totals of positions.
    """

    job: dict[str, str]
    output: str
    answered: tuple[int, int, str | None]


def write_record(
    path: str, job: Mapping[str, str], output: str, totals: Totals | None = None
) -> None:
    """Write the record of a complete output, before it is renamed to `path`.

    output: its fingerprint. Raises OSError.
    """
    record = msgspec.json.encode(_Record(dict(job), output, (totals or Totals()).values))
    replace_file(f"{path}.job", msgspec.json.format(record, indent=2) + b"\n")


def remove_record(path: str) -> None:
    """Remove the record of the output at `path`, if there is one."""
    remove(f"{path}.job")


def check_finished(path: str, job: Mapping[str, str]) -> Totals:
    """Return the totals of a finished output.

    Raises BadOption unless its record is of the same job, and the output is unchanged; OSError.
    """
    record_path = f"{path}.job"
    try:
        with open(record_path, "rb") as file:
            record = decoder(_Record).decode(file.read())
    except FileNotFoundError:
        raise BadOption(
            f"--resume: {path} has no job record ({record_path}), so it is not known which job made"
            " it; drop --resume to rebuild it"
        ) from None
    except msgspec.MsgspecError:
        raise BadOption(
            f"--resume: the job record {record_path} is damaged; drop --resume to rebuild {path}"
        ) from None
    if differs := difference(record.job, job):
        raise BadOption(
            f"--resume: {path} was made with a different {differs}; use the same, or drop --resume"
            " to rebuild it"
        )
    if fingerprint_of(path) != record.output:
        raise BadOption(
            f"--resume: {path} has changed since it was finished; drop --resume to rebuild it"
        )
    return Totals(*record.answered)


def fingerprint_of(path: str) -> str:
    """Return the fingerprint of a file. Raises OSError with its name."""
    with naming_errors(path), open(path, "rb", buffering=0) as file:
        return fingerprint(file)


# Files that are written in parts


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
            self._done = _Done(row, self._hash.value, self.size, *totals.values, totals.sums)
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
    sums: Sums | None = None

    @property
    def totals(self) -> Totals:
        return Totals(self.positions, self.bad, self.first_bad, self.sums)


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
