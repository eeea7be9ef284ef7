"""Measure `dictionary.find` over the protocol: requests per second, and memory.

    python bench/find_protocol.py [--json FILE]

Requests are pipelined to an engine with one thread, over real pipes. Processor time is that of the
engine alone. Memory is that of the process before the first query, after it, and after queries that
need every fact about all words, with the tiles of each layout.
"""

from __future__ import annotations

import argparse
import itertools
import json
import os
import platform
from pathlib import Path
from statistics import median
from typing import Any

import inputs
import msgspec
from protocol import ask, engine, pipelined, pipes, processor_seconds

TURNS = 5
REQUESTS = 2000
#: Params of the requests by name.
QUERIES: dict[str, dict[str, Any]] = {
    "anagram": {"query": "anagram:RETAINS?"},
    "two conditions": {"query": "length:7 and vowels:5-", "limit": 100},
    "100 with columns": {"query": "length:8", "limit": 100, "columns": ["hooks", "points"]},
}
#: Between them they need every fact.
EVERYTHING = [
    "front-extensions:3 or back-extensions:3 or contains:TCH or pattern:*A*B*C* or palindrome",
    "semordnilap or misprint:HOUSE or includes:ZZ or consists:50-100%AEIOU or in:2of12inf",
    *(f"probability:1-9,blanks={blanks},lax limit probability:1-9" for blanks in range(3)),
]


_ids = itertools.count(1)


def request(**params: Any) -> bytes:
    body = {"jsonrpc": "2.0", "id": next(_ids), "method": "dictionary.find", "params": params}
    return msgspec.json.encode(body) + b"\n"


def memory(pid: int) -> float:
    """Return the resident memory of a process, in MB."""
    status = Path(f"/proc/{pid}/status").read_text()
    line = next(line for line in status.splitlines() if line.startswith("VmRSS"))
    return int(line.split()[1]) / 1024


def rates(params: dict[str, Any]) -> list[dict[str, float]]:
    """Return the requests per second of each turn, by clock and by processor time."""
    lines = [request(**params) for _ in range(REQUESTS)]
    with engine("-j", "1") as process:
        ask(
            process, b'{"id":0,"method":"options.set","params":{"values":{"max_waiting":100000}}}\n'
        )
        ask(process, request(**params))
        found = [pipelined(process, lines) for _ in range(TURNS)]
        pipes(process)[0].close()
    return found


def first_queries() -> dict[str, float]:
    """Return the processor time of the first query, in milliseconds, and memory in MB."""
    with engine("-j", "1") as process:
        ask(process, b'{"id":1,"method":"dictionary.info"}\n')
        before, used = memory(process.pid), processor_seconds(process)
        ask(process, request(query="anagram:RETAINS?"))
        first, milliseconds = memory(process.pid), 1e3 * (processor_seconds(process) - used)
        everything = ["hooks", "points", "probability", "anagrams"]
        for layout in ("scrabble", "super", "lexibomb"):
            for query in EVERYTHING:
                params = {"query": query, "layout": layout, "columns": everything, "limit": 10}
                reply = json.loads(ask(process, request(**params)))
                assert "result" in reply, reply
        found = {
            "first_query_cpu_ms": milliseconds,
            "mb_before": before,
            "mb_after_first": first,
            "mb_with_everything": memory(process.pid),
        }
        pipes(process)[0].close()
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    default = inputs.HERE / "results" / "find-protocol.json"
    parser.add_argument("--json", type=Path, default=default, help="file for raw results")
    given = parser.parse_args()
    results: dict[str, Any] = {
        "machine": platform.processor() or platform.machine(),
        "python": platform.python_version(),
        "cores": os.cpu_count(),
        "load_before": os.getloadavg(),
        "first": first_queries(),
    }
    for name, params in QUERIES.items():
        results[name] = {"params": params, "pipelined": (turns := rates(params))}
        rate, alone = (median(turn[each] for turn in turns) for each in ("per_s", "per_cpu_s"))
        size = turns[0]["reply_bytes"]
        print(
            f"{name:17} {rate:7,.0f} /s by the clock, {alone:7,.0f} by processor time,"
            f" {size:7,.0f} bytes a reply"
        )
    results["load_after"] = os.getloadavg()
    print(*(f"{name} {value:.0f}" for name, value in results["first"].items()), sep="\n")
    given.json.write_text(json.dumps(results, indent=1) + "\n")


if __name__ == "__main__":
    main()
