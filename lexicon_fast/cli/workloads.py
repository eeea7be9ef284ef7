"""The workloads of `bench`: fixed hands and positions, and the signature of their results."""

from __future__ import annotations

import os
import platform
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from functools import partial
from hashlib import sha256
from io import BytesIO
from itertools import cycle, islice
from statistics import median
from typing import TYPE_CHECKING, Any

from xxhash import xxh3_64_intdigest

from lexicon_fast._native.dictionary import search
from lexicon_fast._native.lexibomb.bombs import Field
from lexicon_fast._native.lexicon.candidates import Candidates, find
from lexicon_fast._native.lexicon.moves import rank
from lexicon_fast._native.lexicon.pay import pay
from lexicon_fast._native.lexicon.playouts import self_play
from lexicon_fast._native.lexicon.tablebase import Table
from lexicon_fast._native.lexicon.write_rows import write_jsonl
from lexicon_fast._native.rows.read_rows import read_text
from lexicon_fast._native.scrabble.selfplay import Match
from lexicon_fast._native.tiles.board import generate_batch
from lexicon_fast.base.errors import BadOption
from lexicon_fast.base.rng import Rng
from lexicon_fast.bots.lexibomb.simulation import Simulation as LexibombSimulation
from lexicon_fast.bots.lexicon.native import GREEDY, QUICK, NativeRules, native_rules
from lexicon_fast.bots.lexicon.simulation import Simulation as LexiconSimulation
from lexicon_fast.bots.scrabble.simulation import Simulation as ScrabbleSimulation
from lexicon_fast.bots.tiles.leaves import counts_by_code, learned_leaves, leaves_for
from lexicon_fast.census.hands import Census
from lexicon_fast.census.tablebase import Builder
from lexicon_fast.dictionary import Dictionary, Matches
from lexicon_fast.games import lexibomb, lexicon, scrabble
from lexicon_fast.games.lexicon.plans import Planner
from lexicon_fast.games.lexicon.rules import MASTER, PACK, points_by_code
from lexicon_fast.games.lexicon.solver import Solver, solve_batch
from lexicon_fast.games.tiles.board import native_layout
from lexicon_fast.games.tiles.plays import PlayColumns, write_rows
from lexicon_fast.grids import grades

if TYPE_CHECKING:
    from lexicon_fast._native.rows.positions import Positions
    from lexicon_fast.bots.sequential_halving import Race
    from lexicon_fast.vector.base import Vector

#: Seed of all hands and positions.
SEED = 1


@dataclass(frozen=True, slots=True)
class Workload:
    """A fixed set of queries to measure.

    unit: the name of the results; solve: solves all queries once and returns the number of results;
    tests: returns the number of vector tests for them.
    """

    name: str
    queries: int
    unit: str
    solve: Callable[[], int]
    tests: Callable[[], int] = int

    def run(self) -> tuple[int, int]:
        """Solve all queries once. Return the numbers of results and vector tests."""
        return self.solve(), self.tests()


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
    short = [word for word in words if 3 <= len(word) <= 6]
    if not short:
        raise BadOption(
            "the dictionary has no words of 3 to 6 letters to lay on the table; use another"
        )
    return short


def _with_master(rng: Rng, word: str) -> str:
    """Put one letter of every eighth word under a Master."""
    if rng.below(8):
        return word
    place = rng.below(len(word))
    return f"{word[:place]}[{word[place]}]{word[place + 1 :]}"


def signature(dictionary: Dictionary) -> str:
    """Return a hash of all results for 300 positions, which changes only if a result does."""
    positions = _positions("\n".join(deal_positions(dictionary, 300)).encode(), dictionary)
    digest = sha256()
    for ruleset in ("waddingtons", "article"):
        for moves in Solver(dictionary, ruleset=ruleset, top=None).solve(positions):
            digest.update(write_jsonl(moves))
        # Without the table, so that versions can be compared that plan hands alone.
        for plans in Planner(dictionary, ruleset=ruleset, use_table=False).plan(positions):
            digest.update(write_jsonl(plans))
    return digest.hexdigest()[:12]


def workloads(dictionary: Dictionary, count: int = 1000) -> Iterator[Workload]:
    """Yield the workloads of `bench`, dealt with SEED.

    count: queries of most workloads; slow ones have a fraction of it.
    """
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
    queries = [f"anagram:{rack}" for rack in racks["7 tiles"]]
    yield _search("anagrams, 7 tiles", search.find_plain, d, queries)
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
        name = f"solve, 4 table words, {_shown(top)}"
        yield Workload(name, count, "plays", partial(_solve, dictionary, lines, top))
    planner = Planner(dictionary)
    for name in ("10 cards", "9 cards + Master"):
        positions = _positions("\n".join(racks[name]).encode(), dictionary)
        yield Workload(f"plan, {name}", count, "entries", partial(_plan, planner, positions))
    hands = [deal(rng, 10) for _ in range(10 * count)]
    text = "\n".join(hands).encode()
    for top, n in ((1, 10 * count), (None, count)):
        size = text.find(b"\n", 11 * n - 2) if n < len(hands) else len(text)
        run = partial(_rows, dictionary, text[:size], Solver(dictionary, top=top))
        yield Workload(f"rows to JSON Lines, {_shown(top)}", n, "bytes", run)
    yield from _steps(dictionary, lines)
    yield from _census(dictionary, 3)
    yield from _tablebase(dictionary, 3, hands)
    yield from _lexicon_games(dictionary, count)
    yield from _scrabble(dictionary, count)
    yield from _lexibomb(dictionary, count)
    yield from _vectors(dictionary, count)
    yield from _wordle(dictionary, count)


def _shown(top: int | None) -> str:
    return "all" if top is None else f"top {top}"


def _positions(text: bytes, dictionary: Dictionary) -> Positions:
    alphabet = dictionary.alphabet
    return read_text(text, 1, alphabet)[0]


def _search(name: str, call: Callable[..., object], *arguments: Any) -> Workload:
    out = Matches()

    def solve() -> int:
        call(*arguments, out)
        return len(out.word_ids)

    return Workload(name, len(arguments[-1]), "words", solve, lambda: out.vector_tests)


def _solve(dictionary: Dictionary, lines: list[str], top: int | None) -> int:
    return len(solve_batch(lines, dictionary, top=top).word_id)


def _plan(planner: Planner, positions: Positions) -> int:
    return sum(map(len, planner.plan(positions)))


def _rows(dictionary: Dictionary, text: bytes, solver: Solver) -> int:
    moves = solver.solve(_positions(text, dictionary))
    return sum(len(write_jsonl(each)) for each in moves)


def _steps(dictionary: Dictionary, lines: list[str]) -> Iterator[Workload]:
    """Yield the steps of `solve` except the search, each on the results of the step before."""
    text = "\n".join(lines).encode()
    positions = _positions(text, dictionary)
    points = points_by_code(lexicon.ruleset("waddingtons"), dictionary.compiled.upper)
    parts: list[Candidates] = []
    first = 0
    while first < positions.n:
        candidates = find(dictionary.compiled, positions, first, min(100, positions.n - first))
        pay(candidates, points)
        parts.append(candidates)
        first += candidates.n
    plays = sum(len(part) for part in parts)

    def pay_all() -> int:
        for part in parts:
            pay(part, points)
        return plays

    def rank_all(top: int | None) -> int:
        return sum(len(rank(part, top)) for part in parts)

    ranked = [rank(part, None) for part in parts]
    n = len(lines)
    yield Workload("read, 4 table words", n, "positions", lambda: _positions(text, dictionary).n)
    yield Workload("pay, 4 table words", n, "plays", pay_all)
    for top in (10, None):
        name = f"rank, 4 table words, {_shown(top)}"
        yield Workload(name, n, "positions", partial(rank_all, top))

    def write_all() -> int:
        return sum(len(write_jsonl(moves)) for moves in ranked)

    yield Workload("write JSON Lines, all", n, "bytes", write_all)


def _census(dictionary: Dictionary, cards: int) -> Iterator[Workload]:
    def prepared() -> Census:
        census = Census(dictionary, cards, plan=True)
        census.prepare()
        return census

    def tally(census: Census) -> int:
        return int(census.tally(0, census.parts).left[0, :, 0].sum())

    counted = prepared()
    name = f"census with plans, {cards} cards"
    yield Workload(name, 1, "hands", lambda: tally(prepared()))
    name = f"statistics of a census, {cards} cards"
    yield Workload(name, 1, "hands", lambda: tally(counted))


def _tablebase(dictionary: Dictionary, cards: int, hands: Sequence[str]) -> Iterator[Workload]:
    def built() -> bytes:
        file = BytesIO()
        for _ in Builder(dictionary, cards=cards).write(file):
            pass
        return file.getvalue()

    table = Table(built())
    short = [hand[:cards] for hand in hands]
    positions = _positions("\n".join(short).encode(), dictionary)

    def look_up() -> int:
        return xxh3_64_intdigest(table.entries(positions, 0, positions.n)) & 0xFFFF

    yield Workload(f"tablebase, {cards} cards", 1, "files", lambda: len(built()))
    yield Workload("look hands up in a tablebase", len(short), "hands", look_up)


def _observed(game: Any) -> Any:
    """Return what the player to move can see."""
    return game.observation(game.current_player())


def _playouts(name: str, simulation: Race[Any], count: int) -> Workload:
    return Workload(name, count, "play-outs", lambda: simulation.refine(count))


def _games(name: str, games: int, play: Callable[[], Any]) -> Workload:
    return Workload(name, games, "games", lambda: len(play()) and games)


def _lexicon_games(dictionary: Dictionary, count: int) -> Iterator[Workload]:
    game = lexicon.Game(dictionary, seed=SEED)
    rules = NativeRules(dictionary)
    simulation = LexiconSimulation(_observed(game), dictionary, rules, seed=SEED)
    yield _playouts("Lexicon play-outs", simulation, count)
    both = native_rules(lexicon.ruleset("waddingtons"), dictionary, 2)
    rounds = max(count // 20, 1)
    for name, policy in (("greedy", GREEDY), ("planner", QUICK)):
        play = partial(self_play, both, [policy, policy], rounds, SEED)
        yield _games(f"Lexicon self-play, {name}", rounds, play)


def _vectors(dictionary: Dictionary, count: int) -> Iterator[Workload]:
    from lexicon_fast.vector import LexiconVector, ScrabbleVector

    for name, kind in (("Lexicon", LexiconVector), ("Scrabble", ScrabbleVector)):
        for plays, steps in ((0, count), (16, max(count // 20, 1))):
            games = kind(dictionary, 16, seed=SEED, plays=plays)
            shown = "ranked plays" if plays else "spelled plays"
            run = partial(_random_steps, games, steps)
            yield Workload(f"vector of {name}, {shown}", 16 * steps, "steps", run)


def _wordle(dictionary: Dictionary, count: int) -> Iterator[Workload]:
    words = [word for word in dictionary if len(word) == 5]
    guesses = words[:count]
    if words:  # a dictionary of few words may have none
        yield Workload(
            "Wordle grades", len(guesses), "grades", lambda: int(grades(guesses, words).size)
        )


def _random_steps(games: Vector, steps: int) -> int:
    games.reset(SEED)
    for _ in range(steps):
        games.step(games.sample())
    return int(games.observations.sum())


def _scrabble(dictionary: Dictionary, count: int) -> Iterator[Workload]:
    layout = scrabble.ruleset("standard").layout
    generator, best = scrabble.Generator(dictionary), scrabble.Generator(dictionary, best=True)
    positions = _scrabble_positions(dictionary, best, max(count // 10, 1))
    boards, racks = zip(*(generator.pair(*generator.read(each)) for each in positions), strict=True)

    def generate(**options: Any) -> int:
        return len(generate_batch(boards, racks, **options))

    ways: dict[str, dict[str, Any]] = {
        "all plays": {},
        "plays, unordered": {"order": False},
        "10 best plays": {"top": 10},
        "best play": {"best": True},
    }
    for name, options in ways.items():
        yield Workload(f"Scrabble {name}", len(boards), "plays", partial(generate, **options))
    yield _writing("Scrabble", generator.batch(map(generator.read, positions)))
    leaves = leaves_for(layout, dictionary)
    game = scrabble.Game(dictionary, seed=SEED)
    values = learned_leaves(layout, dictionary)
    simulation = ScrabbleSimulation(_observed(game), dictionary, values, seed=SEED)
    yield _playouts("Scrabble play-outs", simulation, count)
    counts = counts_by_code(layout, dictionary.alphabet)
    made = native_layout(layout, dictionary.alphabet)
    games = max(count // 20, 1)
    for name, side in (("greedy", None), ("static", leaves)):
        match = Match(dictionary.compiled, made, (side, side), counts)
        play = partial(match.play_many, SEED, games)
        yield _games(f"Scrabble self-play, {name}", games, play)


def _writing(name: str, found: PlayColumns[Any]) -> Workload:
    """Return the step of `plays --all` after the search."""
    heads = [(b'{"id":1,"count":1,"plays":[', at) for at in range(len(found))]
    name = f"write {name} plays, JSON Lines"
    return Workload(name, len(heads), "bytes", lambda: len(write_rows(found, heads)))


def _scrabble_positions(
    dictionary: Dictionary, generator: scrabble.Generator, count: int
) -> list[tuple[list[str], str]]:
    """Return the positions of games in which each player lays the play with the highest score."""
    rules = replace(scrabble.ruleset("standard"), challenge="void")
    positions: list[tuple[list[str], str]] = []
    for seed in range(SEED, SEED + count):
        game = scrabble.Game(dictionary, ruleset=rules, seed=seed)
        while (player := game.current_player()) is not None:
            seen = game.observation(player)
            position = (list(seen.board) or ["." * 15] * 15, seen.rack)
            positions.append(position)
            plays = generator.plays(*position)
            game.apply(scrabble.Lay(plays[0].at, plays[0].word) if plays else scrabble.PASS)
            if len(positions) == count:
                return positions
    return positions


def _lexibomb(dictionary: Dictionary, count: int) -> Iterator[Workload]:
    generator = lexibomb.Generator(dictionary)
    positions = _lexibomb_positions(dictionary, generator, max(count // 10, 1))
    if positions:  # a dictionary of few words may have no play
        read = [generator.read(position) for position in positions]
        fields = [("".join(each.opened), each.bombs or 0) for each in positions]

        def odds() -> int:
            return len([Field(15, 15, *each, 1 << 14, SEED) for each in fields])

        yield Workload(
            "Lexibomb plays", len(read), "plays", lambda: len(generator.batch(read).score)
        )
        yield Workload("Lexibomb odds", len(fields), "boards", odds)
        yield _writing("Lexibomb", generator.batch(read))
    game = lexibomb.Game(dictionary, seed=SEED)
    leaves = leaves_for(game.rules.layout, dictionary)
    simulation = LexibombSimulation(_observed(game), dictionary, leaves, seed=SEED)
    yield _playouts("Lexibomb play-outs", simulation, max(count // 10, 1))


def _lexibomb_positions(
    dictionary: Dictionary, generator: lexibomb.Generator, count: int
) -> list[lexibomb.Position]:
    """Return positions of a game in which each player lays the first of the longest plays."""
    positions: list[lexibomb.Position] = []
    game = lexibomb.Game(dictionary, seed=SEED + 1)
    while (player := game.current_player()) is not None and len(positions) < count:
        seen = game.observation(player)
        if seen.opened:
            positions.append(lexibomb.Position(seen.board, seen.opened, seen.rack, seen.bombs))
        board = seen.board or ["." * 15] * 15
        lays = sorted(generator.lays(board, seen.rack), key=lambda lay: (-len(lay[1]), lay))
        game.apply(lexibomb.Lay(*lays[0]) if lays else lexibomb.PASS)
    return list(islice(cycle(positions), count))


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
