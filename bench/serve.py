"""Measure the server over loopback: requests per second, moves in many games at once, memory.

    python bench/serve.py [--json FILE] [--games 10000] [solve] [moves] [memory]

The server is pinned to one core with all its threads; the clients use the others.

solve   `POST /rpc/solve` with one hand of 10 cards, the best 10 plays, over persistent connections.
moves   200 players at once, each over a WebSocket, against `greedy`. The players choose their
        actions themselves. Two times are measured from the action: to its reply, and to the
        message that it is the player's turn again, which includes the bot's turn. Once with players
        that think for a second, once with players that do not.
memory  thousands of games, one after the other, and the memory of the server in between.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import platform
import random
import select
import socket
import sys
import tempfile
import time
from functools import cache
from itertools import cycle
from pathlib import Path
from statistics import median
from typing import Any

import inputs
import msgspec
from websockets.asyncio.client import ClientConnection, connect

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "tests" / "tools"))

from serving import Server

from lexicon_fast import Dictionary
from lexicon_fast.bots import bot
from lexicon_fast.engine.game_adapter import adapter

#: Targets: requests per second; milliseconds of the 99th percentile.
TARGETS = {"solve_per_s": 2000, "move_p99_ms": 100}

TURNS = 5
SECONDS = 4.0  # of each turn
CONNECTIONS = 16
PLAYERS = 200
THINKING = ((0.5, 1.5), (0.02, 0.2), (0.0, 0.0))  # seconds
MOVES_SECONDS = 30.0
GAMES = ("lexicon", "scrabble", "lexibomb")


class Pinned:
    """A server on one core; the rest of this process runs on the others."""

    def __init__(self, folder: str) -> None:
        cores = sorted(os.sched_getaffinity(0))
        os.sched_setaffinity(0, cores[:1])
        self.server = Server(f"{folder}/tables.sqlite", "--max-tables", "1000000")
        os.sched_setaffinity(0, cores[1:] or cores)
        self._cores = cores

    def __enter__(self) -> Server:
        return self.server

    def __exit__(self, *_: object) -> None:
        self.server.end()
        os.sched_setaffinity(0, self._cores)


def processor_seconds(server: Server) -> float:
    """Return the processor time that the server has used."""
    fields = Path(f"/proc/{server.process.pid}/stat").read_text().rpartition(") ")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def memory(server: Server) -> float:
    """Return the resident memory of the server in MiB."""
    pages = int(Path(f"/proc/{server.process.pid}/statm").read_text().split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE") / (1 << 20)


def percentile(times: list[float], share: float) -> float:
    return sorted(times)[min(len(times) - 1, int(len(times) * share))]


# ------------------------------------------------------------------------- solve


class Client:
    """A connection that sends the next request after each answer."""

    def __init__(self, server: Server, requests: Any) -> None:
        self.socket = socket.create_connection((server.host, server.port))
        self.socket.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        self._requests = requests
        self._answer = b""
        self._began = 0.0

    def send(self) -> None:
        self._began = time.perf_counter()
        self.socket.sendall(next(self._requests))

    def receive(self) -> float | None:
        """Return the seconds until the complete answer, or None if it is not complete yet."""
        self._answer += self.socket.recv(1 << 17)
        head, found, body = self._answer.partition(b"\r\n\r\n")
        if not found:
            return None
        assert head.startswith(b"HTTP/1.1 200 "), head
        length = int(head.lower().partition(b"content-length: ")[2].partition(b"\r\n")[0])
        if len(body) < length:
            return None
        self._answer = b""
        return time.perf_counter() - self._began


def solves(server: Server) -> dict[str, Any]:
    """Measure one turn."""
    hands = inputs.lines("hands10")
    bodies = (json.dumps({"game": "lexicon", "positions": [hand], "top": 10}) for hand in hands)
    head = f"POST /rpc/solve HTTP/1.1\r\nHost: {server.host}\r\nContent-Length: "
    requests = cycle([f"{head}{len(body)}\r\n\r\n{body}".encode() for body in bodies])
    clients = [Client(server, requests) for _ in range(CONNECTIONS)]
    by_number = {client.socket.fileno(): client for client in clients}
    poll = select.epoll()
    used, began = processor_seconds(server), time.perf_counter()
    for number, client in by_number.items():
        poll.register(number, select.EPOLLIN)
        client.send()
    times: list[float] = []
    while time.perf_counter() - began < SECONDS:
        for number, _ in poll.poll():
            taken = by_number[number].receive()
            if taken is not None:
                times.append(taken)
                by_number[number].send()
    taken = time.perf_counter() - began
    used = processor_seconds(server) - used
    for client in clients:
        client.socket.close()
    return {
        "per_s": len(times) / taken,
        "per_cpu_s": len(times) / used,
        "p50_ms": 1e3 * median(times),
        "p99_ms": 1e3 * percentile(times, 0.99),
    }


# ------------------------------------------------------------------------- games


class Player:
    """A player at a table, over its own WebSocket, who chooses actions as `greedy` does."""

    def __init__(self, connection: ClientConnection) -> None:
        self._connection = connection
        self._game = ""
        self._last = 0
        self._view: dict[str, Any] = {}
        self._id = self._token = ""

    async def _call(self, method: str, **params: Any) -> Any:
        self._last += 1
        await self._connection.send(
            msgspec.json.encode({"id": self._last, "method": method, "params": params}), text=True
        )
        while True:
            message = await self._message()
            if message.get("id") == self._last:
                return message["result"]
            self._look(message["params"])

    async def _message(self) -> dict[str, Any]:
        message: dict[str, Any] = msgspec.json.decode(await self._connection.recv(decode=False))
        return message

    def _look(self, view: dict[str, Any]) -> None:
        if not self._view or view["seq"] > self._view["seq"]:
            self._view = view

    async def begin(self, game: str) -> None:
        """Start a new table against `greedy`."""
        seats = [{"kind": "person"}, {"kind": "bot", "bot": "greedy"}]
        more = {"rounds": 1} if game == "lexicon" else {}
        new = await self._call("table.new", game=game, seats=seats, **more)
        self._game, self._id, self._token, self._view = game, new["id"], new["tokens"][0], {}
        self._look(await self._call("table.watch", id=self._id, token=self._token))
        await self._wait()

    async def end(self) -> None:
        await self._call("table.unwatch", id=self._id)

    @property
    def over(self) -> bool:
        return bool(self._view["over"])

    async def move(self) -> tuple[float, float]:
        """Act; return the seconds until the reply, and until it is this player's turn again."""
        at = {"id": self._id, "token": self._token}
        seen = adapter(self._game).read_observation(self._view["observation"])
        action = _greedy(self._game).choose(seen, self._view["seq"])
        began = time.perf_counter()
        self._look(await self._call("table.act", **at, action=action))
        answered = time.perf_counter() - began
        await self._wait()
        return answered, time.perf_counter() - began

    async def _wait(self) -> None:
        """Wait until it is this player's turn or the game is over."""
        while not self.over and self._view["to_move"] != 0:
            self._look((await self._message())["params"])


@cache
def _greedy(game: str) -> Any:
    return bot("greedy", Dictionary.load("enable"), game)


async def play(
    server: Server, number: int, thinking: tuple[float, float], until: float
) -> list[tuple[float, float]]:
    """Play games with one player until a time; return the durations of the moves."""
    choose = random.Random(number)
    times = []
    async with connect(f"ws://{server.host}:{server.port}/ws", compression=None) as connection:
        player = Player(connection)
        await asyncio.sleep(choose.uniform(*thinking))  # spread the first actions over time
        while time.perf_counter() < until:
            await player.begin(GAMES[number % len(GAMES)])
            while not player.over and time.perf_counter() < until:
                await asyncio.sleep(choose.uniform(*thinking))
                times.append(await player.move())
            await player.end()
    return times


async def moves(server: Server, thinking: tuple[float, float]) -> dict[str, Any]:
    """Run all players at once."""
    used, began = processor_seconds(server), time.perf_counter()
    until = began + MOVES_SECONDS
    found = await asyncio.gather(*(play(server, n, thinking, until) for n in range(PLAYERS)))
    times = [pair for player in found for pair in player]
    answered, again = ([1e3 * pair[i] for pair in times] for i in (0, 1))
    taken = time.perf_counter() - began
    return {
        "players": PLAYERS,
        "thinking_s": thinking,
        "moves": len(times),
        "moves_per_s": len(times) / taken,
        "answered_p50_ms": median(answered),
        "answered_p99_ms": percentile(answered, 0.99),
        "bot_moved_p50_ms": median(again),
        "bot_moved_p99_ms": percentile(again, 0.99),
        "server_cpu_share": (processor_seconds(server) - used) / taken,
    }


async def many(server: Server, games: int, at_once: int = 8) -> list[tuple[int, float]]:
    """Play complete games, a few at once; return the memory by number of games."""
    left = iter(range(games))
    found = [(0, memory(server))]

    async def one() -> None:
        async with connect(f"ws://{server.host}:{server.port}/ws", compression=None) as connection:
            player = Player(connection)
            for game in left:
                await player.begin(GAMES[game % 10] if game % 10 < len(GAMES) else "lexicon")
                while not player.over:
                    await player.move()
                await player.end()
                if (game + 1) % (games // 20) == 0:
                    found.append((game + 1, memory(server)))
                    print(f"memory after {game + 1:6,} games {found[-1][1]:6.1f} MiB", flush=True)

    await asyncio.gather(*(one() for _ in range(at_once)))
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    default = inputs.HERE / "results" / "serve.json"
    parser.add_argument("what", nargs="*", help="solve, moves, memory [all]")
    parser.add_argument("--json", type=Path, default=default, help="file for raw results")
    parser.add_argument("--games", type=int, default=10_000, help="games of the memory test")
    given = parser.parse_args()
    what = given.what or ["solve", "moves", "memory"]
    results: dict[str, Any] = json.loads(given.json.read_text()) if given.json.exists() else {}
    results |= {
        "machine": platform.processor() or platform.machine(),
        "python": platform.python_version(),
        "cores": os.cpu_count(),
        "targets": TARGETS,
    }
    with tempfile.TemporaryDirectory() as folder:
        if "solve" in what:
            with Pinned(folder) as server:
                load = os.getloadavg()
                turns = [solves(server) for _ in range(TURNS + 1)][1:]  # warm up
            results["solve"] = {"load_before": load, "turns": turns}
            for key in ("per_s", "per_cpu_s", "p50_ms", "p99_ms"):
                print(f"solve {key:10} {median(turn[key] for turn in turns):10,.1f}")
        if "moves" in what:
            with Pinned(folder) as server:
                results["moves"] = []
                for thinking in THINKING:
                    load = os.getloadavg()
                    found = asyncio.run(moves(server, thinking))
                    results["moves"].append({"load_before": load, **found})
                    for key, value in found.items():
                        print(f"moves {key:16} {value}")
        if "memory" in what:
            with Pinned(folder) as server:
                results["memory"] = asyncio.run(many(server, given.games))
    given.json.write_text(json.dumps(results, indent=1) + "\n")


if __name__ == "__main__":
    main()
