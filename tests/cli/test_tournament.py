"""`lexicon-fast tournament` as users run it: the real command, in its own process."""

from __future__ import annotations

import fcntl
import json
import math
import os
import pty
import random
import re
import signal
import struct
import subprocess
import sys
import termios
import time
from collections.abc import Sequence
from io import FileIO
from pathlib import Path
from shlex import quote
from typing import Any

import pytest
from support import forked
from support.part_folders import size
from support.pictures import drawn, texts

import lexicon_fast
from lexicon_fast.arena.match import Deal
from lexicon_fast.arena.tournament_file import TournamentFile
from lexicon_fast.cli import main

pytestmark = pytest.mark.processes

ROOT = Path(lexicon_fast.__file__).resolve().parents[1]
BOTS = ("random", "greedy", "planner")


def environment(**more: str) -> dict[str, str]:
    """Return the environment of a command. Without -j it plays in one process, which is started
    in no time."""
    without = {"NO_COLOR", "COLUMNS", "FORCE_COLOR"}
    kept = {name: value for name, value in os.environ.items() if name not in without}
    return {**kept, "PYTHONPATH": str(ROOT), "LEXICON_FAST_THREADS": "1", **more}


def command(*args: str | Path) -> list[str]:
    return [sys.executable, "-m", "lexicon_fast", "tournament", *map(str, args)]


def run(*args: str | Path, **more: str) -> subprocess.CompletedProcess[str]:
    return forked.run("tournament", *args, env=environment(**more), encoding="utf-8")


def output(*args: str | Path) -> str:
    """Return the output of a tournament; stderr has to be empty."""
    result = run(*args)
    assert (result.returncode, result.stderr) == (0, "")
    return result.stdout


def lexicon(*args: str | Path) -> str:
    """Return the output of a tournament of Lexicon. Its default seed is 3."""
    seed = () if "--seed" in args or "-o" in args else ("--seed", "3")
    return output("lexicon", *args, *seed)


def refusal(*args: str | Path) -> str:
    """Return the message of a command that is refused, without its usage."""
    result = run(*args)
    assert (result.returncode, result.stdout) == (2, "")
    assert "Traceback" not in result.stderr
    return result.stderr.splitlines()[-1]


def untimed(path: Path) -> list[dict[str, Any]]:
    """Return the lines of a file of results, without times."""
    lines = [json.loads(line) for line in path.read_text().splitlines()]
    for line in lines[1:]:
        assert all(each > 0 for each in line.pop("seconds"))
    return lines


def numbers(text: str) -> dict[str, Any]:
    """Return the numbers of a report in JSON, without times."""
    report: dict[str, Any] = json.loads(text)
    for row in report["rows"]:
        del row["seconds"]
    return report


class TestTables:
    def test_have_all_bots_and_pairs(self) -> None:
        lines = lexicon(*BOTS, "--pairs", "10", "-j", "1").splitlines()
        assert lines[0] == (
            "lexicon: round robin of 3 bots, 10 deals in both seatings, 60 rounds; seed 3,"
            " enable (172,820 words), waddingtons, strict"
        )
        assert lines[2].split()[:3] == ["bot", "rating", "LOS"]
        assert [line.split()[:2] for line in lines[3:6]] == [
            ["1", "planner"],
            ["2", "greedy"],
            ["3", "random"],
        ]
        assert re.search(r"planner +\+\d+ +\[[+-]\d+, \+\d+\] +\S+% +40 ", lines[3])
        assert lines[7].split() == ["win", "share", "against", "1", "2", "3"]
        assert lines[8].split()[2] == "-"
        shares = [line.split()[2:] for line in lines[8:11]]
        assert float(shares[0][2][:-1]) + float(shares[2][0][:-1]) == pytest.approx(100)
        assert [line.split()[:3] for line in lines[13:16]] == [
            ["planner", "greedy", "10"],
            ["planner", "random", "10"],
            ["greedy", "random", "10"],
        ]
        assert lines[-1].startswith("[95% intervals, the deal is the unit; rating in Elo, average")

    def test_a_gauntlet_leaves_pairs_out(self) -> None:
        text = lexicon("planner", "greedy", "random", "--gauntlet", "--pairs", "4", "-j", "1")
        assert text.startswith("lexicon: gauntlet of 3 bots, 4 deals in both seatings, 16 rounds")
        assert not re.search(r"(?m)^greedy +random", text)
        greedy = re.search(r"(?m)^2  greedy +(.*)$", text.partition("win share against")[2])
        assert greedy is not None
        assert greedy[1].split()[1:] == ["-", "-"]

    def test_one_deal_has_no_intervals(self) -> None:
        text = lexicon("greedy", "random", "--pairs", "1")
        assert "nan" not in text

    def test_anchors_move_the_ratings(self, tmp_path: Path) -> None:
        results = tmp_path / "cup.jsonl"
        args = (*BOTS, "--pairs", "20", "-o", results, "--format", "jsonl")
        plain = numbers(lexicon(*args, "--seed", "3"))
        moved = numbers(lexicon(*args, "--anchor", "greedy=1500"))
        ratings = {row["bot"]: row["rating"]["value"] for row in plain["rows"]}
        for row in moved["rows"]:
            expected = 1500 + ratings[row["bot"]] - ratings["greedy"]
            assert row["rating"]["value"] == pytest.approx(expected)
        average = numbers(output("show", results, "--format", "jsonl", "--anchor", "average=1000"))
        mean = sum(row["rating"]["value"] for row in average["rows"]) / 3
        assert mean == pytest.approx(1000)

    def test_bots_that_lose_everything_are_explained(self) -> None:
        text = lexicon("level1", "planner", "--pairs", "2")
        assert re.search(r"planner +\+inf", text)
        assert "planner has no finite rating: no rated bot has beaten it; play more deals" in text

    @pytest.mark.parametrize(
        ("game", "bots"), [("scrabble", ("greedy", "level1")), ("lexibomb", ("greedy", "level1"))]
    )
    def test_of_board_games(self, game: str, bots: Sequence[str]) -> None:
        args = (game, *bots, "--pairs", "2", "--seed", "1", "-j", "1")
        text = output(*args)
        assert text.startswith(f"{game}: round robin of 2 bots, 2 deals in both seatings, 4 games;")
        assert "spread a game" in text


class TestNumbers:
    def test_one_object_with_all_of_them(self) -> None:
        report = numbers(lexicon(*BOTS, "--pairs", "6", "--format", "jsonl", "--gauntlet"))
        assert report["bots"] == report["names"] == list(BOTS)
        assert (report["game"], report["seed"], report["gauntlet"]) == ("lexicon", 3, True)
        assert (report["deals"], report["games"], report["rounds"]) == (6, 24, 24)
        assert report["dictionary"]["words"] == 172_820
        assert report["options"] == {
            "ruleset": "waddingtons",
            "strict": True,
            "whole_games": False,
        }
        assert len(report["pairings"]) == 2
        assert report["sprt"] is None

    def test_equal_those_of_a_match_of_two(self) -> None:
        args = ("--pairs", "12", "--seed", "5", "--format", "jsonl")
        report = numbers(lexicon(*BOTS, *args))
        match = forked.run(
            *("match", "lexicon", "greedy", "planner", *args), env=environment(), encoding="utf-8"
        )
        theirs = {row["bot"]: row for row in json.loads(match.stdout)["rows"]}
        (pairing,) = (each for each in report["pairings"] if "random" not in each["bots"])
        for bot, wins in zip(pairing["bots"], pairing["wins"], strict=True):
            assert wins == theirs[bot]["wins"]
        first, second = pairing["bots"]
        assert pairing["win_share"] == theirs[first]["win_share"]
        assert pairing["points"]["value"] == pytest.approx(
            theirs[first]["points"]["value"] - theirs[second]["points"]["value"]
        )

    def test_a_chart_is_svg(self) -> None:
        root = drawn(lexicon(*BOTS, "--pairs", "4", "--format", "svg"))
        assert {"lexicon: 3 bots, 4 deals", *BOTS} <= set(texts(root))

    @pytest.mark.slow
    def test_the_chart_of_the_page_is_up_to_date(self) -> None:
        page = (ROOT / "docs" / "tournament.md").read_text()
        found = re.search(r"(?m)^lexicon-fast tournament (scrabble .*) -o cup.jsonl$", page)
        assert found is not None
        chart = output(*found[1].split(), "--format", "svg")
        assert chart == (ROOT / "docs" / "tournament.svg").read_text()


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> bytes:
    """The results of three deals."""
    results = tmp_path_factory.mktemp("played") / "cup.jsonl"
    lexicon(*BOTS, "--pairs", "3", "--seed", "3", "-o", results)
    return results.read_bytes()


class TestFiles:
    def test_processes_and_stops_change_nothing(self, tmp_path: Path) -> None:
        found = []
        for number, (processes, stops) in enumerate([("1", [4]), ("2", [1, 4])]):
            results, record = tmp_path / f"{number}.jsonl", tmp_path / f"{number}-games.jsonl"
            for pairs in stops:
                text = lexicon(
                    *(*BOTS, "-j", processes, "--pairs", str(pairs), "--format", "jsonl"),
                    *("-o", results, "--record", record),
                    *(("--seed", "3") if pairs == stops[0] else ()),
                )
            found.append((numbers(text), untimed(results), record.read_bytes()))
        assert found[0] == found[1]

    def test_lines_are_deals_in_a_fixed_order(self, played: bytes, tmp_path: Path) -> None:
        results = tmp_path / "cup.jsonl"
        results.write_bytes(played)
        header, *lines = untimed(results)
        assert header["format"] == "lexicon-fast tournament 1"
        assert header["version"] == lexicon_fast.__version__
        assert (header["seed"], header["names"]) == (3, list(BOTS))
        pairs = [["random", "greedy"], ["random", "planner"], ["greedy", "planner"]]
        assert [(line["deal"], line["bots"]) for line in lines] == [
            (number, pair) for number in (1, 2, 3) for pair in pairs
        ]

    def test_records_replay(self, tmp_path: Path) -> None:
        results, record = tmp_path / "cup.jsonl", tmp_path / "games.jsonl"
        lexicon(*BOTS, "--pairs", "2", "--seed", "3", "-o", results, "--record", record)
        lexicon(*BOTS, "--pairs", "3", "-o", results, "--record", record)
        checked = forked.run("replay", "--check", record, env=environment(), encoding="utf-8")
        assert checked.stdout.startswith(f"{record}: 18 games, 18 rounds,")

    def test_results_are_shown_again(self, tmp_path: Path) -> None:
        results = tmp_path / "cup.jsonl"
        played = lexicon(*BOTS, "--pairs", "6", "--seed", "3", "-o", results)
        shown = output("show", results)
        # Times are rounded in the file.
        assert re.sub(r"\d+\.\d\d$", "", shown) == re.sub(r"\d+\.\d\d$", "", played)
        report = numbers(output("show", results, "--format", "jsonl", "--confidence", "0.5"))
        assert report["confidence"] == 0.5
        assert "Elo, with 95% intervals" in texts(drawn(output("show", results, "--format", "svg")))

    def test_a_finished_tournament_plays_no_more(self, tmp_path: Path) -> None:
        results = tmp_path / "cup.jsonl"
        first = lexicon(*BOTS, "--pairs", "4", "--seed", "3", "-o", results)
        before = results.read_bytes()
        assert lexicon(*BOTS, "--pairs", "4", "-o", results) == output("show", results) == first
        lexicon(*BOTS, "--pairs", "2", "-o", results)
        assert results.read_bytes() == before

    @pytest.mark.parametrize(
        ("args", "message"),
        [
            ((*BOTS, "--seed", "4"), "a different --seed (3, now 4)"),
            (("random", "greedy"), "a different list of bots (random, greedy, planner, now random"),
            ((*BOTS, "--gauntlet"), "a different --gauntlet (no, now yes)"),
            ((*BOTS, "--no-strict"), "a different --strict (yes, now no)"),
            ((*BOTS, "-w", "2of12inf"), "a different dictionary"),
            ((*BOTS, "--ruleset", "article"), "a different --ruleset (waddingtons, now article)"),
            ((*BOTS, "--record", "games.jsonl"), "a different --record (no, now yes)"),
            ((*BOTS, "--timeout", "5"), "a different --timeout (default, now 5)"),
            ((*BOTS, "--clock", "5+1"), "a different --clock (no, now 5+1)"),
        ],
    )
    def test_other_settings_are_refused(
        self,
        args: Sequence[str],
        message: str,
        played: bytes,
        tmp_path: Path,
        monkeypatch: pytest.MonkeyPatch,
    ) -> None:
        monkeypatch.chdir(tmp_path)
        results = tmp_path / "cup.jsonl"
        results.write_bytes(played)
        found = refusal("lexicon", *args, "-o", results)
        assert found.startswith(f"lexicon-fast: {results} was started with {message}")
        assert found.endswith("; use the same, or another file for -o")
        assert results.read_bytes() == played
        assert [*tmp_path.iterdir()] == [results]

    def test_an_incomplete_last_line_is_played_again(self, tmp_path: Path) -> None:
        results, record = tmp_path / "cup.jsonl", tmp_path / "games.jsonl"
        args = ("lexicon", *BOTS, "--pairs", "3", "-o", results, "--record", record)
        output(*args, "--seed", "3")
        whole, games = untimed(results), record.read_bytes()
        # Both files are longer than what will be written again.
        results.write_bytes(results.read_bytes()[:-20] + b" " * 1000)
        record.write_bytes(games + games)
        notice = (
            f"lexicon-fast: {results}:10: the last line is incomplete and does not count; the"
            " command that wrote it plays this deal again\n"
        )
        shown = run("show", results)
        assert (shown.returncode, shown.stderr) == (0, notice)
        assert "2 deals in both seatings, 16 rounds" in shown.stdout
        again = run(*args)
        assert (again.returncode, again.stderr) == (0, notice)
        assert (untimed(results), record.read_bytes()) == (whole, games)

    @pytest.mark.parametrize(
        ("line", "change", "message"),
        [
            (5, lambda line: b"{}\n", "damaged line (Object missing required field `deal`)"),
            (5, lambda line: line[:30] + b"\n", "damaged line (JSON is malformed"),
            (10, lambda line: b"oops\n", "damaged line (JSON is malformed"),
            (6, lambda line: b"", "damaged line (expected deal 2 of random and planner)"),
            (4, lambda line: line.replace(b"[0,1]", b"[0]"), "a game is not one of 2 bots"),
            (4, lambda line: line[:-2] + b',"record_size":7}\n', "record_size 7"),
        ],
    )
    def test_damaged_lines_are_named(
        self, line: int, change: Any, message: str, played: bytes, tmp_path: Path
    ) -> None:
        results = tmp_path / "cup.jsonl"
        lines = played.splitlines(keepends=True)
        lines[line - 1] = change(lines[line - 1])
        results.write_bytes(b"".join(lines))
        for args in (("show", results), ("lexicon", *BOTS, "-o", results)):
            found = refusal(*args)
            assert found.startswith(f"lexicon-fast: {results}:{line}: damaged line")
            assert message in found
            assert "remove it and all lines after it" in found
        assert results.read_bytes() == b"".join(lines)

    def test_other_files_are_left_alone(self, tmp_path: Path) -> None:
        other, results = tmp_path / "notes.txt", tmp_path / "cup.jsonl"
        other.write_text("dear diary\n")
        for args in (("show", other), ("lexicon", *BOTS, "-o", other)):
            assert "notes.txt has no results of a tournament" in refusal(*args)
        found = refusal("lexicon", *BOTS, "-o", results, "--record", other)
        assert "notes.txt: the file has records of something else" in found
        assert other.read_text() == "dear diary\n"
        assert not results.exists()

    def test_results_are_read_from_stdin(self, tmp_path: Path) -> None:
        results = tmp_path / "cup.jsonl"
        lexicon(*BOTS, "--pairs", "2", "--seed", "3", "-o", results)
        text = forked.run(
            *("tournament", "show", "-"),
            input=results.read_text(),
            env=environment(),
            encoding="utf-8",
        ).stdout
        assert text == output("show", results)

    def test_pipes_are_refused(self, tmp_path: Path) -> None:
        pipe = tmp_path / "pipe"
        os.mkfifo(pipe)
        assert "pipe: this cannot be continued; use a file" in refusal("lexicon", *BOTS, "-o", pipe)

    def test_the_first_line_of_a_deal_gives_a_report(self, played: bytes, tmp_path: Path) -> None:
        results = tmp_path / "cup.jsonl"
        results.write_bytes(b"".join(played.splitlines(keepends=True)[:2]))
        text = output("show", results)
        assert "0 deals in both seatings, 2 rounds" in text
        assert "planner has no finite rating: no decided game connects it" in text
        assert "nan" not in text
        drawn(output("show", results, "--format", "svg"))

    def test_missing_records_are_noticed(self, tmp_path: Path) -> None:
        results, record = tmp_path / "cup.jsonl", tmp_path / "games.jsonl"
        args = ("lexicon", *BOTS, "-o", results, "--record", record)
        output(*args, "--pairs", "1", "--seed", "3")
        record.unlink()
        found = refusal(*args, "--pairs", "2")
        assert re.search(r"games.jsonl has 0 bytes, but .*cup.jsonl counts [\d,]+ bytes", found)
        assert not record.exists()

    def test_another_process_cannot_write_the_same_file(self, tmp_path: Path) -> None:
        results = tmp_path / "cup.jsonl"
        process = start("-j", "1", "-o", results)
        try:
            wait_for(lambda: size(results) > 3000)
            found = refusal("lexicon", "greedy", "random", "-o", results)
            assert found.endswith("cup.jsonl: another process is writing it")
        finally:
            process.kill()
            process.communicate()


class TestSequentialTest:
    def test_stops_when_it_is_clear(self, tmp_path: Path) -> None:
        results = tmp_path / "cup.jsonl"
        args = ("planner", "greedy", "--sprt", "0:100", "--beta", "0.1", "-o", results)
        text = lexicon(*args, "--seed", "3", "-j", "2")
        found = re.search(
            r"SPRT of planner against greedy, H0 0 and H1 100 Elo \(logistic; alpha 0.05,"
            r" beta 0.1\): LLR (\S+) \[-2.25, 2.89\] after (\d+) deals: H1 is accepted \(100 Elo\)",
            text,
        )
        assert found is not None
        assert float(found[1]) >= 2.89
        deals = int(found[2])
        assert text.startswith(f"lexicon: round robin of 2 bots, {deals} deals in both seatings")
        assert len(results.read_text().splitlines()) == 1 + deals
        # Nothing is left to do.
        assert lexicon(*args, "--pairs", "1000") == text == output("show", results)
        sprt = numbers(output("show", results, "--format", "jsonl"))["sprt"]
        assert (sprt["verdict"], sprt["deals"], sprt["alpha"]) == ("H1", deals, 0.05)
        assert sprt["upper"] == pytest.approx(math.log(0.9 / 0.05))
        assert sum(sprt["outcomes"].values()) == deals
        other = refusal("lexicon", "planner", "greedy", "--sprt", "0:50", "-o", results)
        assert "a different --sprt (0:100, now 0:50)" in other

    def test_the_weaker_bot_fails(self) -> None:
        text = lexicon("random", "greedy", "--sprt", "-10:50")
        assert "H0 is accepted (-10 Elo)" in text

    def test_few_deals_leave_it_open(self) -> None:
        text = lexicon("greedy", "greedy", "--sprt", "0:5", "--pairs", "5")
        assert "after 5 deals: not clear yet\n" in text


class TestExternalPlayers:
    def test_forfeits_are_counted_by_bot_and_reason(self, tmp_path: Path) -> None:
        program = tmp_path / "player.py"
        program.write_text("import sys\nsys.stdin.readline()\nsys.exit(3)\n")
        spec = f"cmd:{quote(sys.executable)} {quote(str(program))}"
        results = tmp_path / "cup.jsonl"
        args = ("lexicon", spec, "greedy", "random", "--pairs", "2", "-j", "1", "-o", results)
        text = output(*args, "--seed", "3")
        assert f"{spec} forfeited 8 of 8 rounds (8 crash); first in deal 1: the program" in text
        assert output("show", results) == text
        report = numbers(output("show", results, "--format", "jsonl"))
        (forfeits,) = report["forfeits"]
        assert (forfeits["seatings"], forfeits["reasons"]) == (8, {"crash": 8})
        assert [row["bot"] for row in report["rows"]][-1] == spec

    def test_a_slow_program_runs_out_of_time(self, tmp_path: Path) -> None:
        program = tmp_path / "player.py"
        program.write_text("import time\ntime.sleep(60)\n")
        spec = f"cmd:{quote(sys.executable)} {quote(str(program))}"
        text = lexicon(spec, "greedy", "--pairs", "1", "-j", "1", "--timeout", "0.2")
        assert "forfeited 2 of 2 rounds (2 timeout)" in text


class TestBadUse:
    @pytest.mark.parametrize(
        ("args", "message"),
        [
            (("chess", "a"), "no such subcommand 'chess'; subcommands: lexicon, scrabble, lexib"),
            (("lexicon", "greedy"), "a tournament needs 2 or more bots, not 1"),
            (("lexicon", "greedy", "best"), "unknown Lexicon bot 'best'; Lexicon bots: random"),
            (("lexicon", "a", "b", "--sprt", "5"), "'5' is not two Elo differences, like 0:10"),
            (("lexicon", "greedy", "random", "--sprt", "5:5"), "5 and 5 Elo are not in order"),
            (("lexicon", *BOTS, "--sprt", "0:5"), "--sprt compares 2 bots, not 3"),
            (("lexicon", *BOTS, "--alpha", "0.1"), "--alpha needs --sprt ELO0:ELO1"),
            (("lexicon", *BOTS, "--anchor", "greedy"), "'greedy' is not a bot and its rating"),
            (("lexicon", *BOTS, "--anchor", "expert=0"), "no bot 'expert'; use average or one of"),
            (("lexicon", *BOTS, "--anchor", "greedy=inf"), "is not a bot and its rating"),
            (("lexicon", *BOTS, "--record", "x"), "--record needs -o FILE"),
            (("lexicon", *BOTS, "-o", "x", "--record", "./x"), "-o writes to this file"),
            (("lexicon", *BOTS, "-o", "-"), "-o -: stdout is for the tables; name a file"),
            (("lexicon", *BOTS, "-o", "/dev/null"), "-o /dev/null: this cannot be continued"),
            (("lexicon", *BOTS, "-o", "x.gz"), "-o x.gz: it is not compressed; call it x"),
            (("lexicon", *BOTS, "-o", "no/such/x"), "the folder no/such does not exist"),
            (("show", "no-file"), "no-file: No such file or directory"),
        ],
    )
    def test_is_one_line(
        self,
        args: Sequence[str],
        message: str,
        tmp_path: Path,
        monkeypatch: pytest.MonkeyPatch,
    ) -> None:
        monkeypatch.chdir(tmp_path)
        assert message in refusal(*args)
        assert not [*tmp_path.iterdir()]

    def test_a_file_without_deals_is_named(self, played: bytes, tmp_path: Path) -> None:
        results = tmp_path / "cup.jsonl"
        results.write_bytes(played.splitlines(keepends=True)[0])
        assert refusal("show", results).endswith("cup.jsonl has no complete deal yet")


class TestInterrupts:
    @pytest.mark.parametrize("processes", ["1", "2"])
    def test_ctrl_c_keeps_what_is_done(self, processes: str, tmp_path: Path) -> None:
        results, record = tmp_path / "cup.jsonl", tmp_path / "games.jsonl"
        process = start("-j", processes, "-o", results, "--record", record)
        wait_for(lambda: process.poll() is not None or size(results) > 3000)
        os.killpg(process.pid, signal.SIGINT)  # as a terminal does
        text, errors = process.communicate(timeout=600)
        assert process.returncode == 130
        assert errors == (
            f"lexicon-fast: interrupted; {results} keeps the deals so far; the same command"
            " continues\n"
        )
        assert re.match(r"lexicon: round robin of 3 bots, [\d,]+ of 1,000,000 deals", text)
        lines = results.read_text().splitlines()
        assert json.loads(lines[-1])["record_size"] == record.stat().st_size
        # An interrupted tournament is balanced, and continues.
        pairs = len(lines) // 3 + 1
        again = output("lexicon", *BOTS, "--pairs", str(pairs), "-o", results, "--record", record)
        assert f"{pairs} deals in both seatings, {6 * pairs} rounds" in again
        checked = forked.run("replay", "--check", record, env=environment(), encoding="utf-8")
        assert checked.stdout.startswith(f"{record}: {6 * pairs} games, ")

    def test_killed_tournaments_continue(self, tmp_path: Path) -> None:
        args = ("lexicon", *BOTS, "--pairs", "12", "--format", "jsonl")
        whole, games = tmp_path / "whole.jsonl", tmp_path / "whole-games.jsonl"
        expected = numbers(output(*args, "--seed", "3", "-o", whole, "--record", games))
        results, record = tmp_path / "cup.jsonl", tmp_path / "games.jsonl"
        mine = (*args, "--seed", "3", "-o", results, "--record", record)
        moments = random.Random(1)
        for _ in range(3):
            process = subprocess.Popen(
                command(*mine), stdout=subprocess.DEVNULL, env=environment(), start_new_session=True
            )
            wait_for(lambda process=process: process.poll() is not None or size(results) > 0)
            time.sleep(moments.random() * 0.2)
            os.killpg(process.pid, signal.SIGKILL)
            process.wait()
        result = run(*mine)
        assert result.returncode == 0
        assert numbers(result.stdout) == expected
        assert untimed(results) == untimed(whole)
        assert record.read_bytes() == games.read_bytes()

    def test_ctrl_c_does_not_come_between_a_deal_and_its_line(
        self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
    ) -> None:
        write = TournamentFile.write

        def interrupted(file: TournamentFile, deal: Deal) -> None:
            if deal.number == 3 and deal.bots == (0, 2):
                os.kill(os.getpid(), signal.SIGINT)
            write(file, deal)

        monkeypatch.setattr(TournamentFile, "write", interrupted)
        results = tmp_path / "cup.jsonl"
        args = ["tournament", "lexicon", *BOTS, "-j", "1", "--seed", "3", "-o", str(results)]
        assert main(args) == 130
        assert capsys.readouterr().out.startswith(
            "lexicon: round robin of 3 bots, 2 of 100 deals in both seatings, 16 rounds"
        )
        assert len(results.read_text().splitlines()) == 1 + 8

    def test_nothing_is_left_of_a_tournament_without_a_deal(
        self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
    ) -> None:
        def interrupted(_file: TournamentFile, _deal: Deal) -> None:
            raise KeyboardInterrupt

        monkeypatch.setattr(TournamentFile, "write", interrupted)
        paths = ["-o", str(tmp_path / "cup.jsonl"), "--record", str(tmp_path / "games.jsonl")]
        assert main(["tournament", "lexicon", *BOTS, "-j", "1", *paths]) == 130
        assert capsys.readouterr().err == "lexicon-fast: interrupted\n"
        assert not [*tmp_path.iterdir()]

    def test_progress_is_shown_on_a_terminal(self) -> None:
        ours, theirs = pty.openpty()
        fcntl.ioctl(theirs, termios.TIOCSWINSZ, struct.pack("HHHH", 40, 100, 0, 0))
        with FileIO(ours) as screen:
            process = subprocess.Popen(
                command("lexicon", "greedy", "random", "--pairs", "40", "--sprt", "-5:0"),
                stdout=subprocess.PIPE,
                stderr=theirs,
                env=environment(),
            )
            os.close(theirs)
            process.communicate(timeout=600)
            shown = b""
            try:
                while part := screen.read(65536):
                    shown += part
            except OSError:  # how Linux says that no process has the other end open
                pass
        assert process.returncode == 0
        assert b"/40" in shown
        assert b"LLR " in shown


def start(*args: str | Path) -> subprocess.Popen[str]:
    """Start an endless tournament."""
    return subprocess.Popen(
        command("lexicon", *BOTS, "--pairs", "1000000", "--seed", "3", *args),
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        encoding="utf-8",
        env=environment(),
        start_new_session=True,
    )


def wait_for(condition: Any) -> None:
    while not condition():
        time.sleep(0.02)
