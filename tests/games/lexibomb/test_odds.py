"""Odds of bombs and expected scores: counted natively, and by trying all placements."""

from __future__ import annotations

import math
import pickle
import threading
from fractions import Fraction
from typing import Any

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st
from minefields import lines_that_touch, random_minefield
from oracles import odds as reference
from oracles.odds import number, squares_with

from lexicon_fast.base.errors import BadOption, BadPosition, LexiconFastError
from lexicon_fast.base.rng import Rng
from lexicon_fast.games.lexibomb.odds import Odds, Play, odds

pytestmark = pytest.mark.native

Square = tuple[int, int]
Multipliers = list[tuple[int, int]]

STANDARD: Multipliers = [(1, 1), (2, 1), (3, 1), (1, 2), *[(1, 3)] * 5]
CLASSIC: Multipliers = [*STANDARD[:5], (2, 2), (3, 2), (3, 1), (1, 0)]
ALL = ".012345678*"


def field(opened: list[str], bombs: set[Square], squares: set[Square]) -> list[str]:
    """Rows of closed squares, with some opened."""
    return [
        "".join(
            "."
            if (row, column) not in squares
            else "*"
            if (row, column) in bombs
            else str(number(opened, bombs, (row, column)))
            for column in range(len(line))
        )
        for row, line in enumerate(opened)
    ]


@st.composite
def positions(draw: st.DrawFn, most_closed: int = 13) -> tuple[list[str], int]:
    """Opened squares of a small board, and how many bombs it has."""
    rows, columns = draw(st.integers(1, 5)), draw(st.integers(1, 5))
    closed = ["." * columns] * rows
    squares = squares_with(closed, ".")
    bombs = set(draw(st.lists(st.sampled_from(squares), unique=True, max_size=7)))
    if draw(st.booleans()):
        open_squares = draw(st.sets(st.sampled_from(squares)))
    else:  # mostly open, as late in a game
        open_squares = set(squares) - draw(st.sets(st.sampled_from(squares)))
    if draw(st.booleans()):
        open_squares -= bombs
    assume(len(squares) - len(open_squares) <= most_closed)
    return field(closed, bombs, open_squares), len(bombs)


multipliers = st.one_of(
    st.just(STANDARD),
    st.just(CLASSIC),
    st.lists(st.tuples(st.integers(0, 9), st.integers(0, 9)), min_size=9, max_size=9),
)


def near(found: float, exact: Fraction) -> bool:
    return math.isclose(found, exact, rel_tol=1e-12, abs_tol=1e-12)


def check_odds(found: Odds, opened: list[str], bombs: int) -> None:
    for square, chance in reference.odds(opened, bombs).items():
        assert near(found.at(*square), chance), (opened, bombs, square)
        if chance in (0, 1):
            assert found.at(*square) == chance
    assert found.exact
    assert found.error == 0


# All placements tried


@given(positions())
def test_odds_are_the_share_of_all_placements(position: tuple[list[str], int]) -> None:
    opened, bombs = position
    found = odds(opened, bombs)
    check_odds(found, opened, bombs)
    assert sum(found.probability) == pytest.approx(bombs, abs=1e-9)


@given(positions(), st.data())
def test_numbers_that_nothing_agrees_with_are_refused(
    position: tuple[list[str], int], data: st.DataObject
) -> None:
    opened, bombs = position
    row = data.draw(st.integers(0, len(opened) - 1))
    column = data.draw(st.integers(0, len(opened[0]) - 1))
    shown = data.draw(st.sampled_from("012345678*"))
    opened[row] = opened[row][:column] + shown + opened[row][column + 1 :]
    bombs = max(0, bombs + data.draw(st.integers(-1, 1)))
    try:
        expected = reference.odds(opened, bombs)
    except BadPosition:
        with pytest.raises(BadPosition):
            odds(opened, bombs)
    else:
        assert expected
        check_odds(odds(opened, bombs), opened, bombs)


@given(positions(), multipliers, st.data())
def test_lines_are_worth_their_mean_over_all_placements(
    position: tuple[list[str], int], table: Multipliers, data: st.DataObject
) -> None:
    opened, bombs = position
    lines = [
        line
        for line in (
            *([(row, column) for column in range(len(opened[0]))] for row in range(len(opened))),
            *([(row, column) for row in range(len(opened))] for column in range(len(opened[0]))),
        )
        if any(opened[row][column] != "*" for row, column in line)
    ]
    assume(lines)
    sets = []
    for _ in range(3):
        line = data.draw(st.sampled_from(lines))
        free = [(row, column) for row, column in line if opened[row][column] != "*"]
        sets.append(sorted(data.draw(st.sets(st.sampled_from(free), min_size=1))))
    for squares, found in zip(sets, odds(opened, bombs).expected(sets, table), strict=True):
        exact = reference.expectation(opened, bombs, squares, table)
        assert near(found.bomb, exact.bomb), (opened, bombs, squares)
        assert near(found.word, exact.word), (opened, bombs, squares)
        assert all(map(near, found.letters, exact.letters)), (opened, bombs, squares)
        assert found.error == 0


@given(positions(), multipliers, st.data())
def test_any_squares_will_do_for_a_set(
    position: tuple[list[str], int], table: Multipliers, data: st.DataObject
) -> None:
    opened, bombs = position
    free = squares_with(opened, ".012345678")
    assume(free)
    squares = data.draw(st.lists(st.sampled_from(free), min_size=1, max_size=15, unique=True))
    found = odds(opened, bombs).expected([squares], table)[0]
    exact = reference.expectation(opened, bombs, squares, table)
    assert near(found.bomb, exact.bomb)
    assert near(found.word, exact.word)
    assert all(map(near, found.letters, exact.letters))


@given(positions(), multipliers, st.data())
def test_plays_are_worth_their_mean_score_over_all_placements(
    position: tuple[list[str], int], table: Multipliers, data: st.DataObject
) -> None:
    opened, bombs = position
    free = squares_with(opened, ".012345678")
    assume(free)
    plays = []
    for _ in range(3):
        row = data.draw(st.sampled_from(free))[0]
        line = [square for square in free if square[0] == row]
        squares = sorted(data.draw(st.sets(st.sampled_from(line), min_size=1, max_size=7)))
        each = st.lists(st.integers(0, 10), min_size=len(squares), max_size=len(squares))
        crossing = [points - 1 for points in data.draw(each)]
        bonus = data.draw(st.sampled_from([0, 50]))
        plays.append(Play(squares, data.draw(each), crossing, data.draw(st.integers(0, 9)), bonus))
    for play, found in zip(plays, odds(opened, bombs).scores(plays, table), strict=True):
        laid = [
            (square, value, None if points < 0 else points)
            for square, value, points in zip(play.squares, play.values, play.crossing, strict=True)
        ]
        score, bomb = reference.expected_score(opened, bombs, table, laid, play.lying, play.bonus)
        assert near(found.score, score)
        assert near(found.bomb, bomb)
        assert found.error == 0


@given(positions())
def test_the_numbers_that_a_square_may_show(position: tuple[list[str], int]) -> None:
    opened, bombs = position
    found = odds(opened, bombs)
    placements = reference.placements(opened, bombs)
    for square in squares_with(opened, ".012345678"):
        shown = [
            Fraction(
                sum(
                    square not in placed and number(opened, placed, square) == n
                    for placed in placements
                ),
                len(placements),
            )
            for n in range(9)
        ]
        assert all(map(near, found.numbers(*square), shown))


# By hand


@pytest.mark.parametrize(
    ("opened", "bombs", "chances"),
    [
        (["..."], 0, [0, 0, 0]),  # no bombs
        (["*1."], 1, [1, 0, 0]),  # none left
        (["..."], 3, [1, 1, 1]),  # nothing but bombs
        (["...", "..."], 3, [1 / 2] * 6),  # all closed
        (["1*1"], 1, [0, 1, 0]),  # none closed
        (["."], 1, [1]),
        (["0"], 0, [0]),
        (["*"], 1, [1]),
        ([".1."], 1, [1 / 2, 0, 1 / 2]),
        (["1......"], 2, [0, 1, 1 / 5, 1 / 5, 1 / 5, 1 / 5, 1 / 5]),
        ([".1....."], 2, [1 / 2, 0, 1 / 2, 1 / 4, 1 / 4, 1 / 4, 1 / 4]),
        ([".", "2", "."], 2, [1, 0, 1]),
        # The well-known 1-2-1: a bomb beside each 1, none beside the 2.
        (["121", "..."], 2, [0, 0, 0, 1, 0, 1]),
        # A bomb in the open is worth less the more squares share it: 3 placements against 2.
        (["..1", "..."], 1, [0, 1 / 3, 0, 0, 1 / 3, 1 / 3]),
    ],
)
def test_odds_by_hand(opened: list[str], bombs: int, chances: list[float]) -> None:
    assert list(odds(opened, bombs).probability) == pytest.approx(chances, abs=1e-15)


def test_lines_by_hand() -> None:
    position = odds(["1..", "..."], 1)
    one, both, opened = position.expected([[(0, 1)], [(0, 1), (0, 2)], [(0, 0), (0, 1)]], STANDARD)
    # The bomb lies in (0, 1), in (1, 0) or in (1, 1): the last two lie beside (0, 1), the last
    # one beside (0, 2), too.
    assert [each.bomb for each in (one, both, opened)] == pytest.approx([1 / 3] * 3)
    assert [each.word for each in (one, both, opened)] == pytest.approx([2 / 3] * 3)
    assert one.letters == pytest.approx((4 / 3,))
    assert both.letters == pytest.approx((4 / 3, 1))
    assert opened.letters == pytest.approx((4 / 3, 4 / 3))
    assert position.numbers(0, 1) == pytest.approx([0, 2 / 3, 0, 0, 0, 0, 0, 0, 0])
    assert position.numbers(0, 0) == [0, 1, 0, 0, 0, 0, 0, 0, 0]


def test_a_certain_bomb_ends_all_hope() -> None:
    position = odds([".1", "11"], 1)
    assert position.at(0, 0) == 1
    assert position.expected([[(0, 0), (0, 1)]], STANDARD) == [(1, 0, (0, 0), 0)]
    assert position.numbers(0, 0) == [0] * 9
    # Nine letters of one point: none counts, but seven tiles earn their 50.
    play = Play([(0, 0)], [1], [3], 8, 50)
    assert position.scores([play], STANDARD) == [(50, 1, 0)]


def test_a_bomb_spoils_only_the_words_through_it() -> None:
    position = odds([".1.", "11.", "..."], 1)  # certainly at (0, 0)
    play = Play([(0, 0), (0, 1)], [5, 4], [2, 1], 0, 0)
    assert position.scores([play], STANDARD) == [(1 + 2 * 4, 1, 0)]


def test_no_sets_no_plays() -> None:
    position = odds(["..", ".."], 1)
    assert position.expected([], STANDARD) == []
    assert position.scores([], STANDARD) == []
    assert position.placements(0, 1) == []


# Large boards


def test_odds_of_large_boards_come_true() -> None:
    rng = Rng(5)
    off = variance = 0.0
    for i in range(72):
        minefield = random_minefield(rng, 1 + i % 12)
        found = odds(minefield.opened, 22)
        assert found.exact
        assert sum(found.probability) == pytest.approx(22, abs=1e-9)
        # Squares of a board hang together: it counts once, with some of its squares.
        some = [
            (found.at(*square), square in minefield.bombs)
            for square in squares_with(minefield.opened, ".")
            if rng.below(8) == 0
        ]
        for chance, bomb in some:
            assert chance > 0 or not bomb
            assert chance < 1 or bomb
        difference = sum(bomb - chance for chance, bomb in some)
        off += difference
        variance += difference**2
    assert abs(off) < 4 * math.sqrt(variance)


def test_lines_of_large_boards_earn_what_is_expected() -> None:
    rng = Rng(6)
    off = [0.0] * 3
    variance = [0.0] * 3
    for i in range(96):
        minefield = random_minefield(rng, i % 12)
        line = rng.choice(lines_that_touch(minefield))
        found = odds(minefield.opened, 22).expected([line], CLASSIC)[0]
        times = [CLASSIC[number(minefield.opened, minefield.bombs, square)] for square in line]
        hit = any(square in minefield.bombs for square in line)
        word = 0 if hit else math.prod(each for _, each in times)
        for k, difference in enumerate(
            (hit - found.bomb, word - found.word, word * times[0][0] - found.letters[0])
        ):
            off[k] += difference
            variance[k] += difference**2
    assert all(abs(x) < 4 * math.sqrt(y) for x, y in zip(off, variance, strict=True))


def test_a_large_board_against_placements_drawn_blindly() -> None:
    opened = ["." * 15] * 15
    opened[7] = "....112........"
    samples = 400
    drawn = reference.drawn(opened, 22, samples, Rng(7))
    found = odds(opened, 22)
    line = [(6, 5), (6, 6), (6, 7)]
    expected = found.expected([line], STANDARD)[0]
    for row, column in [(6, 5), (8, 3), (6, 7), (7, 7), (0, 0)]:
        share = sum((row, column) in placed for placed in drawn) / samples
        chance = found.at(row, column)
        assert abs(share - chance) < 4 * math.sqrt(chance * (1 - chance) / samples)
    earned = [
        0
        if placed & set(line)
        else math.prod(STANDARD[number(opened, placed, square)][1] for square in line)
        for placed in drawn
    ]
    mean = sum(earned) / samples
    spread = math.sqrt(sum((x - mean) ** 2 for x in earned) / samples)
    assert abs(mean - expected.word) < 4 * spread / math.sqrt(samples)


def test_translated_and_turned_boards_have_the_same_odds() -> None:
    rng = Rng(8)
    for _ in range(8):
        minefield = random_minefield(rng, 6, rows=9, columns=15, bombs=20)
        turned = ["".join(row) for row in zip(*minefield.opened, strict=True)]
        lines = lines_that_touch(minefield)
        plain = odds(minefield.opened, 20)
        other = odds(turned, 20)
        for row, column in squares_with(minefield.opened, "."):
            assert plain.at(row, column) == pytest.approx(other.at(column, row), abs=1e-12)
        swapped = [[(column, row) for row, column in line] for line in lines]
        for one, two in zip(
            plain.expected(lines, STANDARD), other.expected(swapped, STANDARD), strict=True
        ):
            assert [one.bomb, one.word, *one.letters] == pytest.approx(
                [two.bomb, two.word, *two.letters], abs=1e-9
            )


def test_lines_asked_for_together_or_alone() -> None:
    rng = Rng(10)
    for laid in range(4):
        minefield = random_minefield(rng, laid)
        lines = lines_that_touch(minefield)
        found = odds(minefield.opened, 22)
        together = found.expected(lines, STANDARD)
        for i in range(0, len(lines), 1 + len(lines) // 100):
            assert found.expected([lines[i]], STANDARD) == [together[i]]


# Too much to count


def dots(rng: Rng, bombs: int, side: int = 15) -> list[str]:
    """Every other square of every other row open: no game comes to that."""
    squares = [(row, column) for row in range(side) for column in range(side)]
    closed = ["." * side] * side
    opened = {square for square in squares if square[0] % 2 == 0 == square[1] % 2}
    return field(closed, set(rng.sample(squares, bombs)), opened)


@pytest.mark.parametrize("seed", [101, 104, 106, 111])
def test_estimates_lie_within_their_error(seed: int) -> None:
    opened = dots(Rng(seed), 60)
    exact = odds(opened, 60, most_states=1 << 16)
    assert exact.exact
    found = odds(opened, 60, most_states=256, seed=seed)
    assert not found.exact
    assert 0 < found.error < 0.5
    for one, two in zip(found.probability, exact.probability, strict=True):
        assert abs(one - two) <= found.error
    lines = [[(1, column) for column in range(first, first + 5)] for first in range(8)]
    for estimate, truth in zip(
        found.expected(lines, STANDARD), exact.expected(lines, STANDARD), strict=True
    ):
        assert truth.error == 0 <= estimate.error
        assert abs(estimate.bomb - truth.bomb) <= estimate.error
        assert abs(estimate.word - truth.word) <= estimate.error
        for one, two in zip(estimate.letters, truth.letters, strict=True):
            assert abs(one - two) <= estimate.error


def test_the_same_seed_gives_the_same_estimate() -> None:
    opened = dots(Rng(3), 40)
    first, second, other = (odds(opened, 40, most_states=32, seed=seed) for seed in (1, 1, 2))
    assert not first.exact
    assert first.probability == second.probability
    assert first.error == second.error
    assert first.probability != other.probability
    lines = [[(1, 1), (1, 2)]]
    assert first.expected(lines, STANDARD) == second.expected(lines, STANDARD)
    assert first.placements(20, 4) == second.placements(20, 4)
    for placed in first.placements(20, 4):
        check_placement(opened, placed, 40)


def test_one_state_at_a_time_says_how_unsure_it_is() -> None:
    opened = dots(Rng(5), 60)
    exact = odds(opened, 60, most_states=1 << 16)
    found = odds(opened, 60, most_states=1)
    assert exact.exact
    assert not found.exact
    for one, two in zip(found.probability, exact.probability, strict=True):
        assert abs(one - two) <= found.error


def test_one_state_at_a_time_may_find_nothing() -> None:
    with pytest.raises(BadPosition, match=r"no placement of \d+ bombs .* was found"):
        odds(dots(Rng(4), 20), 20, most_states=1)


def test_the_largest_board_is_counted() -> None:
    opened = ["." * 21] * 21
    assert odds(opened, 441).at(20, 20) == 1
    assert odds(opened, 220).at(20, 20) == pytest.approx(220 / 441)
    found = odds(dots(Rng(1), 60, 21), 60)
    assert sum(found.probability) == pytest.approx(60)


# Placements drawn


def check_placement(opened: list[str], placed: bytes, bombs: int) -> None:
    columns = len(opened[0])
    squares = {divmod(at, columns) for at, bomb in enumerate(placed) if bomb}
    assert len(squares) == bombs
    for row, column in squares_with(opened, ALL):
        shown = opened[row][column]
        if shown == "*":
            assert (row, column) in squares
        elif shown != ".":
            assert (row, column) not in squares
            assert number(opened, squares, (row, column)) == int(shown)


@given(positions(), st.integers(0, 1 << 64))
def test_placements_drawn_agree_with_the_numbers(
    position: tuple[list[str], int], seed: int
) -> None:
    opened, bombs = position
    for placed in odds(opened, bombs).placements(5, seed):
        check_placement(opened, placed, bombs)


def test_placements_are_drawn_evenly() -> None:
    opened = ["1....", "..2..", "....1"]
    bombs = 4
    placements = {
        bytes((row, column) in placed for row in range(3) for column in range(5))
        for placed in reference.placements(opened, bombs)
    }
    samples = 200 * len(placements)
    drawn = odds(opened, bombs).placements(samples, 11)
    counts = dict.fromkeys(placements, 0)
    for placed in drawn:
        counts[placed] += 1
    chi_squared = sum((count - 200) ** 2 / 200 for count in counts.values())
    freedom = len(placements) - 1
    assert len(placements) > 20
    assert abs(chi_squared - freedom) < 5 * math.sqrt(2 * freedom)


# What is refused


@pytest.mark.parametrize(
    ("opened", "bombs", "message"),
    [
        ([], 0, "0 rows"),
        ([""], 0, "1 rows of 0 squares"),
        (["..", "."], 1, "row 2: '.' must have 2 characters"),
        (["..", 5], 1, "row 2: 5"),
        (["." * 22], 1, "22 squares"),
        (["."] * 22, 1, "22 rows"),
        (["..", ".9"], 1, "square 2B: unknown character '9'; use . for closed, 0 to 8, or [*]"),
        ([".é"], 1, "square 1B"),
        ([".."], -1, "bombs is -1; use"),
        ([".."], 3, "bombs is 3, but 0 were hit and 2 squares are closed; use 0 to 2"),
        ([".."], 1 << 40, "bombs is 1099511627776; use"),
        ([".."], 1.5, "bombs must be an int, not float"),
        (["**"], 1, "bombs is 1, but 2 were hit"),
        (["..", ".4"], 3, "square 2B: no placement of bombs agrees with its number 4"),
        (["1*", ".."], 0, "bombs is 0, but 1 were hit and 2 squares are closed; use 1 to 3"),
        (["*0"], 1, "square 1B: no placement of bombs agrees with its number 0"),
        (["1....1"], 1, "bombs is 1, but the numbers need more; use 2 or more"),
        ([".1....1."], 1, "no placement of 1 bombs in the uncertain squares agrees"),
        (["1.", "1."], 2, "no placement"),
    ],
)
def test_malformed_positions(opened: list[str], bombs: int, message: str) -> None:
    with pytest.raises((BadPosition, TypeError), match=message):
        odds(opened, bombs)


@pytest.mark.parametrize(
    ("squares", "message"),
    [
        ([], "0 squares; use 1 to 15"),
        ([(0, 0), (0, 0)], "has square 1A twice"),
        ([(0, 3)], r"square \(0, 3\); use rows 0 to 5, columns 0 to 2"),
        ([(-1, 0)], r"square \(-1, 0\)"),
        ([(0, 1)], "square 1B: its bomb was hit"),
        ([(row, column) for row in range(1, 6) for column in range(3)] + [(0, 0)], "16 squares"),
    ],
)
def test_sets_that_no_play_lies_on(squares: list[Square], message: str) -> None:
    position = odds([".*.", "...", "...", "...", "...", "..."], 4)
    with pytest.raises(BadOption, match=message):
        position.expected([[(0, 0)], squares], STANDARD)
    with pytest.raises(BadOption, match=message):
        position.scores([Play(squares, [1] * len(squares), [0] * len(squares), 0, 0)], STANDARD)


@pytest.mark.parametrize(
    "table",
    [
        STANDARD[:8],
        [*STANDARD[:8], (1, -1)],
        [1] * 9,
        [(1, 101)] * 9,
        [("a", 1)] * 9,
        5,
        [*STANDARD[:8], (math.nan, 1)],
        [*STANDARD[:8], (1, 10**400)],
    ],
)
def test_multipliers_that_are_none(table: Any) -> None:
    with pytest.raises(BadOption, match="multipliers"):
        odds(["..."], 1).expected([[(0, 0)]], table)


def test_plays_with_too_few_points() -> None:
    position = odds(["..."], 1)
    for play in (
        Play([(0, 0)], [], [0], 0, 0),
        Play([(0, 0)], [1], [], 0, 0),
        Play([(0, 0)], [1], [0], 1 << 40, 0),
    ):
        with pytest.raises(BadOption):
            position.scores([play], STANDARD)


def test_other_options() -> None:
    with pytest.raises(BadOption, match="most_states is 0"):
        odds(["..."], 1, most_states=0)
    with pytest.raises(BadOption, match="n is -1; use 0 to"):
        odds(["..."], 1).placements(-1, 0)
    counted = odds(["..."], 1)
    assert pickle.loads(pickle.dumps(counted)).probability == counted.probability


@given(
    st.lists(st.text(ALL + "9?x", max_size=4), max_size=4),
    st.integers(-5, 30),
)
def test_whatever_comes_in_is_counted_or_refused(opened: list[str], bombs: int) -> None:
    try:
        found = odds(opened, bombs)
    except LexiconFastError:
        return
    check_odds(found, opened, bombs)


# Besides


def test_threads_share_odds() -> None:
    minefield = random_minefield(Rng(9), 5)
    position = odds(minefield.opened, 22)
    lines = lines_that_touch(minefield)
    alone = position.expected(lines, STANDARD)
    results: list[object] = []
    threads = [
        threading.Thread(target=lambda: results.append(position.expected(lines, STANDARD)))
        for _ in range(4)
    ]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert results == [alone] * 4


def test_odds_say_what_they_are() -> None:
    assert repr(odds(["...", "..."], 1)) == "<Odds of 2 x 3 squares, exact>"
    estimate = odds(dots(Rng(3), 40), 40, most_states=32)
    assert repr(estimate).startswith("<Odds of 15 x 15 squares, error 0.")
