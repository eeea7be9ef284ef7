"""Odds of bombs and expected scores of plays, from the information of players.

All placements of the hidden bombs that agree with the open numbers are equally likely: bombs are
placed uniformly, and plays that open squares depend only on public information.
"""

from __future__ import annotations

from array import array
from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any, Final, NamedTuple, TypeAlias

from lexicon_fast._native.lexibomb import play_scores as _native
from lexicon_fast._native.lexibomb.bombs import Field, draw_placements
from lexicon_fast.base.arguments import checked, each_of, integer, items, size, wrong_type
from lexicon_fast.base.arguments import square as checked_square
from lexicon_fast.base.errors import BadOption, BadPosition, excerpt
from lexicon_fast.games.markup import html_table, title_of
from lexicon_fast.games.tiles.places import MAX_SIDE

Square = tuple[int, int]
Multipliers = Sequence[tuple[float, float]]

#: Maximum number of states counted at a time. Positions of games need some dozens; above the
#: maximum, chances are estimated.
MOST_STATES: Final = 4096
#: Maximum number of placements that one call draws.
MOST_PLACEMENTS: Final = 1 << 20


class Expected(NamedTuple):
    """Expected values for new tiles on some squares.

    bomb: the chance of a bomb in any of them; word: the expected product of their word multipliers;
    letters: for each square, the expected product of its letter multiplier and all word
    multipliers. A bomb makes the products 0. error: three standard errors of these numbers; 0.0 if
    they are exact.
    """

    bomb: float
    word: float
    letters: tuple[float, ...]
    error: float


class Score(NamedTuple):
    """The expected score of a play, the chance of a bomb in its new squares, and the error of the
    score (three standard errors; 0 if it is exact)."""

    score: float
    bomb: float
    error: float


class Play(NamedTuple):
    """The numbers that determine the score of a play.

    squares: squares of the new tiles in order, row and column from 0; values: points of each new
    tile; crossing: points of the old tiles in the crossing word of each, -1 without such a word;
    lying: points of the old tiles in the main word; bonus: points in any case.
    """

    squares: Sequence[Square]
    values: Sequence[int]
    crossing: Sequence[int]
    lying: int
    bonus: int


class Odds:
    """The chances of bombs in a position.

    probability: for each square, by rows, the chance of a bomb: 1.0 certain or hit, 0.0 open or
    certainly none; exact: whether they were counted, not estimated; error: three standard errors of
    the least certain probability, 0.0 if they are exact, 1.0 if they mean nothing; native: the
    object of the native core. `odds` returns this object.

    >>> from lexicon_fast import lexibomb
    >>> chances = lexibomb.odds(["1..", "...", "..."], 2)
    >>> chances.rows, chances.columns, chances.exact, chances.error
    (3, 3, True, 0.0)
    >>> round(chances.at(0, 1), 3), round(chances.probability[8], 3)
    (0.333, 0.2)
    """

    __slots__ = ("_arguments", "error", "exact", "native", "probability")

    def __init__(self, native: Field, arguments: _Arguments | None = None) -> None:
        self.native = native
        self._arguments = arguments
        self.exact = native.exact
        self.error = native.error
        self.probability = array("d", native.probabilities())

    def __reduce__(self) -> tuple[Callable[..., Odds], _Arguments]:
        """Pickle the arguments; unpickling counts the odds again."""
        if self._arguments is None:
            raise TypeError("cannot pickle Odds that odds() did not return")
        return _count, self._arguments

    @property
    def rows(self) -> int:
        """Number of rows."""
        return self.native.rows

    @property
    def columns(self) -> int:
        """Number of columns."""
        return self.native.columns

    def __repr__(self) -> str:
        kind = "exact" if self.exact else f"error {self.error:.2g}"
        return f"<Odds of {self.rows} x {self.columns} squares, {kind}>"

    def _repr_html_(self) -> str:
        """Return the chances in percent by square, for notebooks."""
        percent = [f"{100 * chance:.0f}%" for chance in self.probability]
        width = self.columns
        rows = [percent[at : at + width] for at in range(0, len(percent), width)]
        return html_table(title_of(self), (), rows)

    def at(self, row: int, column: int) -> float:
        """Return the chance of a bomb in a square, row and column from 0.

        Raises TypeError, and BadOption outside the board.
        """
        return self.probability[self._number((integer("row", row), integer("column", column)))]

    def numbers(self, row: int, column: int) -> list[float]:
        """Return the chances that a square has no bomb and 0, 1, ... 8 bombs around it.

        row, column: from 0. Raises TypeError, and BadOption outside the board.

        >>> from lexicon_fast import lexibomb
        >>> numbers = lexibomb.odds(["1..", "...", "..."], 2).numbers(1, 1)
        >>> [round(chance, 3) for chance in numbers[:4]]
        [0.0, 0.0, 0.667, 0.0]
        """
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
        """Return n random placements of all bombs, each as one byte per square, 1 for a bomb.

        Placements that agree with the numbers are equally likely, up to the error of the odds.
        n: 0 to 2**20. Raises TypeError, BadOption.

        >>> from lexicon_fast import lexibomb
        >>> [placement] = lexibomb.odds(["1..", "...", "..."], 2).placements(1, seed=7)
        >>> len(placement), sum(placement)
        (9, 2)
        """
        squares = self.rows * self.columns
        n = size("n", n, 0, MOST_PLACEMENTS)
        drawn = draw_placements(self.native, n, integer("seed", seed))
        return [drawn[at : at + squares] for at in range(0, len(drawn), squares)]

    def expected(
        self, sets: Iterable[Sequence[Square]], multipliers: Multipliers
    ) -> list[Expected]:
        """Return the expected values for each set of 1 to 15 squares, row and column from 0.

        multipliers: the letter and word multipliers of squares with 0 to 8 bombs around them.
        The numbers are exact up to rounding, if the odds are exact. Raises TypeError, and BadOption
        for a bad set or bad multipliers.

        >>> from lexicon_fast import lexibomb
        >>> times = [(1, 1), (2, 1)] + 7 * [(1, 1)]
        >>> [found] = lexibomb.odds([".1..", "1..."], 1).expected([[(0, 2), (0, 3)]], times)
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
        """Return the expected score of each play. A word with a bomb earns 0; the bonus is safe.

        plays: each with 1 to 15 new tiles; multipliers: as for `expected`. Raises TypeError, and
        BadOption for a bad play or bad multipliers.

        >>> from lexicon_fast import lexibomb
        >>> from lexicon_fast.games.lexibomb.odds import Play
        >>> play = Play([(0, 2), (0, 3)], values=[3, 1], crossing=[-1, -1], lying=0, bonus=0)
        >>> times = [(1, 1), (2, 1)] + 7 * [(1, 1)]
        >>> lexibomb.odds([".1..", "1..."], 1).scores([play], times)
        [Score(score=5.5, bomb=0.0, error=0.0)]
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
            raise BadOption("points of a play do not fit into 32 bits") from None
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
                f"square {excerpt(square)}; use rows 0 to {self.rows - 1}, columns 0 to"
                f" {self.columns - 1}"
            )
        return row * self.columns + column


def odds(
    opened: Sequence[str], bombs: int, *, most_states: int = MOST_STATES, seed: int = 0
) -> Odds:
    """Return the chances of bombs in a position.

    opened: rows of squares, `.` closed, `0` to `8` open with the number of bombs around it, `*` a
    hit bomb; bombs: the number of all bombs, hit bombs included. The placements are counted exactly
    unless that takes more than `most_states` states at a time: then the chances are estimated with
    the seed, and have an error. Raises BadPosition if no placement agrees with the numbers, or the
    rows are malformed; TypeError; and BadOption for `most_states` outside 1 to 2**20, or one str
    instead of rows.

    >>> from lexicon_fast import lexibomb
    >>> round(lexibomb.odds(["1..", "...", "..."], 2).at(1, 1), 3)
    0.333
    """
    opened = items("opened", "str", opened)
    width = len(opened[0]) if opened and isinstance(opened[0], str) else 0
    for number, row in enumerate(opened, 1):
        if not isinstance(row, str) or len(row) != width:
            raise BadPosition(f"opened, row {number}: {excerpt(row)} must have {width} characters")
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
    return _count(tuple(opened), bombs, most_states, integer("seed", seed))


#: Rows, bombs, most states and seed.
_Arguments: TypeAlias = tuple[tuple[str, ...], int, int, int]


def _count(opened: tuple[str, ...], bombs: int, most_states: int, seed: int) -> Odds:
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
            f"multipliers {excerpt(multipliers)}; use 9 pairs, for the letter and for words"
        ) from None
