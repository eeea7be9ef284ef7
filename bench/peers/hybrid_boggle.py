"""Compare scores of boards of letters with hybrid-boggle, on ENABLE: 4x4, 5x5, and hard boards.

    python bench/peers/hybrid_boggle.py ~/hybrid-boggle > results/hybrid-boggle.txt

FOLDER is your own checkout of https://github.com/danvk/hybrid-boggle; its `Boggler<M, N>::Score` is
compiled here with g++ -O3 -march=native. Hard boards are 4x4 boards near one of the most points,
with two squares exchanged and two other letters. The points of each set must agree, or it is not
timed. Rates are boards per second of CPU time with one thread, medians of alternating rounds. Ours
include reading the boards from text.
"""

from __future__ import annotations

import argparse
import platform
import tempfile
import time
from functools import partial
from pathlib import Path
from statistics import median

import checkout
import measuring

from lexicon_fast import Dictionary, cpu_info
from lexicon_fast.base.rng import Rng
from lexicon_fast.grids import Boggle, random_boards

PROGRAM = r"""
#include <stdio.h>
#include <string.h>
#include <time.h>
#include <string>
#include <vector>
#include "boggler.h"

template <int M, int N> void score(Trie *words, const std::vector<std::string> &boards) {
  Boggler<M, N> boggler(words);
  long points = 0;
  const clock_t begin = clock();
  for (const std::string &board : boards) points += boggler.Score(board.c_str());
  printf("%ld %f\n", points, double(clock() - begin) / CLOCKS_PER_SEC);
}

int main(int, char **argv) {
  const auto words = Trie::CreateFromFile(argv[1]);
  std::vector<std::string> boards;
  char board[99];
  while (scanf("%98s", board) == 1) boards.push_back(board);
  if (strlen(board) == 16) score<4, 4>(words.get(), boards);
  else score<5, 5>(words.get(), boards);
}
"""

#: A 4x4 board with 3,625 points on a list like ENABLE, from the README of hybrid-boggle.
BEST = "perslatgsineters"


def hard_boards(count: int, seed: int) -> list[str]:
    rng = Rng(seed)
    boards = []
    for _ in range(count):
        letters = [*BEST]
        a, b = rng.below(16), rng.below(16)
        letters[a], letters[b] = letters[b], letters[a]
        for _ in range(2):
            letters[rng.below(16)] = rng.choice("abcdefghilmnoprstuvwy")
        text = "".join(letters)
        boards.append("/".join(text[row : row + 4] for row in range(0, 16, 4)))
    return boards


def ours(boggle: Boggle, boards: list[str]) -> float:
    begin = time.process_time()
    boggle.scores(boards)
    return time.process_time() - begin


def theirs(program: Path, words: Path, text: str) -> tuple[int, float]:
    points, seconds = measuring.run([program, words], text=text)[1].split()
    return int(points), float(seconds)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("folder", type=Path, metavar="FOLDER")
    parser.add_argument("--rounds", type=int, default=7)
    options = parser.parse_args()
    boggle = Boggle(Dictionary.load("enable"))
    print(f"# bench/peers/hybrid_boggle.py FOLDER --rounds {options.rounds}")
    print(f"# Python {platform.python_version()}, {platform.machine()}, {cpu_info()['isa']}")
    sets = {
        "4x4, random": random_boards(20_000, seed=26),
        "5x5, random": random_boards(10_000, seed=26, dice="big"),
        "4x4, hard": hard_boards(1000, seed=26),
    }
    with tempfile.TemporaryDirectory() as folder:
        source, program, words = (Path(folder, name) for name in ("score.cpp", "score", "words"))
        source.write_text(PROGRAM)
        cpp = options.folder / "cpp"
        compiler = ["g++", "-std=c++20", "-O3", "-march=native", "-I", cpp, source]
        measuring.run([*compiler, cpp / "trie.cc", "-o", program])
        words.write_text("".join(f"{word}\n" for word in boggle.dictionary))
        made = checkout.version(options.folder, program, "-O3 -march=native")
        print(f"# hybrid-boggle {made['commit']}, {made['compiler']}, {made['flags']}")
        for name, boards in sets.items():
            text = "\n".join(boards).replace("[QU]", "q").replace("/", "").lower()
            points = int(boggle.scores(boards).points.sum())
            found = theirs(program, words, text)[0]
            if found != points:
                raise SystemExit(f"{name}: {found:,} points, not {points:,}: not timed")
            sides = [partial(ours, boggle, boards), lambda t=text: theirs(program, words, t)[1]]
            times: tuple[list[float], list[float]] = ([], [])
            for number in range(options.rounds):
                for side in (0, 1) if number % 2 else (1, 0):
                    times[side].append(sides[side]())
            ratios = sorted(b / a for a, b in zip(*times, strict=True))
            print(f"{name}: {len(boards):,} boards, {points:,} points")
            for label, some in zip(("lexicon_fast", "hybrid-boggle"), times, strict=True):
                print(f"    {label:14}{len(boards) / median(some):10,.0f} boards/s")
            print(
                f"    ratio         {median(ratios):10.1f}  ({ratios[0]:.1f} to {ratios[-1]:.1f})"
            )


if __name__ == "__main__":
    main()
