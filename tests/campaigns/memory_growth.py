"""Call each function that users call over and over, and watch the memory of the process.

    python -m campaigns.memory_growth --calls 1000000 --seconds 60 --log memory.jsonl
    python -m campaigns.memory_growth --only scrabble.plays,lexicon.plan

Each function is called in a process of its own, at first to warm up, then until it has been called
--calls times or --seconds have passed. Memory that is the process's own is measured at intervals,
after garbage has been collected and free memory given back. It may rise at first; a function leaks
if it still rises in the second half, by more than --most bytes a call.
"""

from __future__ import annotations

import argparse
import ctypes
import gc
import json
import os
import sys
import time
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any, NamedTuple

from support import public_api

#: Measurements of a function.
INTERVALS = 10
#: Growth of so many bytes in all is no more than what an allocator keeps.
NOISE = 384 << 10


class Growth(NamedTuple):
    """Growth of a function. per_call: bytes in the second half; error: why it was not called."""

    name: str
    calls: int
    seconds: float
    grown: int
    per_call: float
    leaks: bool
    error: str = ""


def own_memory() -> int:
    """Bytes that this process alone has in memory, once what is free has been given back."""
    gc.collect()
    with suppress(OSError, AttributeError):
        ctypes.CDLL(None).malloc_trim(0)
    fields = Path("/proc/self/statm").read_text().split()
    return (int(fields[1]) - int(fields[2])) * os.sysconf("SC_PAGE_SIZE")


def watch(name: str, call: Callable[[], object], calls: int, seconds: float, most: float) -> Growth:
    """Call a function here."""
    begun = time.monotonic()
    warm = 0
    while warm < max(2, calls // 20) and time.monotonic() - begun < seconds / 10:
        call()
        warm += 1
    each = (time.monotonic() - begun) / warm
    whole = max(INTERVALS, min(calls, int(seconds / max(each, 1e-9))))
    block = max(1, whole // INTERVALS)
    measured = [own_memory()]
    for _ in range(INTERVALS):
        for _ in range(block):
            call()
        measured.append(own_memory())
    half = INTERVALS // 2
    grown = measured[-1] - measured[half]
    per_call = grown / (block * (INTERVALS - half))
    # It rises all the time, rather than once.
    rises = sum(b > a for a, b in zip(measured[half:], measured[half + 1 :], strict=False))
    leaks = grown > NOISE and per_call > most and rises >= (INTERVALS - half) - 1
    spent = time.monotonic() - begun
    return Growth(name, block * INTERVALS, round(spent, 2), grown, round(per_call, 3), leaks)


def in_child(
    name: str, call: Callable[[], object], calls: int, seconds: float, most: float
) -> Growth:
    """The same in a process of its own, which has all that this one has loaded."""
    read, write = os.pipe()
    child = os.fork()
    if child == 0:
        os.close(read)
        try:
            found = watch(name, call, calls, seconds, most)
        except BaseException as error:
            found = Growth(name, 0, 0, 0, 0, False, f"{type(error).__name__}: {error}")
        os.write(write, json.dumps(found).encode()[:4000])
        os._exit(0)
    os.close(write)
    with open(read, "rb") as pipe:
        said = pipe.read()
    _, status = os.waitpid(child, 0)
    if not said:
        code = os.waitstatus_to_exitcode(status)
        return Growth(name, 0, 0, 0, 0, False, f"the process ended with {code}")
    return Growth(*json.loads(said))


def campaign(
    calls: Mapping[str, Callable[[], object]], most_calls: int, seconds: float, most: float
) -> list[Growth]:
    """Watch all functions, one after the other."""
    return [in_child(name, call, most_calls, seconds, most) for name, call in calls.items()]


def main(args: Sequence[str] | None = None) -> int:
    """The command. Returns its exit code: 0 if nothing leaks."""
    parser = argparse.ArgumentParser(description="Watch the memory of calls of the public API.")
    parser.add_argument("--calls", type=int, default=1_000_000, help="calls of each function")
    parser.add_argument("--seconds", type=float, default=60.0, help="time for each function")
    parser.add_argument("--most", type=float, default=1.0, help="bytes that a call may leave")
    parser.add_argument("--only", help="names, separated by commas")
    parser.add_argument("--log", type=Path, help="write one JSON object per function")
    given = parser.parse_args(args)
    from support.api_examples import Examples

    examples = Examples()
    names = list(public_api.calls())
    chosen = given.only.split(",") if given.only else names
    for name in chosen:
        if name not in names:
            parser.error(f"no such function: {name!r}")
    leaks, failed, whole = 0, 0, 0
    for name in chosen:
        found = in_child(name, examples.call(name), given.calls, given.seconds, given.most)
        whole += found.calls
        leaks += found.leaks
        failed += bool(found.error)
        told: dict[str, Any] = found._asdict()
        if given.log:
            with given.log.open("a", encoding="utf-8") as log:
                print(json.dumps(told), file=log)
        what = found.error or (
            f"{found.calls:,} calls in {found.seconds:.1f} s, {found.grown:+,} bytes in the second"
            f" half, {found.per_call:+.3f} a call" + (" LEAKS" if found.leaks else "")
        )
        print(f"{name}: {what}", flush=True)
    print(f"{len(chosen)} functions, {whole:,} calls; {leaks} leak, {failed} could not be called")
    return 1 if leaks or failed else 0


if __name__ == "__main__":
    sys.exit(main())
