"""What is said to whoever runs the server."""

from __future__ import annotations

import sys
from contextlib import suppress


def say(message: str) -> None:
    """One line on stderr."""
    with suppress(OSError, ValueError, AttributeError):
        print(f"lexicon-fast serve: {message}", file=sys.stderr, flush=True)
