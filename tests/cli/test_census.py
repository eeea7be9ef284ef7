"""`census`: its text, JSON and files; killed and resumed."""

from __future__ import annotations

import gzip
import json
import os
import random
import shlex
import signal
import subprocess
import time
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

import pytest
from support.terminals import Terminals, command, environment, run

from lexicon_fast import Dictionary
from lexicon_fast.census.hands import Census

pytestmark = pytest.mark.processes


@pytest.fixture(scope="module")
def words(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("words") / "few.txt"
    path.write_text("ai\nas\nsh\nhe\nshe\nheat\ntea\nzax\noh\n")
    return path


TEXT = """\
Every hand of 2 cards: 362 hands, 1,326 deals of a pack of 52
few.txt, 9 words; ruleset waddingtons

Best first play:
                    share of deals  deals  hands
  empties the hand         5.9578%     79     11
  there is none           94.0422%  1,247    351

Turns that empty the hand:
  turns  share of deals  or fewer  deals  hands
      1         5.9578%   5.9578%     79     11
  never        94.0422%            1,247    351

Points left after the best first play:
    points  share of deals
         0         5.9578%  ##
    1 to 5         0.4525%
   6 to 10        11.4630%  ###
  11 to 15        19.6833%  #####
  16 to 20        60.7089%  ################
  21 to 25         1.7345%
      mean        14.4103

By vowels and Masters: points left after the best first play:
  Masters  vowels  share of deals  mean left  emptied at once   no play
        0       0        39.8190%     13.182          1.7045%  98.2955%
        0       1        44.7964%     15.091          5.5556%  94.4444%
        0       2        11.5385%     16.575         10.4575%  89.5425%
        1       0         2.4887%     17.545         18.1818%  81.8182%
        1       1         1.3575%      3.833         83.3333%  16.6667%

Most often the best first play, of 5 words that ever are:
  word  share of deals  deals  hands
  ai           1.8100%     24      3
  he           1.4329%     19      3
  as           1.1312%     15      2

Most points emptied at once:
  hand  points  best first play  left  deals
  A*        25  ai                  0      4
  E*        25  he                  0      4
  I*        25  ai                  0      4

Most points left after the best first play:
  hand  points  best first play  left  deals
  C*        23  (none)             23      1
  K*        23  (none)             23      1
  L*        23  (none)             23      3

Most turns to empty:
  hand  points  best first play  left  turns  deals
  A*        25  ai                  0      1      4
  E*        25  he                  0      1      4
  I*        25  ai                  0      1      4
"""


class TestText:
    def test_all_of_it(self, words: Path) -> None:
        result = run("census", "--cards", "2", "--plan", "-w", words, "-n", "3")
        assert result.returncode == 0
        assert result.stdout.replace(str(words), "few.txt") == TEXT
        first, second = result.stderr.splitlines()
        assert first.startswith("lexicon-fast: all smaller hands answered after ")
        assert second.startswith("lexicon-fast: 362 hands counted in ")

    def test_of_a_sample_is_marked_as_an_estimate(self, words: Path) -> None:
        result = run("census", "--sample", "500", "--seed", "3", "-w", words, "--plan", "-n", "2")
        assert result.returncode == 0
        assert result.stdout.startswith("ESTIMATE by 500 random deals of 10 cards of a pack of 52")
        assert "+- " in result.stdout
        assert "hands  " not in result.stdout
        assert result.stderr == ""
        assert result.stdout != run("census", "--sample", "500", "-w", words, "-n", "2").stdout

    def test_one_card_has_no_play(self) -> None:
        result = run("census", "--cards", "1")
        assert "Every hand of 1 card: 27 hands, 52 deals" in result.stdout
        assert "  there is none          100.0000%     52     27\n" in result.stdout
        assert "Most often" not in result.stdout

    def test_other_rules_and_words_are_named(self) -> None:
        result = run("census", "--cards", "2", "--ruleset", "article", "--min-length", "3")
        assert "enable, 172,820 words of 3 letters or more; ruleset article" in result.stdout


class TestJson:
    def test_json_has_the_same_numbers(self, enable: Dictionary) -> None:
        result = run("census", "--cards", "4", "--format", "json", "-n", "2")
        found = json.loads(result.stdout)
        census = Census(enable, 4, top=2)
        assert found["all"] == {"hands": census.hands, "deals": census.deals}
        assert found["dictionary"] == {
            "name": "enable",
            "words": len(enable),
            "sha256": enable.sha256,
        }
        assert (found["ruleset"], found["cards"], found["plan"]) == ("waddingtons", 4, False)
        assert found["turns"] == found["slowest"] == []
        worst = census.tally(0, census.parts).worst
        assert [row["hand"] for row in found["worst"]] == [hand.hand for hand in worst]
        assert found["worst"][0]["word"] is None

    def test_a_sample_has_no_hands_that_could_be_taken_for_all(self) -> None:
        result = run("census", "--sample", "300", "--format", "json", "--cards", "5")
        found = json.loads(result.stdout)
        assert found["sample"] == {"deals": 300, "seed": 0}
        assert found["all"] == {"deals": 300}
        assert all("hands" not in row for row in found["left"][0] + found["words"])


class TestMemory:
    """It is said beforehand, and what is not there is not tried."""

    def test_much_of_it_is_reported(self) -> None:
        process = subprocess.Popen(
            command("census", "--cards", "12"),
            stderr=subprocess.PIPE,
            env=environment(),
            encoding="utf-8",
        )
        with process:
            assert process.stderr is not None
            said = process.stderr.readline()
            process.kill()
        assert said == (
            "lexicon-fast: 857 MB of memory are needed, for the answers of all smaller hands\n"
        )

    @pytest.mark.parametrize(
        ("args", "said"),
        [
            (("14",), "--cards 14: 4,600 MB of memory are needed, but only "),
            (
                ("12", "--engine", "dask", "-j", "8"),
                "--cards 12: 857 MB of memory are needed in each of 8 processes, but only ",
            ),
        ],
    )
    def test_more_than_there_is_is_refused(
        self, args: tuple[str, ...], said: str, tmp_path: Path
    ) -> None:
        program = shlex.join(command("census", "-o", tmp_path / "x.json", "--cards", *args))
        result = subprocess.run(
            ["sh", "-c", f"ulimit -v 4000000; exec {program}"],
            capture_output=True,
            encoding="utf-8",
            env=environment(),
            check=False,
        )
        assert result.returncode == 2
        [line] = result.stderr.splitlines()
        assert line.startswith(f"lexicon-fast: {said}")
        fewer = ", a smaller -j" if "dask" in args else ""
        assert line.endswith(f"MB are available; use fewer cards{fewer}, or --sample N")
        assert list(tmp_path.iterdir()) == []


class TestFiles:
    def test_the_extension_decides_the_format(self, tmp_path: Path) -> None:
        for name in ("census.json", "census.txt"):
            result = run("census", "--cards", "3", "-o", tmp_path / name)
            assert (result.returncode, result.stdout) == (0, "")
        json.loads((tmp_path / "census.json").read_text())
        text = (tmp_path / "census.txt").read_text()
        assert text == run("census", "--cards", "3", "-o", "-").stdout
        names = sorted(path.name for path in tmp_path.iterdir())
        assert names == ["census.json", "census.json.job", "census.txt", "census.txt.job"]

    @pytest.mark.slow
    def test_threads_and_engines_change_nothing(self, tmp_path: Path) -> None:
        pytest.importorskip("distributed")
        expected = run("census", "--cards", "7", "--format", "json", "-j", "1").stdout
        assert run("census", "--cards", "7", "--format", "json", "-j", "3").stdout == expected
        result = run("census", "--cards", "7", "-o", tmp_path / "x.json", "--engine", "dask")
        assert result.returncode == 0, result.stderr
        assert (tmp_path / "x.json").read_text() == expected

    def test_a_device_is_written_to_as_it_is(self) -> None:
        assert run("census", "--cards", "2", "-o", "/dev/null").returncode == 0
        assert Path("/dev/null").is_char_device()

    def test_a_finished_census_is_left_alone(self, tmp_path: Path) -> None:
        path = tmp_path / "census.json"
        args = ("census", "--cards", "3", "-o", path)
        assert run(*args).returncode == 0
        finished = path.read_bytes()
        again = run(*args, "--resume")
        assert again.returncode == 0
        assert again.stderr == (
            f"lexicon-fast: {path} is already complete; drop --resume to rebuild it\n"
        )
        for more, said in (
            (("--cards", "2"), "was made with a different --cards (3, now 2)"),
            (("--format", "text"), "was made with a different --format (json, now text)"),
            (("-w", "enable.txt"), "was made with a different"),
        ):
            (tmp_path / "enable.txt").write_text("aa\nbb\n")
            given = [str(tmp_path / arg) if arg == "enable.txt" else arg for arg in more]
            refused = run(*args, "--resume", *given)
            assert refused.returncode == 2
            assert said in refused.stderr
            assert path.read_bytes() == finished
        path.write_bytes(finished[:-1])
        assert "has changed since it was finished" in run(*args, "--resume").stderr
        (tmp_path / "census.json.job").unlink()
        assert "has no job record" in run(*args, "--resume").stderr
        assert path.read_bytes() == finished[:-1]

    def test_a_sample_leaves_no_record_of_an_earlier_census(self, tmp_path: Path) -> None:
        path = tmp_path / "census.json"
        assert run("census", "--cards", "3", "-o", path).returncode == 0
        assert run("census", "--cards", "3", "--sample", "9", "-o", path).returncode == 0
        assert [each.name for each in tmp_path.iterdir()] == ["census.json"]

    def test_the_extension_names_format_and_compression(self, tmp_path: Path) -> None:
        expected = run("census", "--cards", "3", "--format", "json").stdout
        assert run("census", "--cards", "3", "-o", tmp_path / "x.json.gz").returncode == 0
        assert gzip.decompress((tmp_path / "x.json.gz").read_bytes()).decode() == expected
        for name in ("x.md", "x.csv", "x.gz"):
            refused = run("census", "--cards", "3", "-o", tmp_path / name)
            assert refused.returncode == 2
            assert "is not an output format; use .json, .txt" in refused.stderr
        assert run("census", "--cards", "3", "-o", tmp_path / "x").returncode == 0

    @pytest.mark.parametrize(
        ("args", "message"),
        [
            (("--resume",), "--resume: stdout cannot be resumed; use -o FILE"),
            (("--resume", "-o", "/dev/null"), "--resume: /dev/null cannot be resumed"),
            (("--scheduler", "tcp://x:1"), "--scheduler needs --engine dask"),
            (("--sample", "9", "--engine", "dask"), "--sample cannot be used with"),
            (("--cards", "16"), "16 is not in the range 1<=x<=15"),
            (("--cards", "2", "-o", "."), "Is a directory"),
            (("--cards", "2", "-o", "/no/such/place.json"), "No such file or directory"),
        ],
    )
    def test_wrong_usage_is_refused(self, args: tuple[str, ...], message: str) -> None:
        result = run("census", *args)
        assert result.returncode == 2
        assert result.stdout == ""
        assert message in result.stderr

    def test_another_census_is_not_gone_on_with(self, tmp_path: Path) -> None:
        path = tmp_path / "census.json"
        for _ in range(20):
            process = begun(path)
            process.kill()
            process.communicate()
            if not path.exists():
                break
            path.unlink()  # it was whole before we were: once more
        for args, name in (
            (("--plan", "--cards", "7"), "--cards (8, now 7)"),
            ((), "--plan (True, now False)"),
            (("--plan", "-n", "3"), "--top (5, now 3)"),
            (("--plan", "-w", "yawl.txt"), "dictionary"),
        ):
            (tmp_path / "yawl.txt").write_text("aa\nbb\n")
            given = [str(tmp_path / arg) if arg == "yawl.txt" else arg for arg in args]
            result = run("census", "--cards", "8", "-n", "5", "-o", path, "--resume", *given)
            assert result.returncode == 2, result.stderr
            assert f"started with a different {name}" in result.stderr


#: Some seconds of work.
LONG = ("census", "--cards", "8", "--plan", "-n", "5")


@pytest.fixture(scope="module")
def long_result() -> str:
    return run(*LONG, "--format", "json").stdout


def begun(path: Path, *args: str, checkpoints: int = 1) -> subprocess.Popen[bytes]:
    """Start a long census, and wait until it has written some checkpoints or has ended."""
    process = subprocess.Popen(
        command(*LONG, "-o", path, *args),
        stderr=subprocess.PIPE,
        env=environment(),
        start_new_session=True,  # a group of processes, as in a terminal
    )
    seen = {written(path)}
    while process.poll() is None and len(seen) <= checkpoints:
        time.sleep(0.001)
        seen.add(written(path))
    return process


def interrupted(path: Path, *args: str) -> str:
    """Interrupt a census, and return its stderr; one that ends before is started again."""
    for _ in range(20):
        process = begun(path, *args, checkpoints=2)
        with suppress(ProcessLookupError):
            os.killpg(process.pid, signal.SIGINT)
        _, stderr = process.communicate()
        if not path.exists():
            break
        path.unlink()  # it was whole before we were: once more
    assert process.returncode == 130
    return stderr.decode()


def written(path: Path) -> int:
    """When its checkpoint was."""
    try:
        return Path(f"{path}.part").stat().st_mtime_ns
    except FileNotFoundError:
        return 0


@pytest.mark.slow
@pytest.mark.parametrize("threads", ["1", "2"])
def test_killed_at_any_moment_resume_gives_the_same_bytes(
    threads: str, long_result: str, tmp_path: Path
) -> None:
    deal = random.Random(threads)
    path = tmp_path / "census.json"
    killed = 0
    for _ in range(60):
        process = begun(path, "-j", threads, "--resume", checkpoints=deal.randint(1, 3))
        time.sleep(deal.random() / 20)
        process.kill()
        _, stderr = process.communicate()
        if process.returncode == 0 and killed >= 2:
            break
        if process.returncode == 0:  # it was whole before we were: from the start
            assert path.read_text() == long_result
            path.unlink()
            killed = 0
            continue
        assert process.returncode == -signal.SIGKILL, stderr
        killed += 1
    assert process.returncode == 0
    assert path.read_text() == long_result
    names = sorted(each.name for each in tmp_path.iterdir())
    assert names == ["census.json", "census.json.job"]


def test_killed_as_its_last_act_it_leaves_a_lock_that_resume_removes(tmp_path: Path) -> None:
    path, lock = tmp_path / "census.json", tmp_path / "census.json-lock"
    args = ("census", "--cards", "2", "-o", path)
    assert run(*args).returncode == 0
    finished = path.read_text()
    lock.touch()
    done = run(*args, "--resume")
    assert (done.returncode, path.read_text()) == (0, finished)
    assert not lock.exists()


@pytest.mark.slow
def test_an_interrupted_census_can_be_resumed(long_result: str, tmp_path: Path) -> None:
    path = tmp_path / "census.json"
    assert interrupted(path, "-j", "1").splitlines()[1:] == [
        f"lexicon-fast: interrupted; {path}.part keeps the counts so far; continue with --resume"
    ]
    assert run(*LONG, "-o", path, "--resume").returncode == 0
    assert path.read_text() == long_result


@pytest.mark.slow
def test_an_interrupted_census_of_dask_workers_prints_no_more(
    long_result: str, tmp_path: Path
) -> None:
    """Ctrl-C in a terminal interrupts the workers, too."""
    pytest.importorskip("distributed")
    path = tmp_path / "census.json"
    assert interrupted(path, "-j", "2", "--engine", "dask") == (
        f"lexicon-fast: interrupted; {path}.part keeps the counts so far; continue with --resume\n"
    )
    assert run(*LONG, "-o", path, "--resume").returncode == 0
    assert path.read_text() == long_result


@pytest.fixture
def terminal() -> Iterator[Terminals]:
    opened = Terminals("census")
    yield opened
    opened.close()


def test_in_a_terminal_there_is_a_bar(terminal: Terminals) -> None:
    table = terminal("--cards", "7")
    assert table.code() == 0
    assert "1.95M/1.95M" in table.said
    assert "Every hand of 7 cards" in table.said
