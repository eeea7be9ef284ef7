"""Guard the speed of every workload of `lexicon-fast bench`: fail if one became slower.

    python bench/guards.py                  # compare with guards.json; exit code 1 if one is slower
    python bench/guards.py --update         # measure, print old and new values, write guards.json
    python bench/guards.py --prove          # slow each step down to 1.5 times; its guard must fail

Three guards, none of which reads a clock on the wall:

- instructions of AVX2 and plain code, counted by Valgrind, at most 5% more than recorded. Values
  are kept for each compiler and Python, because both decide the number of instructions;
- for AVX-512, which Valgrind does not run, the CPU time of a workload divided by that of the same
  build with AVX2, at most 1.3 times the recorded ratio. Two processes take turns. Processors
  differ, so the recorded ratio is the highest of those that were measured;
- vector tests, exactly as recorded.
"""

from __future__ import annotations

import argparse
import json
import os
import re
import shutil
import sys
from collections.abc import Callable, Iterable, Mapping
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from importlib import import_module
from pathlib import Path
from pkgutil import walk_packages
from statistics import median
from time import monotonic, process_time_ns
from typing import Any, NamedTuple

import instructions
from paired import Installation

import lexicon_fast
from lexicon_fast import _native
from lexicon_fast._native.dictionary import compiled

ROOT = Path(lexicon_fast.__file__).resolve().parents[1]
VALUES = Path(__file__).with_name("guards.json")

#: Instructions may exceed the recorded number by this factor; ratios of CPU times by the second.
INSTRUCTIONS, RATIO = 1.05, 1.3

#: Pairs of passes for a ratio of CPU times.
PAIRS = 15

#: Pairs of processes for values to record, of which the median counts, and for a second look at
#: ratios that seem too large, of which the smallest counts. Some ratios depend on where a process
#: happens to have its memory, and a busy machine can spoil most of a few pairs.
PROCESSES_TO_RECORD, PROCESSES_AGAIN = 5, 3

#: Workloads whose ratio is 0.86 to 1.0 on a quiet machine, and up to 1.3 on a busy one, process
#: after process (results/guards.txt); the cause is not known. Then a large ratio says nothing.
NEED_A_QUIET_MACHINE = {"linear scan, 10 cards", "linear scan, 9 cards + Master"}

#: Workloads whose native code is the same for all instruction sets: counted for AVX2 only.
WITHOUT_KERNELS = {
    "tablebase, 3 cards",
    "look hands up in a tablebase",
    "anagrams, 7 tiles",
    "write Scrabble plays, JSON Lines",
    "write Lexibomb plays, JSON Lines",
}

#: Cores that other processes may use on a machine that is quiet.
QUIET = 0.3

#: Queries of most workloads in a pass.
PAIRED_HANDS = 200

#: Steps that --prove slows down: the native function or class, and the guard that must fail.
STEPS = {
    "dictionary.search:subwords_batch": "subwords, 10 cards",
    "dictionary.search:superwords_batch": "superwords, 10 cards",
    "dictionary.search:substitutions_batch": "substitutions, 10 cards",
    "dictionary.search:find_plain": "anagrams, 7 tiles",
    "dictionary.search:scan_batch": "linear scan, 10 cards",
    "rows.read_rows:read_text": "read, 4 table words",
    "lexicon.candidates:find": "solve, 4 table words, top 10",
    "lexicon.pay:pay": "pay, 4 table words",
    "lexicon.moves:rank": "rank, 4 table words, all",
    "lexicon.write_rows:write_jsonl": "write JSON Lines, all",
    "lexicon.plan:plan_positions": "plan, 10 cards",
    "census.all_hands:AllHands": "tablebase, 3 cards",
    "lexicon.tablebase:Table.entries": "look hands up in a tablebase",
    "census.stats:tally_hands": "statistics of a census, 3 cards",
    "lexicon.playouts:simulate": "Lexicon play-outs",
    "lexicon.playouts:self_play": "Lexicon self-play, greedy",
    "tiles.board:generate_batch": "Scrabble best play",
    "scrabble.playouts:simulate": "Scrabble play-outs",
    "scrabble.selfplay:Match.play_many": "Scrabble self-play, static",
    "lexibomb.play_scores:score_batch": "Lexibomb plays",
    "lexibomb.bombs:Field": "Lexibomb odds",
    "lexibomb.playouts:simulate": "Lexibomb play-outs",
    "vector.games:Games.step": "vector of Lexicon, spelled plays",
    "grids.grading:grade_words": "Wordle grades",
}


class Row(NamedTuple):
    """A value and the recorded one. allowed: largest factor by which it may exceed that."""

    guard: str
    name: str
    recorded: float | None
    measured: float
    allowed: float

    @property
    def fails(self) -> bool:
        if self.recorded is None:
            return True
        if self.allowed == 1:
            return self.measured != self.recorded
        return self.measured > self.allowed * self.recorded

    def __str__(self) -> str:
        recorded = "none" if self.recorded is None else f"{self.recorded:,}"
        factor = "" if not self.recorded else f"{self.measured / self.recorded:.3f}"
        measured = f"{self.measured:,}"
        return f"{self.guard:22}{self.name:38}{recorded:>14}{measured:>14}{factor:>8}"


def twice_in_second_pass(call: Callable[[], Any]) -> Any:
    """Do the work of a native function twice in the second of the two passes that are counted."""
    if instructions.current_pass == 2:
        call()
    return call()


def half_as_long_again(call: Callable[[], Any]) -> Any:
    """Do the work of a native function, and then nothing for half the CPU time that it took."""
    begin = process_time_ns()
    result = call()
    now = process_time_ns()
    end = now + (now - begin) // 2
    while process_time_ns() < end:
        pass
    return result


def slow_down(step: str, slowly: Callable[[Callable[[], Any]], Any]) -> None:
    """Slow a native function down to 1.5 times. slowly: one of the two functions above.

    For a process of its own, before other modules import the native function by name.
    """
    module_name, _, path = step.partition(":")
    for each in walk_packages(_native.__path__, "lexicon_fast._native."):
        import_module(each.name)  # native modules must import the original
    module = import_module(f"lexicon_fast._native.{module_name}")
    name, _, method = path.partition(".")
    slowed: Any
    if method:

        def call(self: Any, *arguments: Any) -> Any:
            return slowly(partial(getattr(super(slowed, self), method), *arguments))

        slowed = type(name, (getattr(module, name),), {method: call})
    else:
        function = getattr(module, name)

        def slowed(*arguments: Any, **options: Any) -> Any:
            return slowly(partial(function, *arguments, **options))

    setattr(module, name, slowed)


def build() -> str:
    """Return compiler and Python of the compiled core, e.g. "GCC 12.2, Python 3.11"."""
    text = Path(compiled.__file__).read_bytes()
    found = re.search(rb"(GCC): \([^)]*\) (\d+\.\d+)|(clang version) (\d+)", text)
    names = [part.decode() for part in found.groups() if part] if found else ["unknown compiler"]
    return f"{' '.join(names)}, Python {sys.version_info[0]}.{sys.version_info[1]}"


def count_instructions(isas: Iterable[str], step: str = "", only: str = "") -> dict[str, Any]:
    def one(isa: str) -> dict[str, int]:
        counted = instructions.count(
            ROOT, isa=isa, only=only, script=__file__, options=(step,) if step else ()
        )
        return {name: each.instructions for name, each in counted.items()}

    isas = list(isas)
    with ThreadPoolExecutor() as pool:
        return dict(zip(isas, pool.map(one, isas), strict=True))


def with_kernels(names: Iterable[str]) -> list[str]:
    """Return the workloads whose time depends on the instruction set."""
    return [name for name in names if name not in WITHOUT_KERNELS]


def compare_instruction_sets(only: Iterable[str] = (), step: str = "") -> dict[str, float]:
    """Return the median CPU time with AVX-512 divided by that with AVX2, for each workload.

    step: slowed down, only with AVX-512.
    """
    environment = {"PYTHONPATH": os.pathsep.join((str(ROOT), str(VALUES.parent)))}
    slow = f"import guards; guards.slow_down({step!r}, guards.half_as_long_again)" if step else ""
    sides = [
        Installation(sys.executable, PAIRED_HANDS, {**environment, "LEXICON_FAST_ISA": isa}, before)
        for isa, before in (("avx2", ""), ("avx512", slow))
    ]
    ratios: dict[str, list[float]] = {name: [] for name in only or with_kernels(sides[0].names)}
    for number in range(PAIRS):
        for name, found in ratios.items():
            order = sides if number % 2 else sides[::-1]
            seconds = {id(side): side.seconds(name) for side in order}
            found.append(seconds[id(sides[1])] / seconds[id(sides[0])])
    for side in sides:
        side.close()
    return {name: round(median(found), 3) for name, found in ratios.items()}


class OtherProcesses:
    """Measures in a `with` block how many cores other processes use: see `cores`.

    One process of ours must run all the time. None for a system without /proc/stat.
    """

    def __init__(
        self, stat: Path = Path("/proc/stat"), clock: Callable[[], float] = monotonic
    ) -> None:
        self._stat = stat
        self._clock = clock
        self.cores: float | None = None

    def _busy(self) -> float | None:
        """Return the seconds in which all cores together were not idle."""
        try:
            fields = list(map(int, self._stat.read_text().splitlines()[0].split()[1:9]))
        except OSError:
            return None
        return (sum(fields) - fields[3] - fields[4]) / os.sysconf("SC_CLK_TCK")

    def __enter__(self) -> OtherProcesses:
        self._began, self._busy_before = self._clock(), self._busy()
        return self

    def __exit__(self, *_: object) -> None:
        busy, seconds = self._busy(), self._clock() - self._began
        if busy is not None and self._busy_before is not None and seconds:
            self.cores = max(0.0, (busy - self._busy_before) / seconds - 1.0)


def not_tested(rows: Iterable[Row], cores: float | None) -> list[Row]:
    """Return the rows that failed, but say nothing, because other processes use so many cores."""
    if cores is None or cores <= QUIET:
        return []
    return [
        row
        for row in rows
        if row.guard == "AVX-512 by AVX2" and row.fails and row.name in NEED_A_QUIET_MACHINE
    ]


def compare_again(only: Iterable[str], step: str = "") -> dict[str, float]:
    """Return the smallest ratio of several pairs of processes, for each workload."""
    found = [compare_instruction_sets(only, step) for _ in range(PROCESSES_AGAIN)]
    return {name: min(ratios[name] for ratios in found) for name in found[0]}


def ratios_to_record() -> dict[str, float]:
    """Return the median ratio of several pairs of processes, for each workload."""
    found = [compare_instruction_sets() for _ in range(PROCESSES_TO_RECORD)]
    return {name: median(ratios[name] for ratios in found) for name in found[0]}


def count_vector_tests() -> dict[str, int]:
    # Not at the top: other modules must import native functions after `slow_down`.
    from lexicon_fast import Dictionary
    from lexicon_fast.cli import workloads

    found = {}
    for workload in workloads.workloads(Dictionary.load("enable")):
        _, tests = workload.run()
        if tests:
            found[workload.name] = tests
    return found


def measure(out: Callable[[str], object], *, to_record: bool) -> dict[str, Any]:
    """Return all values that this machine can measure, in the form of guards.json."""
    values: dict[str, Any] = {"vector tests": count_vector_tests()}
    if shutil.which("valgrind"):
        isas = [isa for isa in ("avx2", "plain") if isa in compiled.available_isas()]
        values["instructions"] = {build(): count_instructions(isas)}
    else:
        out("NOT TESTED: instruction counts: install valgrind")
    if "avx512" in compiled.available_isas():
        values["AVX-512 by AVX2"] = ratios_to_record() if to_record else compare_instruction_sets()
    else:
        out("NOT TESTED: AVX-512: the processor has none")
    return values


def rows(
    values: Mapping[str, Any], recorded: Mapping[str, Any], out: Callable[[str], object]
) -> list[Row]:
    """Compare measured values with recorded ones, in the form of guards.json."""
    found: list[Row] = []

    def add(guard: str, new: Mapping[str, float], old: Mapping[str, float], allowed: float) -> None:
        found.extend(Row(guard, name, old.get(name), new[name], allowed) for name in new)
        for name in old.keys() - new.keys():
            out(f"{guard}: no workload {name!r} any more; run bench/guards.py --update")

    add("vector tests", values["vector tests"], recorded["vector tests"], 1)
    for compiler, counts in values.get("instructions", {}).items():
        if compiler not in recorded["instructions"]:
            out(f"NOT TESTED: instruction counts: none are recorded for {compiler}")
            continue
        for isa, each in counts.items():
            old = recorded["instructions"][compiler].get(isa, {})
            add(f"instructions, {isa}", each, old, INSTRUCTIONS)
    if ratios := values.get("AVX-512 by AVX2"):
        add("AVX-512 by AVX2", ratios, recorded["AVX-512 by AVX2"], RATIO)
    return found


def merged(recorded: Mapping[str, Any], values: Mapping[str, Any]) -> dict[str, Any]:
    """Return the recorded values with the measured ones in their place."""
    counts = {**recorded["instructions"], **values.get("instructions", {})}
    return {**recorded, **values, "instructions": counts}


def prove(recorded: Mapping[str, Any]) -> bool:
    """Slow one step after the other down, and return whether its guards failed each time."""
    good = True
    old = recorded["instructions"][build()]
    for step, name in STEPS.items():
        isas = ["avx2"] if name in WITHOUT_KERNELS else ["avx2", "plain"]
        for isa, counts in count_instructions(isas, step, name).items():
            row = Row(f"{isa}, slow step", name, old[isa][name], counts[name], INSTRUCTIONS)
            print(f"{step}\n  {row}", flush=True)
            good = good and row.fails
        if name in WITHOUT_KERNELS:
            continue
        ratio = compare_again([name], step)[name]
        row = Row("avx512, slow step", name, recorded["AVX-512 by AVX2"][name], ratio, RATIO)
        print(f"{step}\n  {row}", flush=True)
        good = good and row.fails
    return good


def main() -> None:
    if sys.argv[1:2] == ["--child"]:
        for step in sys.argv[4:]:
            slow_down(step, twice_in_second_pass)
        same = WITHOUT_KERNELS if os.environ["LEXICON_FAST_ISA"] == "plain" else ()
        instructions.run_between_marks(int(sys.argv[2]), sys.argv[3], same)
        return
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--update", action="store_true", help="write the measured values")
    parser.add_argument(
        "--prove", action="store_true", help="slow each step down; guards must fail"
    )
    options = parser.parse_args()
    recorded = json.loads(VALUES.read_text())
    if options.prove:
        raise SystemExit(0 if prove(recorded) else 1)
    values = measure(print, to_record=options.update)
    if options.update:  # show the values of a new compiler, too
        for compiler in values.get("instructions", {}):
            recorded["instructions"].setdefault(compiler, {})
    table = rows(values, recorded, print)
    again = [row.name for row in table if row.guard == "AVX-512 by AVX2" and row.fails]
    if again and not options.update:
        print("once more:", ", ".join(again))
        with OtherProcesses() as others:
            values["AVX-512 by AVX2"] |= compare_again(again)
        table = rows(values, recorded, lambda line: None)
        for row in not_tested(table, others.cores):
            table.remove(row)
            print(
                f"NOT TESTED: {row.guard}, {row.name}: {row.measured} is too large, but other"
                f" processes use {others.cores:.1f} cores"
            )
    print(f"{'# guard':22}{'workload':38}{'recorded':>14}{'measured':>14}{'factor':>8}")
    for row in table:
        print(row, "  FAILS" if row.fails and not options.update else "")
    if options.update:
        VALUES.write_text(json.dumps(merged(recorded, values), indent=2) + "\n")
        return
    failing = sum(row.fails for row in table)
    if failing:
        print("If the change is intended: bench/guards.py --update, and say why in the commit")
    print(f"{len(table) - failing} passed, {failing} failed")
    raise SystemExit(1 if failing else 0)


if __name__ == "__main__":
    main()
