"""Compare how many instructions two versions of this package execute for the same work.

    python bench/instructions.py OLD NEW [--only TEXT] > bench/results/instructions-0.2.0.txt

OLD and NEW are source trees with a compiled package. `valgrind --tool=callgrind` counts the
instructions of two passes of every workload of `lexicon-fast bench`, in one thread, with ENABLE and
AVX2. The counts hardly depend on the machine's load and show differences that clocks miss. They
include the Python code of the calls. Results are compared, too.
"""

from __future__ import annotations

import argparse
import ctypes
import gc
import json
import os
import re
import subprocess
import sys
import tempfile
from collections.abc import Collection
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path
from typing import NamedTuple

#: Queries of most workloads. The instructions of a pass are far more than those of its call.
HANDS = 100

#: Ratio above which a workload counts as slower.
SLOWER = 1.01

#: The pass of a workload that runs now: 0 is not counted, 1 and 2 are.
current_pass = 0


#: Names the library of REQUESTS in a process that Callgrind runs.
LIBRARY = "LEXICON_FAST_CALLGRIND"

#: Switches that need macros of Valgrind. Counting slows a process down several times, so it is off
#: while the package is imported, and while workloads are prepared.
REQUESTS = """
#include <valgrind/callgrind.h>
void start(void) { CALLGRIND_START_INSTRUMENTATION; }
void stop(void) { CALLGRIND_STOP_INSTRUMENTATION; }
"""


class Counted(NamedTuple):
    """Instructions of two passes of a workload, and the results of the first."""

    instructions: int
    results: int


def run_between_marks(hands: int, only: str, skipped: Collection[str] = ()) -> None:
    """Run two passes of each workload between two marks, after a first pass that is not counted.

    The mark is a call of getpgid, a C function that nothing else calls; callgrind dumps and resets
    its counters there.
    """
    global current_pass
    from lexicon_fast import Dictionary
    from lexicon_fast.cli import workloads

    results = {}
    requests = ctypes.CDLL(os.environ[LIBRARY])
    gc.disable()
    for workload in workloads.workloads(Dictionary.load("enable"), hands):
        if only not in workload.name or workload.name in skipped:
            continue
        current_pass = 0
        found, _ = workload.run()
        requests.start()
        os.getpgid(0)
        current_pass = 1
        workload.run()
        current_pass = 2
        workload.run()
        os.getpgid(0)
        requests.stop()
        results[workload.name] = found
    print(json.dumps(results))


def count(
    tree: Path,
    *,
    isa: str = "avx2",
    hands: int = HANDS,
    only: str = "",
    script: str = __file__,
    options: tuple[str, ...] = (),
) -> dict[str, Counted]:
    """Count the workloads of the package in a tree, by name.

    script: calls run_between_marks after --child, hands and only; options: for the script.
    """
    with tempfile.TemporaryDirectory() as temporary:
        folder = Path(temporary)
        environment = {
            **os.environ,
            "PYTHONPATH": os.pathsep.join([str(tree.resolve()), str(Path(__file__).parent)]),
            "PYTHONSAFEPATH": "1",
            "PYTHONHASHSEED": "0",
            "LEXICON_FAST_CACHE": str(folder / "cache"),
            "LEXICON_FAST_ISA": isa,
            "LEXICON_FAST_THREADS": "1",
        }
        compile_dictionary = "import lexicon_fast; lexicon_fast.Dictionary.load('enable')"
        subprocess.run([sys.executable, "-c", compile_dictionary], env=environment, check=True)
        environment[LIBRARY] = str(folder / "requests.so")
        compiler = [os.environ.get("CC", "gcc"), "-shared", "-fPIC", "-x", "c", "-"]
        compiler += ["-o", environment[LIBRARY]]
        subprocess.run(compiler, input=REQUESTS, check=True, text=True)
        command = [sys.executable, script, "--child", str(hands), only, *options]
        callgrind = ["valgrind", "--tool=callgrind", "--instr-atstart=no", "--dump-before=getpgid"]
        callgrind += [f"--callgrind-out-file={folder / 'out'}", f"--log-file={folder / 'log'}"]
        done = subprocess.run(
            callgrind + command, env=environment, check=True, stdout=subprocess.PIPE, text=True
        )
        results: dict[str, int] = json.loads(done.stdout)
        # Dumps with odd numbers contain the work before a workload.
        dumps = [(folder / f"out.{2 * i + 2}").read_text() for i in range(len(results))]
    totals = [re.search(r"^totals: (\d+)", dump, re.MULTILINE) for dump in dumps]
    return {
        name: Counted(int(total[1]), found)
        for (name, found), total in zip(results.items(), totals, strict=True)
        if total
    }


def main() -> None:
    if sys.argv[1:2] == ["--child"]:
        run_between_marks(int(sys.argv[2]), sys.argv[3])
        return
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("old", type=Path, metavar="OLD", help="source tree")
    parser.add_argument("new", type=Path, metavar="NEW", help="source tree")
    parser.add_argument("--only", default="", help="only workloads with this text in their name")
    parser.add_argument("--hands", type=int, default=HANDS, help="queries of most workloads")
    options = parser.parse_args()
    with ThreadPoolExecutor() as pool:
        counting = partial(count, hands=options.hands, only=options.only)
        old, new = pool.map(counting, (options.old, options.new))
    print(f"{'# millions of instructions, AVX2':40}{'old':>10}{'new':>10}{'ratio':>8}", flush=True)
    for name in [name for name in new if name in old]:
        was, now = old[name], new[name]
        mark = "  slower" if now.instructions > SLOWER * was.instructions else ""
        if was.results != now.results:
            mark += "  DIFFERENT RESULTS"
        numbers = (was.instructions / 1e6, now.instructions / 1e6)
        print(f"{name:40}{numbers[0]:10.2f}{numbers[1]:10.2f}{numbers[1] / numbers[0]:8.3f}{mark}")
    for name in sorted({*old} ^ {*new}):
        print(f"{name:40}  only in {'OLD' if name in old else 'NEW'}")


if __name__ == "__main__":
    main()
