"""The odds of bombs, and what plays may be expected to score, from what players see.

All placements of the hidden bombs that agree with the open numbers are equally likely: bombs are
laid uniformly, and squares are opened by plays that know no more than the players.
"""

from __future__ import annotations

from array import array
from typing import TYPE_CHECKING, Any, Final, NamedTuple, TypeAlias

from lexicon_fast._native.lexibomb import expected as _native
from lexicon_fast._native.lexibomb.bomb_sampling import draw_placements
from lexicon_fast._native.lexibomb.bombs import Field
from lexicon_fast.arguments import checked, each_of, integer, items, size, wrong_type
from lexicon_fast.arguments import square as checked_square
from lexicon_fast.errors import BadOption, BadPosition
from lexicon_fast.games.tiles.places import MAX_SIDE

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator, Sequence

    Square = tuple[int, int]
    Multipliers = Sequence[tuple[float, float]]

#: States counted at a time. Positions of games take some dozens at most; where there are more than
#: these, chances are estimated.
MOST_STATES: Final = 4096
#: Placements that one call draws.
MOST_PLACEMENTS: Final = 1 << 20


class Expected(NamedTuple):
    """What is expected of new tiles on some squares.

    bomb: the chance of a bomb in any of them; word: the expected product of what they multiply a
    word by; letters: of that product times what each of them multiplies its letter by. A bomb
    makes the products 0. error: of any of these numbers, three standard errors; 0.0: exact.
    """

    bomb: float
    word: float
    letters: tuple[float, ...]
    error: float


class Score(NamedTuple):
    """The expected score of a play, the chance of a bomb in its new squares, and the error of the
    score (three standard errors; 0: it is exact)."""

    score: float
    bomb: float
    error: float


class Play(NamedTuple):
    """What counts of a play for its score.

    squares: new ones, row and column from 0, in their order; values: points of the tile laid on
    each; crossing: points of the tiles lying in the other word through each, -1 without such a
    word; lying: points of the tiles lying in the play's own word; bonus: points in any case.
    """

    squares: Sequence[Square]
    values: Sequence[int]
    crossing: Sequence[int]
    lying: int
    bonus: int


class Odds:
    """The chances of a position.

    probability: of each square, by rows, the chance that a bomb lies or lay there: 1.0 certain or
    hit, 0.0 open or certainly none; exact: counted, not estimated; error: three standard errors
    of the probability that is the least sure, 0.0 if they are exact, 1.0 if they tell nothing.
    `native` is for the native core.
    """

    __slots__ = ("_given", "error", "exact", "native", "probability")

    def __init__(self, native: Field, given: _Given | None = None) -> None:
        self.native = native
        self._given = given
        self.exact = native.exact
        self.error = native.error
        self.probability = array("d", native.probabilities())

    def __reduce__(self) -> tuple[Callable[..., Odds], _Given]:
        """Pickle the arguments: the odds are counted again."""
        if self._given is None:
            raise TypeError("cannot pickle Odds that were not made by odds()")
        return _counted, self._given

    @property
    def rows(self) -> int:
        return self.native.rows

    @property
    def columns(self) -> int:
        return self.native.columns

    def __repr__(self) -> str:
        kind = "exact" if self.exact else f"error {self.error:.2g}"
        return f"<Odds of {self.rows} x {self.columns} squares, {kind}>"

    def at(self, row: int, column: int) -> float:
        """Return the chance of a bomb in a square. Raises TypeError, BadOption."""
        return self.probability[self._number((integer("row", row), integer("column", column)))]

    def numbers(self, row: int, column: int) -> list[float]:
        """The chances that a square has no bomb and 0, 1, ... 8 bombs around it."""
        plain = [1.0] * 9
        square = [(row, column)]
        if self.at(row, column) == 1:
            return [0.0] * 9
        found = []
        for number in range(9):
            letter = [float(i == number) for i in range(9)]
            found.append(self._sets([square], letter, plain)[0].letters[0])
        return found

    def placements(self, n: int, seed: int) -> list[bytes]:
        """So many placements of all bombs drawn at random, those that agree with the numbers being
        equally likely (to the error of the odds): a byte a square, 1 is a bomb. Raises BadOption.
        """
        squares = self.rows * self.columns
        n = size("n", n, 0, MOST_PLACEMENTS)
        drawn = draw_placements(self.native, n, integer("seed", seed))
        return [drawn[at : at + squares] for at in range(0, len(drawn), squares)]

    def expected(
        self, sets: Iterable[Sequence[Square]], multipliers: Multipliers
    ) -> list[Expected]:
        """What is expected of new tiles on each set of squares: 1 to 15, row and column from 0.

        multipliers: what a square with 0 to 8 bombs around it multiplies its letter by, and words.
        The numbers are exact up to rounding. Raises BadOption for what is no such set.

        >>> times = [(1, 1), (2, 1)] + 7 * [(1, 1)]
        >>> [found] = odds([".1..", "1..."], 1).expected([[(0, 2), (0, 3)]], times)
        >>> found.bomb, found.word, found.letters
        (0.0, 1.0, (1.5, 1.0))
        """
        letter, word = _pair(multipliers)
        return self._sets(sets, letter, word)

    def _sets(
        self, sets: Iterable[Sequence[Square]], letter: Sequence[float], word: Sequence[float]
    ) -> list[Expected]:
        offsets, squares = self._flat(sets)
        bombs, words, errors, letters = (
            array("d", column)
            for column in _native.expected_sets(self.native, letter, word, offsets, squares)
        )
        return [
            Expected(bombs[i], words[i], tuple(letters[offsets[i] : offsets[i + 1]]), errors[i])
            for i in range(len(bombs))
        ]

    def scores(self, plays: Sequence[Play], multipliers: Multipliers) -> list[Score]:
        """The expected score of each play. A word through a bomb earns 0, the bonus is safe.

        Raises BadOption.
        """
        letter, word = _pair(multipliers)
        plays = [
            checked(f"plays[{place}]", Play, play)
            for place, play in enumerate(items("plays", "Play", plays))
        ]
        offsets, squares = self._flat((play.squares for play in plays), "squares of plays")
        try:
            scores, bombs, errors = _native.expected_scores(
                self.native,
                letter,
                word,
                offsets,
                squares,
                _points("values", (value for play in plays for value in _each(play, "values"))),
                _points("lying", (play.lying for play in plays)),
                _points("crossing", (value for play in plays for value in _each(play, "crossing"))),
                _points("bonus", (play.bonus for play in plays)),
            )
        except OverflowError:
            raise BadOption("points of a play: too many; accepted: 32 bits") from None
        columns = (array("d", column) for column in (scores, bombs, errors))
        return list(map(Score, *columns))

    def _flat(
        self, sets: Iterable[Sequence[Square]], name: str = "sets"
    ) -> tuple[array[int], array[int]]:
        offsets = array("q", [0])
        squares = array("H")
        for place, each in enumerate(each_of(name, "sets of squares", sets)):
            squares.extend(map(self._number, each_of(f"{name}[{place}]", "squares", each)))
            offsets.append(len(squares))
        return offsets, squares

    def _number(self, square: Square) -> int:
        row, column = checked_square("square", square)
        if not 0 <= row < self.rows or not 0 <= column < self.columns:
            raise BadOption(
                f"square {square!r:.40}; use rows 0 to {self.rows - 1}, columns 0 to"
                f" {self.columns - 1}"
            )
        return row * self.columns + column


def odds(
    opened: Sequence[str], bombs: int, *, most_states: int = MOST_STATES, seed: int = 0
) -> Odds:
    """The chances of a position: opened squares and the number of all bombs, those hit among them.

    opened: rows of squares, `.` closed, `0` to `8` open, so many bombs around it, `*` a bomb hit.
    The placements are counted exactly unless that takes more than `most_states` states at a time:
    then the chances are estimated with the seed, and say how well. Raises BadPosition if no
    placement agrees with the numbers, or the rows are malformed.

    >>> round(odds(["1..", "...", "..."], 2).at(1, 1), 3)
    0.333
    """
    opened = items("opened", "str", opened)
    width = len(opened[0]) if opened and isinstance(opened[0], str) else 0
    for number, row in enumerate(opened, 1):
        if not isinstance(row, str) or len(row) != width:
            raise BadPosition(f"opened, row {number}: {row!r:.40}; accepted: {width} characters")
    if not isinstance(bombs, int):
        raise wrong_type("bombs", "an int", bombs)
    if not 0 <= bombs <= 1 << 20:
        shown = bombs if abs(bombs) < 1 << 64 else "too large"
        raise BadPosition(f"bombs is {shown}; use 0 up to the number of squares")
    size("most_states", most_states, 1, 1 << 20)
    if not 1 <= len(opened) <= MAX_SIDE or not 1 <= width <= MAX_SIDE:
        raise BadPosition(
            f"opened has {len(opened)} rows of {width} squares; use 1 to {MAX_SIDE} of each"
        )
    return _counted(tuple(opened), bombs, most_states, integer("seed", seed))


#: Rows, bombs, most states and seed.
_Given: TypeAlias = tuple[tuple[str, ...], int, int, int]


def _counted(opened: tuple[str, ...], bombs: int, most_states: int, seed: int) -> Odds:
    native = Field(len(opened), len(opened[0]), "".join(opened), bombs, most_states, seed)
    return Odds(native, (opened, bombs, most_states, seed))


def _each(play: Play, field: str) -> Iterator[Any]:
    return each_of(f"{field} of a play", "int", getattr(play, field))


def _points(field: str, values: Iterable[Any]) -> array[int]:
    return array("i", [integer(f"{field} of a play", value) for value in values])


def _pair(multipliers: Multipliers) -> tuple[list[float], list[float]]:
    try:
        return [letter for letter, _ in multipliers], [word for _, word in multipliers]
    except (TypeError, ValueError):
        raise BadOption(
            f"multipliers {multipliers!r:.60}; accepted: 9 pairs, for a letter and for words"
        ) from None
