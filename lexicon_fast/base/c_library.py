"""Functions of the C library that Python does not offer. Where it lacks one, nothing happens."""

from __future__ import annotations

from functools import cache
from typing import Any, Final

#: Parameters of glibc's `mallopt`.
_M_TRIM_THRESHOLD: Final = -1
_M_MMAP_THRESHOLD: Final = -3
_M_ARENA_MAX: Final = -8
#: SYNC_FILE_RANGE_WRITE of Linux: begin to write what has changed, without waiting for it.
_WRITE: Final = 2


def set_up_malloc(
    *, mapped: int | None = None, kept: int | None = None, arenas: int | None = None
) -> None:
    """Change how glibc allocates memory in this process.

    mapped: bytes from which a block is mapped alone, and given back when it is freed; kept: bytes
    at the end of the other memory that may be free without being given back; arenas: number of
    areas that threads allocate from.
    """
    mallopt = _function("mallopt")
    if mallopt is not None:
        options = {_M_MMAP_THRESHOLD: mapped, _M_TRIM_THRESHOLD: kept, _M_ARENA_MAX: arenas}
        for option, value in options.items():
            if value is not None:
                mallopt(option, value)


def return_memory() -> None:
    """Let glibc give free memory back to the system."""
    trim = _function("malloc_trim")
    if trim is not None:
        trim(0)


def begin_writeback(descriptor: int, start: int, size: int) -> None:
    """Let Linux begin to write a part of a file to the disk, so that `os.fsync` waits less.

    Errors are left to that.
    """
    sync_file_range = _function("sync_file_range")
    if sync_file_range is not None:
        from ctypes import c_int64

        sync_file_range(descriptor, c_int64(start), c_int64(size), _WRITE)


@cache
def _function(name: str) -> Any:
    """Return a function of the C library; None: it has no such function."""
    from ctypes import CDLL  # late, because it takes some milliseconds

    try:
        return getattr(CDLL(None), name)
    except (OSError, AttributeError, TypeError):  # TypeError on Windows
        return None
