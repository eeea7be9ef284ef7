"""Tables on disk: what decides a game, and its actions, in SQLite.

    tables(id, game, ruleset, dictionary, sha256, rounds, seed, over, changed)
    seats(table_id, seat, kind, name, bot, token)        token: SHA-256 of it
    actions(table_id, number, action)                    JSON, in the order they were done

A write returns once SQLite has it in its write-ahead log, where a killed process leaves it whole.
Beside the file lie its log (`-wal`, `-shm`) and a lock (`-lock`): one process at a time, because
each keeps in memory what it has read.
"""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Any, Final, Literal, NamedTuple

import msgspec

from lexicon_fast.errors import BadOption
from lexicon_fast.rows.resuming import lock_descriptor

_VERSION: Final = 1
#: "lexi" in ASCII: tells our files from other SQLite files.
_APPLICATION: Final = 0x6C657869

_SCHEMA: Final = """
CREATE TABLE tables (
    id TEXT PRIMARY KEY, game TEXT NOT NULL, ruleset TEXT NOT NULL, dictionary TEXT NOT NULL,
    sha256 TEXT NOT NULL, rounds INTEGER, seed TEXT NOT NULL, over INTEGER NOT NULL,
    changed INTEGER NOT NULL
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

#: Tables that are dropped at a time.
_DROPPED: Final = 50


class StoredSeat(NamedTuple):
    """Who sits there. token: SHA-256 of the token that holds the seat; None: a bot's, or open."""

    kind: Literal["person", "bot", "open"]
    name: str
    bot: str | None
    token: bytes | None


class StoredTable(NamedTuple):
    """All that decides a game but its actions. ruleset: as messages have it; seed: of 64 bits."""

    id: str
    game: str
    ruleset: Any
    dictionary: str
    sha256: str
    rounds: int | None
    seed: int
    seats: Sequence[StoredSeat]


class Store:
    """The tables of a server. For one thread, but for `empty_log`.

    path: of the database, made if it is not there; `MEMORY` keeps nothing. Times are in seconds.
    Raises BadOption for what is no database of ours, or that another process has open.
    """

    MEMORY: Final = ":memory:"

    def __init__(self, path: str) -> None:
        self._path = path
        self._lock = None
        self._unlogged = 0
        if path != self.MEMORY:
            self._lock = _locked(f"{path}-lock")
            # Who reads it knows all cards.
            os.close(os.open(path, os.O_RDWR | os.O_CREAT, 0o600))
        try:
            self._db = self._connected()
            self._prepare()
        except sqlite3.Error as error:
            raise BadOption(
                f"database {path}: {error}; accepted: a file of this server's"
            ) from None
        [count] = self._db.execute("SELECT count(*) FROM tables").fetchone()
        self._count = int(count)

    def _connected(self) -> sqlite3.Connection:
        # `empty_log` runs in another thread, with a connection of its own.
        db = sqlite3.connect(self._path, isolation_level=None, timeout=5)
        db.execute("PRAGMA foreign_keys = ON")
        return db

    def _prepare(self) -> None:
        db = self._db
        db.execute("PRAGMA auto_vacuum = INCREMENTAL")
        [application] = db.execute("PRAGMA application_id").fetchone()
        [version] = db.execute("PRAGMA user_version").fetchone()
        [tables] = db.execute("SELECT count(*) FROM sqlite_master").fetchone()
        if tables and (application, version) != (_APPLICATION, _VERSION):
            raise sqlite3.DatabaseError(f"another program's, or of version {version}")
        db.execute("PRAGMA journal_mode = WAL")
        # A power failure may take the last moves with it; a killed process does not.
        db.execute("PRAGMA synchronous = NORMAL")
        db.execute(f"PRAGMA wal_autocheckpoint = {_LOG_PAGES}")
        if not tables:
            with self._transaction():
                for statement in _SCHEMA.split(";"):
                    db.execute(statement)
                db.execute(f"PRAGMA application_id = {_APPLICATION}")
                db.execute(f"PRAGMA user_version = {_VERSION}")

    def close(self) -> None:
        """Empty the log into the database, and close it."""
        self._db.close()
        if self._lock is not None:
            os.close(self._lock)

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
        except BaseException:
            self._db.execute("ROLLBACK")
            raise
        self._db.execute("COMMIT")
        self._unlogged += 1

    # Writing

    def add(self, table: StoredTable, now: float) -> None:
        """A new table."""
        with self._transaction():
            self._db.execute(
                "INSERT INTO tables VALUES (?, ?, ?, ?, ?, ?, ?, 0, ?)",
                (
                    table.id,
                    table.game,
                    msgspec.json.encode(table.ruleset).decode(),
                    table.dictionary,
                    table.sha256,
                    table.rounds,
                    str(table.seed),
                    int(now),
                ),
            )
            self._db.executemany(
                "INSERT INTO seats VALUES (?, ?, ?, ?, ?, ?)",
                [(table.id, number, *seat) for number, seat in enumerate(table.seats)],
            )
        self._count += 1

    def take(self, id: str, number: int, seat: StoredSeat, now: float) -> None:
        """Somebody takes a seat."""
        with self._transaction():
            self._db.execute(
                "UPDATE seats SET kind = ?, name = ?, bot = ?, token = ?"
                " WHERE table_id = ? AND seat = ?",
                (*seat, id, number),
            )
            self._db.execute("UPDATE tables SET changed = ? WHERE id = ?", (int(now), id))

    def act(self, id: str, number: int, action: bytes, now: float, *, over: bool) -> None:
        """The action of that number, from 0, has been done. over: that was the last."""
        with self._transaction():
            self._db.execute("INSERT INTO actions VALUES (?, ?, ?)", (id, number, action))
            self._db.execute(
                "UPDATE tables SET changed = ?, over = ? WHERE id = ?", (int(now), over, id)
            )

    def drop(self, *, over_before: float, idle_before: float) -> list[str]:
        """Drop games that were over, and others that nobody played, before a time.

        Returns the ids of those dropped: some of them, none if there are no more.
        """
        return self._drop(
            "(over = 1 AND changed < ?) OR (over = 0 AND changed < ?)",
            (int(over_before), int(idle_before)),
            _DROPPED,
        )

    def drop_oldest_over(self) -> list[str]:
        """Drop the game that has been over for longest."""
        return self._drop("over = 1 ORDER BY changed", (), 1)

    def _drop(self, which: str, values: tuple[int, ...], most: int) -> list[str]:
        found = self._db.execute(f"SELECT id FROM tables WHERE {which} LIMIT {most}", values)
        rows = found.fetchall()
        if rows:
            with self._transaction():
                self._db.executemany("DELETE FROM tables WHERE id = ?", rows)
            self._db.execute(f"PRAGMA incremental_vacuum({_DROPPED})")
        self._count -= len(rows)
        return [id for (id,) in rows]

    # Reading

    def __len__(self) -> int:
        """How many tables there are."""
        return self._count

    def read(self, id: str) -> tuple[StoredTable, list[bytes]] | None:
        """A table and its actions; None: there is none of that id."""
        row = self._db.execute(
            "SELECT id, game, ruleset, dictionary, sha256, rounds, seed FROM tables WHERE id = ?",
            (id,),
        ).fetchone()
        if row is None:
            return None
        id, game, ruleset, dictionary, sha256, rounds, seed = row
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
        )
        return table, [action for (action,) in actions]


def _locked(path: str) -> int:
    """A lock file that this process holds while it is open. Raises BadOption, OSError."""
    file = os.open(path, os.O_RDWR | os.O_CREAT, 0o600)
    try:
        lock_descriptor(file, path.removesuffix("-lock"))
    except BadOption:
        os.close(file)
        raise
    return file
