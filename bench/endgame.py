"""Search the endgames of two greedy players: how many are solved exactly, and in what time.

    python bench/endgame.py [--games N] [--nodes N ...] [--positions]

Game i is shuffled with seed i (ENABLE, layout scrabble). An endgame is the position in which the
bag has just become empty. Times are processor times. --positions only prints the positions as CGP.
Raw results are in results/endgame.txt.
"""

from __future__ import annotations

import argparse
import platform
import time
from collections.abc import Iterator
from statistics import median

from lexicon_fast import Dictionary, scrabble
from lexicon_fast.base.rng import Rng
from lexicon_fast.bots.scrabble.endgame import solve
from lexicon_fast.games.tiles.layouts import Layout

NODES = (10_000, 100_000, 1_000_000)


def ends_of_games(dictionary: Dictionary, games: int) -> Iterator[scrabble.Position]:
    """Play until the bag is empty. A player without a play exchanges all tiles, or passes."""
    layout = Layout.load("scrabble")
    generator = scrabble.Generator(dictionary, layout=layout, best=True)
    for seed in range(1, games + 1):
        bag = [tile.letter for tile in layout.tiles for _ in range(tile.count)]
        Rng(seed).shuffle(bag)
        racks, bag = [bag[:7], bag[7:14]], bag[14:]
        board = scrabble.Board.empty(layout, dictionary.alphabet)
        scores, turn, scoreless = [0, 0], 0, 0
        while bag and scoreless < 6:
            rack = racks[turn]
            plays = generator.plays(board, "".join(rack))
            scoreless = 0 if plays else scoreless + 1
            if plays:
                for _, code in board.tiles(plays[0].at, plays[0].word):
                    rack.remove("?" if code & 0x80 else dictionary.alphabet.upper[code])
                board = board.lay(plays[0].at, plays[0].word)
                scores[turn] += plays[0].score
                drawn = 7 - len(rack)
                racks[turn], bag = rack + bag[:drawn], bag[drawn:]
            elif len(bag) >= 7:
                racks[turn], bag = bag[:7], bag[7:] + rack
            turn = 1 - turn
        if not bag:
            own, other = ("".join(sorted(racks[player])) for player in (turn, 1 - turn))
            yield scrabble.Position(
                board, (own, other), (scores[turn], scores[1 - turn]), scoreless
            )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--games", type=int, default=60)
    parser.add_argument("--nodes", type=int, nargs="+", default=NODES)
    parser.add_argument("--positions", action="store_true")
    options = parser.parse_args()
    dictionary = Dictionary.load("enable")
    positions = list(ends_of_games(dictionary, options.games))
    if options.positions:
        print("\n".join(map(scrabble.format_cgp, positions)))
        return
    print(f"{len(positions)} endgames of {options.games} games; {platform.machine()}")
    for nodes in options.nodes:
        times, looked, exact = [], 0, 0
        for position in positions:
            rack, other = position.racks
            begin = time.process_time()
            found = solve(
                position.board, rack, other, dictionary, scoreless=position.zero_turns, nodes=nodes
            )
            times.append(time.process_time() - begin)
            looked += found.nodes
            exact += found.exact
        print(
            f"up to {nodes:,} positions: {exact} of {len(positions)} exact; seconds: median"
            f" {median(times):.3f}, highest {max(times):.2f};"
            f" {looked / sum(times):,.0f} positions/s",
            flush=True,
        )


if __name__ == "__main__":
    main()
