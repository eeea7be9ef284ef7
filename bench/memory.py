"""Measure the peak memory of commands and calls, or compare it with what is recorded.

    python bench/memory.py [TEXT]       # write memory.json and the table of docs/limits.md;
                                        # TEXT: measure only commands and calls that contain it
    python bench/memory.py --check      # exit code 1 if one of them takes 20% more than recorded
    python bench/memory.py --parquet    # ten million hands, > bench/results/parquet-memory.txt

Each command and call is a process of its own, and megabytes are its peak resident memory, in
millions of bytes. The files that they read are made up: hands that are dealt, and definitions of
the words of ENABLE and then of others, whose words are as frequent as those of a language. Those
that take long are checked in a smaller form.

--parquet solves hands from Parquet to Parquet, row groups of a million: into one file, into a
folder of parts, and with worker processes of Dask, of which the largest process counts.
"""

from __future__ import annotations

import argparse
import json
import os
import platform
import shlex
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterable, Mapping
from http.client import HTTPConnection
from pathlib import Path
from resource import struct_rusage

# A process inherits the peak of its parent, so this one must stay small: no numpy here.

HERE = Path(__file__).resolve().parent
RECORD = HERE / "memory.json"

#: Memory may exceed what is recorded by this factor.
TOLERANCE = 1.2

#: Lines of the two files with definitions.
DEFINITIONS = 200_000, 1_750_000

#: A server, when it starts and later.
SERVER = "lexicon-fast serve", "lexicon-fast serve, after 1,000 requests"
#: Commands, then calls after `_SETUP`; all of them are checked.
CHECKED = (
    "lexicon-fast check quiz",
    "lexicon-fast solve -i hands.txt -o plays.jsonl --top 10 -j 1",
    "lexicon-fast find anagram:RETAINS?",
    "lexicon-fast find probability:1-100,blanks=2",
    "lexicon-fast find length:7 --columns hooks,points,probability,playability,anagrams,phony",
    "lexicon-fast find -i queries.txt -o words.jsonl",
    f"lexicon-fast find definition:lava --definitions {DEFINITIONS[0]}.txt",
    "lexicon-fast equations 'AB;BA;|A|=1'",
    "lexicon-fast equations '8:*A*B*;9:*A*B*C*' --limit 10000",
    "lexicon-fast scrabble plays -i positions.cgp -o plays.jsonl",
    "lexicon-fast advise lexicon 'CATDOGXYZ* mother hat' --exposed E --others 7",
    "lexicon-fast advise scrabble -i positions.cgp",
    "lexicon-fast analyse game.gcg",
    "lexicon-fast census --cards 8 -j 2",
    "lexicon-fast tablebase build --cards 8 -j 2",
    *SERVER,
    "d.subwords_batch(hands)",
    "d.find_batch(queries)",
    "lexicon.solve_batch(hands, d, top=10)",
)
#: What takes long.
HEAVY = (
    f"lexicon-fast find definition:lava --definitions {DEFINITIONS[1]}.txt",
    "lexicon-fast census -j 2",
    "lexicon-fast tablebase build -j 2",
)
_SETUP = """\
from lexicon_fast import Dictionary, lexicon
d = Dictionary.load("enable")
hands, queries = (open(name).read().split() for name in ("hands.txt", "queries.txt"))
kept = """

GROUP = 1_000_000
CARDS = 10


def make_inputs(most: int) -> None:
    """Write hands, queries and positions, and up to `most` definitions, into this folder."""
    import numpy as np

    from lexicon_fast import Dictionary
    from lexicon_fast.games.lexicon.rules import PACK

    rng = np.random.default_rng(8)
    pack = np.array([card for card, n in PACK.items() for _ in range(n)])
    hands = ["".join(rng.permutation(pack)[:CARDS]) for _ in range(100_000)]
    Path("hands.txt").write_text("\n".join(hands))
    racks = (hand.replace("*", "E")[:7] for hand in hands[:10_000])
    Path("queries.txt").write_text("\n".join(f"anagram:{rack}" for rack in racks))
    for name in ("positions.cgp", "game.gcg"):
        shutil.copy(HERE.parent / "examples" / name, name)
    words = Dictionary.load("enable").words
    vocabulary = np.array([word for word in words if len(word) < 11], dtype=object)
    rng.shuffle(vocabulary)
    vocabulary[100] = "lava"
    ranks = np.cumsum(1 / np.arange(2.7, len(vocabulary)))  # Zipf's law, as Mandelbrot has it
    for lines in (n for n in DEFINITIONS if n <= most):
        with open(f"{lines}.txt", "w") as file:
            for first in range(0, lines, 50_000):
                texts = rng.random((50_000, 9)) * ranks[-1]
                for at, row in enumerate(vocabulary[np.searchsorted(ranks, texts)], first):
                    times, number = divmod(at, len(words))
                    word = words[number] + times * "z"  # the dictionary has only the first ones
                    print(word, *row[: 4 + at % 5], "[n -S]", file=file)


def run(command: list[str]) -> struct_rusage:
    """Run a command; return what it used."""
    process = subprocess.Popen(command, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL)
    _, status, used = os.wait4(process.pid, 0)
    process.returncode = os.waitstatus_to_exitcode(status)
    if status:
        raise SystemExit(f"{shlex.join(command)}: exit status {process.returncode}")
    return used


def peak(used: struct_rusage) -> float:
    """Return the megabytes of the largest process."""
    return used.ru_maxrss * 1024 / 1e6


def peaks_of_server() -> tuple[float, float]:
    """Return the megabytes of a server before and after 1,000 requests."""
    options = ["serve", "--port", "0", "--database", ":memory:", "--max-compute", "1000"]
    command = [sys.executable, "-m", "lexicon_fast", *options]
    with subprocess.Popen(command, stderr=subprocess.PIPE, text=True) as process:
        assert process.stderr is not None
        line = next(line for line in process.stderr if "serving at" in line)
        address = line.partition("http://")[2].partition("/")[0]
        status = Path(f"/proc/{process.pid}/status").read_text()
        idle = int(status.partition("VmHWM:")[2].split()[0]) * 1024 / 1e6
        client = HTTPConnection(address)
        hands, queries = (Path(name).read_text().split() for name in ("hands.txt", "queries.txt"))
        for hand, query in zip(hands[:500], queries[:500], strict=True):
            for method, body in (
                ("solve", {"game": "lexicon", "positions": [hand]}),
                ("dictionary.find", {"query": query, "dictionary": "enable"}),
            ):
                client.request("POST", f"/rpc/{method}", json.dumps(body))
                reply = client.getresponse()
                text = reply.read().decode()
                if reply.status != 200:
                    raise SystemExit(f"{method}: {text}")
        process.terminate()
        _, _, used = os.wait4(process.pid, 0)
        process.returncode = 0
    return idle, peak(used)


def measure(rows: Iterable[str], most: int) -> dict[str, float]:
    """Return the megabytes of commands and calls. most: definitions in the longest file."""
    here, folder = os.getcwd(), tempfile.mkdtemp()
    environment = dict(os.environ)
    try:
        os.chdir(folder)
        os.environ["LEXICON_FAST_CACHE"] = f"{folder}/cache"
        subprocess.run([sys.executable, __file__, "--inputs", str(most)], check=True)
        found = {}
        for row in rows:
            if row in SERVER:
                found |= {} if row in found else zip(SERVER, peaks_of_server(), strict=True)
                continue
            program, *arguments = shlex.split(row) if row.startswith("lexicon-fast ") else [""]
            more = ["-m", "lexicon_fast", *arguments] if program else ["-c", _SETUP + row]
            found[row] = peak(run([sys.executable, *more]))
            print(f"{found[row]:6.0f} MB  {row}", file=sys.stderr)
        return found
    finally:
        os.chdir(here)
        os.environ.clear()
        os.environ.update(environment)
        shutil.rmtree(folder)


def failing(measured: Mapping[str, float], recorded: Mapping[str, float]) -> list[str]:
    """Print a line for each command; return those that take more than they may."""
    failed = []
    for row, megabytes in measured.items():
        before = recorded.get(row)
        fails = before is None or megabytes > TOLERANCE * before
        shown = "new" if before is None else f"{before:5.0f}"
        print(f"{shown} {megabytes:5.0f} MB  {row}{'  FAILS' if fails else ''}")
        failed += [row] * fails
    return failed


def record(text: str) -> None:
    """Measure what contains a text, and write the record and the table of docs/limits.md."""
    import page

    before = json.loads(RECORD.read_text())["MB"]
    rows = [*CHECKED, *HEAVY]
    found = before | measure([row for row in rows if text in row], DEFINITIONS[1])
    commit = subprocess.run(
        ["git", "rev-parse", "--short=8", "HEAD"], cwd=HERE, capture_output=True, text=True
    )
    about = {
        "command": "python bench/memory.py",
        "date": time.strftime("%Y-%m-%d"),
        "commit": commit.stdout.strip(),
        "python": platform.python_version(),
        "system": f"{platform.system()} {platform.machine()}",
    }
    rounded = {row: round(found[row], 1) for row in rows}
    RECORD.write_text(json.dumps({**about, "MB": rounded}, indent=2) + "\n")
    page.main()


def deal(path: Path, hands: int) -> None:
    """Deal hands of ten cards from a shuffled pack, with ids from 0."""
    import numpy as np
    import pyarrow as pa
    import pyarrow.parquet as pq

    from lexicon_fast.games.lexicon.rules import PACK

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


def measure_parquet(hands: int) -> None:
    """Print the megabytes, seconds and bytes of output of each way to solve the hands."""
    folder = tempfile.mkdtemp()
    try:
        os.chdir(folder)
        subprocess.run([sys.executable, __file__, "--deal", str(hands)], check=True)
        print(f"bench/memory.py --parquet, Python {platform.python_version()},", end=" ")
        print(f"{os.cpu_count()} cores")
        print(f"{hands:,} hands, {size(Path('hands.parquet')) / 1e6:.0f} MB of Parquet")
        for target, more in (
            ("plays.parquet", ["-j", "1"]),
            ("plays.parquet", ["-j", "2"]),
            ("plays/", ["-j", "1"]),
            ("plays/", ["-j", "2"]),
            ("plays/", ["-j", "2", "--engine", "dask"]),
        ):
            args = ["solve", "-i", "hands.parquet", "-o", target, "--top", "1", *more]
            begin = time.perf_counter()
            used = run([sys.executable, "-m", "lexicon_fast", *args])
            seconds, cpu = time.perf_counter() - begin, used.ru_utime + used.ru_stime
            line = f"{peak(used):6.0f} MB  {seconds:6.1f} s  {cpu:6.1f} s of CPU "
            line += f" {size(Path(target)) / 1e6:6.0f} MB out"
            print(f"{line}   lexicon-fast {' '.join(args)}", flush=True)
    finally:
        shutil.rmtree(folder)


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("only", metavar="TEXT", nargs="?", default="", help="measure these only")
    parser.add_argument("--check", action="store_true", help="compare with the record")
    parser.add_argument("--parquet", action="store_true", help="solve hands from Parquet")
    parser.add_argument("--hands", type=int, default=10_000_000, help="of --parquet")
    parser.add_argument("--inputs", type=int, help=argparse.SUPPRESS)  # in a process of its own
    parser.add_argument("--deal", type=int, help=argparse.SUPPRESS)
    options = parser.parse_args()
    if options.inputs:
        make_inputs(options.inputs)
    elif options.deal:
        deal(Path("hands.parquet"), options.deal)
    elif options.parquet:
        measure_parquet(options.hands)
    elif options.check:
        recorded = json.loads(RECORD.read_text())["MB"]
        failed = failing(measure(CHECKED, DEFINITIONS[0]), recorded)
        print(f"{len(CHECKED) - len(failed)} passed, {len(failed)} failed")
        if failed:
            print("If the change is intended: bench/memory.py, and say why in the commit")
            raise SystemExit(1)
    else:
        record(options.only)


if __name__ == "__main__":
    main()
