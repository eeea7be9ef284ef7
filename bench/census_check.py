"""Check a census of ten cards with independent code.

    python bench/census_check.py [--hands N] [--seed N] > bench/results/census-check.txt

1. `Slow` below, plain Python over the word list, answers random hands from all parts of the census
   by trying all sets of their cards. Compared are the points left after the best first play, its
   word, the turns, and the points left after 2, 3 ... words of the planner.
2. `Slow` counts every hand of four cards; the tallies must be equal.
3. The solver and the planner answer complete parts of the census of ten cards in another way; the
   tallies must be equal.
4. A census is killed with signal 9. The sum in its checkpoint must be that of the parts it lists.

It takes some minutes. A failed check raises AssertionError.
"""

from __future__ import annotations

import argparse
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from pathlib import Path

import msgspec

from lexicon_fast import Dictionary
from lexicon_fast.base.rng import Rng
from lexicon_fast.census.count import CensusOptions, count_hands
from lexicon_fast.census.hands import Census
from lexicon_fast.census.tally import ListedHand, Tally, deals_of
from lexicon_fast.dictionary import wordlists
from lexicon_fast.games.lexicon.plans import plan_batch
from lexicon_fast.games.lexicon.rules import POINTS

LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"


# ---------------------------------------------------------------- plain Python


class Slow:
    """Answers hands one by one, by trying all sets of their cards."""

    def __init__(self, words: Sequence[str]) -> None:
        #: Sorted letters -> the first word with exactly these letters.
        self.first: dict[str, str] = {}
        for word in sorted(words, reverse=True):
            self.first["".join(sorted(word.upper()))] = word

    def word(self, cards: str) -> str:
        """Return the first word that these cards form exactly, or ""."""
        if "*" not in cards:
            return self.first.get(cards, "")
        rest = cards.replace("*", "", 1)  # the pack has one Master
        words = (self.first.get("".join(sorted(rest + letter)), "") for letter in LETTERS)
        return min(filter(None, words), default="")

    def answer(self, hand: str) -> tuple[int, str, int | None, list[int]]:
        """Return points left after the best first play, its word, turns, and points left after 1, 2
        ... words, as long as they decrease.
        """
        texts: dict[str, int] = {}
        canon = [0] * (1 << len(hand))  # equal sets of cards count once
        paid: dict[int, str] = {}
        points = {0: 0}
        for chosen in range(1, 1 << len(hand)):
            cards = "".join(card for at, card in enumerate(hand) if chosen >> at & 1)
            canon[chosen] = texts.setdefault(cards, chosen)
            if canon[chosen] == chosen:
                points[chosen] = sum(POINTS[card] for card in cards)
                if word := self.word(cards):
                    paid[chosen] = word
        every = canon[-1]
        total = points[every]
        if not paid:
            return total, "", None, [total]
        left_points, word = min((total - points[each], word) for each, word in paid.items())
        # Possible leftovers after exactly 1, 2, 3 ... words.
        left = {every}
        turns, after = None, list[int]()
        while left := {
            canon[each & ~taken] for each in left for taken in paid if not taken & ~each
        }:
            after.append(min(*after[-1:], *(points[each] for each in left), total))
            if turns is None and 0 in left:
                turns = len(after)
        return left_points, word, turns, after


def slow_tally(slow: Slow, census: Census, hands: Sequence[str]) -> Tally:
    tally = Tally(census.shape)
    for hand in hands:
        left_points, word, turns, after = slow.answer(hand)
        points = sum(POINTS[card] for card in hand)
        deals = deals_of(hand, census.rules.pack)
        listed = ListedHand(hand, points, left_points, word, turns, deals)
        number = census.dictionary.words.index(word) if word else -1
        tally.add(listed, number, after, deals=deals)
        tally.list_hands([listed])
    return tally


# ---------------------------------------------------------------- the checks


def check_hands(slow: Slow, census: Census, hands: int, rng: Rng) -> Iterator[str]:
    """Compare random hands of random parts with `slow`."""
    parts = min(census.parts, 40)
    masters = 0
    checked = 0
    for at, part in enumerate(rng.sample(range(census.parts), parts)):
        count = hands * (at + 1) // parts - hands * at // parts
        chosen = rng.sample(census.hands_of(part), count)
        plans = plan_batch(chosen, census.dictionary)
        answers = census.answers(chosen)
        for hand, plan, answer in zip(chosen, plans, answers, strict=True):
            *expected, after = slow.answer(hand)
            assert answer == tuple(expected), (hand, answer, expected)
            best = [entry.left_points for entry in plan.entries]
            assert [*best, *[best[-1]] * len(after)][: len(after)] == after, (hand, plan, after)
            assert plan.empties_in == answer[2], (hand, plan, answer)
            masters += "*" in hand
            checked += 1
    yield (
        f"{checked:,} hands from {parts} of {census.parts} parts ({masters:,} with the Master):"
        " points left after the best first play, its word, turns, points left after more words:"
        " all as counted in plain Python"
    )


def check_all(slow: Slow, dictionary: Dictionary, cards: int) -> Iterator[str]:
    """Compare all hands of a smaller size with `slow`."""
    census = Census(dictionary, cards, plan=True)
    hands = [hand for part in range(census.parts) for hand in census.hands_of(part)]
    assert len(set(hands)) == census.hands
    assert slow_tally(slow, census, hands) == census.tally(0, census.parts)
    yield f"all {census.hands:,} hands of {cards} cards: the same tally in plain Python"


def check_parts(census: Census, job: CensusOptions, count: int, rng: Rng) -> Iterator[str]:
    """Compare complete parts with the solver and the planner."""
    for part in rng.sample(range(census.parts), count):
        hands = census.hands_of(part)
        counted = count_hands(hands, job, census.dictionary, weighted=True)
        assert counted == census.tally(part, part + 1), part
        yield f"part {part}, {len(hands):,} hands: the same tally by the solver and the planner"


def check_checkpoint(census: Census, words: str) -> Iterator[str]:
    """Check the checkpoint of a killed census."""
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "census.json"
        args = ["census", "--plan", "-w", words, "-o", str(path)]
        process = subprocess.Popen(
            [sys.executable, "-m", "lexicon_fast", *args], stderr=subprocess.DEVNULL
        )
        kept = Path(f"{path}.part")
        parts: list[int] = []
        while process.poll() is None and len(parts) < census.parts // 2:
            time.sleep(0.1)
            if kept.exists():
                _, parts, stored = msgspec.json.decode(kept.read_bytes())
        process.kill()
        process.wait()
    assert parts, "it ended before it was killed"
    tally = Tally(census.shape)
    for part in parts:
        tally += census.tally(part, part + 1)
    assert msgspec.json.decode(tally.to_json()) == stored
    yield (
        f"killed with {len(parts)} of {census.parts} parts in the checkpoint"
        f" ({tally.total.hands:,} hands): its sum is that of these parts"
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--hands", type=int, default=10_000)
    parser.add_argument("--parts", type=int, default=2)
    parser.add_argument(
        "--cards", type=int, default=4, help="cards of the smaller hands, which are all checked"
    )
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("-w", "--words", default="enable")
    options = parser.parse_args()
    dictionary = Dictionary.load(options.words)
    text = wordlists.resolve(options.words).read().decode()
    slow = Slow([word for word in text.split() if word in dictionary])
    rng = Rng(options.seed)
    begun = time.monotonic()
    print(
        f"census_check.py: {options.words}, {len(dictionary):,} words, sha256 {dictionary.sha256};"
        f" seed {options.seed}",
        flush=True,
    )
    census = Census(dictionary, plan=True, threads=2)
    job = CensusOptions(
        options.words,
        dictionary.sha256,
        census.shape.cards,
        "waddingtons",
        2,
        True,
        census.shape.top,
    )
    for lines in (
        check_hands(slow, census, options.hands, rng),
        check_all(slow, dictionary, options.cards),
        check_parts(census, job, options.parts, rng),
        check_checkpoint(census, options.words),
    ):
        for line in lines:
            print(f"- {line} ({time.monotonic() - begun:.0f} s)", flush=True)
    print("no difference")


if __name__ == "__main__":
    main()
