"""Learn leave values from games that `static` plays against itself: `lexicon-fast scrabble train`.

It plays one game for each board, and counts the best choice with every rack that can be drawn there
(`_native/scrabble/leave_census.pyx`). The value of that choice counts for all leaves that the rack
contains. The value of a frequent leave is its average gain over the mean; that of a rare leave is
drawn towards a guess from the smaller leaves inside it. The next generation uses the new values.
See docs/leaves.md.
"""

from __future__ import annotations

import time
from contextlib import closing
from typing import TYPE_CHECKING, Final, NamedTuple, TypeVar

import numpy as np

from lexicon_fast._native.scrabble import leave_census
from lexicon_fast._native.scrabble.learning import LeaveSums
from lexicon_fast._native.scrabble.selfplay import Match
from lexicon_fast._native.tiles.leaves import Leaves, rank_leaves
from lexicon_fast.base.arguments import cores
from lexicon_fast.base.errors import BadOption
from lexicon_fast.base.thread_pool import as_done
from lexicon_fast.bots.scrabble.turn_values import learn_turns
from lexicon_fast.bots.tiles.leaves import (
    MAX_RACK,
    LeavesFile,
    counts_by_code,
    leaves_of_size,
    lines_of,
)
from lexicon_fast.dictionary import Dictionary
from lexicon_fast.games.tiles.board import native_layout, rack_counts
from lexicon_fast.games.tiles.layouts import BLANK, Layout

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator, Sequence

    from numpy.typing import NDArray

    Values = NDArray[np.float64]

T = TypeVar("T")

#: Boards of a generation of `Training.census`, of each half.
FEWEST_BOARDS: Final = 4
#: Boards of all generations, if nothing else is said.
BOARDS: Final = 200
#: Hundredths of a point per unit of the values in a file.
UNIT: Final = 20
#: Shares of the boards for the generations of `Training.census` before the last one.
SHARES: Final = (0.1, 0.1, 0.2)
#: Leaves whose values experts know.
EXAMPLES: Final = "? S ?S Q QU X Z E ER ERS EE II UU V VW AEINRT AEINST EINRST ??ERS UVVWW".split()  # noqa: SIM905
#: Weight, in racks, of the spread of all leaves of a size in the spread of one of them.
FEW: Final = 30
#: The most racks that a leave counts for when guesses are fitted.
MAX_WEIGHT: Final = 1000


class Leave(NamedTuple):
    """All leaves of one size: their tiles, and the smaller leaves inside them."""

    counts: NDArray[np.uint8]  # [n, kinds]
    #: The leaves without each of the tiles: [n, size] numbers among the leaves of that size.
    smaller: NDArray[np.int64]


class Shapes:
    """The leaves of a set of tiles, by size, and the smaller leaves inside each."""

    def __init__(self, most: bytes, letters: int, largest: int) -> None:
        self.leaves = Leaves(most, letters, largest, None)
        self.kinds = [code for code, count in enumerate(most) if count]
        self.sizes: list[Leave] = []
        for size in range(1, largest + 1):
            counts, tiles = leaves_of_size(self.leaves, size)
            smaller = np.zeros(tiles.shape, np.int64)
            if size > 1:
                fewer = np.vstack([np.delete(tiles, at, axis=1) for at in range(size)])
                ranks = np.frombuffer(rank_leaves(lines_of(fewer))[2], np.uint32)
                smaller += ranks.reshape(size, -1).T
                smaller -= sum(len(leave.counts) for leave in self.sizes[:-1])
            self.sizes.append(Leave(np.ascontiguousarray(counts[:, self.kinds]), smaller))

    def split(self, values: Values) -> list[Values]:
        """Split the values of all leaves by size."""
        ends = np.cumsum([len(leave.counts) for leave in self.sizes])
        return np.split(values, ends[:-1])


def average_inside(leave: Leave, values: Values) -> Values:
    """Return for each leave the average of `values` over the leaves with one tile less."""
    average: Values = values[leave.smaller].mean(axis=1)
    return average


class Observed(NamedTuple):
    """Average gains of leaves, by size."""

    values: list[Values]  # on average
    racks: list[Values]  # that held the leave
    spread: list[Values]  # variance of one rack

    @classmethod
    def of(cls, shapes: Shapes, parts: Sequence[LeaveSums]) -> Observed:
        sums, squares, ways, racks = (
            np.sum([np.frombuffer(part.columns()[i], kind) for part in parts], axis=0, dtype="f8")
            for i, kind in enumerate(("f8", "f8", "f8", "u4"))
        )
        values = sums / np.maximum(ways, 1)
        # Squares minus those of the averages, and degrees of freedom. Leaves with few racks also
        # use the spread of all leaves of their size.
        rests = shapes.split(squares - sums * values)
        turns = shapes.split(ways * (1 - 1 / np.maximum(racks, 1)))
        spread = [
            np.maximum((rest + FEW * np.sum(rest) / max(1.0, np.sum(turn))) / (turn + FEW), 1.0)
            for rest, turn in zip(rests, turns, strict=True)
        ]
        return cls(shapes.split(values), shapes.split(racks), spread)


def learned(
    shapes: Shapes, halves: Sequence[LeaveSums], vowels: Sequence[int]
) -> tuple[Values, list[str]]:
    """Return the values of all leaves in hundredths of a point, and lines of a report.

    A value is the average of the observed gain and a guess, weighted by the number of racks with
    the leave and by the quality of the guess. The guess is a linear function, fitted to all leaves
    of a size: of the average values of the leaves inside with one, two and three tiles less (which
    reveal the combined value of three tiles), and of the number of vowels and blanks. Its quality
    is measured by comparing guesses from one half of the racks with the gains of the other half.
    """
    seen = Observed.of(shapes, halves)
    first, second = (Observed.of(shapes, [half]) for half in halves)
    builders = Builder(shapes, seen, vowels), Builder(shapes, first, vowels)
    lines = []
    for size in range(1, len(shapes.sizes) + 1):
        guesses = [builder.guess(size) for builder in builders]
        racks, spread = second.racks[size - 1], second.spread[size - 1]
        # The information of each leave, if guesses are off by about a point.
        trust = (racks / (racks + spread / 100**2)) ** 2
        wrong = (second.values[size - 1] - guesses[1]) ** 2 - spread / np.maximum(racks, 1)
        off = max(float(np.sum(trust * wrong) / max(1.0, float(np.sum(trust)))), 1.0)
        own_weights = [
            builder.mix(size, guess, off) for builder, guess in zip(builders, guesses, strict=True)
        ]
        lines.append(
            f"  {size} tiles: {len(racks):,} leaves, racks each"
            f" {np.median(seen.racks[size - 1]):,.0f} (median), spread"
            f" {np.mean(spread) ** 0.5 / 100:.1f},"
            f" guesses off by {off**0.5 / 100:.2f}, own weight {own_weights[0]:.2f}"
        )
    return np.concatenate(builders[0].values), lines


class Builder:
    """Computes values from observed gains, one size after the other."""

    def __init__(self, shapes: Shapes, seen: Observed, vowels: Sequence[int]) -> None:
        self.values: list[Values] = []
        self._shapes = shapes
        self._seen = seen
        self._vowels = vowels
        self._inside: list[Values] = []  # averages of the values one, two, three tiles below

    def guess(self, size: int) -> Values:
        """Guess the values of a size from the smaller leaves."""
        values, racks = self._seen.values[size - 1], self._seen.racks[size - 1]
        if size == 1:
            return np.zeros(len(values))
        leave = self._shapes.sizes[size - 1]
        below = [self.values[-1], *self._inside][:3]
        self._inside = [average_inside(leave, average) for average in below]
        return _fit(_features(self._shapes, leave, self._inside, self._vowels), values, racks)

    def mix(self, size: int, guess: Values, off: float) -> float:
        """Store the values of a size; return the average weight of the observed gains.

        off: mean squared error of the guesses.
        """
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
    """Return the weighted least squares fit at all points."""
    weighted = features * np.minimum(racks, MAX_WEIGHT)[:, None]
    # The normal equations, of columns of equal length. Some columns may depend on others.
    matrix = weighted.T @ features
    scale = 1 / np.sqrt(np.maximum(np.diag(matrix), 1e-9))
    solution, *_ = np.linalg.lstsq(
        matrix * scale * scale[:, None], weighted.T @ values * scale, rcond=1e-10
    )
    fitted: Values = features @ (solution * scale)
    return fitted


class Training:
    """Leave values that improve with each generation of games.

    Raises BadOption for racks of one tile or more than `MAX_RACK`, BadAlphabet.
    """

    def __init__(self, dictionary: Dictionary, layout: Layout) -> None:
        if not 2 <= layout.rack_size <= MAX_RACK:
            raise BadOption(
                f"layout {layout.name} has racks of {layout.rack_size} tiles; leave values support"
                f" racks of 2 to {MAX_RACK}"
            )
        self.dictionary = dictionary
        self.alphabet = dictionary.alphabet
        self.largest = layout.rack_size - 1
        self.shapes = Shapes(
            bytes(counts_by_code(layout, self.alphabet)), len(self.alphabet), self.largest
        )
        self.values: Values = np.zeros(len(self.shapes.leaves))
        self.mean = 0
        self._most = counts_by_code(layout, self.alphabet)
        self._layout = native_layout(layout, self.alphabet)
        self._rack_size = layout.rack_size

    def census(
        self,
        boards: int,
        seed: int,
        each: Callable[[Callable[[int], LeaveSums], Sequence[int]], Iterable[object]] = map,
        progress: Callable[[], object] = lambda: None,
    ) -> str:
        """Learn from all racks of boards in games played with the current values. Return a report.

        each: calls a function for each of two halves, perhaps in threads; progress: called after
        each board. The results are the same for every `each`.
        """
        begun = time.perf_counter()
        leaves, _ = self._players()
        halves = LeaveSums(leaves), LeaveSums(leaves)

        def fill(half: int) -> LeaveSums:
            _, match = self._players()
            census = leave_census.RackCensus(leaves)
            for board in range(half, boards, 2):
                leave_census.gather(match, census, halves[half], seed + board, 1)
                progress()
            return halves[half]

        for _ in each(fill, (0, 1)):
            pass
        if not all(half.racks for half in halves):
            raise BadOption("the games end before a position has enough tiles; use other tiles")
        change = self._learn(halves)
        return (
            f"all racks of {boards:,} boards, worth {self.mean / 100:.2f} on average,"
            f" {time.perf_counter() - begun:.1f} s; {change}"
        )

    def _players(self) -> tuple[Leaves, Match]:
        """Return the current values, and games that use them."""
        leaves = Leaves(
            bytes(self._most),
            len(self.alphabet),
            self.largest,
            rounded(self.values, 1),
            1,
            self.mean,
        )
        match = Match(
            self.dictionary.compiled, self._layout, (leaves, leaves), self._most, self._rack_size
        )
        return leaves, match

    def _learn(self, halves: Sequence[LeaveSums]) -> str:
        """Set the values from sums. Return the average changes by size, and further lines."""
        before = self.values
        vowels = [self.alphabet.upper.index(x) for x in self.alphabet.vowels]
        self.values, lines = learned(self.shapes, halves, vowels)
        self.mean = round(
            sum(half.equity for half in halves) / max(1, sum(half.racks for half in halves))
        )
        change = [
            f"{np.mean(np.abs(new - old)) / 100:.2f}"
            for new, old in zip(
                self.shapes.split(self.values), self.shapes.split(before), strict=True
            )
        ]
        changed = f"changed by {', '.join(change)} (1 to {self.largest} tiles)"
        return "\n".join([changed, *lines, f"  {self.sample()}"])

    def sample(self) -> str:
        """Return a line with the values of some leaves."""
        parts = []
        for text in EXAMPLES:
            if not set(text) <= {*self.alphabet.upper, BLANK}:
                continue
            counts = rack_counts(text, self.alphabet)
            if all(count <= most for count, most in zip(counts, self._most, strict=True)):
                value = self.values[self.shapes.leaves.rank(counts)]
                parts.append(f"{text} {value / 100:+.1f}")
        return ", ".join(parts)

    def file(self, unit: int, learned: str) -> LeavesFile:
        """Return the content of a file. unit: hundredths of a point per unit of the values."""
        return LeavesFile(
            self.alphabet.upper,
            (*self._most[: len(self.alphabet)], self._most[-1]),
            self.largest,
            unit,
            self.mean,
            0,
            self.dictionary.name,
            self.dictionary.compiled.source_sha256,
            learned,
            rounded(self.values, unit),
        )


def learn(
    dictionary: Dictionary,
    layout: Layout,
    boards: int = BOARDS,
    seed: int = 1,
    games: int = 0,
    *,
    start: LeavesFile | None = None,
    threads: int | None = None,
    progress: Callable[[], object] = lambda: None,
    report: Callable[[str], object] = lambda _: None,
) -> LeavesFile:
    """Return values learned from all racks of boards, in several generations: see `Training`.

    games: from which values of turns and squares are learned afterwards, 0 for none; start: leave
    values to keep, so that boards are not used; threads: up to two are used; progress: called after
    each board and game; report: called with a text after each generation. The values depend on the
    boards, the games and the seed only. Raises BadOption, BadAlphabet.
    """
    count = min(2, threads or cores())

    def each(fill: Callable[[int], T], halves: Sequence[int]) -> Iterator[T]:
        with closing(as_done(fill, halves, count)) as results:
            yield from results

    table = start
    if table is None:
        training = Training(dictionary, layout)
        played = 0
        for number, some in enumerate(generations(boards), 1):
            text = training.census(some, seed + played, each, progress)
            played += some
            report(f"generation {number}: {text}")
        table = training.file(
            UNIT, f"all racks of {boards:,} boards in {number} generations, seed {seed}"
        )
    if games:
        table = learn_turns(table, dictionary, layout, games, seed, each, progress)
    return table


def generations(boards: int) -> list[int]:
    """Return the boards of each generation of `Training.census`, of `boards` in total."""
    first = [max(2 * FEWEST_BOARDS, round(share * boards)) for share in SHARES]
    return [*first, boards - sum(first)]


def rounded(values: Values, unit: int) -> bytes:
    """Convert values in hundredths of a point to int16 in units of `unit` hundredths."""
    return np.clip(np.rint(values / unit), -32_000, 32_000).astype(np.int16).tobytes()
