"""What an engine keeps for an asynchronous client: games, and advice that is being refined."""

from __future__ import annotations

import asyncio
import math
from collections import deque
from collections.abc import AsyncIterator, Callable, Mapping
from types import TracebackType
from typing import TYPE_CHECKING, Any

from lexicon_fast.client import wire
from lexicon_fast.client.async_pipe import AsyncPipe
from lexicon_fast.client.games import KEPT, Standing
from lexicon_fast.client.pipe import Outcome, answer, too_late
from lexicon_fast.client.wire import ActionLike, Advised, Applied, Legal, Observed
from lexicon_fast.protocol import messages as m

if TYPE_CHECKING:
    from lexicon_fast.client.asynchronous import AsyncEngine


class AsyncGame(Standing):
    """A game that the engine referees: `Game` with `await`."""

    def __init__(self, engine: AsyncEngine, new: m.GameNewResult) -> None:
        super().__init__(new)
        self._engine = engine

    async def __aenter__(self) -> AsyncGame:
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        traceback: TracebackType | None,
    ) -> None:
        if kind is None:  # else the engine may be gone, and the first error counts
            await self.close()

    async def observe(
        self, player: int | None = None, *, since: int | None = None, timeout: float | None = None
    ) -> Observed[Any, Any]:
        """What a player sees; with `since` also what happened after that `seq`."""
        params = m.GameObserveParams(id=self.id, player=self._player(player), since=since)
        return await self._engine._call(wire.GAME_OBSERVE(self.game), params, timeout)

    async def legal(
        self, player: int | None = None, *, limit: int | None = None, timeout: float | None = None
    ) -> Legal[Any]:
        """What a player may do, best plays first; nothing if another is to move."""
        params = m.GameLegalParams(id=self.id, player=self._player(player), limit=limit)
        return await self._engine._call(wire.GAME_LEGAL(self.game), params, timeout)

    async def apply(
        self,
        action: ActionLike,
        *,
        player: int | None = None,
        seq: int | None = None,
        timeout: float | None = None,
    ) -> Applied[Any]:
        """Let a player do something. Raises IllegalAction, whose `rule` names what forbids it."""
        params = m.GameApplyParams(
            id=self.id, player=self._player(player), action=wire.raw(action), seq=seq
        )
        applied = await self._engine._call(wire.GAME_APPLY(self.game), params, timeout)
        self._state = applied
        return applied

    async def play(
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
        seen = await self.observe(player, timeout=timeout)
        moved = await self._engine.bot_move(
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
        await self.apply(moved.action, player=player, seq=seen.seq, timeout=timeout)
        return moved.action

    async def advise(
        self,
        player: int | None = None,
        *,
        seconds: float | None = None,
        iterations: int | None = None,
        words: str | None = None,
        seed: int = 0,
        timeout: float | None = None,
    ) -> AsyncAdvising:
        """Advice for a player: `AsyncEngine.advise` of what they see."""
        seen = await self.observe(player)
        return self._engine.advise(
            seen.observation,
            game=self.game,
            seconds=seconds,
            iterations=iterations,
            words=words,
            seed=seed,
            dictionary=self.dictionary,
            timeout=timeout,
        )

    async def record(self, *, timeout: float | None = None) -> list[str]:
        """Its record, once it is over: lines that `lexicon-fast replay` reads."""
        params = m.GameIdParams(id=self.id)
        return (await self._engine._call(wire.GAME_RECORD, params, timeout)).lines

    async def close(self, *, timeout: float | None = None) -> None:
        """Let the engine forget it."""
        await self._engine._call(wire.GAME_CLOSE, m.GameIdParams(id=self.id), timeout)


class AsyncAdvising:
    """Advice that is being refined: `Advising`, an asynchronous iterator."""

    def __init__(
        self, engine: AsyncEngine, pipe: AsyncPipe, id: int, line: bytes, limit: float, game: str
    ) -> None:
        #: Of the request.
        self.id = id
        #: The last advice that was fetched.
        self.latest: Any = None
        self._engine = engine  # lives as long as this
        self._pipe = pipe
        self._game = game
        self._limit = limit
        self._loop = asyncio.get_running_loop()
        self._deadline = self._loop.time() + limit
        self._updates: deque[Any] = deque(maxlen=KEPT)
        self._outcome: Outcome | None = None
        self._changed = asyncio.Event()
        self._ended = False
        pipe.begin(id, self)
        pipe.send(line)

    async def __aenter__(self) -> AsyncAdvising:
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        traceback: TracebackType | None,
    ) -> None:
        self.cancel()

    def __aiter__(self) -> AsyncIterator[Any]:
        return self

    async def __anext__(self) -> Any:
        await self._wait(lambda: bool(self._updates) or self._outcome is not None)
        if self._updates:
            self.latest = self._updates.popleft()
            return self.latest
        if self._ended:
            raise StopAsyncIteration
        self._ended = True
        return (await self.result()).advice

    async def result(self) -> Advised[Any]:
        """Wait for the last advice."""
        await self._wait(lambda: self._outcome is not None)
        advised = wire.result_of(wire.ADVISE(self._game), answer(self._outcome))
        self.latest = advised.advice
        return advised

    def stop(self) -> None:
        """Ask for the last advice now: the best so far."""
        if self._outcome is None:
            self._pipe.send(wire.stop_line(self.id))

    def cancel(self) -> None:
        """Give it up: nothing more will come."""
        self._ended = True
        self._updates.clear()
        self._pipe.give_up(self.id)
        if self._outcome is None:
            self.finish(wire.given_up("advise"))

    @property
    def done(self) -> bool:
        """Has the last advice come?"""
        return self._outcome is not None

    # What the pipe calls

    def finish(self, outcome: Outcome) -> None:
        """The last advice has come, or none will."""
        self._outcome = outcome
        self._changed.set()

    def tell(self, update: wire.Update) -> None:
        """Better advice has come."""
        self._updates.append(wire.advice_of(update, self._game))
        self._changed.set()

    async def _wait(self, come: Callable[[], bool]) -> None:
        """Wait until it has come, or the time is up."""
        while not come():
            self._changed.clear()
            try:
                async with asyncio.timeout_at(
                    None if self._deadline == math.inf else self._deadline
                ):
                    await self._changed.wait()
            except TimeoutError:
                self._ended = True
                self._pipe.give_up(self.id)
                error = too_late(self._limit)
                self.finish(error)
                raise error from None
