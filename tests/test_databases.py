"""Files of SQLite that several processes create or upgrade at the same moment."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from pathlib import Path

import pytest

from lexicon_fast.base.databases import FileFormat

ONE = FileFormat(123, 1, "CREATE TABLE a (x)", {})
TWO = FileFormat(123, 2, "CREATE TABLE a (x, y)", {1: "ALTER TABLE a ADD COLUMN y"})


@pytest.fixture
def databases(tmp_path: Path) -> Iterator[tuple[sqlite3.Connection, sqlite3.Connection]]:
    """Two connections to a new file, as two processes have them."""
    both = [sqlite3.connect(tmp_path / "x.sqlite", isolation_level=None) for _ in range(2)]
    both[0].execute("PRAGMA journal_mode = WAL")
    yield both[0], both[1]
    for db in both:
        db.close()


@pytest.mark.parametrize("before", [None, ONE])
@pytest.mark.parametrize("statements", range(8))
def test_another_process_may_be_faster_after_any_statement(
    before: FileFormat | None,
    statements: int,
    databases: tuple[sqlite3.Connection, sqlite3.Connection],
) -> None:
    db, other = databases
    other.execute("PRAGMA busy_timeout = 0")
    if before is not None:
        before.upgrade(other)
    seen: list[str] = []

    def trace(statement: str) -> None:
        seen.append(statement)
        if len(seen) == statements + 1 and not db.in_transaction:
            TWO.upgrade(other)

    db.set_trace_callback(trace)
    TWO.upgrade(db)
    db.set_trace_callback(None)
    assert TWO.version_of(db) == 2
    assert [name for _, name, *_ in db.execute("PRAGMA table_info(a)")] == ["x", "y"]
