"""All tables of a server: they are created, loaded from disk, and played at by people and bots."""

from __future__ import annotations

import asyncio
import sqlite3
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Coroutine, Hashable, Sequence
from contextlib import suppress
from functools import partial
from time import monotonic, time
from typing import TYPE_CHECKING, Any, Final, Literal, NamedTuple, TypeAlias

from msgspec import Raw, to_builtins
from msgspec.structs import replace

from lexicon_fast.base.errors import BadDictionary, BadRecord, LexiconFastError, excerpt, shortened
from lexicon_fast.base.rng import secret_seed
from lexicon_fast.engine import jobs
from lexicon_fast.engine.game_adapter import (
    WITH_OWN_RECORD,
    WITH_RECORD,
    WITHOUT_RECORD,
    adapter,
)
from lexicon_fast.engine.jobs import Job
from lexicon_fast.engine.referee import Referee, time_control
from lexicon_fast.games.clock import Clocks
from lexicon_fast.games.events import Forfeit
from lexicon_fast.games.record import game_of
from lexicon_fast.protocol import messages as m
from lexicon_fast.protocol import wire
from lexicon_fast.protocol.methods import BadField, Refused, RequestError, refuse_given
from lexicon_fast.server import messages as sm
from lexicon_fast.server.disk import Disk, StorageError
from lexicon_fast.server.fair_queue import Client
from lexicon_fast.server.limits import HOUR, AddressLimit, Limits
from lexicon_fast.server.log import log, short_id
from lexicon_fast.server.request import GRACE, RequestJob, check_bot, check_ruleset, encoded_view
from lexicon_fast.server.store import (
    Store,
    StoredAction,
    StoredFallback,
    StoredGame,
    StoredSeat,
    StoredTable,
    no_such_table,
)
from lexicon_fast.server.table import Table, free_name, free_names, hash_of, new_id, new_token

if TYPE_CHECKING:
    from lexicon_fast.engine.requests import Requests
    from lexicon_fast.engine.settings import Dictionaries, Settings
    from lexicon_fast.server.metrics import Metrics
    from lexicon_fast.server.workers import Workers

#: Tables in memory; the others are loaded from disk when needed.
_MAX_IN_MEMORY: Final = 256

#: Actions of one game. A game needs far fewer if its players want to end it.
_MAX_ACTIONS: Final = 20_000

#: The bot that moves in place of one that fails or is too slow. It takes milliseconds, except by
#: unusual rulesets, for instance with racks full of blanks: hence its own limit, in seconds.
FALLBACK: Final = "greedy"
_FALLBACK_SECONDS: Final = 5.0

#: Seconds after a request about a table in which a person is likely to wait for its bots.
_ATTENTION: Final = 60.0

#: The client that the server's own work is for.
_SERVER: Final = Client(None, "server")

#: Seconds between two searches for old tables; and between two deletions.
_CLEANUP_INTERVAL: Final = 60.0
_DELETION_INTERVAL: Final = 0.05

#: Called after a change of a table. The connection of the player who acted, if a bot moves next:
#: it gets the change in its reply, and soon another one. None for other changes.
OnChange: TypeAlias = Callable[[Hashable], None]


class _Awaited(NamedTuple):
    """The timer of a table, which need not be in memory, and what it waits for.

    clocks: of a game, one of which runs; accept_at: see `Table`; timer: of what comes first.
    """

    clocks: Clocks | None
    accept_at: float | None
    timer: asyncio.TimerHandle


class Tables:
    """The tables of a server. Used from its event loop: nothing else runs between two `await`s.

    A table changes in memory, between two `await`s. Then the change is written. No client sees the
    table until the change is on disk. If it cannot be written, it is undone in memory, too.

    now: returns the seconds that clocks of games use.
    """

    def __init__(
        self,
        store: Store,
        settings: Settings,
        dictionaries: Dictionaries,
        requests: Requests,
        workers: Workers,
        limits: Limits,
        metrics: Metrics,
        now: Callable[[], float] = monotonic,
    ) -> None:
        self._now: Final = now
        self._awaited: Final[dict[str, _Awaited]] = {}
        self._store: Final = store
        self._metrics: Final = metrics
        #: The database.
        self.disk: Final = Disk(store, metrics)
        self._settings: Final = settings
        self._dictionaries: Final = dictionaries
        self._requests: Final = requests
        self._workers: Final = workers
        self._limits: Final = limits
        problem = "too many new tables from {origin} (limit {limit} per hour)"
        self._new_tables: Final = AddressLimit(limits.max_new, problem, HOUR)
        self._open: OrderedDict[str, Table] = OrderedDict()
        self._loading: dict[str, asyncio.Task[None]] = {}
        #: Watchers of each table, and their seats.
        self._watchers: dict[str, dict[OnChange, int | None]] = {}
        self._running: set[asyncio.Task[None]] = set()

    # Requests

    async def new(self, params: sm.TableNewParams, job: RequestJob) -> sm.TableNewResult:
        """Answer `table.new`."""
        check_ruleset(params.ruleset)
        if all(isinstance(seat, sm.BotSeat) for seat in params.seats):
            raise BadField("params.seats", "must have a person or an open seat, not only bots")
        control = time_control(params.clock)
        if params.record is None:
            refuse_given(params, WITHOUT_RECORD, "events")
            name = self._dictionaries.name(params.dictionary, adapter(params.game).words)
        else:
            params, name = await self._of_record(params, params.record, job)
        dictionary = self._dictionaries.get(name)
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
            seed=secret_seed(),
            seats=[seat._replace(name=name) for seat, name in zip(seats, names, strict=True)],
            clock=control,
            advice=_gives_advice(params),
            accept_after=params.accept_after,
            record=params.record,
        )
        await self._workers.run(job, partial(self._check_bots, stored), job.client)
        self._new_tables.check(job.origin)
        begin = partial(self._new_game, stored)
        if params.record is None:
            self._new_tables.add(job.origin)
            referee = begin()
        else:
            # Only a record that can be played again counts. This takes milliseconds, in a thread
            # whose computing time is limited for each address, also for bad records.
            referee = await self._workers.run(job, begin, job.client)
            self._new_tables.add(job.origin)
        clocks = self._new_clocks(stored)
        work = self._adding(stored, job)
        self._drop_from_memory(await self.disk.run(work))
        self._add_to_memory(Table(stored, referee, 0, job.client, self._now, clocks))
        return sm.TableNewResult(id=stored.id, tokens=tokens)

    async def join(self, params: sm.TableJoinParams, job: RequestJob) -> sm.TableJoinResult:
        """Answer `table.join`."""
        table = await self.get(params.id, job.client)
        number = table.open_seat(params.seat)
        token = new_token()
        name = params.name or table.seats[number].name
        others = [seat.name for other, seat in enumerate(table.seats) if other != number]
        seat = StoredSeat("person", free_name(name, others), None, hash_of(token))
        table.take_seat(number, seat)
        table.writing = asyncio.Event()
        work = partial(self._store.take_seat, table.id, number, seat)
        await self.disk.run(work, partial(self._on_written, table))
        return sm.TableJoinResult(seat=number, token=token)

    async def view(self, params: sm.TableViewParams, job: RequestJob) -> Raw:
        """Answer `table.view`."""
        table = await self.get(params.id, job.client)
        seat = None if params.token is None else table.seat_of(params.token, job.client)
        return encoded_view(self.view_of(table, seat, params.since), self._limits.max_reply).json

    async def act(self, params: sm.TableActParams, job: RequestJob) -> Raw:
        """Answer `table.act`."""
        table, seat = await self._seat(params, job)
        action = table.read_action(seat, bytes(params.action), params.seq)
        if table.actions >= _MAX_ACTIONS:
            raise Refused(
                "TooMuch", f"the game has {_MAX_ACTIONS} actions, the most that are stored"
            )
        before, written = self._apply(table, *table.with_acceptance(action))
        view = self.view_of(table, seat, before)
        await written
        self._metrics.actions.labels("person").inc()
        return encoded_view(view, self._limits.max_reply).json

    async def resign(self, params: sm.TableResignParams, job: RequestJob) -> Raw:
        """Answer `table.resign`."""
        table, seat = await self._seat(params, job)
        return await self._end_by(table, seat, Forfeit(player=seat, reason="resigned"))

    async def abort(self, params: sm.TableAbortParams, job: RequestJob) -> Raw:
        """Answer `table.abort`."""
        table, seat = await self._seat(params, job)
        return await self._end_by(table, seat, Forfeit(player=None, reason="aborted"))

    async def _end_by(self, table: Table, seat: int, forfeit: Forfeit) -> Raw:
        """End a game early for the player in a seat. Returns the encoded view."""
        written = self._end(table, forfeit)
        view = self.view_of(table, seat, table.referee.seq - 1)
        await written
        return encoded_view(view, self._limits.max_reply).json

    async def _seat(self, params: sm.SeatParams, job: RequestJob) -> tuple[Table, int]:
        """Return the table and the seat of a request. Raises Refused."""
        table = await self.get(params.id, job.client)
        return table, table.seat_of(params.token, job.client)

    async def score(self, params: sm.TableScoreParams, job: RequestJob) -> sm.TableScoreResult:
        """Answer `table.score`."""
        table, seat = await self._seat(params, job)
        return table.score(seat, bytes(params.action), params.seq)

    async def legal(self, params: sm.TableLegalParams, job: RequestJob) -> m.LegalResult | Raw:
        """Answer `table.legal`."""
        table, seat = await self._seat(params, job)
        request = table.legal_params(seat, params.limit)
        if request is None:
            return m.LegalResult(count=0, actions=[])
        work = partial(self._requests.legal, request, table.referee.observation(seat))
        # Encoded in the thread, because the list can be long.
        return await self._workers.run(job, lambda: Raw(wire.encode(work())), job.client)

    async def advise(self, params: sm.TableAdviseParams, job: RequestJob) -> m.AdviseResult:
        """Answer `table.advise`."""
        table, seat = await self._seat(params, job)
        request = table.advise_params(seat, params)
        work = partial(self._requests.advise, request, job, table.referee.observation(seat))
        return await self._workers.run(job, work, job.client, thinks=True)

    async def record(self, params: sm.TableRecordParams, job: RequestJob) -> m.GameRecordResult:
        """Answer `table.record`."""
        table = await self.get(params.id, job.client)
        lines = await self._workers.run(job, table.referee.record, job.client)
        end = None if params.limit is None else params.skip + params.limit
        return m.GameRecordResult(lines=lines[params.skip : end])

    async def analyse(self, params: sm.TableAnalyseParams, job: RequestJob) -> Raw:
        """Answer `table.analyse`, from the database if this version has analysed the game."""
        table = await self.get(params.id, job.client)
        key = wire.encode([params.iterations, params.top]).decode()
        find = partial(self._store.analysis, table.id, quick=params.quick, params=key)
        if (known := await self.disk.run(find)) is not None:
            return Raw(known)

        def work() -> tuple[bool, Raw]:
            result = self._requests.analyse(table.analyse_params(params), job)
            return result.stopped, Raw(wire.encode(result))

        stopped, result = await self._workers.run(job, work, job.client, thinks=True)
        if not stopped:  # an answer need not wait for the disk
            save = partial(self._store.save_analysis, quick=params.quick, params=key)
            self.disk.run(partial(save, table.id, result=bytes(result)))
        return result

    async def again(self, params: sm.TableAgainParams, job: RequestJob) -> sm.TableAgainResult:
        """Answer `table.again`."""
        table, seat = await self._seat(params, job)
        id = table.next
        if id is None or not await self._exists(id, job.client):
            id = await self._new_next(table, job)
        return sm.TableAgainResult(id=id, seat=seat, token=params.token)

    @property
    def in_memory(self) -> int:
        """The number of tables in memory."""
        return len(self._open)

    @property
    def running_clocks(self) -> int:
        """The number of tables whose clock runs, in memory or not."""
        return sum(each.clocks is not None for each in self._awaited.values())

    async def count(self) -> int:
        """Return the number of tables in the database. Raises StorageError."""
        return await self.disk.run(self._store.count)

    def watch(self, id: str, on_change: OnChange, seat: int | None = None) -> None:
        """Call `on_change` after each change of a table. seat: of the watcher, or None."""
        before = self._present(id)
        self._watchers.setdefault(id, {})[on_change] = seat
        self._notify_of_presence(id, before, on_change)

    def unwatch(self, id: str, on_change: OnChange) -> None:
        """Undo `watch`."""
        before = self._present(id)
        watchers = self._watchers.get(id, {})
        watchers.pop(on_change, None)
        if not watchers:
            self._watchers.pop(id, None)
        self._notify_of_presence(id, before, on_change)

    def _present(self, id: str) -> frozenset[int]:
        """Return the seats whose players watch a table."""
        seats = self._watchers.get(id, {}).values()
        return frozenset(seat for seat in seats if seat is not None)

    def _notify_of_presence(self, id: str, before: frozenset[int], changed: OnChange) -> None:
        """Notify the other watchers if a player has come or gone."""
        if self._present(id) != before:
            for on_change in list(self._watchers.get(id, ())):
                if on_change != changed:
                    on_change(None)

    def view_of(self, table: Table, seat: int | None, since: int | None) -> sm.TableView:
        """Return a table as the player in a seat sees it; None: a spectator."""
        return table.view(seat, since, self._present(table.id))

    # New tables

    def _check_bots(self, table: StoredTable) -> None:
        """Raise BadOption for an unknown bot, or one that cannot play by the rules.

        For a thread, because some bots load slowly.
        """
        game, dictionary = adapter(table.game), self._dictionaries.get(table.dictionary)
        rules = game.rules(table.ruleset)
        for seat in table.seats:
            if seat.bot is not None:
                params = m.BotMoveParams(game=table.game, observation=Raw(b"{}"), bot=seat.bot)
                check_bot(params, self._settings)
                game.bot(params, dictionary, self._settings).check_rules(rules)

    def _new_game(self, stored: StoredTable) -> Referee:
        """Begin the game of a table, or play a record again. Raises BadRecord, BadField."""
        dictionary = self._dictionaries.get(stored.dictionary)
        if stored.record is not None:
            params = m.GameNewParams(game=stored.game, record=list(stored.record))
            referee = adapter(stored.game).new(params, dictionary, stored.seed)
            if referee.to_move is None:
                raise BadField(
                    "params.record", "is of a game that is over; leave out its last turns"
                )
            if referee.players != len(stored.seats):
                raise BadField(
                    "params.seats",
                    f"must be {referee.players}, one for each player of the record",
                )
            return referee
        params = m.GameNewParams(
            game=stored.game,
            players=len(stored.seats),
            ruleset=stored.ruleset,
            rounds=stored.rounds,
        )
        return adapter(stored.game).new(params, dictionary, stored.seed)

    async def _of_record(
        self, params: sm.TableNewParams, record: list[str], job: RequestJob
    ) -> tuple[sm.TableNewParams, str]:
        """Return params with the rules of a record, and its dictionary.

        A game in a notation of other programs is replaced by a record that begins at its position.
        Raises BadField, BadRecord, BadDictionary.
        """
        refuse_given(params, WITH_RECORD, "rounds")
        if sum(not isinstance(seat, sm.BotSeat) for seat in params.seats) > 1:
            raise BadField(
                "params.seats", "must be bots except for one: the record reveals hidden cards"
            )
        name: str | None
        game = game_of(record[0]) if record else None
        if game is None:
            name = self._dictionaries.name(params.dictionary, adapter(params.game).words)
            record = await self._record_from_foreign(params, record, name, job)
        else:
            refuse_given(params, WITH_RECORD, "ruleset", "dictionary")
            refuse_given(params, WITH_OWN_RECORD, "events")
            if game != params.game:
                raise BadField(
                    "params.record", f"is a game of {shortened(game, 60)}, not of {params.game}"
                )
            name = self._dictionaries.of_record(record[0])
        setup = adapter(params.game).records.read(record[:1], "record")[0].setup
        if name is None:
            raise BadDictionary(
                f"the record needs dictionary {excerpt(setup.dictionary.name)}, which this server"
                " does not have"
            )
        ruleset = to_builtins(setup.ruleset)
        check_ruleset(ruleset)
        rounds = getattr(setup, "rounds", None)
        return replace(params, record=record, ruleset=ruleset, rounds=rounds), name

    async def _record_from_foreign(
        self, params: sm.TableNewParams, lines: list[str], dictionary: str, job: RequestJob
    ) -> list[str]:
        """Return a record that begins at a position of a game in a notation of other programs."""
        # Without tables left, the lines are not even read. Bad ones take computing time, too.
        self._new_tables.check(job.origin)

        def work() -> list[str] | None:
            words = self._dictionaries.get(dictionary)
            foreign = adapter(params.game).foreign(lines, words, params.ruleset)
            return None if foreign is None else foreign.record(params.events, secret_seed())

        record = await self._workers.run(job, work, job.client)
        if record is None:
            raise BadField("params.record", "must begin with the setup of a game")
        return record

    def _new_clocks(
        self, stored: StoredTable, left: Sequence[float] | None = None
    ) -> Clocks | None:
        """Return the clocks of a game, if it has a time limit. left: see `Clocks`."""
        if stored.clock is None:
            return None
        return Clocks(stored.clock, len(stored.seats), now=self._now, left=left)

    async def _new_next(self, table: Table, job: RequestJob) -> str:
        """Create the table of the next game, unless another player is quicker. Returns its id."""
        before = table.next  # None, or the id of a deleted table
        stored = table.next_game()
        await self._workers.run(job, partial(self._check_bots, stored), job.client)
        table = await self.get(table.id, job.client)
        if table.next is not None and table.next != before:
            return table.next
        self._new_tables.add(job.origin)
        referee = self._new_game(stored)
        table.next = stored.id
        table.writing = asyncio.Event()

        def on_written(error: Exception | None) -> None:
            if error is None:  # first, because watchers go to the new table at once
                clocks = self._new_clocks(stored)
                self._add_to_memory(Table(stored, referee, 0, job.client, self._now, clocks))
            self._on_written(table, error)

        work = self._adding(stored, job, table.id)
        self._drop_from_memory(await self.disk.run(work, on_written))
        return stored.id

    def _adding(
        self, stored: StoredTable, job: RequestJob, previous: str | None = None
    ) -> Callable[[], list[str]]:
        """Return the work of adding a table to the store."""
        return partial(
            self._store.add,
            stored,
            self._limits.max_tables,
            previous,
            origin=job.origin,
            max_per_address=self._limits.max_tables_per_address,
        )

    async def _exists(self, id: str, client: Client) -> bool:
        try:
            await self.get(id, client)
        except Refused as error:
            if error.data["type"] != "NoSuchTable":
                raise
            return False
        return True

    # Tables in memory

    async def get(self, id: str, client: Client) -> Table:
        """Return the table with this id, loaded if necessary, for a client. Raises Refused.

        All changes to the table are on disk. If the time of a player is over, so is the game; if
        that for an answer is over, the last play is accepted. It is valid until the next `await`.
        """
        while True:
            table = self._open.get(id)
            if table is None:
                if id not in self._loading:
                    loading = self._loading[id] = asyncio.create_task(self._load(id, client))
                    loading.add_done_callback(_retrieve_exception)
                await asyncio.shield(self._loading[id])
            elif table.writing is not None:
                await table.written()
            elif table.referee.has_expired:
                await self._end(table, Forfeit(player=table.to_move, reason="clock"))
            elif table.has_to_accept() and table.actions < _MAX_ACTIONS:
                await self._accept(table)
            else:
                self._open.move_to_end(id)
                return table

    async def _load(self, id: str, client: Client) -> None:
        try:
            game = await self.disk.run(partial(self._store.read, id))
            if game is None:
                raise no_such_table()
            stored = game.table
            if stored.game not in self._settings.games:
                raise Refused(
                    "NotLoaded",
                    f"game {excerpt(stored.game)} is not offered here; start the server with"
                    f" --plugin {stored.game}",
                )
            if self._dictionaries.get(stored.dictionary).sha256 != stored.sha256:
                raise Refused(
                    "NotLoaded",
                    f"dictionary {excerpt(stored.dictionary)} has changed since the game began",
                )
            job = Job(None, "load", stoppable=False)
            replay = partial(self._replay, game, client)
            table = await self._workers.run(job, replay, client, internal=True)
            # Clocks that run are not those on disk: the turn has gone on since.
            awaited = self._awaited.get(id)
            clocks = awaited and awaited.clocks
            clocks = clocks or self._new_clocks(stored, game.seconds_left)
            table.resume(clocks, game.forfeit, awaited and awaited.accept_at)
            self._set_timer(table)
            self._add_to_memory(table)
        finally:
            del self._loading[id]

    def _replay(self, game: StoredGame, client: Client) -> Table:
        """Replay the actions of a table. Raises BadRecord if the rules do not allow one any more.

        client: see `Table`.
        """
        table = Table(game.table, self._new_game(game.table), 0, client, self._now)
        for number, action in enumerate(game.actions):
            try:
                table.apply(table.referee.read_action(action), game.fallbacks.get(number))
            except (LexiconFastError, RequestError) as error:
                raise BadRecord(f"action {number + 1} of the table: {error}") from None
        return table

    def _add_to_memory(self, table: Table) -> None:
        """Add a table to those in memory, and drop the least recently used one that is idle.

        All others may be watched. The new table stays in any case, because a client waits for it.
        """
        if len(self._open) >= _MAX_IN_MEMORY:
            for id, other in self._open.items():
                if not other.thinking and other.writing is None and id not in self._watchers:
                    del self._open[id]
                    break
        self._open[table.id] = table
        self._wake_bot(table)

    def _drop_from_memory(self, ids: Sequence[str]) -> None:
        """Drop tables that were deleted, or that differ from those on disk."""
        for id in ids:
            self._open.pop(id, None)
            self._stop_waiting(id)

    # Actions

    def _apply(
        self, table: Table, *actions: object, fallback: StoredFallback | None = None
    ) -> tuple[int, Awaitable[None]]:
        """Apply an action for the player to move, and start writing it to disk.

        actions: one, or several of the same person that are legal, see `Table.with_acceptance`;
        fallback: for an action that the bot of the seat did not choose.
        Returns `seq` before the action, and an awaitable that ends once the action is written.
        Raises IllegalAction; the awaitable raises StorageError.
        """
        by_person = not table.bot_is_due
        before = table.referee.seq
        stored: list[StoredAction] = []
        for action in actions:
            try:
                table.apply(action, fallback)
            except Exception as error:
                if stored or not isinstance(error, LexiconFastError):  # else nothing has changed
                    self._drop_from_memory([table.id])
                raise
            number, encoded = table.actions - 1, wire.encode(action)
            left = table.seconds_left()
            stored.append(
                StoredAction(table.id, number, encoded, table.over, by_person, fallback, left)
            )
        table.writing = asyncio.Event()
        self._set_timer(table)
        actor = table.client.connection if by_person and table.bot_is_due else None
        work = stored[0] if len(stored) == 1 else partial(self._store.act, stored)
        return before, self.disk.run(work, partial(self._on_written, table, actor=actor))

    async def _accept(self, table: Table) -> None:
        """Accept the last play for the player to move, whose time for an answer is over."""
        assert table.to_move is not None
        await self._apply(table, table.simplest_action(table.to_move))[1]
        self._metrics.actions.labels("time").inc()

    def _end(self, table: Table, forfeit: Forfeit) -> Awaitable[None]:
        """End a game before it is played out, and start writing that to disk.

        Returns an awaitable that ends once it is written. Raises IllegalAction; the awaitable
        raises StorageError.
        """
        table.end(forfeit)
        self._stop_waiting(table.id)
        table.writing = asyncio.Event()

        def on_written(error: Exception | None) -> None:
            if error is None:
                self._metrics.forfeits.labels(forfeit.reason).inc()
            self._on_written(table, error)

        work = partial(self._store.end, table.id, forfeit, table.seconds_left())
        return self.disk.run(work, on_written)

    def _set_timer(self, table: Table) -> None:
        """Look at a table again when its running clock ends, or the time for an answer."""
        self._stop_waiting(table.id)
        clocks, accept_at = table.referee.clocks, table.accept_at
        waits = [] if accept_at is None else [accept_at - self._now()]
        if clocks is not None and clocks.running is not None:
            waits.append(clocks.left(clocks.running))
        else:
            clocks = None
        if waits:
            loop = asyncio.get_running_loop()
            timer = loop.call_later(max(0.0, min(waits)), self._on_time, table.id)
            self._awaited[table.id] = _Awaited(clocks, accept_at, timer)

    def _stop_waiting(self, id: str) -> None:
        awaited = self._awaited.pop(id, None)
        if awaited is not None:
            awaited.timer.cancel()

    def _on_time(self, id: str) -> None:
        self._start(self._look_at_time(id))

    async def _look_at_time(self, id: str) -> None:
        """Do what the time of a table requires, see `get`, and look again later."""
        # An error is not lost: the next request about the table has it, too.
        with suppress(StorageError, Refused, jobs.CancelledError, LexiconFastError):
            self._set_timer(await self.get(id, _SERVER))

    def _on_written(self, table: Table, error: Exception | None, actor: Hashable = None) -> None:
        """Continue after a change is on disk, or could not be written. actor: see `OnChange`."""
        if table.writing is not None:
            table.writing.set()
            table.writing = None
        if error is not None:
            self._drop_from_memory([table.id])  # it will be loaded as it is on disk
            return
        for on_change in list(self._watchers.get(table.id, ())):
            on_change(actor)
        self._wake_bot(table)
        if self._store.needs_checkpoint:
            self._start(self._checkpoint())

    def _wake_bot(self, table: Table) -> None:
        """Let the bot to move think, unless it is thinking already."""
        if not table.thinking and table.bot_is_due:
            table.thinking = True
            self._start(self._think(table))

    async def _think(self, table: Table) -> None:
        """Make the moves of bots until a person is to move."""
        try:
            while self._open.get(table.id) is table and (request := table.bot_params()):
                await (await self._bot_move(table, *request))
                self._metrics.actions.labels("bot").inc()
        except (jobs.CancelledError, Refused):
            pass  # the server is closing; the bot moves when the table is loaded again
        except Exception as error:
            short = short_id(table.id)
            name = type(error).__name__
            log(
                "bot_stuck",
                f"table {short}: no bot can move: {name}: {shortened(str(error), 200)}",
                level="error",
                table=short,
                error=name,
            )
        finally:
            table.thinking = False

    async def _bot_move(
        self, table: Table, params: m.BotMoveParams, observation: Any
    ) -> Awaitable[None]:
        """Make one move of a bot. Returns an awaitable that ends once it is written.

        If the bot fails or is too slow, FALLBACK moves for it, because people wait. If that fails,
        too, the simplest legal action is taken: the players can go on in any case, and learn from
        `fallbacks` what happened. Raises Refused and `jobs.CancelledError` if the server is
        closing.
        """
        short = short_id(table.id)
        reason: Literal["failed", "slow"]
        fallback: StoredFallback | None = None
        for bot, seconds in (
            (params.bot, self._limits.max_seconds + GRACE),
            (FALLBACK, _FALLBACK_SECONDS),
        ):
            try:
                params = replace(params, bot=bot)
                return await self._choose_and_apply(table, params, observation, seconds, fallback)
            except (jobs.CancelledError, Refused):
                raise
            except TimeoutError:
                reason, why = "slow", f"took longer than {seconds:g} s"
            except Exception as error:
                name = type(error).__name__
                reason, why = "failed", f"failed ({name}: {shortened(str(error), 200)})"
            if fallback is None:
                self._metrics.fallbacks.labels(reason).inc()
                message = f"bot {shortened(bot, 80)} {why}; {FALLBACK} moves for it"
            else:
                message = f"{FALLBACK} {why}, too; the simplest action is taken"
            await self._unchanged(table)
            log(
                "bot_failed",
                f"table {short}: {message}",
                level="warning" if fallback is None else "error",
                kind=reason if fallback is None else FALLBACK,
                table=short,
                bot=bot[:80],
                why=why,
            )
            fallback = fallback or StoredFallback(reason, FALLBACK)
        assert fallback is not None
        action = table.simplest_action(observation.player)
        return self._apply(table, action, fallback=fallback._replace(by=None))[1]

    async def _choose_and_apply(
        self,
        table: Table,
        params: m.BotMoveParams,
        observation: Any,
        seconds: float,
        fallback: StoredFallback | None = None,
    ) -> Awaitable[None]:
        """Let a bot choose an action, and apply it.

        seconds: limit of its native work; fallback: if it is not the bot of the seat.
        """
        job = Job(None, "bot.move", stoppable=True, seconds=seconds)

        def work() -> m.BotMoveResult:
            # Its clock runs while it waits for a thread, too.
            timed = replace(params, clock=table.running_clock())
            return self._requests.bot_move(timed, job, observation)

        table.bot_job = job
        is_awaited = table.id in self._watchers or monotonic() - table.seen < _ATTENTION
        result = await self._workers.run(
            job, work, table.client, thinks=True, internal=True, urgent=is_awaited
        )
        await self._unchanged(table)
        return self._apply(table, result.action, fallback=fallback)[1]

    async def _unchanged(self, table: Table) -> None:
        """Wait until a table is written, because a player may have joined meanwhile.

        Raises `jobs.CancelledError` if the game is over, or the table not in memory any more.
        """
        await table.written()
        if self._open.get(table.id) is table and table.referee.has_expired:
            await self._end(table, Forfeit(player=table.to_move, reason="clock"))
        if self._open.get(table.id) is not table or table.over:
            raise jobs.CancelledError

    # Maintenance

    def _start(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._running.add(task)
        task.add_done_callback(self._running.discard)

    async def _checkpoint(self) -> None:
        job = Job(None, "checkpoint", stoppable=False)
        with suppress(sqlite3.Error, jobs.CancelledError, Refused):
            await self._workers.run(job, self._store.checkpoint, _SERVER, internal=True)

    async def delete_old(self) -> None:
        """Delete old tables now and then, until the task is cancelled."""
        while True:
            now = time()
            deleted: list[str] = []
            delete = partial(
                self._store.delete_old,
                over_before=now - self._limits.keep_over * 3600,
                idle_before=now - self._limits.keep_idle * 3600,
                unstarted_before=now - self._limits.keep_unstarted * 3600,
            )
            with suppress(StorageError):  # it has been logged
                deleted = await self.disk.run(delete)
            self._drop_from_memory(deleted)
            await asyncio.sleep(_DELETION_INTERVAL if deleted else _CLEANUP_INTERVAL)

    def close(self) -> None:
        """Stop all bots, write all waiting changes and the clocks, and close the database."""
        for task in (*self._running, *self._loading.values()):
            task.cancel()
        for id, awaited in self._awaited.items():
            awaited.timer.cancel()
            if awaited.clocks is not None:
                self.disk.run(partial(self._store.save_clocks, id, awaited.clocks.shown()))
        self.disk.close()


def _retrieve_exception(task: asyncio.Task[None]) -> None:
    """Avoid asyncio's warning when all clients that wait for the task have gone."""
    if not task.cancelled():
        task.exception()


def _gives_advice(params: sm.TableNewParams) -> bool:
    """Return whether a new table gives advice. If nothing is said, it gives none between people."""
    if params.advice is not None:
        return params.advice
    return sum(not isinstance(seat, sm.BotSeat) for seat in params.seats) < 2


def _stored_seat(seat: sm.AnySeat, number: int, token: str | None) -> StoredSeat:
    """Return a seat as it is stored. number: from 1, for players without a name."""
    if isinstance(seat, sm.BotSeat):
        return StoredSeat("bot", seat.bot, seat.bot, None)
    if isinstance(seat, sm.PersonSeat) and token is not None:
        return StoredSeat("person", seat.name or f"player {number}", None, hash_of(token))
    return StoredSeat("open", f"player {number}", None, None)
