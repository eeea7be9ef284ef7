"""Learns what leaves are worth, from games that `static` plays against itself.

    python -m lexicon_fast.bots.scrabble.train --help

In every position of the games some racks are dealt at random, and the worth of the best choice with
each is noted for all leaves that it holds (`_native/scrabble/learning.pyx`). A leave that was seen
often is worth what it brought beyond the average; one seen seldom is drawn towards what the leaves
in it are worth. The values found are those of the next generation's games. docs/leaves.md has the
whole story.
"""

from __future__ import annotations

import argparse
import sys
import time
from typing import TYPE_CHECKING, Final, NamedTuple

import numpy as np

from lexicon_fast._native.scrabble.learning import Gathered, gather
from lexicon_fast._native.scrabble.selfplay import Match
from lexicon_fast._native.tiles.leaves import Leaves
from lexicon_fast.bots.tiles.leaves import MAX_RACK, Kept, counts_by_code
from lexicon_fast.dictionary import Dictionary
from lexicon_fast.games.tiles.board import rack_counts
from lexicon_fast.games.tiles.layouts import BLANK, Layout
from lexicon_fast.games.tiles.native_layout import native_layout

if TYPE_CHECKING:
    from collections.abc import Sequence

    from numpy.typing import NDArray

    Values = NDArray[np.float64]

#: Tiles of the largest leave.
MAX_LEAVE: Final = MAX_RACK - 1
#: Games of one call of the native core: a key press is heeded after them.
CHUNK: Final = 25
#: Some leaves that people know the worth of.
SHOWN: Final = "? S ?S Q QU X Z E ER ERS EE II UU V VW AEINRT AEINST EINRST ??ERS UVVWW".split()  # noqa: SIM905
VOWELS: Final = "AEIOU"
#: Racks that say little.
FEW: Final = 30
#: No leave counts for more racks than these when guesses are fitted.
MOST_TRUST: Final = 1000


class Leave(NamedTuple):
    """All leaves of one size: their tiles, and what they are made of."""

    counts: NDArray[np.uint8]  # [n, kinds]
    #: The leaves with one tile less, each as often as it has that tile: [n, kinds] numbers among
    #: the leaves of that size, and shares that add up to 1.
    smaller: NDArray[np.uint32]
    shares: NDArray[np.float32]


class Shapes:
    """The leaves of a set of tiles, by size, and how they contain each other."""

    def __init__(self, most: bytes, letters: int, largest: int) -> None:
        self.leaves = Leaves(most, letters, largest, None)
        self.kinds = [code for code, count in enumerate(most) if count]
        self.sizes: list[Leave] = []
        self._most = [most[code] for code in self.kinds]
        self._skip = self._skips(largest)
        for size in range(1, largest + 1):
            rows = np.frombuffer(self.leaves.each(size), np.uint8).reshape(-1, 33)
            counts = np.ascontiguousarray(rows[:, self.kinds])
            smaller = np.zeros(counts.shape, np.uint32)
            if size > 1:
                for kind in range(len(self.kinds)):
                    held = counts[:, kind] > 0
                    less = counts[held]
                    less[:, kind] -= 1
                    smaller[held, kind] = self._numbers(less)
            self.sizes.append(Leave(counts, smaller, (counts / size).astype(np.float32)))

    def _skips(self, largest: int) -> NDArray[np.int64]:
        """What a count adds to a leave's number: by kind, tiles so far, tiles of the kind."""
        skip = np.zeros((len(self.kinds), largest + 1, largest + 1), np.int64)
        ways = [1] + [0] * largest
        for kind, most in enumerate(self._most):
            more = []
            for n in range(largest + 1):
                total = 0
                for k in range(min(n, most) + 1):
                    skip[kind, n, k] = total
                    total += ways[n - k]
                more.append(total)
            ways = more
        return skip

    def _numbers(self, counts: NDArray[np.uint8]) -> NDArray[np.int64]:
        upto = np.cumsum(counts, axis=1)
        numbers = np.zeros(len(counts), np.int64)
        for kind in range(counts.shape[1]):
            numbers += self._skip[kind, upto[:, kind], counts[:, kind]]
        return numbers

    def split(self, values: Values) -> list[Values]:
        """Values of all leaves, by size."""
        ends = np.cumsum([len(each.counts) for each in self.sizes])
        return np.split(values, ends[:-1])


def average_inside(leave: Leave, values: Values) -> Values:
    """For each leave the average of a value over the leaves with one tile less."""
    found: Values = np.einsum("ij,ij->i", values[leave.smaller], leave.shares)
    return found


class Seen(NamedTuple):
    """What leaves have brought, by size."""

    values: list[Values]  # on average
    racks: list[Values]  # that held the leave
    spread: list[Values]  # variance of one rack

    @classmethod
    def of(cls, shapes: Shapes, parts: Sequence[Gathered]) -> Seen:
        sums, squares, ways, racks = (
            np.sum([np.frombuffer(part.columns()[i], kind) for part in parts], axis=0, dtype="f8")
            for i, kind in enumerate(("f8", "f8", "f8", "u4"))
        )
        values = sums / np.maximum(ways, 1)
        # The squares less those of the averages, and how often chance had a turn. What few racks
        # say of the spread is mixed with that of all leaves of the size.
        rests = shapes.split(squares - sums * values)
        turns = shapes.split(ways * (1 - 1 / np.maximum(racks, 1)))
        spread = [
            (rest + FEW * np.sum(rest) / max(1.0, float(np.sum(turn)))) / (turn + FEW)
            for rest, turn in zip(rests, turns, strict=True)
        ]
        return cls(shapes.split(values), shapes.split(racks), spread)


def learned(
    shapes: Shapes, halves: Sequence[Gathered], vowels: Sequence[int]
) -> tuple[Values, list[str]]:
    """Values of all leaves, in hundredths of a point, and lines that say how they were found.

    Each is the average of what the leave brought and of a guess, weighted by the racks that held it
    and by how well the guess does. The guess is a linear function, fitted to all leaves of a size:
    of the average values of the leaves inside with one, two and three tiles less (from which what
    three tiles are worth together can be told), and of the number of vowels and blanks. How well it
    does is told by guesses from one half of the racks beside what the other half brought.
    """
    seen = Seen.of(shapes, halves)
    first, second = (Seen.of(shapes, [half]) for half in halves)
    builders = Builder(shapes, seen, vowels), Builder(shapes, first, vowels)
    lines = []
    for size in range(1, len(shapes.sizes) + 1):
        guesses = [builder.guess(size) for builder in builders]
        racks, spread = second.racks[size - 1], second.spread[size - 1]
        # As much as each leave can tell, if guesses are about a point off.
        trust = (racks / (racks + spread / 100**2)) ** 2
        wrong = (second.values[size - 1] - guesses[1]) ** 2 - spread / np.maximum(racks, 1)
        off = max(float(np.sum(trust * wrong) / max(1.0, float(np.sum(trust)))), 1.0)
        known = [
            builder.mix(size, guess, off) for builder, guess in zip(builders, guesses, strict=True)
        ]
        lines.append(
            f"  {size} tiles: {len(racks):,} leaves, racks each"
            f" {np.median(seen.racks[size - 1]):,.0f} (median), spread"
            f" {np.mean(spread) ** 0.5 / 100:.1f},"
            f" guesses off by {off**0.5 / 100:.2f}, own weight {known[0]:.2f}"
        )
    return np.concatenate(builders[0].values), lines


class Builder:
    """Makes values from what was seen, one size after the other."""

    def __init__(self, shapes: Shapes, seen: Seen, vowels: Sequence[int]) -> None:
        self.values: list[Values] = []
        self._shapes = shapes
        self._seen = seen
        self._vowels = vowels
        self._inside: list[Values] = []  # averages of the values one, two, three tiles below

    def guess(self, size: int) -> Values:
        """From the smaller leaves."""
        values, racks = self._seen.values[size - 1], self._seen.racks[size - 1]
        if size == 1:
            return np.zeros(len(values))
        leave = self._shapes.sizes[size - 1]
        below = [self.values[-1], *self._inside][:3]
        self._inside = [average_inside(leave, each) for each in below]
        return _fit(_features(self._shapes, leave, self._inside, self._vowels), values, racks)

    def mix(self, size: int, guess: Values, off: float) -> float:
        """Note the values, guesses being so far off; returns how much weight what was seen has."""
        racks = self._seen.racks[size - 1]
        known = racks / (racks + self._seen.spread[size - 1] / off)
        self.values.append(known * self._seen.values[size - 1] + (1 - known) * guess)
        return float(np.sum(known * racks) / max(1.0, float(np.sum(racks))))


def _features(
    shapes: Shapes, leave: Leave, averages: Sequence[Values], vowels: Sequence[int]
) -> Values:
    is_vowel = np.isin(shapes.kinds, list(vowels))
    number = leave.counts[:, is_vowel].sum(axis=1)
    blanks = leave.counts[:, -1]
    size = int(leave.counts[0].sum())
    columns = [*averages]
    columns += [(number == n).astype(np.float64) for n in range(size + 1)]
    columns += [(blanks == n).astype(np.float64) for n in range(1, int(blanks.max()) + 1)]
    columns += [below * (blanks == 0) for below in averages[:1]]
    return np.stack(columns, axis=1)


def _fit(features: Values, values: Values, racks: Values) -> Values:
    """The weighted least squares fit, at all points."""
    weight = np.sqrt(np.minimum(racks, MOST_TRUST))[:, None]
    solution, *_ = np.linalg.lstsq(features * weight, values * weight[:, 0], rcond=None)
    fitted: Values = features @ solution
    return fitted


class Training:
    """Values of leaves that become better, generation by generation."""

    def __init__(self, dictionary: Dictionary, layout: Layout, start: Kept | None = None) -> None:
        self.dictionary = dictionary
        self.alphabet = dictionary.alphabet
        self.shapes = Shapes(
            bytes(counts_by_code(layout, self.alphabet)), len(self.alphabet), MAX_LEAVE
        )
        self.values: Values = np.zeros(len(self.shapes.leaves))
        self.mean = 0
        if start is not None:
            self.values = np.frombuffer(start.values, np.int16).astype(np.float64) * start.unit
            self.mean = start.mean
        self._most = counts_by_code(layout, self.alphabet)
        self._layout = native_layout(layout, self.alphabet)
        self._rack_size = layout.rack_size

    def generation(self, games: int, racks: int, seed: int) -> str:
        """Learn from games by the values so far; tells what came out."""
        begun = time.perf_counter()
        leaves = Leaves(
            bytes(self._most), len(self.alphabet), MAX_LEAVE, rounded(self.values, 1), 1, self.mean
        )
        match = Match(
            self.dictionary.compiled, self._layout, (leaves, leaves), self._most, self._rack_size
        )
        halves = Gathered(leaves), Gathered(leaves)
        for turn, first in enumerate(range(0, games, CHUNK)):
            some = min(CHUNK, games - first)
            gather(match, leaves, halves[turn % 2], seed + first, some, racks)
        before = self.values
        vowels = [self.alphabet.upper.index(x) for x in VOWELS if x in self.alphabet.upper]
        self.values, lines = learned(self.shapes, halves, vowels)
        dealt = sum(half.racks for half in halves)
        self.mean = round(sum(half.worth for half in halves) / max(1, dealt))
        change = [
            f"{np.mean(np.abs(new - old)) / 100:.2f}"
            for new, old in zip(
                self.shapes.split(self.values), self.shapes.split(before), strict=True
            )
        ]
        return "\n".join(
            [
                f"{games:,} games, {dealt:,} racks worth {self.mean / 100:.2f} on average,"
                f" {time.perf_counter() - begun:.0f} s; changed by {', '.join(change)}"
                f" (1 to {MAX_LEAVE} tiles)",
                *lines,
                "  " + self.sample(),
            ]
        )

    def sample(self) -> str:
        """What some leaves are worth, as a line."""
        parts = []
        for text in SHOWN:
            if not set(text) <= {*self.alphabet.upper, BLANK}:
                continue
            counts = rack_counts(text, self.alphabet)
            if all(count <= most for count, most in zip(counts, self._most, strict=True)):
                value = self.values[self.shapes.leaves.rank(counts)]
                parts.append(f"{text} {value / 100:+.1f}")
        return ", ".join(parts)

    def kept(self, unit: int, learned: str) -> Kept:
        """What goes into a file, values in units of so many hundredths of a point."""
        return Kept(
            self.alphabet.upper,
            (*self._most[: len(self.alphabet)], self._most[-1]),
            MAX_LEAVE,
            unit,
            self.mean,
            self.dictionary.name,
            self.dictionary.compiled.source_sha256,
            learned,
            rounded(self.values, unit),
        )


def rounded(values: Values, unit: int) -> bytes:
    """Values in hundredths as int16 of so many."""
    return np.clip(np.rint(values / unit), -32_000, 32_000).astype(np.int16).tobytes()


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="train", description=__doc__.partition("\n")[0])
    parser.add_argument("output", help="the leaves file to write")
    parser.add_argument("--words", default="enable", help="dictionary [%(default)s]")
    parser.add_argument("--layout", default="scrabble", help="board and tiles [%(default)s]")
    parser.add_argument("--start", help="a leaves file to start from [default: all leaves are 0]")
    parser.add_argument(
        "--games",
        type=int,
        nargs="+",
        default=[1_000, 2_000, 5_000, 25_000],
        help="of each generation [%(default)s]",
    )
    parser.add_argument("--racks", type=int, default=12, help="dealt in a position [%(default)s]")
    parser.add_argument("--seed", type=int, default=1, help="of the first game [%(default)s]")
    parser.add_argument(
        "--unit",
        type=int,
        default=20,
        help="hundredths of a point that the file counts [%(default)s]",
    )
    given = parser.parse_args(arguments)
    start = Kept.load(given.start) if given.start else None
    training = Training(Dictionary.load(given.words), Layout.load(given.layout), start)
    played = 0
    for number, games in enumerate(given.games, 1):
        told = training.generation(games, given.racks, given.seed + played)
        played += games
        print(f"generation {number}: {told}", flush=True)
        learned = f"{played:,} games in {number} generations, seed {given.seed}"
        training.kept(given.unit, learned).write(given.output)
    return 0


if __name__ == "__main__":
    sys.exit(main())
