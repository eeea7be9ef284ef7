"""Wordle: the words that are still possible, and the guesses that tell most of them apart.

    python wordle.py                             the best first guesses
    python wordle.py CRANE:bygbb DOLTS:bbgbb     after two guesses
    python wordle.py --measure                   play for every word of the list, count guesses

A guess is a word and a mark for each letter: g, green, the letter is here; y, yellow, it is
elsewhere in the word; b, black (or a dot), the word has no more of it. So a letter that is guessed
twice can be yellow once and black once.
"""

from __future__ import annotations

import argparse
import signal
import sys
from collections.abc import Sequence

import numpy as np

import lexicon_fast as lf
from lexicon_fast.dictionary.alphabet import Alphabet
from lexicon_fast.grids import grade_of, grades


class Guesses:
    """The marks of all words of a list as guesses, for some of them as answers."""

    def __init__(self, words: Sequence[str], answers: np.ndarray, alphabet: Alphabet) -> None:
        """answers: numbers of words."""
        self.kinds = 3 ** len(words[0])
        self.answers = answers
        self.marks = grades(words, [words[number] for number in answers], alphabet=alphabet)

    def ranked(self, guesses: np.ndarray, left: np.ndarray) -> list[tuple[float, float, int]]:
        """(answers that remain on average, bits of information, guess), the best first.

        guesses: numbers of words; left: which of `answers` are possible.
        """
        ranked = []
        for some in np.array_split(guesses, len(guesses) * self.kinds // 100_000 + 1):  # for memory
            rows = self.marks[np.ix_(some, left)] + self.kinds * np.arange(len(some))[:, None]
            groups = np.bincount(rows.ravel(), minlength=self.kinds * len(some))
            groups = groups.reshape(len(some), self.kinds)
            share = groups / len(left)
            remain = (groups * share).sum(axis=1)
            bits = -(share * np.log2(share, where=share > 0, out=np.zeros_like(share))).sum(axis=1)
            ranked += zip(remain.tolist(), bits.tolist(), some.tolist(), strict=True)
        possible = set(self.answers[left].tolist())
        return sorted(ranked, key=lambda row: (row[0], row[2] not in possible, row[2]))

    def best(self, guesses: np.ndarray, left: np.ndarray) -> int:
        """The guess after which the fewest answers remain on average."""
        possible = self.answers[left]
        if len(left) <= 2:
            return int(possible[0])
        remain, _, guess = self.ranked(possible, left)[0]
        if remain == 1 or len(guesses) == len(left):  # an answer that tells all others apart
            return guess
        return self.ranked(guesses, left)[0][2]


def measure(words: Sequence[str], alphabet: Alphabet, only_answers: bool) -> list[int]:
    """Play for every word as the answer. Returns how many were found with 1, 2, 3 ... guesses."""
    everything = np.arange(len(words))
    table = Guesses(words, everything, alphabet)
    found: list[int] = []
    waiting = [(1, everything)]
    while waiting:
        turn, left = waiting.pop()
        guess = table.best(left if only_answers else everything, left)
        found += [0] * (turn - len(found))
        marks = table.marks[guess, left]
        for kind in np.unique(marks):
            if kind == table.kinds - 1:
                found[turn - 1] += 1
            else:
                waiting.append((turn + 1, left[marks == kind]))
    return found


def read_guess(text: str, length: int, alphabet: Alphabet) -> tuple[str, int]:
    """Return a guess, and its marks as a number."""
    word, _, signs = text.partition(":")
    word, signs = word.lower(), signs.lower().replace(".", "b")
    if len(word) != length or len(signs) != length or not set(signs) <= set("gyb"):
        sys.exit(
            f"wordle.py: {text!r}: expected {length} letters, a colon, and {length} marks g, y or"
            " b, such as CRANE:bygbb; --length sets the number of letters"
        )
    for place, letter in enumerate(word, 1):
        if letter not in alphabet.lower:
            sys.exit(f"wordle.py: {text!r}: {letter!r} (letter {place}) is not a letter")
    return word, grade_of(signs)


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("guesses", nargs="*", metavar="WORD:MARKS")
    parser.add_argument("-w", "--words", default="2of12inf", help="word list (default: 2of12inf)")
    parser.add_argument("--length", type=int, default=5, help="letters, 2 to 8 (default: 5)")
    parser.add_argument("-n", "--top", type=int, default=5, help="guesses to show (default: 5)")
    parser.add_argument(
        "--only-answers", action="store_true", help="guess only words that may be the answer"
    )
    parser.add_argument("--measure", action="store_true", help="play for every word of the list")
    options = parser.parse_args()
    if not 2 <= options.length <= 8 or options.top < 1:
        parser.error("use --length 2 to 8, and --top 1 or more")
    try:
        dictionary = lf.Dictionary.load(options.words)
        words = dictionary.find(f"length:{options.length}")
    except lf.LexiconFastError as error:
        sys.exit(f"wordle.py: {error}")
    if not words:
        sys.exit(f"wordle.py: {options.words} has no words of {options.length} letters")
    alphabet = dictionary.alphabet
    guesses = [read_guess(text, options.length, alphabet) for text in options.guesses]
    if options.measure:
        if guesses:
            parser.error("--measure plays whole games; leave the guesses out")
        found = measure(words, alphabet, options.only_answers)
        for turn, count in enumerate(found, 1):
            print(f"{turn} guesses: {count:5,} words")
        mean = sum(turn * count for turn, count in enumerate(found, 1)) / len(words)
        print(f"{len(words):,} words, {mean:.3f} guesses on average")
        return
    answers = np.arange(len(words))
    for guess, marks in guesses:
        answers = answers[grades([guess], words, alphabet=alphabet)[0, answers] == marks]
    if not len(answers):
        sys.exit(
            "wordle.py: no word of the list gives these marks; check them, or use another list"
        )
    shown = ", ".join(words[number] for number in answers[:10])
    print(f"{len(answers):,} possible: {shown}{', ...' if len(answers) > 10 else ''}")
    allowed = answers if options.only_answers else np.arange(len(words))
    ranked = Guesses(words, answers, alphabet).ranked(allowed, np.arange(len(answers)))
    print("guess     remain on average   bits")
    for remain, bits, number in ranked[: options.top]:
        star = "*" if number in answers else " "
        print(f"{words[number]:8}{star}{remain:18.2f} {bits:6.2f}")
    print("* may be the answer")


if __name__ == "__main__":
    if hasattr(signal, "SIGPIPE"):  # end quietly in `| head`
        signal.signal(signal.SIGPIPE, signal.SIG_DFL)
    main()
