"""Jobs, fingerprints, locks and records of output that can be resumed.

A job is a mapping with everything that changes the output (input, dictionary, options, version),
under names that users know.

The record `X.job` describes the job that made a finished output X: the job, a fingerprint of the
output, and the totals of its positions. It is written before the output is renamed to X, so a
finished X always has a record. A process that is killed in between leaves a record that does not
match an older X.
"""

from __future__ import annotations

import errno
import os
from contextlib import suppress
from hashlib import sha256
from io import BytesIO
from typing import TYPE_CHECKING, Any, Final

import msgspec

from lexicon_fast.base.errors import BadOption, naming_errors
from lexicon_fast.base.validation import decoder
from lexicon_fast.rows.streams import Totals

if TYPE_CHECKING:
    from collections.abc import Mapping
    from io import FileIO
    from typing import BinaryIO

    from lexicon_fast.dictionary import Dictionary

_BLOCK: Final = 1 << 16  # bytes of a block sampled from a file
_BLOCKS: Final = 64


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
