"""Answers requests, whether they come over HTTP or WebSocket."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from functools import partial
from typing import TYPE_CHECKING, Any, Final, NamedTuple, TypeAlias

import msgspec
from msgspec import Raw

from lexicon_fast import wordlists
from lexicon_fast.engine.game_adapter import adapter
from lexicon_fast.engine.hello import hello
from lexicon_fast.engine.jobs import Job
from lexicon_fast.engine.requests import Requests
from lexicon_fast.engine.settings import Dictionaries, Settings
from lexicon_fast.errors import BadDictionary
from lexicon_fast.protocol import messages as m
from lexicon_fast.protocol import methods, wire
from lexicon_fast.protocol.errors import RequestError
from lexicon_fast.server import messages as sm
from lexicon_fast.server.methods import METHODS, OF_SOCKETS
from lexicon_fast.server.replay import replay
from lexicon_fast.server.request import RequestJob
from lexicon_fast.server.request_limits import (
    check_bot,
    check_legal,
    check_minefield,
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

#: Answers a method.
Handler: TypeAlias = Callable[[Any, RequestJob], Awaitable[Any]]

#: Methods that may use their whole time limit.
_THINKING: Final = ("advise", "bot.move")


class _Method(NamedTuple):
    params: wire.ParamsReader
    handler: Handler


class Service:
    """Answers all methods of the server, except those about a connection.

    dictionaries: the ones that requests may name. The default is the word list of the game if it is
    among them, else the first. threads: for computing; as many again are for thinking.
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
            None,  # each game has its own default
            threads,
            open_files=False,
            word_lists=[name for name in dictionaries if name in known],
        )
        self._settings.dictionary = self._names[0]
        self._settings.set({"max_reply_bytes": limits.max_reply, "max_seconds": limits.max_seconds})
        self._dictionaries: Final = Dictionaries(self._settings, dictionaries)
        self._by_name: Final = dict(dictionaries)
        self._requests: Final = Requests(self._settings, self._dictionaries, _send_update)
        self._workers: Final = Workers(self._settings.threads, limits.max_waiting)
        self.tables: Final = Tables(
            store, self._settings, self._dictionaries, self._requests, self._workers, limits
        )
        self._methods: Final = {
            name: _Method(wire.ParamsReader(METHODS[name]), handler)
            for name, handler in self._handlers().items()
        }

    def _handlers(self) -> dict[str, Handler]:
        requests, tables, dictionaries = self._requests, self.tables, self._dictionaries
        at_once: dict[str, Callable[[Any], Any]] = {
            "hello": self._hello,
            "ping": lambda params: m.PingResult(value=params.value),
            "dictionary.info": dictionaries.info,
            "rules": lambda params: sm.RulesResult(
                rules=adapter(params.game).rules_view(params.ruleset)
            ),
        }
        in_threads: dict[str, Callable[[Any, Job], Any]] = {
            "dictionary.check": lambda params, _: dictionaries.check(params),
            "dictionary.search": lambda params, _: dictionaries.search(params),
            "legal": lambda params, _: self._legal(params),
            "solve": self._solve,
            "plan": requests.plan,
            "advise": self._advise,
            "bot.move": self._bot_move,
            "lexibomb.odds": lambda params, _: _odds(params),
            "record.replay": lambda params, _: self._replay(params),
        }
        return {
            **{name: _at_once(call) for name, call in at_once.items()},
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

        async def handler(params: Any, job: RequestJob) -> Raw:
            work = partial(_encoded, task, params, job)
            return await self._workers.run(job, work, thinks=thinks)

        return handler

    async def answer(self, job: RequestJob, params: bytes | Raw) -> Any:
        """Return the result of a request, for encoding. Raises errors for `wire.report`."""
        method = self._methods[job.method]
        return await method.handler(method.params(params), job)

    def new_job(
        self,
        id: m.RequestId | None,
        method: str,
        origin: str | None,
        send_update: Callable[[m.AdviseUpdate], None] = lambda _: None,
    ) -> RequestJob:
        """Return the job of a request. Parameters as in `RequestJob`.

        Raises RequestError for an unknown method.
        """
        if method not in self._methods:
            if method in OF_SOCKETS:  # over WebSocket, a session answers it itself
                raise RequestError(methods.UNKNOWN_METHOD, f"{method} needs a WebSocket; use /ws")
            raise wire.unknown_method(method, self._methods)
        return RequestJob(id, method, self.limits.max_seconds, origin, send_update)

    def stop(self) -> None:
        """Accept no more work, and let bots and advice answer with the best so far."""
        self._workers.stop()

    def close(self) -> None:
        """Cancel all requests and close the database."""
        self._workers.close()
        self.tables.close()

    def _legal(self, params: m.LegalParams) -> m.LegalResult:
        check_legal(params)
        return self._requests.legal(params)

    def _solve(self, params: m.SolveParams, job: Job) -> m.SolveResult:
        check_solve(params)
        return self._requests.solve(params, job)

    def _advise(self, params: m.AdviseParams, job: Job) -> m.AdviseResult:
        check_observation(params.observation)
        return self._requests.advise(params, job)

    def _bot_move(self, params: m.BotMoveParams, job: Job) -> m.BotMoveResult:
        check_bot(params)
        return self._requests.bot_move(params, job)

    def _hello(self, params: m.HelloParams) -> sm.HelloResult:
        result = hello(params, self._settings, METHODS)
        return sm.HelloResult(**msgspec.structs.asdict(result), dictionaries=self._names)

    def _replay(self, params: sm.ReplayParams) -> sm.ReplayResult:
        return sm.ReplayResult(replayed=replay(params.lines, self._dictionary_of))

    def _dictionary_of(self, used: DictionaryUsed) -> Dictionary:
        """Return the dictionary of a record. Raises BadDictionary."""
        for dictionary in self._by_name.values():
            if dictionary.sha256 == used.sha256:
                return dictionary
        raise BadDictionary(
            f"the record needs dictionary {used.name!r:.60}, which this server does not have; it"
            f" has: {', '.join(self._names)}"
        )


def _send_update(job: Job, update: m.AdviseUpdate) -> None:
    assert isinstance(job, RequestJob)
    job.send_update(update)


def _at_once(call: Callable[[Any], Any]) -> Handler:
    async def handler(params: Any, _: RequestJob) -> Any:
        return call(params)

    return handler


def _encoded(task: Callable[[Any, Job], Any], params: Any, job: Job) -> Raw:
    return Raw(wire.encode(task(params, job)))


def _odds(params: sm.OddsParams) -> sm.OddsResult:
    from lexicon_fast.games.lexibomb.odds import odds

    check_minefield(params.opened)
    found = odds(params.opened, params.bombs)
    flat, columns = found.probability, found.columns
    return sm.OddsResult(
        probability=[list(flat[at : at + columns]) for at in range(0, len(flat), columns)],
        exact=found.exact,
        error=found.error,
    )
