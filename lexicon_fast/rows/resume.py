"""What runs that can be gone on with share: whose work is there, and is it of the same job?"""

from __future__ import annotations

import os
from contextlib import suppress
from hashlib import sha256
from io import BytesIO
from typing import TYPE_CHECKING, Any, Final

from lexicon_fast.errors import BadOption

if TYPE_CHECKING:
    from collections.abc import Mapping
    from io import FileIO
    from typing import BinaryIO

    from lexicon_fast.dictionary import Dictionary

_BLOCK: Final = 1 << 16  # bytes of a block sampled from a file
_BLOCKS: Final = 64


def check_same_job(place: str, then: Mapping[str, str], now: Mapping[str, str]) -> None:
    """Raises BadOption if what is at `place` was begun with another job.

    then, now: what decides about the output, a name that users know -> value.
    """
    if differs := difference(then, now):
        raise refusal(place, differs)


def difference(then: Mapping[str, str], now: Mapping[str, str]) -> str | None:
    """The first thing in which two jobs differ, with both values; None: they are the same.

    The version comes first, as another one may have other options. The value of "input", a
    fingerprint, is not shown.
    """
    for name in {"version": "", **now, **then}:
        begun, wanted = then.get(name), now.get(name)
        if begun != wanted:
            return name if name == "input" else _shown(name, begun, wanted)
    return None


def _shown(name: str, begun: str | None, wanted: str | None) -> str:
    """A name with both values; of two rulesets of files only the fields that differ."""
    then, now = _fields(begun), _fields(wanted)
    if then and now:
        differ = [field for field in {**then, **now} if then.get(field) != now.get(field)]
        return f"{name} (the files differ in {', '.join(differ)})"
    begun, wanted = then.get("name", begun), now.get("name", wanted)
    return f"{'list of bots' if name == 'bots' else name} ({begun}, now {wanted})"


def _fields(value: str | None) -> dict[str, Any]:
    """The fields of a ruleset in JSON; none for any other value."""
    if value is None or not value.startswith("{"):
        return {}
    import msgspec

    try:
        return msgspec.json.decode(value, type=dict[str, Any])
    except msgspec.MsgspecError:
        return {}


def refusal(place: str, differs: str) -> BadOption:
    """The error for output that can't be resumed because something differs."""
    return BadOption(
        f"--resume: {place} was begun with another {differs}; use the same, or drop --resume to"
        " start again"
    )


def dictionary_id(dictionary: Dictionary) -> str:
    """What tells a dictionary from others: of its source and its alphabet."""
    return f"{dictionary.sha256[:16]}-{dictionary.alphabet.fingerprint}"


def fingerprint(source: FileIO) -> str:
    """Size and sampled blocks of a file, from where it stands; all of it up to 4 MB."""
    return _sampled(source, os.fstat(source.fileno()).st_size - source.tell())


def fingerprint_of_bytes(data: bytes) -> str:
    """The fingerprint of a file with this content."""
    return _sampled(BytesIO(data), len(data))


def _sampled(source: BinaryIO, size: int) -> str:
    start = source.tell()
    sample = sha256()
    for place in range(_BLOCKS if size > _BLOCK else 1):
        source.seek(start + max(size - _BLOCK, 0) * place // (_BLOCKS - 1))
        sample.update(source.read(_BLOCK))
    source.seek(start)
    return f"{size} bytes, {sample.hexdigest()}"


def lock(file: FileIO, path: str) -> None:
    """Keeps other processes from writing `path`, open as `file`, until that is closed.

    Raises BadOption if another one writes it, or has just finished and renamed it.
    """
    if lock_descriptor(file.fileno(), path):
        _check_is_there(file.fileno(), path, path)


def _check_is_there(descriptor: int, place: str, path: str) -> None:
    """Raises BadOption if a file was opened at `place` while another process ended.

    That one has renamed or removed it by now, so that the next process would lock another file.
    """
    try:
        same = os.path.samestat(os.fstat(descriptor), os.stat(place))
    except FileNotFoundError:
        same = False
    if not same:
        raise BadOption(f"{path}: another process has just finished it")


class LockFile:
    """A file `X-lock`, which keeps other processes from writing X until it is closed.

    For what is itself replaced as a whole, or locked in other ways by a library. A process that is
    killed leaves it behind, unlocked.

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
        """Removes it. May be called again."""
        if self._file is not None:
            remove(self._place)  # still locked: who opens it from now on makes a new one
            os.close(self._file)
            self._file = None


def lock_descriptor(descriptor: int, path: str) -> bool:
    """The same for an open file or folder that is not renamed; False: there are no locks here."""
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
    """Removes a file if it is there and may be removed."""
    with suppress(OSError):
        os.unlink(path)
