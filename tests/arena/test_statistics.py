"""The statistics of a match: known values, coverage and error rates by simulation."""

from __future__ import annotations

import math
from itertools import product
from statistics import NormalDist

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from lexicon_fast.arena.statistics import (
    Estimate,
    interim_levels,
    rating,
    ratio,
    share,
    sign_flip,
    superiority,
    t_quantile,
    t_share,
)


class TestQuantiles:
    @pytest.mark.parametrize(
        ("confidence", "freedom", "table"),
        [
            (0.95, 1, 12.706),
            (0.95, 2, 4.303),
            (0.95, 3, 3.182),
            (0.95, 4, 2.776),
            (0.95, 5, 2.571),
            (0.95, 10, 2.228),
            (0.95, 30, 2.042),
            (0.95, 120, 1.980),
            (0.90, 7, 1.895),
            (0.99, 3, 5.841),
            (0.99, 20, 2.845),
            (0.999, 10, 4.587),
            (0.5, 10, 0.700),
        ],
    )
    def test_quantiles_agree_with_tables(
        self, confidence: float, freedom: int, table: float
    ) -> None:
        assert t_quantile(confidence, freedom) == pytest.approx(table, abs=0.0006)

    def test_many_degrees_of_freedom_are_the_normal_distribution(self) -> None:
        assert t_quantile(0.95, 10**6) == pytest.approx(1.959964, abs=1e-5)
        assert t_quantile(1 - 1e-12, 10**9) == pytest.approx(7.1305, abs=1e-3)


class TestShares:
    @given(st.floats(0.001, 0.999), st.integers(1, 2000))
    def test_are_the_inverse_of_quantiles(self, confidence: float, freedom: int) -> None:
        t = t_quantile(confidence, freedom)
        # Hill's quantiles are approximate for 3 to 5 degrees of freedom.
        assert 2 * t_share(t, freedom) - 1 == pytest.approx(confidence, abs=2e-4)

    @given(st.floats(-50, 50), st.integers(1, 500))
    def test_of_both_signs_add_up(self, t: float, freedom: int) -> None:
        assert t_share(t, freedom) + t_share(-t, freedom) == pytest.approx(1)

    def test_many_degrees_of_freedom_are_the_normal_distribution(self) -> None:
        assert t_share(1.5, 10**5) == pytest.approx(NormalDist().cdf(1.5), abs=1e-5)


def covers(truth: float, estimate: Estimate) -> bool:
    return estimate.low <= truth <= estimate.high


class TestIntervals:
    @pytest.mark.parametrize(
        ("deals", "seatings", "a", "b", "guard"),
        [
            (20, 2, 8, 8, 0.0),
            (200, 4, 8, 8, 0.3),
            (20, 4, 1.5, 1.5, 0.3),
            (200, 2, 1.5, 1.5, 0.0),
            (20, 2, 9, 1, 0.3),
            (200, 4, 9, 1, 0.0),
        ],
    )
    def test_intervals_of_shares_have_their_coverage(
        self, deals: int, seatings: int, a: float, b: float, guard: float
    ) -> None:
        # The probability of a win differs between deals, so rounds of a deal are correlated.
        random = np.random.default_rng([deals, seatings, int(10 * a)])
        covered = 0
        times = 500
        for _ in range(times):
            decided = random.binomial(seatings, 1 - guard, deals)
            wins = random.binomial(decided, random.beta(a, b, deals))
            covered += covers(a / (a + b), share(wins.tolist(), decided.tolist(), 0.95))
        assert 0.925 <= covered / times <= 0.99

    @pytest.mark.parametrize("alike", [0.5, 0.9, 1.0])
    def test_deals_with_one_win_each_narrow_the_interval(self, alike: float) -> None:
        # In most deals the good seat wins: one win for each bot.
        random = np.random.default_rng(5)
        times, deals = 500, 200
        found = []
        for _ in range(times):
            wins = np.where(random.random(deals) < alike, 1, random.binomial(2, 0.7, deals))
            found.append(share(wins.tolist(), [2] * deals, 0.95))
        truth = alike * 0.5 + (1 - alike) * 0.7
        assert np.mean([covers(truth, each) for each in found]) >= 0.93
        independent = 2 * 1.96 * math.sqrt(0.25 / (2 * deals))
        assert np.mean([each.high - each.low for each in found]) < 0.8 * independent

    @pytest.mark.parametrize("deals", [20, 200])
    def test_intervals_of_points_have_their_coverage(self, deals: int) -> None:
        random = np.random.default_rng(deals)
        covered = 0
        times = 500
        for _ in range(times):
            level = random.gamma(2, 10, deals)
            points = random.poisson(level) + random.poisson(level)
            covered += covers(20, ratio(points.tolist(), [2] * deals, 0.95))
        assert 0.90 <= covered / times <= 0.98

    def test_shares_of_0_and_1(self) -> None:
        every = share([2] * 50, [2] * 50, 0.95)
        none = share([0] * 50, [2] * 50, 0.95)
        assert every.value == every.high == 1
        assert 0.95 < every.low < 0.98
        assert (none.low, none.high) == pytest.approx((0, 1 - every.low))

    def test_too_few_deals_give_no_interval(self) -> None:
        for estimate in (share([1], [2], 0.95), ratio([3], [2], 0.95)):
            assert estimate.value in (0.5, 1.5)
            assert math.isnan(estimate.low)
            assert math.isnan(estimate.high)
        assert math.isnan(share([0, 0], [0, 0], 0.95).value)
        assert math.isnan(ratio([0, 0], [0, 0], 0.95).value)

    @given(
        st.lists(
            st.integers(0, 8).flatmap(lambda n: st.tuples(st.integers(0, n), st.just(n))),
            min_size=2,
            max_size=30,
        ),
        st.floats(0.01, 0.999999),
    )
    def test_a_share_stays_within_its_bounds(
        self, deals: list[tuple[int, int]], confidence: float
    ) -> None:
        wins, wholes = zip(*deals, strict=True)
        found = share(wins, wholes, confidence)
        if sum(wholes):
            assert 0 <= found.low <= found.value <= found.high <= 1
        else:
            assert math.isnan(found.value)


class TestRating:
    def test_two_bots_have_elo_ratings_as_in_chess(self) -> None:
        found = rating(Estimate(10 / 11, 0.5, 100 / 101), 2)
        assert (found.value, found.low, found.high) == pytest.approx((400, 0, 800))

    def test_an_equal_share_of_many_is_no_difference(self) -> None:
        assert rating(Estimate(0.25, 0.25, 0.25), 4).value == pytest.approx(0)

    def test_shares_of_0_and_1_have_infinite_ratings(self) -> None:
        found = rating(Estimate(1, 0.5, 1), 2)
        assert (found.value, found.high) == (math.inf, math.inf)
        assert rating(Estimate(0, 0, 0.5), 2).low == -math.inf
        assert math.isnan(rating(Estimate(math.nan, math.nan, math.nan), 2).value)


class TestSignFlip:
    @given(st.lists(st.integers(-3, 3), max_size=9))
    def test_is_the_count_of_all_signs(self, differences: list[int]) -> None:
        total = abs(sum(differences))
        sizes = [abs(each) for each in differences]
        sums = [
            abs(sum(sign * size for sign, size in zip(signs, sizes, strict=True)))
            for signs in product((-1, 1), repeat=len(sizes))
        ]
        expected = sum(each >= total for each in sums) / len(sums)
        assert sign_flip(differences) == pytest.approx(expected)

    def test_the_unit_does_not_matter(self) -> None:
        differences = [1, 2, -1, 2, 2, 1, 0, 2]
        assert sign_flip([840 * each for each in differences]) == sign_flip(differences)

    def test_many_deals_are_near_the_normal_limit(self) -> None:
        few = sign_flip([2] * 1050 + [-2] * 950)
        many = sign_flip([20001] * 1050 + [-20002] * 950)  # too many sums for the exact test
        assert few == pytest.approx(many, rel=0.1)


class TestSuperiority:
    @given(st.lists(st.integers(-3, 3), max_size=9))
    def test_is_the_count_of_all_signs(self, differences: list[int]) -> None:
        total = sum(differences)
        sums = [
            sum(sign * abs(each) for sign, each in zip(signs, differences, strict=True))
            for signs in product((-1, 1), repeat=len(differences))
        ]
        below, same = sum(each < total for each in sums), sum(each == total for each in sums)
        assert superiority(differences) == pytest.approx((below + same / 2) / len(sums))

    def test_of_both_bots_add_up(self) -> None:
        differences = [2, 1, -1, 2, 0, 1, -2, 1]
        both = superiority(differences) + superiority([-each for each in differences])
        assert both == pytest.approx(1)

    def test_single_games_are_as_in_chess(self) -> None:
        expected = NormalDist().cdf((230 - 190) / math.sqrt(230 + 190))
        assert superiority([1] * 230 + [-1] * 190 + [0] * 80) == pytest.approx(expected, abs=1e-3)

    def test_many_deals_are_near_the_normal_limit(self) -> None:
        few = superiority([2] * 1020 + [-2] * 980)
        many = superiority([20001] * 1020 + [-20002] * 980)  # too many sums for the exact test
        assert few == pytest.approx(many, abs=0.01)


class TestInterimAnalyses:
    def test_levels_agree_with_tables(self) -> None:
        # Lan and DeMets' O'Brien-Fleming type bounds, from Jennison and Turnbull and from ldbounds.
        z = [-NormalDist().inv_cdf(x / 2) for x in interim_levels([0.2, 0.4, 0.6, 0.8, 1], 0.05)]
        assert z == pytest.approx([4.8769, 3.3569, 2.6803, 2.2898, 2.0310], abs=0.001)

    def test_a_single_look_tests_at_alpha(self) -> None:
        assert interim_levels([1], 0.05) == pytest.approx([0.05])

    @pytest.mark.slow
    def test_all_looks_together_have_the_error_of_one_test(self) -> None:
        random = np.random.default_rng(1)
        fractions = [k / 10 for k in range(1, 11)]
        for alpha in (0.05, 0.2):
            levels = interim_levels(fractions, alpha)
            bounds = [-NormalDist().inv_cdf(max(level, 1e-300) / 2) for level in levels]
            sums = random.normal(size=(40_000, 10)).cumsum(axis=1) / np.sqrt(np.arange(1, 11))
            assert (abs(sums) > bounds).any(axis=1).mean() == pytest.approx(alpha, rel=0.07)
