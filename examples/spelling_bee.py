"""Spelling Bee: all words from seven letters, each as often as one likes.

    python spelling_bee.py DABLMOR              the first letter is the one in the centre
    python spelling_bee.py --find 5 --seed 1    good puzzles: 20 to 80 words, one or more pangrams

A word has four letters or more, only letters of the seven, and always the one in the centre. Words
of four letters score 1 point, longer ones their length, and pangrams, which use all seven letters,
7 more. The ranks are shares of all points.
"""

from __future__ import annotations

import argparse
import signal
import sys

import numpy as np

import lexicon_fast as lf
from lexicon_fast.base.rng import Rng, random_seed

RANKS = {
    "Beginner": 0, "Good Start": 2, "Moving Up": 5, "Good": 8, "Solid": 15, "Nice": 25,
    "Great": 40, "Amazing": 50, "Genius": 70, "Queen Bee": 100,
}  # fmt: skip


def words_of(dictionary: lf.Dictionary, puzzle: str) -> list[str]:
    """The words of a puzzle: seven letters, the centre first."""
    return dictionary.find(f"length:4- and includes:{puzzle[0]} and consists:100-100%{puzzle}")


def points(word: str) -> int:
    """The points of a word of a puzzle."""
    return (1 if len(word) == 4 else len(word)) + 7 * (len(set(word)) == 7)


def rank_points(total: int) -> dict[str, int]:
    """The points at which each rank begins, rounded half up."""
    return {rank: (total * percent + 50) // 100 for rank, percent in RANKS.items()}


def good_puzzles(
    dictionary: lf.Dictionary, fewest: int, most: int, without: str
) -> list[tuple[str, int, int]]:
    """All puzzles with so many words: (letters, words, pangrams), in alphabetical order."""
    alphabet = dictionary.alphabet.lower
    banned = set(without.lower())
    # A bit for each letter; puzzles depend on the letters of words only. uint32[words]
    words = dictionary.find("length:4- and unique-letters:1-7")
    sets = np.array([sum(1 << alphabet.index(letter) for letter in set(word)) for word in words])
    kinds, many = np.unique(sets, return_counts=True)
    puzzles = []
    for word in sorted({"".join(sorted(set(word), key=alphabet.index)) for word in words}):
        if len(word) != 7 or banned.intersection(word):
            continue
        seven = sum(1 << alphabet.index(letter) for letter in word)
        inside = kinds & ~seven == 0
        own, counts = kinds[inside], many[inside]
        for centre in word:
            count = int(counts[own >> alphabet.index(centre) & 1 == 1].sum())
            if fewest <= count <= most:
                others = "".join(letter for letter in word if letter != centre)
                puzzles.append((centre + others, count, int(counts[own == seven].sum())))
    return sorted(puzzles)


def read_puzzle(text: str, dictionary: lf.Dictionary) -> str:
    """Return the seven letters of a puzzle in lower case, the centre first."""
    puzzle = text.lower()
    if len(puzzle) != 7 or len(set(puzzle)) != 7:
        sys.exit(f"spelling_bee.py: {text!r}: expected seven different letters, the centre first")
    for letter in puzzle:
        if letter not in dictionary.alphabet.lower:
            sys.exit(f"spelling_bee.py: {text!r}: {letter!r} is not a letter")
    return puzzle


def show(dictionary: lf.Dictionary, puzzle: str, top: int | None) -> None:
    """Print the words of a puzzle, the most points first, and its ranks."""
    words = sorted(words_of(dictionary, puzzle), key=lambda word: (-points(word), word))
    total = sum(map(points, words))
    pangrams = sum(len(set(word)) == 7 for word in words)
    print(f"{len(words)} words, {pangrams} with all seven letters (*), {total} points")
    for word in words[:top]:
        print(f"{points(word):4}  {word}{'*' if len(set(word)) == 7 else ''}")
    print("  ".join(f"{rank} {least}" for rank, least in rank_points(total).items()))


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("puzzle", nargs="?", help="seven letters, the centre first")
    parser.add_argument("-w", "--words", default="2of12inf", help="word list (default: 2of12inf)")
    parser.add_argument("-n", "--top", type=int, help="words to show (default: all)")
    parser.add_argument("--find", type=int, metavar="N", help="show N good puzzles")
    parser.add_argument("--seed", type=int, help="seed of the choice of puzzles (default: random)")
    parser.add_argument("--least", type=int, default=20, help="fewest words (default: 20)")
    parser.add_argument("--most", type=int, default=80, help="most words (default: 80)")
    parser.add_argument(
        "--without",
        default="s",
        metavar="LETTERS",
        help="letters to avoid (default: S, of plurals)",
    )
    options = parser.parse_args()
    if (options.puzzle is None) == (options.find is None):
        parser.error("give seven letters, or --find N")
    if options.top is not None and options.top < 0:
        parser.error("--top needs a number from 0 on")
    try:
        dictionary = lf.Dictionary.load(options.words)
    except lf.LexiconFastError as error:
        sys.exit(f"spelling_bee.py: {error}")
    if options.puzzle is not None:
        show(dictionary, read_puzzle(options.puzzle, dictionary), options.top)
        return
    if options.find < 1:
        parser.error("--find needs a number, 1 or more")
    puzzles = good_puzzles(dictionary, options.least, options.most, options.without)
    print(f"{len(puzzles):,} puzzles of {options.least} to {options.most} words")
    rng = Rng(random_seed() if options.seed is None else options.seed)
    for puzzle, words, pangrams in rng.sample(puzzles, min(options.find, len(puzzles))):
        print(f"{puzzle.upper()}  {words} words, {pangrams} with all seven letters")


if __name__ == "__main__":
    if hasattr(signal, "SIGPIPE"):  # end quietly in `| head`
        signal.signal(signal.SIGPIPE, signal.SIG_DFL)
    main()
