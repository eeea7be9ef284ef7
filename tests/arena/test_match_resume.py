"""`match --record --resume`: a match stopped at any point ends as if it had not been stopped."""

from __future__ import annotations

import json
import os
import shutil
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest

from lexicon_fast.arena import match_file
from lexicon_fast.cli import main
from lexicon_fast.rows.streams import Stream

pytestmark = pytest.mark.processes

MATCHES = {
    "lexicon": ("lexicon", "greedy", "random", "--pairs", "5", "--seed", "3"),
    "whole games": ("lexicon", "greedy", "random", "--pairs", "2", "--whole-games"),
    "three bots": ("lexicon", "greedy", "random", "greedy", "--pairs", "3", "--no-strict"),
    "scrabble": ("scrabble", "greedy", "greedy", "--pairs", "2", "--challenge", "double"),
    "lexibomb": ("lexibomb", "greedy", "greedy", "--pairs", "2", "-w", "enable"),
}


@pytest.fixture(params=MATCHES.values(), ids=MATCHES.keys())
def args(request: pytest.FixtureRequest) -> tuple[str, ...]:
    given: tuple[str, ...] = request.param
    return given


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The working folder of the match under test."""
    folder = tmp_path / "work"
    folder.mkdir()
    monkeypatch.chdir(folder)
    return folder


FILES = ("--record", "games.jsonl", "--raw", "raw.jsonl", "--format", "jsonl", "-j", "1")


def match(args: tuple[str, ...], capsys: pytest.CaptureFixture[str], *more: str) -> dict[str, Any]:
    """Return the numbers of a match, without times."""
    assert main(["match", *args, *FILES, *more]) == 0
    return without_times(capsys.readouterr().out)


def without_times(text: str) -> dict[str, Any]:
    report: dict[str, Any] = json.loads(text)
    for row in report["rows"]:
        assert row.pop("seconds") > 0
    return report


def contents(folder: Path) -> dict[str, bytes]:
    return {path.name: path.read_bytes() for path in sorted(folder.iterdir())}


def refused(capsys: pytest.CaptureFixture[str], *args: str) -> str:
    """Return the error message of a match that does not start."""
    assert main(["match", *args]) == 2
    captured = capsys.readouterr()
    assert captured.out == ""
    return captured.err


class Snapshots:
    """Copy the folder whenever a file in it changes."""

    def __init__(self, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        self.folder = folder
        self.all: list[Path] = []
        write, replace, remove = Stream._write, os.replace, match_file.remove

        def write_in_pieces(stream: Stream, view: memoryview) -> None:
            half = len(view) // 2
            for piece in (view[:half], view[half:]):
                write(stream, piece)
                self.take()

        def replace_and_copy(*args: Any) -> None:
            replace(*args)
            self.take()

        def remove_and_copy(path: str) -> None:
            remove(path)
            self.take()

        monkeypatch.setattr(Stream, "_write", write_in_pieces)
        monkeypatch.setattr(os, "replace", replace_and_copy)
        monkeypatch.setattr(match_file, "remove", remove_and_copy)

    def take(self) -> None:
        copy = self.folder.parent / f"snapshot{len(self.all)}"
        shutil.copytree(self.folder, copy)
        self.all.append(copy)


@pytest.mark.slow
def test_a_match_killed_at_any_point_ends_the_same(
    args: tuple[str, ...], folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.MonkeyPatch.context() as patch:
        snapshots = Snapshots(folder, patch)
        report = match(args, capsys)
    expected = contents(folder)
    assert sorted(expected) == ["games.jsonl", "games.jsonl.job", "raw.jsonl"]
    assert len(snapshots.all) > 10
    complete = 0
    for snapshot in snapshots.all:
        os.chdir(snapshot)
        if "games.jsonl" in contents(snapshot):  # killed while it tidied up
            assert main(["match", *args, *FILES, "--resume"]) == 0
            assert "games.jsonl is already complete" in capsys.readouterr().err
            complete += 1
        else:
            assert match(args, capsys, "--resume") == report
        assert {name: contents(snapshot).get(name) for name in expected} == expected
    assert complete


@pytest.mark.parametrize("stop", range(1, 7))
def test_ctrl_c_after_each_deal(
    stop: int, folder: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    args = ("lexicon", "greedy", "random", "--pairs", "6", "--seed", "0")
    report = match(args, capsys)
    expected = contents(folder)
    for name in expected:
        (folder / name).unlink()
    write = match_file.MatchFiles.write

    def interrupted(files: match_file.MatchFiles, deal: Any) -> None:
        if deal.number == stop:
            os.kill(os.getpid(), signal.SIGINT)
        write(files, deal)

    with monkeypatch.context() as patch:
        patch.setattr(match_file.MatchFiles, "write", interrupted)
        assert main(["match", *args, *FILES]) == 130
    captured = capsys.readouterr()
    assert json.loads(captured.out)["deals"] == stop
    assert captured.err == (
        "lexicon-fast: interrupted; games.jsonl.part keeps the deals so far;"
        " continue with --resume\n"
    )
    assert not (folder / "games.jsonl").exists()
    assert match(args, capsys, "--resume") == report
    assert contents(folder) == expected


def test_a_bot_that_fails_loses_no_deal(
    folder: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    from lexicon_fast.arena.match import Players

    args = ("lexicon", "greedy", "random", "--pairs", "4", "--seed", "0")
    report = match(args, capsys)
    expected = contents(folder)
    (folder / "games.jsonl").unlink()
    deal = Players.deal

    def fails(players: Players, number: int, *group: Any) -> Any:
        if number == 3:
            raise OSError(5, "Input/output error", "words")
        return deal(players, number, *group)

    with monkeypatch.context() as patch:
        patch.setattr(Players, "deal", fails)
        assert main(["match", *args, *FILES]) == 2
    assert "games.jsonl.part keeps the deals so far" in capsys.readouterr().err
    assert match(args, capsys, "--resume") == report
    assert contents(folder) == expected


@pytest.mark.slow
def test_a_match_that_stops_early_stops_at_the_same_deal(
    folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    args = ("lexicon", "greedy", "random", "--pairs", "60", "--until-significant", "--seed", "0")
    with pytest.MonkeyPatch.context() as patch:
        snapshots = Snapshots(folder, patch)
        report = match(args, capsys)
    assert 2 < report["deals"] < 60
    expected = contents(folder)
    for snapshot in [*snapshots.all[3:-5:21], *snapshots.all[-10:-3]]:
        os.chdir(snapshot)
        if not (snapshot / "games.jsonl").exists():
            assert match(args, capsys, "--resume") == report
        assert contents(snapshot) == expected


@pytest.mark.slow
def test_sigkill_with_processes(
    folder: Path, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    args = ("lexicon", "greedy", "random", "--pairs", "400", "--seed", "0")
    process = subprocess.Popen(
        [sys.executable, "-m", "lexicon_fast", "match", *args, *FILES[:-1], "2"],
        stdout=subprocess.DEVNULL,
    )
    state = folder / "games.jsonl.part.json"
    while process.poll() is None and not (state.exists() and state.stat().st_size > 5_000):
        time.sleep(0.002)
    assert process.poll() is None, "it has ended before it could be killed"
    process.kill()
    process.wait()
    assert not (folder / "games.jsonl").exists()
    deals = len(state.read_bytes().splitlines()) - 1
    assert deals > 5
    resumed = match(args, capsys, "--resume")
    found = contents(folder)
    for name in found:
        (folder / name).unlink()
    assert match(args, capsys) == resumed
    assert contents(folder) == found


def test_resuming_plays_only_the_rest(
    folder: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    from lexicon_fast.arena.match import Players

    args = ("lexicon", "greedy", "random", "--pairs", "4", "--seed", "0")
    with pytest.MonkeyPatch.context() as patch:
        snapshots = Snapshots(folder, patch)
        match(args, capsys)
    whole = [each for each in snapshots.all if lines(each / "games.jsonl.part.json") == 1 + 3]
    played = []
    deal = Players.deal
    monkeypatch.setattr(
        Players,
        "deal",
        lambda self, number, *group: (played.append(number), deal(self, number, *group))[1],
    )
    os.chdir(whole[0])
    match(args, capsys, "--resume")
    assert played == [4]


def lines(path: Path) -> int:
    return path.read_bytes().count(b"\n") if path.exists() else 0


def files_without(given: tuple[str, ...]) -> tuple[str, ...]:
    """Return FILES without an option that is used already: it may be used once."""
    return (
        FILES
        if "--raw" not in given
        else tuple(x for x in FILES if x not in ("--raw", "raw.jsonl"))
    )


class TestRefusals:
    ARGS = ("lexicon", "greedy", "random", "--pairs", "4", "--seed", "1")

    @pytest.fixture
    def begun(self, folder: Path, capsys: pytest.CaptureFixture[str]) -> Path:
        """A match that was killed."""
        with pytest.MonkeyPatch.context() as patch:
            snapshots = Snapshots(folder, patch)
            match(self.ARGS, capsys)
        found = next(each for each in snapshots.all if lines(each / "games.jsonl.part.json") == 3)
        os.chdir(found)
        return found

    CHANGES = (
        (
            ("lexicon", "greedy", "greedy", "--pairs", "4", "--seed", "1"),
            "list of bots (greedy, random",
        ),
        ((*ARGS[:-1], "2"), "--seed (1, now 2)"),
        (("lexicon", "greedy", "random", "--pairs", "5", "--seed", "1"), "--pairs (4, now 5)"),
        ((*ARGS, "--ruleset", "article"), "--ruleset (waddingtons, now article)"),
        ((*ARGS, "--no-strict"), "--strict (yes, now no)"),
        ((*ARGS, "--whole-games"), "--whole-games (no, now yes)"),
        ((*ARGS, "--until-significant"), "--until-significant (no, now yes)"),
        ((*ARGS, "--confidence", "0.9"), "--confidence (0.95, now 0.9)"),
        ((*ARGS, "--raw", "other.jsonl"), "--raw (raw.jsonl, now other.jsonl)"),
        (("scrabble", "greedy", "greedy"), "game (lexicon, now scrabble)"),
    )

    @pytest.mark.parametrize(("other", "named"), CHANGES)
    def test_another_job_is_named_and_nothing_is_touched(
        self, begun: Path, other: tuple[str, ...], named: str, capsys: pytest.CaptureFixture[str]
    ) -> None:
        before = contents(begun)
        message = refused(capsys, *other[:1], *files_without(other), *other[1:], "--resume")
        assert f"games.jsonl.part was started with a different {named}" in message
        assert contents(begun) == before

    @pytest.mark.parametrize(("other", "named"), CHANGES)
    def test_a_finished_match_of_another_job_is_refused(
        self, other: tuple[str, ...], named: str, folder: Path, capsys: pytest.CaptureFixture[str]
    ) -> None:
        match(self.ARGS, capsys)
        before = contents(folder)
        message = refused(capsys, *other[:1], *files_without(other), *other[1:], "--resume")
        assert f"games.jsonl was made with a different {named}" in message
        assert contents(folder) == before

    def test_another_dictionary(
        self, begun: Path, data: Path, capsys: pytest.CaptureFixture[str]
    ) -> None:
        small = str(data / "words2000.txt")
        message = refused(capsys, *self.ARGS, *FILES, "--resume", "-w", small)
        assert "games.jsonl.part was started with a different dictionary (" in message

    def test_another_version(
        self, begun: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setattr(match_file, "__version__", "9.9")
        message = refused(capsys, *self.ARGS, *FILES, "--resume")
        assert "was started with a different version (" in message
        assert "now 9.9)" in message

    def test_words_of_a_bot_that_have_changed(
        self, folder: Path, capsys: pytest.CaptureFixture[str]
    ) -> None:
        words = Path("small.txt")
        words.write_text("hat\nthat\nhats\n")
        args = ("lexicon", "greedy", f"random:words={words}", "--pairs", "1")
        match(args, capsys)
        words.write_text("hat\nthat\n")
        message = refused(capsys, *args, *FILES, "--resume")
        assert f"was made with a different dictionary of random:words={words} (" in message

    def test_leaves_of_a_bot_that_have_changed(
        self, folder: Path, capsys: pytest.CaptureFixture[str]
    ) -> None:
        import lexicon_fast
        from lexicon_fast.bots.tiles.leaves import LeavesFile

        package = Path(lexicon_fast.__file__).parent / "data" / "leaves" / "scrabble.leaves"
        shutil.copy(package, "own.leaves")
        args = ("scrabble", "greedy", "static:leaves=own.leaves", "--pairs", "1")
        match(args, capsys)
        LeavesFile.load(package)._replace(learned="otherwise").write("own.leaves")
        message = refused(capsys, *args, *FILES, "--resume")
        assert "was made with a different leaves file of static:leaves=own.leaves (" in message

    @pytest.mark.parametrize(
        "damage",
        [
            lambda text: b"{" + text,
            lambda text: b"",
            lambda text: text.replace(b'"number":2', b'"number":7'),
            lambda text: text.replace(b'"number":1', b'"number":"one"'),
            lambda text: text.replace(b'"decisions":[', b'"decisions":[1,'),
        ],
    )
    def test_a_damaged_state_file(
        self, begun: Path, damage: Any, capsys: pytest.CaptureFixture[str]
    ) -> None:
        state = begun / "games.jsonl.part.json"
        state.write_bytes(damage(state.read_bytes()))
        before = contents(begun)
        message = refused(capsys, *self.ARGS, *FILES, "--resume")
        assert "games.jsonl.part.json is damaged; drop --resume to start again" in message
        assert contents(begun) == before

    def test_records_that_were_cut_short_are_played_again(
        self, begun: Path, folder: Path, capsys: pytest.CaptureFixture[str]
    ) -> None:
        part = begun / "games.jsonl.part"
        part.write_bytes(part.read_bytes()[:-10])
        match(self.ARGS, capsys, "--resume")
        assert contents(begun) == contents(folder)

    def test_without_a_job_record_a_finished_file_is_refused(
        self, folder: Path, capsys: pytest.CaptureFixture[str]
    ) -> None:
        match(self.ARGS, capsys)
        (folder / "games.jsonl.job").unlink()
        message = refused(capsys, *self.ARGS, *FILES, "--resume")
        assert "games.jsonl has no job record (games.jsonl.job)" in message

    def test_a_finished_file_that_was_changed_is_refused(
        self, folder: Path, capsys: pytest.CaptureFixture[str]
    ) -> None:
        match(self.ARGS, capsys)
        with open("games.jsonl", "a") as file:
            file.write("\n")
        message = refused(capsys, *self.ARGS, *FILES, "--resume")
        assert "games.jsonl has changed since it was finished" in message

    def test_without_resume_a_match_starts_again(
        self, begun: Path, folder: Path, capsys: pytest.CaptureFixture[str]
    ) -> None:
        match(self.ARGS, capsys)
        assert contents(begun) == contents(folder)

    def test_without_a_record_there_is_nothing_to_resume(
        self, capsys: pytest.CaptureFixture[str]
    ) -> None:
        message = refused(capsys, *self.ARGS, "--resume")
        assert "--resume needs --record FILE" in message
        message = refused(capsys, *self.ARGS, "--resume", "--record", "/dev/null")
        assert "--resume: /dev/null cannot be resumed; use --record with a file" in message

    def test_one_process_at_a_time(
        self, begun: Path, capsys: pytest.CaptureFixture[str], folder: Path
    ) -> None:
        import fcntl

        with open("games.jsonl.part", "rb+") as other:
            fcntl.flock(other, fcntl.LOCK_EX)
            for more in ((), ("--resume",)):
                message = refused(capsys, *self.ARGS, *FILES, *more)
                assert "games.jsonl.part: another process is writing it" in message
        match(self.ARGS, capsys, "--resume")
        assert contents(begun) == contents(folder)

    @pytest.mark.parametrize("raw", ["games.jsonl", "./games.jsonl.part", "games.jsonl.job"])
    def test_records_and_raw_results_are_two_files(
        self, raw: str, folder: Path, capsys: pytest.CaptureFixture[str]
    ) -> None:
        message = refused(capsys, *self.ARGS, "--record", "games.jsonl", "--raw", raw)
        assert f"--raw {raw}: --record writes to this file; choose another one" in message
        assert contents(folder) == {}

    def test_a_folder_is_no_record(self, folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
        (folder / "games").mkdir()
        message = refused(capsys, *self.ARGS, "--record", "games")
        assert message == "lexicon-fast: games: Is a directory\n"


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="NOT TESTED: there is no /dev/full")
@pytest.mark.parametrize("option", ["--record", "--raw"])
def test_a_full_disk_is_an_error_that_names_the_file(
    option: str, capsys: pytest.CaptureFixture[str]
) -> None:
    message = refused(capsys, "lexicon", "greedy", "random", "--pairs", "2", option, "/dev/full")
    assert message == "lexicon-fast: /dev/full: No space left on device\n"


def test_a_disk_that_fills_up_keeps_the_whole_deals(
    folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    args = ("lexicon", "greedy", "random", "--pairs", "6", "--seed", "0")
    limit = "import resource, signal, sys; signal.signal(signal.SIGXFSZ, signal.SIG_IGN);"
    limit += "resource.setrlimit(resource.RLIMIT_FSIZE, (20_000, 20_000));"
    run = "from lexicon_fast.cli import main; sys.exit(main(sys.argv[1:]))"
    done = subprocess.run(
        [sys.executable, "-B", "-c", limit + run, "match", *args, *FILES],  # no module is cut off
        capture_output=True,
        encoding="utf-8",
        check=False,
    )
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr == (
        "lexicon-fast: games.jsonl.part: File too large; "
        "games.jsonl.part keeps the deals so far; continue with --resume\n"
    )
    resumed = match(args, capsys, "--resume")
    found = contents(folder)
    assert match(args, capsys) == resumed
    assert contents(folder) == found
