"""The file of the cache that has the names of added word lists.

It is replaced as a whole and changed under a lock, so that of two processes that add lists at the
same time both succeed, and one that is killed leaves the old file.
"""

from __future__ import annotations

import os
import re
from contextlib import contextmanager
from dataclasses import dataclass
from time import monotonic, sleep
from typing import TYPE_CHECKING, Final

from lexicon_fast.errors import BadWordList

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

#: The pattern of names of lists.
NAME: Final = r"[a-z0-9][a-z0-9_-]{0,31}"
_SHA256: Final = r"[0-9a-f]{64}"
#: Seconds to wait for another process, which needs some milliseconds; and between two looks.
_PATIENCE: Final = 10.0
_PAUSE: Final = 0.02


@dataclass(frozen=True, slots=True)
class Registered:
    """A word list that the user has given a name: where it came from, and what it holds.

    `origin` is an absolute path, a URL or the name of another list; `sha256` is that of the text;
    `words` is None if not counted; `names` is False if capitalised words are dropped.
    """

    origin: str
    sha256: str
    words: int | None = None
    names: bool = True


def read(path: Path) -> dict[str, Registered]:
    """The lists by name; none if there is no file. Raises BadWordList if it is damaged, OSError."""
    try:
        data = path.read_bytes()
    except (FileNotFoundError, NotADirectoryError):
        return {}
    import msgspec

    try:
        lists = msgspec.json.decode(data, type=dict[str, Registered])
    except (msgspec.MsgspecError, UnicodeDecodeError) as error:
        raise _damaged(path, str(error)) from None
    for name, entry in lists.items():
        # Both become part of a path.
        if not re.fullmatch(NAME, name) or not re.fullmatch(_SHA256, entry.sha256):
            raise _damaged(path, f"entry {name!r}")
    return lists


def _damaged(path: Path, what: str) -> BadWordList:
    return BadWordList(
        f"{path} is damaged ({what}); move it away and add your lists again: their words are still"
        f" in {path.parent / 'lists'}"
    )


def add(path: Path, name: str, entry: Registered) -> None:
    """Add a list, or replace the one of that name.

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

    from lexicon_fast.whole_files import write_whole

    write_whole(path, msgspec.json.format(msgspec.json.encode(lists, order="sorted")) + b"\n")


@contextmanager
def _locked(path: Path) -> Iterator[None]:
    """Keep other processes from changing the file. Its lock file stays: removing it is a race."""
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
    end = monotonic() + _PATIENCE
    while True:
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            if monotonic() > end:
                raise BadWordList(f"{path}: another process is changing it; try again") from None
            sleep(_PAUSE)
        except OSError:
            return  # a file system without locks
        else:
            return
