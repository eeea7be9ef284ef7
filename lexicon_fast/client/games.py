"""Games that an engine referees, and advice that it refines."""

from __future__ import annotations

import math
from collections import deque
from collections.abc import Callable, Iterator, Mapping
from functools import partial
from operator import attrgetter
from time import monotonic
from typing import TYPE_CHECKING, Any, ClassVar

from lexicon_fast.client import wire
from lexicon_fast.client.connection import Connection, Outcome, reply_or_raise, timed_out
from lexicon_fast.client.errors import EngineTimeout, RequestCancelled
from lexicon_fast.client.wire import ActionLike, Advised, Applied, Changed, Legal, Moved, Observed
from lexicon_fast.protocol import messages as m
from lexicon_fast.protocol import methods

if TYPE_CHECKING:
    from lexicon_fast.client.engine import Engine


class BaseGame:
    """State of a game after its last `apply` or `play`."""

    def __init__(self, engine: Engine, new: m.GameNewResult) -> None:
        self._engine = engine
        #: Id of the game in the engine.
        self.id = new.id
        #: Name of the game's rules: "lexicon", "scrabble", "lexibomb".
        self.game = new.game
        #: Number of players.
        self.players = new.players
        self.names = new.names
        self.ruleset = new.ruleset
        self.dictionary = new.dictionary
        self._state: m.GameState = new

    @property
    def to_move(self) -> int | None:
        """The player whose turn it is; None: the game is over."""
        return self._state.to_move

    @property
    def over(self) -> bool:
        """Whether the game is over."""
        return self._state.over

    @property
    def seq(self) -> int:
        """Number of events so far."""
        return self._state.seq

    @property
    def returns(self) -> list[float] | None:
        """Returns by player, once the game is over: 1.0 for the winner, shared by several.

        In Lexicon from a position: minus the points of the round.
        """
        return self._state.returns

    @property
    def clock(self) -> m.Clock | None:
        """The clocks, as they were after the last `apply` or `play`; None: there is no limit."""
        return self._state.clock

    @property
    def winners(self) -> list[int]:
        """The players with the highest return, once the game is over."""
        returns = self._state.returns or []
        return [player for player, each in enumerate(returns) if each == max(returns)]

    def _applied(self, applied: Applied[Any]) -> Applied[Any]:
        self._state = applied
        return applied

    def _ended(self, state: m.GameState) -> None:
        self._state = state

    def _player(self, player: int | None) -> int:
        if player is not None:
            return player
        # When the game is over, the engine reports that.
        return 0 if self._state.to_move is None else self._state.to_move


class BaseWatching:
    """Changes of a game."""

    def __init__(self, engine: Engine, game: str, params: m.GameWatchParams) -> None:
        self._engine = engine  # so that it lives as long as this
        self._game = game
        self._params = params
        self._key = wire.watch_key(params.id, params.player)
        self._stream = engine._pipe.stream()
        self._stream.updates = deque()  # none is dropped
        self._over = False
        engine._pipe.expect(self._key, self._stream)

    def _accept(self, item: Any) -> Changed[Any]:
        if isinstance(item, Exception):
            raise item
        changed: Changed[Any] = wire.changed_of(item, self._game)
        if changed.over:
            self._over = True
            self._engine._pipe.forget(self._key)
        return changed


class Watching(BaseWatching):
    """Changes of a game: an iterator, which ends with the game.

    `Game.watch` returns one. `close`, or leaving the context, ends it earlier. A change may come
    at any time, so the iteration waits without a limit.

    >>> from lexicon_fast.client import Engine
    >>> with Engine.popen() as engine, engine.new_game("scrabble", seed=1) as game:
    ...     with game.watch(0) as changes:
    ...         game.resign(1)
    ...         [(change.over, change.events[0].reason) for change in changes]
    [(True, 'resigned')]
    """

    def __enter__(self) -> Watching:
        return self

    def __exit__(self, kind: type[BaseException] | None, *_: object) -> None:
        if kind is None:  # after an error the engine may be gone
            self.close()

    def __iter__(self) -> Iterator[Any]:
        return self

    def __next__(self) -> Any:
        if self._over:
            raise StopIteration
        return self._accept(self._stream.take(math.inf, last=False))

    def close(self, *, timeout: float | None = None) -> None:
        """Watch no longer."""
        self._over = True
        self._engine._pipe.forget(self._key)
        return self._engine._call(wire.GAME_UNWATCH, self._params, timeout, lambda _: None)


class Game(BaseGame):
    """A game that the engine referees. `player` is by default the player whose turn it is.

    `Engine.new_game` returns one. The attributes show the state after the last `apply` or `play`.
    Leaving the context removes the game from the engine. Calls raise what those of `Engine` raise;
    RequestRefused, of type NoSuchGame, once the game is closed.

    >>> from lexicon_fast.client import Engine
    >>> with Engine.popen() as engine, engine.new_game(seed=7, rounds=1) as game:
    ...     best = game.legal(limit=1).actions[0]
    ...     applied = game.apply(best)
    ...     seen = game.observe(0).observation
    >>> best, applied.to_move, seen.table
    (Form(laid='hirsute'), 0, ('hirsute',))
    """

    def __enter__(self) -> Game:
        return self

    def __exit__(self, kind: type[BaseException] | None, *_: object) -> None:
        if kind is None:  # after an error the engine may be gone
            self.close()

    _watching: ClassVar = Watching

    # `AsyncGame` shares the methods below, except `_play`: they only return what `Engine._call`
    # returns, which is awaitable there.

    def observe(
        self, player: int | None = None, *, since: int | None = None, timeout: float | None = None
    ) -> Observed[Any, Any]:
        """Return a player's view; with `since`, also the events after that `seq`."""
        params = m.GameObserveParams(id=self.id, player=self._player(player), since=since)
        return self._engine._call(wire.GAME_OBSERVE(self.game), params, timeout)

    def legal(
        self, player: int | None = None, *, limit: int | None = None, timeout: float | None = None
    ) -> Legal[Any]:
        """Return a player's legal actions, best plays first; none if it is not their turn."""
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
        """Apply a player's action. seq: refuse it if there are more events than that.

        Raises IllegalAction, whose `rule` names the rule that forbids it, and RequestRefused, of
        type Stale, for a `seq` that is not the current one.
        """
        params = m.GameApplyParams(
            id=self.id, player=self._player(player), action=wire.raw(action), seq=seq
        )
        call = wire.GAME_APPLY(self.game)
        return self._engine._call(call, params, timeout, self._applied)

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
        """Let a bot act for the player whose turn it is. Return its action.

        Arguments as for `Engine.bot_move`. Raises BadOption for an unknown bot or option.
        """
        move = partial(
            self._engine.bot_move,
            bot=bot,
            game=self.game,
            options=options,
            seconds=seconds,
            iterations=iterations,
            seed=seed,
            dictionary=self.dictionary,
            timeout=timeout,
        )
        return self._play(move, timeout)

    def _play(self, move: Callable[..., Moved[Any]], timeout: float | None) -> Any:
        player = self._player(None)
        observed = self.observe(player, timeout=timeout)
        action = move(observed.observation).action
        self.apply(action, player=player, seq=observed.seq, timeout=timeout)
        return action

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
        """Return advice for a player: `Engine.advise` for the player's view."""
        params = m.GameObserveParams(id=self.id, player=self._player(player))
        advise = partial(
            self._engine.advise,
            game=self.game,
            seconds=seconds,
            iterations=iterations,
            words=words,
            seed=seed,
            dictionary=self.dictionary,
            timeout=timeout,
        )
        call = wire.GAME_OBSERVE(self.game)
        return self._engine._call(call, params, None, lambda view: advise(view.observation))

    def resign(self, player: int | None = None, *, timeout: float | None = None) -> None:
        """End the game with the loss of a player, also out of turn; the others win.

        Raises IllegalAction once the game is over.
        """
        params = m.GameResignParams(id=self.id, player=self._player(player))
        return self._engine._call(wire.GAME_RESIGN, params, timeout, self._ended)

    def abort(self, *, timeout: float | None = None) -> None:
        """End the game; nobody wins. Raises IllegalAction once it is over."""
        params = m.GameIdParams(id=self.id)
        return self._engine._call(wire.GAME_ABORT, params, timeout, self._ended)

    def watch(self, player: int, *, timeout: float | None = None) -> Watching:
        """Return the changes of the game from now on, as a player sees them.

        Other players change a game in a match, where they act while `apply` waits, and the
        iteration in another thread: a bot can think meanwhile.
        """
        params = m.GameWatchParams(id=self.id, player=player)
        watching = self._watching(self._engine, self.game, params)
        return self._engine._call(wire.GAME_WATCH, params, timeout, lambda _: watching)

    def record(self, *, timeout: float | None = None) -> list[str]:
        """Return the record of a finished game: lines that `lexicon-fast replay` reads.

        Raises RequestRefused, of type NotOver, before the end of the game.
        """
        params = m.GameIdParams(id=self.id)
        return self._engine._call(wire.GAME_RECORD, params, timeout, attrgetter("lines"))

    def close(self, *, timeout: float | None = None) -> None:
        """Remove the game from the engine."""
        params = m.GameIdParams(id=self.id)
        return self._engine._call(wire.GAME_CLOSE, params, timeout, lambda _: None)


class BaseAdvising:
    """Advice that is being refined."""

    def __init__(
        self, engine: Engine, pipe: Connection, id: int, line: bytes, limit: float, game: str
    ) -> None:
        #: Id of the request.
        self.id = id
        #: The last advice that was fetched.
        self.latest: Any = None
        self._engine = engine  # so that it lives as long as this advice
        self._pipe = pipe
        self._game = game
        self._limit = limit
        self._deadline = monotonic() + limit
        self._stream = pipe.stream()
        self._ended = False
        try:
            pipe.begin({id: self._stream}, line, self._deadline)
        except BaseException:
            pipe.abandon(id)
            raise

    def stop(self) -> None:
        """Ask for the last advice now, the best so far."""
        if not self.done:
            self._pipe.send(wire.stop_line(self.id), monotonic() + self._engine.timeout)

    def cancel(self) -> None:
        """Cancel the request: no more advice comes."""
        self._ended = True
        self._stream.updates.clear()
        self._pipe.abandon(self.id)
        if not self.done:
            self._stream.finish(RequestCancelled("advise was cancelled", methods.CANCELLED))

    @property
    def done(self) -> bool:
        """Whether the last advice has come."""
        return self._stream.outcome is not None

    def _accept(self, item: wire.Update | Outcome, stop_iteration: type[Exception]) -> Any:
        """Return the advice of an update or of the outcome; after that, raise `stop_iteration`."""
        if isinstance(item, wire.Update):
            self.latest = wire.advice_of(item, self._game)
            return self.latest
        if self._ended:
            raise stop_iteration
        self._ended = True
        return self._finish(item).advice

    def _finish(self, outcome: Any) -> Advised[Any]:
        advised = wire.result_of(wire.ADVISE(self._game), reply_or_raise(outcome))
        self.latest = advised.advice
        return advised

    def _time_out(self) -> EngineTimeout:
        self._ended = True
        self._pipe.abandon(self.id)
        error = timed_out(self._limit)
        self._stream.finish(error)
        return error


class Advising(BaseAdvising):
    """Advice that is being refined: an iterator, whose last advice is `final`.

    `Engine.advise` and `Game.advise` return one. Any thread may call `stop`. Leaving the context
    cancels an unfinished request.

    >>> from lexicon_fast.client import Engine
    >>> with Engine.popen() as engine, engine.new_game(seed=1) as game:
    ...     with game.advise(iterations=100) as advising:
    ...         for advice in advising:
    ...             best = advice.ranked[0].action
    >>> advice.final
    True
    """

    def __enter__(self) -> Advising:
        return self

    def __exit__(self, *_: object) -> None:
        self.cancel()

    def __iter__(self) -> Iterator[Any]:
        return self

    def __next__(self) -> Any:
        return self._accept(self._take(), StopIteration)

    def result(self) -> Advised[Any]:
        """Wait for the last advice.

        Raises EngineTimeout, EngineTerminated, and RequestCancelled after `cancel`; and the error
        of a request that the engine refuses.
        """
        return self._finish(self._take(last=True))

    def _take(self, *, last: bool = False) -> wire.Update | Outcome:
        try:
            item: wire.Update | Outcome = self._stream.take(self._deadline, last=last)
        except TimeoutError:
            raise self._time_out() from None
        return item
