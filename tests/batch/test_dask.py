"""Parts made by workers of a real Dask scheduler: the same as here, whatever becomes of them."""

from __future__ import annotations

import json
import math
import os
import random
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

import dask
import pyarrow as pa
import pyarrow.parquet as pq
import pytest
from distributed import Client, LocalCluster
from support.part_folders import files, noted

from lexicon_fast import BadOption
from lexicon_fast.batch import dask as batch_dask
from lexicon_fast.batch import plan_files, solve_files
from lexicon_fast.batch.dask import connect, run
from lexicon_fast.rows.streams import Totals

pytestmark = pytest.mark.processes

PACK = "AAAAEEEEIIIIHHHLLLOOORRRSSSTTTUUUWWWCKMNPDJVGQYBFXZ*"
ROWS = 4000
PART_ROWS = 200


@pytest.fixture(scope="module")
def client() -> Iterator[Client]:
    """A client of a scheduler with two worker processes, which restart when they die."""
    with connect(None, 2) as client:
        yield client


@pytest.fixture(scope="module")
def hands(tmp_path_factory: pytest.TempPathFactory) -> str:
    """The pattern of two files of hands, of which two are bad."""
    deal = random.Random(11)
    rows = ["".join(deal.sample(PACK, 10)) for _ in range(ROWS)]
    rows[5] = rows[3000] = "C4T"
    folder = tmp_path_factory.mktemp("hands")
    pq.write_table(pa.table({"hand": rows[:1500]}), folder / "a.parquet", row_group_size=400)
    pq.write_table(pa.table({"hand": rows[1500:]}), folder / "b.parquet")
    return str(folder / "*.parquet")


@pytest.fixture(scope="module")
def words(data: Path) -> str:
    return str(data / "words2000.txt")


@pytest.fixture(scope="module")
def whole(hands: str, words: str, tmp_path_factory: pytest.TempPathFactory) -> dict[str, bytes]:
    """The output of a run in this process."""
    out = tmp_path_factory.mktemp("whole") / "out"
    solve_files(hands, out, words, top=None, part_rows=PART_ROWS)
    return files(out)


def solved(hands: str, words: str, out: Path, client: Client | None, **how: Any) -> Totals:
    return solve_files(hands, out, words, top=None, part_rows=PART_ROWS, client=client, **how)


def test_the_parts_are_those_of_a_local_run(
    client: Client, hands: str, words: str, whole: dict[str, bytes], tmp_path: Path
) -> None:
    totals = solved(hands, words, tmp_path / "out", client)
    assert (totals.positions, totals.bad) == (ROWS, 2)
    assert totals.first_bad is not None
    assert totals.first_bad.startswith("a.parquet, row 6: hand 'C4T'")
    assert files(tmp_path / "out") == whole
    for client_or_none in (client, None):
        out = tmp_path / f"plans {client_or_none is None}"
        plan_files(hands, out, words, part_rows=500, output_format="arrow", client=client_or_none)
    assert files(tmp_path / "plans True") == files(tmp_path / "plans False")


@pytest.mark.slow
def test_a_worker_that_is_killed_changes_nothing(
    client: Client, hands: str, words: str, whole: dict[str, bytes], tmp_path: Path
) -> None:
    killed: list[int] = []

    def kill(done: int, total: int, totals: Totals) -> None:
        if done >= PART_ROWS * 2 * (len(killed) + 1) and len(killed) < 2:
            pids = client.run(os.getpid, on_error="ignore")  # one may be starting anew
            killed.append(min({*pids.values()} - {*killed}))
            os.kill(killed[-1], signal.SIGKILL)

    totals = solved(hands, words, tmp_path / "out", client, progress=kill)
    assert len(set(killed)) == 2
    assert (totals.positions, totals.bad) == (ROWS, 2)
    assert {
        name: data for name, data in files(tmp_path / "out").items() if not name.startswith(".")
    } == whole


@pytest.mark.slow
def test_workers_that_are_slow_to_come_back_are_waited_for() -> None:
    """Without the setting, a cluster gives them up, and waits for ever once it has none."""
    at_once = {"distributed.deploy.lost-worker-timeout": "1ms"}
    with dask.config.set(at_once), connect(None, 1) as client:
        [(address, pid)] = client.run(os.getpid).items()
        os.kill(pid, signal.SIGKILL)
        while address in client.scheduler_info()["workers"]:
            time.sleep(0.05)
        client.wait_for_workers(1, timeout=120)
        assert sorted(run(client, abs, [-1, -2])) == [(0, 1), (1, 2)]


@pytest.mark.slow
def test_a_cluster_is_closed_with_its_workers_there(monkeypatch: pytest.MonkeyPatch) -> None:
    """Closing a cluster fails for a worker that died right after its start, now and then."""
    workers: list[int] = []
    close = LocalCluster.close

    def noted_close(cluster: LocalCluster, *args: Any) -> Any:
        assert cluster.scheduler is not None
        workers.append(len(cluster.scheduler.workers))
        return close(cluster, *args)

    monkeypatch.setattr(LocalCluster, "close", noted_close)
    with connect(None, 1) as client:
        [pid] = client.run(os.getpid).values()
        os.kill(pid, signal.SIGKILL)
        cluster = client.cluster
        while cluster.scheduler.workers:
            time.sleep(0.001)
    assert workers[0] == 1


class StopError(Exception):
    """Raised to stop a run."""


def stop_at(rows: int) -> Callable[[int, int, Totals], None]:
    def progress(done: int, total: int, totals: Totals) -> None:
        if done >= rows:
            raise StopError

    return progress


@pytest.mark.parametrize("dask_first", [False, True])
def test_either_engine_goes_on_with_what_the_other_has_begun(
    dask_first: bool,
    client: Client,
    hands: str,
    words: str,
    whole: dict[str, bytes],
    tmp_path: Path,
) -> None:
    out = tmp_path / "out"
    first, second = (client, None) if dask_first else (None, client)
    with pytest.raises(StopError):
        solved(hands, words, out, first, progress=stop_at(ROWS // 2))
    first_noted = noted(out)
    assert first_noted >= ROWS // 2 // PART_ROWS
    begun: list[int] = []
    solved(hands, words, out, second, resume=True, progress=lambda done, *_: begun.append(done))
    assert begun[0] == first_noted * PART_ROWS
    assert files(out).items() >= whole.items()


def test_the_command_takes_the_address_of_a_scheduler(
    client: Client, hands: str, words: str, whole: dict[str, bytes], tmp_path: Path
) -> None:
    args = [sys.executable, "-m", "lexicon_fast", "solve", "--all", "-w", words, "-i", hands]
    args += ["-o", f"{tmp_path}/out/", "--part-rows", str(PART_ROWS), "--engine", "dask"]
    result = subprocess.run(
        [*args, "--scheduler", client.scheduler.address], capture_output=True, check=False
    )
    assert result.returncode == 2
    assert (
        result.stderr.decode()
        .splitlines()[-1]
        .startswith(
            f"lexicon-fast: 2 bad rows of {ROWS:,}; the first: a.parquet, row 6: hand 'C4T'"
        )
    )
    assert files(tmp_path / "out") == whole


@pytest.mark.slow
def test_the_command_starts_workers_of_its_own(
    hands: str, words: str, whole: dict[str, bytes], tmp_path: Path
) -> None:
    """A resumed run continues, while abandoned workers may still finish parts."""
    args = [sys.executable, "-m", "lexicon_fast", "solve", "--all", "-w", words, "-i", hands]
    args += ["-o", f"{tmp_path}/out/", "--part-rows", str(PART_ROWS), "--engine", "dask", "-j", "2"]
    for _ in range(20):
        process = subprocess.Popen(args, stderr=subprocess.DEVNULL)
        while process.poll() is None and not noted(tmp_path / "out"):
            time.sleep(0.001)
        process.kill()
        if process.wait() == -signal.SIGKILL:
            break
        assert process.returncode == 2
        shutil.rmtree(tmp_path / "out")  # it was whole before we were: once more
    assert process.returncode == -signal.SIGKILL
    result = subprocess.run([*args, "--resume"], capture_output=True, check=False)
    assert result.returncode == 2
    assert files(tmp_path / "out").items() >= whole.items()


@pytest.mark.slow
def test_ctrl_c_is_told_in_one_line(
    hands: str, words: str, whole: dict[str, bytes], tmp_path: Path
) -> None:
    """A terminal also interrupts the workers, which print nothing."""
    out = tmp_path / "out"
    args = [sys.executable, "-m", "lexicon_fast", "solve", "--all", "-w", words, "-i", hands]
    args += ["-o", f"{out}/", "--part-rows", str(PART_ROWS), "--engine", "dask", "-j", "2"]
    for _ in range(20):
        process = subprocess.Popen(args, stderr=subprocess.PIPE, start_new_session=True)
        while process.poll() is None and noted(out) < 2:
            time.sleep(0.001)
        with suppress(ProcessLookupError):
            os.killpg(process.pid, signal.SIGINT)
        _, stderr = process.communicate()
        if not json.loads((out / "_manifest.json").read_bytes())["whole"]:
            break
        shutil.rmtree(out)  # it was whole before we were: once more
    assert process.returncode == 130
    [line] = stderr.decode().splitlines()
    assert line.startswith(f"lexicon-fast: interrupted; {out}/ keeps ")
    assert line.endswith(" of 20 parts; continue with --resume")
    assert solved(hands, words, out, None, resume=True).positions == ROWS
    assert files(out).items() >= whole.items()


INTERRUPTED_CALL = """
import os, signal, threading, time
from lexicon_fast.batch.dask import connect

with connect(None, 1) as client:
    # Dask's thread is busy when Ctrl-C comes, so the call has not begun and cannot be cancelled.
    client.loop.add_callback(time.sleep, 1)
    threading.Timer(0.3, os.kill, (os.getpid(), signal.SIGINT)).start()
    try:
        client.nthreads()
    except KeyboardInterrupt:
        print("interrupted")
"""

LATE_HEARTBEAT = """
from lexicon_fast.batch.dask import connect

with connect(None, 1) as client:
    code = "import logging; logging.getLogger('distributed.worker').error('no scheduler')"
    client.run(exec, code)
    print("interrupted")
"""


@pytest.mark.slow
@pytest.mark.parametrize("code", [INTERRUPTED_CALL, LATE_HEARTBEAT])
def test_dask_logs_nothing_when_it_is_stopped(code: str) -> None:
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, check=True)
    assert (done.stdout, done.stderr) == (b"interrupted\n", b"")


def test_no_scheduler_at_the_address_is_told() -> None:
    with (
        pytest.raises(BadOption, match=r"--scheduler nonsense: .*; use the address of"),
        connect("nonsense", 1),
    ):
        pass


def test_workers_of_another_version_are_refused(
    client: Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(batch_dask, "__version__", "0.0")
    with pytest.raises(BadOption, match=r"worker tcp://\S+ has lexicon-fast \S+; install 0.0"):
        batch_dask._check_workers(client)


# The engine alone, with functions that workers have wherever they are


def test_results_come_with_their_numbers(client: Client) -> None:
    taken = 0

    def numbers() -> Iterator[int]:
        nonlocal taken
        for number in range(1, 61):
            taken = number
            yield number

    results = run(client, math.isqrt, numbers())
    first = next(results)
    assert taken < 20  # only a few are under way
    assert dict([first, *results]) == {n - 1: math.isqrt(n) for n in range(1, 61)}


def test_what_a_task_raises_is_raised(client: Client) -> None:
    with pytest.raises(ValueError, match="nonnegative"):
        dict(run(client, math.isqrt, [1, 2, -3], retries=1))


@pytest.mark.slow
def test_a_task_that_kills_its_workers_is_given_up(client: Client) -> None:
    with pytest.raises(ChildProcessError, match="task 0: "):
        dict(run(client, os._exit, [1]))
