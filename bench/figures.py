"""Measure searches, calls, rounds and commands for docs/benchmarks.md, in one run, on one core.

    python bench/figures.py [--json FILE] [--hands MILLION.txt] [--only PART]

Searches are compared with two reference programs in C++ (../shared/sketches, built here with
-O3 -march=native). In each turn the reference program runs once (and reports its best pass of 20,
or 10, per query), then several passes of ours. The results are the medians over the turns, and the
ratio of the medians. Without the programs only our own times are printed.
"""

from __future__ import annotations

import argparse
import json
import os
import platform
import re
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from dataclasses import replace
from functools import partial
from pathlib import Path
from statistics import median
from typing import Any

import inputs

import lexicon_fast as lf
from lexicon_fast._native.dictionary import search
from lexicon_fast._native.dictionary.compiled import Compiled, available_isas
from lexicon_fast._native.lexicon.playouts import self_play
from lexicon_fast._native.rows.positions import Positions
from lexicon_fast._native.rows.read_rows import read_text
from lexicon_fast.bots import bot
from lexicon_fast.bots.lexicon.advice import advise
from lexicon_fast.bots.lexicon.native import GREEDY, QUICK, native_rules
from lexicon_fast.dictionary.compiled_lists import map_file
from lexicon_fast.games.lexicon.plans import Planner

TURNS = 5
PASSES = 7
SKETCHES = inputs.SHARED / "sketches"

# name, call, dictionary, hands, with table words, reference program
SEARCHES = (
    ("7 tiles", "subwords", "enable_2to15", "scrabble_racks7", False, "search"),
    ("6 tiles + blank", "subwords", "enable_2to15", "scrabble_racks7_1blank", False, "search"),
    ("5 tiles + 2 blanks", "subwords", "enable_2to15", "scrabble_racks7_2blank", False, "search"),
    ("10 cards", "subwords", "yawl", "hands10", False, "search"),
    ("9 cards + Master", "subwords", "yawl", "hands10_master", False, "search"),
    ("insert 10 cards", "superwords", "yawl", "hands10", True, "search"),
    ("insert 9 cards + Master", "superwords", "yawl", "hands10_master", True, "search"),
    ("substitute 10 cards", "substitutions", "yawl", "hands10", True, "substitute"),
    ("substitute 9 cards + Master", "substitutions", "yawl", "hands10_master", True, "substitute"),
)


def seconds(call: Callable[[], object], passes: int = PASSES) -> float:
    times = []
    for _ in range(passes):
        start = time.perf_counter()
        call()
        times.append(time.perf_counter() - start)
    return median(times)


def build_sketches(folder: Path) -> dict[str, Path]:
    compiler = shutil.which("g++")
    built = {}
    for name in ("search", "substitute"):
        source = SKETCHES / f"{name}.cpp"
        if compiler and source.exists():
            command = [
                compiler,
                "-O3",
                "-march=native",
                "-std=c++17",
                str(source),
                "-o",
                str(folder / name),
            ]
            if subprocess.run(command, capture_output=True).returncode == 0:
                built[name] = folder / name
    return built


def sketch(program: Path, words: str, hands: str, table: bool) -> float:
    """Return the microseconds per query that the program reports."""
    files = [inputs.SHARED / "words" / f"{words}.txt", inputs.HERE / "data" / f"{hands}.txt"]
    if table:
        files.append(inputs.HERE / "data" / "tables.txt")
    out = subprocess.run([program, *files], capture_output=True, text=True, check=True).stdout
    found = re.search(r"([\d.]+) us/query", out)
    assert found, out
    return float(found[1])


def kept(dictionary: lf.Dictionary) -> Path:
    """Return the path of a compiled dictionary in the cache."""
    from lexicon_fast._native.dictionary.compiled import VERSION
    from lexicon_fast.dictionary import wordlists

    fingerprint = dictionary.alphabet.fingerprint
    return wordlists.cache_folder() / wordlists.compiled_name(
        dictionary.sha256, VERSION, fingerprint
    )


def with_isa(dictionary: lf.Dictionary, isa: str) -> Compiled:
    file = map_file(kept(dictionary))
    assert file is not None
    return Compiled(file, dictionary.name, isa)


def open_kept(dictionary: lf.Dictionary) -> Compiled:
    return with_isa(dictionary, dictionary.compiled.isa)


def measure_searches(programs: dict[str, Path]) -> list[dict[str, Any]]:
    rows = []
    for name, call, words, hands, table, program in SEARCHES:
        dictionary = inputs.load(words)
        arguments: list[Any] = [inputs.lines(hands)]
        if table:
            arguments.insert(0, inputs.lines("tables"))
        n = len(arguments[0])
        ours: dict[str, list[float]] = {isa: [] for isa in available_isas()}
        theirs = []
        facts = {}
        for _ in range(TURNS):
            if program in programs:
                theirs.append(sketch(programs[program], words, hands, table))
            for isa in ours:
                compiled = with_isa(dictionary, isa)
                batch = getattr(search, f"{call}_batch")
                out = batch(compiled, *arguments)
                took = seconds(partial(batch, compiled, *arguments, out))
                ours[isa].append(took / n * 1e6)
                facts = {"words": len(out.word_ids) / n, "vector_tests": out.vector_tests / n}
        row: dict[str, Any] = {"name": name, **facts, "us": {k: median(v) for k, v in ours.items()}}
        row["turns"] = {"ours": ours, "sketch": theirs}
        if theirs:
            row["sketch_us"] = median(theirs)
            row["ratio"] = {isa: us / row["sketch_us"] for isa, us in row["us"].items()}
        rows.append(row)
        ratios = ", ".join(f"{k} {v:.2f} us" for k, v in row["us"].items())
        against = ", ".join(f"{k} {v:.2f}x" for k, v in row.get("ratio", {}).items())
        print(
            f"{name:<30}{ratios}   sketch {row.get('sketch_us', 0):.2f} us   {against}", flush=True
        )
    return rows


def count_plans(planner: Planner, positions: Positions) -> int:
    return sum(len(plans) for plans in planner.plan(positions))


def measure_calls() -> dict[str, float]:
    yawl = inputs.load("yawl")
    positions = inputs.lines("positions")
    hands = inputs.lines("hands10")
    hand = min(hands[:200], key=lambda hand: abs(len(yawl.subwords(hand)) - 240))
    figures = {}

    def note(name: str, us: float) -> None:
        figures[name] = us
        print(f"{name:<50}{us:.2f} us", flush=True)

    source = inputs.word_list("yawl")
    if source is not None:
        with tempfile.TemporaryDirectory() as folder:
            made = Path(folder) / "yawl.dictionary"
            compile_it = partial(lf.Dictionary.compile, source, made)
            note("compile YAWL, written to a file", seconds(compile_it) * 1e6)
        opened: list[Compiled] = []  # keep a reference, so that closing is not measured
        took = seconds(lambda: opened.append(open_kept(yawl)), 15)
        note("open YAWL compiled, as it is kept", took * 1e6)

    note(
        "subwords(hand), 240 words",
        seconds(lambda: [yawl.subwords(hand) for _ in range(500)]) / 500 * 1e6,
    )
    some = list(zip(hands, inputs.lines("tables"), strict=True))[:200]
    plays = lambda: [lf.lexicon.plays(hand, [word], yawl) for hand, word in some]  # noqa: E731
    note("plays(hand, [word])", seconds(plays) / len(some) * 1e6)
    for top in (10, None):
        took = seconds(lambda top=top: lf.lexicon.solve_batch(positions, yawl, top=top))
        note(f"solve_batch(positions), top {top or 'all'}", took / len(positions) * 1e6)
    letters = yawl.alphabet
    for name in ("hands10", "hands10_master"):
        text = "\n".join(inputs.lines(name)).encode()
        read, n = read_text(text, 1, letters.upper, letters.lower, letters.describe())
        took = seconds(partial(count_plans, Planner(yawl), read))
        note(f"plan, {name}", took / n * 1e6)
    return figures


def measure_rounds() -> dict[str, float]:
    """Measure two-player Lexicon rounds with ENABLE: with a referee, and as native play-outs."""
    figures = {}

    def note(name: str, value: float) -> None:
        figures[name] = value
        print(f"{name:<50}{value:,.1f}", flush=True)

    dictionary = lf.Dictionary.load("enable")
    rules = replace(lf.lexicon.ruleset("waddingtons"), strict=True)
    native = native_rules(rules, dictionary, 2)
    greedy = bot("greedy", dictionary)

    def refereed(rounds: int) -> None:
        for seed in range(rounds):
            game = lf.lexicon.Round(dictionary, dealer=seed % 2, ruleset=rules, seed=seed)
            while (player := game.current_player()) is not None:
                game.apply(greedy.choose(game.observation(player), 0))

    note("greedy against greedy, refereed (rounds/s)", 500 / seconds(partial(refereed, 500)))
    for name, policy in (("greedy", GREEDY), ("planner", QUICK)):
        played = partial(self_play, native, [policy, policy], 1000, 1)
        note(f"{name} against itself, play-outs (rounds/s)", 2000 / seconds(played))
    seen = [lf.lexicon.Game(dictionary, seed=seed, rounds=1) for seed in range(20)]
    observations = [game.observation(game.current_player()) for game in seen]
    took = seconds(lambda: [next(advise(each, dictionary)) for each in observations])
    note("first advice (ms)", took / len(observations) * 1e3)
    for name in ("planner", "expert"):
        player = bot(name, dictionary)
        choose = lambda player=player: [player.choose(each, 1) for each in observations]  # noqa: E731
        note(f"a move of {name} (ms)", seconds(choose, 3) / len(observations) * 1e3)
    return figures


def run(*arguments: str, env: dict[str, str] | None = None) -> float:
    start = time.perf_counter()
    subprocess.run(
        [str(Path(sys.executable).with_name("lexicon-fast")), *arguments],
        check=True,
        env={**os.environ, **(env or {})},
        stdout=subprocess.DEVNULL,
    )
    return time.perf_counter() - start


def measure_commands(folder: Path, million: Path | None) -> dict[str, float]:
    figures: dict[str, float] = {}

    def note(name: str, value: float, unit: str) -> None:
        figures[f"{name} ({unit})"] = value
        print(f"{name:<50}{value:,.1f} {unit}", flush=True)

    run("solve", "CATDOGXYZE")
    note("solve HAND, warm", median(run("solve", "CATDOGXYZE") for _ in range(15)) * 1e3, "ms")
    first = []
    for turn in range(5):
        env = {"LEXICON_FAST_CACHE": str(folder / f"cache{turn}")}
        first.append(run("solve", "CATDOGXYZE", env=env))
    note("solve HAND, the first ever", median(first) * 1e3, "ms")
    if million is None:
        million = folder / "hands.txt"
        with open(million, "w") as file:
            deal = [
                sys.executable,
                str(inputs.HERE / "deal.py"),
                "--seed",
                "1",
                "--count",
                "1000000",
            ]
            subprocess.run(deal, stdout=file, check=True)
    with open(million) as file:
        count = sum(1 for _ in file)
    out = folder / "out.jsonl"
    base = ["solve", "-i", str(million), "-o", str(out), "--format", "jsonl"]
    one, two = [], []
    for _ in range(5):
        one.append(run(*base, "--top", "1", "-j", "1"))
        two.append(run(*base, "--top", "1", "-j", "2"))
    note("solve --top 1, one thread", count / median(one), "hands/s")
    note("solve --top 1, two threads against one", median(one) / median(two), "times")
    few = folder / "few.txt"
    with open(million) as file, open(few, "w") as to:
        to.writelines(line for line, _ in zip(file, range(20000), strict=False))
    base[2] = str(few)
    one, two = [], []
    for _ in range(5):
        one.append(run(*base, "--all", "-j", "1"))
        two.append(run(*base, "--all", "-j", "2"))
    size = out.stat().st_size
    note("solve --all, one thread", size / median(one) / 1e6, "MB/s")
    note("solve --all, two threads against one", median(one) / median(two), "times")
    return figures


def machine() -> dict[str, str]:
    name = platform.processor()
    try:
        with open("/proc/cpuinfo") as file:
            name = next(
                line.split(":")[1].strip() for line in file if line.startswith("model name")
            )
    except (OSError, StopIteration):
        pass
    return {
        "processor": name,
        "cores": str(os.cpu_count()),
        "system": platform.platform(),
        "python": platform.python_version(),
        "isa": str(lf.cpu_info()["isa"]),
        "version": lf.__version__,
        "date": time.strftime("%Y-%m-%d"),
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--json", type=Path, default=inputs.HERE / "results" / "figures.json")
    parser.add_argument("--hands", type=Path, help="file with a million hands")
    parser.add_argument("--only", choices=["searches", "calls", "rounds", "commands"])
    options = parser.parse_args()
    report: dict[str, Any] = {"machine": machine()}
    if options.json.exists() and options.only:
        report = {**json.loads(options.json.read_text()), **report}
    cores = os.sched_getaffinity(0) if hasattr(os, "sched_getaffinity") else None
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        if cores and options.only != "commands":
            os.sched_setaffinity(0, {min(cores)})
        if options.only in (None, "searches"):
            report["searches"] = measure_searches(build_sketches(folder))
        if options.only in (None, "calls"):
            report["calls_us"] = measure_calls()
        if options.only in (None, "rounds"):
            report["rounds"] = measure_rounds()
        if cores:
            os.sched_setaffinity(0, cores)
        if options.only in (None, "commands"):
            report["commands"] = measure_commands(folder, options.hands)
    options.json.parent.mkdir(exist_ok=True)
    options.json.write_text(json.dumps(report, indent=1) + "\n")


if __name__ == "__main__":
    main()
