"""Choose the parameters of rack inference, from games in which the tiles that players kept are known.

    python bench/inference.py static level8 sim:iterations=500 --games 60

Each bot plays games against itself (ENABLE, seeds from 5000, no challenges). After each play with a
leave, the other player infers it. The gain of a model is the logarithm (base 2) of the probability
that it gives to the true leave, relative to that of a uniform deal: 1 bit means that it is twice as
likely. Prints the mean gain for each scale and floor, in games with even seeds, and that of the best
ones in games with odd seeds. Raw results are in results/inference.txt.
"""

from __future__ import annotations

import argparse
import platform
import time
from collections.abc import Iterator
from statistics import mean, stdev
from typing import NamedTuple

import numpy as np

from lexicon_fast import Dictionary, scrabble
from lexicon_fast._native.tiles.static_eval import best_choices
from lexicon_fast.bots import bot
from lexicon_fast.bots.scrabble.inference import infer, last_actions
from lexicon_fast.bots.scrabble.simulation import view_of
from lexicon_fast.bots.tiles.leaves import learned_leaves
from lexicon_fast.games.checks import without
from lexicon_fast.games.scrabble.rules import Ruleset
from lexicon_fast.games.tiles.actions import Lay
from lexicon_fast.games.tiles.bag import tiles_laid
from lexicon_fast.games.tiles.board import rack_counts
from lexicon_fast.games.tiles.layouts import Layout
from lexicon_fast.games.tiles.plays import Generator
from lexicon_fast.rng import Rng

VOID = Ruleset("void", Layout.load("scrabble"), challenge="void")
SCALES = (0.25, 0.5, 1, 2, 4, 8, 16, 32)
FLOORS = (0.003, 0.01, 0.03, 0.1, 0.3)


class Inferred(NamedTuple):
    """A leave that was inferred. Losses are in hundredths of a point; seconds of processor time."""

    game: int
    tiles: int
    true_loss: int
    losses: np.ndarray
    seconds: float


def inferences(spec: str, games: int, dictionary: Dictionary) -> Iterator[Inferred]:
    """Play games and yield what could be inferred after each play."""
    player_of = bot(spec, dictionary, "scrabble")
    generator = Generator(dictionary, layout=VOID.layout)
    leaves = learned_leaves(VOID.layout, dictionary.alphabet)
    for seed in range(5000, 5000 + games):
        game = scrabble.Game(dictionary, ruleset=VOID, seed=seed)
        luck = Rng(seed)
        rack = ""
        while (player := game.current_player()) is not None:
            sees = game.observation(player)
            action = sees.history[-1].action if sees.history else None
            if isinstance(action, Lay) and game.bag:
                last = last_actions(sees, dictionary.alphabet)[0]
                kept = without(rack, tiles_laid(action.word))
                if kept and last.bag:
                    position = generator.pair(last.board, rack)
                    best = best_choices(*position, leaves, bag=last.bag)[0][-1]
                    made = 100 * last.score + leaves.value(rack_counts(kept, dictionary.alphabet))
                    view = view_of(sees, dictionary)
                    begin = time.process_time()
                    found = infer(sees, dictionary, leaves, view, seed=seed)
                    seconds = time.process_time() - begin
                    assert found is not None
                    losses = np.array([row[2] for row in found.samples(1)])
                    yield Inferred(seed, len(kept), max(best - made, 0), losses, seconds)
            rack = game.racks[player]
            game.apply(player_of.choose(sees, luck.next()))


def weights(losses: np.ndarray | int, scale: float, floor: float) -> np.ndarray:
    """Return the weights of losses, as the native core does."""
    return floor + (1 - floor) / (1 + np.asarray(losses) / (400 * scale)) ** 4


def gains(found: list[Inferred], scale: float, floor: float) -> list[float]:
    """Return the gain of each inference in bits."""
    return [
        float(
            np.log2(weights(each.true_loss, scale, floor))
            - np.log2(weights(each.losses, scale, floor).mean())
        )
        for each in found
    ]


def report(spec: str, found: list[Inferred]) -> None:
    """Print the gains of all parameters."""
    even = [each for each in found if each.game % 2 == 0]
    odd = [each for each in found if each.game % 2]
    zero = mean(each.true_loss == 0 for each in found)
    print(
        f"\n{spec}: {len(found)} leaves; {zero:.1%} without loss, mean loss"
        f" {mean(each.true_loss for each in found) / 100:.2f} points;"
        f" {1000 * mean(each.seconds for each in found):.1f} ms each"
    )
    print("scale \\ floor" + "".join(f"{floor:>9g}" for floor in FLOORS))
    table = {
        (scale, floor): mean(gains(even, scale, floor)) for scale in SCALES for floor in FLOORS
    }
    for scale in SCALES:
        print(f"{scale:>13g}" + "".join(f"{table[scale, floor]:>9.3f}" for floor in FLOORS))
    best = max(table, key=table.__getitem__)
    held_out = gains(odd, *best)
    error = stdev(held_out) / len(held_out) ** 0.5
    print(
        f"best: scale {best[0]:g}, floor {best[1]:g}; in the other {len(odd)} leaves"
        f" {mean(held_out):.3f} bits, standard error {error:.3f}"
    )
    for tiles in range(1, 7):
        some = [each for each in found if each.tiles == tiles]
        if len(some) > 1:
            each_gain = gains(some, *best)
            error = stdev(each_gain) / len(each_gain) ** 0.5
            print(f"  {tiles} tiles: {len(some)} leaves, {mean(each_gain):.3f} bits, {error:.3f}")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("bots", nargs="+")
    parser.add_argument("--games", type=int, default=60)
    given = parser.parse_args()
    dictionary = Dictionary.load("enable")
    print(f"{platform.machine()}, {given.games} games of each bot against itself")
    all_found = []
    for spec in given.bots:
        found = list(inferences(spec, given.games, dictionary))
        report(spec, found)
        all_found += found
    report("all", all_found)


if __name__ == "__main__":
    main()
