"""`lexicon-fast match` as users run it: the real command, in its own process."""

from __future__ import annotations

import fcntl
import json
import os
import pty
import re
import signal
import struct
import subprocess
import sys
import termios
import time
from contextlib import suppress
from io import FileIO
from multiprocessing import util
from pathlib import Path
from typing import Any

import pytest
from support import forked
from support.part_folders import size

import lexicon_fast
from lexicon_fast.arena.match import Deal, Match, play
from lexicon_fast.arena.match_file import MatchFiles
from lexicon_fast.cli import main
from lexicon_fast.cli.terminal import Terminated, raising_signals

pytestmark = pytest.mark.processes

ROOT = Path(lexicon_fast.__file__).resolve().parents[1]


def environment(**more: str) -> dict[str, str]:
    """Return the environment of a command. Without -j it plays in one process, which is started
    in no time."""
    without = {"NO_COLOR", "COLUMNS", "FORCE_COLOR"}
    kept = {name: value for name, value in os.environ.items() if name not in without}
    return {**kept, "PYTHONPATH": str(ROOT), "LEXICON_FAST_THREADS": "1", **more}


def command(*args: str | Path) -> list[str]:
    return [sys.executable, "-m", "lexicon_fast", "match", *map(str, args)]


def run(*args: str | Path, **more: str) -> subprocess.CompletedProcess[str]:
    return forked.run("match", *args, env=environment(**more), encoding="utf-8")


def lexicon(*args: str | Path, code: int = 0) -> str:
    """Return the output of a match of Lexicon; stderr has to be empty. Its default seed is 0."""
    seed = () if "--seed" in args else ("--seed", "0")
    result = run("lexicon", *args, *seed)
    assert (result.returncode, result.stderr) == (code, "")
    return result.stdout


def numbers(*args: str | Path) -> dict[str, Any]:
    """Return the numbers of a match, without times."""
    report: dict[str, Any] = json.loads(lexicon(*args, "--format", "jsonl"))
    for row in report["rows"]:
        assert row.pop("seconds") > 0
    return report


class TestTable:
    def test_has_a_row_for_each_bot(self) -> None:
        lines = lexicon("greedy", "random", "--pairs", "30", "--seed", "5").splitlines()
        assert lines[0] == (
            "lexicon: 30 deals in 2 seatings, 60 rounds; seed 5, enable (172,820 words),"
            " waddingtons, strict"
        )
        assert lines[2].split()[:4] == ["bot", "wins", "losses", "guard"]
        greedy, random = lines[3].split(), lines[4].split()
        assert (greedy[0], random[0]) == ("greedy", "random")
        assert greedy[1:3] == random[2:0:-1]
        assert int(greedy[1]) > 2 * int(random[1])
        assert re.search(r"\d\d\.\d%  \[\d\d\.\d%, \d\d\.\d%\]", lines[3])
        assert lines[6].startswith("greedy less random: wins a round +0.")
        assert lines[7] == "[95% intervals, the deal is the unit]"

    def test_of_three_bots_and_challenges(self) -> None:
        text = lexicon("greedy", "random", "greedy", "--pairs", "5", "--no-strict", "-j", "1")
        assert "5 deals in 3 seatings, 15 rounds" in text
        assert "waddingtons, challenges" in text
        assert re.findall(r"(?m)^(greedy#1|random|greedy#2) ", text)[:3] == [
            "greedy#1",
            "random",
            "greedy#2",
        ]

    def test_of_whole_games(self) -> None:
        text = lexicon("greedy", "random", "--pairs", "2", "--whole-games")
        assert re.search(r"2 deals in 2 seatings, 4 games, \d+ rounds;", text)
        assert "wins a game" in text

    def test_one_deal_has_no_intervals(self) -> None:
        text = lexicon("greedy", "random", "--pairs", "1")
        assert "nan" not in text
        assert re.search(r"wins a round [+-]\d\.\d{3}, p \S+; points", text)
        assert "[95% intervals" in text.splitlines()[-1]


class TestNumbers:
    def test_one_object_with_all_of_them(self) -> None:
        report = numbers("greedy", "random", "--pairs", "20", "--ruleset", "article")
        assert (report["deals"], report["seatings"], report["rounds"]) == (20, 2, 40)
        assert report["options"] == {"ruleset": "article", "strict": True, "whole_games": False}
        assert report["dictionary"]["words"] == 172_820
        assert report["decided"] + report["guards"] == 40
        greedy, random = report["rows"]
        assert greedy["wins"] + random["wins"] == report["decided"]
        for name in ("win_share", "points", "rating", "turns"):
            assert greedy[name]["low"] <= greedy[name]["value"] <= greedy[name]["high"]
        assert report["differences"][0]["bots"] == ["greedy", "random"]
        assert report["look"] is None

    def test_processes_change_nothing(self, tmp_path: Path) -> None:
        found = []
        for processes in ("1", "2"):
            raw, record = tmp_path / f"raw{processes}", tmp_path / f"record{processes}"
            report = numbers(
                *("greedy", "random", "--pairs", "8", "-j", processes, "--seed", "0"),
                *("--raw", raw, "--record", record),
            )
            found.append((report, raw.read_bytes(), record.read_bytes()))
        assert found[0] == found[1]

    def test_another_seed_is_another_match(self) -> None:
        args = ("greedy", "random", "--pairs", "5")
        assert numbers(*args, "--seed", "1") == numbers(*args, "--seed", "1")
        assert numbers(*args, "--seed", "1")["rows"] != numbers(*args, "--seed", "2")["rows"]

    def test_raw_results_add_up(self, tmp_path: Path) -> None:
        raw = tmp_path / "raw.jsonl"
        report = numbers("greedy", "random", "--pairs", "7", "--raw", raw)
        rows = [json.loads(line) for line in raw.read_text().splitlines()]
        assert [row["deal"] for row in rows] == [1 + at // 2 for at in range(14)]
        assert [row["seats"] for row in rows] == [[0, 1], [1, 0]] * 7
        for mine in (0, 1):
            assert sum(row["wins"][mine] for row in rows) == report["rows"][mine]["wins"]
            points = sum(row["points"][mine] for row in rows)
            assert points / 14 == pytest.approx(report["rows"][mine]["points"]["value"])
        assert not any("seconds" in row for row in rows)

    def test_a_vocabulary_of_its_own(self, data: Path) -> None:
        small = f"greedy:words={data / 'words2000.txt'}"
        report = numbers("greedy", small, "--pairs", "20", "--no-strict")
        assert [row["bot"] for row in report["rows"]] == ["greedy", small]
        assert report["rows"][0]["wins"] > report["rows"][1]["wins"]


class TestUntilSignificant:
    def test_stops_early(self) -> None:
        report = numbers("greedy", "random", "--until-significant")
        assert report["deals"] < 200
        look = report["look"]
        assert look["p"] < look["level"]
        assert look["deals"] == report["deals"] == look["number"] * 20
        text = lexicon("greedy", "random", "--until-significant")
        assert f"{report['deals']} of 200 deals" in text
        assert "clear]" in text.splitlines()[-1]

    def test_equal_bots_are_played_to_the_end(self) -> None:
        report = numbers("greedy", "greedy", "--until-significant", "--pairs", "20")
        assert report["deals"] == 20
        assert report["look"]["number"] == 10


class TestRecords:
    @pytest.mark.parametrize("more", [(), ("--whole-games",), ("--no-strict",)])
    def test_all_deals_are_recorded_and_replay(self, tmp_path: Path, more: tuple[str, ...]) -> None:
        path = tmp_path / "games.jsonl"
        numbers("greedy", "random", "--pairs", "3", "--record", path, *more)
        events = [json.loads(line) for line in path.read_text().splitlines()]
        setups = [event for event in events if event["event"] == "setup"]
        assert [setup["names"] for setup in setups] == [
            ["greedy", "random"],
            ["random", "greedy"],
        ] * 3
        checked = forked.run("replay", "--check", path, env=environment())
        assert checked.returncode == 0, checked.stderr


class TestBadUse:
    @pytest.mark.parametrize(
        ("args", "message"),
        [
            (("greedy",), "lexicon matches need 2 to 8 bots, not 1"),
            (("greedy", "best"), "unknown Lexicon bot 'best'; Lexicon bots: random, greedy"),
            (("greedy", "greedy:depth=2"), "unknown option 'depth'; options: words"),
            (("greedy", "random", "-w", "no/list"), "no/list"),
            (("greedy", "random", "--pairs", "0"), "0 is not in the range"),
            (("greedy", "random", "--confidence", "95"), "95 must be between 0 and 1"),
            (("greedy", "random", "--raw", "-"), "--raw -: stdout is for the results"),
            (("greedy", "random", "--record", "no/such/folder/x"), "no/such/folder/x"),
            ((), "Missing argument"),
        ],
    )
    def test_is_one_line(self, args: tuple[str, ...], message: str) -> None:
        result = run("lexicon", *args)
        assert (result.returncode, result.stdout) == (2, "")
        assert message in result.stderr
        assert "Traceback" not in result.stderr

    def test_there_is_no_other_game_yet(self) -> None:
        result = run("chess", "greedy", "random")
        assert result.returncode == 2
        assert "no such game 'chess'; games: lexicon, scrabble, lexibomb" in result.stderr

    @pytest.mark.parametrize("args", [("--help",), ("lexicon", "--help")])
    def test_help_has_an_example(self, args: tuple[str, ...]) -> None:
        result = run(*args)
        assert result.returncode == 0
        assert "lexicon-fast match lexicon planner greedy" in result.stdout


class TestInterrupts:
    @pytest.mark.parametrize("processes", ["1", "2"])
    def test_ctrl_c_gives_the_table_so_far(self, processes: str, tmp_path: Path) -> None:
        raw = tmp_path / "raw.jsonl"
        process = subprocess.Popen(
            endless("-j", processes, "--raw", raw),
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            encoding="utf-8",
            env=environment(),
            start_new_session=True,
        )
        wait_for(lambda: process.poll() is not None or size(raw))
        os.killpg(process.pid, signal.SIGINT)  # as a terminal does
        text, errors = process.communicate(timeout=600)
        assert (process.returncode, errors) == (130, "lexicon-fast: interrupted\n")
        deals = re.match(r"lexicon: ([\d,]+) of 1,000,000 deals", text)
        assert deals is not None
        assert len(raw.read_text().splitlines()) == 2 * int(deals[1].replace(",", ""))
        wait_for(lambda: not group_lives(process.pid))

    @pytest.mark.parametrize("command_name", ["match", "tournament"])
    def test_sigterm_ends_the_processes_first(self, command_name: str, tmp_path: Path) -> None:
        """Else Python warns about leaked semaphores."""
        written = tmp_path / "written.jsonl"
        args = endless("-j", "2", "--raw" if command_name == "match" else "-o", written)
        args[args.index("match")] = command_name
        process = subprocess.Popen(
            args,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            encoding="utf-8",
            env=environment(),
            start_new_session=True,
        )
        wait_for(lambda: process.poll() is not None or size(written))
        process.terminate()
        text, errors = process.communicate(timeout=600)
        assert (process.returncode, text) == (-signal.SIGTERM, "")
        assert re.fullmatch(r"lexicon-fast: terminated(; .*)?\n", errors)
        wait_for(lambda: not group_lives(process.pid))

    def test_signals_do_not_come_between_a_process_and_its_work(
        self, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
    ) -> None:
        """Else the process prints a traceback."""
        spawn = util.spawnv_passfds
        match = Match(game="lexicon", bots=("greedy", "random"), seed=0)

        started: list[int] = []

        def interrupted(path: bytes, args: list[Any], fds: list[int]) -> int:
            process = spawn(path, args, fds)
            if "--multiprocessing-fork" in args:
                started.append(process)
                os.kill(os.getpid(), signal.SIGTERM)
            return process

        monkeypatch.setattr(util, "spawnv_passfds", interrupted)
        with raising_signals(), pytest.raises(Terminated):
            next(play(match, 2, processes=2))
        for process in started:
            with suppress(ChildProcessError):  # the match has waited for it
                os.waitpid(process, 0)
        assert capfd.readouterr().err == ""

    def test_ctrl_c_does_not_come_between_a_deal_and_its_lines(
        self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
    ) -> None:
        write = MatchFiles.write

        def interrupted(files: MatchFiles, deal: Deal) -> None:
            if deal.number == 3:
                os.kill(os.getpid(), signal.SIGINT)
            write(files, deal)

        monkeypatch.setattr(MatchFiles, "write", interrupted)
        raw = tmp_path / "raw.jsonl"
        assert main(endless("-j", "1", "--raw", raw)[3:]) == 130
        assert capsys.readouterr().out.startswith("lexicon: 3 of 1,000,000 deals")
        assert len(raw.read_text().splitlines()) == 2 * 3

    @pytest.mark.skipif(not Path("/proc").exists(), reason="NOT TESTED: there is no /proc")
    def test_processes_end_with_the_one_that_began_them(self, tmp_path: Path) -> None:
        raw = tmp_path / "raw.jsonl"
        process = subprocess.Popen(
            endless("-j", "2", "--raw", raw),
            env=environment(),
            start_new_session=True,
        )
        wait_for(lambda: process.poll() is not None or size(raw))
        process.kill()
        process.wait()
        wait_for(lambda: not group_lives(process.pid))

    def test_progress_is_shown_on_a_terminal(self) -> None:
        ours, theirs = pty.openpty()
        fcntl.ioctl(theirs, termios.TIOCSWINSZ, struct.pack("HHHH", 40, 100, 0, 0))
        with FileIO(ours) as screen:
            process = subprocess.Popen(
                command("lexicon", "greedy", "random", "--pairs", "40"),
                stdout=subprocess.PIPE,
                stderr=theirs,
                env=environment(),
            )
            os.close(theirs)
            text, _ = process.communicate(timeout=600)
            shown = all_of(screen)
        assert process.returncode == 0
        assert b"40/40" in shown
        assert b"greedy" in shown
        assert text.startswith(b"lexicon: 40 deals")


def endless(*args: str | Path) -> list[str]:
    return command("lexicon", "greedy", "random", "--pairs", "1000000", *args)


def all_of(screen: FileIO) -> bytes:
    """Return the output, until no process has the other end open."""
    shown = b""
    try:
        while part := screen.read(65536):
            shown += part
    except OSError:  # how Linux says so
        pass
    return shown


def wait_for(condition: Any) -> None:
    while not condition():
        time.sleep(0.05)


def group_lives(group: int) -> bool:
    """Is a process of the group left that has not ended?"""
    for stat in Path("/proc").glob("[0-9]*/stat"):
        try:
            _, _, rest = stat.read_text().rpartition(")")
        except OSError:
            continue
        state, _, its_group = rest.split()[:3]
        if int(its_group) == group and state != "Z":
            return True
    return False


def test_the_headline_names_the_ruleset_of_the_language(tmp_path: Path) -> None:
    words = tmp_path / "fr.dictionary"
    source = ROOT / "examples" / "languages" / "mots.txt"
    built = forked.run("words", "build", source, "-o", words, "--language", "fr", env=environment())
    assert built.returncode == 0
    cases = [
        ("lexicon", "waddingtons-fr, strict", "waddingtons-fr; words can be challenged"),
        ("scrabble", "standard-fr, challenge void", "standard-fr; challenges: rules"),
        ("lexibomb", "standard-fr, 22 bombs", "standard-fr; 22 bombs"),
    ]
    for game, played, at_table in cases:
        bots = (game, "greedy", "greedy", "--pairs", "1", "-w", words)
        assert run(*bots).stdout.splitlines()[0].endswith(f"(62 words), {played}")
        rated = forked.run("tournament", *bots, env=environment(), encoding="utf-8")
        assert played in rated.stdout
        table = forked.run(
            *("play", game, "greedy", "-w", words),
            input="help\nquit\n",
            env=environment(),
            encoding="utf-8",
        )
        assert f"Ruleset {at_table}; dictionary " in table.stdout
