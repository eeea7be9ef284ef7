"""The workloads of `bench`: fixed hands and positions, and the signature of their results."""

from __future__ import annotations

import os
import platform
import time
from collections.abc import Callable, Iterable, Iterator
from contextlib import suppress
from dataclasses import dataclass
from statistics import median
from typing import Any

from lexicon_fast._native.dictionary import search
from lexicon_fast._native.lexicon.write_rows import write_jsonl
from lexicon_fast._native.rows.positions import Positions
from lexicon_fast._native.rows.read_rows import read_text
from lexicon_fast.dictionary import Dictionary, Matches
from lexicon_fast.games.lexicon.plans import Planner
from lexicon_fast.games.lexicon.rules import MASTER, PACK
from lexicon_fast.games.lexicon.solver import Solver, solve_batch
from lexicon_fast.rng import Rng

#: Seed of all hands and positions.
SEED = 1


@dataclass(frozen=True, slots=True)
class Workload:
    """A fixed set of queries to measure.

    run() solves all queries once and returns (results, vector tests); `unit` names the results.
    """

    name: str
    queries: int
    unit: str
    run: Callable[[], tuple[int, int]]


@dataclass(frozen=True, slots=True)
class Measured:
    """The measurements of a workload.

    times: seconds of each pass, in order, for all its queries; seconds: their median.
    """

    name: str
    queries: int
    seconds: float
    passes: int
    unit: str
    results: int
    vector_tests: int
    times: list[float]


def deal(rng: Rng, cards: int, *, masters: int | None = None) -> str:
    """Deal a hand from a shuffled Lexicon pack. masters: the number of Masters in it.

    A pack has one Master; with `masters` the last cards are replaced by Masters.
    """
    if masters is None:
        return "".join(rng.sample([card for card, n in PACK.items() for _ in range(n)], cards))
    letters = [card for card, n in PACK.items() for _ in range(n) if card != MASTER]
    return "".join(rng.sample(letters, cards - masters)) + MASTER * masters


def deal_positions(
    dictionary: Dictionary, count: int, *, seed: int = SEED, words: int = 4
) -> list[str]:
    """Deal positions as text: ten cards and some table words, with some letters under a Master."""
    rng = Rng(seed)
    known = _table_words(dictionary)
    return [
        " ".join([deal(rng, 10), *(_with_master(rng, rng.choice(known)) for _ in range(words))])
        for _ in range(count)
    ]


def _table_words(dictionary: Dictionary) -> list[str]:
    """Return the words of three to six letters, in alphabetical order."""
    compiled = dictionary.compiled
    words = compiled.get_many(map(compiled.alphabetical, range(len(dictionary))))
    return [word for word in words if 3 <= len(word) <= 6]


def _with_master(rng: Rng, word: str) -> str:
    """Put one letter of every eighth word under a Master."""
    if rng.below(8):
        return word
    place = rng.below(len(word))
    return f"{word[:place]}[{word[place]}]{word[place + 1 :]}"


def signature(dictionary: Dictionary) -> str:
    """Return a hash of all results for 300 positions, which changes only if a result does."""
    from hashlib import sha256

    positions = _positions("\n".join(deal_positions(dictionary, 300)).encode(), dictionary)
    digest = sha256()
    for ruleset in ("waddingtons", "article"):
        for moves in Solver(dictionary, ruleset=ruleset, top=None).solve(positions):
            digest.update(write_jsonl(moves))
        for plans in Planner(dictionary, ruleset=ruleset).plan(positions):
            digest.update(write_jsonl(plans))
    return digest.hexdigest()[:12]


def _positions(text: bytes, dictionary: Dictionary) -> Positions:
    alphabet = dictionary.alphabet
    return read_text(text, 1, alphabet.upper, alphabet.lower, alphabet.describe())[0]


def workloads(dictionary: Dictionary, count: int = 1000) -> Iterator[Workload]:
    """Yield the workloads of `bench`: `count` queries each, dealt with SEED."""
    rng = Rng(SEED)
    racks = {
        "7 tiles": [deal(rng, 7, masters=0) for _ in range(count)],
        "6 tiles + blank": [deal(rng, 7, masters=1) for _ in range(count)],
        "5 tiles + 2 blanks": [deal(rng, 7, masters=2) for _ in range(count)],
        "10 cards": [deal(rng, 10, masters=0) for _ in range(count)],
        "9 cards + Master": [deal(rng, 10, masters=1) for _ in range(count)],
    }
    d = dictionary.compiled
    for name, hands in racks.items():
        yield _search(f"subwords, {name}", search.subwords_batch, d, hands)
    for name in ("10 cards", "9 cards + Master"):
        some = racks[name][: max(count // 20, 1)]
        yield _search(f"linear scan, {name}", search.scan_batch, d, some)
    table_rng, table_words = Rng(SEED), _table_words(dictionary)
    tables = [table_rng.choice(table_words) for _ in range(count)]
    for name in ("10 cards", "9 cards + Master"):
        yield _search(f"superwords, {name}", search.superwords_batch, d, tables, racks[name])
        yield _search(f"substitutions, {name}", search.substitutions_batch, d, tables, racks[name])
    lines = deal_positions(dictionary, count)
    for top in (10, None):
        name = f"solve, 4 table words, {'all' if top is None else f'top {top}'}"
        yield Workload(name, count, "plays", _solve(dictionary, lines, top))
    yield Workload("plan, 10 cards", count, "entries", _plan(dictionary, racks["10 cards"]))
    hands = [deal(rng, 10) for _ in range(10 * count)]
    text = "\n".join(hands).encode()
    for top, n in ((1, 10 * count), (None, count)):
        name = f"rows to JSON Lines, {'all' if top is None else f'top {top}'}"
        size = text.find(b"\n", 11 * n - 2) if n < len(hands) else len(text)
        yield Workload(name, n, "bytes", _rows(dictionary, text[:size], top))


def _search(name: str, call: Callable[..., Matches], *arguments: object) -> Workload:
    out = call(*arguments)
    hands = arguments[-1]
    assert isinstance(hands, list)

    def run() -> tuple[int, int]:
        call(*arguments, out)
        return len(out.word_ids), out.vector_tests

    return Workload(name, len(hands), "words", run)


def _solve(
    dictionary: Dictionary, lines: list[str], top: int | None
) -> Callable[[], tuple[int, int]]:
    def run() -> tuple[int, int]:
        return len(solve_batch(lines, dictionary, top=top).word_id), 0

    return run


def _plan(dictionary: Dictionary, hands: Iterable[str]) -> Callable[[], tuple[int, int]]:
    positions = _positions("\n".join(hands).encode(), dictionary)
    planner = Planner(dictionary)

    def run() -> tuple[int, int]:
        return sum(len(plans) for plans in planner.plan(positions)), 0

    return run


def _rows(dictionary: Dictionary, text: bytes, top: int | None) -> Callable[[], tuple[int, int]]:
    solver = Solver(dictionary, top=top)

    def run() -> tuple[int, int]:
        positions = _positions(text, dictionary)
        return sum(len(write_jsonl(moves)) for moves in solver.solve(positions)), 0

    return run


def measure(workload: Workload, seconds: float, *, least: int = 5) -> Measured:
    """Time passes of a workload for the given seconds, but at least `least` passes."""
    results, tests = workload.run()  # warm up: allocate memory, fill caches
    times: list[float] = []
    stop = time.perf_counter() + seconds
    while len(times) < least or time.perf_counter() < stop:
        start = time.perf_counter()
        workload.run()
        times.append(round(time.perf_counter() - start, 9))  # the resolution of the clock
    return Measured(
        name=workload.name,
        queries=workload.queries,
        seconds=round(median(times), 10),
        passes=len(times),
        unit=workload.unit,
        results=results,
        vector_tests=tests,
        times=times,
    )


def processor() -> str:
    """Return the name of the processor, or its architecture if the system does not name it."""
    with suppress(OSError), open("/proc/cpuinfo", encoding="utf-8", errors="replace") as file:
        for line in file:
            if line.startswith("model name"):
                return line.partition(":")[2].strip()
    return platform.processor() or platform.machine()


def machine() -> dict[str, Any]:
    """Describe the machine and its load over 1, 5 and 15 minutes (None: unknown)."""
    load = None
    with suppress(OSError, AttributeError):
        load = [round(part, 2) for part in os.getloadavg()]
    return {
        "processor": processor(),
        "cores": os.cpu_count() or 1,
        "system": platform.platform(),
        "load": load,
    }
