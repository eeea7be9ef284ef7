"""Learn the leave values of Lexibomb from games that its static player plays against itself.

    python bench/lexibomb_leaves.py new.leaves

See docs/leaves.md. The output for the table in the package is in bench/results/lexibomb-leaves.txt.
"""

from __future__ import annotations

import argparse
import time
from typing import TYPE_CHECKING, Final

import numpy as np

from lexicon_fast import Dictionary
from lexicon_fast._native.lexibomb.playouts import gather
from lexicon_fast.bots.lexibomb.simulation import view_of
from lexicon_fast.bots.scrabble.train import Training
from lexicon_fast.bots.tiles.leaves import LeavesFile, table_path
from lexicon_fast.games.lexibomb.game import Game
from lexicon_fast.games.tiles.layouts import Layout

if TYPE_CHECKING:
    from collections.abc import Callable

    from numpy.typing import NDArray

    from lexicon_fast._native.tiles.leave_sums import LeaveSums
    from lexicon_fast._native.tiles.leaves import Leaves

#: Hundredths of a point per unit of the values in a file.
UNIT: Final = 20
#: By number of tiles: values of leaves are rounded to this number of hundredths.
STEPS: Final = {5: 100, 6: 200}


class LexibombTraining(Training):
    """Leave values that improve with each generation of games of Lexibomb."""

    def player(self, leaves: Leaves) -> Callable[[LeaveSums, int, int, int], None]:
        def play(out: LeaveSums, seed: int, games: int, racks: int) -> None:
            for each in range(seed, seed + games):
                start = Game(self.dictionary, seed=each, starter=0).observation(0)
                gather(view_of(start, self.dictionary), leaves, out, each, racks)

        return play


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
