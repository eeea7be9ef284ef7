"""The file in the cache folder that lists the word lists that the user added.

It is changed under a lock and replaced as a whole, so that two processes can add lists at the same
time, and a process that is killed leaves the old file.
"""

from __future__ import annotations

import os
import re
from contextlib import contextmanager
from dataclasses import dataclass
from time import monotonic, sleep
from typing import TYPE_CHECKING, Final

from lexicon_fast.base.errors import BadWordList

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

#: The pattern of names of lists.
NAME: Final = r"[a-z0-9][a-z0-9_-]{0,31}"
_SHA256: Final = r"[0-9a-f]{64}"
#: Seconds to wait for the lock, which other processes hold for milliseconds, and between attempts.
_LOCK_SECONDS: Final = 10.0
_RETRY_SECONDS: Final = 0.02


@dataclass(frozen=True, slots=True)
class Registered:
    """A word list that the user added under a name.

    origin: an absolute path, a URL or the name of another list; sha256: of the text; words: their
    number, None if not counted; names: False if capitalised words are dropped; language: its code,
    or the absolute path of its file; None: English.
    """

    origin: str
    sha256: str
    words: int | None = None
    names: bool = True
    language: str | None = None


def read(path: Path) -> dict[str, Registered]:
    """Return the lists by name; none without a file. Raises BadWordList for damage, OSError."""
    try:
        data = path.read_bytes()
    except (FileNotFoundError, NotADirectoryError):
        return {}
    import msgspec

    from lexicon_fast.base.validation import decoder, explain

    try:
        lists = decoder(dict[str, Registered]).decode(data)
        for name, entry in lists.items():
            # Both become part of a path.
            if not re.fullmatch(NAME, name) or not re.fullmatch(_SHA256, entry.sha256):
                raise msgspec.ValidationError(f"entry {name!r} has an invalid name or sha256")
    except (msgspec.MsgspecError, UnicodeDecodeError) as error:
        raise BadWordList(
            f"{path} is damaged ({explain(error)}); move it away and add your lists again: their"
            f" words are still in {path.parent / 'lists'}"
        ) from None
    return lists


def add(path: Path, name: str, entry: Registered) -> None:
    """Add a list, or replace the list of that name.

    Raises BadWordList if the file is damaged or another process keeps it locked, OSError.
    """
    with _locked(path):
        _write(path, read(path) | {name: entry})


def remove(path: Path, name: str) -> None:
    """Remove a list, if there is one of that name. Raises what `add` raises."""
    with _locked(path):
        lists = read(path)
        if lists.pop(name, None) is not None:
            _write(path, lists)


def _write(path: Path, lists: dict[str, Registered]) -> None:
    import msgspec

    from lexicon_fast.base.files import atomic_write

    atomic_write(path, msgspec.json.format(msgspec.json.encode(lists, order="sorted")) + b"\n")


@contextmanager
def _locked(path: Path) -> Iterator[None]:
    """Keep other processes from changing the file. The lock file stays: removing it is a race."""
    lock = os.open(f"{path}-lock", os.O_RDWR | os.O_CREAT, 0o666)
    try:
        _wait_for(lock, path)
        yield
    finally:
        os.close(lock)


def _wait_for(lock: int, path: Path) -> None:
    try:
        import fcntl
    except ImportError:
        return
    end = monotonic() + _LOCK_SECONDS
    while True:
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            if monotonic() > end:
                raise BadWordList(f"{path}: another process is changing it; try again") from None
            sleep(_RETRY_SECONDS)
        except OSError:
            return  # a file system without locks
        else:
            return
