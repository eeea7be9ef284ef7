"""Output in a folder of parts: stopped at any moment and gone on with, it ends up the same."""

from __future__ import annotations

import json
import os
import random
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pyarrow as pa
import pyarrow.parquet as pq
import pytest
from support.part_folders import files, noted, size

from lexicon_fast import BadOption, Dictionary
from lexicon_fast.batch import plan_files, solve_files
from lexicon_fast.batch.folder import partitions
from lexicon_fast.batch.job import Job
from lexicon_fast.batch.queries import PlaysQuery
from lexicon_fast.rows.streams import Totals

pytestmark = pytest.mark.processes

PACK = "AAAAEEEEIIIIHHHLLLOOORRRSSSTTTUUUWWWCKMNPDJVGQYBFXZ*"
PART_ROWS = 150


@pytest.fixture(scope="module")
def hands(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """3,000 hands, three of them bad, as hands.parquet and hands.txt."""
    deal = random.Random(7)
    rows = ["".join(deal.sample(PACK, 10)) for _ in range(3000)]
    for at in (10, 1500, 2990):
        rows[at] = "C4T"
    folder = tmp_path_factory.mktemp("hands")
    table = pa.table({"id": [f"hand {number}" for number in range(3000)], "hand": rows})
    pq.write_table(table, folder / "hands.parquet", row_group_size=700)
    (folder / "hands.txt").write_text("\n".join(rows))
    return folder


@pytest.fixture(scope="module")
def words(data: Path) -> str:
    return str(data / "words2000.txt")


def command(*args: Any) -> list[str]:
    return [sys.executable, "-m", "lexicon_fast", *map(str, args)]


def parts(folder: Path) -> list[str]:
    return sorted(path.name for path in folder.glob("part-*"))


JOBS = {
    "solve, Parquet": (["solve", "--all"], "hands.parquet", "parquet", "1"),
    "solve, Arrow": (["solve", "--all"], "hands.txt", "arrow", "2"),
    "plan, Parquet": (["plan"], "hands.txt", "parquet", "2"),
}


@pytest.mark.slow
@pytest.mark.parametrize("name", JOBS)
def test_killed_at_any_moment_resume_gives_the_same_bytes(
    name: str, hands: Path, words: str, tmp_path: Path
) -> None:
    begin, source, form, threads = JOBS[name]
    args = command(*begin, "-w", words, "-i", hands / source, "--part-rows", PART_ROWS)
    args += ["--format", form]
    undisturbed = subprocess.run(
        [*args, "-o", f"{tmp_path}/whole/", "-j", "1"], capture_output=True, check=False
    )
    assert undisturbed.returncode == 2
    assert b"3 bad rows of 3,000; the first: " in undisturbed.stderr
    whole, out = files(tmp_path / "whole"), tmp_path / "out"
    assert len(whole) == 3000 // PART_ROWS + 1

    deal = random.Random(name)
    killed = 0
    for _ in range(60):
        process = subprocess.Popen(
            [*args, "-o", f"{out}/", "-j", threads, "--resume"], stderr=subprocess.PIPE
        )
        # Until some more parts are there, and then for a part of a part.
        goal = (len(parts(out)) if out.exists() else 0) + deal.randrange(7)
        while process.poll() is None and not (out.exists() and len(parts(out)) >= goal):
            time.sleep(0.001)
        time.sleep(deal.random() / 50 * deal.randrange(2))
        process.kill()
        _, stderr = process.communicate()
        if process.returncode == 2 and killed >= 2:
            break
        if process.returncode == 2:  # it was whole before we were: from the start
            assert files(out) == whole
            shutil.rmtree(out)
            killed = 0
            continue
        assert process.returncode == -signal.SIGKILL, stderr
        killed += 1
    assert process.returncode == 2
    assert stderr.endswith(
        undisturbed.stderr
    )  # also if the bad rows were answered by an earlier run
    assert files(out) == whole
    again = subprocess.run([*args, "-o", out, "--resume"], capture_output=True, check=False)
    complete = f"lexicon-fast: {out} is already complete; drop --resume to rebuild it\n".encode()
    assert (again.returncode, again.stderr) == (2, complete + undisturbed.stderr)
    assert files(out) == whole


@pytest.mark.slow
def test_lines_from_columns_are_gone_on_with(hands: Path, words: str, tmp_path: Path) -> None:
    """Parquet in, JSON Lines out: one file that was begun before."""
    args = command("solve", "--all", "-w", words, "-i", hands / "hands.parquet", "-j", "2")
    whole, out = tmp_path / "whole.jsonl", tmp_path / "out.jsonl"
    subprocess.run([*args, "-o", whole], capture_output=True, check=False)
    part = tmp_path / "out.jsonl.part"
    deal, killed = random.Random(1), 0
    for _ in range(40):
        process = subprocess.Popen([*args, "-o", out, "--resume"], stderr=subprocess.PIPE)
        goal = size(part) + deal.randrange(whole.stat().st_size // 4)
        while process.poll() is None and size(part) <= goal:
            time.sleep(0.001)
        process.kill()
        _, stderr = process.communicate()
        if process.returncode == 2 and killed >= 2:
            break
        if process.returncode == 2:  # it was whole before we were: from the start
            assert out.read_bytes() == whole.read_bytes()
            out.unlink()
            killed = 0
            continue
        assert process.returncode == -signal.SIGKILL, stderr
        killed += 1
    assert process.returncode == 2
    assert b"3 bad rows of 3,000; the first: row 11: hand 'C4T'" in stderr
    assert out.read_bytes() == whole.read_bytes()


class StopError(Exception):
    """Raised to stop a run."""


def stop_after(count: int) -> Callable[[int, int, Totals], None]:
    """Return a progress function that stops the run after some parts."""

    def progress(done: int, total: int, totals: Totals) -> None:
        if done >= count * PART_ROWS:
            raise StopError

    return progress


@pytest.fixture
def begun(hands: Path, words: str, tmp_path: Path) -> Path:
    """A folder with 7 of 20 parts."""
    out = tmp_path / "out"
    with pytest.raises(StopError) as stopped:
        go_on(hands, words, out, progress=stop_after(7), resume=False)
    assert stopped.value.__notes__ == [f"{out} keeps 7 of 20 parts; continue with --resume"]
    assert len(parts(out)) in (7, 8)  # one more may be whole, but not be noted yet
    return out


def go_on(
    hands: Path, words: str, out: Path, source: str = "hands.parquet", **other: Any
) -> Totals:
    options = {"top": 3, "part_rows": PART_ROWS, "resume": True, **other}
    return solve_files(str(hands / source), out, words, **options)


def test_what_is_done_stays_as_it_is(begun: Path, hands: Path, words: str, tmp_path: Path) -> None:
    notes = [json.loads(note) for note in (begun / "_progress.jsonl").read_bytes().splitlines()]
    noted = [f"part-{number:05}.parquet" for number, *_ in notes]
    assert len(noted) == 7
    times = {name: (begun / name).stat().st_mtime_ns for name in noted}
    (begun / ".part-00009.parquet.1-a.tmp").write_bytes(b"half a part")
    with open(begun / "_progress.jsonl", "ab") as file:
        file.write(b"[19,15")  # half a line
    totals = go_on(hands, words, begun, threads=2)
    assert (totals.positions, totals.bad) == (3000, 3)
    assert totals.first_bad is not None
    assert totals.first_bad.startswith("row 11: hand 'C4T'")
    assert times == {name: (begun / name).stat().st_mtime_ns for name in noted}
    go_on(hands, words, tmp_path / "whole")
    assert files(begun) == files(tmp_path / "whole")


def test_a_part_that_is_not_noted_is_made_anew(
    begun: Path, hands: Path, words: str, tmp_path: Path
) -> None:
    (begun / "part-00010.parquet").write_bytes(b"of whatever run")
    (begun / parts(begun)[0]).unlink()
    go_on(hands, words, begun)
    go_on(hands, words, tmp_path / "whole")
    assert files(begun) == files(tmp_path / "whole")


def test_a_part_that_a_given_up_worker_ends_meanwhile_is_no_fault(
    begun: Path, hands: Path, words: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    listed = os.listdir

    def with_its_file(path: str) -> list[str]:
        return [*listed(path), ".part-00007.parquet.123-a821a74bafde.tmp"]  # renamed by now

    monkeypatch.setattr(os, "listdir", with_its_file)
    go_on(hands, words, begun)
    assert parts(begun)[-1] == f"part-{3000 // PART_ROWS - 1:05}.parquet"


def test_another_job_is_refused_and_named(begun: Path, hands: Path, words: str) -> None:
    before = files(begun)
    for other, what in (
        ({"top": 4}, "a different --top (3, now 4)"),
        ({"part_rows": 100}, "a different --part-rows (150, now 100)"),
        ({"min_length": 3}, "a different --min-length (2, now 3)"),
        ({"ruleset": "article"}, "a different --ruleset (waddingtons, now article)"),
        ({"output_format": "arrow"}, "a different --format (parquet, now arrow)"),
        ({"source": "hands.txt"}, "a different --input-format (parquet, now text)"),
    ):
        with pytest.raises(BadOption) as refused:
            go_on(hands, words, begun, **other)
        assert str(refused.value) == (
            f"--resume: {begun} was started with {what};"
            " use the same, or drop --resume to start again"
        )
    with pytest.raises(BadOption, match="a different command"):
        plan_files(str(hands / "hands.parquet"), begun, words, part_rows=PART_ROWS, resume=True)
    (hands / "words.txt").write_text("cat\ndog\n")
    with pytest.raises(BadOption, match="a different dictionary"):
        go_on(hands, str(hands / "words.txt"), begun)
    assert files(begun) == before


def test_another_input_is_refused(begun: Path, hands: Path, words: str, tmp_path: Path) -> None:
    changed = tmp_path / "hands.parquet"
    table = pq.read_table(hands / "hands.parquet")
    pq.write_table(table.slice(1), changed)
    with pytest.raises(BadOption, match=r"a different input; use the same"):
        go_on(tmp_path, words, begun)
    shutil.copy(hands / "hands.parquet", changed)
    go_on(tmp_path, words, begun)  # a copy is the same


def test_without_resume_all_is_made_anew(
    begun: Path, hands: Path, words: str, tmp_path: Path
) -> None:
    go_on(hands, words, begun, top=1, part_rows=1000, resume=False)
    go_on(hands, words, tmp_path / "whole", top=1, part_rows=1000)
    assert files(begun) == files(tmp_path / "whole")
    assert len(parts(begun)) == 3


def test_folders_with_other_files_are_left_alone(hands: Path, words: str, tmp_path: Path) -> None:
    (tmp_path / "letter.txt").write_text("Dear Sir")
    for resume in (False, True):
        with pytest.raises(BadOption, match=r"contains other files, like letter\.txt"):
            go_on(hands, words, tmp_path, resume=resume)
    assert files(tmp_path) == {"letter.txt": b"Dear Sir"}
    out = tmp_path / "out"
    go_on(hands, words, out)
    (out / "notes.txt").write_text("of mine")
    go_on(hands, words, out, top=2, resume=False)
    assert (out / "notes.txt").read_text() == "of mine"


def test_a_damaged_folder_is_refused(begun: Path, hands: Path, words: str) -> None:
    manifest = begun / "_manifest.json"
    whole = manifest.read_bytes()
    for damaged in (b"", whole[:-5], b"[]", b"{}"):
        manifest.write_bytes(damaged)
        with pytest.raises(BadOption, match="is damaged; drop --resume"):
            go_on(hands, words, begun)
    manifest.write_bytes(whole)
    go_on(hands, words, begun)
    part = begun / "part-00003.parquet"
    finished = part.read_bytes()
    for changed in (finished[:-1], finished + b"x", bytes([finished[0] ^ 1]) + finished[1:]):
        part.write_bytes(changed)
        with pytest.raises(BadOption, match=r"was finished, but part-00003\.parquet has changed"):
            go_on(hands, words, begun)
        assert part.read_bytes() == changed
    part.unlink()
    with pytest.raises(BadOption, match=r"was finished, but part-00003\.parquet is missing"):
        go_on(hands, words, begun)
    part.write_bytes(finished)
    go_on(hands, words, begun)
    manifest.unlink()
    before = files(begun)
    with pytest.raises(BadOption, match=r"has parts but no _manifest\.json.*drop --resume"):
        go_on(hands, words, begun)
    assert files(begun) == before


def test_a_part_that_was_cut_after_it_was_noted_is_made_again(
    begun: Path, hands: Path, words: str, tmp_path: Path
) -> None:
    part = begun / parts(begun)[0]
    part.write_bytes(part.read_bytes()[:-20])
    go_on(hands, words, begun)
    go_on(hands, words, tmp_path / "whole")
    assert files(begun) == files(tmp_path / "whole")


def test_two_processes_do_not_write_one_folder(begun: Path, hands: Path, words: str) -> None:
    def second(done: int, total: int, totals: Totals) -> None:
        with pytest.raises(BadOption, match="another process is writing it"):
            go_on(hands, words, begun)

    go_on(hands, words, begun, progress=second)


@pytest.mark.skipif(os.name == "nt", reason="Ctrl-C is another thing there")
def test_ctrl_c_keeps_the_parts_and_says_so(hands: Path, words: str, tmp_path: Path) -> None:
    out = tmp_path / "out"
    args = command("plan", "-i", hands / "hands.txt", "-o", f"{out}/", "--part-rows", "50")
    for _ in range(20):
        process = subprocess.Popen(args, stderr=subprocess.PIPE)
        while process.poll() is None and noted(out) < 2:
            time.sleep(0.001)
        process.send_signal(signal.SIGINT)
        _, stderr = process.communicate()
        if not json.loads((out / "_manifest.json").read_bytes())["whole"]:
            break
        shutil.rmtree(out)  # it was whole before we were: once more
    assert process.returncode == 130, stderr
    assert stderr.decode().startswith(f"lexicon-fast: interrupted; {out}/ keeps ")
    assert stderr.decode().endswith(" of 60 parts; continue with --resume\n")
    assert not [*out.glob(".part*")]
    assert json.loads((out / "_manifest.json").read_bytes())["whole"] is False


def test_the_input_is_never_removed(begun: Path, hands: Path, words: str) -> None:
    """The input must not be a part of the output."""
    go_on(hands, words, begun)
    before = files(begun)
    with pytest.raises(BadOption, match="contains the input; name another folder"):
        solve_files(str(begun), begun, words)
    assert files(begun) == before


def test_workers_get_absolute_paths(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    Path("hands.txt").write_text("CAT\n")
    query = PlaysQuery("waddingtons", 1, ("form",), 2)
    d = Dictionary.from_words(["cat"])
    job = Job(query=query, dictionary=d, inputs=("hands.txt",), output="parts", part_rows=1)
    with job._source(None) as source:
        (partition,) = partitions(source, 1)  # type: ignore[arg-type]
    assert [each.path for each in partition.slices] == [str(tmp_path / "hands.txt")]
