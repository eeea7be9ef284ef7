"""The client for asyncio: the calls of `sync`, with `await`."""

from __future__ import annotations

import asyncio
import itertools
import math
import os
from collections.abc import Iterable, Mapping, Sequence
from types import TracebackType
from typing import IO, Any, Literal, TypeVar

import msgspec

from lexicon_fast.arguments import checked, each_of, mapping, seconds, strings
from lexicon_fast.client import wire
from lexicon_fast.client.async_games import AsyncAdvising, AsyncGame
from lexicon_fast.client.async_pipe import AsyncOne, AsyncPipe
from lexicon_fast.client.known import Known, command_of, values_of
from lexicon_fast.client.pipe import answer, too_late
from lexicon_fast.client.wire import (
    CHUNK,
    TIMEOUT,
    Call,
    Legal,
    Moved,
    ObservationLike,
    OptionValue,
    PositionLike,
    RulesetLike,
    StateLike,
)
from lexicon_fast.protocol import messages as m
from lexicon_fast.protocol import methods

_P = TypeVar("_P", bound=msgspec.Struct)
_R = TypeVar("_R")


class AsyncEngine(Known):
    """An engine in a process of its own: `Engine`, whose calls are awaited.

    For one event loop only. A call whose task is cancelled is given up. `asyncio.gather` has many
    calls sent at once.

        async with await AsyncEngine.popen() as engine:
            found = await engine.search("CATDOG*", limit=3)
    """

    def __init__(self, pipe: AsyncPipe, timeout: float) -> None:
        super().__init__(timeout)
        self._pipe = pipe
        self._ids = itertools.count(1)

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
        """Start an engine and greet it. The context manager ends it, as `close` does.

        command: a program, or one with its arguments; None: `lexicon-fast engine`. stderr: where
        it writes what is for people; None: where this process does; `subprocess.PIPE`: it is
        captured for the attribute `stderr`. Raises OSError if there is no such program.
        """
        seconds("timeout", timeout)  # before there is a process
        pipe = await AsyncPipe.start(command_of(command), stderr=stderr, env=env, cwd=cwd)
        engine = cls(pipe, timeout)
        try:
            protocol = ".".join(map(str, methods.VERSION))
            hello = m.HelloParams(client="lexicon-fast, Python", protocol=protocol)
            engine._met(await engine._call(wire.HELLO, hello))
        except BaseException:
            await engine.close()
            raise
        return engine

    async def __aenter__(self) -> AsyncEngine:
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        traceback: TracebackType | None,
    ) -> None:
        await self.close()

    async def close(self) -> None:
        """Ask the engine to quit, and end it if it does not. What is open is given up."""
        await self._pipe.close()

    async def quit(self) -> None:
        """The same as `close`."""
        await self.close()

    @property
    def exit_code(self) -> int | None:
        """Of the process; None: it runs. Negative: the signal that ended it."""
        return self._pipe.exit_code

    @property
    def pid(self) -> int:
        """The number of the process."""
        return self._pipe.pid

    @property
    def stderr(self) -> str:
        """The last lines that the engine wrote to stderr, if `popen` was to capture them."""
        return self._pipe.stderr

    # Asking

    async def _call(self, call: Call[_P, _R], params: _P, limit: float | None = None) -> _R:
        limit = self._limit(limit)
        id = next(self._ids)
        return wire.result_of(
            call, await self._pipe.ask(id, self._line(id, call.name, params), limit)
        )

    async def request(
        self, method: str, params: Mapping[str, Any] | None = None, *, timeout: float | None = None
    ) -> Any:
        """Any method, also of a newer engine; params and result are plain JSON."""
        call = wire.any_call(checked("method", str, method))
        id = next(self._ids)
        line = self._line(id, method, {} if params is None else mapping("params", params))
        reply = await self._pipe.ask(id, line, self._limit(timeout, long=call.long))
        return wire.result_of(call, reply)

    async def ping(
        self, value: int | float | str | bool | None = None, *, timeout: float | None = None
    ) -> int | float | str | bool | None:
        """Is it there? Returns the value."""
        return (await self._call(wire.PING, m.PingParams(value=value), timeout)).value

    async def configure(
        self,
        values: Mapping[str, OptionValue] | None = None,
        *,
        timeout: float | None = None,
        **named: OptionValue,
    ) -> None:
        """Set options: all of them, or none if one is refused."""
        set_ = await self._call(wire.OPTIONS_SET, values_of(values, named), timeout)
        self._set_options(set_.options)

    def stop(self) -> None:
        """Let each `advise` and `bot_move` that runs, in any task, end with the best so far."""
        for id in self._pipe.open:
            self._pipe.send(wire.stop_line(id))

    def cancel(self) -> None:
        """Give up all that runs, in any task: it raises RequestCancelled there."""
        for id in self._pipe.open:
            self._pipe.send(wire.cancel_line(id))

    # Dictionaries

    async def load(
        self, words: str, *, alphabet: str = "english", timeout: float | None = None
    ) -> m.DictionaryInfo:
        """Open a dictionary by its name, path or URL; `words` then names it."""
        params = m.DictionaryLoadParams(words=words, alphabet=alphabet)
        return await self._call(wire.LOAD, params, self._limit(timeout, long=True))

    async def info(
        self, dictionary: str | None = None, *, timeout: float | None = None
    ) -> m.DictionaryInfo:
        """Facts about a dictionary."""
        return await self._call(wire.INFO, m.DictionaryInfoParams(dictionary=dictionary), timeout)

    async def check(
        self,
        words: Iterable[str],
        *,
        dictionary: str | None = None,
        timeout: float | None = None,
    ) -> list[bool]:
        """Are they words? An answer for each."""
        params = m.DictionaryCheckParams(words=strings("words", words), dictionary=dictionary)
        return (await self._call(wire.CHECK, params, timeout)).known

    async def search(
        self,
        hand: str,
        word: str | None = None,
        *,
        kind: Literal["subwords", "superwords", "substitutions"] = "subwords",
        limit: int | None = None,
        dictionary: str | None = None,
        timeout: float | None = None,
    ) -> m.DictionarySearchResult:
        """Words that a hand pays for: alone, added to `word`, or exchanged in it."""
        params = m.DictionarySearchParams(
            kind=kind, hand=hand, word=word, limit=limit, dictionary=dictionary
        )
        return await self._call(wire.SEARCH, params, timeout)

    async def search_many(
        self,
        hands: Iterable[str],
        word: str | None = None,
        *,
        kind: Literal["subwords", "superwords", "substitutions"] = "subwords",
        limit: int | None = None,
        dictionary: str | None = None,
        timeout: float | None = None,
    ) -> list[m.DictionarySearchResult]:
        """`search` of many hands, pipelined: many times as fast. timeout: for all of them.

        Raises what is wrong with the first hand that the engine refuses.
        """
        results: list[m.DictionarySearchResult] = []
        waiting: list[int] = []
        hands = each_of("hands", "str", hands)

        async def take_in(before: Sequence[AsyncOne]) -> None:
            for slot in before:
                results.append(wire.result_of(wire.SEARCH, answer(await slot.future)))

        limit_ = self._limit(timeout)
        try:
            async with asyncio.timeout(None if limit_ == math.inf else max(limit_, 0.0)):
                slots: list[AsyncOne] = []
                while chunk := list(itertools.islice(hands, CHUNK)):
                    lines: list[bytes] = []
                    before, slots = slots, []
                    for hand in chunk:
                        params = m.DictionarySearchParams(
                            kind=kind, hand=hand, word=word, limit=limit, dictionary=dictionary
                        )
                        id = next(self._ids)
                        lines.append(self._line(id, wire.SEARCH.name, params))
                        slots.append(AsyncOne())
                        self._pipe.begin(id, slots[-1])
                        waiting.append(id)
                    # The engine works on these while those sent before are taken in.
                    self._pipe.send(b"".join(lines))
                    await take_in(before)
                await take_in(slots)
        except BaseException as error:
            for id in waiting:
                self._pipe.give_up(id)
            if isinstance(error, TimeoutError):
                raise too_late(limit_) from None
            raise
        return results

    # Positions and observations

    async def solve(
        self,
        positions: Sequence[PositionLike],
        *,
        game: str = "lexicon",
        ruleset: RulesetLike | None = None,
        actions: Sequence[str] | None = None,
        min_length: int = 2,
        top: int | None = 10,
        dictionary: str | None = None,
        timeout: float | None = None,
    ) -> list[Any]:
        """The plays of each position, best first; a bad position has an `error` in its place."""
        params = m.SolveParams(
            game=game,
            positions=wire.raws(positions),
            ruleset=wire.ruleset_of(ruleset),
            actions=None if actions is None else strings("actions", actions),
            min_length=min_length,
            top=top,
            dictionary=dictionary,
        )
        return (await self._call(wire.SOLVE(game), params, self._limit(timeout, long=True))).rows

    async def plan(
        self,
        positions: Sequence[PositionLike],
        *,
        game: str = "lexicon",
        ruleset: RulesetLike | None = None,
        min_length: int = 2,
        dictionary: str | None = None,
        timeout: float | None = None,
    ) -> list[Any]:
        """For each hand the words that leave the fewest points in 1, 2, 3 ... turns."""
        params = m.PlanParams(
            game=game,
            positions=wire.raws(positions),
            ruleset=wire.ruleset_of(ruleset),
            min_length=min_length,
            dictionary=dictionary,
        )
        return (await self._call(wire.PLAN(game), params, self._limit(timeout, long=True))).rows

    async def legal(
        self,
        observation: ObservationLike,
        *,
        game: str = "lexicon",
        limit: int | None = None,
        dictionary: str | None = None,
        timeout: float | None = None,
    ) -> Legal[Any]:
        """What the player who observes may do; none if it is not their turn."""
        params = m.LegalParams(
            game=game, observation=wire.raw(observation), limit=limit, dictionary=dictionary
        )
        return await self._call(wire.LEGAL(game), params, timeout)

    def advise(
        self,
        observation: ObservationLike,
        *,
        game: str = "lexicon",
        seconds: float | None = None,
        iterations: int | None = None,
        words: str | None = None,
        seed: int = 0,
        stream: bool = True,
        dictionary: str | None = None,
        timeout: float | None = None,
    ) -> AsyncAdvising:
        """Ranked actions, refined until the limit, `stop`, or until it is clear what is best.

        Returns at once: iterate over what comes for better and better advice, the last `final`.
        """
        params = m.AdviseParams(
            game=game,
            observation=wire.raw(observation),
            seconds=seconds,
            iterations=iterations,
            words=words,
            seed=seed,
            stream=stream,
            dictionary=dictionary,
        )
        id = next(self._ids)
        limit = self._limit(timeout, seconds, long=True)
        line = self._line(id, wire.ADVISE(game).name, params)
        return AsyncAdvising(self, self._pipe, id, line, limit, game)

    async def bot_move(
        self,
        observation: ObservationLike,
        bot: str,
        *,
        game: str = "lexicon",
        options: Mapping[str, OptionValue] | None = None,
        seconds: float | None = None,
        iterations: int | None = None,
        seed: int = 0,
        dictionary: str | None = None,
        timeout: float | None = None,
    ) -> Moved[Any]:
        """What a bot does: "greedy", "expert:iterations=200". Same seed, same action."""
        params = m.BotMoveParams(
            game=game,
            observation=wire.raw(observation),
            bot=bot,
            options={} if options is None else mapping("options", options),
            seconds=seconds,
            iterations=iterations,
            seed=seed,
            dictionary=dictionary,
        )
        return await self._call(
            wire.BOT_MOVE(game), params, self._limit(timeout, seconds, long=True)
        )

    # Games

    async def new_game(
        self,
        game: str = "lexicon",
        *,
        players: int | None = None,
        names: Sequence[str] | None = None,
        ruleset: RulesetLike | None = None,
        seed: int | None = None,
        rounds: int | None = None,
        first_dealer: int | None = None,
        starter: int | None = None,
        position: StateLike | None = None,
        record: Sequence[str] | None = None,
        dictionary: str | None = None,
        timeout: float | None = None,
    ) -> AsyncGame:
        """Start a game that the engine referees: from a seed, a position, or a record's lines."""
        params = m.GameNewParams(
            game=game,
            players=players,
            names=None if names is None else strings("names", names),
            ruleset=wire.ruleset_of(ruleset),
            seed=seed,
            rounds=rounds,
            first_dealer=first_dealer,
            starter=starter,
            position=wire.NULL if position is None else wire.raw(position),
            record=None if record is None else strings("record", record),
            dictionary=dictionary,
        )
        return AsyncGame(self, await self._call(wire.GAME_NEW, params, timeout))

    async def open_games(self, *, timeout: float | None = None) -> list[m.GameState]:
        """The games that the engine keeps."""
        return (await self._call(wire.GAME_LIST, m.Nothing(), timeout)).games
