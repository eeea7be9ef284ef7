"""Compare how many instructions two versions of this package execute for the same work.

    python bench/instructions.py OLD NEW [--only NAME ...] > bench/results/instructions-0.2.0.txt

OLD and NEW are source trees with a compiled package. `valgrind --tool=callgrind` counts the
instructions: the counts hardly depend on the machine's load and show differences that clocks miss.
Each workload runs once before it is counted, in one thread, with AVX2 and ENABLE. The counts
include the Python code of the call. Results are compared, too.
"""

from __future__ import annotations

import argparse
import gc
import json
import os
import re
import subprocess
import sys
import tempfile
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from importlib import import_module
from itertools import cycle, islice
from pathlib import Path
from typing import Any

DATA = Path(__file__).resolve().parent / "data"
POSITIONS = Path(__file__).resolve().parents[2] / "shared" / "bench"
WORDS = "enable"

#: Ratio above which a workload counts as slower.
SLOWER = 1.01

#: A C function that nothing else calls; callgrind dumps and resets its counters there.
_MARK = "getpgid"

Call = Callable[[], object]


def lines(name: str, count: int) -> list[str]:
    return (DATA / f"{name}.txt").read_text().splitlines()[:count]


def dictionary() -> Any:
    from lexicon_fast import Dictionary

    return Dictionary.load(WORDS)


def simulated(simulation: Any, worlds: int) -> Call:
    first = iter(range(0, 1 << 30, worlds))

    def call() -> object:
        simulation._play(next(first), worlds)
        return simulation._rows()

    return call


# Searches


def subwords(hands: str, count: int) -> Call:
    words, some = dictionary(), lines(hands, count)
    return lambda: len(words.subwords_batch(some).word_ids)


def superwords(hands: str, count: int) -> Call:
    words, tables, some = dictionary(), lines("tables", count), lines(hands, count)
    return lambda: len(words.superwords_batch(tables, some).word_ids)


def substitutions(hands: str, count: int) -> Call:
    words, tables, some = dictionary(), lines("tables", count), lines(hands, count)
    return lambda: len(words.substitutions_batch(tables, some).word_ids)


# Lexicon


def rows(top: int | None, count: int) -> Call:
    """Measure reading positions as text and writing JSON Lines."""
    from io import BytesIO

    from lexicon_fast._native.lexicon.write_rows import write_jsonl
    from lexicon_fast.batch.streaming import answering
    from lexicon_fast.games.lexicon.solver import Solver
    from lexicon_fast.rows.chunks import ChunkReader

    words = dictionary()
    solver, text = Solver(words, top=top), "\n".join(lines("positions", count)).encode()
    task = answering(solver.solve, write_jsonl, words.alphabet)

    def call() -> int:
        return sum(piece.size for chunk in ChunkReader(BytesIO(text)) for piece in task(chunk))

    return call


def plan(hands: str, count: int) -> Call:
    from lexicon_fast._native.rows.read_rows import read_text
    from lexicon_fast.games.lexicon.plans import Planner

    words = dictionary()
    alphabet, planner = words.alphabet, Planner(words)
    text = "\n".join(lines(hands, count)).encode()
    positions, _ = read_text(text, 1, alphabet.upper, alphabet.lower, alphabet.describe())
    return lambda: sum(len(plans) for plans in planner.plan(positions))


def lexicon_playouts(worlds: int) -> Call:
    from lexicon_fast.bots.lexicon.native import NativeRules
    from lexicon_fast.bots.lexicon.simulation import Simulation
    from lexicon_fast.games.lexicon.game import Game

    words = dictionary()
    game = Game(words, seed=1)
    player = game.current_player()
    assert player is not None
    simulation = Simulation(game.observation(player), words, NativeRules(words), seed=1)
    return simulated(simulation, worlds)


def lexicon_self_play(policy: str, rounds: int) -> Call:
    from lexicon_fast._native.lexicon.playouts import self_play
    from lexicon_fast.bots.lexicon import native
    from lexicon_fast.games.lexicon.rules import ruleset

    made = native.native_rules(ruleset("waddingtons"), dictionary(), 2)
    each = getattr(native, policy)
    return lambda: list(self_play(made, [each, each], rounds, 1))


def census(cards: int, plans: bool) -> Call:
    from lexicon_fast.census.hands import Census

    words = dictionary()

    def call() -> object:
        counted = Census(words, cards, plan=plans)
        counted.prepare()
        return counted.tally(0, counted.parts).to_json().decode()

    return call


# Scrabble


def scrabble_plays(blanks: str, count: int, **options: Any) -> Call:
    from lexicon_fast._native.tiles.board import generate_batch
    from lexicon_fast.games.tiles.plays import Generator

    generator = Generator(dictionary())
    path = POSITIONS / f"scrabble_positions_{blanks}.cgp"
    if not path.exists():
        raise SystemExit(f"{path} is missing: these workloads need it")
    read = []
    for line in path.read_text().splitlines()[:count]:
        board, racks = line.split()[:2]
        read.append(generator.pair(*generator.read((board, racks.split("/")[0]))))
    boards, some = [board for board, _ in read], [rack for _, rack in read]
    return lambda: len(generate_batch(boards, some, **options))


def board_playouts(game: str, worlds: int) -> Call:
    from lexicon_fast.bots.tiles.leaves import leaves_for

    words = dictionary()
    state = import_module(f"lexicon_fast.games.{game}.game").Game(words, seed=1)
    leaves = leaves_for(state.rules.layout, words.alphabet)
    made = import_module(f"lexicon_fast.bots.{game}.simulation").Simulation
    observation = state.observation(state.current_player())
    return simulated(made(observation, words, leaves, seed=1), worlds)


def scrabble_self_play(games: int, *, static: bool) -> Call:
    from lexicon_fast._native.scrabble.selfplay import Match
    from lexicon_fast.bots.tiles.leaves import counts_by_code, leaves_for
    from lexicon_fast.games.scrabble.rules import ruleset
    from lexicon_fast.games.tiles.native_layout import native_layout

    layout, words = ruleset("standard").layout, dictionary()
    leaves = leaves_for(layout, words.alphabet) if static else None
    counts = counts_by_code(layout, words.alphabet)
    made = native_layout(layout, words.alphabet)
    match = Match(words.compiled, made, (leaves, leaves), counts)
    return lambda: list(match.play_many(1, games))


# Lexibomb


def minefields(count: int) -> list[Any]:
    """Return positions of a game in which each player lays the first of the longest plays."""
    from lexicon_fast import lexibomb

    words = dictionary()
    generator, found = lexibomb.Generator(words), []
    game = lexibomb.Game(words, seed=2)
    while (player := game.current_player()) is not None and len(found) < count:
        seen = game.observation(player)
        if seen.opened:
            found.append(lexibomb.Position(seen.board, seen.opened, seen.rack, seen.bombs))
        board = seen.board or ["." * 15] * 15
        lays = sorted(generator.lays(board, seen.rack), key=lambda lay: (-len(lay[1]), lay))
        game.apply(lexibomb.Lay(*lays[0]) if lays else lexibomb.PASS)
    return list(islice(cycle(found), count))


def lexibomb_plays(count: int) -> Call:
    from lexicon_fast import lexibomb

    generator = lexibomb.Generator(dictionary())
    read = [generator.read(position) for position in minefields(count)]
    return lambda: len(generator.batch(read).score)


def lexibomb_odds(count: int) -> Call:
    from lexicon_fast._native.lexibomb.bombs import Field

    texts = [("".join(each.opened), each.bombs) for each in minefields(count)]
    return lambda: len([Field(15, 15, text, bombs, 1 << 14, 1) for text, bombs in texts])


#: Name -> function that prepares a call.
WORKLOADS: dict[str, Callable[[], Call]] = {
    "subwords_batch, 10 cards": lambda: subwords("hands10", 1000),
    "subwords_batch, 9 cards + Master": lambda: subwords("hands10_master", 200),
    "superwords_batch, 10 cards": lambda: superwords("hands10", 1000),
    "superwords_batch, 9 cards + Master": lambda: superwords("hands10_master", 300),
    "substitutions_batch, 10 cards": lambda: substitutions("hands10", 500),
    "substitutions_batch, 9 cards + Master": lambda: substitutions("hands10_master", 300),
    "solve rows, top 1": lambda: rows(1, 100),
    "solve rows, top 10": lambda: rows(10, 100),
    "solve rows, all": lambda: rows(None, 100),
    "plan, 10 cards": lambda: plan("hands10", 1000),
    "plan, 9 cards + Master": lambda: plan("hands10_master", 200),
    "census, 3 cards": lambda: census(3, False),
    "census with plans, 3 cards": lambda: census(3, True),
    "Lexicon play-outs": lambda: lexicon_playouts(10),
    "Lexicon self-play, greedy": lambda: lexicon_self_play("GREEDY", 20),
    "Lexicon self-play, quick": lambda: lexicon_self_play("QUICK", 20),
    "Scrabble all plays, no blank": lambda: scrabble_plays("noblank", 20),
    "Scrabble all plays, one blank": lambda: scrabble_plays("oneblank", 5),
    "Scrabble all plays unordered, no blank": lambda: scrabble_plays("noblank", 20, order=False),
    "Scrabble best 10, one blank": lambda: scrabble_plays("oneblank", 10, top=10),
    "Scrabble best play, no blank": lambda: scrabble_plays("noblank", 50, best=True),
    "Scrabble best play, one blank": lambda: scrabble_plays("oneblank", 20, best=True),
    "Scrabble play-outs": lambda: board_playouts("scrabble", 10),
    "Scrabble self-play, greedy": lambda: scrabble_self_play(5, static=False),
    "Scrabble self-play, static": lambda: scrabble_self_play(5, static=True),
    "Lexibomb plays": lambda: lexibomb_plays(10),
    "Lexibomb odds": lambda: lexibomb_odds(100),
    "Lexibomb play-outs": lambda: board_playouts("lexibomb", 3),
}


def child(names: list[str]) -> None:
    """Make each call twice, the second time between two marks; print the results."""
    results = []
    gc.disable()
    for name in names:
        call = WORKLOADS[name]()
        call()
        os.getpgid(0)
        result = call()
        os.getpgid(0)
        results.append(result)
    print(json.dumps(results, default=str))


def instructions(tree: Path, names: list[str]) -> tuple[list[int], list[Any]]:
    """Run the workloads with the package of a tree. Return the instructions and the results."""
    with tempfile.TemporaryDirectory() as temporary:
        folder = Path(temporary)
        environment = {
            **os.environ,
            "PYTHONPATH": str(tree.resolve()),
            "PYTHONSAFEPATH": "1",
            "PYTHONHASHSEED": "0",
            "LEXICON_FAST_CACHE": str(folder / "cache"),
            "LEXICON_FAST_ISA": "avx2",
            "LEXICON_FAST_THREADS": "1",
        }
        command = [sys.executable, __file__, "--child", *names]
        # The first run compiles the dictionary.
        subprocess.run(command, env=environment, check=True, stdout=subprocess.DEVNULL)
        counted = ["valgrind", "--tool=callgrind", f"--dump-before={_MARK}"]
        counted += [f"--callgrind-out-file={folder / 'out'}", f"--log-file={folder / 'log'}"]
        done = subprocess.run(
            counted + command, env=environment, check=True, stdout=subprocess.PIPE, text=True
        )
        # Dumps with odd numbers contain the work before a call.
        dumps = [(folder / f"out.{2 * i + 2}").read_text() for i in range(len(names))]
    totals = [re.search(r"^totals: (\d+)", dump, re.MULTILINE) for dump in dumps]
    return [int(total[1]) for total in totals if total], json.loads(done.stdout)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("trees", nargs="*", type=Path, metavar="TREE")
    parser.add_argument("--only", nargs="+", default=[], metavar="NAME", help="start of names")
    parser.add_argument("--child", nargs="+")
    options = parser.parse_args()
    if options.child:
        child(options.child)
        return
    if len(options.trees) != 2:
        parser.error("give two source trees: the old one and the new one")
    names = [
        name
        for name in WORKLOADS
        if not options.only or any(name.startswith(each) for each in options.only)
    ]
    with ThreadPoolExecutor() as pool:
        done = pool.map(partial(instructions, names=names), options.trees)
        (counts, results) = zip(*done, strict=True)
    print(f"{'# millions of instructions, AVX2':40}{'old':>10}{'new':>10}{'ratio':>8}", flush=True)
    for name, old, new, was, now in zip(names, *counts, *results, strict=True):
        mark = "  slower" if new > SLOWER * old else ""
        if was != now:
            mark += "  DIFFERENT RESULTS"
        print(f"{name:40}{old / 1e6:10.2f}{new / 1e6:10.2f}{new / old:8.3f}{mark}")


if __name__ == "__main__":
    main()
