"""Compare the win probability of `sim` with a table learned from self-play, on held-out games.

    python bench/studies/win_probability.py --games 6000

The static player plays against itself. Each turn with tiles in the bag gives a row: the lead of the
player on turn in points and leave values, the tiles that are not on the board, and the result.
Three quarters of the games are for learning. For the others, each line has the mean logarithmic
loss, also by tiles left, and the gain on the present formula with its standard error (rows of a
game are not independent, games are). The formulas: the normal distribution that `sim` uses; the
same with fitted numbers; tables of wins by lead and tiles, smoothed to several degrees. The table
has the fitted formula as a prior. Results are in bench/results/scrabble-simulation.txt.

Study of 2026-11-25, commit ac747e1d.
"""

from __future__ import annotations

import argparse
import math
from collections.abc import Callable, Iterator
from typing import Any, TypeAlias

import numpy as np

import lexicon_fast
from lexicon_fast import Dictionary
from lexicon_fast._native.tiles.static_eval import best_choices
from lexicon_fast.bots.scrabble.simulation import Simulation
from lexicon_fast.bots.tiles.leaves import learned_leaves
from lexicon_fast.bots.tiles.simulation import action_from
from lexicon_fast.games.scrabble import Game, ruleset
from lexicon_fast.games.tiles.bag import tile_points
from lexicon_fast.games.tiles.plays import Generator

Column: TypeAlias = "np.ndarray[Any, np.dtype[np.float64]]"

#: Bounds of the tiles that are not on the board, for the losses by phase.
_PHASES = ((8, 25), (26, 40), (41, 60), (61, 100))
#: Width of a column of the table in points, and its columns on each side of 0.
_WIDTH, _SIDE = 5, 60
_TILES = 101


def rows(dictionary: Dictionary, games: int) -> Iterator[tuple[int, int, float, float]]:
    """Yield for each turn: game, tiles not on the board, lead, and share of the win."""
    layout = ruleset("standard").layout
    generator = Generator(dictionary, layout=layout)
    leaves = learned_leaves(layout, dictionary)
    rules = {"name": "void", "layout": layout.name, "challenge": "void"}
    for seed in range(games):
        game = Game(dictionary, seed=seed, ruleset=rules)
        kept: list[float | None] = [None, None]
        seen = []
        while (player := game.current_player()) is not None:
            own, other = kept[player], kept[1 - player]
            if game.bag and own is not None and other is not None:
                lead = game.scores[player] + own - game.scores[1 - player] - other
                seen.append((player, len(game.bag) + sum(map(len, game.racks)), lead))
            kind, place, what, score, worth = best_choices(
                *generator.pair(game.board, game.racks[player]),
                leaves,
                bag=len(game.bag),
                top=1,
                exchange_from=game.rules.exchange_from,
                players=2,
                others_value=0 if game.bag else tile_points(game.racks[1 - player], layout),
            )[0]
            kept[player] = (worth - 100 * score) / 100
            game.apply(action_from(kind, place, what))
        wins = game.returns()
        for player, tiles, lead in seen:
            yield seed, tiles, lead, wins[player]


_erfc = np.frompyfunc(math.erfc, 1, 1)


def normal(x: Column) -> Column:
    return np.asarray(0.5 * _erfc(-x / math.sqrt(2)), dtype=float)


def loss(share: Column, won: Column) -> Column:
    share = np.clip(share, 1e-4, 1 - 1e-4)
    return np.asarray(-(won * np.log(share) + (1 - won) * np.log(1 - share)))


def fitted(tiles: Column, lead: Column, won: Column) -> tuple[float, float, float]:
    """Return edge, factor and exponent of the normal distribution with the lowest loss."""
    best = [Simulation.edge, Simulation.spread, 0.5]
    step = [4.0, 2.0, 0.08]

    def mean(at: list[float]) -> float:
        return float(loss(normal((lead + at[0]) / (at[1] * tiles ** at[2])), won).mean())

    least = mean(best)
    while step[2] > 0.004:
        for k in range(3):
            for change in (step[k], -step[k]):
                again = [x + change * (i == k) for i, x in enumerate(best)]
                if (value := mean(again)) < least:
                    best, least = again, value
                    break
        else:
            step = [x * 0.7 for x in step]
    return best[0], best[1], best[2]


def kernel(size: int, width: float) -> Column:
    away = np.subtract.outer(np.arange(size), np.arange(size))
    return np.asarray(np.exp(-0.5 * (away / width) ** 2), dtype=np.float64)


def table(
    tiles: Column,
    lead: Column,
    won: Column,
    prior: Callable[[Column, Column], Column],
    widths: tuple[float, float, float],
) -> Callable[[Column, Column], Column]:
    """Return the share of the win by tiles and lead, from a smoothed table.

    widths: standard deviations of the kernel in tiles and points, and the weight of the prior.
    """
    columns = 2 * _SIDE + 1
    at = (
        tiles.astype(int),
        np.clip(np.rint(lead / _WIDTH).astype(int) + _SIDE, 0, columns - 1),
    )
    n, wins = np.zeros((_TILES, columns)), np.zeros((_TILES, columns))
    np.add.at(n, at, 1)
    np.add.at(wins, at, won)
    by_tiles, by_lead = kernel(_TILES, widths[0]), kernel(columns, widths[1] / _WIDTH)
    n, wins = by_tiles @ n @ by_lead, by_tiles @ wins @ by_lead
    leads = np.asarray((np.arange(columns) - _SIDE) * _WIDTH, dtype=np.float64)
    grid = np.maximum(1.0, np.arange(_TILES, dtype=float))
    before = np.array([prior(np.full(columns, each), leads) for each in grid])
    shares = (wins + widths[2] * before) / (n + widths[2])

    def share(tiles: Column, lead: Column) -> Column:
        out = np.empty(len(lead))
        for each in np.unique(tiles):
            here = tiles == each
            out[here] = np.interp(lead[here], leads, shares[int(each)])
        return out

    return share


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n")[0])
    parser.add_argument("--words", default="enable")
    parser.add_argument("--games", type=int, default=6000)
    given = parser.parse_args()
    found = np.array(list(rows(Dictionary.load(given.words), given.games)))
    game, tiles, lead, won = found.T
    held = game >= 0.75 * given.games
    print(
        f"# version {lexicon_fast.__version__}: {given.games} games, {len(found)} rows,"
        f" {held.sum()} of them held out"
    )
    learn = (tiles[~held], lead[~held], won[~held])
    edge, factor, exponent = fitted(*learn)

    def formula(edge: float, factor: float, exponent: float) -> Callable[[Column, Column], Column]:
        return lambda tiles, lead: normal((lead + edge) / (factor * tiles**exponent))

    present = formula(Simulation.edge, Simulation.spread, 0.5)
    normal_fitted = formula(edge, factor, exponent)
    all_of_them = {
        "present formula": present,
        f"fitted: {edge:.1f}, {factor:.2f} tiles^{exponent:.3f}": normal_fitted,
    }
    for widths in ((2, 6, 1), (4, 12, 1), (4, 12, 20), (6, 20, 100)):
        name = f"table, {widths[0]} tiles, {widths[1]} points, prior {widths[2]}"
        all_of_them[name] = table(*learn, normal_fitted, widths)
    base = loss(present(tiles[held], lead[held]), won[held])
    for name, share in all_of_them.items():
        losses = loss(share(tiles[held], lead[held]), won[held])
        phases = [
            losses[(tiles[held] >= low) & (tiles[held] <= high)].mean() for low, high in _PHASES
        ]
        gains = np.bincount(game[held].astype(int), base - losses)
        error = math.sqrt((gains**2).sum()) / held.sum()
        print(
            f"{name:<36} {losses.mean():.5f}  ({', '.join(f'{x:.4f}' for x in phases)})"
            f"  gain {(base - losses).mean():+.5f} +- {error:.5f}",
            flush=True,
        )


if __name__ == "__main__":
    main()
