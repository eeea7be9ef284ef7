"""Compare single Python calls, start-up and opening a word list of two installations, in CPU time.

    python bench/calls.py old/.venv/bin/python .venv/bin/python yawl.txt --pairs 9

Two processes take turns. Each ratio is the median over the pairs of the second's time by the
first's, with the quartiles; each time of a pair is the fastest of several passes. YAWL is the word
list of the results in `results/calls.txt`.
"""

from __future__ import annotations

import argparse
import json
import os
import resource
import statistics
import subprocess
from pathlib import Path

DATA = Path(__file__).with_name("data")

#: Runs in both installations: prints the seconds of each call.
WORKER = """
import json, sys, time
from lexicon_fast import Dictionary, lexicon
words, hands, tables = sys.argv[1], *(open(path).read().split() for path in sys.argv[2:4])
d = Dictionary.load(words)
pairs = list(zip(hands[:200], tables[:200]))
many = [hand for hand in hands if 200 < len(d.subwords(hand)) < 280][:20]

def seconds(call, count):
    times = []
    for _ in range(7):
        begin = time.process_time()
        call()
        times.append(time.process_time() - begin)
    return min(times) / count

print(json.dumps({
    "lexicon.plays(hand, [word])": seconds(
        lambda: [lexicon.plays(hand, [word], d) for hand, word in pairs], len(pairs)),
    "lexicon.plays(hand, [word], top=1)": seconds(
        lambda: [lexicon.plays(hand, [word], d, top=1) for hand, word in pairs], len(pairs)),
    "subwords(hand), about 240 words": seconds(
        lambda: [d.subwords(hand) for hand in many for _ in range(20)], 20 * len(many)),
    "Dictionary.load of a compiled list": seconds(lambda: Dictionary.load(words), 1),
}))
"""


def calls(python: str, words: str) -> dict[str, float]:
    """Return the seconds of each call in one process."""
    inputs = [DATA / "hands10.txt", DATA / "tables.txt"]
    environment = {**os.environ, "PYTHONSAFEPATH": "1"}
    done = subprocess.run(
        [python, "-c", WORKER, words, *inputs], capture_output=True, env=environment, check=True
    )
    times: dict[str, float] = json.loads(done.stdout)
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    command = [python, "-m", "lexicon_fast", "solve", "CATDOG", "-w", words]
    subprocess.run(command, stdout=subprocess.DEVNULL, env=environment, check=True)
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    times["solve HAND, complete command"] = sum(
        getattr(after, name) - getattr(before, name) for name in ("ru_utime", "ru_stime")
    )
    return times


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n")[0])
    parser.add_argument("old", help="Python of the first installation")
    parser.add_argument("new", help="Python of the second installation")
    parser.add_argument("words", help="word list")
    parser.add_argument("--pairs", type=int, default=9)
    parser.add_argument("--cpu", type=int, help="CPU to run on")
    options = parser.parse_args()
    if options.cpu is not None:
        os.sched_setaffinity(0, {options.cpu})
    rows = []
    for number in range(options.pairs):
        order = (options.old, options.new) if number % 2 else (options.new, options.old)
        times = {python: calls(python, options.words) for python in order}
        rows.append((times[options.old], times[options.new]))
    print(f"{'call':<38}{'old, us':>10}{'new, us':>10}{'ratio':>7}{'quartiles':>16}")
    for name in rows[0][0]:
        low, middle, high = statistics.quantiles([new[name] / old[name] for old, new in rows], n=4)
        old, new = (statistics.median(row[side][name] for row in rows) * 1e6 for side in (0, 1))
        print(f"{name:<38}{old:>10.1f}{new:>10.1f}{middle:>7.2f}{low:>9.2f} {high:.2f}")


if __name__ == "__main__":
    main()
