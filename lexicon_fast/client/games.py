"""What an engine keeps for a client: games, and advice that is being refined."""

from __future__ import annotations

import math
import threading
from collections import deque
from collections.abc import Callable, Iterator, Mapping
from time import monotonic
from types import TracebackType
from typing import TYPE_CHECKING, Any

from lexicon_fast.client import wire
from lexicon_fast.client.pipe import Outcome, Pipe, Slot, answer, too_late
from lexicon_fast.client.wire import ActionLike, Advised, Applied, Legal, Observed
from lexicon_fast.protocol import messages as m

if TYPE_CHECKING:
    from lexicon_fast.client.sync import Engine

#: Advice that is kept for who does not fetch it; then the oldest is dropped.
KEPT = 256


class Standing:
    """How a game stands, as its last answer told."""

    def __init__(self, new: m.GameNewResult) -> None:
        #: Names the game in the engine.
        self.id = new.id
        #: Which game it is.
        self.game = new.game
        #: How many play.
        self.players = new.players
        self.names = new.names
        self.ruleset = new.ruleset
        self.dictionary = new.dictionary
        self._state: m.GameState = new

    @property
    def to_move(self) -> int | None:
        """Who has to act; None: it is over."""
        return self._state.to_move

    @property
    def over(self) -> bool:
        """Has it ended?"""
        return self._state.over

    @property
    def seq(self) -> int:
        """Events so far."""
        return self._state.seq

    @property
    def returns(self) -> list[float] | None:
        """At the end, by player: 1.0 for the winner, shared by several.

        In Lexicon from a position: minus the points of the round.
        """
        return self._state.returns

    @property
    def winners(self) -> list[int]:
        """At the end: those whose return is the highest."""
        returns = self._state.returns or []
        return [player for player, each in enumerate(returns) if each == max(returns)]

    def _player(self, player: int | None) -> int:
        if player is not None:
            return player
        # After the end the engine says that it is over.
        return 0 if self._state.to_move is None else self._state.to_move


class Game(Standing):
    """A game that the engine referees. Without `player`: the one who has to act.

    Its attributes tell how it stood after the last `apply` or `play`.
    """

    def __init__(self, engine: Engine, new: m.GameNewResult) -> None:
        super().__init__(new)
        self._engine = engine

    def __enter__(self) -> Game:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        traceback: TracebackType | None,
    ) -> None:
        if kind is None:  # else the engine may be gone, and the first error counts
            self.close()

    def observe(
        self, player: int | None = None, *, since: int | None = None, timeout: float | None = None
    ) -> Observed[Any, Any]:
        """What a player sees; with `since` also what happened after that `seq`."""
        params = m.GameObserveParams(id=self.id, player=self._player(player), since=since)
        return self._engine._call(wire.GAME_OBSERVE(self.game), params, timeout)

    def legal(
        self, player: int | None = None, *, limit: int | None = None, timeout: float | None = None
    ) -> Legal[Any]:
        """What a player may do, best plays first; nothing if another is to move."""
        params = m.GameLegalParams(id=self.id, player=self._player(player), limit=limit)
        return self._engine._call(wire.GAME_LEGAL(self.game), params, timeout)

    def apply(
        self,
        action: ActionLike,
        *,
        player: int | None = None,
        seq: int | None = None,
        timeout: float | None = None,
    ) -> Applied[Any]:
        """Let a player do something. seq: refuse it if more has happened than that.

        Raises IllegalAction, whose `rule` names what forbids it.
        """
        params = m.GameApplyParams(
            id=self.id, player=self._player(player), action=wire.raw(action), seq=seq
        )
        applied = self._engine._call(wire.GAME_APPLY(self.game), params, timeout)
        self._state = applied
        return applied

    def play(
        self,
        bot: str,
        *,
        options: Mapping[str, wire.OptionValue] | None = None,
        seconds: float | None = None,
        iterations: int | None = None,
        seed: int = 0,
        timeout: float | None = None,
    ) -> Any:
        """Let a bot act for the player who has to. Returns what it did."""
        player = self._player(None)
        seen = self.observe(player, timeout=timeout)
        moved = self._engine.bot_move(
            seen.observation,
            bot,
            game=self.game,
            options=options,
            seconds=seconds,
            iterations=iterations,
            seed=seed,
            dictionary=self.dictionary,
            timeout=timeout,
        )
        self.apply(moved.action, player=player, seq=seen.seq, timeout=timeout)
        return moved.action

    def advise(
        self,
        player: int | None = None,
        *,
        seconds: float | None = None,
        iterations: int | None = None,
        words: str | None = None,
        seed: int = 0,
        timeout: float | None = None,
    ) -> Advising:
        """Advice for a player: `Engine.advise` of what they see."""
        return self._engine.advise(
            self.observe(player).observation,
            game=self.game,
            seconds=seconds,
            iterations=iterations,
            words=words,
            seed=seed,
            dictionary=self.dictionary,
            timeout=timeout,
        )

    def record(self, *, timeout: float | None = None) -> list[str]:
        """Its record, once it is over: lines that `lexicon-fast replay` reads."""
        params = m.GameIdParams(id=self.id)
        return self._engine._call(wire.GAME_RECORD, params, timeout).lines

    def close(self, *, timeout: float | None = None) -> None:
        """Let the engine forget it."""
        self._engine._call(wire.GAME_CLOSE, m.GameIdParams(id=self.id), timeout)


class _Stream(Slot):
    """Where advice comes, and then the answer."""

    __slots__ = ("changed", "game", "updates")

    def __init__(self, game: str) -> None:
        self.game = game
        self.changed = threading.Condition()
        self.updates: deque[Any] = deque(maxlen=KEPT)
        self.outcome: Outcome | None = None

    def finish(self, outcome: Outcome) -> None:
        with self.changed:
            self.outcome = outcome
            self.changed.notify_all()

    def tell(self, update: wire.Update) -> None:
        advice = wire.advice_of(update, self.game)
        with self.changed:
            self.updates.append(advice)
            self.changed.notify_all()


class Advising:
    """Advice that is being refined: an iterator, whose last advice is `final`.

    `stop` may be called from anywhere; leaving the context gives up what is not finished.

    >>> from lexicon_fast.client import Engine
    >>> with Engine.popen() as engine, engine.new_game(seed=1) as game:
    ...     with game.advise(iterations=100) as advising:
    ...         for advice in advising:
    ...             best = advice.ranked[0].action
    >>> advice.final
    True
    """

    def __init__(
        self, engine: Engine, pipe: Pipe, id: int, line: bytes, limit: float, game: str
    ) -> None:
        #: Of the request.
        self.id = id
        #: The last advice that was fetched.
        self.latest: Any = None
        self._engine = engine  # lives as long as this
        self._pipe = pipe
        self._game = game
        self._limit = limit
        self._deadline = monotonic() + limit
        self._stream = _Stream(game)
        self._ended = False
        try:
            pipe.begin(id, line, self._stream, self._deadline)
        except BaseException:
            pipe.give_up(id)
            raise

    def __enter__(self) -> Advising:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        traceback: TracebackType | None,
    ) -> None:
        self.cancel()

    def __iter__(self) -> Iterator[Any]:
        return self

    def __next__(self) -> Any:
        stream = self._stream
        with stream.changed:
            self._wait(lambda: bool(stream.updates) or stream.outcome is not None)
            if stream.updates:
                self.latest = stream.updates.popleft()
                return self.latest
        if self._ended:
            raise StopIteration
        self._ended = True
        return self.result().advice

    def result(self) -> Advised[Any]:
        """Wait for the last advice."""
        stream = self._stream
        with stream.changed:
            self._wait(lambda: stream.outcome is not None)
        advised = wire.result_of(wire.ADVISE(self._game), answer(stream.outcome))
        self.latest = advised.advice
        return advised

    def stop(self) -> None:
        """Ask for the last advice now: the best so far."""
        if self._stream.outcome is None:
            self._pipe.send(wire.stop_line(self.id), monotonic() + self._engine.timeout)

    def cancel(self) -> None:
        """Give it up: nothing more will come."""
        self._ended = True
        self._stream.updates.clear()
        self._pipe.give_up(self.id)
        if self._stream.outcome is None:
            self._stream.finish(wire.given_up("advise"))

    @property
    def done(self) -> bool:
        """Has the last advice come?"""
        return self._stream.outcome is not None

    def _wait(self, come: Callable[[], bool]) -> None:
        """Wait until it has come, or the time is up."""
        changed = self._stream.changed
        left = self._deadline - monotonic()
        seconds = None if left == math.inf else min(max(left, 0.0), threading.TIMEOUT_MAX)
        if not changed.wait_for(come, seconds):
            self._ended = True
            self._pipe.give_up(self.id)
            error = too_late(self._limit)
            self._stream.outcome = error
            raise error
