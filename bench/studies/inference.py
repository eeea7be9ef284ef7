"""Choose the parameters of rack inference, and measure what it gains.

    python bench/studies/inference.py leaves static level8 sim:iterations=500 --games 60
    python bench/studies/inference.py turns sim:iterations=600 sim:iterations=570,inference=true
    python bench/studies/inference.py match sim:iterations=570,inference=true sim:iterations=600

`leaves`: each bot plays games against itself (ENABLE, no challenges). After each play with a leave,
the other player infers it. The gain of a model is the logarithm (base 2) of the probability that it
gives to the true leave, relative to that of a uniform deal: 1 bit means that it is twice as likely.
Prints the mean gain for each scale and floor, in games with even seeds, and that of the best ones
in games with odd seeds.

`turns`: two bots choose an action in each turn of games in which they alternate. If they differ,
both actions are played out to the end by static players, with the true racks and 200 orders of the
bag, the same for both. Prints the gain of the second bot for each turn. With `--worlds N`, they are
played out in N worlds of what the player sees: the error is much smaller, but what inference gains
does not show.

`match`: two bots play pairs of games with the same bags and exchanged seats.

Times are processor times. Raw results are in results/inference.txt.

Study of 2026-11-25, commit 8989eaab.
"""

from __future__ import annotations

import argparse
import platform
import signal
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from statistics import mean, stdev
from typing import NamedTuple

import numpy as np

sys.path.append(str(Path(__file__).resolve().parents[1]))

from cpu_time import MeasuredBot

from lexicon_fast import Dictionary, scrabble
from lexicon_fast._native.scrabble.playouts import Options, View, simulate
from lexicon_fast._native.tiles.playout_stats import Tally
from lexicon_fast._native.tiles.static_eval import best_choices
from lexicon_fast.arena.match import Match, Players
from lexicon_fast.base.rng import Rng
from lexicon_fast.base.text import without
from lexicon_fast.bots import bot
from lexicon_fast.bots.scrabble.inference import infer, last_actions
from lexicon_fast.bots.scrabble.simulation import view_of
from lexicon_fast.bots.tiles.leaves import learned_leaves
from lexicon_fast.bots.tiles.simulation import action_from
from lexicon_fast.games.scrabble.rules import Ruleset
from lexicon_fast.games.tiles.actions import Lay
from lexicon_fast.games.tiles.bag import tiles_laid
from lexicon_fast.games.tiles.board import rack_counts, tile_codes
from lexicon_fast.games.tiles.layouts import Layout
from lexicon_fast.games.tiles.plays import Generator

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


def inferences(
    spec: str, games: int, first_seed: int, dictionary: Dictionary
) -> Iterator[Inferred]:
    """Play games and yield what could be inferred after each play."""
    player_of = bot(spec, dictionary, "scrabble")
    generator = Generator(dictionary, layout=VOID.layout)
    leaves = learned_leaves(VOID.layout, dictionary)
    for seed in range(first_seed, first_seed + games):
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


def true_view(game: scrabble.Game, player: int, generator: Generator) -> View:
    """Return the position of a player who knows the rack of the other one."""
    alphabet = generator.alphabet
    return View(
        *generator.pair(game.board, game.racks[player]),
        tile_codes(game.bag, alphabet),
        [(len(game.racks[1 - player]), rack_counts(game.racks[1 - player], alphabet))],
        len(game.bag),
        scores=[game.scores[player], game.scores[1 - player]],
        lost=[0, 0],
        lost_is_scoreless=False,
        scoreless=game.scoreless,
        scoreless_turns=VOID.scoreless_turns,
        exchange_from=VOID.exchange_from,
        rack_size=VOID.layout.rack_size,
    )


def turns(
    specs: list[str], games: int, first_seed: int, worlds: int, dictionary: Dictionary
) -> None:
    """Compare two bots turn by turn, see above."""
    bots = [bot(spec, dictionary, "scrabble") for spec in specs]
    generator = Generator(dictionary, layout=VOID.layout)
    leaves = learned_leaves(VOID.layout, dictionary)
    times, points, wins = [0.0, 0.0], [], []
    differ = 0
    for seed in range(first_seed, first_seed + games):
        game = scrabble.Game(dictionary, ruleset=VOID, seed=seed)
        luck = Rng(seed)
        turn = seed
        while (player := game.current_player()) is not None:
            sees = game.observation(player)
            decision = luck.next()
            chosen = []
            for k, each in enumerate(bots):
                begin = time.process_time()
                chosen.append(each.choose(sees, decision))
                if sees.bag and sees.history:
                    times[k] += time.process_time() - begin
            if sees.bag and sees.history:
                point, win = 0.0, 0.0
                if chosen[0] != chosen[1]:
                    differ += 1
                    view = (
                        view_of(sees, dictionary) if worlds else true_view(game, player, generator)
                    )
                    options = Options(view, leaves, 1 << 20, True)
                    actions = [action_from(*row[:3]) for row in options.rows()]
                    options.keep([actions.index(each) for each in chosen])
                    tally = Tally(2)
                    simulate(
                        options, tally, [0, 1], seed=seed, first=0, n=worlds or 200, plies=10_000,
                        spread=[1.0] * 200,
                    )  # fmt: skip
                    rows = tally.rows()
                    point = (rows[1][3] - rows[0][3]) / rows[0][0]
                    win = (rows[1][5] - rows[0][5]) / rows[0][0]
                points.append(point)
                wins.append(win)
            game.apply(chosen[turn % 2])
            turn += 1
        n = len(points)
        print(
            f"{seed}: turns {n}, differ {differ}, points {mean(points):+.3f} +-"
            f" {stdev(points) / n**0.5:.3f}, win {100 * mean(wins):+.3f}% +-"
            f" {100 * stdev(wins) / n**0.5:.3f}%, ms"
            f" {' '.join(f'{1000 * each / n:.1f}' for each in times)}",
            flush=True,
        )


def match(specs: list[str], games: int, first_seed: int) -> None:
    """Play pairs of games with the same bags."""
    players = Players(Match(game="scrabble", bots=tuple(specs), words="enable", seed=first_seed))
    bots = [MeasuredBot(each) for each in players.bots]
    players.bots = bots  # type: ignore[assignment]
    won, points = [], []
    for number in range(1, games + 1):
        deal = players.deal(number).played
        won.append(mean(each.wins[0] for each in deal))
        points.append(mean(each.points[0] - each.points[1] for each in deal))
        if number > 1:
            error = stdev(won) / number**0.5
            print(
                f"{number} pairs: {specs[0]} won {mean(won):.4f} +- {error:.4f}, points"
                f" {mean(points):+.2f} +- {stdev(points) / number**0.5:.2f}, ms"
                f" {' '.join(f'{1000 * b.cpu_seconds / b.moves:.1f}' for b in bots)}",
                flush=True,
            )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("what", choices=["leaves", "turns", "match"])
    parser.add_argument("bots", nargs="+")
    parser.add_argument("--games", type=int, default=60, help="games, or pairs of games")
    parser.add_argument("--seed", type=int, default=5000, help="of the first game")
    parser.add_argument("--worlds", type=int, default=0, help="of `turns`; 0: the true racks")
    given = parser.parse_args()
    print(f"{platform.machine()}, {' '.join(given.bots)}, {given.games} games, seed {given.seed}")
    if given.what == "match":
        match(given.bots, given.games, given.seed)
        return
    dictionary = Dictionary.load("enable")
    if given.what == "turns":
        turns(given.bots, given.games, given.seed, given.worlds, dictionary)
        return
    all_found = []
    for spec in given.bots:
        found = list(inferences(spec, given.games, given.seed, dictionary))
        report(spec, found)
        all_found += found
    report("all", all_found)


if __name__ == "__main__":
    if hasattr(signal, "SIGPIPE"):  # end quietly in `| head`
        signal.signal(signal.SIGPIPE, signal.SIG_DFL)
    main()
