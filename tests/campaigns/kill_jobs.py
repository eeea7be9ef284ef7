"""Kill long jobs over and over, resume them, and compare what they write with an undisturbed run.

    python -m campaigns.kill_jobs --kills 1000 --seed 1 --log kills.jsonl
    python -m campaigns.kill_jobs --kills 50 --jobs match,dask-solve

A round starts one job in an empty folder, kills it, resumes it, and so on until a run comes to its
end. All files must then be those of an undisturbed run, byte for byte; a file that has its final
name before that must be right, too. Kills come at any moment of a run, its start-up included, or
right after a file has been created, replaced or renamed. A new kind of job is a subclass of `Job`
in `killable_jobs.py`.

Job, seed and round decide what is tried; when a signal arrives is up to the machine.
"""

from __future__ import annotations

import argparse
import json
import os
import random
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from contextlib import ExitStack, suppress
from pathlib import Path
from typing import Any, NamedTuple

from campaigns.killable_jobs import JOBS, Job

#: Seconds that a run may take after its signal, or without one, before it counts as a hang.
PATIENCE = 120.0
#: Runs of a round: the later ones are killed later, so that a round ends.
MOST_RUNS = 12

SIGNALS = (signal.SIGKILL, signal.SIGTERM, signal.SIGINT)
WEIGHTS = (6, 2, 2)

#: Exit codes of a run that a signal has stopped: the signal's own, as a shell says it, interrupted.
STOPPED = {
    signal.SIGKILL: {-signal.SIGKILL},
    signal.SIGTERM: {-signal.SIGTERM, 128 + signal.SIGTERM},
    signal.SIGINT: {-signal.SIGINT, 130},
}


class Plan(NamedTuple):
    """When and how one run is to be killed. after: seconds, or changes of the folder if `changes`.

    target: `group` (the process and all it started), `process`, or `worker` (one of its children).
    """

    signal: signal.Signals
    target: str
    changes: bool
    after: float


class Failure(Exception):
    """A job that was resumed did not write what an undisturbed run writes."""


class Campaign:
    """Rounds of one job until there are enough kills. log: takes one record for each run."""

    def __init__(self, job: Job, seed: int, home: Path, log: Callable[[dict[str, Any]], None]):
        self._job = job
        self._seed = seed
        self._home = home
        self._log = log
        self.kills = 0
        self.counts: Counter[str] = Counter()
        home.mkdir(parents=True)
        job.prepare(home)
        begun = time.monotonic()
        self.expected = self._undisturbed("expected")
        #: How long a run takes, and how often it changes its folder: as the last whole run did, so
        #: that signals also meet runs when the machine is busier, or less busy, than it was before.
        self.seconds = time.monotonic() - begun
        self.changes = job.changes

    def _undisturbed(self, name: str) -> Mapping[str, bytes]:
        folder = self._home / name
        folder.mkdir()
        run = subprocess.run(
            self._job.command(folder, resume=False), capture_output=True, check=False
        )
        if run.returncode != self._job.exit_code:
            raise Failure(
                f"{self._job.name}: undisturbed, exit code {run.returncode}: {run.stderr!r}"
            )
        if not (found := files(folder)):
            raise Failure(f"{self._job.name}: undisturbed, it wrote nothing: {run.stderr!r}")
        return found

    def round(self, number: int, most: int) -> None:
        """One round with up to `most` kills. Raises Failure."""
        rng = random.Random(f"{self._seed} {self._job.name} {number}")
        folder = self._home / f"round-{number}"
        folder.mkdir()
        killed = 0
        for attempt in range(MOST_RUNS + 1):
            plan = None if attempt == MOST_RUNS or killed >= most else self._plan(rng)
            ended, done = self._run(folder, plan, resume=attempt > 0)
            self._log({
                "job": self._job.name, "round": number, "run": attempt,
                "signal": plan.signal.name if plan else None,
                "target": plan.target if plan else None,
                "changes": plan.changes if plan else None,
                "after": round(plan.after, 4) if plan else None,
                "killed": ended, "exit": done.returncode, "seconds": round(done.seconds, 3),
            })  # fmt: skip
            if attempt == 0 and not ended:
                self.seconds = done.seconds
            if ended:
                killed += 1
                self.kills += 1
                self.counts[f"{plan.signal.name} {plan.target}" if plan else ""] += 1
            if done.returncode in {self._job.exit_code, 0 if attempt else self._job.exit_code}:
                break
            if not (ended and plan and stopped(plan, done)):
                raise Failure(
                    f"{self._job.name}: round {number}, run {attempt} ({plan}): exit code"
                    f" {done.returncode}: {done.stderr[-2000:]!r}"
                )
            self._compare(folder, f"round {number}, run {attempt} ({plan})", whole=False)
        self._compare(folder, f"round {number}, after {killed} kills", whole=True)
        shutil.rmtree(folder)

    def _plan(self, rng: random.Random) -> Plan:
        number = rng.choices(SIGNALS, WEIGHTS)[0]
        target = rng.choice(self._job.targets)
        if target == "worker":
            number = signal.SIGKILL
        if rng.random() < 0.3:
            return Plan(number, target, True, rng.randint(1, self.changes))
        return Plan(number, target, False, rng.uniform(0, 1.05 * self.seconds))

    def _run(self, folder: Path, plan: Plan | None, *, resume: bool) -> tuple[bool, _Done]:
        """Whether a signal was sent to the run, and how it ended."""
        begun = time.monotonic()
        with tempfile.TemporaryFile() as errors:
            process = subprocess.Popen(
                self._job.command(folder, resume=resume),
                stdout=subprocess.DEVNULL,
                stderr=errors,
                start_new_session=True,
            )
            try:
                sent = plan is not None and self._kill(process, plan, folder, begun)
                try:
                    process.wait(PATIENCE)
                except subprocess.TimeoutExpired:
                    raise Failure(f"{self._job.name}: hangs after {plan}") from None
            finally:
                if process.poll() is None or self._job.starts_processes:
                    end_group(process, wait=self._job.orphans_end and process.poll() is not None)
                process.wait()
            errors.seek(0)
            said = errors.read()
        if process.returncode in (0, self._job.exit_code) and plan and plan.target != "worker":
            sent = False  # it came too late
        return sent, _Done(process.returncode, time.monotonic() - begun, said)

    def _kill(
        self, process: subprocess.Popen[bytes], plan: Plan, folder: Path, begun: float
    ) -> bool:
        if plan.changes:
            seen, left = changed(folder), plan.after
            while left > 0 and process.poll() is None:
                if (now := changed(folder)) != seen:
                    seen, left = now, left - 1
            if left > 0:
                self.changes = max(1, int(plan.after - left))
        else:
            with suppress(subprocess.TimeoutExpired):
                process.wait(max(0.0, begun + plan.after - time.monotonic()))
        if process.poll() is not None:
            return False
        if plan.target == "group":
            os.killpg(process.pid, plan.signal)
        elif plan.target == "process":
            process.send_signal(plan.signal)
        else:
            workers = children(process.pid)
            if not workers:
                return False
            with suppress(ProcessLookupError):
                os.kill(workers[int(plan.after * 1e6) % len(workers)], plan.signal)
        return True

    def _compare(self, folder: Path, where: str, *, whole: bool) -> None:
        """Raises Failure if files differ from the expected ones; not whole: only those finished."""
        found = files(folder)
        for name in sorted({*found, *self.expected} if whole else self._job.finished(found)):
            if (there := found.get(name)) != (wanted := self.expected.get(name)):
                kept = self._home / f"failed-{name.replace(os.sep, '-')}"
                shutil.copytree(folder, kept, dirs_exist_ok=True)
                raise Failure(
                    f"{self._job.name}: {where}: {name}: {described(there, wanted)}; kept: {kept}"
                )


class _Done(NamedTuple):
    returncode: int
    seconds: float
    stderr: bytes


def stopped(plan: Plan, done: _Done) -> bool:
    """Did the run end as a signal ends it?"""
    if plan.target == "worker":
        return True  # it was replaced, or the job has failed and can be resumed
    if plan.signal is signal.SIGINT and done.returncode == 1:
        return b"KeyboardInterrupt" in done.stderr  # the interpreter was still starting
    return done.returncode in STOPPED[plan.signal]


def files(folder: Path) -> dict[str, bytes]:
    """Path below the folder -> contents."""
    found = {}
    for path in folder.rglob("*"):
        with suppress(FileNotFoundError, IsADirectoryError):  # a worker still removes its own
            found[str(path.relative_to(folder))] = path.read_bytes()
    return found


def changed(folder: Path) -> tuple[int, ...]:
    """Something that is different once a file has been created, renamed or removed there."""
    places = [folder, *(Path(entry.path) for entry in os.scandir(folder) if entry.is_dir())]
    times = []
    for place in places:
        with suppress(FileNotFoundError):
            times.append(place.stat().st_mtime_ns)
    return tuple(times)


def described(there: bytes | None, wanted: bytes | None) -> str:
    """How contents differ."""
    if there is None or wanted is None:
        return "missing" if there is None else f"left behind, {len(there)} bytes"
    same = next((i for i, (a, b) in enumerate(zip(there, wanted, strict=False)) if a != b), None)
    at = min(len(there), len(wanted)) if same is None else same
    lines = f"{there.count(10)} line feeds, expected {wanted.count(10)}"
    return f"differs from byte {at} on ({len(there)} bytes, expected {len(wanted)}; {lines})"


def children(pid: int) -> list[int]:
    """The processes that a process has started, and those that they have."""
    found = []
    with suppress(OSError):
        for task in Path(f"/proc/{pid}/task").iterdir():
            with suppress(OSError):
                for child in (task / "children").read_text().split():
                    found += [int(child), *children(int(child))]
    return found


def members(group: int) -> list[int]:
    """The processes of a group that are still running."""
    found = []
    for entry in Path("/proc").iterdir():
        if entry.name.isdigit():
            with suppress(OSError):
                fields = (entry / "stat").read_text().rpartition(")")[2].split()
                if int(fields[2]) == group and fields[0] != "Z":
                    found.append(int(entry.name))
    return found


def end_group(process: subprocess.Popen[bytes], *, wait: bool) -> None:
    """End what a run has started; wait: it has to end by itself."""
    deadline = time.monotonic() + PATIENCE
    while wait and time.monotonic() < deadline and members(process.pid):
        time.sleep(0.02)
    left = members(process.pid)
    with suppress(ProcessLookupError):
        if left:
            os.killpg(process.pid, signal.SIGKILL)
    if wait and left:
        raise Failure(f"{len(left)} processes outlive the one that started them by {PATIENCE} s")


def campaign(
    names: Sequence[str],
    kills: int,
    seed: int,
    *,
    seconds: float | None = None,
    log: Callable[[dict[str, Any]], None] = lambda _: None,
    jobs: Mapping[str, Job] = JOBS,
    home: Path | None = None,
) -> list[str]:
    """Kill each job about equally often. Returns what went wrong."""
    deadline = None if seconds is None else time.monotonic() + seconds
    failures = []
    chosen = [jobs[name] for name in names]
    weight = sum(job.weight for job in chosen)
    place = Path(tempfile.mkdtemp(prefix="kill-jobs-", dir=home))
    left = kills
    for index, job in enumerate(chosen):
        last = index == len(chosen) - 1
        goal = left if last else min(left, max(1, round(kills * job.weight / weight)))
        begun = time.monotonic()
        rounds = 0
        runner = None
        try:
            runner = Campaign(job, seed, place / job.name, log)
            while runner.kills < goal and (deadline is None or time.monotonic() < deadline):
                rounds += 1
                runner.round(rounds, goal - runner.kills)
        except Failure as failure:
            failures.append(str(failure))
            log({"job": job.name, "failure": str(failure)})
            print(f"FAILED: {failure}", flush=True)
        else:
            shutil.rmtree(place / job.name)
        done = runner.kills if runner else 0
        left -= done
        each = {} if runner is None else dict(sorted(runner.counts.items()))
        spent = round(time.monotonic() - begun, 1)
        log({"job": job.name, "kills": done, "rounds": rounds, "by": each, "seconds": spent})
        print(f"{job.name}: {done} kills in {rounds} rounds, {spent} s: {each}", flush=True)
    if not failures:
        shutil.rmtree(place)
    return failures


def main(args: Sequence[str] | None = None) -> int:
    """The command. Returns its exit code: 0 if nothing was lost."""
    parser = argparse.ArgumentParser(description="Kill jobs, resume them, compare the output.")
    parser.add_argument("--kills", type=int, default=1000, help="number of kills, of all jobs")
    parser.add_argument("--seconds", type=float, help="start no new round after this time")
    parser.add_argument("--seed", type=int, default=1, help="random seed")
    parser.add_argument("--jobs", default=",".join(JOBS), help=f"some of: {', '.join(JOBS)}")
    parser.add_argument("--log", type=Path, help="write one JSON object per run")
    given = parser.parse_args(args)
    names = given.jobs.split(",")
    for name in names:
        if name not in JOBS:
            parser.error(f"no such job: {name!r}; jobs: {', '.join(JOBS)}")
        if reason := JOBS[name].missing():
            print(f"{name}: NOT TESTED: {reason}", flush=True)
    names = [name for name in names if not JOBS[name].missing()]
    with ExitStack() as stack:
        sink = stack.enter_context(given.log.open("a", encoding="utf-8")) if given.log else None

        def log(record: dict[str, Any]) -> None:
            if sink:
                print(json.dumps(record), file=sink, flush=True)

        version = sys.version.split()[0]
        log({"kills": given.kills, "seed": given.seed, "jobs": names, "python": version})
        failures = campaign(names, given.kills, given.seed, seconds=given.seconds, log=log)
    print(f"seed {given.seed}: " + (f"{len(failures)} FAILED" if failures else "nothing lost"))
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main())
