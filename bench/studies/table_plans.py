"""Times of plans that use the words on the table.

    python bench/studies/table_plans.py POSITIONS [TABLES] [-w WORDS] [--turns N] [--first N]

POSITIONS has a position a line. With TABLES, it has hands, and TABLES a table word for each. Prints
the median and other times of one position, how many turns empty the hands, and the slowest
positions. The raw results are in bench/results/table-plans.txt.

Study of 2026-11-24, commit 9f76149b.
"""

from __future__ import annotations

import argparse
import signal
import time
from collections import Counter
from pathlib import Path

from lexicon_fast import Dictionary, cpu_info, lexicon
from lexicon_fast.base.errors import BadHand


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("positions", type=Path)
    parser.add_argument("tables", type=Path, nargs="?")
    parser.add_argument("-w", "--words", default="enable")
    parser.add_argument("--turns", type=int, default=3)
    parser.add_argument("--first", type=int, help="only so many positions")
    args = parser.parse_args()
    lines = args.positions.read_text().split("\n")
    if args.tables:
        lines = [f"{a} {b}" for a, b in zip(lines, args.tables.read_text().split(), strict=False)]
    lines = [line for line in lines if line][: args.first]
    dictionary = Dictionary.load(args.words)
    lexicon.plan("CAT", dictionary, table=["hat"])  # loads what the first call loads
    times: list[tuple[float, str]] = []
    turns: Counter[str] = Counter()
    better = 0
    for line in lines:
        hand, *table = line.split()
        plain = lexicon.plan(hand, dictionary, table=table, turns=0)
        start = time.perf_counter()
        try:
            plan = lexicon.plan(hand, dictionary, table=table, turns=args.turns)
        except BadHand:
            turns["too many exchanges"] += 1
        else:
            turns[str(plan.empties_in or "not emptied")] += 1
            better += plan.entries != plain.entries
        times.append((time.perf_counter() - start, line))
    times.sort()
    at = {part: times[int(part * len(times))][0] * 1e3 for part in (0.5, 0.9, 0.99)}
    shown = ", ".join(f"{name} {number}" for name, number in sorted(turns.items()))
    print(f"{args.positions.name}, {args.words}, --turns {args.turns}, {cpu_info()['isa']}")
    print(
        f"  {len(lines)} positions in {sum(took for took, _ in times):.1f} s,"
        f" {better} better by exchanges"
    )
    print("  " + ", ".join(f"{part:.0%} {took:.1f} ms" for part, took in at.items()), end="")
    print(f", most {times[-1][0] * 1e3:.0f} ms")
    print(f"  empty in turns: {shown}")
    for took, line in reversed(times[-3:]):
        print(f"  {took * 1e3:.0f} ms {line}")


if __name__ == "__main__":
    if hasattr(signal, "SIGPIPE"):  # end quietly in `| head`
        signal.signal(signal.SIGPIPE, signal.SIG_DFL)
    main()
