"""Bombs and expected scores in plain Python: the slow twin of the native odds.

It tries all placements of the hidden bombs, so it is for small boards: some twenty closed squares.
Chances and expected values are fractions.
"""

from __future__ import annotations

from fractions import Fraction
from itertools import combinations
from typing import TYPE_CHECKING, NamedTuple

from lexicon_fast.base.errors import BadPosition

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from lexicon_fast.base.rng import Rng

Square = tuple[int, int]


class Expectation(NamedTuple):
    """Expected values for new tiles on some squares.

    bomb: the chance of a bomb in any of them; word: the expected value of the product of what they
    multiply a word by; letters: of that product times what each multiplies its letter by. With a
    bomb the products are 0.
    """

    bomb: Fraction
    word: Fraction
    letters: tuple[Fraction, ...]


def neighbours(opened: Sequence[str], square: Square) -> Iterator[Square]:
    """The squares around one, up to eight."""
    row, column = square
    for down in (-1, 0, 1):
        for right in (-1, 0, 1):
            near = row + down, column + right
            if (down or right) and 0 <= near[0] < len(opened) and 0 <= near[1] < len(opened[0]):
                yield near


def squares_with(opened: Sequence[str], characters: str) -> list[Square]:
    """The squares that show one of these."""
    return [
        (row, column)
        for row, line in enumerate(opened)
        for column, shown in enumerate(line)
        if shown in characters
    ]


def number(opened: Sequence[str], bombs: set[Square], square: Square) -> int:
    """How many of the bombs lie around a square."""
    return sum(near in bombs for near in neighbours(opened, square))


def placements(opened: Sequence[str], bombs: int) -> list[set[Square]]:
    """All ways in which the bombs, those hit among them, may lie.

    opened: rows of squares, `.` closed, `0` to `8` open, `*` a bomb hit. Raises BadPosition if
    there is no way.
    """
    hit = set(squares_with(opened, "*"))
    numbers = squares_with(opened, "012345678")
    found = []
    if bombs >= len(hit):
        for hidden in combinations(squares_with(opened, "."), bombs - len(hit)):
            placed = hit | set(hidden)
            if all(number(opened, placed, at) == int(opened[at[0]][at[1]]) for at in numbers):
                found.append(placed)
    if not found:
        raise BadPosition(f"{bombs} bombs on {list(opened)} contradict the numbers")
    return found


def odds(opened: Sequence[str], bombs: int) -> dict[Square, Fraction]:
    """Of each square the chance that it has a bomb, hit or not. Raises BadPosition."""
    found = placements(opened, bombs)
    return {
        square: Fraction(sum(square in placed for placed in found), len(found))
        for square in squares_with(opened, ".012345678*")
    }


def expectation(
    opened: Sequence[str],
    bombs: int,
    squares: Sequence[Square],
    multipliers: Sequence[tuple[int, int]],
) -> Expectation:
    """Return the expected values for new tiles on these squares.

    multipliers: what a square multiplies its letter by, and words, by the bombs around it.
    """
    found = placements(opened, bombs)
    hit = word = 0
    letters = [0] * len(squares)
    for placed in found:
        if any(square in placed for square in squares):
            hit += 1
            continue
        product = 1
        for square in squares:
            product *= multipliers[number(opened, placed, square)][1]
        word += product
        for i, square in enumerate(squares):
            letters[i] += product * multipliers[number(opened, placed, square)][0]
    n = len(found)
    return Expectation(Fraction(hit, n), Fraction(word, n), tuple(Fraction(x, n) for x in letters))


def expected_score(
    opened: Sequence[str],
    bombs: int,
    multipliers: Sequence[tuple[int, int]],
    laid: Sequence[tuple[Square, int, int | None]],
    lying: int,
    bonus: int,
) -> tuple[Fraction, Fraction]:
    """The expected score of a play and the chance of a bomb.

    laid: of each new tile its square, its points, and the points of the tiles lying in the other
    word through it (None: there is no such word); lying: points of the tiles lying in the play's
    own word.
    """
    found = placements(opened, bombs)
    score = hit = 0
    for placed in found:
        times = {square: multipliers[number(opened, placed, square)] for square, _, _ in laid}
        words = [(lying, [(square, points) for square, points, _ in laid])]
        words += [
            (cross, [(square, points)]) for square, points, cross in laid if cross is not None
        ]
        for points, tiles in words:
            if any(square in placed for square, _ in tiles):
                continue
            word = points + sum(value * times[square][0] for square, value in tiles)
            for square, _ in tiles:
                word *= times[square][1]
            score += word
        score += bonus
        hit += any(square in placed for square, _, _ in laid)
    return Fraction(score, len(found)), Fraction(hit, len(found))


def drawn(opened: Sequence[str], bombs: int, samples: int, rng: Rng) -> list[set[Square]]:
    """So many placements drawn at random: all that agree with the numbers are equally likely.

    Placements are drawn without a look at the numbers and thrown away until they agree, so it is
    for boards with few numbers.
    """
    hit = set(squares_with(opened, "*"))
    closed = squares_with(opened, ".")
    numbers = squares_with(opened, "012345678")
    found: list[set[Square]] = []
    while len(found) < samples:
        placed = hit | set(rng.sample(closed, bombs - len(hit)))
        if all(number(opened, placed, at) == int(opened[at[0]][at[1]]) for at in numbers):
            found.append(placed)
    return found
