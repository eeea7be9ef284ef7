"""Time plays of Scrabble positions next to a reference program, and complete games, on one core.

    python bench/scrabble.py [--json FILE] [--all-isas]

The positions are those of ../shared/bench (0, 1 and 2 blanks on the rack), and the 200 with one
blank again, with a second blank in place of a tile. The reference program
(../shared/sketches/lane_fit.cpp, built here with -O3 -march=native) runs once per turn and reports
its best pass of four; ours run several passes per turn. The results are the medians over the turns
and their ratio. Boards with their cross-checks are prepared before the clock starts, in both. The
games are played by two native players, `static` or `greedy`, from the shuffled bag to the count of
the tiles left, including cross-checks.
"""

from __future__ import annotations

import argparse
import json
import os
import platform
import re
import shutil
import subprocess
import tempfile
import time
from collections.abc import Callable
from functools import cache, partial
from pathlib import Path
from statistics import median
from typing import Any

import inputs

from lexicon_fast._native.dictionary.build import build
from lexicon_fast._native.dictionary.compiled import Compiled, available_isas
from lexicon_fast._native.scrabble.selfplay import Match
from lexicon_fast._native.tiles.board import Board, Layout, generate_batch
from lexicon_fast.bots.tiles.leaves import counts_by_code, leaves_for
from lexicon_fast.dictionary import Dictionary
from lexicon_fast.dictionary.alphabet import Alphabet
from lexicon_fast.games.tiles.layouts import Layout as GameLayout

TURNS = 5
PASSES = 3
POSITIONS = ("noblank", "oneblank", "twoblank")
OPTIONS: dict[str, dict[str, Any]] = {
    "all plays": {"order": False},
    "all plays in order": {},
    "best 10": {"top": 10},
    "best play": {"best": True},
}

GAMES = 100
PLAYERS = {"static": "scrabble", "greedy": None}

PREMIUMS = (
    "=  '   =   '  ="
    ' -   "   "   - '
    "  -   ' '   -  "
    "'  -   '   -  '"
    "    -     -    "
    ' "   "   "   " '
    "  '   ' '   '  "
    "=  '   -   '  ="
    "  '   ' '   '  "
    ' "   "   "   " '
    "    -     -    "
    "'  -   '   -  '"
    "  -   ' '   -  "
    ' -   "   "   - '
    "=  '   =   '  ="
)
VALUES = [1, 3, 3, 2, 1, 4, 2, 4, 1, 8, 5, 1, 3, 1, 1, 3, 10, 1, 1, 1, 1, 4, 4, 8, 4, 10]


def scrabble() -> Layout:
    letter = bytes({"'": 2, '"': 3}.get(square, 1) for square in PREMIUMS)
    word = bytes({"-": 2, "=": 3}.get(square, 1) for square in PREMIUMS)
    return Layout(15, 15, letter, word, bytes(VALUES + [0] * 7), 112, [0] * 7 + [50])


def read_cgp(line: str) -> tuple[bytes, bytes]:
    """Return squares and rack as codes."""
    board, racks = line.split()[:2]
    squares, rack = bytearray(), bytearray(33)
    for token in re.findall(r"\d+|[A-Za-z]", board):
        if token.isdigit():
            squares += b"\xff" * int(token)
        else:
            squares.append(ord(token.lower()) - 97 | (0x80 if token.islower() else 0))
    for tile in racks.split("/")[0]:
        rack[32 if tile == "?" else ord(tile) - 65] += 1
    return bytes(squares), bytes(rack)


def another_blank(rack: bytes) -> bytes:
    """Return the rack with its first tile turned into a blank."""
    counts = bytearray(rack)
    counts[next(code for code in range(32) if counts[code])] -= 1
    counts[32] += 1
    return bytes(counts)


def microseconds(call: Callable[[], object], n: int) -> float:
    """Return the time per position: the median of some passes, each of at least 200 positions."""
    repeat = max(1, 200 // n)
    times = []
    for _ in range(PASSES):
        start = time.perf_counter()
        for _ in range(repeat):
            call()
        times.append((time.perf_counter() - start) / repeat / n * 1e6)
    return median(times)


@cache
def with_isa(isa: str) -> Compiled:
    text = (inputs.SHARED / "words" / "enable_2to15.txt").read_bytes()
    upper = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
    file, _ = build(text, upper, upper.lower(), "english", bytes(32), "enable_2to15")
    return Compiled(file, "enable_2to15", isa)


def measure_games(isas: list[str]) -> list[dict[str, Any]]:
    """Return the games per second of each player against itself."""
    layout = GameLayout.load("scrabble")
    english = Alphabet.load("english")
    counts = counts_by_code(layout, english)
    matches = {}
    for isa in isas:
        for player, leaves in PLAYERS.items():
            sides = [leaves and leaves_for(layout, Dictionary.load(), leaves)] * 2
            matches[player, isa] = Match(with_isa(isa), scrabble(), sides, counts)
    times: dict[str, list[float]] = {}
    turns: dict[str, float] = {}
    for turn in range(TURNS):
        for (player, isa), match in matches.items():
            start = time.perf_counter()
            played = match.play_many(GAMES * turn, GAMES)
            name = f"{player}, {isa}"
            times.setdefault(name, []).append(GAMES / (time.perf_counter() - start))
            turns[name] = sum(played[3::4]) / GAMES
    rows = [
        {"game": name, "turns": turns[name], "games_per_second": median(some), "each": some}
        for name, some in times.items()
    ]
    for row in rows:
        us = 1e6 / row["games_per_second"] / row["turns"]
        print(
            f"games of {row['game']}: {row['games_per_second']:,.0f} a second, {us:.1f} us a turn"
        )
    return rows


def build_sketch(folder: Path) -> Path | None:
    source = inputs.SHARED / "sketches" / "lane_fit.cpp"
    compiler = shutil.which("g++")
    if not compiler or not source.exists():
        return None
    built = folder / "lane_fit"
    flags = ["-O3", "-march=native", "-std=c++17"]
    subprocess.run([compiler, *flags, str(source), "-o", str(built)], check=True)
    return built


def run_sketch(sketch: Path, words: Path, positions: Path) -> float | None:
    done = subprocess.run(
        [str(sketch), str(words), str(positions)], capture_output=True, text=True, check=False
    )
    found = re.search(r"([\d.]+) us/pos", done.stdout)
    return float(found[1]) if found else None


def measure(isas: list[str], sketch: Path | None) -> list[dict[str, Any]]:
    words = inputs.SHARED / "words" / "enable_2to15.txt"
    layout = scrabble()
    rows = []
    for name in (*POSITIONS, "oneblank, another"):
        path = inputs.SHARED / "bench" / f"scrabble_positions_{name.split(',')[0]}.cgp"
        positions = [read_cgp(line) for line in path.read_text().splitlines() if line]
        racks = [rack for _, rack in positions]
        if "another" in name:
            racks = [another_blank(rack) for rack in racks]
        n = len(racks)
        empty = [bytes(33)] * n
        boards = {
            isa: [Board(with_isa(isa), layout, squares) for squares, _ in positions] for isa in isas
        }
        times: dict[str, list[float]] = {}
        for _ in range(TURNS):
            for isa in isas:
                for what, options in OPTIONS.items():
                    call = partial(generate_batch, boards[isa], racks, **options)
                    times.setdefault(f"{what}, {isa}", []).append(microseconds(call, n))
            call = partial(generate_batch, boards[isas[0]], empty)
            times.setdefault("calls alone", []).append(microseconds(call, n))
            beside = run_sketch(sketch, words, path) if sketch and "," not in name else None
            if beside:
                times.setdefault("sketch", []).append(beside)
        plays = generate_batch(boards[isas[0]], racks, order=False)
        rows.append(
            {
                "positions": name,
                "count": n,
                "plays": len(plays) / n,
                "vector_tests": plays.vector_tests / n,
                "words_fitted": plays.words_fitted / n,
                "us": {what: median(some) for what, some in times.items()},
                "turns": times,
            }
        )
        show(rows[-1])
    return rows


def show(row: dict[str, Any]) -> None:
    print(f"{row['count']} positions ({row['positions']}), {row['plays']:,.0f} plays each")
    beside = row["us"].get("sketch")
    for what, us in row["us"].items():
        ratio = f"  {us / beside:.2f} of the reference" if beside else ""
        print(f"  {what:28}{us:10.1f} us{ratio}")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--json", type=Path, help="file for raw results")
    parser.add_argument("--all-isas", action="store_true", help="measure every instruction set")
    arguments = parser.parse_args()
    for path in ("words/enable_2to15.txt", "bench/scrabble_positions_noblank.cgp"):
        if not (inputs.SHARED / path).exists():
            raise SystemExit(f"{inputs.SHARED / path} is missing; nothing was measured")
    isas = available_isas() if arguments.all_isas else available_isas()[:1]
    with tempfile.TemporaryDirectory() as folder:
        rows = measure(isas, build_sketch(Path(folder)))
    games = measure_games(isas)
    if arguments.json:
        machine = {
            "platform": platform.platform(),
            "cpus": os.cpu_count(),
            "load": os.getloadavg(),
            "isa": isas[0],
        }
        arguments.json.write_text(
            json.dumps({"machine": machine, "rows": rows, "games": games}, indent=1) + "\n"
        )


if __name__ == "__main__":
    main()
