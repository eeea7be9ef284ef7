"""Quiddler: the arrangement of a hand of cards into words that scores most.

    python quiddler.py 'QU I TH E ER N A S'              one card may be discarded
    python quiddler.py 'QU I TH E ER N A S' --keep-all   none may

Cards have one letter, or two: QU, IN, ER, CL and TH. A card of two letters spells both, in order. A
hand is arranged in words of two letters or more. Cards in words score their points; cards that are
left over count against the player, but for one that is discarded. With no card left over, the
player goes out. The longest word (by letters) and the most words of a round score 10 more each: so
the example also shows the best hand with as long a word, and with as many words, as there can be.

All ways to spell words and to divide the cards among them are compared: the results are exact.
"""

from __future__ import annotations

import argparse
import signal
import sys
from collections import Counter
from collections.abc import Iterator
from functools import lru_cache
from typing import NamedTuple

import lexicon_fast as lf

#: The points of each card.
POINTS = {
    "A": 2, "B": 8, "C": 8, "D": 5, "E": 2, "F": 6, "G": 6, "H": 7, "I": 2, "J": 13, "K": 8,
    "L": 3, "M": 5, "N": 5, "O": 2, "P": 6, "Q": 15, "R": 5, "S": 3, "T": 3, "U": 4, "V": 11,
    "W": 10, "X": 12, "Y": 4, "Z": 14, "QU": 9, "IN": 7, "ER": 7, "CL": 10, "TH": 9,
}  # fmt: skip
MOST_CARDS = 14


class Hand(NamedTuple):
    """Words as tuples of cards, the cards left over, and the one that is discarded, or ""."""

    score: int
    words: tuple[tuple[str, ...], ...]
    over: tuple[str, ...]
    discard: str


def spellings(word: str, cards: Counter[str]) -> Iterator[tuple[str, ...]]:
    """All ways to spell a word (in capitals) with some of the cards."""
    if not word:
        yield ()
        return
    for card in {word[:1], word[:2]}:
        if cards[card] > 0:
            rest = cards.copy()
            rest[card] -= 1
            for others in spellings(word[len(card) :], rest):
                yield (card, *others)


def all_spellings(dictionary: lf.Dictionary, cards: list[str]) -> list[tuple[str, ...]]:
    """A word for each set of cards that spells one, in alphabetical order of the words."""
    hand = Counter(cards)
    found: dict[tuple[str, ...], tuple[str, ...]] = {}
    for word in sorted(dictionary.subwords("".join(cards))):
        for spelled in spellings(word.upper(), hand):
            found.setdefault(tuple(sorted(spelled)), spelled)
    return list(found.values())


class Arranger:
    """Divides cards among words. State: how many of each kind of card are left, and discards."""

    def __init__(self, cards: list[str], words: list[tuple[str, ...]]) -> None:
        self.kinds = sorted(set(cards))
        self.uses: dict[int, list[tuple[tuple[int, ...], tuple[str, ...]]]] = {}
        for word in words:
            need = tuple(word.count(kind) for kind in self.kinds)
            # Only words with the first card that is left are tried: each division comes up once.
            first = next(at for at, count in enumerate(need) if count)
            self.uses.setdefault(first, []).append((need, word))
        self.best = lru_cache(maxsize=None)(self._best)

    def counts(self, cards: list[str]) -> tuple[int, ...]:
        return tuple(cards.count(kind) for kind in self.kinds)

    def _best(self, left: tuple[int, ...], discards: int, bonus: int) -> tuple[int, Hand]:
        """(value, hand) of the greatest value: its score, and `bonus` for each word."""
        first = next((at for at, count in enumerate(left) if count), None)
        if first is None:
            return 0, Hand(0, (), (), "")
        card = self.kinds[first]
        rest = (*left[:first], left[first] - 1, *left[first + 1 :])
        value, hand = self.best(rest, discards, bonus)
        points = POINTS[card]
        found = [
            (value - points, hand._replace(score=hand.score - points, over=(card, *hand.over)))
        ]
        if discards:
            value, hand = self.best(rest, discards - 1, bonus)
            found.append((value, hand._replace(discard=card)))
        for need, word in self.uses.get(first, ()):
            if all(map(int.__le__, need, left)):
                rest = tuple(map(int.__sub__, left, need))
                value, hand = self.best(rest, discards, bonus)
                points = sum(POINTS[card] for card in word)
                longer = hand._replace(score=hand.score + points, words=(word, *hand.words))
                found.append((value + points + bonus, longer))
        return max(found, key=lambda each: each[0])

    def with_word(self, cards: list[str], discards: int, words: list[tuple[str, ...]]) -> Hand:
        """The best hand that has one of these words."""
        hands = []
        for word in words:
            left = self.counts(cards)
            rest = tuple(map(int.__sub__, left, self.counts(list(word))))
            hand = self.best(rest, discards, 0)[1]
            points = sum(POINTS[card] for card in word)
            hands.append(hand._replace(score=hand.score + points, words=(word, *hand.words)))
        return max(hands, key=lambda hand: hand.score)


def described(hand: Hand) -> str:
    """A hand as text: a word's cards of two letters in parentheses."""
    words = (
        "".join(card if len(card) == 1 else f"({card})" for card in word)
        for word in sorted(hand.words, key=lambda word: (-len("".join(word)), word))
    )
    parts = [f"{hand.score} points", " ".join(words) or "no words"]
    parts += [f"discard {hand.discard}"] if hand.discard else []
    parts += [f"left over {' '.join(hand.over)}"] if hand.over else ["goes out"]
    return ", ".join(parts)


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("cards", help="cards, with spaces between them")
    parser.add_argument("-w", "--words", default="enable", help="word list (default: enable)")
    parser.add_argument("--keep-all", action="store_true", help="discard no card")
    options = parser.parse_args()
    cards = options.cards.upper().split()
    for card in cards:
        if card not in POINTS:
            sys.exit(f"quiddler.py: {card!r} is not a card; use A to Z, QU, IN, ER, CL and TH")
    if not 1 <= len(cards) <= MOST_CARDS:
        sys.exit(f"quiddler.py: {len(cards)} cards; use 1 to {MOST_CARDS}")
    try:
        dictionary = lf.Dictionary.load(options.words)
    except lf.LexiconFastError as error:
        sys.exit(f"quiddler.py: {error}")
    words = all_spellings(dictionary, cards)
    arranger = Arranger(cards, words)
    discards = 0 if options.keep_all else 1
    everything = arranger.counts(cards)
    print(f"best          {described(arranger.best(everything, discards, 0)[1])}")
    if words:
        longest = max(len("".join(word)) for word in words)
        long = [word for word in words if len("".join(word)) == longest]
        print(f"longest word  {described(arranger.with_word(cards, discards, long))}")
        print(f"most words    {described(arranger.best(everything, discards, 10_000)[1])}")


if __name__ == "__main__":
    if hasattr(signal, "SIGPIPE"):  # end quietly in `| head`
        signal.signal(signal.SIGPIPE, signal.SIG_DFL)
    main()
