"""Play pairs of games with the same bag against MAGPIE, at equal CPU time, and add up the results.

    python bench/peers/magpie_match.py ~/MAGPIE static --pairs 1000
    python bench/peers/magpie_match.py ~/MAGPIE 2-ply --seconds 0.1 --pairs 500 --processes 2
    python bench/peers/magpie_match.py ~/MAGPIE clock --game-seconds 3 --pairs 200
    python bench/peers/magpie_match.py --table      # print the results so far, play nothing

Builds the checkout if it is not built (`make magpie BUILD=release`); its data must be there. Games
have lexicon_fast's referee; MAGPIE chooses its moves through its command line, in a process of its
own for each worker, and gets what a player may know: the other rack only once the bag is empty.
Time limits of both sides are CPU time. Each pair is a line of the results file; a match that was
stopped continues there, and a file with other settings is refused. README.md has the details.
"""

from __future__ import annotations

import argparse
import dataclasses
import json
import math
import multiprocessing
import os
import sys
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from pathlib import Path
from typing import Any, NamedTuple
from zlib import crc32

import checkout as checkouts
import magpie
import measuring
from magpie_player import ENDGAME, PRE_ENDGAME, QUIET, SIMULATION, START, Commands
from product import Product
from text_program import TextProgram, cgp

import lexicon_fast
from lexicon_fast import Dictionary, cpu_info, scrabble
from lexicon_fast.arena.statistics import Estimate, ratio, share
from lexicon_fast.base.errors import IllegalAction
from lexicon_fast.bots import bot as make_bot
from lexicon_fast.bots import sequential_halving
from lexicon_fast.bots.base import Failure

HERE = Path(__file__).resolve().parent
RESULTS = HERE.parent / "results"
CONFIDENCE = 0.99

#: MAGPIE's players -> their title in the table. Each searches endgames, except for `static`.
PLAYERS = {
    "static": "static",
    "2-ply": "2-ply simulation",
    "4-ply": "4-ply simulation",
    "clock": "clock",
}
PLIES = {"2-ply": 2, "4-ply": 4, "clock": 2}

#: Large pages, so that clearing MAGPIE's transposition tables takes it less time.
_LARGE_PAGES = "glibc.malloc.hugetlb=1"

#: Wall-clock seconds after which a silent program has failed.
_SILENCE = 600.0

#: Seed of the first deal that finds limits; none of a match.
_CALIBRATION = 1_000_000
_ROUNDS = 2


class Limits(NamedTuple):
    """CPU seconds for each search of lexicon_fast's bot and of MAGPIE; None: no limit."""

    ours: float | None
    theirs: float | None


class Program(TextProgram):
    """A running MAGPIE that answers commands. CPU time is that of its process, all threads."""

    def __init__(
        self,
        command: Sequence[str | os.PathLike[str]],
        folder: Path,
        env: Mapping[str, str] | None = None,
    ) -> None:
        super().__init__(command, name="MAGPIE", folder=folder, more=env, merge=True)
        # The clock of another process: see MAKE_PROCESS_CPUCLOCK of Linux.
        self._clock = ~self.process.pid << 3 | 2

    def cpu_seconds(self) -> float:
        """Return the CPU time so far."""
        return time.clock_gettime(self._clock)


class Opponent:
    """MAGPIE as a player.

    player: one of PLAYERS; seconds: of CPU time for each search; game_seconds: of CPU time for all
    turns of a game, instead of `seconds`; silence: wall-clock seconds for an answer.
    """

    def __init__(
        self,
        program: Program,
        player: str,
        *,
        data: str = "",
        seconds: float | None = None,
        game_seconds: float | None = None,
        silence: float = _SILENCE,
    ) -> None:
        self._program = program
        self.commands = Commands(
            program,
            data,
            plies=PLIES.get(player, 0),
            seconds=seconds,
            game_seconds=game_seconds,
            clock=lambda: self.cpu_seconds(),
            timeout=silence,
        )
        # Loading the data is not part of the first move.
        self.commands.load()

    def new_game(self, seed: int) -> None:
        """Begin a game: the clock has its full time."""
        self.commands.new_game(seed)

    def cpu_seconds(self) -> float:
        """Return the CPU time so far, also of loading."""
        return self._program.cpu_seconds()

    def move(self, game: scrabble.Game) -> scrabble.AnyAction:
        """Return MAGPIE's action for the player to move. Raises Failure, with the position."""
        unplayed = len(game.bag) + sum(map(len, game.racks))
        return self.commands.move(position(game), len(game.bag), unplayed)


def position(game: scrabble.Game) -> str:
    """Return what the player to move may know, in CGP: the other rack only with an empty bag."""
    mover = game.current_player()
    assert mover is not None
    return cgp(game.observation(mover), game.dictionary.alphabet)


class Side:
    """CPU time of one side in a game, while the bag has tiles and once it is empty."""

    def __init__(self) -> None:
        self.seconds = [0.0, 0.0]
        self.moves = [0, 0]

    def add(self, seconds: float, bag: int) -> None:
        """Add a move."""
        self.seconds[not bag] += seconds
        self.moves[not bag] += 1

    def row(self) -> dict[str, Any]:
        """Return the sums, in seconds."""
        return {"cpu_seconds": [round(each, 4) for each in self.seconds], "moves": self.moves}


def new_game(dictionary: Dictionary, seed: int) -> scrabble.Game:
    """Return a game of two. Words outside the dictionary are refused. seed: decides the bag."""
    rules = dataclasses.replace(scrabble.ruleset("standard"), name="match", challenge="void")
    return scrabble.Game(dictionary, players=2, ruleset=rules, seed=seed, starter=0)


def play(
    dictionary: Dictionary, ours: Any, theirs: Opponent, seed: int, seat: int
) -> dict[str, Any]:
    """Play a game in which our bot has a seat; player 0 begins. Return its result. Raises Failure.

    seed: decides the order of the bag.
    """
    game = new_game(dictionary, seed)
    theirs.new_game(seed)
    sides = {"ours": Side(), "theirs": Side()}
    turns = 0
    while (mover := game.current_player()) is not None:
        bag = len(game.bag)
        if mover == seat:
            sees = game.observation(mover)
            begin = time.process_time()
            chosen = ours.choose(sees, seed=crc32(f"{seed} {turns}".encode()))
            sides["ours"].add(time.process_time() - begin, bag)
            game.apply(chosen)
        else:
            line = position(game)
            begin = theirs.cpu_seconds()
            chosen = theirs.move(game)
            sides["theirs"].add(theirs.cpu_seconds() - begin, bag)
            try:
                game.apply(chosen)
            except IllegalAction as error:
                raise Failure(
                    "illegal", f"MAGPIE chose {chosen} in {line}, which is illegal: {error}"
                ) from None
        turns += 1
    scores = [game.scores[seat], game.scores[1 - seat]]
    return {"seat": seat, "scores": scores, "turns": turns} | {
        name: side.row() for name, side in sides.items()
    }


class Worker(NamedTuple):
    """Both players in a process, as `start` prepares them."""

    dictionary: Dictionary
    ours: Any
    theirs: Opponent
    program: Program

    def pair(self, seed: int, number: int) -> dict[str, Any]:
        """Play a pair of games with the same bag. Return its line of results."""
        deal = crc32(f"{seed} {number}".encode())
        games = [play(self.dictionary, self.ours, self.theirs, deal, seat) for seat in (0, 1)]
        return {"pair": number, "games": games}


def start(
    match: Mapping[str, Any],
    words: str,
    command: Sequence[str | os.PathLike[str]],
    folder: Path,
    env: Mapping[str, str],
    limits: Limits,
) -> Worker:
    """Start MAGPIE and prepare our bot. match: the settings of the match. Raises Failure."""
    # Time limits of our searches are CPU time, too.
    sequential_halving.monotonic = time.thread_time  # type: ignore[attr-defined]
    dictionary = Dictionary.load(words)
    program = Program(command, folder, env)
    clock = match["game_seconds"]
    theirs = Opponent(
        program,
        match["player"],
        data=match["data"],
        seconds=limits.theirs,
        game_seconds=clock,
    )
    options = {"seconds": limits.ours} if clock is None else {"game_seconds": clock}
    is_timed = match["player"] != "static"
    ours = make_bot(match["bot"], dictionary, "scrabble", **options if is_timed else {})
    play(dictionary, ours, theirs, 0, 0)  # prepares what later moves share
    return Worker(dictionary, ours, theirs, program)


_worker: Worker | None = None


def _pair(arguments: Sequence[Any], seed: int, number: int) -> dict[str, Any]:
    """Play a pair in this process, which keeps its MAGPIE."""
    global _worker
    if _worker is None:
        _worker = start(*arguments)
    return _worker.pair(seed, number)


def pairs(
    arguments: Sequence[Any], seed: int, numbers: Sequence[int], processes: int
) -> Iterator[dict[str, Any]]:
    """Yield the results of pairs as they are ready. arguments: those of `start`. Raises Failure."""
    if processes == 1:
        worker = start(*arguments)
        try:
            for number in numbers:
                yield worker.pair(seed, number)
        finally:
            worker.program.close()
        return
    pool = ProcessPoolExecutor(processes, multiprocessing.get_context("spawn"))
    try:
        waiting = [pool.submit(_pair, arguments, seed, number) for number in numbers]
        for each in as_completed(waiting):
            yield each.result()
    finally:
        pool.shutdown(cancel_futures=True)


def cpu_per_move(rows: Sequence[Mapping[str, Any]], side: str, bag_empty: int) -> float:
    """Return the CPU seconds per move, while the bag has tiles (0) or once it is empty (1)."""
    each = [game[side] for row in rows for game in row["games"]]
    moves = sum(one["moves"][bag_empty] for one in each)
    return float(sum(one["cpu_seconds"][bag_empty] for one in each)) / max(1, moves)


def calibrate(
    arguments: Sequence[Any], seed: int, seconds: float, count: int, processes: int
) -> Limits:
    """Return limits with which both sides use `seconds` per move, on average.

    A search may end before its limit, or a little after it. count: pairs of each round.
    """
    limits = Limits(seconds, seconds)
    for number in range(_ROUNDS):
        first = _CALIBRATION + number * count
        numbers = range(first, first + count)
        rows = list(pairs([*arguments[:-1], limits], seed, numbers, processes))
        used = [cpu_per_move(rows, side, 0) for side in ("ours", "theirs")]
        print(f"with limits {limits}: {used[0]:.4f} and {used[1]:.4f} s per move", flush=True)
        new = [round(limit * seconds / spent, 5) for limit, spent in zip(limits, used, strict=True)]
        limits = Limits(*new)
    return limits


def read(path: Path) -> tuple[dict[str, Any] | None, list[dict[str, Any]]]:
    """Return the head of a results file and its pairs; None: there is no such file, or it is empty.

    Raises SystemExit if a line is not JSON, for example because it was not completely written.
    """
    lines: list[dict[str, Any]] = []
    for number, line in enumerate(path.read_text().splitlines() if path.exists() else [], 1):
        try:
            lines.append(json.loads(line))
        except ValueError:
            raise SystemExit(
                f"{path}, line {number} is not JSON; remove it and run this again"
            ) from None
    return (lines[0], lines[1:]) if lines else (None, [])


def continued(path: Path, match: Mapping[str, Any]) -> dict[str, Any] | None:
    """Return the head of a results file, None for a new one. Raises SystemExit for another match.

    match: the settings, without those that a file may have in addition (limits, machine).
    """
    head, _ = read(path)
    if head is not None:
        for name, value in match.items():
            if head.get(name) != value:
                raise SystemExit(
                    f"{path}: {name} is {head.get(name)!r} there, but {value!r} now;"
                    " use the same settings, or another --results file"
                )
    return head


def summary(rows: Sequence[Mapping[str, Any]]) -> dict[str, Any]:
    """Return win share and spread with intervals, wins, draws and losses, and CPU times."""
    spreads = [[game["scores"][0] - game["scores"][1] for game in row["games"]] for row in rows]
    flat = [spread for pair in spreads for spread in pair]
    played = [len(pair) for pair in spreads]
    won = [sum((spread > 0) + 0.5 * (spread == 0) for spread in pair) for pair in spreads]
    seconds = {
        side: sum(sum(game[side]["cpu_seconds"]) for row in rows for game in row["games"])
        for side in ("ours", "theirs")
    }
    return {
        "pairs": len(rows),
        "wins": sum(spread > 0 for spread in flat),
        "draws": sum(spread == 0 for spread in flat),
        "losses": sum(spread < 0 for spread in flat),
        "win_share": share(won, played, CONFIDENCE),
        "spread": ratio([sum(pair) for pair in spreads], played, CONFIDENCE),
        "ms": [[1000 * cpu_per_move(rows, side, end) for end in (0, 1)] for side in seconds],
        "game_seconds": [each / max(1, len(flat)) for each in seconds.values()],
    }


def _interval(value: Estimate, style: str) -> str:
    if math.isnan(value.low):
        return f"{value.value:{style}}"
    return f"{value.value:{style}} ({value.low:{style}} to {value.high:{style}})"


def table(paths: Sequence[Path]) -> list[str]:
    """Return the results of files as a table in Markdown."""
    lines = [
        "| MAGPIE's player | our bot | pairs | wins, draws, losses | win share of our bot"
        " (99% interval) | points per game (99% interval) | CPU ms per move, ours and theirs"
        " | with an empty bag | CPU s per game |",
        "|---|---|--:|---|---|---|--:|--:|--:|",
    ]
    for path in paths:
        head, rows = read(path)
        if head is None or not rows:
            continue
        found = summary(rows)
        (our_ms, our_end), (their_ms, their_end) = found["ms"]
        clock = head["game_seconds"]
        time_limit = "" if clock is None else f", {clock:g} s per game"
        cells = [
            f"{PLAYERS[head['player']]}{time_limit}",
            f"`{head['bot']}`",
            str(found["pairs"]),
            f"{found['wins']}, {found['draws']}, {found['losses']}",
            _interval(found["win_share"], ".1%"),
            _interval(found["spread"], "+.1f"),
            f"{our_ms:.1f}, {their_ms:.1f}",
            f"{our_end:.1f}, {their_end:.1f}",
            "{:.2f}, {:.2f}".format(*found["game_seconds"]),
        ]
        lines.append("| " + " | ".join(cells) + " |")
    return lines


def results_of(player: str) -> Path:
    """Return the file of a match against a player."""
    return RESULTS / f"magpie-{player}.jsonl"


def page_rows() -> list[str]:
    """Return the table of docs/strength.md, with its source."""
    paths = [path for path in map(results_of, PLAYERS) if path.exists()]
    links = ", ".join(f"[{path.name}](../bench/results/{path.name})" for path in paths)
    return [*table(paths), f"\nFrom {links or 'no results yet'}."]


def blocks() -> dict[str, Callable[[], list[str]]]:
    """Return the part of docs/strength.md that `strength.py --page` writes."""
    return {"magpie_matches": page_rows}


def build(checkout: Path, folder: Path) -> tuple[Path, Path]:
    """Build MAGPIE, unless it is, and the library with its clock. Return program and library.

    folder: for the library.
    """
    folder.mkdir(parents=True, exist_ok=True)
    if not (checkout / "bin" / "magpie").exists():
        measuring.run(["make", "magpie", "BUILD=release"], checkout)
    library = folder / "cpu_clock.so"
    source = HERE / "cpu_clock.c"
    measuring.run(["cc", "-O2", "-shared", "-fPIC", "-o", library, source])
    return checkouts.program(checkout / "bin", "magpie"), library


def run(given: argparse.Namespace) -> None:
    """Build, convert, find limits and play a match. Raises SystemExit."""
    work = (given.work or given.checkout / "lexicon_fast").resolve()
    program, library = build(given.checkout, work)
    dictionary = Dictionary.load(given.words)
    ours = Product(dictionary)
    peer = magpie.Magpie(given.checkout, work)
    words = sorted(ours.words())
    checksum = crc32("\n".join(words).encode())
    peer.convert(words, list(ours.leave_values()), given.rack_table)
    leaves = magpie.LEXICON
    if given.leaves is not None:
        leaves = given.leaves
        source = peer.data / "lexica" / f"{leaves}.klv2"
        link = work / "data" / "lexica" / source.name
        if not source.exists():
            raise SystemExit(f"{source} is missing; get MAGPIE's data first")
        if not link.exists():
            link.symlink_to(source)
    structure = "rack table" if given.rack_table else "word map"
    is_static = given.player == "static"
    match = {
        "player": given.player,
        "bot": given.bot or ("static" if is_static else "sim"),
        "seconds": None if is_static or given.player == "clock" else given.seconds,
        "game_seconds": given.game_seconds if given.player == "clock" else None,
        "data": f"-lex {magpie.LEXICON} -leaves {leaves} {magpie.STRUCTURES[structure]}",
        "words": f"{len(words)} words of 2 to 15 letters, CRC-32 {checksum:08x}",
        "leaves": "ours" if given.leaves is None else given.leaves,
        "seed": given.seed,
        "lexicon_fast": lexicon_fast.__version__,
        "magpie": checkouts.version(given.checkout, program, "make BUILD=release"),
    }
    path = given.results or results_of(given.player)
    head = continued(path, match)
    command = [program, *START]
    # As seen from `work`, where the program runs: the loader splits this variable at spaces.
    env = {"LD_PRELOAD": f"./{library.relative_to(work)}", "GLIBC_TUNABLES": _LARGE_PAGES}
    arguments = [match, given.words, command, work, env]
    if head is None:
        if match["seconds"] is None:
            limits = Limits(None, None)
        elif given.limits:
            limits = Limits(*given.limits)
        else:
            limits = calibrate(
                [*arguments, None], given.seed, given.seconds, given.calibration, given.processes
            )
        head = match | {"limits": limits, "cpu": cpu_info(), "settings": settings(given.player)}
        path.write_text(json.dumps(head) + "\n")
    arguments.append(Limits(*head["limits"]))
    done = {row["pair"] for row in read(path)[1]}
    numbers = [number for number in range(1, given.pairs + 1) if number not in done]
    try:
        for row in pairs(arguments, given.seed, numbers, given.processes):
            with path.open("a") as file:
                file.write(json.dumps(row) + "\n")
            if row["pair"] % 20 == 0:
                print("\n".join(table([path])[2:]), flush=True)
    except Failure as error:
        raise SystemExit(str(error)) from None
    print("\n".join(table([path])))


def settings(player: str) -> str:
    """Return MAGPIE's settings of a player, as far as they are the same in all moves."""
    if player not in PLIES:
        return QUIET
    return f"{QUIET} {SIMULATION} {ENDGAME} {PRE_ENDGAME} -plies {PLIES[player]}"


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n")[0])
    parser.add_argument("checkout", type=Path, nargs="?", help="MAGPIE's checkout, with its data")
    parser.add_argument("player", choices=list(PLAYERS), nargs="?", help="MAGPIE's player")
    parser.add_argument("--bot", help="our bot, without time limits [default: static or sim]")
    parser.add_argument("--pairs", type=int, default=500, help="pairs of games")
    parser.add_argument("--seconds", type=float, default=0.1, help="mean CPU seconds per move")
    parser.add_argument("--game-seconds", type=float, default=3.0, help="of the player clock")
    parser.add_argument(
        "--limits",
        type=float,
        nargs=2,
        help="CPU seconds for a search of ours and of theirs [default: found from --seconds]",
    )
    parser.add_argument("--calibration", type=int, default=8, help="pairs per round to find limits")
    parser.add_argument("--words", default="enable", help="name or file of a word list")
    parser.add_argument("--leaves", help="MAGPIE's leave values, such as TWL98 [default: ours]")
    parser.add_argument("--rack-table", action="store_true", help="use MAGPIE's rack table (2 GB)")
    parser.add_argument("--seed", type=int, default=1, help="seed of all deals")
    parser.add_argument("--processes", type=int, default=1, help="games at the same time")
    parser.add_argument("--work", type=Path, help="folder for converted words [default: checkout]")
    parser.add_argument("--results", type=Path, help="results file [default: bench/results/]")
    parser.add_argument("--table", action="store_true", help="print the results, play nothing")
    given = parser.parse_args()
    if given.table:
        print(
            "\n".join(table([given.results] if given.results else [results_of(p) for p in PLAYERS]))
        )
        return
    if given.checkout is None or given.player is None:
        parser.error("name a checkout and a player")
    run(given)


if __name__ == "__main__":
    sys.exit(main())
