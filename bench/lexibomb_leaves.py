"""Learn the leave values of Lexibomb from games that its static player plays against itself.

    python bench/lexibomb_leaves.py new.leaves

See docs/leaves.md. The output for the table in the package is in bench/results/lexibomb-leaves.txt.
"""

from __future__ import annotations

import argparse
import time
from functools import partial
from itertools import product
from math import comb, prod
from random import Random
from typing import TYPE_CHECKING, Final

import numpy as np

from lexicon_fast import Dictionary
from lexicon_fast._native.lexibomb.play_scores import best_actions
from lexicon_fast.bots.lexibomb.bot import position_of
from lexicon_fast.bots.scrabble.train import Training
from lexicon_fast.bots.tiles.leaves import LeavesFile, table_path
from lexicon_fast.bots.tiles.simulation import action_from
from lexicon_fast.games.lexibomb.game import Game
from lexicon_fast.games.lexibomb.plays import Generator
from lexicon_fast.games.tiles.board import rack_counts
from lexicon_fast.games.tiles.layouts import Layout

if TYPE_CHECKING:
    from collections.abc import Sequence

    from numpy.typing import NDArray

    from lexicon_fast._native.tiles.leaves import Leaves

#: Hundredths of a point per unit of the values in a file.
UNIT: Final = 20
#: By number of tiles: values of leaves are rounded to this number of hundredths.
STEPS: Final = {5: 100, 6: 200}


class Sums:
    """The sums of `LeaveSums`, from racks with known values."""

    def __init__(self, leaves: Leaves) -> None:
        self._leaves = leaves
        self._sums = [np.zeros(len(leaves), kind) for kind in ("f8", "f8", "f8", "u4")]
        self.racks = 0
        self.equity = 0.0

    def columns(self) -> list[bytes]:
        return [each.tobytes() for each in self._sums]

    def add(self, racks: Sequence[bytes], values: Sequence[float]) -> None:
        """Add the racks of a position: 33 counts by code each; values: in hundredths of a point."""
        n = len(racks)
        for rack, value in zip(racks, values, strict=True):
            beyond = (value - sum(values) / n) * n / (n - 1)
            held = [code for code, count in enumerate(rack) if count]
            for kept in product(*(range(rack[code] + 1) for code in held)):
                if not 0 < sum(kept) < sum(rack):
                    continue
                leave = bytearray(33)
                for code, count in zip(held, kept, strict=True):
                    leave[code] = count
                ways = prod(comb(rack[code], leave[code]) for code in held)
                at = self._leaves.rank(bytes(leave))
                more = (ways * beyond, ways * beyond**2, ways, 1)
                for sums, each in zip(self._sums, more, strict=True):
                    sums[at] += each
        self.racks += n
        self.equity += sum(values)


class LexibombTraining(Training):
    """Leave values that improve with each generation of games of Lexibomb."""

    def generation(self, games: int, racks: int, seed: int) -> str:
        leaves = self._players()[0]
        halves = Sums(leaves), Sums(leaves)
        for turn, each in enumerate(range(seed, seed + games)):
            self.play(leaves, halves[turn % 2], each, racks)
        return self._learn(halves)  # type: ignore[arg-type]  # has what it uses

    def play(self, leaves: Leaves, out: Sums, seed: int, racks: int) -> None:
        """Play a game with the best actions by static evaluation. Add racks of its positions."""
        rng = Random(seed)
        game = Game(self.dictionary, seed=seed)
        rules, size = game.rules, game.rules.layout.rack_size
        generator = Generator(self.dictionary, ruleset=rules)
        while not game.is_terminal():
            mover = game.current_player()
            assert mover is not None
            position = position_of(game.observation(mover), generator)
            board, held = generator.pair(position.board, position.rack)
            best = partial(
                best_actions,
                board,
                odds=position.odds,
                leaves=leaves,
                letter=[each.letter for each in rules.multipliers],
                word=[each.word for each in rules.multipliers],
                bag=len(game.bag),
                exchange_from=rules.exchange_from,
            )
            if len(game.bag) >= size:
                unseen = [*game.bag, *"".join(game.racks)]
                dealt = [
                    rack_counts("".join(rng.sample(unseen, size)), self.alphabet)
                    for _ in range(racks)
                ]
                values = [100 * sum(best(rack)[0][3::2]) for rack in dealt]
                out.add(dealt, values)
            game.apply(action_from(*best(held)[0][:3]))


def coarse(training: Training) -> NDArray[np.float64]:
    """Return values with less detail where they are known less well, so that the file is small."""
    by_size = training.shapes.split(training.values)
    for size, step in STEPS.items():
        by_size[size - 1] = np.rint(by_size[size - 1] / step) * step
    return np.concatenate(by_size)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("output", help="leaves file to write")
    parser.add_argument("--games", type=int, nargs="+", default=[1_500, 2_500, 3_000])
    parser.add_argument("--start", default=table_path("scrabble"), help="leaves file to start from")
    parser.add_argument("--racks", type=int, default=12)
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    training = LexibombTraining(
        Dictionary.load("2of12inf"), Layout.load("lexibomb"), LeavesFile.load(options.start)
    )
    training.vowel_charge = 0
    played = 0
    for number, games in enumerate(options.games, 1):
        begun = time.process_time()
        report = training.generation(games, options.racks, options.seed + played)
        played += games
        print(
            f"generation {number}: {report}; {time.process_time() - begun:.0f} s of CPU", flush=True
        )
        learned = f"{played:,} games in {number} generations, seeds from {options.seed} on"
        training.values = coarse(training)
        training.file(UNIT, learned).write(options.output)


if __name__ == "__main__":
    main()
