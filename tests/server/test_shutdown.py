"""A server that is shut down while many clients play and think."""

from __future__ import annotations

import json
import signal
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from pathlib import Path
from threading import Semaphore
from typing import Any

import pytest

pytest.importorskip("uvicorn", reason="NOT TESTED: the extra `serve` is absent")
pytest.importorskip("starlette", reason="NOT TESTED: the extra `serve` is absent")
pytest.importorskip("websockets", reason="NOT TESTED: the extra `serve` is absent")

from support.hard_position import HARD
from support.serving import Refusal, Server
from websockets.exceptions import ConnectionClosed

pytestmark = [pytest.mark.processes, pytest.mark.slow]

PLAYERS = 12
THINKERS = 3
#: Actions that all players together make before the server gets SIGTERM.
ACTIONS = 60
SEATS = [{"kind": "person"}, {"kind": "bot", "bot": "greedy"}]


class Player:
    """Plays Lexibomb against a bot until the connection ends, or refuses."""

    def __init__(self, server: Server, acted: Callable[[], object]) -> None:
        self._server = server
        self._acted = acted
        self.table: dict[str, Any] = {}
        #: `seq` of the last answered action, and its events so far.
        self.seq = 0
        self.events: list[Any] = []
        self.close_code: int | None = None

    def play(self) -> None:
        with self._server.socket() as client:
            with suppress(ConnectionClosed):
                while True:
                    self._play_game(client.call)
            self.close_code = client.connection.close_code

    def _play_game(self, call: Callable[..., Any]) -> None:
        with suppress(Refusal):  # Closing
            new = call("table.new", game="lexibomb", seats=SEATS)
            self.table = {"id": new["id"], "token": new["tokens"][0]}
            self.seq, self.events = 0, []
        while self.table:
            view = call("table.view", **self.table, since=0)
            self.seq, self.events = view["seq"], view["events"]
            if view["over"]:
                return
            if view["to_move"] == 0:
                with suppress(Refusal):  # Closing
                    legal = call("table.legal", **self.table, limit=1)
                    view = call("table.act", **self.table, action=legal["actions"][0])
                    self.seq, self.events = view["seq"], [*self.events, *view["events"]]
                    self._acted()


def advise(server: Server, began: Callable[[], object]) -> Any:
    """Ask for an hour of advice; returns the answer. began: called after the first update."""
    with server.socket() as client:
        asked = client.send("advise", game="lexicon", observation=HARD, seconds=3600)
        client.told()
        began()
        return client.answer(asked)


def watch_readiness(server: Server, seen: list[tuple[int, str]]) -> None:
    """Ask the operator's port until it does not answer any more."""
    with suppress(OSError):
        while True:
            status, _, body = server.metrics("/ready")
            seen.append((status, json.loads(body)["status"]))


def test_sigterm_under_load_loses_nothing_and_answers_what_is_open(tmp_path: Path) -> None:
    database = tmp_path / "tables.sqlite"
    options = ["--max-seconds", "3600", "--metrics-port", "0", "--log-format", "json"]
    acted, began = Semaphore(0), Semaphore(0)
    readiness: list[tuple[int, str]] = []
    with (
        ThreadPoolExecutor(PLAYERS + THINKERS + 1) as threads,
        Server(database, *options, "-j", str(THINKERS + 2)) as server,
    ):
        players = [Player(server, acted.release) for _ in range(PLAYERS)]
        playing = [threads.submit(player.play) for player in players]
        thinking = [threads.submit(advise, server, began.release) for _ in range(THINKERS)]
        for _ in range(ACTIONS):
            acted.acquire()
        for _ in thinking:
            began.acquire()
        watching = threads.submit(watch_readiness, server, readiness)
        while not readiness:
            pass
        assert server.end(signal.SIGTERM) == 0
        for each in (*playing, watching):
            each.result()
        for answer in thinking:
            assert answer.result()["stopped"]
            assert answer.result()["advice"]
    assert readiness[0] == (200, "ready")
    assert readiness[-1] == (503, "stopping")
    lines = [json.loads(line) for line in server.said]
    assert [line["event"] for line in lines if line["event"] != "refused"] == [
        *("metrics_started", "started", "stopping", "stopped"),
    ]
    assert lines[-1]["drained"]
    assert {player.close_code for player in players} == {1012}
    with Server(database) as server:
        for player in players:
            view = server.call("table.view", **player.table, since=0)
            assert view["seq"] >= player.seq
            assert view["events"][: len(player.events)] == player.events
