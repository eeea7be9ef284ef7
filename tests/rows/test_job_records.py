"""Job records: `--resume` takes a finished output for its own only if the same job made it."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from support.terminals import environment, run

from lexicon_fast import BadOption
from lexicon_fast.batch.job import finished_output, open_output
from lexicon_fast.rows import resume
from lexicon_fast.rows.chunks import Chunk
from lexicon_fast.rows.streams import Totals

HANDS = "CATDOG* hat\nCAT\nQUIZ\n"
CGP = "15/15/15/15/15/15/15/15/15/15/15/15/15/15/15 QUIZEST/ 0/0 0\n"

#: The command, its input, an option with another value.
COMMANDS = {
    "solve": (("solve",), HANDS, ("--top", "3"), "--top (10, now 3)"),
    "plan": (("plan",), HANDS, ("--min-length", "3"), "--min-length (2, now 3)"),
    "plan turns": (("plan",), HANDS, ("--turns", "2"), "--turns (3, now 2)"),
    "plan no table": (("plan",), HANDS, ("--no-table",), "--no-table (False, now True)"),
    "scrabble": (("scrabble", "plays"), CGP, ("--top", "3"), "--top (all, now 3)"),
    "lexibomb": (("lexibomb", "plays"), None, ("--best",), "--best (False, now True)"),
}
EXAMPLE = Path(__file__).resolve().parents[2] / "examples" / "lexibomb.jsonl"


@pytest.fixture(scope="module")
def words(data: Path) -> str:
    return str(data / "words2000.txt")


@pytest.fixture(params=COMMANDS)
def job(request: pytest.FixtureRequest, words: str, tmp_path: Path) -> tuple[list[str], Path, str]:
    """A command that writes tmp_path/out.jsonl, its input, and the name of the case."""
    args, text, _, _ = COMMANDS[request.param]
    source = tmp_path / "in"
    source.write_text(EXAMPLE.read_text() if text is None else text)
    given = [*args, "-w", words, "-i", str(source), "-o", str(tmp_path / "out.jsonl")]
    return given, source, request.param


def test_a_finished_output_of_the_same_job_is_left_alone(
    job: tuple[list[str], Path, str], tmp_path: Path
) -> None:
    args, _, _ = job
    assert run(*args).returncode == 0
    out = tmp_path / "out.jsonl"
    finished, written = out.read_bytes(), out.stat().st_mtime_ns
    again = run(*args, "--resume")
    assert (again.returncode, again.stdout) == (0, "")
    assert again.stderr == (
        f"lexicon-fast: {out} is already complete; drop --resume to rebuild it\n"
    )
    assert (out.read_bytes(), out.stat().st_mtime_ns) == (finished, written)
    assert sorted(each.name for each in tmp_path.iterdir()) == ["in", "out.jsonl", "out.jsonl.job"]
    (tmp_path / "out.jsonl.job").unlink()
    assert run(*args).returncode == 0, "without --resume it is rebuilt"
    assert out.read_bytes() == finished
    assert run(*args, "--resume").returncode == 0


def test_a_finished_output_of_another_job_is_refused_and_kept(
    job: tuple[list[str], Path, str], tmp_path: Path
) -> None:
    args, source, name = job
    _, _, options, differs = COMMANDS[name]
    assert run(*args).returncode == 0
    before = {path: path.read_bytes() for path in tmp_path.iterdir()}
    (tmp_path / "few.txt").write_text("aa\nbb\ncat\n")
    before[tmp_path / "few.txt"] = b"aa\nbb\ncat\n"

    def refused(*more: str, said: str) -> None:
        kept = args
        if "-w" in more:  # it may not be repeated
            at = args.index("-w")
            kept = [*args[:at], *args[at + 2 :]]
        result = run(*kept, "--resume", *more)
        assert result.returncode == 2
        assert said in result.stderr
        assert "drop --resume to rebuild it" in result.stderr
        assert result.stderr.count("\n") == 1
        assert {path: path.read_bytes() for path in tmp_path.iterdir()} == before

    refused(*options, said=f"was made with a different {differs}; use the same")
    refused("-w", str(tmp_path / "few.txt"), said="was made with a different dictionary (")
    refused("--format", "csv", said="was made with a different --format (jsonl, now csv)")
    text = source.read_bytes()
    before[source] = text + text
    source.write_bytes(text + text)
    refused(said="was made with a different input; use the same")


@pytest.mark.parametrize(
    ("change", "said"),
    [
        (lambda out, record: record.unlink(), "has no job record"),
        (lambda out, record: record.write_bytes(b""), "is damaged"),
        (lambda out, record: record.write_bytes(b"[1, 2]"), "is damaged"),
        (lambda out, record: record.write_bytes(record.read_bytes()[:-9]), "is damaged"),
        (lambda out, record: os.truncate(out, 100), "has changed since it was finished"),
        (lambda out, record: out.write_bytes(b""), "has changed since it was finished"),
        (
            lambda out, record: out.write_bytes(out.read_bytes().replace(b"CAT", b"COT", 1)),
            "has changed since it was finished",
        ),
        (
            lambda out, record: record.write_text(
                json.dumps(with_version(json.loads(record.read_text()), "0.1.0.old"))
            ),
            "was made with a different version (0.1.0.old, now ",
        ),
    ],
)
def test_what_does_not_fit_its_record_is_refused_and_kept(
    change: Callable[[Path, Path], object], said: str, words: str, tmp_path: Path
) -> None:
    source, out = tmp_path / "in.txt", tmp_path / "out.jsonl"
    source.write_text(HANDS)
    args = ("solve", "-w", words, "-i", source, "-o", out)
    assert run(*args).returncode == 0
    change(out, tmp_path / "out.jsonl.job")
    changed = {path: path.read_bytes() for path in tmp_path.iterdir()}
    refused = run(*args, "--resume")
    assert refused.returncode == 2
    assert said in refused.stderr
    assert "drop --resume to rebuild" in refused.stderr
    assert {path: path.read_bytes() for path in tmp_path.iterdir()} == changed
    assert run(*args).returncode == 0
    assert "already complete" in run(*args, "--resume").stderr


def with_version(record: dict[str, dict[str, str]], version: str) -> object:
    record["job"]["version"] = version
    return record


def test_bad_rows_of_a_finished_output_are_not_forgotten(words: str, tmp_path: Path) -> None:
    source = tmp_path / "in.txt"
    source.write_text("CAT\nC4T\n")
    args = ("solve", "-w", words, "-i", source, "-o", tmp_path / "out.csv")
    first = run(*args)
    again = run(*args, "--resume")
    assert first.returncode == again.returncode == 2
    complete, bad = again.stderr.splitlines(keepends=True)
    assert "is already complete" in complete
    assert bad == first.stderr


def test_all_files_of_a_pattern_and_their_order_are_part_of_the_job(
    words: str, tmp_path: Path
) -> None:
    folder = tmp_path / "hands"
    folder.mkdir()
    (folder / "a.txt").write_text("CAT\n")
    (folder / "b.txt").write_text("DOG\n")
    args = ("solve", "-w", words, "-i", folder, "-o", tmp_path / "out.jsonl")
    assert run(*args).returncode == 0
    assert run(*args, "--resume").returncode == 0
    (folder / "a.txt").write_text("DOG\n")
    (folder / "b.txt").write_text("CAT\n")
    assert "a different input" in run(*args, "--resume").stderr
    (folder / "a.txt").write_text("CAT\n")
    (folder / "b.txt").unlink()
    assert "a different input" in run(*args, "--resume").stderr


def test_output_of_a_pipe_leaves_no_record_of_an_earlier_run(words: str, tmp_path: Path) -> None:
    source, out = tmp_path / "in.txt", tmp_path / "out.jsonl"
    source.write_text(HANDS)
    assert run("solve", "-w", words, "-i", source, "-o", out).returncode == 0
    assert (tmp_path / "out.jsonl.job").exists()
    assert run("solve", "-w", words, "-o", out, typed=["CAT"]).returncode == 0
    assert not (tmp_path / "out.jsonl.job").exists()
    piped = run("solve", "-w", words, "-o", out, "--resume", typed=["CAT"])
    assert piped.returncode == 2
    assert "only an input file can be read again; use -i FILE" in piped.stderr
    assert run("solve", "-w", words, "CAT", "-o", out).returncode == 0
    refused = run("solve", "-w", words, "-i", source, "-o", out, "--resume")
    assert "has no job record" in refused.stderr


def test_the_record_is_never_the_input(words: str, tmp_path: Path) -> None:
    for suffix in (".job", ".part", ".part.json"):
        source = tmp_path / f"out.jsonl{suffix}"
        source.write_text(HANDS)
        refused = run("solve", "-w", words, "-i", source, "-o", tmp_path / "out.jsonl")
        assert refused.returncode == 2
        assert f"{source} is the input; name another output file" in refused.stderr
        assert source.read_text() == HANDS
        source.unlink()


def test_output_stopped_by_version_0_1_0_is_refused_and_kept(words: str, tmp_path: Path) -> None:
    source, out = tmp_path / "in.txt", tmp_path / "out.jsonl"
    source.write_text(HANDS)
    part, state = tmp_path / "out.jsonl.part", tmp_path / "out.jsonl.part.json"
    part.write_bytes(b'{"id":1}\n')
    job = {
        "command": "solve",
        "--ruleset": "waddingtons",
        "--top": "10",
        "--actions": "form,insert,substitute",
        "--min-length": "2",
        "version": "0.1.0.old",
        "dictionary": "x",
        "--format": "jsonl",
        "--input-format": "text",
        "--color": "False",
        "input": "20 bytes, 0",
    }
    state.write_text(json.dumps([job, [2, "0", 9, 1, 0, None]]))
    before = {path: path.read_bytes() for path in tmp_path.iterdir()}
    args = ("solve", "-w", words, "-i", source, "-o", out)
    refused = run(*args, "--resume")
    assert refused.returncode == 2
    assert f"{part} was started with a different version (0.1.0.old, now " in refused.stderr
    assert "drop --resume to start again" in refused.stderr
    assert {path: path.read_bytes() for path in tmp_path.iterdir()} == before
    assert run(*args).returncode == 0


# A process that is killed at the end


class KilledError(Exception):
    """Raised to end a run without any cleanup."""


@pytest.mark.parametrize("older", [False, True])
@pytest.mark.parametrize("at", ["record", "rename", "state"])
def test_killed_while_it_finishes_nothing_is_lost_or_taken_for_complete(
    at: str, older: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = str(tmp_path / "out")
    rows = Chunk(1, 1, b"row\n", "text", None, 4)

    def work(rows_out: bytes, *, resume: bool, **job: str) -> None:
        output = open_output(path, lambda: "the input", job, resume=resume)
        with output:
            totals = output.done
            for chunk in output.remaining([rows]):
                output.write(rows_out)
                totals += Totals(1)
                output.chunk_done(chunk, totals)
            output.finish()

    if older:
        work(b"older\n", resume=False, top="1")

    def killed(*_: object) -> None:
        raise KilledError

    with monkeypatch.context() as patch:
        if at == "record":
            patch.setattr(resume, "write_record", killed)
        elif at == "rename":
            patch.setattr(os, "replace", replacing_all_but(path))
        else:
            patch.setattr(resume, "remove", killed)
        with pytest.raises(KilledError):
            work(b"newer\n", resume=False, top="2")

    # The older job is never told that its output is complete, once another one has begun.
    with pytest.raises(BadOption, match="a different top"):
        finished_or_resumed(path, top="1")
    if at == "state":
        assert finished_output(path, lambda: "the input", {"top": "2"}) is not None
        assert (tmp_path / "out").read_bytes() == b"newer\n"
    else:
        assert finished_output(path, lambda: "the input", {"top": "2"}) is None
        assert (tmp_path / "out").exists() == older
        assert (tmp_path / "out.part").read_bytes() == b"newer\n"
        work(b"never", resume=True, top="2")
    assert (tmp_path / "out").read_bytes() == b"newer\n"
    assert sorted(each.name for each in tmp_path.iterdir()) == ["out", "out.job"]
    totals = finished_output(path, lambda: "the input", {"top": "2"})
    assert totals is not None
    assert totals.positions == 1


def finished_or_resumed(path: str, **job: str) -> None:
    if finished_output(path, lambda: "the input", job) is None:
        open_output(path, lambda: "the input", job, resume=True)


def replacing_all_but(last: str) -> Callable[[str, str], None]:
    replace = os.replace

    def replaced(source: str, target: str) -> None:
        if target == last:
            raise KilledError
        replace(source, target)

    return replaced


def test_a_part_without_a_state_does_not_hide_a_finished_output(words: str, tmp_path: Path) -> None:
    """Its process was killed at once, or read from a pipe."""
    source, out = tmp_path / "in.txt", tmp_path / "out.jsonl"
    source.write_text(HANDS)
    args = ("solve", "-w", words, "-i", source, "-o", out)
    assert run(*args).returncode == 0
    finished = out.read_bytes()
    (tmp_path / "out.jsonl.part").write_bytes(b"rows of a pipe\n")
    assert "is already complete" in run(*args, "--resume").stderr
    assert "a different --top" in run(*args, "--resume", "--top", "1").stderr
    assert out.read_bytes() == finished
    assert (tmp_path / "out.jsonl.part").read_bytes() == b"rows of a pipe\n"


def test_ctrl_c_comes_too_late_once_the_output_has_its_name(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = str(tmp_path / "out")
    written = resume.write_record

    def interrupted(*args: object) -> None:
        os.kill(os.getpid(), signal.SIGINT)
        written(*args)  # type: ignore[arg-type]

    monkeypatch.setattr(resume, "write_record", interrupted)
    with open_output(path, lambda: "the input", {}) as output:
        output.write(b"row\n")
        output.finish()
        assert output.keep() == ""
    assert (tmp_path / "out").read_bytes() == b"row\n"
    assert finished_output(path, lambda: "the input", {}) is not None


def test_a_second_process_is_not_overlooked(words: str, tmp_path: Path) -> None:
    """The other process has just begun to rebuild the output, and not yet written its state."""
    source, out = tmp_path / "in.txt", tmp_path / "out.jsonl"
    source.write_text(HANDS)
    args = ("solve", "-w", words, "-i", source, "-o", out)
    assert run(*args).returncode == 0
    (tmp_path / "out.jsonl.part").touch()
    locks = (
        "import fcntl, sys\n"
        "file = open(sys.argv[1])\n"
        "fcntl.flock(file, fcntl.LOCK_EX)\n"
        "print(flush=True)\n"
        "input()"
    )
    program = [sys.executable, "-c", locks, str(tmp_path / "out.jsonl.part")]
    with subprocess.Popen(
        program, stdin=subprocess.PIPE, stdout=subprocess.PIPE, env=environment()
    ) as other:
        assert other.stdout is not None
        other.stdout.readline()
        assert "another process is writing it" in run(*args, "--resume").stderr
        other.communicate(b"\n")
