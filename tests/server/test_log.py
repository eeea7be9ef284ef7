"""The log of the server: one line per event, without secrets."""

from __future__ import annotations

import json
import logging
import socket
import sqlite3
from contextlib import suppress
from pathlib import Path
from time import monotonic
from typing import Any

import pytest

pytest.importorskip("uvicorn", reason="NOT TESTED: the extra `serve` is absent")
pytest.importorskip("starlette", reason="NOT TESTED: the extra `serve` is absent")
pytest.importorskip("websockets", reason="NOT TESTED: the extra `serve` is absent")

from campaigns.attacks.base import CONTINUATION, PING, TEXT, Target, frame
from support.serving import Refusal, Server

from lexicon_fast import __version__
from lexicon_fast.protocol.methods import Refused
from lexicon_fast.server import log


@pytest.fixture(autouse=True)
def nothing_repeated(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(log, "_repeats", log.Repeats(lambda: 0.0))


@pytest.fixture
def as_json(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(log, "_format", "json")


def test_a_line_of_json_has_time_level_event_and_fields(
    as_json: None, capsys: pytest.CaptureFixture[str]
) -> None:
    log.log("bot_failed", "two\nlines", table=log.short_id("Zk3v9QpL0aXwT1bD"), why="slow")
    [line] = capsys.readouterr().err.splitlines()
    found = json.loads(line)
    assert found.pop("time").endswith("Z")
    assert found == {
        "level": "warning",
        "event": "bot_failed",
        "message": "two\nlines",
        "table": "Zk3v...",
        "why": "slow",
        "others": 0,
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


def test_repeated_refusals_are_counted_not_logged(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """A client that is refused again and again does not fill the disk."""
    now = 0.0
    monkeypatch.setattr(log, "_repeats", log.Repeats(lambda: now))
    for _ in range(100):
        log.log("refused", "refused (TooMuch): too many", kind="TooMuch")
    log.log("refused", "refused (Closing): later", kind="Closing")
    for _ in range(2):
        log.log("started", "serving", level="info")
    assert capsys.readouterr().err.splitlines() == [
        "lexicon-fast serve: refused (TooMuch): too many",
        "lexicon-fast serve: refused (Closing): later",
        "lexicon-fast serve: serving",
        "lexicon-fast serve: serving",
    ]
    now = 61.0
    log.log("refused", "refused (TooMuch): too many", kind="TooMuch")
    assert capsys.readouterr().err == (
        "lexicon-fast serve: refused (TooMuch): too many (and 99 others since the last such line)\n"
    )


def test_repeated_bugs_and_errors_of_libraries_are_counted_not_logged(
    capsys: pytest.CaptureFixture[str],
) -> None:
    """Whatever the text of a client is in their messages."""
    logger = logging.Logger("library")
    logger.addHandler(log._Handler())
    for number in range(100):
        try:
            raise ValueError(f"text {number}")
        except ValueError as error:
            logger.exception("failed with text %d", number)
            log.report(error)
        logger.error("text %d" % number)  # noqa: UP031
    said = capsys.readouterr().err
    assert said.count("lexicon-fast serve: ") == 3
    assert "text 1" not in said


def test_kinds_of_lines_are_limited() -> None:
    now = 0.0
    repeats = log.Repeats(lambda: now)
    taken = [repeats.take(number) for number in range(1000)]
    assert sum(each is not None for each in taken) == log._MAX_KINDS + 1
    now = 61.0
    assert repeats.take(5) == 0
    assert repeats.take(-1) == 1000 - log._MAX_KINDS - 1


@pytest.mark.processes
def test_faults_of_clients_are_not_logged() -> None:
    """Neither frames nor handshakes nor HTTP that break their rules write a line."""
    frames = {
        "invalid UTF-8": frame(TEXT, b"\xff"),
        "invalid UTF-8 in parts": frame(TEXT, b"\xc3", fin=False) + frame(CONTINUATION, b"("),
        "an unknown opcode": frame(3),
        "reserved bits": bytes([0x70 | TEXT]) + frame(TEXT)[1:],
        "no mask": bytes([0x80 | TEXT, 2]) + b"{}",
        "too long": frame(TEXT, b"{" * ((1 << 18) + 1)),
        "a long ping": frame(PING, b"{" * 126),
        "a fragmented ping": frame(PING, fin=False),
        "a part of nothing": frame(CONTINUATION),
        "a message in a message": frame(TEXT, fin=False) + frame(TEXT),
        "a bad close code": frame(8, b"\x00\x01"),
        "a close reason that is not UTF-8": frame(8, b"\x03\xe8\xff"),
        "a short close code": frame(8, b"\x03"),
    }
    upgrade = b"GET /ws HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: Upgrade\r\nUpgrade: "
    requests = {
        "no HTTP": b"\x00\xff\r\n\r\n",
        "a bad header": b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\n\x00: 1\r\n\r\n",
        "a bad target": b"GET \xff HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n",
        "no path": b"CONNECT a:1 HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n",
        "a bad length": b"POST /rpc HTTP/1.1\r\nHost: a\r\nContent-Length: -1\r\n\r\n",
        "another protocol": upgrade + b"h2c\r\n\r\n",
        "a handshake without a key": upgrade + b"websocket\r\n\r\n",
        "a handshake with a bad key": upgrade + b"websocket\r\nSec-WebSocket-Key: a\r\n\r\n",
        "a handshake that is not ASCII": upgrade + b"websocket\r\nA: \xff\r\n\r\n",
        "a handshake elsewhere": upgrade.replace(b"/ws", b"/") + b"websocket\r\n\r\n",
    }
    with Server() as server:
        target = Target(server.host, server.port, 60.0, monotonic())
        for what, sent in [*frames.items(), *requests.items()]:
            with target.websocket() if what in frames else target.connect() as connection:
                connection.sendall(sent)
                connection.shutdown(socket.SHUT_WR)
                connection.settimeout(30.0)
                with suppress(ConnectionError):
                    while connection.recv(1 << 16):
                        pass
            assert len(server.said) == 1, (what, server.said)
        assert server.call("ping", value=5) == {"value": 5}
    assert [line.rstrip() for line in server.said[1:]] == [
        f"lexicon-fast serve: {each}" for each in ("stopping", "stopped")
    ]


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
