"""Search positions with one tile in the bag, and play them out in pairs of games.

    python bench/pre_endgame.py [--positions N] [--nodes N ...] [--games N]

Positions come from games of two static players with seeds from 1000 (ENABLE, layout scrabble).
With --games, two `sim` bots play that many of the positions to the end, twice each with exchanged
seats and the same hidden tiles: one with `pre_endgame=true`, one without. Times are processor
times. Raw results are in results/pre-endgame.txt.
"""

from __future__ import annotations

import argparse
import copy
import platform
import time
from collections.abc import Iterator
from statistics import median

from lexicon_fast import Dictionary, scrabble
from lexicon_fast.bots import bot
from lexicon_fast.bots.scrabble.pre_endgame import best_pre_endgame
from lexicon_fast.games.scrabble.rules import Ruleset
from lexicon_fast.games.tiles.layouts import Layout

VOID = Ruleset("void", Layout.load("scrabble"), challenge="void")


def positions(dictionary: Dictionary) -> Iterator[scrabble.Game]:
    """Yield games with one tile in the bag."""
    static = bot("static", dictionary, "scrabble")
    for seed in range(1000, 100_000):
        game = scrabble.Game(dictionary, ruleset=VOID, seed=seed)
        while len(game.bag) > 1 and (player := game.current_player()) is not None:
            game.apply(static.choose(game.observation(player), 0))
        if len(game.bag) == 1 and not game.is_terminal():
            yield game


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--positions", type=int, default=40)
    parser.add_argument("--nodes", type=int, nargs="+", default=[200_000])
    parser.add_argument("--games", type=int, default=0)
    options = parser.parse_args()
    dictionary = Dictionary.load("enable")
    found = positions(dictionary)
    games = [next(found) for _ in range(max(options.positions, options.games))]
    print(
        f"{platform.machine()}; {options.positions} positions with one tile in the bag", flush=True
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
    points = differing = 0
    for game in games[: options.games]:
        ends = []
        first = game.current_player()
        assert first is not None
        for side in range(2):
            played = copy.deepcopy(game)
            turn = 0
            while (player := played.current_player()) is not None:
                chooser = sides[side if player == first else 1 - side]
                played.apply(chooser.choose(played.observation(player), turn))
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
            f" search, {wins[1]} without; {differing} games differ, {points:+d} points in all"
        )


if __name__ == "__main__":
    main()
