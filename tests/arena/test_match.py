"""Matches: the seed alone decides what is played, and the counts are right."""

from __future__ import annotations

import json
import math
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

import msgspec
import pytest

from lexicon_fast import BadOption, Dictionary
from lexicon_fast.arena.lexicon import Deals
from lexicon_fast.arena.match import Deal, Match, Played, Players, derive_seed, play
from lexicon_fast.arena.results import SequentialStop, Tally
from lexicon_fast.base.errors import BadDictionary, IllegalAction
from lexicon_fast.bots.base import Bot
from lexicon_fast.bots.lexicon.bot import LexiconBot
from lexicon_fast.games.lexicon.actions import Action, Form
from lexicon_fast.games.lexicon.game import Game
from lexicon_fast.games.lexicon.observation import Observation
from lexicon_fast.games.lexicon.round import Round
from lexicon_fast.games.lexicon.rules import WADDINGTONS


def match(
    *bots: str, record: bool = False, words: str = "enable", seed: int = 3, **options: Any
) -> Match:
    return Match(game="lexicon", bots=bots, words=words, seed=seed, options=options, record=record)


def untimed(deals: Sequence[Deal]) -> list[Deal]:
    return [msgspec.structs.replace(deal, seconds=()) for deal in deals]


class TestGroups:
    GROUPS = ((0, 1), (2, 0))

    def grouped(self, **options: Any) -> Match:
        bots = match("greedy", "random", "planner", **options)
        return msgspec.structs.replace(bots, groups=self.GROUPS)

    def test_play_each_deal_in_turn(self) -> None:
        deals = list(play(self.grouped(), 2))
        assert [(deal.number, deal.bots) for deal in deals] == [
            (number, group) for number in (1, 2) for group in self.GROUPS
        ]

    def test_play_as_in_matches_of_their_own(self) -> None:
        together = untimed(list(play(self.grouped(record=True), 3)))
        for group in self.GROUPS:
            names = [self.grouped().bots[each] for each in group]
            alone = untimed(list(play(match(*names, record=True), 3)))
            assert [replace_bots(deal, (0, 1)) for deal in together if deal.bots == group] == alone

    @pytest.mark.parametrize("processes", [1, 2])
    def test_can_begin_in_the_middle_of_a_deal(self, processes: int) -> None:
        whole = untimed(list(play(self.grouped(), 4)))
        rest = untimed(list(play(self.grouped(), 4, processes, first=3, skip=1)))
        assert rest == whole[5:]

    def test_have_as_many_bots_as_the_game_allows(self) -> None:
        wrong = msgspec.structs.replace(self.grouped(), groups=((0, 1), (0,)))
        with pytest.raises(BadOption, match="lexicon matches need 2 to 8 bots, not 1"):
            Players(wrong)


def replace_bots(deal: Deal, bots: tuple[int, ...]) -> Deal:
    return msgspec.structs.replace(deal, bots=bots)


class TestPlaying:
    def test_each_bot_has_each_seat_once(self) -> None:
        (deal,) = play(match("greedy", "random", "random"), 1)
        assert [played.seats for played in deal.played] == [(0, 1, 2), (1, 2, 0), (2, 0, 1)]

    def test_each_seating_has_the_same_cards(self) -> None:
        players = Players(match("greedy", "random", record=True))
        deals = [
            [json.loads(line) for line in record if '"event":"deal"' in line]
            for record in players.deal(5).records
        ]
        assert deals[0][0]["hands"] == deals[1][0]["hands"]
        assert deals[0][0]["stock"] == deals[1][0]["stock"]
        other = [json.loads(line) for line in players.deal(6).records[0] if '"deal"' in line]
        assert other[0]["hands"] != deals[0][0]["hands"]

    def test_equal_bots_without_luck_share_all(self) -> None:
        for deal in play(match("greedy", "greedy"), 20):
            first, second = deal.played
            assert first.wins == second.wins[::-1]
            assert first.points == second.points[::-1]

    def test_the_number_of_processes_does_not_matter(self) -> None:
        """Nor in rounds: see above."""
        what = match("greedy", "random", record=True, whole_games=True)
        alone = untimed(list(play(what, 4)))
        assert untimed(list(play(what, 4, 2))) == alone
        assert [deal.number for deal in alone] == [1, 2, 3, 4]

    def test_recording_does_not_change_the_match(self) -> None:
        plain = [deal.played for deal in play(match("greedy", "random"), 10)]
        assert [deal.played for deal in play(match("greedy", "random", record=True), 10)] == plain

    def test_the_seed_matters(self) -> None:
        def points(seed: int) -> list[tuple[int, ...]]:
            deals = play(match("greedy", "random", seed=seed), 5)
            return [played.points for deal in deals for played in deal.played]

        assert points(1) == points(1)
        assert points(1) != points(2)

    def test_a_deal_does_not_depend_on_those_before(self) -> None:
        players = Players(match("random", "greedy"))
        again = Players(match("random", "greedy"))
        there = [players.deal(number) for number in (1, 2, 3)]
        back = [again.deal(number) for number in (3, 2, 1)]
        assert untimed(there) == untimed(back[::-1])

    def test_turns_and_decisions(self) -> None:
        (strict,) = play(match("greedy", "greedy"), 1)
        assert strict.decisions == tuple(
            map(sum, zip(*(p.turns for p in strict.played), strict=True))
        )
        (doubting,) = play(match("greedy", "greedy", strict=False), 1)
        # No bot challenges, so the rounds are the same; answers are not turns.
        assert [p.turns for p in doubting.played] == [p.turns for p in strict.played]
        assert sum(doubting.decisions) > sum(strict.decisions)
        assert all(seconds > 0 for seconds in doubting.seconds)

    def test_closing_ends_the_processes(self) -> None:
        import multiprocessing

        deals = play(match("greedy", "random"), 1000, 2)
        assert next(deals).number == 1
        deals.close()
        assert not multiprocessing.active_children()

    def test_equal_names_are_numbered(self) -> None:
        assert Players(match("greedy", "random", "greedy")).names == [
            "greedy#1",
            "random",
            "greedy#2",
        ]

    def test_derived_seeds_differ(self) -> None:
        paths = [(a, b) for a in range(30) for b in range(30)] + [(a,) for a in range(30)]
        assert len({derive_seed(7, *path) for path in paths}) == len(paths)


class TestErrors:
    class Cheat(LexiconBot):
        kind = "cheat"

        def turn(self, observation: Observation, seed: int) -> Action:
            return Form("xyzzy")

    class Clumsy(LexiconBot):
        kind = "clumsy"

        def turn(self, observation: Observation, seed: int) -> Action:
            raise ZeroDivisionError

    def with_bot(self, made: type[Bot]) -> Players:
        players = Players(match("greedy", "greedy"))
        players.bots[1] = made(players.dictionary)
        players.names[:] = ["greedy", made.kind]
        return players

    def test_an_illegal_action_names_bot_deal_and_rule(self) -> None:
        with pytest.raises(IllegalAction) as caught:
            self.with_bot(self.Cheat).deal(12)
        assert caught.value.rule == "hand"
        assert "bot cheat, deal 12 in the order greedy, cheat, turn 1" in str(caught.value)
        assert "Form(laid='xyzzy')" in str(caught.value)
        assert "'hand'" in str(caught.value)

    def test_a_bot_that_fails_is_named(self) -> None:
        with pytest.raises(ZeroDivisionError) as caught:
            self.with_bot(self.Clumsy).deal(12)
        assert caught.value.__notes__ == ["bot clumsy, deal 12 in the order greedy, clumsy, turn 1"]

    @pytest.mark.parametrize(
        ("what", "message"),
        [
            (match("greedy"), "lexicon matches need 2 to 8 bots, not 1"),
            (match(*["greedy"] * 9), "lexicon matches need 2 to 8 bots, not 9"),
            (match("greedy", "best"), "unknown Lexicon bot 'best'; Lexicon bots: random"),
            (match("greedy", "random", ruleset="house"), "ruleset 'house'"),
            (Match(game="chess", bots=("a", "b")), "unknown game 'chess'; games: lexicon"),
        ],
    )
    def test_bad_matches_are_rejected(self, what: Match, message: str) -> None:
        with pytest.raises(BadOption, match=message):
            Players(what)

    @pytest.mark.parametrize(("pairs", "processes"), [(0, 1), (1, 0)])
    def test_numbers_must_be_positive(self, pairs: int, processes: int) -> None:
        with pytest.raises(BadOption, match="1 or more"):
            play(match("greedy", "random"), pairs, processes)

    def test_errors_of_processes_are_passed_on(self, tmp_path: Path) -> None:
        words = tmp_path / "words.txt"
        words.write_text("hat\nthat\n")
        what = match("greedy", "random", words=str(words))
        players = Players(what)
        words.write_text("hat\nthat\nhats\n")
        with pytest.raises(BadDictionary, match="has changed since the match began"):
            list(play(what, 4, 2, players=players))


class TestOutcomes:
    def test_a_round_is_won_by_who_empties_the_hand(self, enable: Dictionary) -> None:
        rules = replace(WADDINGTONS, name="impatient", guard=2).to_json()
        deals = Deals(enable, ruleset=rules)
        decided = guarded = 0
        for deal in play(match("greedy", "greedy", ruleset=rules), 30):
            for played in deal.played:
                if played.guards:
                    guarded += 1
                    assert played.wins == (0, 0)
                    assert min(played.points) > 0
                else:
                    decided += 1
                    assert sorted(played.wins) == [0, 1]
                    assert played.points[played.wins.index(1)] == 0
                assert played.rounds == 1
        assert decided
        assert guarded
        assert isinstance(deals.begin(2, 1), Round)

    def test_a_complete_game_ends_with_one_player(self, enable: Dictionary) -> None:
        (deal,) = play(match("greedy", "random", "random", whole_games=True), 1)
        for played in deal.played:
            assert sum(played.wins) == 1
            assert played.rounds > 1
            losers = [p for p, won in zip(played.points, played.wins, strict=True) if not won]
            assert min(losers) >= 100
        assert isinstance(Deals(enable, whole_games=True).begin(3, 1), Game)

    def test_strict_overrides_the_ruleset(self, enable: Dictionary) -> None:
        for strict in (True, False):
            assert Deals(enable, strict=strict).begin(2, 1).rules.strict is strict
        own = {"ruleset": "article", "strict": None}
        assert Deals(enable, **own).begin(2, 1).rules.name == "article"


def played(deal: int, *results: tuple[Sequence[float], Sequence[int]]) -> Deal:
    """Return a deal with these wins and points by seating."""
    count = len(results[0][0])
    return Deal(
        deal,
        tuple(
            Played(
                deal=deal,
                seats=tuple(range(count)),
                wins=tuple(wins),
                points=tuple(points),
                turns=(5,) * count,
                rounds=1,
                guards=int(not any(wins)),
            )
            for wins, points in results
        ),
        (10,) * count,
        (0.5,) * count,
    )


class TestTally:
    def test_rounds_turns_and_decisions_are_counted(self) -> None:
        tally = Tally(["a", "b"])
        tally.add(played(1, ((1, 0), (0, 30)), ((1, 0), (0, 10))))
        tally.add(played(2, ((1, 0), (0, 8)), ((0, 1), (20, 0))))
        tally.add(played(3, ((0, 0), (5, 7)), ((1, 0), (0, 2))))
        results = tally.results()
        assert (results.deals, results.seatings, results.rounds) == (3, 2, 6)
        assert (results.decided, results.guards) == (5, 1)
        a, b = results.rows
        assert (a.wins, a.losses, b.wins, b.losses) == (4, 1, 1, 4)
        assert a.win_share.value == pytest.approx(0.8)
        assert b.win_share.value == pytest.approx(0.2)
        assert a.points.value == pytest.approx(25 / 6)
        assert b.points.value == pytest.approx(57 / 6)
        assert a.rating.value == pytest.approx(400 * math.log10(4))
        assert (a.turns.value, a.decisions, a.seconds) == (5, 30, 1.5)
        (difference,) = results.differences
        assert difference.wins.value == pytest.approx(3 / 6)
        assert difference.points.value == pytest.approx(-32 / 6)
        # Wins by deal: 2, 0, 1; 2 of 4 choices of signs give as much or more.
        assert difference.wins_p == pytest.approx(0.5)
        assert tally.leader() == 0
        assert tally.win_share(1) == pytest.approx(0.2)

    def test_shared_wins_count_in_parts(self) -> None:
        tally = Tally(["a", "b", "c"])
        third = 1 / 3
        for number in (1, 2):
            tally.add(played(number, *[((third,) * 3, (4,) * 3)] * 3))
        results = tally.results()
        assert results.decided == 6
        assert [row.wins for row in results.rows] == pytest.approx([2, 2, 2])
        assert [each.wins_p for each in results.differences] == [1, 1, 1]
        assert [row.rating.value for row in results.rows] == pytest.approx([0, 0, 0], abs=1e-9)

    def test_undecided_deals(self) -> None:
        tally = Tally(["a", "b"])
        for number in (1, 2, 3):
            tally.add(played(number, *[((0, 0), (5, 5))] * 2))
        row = tally.results().rows[0]
        assert (row.wins, row.losses) == (0, 0)
        assert math.isnan(row.win_share.value)
        assert math.isnan(row.rating.value)
        assert b'"win_share":{"value":null' in msgspec.json.encode(row)


@pytest.fixture(scope="module")
def stop() -> SequentialStop:
    """Of two bots in 100 deals: the levels take long to compute."""
    return SequentialStop(100, 2, 0.05)


class TestInterimAnalyses:
    def test_there_is_a_look_after_each_tenth(self, stop: SequentialStop) -> None:
        assert stop.at == list(range(10, 101, 10))
        assert SequentialStop(5, 2, 0.05).at == [2, 3, 4, 5]
        assert SequentialStop(1, 2, 0.05).at == [1]

    def test_stops_once_the_best_bot_is_clear(self, stop: SequentialStop) -> None:
        tally = Tally(["a", "b"])
        for number in range(1, 101):
            tally.add(played(number, ((1, 0), (0, 9)), ((1, 0), (0, 9))))
            if stop.is_reached(tally):
                break
        # 2 ** -19 is still above the level of the second look.
        assert tally.deals == 30
        assert stop.last is not None
        assert stop.last.significant
        widened = tally.results(0.95, stop).rows[0].win_share
        assert widened.low < tally.results(0.95).rows[0].win_share.low

    def test_does_not_stop_between_equal_bots(self, stop: SequentialStop) -> None:
        tally = Tally(["a", "b"])
        for number in range(1, 101):
            tally.add(played(number, ((1, 0), (0, 9)), ((0, 1), (9, 0))))
            assert not stop.is_reached(tally)
        assert stop.last is not None
        assert (stop.last.number, stop.last.p) == (10, 1.0)

    def test_the_leader_of_three_must_beat_both(self) -> None:
        tally, stop = Tally(["a", "b", "c"]), SequentialStop(100, 3, 0.05)
        for number in range(1, 101):
            # b is as good as a; both beat c.
            first, second = ((1, 0, 0), (0, 9, 9)), ((0, 1, 0), (9, 0, 9))
            tally.add(played(number, first, second, first if number % 2 else second))
            assert not stop.is_reached(tally)

    def test_equal_bots_are_rarely_separated(self, stop: SequentialStop) -> None:
        import numpy as np

        random = np.random.default_rng(8)
        wrong = 0
        for _ in range(100):
            tally = Tally(["a", "b"])
            for number, wins in enumerate(random.binomial(1, 0.5, (100, 2)).tolist(), 1):
                tally.add(played(number, *[((won, 1 - won), (0, 0)) for won in wins]))
                if stop.is_reached(tally):
                    wrong += 1
                    break
        assert wrong <= 8
