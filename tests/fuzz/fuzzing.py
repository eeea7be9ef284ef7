"""The loop of all fuzz targets: inputs from a seed, tried in a child process that may die."""

from __future__ import annotations

import argparse
import faulthandler
import mmap
import os
import random
import struct
import sys
import time
import traceback
from collections.abc import Callable
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))  # targets import the oracles

#: One input may take so long before it counts as a hang (sanitizers are slow).
PATIENCE = 120.0

Make = Callable[[random.Random], bytes]
Try = Callable[[bytes], None]


def main(name: str, make: Make, attempt: Try) -> None:
    """Try `attempt(make(random))` over and over; it raises, or crashes, where something is wrong.

    `make` must depend on nothing but the Random it is given.
    """
    parser = argparse.ArgumentParser(description=f"Fuzz target {name}.")
    parser.add_argument("--seconds", type=float, default=60.0, help="stop after this time")
    parser.add_argument("--runs", type=int, help="stop after so many inputs instead")
    parser.add_argument("--seed", type=int, help="the first input (default: by the clock)")
    parser.add_argument("--save", type=Path, default=Path("build/fuzz"), help="for failing inputs")
    parser.add_argument(
        "--most-failures", type=int, default=1, metavar="N", help="stop at the N-th failing input"
    )
    parser.add_argument(
        "--patience", type=float, default=PATIENCE, help="seconds before an input counts as a hang"
    )
    parser.add_argument("inputs", nargs="*", type=Path, help="try these saved inputs and no other")
    given = parser.parse_args()
    faulthandler.enable()
    for path in given.inputs:
        attempt(path.read_bytes())
        print(f"{name}: {path}: good")
    if given.inputs:
        return
    seed = time.time_ns() if given.seed is None else given.seed
    print(f"{name}: seed {seed}", flush=True)
    deadline = time.monotonic() + given.seconds

    done = mmap.mmap(-1, 8)  # shared with the child: which input it is at
    failures = 0
    while True:
        child = os.fork()
        if child == 0:
            os._exit(_work(make, attempt, seed, given.runs, deadline, done))
        status, hangs = _wait(child, done, given.patience)
        number = _number(done)
        if status == 0:
            break
        failures += 1
        given.save.mkdir(parents=True, exist_ok=True)
        path = given.save / f"{name}-{seed}-{number}"
        path.write_bytes(make(_random(seed, number)))
        what = "hangs" if hangs else f"killed by signal {-status}" if status < 0 else "see above"
        failed = f"{name}: input {number} of seed {seed} FAILED ({what}); saved as {path}"
        print(failed, file=sys.stderr, flush=True)
        done[:8] = struct.pack("=q", number + 1)
        if failures >= given.most_failures:
            break
    used = os.times()
    seconds = used.user + used.system + used.children_user + used.children_system
    print(f"{name}: {seconds:.1f} s of CPU time", flush=True)
    if not failures:
        print(f"{name}: {number} inputs, all good")
        return
    sys.exit(f"{name}: {_number(done)} inputs, {failures} FAILED")


def _random(seed: int, number: int) -> random.Random:
    return random.Random(f"{seed} {number}")


def _number(done: mmap.mmap) -> int:
    return int(struct.unpack("=q", done[:8])[0])


def _work(
    make: Make, attempt: Try, seed: int, runs: int | None, deadline: float, done: mmap.mmap
) -> int:
    number = _number(done)
    try:
        while number != runs and (runs is not None or time.monotonic() < deadline):
            attempt(make(_random(seed, number)))
            number += 1
            done[:8] = struct.pack("=q", number)
    except BaseException:
        traceback.print_exc()
        sys.stderr.flush()
        return 1
    return 0


def _wait(child: int, done: mmap.mmap, patience: float) -> tuple[int, bool]:
    """The child's exit code, or minus the signal that ended it; one that stands still is killed.

    Also whether it stood still.
    """
    last, since, hangs = -1, time.monotonic(), False
    while True:
        ended, status = os.waitpid(child, os.WNOHANG)
        if ended:
            return os.waitstatus_to_exitcode(status), hangs
        if _number(done) != last:
            last, since = _number(done), time.monotonic()
        elif time.monotonic() - since > patience:
            os.kill(child, 9 if hangs else 6)  # SIGABRT: faulthandler shows where it was
            hangs, since = True, time.monotonic()
        time.sleep(0.02)
