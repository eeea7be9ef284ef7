"""Measure the engine protocol over real pipes: latency, throughput, and startup.

    python bench/protocol.py [--json FILE]

Each figure is the median of some turns. For the round trip, a Python client writes a line and waits
for the reply. For pipelining, a thread writes while the replies are read. Processor time is that of
the engine alone: the time on an otherwise idle core.
"""

from __future__ import annotations

import argparse
import json
import os
import platform
import subprocess
import sys
import threading
import time
from pathlib import Path
from statistics import median
from typing import IO, Any

import inputs
import msgspec

TURNS = 5
ROUND_TRIPS = 2000
PIPELINED = 20_000
STARTS = 15

#: Targets: microseconds, requests per second, milliseconds.
TARGETS = {"round_trip_us": 100, "pipelined_per_s": 20_000, "start_ms": 200}


def engine(*args: str) -> subprocess.Popen[bytes]:
    """Start an engine whose output is not buffered."""
    return subprocess.Popen(
        [sys.executable, "-m", "lexicon_fast", "engine", *args],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        bufsize=0,
    )


def searches(hands: list[str], count: int) -> list[bytes]:
    """Return requests, one per line."""
    return [
        msgspec.json.encode(
            {
                "jsonrpc": "2.0",
                "id": number,
                "method": "dictionary.search",
                "params": {"kind": "subwords", "hand": hands[number % len(hands)]},
            }
        )
        + b"\n"
        for number in range(count)
    ]


def ask(process: subprocess.Popen[bytes], line: bytes) -> bytes:
    """Make one round trip."""
    pipe_in, pipe_out = pipes(process)
    pipe_in.write(line)
    reply: bytes = pipe_out.readline()
    return reply


def pipes(process: subprocess.Popen[bytes]) -> tuple[IO[bytes], IO[bytes]]:
    assert process.stdin is not None
    assert process.stdout is not None
    return process.stdin, process.stdout


def processor_seconds(process: subprocess.Popen[bytes]) -> float:
    """Return the processor time that the engine has used."""
    fields = Path(f"/proc/{process.pid}/stat").read_text().rpartition(") ")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def round_trips(hands: list[str]) -> list[float]:
    """Return the median round trip of each turn, in microseconds."""
    medians = []
    with engine() as process:
        pipe_in, _ = pipes(process)
        # A buffer joins lines that arrive in pieces.
        out = os.fdopen(os.dup(pipes(process)[1].fileno()), "rb", buffering=1 << 16)
        lines = searches(hands, ROUND_TRIPS)
        for turn in range(TURNS + 1):
            times = []
            for line in lines:
                begin = time.perf_counter()
                pipe_in.write(line)
                out.readline()
                times.append(time.perf_counter() - begin)
            if turn:  # the first request opens the dictionary
                medians.append(1e6 * median(times))
        pipe_in.close()
    return medians


def pipelined(process: subprocess.Popen[bytes], lines: list[bytes]) -> dict[str, float]:
    """Send requests at once. Returns their number per second, by clock and by processor time."""
    pipe_in, pipe_out = pipes(process)

    def write() -> None:
        view = memoryview(b"".join(lines))
        while view:
            view = view[pipe_in.write(view) or 0 :]

    used, begin = processor_seconds(process), time.perf_counter()
    writer = threading.Thread(target=write)
    writer.start()
    left, size = len(lines), 0
    while left:
        data = os.read(pipe_out.fileno(), 1 << 18)
        left -= data.count(b"\n")
        size += len(data)
    writer.join()
    return {
        "per_s": len(lines) / (time.perf_counter() - begin),
        "per_cpu_s": len(lines) / (processor_seconds(process) - used),
        "reply_bytes": size / len(lines),
    }


def pipelined_searches(hands: list[str]) -> list[dict[str, float]]:
    """Return the requests per second of each turn."""
    lines = searches(hands, PIPELINED)
    with engine() as process:
        found = [pipelined(process, lines) for _ in range(TURNS + 1)]
        pipes(process)[0].close()
    return found[1:]  # the first request opens the dictionary


def starts() -> tuple[list[float], list[float]]:
    """Return the milliseconds from process start to the reply to `hello`, and processor time."""
    times = []
    used = []
    for _ in range(STARTS + 1):
        begin = time.perf_counter()
        with engine() as process:
            ask(process, b'{"jsonrpc":"2.0","id":1,"method":"hello"}\n')
            times.append(1e3 * (time.perf_counter() - begin))
            used.append(1e3 * processor_seconds(process))
            pipes(process)[0].close()
    return times[1:], used[1:]


def pings_meanwhile() -> list[float]:
    """Return round trips of pings during advice, in microseconds."""
    observation = {
        "player": 0,
        "hand": "CKMNPVJDQZ",
        "table": ["hat", "rush"],
        "pile": "L",
        "stock": 24,
        "hand_sizes": [10, 10],
        "to_move": 0,
    }
    params = {"game": "lexicon", "observation": observation, "seconds": 20, "stream": False}
    advise = {"jsonrpc": "2.0", "id": "a", "method": "advise", "params": params}
    with engine() as process:
        pipes(process)[0].write(msgspec.json.encode(advise) + b"\n")
        time.sleep(0.5)
        times = []
        for _ in range(1000):
            begin = time.perf_counter()
            ask(process, b'{"jsonrpc":"2.0","id":1,"method":"ping"}\n')
            times.append(1e6 * (time.perf_counter() - begin))
        ask(process, b'{"jsonrpc":"2.0","id":1,"method":"quit"}\n')
        pipes(process)[0].close()
    return times


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    default = inputs.HERE / "results" / "protocol.json"
    parser.add_argument("--json", type=Path, default=default, help="file for raw results")
    given = parser.parse_args()
    results: dict[str, Any] = {
        "machine": platform.processor() or platform.machine(),
        "python": platform.python_version(),
        "cores": os.cpu_count(),
        "load_before": os.getloadavg(),
        "targets": TARGETS,
    }
    for name in ("scrabble_racks7", "hands10", "hands10_master"):
        hands = inputs.lines(name)
        results[name] = {
            "round_trip_us": round_trips(hands),
            "pipelined": pipelined_searches(hands),
        }
        trip = median(results[name]["round_trip_us"])
        rate = median(turn["per_s"] for turn in results[name]["pipelined"])
        alone = median(turn["per_cpu_s"] for turn in results[name]["pipelined"])
        size = results[name]["pipelined"][0]["reply_bytes"]
        print(
            f"{name:16} round trip {trip:6.1f} us   pipelined {rate:8,.0f} /s by the clock,"
            f" {alone:8,.0f} by processor time   {size:7,.0f} bytes a reply"
        )
    results["start_ms"], results["start_cpu_ms"] = starts()
    results["ping_while_advising_us"] = pings = sorted(pings_meanwhile())
    results["load_after"] = os.getloadavg()
    used = median(results["start_cpu_ms"])
    print(f"start to hello   {median(results['start_ms']):6.1f} ms, processor time {used:.0f} ms")
    print(f"ping while advising: median {median(pings):.0f} us, 99% {pings[990]:.0f} us")
    print(f"load of the machine: {results['load_before'][0]:.1f}, {results['load_after'][0]:.1f}")
    given.json.write_text(json.dumps(results, indent=1) + "\n")


if __name__ == "__main__":
    main()
