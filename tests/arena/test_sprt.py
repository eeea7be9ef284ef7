"""Sequential tests: known values, a slow reference, and error rates by simulation."""

from __future__ import annotations

import math
from typing import Any

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from oracles import sprt as oracle

from lexicon_fast.arena.statistics import SequentialTest, Sprt, Verdict, log_likelihood_ratio
from lexicon_fast.base.errors import BadOption

PAIRS = [(half / 2, 2.0) for half in range(5)]

#: Published results of fishtest, with logistic Elo: pull requests 3209, 2598, 2920, 2951 and 3331
#: of official-stockfish/Stockfish. LLR, hypotheses, pairs with 0 to 4 half points.
PUBLISHED = [
    (2.94, (-0.25, 1.25), (253, 4282, 17604, 4431, 286)),
    (2.97, (0.25, 1.25), (58, 3302, 33130, 3518, 84)),
    (2.95, (-1.5, 0.5), (243, 1665, 3339, 1762, 281)),
    (2.63, (-1.5, 0.5), (444, 5546, 17841, 5604, 428)),
    (2.95, (-0.5, 1.5), (665, 4806, 9333, 4893, 747)),
    (2.98, (0.25, 1.75), (328, 4564, 15580, 4789, 371)),
    (2.95, (-0.5, 1.5), (59, 754, 2467, 865, 75)),
    (2.93, (0.25, 1.75), (11, 407, 3238, 513, 11)),
]

#: Deals with undecided games, too: Lexicon has them.
OUTCOMES = [*PAIRS, (0.0, 1.0), (1.0, 1.0), (0.0, 0.0)]

counts = st.dictionaries(st.sampled_from(OUTCOMES), st.integers(0, 500))
elos = st.integers(-300, 300)


class TestRatio:
    @pytest.mark.parametrize(("llr", "elos", "pairs"), PUBLISHED)
    def test_is_that_of_chess_programs(
        self, llr: float, elos: tuple[float, float], pairs: tuple[int, ...]
    ) -> None:
        found = log_likelihood_ratio(dict(zip(PAIRS, pairs, strict=True)), *elos)
        assert round(found, 2) == llr

    @given(counts, elos, elos)
    def test_agrees_with_the_slow_reference(
        self, outcomes: dict[tuple[float, float], int], one: int, two: int
    ) -> None:
        found = log_likelihood_ratio(outcomes, one, two)
        expected = oracle.log_likelihood_ratio(outcomes, one, two)
        assert found == pytest.approx(expected, rel=1e-7, abs=1e-7)

    @given(counts, elos, elos)
    def test_changes_its_sign_with_the_sides(
        self, outcomes: dict[tuple[float, float], int], one: int, two: int
    ) -> None:
        mirrored = {(decided - wins, decided): n for (wins, decided), n in outcomes.items()}
        found = log_likelihood_ratio(outcomes, one, two)
        assert log_likelihood_ratio(mirrored, -one, -two) == pytest.approx(found, abs=1e-6)
        assert log_likelihood_ratio(outcomes, two, one) == pytest.approx(-found, abs=1e-6)

    def test_undecided_games_do_not_count(self) -> None:
        one = {(2.0, 2.0): 30, (1.0, 2.0): 40, (0.0, 2.0): 20}
        assert log_likelihood_ratio(one | {(0.0, 0.0): 900}, 0, 50) == pytest.approx(
            log_likelihood_ratio(one, 0, 50), abs=1e-6
        )

    @pytest.mark.parametrize("elo", [-1000, 1000])
    @pytest.mark.parametrize("outcome", OUTCOMES)
    def test_is_finite_for_extreme_results(self, outcome: tuple[float, float], elo: int) -> None:
        for count in (1, 10**6):
            assert math.isfinite(log_likelihood_ratio({outcome: count}, 0, elo))


class TestBounds:
    def test_are_those_of_wald(self) -> None:
        assert Sprt(0, 5).bounds == pytest.approx((-math.log(19), math.log(19)))
        assert Sprt(0, 5, alpha=0.01, beta=0.1).bounds == pytest.approx(
            (math.log(0.1 / 0.99), math.log(0.9 / 0.01))
        )

    @pytest.mark.parametrize(
        ("arguments", "message"),
        [
            ((5, 5), "5 and 5 Elo are not in order"),
            ((10, 0), "10 and 0 Elo are not in order"),
            ((math.nan, 0), "nan Elo is not between -1000 and 1000"),
            ((0, 2000), "2000 Elo is not between"),
            ((0, 5, 0.5), "alpha 0.5 is not between 0 and 0.5"),
            ((0, 5, 0.05, 0.0), "beta 0 is not between"),
        ],
    )
    def test_impossible_tests_are_refused(self, arguments: Any, message: str) -> None:
        with pytest.raises(BadOption, match=message):
            Sprt(*arguments)


class TestStopping:
    def test_the_verdict_stands(self) -> None:
        test = SequentialTest(Sprt(0, 100))
        while test.verdict == "open":
            test.add(2, 2)
        before = test.result()
        assert before.llr >= before.upper
        for _ in range(100):
            test.add(0, 2)
        assert test.result() == before

    def test_a_loser_is_refused(self) -> None:
        test = SequentialTest(Sprt(0, 100))
        while test.verdict == "open":
            test.add(0.5, 2)
        assert test.verdict == "H0"

    def test_the_result_lists_outcomes(self) -> None:
        test = SequentialTest(Sprt(0, 100))
        for outcome in ((0, 1), (1, 2), (1, 2), (0, 0), (1.5, 2)):
            test.add(*outcome)
        result = test.result()
        assert result.outcomes == {"1 of 2": 2, "1.5 of 2": 1, "0 of 1": 1, "0 of 0": 1}
        assert (result.deals, result.verdict) == (5, "open")


def shares(random: np.random.Generator, share: float, spread: float, size: int) -> list[float]:
    """Wins of deals of two games, that depend on each other the more, the larger the spread is."""
    weight = 1 / spread
    chances = random.beta(weight * share, weight * (1 - share), size)
    return [float(wins) for wins in random.binomial(2, chances)]


def verdict(sprt: Sprt, random: np.random.Generator, share: float, spread: float) -> Verdict:
    test = SequentialTest(sprt)
    while test.verdict == "open":
        for wins in shares(random, share, spread, 50):
            test.add(wins, 2)
    return test.verdict


@pytest.mark.slow
class TestErrorRates:
    """At either hypothesis, the other one is accepted no more often than alpha or beta allow."""

    TIMES = 400

    @pytest.mark.parametrize(
        ("elo0", "elo1", "alpha", "beta", "spread"),
        [
            (0, 60, 0.05, 0.05, 0.02),
            (-20, 40, 0.05, 0.1, 0.4),
            (0, 100, 0.02, 0.05, 0.4),
        ],
    )
    def test_are_bounded(
        self, elo0: float, elo1: float, alpha: float, beta: float, spread: float
    ) -> None:
        sprt = Sprt(elo0, elo1, alpha, beta)
        random = np.random.default_rng(7)
        for elo, wrong, allowed in ((elo0, "H1", alpha), (elo1, "H0", beta)):
            share = 1 / (1 + 10 ** (-elo / 400))
            errors = sum(verdict(sprt, random, share, spread) == wrong for _ in range(self.TIMES))
            # Three standard errors above the promised rate.
            limit = allowed + 3 * math.sqrt(allowed * (1 - allowed) / self.TIMES)
            assert errors / self.TIMES <= limit, (elo, errors)
            assert errors > 0  # a test that never errs plays too long
