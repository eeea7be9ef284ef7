"""Time word equations of growing difficulty on ENABLE.

    python bench/equations.py                # all equations
    python bench/equations.py 'AB;BA;|A|=1'  # these
    python bench/equations.py --words-file   # print the word list, for other programs
    python bench/equations.py --memory LABEL 'A;B;C;D;E;F;G;H' '10:*A*B*C*;9:*A*B*C*'

For each: the CPU time of the first call in a dictionary that has answered another query before
(which made the columns that all queries share), and of later calls, the fastest and the median, to
Python objects with all words and values. At most LIMIT solutions are taken. Raw results are in
`results/equations.txt`.

`--memory` prints a line of JSON for each: the most memory that its first 10,000 solutions need, in
MiB, as Python counts it, arrays included, when the tables that all equations share are there. Raw
results are in `results/equations-memory.jsonl`; a label is the commit of the code measured.
"""

from __future__ import annotations

import argparse
import json
import platform
import signal
import statistics
import sys
import time
import tracemalloc
from itertools import islice

from lexicon_fast import BadQuery, Dictionary, cpu_info

LIMIT = 1_000_000
#: Solutions with `--memory`: as many as a server sends.
MEMORY_LIMIT = 10_000
#: Later calls are repeated for about so many seconds, but three times at least.
SECONDS = 1.0

EQUATIONS = [
    # One word
    "A~A",
    "A?~A",
    "AA",
    "A?A",
    "*AA*;|A|=3-",
    "ABCDE=?????;!=A<B<C<D<E",
    "A=/triangle",
    # Two words
    "AB;BA;|A|=1",
    "AB;BA",
    "A;~A",
    "AB;A~B;!=A<B;|B|=3-",
    "AkB;AlB",
    "AB;B;A=(un)",
    "AxB;AyB",
    "A?B;AB;|AB|=7-",
    "ABC;CBA",
    "ABC;ACB;!=A<B",
    # Three and more words
    "ABC;BCA;CAB",
    "AB;A;B;|A|=3-;|B|=3-",
    "AB;CB;AC;|ABC|=6",
    "AB;BC;CA;|A|=2;|B|=2;|C|=2",
    "ABCD;DCBA;|A|=2;|D|=2",
    "AB;CD;AC;BD;|ABCD|=12;|A|=3;|B|=3;|C|=3",
    "ABC;A;B;C;|A|=3-;|B|=3-;|C|=3-",
]


def timed(dictionary: Dictionary, equations: str) -> tuple[float, int]:
    """The CPU time in milliseconds, and the number of solutions."""
    begin = time.process_time_ns()
    count = len([*islice(dictionary.equations(equations), LIMIT)])
    return (time.process_time_ns() - begin) / 1e6, count


def measure(words: str, equations: str) -> str:
    """A line with the times of one row of equations."""
    # The first call, with columns of words that other queries share, but without parts of words.
    dictionary = Dictionary.load(words)
    dictionary.find("length:7 and prefix:A", order="alphabet")
    first, count = timed(dictionary, equations)
    later: list[float] = []
    while len(later) < 3 or (sum(later) < SECONDS * 1000 and len(later) < 200):
        later.append(timed(dictionary, equations)[0])
    shown = f"{count:,}" + ("+" if count == LIMIT else "")
    return (
        f"{equations:42} {shown:>11} {first:10.1f} {min(later):10.2f} "
        f"{statistics.median(later):10.2f}"
    )


def measure_memory(dictionary: Dictionary, equations: str) -> tuple[float, str]:
    """Return the peak in MiB, and the number of solutions or the error."""
    tracemalloc.start()
    try:
        begin = tracemalloc.get_traced_memory()[0]
        try:
            outcome = f"{len([*islice(dictionary.equations(equations), MEMORY_LIMIT)])} solutions"
        except BadQuery as error:
            outcome = str(error)
        peak = tracemalloc.get_traced_memory()[1] - begin
    finally:
        tracemalloc.stop()
    return round(peak / (1 << 20), 1), outcome


def print_memory(words: str, label: str, all_equations: list[str]) -> None:
    dictionary = Dictionary.load(words)
    for shared in ("AB;BA;|A|=1", "*A;*~A"):
        next(dictionary.equations(shared))
    for equations in all_equations:
        mib, outcome = measure_memory(dictionary, equations)
        line = {"label": label, "equations": equations, "mib": mib, "outcome": outcome}
        print(json.dumps(line), flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("equations", nargs="*")
    parser.add_argument("--words", default="enable")
    parser.add_argument("--words-file", action="store_true")
    parser.add_argument("--memory", metavar="LABEL")
    options = parser.parse_args()
    if options.memory:
        print_memory(options.words, options.memory, options.equations or EQUATIONS)
        return
    if options.words_file:
        print("\n".join(sorted(Dictionary.load(options.words))))
        return
    print(f"# bench/equations.py {' '.join(sys.argv[1:])}".rstrip())
    print(
        f"# Python {platform.python_version()}, {platform.machine()}, {cpu_info()['isa']}, "
        f"{Dictionary.load(options.words)}; CPU time in ms"
    )
    print(f"{'equations':42} {'solutions':>11} {'first':>10} {'fastest':>10} {'median':>10}")
    for equations in options.equations or EQUATIONS:
        print(measure(options.words, equations), flush=True)


if __name__ == "__main__":
    if hasattr(signal, "SIGPIPE"):  # end quietly in `| head`
        signal.signal(signal.SIGPIPE, signal.SIG_DFL)
    main()
