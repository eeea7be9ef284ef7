"""Atomic file writes, and the platform's folders for a user's files."""

from __future__ import annotations

import os
import stat
import sys
from contextlib import contextmanager, suppress
from typing import TYPE_CHECKING, BinaryIO, Final, Literal

from lexicon_fast.base.errors import naming_errors

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path


#: The folder of the package's word lists, alphabets, layouts and tables.
DATA: Final = os.path.join(os.path.dirname(os.path.dirname(os.path.abspath(__file__))), "data")
#: The user's folders on Linux: the variable of the XDG specification, and the default.
_XDG: Final = {
    "cache": ("XDG_CACHE_HOME", "~/.cache"),
    "config": ("XDG_CONFIG_HOME", "~/.config"),
    "data": ("XDG_DATA_HOME", "~/.local/share"),
    "state": ("XDG_STATE_HOME", "~/.local/state"),
}


def atomic_write(
    path: str | os.PathLike[str], data: bytes | memoryview, *, replace: bool = True
) -> None:
    """Write a file under a temporary name, then rename it, so that it is complete or absent.

    A device or named pipe is written to directly. replace: False keeps a file that another process
    has written meanwhile. Raises OSError with the name of the file, ValueError.
    """
    if is_special(path):
        with naming_errors(path), open(path, "wb") as file:
            file.write(data)
        return
    with atomic_file(path, replace=replace) as file:
        file.write(data)


@contextmanager
def atomic_file(path: str | os.PathLike[str], *, replace: bool = True) -> Iterator[BinaryIO]:
    """Open a new file under a temporary name; it gets its name at the end, or is removed.

    It can be read, too. replace: as for `atomic_write`. Raises OSError with the name of the file,
    ValueError.
    """
    temporary = f"{os.fspath(path)}.{os.getpid()}-{os.urandom(6).hex()}.tmp"
    try:
        with naming_errors(path):
            # "xb" instead of mkstemp: the file gets the permissions the user's umask gives.
            with open(temporary, "x+b") as file:
                yield file
                file.flush()
                os.fsync(file.fileno())
            if replace:
                os.replace(temporary, path)
            else:
                _move_unless_there(temporary, path)
    finally:
        _remove(temporary)


def is_special(path: str | os.PathLike[str]) -> bool:
    """Return whether the path is a device or named pipe, which is written to directly."""
    # /dev/stdout may be a link to a regular file, which must not be replaced.
    place = os.path.abspath(path)
    if place.startswith(("/dev/", "/proc/")) and not place.startswith("/dev/shm/"):
        return True
    try:
        mode = os.stat(path).st_mode
    except (OSError, ValueError):
        return False
    return not stat.S_ISREG(mode) and not stat.S_ISDIR(mode)


def _move_unless_there(temporary: str, path: str | os.PathLike[str]) -> None:
    """Rename a complete file, unless another process has written `path` first."""
    try:
        os.link(temporary, path)  # unlike a rename on POSIX, it fails if `path` exists
    except FileExistsError:
        return
    except OSError:  # a file system without hard links
        if not os.path.exists(path):
            os.replace(temporary, path)


def _remove(path: str | os.PathLike[str]) -> None:
    """Remove a file if it is there and can be removed."""
    with suppress(OSError, ValueError):
        os.unlink(path)


def user_folder(kind: Literal["cache", "config", "data", "state"]) -> Path | None:
    """Return the folder for our files, which may not exist yet; None: the user has no home."""
    if sys.platform == "linux" and "ANDROID_DATA" not in os.environ:
        # As platformdirs returns it, whose import takes a tenth of the time of a short command.
        from pathlib import Path

        variable, default = _XDG[kind]
        chosen = os.environ.get(variable, "").strip()
        parent = chosen if os.path.isabs(chosen) else os.path.expanduser(default)
        return Path(parent, "lexicon-fast") if os.path.isabs(parent) else None

    import platformdirs

    folders = {
        "cache": platformdirs.user_cache_path,
        "config": platformdirs.user_config_path,
        "data": platformdirs.user_data_path,
        "state": platformdirs.user_state_path,
    }
    # Without a home folder, platformdirs raises an error or returns a path that begins with "~".
    with suppress(RuntimeError):
        path = folders[kind]("lexicon-fast", appauthor=False)
        if path.is_absolute():
            return path
    return None
