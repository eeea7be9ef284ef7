"""Messages to the person who runs the server."""

from __future__ import annotations

import sys
from contextlib import suppress


def log(message: str) -> None:
    """Print a line to stderr."""
    with suppress(OSError, ValueError, AttributeError):
        print(f"lexicon-fast serve: {message}", file=sys.stderr, flush=True)
