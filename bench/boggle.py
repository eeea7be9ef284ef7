"""Time the search of random boards of letters, on ENABLE: points and words, and lists of words.

    python bench/boggle.py                       # 4x4 boards of the dice of 1987, then 5x5
    python bench/boggle.py --boards FILE         # write the boards, and points and words of all
    LEXICON_FAST_ISA=plain python bench/boggle.py

A rate is that of the fastest of several passes, in boards per second of CPU time, with one thread.
It includes reading the boards from text. `--boards` is for comparisons with other programs: a board
a line, with q for the face Qu. Raw results are in `results/boggle.txt`.
"""

from __future__ import annotations

import argparse
import platform
import signal
import sys
import time
from collections.abc import Callable
from pathlib import Path

from lexicon_fast import Dictionary, cpu_info
from lexicon_fast.grids import Boggle, random_boards

COUNT = 20_000
SEED = 26


def rate(call: Callable[[], object], boards: int, passes: int) -> float:
    """Boards per second of CPU time, in the fastest pass."""
    fastest = float("inf")
    for _ in range(passes):
        begin = time.process_time()
        call()
        fastest = min(fastest, time.process_time() - begin)
    return boards / fastest


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--words", default="enable")
    parser.add_argument("--passes", type=int, default=15)
    parser.add_argument("--boards", type=Path, metavar="FILE")
    options = parser.parse_args()
    dictionary = Dictionary.load(options.words)
    begin = time.process_time()
    boggle = Boggle(dictionary)
    prepared = time.process_time() - begin
    print(f"# bench/boggle.py {' '.join(sys.argv[1:])}".rstrip())
    print(f"# Python {platform.python_version()}, {platform.machine()}, {cpu_info()['isa']}")
    print(f"{dictionary}, prepared in {prepared:.2f} s")
    for dice in ("boggle", "big"):
        boards = random_boards(COUNT, seed=SEED, dice=dice)
        scores = boggle.scores(boards)
        points, words = int(scores.points.sum()), int(scores.words.sum())
        print(f"{dice}: {COUNT:,} boards, {words:,} words, {points:,} points")
        counted = rate(lambda some=boards: boggle.scores(some), COUNT, options.passes)  # type: ignore[misc]
        listed = rate(lambda some=boards: boggle.find_batch(some), COUNT, options.passes)  # type: ignore[misc]
        print(f"    points and words {counted:9,.0f} boards/s")
        print(f"    lists of words   {listed:9,.0f} boards/s")
        if options.boards and dice == "boggle":
            lines = (board.replace("[QU]", "q").replace("/", "").lower() for board in boards)
            options.boards.write_text("".join(f"{line}\n" for line in lines))


if __name__ == "__main__":
    if hasattr(signal, "SIGPIPE"):  # end quietly in `| head`
        signal.signal(signal.SIGPIPE, signal.SIG_DFL)
    main()
