"""The log of the server: one line per event, without secrets."""

from __future__ import annotations

import json
import logging
import sqlite3
from pathlib import Path
from typing import Any

import pytest

pytest.importorskip("uvicorn", reason="NOT TESTED: the extra `serve` is absent")
pytest.importorskip("starlette", reason="NOT TESTED: the extra `serve` is absent")
pytest.importorskip("websockets", reason="NOT TESTED: the extra `serve` is absent")

from serving import Refusal, Server

from lexicon_fast import __version__
from lexicon_fast.protocol.errors import Refused
from lexicon_fast.server import log


@pytest.fixture
def as_json(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(log, "_format", "json")


def test_a_line_of_json_has_time_level_event_and_fields(
    as_json: None, capsys: pytest.CaptureFixture[str]
) -> None:
    log.log("bot_failed", "two\nlines", table=log.shortened("Zk3v9QpL0aXwT1bD"), why="slow")
    [line] = capsys.readouterr().err.splitlines()
    found = json.loads(line)
    assert found.pop("time").endswith("Z")
    assert found == {
        "level": "warning",
        "event": "bot_failed",
        "message": "two\nlines",
        "table": "Zk3v...",
        "why": "slow",
    }


def test_internal_errors_are_logged_and_others_are_not(
    as_json: None, capsys: pytest.CaptureFixture[str]
) -> None:
    assert log.report(Refused("Stale", "seq is old")).data == {"type": "Stale"}
    assert capsys.readouterr().err == ""
    with pytest.raises(ZeroDivisionError) as raised:
        raise ZeroDivisionError("n")
    assert log.report(raised.value).message == "internal error: ZeroDivisionError"
    found = json.loads(capsys.readouterr().err)
    assert "test_log.py" in found["traceback"]
    assert (found["level"], found["event"]) == ("error", "internal_error")
    assert found["error"] == "ZeroDivisionError"


def test_the_traceback_of_a_bug_follows_its_line_of_text(
    capsys: pytest.CaptureFixture[str],
) -> None:
    with pytest.raises(ZeroDivisionError) as raised:
        raise ZeroDivisionError("n")
    log.report(raised.value)
    first, *others = capsys.readouterr().err.splitlines()
    assert first == "lexicon-fast serve: internal error: ZeroDivisionError: n"
    assert others[0].startswith('  File "')
    assert "test_log.py" in others[0]
    assert others[-1].strip() == 'raise ZeroDivisionError("n")'


def test_errors_of_libraries_are_one_line(
    as_json: None, capsys: pytest.CaptureFixture[str]
) -> None:
    logger = logging.Logger("library")
    logger.addHandler(log._Handler())
    try:
        raise ValueError("first\nsecond")
    except ValueError:
        logger.exception("failed")
    [line] = capsys.readouterr().err.splitlines()
    found = json.loads(line)
    assert (found["level"], found["logger"]) == ("error", "library")
    assert found["message"] == "failed ValueError: first\nsecond"
    assert "test_log.py" in found["traceback"]


def test_repeated_refusals_are_counted_not_logged(capsys: pytest.CaptureFixture[str]) -> None:
    """A client that is refused again and again does not fill the disk."""
    now = 0.0
    refusals = log.RefusalLog(lambda: now)
    for _ in range(100):
        refusals.refused("TooMuch", "too many")
    refusals.refused("Closing", "later")
    assert capsys.readouterr().err.splitlines() == [
        "lexicon-fast serve: refused (TooMuch): too many",
        "lexicon-fast serve: refused (Closing): later",
    ]
    now = 61.0
    refusals.refused("TooMuch", "too many")
    assert capsys.readouterr().err == (
        "lexicon-fast serve: refused (TooMuch): too many (and 99 others since the last such line)\n"
    )


@pytest.mark.processes
def test_every_line_of_a_server_is_json(tmp_path: Path) -> None:
    database = tmp_path / "tables.sqlite"
    with Server(database, "--log-format", "json", "--max-new", "1") as server:
        player: dict[str, Any] = {"kind": "person", "name": "North"}
        params = {"game": "lexibomb", "seats": [player, player]}
        body = json.dumps(params).encode()
        headers = {"X-Forwarded-For": "203.0.113.5"}
        status, _, answer = server.request("POST", "/rpc/table.new", body, headers)
        assert status == 200
        for _ in range(3):
            assert server.request("POST", "/rpc/table.new", body, headers)[0] == 429
        new = json.loads(answer)
        with pytest.raises(Refusal):
            server.call("table.view", id=new["id"], token="wrong")
    lines = [json.loads(line) for line in server.said]
    assert [line["event"] for line in lines] == ["started", "refused", "stopping", "stopped"]
    assert lines[0]["url"] == f"http://127.0.0.1:{server.port}/"
    assert lines[0]["version"] == __version__
    assert (lines[1]["reason"], lines[1]["method"]) == ("TooMuch", "table.new")
    assert lines[-1]["drained"] is True
    for secret in (new["id"], *new["tokens"]):
        assert secret not in "".join(server.said)


@pytest.mark.processes
@pytest.mark.slow
def test_errors_of_the_database_are_logged(tmp_path: Path) -> None:
    database = tmp_path / "tables.sqlite"
    with Server(database, "--log-format", "json", "--metrics-port", "0") as server:
        seats = [{"kind": "person"}] * 2
        server.call("table.new", game="lexibomb", seats=seats)
        assert server.request("GET", "/ready")[0] == 200
        other = sqlite3.connect(database, isolation_level=None)
        other.execute("BEGIN IMMEDIATE")  # now the server cannot write
        with pytest.raises(Refusal, match="the database could not be"):
            server.call("table.new", game="lexibomb", seats=seats)
        status, _, body = server.request("GET", "/ready")
        assert (status, json.loads(body)) == (503, {"status": "storage"})
        assert b"\nlexicon_fast_storage_failing 1.0\n" in server.metrics("/metrics")[2]
        other.execute("ROLLBACK")
        other.close()
        while server.request("GET", "/ready")[0] != 200:
            pass
        server.call("table.new", game="lexibomb", seats=seats)
    events = [json.loads(line)["event"] for line in server.said]
    assert "not_stored" in events
    assert "storage_recovered" in events
