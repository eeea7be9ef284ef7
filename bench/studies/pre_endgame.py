"""Search positions with a few tiles in the bag, and play them out in pairs of games.

    python bench/studies/pre_endgame.py [--bag N] [--positions N] [--nodes N ...] [--games N]

First comes a known position, among all plays. Others come from games of two static players with
seeds from 1000 (ENABLE, layout scrabble). With --games, two `sim` bots play that many of the
positions with one tile in the bag to the end, twice each with exchanged seats and the same hidden
tiles: one with `pre_endgame=true`, one without. Times are processor times. Raw results are in
results/pre-endgame.txt.

Study of 2026-11-25, commit 3c825d10.
"""

from __future__ import annotations

import argparse
import copy
import platform
import resource
import time
from collections.abc import Iterator
from statistics import median

from lexicon_fast import Dictionary, scrabble
from lexicon_fast.bots import bot
from lexicon_fast.bots.scrabble.pre_endgame import best_pre_endgame, solve
from lexicon_fast.games.scrabble.rules import Ruleset
from lexicon_fast.games.tiles.bag import unseen
from lexicon_fast.games.tiles.layouts import Layout

KNOWN = (
    "12M2/5FLOUR2OP1/7R4BIN/3QUAKING3NO/7E5T1/7N5OY/7T6E/5FIE6G/5U1D6G/1JUT1Z3HOVELS/"
    "3ImITATED2A1/W4L1AAHED1EM/O1BEES6AVO/WEIR9ON/S2EXCIDE5Y AILRRST/ 355/337 0"
)
VOID = Ruleset("void", Layout.load("scrabble"), challenge="void")


def positions(dictionary: Dictionary, bag: int) -> Iterator[scrabble.Game]:
    """Yield games with so many tiles in the bag."""
    static = bot("static", dictionary, "scrabble")
    for seed in range(1000, 100_000):
        game = scrabble.Game(dictionary, ruleset=VOID, seed=seed)
        while len(game.bag) > bag and (player := game.current_player()) is not None:
            game.apply(static.choose(game.observation(player), 0))
        if len(game.bag) == bag and not game.is_terminal():
            yield game


def solve_known(dictionary: Dictionary) -> None:
    """Solve the known position, and print time and memory."""
    position = scrabble.parse_cgp(KNOWN, VOID.layout, dictionary.alphabet)
    rack = position.racks[0]
    hidden = unseen(VOID.layout, position.board, [rack])
    before = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    begin = time.process_time()
    found = solve(position.board, rack, hidden, dictionary, ahead=18, nodes=10_000_000)
    seconds = time.process_time() - begin
    after = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    print(
        f"known position: {found.action} wins {found.best.win:.3f}, exact {found.exact}; spread"
        f" {found.best.spread:+.2f}, exact {found.spread_exact}; {found.nodes:,} positions,"
        f" {seconds:.1f} s, {after // 1024} MB in all, {(after - before) // 1024} MB by the search",
        flush=True,
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--bag", type=int, default=1)
    parser.add_argument("--positions", type=int, default=40)
    parser.add_argument("--nodes", type=int, nargs="+", default=[50_000])
    parser.add_argument("--games", type=int, default=0)
    options = parser.parse_args()
    dictionary = Dictionary.load("enable")
    if options.bag == 1:
        solve_known(dictionary)
    found = positions(dictionary, options.bag)
    games = [next(found) for _ in range(max(options.positions, options.games))]
    print(
        f"{platform.machine()}; {options.positions} positions, tiles in the bag: {options.bag}",
        flush=True,
    )
    for nodes in options.nodes:
        times, exact, spread = [], 0, 0
        for game in games[: options.positions]:
            player = game.current_player()
            assert player is not None
            begin = time.process_time()
            best = best_pre_endgame(game.observation(player), dictionary, nodes=nodes)
            times.append(time.process_time() - begin)
            assert best is not None
            exact += best.exact
            spread += best.spread_exact
        print(
            f"up to {nodes:,} positions: {exact} proved best, {spread} also in spread; seconds:"
            f" median {median(times):.2f}, highest {max(times):.2f}",
            flush=True,
        )
    sides = [bot(f"sim:pre_endgame={on}", dictionary, "scrabble") for on in ("true", "false")]
    wins = [0.0, 0.0]
    turns = [0.0, 0.0]
    points = differing = 0
    for game in games[: options.games]:
        ends = []
        first = game.current_player()
        assert first is not None
        for side in range(2):
            played = copy.deepcopy(game)
            turn = 0
            while (player := played.current_player()) is not None:
                which = side if player == first else 1 - side
                sees = played.observation(player)
                begin = time.process_time()
                action = sides[which].choose(sees, turn)
                turns[which] += time.process_time() - begin
                played.apply(action)
                turn += 1
            ends.append(played.scores[first] - played.scores[1 - first])
        # The mover with the search, and without it, against the other bot.
        wins[0] += (ends[0] > 0) + (ends[0] == 0) / 2
        wins[1] += (ends[1] > 0) + (ends[1] == 0) / 2
        points += ends[0] - ends[1]
        differing += ends[0] != ends[1]
    if options.games:
        print(
            f"{options.games} positions played by both: the player to move wins {wins[0]} with the"
            f" search, {wins[1]} without; {differing} games differ, {points:+d} points in all;"
            f" {turns[0]:.0f} s with the search, {turns[1]:.0f} s without"
        )


if __name__ == "__main__":
    main()
