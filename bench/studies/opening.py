"""Measure what vowels beside premium squares cost in the first play of a Scrabble game.

    python bench/studies/opening.py --racks 2000 --seed 1
    python bench/studies/opening.py --match 100000 --charge 83

For each rack, the word of the best first play by static evaluation is laid at each start, and each
of these plays is played out by `sim` in the same sampled worlds. The advantage of a play over the
others of its word, apart from its score, is then explained by its place and by the number of its
vowels on hot squares: those above or below which there is a premium square. Prints the points that
one of them costs, with a 99% interval.

--match: the static player with this charge (in hundredths of a point) plays pairs of games against
itself without one, with the same bag and seats exchanged. Prints points and share of wins, with 99%
intervals. Results are in results/opening.txt.

Study of 2026-11-25, commit 48e2be6f.
"""

from __future__ import annotations

import argparse
import sys
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

import numpy as np

sys.path.append(str(Path(__file__).resolve().parents[1]))

from leaves import results

from lexicon_fast import Dictionary, scrabble
from lexicon_fast.bots.scrabble.simulation import Simulation
from lexicon_fast.bots.tiles.leaves import LeavesFile, leaves_for, table_path
from lexicon_fast.dictionary.alphabet import vowels_of

if TYPE_CHECKING:
    from numpy.typing import NDArray

#: Racks of a task, and pairs of games.
_TASK = 50
_PAIRS = 10_000


def hot_columns(layout: scrabble.Layout) -> set[int]:
    """Return the columns of the start row with a premium square above or below."""
    assert layout.start is not None
    row, columns = layout.start.row, range(len(layout.squares[0]))
    beside = [layout.squares[near] for near in (row - 1, row + 1)]
    return {at for at in columns if any(line[at].letter * line[at].word > 1 for line in beside)}


def plays_of(first: int, racks: int, playouts: int, plies: int) -> list[list[float]]:
    """Return for each play: rack, length, start, vowels on hot squares, equity less score."""
    words = Dictionary.load("enable")
    found: list[list[float]] = []
    for seed in range(first, first + racks):
        game = scrabble.Game(words, seed=seed)
        observation = game.observation(game.current_player())
        layout = observation.rules.layout
        leaves = leaves_for(layout, words, "scrabble")
        best = Simulation(observation, words, leaves, seed=seed, most=1).best
        if not isinstance(best, scrabble.Lay):
            continue
        simulation = Simulation(
            observation,
            words,
            leaves,
            seed=seed,
            most=15,
            plies=plies,
            wanted=partial(is_of_word, best.word),
        )
        simulation.refine(playouts * simulation.live)
        hot = hot_columns(layout)
        for each in simulation.ranked():
            if not isinstance(each.action, scrabble.Lay):
                continue
            start = ord(each.action.at[-1]) - ord("A")
            vowels = sum(
                start + i in hot and bool(vowels_of(letter.upper()))
                for i, letter in enumerate(best.word)
            )
            found.append([seed, len(best.word), start, vowels, each.equity - each.score])
    return found


def is_of_word(word: str, action: object) -> bool:
    return isinstance(action, scrabble.Lay) and action.word == word


def cost_of_vowel(plays: NDArray[np.float64]) -> tuple[float, float]:
    """Return the points that a vowel on a hot square costs, and half of the 99% interval.

    Least squares; each rack, and each start by length, has an advantage of its own.
    """
    places, place = np.unique(plays[:, 1:3], axis=0, return_inverse=True)
    design = np.column_stack([plays[:, 3], np.eye(len(places))[place.ravel()]])
    target = plays[:, 4].copy()
    racks, rack = np.unique(plays[:, 0], return_inverse=True)
    sizes = np.bincount(rack)
    for column in (*design.T, target):
        column -= (np.bincount(rack, column) / sizes)[rack]
    factors, _, rank, _ = np.linalg.lstsq(design, target, rcond=None)
    rest = target - design @ factors
    variance = rest @ rest / (len(target) - len(racks) - rank)
    error = np.sqrt(variance * np.linalg.pinv(design.T @ design)[0, 0])
    return -factors[0], 2.576 * error


def play_pairs(first: int, pairs: int, charge: int) -> NDArray[np.float64]:
    """Return for each pair the gain of the charge, per game: in wins, and in points."""
    words, layout = Dictionary.load("enable"), scrabble.Layout.load("scrabble")
    table = LeavesFile.load(table_path("scrabble"))
    charged, free = (table._replace(vowel_charge=each).native() for each in (charge, 0))
    return results(words, layout, (charged, free), first, pairs, starter=0) / 2


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--racks", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--playouts", type=int, default=300, help="of each play")
    parser.add_argument("--plies", type=int, default=4)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--match", type=int, metavar="PAIRS")
    parser.add_argument("--charge", type=int, default=83, help="in hundredths of a point")
    arguments = parser.parse_args()
    if arguments.match:
        starts = range(arguments.seed, arguments.seed + arguments.match, _PAIRS)
        with ProcessPoolExecutor(arguments.jobs) as pool:
            play = partial(play_pairs, pairs=_PAIRS, charge=arguments.charge)
            gains = np.concatenate(list(pool.map(play, starts)))
        halves = 2.576 * gains.std(axis=0) / np.sqrt(len(gains))
        print(
            f"charge {arguments.charge}, {len(gains):,} pairs from seed {arguments.seed}:"
            f" {gains[:, 1].mean():+.2f} +- {halves[1]:.2f} points a game, wins"
            f" {gains[:, 0].mean():.2%} +- {halves[0]:.2%};"
            f" {np.mean(gains[:, 1] != 0):.0%} of the pairs differ"
        )
        return
    if arguments.racks < _TASK:
        parser.error(f"--racks is {arguments.racks}; use {_TASK} or more")
    tasks = range(arguments.seed, arguments.seed + arguments.racks, _TASK)
    task = partial(plays_of, racks=_TASK, playouts=arguments.playouts, plies=arguments.plies)
    with ProcessPoolExecutor(arguments.jobs) as pool:
        plays = np.array([play for found in pool.map(task, tasks) for play in found])
    cost, half = cost_of_vowel(plays)
    print(f"{len(tasks) * _TASK} racks, {len(plays)} plays: a vowel costs {cost:.2f} +- {half:.2f}")


if __name__ == "__main__":
    main()
