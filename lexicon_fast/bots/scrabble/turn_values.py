"""Learn what a play is worth besides its score and leave: values of turns and of squares.

Both are fitted by ridge regression to samples of `learning.sample_turns`: choices in positions of
self-play, and what play-outs gained after them. Only differences between the choices of a position
count, so that neither racks nor boards matter. See docs/leaves.md.

Values of turns depend on the tiles in the bag and the tiles laid. With few tiles in the bag it
matters who draws the last ones. Values of squares depend on the tile laid on each square, the
direction of the play and whether the tile forms a cross word. They say what a play opens and
closes. The value of a tile is the sum of three numbers: of the square, of the tile, and of the
square and the kind of tile. Squares that mirror each other on the board share their values.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import numpy as np

from lexicon_fast._native.scrabble.learning import sample_turns
from lexicon_fast._native.scrabble.selfplay import Match
from lexicon_fast.base.errors import BadOption
from lexicon_fast.bots.tiles.leaves import BLANK_CODE, board_of, counts_by_code
from lexicon_fast.games.tiles.board import native_layout

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence

    from numpy.typing import NDArray

    from lexicon_fast.bots.tiles.leaves import LeavesFile
    from lexicon_fast.dictionary import Dictionary
    from lexicon_fast.games.tiles.layouts import Layout

    Numbers = NDArray[np.int32]
    Values = NDArray[np.float64]

#: Columns of a sample: see `sample_turns`.
POSITION, BAG, LAID, LEAVE, GAIN, TILES = range(6)
#: The most tiles in the bag for which turns have values of their own.
FEW_TILES: Final = 14
#: The fewest tiles in the bag of the samples that values of squares are learned from.
MANY_TILES: Final = 10
#: Ridge penalties: of turns; of the percentage of leaves; of squares, tiles, and both.
TURN_PENALTY: Final = 150.0
LEAVE_PENALTY: Final = 100.0
SQUARE_PENALTIES: Final = (100.0, 100.0, 300.0)
#: Kinds of tiles: vowels, other letters of 1 point, of 2 to 4, of 5 and more, blanks.
KINDS: Final = 5
#: Games per call of the native core; Ctrl-C takes effect between calls.
CHUNK: Final = 25
#: The most steps of the conjugate gradient method.
STEPS: Final = 80


class Ridge:
    """Ridge regression on sums of a few coefficients, with an intercept for each position.

    features: [n, k] indices of the coefficients of each sample, -1 for none; positions: ascending,
    by sample; penalties: of each coefficient.
    """

    def __init__(self, features: Numbers, positions: Numbers, penalties: Values) -> None:
        self._size = len(penalties)
        self._features = np.where(features < 0, self._size, features)
        self._first = np.flatnonzero(np.r_[True, positions[1:] != positions[:-1]])
        self._counts = np.diff(np.r_[self._first, len(positions)])
        self._scale = 1 / np.sqrt(penalties)

    def centred(self, values: Values) -> Values:
        """Subtract from each value the average of its position."""
        means = np.add.reduceat(values, self._first) / self._counts
        result: Values = values - np.repeat(means, self._counts)
        return result

    def _sums(self, coefficients: Values) -> Values:
        padded = np.r_[coefficients, 0.0]
        result: Values = np.sum([padded[column] for column in self._features.T], axis=0)
        return result

    def _transposed(self, values: Values) -> Values:
        sums = [np.bincount(column, values, self._size + 1)[:-1] for column in self._features.T]
        result: Values = np.sum(sums, axis=0)
        return result

    def fit(self, gains: Values) -> Values:
        """Return the coefficients, by the conjugate gradient method."""
        scale = self._scale
        rest = scale * self._transposed(self.centred(gains))
        solution, step = np.zeros(self._size), rest.copy()
        error = first = rest @ rest
        for _ in range(STEPS):
            if error <= 1e-6 * first:
                break
            image = scale * self._transposed(self.centred(self._sums(scale * step))) + step
            length = error / (step @ image)
            solution += length * step
            rest -= length * image
            error, before = rest @ rest, error
            step = rest + error / before * step
        return scale * solution


def joined(parts: Iterable[Numbers]) -> Numbers:
    """Join samples of other games, so that their positions have different numbers."""
    rows, first = [], 0
    for part in parts:
        rows.append(part.copy())
        rows[-1][:, POSITION] += first
        first += int(part[-1, POSITION]) + 1 if len(part) else 0
    return np.concatenate(rows)


def square_classes(layout: Layout) -> Numbers:
    """Return the number of each square's class, [direction, lane, square], row by row for plays
    across: the least of the squares that it is mapped to by the symmetries of the premium squares.
    """
    grid = np.array([[8 * square.word + square.letter for square in row] for row in layout.squares])
    numbers = np.arange(grid.size).reshape(grid.shape)
    least = numbers
    if np.array_equal(grid, grid[::-1]):
        least = np.minimum(least, least[::-1])
    if np.array_equal(grid, grid[:, ::-1]):
        least = np.minimum(least, least[:, ::-1])
    down = least if np.array_equal(grid, grid.T) else least.T + grid.size
    return np.stack([least.ravel(), down.ravel()]).astype(np.int32)


def tile_kinds(vowels: Sequence[int], points: Sequence[int]) -> Numbers:
    """Return the kind of each letter by code, the blank last. vowels: their codes."""
    kinds = np.full(BLANK_CODE + 1, KINDS - 1, np.int32)
    for code, value in enumerate(points):
        kinds[code] = 0 if code in vowels else 1 if value < 2 else 2 if value < 5 else 3
    return kinds


def fit_turns(samples: Numbers, usual: Sequence[int]) -> list[list[int]]:
    """Return the rows of `turns` of Leaves. usual: values of 0, 1, ... tiles in the last one."""
    rows = []
    penalties = np.diag([LEAVE_PENALTY, *[TURN_PENALTY] * len(usual)])
    for bag in range(1, FEW_TILES + 1):
        some = samples[samples[:, BAG] == bag]
        if not len(some):  # no game had so many
            rows.append([100, *[0] * len(usual)])
            continue
        positions = some[:, POSITION]
        ridge = Ridge(some[:, LAID : LAID + 1], positions, np.ones(len(usual)))
        columns = [some[:, LEAVE] / 1000, *(some[:, LAID] == n for n in range(len(usual)))]
        centred = np.array([ridge.centred(column.astype(np.float64)) for column in columns])
        gains = ridge.centred((some[:, GAIN] - some[:, LEAVE]).astype(np.float64))
        share, *values = np.linalg.solve(centred @ centred.T + penalties, centred @ gains)
        rows.append([round(100 + share / 10), *(round(value) for value in values)])
    return [*rows, [100, *usual]]


def fit_squares(
    samples: Numbers, classes: Numbers, kinds: Numbers, largest: int
) -> tuple[Numbers, list[int]]:
    """Return the values of tiles, [direction, square, crossed, code], and of laying 0, 1, ... up to
    `largest` tiles, in hundredths of a point."""
    some = samples[samples[:, BAG] >= MANY_TILES]
    codes = BLANK_CODE + 1
    tiles = some[:, TILES:]
    place, code = np.divmod(np.maximum(tiles, 0), codes)
    square, crossed = np.divmod(place, 2)
    found = classes.ravel()
    count = int(found.max()) + 1

    def coefficients(square: Numbers, crossed: Numbers, code: Numbers) -> list[Numbers]:
        cell = 2 * found[square] + crossed
        return [
            cell,
            2 * count + crossed * codes + code,
            2 * (count + codes) + cell * KINDS + kinds[code],
        ]

    sizes = 2 * count, 2 * codes, 2 * count * KINDS
    parts = [np.where(tiles < 0, -1, each) for each in coefficients(square, crossed, code)]
    laid = some[:, LAID : LAID + 1] + sum(sizes)
    penalties = np.repeat((*SQUARE_PENALTIES, TURN_PENALTY), (*sizes, largest + 1))
    ridge = Ridge(np.hstack([*parts, laid]), some[:, POSITION], penalties)
    fitted = ridge.fit((some[:, GAIN] - some[:, LEAVE]).astype(np.float64))
    all_places = np.indices((len(found), 2, codes), np.int32)
    values = sum(fitted[each] for each in coefficients(*all_places))
    turns = fitted[sum(sizes) :]
    rounded = np.rint(values).astype(np.int32).reshape(2, -1, 2, codes)
    return rounded, [round(value - turns[0]) for value in turns]


def learn_turns(
    table: LeavesFile,
    dictionary: Dictionary,
    layout: Layout,
    games: int,
    seed: int,
    each: Callable[[Callable[[int], None], Sequence[int]], Iterable[object]] = map,
    progress: Callable[[], object] = lambda: None,
) -> LeavesFile:
    """Return a table with values of turns and squares learned from games that use its leave values.

    each: calls a function for each of two halves of the games, perhaps in threads; progress: called
    after each game. The results are the same for every `each`. Raises BadOption, BadAlphabet.
    """
    alphabet = dictionary.alphabet
    leaves = table._replace(turns=(), board="", positional=b"").native()

    parts: tuple[list[Numbers], ...] = [], []

    def sample(half: int) -> None:
        match = Match(
            dictionary.compiled,
            native_layout(layout, alphabet),
            (leaves, leaves),
            counts_by_code(layout, alphabet),
            layout.rack_size,
        )
        for first in range(half * CHUNK, games, 2 * CHUNK):
            count = min(CHUNK, games - first)
            rows = sample_turns(match, seed + first, count)
            parts[half].append(np.frombuffer(rows, np.int32).reshape(-1, 12))
            for _ in range(count):
                progress()

    for _ in each(sample, (0, 1)):
        pass
    samples = joined(parts[0] + parts[1])
    if not (samples[:, BAG] >= MANY_TILES).any():
        raise BadOption("the games end before a position has enough tiles; use other tiles")
    vowels = [alphabet.upper.index(x) for x in alphabet.vowels]
    kinds = tile_kinds(vowels, layout.values_by_code(alphabet))
    squares, usual = fit_squares(samples, square_classes(layout), kinds, table.tiles + 1)
    codes = [*range(len(alphabet)), BLANK_CODE]
    return table._replace(
        turns=tuple(tuple(row) for row in fit_turns(samples, usual)),
        board=board_of(layout),
        positional=np.clip(squares[..., codes], -32_000, 32_000).astype(np.int16).tobytes(),
        learned=f"{table.learned}; turns and squares from {games:,} games, seed {seed}",
    )
