"""Files of SQLite that know their version, and are upgraded to the current one when opened."""

from __future__ import annotations

import os
from contextlib import contextmanager
from time import monotonic, sleep
from typing import TYPE_CHECKING, Final, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping
    from sqlite3 import Connection

#: Seconds between attempts, where SQLite itself does not wait.
_PAUSE: Final = 0.02


class FileFormat(NamedTuple):
    """The tables of a kind of file.

    application: distinguishes these files from other SQLite files; version: of the tables that
    `schema` creates, from 1; upgrades: statements that turn a file of an earlier version into one
    of the next version. Statements end with semicolons, and have none inside.
    """

    application: int
    version: int
    schema: str
    upgrades: Mapping[int, str]

    def version_of(self, db: Connection) -> int:
        """Return the version of a file; 0: it is empty. Raises sqlite3.DatabaseError for others."""
        import sqlite3

        try:
            # The tables first: while another process creates the file, they appear with the rest.
            [tables] = db.execute("SELECT count(*) FROM sqlite_master").fetchone()
        except UnicodeDecodeError:  # the message of SQLite quotes a damaged schema
            raise sqlite3.DatabaseError("malformed database schema") from None
        if not tables:
            return 0
        [application] = db.execute("PRAGMA application_id").fetchone()
        [version] = db.execute("PRAGMA user_version").fetchone()
        known = version == self.version or version in self.upgrades
        if application != self.application or not known:
            raise sqlite3.DatabaseError(
                f"it belongs to another program or version (version {version})"
            )
        return int(version)

    def upgrade(self, db: Connection) -> None:
        """Create or upgrade the tables of a file, all or nothing. Raises sqlite3.Error."""
        if self.version_of(db) == self.version:
            return
        with transaction(db):
            version = self.version_of(db)  # another process may have been faster
            if not version:
                _execute_all(db, self.schema)
                db.execute(f"PRAGMA application_id = {self.application}")
            else:
                for earlier in range(version, self.version):
                    _execute_all(db, self.upgrades[earlier])
            db.execute(f"PRAGMA user_version = {self.version}")


def problem(error: Exception, path: str) -> str:
    """Describe why a file cannot be used, without its name.

    error: of SQLite, or of decoding what it returned.
    """
    import sqlite3

    if not isinstance(error, sqlite3.Error):
        return "it is damaged"
    code = getattr(error, "sqlite_errorcode", sqlite3.SQLITE_ERROR) & 0xFF
    if code == sqlite3.SQLITE_CANTOPEN:
        if os.path.isdir(path):
            return "it is a folder"
        if not os.access(path, os.R_OK | os.W_OK):
            return "you have no permission to read and write it"
    if code == sqlite3.SQLITE_NOTADB:
        return "it is not a database, or its start is damaged"
    if code == sqlite3.SQLITE_CORRUPT or "malformed" in str(error):
        return "it is damaged"
    return str(error)


def use_write_ahead_log(db: Connection, patience: float) -> None:
    """Switch a database to the write-ahead log, unless it has one. Raises sqlite3.Error.

    SQLite does not wait here while another process writes a new file, as it does elsewhere.
    patience: seconds to wait.
    """
    import sqlite3

    end = monotonic() + patience
    while True:
        try:
            db.execute("PRAGMA journal_mode = WAL")
        except sqlite3.OperationalError as error:
            if error.sqlite_errorcode != sqlite3.SQLITE_BUSY or monotonic() >= end:
                raise
            sleep(_PAUSE)
        else:
            return


@contextmanager
def transaction(db: Connection) -> Iterator[None]:
    """Write all or nothing; other processes wait. Raises sqlite3.Error."""
    db.execute("BEGIN IMMEDIATE")
    try:
        yield
        db.execute("COMMIT")
    except BaseException:
        if db.in_transaction:  # SQLite may have ended it
            db.execute("ROLLBACK")
        raise


def _execute_all(db: Connection, statements: str) -> None:
    """Execute SQL statements inside a transaction, which `executescript` would end."""
    for statement in statements.split(";"):
        db.execute(statement)
