"""Tournaments: pairings, tables, ratings of bots that won or lost everything, and charts."""

from __future__ import annotations

import math
import re
from collections.abc import Sequence

import pytest
from oracles.ratings import elo_ratings
from support.pictures import SPACE, contrast, drawn, texts

from lexicon_fast.arena.match import Deal, Forfeit, Match, Played, Players, play
from lexicon_fast.arena.ratings import rating_chart
from lexicon_fast.arena.statistics import Sprt
from lexicon_fast.arena.tournament import Results, Standings, pairings
from lexicon_fast.base.errors import BadOption

NAMES = ("ann", "bob", "cyd")


def deal(
    number: int,
    bots: tuple[int, int],
    *wins: float | None,
    points: Sequence[int] = (10, 4),
    forfeit: Forfeit | None = None,
) -> Deal:
    """A deal of two games. wins: of the first bot in each game, None: not decided."""
    one, two = points
    played = tuple(
        Played(
            deal=number,
            seats=seats,
            wins=(0.0, 0.0) if won is None else (won, 1 - won),
            points=(one, two),
            turns=(3, 3),
            rounds=1,
            guards=int(won is None),
            forfeit=forfeit if seats == (0, 1) else None,
        )
        for seats, won in zip(((0, 1), (1, 0)), wins, strict=True)
    )
    return Deal(number, played, (4, 5), (0.5, 0.25), (), bots)


def standings_of(*deals: Deal, names: Sequence[str] = NAMES) -> Standings:
    found = Standings(names, pairings(len(names)))
    for each in deals:
        found.add(each)
    return found


#: ann beats bob, bob beats cyd, and cyd sometimes beats ann.
BALANCED = [
    each
    for number in range(1, 9)
    for each in (
        deal(number, (0, 1), 1, number % 2),
        deal(number, (0, 2), 1, float(number % 4 != 0)),
        deal(number, (1, 2), 0.5, 1, points=(7, 9)),
    )
]


class TestPairings:
    def test_every_two_bots_play(self) -> None:
        assert len(pairings(8)) == 28
        assert all(first < second for first, second in pairings(8))

    def test_a_gauntlet_is_of_the_first_bot(self) -> None:
        assert pairings(4, gauntlet=True) == ((0, 1), (0, 2), (0, 3))

    def test_one_bot_is_refused(self) -> None:
        with pytest.raises(BadOption, match="a tournament needs 2 or more bots, not 1"):
            pairings(1)


class TestResults:
    def test_ratings_agree_with_the_slow_reference(self) -> None:
        results = standings_of(*BALANCED).results(anchor="bob", anchor_elo=1500)
        totals = [(*each.bots, each.wins[0], sum(each.wins)) for each in results.pairings]
        expected = elo_ratings(totals, "bob")
        for row in results.rows:
            assert row.rating.value == pytest.approx(1500 + expected[row.bot], abs=1e-3)
        bob = next(row for row in results.rows if row.bot == "bob")
        assert bob.rating.low == bob.rating.high == 1500

    def test_the_average_is_the_anchor_by_default(self) -> None:
        standings = standings_of(*BALANCED)
        ratings = [row.rating.value for row in standings.results().rows]
        assert sum(ratings) == pytest.approx(0)
        moved = [row.rating.value for row in standings.results(anchor_elo=2000).rows]
        assert moved == pytest.approx([2000 + each for each in ratings])

    def test_rows_and_pairings_add_up(self) -> None:
        results = standings_of(*BALANCED).results()
        assert [row.bot for row in results.rows] == ["ann", "bob", "cyd"]
        assert (results.deals, results.games) == (8, 48)
        for row in results.rows:
            own = [each for each in results.pairings if row.bot in each.bots]
            assert row.games == 32
            assert row.wins == sum(each.wins[each.bots.index(row.bot)] for each in own)
            assert row.wins + row.losses == sum(sum(each.wins) for each in own)
            assert row.win_share.value == pytest.approx(row.wins / 32)
        assert results.rows[1].points.value == pytest.approx((4 + 7) / 2)
        assert [each.bots for each in results.pairings] == [
            ("ann", "bob"),
            ("ann", "cyd"),
            ("bob", "cyd"),
        ]
        assert results.pairings[2].points.value == -2

    def test_pairings_are_in_the_order_of_the_table(self) -> None:
        turned = [deal(number, (0, 1), number % 2, 0.0, points=(1, 5)) for number in range(1, 9)]
        results = standings_of(*turned, names=("weak", "good")).results()
        (pairing,) = results.pairings
        assert pairing.bots == ("good", "weak")
        assert pairing.wins == (12, 4)
        assert pairing.win_share.value == 0.75
        assert pairing.rating.value == pytest.approx(400 * math.log10(3))
        assert pairing.points.value == 4
        assert pairing.superiority > 0.9

    def test_undecided_games_count_for_no_one(self) -> None:
        results = standings_of(
            *(deal(number, (0, 1), None, number % 2) for number in range(1, 5)), names=("a", "b")
        ).results()
        assert results.guards == 4
        assert [row.wins + row.losses for row in results.rows] == [4, 4]
        assert [row.rating.value for row in results.rows] == pytest.approx([0, 0])

    def test_neighbours_have_a_likelihood_of_superiority(self) -> None:
        first, second, third = standings_of(*BALANCED).results().rows
        assert 0.5 < first.superiority < 1
        assert 0.5 < second.superiority < 1
        assert math.isnan(third.superiority)

    def test_a_stopped_tournament_has_an_incomplete_deal(self) -> None:
        results = standings_of(*BALANCED, deal(9, (0, 1), 1, 1)).results()
        assert (results.deals, results.games) == (8, 50)
        assert [each.deals for each in results.pairings] == [9, 8, 8]

    def test_an_unknown_anchor_is_named(self) -> None:
        with pytest.raises(BadOption, match="no bot 'dan' to anchor; bots: ann, bob, cyd"):
            standings_of(*BALANCED).results(anchor="dan")

    def test_forfeits_of_all_pairings_are_merged(self) -> None:
        def lost(bot: int, reason: str) -> Forfeit:
            return Forfeit(bot, reason, f"{reason}!", 1)

        results = standings_of(
            *BALANCED,
            deal(9, (0, 1), 1, 0, forfeit=lost(1, "crash")),
            deal(9, (1, 2), 0, 1, forfeit=lost(0, "timeout")),
            deal(10, (1, 2), 0, 1, forfeit=lost(0, "timeout")),
        ).results()
        (forfeits,) = results.forfeits
        assert (forfeits.bot, forfeits.seatings) == ("bob", 3)
        assert forfeits.reasons == {"crash": 1, "timeout": 2}
        assert (forfeits.deal, forfeits.message) == (9, "crash!")

    def test_notebooks_show_a_table(self) -> None:
        assert "<td>ann</td>" in standings_of(*BALANCED).results()._repr_html_()


class TestUnrated:
    def lopsided(self) -> Results:
        """ann wins all, cyd and bob are even, dan loses all."""
        deals = [
            each
            for number in (1, 2, 3)
            for each in (
                deal(number, (0, 1), 1, 1),
                deal(number, (0, 2), 1, 1),
                deal(number, (0, 3), 1, 1),
                deal(number, (1, 2), 0, 1),
                deal(number, (1, 3), 1, 1),
                deal(number, (2, 3), 1, 1),
            )
        ]
        return standings_of(*deals, names=(*NAMES, "dan")).results()

    def test_winners_and_losers_of_everything_are_at_the_ends(self) -> None:
        results = self.lopsided()
        assert [row.bot for row in results.rows] == ["ann", "bob", "cyd", "dan"]
        values = [row.rating.value for row in results.rows]
        assert values == [math.inf, pytest.approx(0), pytest.approx(0), -math.inf]
        assert results.unrated == ("ann", "dan")
        assert math.isnan(results.rows[0].rating.low)

    def test_their_likelihood_of_superiority_is_that_of_their_games(self) -> None:
        results = self.lopsided()
        assert results.rows[0].superiority == 1 - 2**-4
        assert results.rows[1].superiority == pytest.approx(0.5)
        assert results.rows[2].superiority == 1 - 2**-4

    def test_an_anchor_keeps_its_rating(self) -> None:
        results = standings_of(deal(1, (0, 1), 1, 1), names=("a", "b")).results(
            anchor="b", anchor_elo=100
        )
        assert [row.rating.value for row in results.rows] == [math.inf, 100]

    def test_bots_without_a_decided_game_have_no_rating(self) -> None:
        deals = [deal(number, (0, 1), 1, 0) for number in (1, 2)]
        deals += [deal(number, pair, None, None) for number in (1, 2) for pair in ((0, 2), (1, 2))]
        last = standings_of(*deals).results().rows[-1]
        assert last.bot == "cyd"
        assert math.isnan(last.rating.value)


class TestSequentialTest:
    def test_is_of_two_bots(self) -> None:
        with pytest.raises(BadOption, match="a sequential test compares 2 bots, not 3"):
            Standings(NAMES, pairings(3), Sprt(0, 10))

    def test_ends_the_tournament(self) -> None:
        standings = Standings(("a", "b"), pairings(2), Sprt(0, 100))
        number = 0
        while not standings.is_decided:
            number += 1
            standings.add(deal(number, (0, 1), 1, 1))
        result = standings.results().sprt
        assert result is not None
        assert (result.verdict, result.deals) == ("H1", number)
        assert result.outcomes == {"2 of 2": number}


def test_real_games_rate_bots_by_strength() -> None:
    bots = ("random", "greedy", "planner")
    match = Match(game="lexicon", bots=bots, seed=2, groups=pairings(3))
    players = Players(match)
    standings = Standings(players.names, players.groups)
    for each in play(match, 30, players=players):
        standings.add(each)
    results = standings.results()
    assert [row.bot for row in results.rows] == ["planner", "greedy", "random"]
    assert standings.played == 90


class TestChart:
    def chart(self, theme: str = "auto") -> str:
        return rating_chart(standings_of(*BALANCED).results(), title="A <cup>", theme=theme)

    def test_has_a_mark_and_a_label_for_each_bot(self) -> None:
        root = drawn(self.chart())
        assert len(list(root.iter(f"{SPACE}circle"))) == 3
        shown = texts(root)
        assert {"A <cup>", *NAMES} <= set(shown)
        assert "Elo, with 95% intervals" in shown

    def test_marks_are_at_their_ratings(self) -> None:
        root = drawn(self.chart())
        ticks = {
            float(each.text or ""): float(each.get("x", ""))
            for each in root.iter(f"{SPACE}text")
            if each.get("class") == "lf-note" and re.fullmatch(r"-?\d+", each.text or "")
        }
        (low, left), *_, (high, right) = sorted(ticks.items())
        rows = standings_of(*BALANCED).results().rows
        for row, circle in zip(rows, root.iter(f"{SPACE}circle"), strict=True):
            x = left + (row.rating.value - low) / (high - low) * (right - left)
            assert float(circle.get("cx", "")) == pytest.approx(x, abs=0.2)

    def test_is_described_for_screen_readers(self) -> None:
        root = drawn(self.chart())
        title, description = root.find(f"{SPACE}title"), root.find(f"{SPACE}desc")
        assert title is not None
        assert description is not None
        assert root.get("aria-labelledby") == f"{title.get('id')} {description.get('id')}"
        assert title.text == "A <cup>"
        assert re.search(r"ann: \+\d+  \[[+-]\d+, \+\d+\]; bob:", description.text or "")

    def test_is_readable_in_light_and_dark(self) -> None:
        for theme in ("light", "dark"):
            colours = dict(
                re.findall(r"\.lf-([a-z-]+)\{(?:fill|stroke):(#\w{6})\}", self.chart(theme))
            )
            page = colours["page-f"]
            assert all(contrast(colours[name], page) >= 4.5 for name in ("page", "note"))
            assert all(contrast(colours[name], page) >= 3 for name in ("bar", "dot"))
        assert "@media (prefers-color-scheme:dark)" in self.chart()

    def test_bots_without_a_rating_have_no_mark(self) -> None:
        text = rating_chart(TestUnrated().lopsided())
        assert len(list(drawn(text).iter(f"{SPACE}circle"))) == 2
        assert {"above all rated", "below all rated"} <= set(texts(drawn(text)))

    def test_equal_ratings_and_single_deals_have_an_axis(self) -> None:
        one = standings_of(deal(1, (0, 1), 1, 0), names=("a", "b")).results()
        assert math.isnan(one.rows[0].rating.low)
        assert "nan" not in rating_chart(one)

    def test_the_same_results_are_the_same_file(self) -> None:
        assert self.chart() == self.chart()

    def test_unknown_themes_are_named(self) -> None:
        with pytest.raises(BadOption, match="unknown theme 'grey'; themes: auto, light, dark"):
            self.chart("grey")
