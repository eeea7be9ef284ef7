"""Measure how fast long native calls respond to Ctrl-C.

    python bench/interrupts.py [--runs 20] [NAME ...] > bench/results/interrupts.txt

Each call of `tests/support/long_calls.py` is prepared in a separate process. The process starts the
call `runs` times and receives SIGINT at a random moment within half a second. The measured time is
until Python has the KeyboardInterrupt. "alone" is the duration of the undisturbed call, up to ten
seconds.
"""

from __future__ import annotations

import argparse
import os
import platform
import random
import signal
import statistics
import subprocess
import sys
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "tests"))

from support.long_calls import LONG

#: Time limit of the undisturbed call, in seconds.
_ALONE = 10.0


def child(name: str) -> None:
    """Make the call once per line of input, until it is interrupted."""
    call = LONG[name]()
    signal.signal(signal.SIGINT, signal.default_int_handler)
    print("prepared", flush=True)
    for line in sys.stdin:
        try:
            print("ready", flush=True)
            start = time.monotonic()
            while True:
                call()
                if line == "once\n":
                    break
        except KeyboardInterrupt:
            print(time.monotonic(), flush=True)
        else:
            print(time.monotonic() - start, flush=True)


def measure(name: str, runs: int) -> str:
    process = subprocess.Popen(
        [sys.executable, __file__, "--child", name],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    )
    assert process.stdin is not None
    assert process.stdout is not None
    process.stdout.readline()

    def ask(line: str) -> None:
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write(line + "\n")
        process.stdin.flush()
        process.stdout.readline()

    seconds = []
    for _ in range(runs):
        ask("again")
        time.sleep(random.uniform(0.01, 0.5))
        sent = time.monotonic()
        process.send_signal(signal.SIGINT)
        seconds.append(float(process.stdout.readline()) - sent)
    alone = "over 10 s"
    ask("once")
    begun = time.monotonic()
    while time.monotonic() < begun + _ALONE:
        os.set_blocking(process.stdout.fileno(), False)
        line = process.stdout.readline()
        if line:
            alone = f"{float(line):.2f} s"
            break
        time.sleep(0.02)
    process.kill()
    process.wait()
    return f"{name:26}{1000 * statistics.median(seconds):8.1f}{1000 * max(seconds):8.1f}  {alone}"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("names", nargs="*", metavar="NAME")
    parser.add_argument("--runs", type=int, default=20)
    parser.add_argument("--child")
    options = parser.parse_args()
    if options.child:
        child(options.child)
        return
    print(f"# Milliseconds from SIGINT to KeyboardInterrupt, {options.runs} runs of each call.")
    print(
        f"# {platform.machine()}, {os.cpu_count()} CPUs, load {os.getloadavg()[0]:.1f} at the start"
    )
    print(f"{'call':26}{'median':>8}{'max':>8}  alone")
    for name in options.names or LONG:
        print(measure(name, options.runs), flush=True)


if __name__ == "__main__":
    main()
