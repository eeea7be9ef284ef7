"""Tables in an SQLite database: the setup of each game, and its actions.

    tables(id, game, ruleset, dictionary, sha256, rounds, seed, over, changed, next, started,
           origin, clock, seconds_left, forfeit, advice, accept_after, record)
                      started: whether a person has acted; origin: see below;
                      clock: the time control; seconds_left: on the clock of each seat;
                      forfeit: the end of a game that was not played out (all JSON);
                      advice, accept_after, record: see `StoredTable`
    seats(table_id, seat, kind, name, bot, token)        token: its SHA-256
    actions(table_id, number, action, fallback)          JSON, in the order they were applied
    analyses(table_id, quick, version, params, result)   the latest of each preset

Commits go to SQLite's write-ahead log. They survive a killed process, and with `sync` a power
failure. Next to the file are its log (`-wal`, `-shm`), a key (`-key`) and a lock (`-lock`): only
one process may use the database, because it has tables in memory.

`origin` is a keyed hash of the address that created the table, so that open tables per address can
be counted after a restart, too. It is erased when the game is over. The key is in a separate file:
without it nobody can find the address by trying all addresses, for instance in a backup of the
database. If the key is lost, the open tables so far no longer count.
"""

from __future__ import annotations

import os
import secrets
import sqlite3
import zlib
from collections.abc import Callable, Mapping, Sequence
from contextlib import ExitStack
from hashlib import blake2b
from time import time
from typing import Any, Final, Literal, NamedTuple, TypeVar

import msgspec

from lexicon_fast._version import __version__
from lexicon_fast.base.databases import FileFormat, problem, transaction, use_write_ahead_log
from lexicon_fast.base.errors import BadOption
from lexicon_fast.base.rng import Seed, is_secret
from lexicon_fast.games.clock import TimeControl
from lexicon_fast.games.events import Forfeit
from lexicon_fast.protocol.methods import Refused
from lexicon_fast.rows.resume import LockFile

_T = TypeVar("_T")

_VERSION: Final = 7
_ANALYSES: Final = """
CREATE TABLE analyses (
    table_id TEXT NOT NULL REFERENCES tables ON DELETE CASCADE, quick INTEGER NOT NULL,
    version TEXT NOT NULL, params TEXT NOT NULL, result BLOB NOT NULL,
    PRIMARY KEY (table_id, quick)
)
"""
#: How to upgrade a file of an earlier version to the next version.
_UPGRADES: Final[Mapping[int, str]] = {
    1: "ALTER TABLE tables ADD COLUMN next TEXT",
    # All tables of version 2 count as started, because they were promised to stay for `keep_idle`.
    2: """
ALTER TABLE tables ADD COLUMN started INTEGER NOT NULL DEFAULT 1;
ALTER TABLE tables ADD COLUMN origin BLOB;
ALTER TABLE actions ADD COLUMN fallback TEXT;
CREATE INDEX tables_origin ON tables (origin) WHERE origin IS NOT NULL;
""",
    3: """
ALTER TABLE tables ADD COLUMN clock TEXT;
ALTER TABLE tables ADD COLUMN seconds_left TEXT;
ALTER TABLE tables ADD COLUMN forfeit TEXT;
""",
    # Tables of version 4 give advice as new ones do if nothing is said: not between people.
    4: """
ALTER TABLE tables ADD COLUMN advice INTEGER NOT NULL DEFAULT 1;
ALTER TABLE tables ADD COLUMN accept_after REAL;
UPDATE tables SET advice =
    (SELECT count(*) FROM seats WHERE table_id = tables.id AND kind != 'bot') < 2
""",
    5: "ALTER TABLE tables ADD COLUMN record TEXT",
    6: _ANALYSES,
}
#: "lexi" in ASCII: distinguishes these files from other SQLite files.
_APPLICATION: Final = 0x6C657869

_SCHEMA: Final = f"""
CREATE TABLE tables (
    id TEXT PRIMARY KEY, game TEXT NOT NULL, ruleset TEXT NOT NULL, dictionary TEXT NOT NULL,
    sha256 TEXT NOT NULL, rounds INTEGER, seed TEXT NOT NULL, over INTEGER NOT NULL,
    changed INTEGER NOT NULL, next TEXT, started INTEGER NOT NULL DEFAULT 1, origin BLOB,
    clock TEXT, seconds_left TEXT, forfeit TEXT, advice INTEGER NOT NULL DEFAULT 1,
    accept_after REAL, record TEXT
) WITHOUT ROWID;
CREATE INDEX tables_changed ON tables (over, changed);
CREATE INDEX tables_origin ON tables (origin) WHERE origin IS NOT NULL;
CREATE TABLE seats (
    table_id TEXT NOT NULL REFERENCES tables ON DELETE CASCADE, seat INTEGER NOT NULL,
    kind TEXT NOT NULL, name TEXT NOT NULL, bot TEXT, token BLOB,
    PRIMARY KEY (table_id, seat)
) WITHOUT ROWID;
CREATE TABLE actions (
    table_id TEXT NOT NULL REFERENCES tables ON DELETE CASCADE, number INTEGER NOT NULL,
    action BLOB NOT NULL, fallback TEXT,
    PRIMARY KEY (table_id, number)
) WITHOUT ROWID;
{_ANALYSES};
"""
_FORMAT: Final = FileFormat(_APPLICATION, _VERSION, _SCHEMA, _UPGRADES)

#: Writes after which a checkpoint is worth its time, and pages of 4 KiB in the log after which
#: SQLite would make one itself, while a writer waits.
_WRITES_PER_CHECKPOINT: Final = 500
_PAGES_BEFORE_AUTO_CHECKPOINT: Final = 10_000

#: Actions in one statement: SQLite accepts a few hundred values.
_ACTIONS_PER_STATEMENT: Final = 200

#: Bytes of a compressed analysis; longer ones are not stored. A game of Scrabble has 15 kB.
_MAX_ANALYSIS: Final = 1 << 17

#: Tables that are deleted at a time.
_DELETED_AT_A_TIME: Final = 50

#: Seconds without an action after which a started game may be deleted to make room.
_RECLAIM_IDLE: Final = 24 * 3600.0

#: Seconds to wait for a lock of SQLite.
_PATIENCE: Final = 5.0

#: Bytes of the key and of the hashes of addresses.
_KEY_BYTES: Final = 32
_HASH_BYTES: Final = 16


class StoredSeat(NamedTuple):
    """A seat. token: SHA-256 of its token; None for bots and open seats."""

    kind: Literal["person", "bot", "open"]
    name: str
    bot: str | None
    token: bytes | None


class StoredTable(NamedTuple):
    """The setup of a game.

    ruleset: as in messages; seed: see `rng`, 64 bits in version 0.1.0; next: id of the next table;
    clock: None for a game without a time limit; advice: whether the table gives it; accept_after:
    seconds after which a play is accepted for a person, None for no limit; record: the lines of the
    recorded game that is played on, None for a new game. The actions of the table follow on it.
    """

    id: str
    game: str
    ruleset: Any
    dictionary: str
    sha256: str
    rounds: int | None
    seed: Seed
    seats: Sequence[StoredSeat]
    next: str | None = None
    clock: TimeControl | None = None
    advice: bool = True
    accept_after: float | None = None
    record: Sequence[str] | None = None


class StoredFallback(NamedTuple):
    """Why a bot did not choose an action, and which bot did, if any: see `messages.Fallback`."""

    reason: Literal["failed", "slow"]
    by: str | None


class StoredAction(NamedTuple):
    """An action at a table.

    number: from 0; over: whether it ended the game; by_person: whether a person acted, not a bot;
    fallback: for an action that the bot of the seat did not choose; seconds_left: on the clock of
    each seat after it, None if no clock has run yet.
    """

    id: str
    number: int
    action: bytes
    over: bool
    by_person: bool = True
    fallback: StoredFallback | None = None
    seconds_left: Sequence[float] | None = None


class StoredGame(NamedTuple):
    """All that is stored of a table.

    fallbacks: by number of the action; seconds_left: on the clock of each seat, None if no clock
    has run; forfeit: the end of a game that was not played out.
    """

    table: StoredTable
    actions: Sequence[bytes]
    fallbacks: Mapping[int, StoredFallback]
    seconds_left: Sequence[float] | None
    forfeit: Forfeit | None


def no_such_table() -> Refused:
    """Return the error for an unknown table."""
    return Refused("NoSuchTable", "there is no table with this id; create one with table.new")


class Store:
    """The tables of a server. For one thread at a time, except `checkpoint`.

    Calls that read or write tables must run inside `run_in_transaction`.

    path: of the database, created if it is missing; `MEMORY` stores nothing; sync: whether each
    commit waits for the disk. Times are in seconds. Raises BadOption if the file is not a database
    of this server, or another process has it open.
    """

    MEMORY: Final = ":memory:"

    def __init__(self, path: str, *, sync: bool = False) -> None:
        self.path: Final = path
        self._writes = 0  # since the last checkpoint
        with ExitStack() as on_error:
            self._lock = None if path == self.MEMORY else self._locked()
            if self._lock is not None:
                on_error.callback(self._lock.close)
                # Readable by its owner only, because it reveals all cards.
                os.close(os.open(path, os.O_RDWR | os.O_CREAT, 0o600))
            self._key = secrets.token_bytes(_KEY_BYTES) if path == self.MEMORY else self._read_key()
            try:
                self._db = self._connected()
                on_error.callback(self._db.close)
                self._prepare("FULL" if sync else "NORMAL")
            except sqlite3.Error as error:
                why = problem(error, path)
                raise BadOption(
                    f"cannot open database {path}: {why}; use another --database"
                ) from None
            on_error.pop_all()

    def _locked(self) -> LockFile:
        try:
            return LockFile(self.path)
        except BadOption:
            raise BadOption(
                f"database {self.path} is open in another server; use another --database"
            ) from None

    def _read_key(self) -> bytes:
        """Return the key of the hashes of addresses. It is created with the database."""
        path = f"{self.path}-key"
        with open(os.open(path, os.O_RDWR | os.O_CREAT, 0o600), "r+b") as file:
            key = file.read()
            if len(key) != _KEY_BYTES:  # a new file, or a server was killed while it wrote the key
                key = secrets.token_bytes(_KEY_BYTES)
                file.seek(0)
                file.truncate()
                file.write(key)
        return key

    def _connected(self) -> sqlite3.Connection:
        # `checkpoint` has a separate connection, because it runs at the same time as other work.
        db = sqlite3.connect(
            self.path, isolation_level=None, timeout=_PATIENCE, check_same_thread=False
        )
        db.execute("PRAGMA foreign_keys = ON")
        return db

    def _prepare(self, synchronous: str) -> None:
        db = self._db
        if not _FORMAT.version_of(db):  # first of all, or it has no effect
            db.execute("PRAGMA auto_vacuum = INCREMENTAL")
        use_write_ahead_log(db, _PATIENCE)
        db.execute(f"PRAGMA synchronous = {synchronous}")
        db.execute(f"PRAGMA wal_autocheckpoint = {_PAGES_BEFORE_AUTO_CHECKPOINT}")
        _FORMAT.upgrade(db)

    def close(self) -> None:
        """Close the database. SQLite makes a last checkpoint."""
        self._db.close()
        if self._lock is not None:
            self._lock.close()

    @property
    def needs_checkpoint(self) -> bool:
        """Whether to call `checkpoint`. True once, until the log has grown again."""
        if self._lock is None or self._writes < _WRITES_PER_CHECKPOINT:
            return False
        self._writes = 0
        return True

    def checkpoint(self) -> None:
        """Copy the log into the database. It waits for the disk: call it from another thread."""
        db = self._connected()
        try:
            db.execute("PRAGMA wal_checkpoint(PASSIVE)")
        finally:
            db.close()

    def run_in_transaction(
        self, works: Sequence[Callable[[], Any]], actions: Sequence[StoredAction]
    ) -> list[Any]:
        """Call functions, and then write actions, in one transaction.

        Returns the result of each function, or its exception, in which case it has written nothing;
        then None or an exception for each action. Raises sqlite3.Error if nothing was written.
        """
        results: list[Any] = []
        with transaction(self._db):
            for work in works:
                self._db.execute("SAVEPOINT work")
                try:
                    results.append(work())
                except Exception as error:
                    self._db.execute("ROLLBACK TO work")
                    results.append(error)
                self._db.execute("RELEASE work")
            for start in range(0, len(actions), _ACTIONS_PER_STATEMENT):
                results += self._write(actions[start : start + _ACTIONS_PER_STATEMENT])
        self._writes += len(results)
        return results

    # Writing

    def add(
        self,
        table: StoredTable,
        max_tables: int,
        previous: str | None = None,
        *,
        origin: str | None = None,
        max_per_address: int = 0,
    ) -> list[str]:
        """Add a table. If there are too many, delete others first, see `_make_room`.

        previous: id of the table whose next game this is. That table is not deleted, so that its
        players find the new one. origin: see `limits.Origins`, it can have `max_per_address`
        tables whose game is not over; None is not counted. Returns the ids of deleted tables.
        Raises Refused if there is no room, if the origin has too many tables, or if the previous
        table does not exist.
        """
        hashed = None if origin is None else self._hash_of(origin)
        if hashed is not None:
            count = "SELECT count(*) FROM tables WHERE origin = ?"
            [held] = self._db.execute(count, (hashed,)).fetchone()
            if held >= max_per_address:
                raise Refused(
                    "TooMuch",
                    f"too many open tables from {origin} (limit {max_per_address}); finish a game"
                    " first",
                )
        deleted = self._make_room(max_tables, previous)
        self._db.execute(
            "INSERT INTO tables VALUES (?, ?, ?, ?, ?, ?, ?, 0, ?, NULL, 0, ?, ?, NULL, NULL, ?,"
            " ?, ?)",
            (
                table.id,
                table.game,
                _text(table.ruleset),
                table.dictionary,
                table.sha256,
                table.rounds,
                str(table.seed),
                int(time()),
                hashed,
                None if table.clock is None else _text(table.clock),
                int(table.advice),
                table.accept_after,
                None if table.record is None else _text(table.record),
            ),
        )
        self._db.executemany(
            "INSERT INTO seats VALUES (?, ?, ?, ?, ?, ?)",
            [(table.id, number, *seat) for number, seat in enumerate(table.seats)],
        )
        if previous is not None:
            update = "UPDATE tables SET next = ? WHERE id = ?"
            if not self._db.execute(update, (table.id, previous)).rowcount:
                raise no_such_table()
        return deleted

    def take_seat(self, id: str, number: int, seat: StoredSeat) -> None:
        """Give a seat to a player."""
        self._db.execute(
            "UPDATE seats SET kind = ?, name = ?, bot = ?, token = ?"
            " WHERE table_id = ? AND seat = ?",
            (*seat, id, number),
        )
        self._db.execute("UPDATE tables SET changed = ? WHERE id = ?", (int(time()), id))

    def act(self, actions: Sequence[StoredAction]) -> None:
        """Write actions of one table: all of them, or none. Raises as `run_in_transaction`."""
        for error in self._write(actions):
            if error is not None:
                raise error

    def _write(self, actions: Sequence[StoredAction]) -> list[Exception | None]:
        """Write actions. Returns None or an exception for each."""
        # In few statements, because each one releases the GIL and then waits for it.
        rows = ", ".join(["(?, ?, ?, ?)"] * len(actions))
        values: list[Any] = []
        for action in actions:
            fallback = None if action.fallback is None else _text(action.fallback)
            values += (action.id, action.number, action.action, fallback)
        try:
            self._db.execute(f"INSERT INTO actions VALUES {rows}", values)
        except sqlite3.IntegrityError as error:  # a table has been deleted
            if len(actions) == 1:
                is_gone = error.sqlite_errorname == "SQLITE_CONSTRAINT_FOREIGNKEY"
                return [no_such_table() if is_gone else error]
            return [result for action in actions for result in self._write([action])]
        for change, ids in (
            ("over = 0", [action.id for action in actions if not action.over]),
            ("over = 1, origin = NULL", [action.id for action in actions if action.over]),
            ("started = 1", [action.id for action in actions if action.by_person]),
        ):
            if ids:
                marks = ", ".join("?" * len(ids))
                self._db.execute(
                    f"UPDATE tables SET changed = ?, {change} WHERE id IN ({marks})",
                    (int(time()), *ids),
                )
        for action in actions:
            if action.seconds_left is not None:
                self.save_clocks(action.id, action.seconds_left)
        return [None] * len(actions)

    def save_clocks(self, id: str, seconds_left: Sequence[float]) -> None:
        """Write the seconds that are left on the clock of each seat of a table."""
        update = "UPDATE tables SET seconds_left = ? WHERE id = ?"
        self._db.execute(update, (_text(seconds_left), id))

    def end(self, id: str, forfeit: Forfeit, seconds_left: Sequence[float] | None) -> None:
        """End a game that is not played out. seconds_left: see `StoredGame`.

        Raises Refused if the table does not exist.
        """
        update = "UPDATE tables SET changed = ?, over = 1, origin = NULL, forfeit = ? WHERE id = ?"
        if not self._db.execute(update, (int(time()), _text(forfeit), id)).rowcount:
            raise no_such_table()
        if seconds_left is not None:
            self.save_clocks(id, seconds_left)

    def save_analysis(self, id: str, *, quick: bool, params: str, result: bytes) -> None:
        """Store the analysis of a game in place of the one before, unless it is very long.

        A table has one of each preset, which is deleted with it.
        """
        compressed = zlib.compress(result)
        if len(compressed) <= _MAX_ANALYSIS:
            self._db.execute(  # of a deleted table, nothing
                "REPLACE INTO analyses SELECT id, ?, ?, ?, ? FROM tables WHERE id = ?",
                (quick, __version__, params, compressed, id),
            )

    def delete_old(
        self, *, over_before: float, idle_before: float, unstarted_before: float
    ) -> list[str]:
        """Delete some tables whose last change was before a time.

        over_before: for games that are over; idle_before: for others; unstarted_before: for tables
        where no person has acted. Returns their ids; none if no more tables are so old.
        """
        return self._delete(
            "WHERE (over = 1 AND changed < ?) OR (over = 0 AND changed < ?)"
            " OR (over = 0 AND started = 0 AND changed < ?)",
            (int(over_before), int(idle_before), int(unstarted_before)),
            _DELETED_AT_A_TIME,
        )

    def _make_room(self, max_tables: int, previous: str | None) -> list[str]:
        """Delete tables until one more fits. Returns their ids. Raises Refused.

        First go tables whose game is over, then those where no person has acted, then started games
        without an action for a day. Among tables of the last two kinds, those of the address with
        most of them go first: one client cannot displace the tables of many. Within that, the
        oldest go first.
        """
        # Tables without an origin sort last: NULL is the smallest value.
        most_held_first = (
            "LEFT JOIN (SELECT origin, count(*) AS held FROM tables WHERE origin IS NOT NULL"
            " AND started = {0} GROUP BY origin) USING (origin)"
            " WHERE over = 0 AND started = {0} AND changed {1} ? ORDER BY held DESC, changed"
        )
        deleted: list[str] = []
        surplus = self.count() - max_tables + 1
        for source, value in (
            ("WHERE over = 1 AND id IS NOT ? ORDER BY changed", previous),
            (most_held_first.format(0, "<="), int(time())),
            (most_held_first.format(1, "<"), int(time() - _RECLAIM_IDLE)),
        ):
            if surplus > len(deleted):
                deleted += self._delete(source, (value,), surplus - len(deleted))
        if surplus > len(deleted):
            raise Refused("TooMuch", f"the server has {max_tables} tables in use; try again later")
        return deleted

    def _hash_of(self, origin: str) -> bytes:
        return blake2b(origin.encode(), digest_size=_HASH_BYTES, key=self._key).digest()

    def _delete(self, source: str, values: tuple[int | str | None, ...], limit: int) -> list[str]:
        """Delete up to `limit` tables. source: SQL after `FROM tables`. Returns their ids."""
        select = f"SELECT id FROM tables {source} LIMIT {limit}"
        rows = self._db.execute(select, values).fetchall()
        if rows:
            self._db.executemany("DELETE FROM tables WHERE id = ?", rows)
            self._db.execute(f"PRAGMA incremental_vacuum({_DELETED_AT_A_TIME})")
        return [id for (id,) in rows]

    def write_probe(self) -> None:
        """Write the version of the file again. Raises sqlite3.Error if the file is not writable."""
        self._db.execute(f"PRAGMA user_version = {_VERSION}")

    def count(self) -> int:
        """Return the number of tables."""
        [count] = self._db.execute("SELECT count(*) FROM tables").fetchone()
        return int(count)

    # Reading

    def read(self, id: str) -> StoredGame | None:
        """Return a table and its actions; None if there is no table with this id."""
        row = self._db.execute(
            "SELECT game, ruleset, dictionary, sha256, rounds, seed, next, clock, advice,"
            " accept_after, record, seconds_left, forfeit FROM tables WHERE id = ?",
            (id,),
        ).fetchone()
        if row is None:
            return None
        game, ruleset, dictionary, sha256, rounds, seed, next, clock, *others = row
        advice, accept_after, record, seconds_left, forfeit = others
        seats = self._db.execute(
            "SELECT kind, name, bot, token FROM seats WHERE table_id = ? ORDER BY seat", (id,)
        )
        table = StoredTable(
            id,
            game,
            msgspec.json.decode(ruleset),
            dictionary,
            sha256,
            rounds,
            seed if is_secret(seed) else int(seed),
            [StoredSeat(*seat) for seat in seats],
            next,
            _value(clock, TimeControl),
            bool(advice),
            accept_after,
            _value(record, list[str]),
        )
        actions: list[bytes] = []
        fallbacks: dict[int, StoredFallback] = {}
        for number, action, fallback in self._db.execute(
            "SELECT number, action, fallback FROM actions WHERE table_id = ? ORDER BY number", (id,)
        ):
            actions.append(action)
            if fallback is not None:
                fallbacks[number] = msgspec.json.decode(fallback, type=StoredFallback)
        left = _value(seconds_left, list[float])
        return StoredGame(table, actions, fallbacks, left, _value(forfeit, Forfeit))

    def analysis(self, id: str, *, quick: bool, params: str) -> bytes | None:
        """Return an analysis from `save_analysis`; None: this version has not made one."""
        row = self._db.execute(
            "SELECT result FROM analyses WHERE table_id = ? AND quick = ? AND version = ?"
            " AND params = ?",
            (id, quick, __version__, params),
        ).fetchone()
        return None if row is None else zlib.decompress(row[0])


def _value(text: str | None, type: type[_T]) -> _T | None:
    """Return the value of a column with JSON that may be empty."""
    return None if text is None else msgspec.json.decode(text, type=type)


def _text(value: object) -> str:
    return msgspec.json.encode(value).decode()
