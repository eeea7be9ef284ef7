"""The minefield: squares open as in Minesweeper, and show their neighbouring bombs."""

from __future__ import annotations

from collections.abc import Sequence

import pytest
from hypothesis import given
from hypothesis import strategies as st

from lexicon_fast.base.errors import BadPosition
from lexicon_fast.base.rng import Rng
from lexicon_fast.games.lexibomb.minefield import Minefield, rows_of, squares_of

FIELD = ["*....", ".....", "...*.", "....."]


def opened(*squares: tuple[int, int], field: Sequence[str] = FIELD) -> list[str]:
    """Return the open squares after tiles were laid on squares, one after the other."""
    found = Minefield.parse(field, len(field), len(field[0]))
    seen = found.closed()
    for row, column in squares:
        seen = found.open(seen, [row * found.columns + column])
    return list(rows_of(seen, found.columns))


def test_a_square_shows_how_many_bombs_lie_around_it() -> None:
    found = Minefield.parse(FIELD, 4, 5)
    assert list(rows_of(found.shows, 5)) == ["*1000", "11111", "001*1", "00111"]
    assert [found.number(square) for square in (0, 1, 13)] == [0, 1, 0]
    assert found.number(7) == 1
    assert Minefield(3, 3, [0, 1, 2, 3, 5, 6, 7, 8]).number(4) == 8


def test_a_number_opens_nothing_but_itself() -> None:
    assert opened((1, 1)) == [".....", ".1...", ".....", "....."]


def test_a_zero_opens_its_neighbours_in_turn_and_never_a_bomb() -> None:
    assert opened((3, 0)) == [".....", "111..", "001..", "001.."]
    assert opened((0, 4)) == [".1000", ".1111", ".....", "....."]
    assert opened((3, 0), (0, 4)) == [".1000", "11111", "001..", "001.."]


def test_a_zero_without_bombs_opens_the_whole_board() -> None:
    assert opened((1, 1), field=["...", "...", "..."]) == ["000", "000", "000"]


def test_a_tile_on_a_bomb_shows_it_and_opens_nothing_else() -> None:
    assert opened((2, 3)) == [".....", ".....", "...*.", "....."]


def test_a_bomb_that_was_hit_still_counts_for_its_neighbours() -> None:
    assert opened((2, 3), (2, 4), (1, 2)) == [".....", "..1..", "...*1", "....."]


def test_bombs_are_laid_anywhere_with_equal_chance() -> None:
    counts = [0] * 20
    for seed in range(2000):
        found = Minefield.laid(4, 5, 3, Rng(seed))
        assert len(found.bombs) == 3
        for square in found.bombs:
            counts[square] += 1
    assert min(counts) > 240  # 300 expected, standard deviation 16
    assert max(counts) < 360
    assert Minefield.laid(4, 5, 3, Rng(1)).bombs == Minefield.laid(4, 5, 3, Rng(1)).bombs


def test_a_minefield_is_written_and_read() -> None:
    found = Minefield.parse(FIELD, 4, 5)
    assert list(found.lines()) == FIELD
    assert sorted(found.bombs) == [0, 13]


@pytest.mark.parametrize(
    ("lines", "message"),
    [
        (["..."], "bombs: 1 rows; expected 2"),
        ("...", "bombs: one text; expected a sequence of rows"),
        (["...", ".."], "bombs, row 2: '..' must have 3 characters"),
        (["...", 7], "bombs, row 2: 7 must have 3"),
        (["...", ".1x"], r"bombs, row 2, character 2: '1'; use \.\*"),
    ],
)
def test_what_is_no_minefield_is_refused(lines: list[str], message: str) -> None:
    with pytest.raises(BadPosition, match=message):
        Minefield.parse(lines, 2, 3)
    with pytest.raises(BadPosition, match="bombs: 6 is not a square; use 0 to 5"):
        Minefield(2, 3, [6])


@given(st.data())
def test_squares_open_as_an_obvious_twin_opens_them(data: st.DataObject) -> None:
    rows, columns = data.draw(st.integers(1, 7)), data.draw(st.integers(1, 7))
    everywhere = st.integers(0, rows * columns - 1)
    bombs = data.draw(st.sets(everywhere, max_size=12))
    found = Minefield(rows, columns, bombs)
    seen = found.closed()
    oracle: dict[int, str] = {}

    def around(square: int) -> list[int]:
        return [
            each
            for each in range(rows * columns)
            if abs(each // columns - square // columns) <= 1
            and abs(each % columns - square % columns) <= 1
        ]

    def open_twin(square: int) -> None:
        if square not in oracle:
            number = len(bombs.intersection(around(square)) - {square})
            oracle[square] = "*" if square in bombs else str(number)
            if oracle[square] == "0":
                for each in around(square):
                    open_twin(each)

    for squares in data.draw(st.lists(st.lists(everywhere, max_size=4), max_size=6)):
        seen = found.open(seen, squares)
        for square in squares:
            open_twin(square)
        text = "".join(oracle.get(square, ".") for square in range(rows * columns))
        assert seen == text.encode()
        assert found.agrees(seen)
        assert squares_of(rows_of(seen, columns), rows, columns, ".012345678*", "opened") == seen
