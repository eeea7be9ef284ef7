"""Rows in order from many threads, in flat memory; output that can be stopped and resumed."""

from __future__ import annotations

import io
import json
import os
import random
import resource
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from support.part_folders import size

import lexicon_fast
from lexicon_fast import BadOption, BadPosition, Dictionary
from lexicon_fast._native.lexicon.write_rows import write_csv, write_jsonl
from lexicon_fast.base import thread_pool as pool
from lexicon_fast.batch.job import open_output
from lexicon_fast.batch.queries import answering
from lexicon_fast.games.lexicon import Solver
from lexicon_fast.rows.chunks import Chunk, ChunkReader
from lexicon_fast.rows.resume import PartFile, fingerprint
from lexicon_fast.rows.streams import Piece, Stream, Totals, stream

MakePart = Callable[..., tuple[PartFile, ChunkReader]]
Resume = Callable[..., None]

PACK = "AAAAEEEEIIIIHHHLLLOOORRRSSSTTTUUUWWWCKMNPDJVGQYBFXZ*"


@pytest.fixture(scope="module")
def hands() -> bytes:
    deal = random.Random(7)
    return b"".join("".join(deal.sample(PACK, 10)).encode() + b"\n" for _ in range(3000))


@pytest.fixture(scope="module")
def small(data: Path) -> Dictionary:
    return Dictionary.load(data / "words2000.txt")


def chunks_of(text: bytes, chunk_bytes: int = 64) -> Iterator[Chunk]:
    return iter(ChunkReader(io.BytesIO(text), "text", chunk_bytes))


def lines(count: int) -> bytes:
    return b"".join(b"line %d\n" % number for number in range(count))


def echo(chunk: Chunk) -> Iterator[Piece]:
    """Answer each line with itself."""
    for line in chunk.data.splitlines(keepends=True):
        yield Piece(line, Totals(1))


def in_one_piece(write: Callable[[Any], bytes]) -> Callable[[Any], Iterator[bytes]]:
    return lambda part: iter([write(part)])


@pytest.fixture
def out(tmp_path: Path) -> Iterator[tuple[Stream, Path]]:
    path = tmp_path / "out"
    with open(path, "wb", buffering=0) as file:
        yield Stream(file, str(path)), path


# Order, memory, failures


@pytest.mark.parametrize("threads", [1, 2, 8])
def test_rows_come_in_input_order(threads: int, out: tuple[Stream, Path]) -> None:
    def slow(chunk: Chunk) -> Iterator[Piece]:
        time.sleep(random.Random(chunk.first_row).random() / 200)
        yield from echo(chunk)

    totals = stream(chunks_of(lines(1000)), slow, out[0], threads=threads)
    assert out[1].read_bytes() == lines(1000)
    assert totals.positions == 1000


@pytest.mark.parametrize("threads", [1, 4])
def test_head_is_written_once_and_without_rows_too(threads: int, tmp_path: Path) -> None:
    for count in (0, 100):
        with open(tmp_path / "out", "wb", buffering=0) as file:
            output = Stream(file, "out")
            stream(chunks_of(lines(count)), echo, output, threads=threads, head=b"head\n")
        assert (tmp_path / "out").read_bytes() == b"head\n" + lines(count)


@pytest.mark.parametrize("threads", [2, 5])
def test_few_chunks_are_under_way(threads: int, out: tuple[Stream, Path]) -> None:
    fetched = 0
    behind: list[int] = []

    def counted() -> Iterator[Chunk]:
        nonlocal fetched
        for chunk in chunks_of(lines(2000)):
            fetched += 1
            yield chunk

    class Slow(Stream):
        def chunk_done(self, chunk: Chunk, totals: Totals) -> None:
            behind.append(fetched - len(behind))
            time.sleep(0.0005)

    with open(out[1], "wb", buffering=0) as file:
        stream(counted(), echo, Slow(file, "out"), threads=threads)
    assert max(behind) <= pool.ITEMS_EACH * threads + 1
    assert out[1].read_bytes() == lines(2000)


def test_answers_do_not_pile_up(out: tuple[Stream, Path], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pool, "PENDING_BYTES", 10_000)
    made = written = most = 0
    lock = threading.Lock()

    def large(chunk: Chunk) -> Iterator[Piece]:
        nonlocal made, most
        for _ in range(100):
            with lock:
                made += 1000
                most = max(most, made - written)
            yield Piece(b"x" * 999 + b"\n", Totals(1))

    class Slow(Stream):
        def write(self, rows: bytes, *, is_whole: bool = True) -> None:
            nonlocal written
            time.sleep(0.0001)
            super().write(rows, is_whole=is_whole)
            with lock:
                written += len(rows)

    with open(out[1], "wb", buffering=0) as file:
        stream(chunks_of(lines(100)), large, Slow(file, "out"), threads=4)
    # The first chunk may keep as much as the others together, and each thread has one more piece.
    assert most <= 2 * (10_000 + 4 * 1000) + 4 * 1000
    assert written == made


@pytest.mark.parametrize("threads", [2, 4])
def test_rows_are_written_before_their_chunk_is_complete(
    threads: int, out: tuple[Stream, Path]
) -> None:
    seen = threading.Event()

    def waiting(chunk: Chunk) -> Iterator[Piece]:
        yield Piece(b"first\n", Totals(1))
        seen.wait()
        yield Piece(b"second\n", Totals(1))

    class Watched(Stream):
        def write(self, rows: bytes, *, is_whole: bool = True) -> None:
            super().write(rows, is_whole=is_whole)
            seen.set()

    with open(out[1], "wb", buffering=0) as file:
        stream(chunks_of(b"one\n"), waiting, Watched(file, "out"), threads=threads)
    assert out[1].read_bytes() == b"first\nsecond\n"


@pytest.mark.parametrize("threads", [1, 2, 6])
def test_rows_before_a_failure_are_written(threads: int, out: tuple[Stream, Path]) -> None:
    def failing(chunk: Chunk) -> Iterator[Piece]:
        for piece in echo(chunk):
            if piece.rows == b"line 500\n":
                raise BadPosition("500")
            yield piece

    with pytest.raises(BadPosition, match="500"):
        stream(chunks_of(lines(2000)), failing, out[0], threads=threads)
    assert out[1].read_bytes() == lines(500)


@pytest.mark.parametrize("threads", [1, 2, 6])
def test_rows_before_unreadable_input_are_written(threads: int, out: tuple[Stream, Path]) -> None:
    def broken() -> Iterator[Chunk]:
        yield from chunks_of(lines(300))
        raise OSError(5, "Input/output error")

    with pytest.raises(OSError, match="Input/output error"):
        stream(broken(), echo, out[0], threads=threads)
    assert out[1].read_bytes() == lines(300)


@pytest.mark.parametrize("threads", [1, 4])
def test_a_closed_pipe_stops_all_threads(threads: int) -> None:
    read, write = os.pipe()
    os.close(read)
    answered = 0

    def counted(chunk: Chunk) -> Iterator[Piece]:
        nonlocal answered
        answered += 1
        yield from echo(chunk)

    with open(write, "wb", buffering=0) as file, pytest.raises(BrokenPipeError):
        stream(chunks_of(lines(10_000)), counted, Stream(file, "pipe"), threads=threads)
    before = answered
    time.sleep(0.05)
    assert answered == before < 100


def test_a_waiting_reader_does_not_hold_up_the_answers(tmp_path: Path) -> None:
    """With several threads, one waits for input while another one answers."""
    read, write = os.pipe()
    path = tmp_path / "out"
    with open(read, "rb", buffering=0) as source, open(path, "wb", buffering=0) as file:
        chunks = ChunkReader(source, "text")
        worker = threading.Thread(
            target=stream, args=(chunks, echo, Stream(file, "out")), kwargs={"threads": 3}
        )
        worker.start()
        for number in range(5):
            os.write(write, b"line %d\n" % number)
            while path.read_bytes() != lines(number + 1):
                time.sleep(0.001)
        os.close(write)
        worker.join()


def test_slices_end_with_rows(out: tuple[Stream, Path], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("lexicon_fast.rows.streams._SLICE", 10)
    out[0].write(lines(100) + b"no line feed")
    assert out[1].read_bytes() == lines(100) + b"no line feed"
    assert out[0].size == len(lines(100)) + 12


def test_a_pipe_in_non_blocking_mode_is_waited_for() -> None:
    read, write = os.pipe()
    os.set_blocking(write, False)
    text = lines(100_000)
    got = bytearray()

    def consume() -> None:
        with open(read, "rb", buffering=0) as file:
            while block := file.read(1 << 16):
                got.extend(block)

    reader = threading.Thread(target=consume)
    reader.start()
    with open(write, "wb", buffering=0) as file:
        Stream(file, "pipe").write(text)
    reader.join()
    assert bytes(got) == text


# Answers


FORMATS: dict[str, Callable[[int, str], str]] = {
    "text": lambda number, hand: f"{hand}\n",
    "jsonl": lambda number, hand: json.dumps({"id": number, "hand": hand}) + "\n",
    "csv": lambda number, hand: f'"{hand}","x\n""y",{number}\r\n',
}


@pytest.mark.parametrize("form", FORMATS)
@pytest.mark.parametrize("threads", [1, 3])
@pytest.mark.parametrize("bad_at", [0, 1, 63, 64, 65, 700, 999])
def test_fail_fast_writes_the_rows_before_the_first_bad_one(
    form: str, threads: int, bad_at: int, small: Dictionary, out: tuple[Stream, Path]
) -> None:
    rows = [FORMATS[form](number, "CATDOG*") for number in range(1000)]
    rows[bad_at] = FORMATS[form](bad_at, "C4T")
    if bad_at < 999:
        rows[-1] = FORMATS[form](999, "D0G")
    head = "hand,table,id\n" if form == "csv" else ""
    if form == "csv":
        rows = [row.replace('"x\n""y"', '"hat\n"') for row in rows]
    good = Solver(small, top=1)

    def read(rows: list[str]) -> ChunkReader:
        text = (head + "".join(rows)).encode()
        return ChunkReader(io.BytesIO(text), "csv" if form == "csv" else None, 2000)

    task = answering(good.solve, in_one_piece(write_jsonl), small.alphabet, fail_fast=True)
    with pytest.raises(BadPosition, match="C4T"):
        stream(read(rows), task, out[0], threads=threads)
    whole = answering(good.solve, in_one_piece(write_jsonl), small.alphabet)
    expected = out[1].with_name("expected")
    with open(expected, "wb", buffering=0) as file:
        stream(read(rows[:bad_at]), whole, Stream(file, ""))
    assert out[1].read_bytes() == expected.read_bytes()
    assert out[1].read_bytes().count(b"\n") == bad_at


def test_bad_rows_are_counted_and_the_first_is_named(
    small: Dictionary, out: tuple[Stream, Path]
) -> None:
    rows = b"CAT\n\nC4T\nDOG\n\xff\nD0G\n" * 100
    for threads in (1, 4):
        task = answering(Solver(small).solve, in_one_piece(write_csv), small.alphabet)
        totals = stream(ChunkReader(io.BytesIO(rows), None, 100), task, out[0], threads=threads)
        assert (totals.positions, totals.bad) == (500, 300)
        assert totals.first_bad is not None
        assert totals.first_bad.startswith("line 3: hand 'C4T'")


# Output that can be resumed


@pytest.fixture
def make_part() -> Iterator[MakePart]:
    """Return a function that opens an output file and its input."""
    with ExitStack() as stack:

        def make(
            path: Path, source: Path, *, resume: bool = False, **job: str
        ) -> tuple[PartFile, ChunkReader]:
            file = stack.enter_context(open(source, "rb", buffering=0))
            output = open_output(
                str(path), partial(fingerprint, file), {"command": "solve", **job}, resume=resume
            )
            assert isinstance(output, PartFile)
            stack.enter_context(output)
            return output, ChunkReader(file, "text", 1000)

        yield make


class StopError(Exception):
    """Raised to stop a run."""


def stopping(at: int) -> Callable[[Chunk], Iterator[Piece]]:
    """Return a task that echoes lines up to line `at`; every 10th line is bad."""

    def task(chunk: Chunk) -> Iterator[Piece]:
        for number, piece in enumerate(echo(chunk), chunk.first_row):
            if number == at:
                raise StopError
            bad = number % 10 == 0
            yield Piece(piece.rows, Totals(1, bad, f"line {number}" if bad else None))

    return task


@pytest.fixture
def source(tmp_path: Path) -> Path:
    path = tmp_path / "in"
    path.write_bytes(lines(3000))
    return path


@pytest.mark.parametrize("threads", [1, 3])
def test_resume_continues_after_the_last_complete_chunk(
    threads: int, tmp_path: Path, source: Path, make_part: MakePart
) -> None:
    path = tmp_path / "out"
    for at in (1, 2, 400, 401, 1500, 1600, 2999, 3000, 10**9):
        output, chunks = make_part(path, source, resume=True)
        begun = output.done.positions
        if at == 10**9:
            totals = stream(chunks, stopping(at), output, threads=threads, head=b"head\n")
            output.finish()
            break
        with pytest.raises(StopError):
            stream(chunks, stopping(at), output, threads=threads, head=b"head\n")
        kept = output.keep()
        if at == 1:
            assert kept == ""
            assert sorted(tmp_path.iterdir()) == [source]
        else:
            assert "continue with --resume" in kept
            assert (tmp_path / "out.part").read_bytes().endswith(b"\n")
            # Written, but not in a complete chunk: to be written again.
            with open(tmp_path / "out.part", "ab") as file:
                file.write(b"half a ro")
    assert begun > 2800
    assert path.read_bytes() == b"head\n" + lines(3000)
    assert (totals.positions, totals.bad, totals.first_bad) == (3000, 300, "line 10")
    assert sorted(tmp_path.iterdir()) == [source, path, tmp_path / "out.job"]


def test_a_resumed_run_may_cut_chunks_differently(
    tmp_path: Path, source: Path, make_part: MakePart
) -> None:
    path = tmp_path / "out"
    for chunk_bytes, at in ((1000, 700), (77, 1500), (5000, 2500), (1 << 20, 10**9)):
        output, _ = make_part(path, source, resume=True)
        with open(source, "rb", buffering=0) as file:
            chunks = ChunkReader(file, "text", chunk_bytes)
            if at == 10**9:
                stream(chunks, stopping(at), output)
                output.finish()
            else:
                with pytest.raises(StopError):
                    stream(chunks, stopping(at), output)
                output.keep()
    assert path.read_bytes() == lines(3000)


@pytest.fixture
def stopped(tmp_path: Path, source: Path, make_part: MakePart) -> Path:
    """An output that was stopped in the middle."""
    path = tmp_path / "out"
    output, chunks = make_part(path, source, top="10")
    with pytest.raises(StopError):
        stream(chunks, stopping(1500), output)
    output.keep()
    return path


@pytest.fixture
def again(make_part: MakePart) -> Resume:
    def again(path: Path, source: Path, **job: str) -> None:
        output, chunks = make_part(path, source, resume=True, **({"top": "10"} | job))
        try:
            stream(chunks, stopping(10**9), output)
        except BaseException:
            output.keep()
            raise
        output.finish()

    return again


def test_without_resume_everything_is_rebuilt(
    stopped: Path, source: Path, make_part: MakePart
) -> None:
    output, chunks = make_part(stopped, source, top="5")
    assert output.size == output.done.positions == 0
    stream(chunks, stopping(10**9), output)
    output.finish()
    assert stopped.read_bytes() == lines(3000)


@pytest.mark.parametrize(
    "change",
    [
        pytest.param(lambda text: text + b"more\n", id="longer"),
        pytest.param(lambda text: text[:-1], id="shorter"),
        pytest.param(lambda text: text.replace(b"line 3\n", b"LINE 3\n"), id="before"),
        pytest.param(lambda text: text.replace(b"line 2900\n", b"LINE 2900\n"), id="behind"),
        pytest.param(lambda text: text.replace(b"e 33\nl", b"e 3\nl3"), id="lines"),
    ],
)
def test_another_input_is_refused(
    change: Callable[[bytes], bytes], stopped: Path, source: Path, again: Resume
) -> None:
    source.write_bytes(change(source.read_bytes()))
    part = stopped.with_name("out.part").read_bytes()
    with pytest.raises(BadOption, match="a different input"):
        again(stopped, source)
    assert stopped.with_name("out.part").read_bytes() == part
    source.write_bytes(lines(3000))
    again(stopped, source)
    assert stopped.read_bytes() == lines(3000)


def test_a_change_in_unsampled_rows_that_were_read_is_refused(
    tmp_path: Path, make_part: MakePart
) -> None:
    """A large file is only sampled; a change before the resume point is still detected."""
    source = tmp_path / "in"
    text = b"x" * 99 + b"\n"
    source.write_bytes(text * 200_000)
    path = tmp_path / "out"
    output, _ = make_part(path, source, top="10")
    with open(source, "rb", buffering=0) as file, pytest.raises(StopError):
        stream(ChunkReader(file, "text", 1 << 16), stopping(100_000), output)
    output.keep()
    with open(source, "r+b") as file:
        file.seek(150_000)  # between the first two blocks sampled
        file.write(b"y")
    output, chunks = make_part(path, source, resume=True, top="10")
    with pytest.raises(BadOption, match="a different input"):
        stream(chunks, stopping(10**9), output)
    output.keep()


def test_a_copy_of_the_input_is_accepted(stopped: Path, source: Path, again: Resume) -> None:
    copy = source.with_name("copy")
    copy.write_bytes(source.read_bytes())
    os.utime(copy, (1, 1))
    again(stopped, copy)
    assert stopped.read_bytes() == lines(3000)


def test_other_options_are_refused_and_named(stopped: Path, source: Path, again: Resume) -> None:
    with pytest.raises(BadOption, match=r"a different top \(10, now 5\).*drop --resume"):
        again(stopped, source, top="5")
    with pytest.raises(BadOption, match=r"a different dictionary \(None, now abc\)"):
        again(stopped, source, dictionary="abc")


def test_a_damaged_state_is_refused(stopped: Path, source: Path, again: Resume) -> None:
    state = stopped.with_name("out.part.json")
    whole = state.read_bytes()
    for damaged in (b"", b"{}", whole[:-5], b"[1]", b"\xff", whole.replace(b"[", b"{", 1)):
        state.write_bytes(damaged)
        with pytest.raises(BadOption, match="damaged"):
            again(stopped, source)


def test_a_part_that_was_cut_short_is_refused(stopped: Path, source: Path, again: Resume) -> None:
    os.truncate(stopped.with_name("out.part"), 100)
    with pytest.raises(BadOption, match="cut short"):
        again(stopped, source)


def test_a_part_without_a_state_is_rebuilt(stopped: Path, source: Path, again: Resume) -> None:
    stopped.with_name("out.part.json").unlink()
    again(stopped, source)
    assert stopped.read_bytes() == lines(3000)


def test_two_processes_do_not_write_one_part(
    tmp_path: Path, source: Path, make_part: MakePart
) -> None:
    path = tmp_path / "out"
    first, chunks = make_part(path, source)
    for resume in (True, False):
        with pytest.raises(BadOption, match="another process"):
            make_part(path, source, resume=resume)
    stream(chunks, stopping(10**9), first)
    first.finish()
    assert path.read_bytes() == lines(3000)


def test_a_link_keeps_pointing_to_its_file(
    tmp_path: Path, source: Path, make_part: MakePart
) -> None:
    (tmp_path / "elsewhere").mkdir()
    link = tmp_path / "out"
    link.symlink_to(tmp_path / "elsewhere" / "file")
    output, chunks = make_part(link, source)
    stream(chunks, stopping(10**9), output)
    output.finish()
    assert link.is_symlink()
    assert (tmp_path / "elsewhere" / "file").read_bytes() == lines(3000)


# The real command


def command(*args: str) -> list[str]:
    return [sys.executable, "-m", "lexicon_fast", *args]


def environment() -> dict[str, str]:
    root = str(Path(lexicon_fast.__file__).resolve().parents[1])
    return {**os.environ, "PYTHONPATH": root}


@pytest.fixture(params=["solve csv"])
def job(
    request: pytest.FixtureRequest, tmp_path: Path, hands: bytes, data: Path, small: Dictionary
) -> tuple[list[str], bytes]:
    """A run of about half a second with nine bad rows, and its output."""
    what, form = request.param.split()
    source = tmp_path / "hands.txt"
    rows = hands.splitlines(keepends=True)
    for at in (10, 1500, 2990):
        rows[at] = b"C4T\n"
    source.write_bytes(b"".join(rows) * 3)
    args = [what, "-w", str(data / "words2000.txt"), "-i", str(source), "--format", form]
    args += ["--all"] if what == "solve" else []
    whole = subprocess.run(
        command(*args, "-j", "1"), capture_output=True, env=environment(), check=False
    )
    assert whole.returncode == 2
    assert b"9 bad rows of 9,000" in whole.stderr
    return command(*args, "-o", str(tmp_path / "out.csv")), whole.stdout


@pytest.mark.slow
@pytest.mark.parametrize(
    ("job", "threads"),
    [
        ("solve csv", "1"),
        ("solve csv", "3"),
        ("solve text", "2"),
        ("plan jsonl", "2"),
    ],
    indirect=["job"],
)
def test_killed_at_any_moment_resume_gives_the_same_bytes(
    threads: str, job: tuple[list[str], bytes], tmp_path: Path
) -> None:
    args, expected = job
    deal = random.Random(threads)
    part = tmp_path / "out.csv.part"
    killed = 0
    for _ in range(40):
        process = subprocess.Popen(
            [*args, "-j", threads, "--resume"], stderr=subprocess.PIPE, env=environment()
        )
        goal = size(part) + deal.randrange(len(expected) // 4)
        while process.poll() is None and size(part) <= goal:
            time.sleep(deal.random() / 500)
        process.kill()
        _, stderr = process.communicate()
        if process.returncode == 2 and killed >= 3:
            break
        if process.returncode == 2:  # it finished before the kill: start again
            assert (tmp_path / "out.csv").read_bytes() == expected
            (tmp_path / "out.csv").unlink()
            killed = 0
            continue
        assert process.returncode == -signal.SIGKILL, stderr
        killed += 1
    assert process.returncode == 2
    assert b"9 bad rows of 9,000; the first: line 11:" in stderr
    assert (tmp_path / "out.csv").read_bytes() == expected
    names = sorted(path.name for path in tmp_path.iterdir())
    assert names == ["hands.txt", "out.csv", "out.csv.job"]


def test_an_interrupted_run_keeps_complete_rows_and_reports_it(
    job: tuple[list[str], bytes], tmp_path: Path
) -> None:
    args, expected = job
    part = tmp_path / "out.csv.part"
    for _ in range(20):
        process = subprocess.Popen(args, stderr=subprocess.PIPE, env=environment())
        while process.poll() is None and not size(part):
            time.sleep(0.001)
        process.send_signal(signal.SIGINT)
        _, stderr = process.communicate()
        if not (tmp_path / "out.csv").exists():
            break
        (tmp_path / "out.csv").unlink()  # it finished before the interrupt: start again
    assert process.returncode == 130
    assert stderr.decode() == (
        f"lexicon-fast: interrupted; {part} keeps the complete rows so far;"
        " continue with --resume\n"
    )
    kept = part.read_bytes()
    assert kept
    assert kept.endswith(b"\n")
    assert expected.startswith(kept)
    again = subprocess.run([*args, "--resume"], capture_output=True, env=environment(), check=False)
    assert again.returncode == 2
    assert (tmp_path / "out.csv").read_bytes() == expected


@pytest.mark.parametrize("threads", ["1", "2"])
def test_a_full_disk_is_one_line_and_the_part_is_kept(
    threads: str, job: tuple[list[str], bytes], tmp_path: Path
) -> None:
    args, expected = job
    limit = len(expected) // 2

    def fill_disk() -> None:
        resource.setrlimit(resource.RLIMIT_FSIZE, (limit, limit))

    result = subprocess.run(
        [*args, "-j", threads],
        capture_output=True,
        env=environment() | {"PYTHONDONTWRITEBYTECODE": "1"},  # no module is cut off
        preexec_fn=fill_disk,
        check=False,
    )
    part = tmp_path / "out.csv.part"
    assert result.returncode == 2
    assert result.stderr.decode() == (
        f"lexicon-fast: {part}: File too large; {part} keeps the complete rows so far;"
        " continue with --resume\n"
    )
    kept = part.read_bytes()
    assert kept.endswith(b"\n")
    assert expected.startswith(kept)
    again = subprocess.run([*args, "--resume"], capture_output=True, env=environment(), check=False)
    assert again.returncode == 2
    assert (tmp_path / "out.csv").read_bytes() == expected


@pytest.mark.parametrize("granted", [0, 1])
def test_fewer_threads_than_requested_do_the_same_work(
    granted: int, out: tuple[Stream, Path], monkeypatch: pytest.MonkeyPatch
) -> None:
    started = 0
    start = threading.Thread.start

    def limited(thread: threading.Thread) -> None:
        nonlocal started
        if started == granted:
            raise RuntimeError("can't start new thread")
        started += 1
        start(thread)

    monkeypatch.setattr(threading.Thread, "start", limited)
    with open(out[1], "wb", buffering=0) as file:
        stream(chunks_of(lines(300)), echo, Stream(file, "out"), threads=4)
    assert out[1].read_bytes() == lines(300)
