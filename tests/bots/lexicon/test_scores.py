"""The worth of a round by the scores of the game."""

from __future__ import annotations

import random
from array import array
from itertools import pairwise
from typing import Any

import msgspec
import pytest

from lexicon_fast import Dictionary
from lexicon_fast._native.lexicon.hidden_cards import Hidden
from lexicon_fast._native.lexicon.playouts import Options, Tally, simulate
from lexicon_fast._native.lexicon.rounds import Round as NativeRound
from lexicon_fast.bots.lexicon.native import QUICK, NativeRules, native_rules
from lexicon_fast.bots.lexicon.scores import chances_from, worth
from lexicon_fast.bots.lexicon.simulation import Simulation
from lexicon_fast.errors import BadOption
from lexicon_fast.games.lexicon.observation import Observation
from lexicon_fast.games.lexicon.round import Round
from lexicon_fast.games.lexicon.rules import WADDINGTONS

pytestmark = pytest.mark.native

LEFT = (2, 3, 5, 8, 13, 40)


def seen_with(scores: tuple[int, ...], **change: Any) -> Observation:
    fields = {"hand_sizes": (6, 6), "stock": 39, "pile": "B", "to_move": 0, **change}
    return Observation(0, "HATERS", scores=scores, **fields)


def position(dictionary: Dictionary) -> tuple[Options, Hidden]:
    rules = native_rules(WADDINGTONS, dictionary, 2)
    view = NativeRound(rules, ["HATERSQZ", 5], ("walla",), "", "X", stock_size=33)
    pool = "AABBCCDDEEFFGGHIIJKKLLMMNNOOPPRSSTUUVV"
    return Options(view, QUICK, 5), Hidden(rules, [pool], [[0], [5]], ["", ""])


class TestChances:
    def test_of_a_game_of_two_points(self) -> None:
        assert chances_from(0, 0, 2, (1,)) == [[0.5, 0.75, 1], [0.25, 0.5, 1], [0, 0, 0.5]]

    def test_players_are_alike(self) -> None:
        chances = chances_from(20, 20, 100, LEFT)
        for i, row in enumerate(chances):
            for j, chance in enumerate(row):
                assert chance == pytest.approx(1 - chances[j][i])

    def test_points_are_never_good(self) -> None:
        chances = chances_from(30, 60, 100)
        for i, row in enumerate(chances[:-1]):
            assert all(a <= b for a, b in pairwise(row))
            assert all(a >= b for a, b in zip(row, chances[i + 1], strict=True))

    @pytest.mark.parametrize(("mine", "other"), [(0, 0), (70, 40), (-10, 90)])
    def test_they_are_the_share_of_games_won(self, mine: int, other: int) -> None:
        rng = random.Random(mine)
        won = 0
        for _ in range(20_000):
            scores = [mine, other]
            while max(scores) < 100:
                scores[rng.randrange(2)] += rng.choice(LEFT)
            won += scores[0] < 100
        # Four standard errors of 20,000 games are less than 0.0142.
        assert chances_from(mine, other, 100, LEFT)[0][0] == pytest.approx(won / 20_000, abs=0.0142)


class TestWorth:
    @pytest.mark.parametrize(
        "seen",
        [
            seen_with(()),
            seen_with((0, 0)),
            seen_with((39, 39)),
            seen_with((100, 20)),
            seen_with((90, 20, 0), hand_sizes=(6, 6, 6), stock=33),
        ],
    )
    def test_points_count_as_they_are(self, seen: Observation) -> None:
        assert worth(seen) is None

    def test_of_players_who_are_left(self) -> None:
        alone = worth(seen_with((90, 20)))
        assert alone is not None
        assert worth(seen_with((90, 120, 20), hand_sizes=(6, 0, 6))) == alone

    def test_in_points(self) -> None:
        columns, table = worth(seen_with((70, 30))) or (0, array("d"))
        assert columns == 71
        assert len(table) == 71 * 31
        assert table[0] == 0
        # Near the end, the same points cost more than they gain.
        assert -table[20 * columns] > 20 > table[20] > 0
        last = worth(seen_with((95, 60)))
        assert last is not None
        assert last[1][4 * last[0]] > 3 * last[1][5 * last[0]]

    def test_a_linear_table_changes_nothing(self, enable: Dictionary) -> None:
        options, hidden = position(enable)
        linear = array("d", [other - own for own in range(200) for other in range(200)])
        rows = []
        for more in ({}, {"worth": linear, "columns": 200}):
            tally = Tally(5)
            simulate(options, hidden, tally, range(5), QUICK, seed=1, first=0, n=40, **more)
            rows.append(tally.rows())
        assert rows[0] == rows[1]
        assert all(row[1] == row[5] - row[6] for row in rows[0])
        zero = Tally(5)
        simulate(
            options,
            hidden,
            zero,
            [0],
            QUICK,
            seed=1,
            first=0,
            n=40,
            worth=array("d", [7]),
            columns=1,
        )
        assert zero.rows()[0][1:3] == (280, 1960)

    @pytest.mark.parametrize(
        ("numbers", "columns"), [([], 1), ([1.0, 2.0, 3.0], 2), ([1.0], 0), ([1.0], -1)]
    )
    def test_bad_tables(self, numbers: list[float], columns: int, enable: Dictionary) -> None:
        options, hidden = position(enable)
        table = array("d", numbers)
        with pytest.raises(BadOption, match="worth"):
            simulate(
                options, hidden, Tally(5), [0], QUICK,
                seed=1, first=0, n=1, worth=table, columns=columns,
            )  # fmt: skip


class TestChoice:
    def test_with_99_points_only_the_round_counts(self, enable: Dictionary) -> None:
        """With 99 points each, only being out first counts."""
        rules = NativeRules(enable)
        more = 0.0
        for seed in range(12):
            seen = Round(enable, seed=seed).observation(1)
            shares = []
            for scores in ((0, 0), (99, 99)):
                at = msgspec.structs.replace(seen, scores=scores)
                simulation = Simulation(at, enable, rules, seed=1)
                simulation.refine(3000)
                shares.append(simulation.ranked()[0].win)
            assert shares[1] >= shares[0]
            more += shares[1] - shares[0]
        assert more > 0
