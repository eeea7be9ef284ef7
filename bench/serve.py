"""Measure the server over loopback: requests per second, moves in many games at once, memory.

    python bench/serve.py [--json FILE] [--rate 500] [--minutes 60] [solve] [moves] [memory]

solve   `POST /rpc/solve` with one hand of 10 cards, the best 10 plays, over persistent connections.
        The server is pinned to one core with all its threads; the clients use the others.
moves   500 players at once, each over a WebSocket, against `greedy`, who together make --rate
        moves per second: see `players.py`. They and the server share all cores. Two times are
        measured from the moment of the action: to its reply, and to the message that it is the
        player's turn again, which includes the bot's turn. Then the highest rate is searched at
        which 99% of both times are below 50 ms.
memory  the same players for --minutes, with times and memory of the server every 6 seconds.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import platform
import select
import socket
import sys
import tempfile
import time
from itertools import cycle
from pathlib import Path
from statistics import median
from typing import Any

import inputs
from players import Failed, Players, percentile

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "tests"))

from support.serving import Server

import lexicon_fast

#: Targets: requests per second; milliseconds of the 99th percentile.
TARGETS = {"solve_per_s": 2000, "moves_per_s": 500, "move_p99_ms": 50}

TURNS = 5
SECONDS = 4.0  # of each turn
CONNECTIONS = 16

PLAYERS = 500
#: Options of a server with many tables.
MANY = ("--max-tables", "1000000")
#: Seconds before a measurement, of a step of the search, and of a sample of memory.
WARM_UP = 2.0
STEP_SECONDS = 8.0
SAMPLE_SECONDS = 6.0
#: Share of a rate that must be kept; factor from step to step until one fails; share of the rate to
#: which the highest rate is found; and the lowest rate that is tried.
KEPT = 0.97
GROWTH = 1.3
PRECISION = 0.07
LOWEST = 20.0


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


# ------------------------------------------------------------------------- players


async def moves(server: Server, rate: float, seconds: float) -> dict[str, Any]:
    """Measure the required rate, and then find the highest rate that is fast enough."""
    async with Players(server.host, server.port, PLAYERS, rate) as players:
        await players.play(WARM_UP)
        required = await measured(server, players, seconds)
        show("moves", required)
        steps = []
        low, high = (rate, None) if is_fast(required) else (0.0, rate)
        while high is None or high - low > PRECISION * high:
            rate = low * GROWTH if high is None else (low + high) / 2
            if rate < LOWEST:
                break
            players.set_rate(rate)
            await players.play(WARM_UP)
            try:
                step = await measured(server, players, STEP_SECONDS)
            except Failed as failure:  # such as Busy
                print(f"moves {rate:8.0f} per s: {failure}")
                break
            steps.append(step)
            show("moves", step)
            low, high = (rate, high) if is_fast(step) else (low, rate)
    return {"required": required, "steps": steps, "highest_per_s": low}


async def measured(server: Server, players: Players, seconds: float) -> dict[str, Any]:
    """Play for some seconds; return times, and the CPU time of the server per move."""
    load, used = os.getloadavg(), processor_seconds(server)
    found = await players.play(seconds)
    used = processor_seconds(server) - used
    return {
        "load_before": load,
        **found,
        "server_cpu_share": used / seconds,
        "server_cpu_ms_per_move": 1e3 * used / max(1, found["moves"]),
        "memory_mib": memory(server),
    }


def is_fast(step: dict[str, Any]) -> bool:
    """Return whether the server kept the rate, and was fast enough."""
    limit = TARGETS["move_p99_ms"]
    times = step["reply_p99_ms"], step["turn_p99_ms"]
    kept = step["moves_per_s"] >= KEPT * step["wanted_per_s"]
    return kept and all(time is not None and time < limit for time in times)


def show(what: str, step: dict[str, Any]) -> None:
    """Print a step."""
    times = ", ".join(
        f"{name} " + " ".join(f"{step[f'{name}_{which}_ms'] or 0:.1f}" for which in ("p50", "p99"))
        for name in ("reply", "turn")
    )
    print(
        f"{what} {step['moves_per_s']:8.0f} of {step['wanted_per_s']:.0f} per s; ms: {times},"
        f" CPU per move {step['server_cpu_ms_per_move']:.2f}; {step['memory_mib']:.0f} MiB",
        flush=True,
    )


async def hold(server: Server, rate: float, minutes: float) -> list[dict[str, Any]]:
    """Hold a rate for some minutes. Returns times and memory of each tenth of a minute."""
    found = []
    async with Players(server.host, server.port, PLAYERS, rate) as players:
        until = time.monotonic() + 60 * minutes
        while time.monotonic() < until:
            found.append(await measured(server, players, SAMPLE_SECONDS))
            show("memory", found[-1])
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    default = inputs.HERE / "results" / "serve.json"
    parser.add_argument("what", nargs="*", help="solve, moves, memory [all]")
    parser.add_argument("--json", type=Path, default=default, help="file for raw results")
    parser.add_argument(
        "--rate", type=float, default=TARGETS["moves_per_s"], help="moves per second"
    )
    parser.add_argument("--seconds", type=float, default=30.0, help="seconds of moves at --rate")
    parser.add_argument("--minutes", type=float, default=60.0, help="minutes of the memory test")
    given = parser.parse_args()
    what = given.what or ["solve", "moves", "memory"]
    results: dict[str, Any] = json.loads(given.json.read_text()) if given.json.exists() else {}
    results |= {
        "machine": platform.processor() or platform.machine(),
        "python": platform.python_version(),
        "cores": os.cpu_count(),
        "version": lexicon_fast.__version__,
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
            with Server(f"{folder}/moves.sqlite", *MANY) as server:
                results["moves"] = asyncio.run(moves(server, given.rate, given.seconds))
                print(f"moves {results['moves']['highest_per_s']:8.0f} per s is the highest rate")
        if "memory" in what:
            with Server(f"{folder}/memory.sqlite", *MANY) as server:
                results["memory"] = asyncio.run(hold(server, given.rate, given.minutes))
    given.json.write_text(json.dumps(results, indent=1) + "\n")


if __name__ == "__main__":
    main()
