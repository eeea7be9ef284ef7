"""Answers the messages of the server, whatever road they come by."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from functools import partial
from typing import TYPE_CHECKING, Any, Final, NamedTuple, TypeAlias

import msgspec
from msgspec import Raw

from lexicon_fast import wordlists
from lexicon_fast.engine.game_adapter import game
from lexicon_fast.engine.hello import hello
from lexicon_fast.engine.jobs import Job
from lexicon_fast.engine.requests import Tasks
from lexicon_fast.engine.settings import Dictionaries, Settings
from lexicon_fast.errors import BadDictionary
from lexicon_fast.protocol import messages as m
from lexicon_fast.protocol import methods, wire
from lexicon_fast.protocol.errors import RequestError
from lexicon_fast.server import messages as sm
from lexicon_fast.server.methods import METHODS, OF_SOCKETS
from lexicon_fast.server.replay import replayed
from lexicon_fast.server.request import Asked
from lexicon_fast.server.request_limits import (
    check_bot,
    check_field,
    check_legal,
    check_observation,
    check_solve,
)
from lexicon_fast.server.tables import Tables
from lexicon_fast.server.workers import Workers

if TYPE_CHECKING:
    from lexicon_fast.dictionary import Dictionary
    from lexicon_fast.games.events import DictionaryUsed
    from lexicon_fast.server.limits import Limits
    from lexicon_fast.server.store import Store

#: How a method is answered, from its params.
Handler: TypeAlias = Callable[[Any, "Asked"], Awaitable[Any]]

#: Methods that think for as long as they may.
_THINKING: Final = ("advise", "bot.move")


class _Answered(NamedTuple):
    params: wire.ParamsReader
    handler: Handler


class Service:
    """All that the server can do.

    dictionaries: those that requests may name; where they name none, the list of the game if it is
    among them, else the first.

    threads: that compute, and as many that think.
    """

    def __init__(
        self,
        dictionaries: Mapping[str, Dictionary],
        store: Store,
        limits: Limits,
        threads: int | None = None,
    ) -> None:
        self.limits: Final = limits
        known = {*wordlists.KNOWN, *wordlists.registered()}
        self._names: Final = list(dictionaries)
        self._settings: Final = Settings(
            None,  # a game with a list of its own has it, if it is here
            threads,
            open_files=False,
            word_lists=[name for name in dictionaries if name in known],
        )
        self._settings.dictionary = self._names[0]
        self._settings.set({"max_reply_bytes": limits.max_reply, "max_seconds": limits.max_seconds})
        self._dictionaries: Final = Dictionaries(self._settings, dictionaries)
        self._all: Final = dict(dictionaries)
        self._tasks: Final = Tasks(self._settings, self._dictionaries, _told)
        self._workers: Final = Workers(self._settings.threads, limits.max_waiting)
        self.tables: Final = Tables(
            store, self._settings, self._dictionaries, self._tasks, self._workers, limits
        )
        self._answered: Final = {
            name: _Answered(wire.ParamsReader(METHODS[name]), handler)
            for name, handler in self._handlers().items()
        }

    def _handlers(self) -> dict[str, Handler]:
        tasks, tables, dictionaries = self._tasks, self.tables, self._dictionaries
        at_once: dict[str, Callable[[Any], Any]] = {
            "hello": self._hello,
            "ping": lambda params: m.PingResult(value=params.value),
            "dictionary.info": dictionaries.info,
            "rules": _rules,
        }
        in_threads: dict[str, Callable[[Any, Job], Any]] = {
            "dictionary.check": lambda params, _: dictionaries.check(params),
            "dictionary.search": lambda params, _: dictionaries.search(params),
            "legal": lambda params, _: self._legal(params),
            "solve": self._solve,
            "plan": tasks.plan,
            "advise": self._advise,
            "bot.move": self._bot_move,
            "lexibomb.odds": lambda params, _: _odds(params),
            "record.replay": lambda params, _: self._replay(params),
        }
        return {
            **{name: _now(call) for name, call in at_once.items()},
            **{name: self._in_thread(name, task) for name, task in in_threads.items()},
            "table.new": tables.new,
            "table.join": tables.join,
            "table.view": tables.view,
            "table.act": tables.act,
            "table.score": tables.score,
            "table.legal": tables.legal,
            "table.advise": tables.advise,
            "table.record": tables.record,
            "table.again": tables.again,
        }

    def _in_thread(self, name: str, task: Callable[[Any, Job], Any]) -> Handler:
        thinks = name in _THINKING

        async def handler(params: Any, asked: Asked) -> Raw:
            work = partial(_encoded, task, params, asked)
            return await self._workers.run(asked, work, thinks=thinks)

        return handler

    async def answer(self, asked: Asked, params: bytes | Raw) -> Any:
        """The result of a request, to be encoded. Raises what `wire.told` tells."""
        answered = self._answered[asked.method]
        return await answered.handler(answered.params(params), asked)

    def asked(
        self,
        id: m.RequestId | None,
        method: str,
        origin: str | None,
        tell: Callable[[m.AdviseUpdate], None] = lambda _: None,
    ) -> Asked:
        """A request to be answered. Raises RequestError for a method that there is not.

        origin: see `newcomers.origin_of`; tell: takes its news, from any thread.
        """
        if method not in self._answered:
            if method in OF_SOCKETS:  # a session answers it before it asks here
                raise RequestError(
                    methods.UNKNOWN_METHOD, f"{method} is for connections that stay; accepted: /ws"
                )
            raise wire.unknown_method(method, self._answered)
        return Asked(id, method, self.limits.max_seconds, origin, tell)

    def stop(self) -> None:
        """Take up no more work; what thinks answers with the best so far."""
        self._workers.stop()

    def close(self) -> None:
        """Give up all that runs."""
        self._workers.close()
        self.tables.close()

    def _legal(self, params: m.LegalParams) -> m.LegalResult:
        check_legal(params)
        return self._tasks.legal(params)

    def _solve(self, params: m.SolveParams, job: Job) -> m.SolveResult:
        check_solve(params)
        return self._tasks.solve(params, job)

    def _advise(self, params: m.AdviseParams, job: Job) -> m.AdviseResult:
        check_observation(params.observation)
        return self._tasks.advise(params, job)

    def _bot_move(self, params: m.BotMoveParams, job: Job) -> m.BotMoveResult:
        check_bot(params)
        return self._tasks.bot_move(params, job)

    def _hello(self, params: m.HelloParams) -> sm.HelloResult:
        told = hello(params, self._settings, METHODS)
        return sm.HelloResult(**msgspec.structs.asdict(told), dictionaries=self._names)

    def _replay(self, params: sm.ReplayParams) -> sm.ReplayResult:
        return sm.ReplayResult(replayed=replayed(params.lines, self._used))

    def _used(self, used: DictionaryUsed) -> Dictionary:
        """The dictionary that a record names. Raises BadDictionary."""
        for dictionary in self._all.values():
            if dictionary.sha256 == used.sha256:
                return dictionary
        raise BadDictionary(
            f"dictionary {used.name!r:.60} of the record is not here; accepted:"
            f" {', '.join(self._names)}"
        )


def _told(job: Job, news: m.AdviseUpdate) -> None:
    assert isinstance(job, Asked)
    job.tell(news)


def _now(call: Callable[[Any], Any]) -> Handler:
    async def handler(params: Any, _: Asked) -> Any:
        return call(params)

    return handler


def _encoded(task: Callable[[Any, Job], Any], params: Any, job: Job) -> Raw:
    return Raw(wire.encode(task(params, job)))


def _rules(params: sm.RulesParams) -> sm.RulesResult:
    return sm.RulesResult(rules=game(params.game).rules_view(params.ruleset))


def _odds(params: sm.OddsParams) -> sm.OddsResult:
    from lexicon_fast.games.lexibomb.odds import odds

    check_field(params.opened)
    found = odds(params.opened, params.bombs)
    flat, columns = found.probability, found.columns
    return sm.OddsResult(
        probability=[list(flat[at : at + columns]) for at in range(0, len(flat), columns)],
        exact=found.exact,
        error=found.error,
    )
