"""The command line as users run it: the real command, in its own process."""

from __future__ import annotations

import csv
import io
import json
import os
import pty
import random
import re
import shutil
import signal
import subprocess
import sys
import threading
from codecs import getincrementaldecoder
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from http.server import HTTPServer, SimpleHTTPRequestHandler
from pathlib import Path
from typing import Any, Literal

import pytest
from oracles import hands as reference
from support import forked

import lexicon_fast
from lexicon_fast.dictionary.alphabet import MAX_LETTERS
from lexicon_fast.dictionary.languages import Language, codes
from lexicon_fast.dictionary.wordlists import KNOWN
from lexicon_fast.games.lexicon.rules import POINTS, RULESETS

PACK = "AAAAEEEEIIIIHHHLLLOOORRRSSSTTTUUUWWWCKMNPDJVGQYBFXZ*"
ROOT = Path(lexicon_fast.__file__).resolve().parents[1]

Result = subprocess.CompletedProcess[bytes]
Run = Callable[..., Result]


def environment(**more: str | None) -> dict[str, str]:
    """Return the environment of a command, without variables that change the output.

    None removes a variable.
    """
    without = {"NO_COLOR", "LEXICON_FAST_THREADS", "COLUMNS", "FORCE_COLOR"}
    kept = {name: value for name, value in os.environ.items() if name not in without}
    given = {"PYTHONPATH": str(ROOT), "TERM": "xterm", **more}
    return {**kept, **{name: value for name, value in given.items() if value is not None}}


def command(*args: str | Path) -> list[str]:
    return [sys.executable, "-m", "lexicon_fast", *map(str, args)]


def run(
    *args: str | Path, stdin: bytes = b"", env: dict[str, str] | None = None, **more: Any
) -> Result:
    if not more:
        return forked.run(*args, input=stdin, env=env or environment())
    return subprocess.run(
        command(*args),
        input=stdin,
        stdout=more.pop("stdout", subprocess.PIPE),
        stderr=subprocess.PIPE,
        env=env or environment(),
        timeout=600,
        check=False,
        **more,
    )


def one_line(result: Result) -> str:
    """Return stderr, which must be one line and no traceback."""
    text = result.stderr.decode()
    assert text.startswith("lexicon-fast: "), text
    assert text.count("\n") == 1, text
    return text


@pytest.fixture(scope="module")
def words(data: Path) -> list[str]:
    return (data / "words2000.txt").read_text().split()


@pytest.fixture(scope="module")
def small(data: Path) -> tuple[str, Path]:
    """Return the option for a dictionary that the reference implementation can search."""
    return ("-w", data / "words2000.txt")


@pytest.fixture(scope="module")
def rows(words: list[str]) -> list[str]:
    """Positions as text, with bad and blank rows among them."""
    deal = random.Random(11)
    made = []
    for _ in range(30):
        hand = "".join(deal.sample(PACK, deal.randint(1, 11)))
        table = [deal.choice(words) for _ in range(deal.choice([0, 0, 1, 3]))]
        if table and deal.random() < 0.5:
            at = deal.randrange(len(table[0]))
            table[0] = f"{table[0][:at]}[{table[0][at]}]{table[0][at + 1 :]}"
        made.append(" ".join([hand.lower() if deal.random() < 0.3 else hand, *table]))
    for at, row in ((5, ""), (7, "C4T"), (20, "CAT x"), (23, "   "), (29, "CAT h*t")):
        made[at] = row
    return made


def expected(
    rows: Sequence[str],
    words: Sequence[str],
    form: Literal["text", "jsonl"] = "text",
    answer: Callable[..., str] = reference.solve_row,
    **options: Any,
) -> list[Any]:
    """Return the answers of the reference implementation; a bad row is {"error": true}."""
    answers = [
        answer(number, row, form, words, POINTS, **options) for number, row in enumerate(rows, 1)
    ]
    return [json.loads(line) for line in answers if line]


def objects(output: bytes) -> list[Any]:
    """Rows of JSON Lines, errors without their wording."""
    found = [json.loads(line) for line in output.decode().splitlines()]
    return [{"error": True} if "error" in row else row for row in found]


def as_jsonl(rows: Sequence[str], **more: Any) -> list[str]:
    lines = []
    for number, row in enumerate(rows):
        hand, *table = row.split() or [""]
        record = {"note": [number], "id": f"é{number}\n", "hand": hand, "table": table, **more}
        lines.append(json.dumps(record) if row.strip() else row)
    return lines


def text_of(lines: Sequence[str]) -> bytes:
    return "".join(line + "\n" for line in lines).encode()


# Formats in and out, against the twin


def test_text_to_json_lines(rows: list[str], words: list[str], small: tuple[str, Path]) -> None:
    answers = expected(rows, words)
    for threads in ("1", "4"):
        result = run("solve", *small, "-j", threads, stdin=text_of(rows))
        assert objects(result.stdout) == answers
        assert result.returncode == 2
        assert "3 bad rows of 28; the first: line 8: hand 'C4T'" in one_line(result)


def test_json_lines_to_json_lines(
    rows: list[str], words: list[str], small: tuple[str, Path]
) -> None:
    lines = as_jsonl(rows)
    result = run("solve", *small, "--all", stdin=text_of(lines))
    assert objects(result.stdout) == expected(lines, words, "jsonl", top=None)
    assert [json.loads(line)["id"] for line in result.stdout.splitlines()] == [
        f"é{number}\n" for number, row in enumerate(rows) if row.strip()
    ]


@pytest.mark.parametrize(
    ("args", "options"),
    [
        (["--top", "3"], {"top": 3}),
        (["--top", "0"], {"top": 0}),
        (["--all", "--actions", "substitute,form"], {"top": None, "actions": "form substitute"}),
        (["--all", "--min-length", "5"], {"top": None, "min_length": 5}),
        (["-n", "100", "--ruleset", "article"], {"top": 100, "ruleset": "article"}),
    ],
)
def test_options(
    args: list[str],
    options: dict[str, Any],
    rows: list[str],
    words: list[str],
    small: tuple[str, Path],
) -> None:
    if "actions" in options:
        options["actions"] = options["actions"].split()
    if ruleset := options.pop("ruleset", None):
        options["max_exchanged"] = RULESETS[ruleset].max_exchanged
        options["same_word_exchange"] = RULESETS[ruleset].same_word_exchange
    few = rows[:22]  # with two bad ones and a blank one
    result = run("solve", *small, *args, stdin=text_of(few))
    assert objects(result.stdout) == expected(few, words, **options)


def test_csv_in_and_out(rows: list[str], words: list[str], small: tuple[str, Path]) -> None:
    text = io.StringIO()
    writer = csv.writer(text)
    writer.writerow(["table", "more", "ID", "hand"])
    for number, row in enumerate(rows):
        hand, *table = row.split() or [""]
        if row.strip():
            writer.writerow([" ".join(table), 'a "quote"\nand line', f"x,{number}", hand])
    result = run(
        "solve", *small, "--input-format", "csv", "--format", "csv", stdin=text.getvalue().encode()
    )
    assert result.returncode == 2
    found = list(csv.DictReader(io.StringIO(result.stdout.decode())))
    columns = "position,id,hand,count,action,target,word,laid,cards,left,left_points,error"
    assert ",".join(found[0]) == columns
    wanted: list[dict[str, str]] = []
    present = [row for row in rows if row.strip()]
    ids = [number for number, row in enumerate(rows) if row.strip()]
    for position, (number, answer) in enumerate(zip(ids, expected(present, words), strict=True), 1):
        head = {"position": str(position), "id": f"x,{number}"}
        if "error" in answer:
            wanted.append(head)
            continue
        head |= {"hand": answer["hand"], "count": str(answer["count"])}
        moves = [{key: str(value) for key, value in move.items()} for move in answer["moves"]]
        wanted += [head | move for move in moves] or [head]
    assert [bool(row.pop("error")) for row in found] == ["hand" not in row for row in wanted]
    assert [{key: value for key, value in row.items() if value} for row in found] == [
        {key: value for key, value in row.items() if value} for row in wanted
    ]


def test_plans(rows: list[str], words: list[str], small: tuple[str, Path]) -> None:
    hands = [row for row in rows if len(row.split(" ")[0]) <= 8] + ["A" * 16, "a"]
    result = run("plan", "--no-table", *small, stdin=text_of(hands))
    answers = expected(hands, words, answer=reference.plan_row)
    assert objects(result.stdout) == [
        {**answer, "plans": [{**entry, "words": list(entry["words"])} for entry in answer["plans"]]}
        if "plans" in answer
        else answer
        for answer in answers
    ]
    assert result.returncode == 2
    as_csv = run("plan", "--no-table", *small, "--format", "csv", stdin=text_of(hands))
    table = as_csv.stdout.decode()
    found = list(csv.DictReader(io.StringIO(table)))
    assert ",".join(found[0]) == "position,id,hand,turns,words,left,left_points,empties_in,error"
    assert len(found) == sum(len(answer.get("plans", "x")) for answer in answers)
    longer = run("plan", "--no-table", *small, "--min-length", "4", stdin=text_of(hands))
    assert objects(longer.stdout) != objects(result.stdout)


def test_plans_with_the_table(small: tuple[str, Path]) -> None:
    table = run("plan", *small, "--format", "jsonl", stdin=b"FTT*Z hat\nFTT*Z\n")
    on_table, alone = objects(table.stdout)
    for entry in on_table["plans"]:
        assert [step["word"] for step in entry["steps"]] == entry["words"]
    assert "steps" not in alone["plans"][0]
    ignored = run("plan", "--no-table", *small, stdin=b"FTT*Z hat\n")
    assert objects(ignored.stdout)[0]["plans"] == alone["plans"]
    none = run("plan", *small, "--turns", "7", "CAT hat")
    assert none.returncode == 2


def test_the_ending_of_a_file_names_its_format(
    tmp_path: Path, rows: list[str], small: tuple[str, Path]
) -> None:
    (tmp_path / "in.csv").write_bytes(b"hand\nCAT\n")
    (tmp_path / "in.ndjson").write_bytes(b'\n{"hand":"CAT"}\n')
    (tmp_path / "in").write_bytes(b'\n  {"hand":"CAT"}\n')
    (tmp_path / "in.txt").write_bytes(b"CAT\n")
    for name, ending, start in (
        ("in.csv", ".jsonl", b'{"id":'),
        ("in.ndjson", ".csv", b"position,id"),
        ("in", "", b'{"id":'),
        ("in.txt", ".csv", b"position,id"),
    ):
        out = tmp_path / f"out{ending}"
        assert run("solve", *small, "-i", tmp_path / name, "-o", out).returncode == 0
        assert out.read_bytes().startswith(start)
        assert b"CAT" in out.read_bytes()
    out = tmp_path / "out.txt"
    assert run("solve", *small, "-i", tmp_path / "in.csv", "-o", out).returncode == 0
    assert out.read_bytes().startswith(b"1: CAT,")


def test_positions_on_the_command_line(small: tuple[str, Path]) -> None:
    result = run("solve", *small, "catdog? hat", '{"id":"x",\n"hand":"CAT"}', "c4t", "{")
    assert result.returncode == 2
    found = [json.loads(line) for line in result.stdout.splitlines()]
    assert [row.get("hand") for row in found] == ["CATDOG*", "CAT", None, None]
    assert [row["id"] for row in found] == [1, "x", 3, 4]
    assert found[2]["error"].startswith("position 3: hand 'c4t'")
    plan = run("plan", *small, "A" * 16)
    assert json.loads(plan.stdout)["error"].startswith("position 1: hand")


def test_a_dash_is_stdin_and_stdout(small: tuple[str, Path]) -> None:
    wanted = run("solve", *small, "CAT").stdout
    assert run("solve", *small, "-", stdin=b"CAT\n").stdout == wanted
    assert run("solve", *small, "-i", "-", "-o", "-", stdin=b"CAT").stdout == wanted
    assert run("solve", *small, stdin=b"CAT").stdout == wanted


@pytest.mark.parametrize("form", ["jsonl", "csv", "text"])
def test_empty_input(form: str, small: tuple[str, Path], tmp_path: Path) -> None:
    for text in (b"", b"\n \r\n\t\n", b"\xef\xbb\xbf"):
        result = run("solve", *small, "--format", form, stdin=text)
        assert result.returncode == 0
        assert result.stderr == b""
        assert result.stdout.count(b"\n") == (form == "csv")
    (tmp_path / "in").write_bytes(b"")
    out = tmp_path / f"out.{form}"
    assert run("solve", *small, "-i", tmp_path / "in", "-o", out, "--format", form).returncode == 0
    assert out.exists()


# Bad input


def test_bad_rows_stand_in_their_place(small: tuple[str, Path]) -> None:
    rows = [
        b"CAT",
        b"C4T",
        b"\xff\xfe",
        b"A" * 65,
        b"CAT h",
        b"CAT h[at",
        b"CAT h*t",
        b"CAT" + b" hat" * 65,
        b"\x00",
        "CÄT".encode(),
        b"CAT unknown",
        b"DOG",
    ]
    result = run("solve", *small, stdin=b"\n".join(rows))
    answers = [json.loads(line) for line in result.stdout.splitlines()]
    assert [row["id"] for row in answers] == list(range(1, 13))
    bad = [row["id"] for row in answers if "error" in row]
    assert bad == [2, 3, 4, 5, 6, 7, 8, 9, 10]
    assert all(row["error"].startswith(f"line {row['id']}: ") for row in answers if "error" in row)
    assert result.returncode == 2


def test_lines_of_ten_megabytes(small: tuple[str, Path]) -> None:
    for form in ("text", "jsonl", "csv"):
        head = b"hand\n" if form == "csv" else b""
        long = b"A" * 10_000_000
        good = b'{"hand":"CAT"}' if form == "jsonl" else b"CAT"
        text = head + b"\n".join([good, long, good, b'"' + long + b'"', good])
        result = run("solve", *small, "--input-format", form, stdin=text)
        answers = [json.loads(line) for line in result.stdout.splitlines()]
        assert [("error" in row) for row in answers] == [False, True, False, True, False], form
        assert all(len(line) < 2000 for line in result.stdout.splitlines())


def test_csv_without_a_hand_column(small: tuple[str, Path]) -> None:
    result = run("solve", *small, "--input-format", "csv", stdin=b"id,hands\n1,CAT\n")
    assert result.returncode == 2
    assert result.stdout == b""
    assert "no column 'hand'" in one_line(result)


@pytest.mark.parametrize("threads", ["1", "3"])
def test_fail_fast(threads: str, small: tuple[str, Path], tmp_path: Path) -> None:
    text = b"CAT\nDOG\n" * 50 + b"C4T\n" + b"CAT\n" * 50
    whole = run("solve", *small, stdin=text).stdout.splitlines(keepends=True)
    result = run("solve", *small, "--fail-fast", "-j", threads, stdin=text)
    assert result.returncode == 2
    assert result.stdout == b"".join(whole[:100])
    assert one_line(result).startswith("lexicon-fast: line 101: hand 'C4T'")
    plan = run("plan", *small, "--fail-fast", stdin=b"CAT\n" + b"A" * 16 + b"\nDOG\n")
    assert plan.returncode == 2
    assert [json.loads(line)["hand"] for line in plan.stdout.splitlines()] == ["CAT"]
    # Into a file: the rows before it are kept, and the rest can be asked for.
    (tmp_path / "in").write_bytes(text)
    out = tmp_path / "out.jsonl"
    args = ("solve", *small, "-i", tmp_path / "in", "-o", out, "-j", threads)
    stopped = run(*args, "--fail-fast")
    assert stopped.returncode == 2
    assert (tmp_path / "out.jsonl.part").read_bytes() == b"".join(whole[:100])
    assert "continue with --resume" in one_line(stopped)
    for other, said in (
        (["--top", "3"], "a different --top (10, now 3)"),
        (["-w", "enable"], "a different dictionary"),
        (["--format", "csv"], "a different --format (jsonl, now csv)"),
    ):
        same = ("solve", *args[3:]) if other[0] == "-w" else args
        refused = run(*same, "--resume", *other)
        assert refused.returncode == 2
        assert said in one_line(refused)
    assert run(*args, "--resume").returncode == 2
    assert out.read_bytes() == b"".join(whole)


def test_files_that_cannot_be_read_or_written(tmp_path: Path, small: tuple[str, Path]) -> None:
    source = tmp_path / "in"
    source.write_bytes(b"CAT\n" * 100)
    for args, said in (
        (["-i", tmp_path / "none"], f"{tmp_path / 'none'}: No such file or directory"),
        (["-i", tmp_path / "none*"], "none*: no file found; name a file, a folder,"),
        (["-i", source, "-o", tmp_path], f"-o {tmp_path} contains the input; name another"),
        (["-i", source, "-o", tmp_path / "no" / "x"], "x.part: No such file or directory"),
        (["-i", source, "-o", "/dev/full"], "/dev/full: No space left on device"),
        (["-i", source, "-o", source], "is the input; name another output file"),
        (["-w", tmp_path / "none"], "none"),
        (["-w", "nonesuch"], "'nonesuch' is not a known word list"),
    ):
        result = run("solve", *(() if args[0] == "-w" else small), *args)
        assert result.returncode == 2
        assert said in one_line(result)
    assert [path.name for path in tmp_path.iterdir()] == ["in"]
    assert source.read_bytes() == b"CAT\n" * 100


def test_stdout_that_is_full_or_closed(small: tuple[str, Path]) -> None:
    for args in (["solve", *small, "CAT"], ["check", "cat"], ["words", "list"], ["--help"]):
        with open("/dev/full", "wb") as full:
            result = run(*args, stdout=full)
        assert result.returncode == 2
        assert "No space left on device" in one_line(result)
    closed = subprocess.run(
        ["sh", "-c", '"$@" >&-', "sh", *command("solve", *small, "CAT")],
        capture_output=True,
        env=environment(),
        check=False,
    )
    assert closed.returncode == 2
    assert "stdout: Bad file descriptor" in one_line(closed)


def test_usage_errors_exit_with_2(small: tuple[str, Path]) -> None:
    for args in (
        ["nonesuch"],
        ["solve", "--nonesuch"],
        ["solve", "CAT", "-i", "x"],
        ["solve", "CAT", "--all", "--top", "1"],
        ["solve", "CAT", "--actions", "fold"],
        ["solve", "CAT", "--actions", ""],
        ["solve", "CAT", "--top", "-1"],
        ["solve", "CAT", "--top", "x"],
        ["solve", "CAT", "--min-length", "0"],
        ["solve", "CAT", "--ruleset", "x"],
        ["solve", "CAT", "--format", "x"],
        ["solve", "CAT", "--input-format", "csv"],
        ["solve", "CAT", "--resume"],
        ["solve", "CAT", "-j", "0"],
        ["solve", "CAT", ""],
        ["check"],
        ["words", "info"],
        ["words", "build", "x"],
    ):
        result = run(*args)
        assert result.returncode == 2, args
        assert result.stdout == b""
        assert b"Error: " in result.stderr, args
        assert b"Traceback" not in result.stderr
    result = run("solve", "CAT", env=environment(LEXICON_FAST_THREADS="many"))
    assert result.returncode == 2
    assert b"LEXICON_FAST_THREADS" in result.stderr


# Streams, signals, memory


def test_a_slow_pipe_is_answered_line_by_line(small: tuple[str, Path]) -> None:
    for threads in ("1", "4"):
        process = subprocess.Popen(
            command("solve", *small, "-j", threads),
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            bufsize=0,
            env=environment(),
        )
        assert process.stdin is not None
        assert process.stdout is not None
        for number in range(1, 4):
            process.stdin.write(b"CATDOG\n")
            assert json.loads(process.stdout.readline())["id"] == number
        process.stdin.close()
        assert process.wait(600) == 0
        process.stdout.close()


@pytest.mark.parametrize("threads", ["1", "4"])
def test_a_closed_pipe_ends_it_quietly(
    threads: str, small: tuple[str, Path], tmp_path: Path
) -> None:
    source = tmp_path / "in"
    source.write_bytes(b"CATDOGRESI\n" * 20_000)
    for args in (["solve", *small, "-i", str(source), "-j", threads], ["words", "list"]):
        process = subprocess.Popen(
            command(*args), stdout=subprocess.PIPE, stderr=subprocess.PIPE, env=environment()
        )
        assert process.stdout is not None
        process.stdout.readline()
        process.stdout.close()
        assert process.stderr is not None
        assert process.stderr.read() == b""
        assert process.wait(600) == 0
        process.stderr.close()


@pytest.mark.parametrize("threads", ["1", "4"])
def test_ctrl_c_while_waiting_for_input(threads: str, small: tuple[str, Path]) -> None:
    process = subprocess.Popen(
        command("solve", *small, "-j", threads),
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env=environment(),
    )
    assert process.stdin is not None
    assert process.stdout is not None
    process.stdin.write(b"CATDOG\n")
    process.stdin.flush()
    assert process.stdout.readline()
    process.send_signal(signal.SIGINT)
    assert process.wait(600) == 130
    _, stderr = process.communicate()
    assert stderr == b"lexicon-fast: interrupted\n"


@pytest.mark.parametrize("threads", ["1", "4"])
def test_ctrl_c_leaves_whole_rows(threads: str, small: tuple[str, Path], tmp_path: Path) -> None:
    source = tmp_path / "in"
    source.write_bytes(b"CATDOGRES*\n" * 200_000)
    process = subprocess.Popen(
        command("solve", *small, "-i", source, "--all", "-j", threads),
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env=environment(),
    )
    assert process.stdout is not None
    got = process.stdout.read(1 << 20)
    process.send_signal(signal.SIGINT)
    rest, stderr = process.communicate(timeout=600)
    assert process.returncode == 130
    assert stderr == b"lexicon-fast: interrupted\n"
    assert (got + rest).endswith(b"]}\n")


def peak_memory(*args: str | Path) -> int:
    """In kB, of a whole process."""
    script = (
        "import resource, subprocess, sys;"
        "subprocess.run(sys.argv[1:], check=True);"
        "print(resource.getrusage(resource.RUSAGE_CHILDREN).ru_maxrss)"
    )
    result = subprocess.run(
        [sys.executable, "-c", script, *command(*args)],
        capture_output=True,
        env=environment(),
        check=True,
    )
    return int(result.stdout)


@pytest.mark.slow
@pytest.mark.parametrize("threads", ["1", "2"])
def test_memory_is_flat(threads: str, small: tuple[str, Path], tmp_path: Path) -> None:
    deal = random.Random(1)
    hands = b"".join("".join(deal.sample(PACK, 10)).encode() + b"\n" for _ in range(20_000))

    def peak(times: int, *options: str) -> int:
        (tmp_path / "hands").write_bytes(hands * times)
        files = ("-i", tmp_path / "hands", "-o", "/dev/null")
        return peak_memory("solve", *small, "-j", threads, *files, *options)

    # The best plays are found for a quarter of a megabyte of hands at a time, with three megabytes
    # of output: the short input has several such pieces for each thread. If one thread waits for
    # the processor, up to four pieces of the other are kept. All 80 have more than 200 megabytes.
    assert peak(80, "--top", "1") < peak(8, "--top", "1") + 20_000
    assert peak(10, "--all") < peak(1, "--all") + 5_000


@pytest.mark.slow
@pytest.mark.parametrize("form", ["jsonl", "csv", "text"])
def test_memory_does_not_grow_with_an_answer(
    form: str, enable: lexicon_fast.Dictionary, tmp_path: Path
) -> None:
    table = random.Random(1).sample([word for word in enable.words if len(word) <= 7], 60)
    position = " ".join(["AABCDEEFGHIIJKLMNOOPQRSTUVWXYZ*", *table])
    out = tmp_path / "plays"

    def peak(*options: str) -> int:
        return peak_memory("solve", position, "--format", form, "-o", out, *options)

    few = peak("--top", "1")
    assert peak("--all") < few + 100_000
    assert out.stat().st_size > 50_000_000


# Output for people


class Terminal:
    """Run a command in a new terminal."""

    def __init__(
        self, *args: str | Path, columns: int = 80, env: dict[str, str] | None = None
    ) -> None:
        import fcntl
        import struct
        import termios

        self.master, slave = pty.openpty()
        fcntl.ioctl(slave, termios.TIOCSWINSZ, struct.pack("HHHH", 40, columns, 0, 0))
        self.process = forked.start(*args, env=environment(**(env or {})), terminal=slave)
        os.close(slave)
        self.decoder = getincrementaldecoder("utf-8")()  # a letter may come in pieces

    def type(self, text: str) -> None:
        os.write(self.master, text.encode())

    def read_until(self, text: str) -> str:
        seen = ""
        while text not in seen:
            seen += self.decoder.decode(os.read(self.master, 1 << 16))
        return seen

    def read_all(self) -> str:
        seen = b""
        while True:
            try:
                block = os.read(self.master, 1 << 16)
            except OSError:
                break
            if not block:
                break
            seen += block
        os.close(self.master)
        self.code = self.process.wait()
        return seen.decode().replace("\r\n", "\n")


def test_a_terminal_gets_text_in_colours(small: tuple[str, Path]) -> None:
    text = Terminal("solve", *small, "thced* h[a]t", "-n", "2").read_all()
    assert "\x1b[" in text
    plain = re.sub(r"\x1b\[[0-9;]*m", "", text)
    assert plain == (
        "THCED* on h[a]t, 2 of 46 plays\n"
        "  points  left  play    on     word          cards\n"
        "       6  D     insert  h[a]t  th[a]tche[d]  CEHT*\n"
        "      24  CDE   form           h[a]t         HT*\n"
    )
    for env, args in ({"NO_COLOR": "1"}, ()), ({"TERM": "dumb"}, ()), ({}, ("--no-color",)):
        assert "\x1b[" not in Terminal("solve", *small, "cat", *args, env=env).read_all()
    assert "\x1b[" in Terminal("solve", *small, "cat", "--color", env={"NO_COLOR": "1"}).read_all()
    assert b"\x1b[" in run("solve", *small, "cat", "--format", "text", "--color").stdout
    assert b"\x1b[" not in run("solve", *small, "cat", "--format", "text").stdout


def test_learning_leaves_shows_a_bar_on_a_terminal_and_one_line_in_a_pipe(tmp_path: Path) -> None:
    (tmp_path / "words.txt").write_text("ab\nba\nabba\nbaba\n")
    (tmp_path / "ab.toml").write_text(
        "[letters]\nA = { count = 30, value = 1, vowel = true }\nB = { count = 20, value = 3 }\n"
    )
    compiled = tmp_path / "ab.dictionary"
    run(
        "words", "build", tmp_path / "words.txt", "-o", compiled, "--language", tmp_path / "ab.toml"
    )
    match = ("match", "scrabble", "static", "greedy", "--pairs", "1", "-w", compiled)
    line = f"lexicon-fast: {compiled}: learning the values of leaves, once, in about a minute"
    for folder in ("pipe", "terminal"):
        env = {"LEXICON_FAST_CACHE": str(tmp_path / folder)}
        if folder == "pipe":
            assert run(*match, env=env).stderr.decode() == f"{line}\n"
        else:
            seen = Terminal(*match, columns=200, env=env).read_all()
            assert line in seen
            assert "200/200" in seen
        assert not run(*match, env=env).stderr  # the values are in the cache


def test_languages_are_listed_with_their_limits() -> None:
    result = run("languages")
    assert (result.returncode, result.stderr) == (0, b"")
    assert result.stdout == run("languages", "list").stdout
    lines = result.stdout.decode().splitlines()
    assert [line.split()[0] for line in lines] == list(codes())
    marked = [line[:2] for line in lines if "unverified: one source" in line]
    assert marked == [code for code in codes() if not Language.load(code).is_verified]
    large = [line[:2] for line in lines if "not usable yet: " in line]
    assert large == [code for code in codes() if len(Language.load(code).letters) > MAX_LETTERS]
    assert b"no such command 'frensh'" in run("languages", "frensh").stderr


def test_tables_and_boards_have_the_tiles_of_the_language(tmp_path: Path) -> None:
    words = tmp_path / "es.dictionary"
    source = ROOT / "examples" / "languages" / "palabras.txt"
    built = run("words", "build", source, "-o", words, "--language", "es")
    assert (built.returncode, built.stderr) == (0, b"")
    table = run("solve", "-w", words, "CHOSRON", "-n", "2", "--format", "text").stdout.decode()
    assert table.splitlines()[1:] == [
        "  points  left  play  word     cards",
        "      18  NR    form  o[ch]os  [CH]OOS",
        "      28  NRS   form  o[ch]o   [CH]OO",
    ]
    (tmp_path / "game.gcg").write_text(
        "#character-encoding UTF-8\n#player1 A A\n#player2 B B\n"
        ">A: [CH]ICOSEA 8D [CH]ICOS +32 32\n>B: PE[RR]OÑA H4 PE[RR]OS +17 17\n",
        encoding="utf-8",
    )
    shown = run("scrabble", "show", tmp_path / "game.gcg", "-w", words, "--cgp")
    assert (shown.returncode, shown.stderr) == (0, b"")
    *_, last = shown.stdout.decode().splitlines()
    assert last.split()[0] == "15/15/15/7P7/7E7/7[RR]7/7O7/3[CH]ICOS7/15/15/15/15/15/15/15"
    again = run("scrabble", "show", last, "-w", words, "--cgp")
    assert again.stdout.decode() == f"{last}\n"


def test_text_fits_the_terminal(small: tuple[str, Path]) -> None:
    hand = "CATDOGRESI" * 6
    text = Terminal("solve", *small, hand + " mother" * 20, "--no-color", columns=80).read_all()
    assert all(len(line) <= 80 for line in text.splitlines())
    assert "..." in text
    wide = run("solve", *small, hand, "--format", "text").stdout.decode()
    assert "..." not in wide
    assert any(len(line) > 80 for line in wide.splitlines())


def test_text_is_aligned_and_complete(small: tuple[str, Path]) -> None:
    rows = b"CATDOG* hat l[u]rch\n\nC4T\nZ\n"
    args = ("solve", *small, "-n", "3", "--actions", "insert,substitute")
    result = run(*args, "--format", "text", stdin=rows)
    lines = result.stdout.decode().splitlines()
    assert re.fullmatch(r"1: CATDOG\* on hat l\[u\]rch, 3 of \d+ plays", lines[0])
    places = [lines[1].index(name) for name in ("left", "play", "on", "word", "cards")]
    for line in lines[2:5]:
        assert all(line[place - 1] == " " for place in places)
    assert lines[5] == ""
    assert lines[6].startswith("line 3: hand 'C4T'")
    assert lines[8] == "4: Z, 0 plays"
    jsonl = run(*args, stdin=rows).stdout.splitlines()[0]
    laid = [line[places[3] :].split()[0] for line in lines[2:5]]
    assert laid == [move["laid"] for move in json.loads(jsonl)["moves"]]


def test_plans_as_text(small: tuple[str, Path]) -> None:
    result = run("plan", *small, "--format", "text", stdin=b"CATDOG\nZZ\n" + b"A" * 16)
    lines = result.stdout.decode().splitlines()
    assert re.fullmatch(r"1: CATDOG, (empty in \d turns?|cannot be emptied)", lines[0])
    assert lines[1].split() == ["turns", "points", "left", "words"]
    assert "2: ZZ, cannot be emptied" in lines
    assert any(line.startswith("line 3: hand 'AAAA") for line in lines)


def test_a_person_at_the_terminal_is_answered_at_once(small: tuple[str, Path]) -> None:
    terminal = Terminal("solve", *small, "-n", "1")
    assert "Ctrl-D" in terminal.read_until("\n")
    terminal.type("catdog\n")
    assert "1:" in terminal.read_until("plays")
    terminal.type("hat\n")
    assert "2:" in terminal.read_until("plays")
    terminal.type("\x04")
    terminal.read_all()
    assert terminal.code == 0


def test_a_progress_bar_on_a_terminal(small: tuple[str, Path], tmp_path: Path) -> None:
    source = tmp_path / "in"
    source.write_bytes(b"CATDOG\n" * 2000)
    out = tmp_path / "out.jsonl"
    text = Terminal("solve", *small, "-i", source, "-o", out).read_all()
    assert "100%" in text
    assert "2,000 positions" in text
    assert run("solve", *small, "-i", source, "-o", out).stderr == b""


def test_resume_is_explained(small: tuple[str, Path], tmp_path: Path) -> None:
    source = tmp_path / "in"
    source.write_bytes(b"CAT\n")
    out = tmp_path / "out.jsonl"
    args = ("solve", *small, "-i", source, "--resume")
    assert "use -o FILE" in one_line(run(*args))
    piped = run("solve", *small, "-o", out, "--resume", stdin=b"CAT\n")
    assert piped.returncode == 2
    assert "use -i FILE" in one_line(piped)
    assert run(*args, "-o", out).returncode == 0
    whole = out.read_bytes()
    again = run(*args, "-o", out)
    assert again.returncode == 0
    assert f"{out} is already complete; drop --resume to rebuild it" in one_line(again)
    assert out.read_bytes() == whole
    out.unlink()
    with open(source, "rb") as file:  # stdin may be a file, too
        done = subprocess.run(
            command("solve", *small, "-o", out, "--resume"),
            stdin=file,
            env=environment(),
            check=False,
        )
    assert done.returncode == 0
    assert out.read_bytes() == whole


def test_the_examples_are_the_same_positions_in_three_formats() -> None:
    folder = Path(__file__).resolve().parents[2] / "examples"
    answers = []
    for ending in ("txt", "jsonl", "csv"):
        result = run("solve", "-i", folder / f"hands.{ending}", "--actions", "form")
        assert result.returncode == 0
        answers.append([{**row, "id": 0} for row in objects(result.stdout)])
    assert answers[0] == answers[1] == answers[2]
    assert len(answers[0]) == 25
    script = subprocess.run(
        [sys.executable, folder / "solve.py"], capture_output=True, env=environment(), check=True
    )
    assert b"25 positions have" in script.stdout


# Other commands


def test_check(small: tuple[str, Path]) -> None:
    good = run("check", *small, "mother", "HAT")
    assert (good.returncode, good.stdout) == (0, b"mother\tyes\nHAT\tyes\n")
    bad = run("check", *small, "mother", "qwertyish", "")
    assert (bad.returncode, bad.stdout) == (1, b"mother\tyes\nqwertyish\tno\n\tno\n")
    stdin = "hat\r\n\n  lurch \nh t\ncafé\n".encode() + b"\xff\nman"
    piped = run("check", *small, "-", stdin=stdin)
    assert piped.returncode == 1
    assert piped.stdout == (
        "hat\tyes\nlurch\tyes\nh t\tno\ncafé\tno\n".encode() + b"\xff\tno\nman\tyes\n"
    )
    assert run("check", *small, "-", stdin=b"").returncode == 0


def test_every_command_has_help_with_an_example() -> None:
    top = run("--help")
    assert top.returncode == 0
    commands = ["solve", "plan", "check", "words", "play", "match", "tournament", "advise"]
    commands += [
        "replay",
        "engine",
        "bench",
        "scrabble",
        "lexibomb",
        "find",
        "equations",
        "census",
        "serve",
        "help",
        "completions",
    ]
    for name in commands:
        assert f"\n  {name} ".encode() in top.stdout
    words = [["words", name] for name in ("list", "info", "add", "build", "path")]
    games = [["match", "lexicon"], ["advise", "lexicon"], ["scrabble", "plays"]]
    games += [["tournament", name] for name in ("lexicon", "scrabble", "lexibomb", "show")]
    games += [[name, "lexibomb"] for name in ("play", "match", "advise")]
    games += [["lexibomb", "plays"], ["lexibomb", "show"]]
    for path in [[], *[[name] for name in commands], *words, *games]:
        result = run(*path, "--help")
        assert result.returncode == 0
        assert f"lexicon-fast {' '.join(path)}".strip().encode() in result.stdout
        assert re.search(rb"Examples?:", result.stdout), path
        assert result.stderr == b""
    assert re.match(rb"lexicon-fast \S", run("--version").stdout)


def test_summaries_of_commands_fit_in_80_columns() -> None:
    lines = run("--help", env=environment(COLUMNS="80")).stdout.decode().splitlines()
    commands = [line for line in lines if re.match(r"  [a-z]+ +[A-Z]", line)]
    assert len(commands) == 28
    assert all(len(line) < 80 and line.endswith(".") for line in commands)
    assert not any(line.endswith("...") for line in commands)


@pytest.mark.parametrize("shell", ["bash", "zsh", "fish"])
def test_completion_scripts(shell: str) -> None:
    script = run("completions", shell).stdout.decode()
    assert f"_LEXICON_FAST_COMPLETE={shell}_complete" in script
    if shutil.which(shell):
        subprocess.run([shell, "-n", "-c", script], check=True)


def test_completion() -> None:
    for line, wanted in (("so", "solve"), ("solve --act", "--actions"), ("solve -w en", "enable")):
        words = f"lexicon-fast {line}"
        env = environment(
            _LEXICON_FAST_COMPLETE="bash_complete",
            COMP_WORDS=words,
            COMP_CWORD=str(len(words.split()) - 1),
        )
        assert wanted in run(env=env).stdout.decode()


def test_starting_loads_nothing_heavy() -> None:
    run("solve", "CATDOGX")  # compiles the dictionary
    result = subprocess.run(
        [sys.executable, "-X", "importtime", "-m", "lexicon_fast", "solve", "CATDOGX"],
        capture_output=True,
        env=environment(),
        check=True,
    )
    loaded = set(re.findall(r"\| +([\w.]+)\n", result.stderr.decode()))
    assert "lexicon_fast.cli.row_command" in loaded
    heavy = {"numpy", "tqdm", "urllib.request", "http.client", "concurrent.futures", "msgspec"}
    heavy |= {"importlib.metadata", "lexicon_fast.cli.solve", "lexicon_fast.rows.resume"}
    heavy |= {"html", "tomllib"}
    assert not loaded & heavy


# Dictionaries


@pytest.fixture
def cache(tmp_path: Path) -> dict[str, str]:
    """Return the environment with an empty cache."""
    return environment(LEXICON_FAST_CACHE=str(tmp_path / "cache"))


class Quiet(SimpleHTTPRequestHandler):
    def log_message(self, *args: Any) -> None:
        pass


@pytest.fixture
def site(tmp_path: Path) -> Iterator[tuple[str, Path]]:
    """Return the URL of a web server, and its folder."""
    folder = tmp_path / "site"
    folder.mkdir()
    with HTTPServer(("127.0.0.1", 0), partial(Quiet, directory=str(folder))) as server:
        thread = threading.Thread(target=server.serve_forever)
        thread.start()
        yield f"http://127.0.0.1:{server.server_port}", folder
        server.shutdown()
        thread.join()


def test_words_list(cache: dict[str, str], data: Path) -> None:
    first = run("words", "list", env=cache).stdout.decode()
    assert [line.split()[0] for line in first.splitlines()] == list(KNOWN)
    assert "172,820" in first
    assert [line.split()[2] for line in first.splitlines()] == ["shipped"] * len(KNOWN)
    assert run("words", "add", data / "words2000.txt", "--name", "mine", env=cache).returncode == 0
    rows = json.loads(run("words", "list", "--json", env=cache).stdout)
    assert rows[-1] == {
        "name": "mine",
        "words": 2000,
        "here": True,
        "title": str(data / "words2000.txt"),
    }


def test_words_add_from_a_path(cache: dict[str, str], tmp_path: Path) -> None:
    source = tmp_path / "My Words.v2.txt"
    source.write_bytes(b"cat\ndog\n# note\nc4t\n")
    result = run("words", "add", source, env=cache)
    assert result.returncode == 0
    assert result.stdout == b"my-words: 2 words; use it with -w my-words\n"
    lost = "1 of 3 lines are not words and were left out"
    assert f"{lost} (such as line 4 'c4t'); " in one_line(result)
    source.unlink()  # it is kept
    used = run("check", "-w", "my-words", "dog", "cow", env=cache)
    assert used.stdout == b"dog\tyes\ncow\tno\n"
    assert f"my-words: {lost}; " in one_line(used)
    info = json.loads(run("words", "info", "my-words", "--json", env=cache).stdout)
    assert (info["words"], info["source"]) == (2, str(source))


def test_words_add_from_a_url(cache: dict[str, str], site: tuple[str, Path]) -> None:
    url, folder = site
    (folder / "list.txt").write_bytes(b"cat\ndog\n")
    result = run("words", "add", f"{url}/list.txt", "--name", "pets", env=cache)
    assert result.stdout == b"pets: 2 words; use it with -w pets\n"
    (folder / "list.txt").unlink()
    assert run("check", "-w", "pets", "dog", env=cache).returncode == 0
    missing = run("words", "add", f"{url}/none.txt", env=cache)
    assert missing.returncode == 2
    assert "404" in one_line(missing)


def test_words_add_refuses_a_name_that_is_taken(cache: dict[str, str], tmp_path: Path) -> None:
    source = tmp_path / "mine.txt"
    source.write_bytes(b"cat\ndog\n")
    assert run("words", "add", source, env=cache).returncode == 0
    assert run("words", "add", source, env=cache).returncode == 0  # the same again
    source.write_bytes(b"cow\n")
    taken = run("words", "add", source, env=cache)
    assert taken.returncode == 2
    said = one_line(taken)
    assert f"name 'mine' is taken: 2 words from {source}; use --replace" in said
    assert run("check", "-w", "mine", "dog", env=cache).returncode == 0
    assert run("words", "add", source, "--replace", env=cache).returncode == 0
    assert run("check", "-w", "mine", "cow", env=cache).returncode == 0
    shipped = run("words", "add", source, "--name", "yawl", env=cache)
    assert "'yawl': a list of the package has this name" in one_line(shipped)
    assert run("words", "add", "yawl", env=cache).stdout.startswith(b"yawl: 264,097 words")


def test_words_remove(cache: dict[str, str], tmp_path: Path) -> None:
    source = tmp_path / "mine.txt"
    source.write_bytes(b"cat\ndog\n")
    run("words", "add", source, env=cache)
    done = run("words", "remove", "mine", env=cache)
    assert done.stdout == b"mine: removed, with 2 files of the cache\n"
    assert b"mine" not in run("words", "list", env=cache).stdout
    assert source.exists()
    assert "no list has been added" in one_line(run("words", "remove", "mine", env=cache))
    shipped = run("words", "remove", "yawl", env=cache)
    assert shipped.returncode == 2
    assert "'yawl' ships with the package and cannot be removed" in one_line(shipped)


def test_words_remove_completes_added_names(cache: dict[str, str], tmp_path: Path) -> None:
    source = tmp_path / "mine.txt"
    source.write_bytes(b"cat\n")
    run("words", "add", source, env=cache)
    env = {
        "_LEXICON_FAST_COMPLETE": "bash_complete",
        "COMP_WORDS": "lexicon-fast words remove ",
        "COMP_CWORD": "3",
    }
    found = run(env={**cache, **env}).stdout.decode().split()
    assert found == ["plain,mine"]


def test_words_without_names(cache: dict[str, str], tmp_path: Path) -> None:
    source = tmp_path / "mine.txt"
    source.write_bytes(b"Paris\ncat\nNATO\n")
    added = run("words", "add", source, "--name", "plain", "--no-names", env=cache)
    assert added.stdout == b"plain: 1 words; use it with -w plain\n"
    assert one_line(added).endswith("2 capitalised words dropped\n")
    known = run("check", "-w", "plain", "cat", "paris", env=cache)
    assert known.stdout == b"cat\tyes\nparis\tno\n"
    assert run("check", "-w", source, "paris", env=cache).returncode == 0
    info = json.loads(run("words", "info", "plain", "--json", env=cache).stdout)
    assert info["left_out"]["names"] == 2
    assert "dropped" in info["names"]
    out = tmp_path / "plain.dictionary"
    built = run("words", "build", source, "-o", out, "--no-names", env=cache)
    assert "2 capitalised words dropped" in one_line(built)
    assert run("check", "-w", out, "paris", env=cache).returncode == 1
    source.write_bytes(b"PARIS\nCAT\n")
    refused = run("words", "build", source, "-o", out, "--no-names", env=cache)
    assert refused.returncode == 2
    assert "all 2 words begin with a capital letter" in one_line(refused)
    source.write_bytes(b"cat\n")
    nothing = run("words", "add", source, "--name", "same", "--no-names", env=cache)
    assert "no word is capitalised, so --no-names drops none" in one_line(nothing)


def test_lines_with_more_columns_are_reported_once(cache: dict[str, str], tmp_path: Path) -> None:
    source = tmp_path / "defined.txt"
    source.write_bytes(b"ZAX a tool [n]\nAA lava\nQI\n")
    first = run("check", "-w", source, "zax", "aa", env=cache)
    assert first.stdout == b"zax\tyes\naa\tyes\n"
    said = f"lexicon-fast: {source}: 2 lines have more than one column; the first is used\n"
    assert first.stderr.decode() == said
    assert run("check", "-w", source, "zax", env=cache).stderr == b""


def test_words_add_refuses_other_files(cache: dict[str, str], tmp_path: Path) -> None:
    empty = tmp_path / "empty.txt"
    empty.write_bytes(b"\n1\n")
    for args in (
        [empty],
        [tmp_path / "none.txt"],
        [tmp_path],
        ["nonesuch"],
        ["enable", "--name", "yawl"],
        ["enable", "--name", "no name"],
    ):
        result = run("words", "add", *args, env=cache)
        assert result.returncode == 2, args
        one_line(result)


def test_words_info(cache: dict[str, str], data: Path) -> None:
    text = run("words", "info", "enable", env=cache).stdout.decode()
    for fact in ("172,820", "public domain", "in the package", KNOWN["enable"].sha256[0], "A-Z"):
        assert fact in text
    info = json.loads(run("words", "info", "enable", "--json", env=cache).stdout)
    assert info["words"] == 172_820
    assert info["longest"] == 28
    assert Path(info["compiled"]).stat().st_size == info["bytes"]
    for name, facts in (
        ("yawl", ("264,097", "public domain", "in the package", "YAWL by Mendel Cooper")),
        ("2of12inf", ("81,536", "AGID and UKACD", "in the package", "Copyright 2000 by Kevin")),
    ):
        shown = run("words", "info", name, env=cache)
        assert (shown.returncode, shown.stderr) == (0, b"")
        assert all(fact in shown.stdout.decode() for fact in facts)
    path = run("words", "info", data / "words2000.txt", env=cache).stdout.decode()
    assert "2,000" in path
    assert "AGID" in run("words", "info", "enable", "--notices", env=cache).stdout.decode()
    assert run("words", "info", "nonesuch", env=cache).returncode == 2


def test_words_build_to_stdout_and_never_over_its_own_source(
    cache: dict[str, str], data: Path, tmp_path: Path
) -> None:
    out = tmp_path / "piped.dictionary"
    out.write_bytes(run("words", "build", data / "words2000.txt", "-o", "-", env=cache).stdout)
    assert run("check", "-w", out, "lurch", env=cache).returncode == 0
    source = tmp_path / "list.txt"
    source.write_text("lurch\n")
    refused = run("words", "build", source, "-o", source, env=cache)
    assert (refused.returncode, source.read_text()) == (2, "lurch\n")
    assert b"this is the word list" in refused.stderr


def test_word_graphs_are_read_and_written(
    cache: dict[str, str], data: Path, tmp_path: Path
) -> None:
    source, graph, built = data / "words2000.txt", tmp_path / "x.kwg", tmp_path / "x.dictionary"
    written = run("words", "export", source, "-o", graph, env=cache)
    assert written.stdout.decode() == f"{graph}: 2,000 words, {graph.stat().st_size:,} bytes\n"
    assert run("check", "-w", graph, "lurch", env=cache).stdout == b"lurch\tyes\n"
    assert run("words", "build", graph, "-o", built, env=cache).returncode == 0
    for list_, options in ((graph, ()), (built, ("--format", "text"))):
        text = run("words", "export", list_, *options, "-o", "-", env=cache)
        assert text.stdout == source.read_bytes()
    again = run("words", "export", built, "--format", "kwg", "-o", "-", env=cache)
    assert again.stdout == graph.read_bytes()
    graph.write_bytes(graph.read_bytes()[:-8])
    refused = run("words", "export", graph, "-o", tmp_path / "x.txt", env=cache)
    assert "x.kwg: node" in one_line(refused)
    assert "cut short or damaged, so get it again" in one_line(refused)
    assert not (tmp_path / "x.txt").exists()
    wrong = run("words", "build", source, "-o", tmp_path / "y.kwg", env=cache)
    assert "to make a KWG: lexicon-fast words export SRC -o" in one_line(wrong)
    row = run("solve", "-i", data / "magpie" / "words.kwg", env=cache)
    assert "words.kwg is a word graph (KWG); give it to -w" in one_line(row)


def test_words_add_refuses_a_compiled_dictionary(
    cache: dict[str, str], data: Path, tmp_path: Path
) -> None:
    out = tmp_path / "small.dictionary"
    assert run("words", "build", data / "words2000.txt", "-o", out, env=cache).returncode == 0
    refused = run("words", "add", out, "--name", "small", env=cache)
    assert refused.returncode == 2
    assert b"a compiled dictionary, not a word list; open it with -w" in refused.stderr
    assert b"small" not in run("words", "list", env=cache).stdout


@pytest.mark.parametrize("options", [["-n", str(1 << 63)], ["--min-length", str(1 << 31)]])
def test_huge_numbers_are_numbers(cache: dict[str, str], options: list[str]) -> None:
    assert run("solve", "CAT", *options, env=cache).returncode == 0


def test_words_build_and_path(cache: dict[str, str], data: Path, tmp_path: Path) -> None:
    out = tmp_path / "small.dictionary"
    built = run("words", "build", data / "words2000.txt", "-o", out, env=cache)
    assert built.stdout.decode() == (
        f"{out}: 2,000 words, {out.stat().st_size:,} bytes; use it with -w {out}\n"
    )
    assert run("check", "-w", out, "lurch", env=cache).returncode == 0
    assert run("words", "path", out, env=cache).stdout.decode() == f"{out}\n"
    greek = tmp_path / "greek.alphabet"
    greek.write_text("Α α\nΒ β\nΓ γ\n")
    (tmp_path / "greek.txt").write_text("αβ\nαβγ\n")
    out = tmp_path / "greek.dictionary"
    args = ("words", "build", tmp_path / "greek.txt", "-o", out, "--alphabet", greek)
    assert run(*args, env=cache).returncode == 0
    assert run("check", "-w", out, "αβγ", "ΑΒ", env=cache).returncode == 0
    damaged = tmp_path / "damaged"
    damaged.write_bytes(out.read_bytes()[:-1])
    assert run("check", "-w", damaged, "αβγ", env=cache).returncode == 2

    odd = os.fsdecode(bytes(tmp_path) + b"/\xff.dictionary")  # a name that is no text
    assert run("words", "build", data / "words2000.txt", "-o", odd, env=cache).returncode == 0
    assert run("words", "info", odd, env=cache).returncode == 0

    folder = run("words", "path", env=cache).stdout.decode().strip()
    assert folder == cache["LEXICON_FAST_CACHE"]
    compiled = run("words", "path", "enable", env=cache).stdout.decode().strip()
    assert Path(compiled).parent == Path(folder)
    assert run("check", "-w", compiled, "quiz", env=cache).returncode == 0
    unwritable = run("words", "build", data / "words2000.txt", "-o", tmp_path / "no" / "x")
    assert unwritable.returncode == 2
    assert "No such file or directory" in one_line(unwritable)


def test_lines_that_are_left_out_are_reported_each_time(
    cache: dict[str, str], tmp_path: Path
) -> None:
    source = tmp_path / "list.txt"
    source.write_bytes(b"".join(b"w%d\n" % number for number in range(2000)) + b"cat\n")
    first = run("solve", "-w", source, "CAT", env=cache)
    said = one_line(first)
    lost = f"{source}: 2,000 of 2,001 lines are not words and were left out"
    assert f"{lost} (such as line 1 'w0', line 2 'w1', " in said
    assert f"{lost}; " in one_line(run("solve", "-w", source, "CAT", env=cache))


def test_the_command_line_imports_nothing_before_it_can_handle_ctrl_c() -> None:
    code = "import os, sys; known = set(sys.modules); import lexicon_fast.cli;"
    code += "print(*sorted(set(sys.modules) - known))"
    env = {**environment(), "PYTHONPATH": str(ROOT)}
    found = subprocess.run([sys.executable, "-S", "-c", code], env=env, stdout=-1, check=True)
    names = found.stdout.decode().split()
    assert names == ["__future__", "lexicon_fast", "lexicon_fast._version", "lexicon_fast.cli"]


@pytest.mark.parametrize("module", ["click", "lexicon_fast.cli.commands", "lexicon_fast.cli.solve"])
def test_ctrl_c_during_imports_ends_quietly(module: str) -> None:
    code = f"""
import sys
class Interrupting:
    def find_spec(self, name, *_):
        if name == {module!r}:
            raise KeyboardInterrupt
sys.meta_path.insert(0, Interrupting())
sys.argv = ["lexicon-fast", "solve", "CAT"]
from lexicon_fast.cli import main
main()
"""
    found = subprocess.run([sys.executable, "-c", code], env=environment(), capture_output=True)
    assert (found.returncode, found.stdout) == (130, b"")
    assert found.stderr == b"lexicon-fast: interrupted\n"


def test_ctrl_c_anywhere_in_click_ends_quietly(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    from lexicon_fast.cli import main
    from lexicon_fast.cli.commands import commands

    def interrupted(*_: object, **__: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(type(commands), "make_context", interrupted)
    assert main(["solve", "CAT"]) == 130
    assert capsys.readouterr().err.strip() == "lexicon-fast: interrupted"
