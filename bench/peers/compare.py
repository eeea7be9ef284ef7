"""Compare lexicon_fast with other programs on one core, in alternating rounds.

    python bench/peers/compare.py --magpie ~/MAGPIE --quackle ~/quackle --cpu 0
    python bench/peers/compare.py                # only plain Python and, if installed, `an`

MAGPIE, wolges and Quackle are your own checkouts, which you have built. A program that is not given
is skipped. Answers are compared before anything is timed. Times are CPU time; README.md in this
folder says what each side does.
"""

from __future__ import annotations

import argparse
import json
import os
import platform
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterable, Sequence
from functools import partial
from pathlib import Path
from typing import Any

import checkout as checkouts
import debian_an
import magpie
import product
import quackle
import wolges
from measuring import Side, alternate, function
from sorted_letters import SortedLetters

sys.path.append(str(Path(__file__).resolve().parents[1]))

import inputs

from lexicon_fast import Dictionary, __version__, cpu_info

#: Letters on the rack, blanks among them -> file of racks. The last is made of the one before.
RACKS = {
    (7, 0): "scrabble_racks7",
    (7, 1): "scrabble_racks7_1blank",
    (7, 2): "scrabble_racks7_2blank",
    (10, 0): "hands10",
    (10, 1): "hands10_master",
    (10, 2): "hands10_master",
}
#: Blanks -> racks for plain Python, which takes up to 0.1 s for one rack.
SLOW_RACKS = {0: 200, 1: 50, 2: 20}
AN_RACKS = 20

#: Games of each round.
OUR_GAMES = 500
MAGPIE_GAMES = 1500
WOLGES_GAMES = 300
QUACKLE_GAMES = 40

#: Repeats of the same position, in the second way of measuring.
IN_A_ROW = 10

OURS = "lexicon_fast"

#: Return a call that answers positions.
Call = Callable[[Sequence[product.Position]], Callable[[], object]]


def racks(letters: int, blanks: int) -> list[str]:
    """Return the racks of a size with some blanks."""
    found = inputs.lines(RACKS[letters, blanks])
    return [rack[:-2] + "**" for rack in found] if (letters, blanks) == (10, 2) else found


def same_words(name: str, racks: Sequence[str], ours: list[list[str]], theirs: Any) -> int:
    """Return the number of racks. Raises SystemExit if the words of one differ."""
    for rack, our in zip(racks, ours, strict=True):
        different = set(our) ^ set(theirs(rack))
        if different:
            raise SystemExit(f"{name} disagrees on {rack}: {sorted(different)[:10]}")
    return len(racks)


def compare_racks(ours: product.Product, work: Path, rounds: int) -> list[dict[str, Any]]:
    """Compare all words of racks with plain Python and `an`."""
    words = ours.words()
    slow = SortedLetters(words)
    an = debian_an.find()
    if an is None:
        print("SKIPPED: an is not installed (Debian's package `an`)")
    path = work / "words.txt"
    path.write_text("".join(f"{word}\n" for word in words))
    rows = []
    for letters, blanks in RACKS:
        some = racks(letters, blanks)[: SLOW_RACKS[blanks]]
        found = ours.subwords_as_strings(some)()
        same = same_words("the dictionary of sorted letters", some, found, slow.subwords)
        theirs = [
            Side(
                "lexicon_fast, one rack per call, strings",
                function(ours.subwords_as_strings(some), len(some)),
            ),
            Side(
                "Python dictionary of sorted letters",
                function(lambda some=some: [slow.subwords(rack) for rack in some], len(some)),
            ),
        ]
        if an and not blanks:
            few = some[:AN_RACKS]
            same_words("an", few, found[:AN_RACKS], partial(debian_an.subwords, an, path))
            theirs.append(
                Side("an, reads the list each time", partial(debian_an.measure, an, path, few))
            )
        name = f"all words of {letters} letters with {blanks} blanks"
        one = Side(OURS, function(ours.subwords(some), len(some)))
        row = alternate(name, one, theirs, rounds)
        rows.append({**row, "unit": "rack", "racks": same, "words": sum(map(len, found)) / same})
    return rows


def agreement(ours: Sequence[float], theirs: Sequence[float]) -> int:
    """Return how many values agree, to a hundredth of a point."""
    return sum(abs(a - b) < 0.0101 for a, b in zip(ours, theirs, strict=True))


def compare_positions(
    ours: product.Product, peer: magpie.Magpie, path: Path, rounds: int
) -> list[dict[str, Any]]:
    """Compare all plays and the best play of positions with MAGPIE."""
    positions = [
        product.Position(line, ours.dictionary) for line in path.read_text().splitlines() if line
    ]
    cgps = tuple(each.cgp for each in positions)
    numbers = ours.numbers_of_plays(positions)
    rows = []

    def add(
        task: str, sides: dict[str, Call], structures: Iterable[str], options: str, **more: Any
    ) -> None:
        for in_a_row in (1, IN_A_ROW):
            repeated = [each for each in positions for _ in range(in_a_row)]
            some = [
                Side(name, function(call(repeated), len(repeated))) for name, call in sides.items()
            ] + [
                Side(f"MAGPIE, {name}", partial(peer.measure, cgps, options, name, in_a_row))
                for name in structures
            ]
            how = "pass after pass" if in_a_row == 1 else f"each {in_a_row} times in a row"
            row = alternate(f"{task}, {path.stem}, {how}", some[0], some[1:], rounds)
            rows.append({**row, "unit": "position", "positions": len(cgps), **more})

    for name in peer.structures:
        theirs = peer.numbers_of_plays(cgps, name)
        if theirs != numbers:
            first = next(i for i, (a, b) in enumerate(zip(numbers, theirs, strict=True)) if a != b)
            raise SystemExit(
                f"MAGPIE finds {theirs[first]} plays, lexicon_fast {numbers[first]}: {cgps[first]}"
            )
    n = len(cgps)
    add(
        "all plays, sorted by score",
        {
            OURS: partial(ours.plays, order=True),
            "lexicon_fast, unsorted": partial(ours.plays, order=False),
        },
        ["word graph"],
        magpie.ALL.format(1),
        plays=sum(numbers) / n,
        same_numbers_of_plays=n,
    )
    for by, call, values, column in (
        ("score", ours.best_by_score, ours.best_scores(positions), 0),
        ("equity", ours.best_by_equity, ours.best_by_equity(positions)(), 1),
    ):
        same = {
            name: agreement(values, [best[column] for best in peer.best(cgps, by, name)])
            for name in peer.structures
        }
        for name in peer.structures:
            if same[name] != n:
                print(f"SKIPPED: MAGPIE, {name}: best {by} of only {same[name]} of {n} positions")
        add(
            f"best play by {by}",
            {OURS: call},
            [name for name in peer.structures if same[name] == n],
            magpie.BEST.format(by),
            same_values=same,
        )
    return rows


def compare_games(
    ours: product.Product, peers: Sequence[Side], rounds: int
) -> list[dict[str, Any]]:
    """Compare games of the static player against itself."""
    call, turns = ours.games(OUR_GAMES)
    row = alternate("a static game", Side(OURS, function(call, OUR_GAMES)), peers, rounds)
    row["games_per_second"] = {side: 1e6 / us for side, us in row["microseconds"].items()}
    for side, games in row["games_per_second"].items():
        print(f"  {side:44}{games:14,.1f} games/s")
    return [{**row, "unit": "game", "our_turns": turns}]


def commit() -> str:
    """Return the commit of this project."""
    folder = Path(__file__).parent
    done = subprocess.run(
        ["git", "-C", str(folder), "log", "-1", "--format=%H"],
        capture_output=True,
        text=True,
        check=False,
    )
    return done.stdout.strip()


def arguments() -> argparse.Namespace:
    """Return the parsed command line."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n")[0])
    for name in ("magpie", "wolges", "quackle"):
        parser.add_argument(f"--{name}", type=Path, help=f"built checkout of {name}")
    parser.add_argument("-w", "--words", default="enable", help="dictionary [default: enable]")
    parser.add_argument(
        "--positions",
        type=Path,
        nargs="*",
        default=sorted((inputs.SHARED / "bench").glob("scrabble_positions_*.cgp")),
        help="files of positions in CGP",
    )
    parser.add_argument("--rounds", type=int, default=5, help="rounds [default: 5]")
    parser.add_argument("--cpu", type=int, help="CPU to run on")
    parser.add_argument("--work", type=Path, help="folder that keeps the converted word lists")
    parser.add_argument(
        "--rack-table",
        action="store_true",
        help="also MAGPIE's rack table: minutes to make, and 2 GB of disk and memory",
    )
    parser.add_argument(
        "--note",
        action="append",
        default=[],
        metavar="NAME=TEXT",
        help="compiler flags of a program, or why it is skipped",
    )
    parser.add_argument(
        "--only", choices=["racks", "positions", "games"], nargs="*", help="parts to measure"
    )
    parser.add_argument("--json", type=Path, help="file for raw results")
    return parser.parse_args()


def measure(options: argparse.Namespace, work: Path) -> dict[str, Any]:
    """Prepare all programs that are given, measure, and return the results."""
    notes = dict(note.split("=", 1) for note in options.note)
    parts = options.only or ["racks", "positions", "games"]
    ours = product.Product(Dictionary.load(options.words))
    words = ours.words()
    work = work / ours.dictionary.sha256[:12]
    work.mkdir(parents=True, exist_ok=True)
    versions: dict[str, Any] = {}
    rows: list[dict[str, Any]] = []
    games: list[Side] = []
    for name in ("magpie", "wolges", "quackle"):
        if getattr(options, name) is None:
            print(f"SKIPPED: {name}, {notes.get(name) or 'no checkout is given'}")
            versions[name] = {"skipped": notes.get(name) or "no checkout was given"}
    an = debian_an.find()
    versions["an"] = {"version": debian_an.version(an)} if an else {"skipped": "not installed"}
    if "racks" in parts:
        rows += compare_racks(ours, work, options.rounds)
    if options.magpie:
        peer = magpie.Magpie(options.magpie, work / "magpie")
        versions["magpie"] = checkouts.version(options.magpie, peer.program, notes.get("magpie"))
        peer.convert(words, list(ours.leave_values()), options.rack_table)
        games += [
            Side(f"MAGPIE, {name}", partial(peer.games, MAGPIE_GAMES, name))
            for name in peer.structures
        ]
        if not options.positions:
            print("SKIPPED: plays of positions, no --positions is given")
        for path in options.positions if "positions" in parts else []:
            rows += compare_positions(ours, peer, path, options.rounds)
    if options.wolges:
        other = wolges.Wolges(options.wolges, work / "wolges")
        versions["wolges"] = checkouts.version(options.wolges, other.program, notes.get("wolges"))
        other.convert(words, list(ours.leave_values()))
        games.append(Side("wolges", partial(other.games, WOLGES_GAMES)))
    if options.quackle:
        third = quackle.Quackle(options.quackle, work / "quackle")
        versions["quackle"] = checkouts.version(
            options.quackle, third.program, notes.get("quackle")
        )
        third.convert(words)
        versions["quackle"]["missing"] = third.missing()
        games.append(Side("Quackle", partial(third.games, QUACKLE_GAMES)))
    if games and "games" in parts:
        rows += compare_games(ours, games, options.rounds)
    return {
        "lexicon_fast": {
            "version": __version__,
            "commit": commit(),
            "isa": ours.dictionary.compiled.isa,
            "cpu": cpu_info(),
        },
        "python": platform.python_version(),
        "dictionary": {
            "name": options.words,
            "sha256": ours.dictionary.sha256,
            "words": len(words),
        },
        "rounds": options.rounds,
        "clock": "CPU time, user and system; user only for MAGPIE's games",
        "programs": versions,
        "rows": rows,
    }


def main() -> None:
    options = arguments()
    if options.cpu is not None:
        os.sched_setaffinity(0, {options.cpu})
    with tempfile.TemporaryDirectory() as folder:
        results = measure(options, (options.work or Path(folder)).resolve())
    if options.json:
        inputs.save(options.json, results)
        options.json.write_text(json.dumps(json.loads(options.json.read_text()), indent=1) + "\n")


if __name__ == "__main__":
    main()
