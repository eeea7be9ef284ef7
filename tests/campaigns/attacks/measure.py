"""Run an attack on a server, and measure honest clients and memory before, during and after it."""

from __future__ import annotations

import http.client
import json
import multiprocessing
import threading
from collections import Counter
from collections.abc import Sequence
from multiprocessing.connection import Connection
from pathlib import Path
from time import monotonic
from typing import Any, Final

from support.serving import Server

from campaigns.attacks.base import Target

#: Honest clients, each with its own address.
CLIENTS: Final = 3
#: Seconds between two requests of a client.
_PAUSE: Final = 0.1
#: Seconds that a client waits for an answer.
_TIMEOUT: Final = 10.0
#: Seconds of honest requests before the attack.
_BEFORE: Final = 5.0
#: Seconds between two samples of memory.
_SAMPLE: Final = 0.1
#: Memory has returned when it is at most this share above its level before the attack.
_RETURNED: Final = 1.2

#: A bot that takes milliseconds.
_BOT: Final = {"game": "scrabble", "bot": "greedy"}

#: Honest requests that are reported.
METHODS: Final = ("solve", "table.new", "table.act", "bot.move")

PHASES: Final = ("before", "during", "after")


def resident(pid: int) -> float:
    """Return the resident memory of a process in MB (2**20 bytes)."""
    for line in Path(f"/proc/{pid}/status").read_text().splitlines():
        if line.startswith("VmRSS:"):
            return int(line.split()[1]) / 1024
    raise ValueError(f"process {pid} has no VmRSS")


class Honest(threading.Thread):
    """A client that plays and solves, and measures how long its requests take."""

    def __init__(self, server: Server, number: int) -> None:
        super().__init__(daemon=True)
        self._server = server
        self._headers = {"X-Forwarded-For": f"203.0.113.{number}"}
        self._source = f"127.0.1.{number}" if server.host.startswith("127.") else None
        self._connection: http.client.HTTPConnection | None = None
        self._ended = threading.Event()
        #: Phase of the measurement.
        self.phase = PHASES[0]
        #: Milliseconds of successful requests, by phase and method.
        self.latencies: dict[tuple[str, str], list[float]] = {}
        #: Failures, by phase, and method with the kind of failure.
        self.failures: dict[str, Counter[str]] = {phase: Counter() for phase in PHASES}

    def run(self) -> None:
        """Send requests until `end` is called."""
        seats = [{"kind": "person"}, {"kind": "person"}]
        while not self._ended.is_set():
            self._call("solve", game="lexicon", positions=["CATDOG* hat"], top=1)
            table = self._call("table.new", game="scrabble", seats=seats)
            view = None if table is None else self._call("table.view", id=table["id"])
            for turn in range(4):
                if view is not None:
                    token = table["tokens"][view["to_move"]]
                    if turn == 0:
                        seen = self._call("table.view", id=table["id"], token=token)
                        if seen is not None:
                            self._call("bot.move", **_BOT, observation=seen["observation"])
                    action = {"action": "pass"}
                    view = self._call("table.act", id=table["id"], token=token, action=action)
        self._close()

    def end(self) -> None:
        """End the thread."""
        self._ended.set()
        self.join()

    def _call(self, method: str, **params: Any) -> Any:
        """Return the result of a request; None: it failed."""
        if self._ended.wait(_PAUSE):
            return None
        phase = self.phase
        began = monotonic()
        try:
            if self._connection is None:
                source = None if self._source is None else (self._source, 0)
                self._connection = http.client.HTTPConnection(
                    self._server.host, self._server.port, timeout=_TIMEOUT, source_address=source
                )
            body = json.dumps(params)
            self._connection.request("POST", f"/rpc/{method}", body, self._headers)
            response = self._connection.getresponse()
            answer = response.read()
        except (OSError, http.client.HTTPException) as error:
            self._close()
            self.failures[phase][f"{method} {type(error).__name__}"] += 1
            return None
        if response.status != 200:
            self.failures[phase][f"{method} {response.status}"] += 1
            return None
        took = 1000 * (monotonic() - began)
        self.latencies.setdefault((phase, method), []).append(took)
        return json.loads(answer)

    def _close(self) -> None:
        if self._connection is not None:
            self._connection.close()
            self._connection = None


class _Memory(threading.Thread):
    """Samples the memory of a process."""

    def __init__(self, pid: int) -> None:
        super().__init__(daemon=True)
        self._pid = pid
        self._ended = threading.Event()
        #: Pairs of a time and memory in MB.
        self.samples: list[tuple[float, float]] = []

    def run(self) -> None:
        """Sample until `end` is called, or the process ends."""
        while True:
            try:
                self.samples.append((monotonic(), resident(self._pid)))
            except (OSError, ValueError):
                return
            if self._ended.wait(_SAMPLE):
                return

    def end(self) -> None:
        """End the thread."""
        self._ended.set()
        self.join()


def _attack(name: str, target: Target, result: Connection) -> None:
    """Run an attack in its process, and send its counts."""
    from campaigns.attacks import load

    result.send(dict(load()[name].run(target)))
    result.close()


def measure(name: str, options: Sequence[str], seconds: float) -> dict[str, Any]:
    """Return the measurements of an attack. options: of the server."""
    with Server(":memory:", *options) as server:
        clients = [Honest(server, number) for number in range(1, CLIENTS + 1)]
        memory = _Memory(server.process.pid)
        for client in clients:
            client.start()
        pause = threading.Event()
        pause.wait(min(_BEFORE, seconds))
        memory.start()
        pause.wait(3 * _SAMPLE)

        context = multiprocessing.get_context("spawn")
        result, sender = context.Pipe(duplex=False)
        begins = monotonic()
        target = Target(server.host, server.port, seconds, begins)
        attacker = context.Process(target=_attack, args=(name, target, sender))
        attacker.start()
        sender.close()
        _set_phase(clients, "during")
        # Honest clients go on if the attack ends early, and an attack that hangs is ended.
        pause.wait(seconds)
        attacker.join(_TIMEOUT)
        if attacker.is_alive():
            attacker.kill()
            attacker.join()
        ended = monotonic()
        done = result.recv() if attacker.exitcode == 0 else {"exit code": attacker.exitcode}

        _set_phase(clients, "after")
        before = memory.samples[0][1]
        deadline = ended + seconds
        pause.wait(min(2.0, seconds))
        while monotonic() < deadline and memory.samples[-1][1] > before * _RETURNED:
            pause.wait(0.2)
        for client in clients:
            client.end()
        memory.end()
        alive = server.process.poll() is None
    during = [used for at, used in memory.samples if begins <= at <= ended]
    return {
        "attack": name,
        "seconds": seconds,
        "options": list(options),
        **{phase: _summary(clients, phase) for phase in PHASES},
        "attacker": done,
        "memory_mb": {
            "before": round(before, 1),
            "peak": round(max(during), 1),
            "after": round(memory.samples[-1][1], 1),
        },
        "returned_s": _returned(memory.samples, ended, before * _RETURNED),
        "server_alive": alive,
        "log_lines": len(server.said) - 1,
    }


def _set_phase(clients: Sequence[Honest], phase: str) -> None:
    for client in clients:
        client.phase = phase


def _returned(samples: Sequence[tuple[float, float]], ended: float, level: float) -> float | None:
    """Return the seconds after which memory stayed below a level; None: it did not."""
    since = ended
    for at, used in samples:
        if used > level:
            since = max(at, ended)
    return None if samples[-1][1] > level else round(since - ended, 1)


def _summary(clients: Sequence[Honest], phase: str) -> dict[str, Any]:
    """Return count, latencies in milliseconds, and failures of a phase."""
    found: dict[str, Any] = {}
    for method in METHODS:
        all_ms = sorted(ms for each in clients for ms in each.latencies.get((phase, method), []))
        if all_ms:
            found[method] = {
                "count": len(all_ms),
                "p50": round(all_ms[len(all_ms) // 2], 1),
                "p99": round(all_ms[min(len(all_ms) - 1, len(all_ms) * 99 // 100)], 1),
                "max": round(all_ms[-1], 1),
            }
    failures: Counter[str] = Counter()
    for each in clients:
        failures += each.failures[phase]
    return {**found, "failures": dict(failures)}
