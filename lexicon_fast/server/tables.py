"""All tables of a server: laid, found again on disk, played at by people and bots."""

from __future__ import annotations

import asyncio
import sqlite3
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from functools import partial
from time import time
from typing import TYPE_CHECKING, Any, Final

from msgspec import Raw
from msgspec.structs import replace

from lexicon_fast.engine import jobs
from lexicon_fast.engine.game_adapter import game as game_module
from lexicon_fast.engine.jobs import Job
from lexicon_fast.errors import BadRecord, LexiconFastError
from lexicon_fast.protocol import messages as m
from lexicon_fast.protocol.errors import BadField, Refused, RequestError
from lexicon_fast.server import messages as sm
from lexicon_fast.server.disk import Disk, NotStored
from lexicon_fast.server.display_names import free_name, free_names
from lexicon_fast.server.log import say
from lexicon_fast.server.rate_limit import Newcomers
from lexicon_fast.server.request import GRACE
from lexicon_fast.server.request_limits import check_bot, check_ruleset
from lexicon_fast.server.store import Done, Store, StoredSeat, StoredTable, no_such_table
from lexicon_fast.server.table import Table, hashed, new_id, new_seed, new_token

if TYPE_CHECKING:
    from lexicon_fast.engine.referee import Table as Referee
    from lexicon_fast.engine.requests import Tasks
    from lexicon_fast.engine.settings import Dictionaries, Settings
    from lexicon_fast.server.limits import Limits
    from lexicon_fast.server.request import Asked
    from lexicon_fast.server.workers import Workers

#: Tables kept in memory; others are read from disk when they are asked for.
_IN_MEMORY: Final = 256

#: Actions of one game: far more than any needs that somebody wants to end.
_MOST_ACTIONS: Final = 20_000

#: The bot that moves for one that does not finish: it takes milliseconds in every game.
FALLBACK: Final = "greedy"

#: Seconds between two looks for tables to drop; and between two drops.
_LOOK: Final = 60.0
_BREATH: Final = 0.05


class Tables:
    """The tables. For the event loop: between two `await`s nothing else happens.

    Whoever changes a table does so between two `await`s, in memory. Then it is written; until it
    is, nobody else gets to see the table. What the disk refuses is forgotten in memory, too.
    """

    def __init__(
        self,
        store: Store,
        settings: Settings,
        dictionaries: Dictionaries,
        tasks: Tasks,
        workers: Workers,
        limits: Limits,
    ) -> None:
        self._store: Final = store
        self._disk: Final = Disk(store)
        self._settings: Final = settings
        self._dictionaries: Final = dictionaries
        self._tasks: Final = tasks
        self._workers: Final = workers
        self._limits: Final = limits
        self._newcomers: Final = Newcomers(limits.max_new)
        self._open: OrderedDict[str, Table] = OrderedDict()
        self._loading: dict[str, asyncio.Task[None]] = {}
        self._watchers: dict[str, set[Callable[[], None]]] = {}
        self._running: set[asyncio.Task[None]] = set()

    # Requests

    async def new(self, params: sm.TableNewParams, job: Asked) -> sm.TableNewResult:
        """`table.new`."""
        self._check(params)
        name = self._dictionaries.name(params.dictionary, game_module(params.game).words)
        dictionary = self._dictionaries.get(name)
        bots = [seat.bot for seat in params.seats if isinstance(seat, sm.BotSeat)]
        await self._workers.run(job, partial(self._check_bots, params.game, bots, name))
        self._newcomers.count(job.origin)
        tokens = [new_token() if isinstance(s, sm.PersonSeat) else None for s in params.seats]
        seats = [
            _stored_seat(seat, number, token)
            for number, (seat, token) in enumerate(zip(params.seats, tokens, strict=True), 1)
        ]
        names = free_names([seat.name for seat in seats])
        stored = StoredTable(
            id=new_id(),
            game=params.game,
            ruleset=params.ruleset,
            dictionary=name,
            sha256=dictionary.sha256,
            rounds=params.rounds,
            seed=new_seed(),
            seats=[seat._replace(name=name) for seat, name in zip(seats, names, strict=True)],
        )
        referee = self._dealt(stored)
        work = partial(self._store.add, stored, self._limits.max_tables)
        self._forget(await self._disk.do(work))
        self._keep(Table(stored, referee, 0))
        return sm.TableNewResult(id=stored.id, tokens=tokens)

    async def join(self, params: sm.TableJoinParams, _: Job) -> sm.TableJoinResult:
        """`table.join`."""
        table = await self.get(params.id)
        number = table.open_seat(params.seat)
        token = new_token()
        name = params.name or table.seats[number].name
        others = [seat.name for place, seat in enumerate(table.seats) if place != number]
        seat = StoredSeat("person", free_name(name, others), None, hashed(token))
        table.take(number, seat)
        table.writing = asyncio.Event()
        work = partial(self._store.take, table.id, number, seat)
        await self._disk.do(work, partial(self._written, table))
        return sm.TableJoinResult(seat=number, token=token)

    async def view(self, params: sm.TableViewParams, _: Job) -> sm.TableView:
        """`table.view`."""
        table = await self.get(params.id)
        seat = None if params.token is None else table.seat_of(params.token)
        return table.view(seat, params.since)

    async def act(self, params: sm.TableActParams, _: Job) -> sm.TableView:
        """`table.act`."""
        table = await self.get(params.id)
        seat = table.seat_of(params.token)
        action = table.check(seat, bytes(params.action), params.seq)
        if table.actions >= _MOST_ACTIONS:
            raise Refused("TooMuch", f"{_MOST_ACTIONS} actions; accepted: a new game")
        before, written = self._do(table, action)
        view = table.view(seat, before)
        await written
        return view

    async def score(self, params: sm.TableScoreParams, _: Job) -> sm.TableScoreResult:
        """`table.score`."""
        table = await self.get(params.id)
        seat = table.seat_of(params.token)
        return table.score(seat, bytes(params.action), params.seq)

    async def legal(self, params: sm.TableLegalParams, job: Job) -> m.LegalResult:
        """`table.legal`."""
        table = await self.get(params.id)
        seat = table.seat_of(params.token)
        asked = table.legal_params(seat, params.limit)
        if asked is None:
            return m.LegalResult(count=0, actions=[])
        work = partial(self._tasks.legal, asked, table.observation(seat))
        return await self._workers.run(job, work)

    async def advise(self, params: sm.TableAdviseParams, job: Job) -> m.AdviseResult:
        """`table.advise`."""
        table = await self.get(params.id)
        seat = table.seat_of(params.token)
        asked = table.advise_params(seat, params)
        work = partial(self._tasks.advise, asked, job, table.observation(seat))
        return await self._workers.run(job, work, thinks=True)

    async def record(self, params: sm.TableParams, job: Job) -> m.GameRecordResult:
        """`table.record`."""
        table = await self.get(params.id)
        return m.GameRecordResult(lines=await self._workers.run(job, table.record))

    async def again(self, params: sm.TableAgainParams, job: Asked) -> sm.TableAgainResult:
        """`table.again`."""
        table = await self.get(params.id)
        seat = table.seat_of(params.token)
        id = table.next
        if id is None or not await self._is_there(id):
            id = await self._next(table, job)
        return sm.TableAgainResult(id=id, seat=seat, token=params.token)

    def watch(self, id: str, changed: Callable[[], None]) -> None:
        """Have `changed` called whenever something happens at a table."""
        self._watchers.setdefault(id, set()).add(changed)

    def unwatch(self, id: str, changed: Callable[[], None]) -> None:
        """Have it called no longer."""
        watchers = self._watchers.get(id, set())
        watchers.discard(changed)
        if not watchers:
            self._watchers.pop(id, None)

    # New tables

    @staticmethod
    def _check(params: sm.TableNewParams) -> None:
        """Raises BadField."""
        check_ruleset(params.ruleset)
        if all(isinstance(seat, sm.BotSeat) for seat in params.seats):
            raise BadField("params.seats", "bots only; accepted: a person or an open seat, too")

    def _check_bots(self, game: str, bots: Sequence[str], dictionary: str) -> None:
        """Raises BadOption for a bot that there is not. In a thread: some take a while to make."""
        module = game_module(game)
        for bot in bots:
            asked = m.BotMoveParams(game=game, observation=Raw(b"{}"), bot=bot)
            check_bot(asked)
            module.bot(asked, self._dictionaries.get(dictionary), self._settings)

    def _dealt(self, stored: StoredTable) -> Referee:
        """The game as it begins."""
        params = m.GameNewParams(
            game=stored.game,
            players=len(stored.seats),
            ruleset=stored.ruleset,
            rounds=stored.rounds,
        )
        dictionary = self._dictionaries.get(stored.dictionary)
        return game_module(stored.game).new(params, dictionary, stored.seed)

    # The next game at a table

    async def _next(self, table: Table, job: Asked) -> str:
        """Lay the table of the next game, unless another player is quicker. Returns its id."""
        gone = table.next
        stored = table.following()
        bots = [seat.bot for seat in stored.seats if seat.bot is not None]
        check = partial(self._check_bots, stored.game, bots, stored.dictionary)
        await self._workers.run(job, check)
        table = await self.get(table.id)
        if table.next is not None and table.next != gone:
            return table.next
        self._newcomers.count(job.origin)
        referee = self._dealt(stored)
        table.next = stored.id
        table.writing = asyncio.Event()

        def laid(error: Exception | None) -> None:
            if error is None:  # first: who is told of it comes at once
                self._keep(Table(stored, referee, 0))
            self._written(table, error)

        work = partial(self._store.add, stored, self._limits.max_tables, table.id)
        self._forget(await self._disk.do(work, laid))
        return stored.id

    async def _is_there(self, id: str) -> bool:
        try:
            await self.get(id)
        except Refused as error:
            if error.data["type"] != "NoSuchTable":
                raise
            return False
        return True

    # Tables in memory

    async def get(self, id: str) -> Table:
        """The table of that id. Raises Refused.

        It is the one in memory until the next `await`, and all of it is on the disk.
        """
        while (table := self._open.get(id)) is None or table.writing is not None:
            if table is not None:
                await table.settled()
                continue
            if id not in self._loading:
                loading = self._loading[id] = asyncio.create_task(self._load(id))
                loading.add_done_callback(_looked_at)
            await asyncio.shield(self._loading[id])
        self._open.move_to_end(id)
        return table

    async def _load(self, id: str) -> None:
        try:
            found = await self._disk.do(partial(self._store.read, id))
            if found is None:
                raise no_such_table()
            stored, actions = found
            self._check_dictionary(stored)
            job = Job(None, "load", stoppable=False)
            replayed = partial(self._replayed, stored, actions)
            referee = await self._workers.run(job, replayed, own=True)
            self._keep(Table(stored, referee, len(actions)))
        finally:
            del self._loading[id]

    def _check_dictionary(self, stored: StoredTable) -> None:
        if self._dictionaries.get(stored.dictionary).sha256 != stored.sha256:
            raise Refused(
                "NotLoaded",
                f"dictionary {stored.dictionary!r:.80} is another than the game began with;"
                " accepted: that one",
            )

    def _replayed(self, stored: StoredTable, actions: Sequence[bytes]) -> Referee:
        """The game as its actions left it. Raises BadRecord where the rules now forbid one."""
        referee = self._dealt(stored)
        for number, action in enumerate(actions, 1):
            try:
                referee.apply(action)
            except (LexiconFastError, RequestError) as error:
                raise BadRecord(f"action {number} of the table: {error}") from None
        return referee

    def _keep(self, table: Table) -> None:
        self._open[table.id] = table
        if len(self._open) > _IN_MEMORY:
            self._spare()
        self._wake(table)

    def _spare(self) -> None:
        """Drop from memory the table that was not used for longest, if nobody is at it."""
        for id, table in self._open.items():
            if not table.thinking and table.writing is None and id not in self._watchers:
                del self._open[id]
                return

    def _forget(self, ids: Sequence[str]) -> None:
        for id in ids:
            self._open.pop(id, None)

    # What happens at them

    def _do(self, table: Table, action: bytes) -> tuple[int, Awaitable[None]]:
        """Let the player to move do it. Returns `seq` as it was, and what ends when it is written.

        Raises IllegalAction; the second raises NotStored.
        """
        try:
            before = table.apply(action)
        except LexiconFastError:
            raise  # refused; nothing has changed
        except Exception:
            self._forget([table.id])
            raise
        table.writing = asyncio.Event()
        done = Done(table.id, table.actions - 1, action, table.over)
        return before, self._disk.note(done, partial(self._written, table))

    def _written(self, table: Table, error: Exception | None) -> None:
        """What has happened at a table is on the disk, or could not be written."""
        if table.writing is not None:
            table.writing.set()
            table.writing = None
        if error is not None:
            self._forget([table.id])  # it stands as the disk has it
            return
        self._tell(table)
        self._wake(table)
        if self._store.log_is_long:
            self._begin(self._empty_log())

    def _tell(self, table: Table) -> None:
        for changed in list(self._watchers.get(table.id, ())):
            changed()

    def _wake(self, table: Table) -> None:
        """Let the bot to move think, unless one is at it."""
        if not table.thinking and table.bot_is_due:
            table.thinking = True
            self._begin(self._think(table))

    async def _think(self, table: Table) -> None:
        """The moves of bots, one after the other, until a person is to move."""
        try:
            while self._open.get(table.id) is table and (asked := table.bot_params()):
                await (await self._bot_move(table, *asked))
        except (jobs.CancelledError, Refused):
            pass  # the server ends; the bot moves when the table is found again
        except Exception as error:
            say(
                f"table {table.id[:4]}...: no move of a bot: {type(error).__name__}: {error!s:.200}"
            )
        finally:
            table.thinking = False

    async def _bot_move(
        self, table: Table, params: m.BotMoveParams, observation: Any
    ) -> Awaitable[None]:
        """Make one move of a bot. Returns what ends when it is written.

        If the bot fails or does not finish in time, FALLBACK moves for it: people wait. Raises
        Refused and `jobs.CancelledError` when the server ends, and what goes wrong with FALLBACK.
        """
        seconds = self._limits.max_seconds + GRACE
        try:
            return await self._move_of(table, params, observation, seconds)
        except (jobs.CancelledError, Refused):
            raise
        except TimeoutError:
            why = f"did not finish in {seconds:g} s"
        except Exception as error:
            why = f"failed ({type(error).__name__}: {error!s:.200})"
        say(f"table {table.id[:4]}...: bot {params.bot:.80} {why}; {FALLBACK} moves for it")
        return await self._move_of(table, replace(params, bot=FALLBACK), observation, None)

    async def _move_of(
        self, table: Table, params: m.BotMoveParams, observation: Any, seconds: float | None
    ) -> Awaitable[None]:
        """Let a bot choose, and do it. seconds: that it may take natively; None: no limit."""
        job = Job(None, "bot.move", stoppable=True, seconds=seconds)
        work = partial(self._tasks.bot_move, params, job, observation)
        result = await self._workers.run(job, work, thinks=True, own=True)
        await table.settled()  # somebody may have joined
        if self._open.get(table.id) is not table:
            raise jobs.CancelledError
        return self._do(table, table.written(result.action))[1]

    def _begin(self, work: Any) -> None:
        task = asyncio.create_task(work)
        self._running.add(task)
        task.add_done_callback(self._running.discard)

    async def _empty_log(self) -> None:
        job = Job(None, "log", stoppable=False)
        with suppress(sqlite3.Error, jobs.CancelledError, Refused):
            await self._workers.run(job, self._store.empty_log, own=True)

    async def keep_house(self) -> None:
        """Drop old tables, now and then. Ends when it is cancelled."""
        while True:
            now = time()
            dropped: list[str] = []
            try:
                drop = partial(
                    self._store.drop,
                    over_before=now - self._limits.keep_over * 3600,
                    idle_before=now - self._limits.keep_idle * 3600,
                )
                dropped = await self._disk.do(drop)
            except NotStored:
                pass  # it has been said
            self._forget(dropped)
            await asyncio.sleep(_BREATH if dropped else _LOOK)

    def close(self) -> None:
        """Nothing more happens."""
        for task in (*self._running, *self._loading.values()):
            task.cancel()
        self._disk.close()


def _looked_at(task: asyncio.Task[None]) -> None:
    """Whoever waits is told what went wrong; if all have gone, nobody need be."""
    if not task.cancelled():
        task.exception()


def _stored_seat(seat: sm.AnySeat, number: int, token: str | None) -> StoredSeat:
    """number: from 1, for who has no name."""
    if isinstance(seat, sm.BotSeat):
        return StoredSeat("bot", seat.bot, seat.bot, None)
    if isinstance(seat, sm.PersonSeat) and token is not None:
        return StoredSeat("person", seat.name or f"player {number}", None, hashed(token))
    return StoredSeat("open", f"player {number}", None, None)
