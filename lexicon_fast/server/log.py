"""Log of the server: one line per event on stderr, for people or as JSON.

A line never has a token or a whole table id. It has an address only if that exceeded a limit.
"""

from __future__ import annotations

import json
import logging
import sys
import traceback
from collections.abc import Callable
from contextlib import suppress
from datetime import UTC, datetime
from time import monotonic
from typing import Final, Literal, TypeAlias

from lexicon_fast.protocol.errors import ErrorObject, error_object
from lexicon_fast.protocol.wire import internal_error

Level: TypeAlias = Literal["info", "warning", "error"]
Format: TypeAlias = Literal["text", "json"]

#: Seconds between two lines about refusals for the same reason, so that no client fills the disk.
_REFUSAL_INTERVAL: Final = 60.0

#: Most characters of a traceback.
_MAX_TRACEBACK: Final = 4000

_format: Format = "text"


def use_format(format: Format) -> None:
    """Set the format of all lines that follow, also of those that Uvicorn logs."""
    global _format
    _format = format
    for name in ("uvicorn", "uvicorn.error", "asyncio"):
        logger = logging.getLogger(name)
        logger.handlers = [_Handler()]
        logger.propagate = False


def log(event: str, message: str, level: Level = "warning", **fields: object) -> None:
    """Print a line to stderr. event: its name; fields: JSON values.

    The text format has only the field `traceback`, on lines of its own.
    """
    if _format == "json":
        time = datetime.now(UTC).isoformat(timespec="milliseconds").replace("+00:00", "Z")
        line = json.dumps(
            {"time": time, "level": level, "event": event, "message": message, **fields}
        )
    else:
        line = f"lexicon-fast serve: {message}"
        if found := fields.get("traceback"):
            line += f"\n{found}".rstrip()
    with suppress(OSError, ValueError, AttributeError):
        print(line, file=sys.stderr, flush=True)


def report(error: Exception) -> ErrorObject:
    """Return the error object for an exception. Log an internal error."""
    known = error_object(error)
    if known is not None:
        return known
    name = type(error).__name__
    message = f"internal error: {name}: {error!s:.200}"
    log("internal_error", message, level="error", error=name, traceback=_traceback(error))
    return internal_error(error)


def shortened(table: str) -> str:
    """Return the start of a table id. The whole id would let readers of the log watch the table."""
    return f"{table[:4]}..."


class RefusalLog:
    """Logs refused requests: a line for the first of each reason, then at most one per minute."""

    def __init__(self, clock: Callable[[], float] = monotonic) -> None:
        self._clock: Final = clock
        self._next: dict[str, float] = {}
        self._suppressed: dict[str, int] = {}

    def refused(self, reason: str, message: str, method: str | None = None) -> None:
        """Log a refused request, unless a line about this reason is recent."""
        now = self._clock()
        if now < self._next.get(reason, 0.0):
            self._suppressed[reason] = self._suppressed.get(reason, 0) + 1
            return
        self._next[reason] = now + _REFUSAL_INTERVAL
        more = self._suppressed.pop(reason, 0)
        others = f" (and {more} others since the last such line)" if more else ""
        text = f"refused ({reason}): {message}{others}"
        log("refused", text, reason=reason, method=method, others=more)


class _Handler(logging.Handler):
    """Prints the records of libraries as lines of this log."""

    def emit(self, record: logging.LogRecord) -> None:
        level: Level = "error" if record.levelno >= logging.ERROR else "warning"
        message = record.getMessage()
        fields: dict[str, str] = {}
        if record.exc_info and (error := record.exc_info[1]) is not None:
            message = f"{message.strip()} {type(error).__name__}: {error!s:.200}"
            fields["traceback"] = _traceback(error)
        log("library", message, level, logger=record.name, **fields)


def _traceback(error: BaseException) -> str:
    """Return the lines of code that led to an error, without any values."""
    return "".join(traceback.format_tb(error.__traceback__))[-_MAX_TRACEBACK:]
