"""Measure the peak memory of solving ten million hands from Parquet to Parquet.

    python bench/memory.py [--hands N] [--folder FOLDER] > bench/results/parquet-memory.txt

Deals the hands into one file (row groups of a million), then runs the command that each line shows:
into one file, into a folder of parts, and with worker processes of Dask. Megabytes are the peak
resident memory of the largest process, including those of Dask.
"""

from __future__ import annotations

import argparse
import os
import platform
import shutil
import subprocess
import sys
import tempfile
import time
from pathlib import Path

import numpy as np
import pyarrow as pa
import pyarrow.parquet as pq

from lexicon_fast import __version__, cpu_info
from lexicon_fast.games.lexicon.rules import PACK

GROUP = 1_000_000
CARDS = 10


def deal(path: Path, hands: int) -> None:
    """Deal hands of ten cards from a shuffled pack, with ids from 0."""
    pack = np.frombuffer("".join(card * n for card, n in PACK.items()).encode(), "uint8")
    random = np.random.default_rng(8)
    schema = pa.schema({"id": pa.int64(), "hand": pa.string()})
    with pq.ParquetWriter(path, schema) as file:
        for first in range(0, hands, GROUP):
            count = min(GROUP, hands - first)
            cards = [
                pack[np.argsort(random.random((some, len(pack)), "float32"))[:, :CARDS]]
                for some in [100_000] * (count // 100_000) + [count % 100_000]
            ]
            ends = pa.py_buffer(np.arange(0, CARDS * (count + 1), CARDS, dtype="int32"))
            text = pa.py_buffer(np.concatenate(cards).tobytes())
            column = pa.Array.from_buffers(pa.string(), count, [None, ends, text])
            file.write_table(pa.table([np.arange(first, first + count), column], schema=schema))


def size(path: Path) -> int:
    files = path.iterdir() if path.is_dir() else [path]
    return sum(file.stat().st_size for file in files)


def measure(args: list[str], out: Path) -> str:
    """Run a command; return its seconds, megabytes, and the size of its output."""
    begin = time.perf_counter()
    child = os.posix_spawn(
        sys.executable, [sys.executable, "-m", "lexicon_fast", *args], os.environ
    )
    _, status, used = os.wait4(child, 0)
    if status:
        raise SystemExit(f"{args}: exit status {status}")
    seconds = time.perf_counter() - begin
    cpu = used.ru_utime + used.ru_stime
    return (
        f"{used.ru_maxrss / 1024:6.0f} MB  {seconds:6.1f} s  {cpu:6.1f} s of CPU "
        f" {size(out) / 1e6:6.0f} MB out"
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--hands", type=int, default=10_000_000)
    parser.add_argument("--folder", type=Path)
    parser.add_argument("--deal", type=Path, metavar="FILE", help="only deal the hands")
    options = parser.parse_args()
    if options.deal:
        deal(options.deal, options.hands)
        return
    script = Path(__file__).resolve()
    folder = Path(tempfile.mkdtemp(dir=options.folder))
    try:
        os.chdir(folder)
        # A process inherits the peak of its parent, so this one must stay small.
        dealing = [sys.executable, script, "--deal", "hands.parquet", "--hands"]
        subprocess.run([*dealing, str(options.hands)], check=True)
        print(f"bench/memory.py, lexicon-fast {__version__}, pyarrow {pa.__version__},", end=" ")
        print(f"Python {platform.python_version()}, {os.cpu_count()} cores, {cpu_info()['isa']}")
        print(f"{options.hands:,} hands, {size(Path('hands.parquet')) / 1e6:.0f} MB of Parquet")
        for target, more in (
            ("plays.parquet", ["-j", "1"]),
            ("plays.parquet", ["-j", "2"]),
            ("plays/", ["-j", "1"]),
            ("plays/", ["-j", "2"]),
            ("plays/", ["-j", "2", "--engine", "dask"]),
        ):
            args = ["solve", "-i", "hands.parquet", "-o", target, "--top", "1", *more]
            line = measure(args, Path(target))
            print(f"{line}   lexicon-fast {' '.join(args)}", flush=True)
    finally:
        shutil.rmtree(folder)


if __name__ == "__main__":
    main()
