"""The shape of a server's database: its columns and its version."""

from __future__ import annotations

import sqlite3
from pathlib import Path
from typing import Any


def shape_of(path: Path) -> list[Any]:
    """Return the columns and indexes of the games, and the version of the file."""
    db = sqlite3.connect(path)
    shape = db.execute("PRAGMA table_info(tables)").fetchall()
    shape += db.execute("PRAGMA index_list(tables)").fetchall()
    shape += db.execute("PRAGMA user_version").fetchall()
    db.close()
    return shape
