"""Jobs for `kill_jobs.py`. Each takes about a second and leaves all output in one folder."""

from __future__ import annotations

import random
import subprocess
import sys
from collections.abc import Iterable
from functools import cache
from importlib.util import find_spec
from pathlib import Path
from typing import ClassVar

PACK = "AAAAEEEEIIIIHHHLLLOOORRRSSSTTTUUUWWWCKMNPDJVGQYBFXZ*"
WORDS = Path(__file__).parents[1] / "data" / "words2000.txt"

#: How names end of what is not yet whole, or says how far a job has come.
UNFINISHED = (".part", ".json.new", ".part.json", ".new", ".tmp", "-lock", ".job")


class Job:
    """One kind of job."""

    name: ClassVar[str]
    #: Exit code of a run that comes to its end; one that finds all of it done may say 0.
    exit_code: ClassVar[int] = 0
    #: Its share of the kills, by how long it takes.
    weight: ClassVar[int] = 4
    #: What signals are sent to: see `kill_jobs.Plan`.
    targets: ClassVar[tuple[str, ...]] = ("process",)
    #: About how many files are created, replaced or renamed in a run.
    changes: ClassVar[int] = 20
    #: Has it processes of its own, and do they end by themselves once it is killed?
    starts_processes: ClassVar[bool] = False
    orphans_end: ClassVar[bool] = False

    def missing(self) -> str:
        """The reason why the job cannot be tried, if there is one."""
        return ""

    def prepare(self, home: Path) -> None:
        """Write the input."""

    def command(self, folder: Path, *, resume: bool) -> list[str]:
        """The command that writes into the folder."""
        raise NotImplementedError

    def finished(self, names: Iterable[str]) -> list[str]:
        """The files that have their final names, in a job that was stopped."""
        return [name for name in names if not name.endswith(UNFINISHED) and "/_" not in name]


def program(*args: str) -> list[str]:
    """A command of the package, as a list."""
    return [sys.executable, "-m", "lexicon_fast", *args]


@cache
def offers(option: str, *command: str) -> bool:
    """Has a command this option?"""
    said = subprocess.run(program(*command, "--help"), capture_output=True, check=False)
    return option.encode() in said.stdout


class Rows(Job):
    """Rows in a text format, with some that are bad."""

    exit_code = 2
    what: ClassVar[str] = "solve"
    output: ClassVar[str] = "out.jsonl"
    rows: ClassVar[int] = 6000
    options: ClassVar[tuple[str, ...]] = ("--all", "-j", "2")

    def prepare(self, home: Path) -> None:
        deal = random.Random(1)
        rows = ["".join(deal.sample(PACK, 10)) for _ in range(self.rows)]
        for bad in (10, self.rows // 2, self.rows - 10):
            rows[bad] = "C4T"
        (home / "hands.txt").write_text("".join(f"{row}\n" for row in rows))

    def command(self, folder: Path, *, resume: bool) -> list[str]:
        source, output = str(folder.parent / "hands.txt"), f"{folder}/{self.output}"
        again = ["--resume"] if resume else []
        return program(
            *(self.what, "-w", str(WORDS), "-i", source, "-o", output, *self.options, *again)
        )


class Solve(Rows):
    name = "solve"


class SolveCsv(Rows):
    name = "solve-csv"
    output = "out.csv"
    options = ("--all", "-j", "1")


class SolveGzip(Rows):
    """Compressed, each chunk by itself."""

    name = "solve-gz"
    output = "out.jsonl.gz"


class Plan(Rows):
    name = "plan"
    what = "plan"
    options = ("-j", "2")


class Census(Job):
    name = "census"
    weight = 6
    changes = 12

    def command(self, folder: Path, *, resume: bool) -> list[str]:
        again = ["--resume"] if resume else []
        output = str(folder / "census.json")
        return program("census", "--cards", "8", "-w", str(WORDS), "-o", output, "-j", "2", *again)


class Match(Job):
    """Records and results of all deals. Without --resume a match that was killed starts again."""

    name = "match"
    weight = 6
    targets = ("process", "group")
    starts_processes = True
    orphans_end = True
    changes = 12

    def command(self, folder: Path, *, resume: bool) -> list[str]:
        again = ["--resume"] if resume and offers("--resume", "match", "lexicon") else []
        args = ["--pairs", "40", "--seed", "3", "-j", "2", "--format", "jsonl", "-w", str(WORDS)]
        record = ["--record", str(folder / "games.jsonl")]
        return program("match", "lexicon", "greedy", "random", *args, *record, *again)


class WithDask(Job):
    """Needs the extra `dask`."""

    weight = 1
    targets = ("process", "group", "worker", "worker")
    starts_processes = True
    orphans_end = True

    def missing(self) -> str:
        return "" if find_spec("distributed") else "the extra `dask` is absent"


class DaskSolve(WithDask, Rows):
    name = "dask-solve"
    output = "out/"
    options = ("--engine", "dask", "-j", "2", "--part-rows", "300", "--top", "3")


class Folder(Rows):
    """A folder of parts, by threads."""

    name = "solve-folder"
    output = "out/"
    options = ("-j", "2", "--part-rows", "200", "--top", "3")
    changes = 100


class DaskCensus(WithDask):
    name = "dask-census"
    changes = 12

    def command(self, folder: Path, *, resume: bool) -> list[str]:
        again = ["--resume"] if resume else []
        args = ["--cards", "8", "-w", str(WORDS), "-o", str(folder / "census.json"), "-j", "2"]
        return program("census", "--engine", "dask", *args, *again)


JOBS: dict[str, Job] = {
    job.name: job
    for job in (
        *(Solve(), SolveCsv(), SolveGzip(), Folder(), Plan(), Census()),
        *(Match(), DaskSolve(), DaskCensus()),
    )
}
