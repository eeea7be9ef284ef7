"""Compare phrases with Debian's `an` and with multiword_anagram_fast, on ENABLE.

    python bench/peers/phrases.py --python ~/peer/bin/python > results/phrases.txt

PYTHON is that of an environment with multiword_anagram_fast; programs that are not there are
skipped, and the output says so. The sets of words must agree, or nothing is timed. Times are CPU
times, medians of alternating rounds. Ours and that of multiword_anagram_fast are of one search in
an open process, from the letters to a list of phrases, with the words loaded; that of `an` is of
its process, net of one with letters that make no word, so that neither start nor reading counts.
"""

from __future__ import annotations

import argparse
import platform
import sys
import tempfile
from functools import partial
from pathlib import Path

import debian_an
import measuring

from lexicon_fast import Dictionary

#: Letters, and the letters of the shortest word.
TASKS = [("dirty room", 2), ("clint eastwood", 3), ("william shakespeare", 5)]

CHILD = """
import sys, time
from multiword_anagram_fast import AnagramSolver
words, letters, least, most = sys.argv[1:]
solver = AnagramSolver(words)
begin = time.process_time()
found = solver._solve(
    letters, max_words=int(most), min_word_length=int(least), timeout_seconds=600.0,
    max_solutions=10**9,
)
print(time.process_time() - begin)
for each in found:
    print(*each)
"""


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--python", metavar="PYTHON", help="with multiword_anagram_fast")
    parser.add_argument("--rounds", type=int, default=5)
    options = parser.parse_args()
    dictionary = Dictionary.load("enable")
    an = debian_an.find()
    print(f"# bench/peers/phrases.py {' '.join(sys.argv[1:])}".rstrip())
    print(f"# Python {platform.python_version()}, {platform.machine()}; {dictionary}")
    print(f"# {debian_an.version(an) if an else 'an: not here, not timed'}")
    if not options.python:
        print("# multiword_anagram_fast: not given, not timed")
    with tempfile.TemporaryDirectory() as folder:
        words = Path(folder, "words.txt")
        words.write_text("".join(f"{word}\n" for word in sorted(dictionary)))
        for letters, least in TASKS:
            expected = {tuple(sorted(p)) for p in dictionary.phrases(letters, min_length=least)}
            sides = []
            if an:
                command = [an, "-m", str(least), "-d", str(words)]
                agree("an", measuring.run([*command, letters])[1].splitlines(), expected)
                sides.append(measuring.Side("an", partial(time_an, command, letters)))
            if options.python:
                task = [str(words), letters, str(least), str(len(letters) // least)]
                child = [options.python, "-c", CHILD, *task]
                lines = measuring.run(child)[1].splitlines()[1:]
                agree("multiword_anagram_fast", lines, expected)
                sides.append(measuring.Side("multiword_anagram_fast", partial(time_child, child)))
            search = partial(all_phrases, dictionary, letters, least)
            ours = measuring.Side("lexicon_fast", measuring.function(search, 1))
            print(f"# {letters!r}, words of {least} letters or more: {len(expected):,} phrases")
            measuring.alternate(letters, ours, sides, options.rounds)


def all_phrases(dictionary: Dictionary, letters: str, least: int) -> list[tuple[str, ...]]:
    return [*dictionary.phrases(letters, min_length=least)]


def time_an(command: list[str], letters: str) -> float:
    without_words = measuring.run([*command, "q" * len(letters)])[0]
    return measuring.run([*command, letters])[0] - without_words


def time_child(child: list[str]) -> float:
    return float(measuring.run(child)[1].split()[0])


def agree(name: str, lines: list[str], expected: set[tuple[str, ...]]) -> None:
    """Raise SystemExit if a program found other sets of words."""
    found = [tuple(sorted(line.lower().split())) for line in lines]
    if len(found) != len(expected) or {*found} != expected:
        raise SystemExit(f"{name} found {len(found):,} phrases, not {len(expected):,}: not timed")


if __name__ == "__main__":
    main()
