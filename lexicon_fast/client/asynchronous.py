"""The client for asyncio: the calls of `Engine`, `Game` and `Advising`, with `await`."""

from __future__ import annotations

import asyncio
import inspect
import math
import os
from collections.abc import AsyncIterator, Callable, Coroutine, Iterator, Mapping, Sequence
from contextlib import closing, suppress
from functools import wraps
from time import monotonic
from typing import IO, Any, ClassVar, Concatenate, ParamSpec, TypeVar

from lexicon_fast.base.arguments import seconds as checked_seconds
from lexicon_fast.client import connection, wire
from lexicon_fast.client.connection import (
    BaseStream,
    Connection,
    Outcome,
    left,
    reply_or_raise,
    start_thread,
    timed_out,
)
from lexicon_fast.client.engine import BaseEngine, Engine, engine_command
from lexicon_fast.client.errors import EngineTerminated
from lexicon_fast.client.games import BaseAdvising, BaseGame, BaseWatching, Game, Watching
from lexicon_fast.client.wire import TIMEOUT, Advised, Reply

_P = ParamSpec("_P")
_R = TypeVar("_R")


def awaitable(
    method: Callable[Concatenate[Any, _P], _R],
) -> Callable[Concatenate[Any, _P], Coroutine[Any, Any, _R]]:
    """Return a coroutine method from one of a sync class: here, `_call` returns an awaitable."""

    @wraps(method)
    async def call(self: Any, /, *args: _P.args, **named: _P.kwargs) -> _R:
        result: _R = await method(self, *args, **named)  # type: ignore[misc]
        return result

    return call


def returning(
    result: type[_R], method: Callable[Concatenate[Any, _P], Any]
) -> Callable[Concatenate[Any, _P], _R]:
    """Return a method whose result has another type in an async class."""

    @wraps(method)
    def call(self: Any, /, *args: _P.args, **named: _P.kwargs) -> _R:
        value: _R = method(self, *args, **named)
        return value

    signature = inspect.signature(method).replace(return_annotation=result.__name__)
    call.__signature__ = signature  # type: ignore[attr-defined]
    return call


class AsyncStream(BaseStream):
    """Wait for updates and one reply, in any number of tasks of an event loop."""

    def __init__(self) -> None:
        super().__init__()
        self._changed = asyncio.Event()

    def _wake(self) -> None:
        self._changed.set()

    async def take(self, deadline: float, *, last: bool) -> wire.Update | wire.Change | Outcome:
        """Return the next update, or the outcome. last: skip the updates. Raises TimeoutError."""
        while not self.has_next(last):
            self._changed.clear()
            async with asyncio.timeout(None if deadline == math.inf else left(deadline)):
                await self._changed.wait()
        return self.next(last)

    async def outcome_by(self, deadline: float, seconds: float) -> Outcome:
        """Return the outcome. seconds: what the deadline was. Raises EngineTimeout."""
        try:
            await self.take(deadline, last=True)
        except TimeoutError:
            raise timed_out(seconds) from None
        assert self.outcome is not None
        return self.outcome


class AsyncPipe(Connection):
    """A running engine, for one event loop. Lines wait until the engine reads them."""

    stream = AsyncStream

    def __init__(self, command: Sequence[str], **options: Any) -> None:
        self._loop = asyncio.get_running_loop()
        self._is_quitting = False
        super().__init__(command, **options)
        self._loop.add_reader(self._out, self._on_output)

    def _on_output(self) -> None:
        if not self._read():
            self._loop.remove_reader(self._out)
            start_thread(self._finish)

    def _fail_all(self) -> None:
        with suppress(RuntimeError):  # the event loop is closed
            self._loop.call_soon_threadsafe(super()._fail_all)

    async def ask(self, id: int, line: bytes, seconds: float, take: Callable[[Reply], _R]) -> _R:
        """Send a request. Return `take` of its reply. Raises EngineError."""
        reply = AsyncStream()
        try:
            self.begin({id: reply}, line)
            return take(reply_or_raise(await reply.outcome_by(monotonic() + seconds, seconds)))
        finally:  # unless there is a reply
            self.abandon(id)

    async def ask_many(
        self, requests: Iterator[tuple[int, bytes]], seconds: float, take: Callable[[Reply], _R]
    ) -> list[_R]:
        """Send requests in batches. Return `take` of each reply. Raises EngineError."""
        deadline = monotonic() + seconds
        results: list[_R] = []
        with closing(self.begin_many(requests, AsyncStream, deadline)) as replies:
            for reply in replies:
                results.append(take(reply_or_raise(await reply.outcome_by(deadline, seconds))))
        return results

    def send(self, lines: bytes, deadline: float = math.inf) -> None:
        self._check_running()
        self._send_later(lines)

    def _send_later(self, lines: bytes) -> None:
        super()._send_later(lines)
        if self._in.closed:
            return
        if self._unsent:
            self._loop.add_writer(self._in, self._send_later, b"")
        elif self._is_quitting:
            self._close_watched_input()
        elif not lines:
            self._loop.remove_writer(self._in)
        if self._is_broken:  # perhaps it is about to end
            self._loop.call_later(connection.EXIT_DELAY, self.kill)

    def _close_input(self) -> None:
        try:
            self._loop.call_soon_threadsafe(self._close_watched_input)
        except RuntimeError:  # the event loop is closed
            self._in.close()

    def _close_watched_input(self) -> None:
        if not self._in.closed:
            self._loop.remove_writer(self._in)
            self._in.close()

    async def close(self) -> None:
        """Ask the engine to quit, and kill it if it does not."""
        self._is_quitting = True
        try:
            with suppress(EngineTerminated):
                self.send(wire.QUIT_LINE)
            await asyncio.to_thread(self._exited.wait, connection.GRACE)
        finally:
            self.kill()
            await asyncio.to_thread(self._end)


class AsyncWatching(BaseWatching):
    """Changes of a game: `Watching`, an asynchronous iterator.

    `await AsyncGame.watch(...)` returns one.

    >>> from lexicon_fast.client import AsyncWatching
    >>> async def reasons(changes: AsyncWatching) -> list[str]:
    ...     async with changes:
    ...         return [change.events[-1].reason async for change in changes if change.over]
    """

    async def __aenter__(self) -> AsyncWatching:
        return self

    async def __aexit__(self, kind: type[BaseException] | None, *_: object) -> None:
        if kind is None:  # after an error the engine may be gone
            await self.close()

    def __aiter__(self) -> AsyncIterator[Any]:
        return self

    async def __anext__(self) -> Any:
        if self._over:
            raise StopAsyncIteration
        taken: Any = self._stream.take(math.inf, last=False)
        return self._accept(await taken)

    close = awaitable(Watching.close)


class AsyncAdvising(BaseAdvising):
    """Advice that is being refined: `Advising`, an asynchronous iterator.

    `AsyncEngine.advise` returns one, without `await`; `await AsyncGame.advise(...)` too.

    >>> from lexicon_fast.client import AsyncAdvising
    >>> async def final_playouts(advising: AsyncAdvising) -> int:
    ...     async with advising:
    ...         async for advice in advising:
    ...             print(advice.ranked[0].action)
    ...     return advising.latest.playouts
    """

    async def __aenter__(self) -> AsyncAdvising:
        return self

    async def __aexit__(self, *_: object) -> None:
        self.cancel()

    def __aiter__(self) -> AsyncIterator[Any]:
        return self

    async def __anext__(self) -> Any:
        return self._accept(await self._take(), StopAsyncIteration)

    async def result(self) -> Advised[Any]:
        """Wait for the last advice. Raises what `Advising.result` raises."""
        return self._finish(await self._take(last=True))

    async def _take(self, *, last: bool = False) -> wire.Update | Outcome:
        try:
            item: wire.Update | Outcome = await self._stream.take(self._deadline, last=last)
        except TimeoutError:
            raise self._time_out() from None
        return item


class AsyncGame(BaseGame):
    """A game that the engine referees: `Game` with `await`.

    `await AsyncEngine.new_game(...)` returns one. The attributes are not awaited.

    >>> from lexicon_fast.client import AsyncGame
    >>> async def play_out(game: AsyncGame) -> list[int]:
    ...     while not game.over:
    ...         await game.play("greedy")
    ...     return game.winners
    """

    async def __aenter__(self) -> AsyncGame:
        return self

    async def __aexit__(self, kind: type[BaseException] | None, *_: object) -> None:
        if kind is None:  # after an error the engine may be gone
            await self.close()

    async def _play(self, move: Callable[..., Any], timeout: float | None) -> Any:
        player = self._player(None)
        observed = await self.observe(player, timeout=timeout)
        action = (await move(observed.observation)).action
        await self.apply(action, player=player, seq=observed.seq, timeout=timeout)
        return action

    observe = awaitable(Game.observe)
    legal = awaitable(Game.legal)
    apply = awaitable(Game.apply)
    play = awaitable(Game.play)
    advise = awaitable(returning(AsyncAdvising, Game.advise))
    resign = awaitable(Game.resign)
    abort = awaitable(Game.abort)
    watch = awaitable(returning(AsyncWatching, Game.watch))
    record = awaitable(Game.record)
    close = awaitable(Game.close)
    _watching = AsyncWatching


class AsyncEngine(BaseEngine):
    """An engine in a separate process: `Engine`, with calls that are awaited.

    Use it in one event loop only. Cancelling the task of a call cancels the request.
    `asyncio.gather` sends many requests at once. Calls raise what those of `Engine` raise.

    >>> import asyncio
    >>> from lexicon_fast.client import AsyncEngine
    >>> async def main() -> list[int]:
    ...     async with await AsyncEngine.popen() as engine:
    ...         found = await asyncio.gather(engine.search("CAT"), engine.search("DOG"))
    ...     return [each.count for each in found]
    >>> asyncio.run(main())
    [4, 5]
    """

    _game: ClassVar = AsyncGame
    _advising: ClassVar = AsyncAdvising
    _pipe: AsyncPipe

    @classmethod
    async def popen(
        cls,
        command: str | Sequence[str] | None = None,
        *,
        timeout: float = TIMEOUT,
        stderr: int | IO[Any] | None = None,
        env: Mapping[str, str] | None = None,
        cwd: str | os.PathLike[str] | None = None,
    ) -> AsyncEngine:
        """Start an engine, as `Engine.popen` does."""
        checked_seconds("timeout", timeout)  # before there is a process
        engine = cls(AsyncPipe(engine_command(command), stderr=stderr, env=env, cwd=cwd), timeout)
        try:
            await engine._say_hello()
        except BaseException:
            await engine.close()
            raise
        return engine

    async def __aenter__(self) -> AsyncEngine:
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.close()

    _call: Any = Engine._call
    _say_hello = awaitable(Engine._say_hello)
    close = awaitable(Engine.close)
    quit = awaitable(Engine.quit)
    request = awaitable(Engine.request)
    ping = awaitable(Engine.ping)
    configure = awaitable(Engine.configure)  # type: ignore[arg-type]  # any names
    load = awaitable(Engine.load)
    info = awaitable(Engine.info)
    check = awaitable(Engine.check)
    search = awaitable(Engine.search)
    search_many = awaitable(Engine.search_many)
    find = awaitable(Engine.find)
    equations = awaitable(Engine.equations)
    solve = awaitable(Engine.solve)
    plan = awaitable(Engine.plan)
    legal = awaitable(Engine.legal)
    advise = returning(AsyncAdvising, Engine.advise)
    analyse = awaitable(Engine.analyse)
    bot_move = awaitable(Engine.bot_move)
    puzzle = awaitable(Engine.puzzle)
    puzzle_check = awaitable(Engine.puzzle_check)
    puzzle_solution = awaitable(Engine.puzzle_solution)
    new_game = awaitable(returning(AsyncGame, Engine.new_game))
    open_games = awaitable(Engine.open_games)
