"""The first call of a forked command for which the disk is to be full, see `forked.run`."""

from __future__ import annotations

import os
import resource
import sys

#: The variable with the bytes that a file can have.
SIZE = "FULL_DISK_SIZE"


def limit_files() -> None:
    """Let no file of this process grow beyond a size, as on a full disk."""
    sys.dont_write_bytecode = True  # no module that Python compiles is cut off
    resource.setrlimit(resource.RLIMIT_FSIZE, (int(os.environ[SIZE]),) * 2)
