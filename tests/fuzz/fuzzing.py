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

#: One input may take so long before it counts as a hang (sanitizers are slow).
PATIENCE = 120.0

Make = Callable[[random.Random], bytes]
Try = Callable[[bytes], None]


def main(name: str, make: Make, attempt: Try) -> None:
    """Try `attempt(make(random))` over and over; it raises, or crashes, where something is wrong.

    `make` must depend on nothing but the Random it is given.
    """
    parser = argparse.ArgumentParser(description=f"Fuzz target {name}.")
    parser.add_argument("--seconds", type=float, default=60.0, help="stop after so long")
    parser.add_argument("--runs", type=int, help="stop after so many inputs instead")
    parser.add_argument("--seed", type=int, help="the first input (default: by the clock)")
    parser.add_argument("--save", type=Path, default=Path("build/fuzz"), help="for failing inputs")
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
    child = os.fork()
    if child == 0:
        os._exit(_work(make, attempt, seed, given.runs, deadline, done))
    status = _wait(child, done)
    number = _number(done)
    if status == 0:
        print(f"{name}: {number} inputs, all good")
        return
    given.save.mkdir(parents=True, exist_ok=True)
    path = given.save / f"{name}-{seed}-{number}"
    path.write_bytes(make(_random(seed, number)))
    what = f"killed by signal {-status}" if status < 0 else "see above"
    sys.exit(f"{name}: input {number} of seed {seed} FAILED ({what}); saved as {path}")


def _random(seed: int, number: int) -> random.Random:
    return random.Random(f"{seed} {number}")


def _number(done: mmap.mmap) -> int:
    return int(struct.unpack("=q", done[:8])[0])


def _work(
    make: Make, attempt: Try, seed: int, runs: int | None, deadline: float, done: mmap.mmap
) -> int:
    number = 0
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


def _wait(child: int, done: mmap.mmap) -> int:
    """The child's exit code, or minus the signal that ended it; one that stands still is killed."""
    last, since = -1, time.monotonic()
    while True:
        ended, status = os.waitpid(child, os.WNOHANG)
        if ended:
            return os.waitstatus_to_exitcode(status)
        if _number(done) != last:
            last, since = _number(done), time.monotonic()
        elif time.monotonic() - since > PATIENCE:
            os.kill(child, 6)  # SIGABRT: faulthandler shows where it was
        time.sleep(0.02)
