"""The tool that kills jobs: it finds what is lost, and what is not."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any, ClassVar

import pytest
from campaigns import kill_jobs
from campaigns.killable_jobs import JOBS, Job

pytestmark = pytest.mark.processes

#: Writes 40 rows, some of them in each run, and says in a file of its own how far it has come.
WRITER = """
import os, sys, time
out, careless = sys.argv[1] + "/rows", sys.argv[2] == "careless"
part = out + ".part"
done = 0
if os.path.exists(part):
    done = open(part).read().count("\\n")
with open(part, "a") as file:
    for row in range(done, 40):
        if careless and row == 20 and done:
            row = 19
        file.write(f"{row}\\n")
        file.flush()
        time.sleep(0.01)
os.replace(part, out)
"""


class Writer(Job):
    name = "writer"
    how: ClassVar[str] = "careful"
    changes = 2

    def command(self, folder: Path, *, resume: bool) -> list[str]:
        return [sys.executable, "-c", WRITER, str(folder), self.how]


class CarelessWriter(Writer):
    name = "careless"
    how = "careless"


class Deaf(Writer):
    """Ends with a wrong exit code when it is interrupted."""

    name = "deaf"

    def command(self, folder: Path, *, resume: bool) -> list[str]:
        deaf = "import sys\ntry:\n exec(sys.argv.pop())\nexcept KeyboardInterrupt:\n sys.exit(7)"
        return [sys.executable, "-c", deaf, str(folder), self.how, WRITER]


def campaign(*tried: Job, kills: int, seed: int, home: Path, log: Any = None) -> list[str]:
    jobs = {job.name: job for job in tried}
    return kill_jobs.campaign(
        list(jobs), kills, seed, jobs=jobs, home=home, log=log or (lambda _: None)
    )


def test_a_job_that_loses_nothing(tmp_path: Path) -> None:
    log: list[dict[str, Any]] = []
    assert campaign(Writer(), kills=6, seed=1, home=tmp_path, log=log.append) == []
    assert log[-1]["kills"] == 6
    assert sum(log[-1]["by"].values()) == 6
    assert sum(record.get("killed", False) for record in log) == 6
    assert not list(tmp_path.iterdir())


def test_a_row_that_is_written_twice_is_found(tmp_path: Path) -> None:
    failures = campaign(CarelessWriter(), kills=60, seed=1, home=tmp_path)
    assert len(failures) == 1
    assert "careless: round" in failures[0]
    assert "rows: differs from byte" in failures[0]


@pytest.mark.slow
def test_a_wrong_exit_code_is_found(tmp_path: Path) -> None:
    failures = campaign(Deaf(), kills=100, seed=1, home=tmp_path)
    assert len(failures) == 1
    assert "SIGINT" in failures[0]
    assert "exit code 7" in failures[0]


@pytest.mark.slow
def test_real_jobs_from_the_command_line(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    log = tmp_path / "log.jsonl"
    args = ["--kills", "4", "--seed", "2", "--jobs", "solve,census", "--log", str(log)]
    assert kill_jobs.main(args) == 0
    assert capsys.readouterr().out.endswith("seed 2: nothing lost\n")
    records = [json.loads(line) for line in log.read_text().splitlines()]
    assert records[0]["jobs"] == ["solve", "census"]
    assert sum("kills" in record for record in records) == 3
    with pytest.raises(SystemExit):
        kill_jobs.main(["--jobs", "solv"])


def test_each_kind_of_job_names_itself() -> None:
    assert all(name == job.name for name, job in JOBS.items())
