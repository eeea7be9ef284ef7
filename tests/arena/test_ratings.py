"""Ratings of many bots: agreement with slow reference methods, coverage, and errors."""

from __future__ import annotations

import math
from itertools import combinations, pairwise

import numpy as np
import pytest
from hypothesis import assume, given
from hypothesis import strategies as st
from oracles.ratings import elo_ratings

from lexicon_fast.arena.ratings import PairResults, beyond, fit, groups
from lexicon_fast.arena.statistics import rating, share
from lexicon_fast.base.errors import BadOption


def results(first: str, second: str, *wins: float, decided: int = 2) -> PairResults:
    return PairResults((first, second), wins, [decided] * len(wins))


@st.composite
def tournaments(draw: st.DrawFn) -> list[PairResults]:
    bots = draw(st.integers(2, 5))
    pairs = [(a, b) for a in range(bots) for b in range(a)]
    chosen = draw(st.lists(st.sampled_from(pairs), min_size=1, max_size=8))
    halves = st.integers(0, 4).map(lambda half: half / 2)
    return [
        results(f"bot{a}", f"bot{b}", *draw(st.lists(halves, min_size=1, max_size=4)))
        for a, b in chosen
    ]


class TestValues:
    @given(tournaments())
    def test_agree_with_the_slow_reference(self, matches: list[PairResults]) -> None:
        assume(len(groups(matches)) == 1)
        zero = matches[0].bots[0]
        found = fit(matches, zero, 0.99)
        totals = [(*each.bots, sum(each.wins), sum(each.decided)) for each in matches]
        expected = elo_ratings(totals, zero)
        assert {bot: found[bot].value for bot in found.bots} == pytest.approx(expected, abs=1e-3)
        values = [found[bot].value for bot in found.bots]
        assert all(above >= below - 1e-6 for above, below in pairwise(values))

    def test_two_bots_have_elo_ratings_as_in_chess(self) -> None:
        found = fit([results("a", "b", *[2] * 9, 2, 0)], "b", 0.99)
        assert found["a"].value == pytest.approx(400)
        assert found["b"].value == 0

    def test_differences_in_a_chain_add_up(self) -> None:
        found = fit([results("a", "b", *[2] * 10, 0), results("b", "c", *[2] * 10, 0)], "c", 0.99)
        assert found["a"].value == pytest.approx(800)
        assert found["b"].value == pytest.approx(400)

    def test_a_third_match_that_agrees_changes_no_value(self) -> None:
        chain = [results("a", "b", *[2] * 10, 0), results("b", "c", *[2] * 10, 0)]
        far = PairResults(("a", "c"), [100], [101])  # 800 Elo
        assert fit([*chain, far], "c", 0.99)["a"].value == pytest.approx(800)

    def test_a_draw_is_half_a_win(self) -> None:
        assert fit([results("a", "b", 0.5, 1.5)], "b", 0.99)["a"].value == pytest.approx(0)

    def test_undecided_rounds_do_not_count(self) -> None:
        match = PairResults(("a", "b"), [1, 1, 0, 0], [1, 1, 1, 0])
        assert fit([match], "b", 0.99)["a"].value == pytest.approx(400 * math.log10(2))

    def test_the_bot_at_zero_does_not_matter_for_differences(self) -> None:
        matches = [results("a", "b", 1, 2, 2), results("c", "b", 0, 1, 1), results("a", "c", 1, 2)]
        one, two = fit(matches, "a", 0.9), fit(matches[::-1], "b", 0.9)
        for pair in ("ab", "bc", "ca"):
            expected = two.difference(*pair)
            found = one.difference(*pair)
            assert (found.value, found.low, found.high) == pytest.approx(
                (expected.value, expected.low, expected.high)
            )


def paired(random: np.random.Generator, chance: float, deals: int) -> list[float]:
    """Return the wins of deals of two games that depend on each other."""
    return random.binomial(2, random.beta(8 * chance, 8 * (1 - chance), deals)).tolist()


def chance(difference: float) -> float:
    return 1 / (1 + 10 ** (-difference / 400))


#: A ladder: bots, and the deals of their matches.
TRUTH = {"a": 300.0, "b": 180.0, "c": 120.0, "d": 0.0}
MATCHES = {"ab": 80, "bc": 120, "cd": 60, "ac": 40, "bd": 100}


def simulated(random: np.random.Generator) -> list[PairResults]:
    return [
        results(*pair, *paired(random, chance(TRUTH[pair[0]] - TRUTH[pair[1]]), deals))
        for pair, deals in MATCHES.items()
    ]


class TestIntervals:
    def test_those_of_one_match_are_near_those_of_its_win_share(self) -> None:
        random = np.random.default_rng(1)
        wins = paired(random, 0.7, 400)
        found = fit([results("a", "b", *wins)], "b", 0.99)["a"]
        expected = rating(share(wins, [2] * 400, 0.99), 2)
        assert found.value == pytest.approx(expected.value)
        assert (found.low, found.high) == pytest.approx((expected.low, expected.high), abs=1.5)

    def test_have_their_coverage(self) -> None:
        random = np.random.default_rng(2)
        covered = dict.fromkeys(("ad", "ab", "cd"), 0)
        times = 400
        for _ in range(times):
            ratings = fit(simulated(random), "d", 0.95)
            for pair in covered:
                found = ratings.difference(*pair)
                covered[pair] += found.low <= TRUTH[pair[0]] - TRUTH[pair[1]] <= found.high
        for pair, count in covered.items():
            assert 0.92 <= count / times <= 0.98, pair

    def test_agree_with_resampled_deals(self) -> None:
        random = np.random.default_rng(3)
        matches = simulated(random)
        found = fit(matches, "d", 0.95)
        resampled = []
        for _ in range(150):
            again = []
            for match in matches:
                chosen = random.integers(len(match.wins), size=len(match.wins))
                again.append(results(*match.bots, *np.array(match.wins)[chosen].tolist()))
            ratings = fit(again, "d", 0.95)
            resampled.append([ratings[bot].value for bot in "abc"])
        spread = np.std(resampled, axis=0)
        for bot, expected in zip("abc", spread, strict=True):
            assert (found[bot].high - found[bot].low) / 2 / 1.96 == pytest.approx(expected, rel=0.1)

    def test_a_chain_adds_the_variances_of_its_matches(self) -> None:
        random = np.random.default_rng(4)
        top = results("a", "b", *paired(random, 0.6, 5000))
        low = results("b", "c", *paired(random, 0.7, 5000))
        both = fit([top, low], "c", 0.99)["a"]
        parts = [fit([top], "b", 0.99)["a"], fit([low], "c", 0.99)["b"]]
        sizes = [each.high - each.value for each in parts]
        assert both.high - both.value == pytest.approx(math.hypot(*sizes), rel=1e-3)

    def test_deals_that_all_have_the_same_result_leave_an_interval(self) -> None:
        found = fit([results("a", "b", *[1] * 100)], "b", 0.99)["a"]
        assert found.value == pytest.approx(0)
        expected = rating(share([1] * 100, [2] * 100, 0.99), 2)
        assert (found.low, found.high) == pytest.approx((expected.low, expected.high), rel=0.05)
        assert found.high > 5

    def test_one_deal_gives_no_interval_where_it_matters(self) -> None:
        found = fit([results("a", "b", 1), results("b", "c", 1, 2, 0)], "c", 0.99)
        assert math.isnan(found["a"].low)
        assert found["b"].low < 0 < found["b"].high
        assert found.difference("a", "a").high == 0


#: Strengths, and by how much they differ from deal to deal: bots play some cards better.
SKILLS = np.array([120.0, 60, 0, -180])


def same_deals(random: np.random.Generator, deals: int, spread: float) -> list[PairResults]:
    """Return the results of all pairs in the same deals."""
    skills = SKILLS + random.normal(0, spread, (deals, len(SKILLS)))
    found = []
    for a, b in combinations(range(len(SKILLS)), 2):
        chances = 1 / (1 + 10 ** ((skills[:, b] - skills[:, a]) / 400))
        found.append(results("abcd"[a], "abcd"[b], *random.binomial(2, chances).tolist()))
    return found


class TestSameDeals:
    def test_values_are_those_of_other_deals(self) -> None:
        matches = same_deals(np.random.default_rng(1), 50, 100)
        one, two = fit(matches, "d", 0.95, same_deals=True), fit(matches, "d", 0.95)
        assert [one[bot].value for bot in "abc"] == [two[bot].value for bot in "abc"]

    def test_one_pair_has_the_same_interval(self) -> None:
        match = results("a", "b", *paired(np.random.default_rng(2), 0.6, 60))
        one, two = fit([match], "b", 0.95, same_deals=True)["a"], fit([match], "b", 0.95)["a"]
        assert (one.low, one.high) == pytest.approx((two.low, two.high), rel=1e-3)

    def test_agree_with_resampled_deals(self) -> None:
        random = np.random.default_rng(3)
        deals = 300
        matches = same_deals(random, deals, 300)
        found = fit(matches, None, 0.95, same_deals=True)
        resampled = []
        for _ in range(400):
            chosen = random.integers(deals, size=deals)
            again = [results(*each.bots, *np.array(each.wins)[chosen]) for each in matches]
            ratings = fit(again, None, 0.95)
            resampled.append([ratings[bot].value for bot in "abcd"])
        for bot, expected in zip("abcd", np.std(resampled, axis=0), strict=True):
            assert (found[bot].high - found[bot].low) / 2 / 1.96 == pytest.approx(expected, rel=0.1)

    @pytest.mark.slow
    @pytest.mark.parametrize("spread", [0, 300])
    @pytest.mark.parametrize("deals", [20, 100])
    def test_intervals_have_their_coverage(self, deals: int, spread: float) -> None:
        random = np.random.default_rng(5)
        # What is estimated: the most likely ratings of endless deals.
        truth = fit(same_deals(random, 200_000, spread), None, 0.95)
        covered = dict.fromkeys([*"abcd", "ab"], 0)
        times = 600
        for _ in range(times):
            ratings = fit(same_deals(random, deals, spread), None, 0.95, same_deals=True)
            for bot in "abcd":
                covered[bot] += ratings[bot].low <= truth[bot].value <= ratings[bot].high
            found = ratings.difference("a", "b")
            covered["ab"] += found.low <= truth.difference("a", "b").value <= found.high
        for what, count in covered.items():
            assert 0.92 <= count / times <= 0.98, what

    def test_the_last_deal_may_be_incomplete(self) -> None:
        matches = same_deals(np.random.default_rng(6), 30, 100)
        short = [*matches[:2], *(results(*each.bots, *each.wins[:-1]) for each in matches[2:])]
        found = fit(short, None, 0.95, same_deals=True)
        whole = fit(matches, None, 0.95, same_deals=True)
        for bot in "abcd":
            assert found[bot].high - found[bot].low == pytest.approx(
                whole[bot].high - whole[bot].low, rel=0.15
            )

    def test_one_deal_gives_no_interval(self) -> None:
        found = fit([results("a", "b", 1), results("b", "c", 1)], None, 0.95, same_deals=True)
        assert math.isnan(found["a"].low)
        assert math.isnan(found.superiority("a", "b"))


class TestMean:
    def test_is_zero(self) -> None:
        matches = [results("a", "b", 1, 2, 2), results("c", "b", 0, 1, 1), results("a", "c", 1, 2)]
        found, other = fit(matches, None, 0.9), fit(matches, "c", 0.9)
        assert sum(found[bot].value for bot in "abc") == pytest.approx(0)
        assert found["a"].value - found["b"].value == pytest.approx(
            other.difference("a", "b").value
        )
        assert found.difference("a", "b").low == pytest.approx(other.difference("a", "b").low)

    def test_of_two_bots_halves_their_interval(self) -> None:
        match = results("a", "b", *paired(np.random.default_rng(1), 0.6, 60))
        whole, half = fit([match], "b", 0.95)["a"], fit([match], None, 0.95)["a"]
        assert (half.low, half.value, half.high) == pytest.approx(
            (whole.low / 2, whole.value / 2, whole.high / 2)
        )


class TestSuperiority:
    def test_agrees_with_intervals(self) -> None:
        random = np.random.default_rng(8)
        matches = simulated(random)
        found = fit(matches, "d", 0.95)
        likelihood = found.superiority("b", "c")
        # The interval of that confidence on both sides just excludes 0.
        difference = fit(matches, "d", 2 * likelihood - 1).difference("b", "c")
        assert difference.value > 0
        assert difference.low == pytest.approx(0, abs=0.5)
        assert found.superiority("c", "b") == pytest.approx(1 - likelihood)

    def test_equal_bots_are_undecided(self) -> None:
        found = fit([results("a", "b", 2, 0, 1)], "b", 0.95)
        assert found.superiority("a", "b") == pytest.approx(0.5)
        assert found.superiority("a", "a") == 0.5


class TestBeyond:
    def test_sides_are_known_by_chains_of_wins(self) -> None:
        matches = [results("a", "b", 1), results("c", "a", 2), results("b", "d", 2)]
        matches += [results("d", "e", 2), results("f", "g", 1)]
        found = beyond(matches, ["a", "b"])
        assert math.isnan(found.pop("f"))
        assert math.isnan(found.pop("g"))
        assert found == {"c": math.inf, "d": -math.inf, "e": -math.inf}


class TestErrors:
    def test_bots_without_a_chain_of_matches_are_named(self) -> None:
        with pytest.raises(BadOption, match="no match connects c, d with a"):
            fit([results("a", "b", 1, 2), results("c", "d", 1, 2)], "a", 0.99)

    def test_a_bot_that_won_or_lost_everything_is_named(self) -> None:
        with pytest.raises(BadOption, match=r"^b, c never won against a,"):
            fit([results("a", "b", 2, 2), results("b", "c", 1, 2)], "b", 0.99)
        with pytest.raises(BadOption, match=r"^c never won against a, b,"):
            fit([results("a", "b", 1, 2), results("b", "c", 2, 2)], "b", 0.99)

    def test_no_decided_game_connects_nothing(self) -> None:
        with pytest.raises(BadOption, match="no match connects b with a"):
            fit([PairResults(("a", "b"), [0], [0])], "a", 0.99)

    @pytest.mark.parametrize(
        ("matches", "zero", "confidence", "message"),
        [
            ([results("a", "a", 1)], "a", 0.99, "a cannot play against itself"),
            ([results("a", "b", 1)], "c", 0.99, "c has played no match"),
            ([], "c", 0.99, "c has played no match"),
            ([], None, 0.99, "there are no matches to rate"),
            ([results("a", "b", 3)], "a", 0.99, "a against b: 3 wins in 2 decided"),
            ([PairResults(("a", "b"), [1, 1], [2])], "a", 0.99, "wins of 2 deals, .* of 1"),
            ([results("a", "b", 1)], "a", 99, "confidence 99"),
        ],
    )
    def test_malformed_results_are_named(
        self, matches: list[PairResults], zero: str | None, confidence: float, message: str
    ) -> None:
        with pytest.raises(BadOption, match=message):
            fit(matches, zero, confidence)

    def test_an_unknown_bot_is_named(self) -> None:
        found = fit([results("a", "b", 1, 2)], "a", 0.99)
        with pytest.raises(BadOption, match="c has no rating; rated bots: a, b"):
            found["c"]


class TestGroups:
    def test_bots_are_together_if_chains_of_wins_lead_both_ways(self) -> None:
        circle = [results("a", "b", 2, 2), results("b", "c", 2, 2), results("c", "a", 2, 2)]
        assert groups([*circle, results("c", "d", 2, 2), results("e", "f", 1, 1)]) == [
            ["a", "b", "c"],
            ["e", "f"],
            ["d"],
        ]
        assert groups([]) == []
