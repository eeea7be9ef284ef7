"""Log of the server: one line per event on stderr, for people or as JSON.

A line never has a token or a whole table id. It has an address only if that exceeded a limit.
"""

from __future__ import annotations

import json
import logging
import sys
import traceback
from collections.abc import Callable, Hashable
from contextlib import suppress
from datetime import UTC, datetime
from threading import Lock
from time import monotonic
from typing import Final, Literal, TypeAlias

from lexicon_fast.base.errors import shortened
from lexicon_fast.protocol.methods import ErrorObject, error_object
from lexicon_fast.protocol.wire import internal_error

Level: TypeAlias = Literal["info", "warning", "error"]
Format: TypeAlias = Literal["text", "json"]

#: Seconds between two lines of the same kind, so that no client fills the disk.
_INTERVAL: Final = 60.0
#: Kinds of lines that are told apart. Other kinds count as one.
_MAX_KINDS: Final = 200

#: Most characters of a traceback, and of a message of a library.
_MAX_TRACEBACK: Final = 4000
_MAX_MESSAGE: Final = 1000

_format: Format = "text"


class Repeats:
    """Counts repeated events: at most one of each kind per minute is logged.

    clock: in seconds.
    """

    def __init__(self, clock: Callable[[], float] = monotonic) -> None:
        self._clock: Final = clock
        self._lock: Final = Lock()
        #: By kind, when the next one may be logged, and the number that were not since the last.
        self._kinds: Final[dict[Hashable, tuple[float, int]]] = {}

    def take(self, kind: Hashable) -> int | None:
        """Return how many events of this kind were not logged before; None: do not log this one."""
        now = self._clock()
        with self._lock:
            if kind not in self._kinds and len(self._kinds) >= _MAX_KINDS:
                kind = None
            until, skipped = self._kinds.get(kind, (now, 0))
            if now < until:
                self._kinds[kind] = until, skipped + 1
                return None
            self._kinds[kind] = now + _INTERVAL, 0
            return skipped


_repeats = Repeats()


def use_format(format: Format) -> None:
    """Set the format of all lines that follow, also of those that libraries log."""
    global _format
    _format = format
    root = logging.getLogger()
    root.handlers = [_Handler()]
    for name in ("uvicorn", "uvicorn.error"):
        logging.getLogger(name).handlers.clear()


def log(
    event: str, message: str, level: Level = "warning", *, kind: Hashable = None, **fields: object
) -> None:
    """Print a line to stderr. event: its name; fields: JSON values.

    At most one warning or error per event and kind is printed per minute. The next one has the
    number of the others, also as the field `others`. The text format has only the field
    `traceback`, on lines of its own.
    """
    if level != "info":
        others = _repeats.take((event, kind))
        if others is None:
            return
        if others:
            message += f" (and {others} others since the last such line)"
        fields["others"] = others
    if _format == "json":
        time = datetime.now(UTC).isoformat(timespec="milliseconds").replace("+00:00", "Z")
        line = json.dumps(
            {"time": time, "level": level, "event": event, "message": message, **fields}
        )
    else:
        line = f"lexicon-fast serve: {message}"
        if trace := fields.get("traceback"):
            line += f"\n{trace}".rstrip()
    with suppress(OSError, ValueError, AttributeError):
        print(line, file=sys.stderr, flush=True)


def report(error: Exception) -> ErrorObject:
    """Return the error object for an exception. Log an internal error."""
    known = error_object(error)
    if known is not None:
        return known
    name = type(error).__name__
    message = f"internal error: {name}: {shortened(str(error), 200)}"
    kind = name, _place(error)
    trace = _traceback(error)
    log("internal_error", message, level="error", kind=kind, error=name, traceback=trace)
    return internal_error(error)


def short_id(table: str) -> str:
    """Return the start of a table id. The whole id would let readers of the log watch the table."""
    return f"{table[:4]}..."


class _Handler(logging.Handler):
    """Prints the records of libraries as lines of this log.

    Records of the same line of code are of the same kind, whatever a client puts into the text.
    """

    def emit(self, record: logging.LogRecord) -> None:
        level: Level = "error" if record.levelno >= logging.ERROR else "warning"
        message = record.getMessage().strip()[:_MAX_MESSAGE]
        kind: tuple[Hashable, ...] = (record.name, record.pathname, record.lineno)
        fields: dict[str, str] = {}
        if record.exc_info and (error := record.exc_info[1]) is not None:
            message = f"{message} {type(error).__name__}: {shortened(str(error), 200)}"
            fields["traceback"] = _traceback(error)
            kind += (type(error).__name__, _place(error))
        log("library", message, level, kind=kind, logger=record.name, **fields)


def _place(error: BaseException) -> tuple[str, int] | None:
    """Return the file and line that raised an error."""
    frames = traceback.extract_tb(error.__traceback__)
    return (frames[-1].filename, frames[-1].lineno or 0) if frames else None


def _traceback(error: BaseException) -> str:
    """Return the lines of code that led to an error, without any values."""
    return "".join(traceback.format_tb(error.__traceback__))[-_MAX_TRACEBACK:]
