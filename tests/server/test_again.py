"""The next game of the same players: all of them get the same new table."""

from __future__ import annotations

import json
import signal
import sqlite3
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path
from threading import Barrier
from typing import Any

import pytest

pytest.importorskip("uvicorn", reason="NOT TESTED: the extra `serve` is absent")
pytest.importorskip("starlette", reason="NOT TESTED: the extra `serve` is absent")
pytest.importorskip("websockets", reason="NOT TESTED: the extra `serve` is absent")

from support.serving import Refusal, Server
from support.shapes import shape_of

from lexicon_fast.base.errors import BadOption
from lexicon_fast.server.store import Store, StoredAction, StoredSeat, StoredTable

pytestmark = pytest.mark.processes

NORTH: dict[str, Any] = {"kind": "person", "name": "North"}
SOUTH: dict[str, Any] = {"kind": "person", "name": "South"}
OPEN: dict[str, Any] = {"kind": "open"}
GREEDY: dict[str, Any] = {"kind": "bot", "bot": "greedy"}

Call = Callable[..., Any]


@pytest.fixture(scope="module")
def server() -> Iterator[Server]:
    with Server(":memory:") as started:
        yield started


def laid(call: Call, *seats: dict[str, Any], **more: Any) -> tuple[str, list[Any]]:
    """A new table of Lexibomb: its id, and the tokens of its seats."""
    new = call("table.new", game="lexibomb", seats=list(seats or (NORTH, SOUTH)), **more)
    return new["id"], new["tokens"]


def over(call: Call, *seats: dict[str, Any], **more: Any) -> tuple[str, list[Any]]:
    """A table whose game is over, because all players passed."""
    id, tokens = laid(call, *seats, **more)
    passed(call, id, tokens)
    return id, tokens


def passed(call: Call, id: str, tokens: list[Any]) -> None:
    """Let people pass until the game is over."""
    while (to_move := call("table.view", id=id)["to_move"]) is not None:
        if tokens[to_move] is not None:  # else a bot thinks
            call("table.act", id=id, token=tokens[to_move], action={"action": "pass"})


def refused(call: Call, **params: Any) -> Refusal:
    with pytest.raises(Refusal) as found:
        call("table.again", **params)
    assert "\n" not in str(found.value)
    return found.value


def tables(database: Path) -> int:
    """Number of tables on disk."""
    reading = sqlite3.connect(f"file:{database}?mode=ro", uri=True)
    [count] = reading.execute("SELECT count(*) FROM tables").fetchone()
    reading.close()
    return int(count)


# ---------------------------------------------------------------------- the next table


@pytest.mark.parametrize("road", ["http", "socket"])
def test_all_players_get_the_same_next_table_and_their_seats(server: Server, road: str) -> None:
    with server.socket() as client:
        call = server.call if road == "http" else client.call
        ruleset = {"base": "standard", "bombs": 15}
        id, tokens = over(call, NORTH, GREEDY, SOUTH, ruleset=ruleset)
        before = call("table.view", id=id)
        first = call("table.again", id=id, token=tokens[2])
        assert first["seat"] == 2
        second = call("table.again", id=id, token=tokens[0])
        assert (second["id"], second["seat"]) == (first["id"], 0)
        assert first["id"] != id
        # And again, as often as one likes.
        assert call("table.again", id=id, token=tokens[2]) == first
        for answer in (first, second):
            view = call("table.view", id=answer["id"], token=answer["token"])
            assert view["seat"] == answer["seat"]
            assert not view["over"]
            for field in ("game", "seats", "ruleset", "dictionary", "rounds"):
                assert view[field] == before[field], field
        passed(call, first["id"], tokens)  # the bot is one again, and moves
        events = call("table.view", id=first["id"], since=0)["events"]
        assert {event["player"] for event in events if event["event"] == "turn"} == {0, 1, 2}


def test_each_game_has_a_new_deal(server: Server) -> None:
    id, tokens = over(server.call)
    racks = set()
    for _ in range(3):
        id = server.call("table.again", id=id, token=tokens[0])["id"]
        views = [server.call("table.view", id=id, token=token) for token in tokens]
        racks |= {view["observation"]["rack"] for view in views}
        passed(server.call, id, tokens)
    assert len(racks) == 6


@pytest.mark.parametrize("seats", [[NORTH, SOUTH], [NORTH, SOUTH, GREEDY]])
def test_simultaneous_requests_get_the_same_table(
    tmp_path: Path, seats: list[dict[str, Any]]
) -> None:
    database = tmp_path / "tables.sqlite"
    with Server(database) as server, ThreadPoolExecutor(8) as threads:
        for games in range(1, 6):
            id, tokens = over(server.call, *seats)
            start = Barrier(8)

            def ask(
                token: str, id: str = id, start: Barrier = start, call: Call = server.call
            ) -> Any:
                start.wait()
                return call("table.again", id=id, token=token)

            answers = list(threads.map(ask, tokens[:2] * 4))
            assert len({answer["id"] for answer in answers}) == 1
            assert [answer["seat"] for answer in answers] == [0, 1] * 4
            assert tables(database) == 2 * games


@pytest.mark.parametrize("end", [signal.SIGTERM, signal.SIGKILL])
def test_the_next_table_is_found_after_a_restart(tmp_path: Path, end: int) -> None:
    database = tmp_path / "tables.sqlite"
    with Server(database) as server:
        id, tokens = over(server.call)
        server.end(end)
    with Server(database) as server:
        first = server.call("table.again", id=id, token=tokens[0])
        server.end(end)
    with Server(database) as server:
        assert server.call("table.view", id=id)["next"] == first["id"]
        second = server.call("table.again", id=id, token=tokens[1])
        assert (second["id"], second["seat"]) == (first["id"], 1)
        assert server.call("table.view", id=second["id"], token=second["token"])
        assert tables(database) == 2


def test_joined_seats_stay_taken_and_open_seats_stay_open(server: Server) -> None:
    id, tokens = laid(server.call, NORTH, OPEN)
    tokens[1] = server.call("table.join", id=id, name="South")["token"]
    passed(server.call, id, tokens)
    next = server.call("table.again", id=id, token=tokens[0])["id"]
    seats = server.call("table.view", id=next, token=tokens[1])["seats"]
    assert [(seat["kind"], seat["name"]) for seat in seats] == [
        ("person", "North"),
        ("person", "South"),
    ]
    with pytest.raises(Refusal) as found:
        server.call("table.join", id=next)
    assert found.value.type == "NoSeat"


# ---------------------------------------------------------------------- what is told


def test_watchers_get_the_id_of_the_next_table_and_no_token(server: Server) -> None:
    with server.socket() as other, server.socket() as watcher:
        id, tokens = over(server.call)
        seq = other.call("table.watch", id=id, token=tokens[1])["seq"]
        assert watcher.call("table.watch", id=id)["next"] is None
        answer = server.call("table.again", id=id, token=tokens[0])
        for client, seat in [(other, 1), (watcher, None)]:
            told = client.told()["params"]
            assert (told["id"], told["next"], told["seat"]) == (id, answer["id"], seat)
            assert (told["seq"], told["events"]) == (seq, [])
            # It is there as soon as one hears of it.
            view = client.call("table.watch", id=answer["id"], since=0)
            assert (view["seat"], view["observation"]["rack"]) == (None, "")
            for token in tokens:
                assert token not in json.dumps([told, view])


# ------------------------------------------------------------------------- refusals


def test_only_the_token_of_a_seat_may_play_again(server: Server) -> None:
    id, tokens = over(server.call)
    _, others = over(server.call)
    for token in (others[0], "", "x" * 32, tokens[0][:-1], tokens[0] + "A"):
        found = refused(server.call, id=id, token=token)
        assert (found.status, found.type) == (403, "BadToken")
    assert refused(server.call, id=id, token=None).status == 422
    assert refused(server.call, id=id).status == 422
    assert server.call("table.view", id=id)["next"] is None
    next = server.call("table.again", id=id, token=tokens[0])["id"]
    for token in (others[0], "x" * 32):
        found = refused(server.call, id=id, token=token)
        assert (found.status, found.type) == (403, "BadToken")
        with pytest.raises(Refusal) as seen:
            server.call("table.view", id=next, token=token)
        assert seen.value.type == "BadToken"
    found = refused(server.call, id="nowhere", token=tokens[0])
    assert (found.status, found.type) == (404, "NoSuchTable")


def test_the_next_game_needs_a_finished_one(server: Server) -> None:
    id, tokens = laid(server.call)
    found = refused(server.call, id=id, token=tokens[0])
    assert (found.status, found.type) == (409, "NotOver")
    assert str(found) == "the game is not over; finish it first"
    assert refused(server.call, id=id, token="x").type == "BadToken"


def test_the_next_table_counts_for_the_first_player_who_asks() -> None:
    """It counts once, not again for the players who ask later."""
    with Server(":memory:", "--max-new", "1") as server:

        def again(id: str, token: str, address: str) -> tuple[int, Any]:
            body = json.dumps({"id": id, "token": token}).encode()
            headers = {"X-Forwarded-For": address}
            status, _, answer = server.request("POST", "/rpc/table.again", body, headers)
            return status, json.loads(answer)

        first, second = "203.0.113.5", "203.0.113.6"
        id, tokens = over(server.call)
        status, answer = again(id, tokens[0], first)
        assert status == 200
        assert again(id, tokens[0], first) == (200, answer)
        assert again(id, tokens[1], second)[0] == 200
        other, tokens = over(server.call)
        status, answer = again(other, tokens[0], first)
        assert (status, answer["data"]) == (429, {"type": "TooMuch"})
        assert "too many new tables from 203.0.113.5" in answer["message"]
        assert server.call("table.view", id=other)["next"] is None
        assert again(other, tokens[1], second)[0] == 200
        assert again(other, tokens[0], first)[0] == 200


def test_the_next_table_counts_as_a_table() -> None:
    """Finished games are deleted for it, but not the previous one, whose players need the id."""
    with Server(":memory:", "--max-tables", "2") as server:
        earlier, _ = over(server.call)
        id, tokens = over(server.call)
        next = server.call("table.again", id=id, token=tokens[0])["id"]
        with pytest.raises(Refusal) as gone:
            server.call("table.view", id=earlier)
        assert gone.value.type == "NoSuchTable"
        assert server.call("table.again", id=id, token=tokens[1])["id"] == next
    with Server(":memory:", "--max-tables", "2") as server:
        id, tokens = over(server.call)
        other, their = laid(server.call)
        first = server.call("table.view", id=other)["to_move"]
        server.call("table.act", id=other, token=their[first], action={"action": "pass"})
        found = refused(server.call, id=id, token=tokens[0])
        assert (found.status, found.type) == (429, "TooMuch")
        assert str(found) == "the server has 2 tables in use; try again later"
        assert server.call("table.view", id=id)["next"] is None


@pytest.mark.slow
def test_a_next_table_that_is_not_stored_does_not_exist(tmp_path: Path) -> None:
    database = tmp_path / "tables.sqlite"
    with Server(database) as server:
        id, tokens = over(server.call)
        other = sqlite3.connect(database, isolation_level=None)
        other.execute("BEGIN IMMEDIATE")  # now nobody else may write
        assert refused(server.call, id=id, token=tokens[0]).code == -32603
        other.execute("ROLLBACK")
        other.close()
        assert server.call("table.view", id=id)["next"] is None
        answers = [server.call("table.again", id=id, token=token) for token in tokens]
        assert answers[0]["id"] == answers[1]["id"]
        assert tables(database) == 2


def test_a_deleted_next_table_is_created_again(tmp_path: Path) -> None:
    database = tmp_path / "tables.sqlite"
    with Server(database) as server:
        id, tokens = over(server.call)
        gone = server.call("table.again", id=id, token=tokens[0])["id"]
    changed = sqlite3.connect(database)
    for table in ("seats", "actions"):
        changed.execute(f"DELETE FROM {table} WHERE table_id = ?", (gone,))
    changed.execute("DELETE FROM tables WHERE id = ?", (gone,))
    changed.commit()
    changed.close()
    with Server(database) as server:
        answers = [server.call("table.again", id=id, token=token) for token in tokens]
        assert answers[0]["id"] == answers[1]["id"] != gone
        assert server.call("table.view", id=id)["next"] == answers[0]["id"]


# ------------------------------------------------------------------- files on disk


def stored(id: str) -> StoredTable:
    return StoredTable(
        id, "lexibomb", None, "enable", "", None, 7, [StoredSeat("person", "North", None, b"x")]
    )


#: As the first version of the file had it.
EARLIER = """
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
PRAGMA application_id = 1818589289;
PRAGMA user_version = 1;
"""


def test_a_file_of_the_previous_version_is_upgraded(tmp_path: Path) -> None:
    """Its games continue, and the file then has the current version."""
    new, old = tmp_path / "new.sqlite", tmp_path / "old.sqlite"
    with Server(new) as server:
        id, tokens = laid(server.call)
        while (view := server.call("table.view", id=id))["seq"] < 4:
            token = tokens[view["to_move"]]
            server.call("table.act", id=id, token=token, action={"action": "pass"})
    db = sqlite3.connect(old)
    db.executescript(EARLIER)
    db.execute("ATTACH ? AS new", (str(new),))
    columns = "id, game, ruleset, dictionary, sha256, rounds, seed, over, changed"
    db.execute(f"INSERT INTO tables SELECT {columns} FROM new.tables")
    db.execute("INSERT INTO seats SELECT * FROM new.seats")
    db.execute("INSERT INTO actions SELECT table_id, number, action FROM new.actions")
    db.commit()
    db.close()
    for _ in range(2):  # brought up to date, and then as it is
        with Server(old) as server:
            assert server.call("table.view", id=id, token=tokens[0])["seats"] == view["seats"]
    with Server(old) as server:
        passed(server.call, id, tokens)
        next = server.call("table.again", id=id, token=tokens[0])["id"]
    with Server(old) as server:
        assert server.call("table.again", id=id, token=tokens[1])["id"] == next

    def shape(path: Path) -> list[Any]:
        db = sqlite3.connect(path)
        found = [db.execute(f"PRAGMA {name}").fetchone() for name in ("user_version",)]
        for table in ("tables", "seats", "actions"):
            found += db.execute(f"PRAGMA table_info({table})").fetchall()
        db.close()
        return found

    assert shape(old) == shape(new)


def test_a_file_of_version_2_is_upgraded(tmp_path: Path) -> None:
    """Its tables stay for as long as the server promised, also those without a move."""
    new, old = tmp_path / "new.sqlite", tmp_path / "old.sqlite"
    Store(str(new)).close()
    db = sqlite3.connect(old)
    db.executescript(EARLIER + "ALTER TABLE tables ADD COLUMN next TEXT; PRAGMA user_version = 2;")
    columns = "'lexibomb', 'null', 'enable', '', NULL, '7', 0, 5, NULL"
    db.execute(f"INSERT INTO tables VALUES ('a', {columns})")
    db.commit()
    db.close()
    store = Store(str(old))
    delete = partial(store.delete_old, over_before=9, idle_before=0, unstarted_before=9)
    assert store.run_in_transaction([delete], []) == [[]]
    assert store.run_in_transaction([lambda: store.read("a")], [])[0].table.seed == 7
    store.close()
    assert shape_of(old) == shape_of(new)


@pytest.mark.parametrize("version", [0, 99])
def test_a_file_of_an_unknown_version_is_refused(tmp_path: Path, version: int) -> None:
    path = tmp_path / "tables.sqlite"
    Store(str(path)).close()
    db = sqlite3.connect(path)
    db.execute(f"PRAGMA user_version = {version}")
    db.close()
    with pytest.raises(BadOption, match=f"version {version}"):
        Store(str(path))


def test_a_deleted_table_has_no_next_one(tmp_path: Path) -> None:
    store = Store(str(tmp_path / "tables.sqlite"))
    assert store.run_in_transaction(
        [lambda: store.add(stored("a"), 9)], [StoredAction("a", 0, b"{}", True)]
    )
    [found] = store.run_in_transaction([lambda: store.add(stored("b"), 9, "gone")], [])
    assert found.data == {"type": "NoSuchTable"}
    assert store.run_in_transaction([lambda: store.read("b")], []) == [None]
    assert store.run_in_transaction([lambda: store.add(stored("b"), 9, "a")], []) == [[]]
    first, second = store.run_in_transaction([lambda: store.read("a"), lambda: store.read("b")], [])
    assert (first.table.next, second.table.next) == ("b", None)
    store.close()
