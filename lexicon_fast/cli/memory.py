"""Available memory."""

from __future__ import annotations

import os
from contextlib import suppress


def available_memory() -> int | None:
    """Return the bytes of memory that this process can still use; None: unknown.

    This is the minimum of the memory that Linux reports as available, the memory of the machine,
    the limit of a container, and the limit of the process (`ulimit -v`).
    """
    found = []
    with suppress(OSError, ValueError, IndexError), open("/proc/meminfo", "rb") as file:
        found += [int(line.split()[1]) << 10 for line in file if line.startswith(b"MemAvailable:")]
    with suppress(OSError, ValueError, AttributeError):
        found.append(os.sysconf("SC_PHYS_PAGES") * os.sysconf("SC_PAGE_SIZE"))
    with suppress(OSError, ValueError), open("/sys/fs/cgroup/memory.max", "rb") as file:
        found.append(int(file.read()))  # or "max", which is no number
    with suppress(ImportError):
        import resource

        limit, _ = resource.getrlimit(resource.RLIMIT_AS)
        if limit != resource.RLIM_INFINITY:
            found.append(limit)
    return min(found, default=None)
