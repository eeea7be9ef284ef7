"""A database of tables that 0.1.0 wrote: the server opens it and shows the same views.

`files/tables` has it, with the ids and tokens of its tables. Nothing in it is a secret of anybody.
"""

from __future__ import annotations

import json
import shutil
import sqlite3
from typing import Any

from surfaces.engine import PLAYS, TEXTS
from surfaces.server import BOT, PERSON, kinds
from surfaces.talking import Server
from surfaces.work import FILES, Work, line_of, without

FOLDER = FILES / "tables"

#: Hours: tables are kept for a hundred years.
KEEP = ("--keep-over", "900000", "--keep-idle", "900000", "--max-seconds", "3600")


def write(work: Work) -> dict[str, Any]:
    """Plays at tables of 0.1.0 and keeps its database."""
    path = work.folder / "new.sqlite"
    known = {}
    with Server(work, "--database", path.name, *KEEP) as server:
        for game in PLAYS:
            for name, moves in (("open", 1 if game == "lexicon" else 3), ("over", 1000)):
                known[f"{game}, {name}"] = _played(server, game, moves)
    with sqlite3.connect(path) as database:
        database.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        database.execute("PRAGMA journal_mode = DELETE")
        database.execute("VACUUM")
    FOLDER.mkdir(exist_ok=True)
    shutil.copy(path, FOLDER / "tables.sqlite")
    text = json.dumps(known, indent=1, sort_keys=True) + "\n"
    (FOLDER / "tables.json").write_text(text, encoding="utf-8")
    shutil.rmtree(work.folder / "tables", ignore_errors=True)
    shutil.copytree(FOLDER, work.folder / "tables")
    return record(work)


def _played(server: Server, game: str, moves: int) -> dict[str, str]:
    """A table at which a person has made so many moves, or all; ends when the person is to move."""
    extra = {"rounds": 1} if game == "lexicon" else {}
    _, new = server.call("table.new", game=game, seats=[PERSON, BOT], **extra)
    table = {"id": new["id"], "token": new["tokens"][0]}
    for _ in range(moves):
        view = server.waited(**table)
        if view["over"]:
            break
        _, legal = server.call("table.legal", **table, limit=1)
        server.call("table.act", **table, action=legal["actions"][0])
    server.waited(**table)
    return table


def record(work: Work) -> dict[str, Any]:
    known = json.loads((work.folder / "tables" / "tables.json").read_text(encoding="utf-8"))
    shutil.copy(work.folder / "tables" / "tables.sqlite", work.folder / "copy.sqlite")
    found: dict[str, Any] = {}
    with Server(work, "--database", "copy.sqlite", *KEEP) as server:
        for name, table in known.items():
            id, token = table["id"], table["token"]
            for who, given in (("player", token), ("watcher", None)):
                status, view = server.call("table.view", id=id, token=given, since=0)
                found[f"{name}: {who}"] = {"status": status, "view": without(view, *TEXTS)}
            status, legal = server.call("table.legal", id=id, token=token, limit=2)
            found[f"{name}: legal"] = {"status": status, "body": without(legal, *TEXTS)}
            status, reply = server.call("table.record", id=id)
            lines = [_line(line) for line in reply.get("lines", ())]
            shown = without(reply, *TEXTS) if status != 200 else lines
            found[f"{name}: record"] = {"status": status, "lines": shown}
            if name.endswith("over"):
                (work.folder / "told.jsonl").write_text("\n".join(reply["lines"]) + "\n")
                ran = work.run("replay", "--check", "told.jsonl")
                found[f"{name}: replay --check"] = ran.code
        for name, table in known.items():
            if name.endswith("open"):
                _, legal = server.call("table.legal", **table, limit=1)
                status, _ = server.call("table.act", **table, action=legal["actions"][0])
                found[f"{name}: goes on"] = status
            else:
                status, reply = server.call("table.again", **table)
                found[f"{name}: again"] = {"status": status, "body": kinds(reply)}
    return found


def _line(line: str) -> str:
    event = json.loads(line)
    event.pop("chain")
    if "program" in event:
        event["program"] = "VERSION"
    return line_of(event)
