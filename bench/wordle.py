"""Time the grades of all words of five letters in ENABLE, each as a guess for each as an answer.

    python bench/wordle.py > results/wordle.txt

Compares the instruction sets of this machine with numpy, as examples/wordle.py did it before, on a
part of the guesses. Rates are medians of alternating rounds, in gradings per second of CPU time
with one thread. They include reading the words and the memory of the grades.
"""

from __future__ import annotations

import argparse
import platform
import sys
import time
from collections.abc import Callable
from functools import partial
from statistics import median

import numpy as np

from lexicon_fast import Dictionary, cpu_info
from lexicon_fast._native.grids.grading import grade_words
from lexicon_fast.grids import grades


def grades_by_numpy(guesses: list[str], answers: list[str]) -> np.ndarray:
    """Return what `grades` returns, from comparisons of whole columns of letters."""
    letters = np.array([[*map(ord, word)] for word in answers], np.uint8).T.copy()
    found = []
    for word in guesses:
        guess = np.array([*map(ord, word)], np.uint8)
        green = letters == guess[:, None]
        marks = np.zeros(len(answers), np.int16)
        for place, letter in enumerate(guess):
            copies = ((letters == letter) & ~green).sum(axis=0, dtype=np.uint8)
            before = (~green[:place][guess[:place] == letter]).sum(axis=0, dtype=np.uint8)
            yellow = ~green[place] & (before < copies)
            marks += 3**place * (2 * green[place].astype(np.int16) + yellow)
        found.append(marks)
    return np.stack(found)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--rounds", type=int, default=9)
    options = parser.parse_args()
    words = Dictionary.load("enable").find("length:5")
    some = words[::100]
    assert np.array_equal(grades(some, words), grades_by_numpy(some, words))
    alphabet = "abcdefghijklmnopqrstuvwxyz"
    native = partial(grade_words, words, words, alphabet.upper(), alphabet, "A-Z")
    sides: dict[str, tuple[Callable[[], object], int]] = {
        isa: (partial(native, isa), len(words) ** 2) for isa in cpu_info()["available"]
    }
    sides["numpy"] = (partial(grades_by_numpy, some, words), len(some) * len(words))
    rates: dict[str, list[float]] = {name: [] for name in sides}
    for number in range(options.rounds + 1):
        for name in [*sides] if number % 2 else [*sides][::-1]:
            call, count = sides[name]
            begin = time.process_time()
            call()
            if number:  # the first round warms up
                rates[name].append(count / (time.process_time() - begin))
    print(f"# bench/wordle.py {' '.join(sys.argv[1:])}".rstrip())
    print(f"# Python {platform.python_version()}, {platform.machine()}, {len(words):,} words")
    for name, found in rates.items():
        million = [rate / 1e6 for rate in found]
        print(f"{name:8}{median(million):9,.1f} million gradings/s  ", end="")
        print(f"({min(million):,.1f} to {max(million):,.1f})")


if __name__ == "__main__":
    main()
