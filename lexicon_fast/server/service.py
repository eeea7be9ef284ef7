"""Answers requests, whether they come over HTTP or WebSocket."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Awaitable, Callable, Collection, Iterable, Mapping
from contextlib import suppress
from functools import partial
from time import monotonic
from typing import TYPE_CHECKING, Any, Final, Literal, TypeAlias

import msgspec
from msgspec import Raw

from lexicon_fast import bots
from lexicon_fast.base.errors import BadDictionary, BadOption, excerpt, shortened
from lexicon_fast.bots.specs import external_kind
from lexicon_fast.dictionary import wordlists
from lexicon_fast.dictionary.languages import Language, codes
from lexicon_fast.engine.game_adapter import adapter
from lexicon_fast.engine.jobs import Job
from lexicon_fast.engine.requests import Requests
from lexicon_fast.engine.settings import Dictionaries, OwnBot, Settings
from lexicon_fast.games.registry import GAMES, game_info
from lexicon_fast.games.rulesets import is_foreign
from lexicon_fast.protocol import messages as m
from lexicon_fast.protocol import methods, wire
from lexicon_fast.protocol.methods import BadField, Refused, RequestError
from lexicon_fast.server import messages as sm
from lexicon_fast.server.disk import StorageError
from lexicon_fast.server.fair_queue import Client
from lexicon_fast.server.limits import AddressLimit, ComputeBudget, Limits, Network, Origins
from lexicon_fast.server.log import log
from lexicon_fast.server.methods import METHODS, SLOW, WEBSOCKET_ONLY, status_of_type
from lexicon_fast.server.metrics import Metrics
from lexicon_fast.server.replay import replay
from lexicon_fast.server.request import CHECKS, RequestJob, check_ruleset, encoded
from lexicon_fast.server.tables import Tables
from lexicon_fast.server.workers import Workers

if TYPE_CHECKING:
    from lexicon_fast.bots import Bot
    from lexicon_fast.dictionary import Dictionary
    from lexicon_fast.find.definitions import Definitions
    from lexicon_fast.games.events import DictionaryUsed
    from lexicon_fast.server.store import Store

#: Seconds between two looks whether a request is still computed, and for counting the tables.
_DRAIN_INTERVAL: Final = 0.02
_COUNT_SECONDS: Final = 1.0

#: Bytes of the params of a request that is expected to take milliseconds.
_SHORT: Final = 1 << 12

#: Valid names of bots of the operator.
_BOT_NAME: Final = re.compile(r"[a-z][a-z0-9_-]{0,29}")

#: Answers a method.
Handler: TypeAlias = Callable[[Any, RequestJob], Awaitable[Any]]


class Service:
    """Answers all methods of the server, except those about a connection.

    dictionaries: the ones that requests may name. The default is the word list of the game if it is
    one of them, else the first. threads: see `Workers`.
    proxies: see `Origins`; None for those on this machine. own_bots: see `Settings`. now: see
    `Tables`. definitions: see `Settings`. plugins: games of other packages that requests may name.
    """

    def __init__(
        self,
        dictionaries: Mapping[str, Dictionary],
        store: Store,
        limits: Limits,
        threads: int | None = None,
        proxies: Collection[Network] | None = None,
        own_bots: Mapping[str, Mapping[str, OwnBot]] | None = None,
        now: Callable[[], float] = monotonic,
        definitions: Definitions | None = None,
        plugins: Collection[str] = (),
    ) -> None:
        self.limits: Final = limits
        self.origins: Final = Origins() if proxies is None else Origins(proxies)
        self.connections: Final = AddressLimit(
            limits.max_connections_per_address,
            "too many open connections from {origin} (limit {limit}); close some first",
        )
        known = {*wordlists.KNOWN, *wordlists.registered()}
        self._names: Final = list(dictionaries)
        self._languages: Final = {
            name: _language_info(language)
            for name, each in dictionaries.items()
            if (language := each.language) is not None and is_foreign(language)
        }
        self._settings: Final = Settings(
            None,  # each game has its own default
            threads,
            open_files=False,
            word_lists=[name for name in dictionaries if name in known],
            own_bots=own_bots or {},
            definitions=definitions,
            games=(*GAMES, *plugins),
        )
        self._settings.dictionary = self._names[0]
        self._settings.set({"max_reply_bytes": limits.max_reply, "max_seconds": limits.max_seconds})
        self._dictionaries: Final = Dictionaries(self._settings, dictionaries)
        self._by_sha256: Final = {each.sha256: each for each in dictionaries.values()}
        self._requests: Final = Requests(self._settings, self._dictionaries, _send_update)
        self._workers: Final = Workers(
            self._settings.threads, limits.max_waiting, ComputeBudget(limits.max_compute)
        )
        self.metrics: Final = Metrics()
        self.tables: Final = Tables(
            store,
            self._settings,
            self._dictionaries,
            self._requests,
            self._workers,
            limits,
            self.metrics,
            now,
        )
        self._handlers: Final = self._all_handlers()
        #: Open connections over WebSocket.
        self.sockets = 0
        self._state: Literal["starting", "ready", "stopping"] = "starting"
        self._tables_on_disk: int | None = None
        self._add_gauges()

    def _all_handlers(self) -> dict[str, Handler]:
        quick = self._requests.quick
        at_once: dict[str, Callable[[Any], Any]] = {
            "hello": self.hello,
            "ping": quick["ping"],
            "dictionary.info": quick["dictionary.info"],
            "rules": self._rules,
        }
        in_threads: dict[str, Callable[[Any, Job], Any]] = {
            "dictionary.check": lambda params, _: quick["dictionary.check"](params),
            "dictionary.search": lambda params, _: quick["dictionary.search"](params),
            "legal": lambda params, _: quick["legal"](params),
            **self._requests.long,
            "lexibomb.odds": lambda params, _: _odds(params),
            "record.replay": lambda params, _: self._replay(params),
        }
        of_tables: dict[str, Handler] = {
            name: getattr(self.tables, name.removeprefix("table."))
            for name in METHODS
            if name.startswith("table.") and name not in WEBSOCKET_ONLY
        }
        return {
            **{name: self._at_once(name, call) for name, call in at_once.items()},
            **{name: self._in_thread(name, task) for name, task in in_threads.items()},
            **{name: self._decoded(name, handler) for name, handler in of_tables.items()},
        }

    def _params(self, name: str, raw: bytes | Raw) -> Any:
        """Return the params of a method. Raises BadField, also for a game that is not offered."""
        params = wire.read_params(METHODS[name], raw)
        games = self._settings.games
        if (game := getattr(params, "game", None)) is not None and game not in games:
            known = ", ".join(games)
            raise BadField("params.game", f"unknown game {excerpt(game)}; games: {known}")
        return params

    def _at_once(self, name: str, call: Callable[[Any], Any]) -> Handler:
        async def handler(raw: bytes | Raw, _: RequestJob) -> Any:
            return call(self._params(name, raw))

        return handler

    def _decoded(self, name: str, answer: Handler) -> Handler:
        """Return a handler that gets the params as bytes. answer: gets them decoded."""

        async def handler(raw: bytes | Raw, job: RequestJob) -> Any:
            return await answer(self._params(name, raw), job)

        return handler

    def _in_thread(self, name: str, task: Callable[[Any, Job], Any]) -> Handler:
        thinks = METHODS[name].stoppable
        check = CHECKS.get(name)

        async def handler(raw: bytes | Raw, job: RequestJob) -> Raw:
            def work() -> Raw:
                # Requests wait as bytes, which need a fifth of the memory.
                params = self._params(name, raw)
                if check is not None:
                    check(params, self._settings)
                return encoded(task(params, job), self.limits.max_reply)

            takes_long = name in SLOW or len(raw) > _SHORT
            return await self._workers.run(
                job, work, job.client, takes_long=takes_long, thinks=thinks
            )

        return handler

    async def answer(self, job: RequestJob, params: bytes | Raw) -> Raw:
        """Return the result of a request, encoded. Raises errors for `log.report`."""
        with self.metrics.request(job.method):
            try:
                result = await self._handlers[job.method](params, job)
                return encoded(result, self.limits.max_reply)
            except Refused as error:
                self._log_refusal(job.method, error)
                raise

    def refuse(self, what: str, error: Refused) -> None:
        """Count and log a refusal that is not an answer of `answer`.

        what: a method, or "connection" or "websocket".
        """
        self.metrics.refusals.labels(error.data["type"]).inc()
        self._log_refusal(what, error)

    def _log_refusal(self, what: str, error: Refused) -> None:
        """Log a refusal if a limit of the server is the reason."""
        reason = error.data["type"]
        if status_of_type(reason) in (429, 503):
            message = f"refused ({reason}): {what}: {error}"
            log("refused", message, kind=reason, reason=reason, method=what)

    def new_job(
        self,
        id: m.RequestId | None,
        method: str,
        client: Client,
        send_update: Callable[[m.AdviseUpdate | m.AnalyseUpdate], None] = lambda _: None,
    ) -> RequestJob:
        """Return the job of a request. Parameters as in `RequestJob`.

        Raises RequestError for an unknown method.
        """
        if method not in self._handlers:
            if method in WEBSOCKET_ONLY:  # over WebSocket, a session answers it itself
                raise RequestError(methods.UNKNOWN_METHOD, f"{method} needs a WebSocket; use /ws")
            raise wire.unknown_method(method, self._handlers)
        return RequestJob(id, method, self.limits.max_seconds, client, send_update)

    @property
    def state(self) -> Literal["starting", "ready", "stopping", "storage"]:
        """Whether the server takes requests; "storage": the database fails."""
        return "storage" if self._state == "ready" and self.tables.disk.failing else self._state

    def start(self) -> None:
        """Take requests."""
        self._state = "ready"

    def stop(self) -> None:
        """Accept no more work, and let bots and advice answer with the best so far."""
        self._state = "stopping"
        self._workers.stop()

    async def drained(self, seconds: float) -> bool:
        """Wait until no thread works and all is on disk. Returns False if it takes too long."""
        deadline = monotonic() + seconds
        while self._workers.open_jobs or not self.tables.disk.idle:
            if monotonic() > deadline:
                return False
            await asyncio.sleep(_DRAIN_INTERVAL)
        return True

    async def metrics_text(self) -> bytes:
        """Return all metrics in the text format of Prometheus."""
        self._tables_on_disk = None
        with suppress(TimeoutError, StorageError):
            counting = self.tables.count()
            self._tables_on_disk = await asyncio.wait_for(counting, _COUNT_SECONDS)
        return self.metrics.text()

    def _add_gauges(self) -> None:
        """Add metrics that are read when they are asked for."""
        p, tables, gauge = "lexicon_fast_", self.tables, self.metrics.gauge
        gauge(f"{p}ready", "1 if the server takes requests.", lambda: int(self.state == "ready"))
        gauge(f"{p}websockets", "Open connections over WebSocket.", lambda: self.sockets)
        gauge(
            f"{p}jobs",
            "Jobs for threads by kind (quick, long, thinking) and state (waiting, running).",
            self._workers.load,
            ("kind", "state"),
        )
        gauge(f"{p}tables_in_memory", "Tables in memory.", lambda: tables.in_memory)
        gauge(f"{p}clocks", "Tables whose clock runs.", lambda: tables.running_clocks)
        gauge(f"{p}tables_stored", "Tables in the database.", lambda: self._tables_on_disk)
        gauge(f"{p}disk_waiting", "Changes that wait for the disk.", lambda: tables.disk.waiting)
        gauge(
            f"{p}storage_failing",
            "1 if the last transaction failed.",
            lambda: int(tables.disk.failing),
        )

    def close(self) -> None:
        """Cancel all requests and close the database."""
        self._workers.close()
        self.tables.close()

    def hello(self, params: m.HelloParams) -> sm.HelloResult:
        """Answer `hello`."""
        result = self._requests.hello(params, METHODS)
        return sm.HelloResult(
            **msgspec.structs.asdict(result), dictionaries=self._names, languages=self._languages
        )

    def _rules(self, params: sm.RulesParams) -> sm.RulesResult:
        """Answer `rules`."""
        game, ruleset = adapter(params.game), params.ruleset
        if params.dictionary is not None:
            dictionary = self._dictionaries.get(params.dictionary)
            if dictionary.language is not None:
                rules = game_info(params.game).ruleset(game.rules(ruleset), dictionary)
                ruleset = rules.to_json()
        return sm.RulesResult(rules=game.rules_view(ruleset))

    def _replay(self, params: sm.ReplayParams) -> sm.ReplayResult:
        check_ruleset(params.ruleset)
        name = self._dictionaries.name(params.dictionary)
        offered = name, self._dictionaries.get(name)
        replayed = replay(params.lines, self._dictionary_of, offered, params.ruleset)
        if params.dictionary is not None and replayed.dictionary != name:
            used = excerpt(replayed.dictionary)
            raise BadField("params.dictionary", f"differs from that of the record, {used}")
        return sm.ReplayResult(replayed=replayed)

    def _dictionary_of(self, used: DictionaryUsed) -> Dictionary:
        """Return the dictionary of a record. Raises BadDictionary."""
        if used.sha256 not in self._by_sha256:
            raise BadDictionary(
                f"the record needs dictionary {excerpt(used.name)}, which this server does not"
                f" have; it has: {', '.join(self._names)}"
            )
        return self._by_sha256[used.sha256]


def _send_update(job: Job, update: m.AdviseUpdate | m.AnalyseUpdate) -> None:
    assert isinstance(job, RequestJob)
    job.send_update(update)


def _odds(params: sm.OddsParams) -> sm.OddsResult:
    from lexicon_fast.games.lexibomb.odds import odds

    result = odds(params.opened, params.bombs)
    flat, columns = result.probability, result.columns
    return sm.OddsResult(
        probability=[list(flat[at : at + columns]) for at in range(0, len(flat), columns)],
        exact=result.exact,
        error=result.error,
    )


def _language_info(language: Language) -> sm.LanguageInfo:
    return sm.LanguageInfo(
        name=language.name,
        code=language.code if language.code in codes() else None,
        letters=[each.upper for each in language.letters],
        fold=dict(language.fold),
    )


def read_own_bots(
    options: Iterable[str], dictionary: Dictionary, seconds: float
) -> dict[str, dict[str, OwnBot]]:
    """Return the bots of the options `--bot GAME:NAME=BOT`, by game and name. Raises BadOption.

    dictionary: to make each once, so that a wrong one is found now; seconds: for an action of a
    program.
    """
    own_bots: dict[str, dict[str, OwnBot]] = {}
    for option in options:
        name, equals, spec = option.partition("=")
        game, colon, name = name.partition(":")
        where = f"--bot {shortened(option, 200)}"
        if not (equals and colon and game in GAMES and _BOT_NAME.fullmatch(name)):
            raise BadOption(
                f"{where}: write GAME:NAME=BOT, such as scrabble:mine=cmd:./mybot; games:"
                f" {', '.join(GAMES)}; a name has up to 30 of a-z, 0-9, - and _"
            )
        if name in bots.names(game) or name in own_bots.get(game, {}):
            raise BadOption(f"{where}: there is a bot {name} already; choose another name")
        make = partial(_make_bot, spec, game, seconds)
        try:
            make(dictionary)
        except BadOption as error:
            raise BadOption(f"{where}: {error}") from None
        # Not the spec, which may have paths: everybody can read it.
        own_bots.setdefault(game, {})[name] = OwnBot(f"A bot of this server, {name}.", make)
    return own_bots


def _make_bot(spec: str, game: str, seconds: float, dictionary: Dictionary) -> Bot:
    limit = {"timeout": seconds} if external_kind(spec) == "cmd" else {}
    return bots.bot(spec, dictionary, game, allow_external=True, **limit)
