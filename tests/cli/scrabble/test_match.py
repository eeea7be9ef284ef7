"""`match scrabble` as users run it: the real command, in its own process."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest
from support.terminals import events, run

from lexicon_fast import Dictionary, scrabble
from lexicon_fast.arena.match import Match, Players, play
from lexicon_fast.arena.scrabble import Deals
from lexicon_fast.base.errors import BadOption


def match(*args: str | Path) -> str:
    """Return the output of a match, with seed 0 and one process by default; stderr has to be
    empty."""
    seed = () if "--seed" in args else ("--seed", "0")
    processes = () if "-j" in args else ("-j", "1")
    result = run("match", "scrabble", *args, *seed, *processes)
    assert (result.returncode, result.stderr) == (0, "")
    return result.stdout


def numbers(*args: str | Path) -> dict[str, Any]:
    """Return the numbers of a match, without times."""
    report: dict[str, Any] = json.loads(match(*args, "--format", "jsonl"))
    for row in report["rows"]:
        assert row.pop("seconds") > 0
    return report


@pytest.fixture(scope="module")
def small(data: Path) -> str:
    """Return a bot that knows few words."""
    return f"greedy:words={data / 'words2000.txt'}"


class TestTable:
    def test_has_wins_scores_and_the_spread(self, small: str) -> None:
        lines = match("greedy", small, "--pairs", "6", "--seed", "5").splitlines()
        assert lines[0] == (
            "scrabble: 6 deals in 2 seatings, 12 games; seed 5, enable (172,820 words),"
            " standard, challenge void"
        )
        head = ["bot", "wins", "losses", "win", "share", "score", "rating", "turns", "moves/s"]
        assert lines[2].split() == head
        assert lines[3].startswith("greedy ")
        assert lines[4].startswith(f"{small} ")
        greedy, weak = lines[3].removeprefix("greedy").split(), lines[4].removeprefix(small).split()
        assert float(greedy[0]) + float(weak[0]) == 12
        assert re.match(
            rf"greedy less {re.escape(small)}: wins a game \+\d\.\d+ \[.*\], p .*;"
            r" spread a game \+\d+\.\d\d \[\+.*\], p ",
            lines[6],
        )
        assert lines[7] == "[95% intervals, the deal is the unit]"

    def test_of_four_bots_and_challenges(self) -> None:
        text = match(*["greedy"] * 4, "--pairs", "1", "--challenge", "double")
        assert "1 deal in 4 seatings, 4 games" in text
        assert "challenge double" in text


class TestNumbers:
    def test_one_object_with_all_of_them(self, small: str) -> None:
        report = numbers("greedy", small, "--pairs", "4", "--layout", "super")
        assert report["options"] == {"ruleset": "super", "challenge": "void"}
        assert (report["deals"], report["rounds"], report["decided"]) == (4, 8, 8)
        greedy, weak = report["rows"]
        assert greedy["wins"] + weak["wins"] == 8
        spread = report["differences"][0]["points"]["value"]
        assert spread == pytest.approx(greedy["points"]["value"] - weak["points"]["value"])

    def test_processes_change_nothing(self, tmp_path: Path) -> None:
        found = []
        for processes in ("1", "2"):
            raw, record = tmp_path / f"raw{processes}", tmp_path / f"record{processes}"
            report = numbers(
                *("greedy", "greedy", "--pairs", "4", "-j", processes, "--seed", "0"),
                *("--raw", raw, "--record", record),
            )
            found.append((report, raw.read_bytes(), record.read_bytes()))
        assert found[0] == found[1]
        # Equal bots without luck of their own: the same games, seats exchanged.
        rows = [json.loads(line) for line in found[0][1].splitlines()]
        for first, second in zip(rows[::2], rows[1::2], strict=True):
            assert first["points"] == second["points"][::-1]

    @pytest.mark.parametrize("more", [("--challenge", "rules"), ("--scoreless-turns", "2")])
    def test_all_games_are_recorded_and_replay(self, tmp_path: Path, more: tuple[str, ...]) -> None:
        path = tmp_path / "games.jsonl"
        numbers("greedy", "greedy", "--pairs", "2", "--record", path, *more)
        setups = [event for event in events(path) if event["event"] == "setup"]
        assert [setup["names"] for setup in setups] == [
            ["greedy#1", "greedy#2"],
            ["greedy#2", "greedy#1"],
        ] * 2
        assert ": 4 games, " in run("replay", "--check", path).stdout


class TestBadUse:
    @pytest.mark.parametrize(
        ("args", "message"),
        [
            (("greedy",), "scrabble matches need 2 to 4 bots, not 1"),
            (("greedy",) * 5, "scrabble matches need 2 to 4 bots, not 5"),
            (("greedy", "best"), "unknown Scrabble bot 'best'; Scrabble bots: greedy, static, sim"),
            (("greedy", "greedy:depth=2"), "unknown option 'depth'; options: words"),
            (("greedy", "greedy", "--layout", "no/such"), "layout 'no/such'"),
            (("greedy", "greedy", "--challenge", "x"), "'x' is not one of"),
            (("greedy", "greedy", "--whole-games"), "No such option"),
        ],
    )
    def test_is_one_line(self, args: tuple[str, ...], message: str) -> None:
        result = run("match", "scrabble", *args)
        assert (result.returncode, result.stdout) == (2, "")
        assert message in result.stderr
        assert "Traceback" not in result.stderr

    def test_help_has_an_example(self) -> None:
        assert "lexicon-fast match scrabble static greedy" in run("match", "--help").stdout
        assert "match scrabble static greedy" in run("match", "scrabble", "--help").stdout


class TestDeals:
    def test_each_seating_has_the_same_tiles(self) -> None:
        what = Match(game="scrabble", bots=("greedy", "greedy"), seed=3, record=True)
        players = Players(what)
        deals = [json.loads(record[1]) for record in players.deal(5).records]
        assert deals[0]["event"] == "deal"
        assert deals[0]["racks"] == deals[1]["racks"]
        assert deals[0]["bag"] == deals[1]["bag"]
        assert [deal["starter"] for deal in deals] == [0, 0]
        assert json.loads(players.deal(6).records[0][1])["bag"] != deals[0]["bag"]

    def test_an_outcome_is_shares_of_the_win_and_the_scores(self, enable: Dictionary) -> None:
        deals = Deals(enable)
        game = deals.begin(3, 1)
        while game.current_player() is not None:
            assert deals.is_turn(game.observation(0))
            game.apply(scrabble.PASS)
        outcome = deals.outcome(game)
        assert outcome.points == game.scores
        assert outcome.wins == tuple(game.returns())
        assert sum(outcome.wins) == pytest.approx(1)

    def test_options_decide_the_rules(self, enable: Dictionary) -> None:
        assert Deals(enable).begin(2, 1).rules.challenge == "void"
        assert Deals(enable, challenge=None).begin(2, 1).rules.challenge == "rules"
        own = {"name": "own", "layout": "super", "challenge": "five"}
        assert Deals(enable, ruleset=own, challenge=None).begin(2, 1).rules.challenge == "five"
        with pytest.raises(BadOption, match="challenge: 'x'; expected rules or double"):
            Deals(enable, challenge="x")

    def test_another_bot_is_no_bot_of_the_game(self) -> None:
        with pytest.raises(BadOption, match=r"unknown Scrabble bot 'planner' .it plays Lexicon.;"):
            play(Match(game="scrabble", bots=("planner", "greedy")), 1)
