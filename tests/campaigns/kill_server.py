"""Kill a server under load again and again, restart it, and check what it promised.

    python -m campaigns.kill_server --count 500 --seed 1 --log kills.jsonl

Players act as fast as they can at tables of all games, over WebSocket, until SIGKILL ends the
server at a random moment, sometimes while it starts. The next server has the same database. At
each table, the events that players have received must be there, unchanged and in order, followed by
at most the action that was not answered and moves of bots. Then each table goes on.

The log gets a JSON line per kill. If the file exists, the campaign continues after its last kill,
with a new database. Seed and number of a kill decide what is tried; when the signal arrives is up
to the machine. After a failure, the database stays in the folder that is named.
"""

from __future__ import annotations

import argparse
import json
import random
import shutil
import signal
import sys
import tempfile
import threading
import time
from collections.abc import Callable, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any

from support.serving import Refusal, Server
from websockets.exceptions import WebSocketException

GAMES = ("lexicon", "scrabble", "lexibomb")
PERSON = {"kind": "person"}
BOT = {"kind": "bot", "bot": "greedy"}

#: Tables that are played at, at the same time.
TABLES = 6
#: Longest time in seconds from the start of the players to the signal; and the share of the servers
#: that are killed before that, as soon as they listen.
LONGEST = 0.6
EARLY = 0.1


class Failure(Exception):
    """The server lost or duplicated an action, or a table does not go on."""


class Table:
    """A table, and what its players know of it. All seats are of persons and bots."""

    def __init__(self, server: Server, game: str, rng: random.Random) -> None:
        self.game = game
        self._rng = rng
        seats = [PERSON, rng.choice((PERSON, BOT))] if game != "lexibomb" else [PERSON, BOT]
        more = {"rounds": 1} if game == "lexicon" else {}
        new = server.call("table.new", game=game, seats=seats, **more)
        self.id: str = new["id"]
        self.tokens: list[str | None] = new["tokens"]
        #: All events that the server has answered, as spectators see them.
        self.events: list[dict[str, Any]] = []
        self.seq = 0
        #: The seat of an action that was sent and not answered.
        self.pending: int | None = None
        self.over = False

    def check(self, server: Server) -> None:
        """Compare the table with what its players know. Raises Failure."""
        found = server.call("table.view", id=self.id, since=0)
        events = found["events"]
        known = len(self.events)
        if events[:known] != self.events:
            raise Failure(f"{self._name()}: {known} events were answered; now: {len(events)}")
        if found["seq"] < self.seq:
            raise Failure(f"{self._name()}: seq was {self.seq}; now: {found['seq']}")
        later = [event["player"] for event in events[known:] if "action" in event]
        unanswered = [seat for seat in later if self.tokens[seat] is not None]
        if len(unanswered) > (self.pending is not None):
            raise Failure(f"{self._name()}: actions that nobody made, of seats {unanswered}")
        self.events = events
        self.seq = found["seq"]
        self.pending = None
        self.over = found["over"]

    def play(self, call: Callable[..., Any], stop: Callable[[], bool]) -> None:
        """Act until the game is over or `stop`.

        Raises what `call` raises when the server is killed, and Failure.
        """
        while not self.over and not stop():
            view = call("table.view", id=self.id, since=self.seq)
            self._learn(view)
            seat = view["to_move"]
            if seat is None or (token := self.tokens[seat]) is None:
                time.sleep(0.001)  # a bot moves
                continue
            legal = call("table.legal", id=self.id, token=token, limit=3)["actions"]
            self.pending, known = seat, len(self.events)
            action = self._rng.choice(legal)
            call("table.act", id=self.id, token=token, seq=view["seq"], action=action)
            # The action was answered, so it must be there from now on.
            self._learn(call("table.view", id=self.id, since=self.seq))
            if not any(event.get("player") == seat for event in self.events[known:]):
                raise Failure(f"{self._name()}: an answered action of seat {seat} is not there")
            self.pending = None

    def _learn(self, view: dict[str, Any]) -> None:
        self.events = self.events + view["events"]
        self.seq = view["seq"]
        self.over = view["over"]

    def _name(self) -> str:
        return f"{self.game} table {self.id}"


class Campaign:
    """Servers with one database, each of which is killed. home: an empty folder."""

    def __init__(self, seed: int, home: Path) -> None:
        self._seed = seed
        self.database = home / "tables.sqlite"
        self._tables: list[Table] = []

    def kill(self, number: int) -> dict[str, Any]:
        """Start a server, check all tables, play, and kill it. Returns a record. Raises Failure."""
        rng = random.Random(f"{self._seed} {number}")
        is_early = bool(self._tables) and rng.random() < EARLY
        began = time.monotonic()
        with Server(self.database) as server:
            if is_early:
                server.end(signal.SIGKILL)
                played, after, checked = 0, 0.0, 0
            else:
                checked = self._check(server)
                while len(self._tables) < TABLES:
                    game = GAMES[len(self._tables) % len(GAMES)]
                    self._tables.append(Table(server, game, random.Random(rng.random())))
                after = rng.uniform(0.0, LONGEST)
                played = self._play(server, after)
            if bugs := [line for line in server.said if "internal error" in line]:
                raise Failure(f"the log has a bug: {bugs[0]}")
        return {
            "kill": number,
            "early": is_early,
            "after": round(after, 4),
            "events": played,
            "tables_checked": checked,
            "seconds": round(time.monotonic() - began, 3),
        }

    def has_answered(self) -> bool:
        """Return whether a table has an answered action of a player."""
        return any(
            "action" in event and table.tokens[event["player"]] is not None
            for table in self._tables
            for event in table.events
        )

    def end(self) -> None:
        """Check all tables, and play each game to its end. Raises Failure."""
        with Server(self.database) as server:
            self._check(server)
            for table in self._tables:
                table.play(server.call, lambda: False)

    def _check(self, server: Server) -> int:
        """Check all tables, and that one action is possible at each. Returns their number."""
        for table in self._tables:
            try:
                table.check(server)
                once = iter((False, True))
                table.play(server.call, lambda once=once: next(once))  # type: ignore[misc]
            except Refusal as refusal:
                raise Failure(f"{table.game} table {table.id}: {refusal}") from None
        count = len(self._tables)
        self._tables = [table for table in self._tables if not table.over]
        return count

    def _play(self, server: Server, after: float) -> int:
        """Let all players act, and kill the server after some seconds.

        Returns the number of events that they have received.
        """
        failures: list[Exception] = []
        killed = threading.Event()
        before = sum(len(table.events) for table in self._tables)

        def play(table: Table) -> None:
            try:
                with server.socket() as client:
                    table.play(client.call, killed.is_set)
            except Exception as error:
                if not (killed.is_set() and isinstance(error, (WebSocketException, OSError))):
                    failures.append(error)

        players = [
            threading.Thread(target=play, args=(table,), daemon=True) for table in self._tables
        ]
        for player in players:
            player.start()
        time.sleep(after)
        killed.set()
        server.end(signal.SIGKILL)
        for player in players:
            player.join()
        if failures:
            raise Failure(f"before the signal: {failures[0]!r}")
        return sum(len(table.events) for table in self._tables) - before


def campaign(
    count: int, seed: int, *, first: int = 1, log: Callable[[dict[str, Any]], None] = lambda _: None
) -> str | None:
    """Kill servers until `count` kills are done. first: number of the first kill.

    Returns what went wrong, and where the database is; None: nothing.
    """
    home = Path(tempfile.mkdtemp(prefix="kill-server-"))
    runner = Campaign(seed, home)
    try:
        for number in range(first, count + 1):
            log(runner.kill(number))
        runner.end()
    except (Failure, Refusal) as failure:
        log({"failure": str(failure)})
        return f"{failure}; the database is in {home}"
    with suppress(OSError):
        shutil.rmtree(home)
    return None


def last_kill(log: Path, seed: int) -> int:
    """Return the number of the last kill in a log. Raises ValueError for a log of another seed."""
    last = 0
    for line in log.read_text(encoding="utf-8").splitlines():
        record = json.loads(line)
        if record.get("seed", seed) != seed:
            raise ValueError(f"{log} is of seed {record['seed']}; use that seed or another file")
        last = record.get("kill", last)
    return last


def main(args: Sequence[str] | None = None) -> int:
    """Run the command. Returns its exit code: 0 if nothing was lost."""
    parser = argparse.ArgumentParser(description="Kill a server under load, and check its tables.")
    parser.add_argument("--count", type=int, default=500, help="number of kills")
    parser.add_argument("--seed", type=int, default=1, help="random seed")
    parser.add_argument("--log", type=Path, help="file for one JSON object per kill")
    given = parser.parse_args(args)
    done = 0
    if given.log and given.log.exists():
        try:
            done = last_kill(given.log, given.seed)
        except ValueError as error:
            parser.error(str(error))
    began = time.monotonic()
    events = 0

    def log(record: dict[str, Any]) -> None:
        nonlocal events
        events += record.get("events", 0)
        if given.log:
            with given.log.open("a", encoding="utf-8") as file:
                print(json.dumps(record), file=file)

    if not done:
        log({"seed": given.seed, "python": sys.version.split()[0]})
    failure = campaign(given.count, given.seed, first=done + 1, log=log)
    kills = max(0, given.count - done)
    print(f"seed {given.seed}: {kills} kills, {events} events, {time.monotonic() - began:.0f} s")
    print(f"FAILED: {failure}" if failure else "nothing lost")
    return 1 if failure else 0


if __name__ == "__main__":
    sys.exit(main())
