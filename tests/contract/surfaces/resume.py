"""Jobs that 0.1.0 left unfinished: whether they can be resumed, and with which results.

The files of 0.1.0 are in `files/resume`, with the result of an undisturbed run beside them. A
later version may go on or refuse; nothing may be lost or mixed: then the key `outcome` changes
from "resumed" to "refused", and `kept` says that the files are still there as they were.
"""

from __future__ import annotations

import random
import shutil
import signal
import time
from pathlib import Path
from typing import Any

from surfaces.work import FILES, Work

PACK = "AAAAEEEEIIIIHHHLLLOOORRRSSSTTTUUUWWWCKMNPDJVGQYBFXZ*"
ROWS = 2_000
FOLDER = FILES / "resume"

#: Name -> the command line, and what to resume.
JOBS: dict[str, tuple[str, str]] = {
    "solve to a file": ("solve -i many.txt -n 1 -w few.txt -o solved.jsonl -j 1", "solved.jsonl"),
    "plan to a folder": (
        "plan -i many.txt -w few.txt -o plans/ --format parquet --part-rows 100 -j 1",
        "plans",
    ),
    "census": ("census --cards 9 -w few.txt -n 1 -o census.json -j 1", "census.json"),
}


def many() -> str:
    """Positions with long tables: few rows are much input, so that there are many chunks."""
    deal = random.Random(5)
    table = " ".join("".join(deal.choices("aehstz", k=60)) for _ in range(60))
    return "".join(f"{''.join(deal.sample(PACK, 10))} {table}\n" for _ in range(ROWS))


def write(work: Work) -> dict[str, Any]:
    """Interrupts 0.1.0 in the middle of each job, and keeps what it leaves."""
    FOLDER.mkdir(exist_ok=True)
    (work.folder / "many.txt").write_text(many())
    for args, target in JOBS.values():
        _interrupt(work, args, target)
        for path in work.folder.glob(f"{target}*"):
            if path.suffix == ".new":
                continue
            place = FOLDER / path.name
            if path.is_dir():
                shutil.rmtree(place, ignore_errors=True)
                shutil.copytree(path, place)
                shutil.rmtree(path)
            else:
                shutil.move(path, place)
    shutil.rmtree(work.folder / "resume", ignore_errors=True)
    shutil.copytree(FOLDER, work.folder / "resume")
    return record(work)


def _interrupt(work: Work, args: str, target: str) -> None:
    for _ in range(50):
        process = work.start(*args.split())
        while process.poll() is None and not _begun(work.folder, target):
            time.sleep(0.001)
        process.send_signal(signal.SIGINT)
        process.communicate()
        if process.returncode == 130 and _begun(work.folder, target):
            return
        for path in work.folder.glob(f"{target}*"):
            shutil.rmtree(path) if path.is_dir() else path.unlink()
    raise RuntimeError(f"never caught in the middle: {args}")


def _begun(folder: Path, target: str) -> bool:
    if (folder / target).is_dir():
        return len(list((folder / target).glob("part-*"))) > 1
    part = folder / f"{target}.part"
    state = folder / f"{target}.part.json"
    if not part.exists():
        return False
    if target.startswith("census"):
        return part.stat().st_size > 2000
    return state.exists() and not state.read_text().endswith('[0,"",0,0,0,null]]')


def record(work: Work) -> dict[str, Any]:
    (work.folder / "many.txt").write_text(many())
    found: dict[str, Any] = {}
    for name, (args, target) in JOBS.items():
        left = [each for each in (work.folder / "resume").iterdir() if each.name.startswith(target)]
        for path in left:
            shutil.move(path, work.folder / path.name)
        before = _contents(work.folder, target)
        ran = work.run(*args.split(), "--resume")
        after = _contents(work.folder, target)
        resumed = ran.code == 0
        found[name] = {
            "exit": ran.code,
            "outcome": "resumed" if resumed else "refused",
            "kept": resumed or before == after,
        }
        for path in work.folder.glob(f"{target}*"):
            shutil.rmtree(path) if path.is_dir() else path.unlink()
        if resumed:
            work.run(*args.split())
        same = not resumed or after == _contents(work.folder, target)
        found[name]["same as a run from the start"] = same
    return found


def _contents(folder: Path, target: str) -> dict[str, Any]:
    paths = [path for each in folder.glob(f"{target}*") for path in [each, *each.rglob("*")]]
    return {str(path.relative_to(folder)): _content(path) for path in paths if path.is_file()}


def _content(path: Path) -> Any:
    """The contents of a file; for Parquet the rows, since its bytes depend on the library."""
    if path.suffix == ".parquet":
        import pyarrow.parquet as pq

        return pq.read_table(path, partitioning=None).to_pylist()
    return path.read_bytes()
