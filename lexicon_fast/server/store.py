"""Tables on disk: what decides a game, and its actions, in SQLite.

    tables(id, game, ruleset, dictionary, sha256, rounds, seed, over, changed, next)
    seats(table_id, seat, kind, name, bot, token)        token: SHA-256 of it
    actions(table_id, number, action)                    JSON, in the order they were done

What is committed is in SQLite's write-ahead log: a killed process does not take it away, nor, with
`sync`, a power failure. Beside the file lie its log (`-wal`, `-shm`) and a lock
(`-lock`): one process at a time, because each keeps in memory what it has read.
"""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from time import time
from typing import Any, Final, Literal, NamedTuple

import msgspec

from lexicon_fast.errors import BadOption
from lexicon_fast.protocol.errors import Refused
from lexicon_fast.rows.resume import LockFile

_VERSION: Final = 2
#: What makes a file of an earlier version one of the version after it.
_UPGRADES: Final[Mapping[int, str]] = {1: "ALTER TABLE tables ADD COLUMN next TEXT"}
#: "lexi" in ASCII: tells our files from other SQLite files.
_APPLICATION: Final = 0x6C657869

_SCHEMA: Final = """
CREATE TABLE tables (
    id TEXT PRIMARY KEY, game TEXT NOT NULL, ruleset TEXT NOT NULL, dictionary TEXT NOT NULL,
    sha256 TEXT NOT NULL, rounds INTEGER, seed TEXT NOT NULL, over INTEGER NOT NULL,
    changed INTEGER NOT NULL, next TEXT
) WITHOUT ROWID;
CREATE INDEX tables_changed ON tables (over, changed);
CREATE TABLE seats (
    table_id TEXT NOT NULL REFERENCES tables ON DELETE CASCADE, seat INTEGER NOT NULL,
    kind TEXT NOT NULL, name TEXT NOT NULL, bot TEXT, token BLOB,
    PRIMARY KEY (table_id, seat)
) WITHOUT ROWID;
CREATE TABLE actions (
    table_id TEXT NOT NULL REFERENCES tables ON DELETE CASCADE, number INTEGER NOT NULL,
    action BLOB NOT NULL,
    PRIMARY KEY (table_id, number)
) WITHOUT ROWID;
"""

#: Writes after which the log is worth emptying, and the pages of 4 KiB in it that no writer lets
#: pass: it would then empty it itself.
_LOG_WRITES: Final = 500
_LOG_PAGES: Final = 10_000

#: Actions that are written at once: SQLite takes a few hundred values.
_AT_ONCE: Final = 200

#: Tables that are dropped at a time.
_DROPPED: Final = 50


class StoredSeat(NamedTuple):
    """Who sits there. token: SHA-256 of the token that holds the seat; None: a bot's, or open."""

    kind: Literal["person", "bot", "open"]
    name: str
    bot: str | None
    token: bytes | None


class StoredTable(NamedTuple):
    """All that decides a game but its actions. ruleset: as messages have it; seed: of 64 bits.

    next: the table of the next game, once there is one.
    """

    id: str
    game: str
    ruleset: Any
    dictionary: str
    sha256: str
    rounds: int | None
    seed: int
    seats: Sequence[StoredSeat]
    next: str | None = None


class Done(NamedTuple):
    """An action that was done at a table. number: from 0; over: that was the last one."""

    id: str
    number: int
    action: bytes
    over: bool


def no_such_table() -> Refused:
    """The refusal of an id that no table has."""
    return Refused("NoSuchTable", "there is no such table; accepted: table.new")


class Store:
    """The tables of a server. For one thread at a time, but for `empty_log`.

    What reads and writes tables is work for `together`.

    path: of the database, made if it is not there; `MEMORY` keeps nothing; sync: does each commit
    wait for the disk? Times are in seconds.
    Raises BadOption for what is no database of ours, or that another process has open.
    """

    MEMORY: Final = ":memory:"

    def __init__(self, path: str, *, sync: bool = False) -> None:
        self.path: Final = path
        self._lock = None
        self._unlogged = 0
        if path != self.MEMORY:
            try:
                self._lock = LockFile(path)
            except BadOption:
                raise BadOption(
                    f"database {path}: another server has it open; accepted: another file (option"
                    " --database)"
                ) from None
            # Who reads it knows all cards.
            os.close(os.open(path, os.O_RDWR | os.O_CREAT, 0o600))
        try:
            self._db = self._connected()
            self._prepare("FULL" if sync else "NORMAL")
        except sqlite3.Error as error:
            raise BadOption(
                f"database {path}: {error}; accepted: a file of this server's"
            ) from None

    def _connected(self) -> sqlite3.Connection:
        # `empty_log` runs beside the other work, with a connection of its own.
        db = sqlite3.connect(self.path, isolation_level=None, timeout=5, check_same_thread=False)
        db.execute("PRAGMA foreign_keys = ON")
        return db

    def _prepare(self, synchronous: str) -> None:
        db = self._db
        db.execute("PRAGMA auto_vacuum = INCREMENTAL")
        [application] = db.execute("PRAGMA application_id").fetchone()
        [version] = db.execute("PRAGMA user_version").fetchone()
        [tables] = db.execute("SELECT count(*) FROM sqlite_master").fetchone()
        ours = application == _APPLICATION and (version == _VERSION or version in _UPGRADES)
        if tables and not ours:
            raise sqlite3.DatabaseError(f"another program's, or of version {version}")
        db.execute("PRAGMA journal_mode = WAL")
        db.execute(f"PRAGMA synchronous = {synchronous}")
        db.execute(f"PRAGMA wal_autocheckpoint = {_LOG_PAGES}")
        if not tables:
            with self._transaction():
                for statement in _SCHEMA.split(";"):
                    db.execute(statement)
                db.execute(f"PRAGMA application_id = {_APPLICATION}")
                db.execute(f"PRAGMA user_version = {_VERSION}")
        elif version < _VERSION:
            with self._transaction():
                for earlier in range(version, _VERSION):
                    db.execute(_UPGRADES[earlier])
                db.execute(f"PRAGMA user_version = {_VERSION}")

    def close(self) -> None:
        """Empty the log into the database, and close it."""
        self._db.close()
        if self._lock is not None:
            self._lock.close()

    @property
    def log_is_long(self) -> bool:
        """Should `empty_log` be called? Says so once."""
        if self._lock is None or self._unlogged < _LOG_WRITES:
            return False
        self._unlogged = 0
        return True

    def empty_log(self) -> None:
        """Write the log into the database: it waits for the disk, so it is for another thread."""
        db = self._connected()
        try:
            db.execute("PRAGMA wal_checkpoint(PASSIVE)")
        finally:
            db.close()

    @contextmanager
    def _transaction(self) -> Iterator[None]:
        self._db.execute("BEGIN IMMEDIATE")
        try:
            yield
            self._db.execute("COMMIT")
        except BaseException:
            if self._db.in_transaction:  # SQLite may have ended it
                self._db.execute("ROLLBACK")
            raise

    def together(self, works: Sequence[Callable[[], Any]], actions: Sequence[Done]) -> list[Any]:
        """Do some works, and note some actions, in one transaction.

        Returns what each work returned, or what it raised, which then has written nothing; then for
        each action None, or what was wrong. Raises sqlite3.Error if nothing at all is written.
        """
        found: list[Any] = []
        with self._transaction():
            for work in works:
                self._db.execute("SAVEPOINT work")
                try:
                    found.append(work())
                except Exception as error:
                    self._db.execute("ROLLBACK TO work")
                    found.append(error)
                self._db.execute("RELEASE work")
            for at in range(0, len(actions), _AT_ONCE):
                found += self._note(actions[at : at + _AT_ONCE])
        self._unlogged += len(found)
        return found

    # Writing

    def add(self, table: StoredTable, most: int, after: str | None = None) -> list[str]:
        """A new table, for which games that were over for longest make room. most: of all tables;
        after: the table that it is the next one of, which stays: its players are to find it there.

        Returns the ids of those dropped. Raises Refused if there is no room, or no such table.
        """
        dropped: list[str] = []
        while (count := self._count()) >= most:
            which = "over = 1 AND id IS NOT ? ORDER BY changed"
            if not (some := self._drop(which, (after,), count - most + 1)):
                raise Refused("TooMuch", f"{most} tables are played at; accepted: again, later")
            dropped += some
        self._db.execute(
            "INSERT INTO tables VALUES (?, ?, ?, ?, ?, ?, ?, 0, ?, NULL)",
            (
                table.id,
                table.game,
                msgspec.json.encode(table.ruleset).decode(),
                table.dictionary,
                table.sha256,
                table.rounds,
                str(table.seed),
                int(time()),
            ),
        )
        self._db.executemany(
            "INSERT INTO seats VALUES (?, ?, ?, ?, ?, ?)",
            [(table.id, number, *seat) for number, seat in enumerate(table.seats)],
        )
        if after is not None:
            found = self._db.execute("UPDATE tables SET next = ? WHERE id = ?", (table.id, after))
            if not found.rowcount:
                raise no_such_table()
        return dropped

    def take(self, id: str, number: int, seat: StoredSeat) -> None:
        """Somebody takes a seat."""
        self._db.execute(
            "UPDATE seats SET kind = ?, name = ?, bot = ?, token = ?"
            " WHERE table_id = ? AND seat = ?",
            (*seat, id, number),
        )
        self._db.execute("UPDATE tables SET changed = ? WHERE id = ?", (int(time()), id))

    def _note(self, actions: Sequence[Done]) -> list[Exception | None]:
        """The actions have been done. What was wrong with each."""
        # Few statements: each lets other threads in, and then waits for its turn.
        rows = ", ".join(["(?, ?, ?)"] * len(actions))
        values = [value for done in actions for value in (done.id, done.number, done.action)]
        try:
            self._db.execute(f"INSERT INTO actions VALUES {rows}", values)
        except sqlite3.IntegrityError as error:  # a table has been dropped
            if len(actions) == 1:
                return [error]
            return [wrong for done in actions for wrong in self._note([done])]
        for over in (False, True):
            ids = [done.id for done in actions if done.over is over]
            if ids:
                marks = ", ".join("?" * len(ids))
                self._db.execute(
                    f"UPDATE tables SET changed = ?, over = ? WHERE id IN ({marks})",
                    (int(time()), over, *ids),
                )
        return [None] * len(actions)

    def drop(self, *, over_before: float, idle_before: float) -> list[str]:
        """Drop games that were over, and others that nobody played, before a time.

        Returns the ids of those dropped: some of them, none if there are no more.
        """
        return self._drop(
            "(over = 1 AND changed < ?) OR (over = 0 AND changed < ?)",
            (int(over_before), int(idle_before)),
            _DROPPED,
        )

    def _drop(self, which: str, values: tuple[int | str | None, ...], most: int) -> list[str]:
        found = self._db.execute(f"SELECT id FROM tables WHERE {which} LIMIT {most}", values)
        rows = found.fetchall()
        if rows:
            self._db.executemany("DELETE FROM tables WHERE id = ?", rows)
            self._db.execute(f"PRAGMA incremental_vacuum({_DROPPED})")
        return [id for (id,) in rows]

    def _count(self) -> int:
        [count] = self._db.execute("SELECT count(*) FROM tables").fetchone()
        return int(count)

    # Reading

    def read(self, id: str) -> tuple[StoredTable, list[bytes]] | None:
        """A table and its actions; None: there is none of that id."""
        row = self._db.execute(
            "SELECT id, game, ruleset, dictionary, sha256, rounds, seed, next FROM tables"
            " WHERE id = ?",
            (id,),
        ).fetchone()
        if row is None:
            return None
        id, game, ruleset, dictionary, sha256, rounds, seed, next = row
        seats = self._db.execute(
            "SELECT kind, name, bot, token FROM seats WHERE table_id = ? ORDER BY seat", (id,)
        )
        actions = self._db.execute(
            "SELECT action FROM actions WHERE table_id = ? ORDER BY number", (id,)
        )
        table = StoredTable(
            id,
            game,
            msgspec.json.decode(ruleset),
            dictionary,
            sha256,
            rounds,
            int(seed),
            [StoredSeat(*seat) for seat in seats],
            next,
        )
        return table, [action for (action,) in actions]
