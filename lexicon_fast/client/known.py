"""What both clients know of their engine, and how long they wait for it."""

from __future__ import annotations

import math
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from lexicon_fast.arguments import mapping, strings
from lexicon_fast.arguments import seconds as checked_seconds
from lexicon_fast.client import wire
from lexicon_fast.protocol import messages as m


class Known:
    """What the engine said of itself in `hello`."""

    def __init__(self, timeout: float) -> None:
        #: Seconds that a call may take by default; may be changed.
        self.timeout = checked_seconds("timeout", timeout)
        self._hello: m.HelloResult
        self._options: dict[str, m.OptionInfo] = {}

    def _met(self, hello: m.HelloResult) -> None:
        self._hello = wire.check_hello(hello)
        self._set_options(hello.options)

    def _set_options(self, options: Sequence[m.OptionInfo]) -> None:
        self._options = {option.name: option for option in options}

    @property
    def name(self) -> str:
        """What the engine is called."""
        return self._hello.name

    @property
    def version(self) -> str:
        """The version of the program."""
        return self._hello.version

    @property
    def protocol(self) -> str:
        """The version of the protocol that it speaks."""
        return self._hello.protocol

    @property
    def games(self) -> Sequence[m.GameInfo]:
        """The games that it knows, with their bots."""
        return self._hello.games

    @property
    def methods(self) -> Sequence[str]:
        """What it can be asked."""
        return self._hello.methods

    @property
    def changes(self) -> Sequence[m.Change]:
        """What is new in its protocol, beyond what this client was written for."""
        return self._hello.changes

    @property
    def options(self) -> Mapping[str, m.OptionInfo]:
        """Its options by name, with their values; `configure` sets them."""
        return self._options

    def _limit(
        self, timeout: float | None, seconds: float | None = None, *, long: bool = False
    ) -> float:
        """Seconds to wait for an answer. seconds: what the request itself may take."""
        if timeout is not None:
            return checked_seconds("timeout", timeout)
        if not long:
            return checked_seconds("timeout", self.timeout)
        if seconds is not None:
            checked_seconds("seconds", seconds)
        # The engine ends what takes longer than this; waiting on would not help.
        most = self._option("max_seconds", math.inf) if seconds is None else seconds
        return most + self.timeout

    def _line(self, id: int, method: str, params: object) -> bytes:
        line = wire.line_of(id, method, params)
        if len(line) > 1024:  # the least that engines accept
            wire.check_length(line, int(self._option("max_line_bytes", 1 << 20)))
        return line

    def _option(self, name: str, default: float) -> float:
        found = self._options.get(name)
        value = default if found is None else found.value
        return value if isinstance(value, (int, float)) else default


def command_of(command: str | Sequence[str] | None) -> list[str]:
    """A command as a list; None: the engine that comes with this package."""
    if command is None:
        # With `-m` the folder we are in would come first: in a clone, sources that are not built.
        home = str(Path(__file__).parents[3])
        start = f"import sys; sys.path.insert(0, {home!r}); import lexicon_fast.cli as c; c.main()"
        return [sys.executable, "-P", "-c", start, "engine"]
    return [command] if isinstance(command, str) else strings("command", command)


def ended(exit_code: int | None, last_words: str = "") -> str:
    """What the end of an engine is called."""
    how = "" if exit_code is None else f" with exit code {exit_code}"
    return f"the engine has ended{how}" + (f": {last_words:.300}" if last_words else "")


def values_of(values: Mapping[str, Any] | None, named: Mapping[str, Any]) -> m.OptionsSetParams:
    """Options given as a mapping, by name, or both."""
    given = {} if values is None else mapping("values", values)
    return m.OptionsSetParams(values={**given, **named})
