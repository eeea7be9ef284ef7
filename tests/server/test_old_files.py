"""Files of 0.1.0: its database, records, and links of the page keep working.

`tests/contract` compares the contents; here a current server opens them.
"""

from __future__ import annotations

import json
import re
import shutil
import sqlite3
from collections.abc import Iterator
from pathlib import Path

import pytest

pytest.importorskip("uvicorn", reason="NOT TESTED: the extra `serve` is absent")
pytest.importorskip("starlette", reason="NOT TESTED: the extra `serve` is absent")
pytest.importorskip("websockets", reason="NOT TESTED: the extra `serve` is absent")

from support.serving import Refusal, Server

from lexicon_fast.base.errors import BadOption
from lexicon_fast.server.store import Store

ROOT = Path(__file__).resolve().parents[2]
FILES = ROOT / "tests" / "contract" / "0.1.0" / "files"
PAGE = ROOT / "src" / "page"

#: Links of the page of 0.1.0, with the names in their queries.
LINKS = {
    "play": [],
    "solver": ["position", "rack", "board", "opened", "ruleset"],
    "replay": [],
    "rules": ["ruleset"],
    "table": [],
}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    database = tmp_path_factory.mktemp("old") / "tables.sqlite"
    shutil.copy(FILES / "tables" / "tables.sqlite", database)
    keep = ["--keep-over", "900000", "--keep-idle", "900000", "--keep-unstarted", "900000"]
    with Server(database, *keep) as started:
        yield started


@pytest.mark.processes
def test_tables_and_links_of_0_1_0_work(server: Server) -> None:
    """The link of a table is #/table/ID; the page asks for the table with the stored token."""
    known = json.loads((FILES / "tables" / "tables.json").read_text(encoding="utf-8"))
    assert len(known) == 6
    for name, table in known.items():
        assert server.call("table.view", id=table["id"])["seat"] is None
        view = server.call("table.view", **table, since=0)
        assert view["seat"] == 0
        assert view["events"]
        assert view["over"] == name.endswith("over")
        if view["over"]:
            lines = server.call("table.record", id=table["id"])["lines"]
            assert server.call("record.replay", lines=lines)["replayed"]["steps"]
    app = (PAGE / "app.js").read_text(encoding="utf-8")
    sources = "".join(path.read_text(encoding="utf-8") for path in PAGE.rglob("*.js"))
    for view_name, names in LINKS.items():
        assert re.search(rf"^  {view_name}: .*\(await import", app, re.MULTILINE), view_name
        for query in names:
            assert f'query.get("{query}")' in sources


@pytest.mark.processes
def test_records_of_0_1_0_are_replayed_or_refused_clearly(server: Server) -> None:
    replayed = 0
    for path in sorted((FILES / "records").iterdir()):
        lines = path.read_text(encoding="utf-8").splitlines()
        try:
            assert server.call("record.replay", lines=lines)["replayed"]["steps"]
            replayed += 1
        except Refusal as refusal:
            message, type = str(refusal), refusal.type
            assert type in ("BadDictionary", "BadRecord"), (path.name, message)
            assert "\n" not in message
    assert replayed > 0


@pytest.mark.parametrize("version", [0, 99])
def test_a_file_of_an_unknown_version_is_refused_unchanged(tmp_path: Path, version: int) -> None:
    path = tmp_path / "tables.sqlite"
    shutil.copy(FILES / "tables" / "tables.sqlite", path)
    db = sqlite3.connect(path)
    db.execute(f"PRAGMA user_version = {version}")
    db.close()
    before = path.read_bytes()
    with pytest.raises(BadOption, match=f"version {version}"):
        Store(str(path))
    assert path.read_bytes() == before
