"""Time controls, and the clocks of the players of a game."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from time import monotonic
from typing import Final

import msgspec

from lexicon_fast.base.errors import BadOption, excerpt

#: The longest time that a control has, in seconds.
MAX_SECONDS: Final = 30 * 86_400.0

_TEXT: Final = re.compile(r"(\d+(?:\.\d+)?)(?:\+(\d+(?:\.\d+)?)|(/move))?", re.ASCII)


class TimeControl(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """The time that each player has: `seconds` for the game, or `move_seconds` for each turn.

    increment: seconds that a player gets after each turn. An answer to a play takes time, too, but
    earns no increment. Raises BadOption.

    >>> TimeControl(300, increment=5), TimeControl(move_seconds=30)
    (TimeControl(seconds=300, increment=5, move_seconds=None), \
TimeControl(seconds=None, increment=0.0, move_seconds=30))
    """

    seconds: float | None = None
    increment: float = 0.0
    move_seconds: float | None = None

    def __post_init__(self) -> None:
        if (self.seconds is None) == (self.move_seconds is None):
            raise BadOption("a time control needs either seconds or move_seconds, and not both")
        if self.move_seconds is not None and self.increment:
            raise BadOption("a time control with move_seconds has no increment; leave it out")
        for name in ("seconds", "move_seconds", "increment"):
            value = getattr(self, name)
            low = 0.0 if name == "increment" else 0.001
            if value is not None and not low <= value <= MAX_SECONDS:
                raise BadOption(
                    f"{name}={value:.10g} of a time control must be {low:g} to {MAX_SECONDS:,.0f}"
                )

    @classmethod
    def parse(cls, text: str) -> TimeControl:
        """Return the control that a text names: `300`, `300+5` or `30/move`. Raises BadOption.

        >>> TimeControl.parse("300+5").increment, str(TimeControl.parse("30/move"))
        (5.0, '30/move')
        """
        found = _TEXT.fullmatch(text.strip())
        if found is None:
            raise BadOption(
                f"time control {excerpt(text)} is malformed; write 300 (seconds for a game), 300+5"
                " (and 5 after each turn) or 30/move"
            )
        seconds, increment, per_move = found.groups()
        if per_move:
            return cls(move_seconds=float(seconds))
        return cls(seconds=float(seconds), increment=float(increment or 0))

    def __str__(self) -> str:
        if self.move_seconds is not None:
            return f"{self.move_seconds:.10g}/move"
        return f"{self.seconds:.10g}" + (f"+{self.increment:.10g}" if self.increment else "")


class Clocks:
    """The clocks of a game, of which one runs at a time.

    players: their number; now: returns seconds from any beginning; left: seconds of each player, of
    a game that goes on (None: it begins).

    >>> now = 0.0
    >>> clocks = Clocks(TimeControl.parse("60+5"), 2, now=lambda: now)
    >>> clocks.start(0)
    >>> now = 10.0
    >>> clocks.left(0), clocks.stop(turn=True), clocks.left(0), clocks.expired()
    (50.0, True, 55.0, None)
    """

    def __init__(
        self,
        control: TimeControl,
        players: int,
        *,
        now: Callable[[], float] = monotonic,
        left: Sequence[float] | None = None,
    ) -> None:
        self.control = control
        #: The player whose clock runs.
        self.running: int | None = None
        full = control.seconds if control.move_seconds is None else control.move_seconds
        assert full is not None
        self._left = [float(full)] * players if left is None else list(left)
        self.now = now
        self._begin = 0.0

    def start(self, player: int) -> None:
        """Let a player's clock run, unless it runs already. Another one that runs is stopped."""
        if self.running == player:
            return
        self.stop(turn=False)
        if self.control.move_seconds is not None:
            self._left[player] = self.control.move_seconds
        self.resume(player)

    def resume(self, player: int) -> None:
        """Let a player's clock run on in a turn that was interrupted. No other clock may run.

        >>> clocks = Clocks(TimeControl.parse("30/move"), 2, left=[30, 12])
        >>> clocks.resume(1)
        >>> clocks.left(1) <= 12, clocks.running
        (True, 1)
        """
        self.running = player
        self._begin = self.now()

    def stop(self, *, turn: bool, at: float | None = None) -> bool:
        """Stop the clock that runs. Returns whether its player was in time, if any.

        turn: whether the player has ended a turn, which earns the increment; at: when it stopped,
        as `now` returned it (None: now).
        """
        player, self.running = self.running, None
        if player is None:
            return True
        self._left[player] -= (self.now() if at is None else at) - self._begin
        if self._left[player] <= 0:
            return False
        if turn:
            self._left[player] += self.control.increment
        return True

    def left(self, player: int) -> float:
        """Return the seconds that a player has, below 0 after the time is over."""
        left = self._left[player]
        return left - (self.now() - self._begin) if player == self.running else left

    def shown(self) -> list[float]:
        """Return the seconds that all players have, at least 0, in milliseconds' precision."""
        return [round(max(0.0, self.left(player)), 3) for player in range(len(self._left))]

    def expired(self) -> int | None:
        """Return the player whose time is over; None: nobody's."""
        return next((player for player, _ in enumerate(self._left) if self.left(player) <= 0), None)
