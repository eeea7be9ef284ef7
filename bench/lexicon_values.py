"""Learn the values of Lexicon's `neural` and `expert` from rounds of self-play.

    python bench/lexicon_values.py DATA -o lexicon.values [--rounds N] [--generations N]

In each turn, some actions are played out from the real cards, so that all of them meet the same
luck. The first generation plays and continues as `planner`, the others as the network of the
generation before. Each network learns from all generations so far: one that learned from the last
alone would only beat that. DATA is a folder with a file for each generation and number of players;
files that are there are not made again, so a stopped run continues.

A file has the arrays of `sample_options`, with a row per action: `features` (float32, 45 columns,
named in src/lexicon_fast/_native/lexicon/values.pxd), `results` (float32: 1 if the player was out
first, else 0, or 0.5 if nobody was; points of the others, on average, less the player's own), and
`turns` (int32: equal for the actions of one turn).

The loss is the squared error within a turn, which decides between actions, and a share of that of
the turn's mean. Adam (D. P. Kingma and J. Ba, 2014). Then a match of 2,000 deals against `planner`
shows the progress.
"""

from __future__ import annotations

import argparse
import json
import time
from pathlib import Path
from typing import Any, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from lexicon_fast import Dictionary
from lexicon_fast._native.lexicon.playouts import sample_options, self_play
from lexicon_fast._native.lexicon.policies import Policy
from lexicon_fast._native.lexicon.values import Values
from lexicon_fast.bots.lexicon.native import learned, native_rules, planner
from lexicon_fast.games.lexicon.rules import WADDINGTONS

Floats = NDArray[np.float32]

FEATURES: Final = 45
HIDDEN: Final = 32
#: Points per unit of the second output.
SCALE: Final = 20
#: Of the rounds of a generation, by the number of players.
SHARES: Final = {2: 0.88, 3: 0.08, 4: 0.04}
WIN_BONUS: Final = 20.0
#: Actions of a turn, at most: the best ones, and random others.
BEST: Final = 4
ACTIONS: Final = 7
BATCH: Final = 512  # turns
EPOCHS: Final = 6
#: Weight of the error of a turn's mean.
MEAN: Final = 0.3


class Turns(NamedTuple):
    """Turns with their actions, filled up with zeros: features, a mask of actions, and results."""

    features: Floats
    mask: Floats
    results: Floats


def policies(generation: int, network: list[Floats]) -> tuple[Policy, Policy]:
    """Return the policies that choose actions, and play them out."""
    if generation == 0:
        return planner(thorough=True, win_bonus=40.0), planner(thorough=False)
    values = Values(np.concatenate([each.ravel() for each in network]))
    return (
        learned(thorough=True, win_bonus=WIN_BONUS, values=values),
        learned(thorough=False, win_bonus=WIN_BONUS, values=values),
    )


def sample(
    path: Path, words: Dictionary, players: int, rounds: int, seed: int, *use: Policy
) -> None:
    """Play rounds and write a file, unless it is there."""
    if path.exists():
        return
    begin = time.process_time()
    rules = native_rules(WADDINGTONS, words, players)
    rows, results, turns = sample_options(
        rules, *use, rounds, seed, players=players, best=BEST, others=ACTIONS - BEST
    )
    part = path.with_suffix(".part")
    with part.open("wb") as file:
        np.savez_compressed(
            file,
            features=np.frombuffer(rows, np.float32).reshape(-1, FEATURES),
            results=np.frombuffer(results, np.float32).reshape(-1, 2),
            turns=np.frombuffer(turns, np.int32),
        )
    part.replace(path)
    seconds = time.process_time() - begin
    print(
        f"{path.name}: {rounds:,} rounds, {len(turns) // 4:,} actions, {seconds:.0f} s", flush=True
    )


def read(path: Path) -> Turns:
    """Read a file of `sample`."""
    with np.load(path) as file:
        rows, results, numbers = file["features"], file["results"], file["turns"]
    starts = np.flatnonzero(np.diff(numbers, prepend=-1))
    counts = np.diff(starts, append=len(numbers))
    turn = np.repeat(np.arange(len(starts)), counts)
    place = np.arange(len(numbers)) - np.repeat(starts, counts)
    found = Turns(*(np.zeros((len(starts), ACTIONS, n), np.float32) for n in (FEATURES, 1, 2)))
    found.features[turn, place] = rows
    found.mask[turn, place] = 1
    found.results[turn, place] = results / np.array([1, SCALE], np.float32)
    return Turns(*(each[counts > 1] for each in found))


def new_network(seed: int) -> list[Floats]:
    """Return the weights of a network that knows nothing: inner, bias, outer, bias."""
    random = np.random.default_rng(seed)
    weights = (
        random.normal(0, np.sqrt(2 / FEATURES), (FEATURES, HIDDEN)),
        np.zeros(HIDDEN),
        random.normal(0, 0.05, (2, HIDDEN)),
        np.zeros(2),
    )
    return [each.astype(np.float32) for each in weights]


def train(network: list[Floats], turns: Turns, seed: int) -> list[Floats]:
    """Return the weights after some epochs."""
    random = np.random.default_rng(seed)
    first = [np.zeros_like(each) for each in network]
    second = [np.zeros_like(each) for each in network]
    batches = len(turns.mask) // BATCH
    for step in range(EPOCHS * batches):
        if step % batches == 0:
            order = random.permutation(len(turns.mask))
        chosen = order[step % batches * BATCH :][:BATCH]
        slopes = slopes_of(network, Turns(*(each[chosen] for each in turns)))
        rate = 0.003 * (1 - step / (EPOCHS * batches)) + 1e-5
        for at, slope in enumerate(slopes):
            first[at] += 0.1 * (slope - first[at])
            second[at] += 0.001 * (slope**2 - second[at])
            spread = np.sqrt(second[at] / (1 - 0.999 ** (step + 1))) + 1e-8
            change = rate * first[at] / (1 - 0.9 ** (step + 1)) / spread
            network[at] = (network[at] - change).astype(np.float32)
    return network


def slopes_of(network: list[Floats], turns: Turns) -> list[Floats]:
    """Return the derivatives of the loss by the weights."""
    inner, inner_bias, outer, outer_bias = network
    rows = turns.features.reshape(-1, FEATURES)
    hidden = np.maximum(rows @ inner + inner_bias, 0)
    found = (hidden @ outer.T + outer_bias).reshape(turns.results.shape)
    counts = turns.mask.sum(axis=1, keepdims=True)
    errors = (found - turns.results) * turns.mask
    mean = errors.sum(axis=1, keepdims=True) / counts
    errors = (errors - mean + MEAN * mean) * turns.mask / (counts * len(counts))
    back = errors.reshape(-1, 2)
    through = (back @ outer) * (hidden > 0)
    return [rows.T @ through, through.sum(axis=0), back.T @ hidden, back.sum(axis=0)]


def match(words: Dictionary, policy: Policy, deals: int, seed: int) -> str:
    """Play a policy against `planner`. Return the share of rounds won, and the points gained."""
    rules = native_rules(WADDINGTONS, words, 2)
    other = planner(thorough=True, win_bonus=80.0)
    rows = np.array(self_play(rules, [policy, other], deals, seed)).reshape(deals, 2, 4)
    won = np.where(rows[:, :, 0] < 0, 0.5, rows[:, :, 0] == 0).mean(axis=1)
    gained = (rows[:, :, 3] - rows[:, :, 2]).mean(axis=1)
    won_margin, gained_margin = 2.576 * np.array([won.std(), gained.std()]) / deals**0.5
    return (
        f"wins {won.mean():.2%} (+-{won_margin:.2%}) of rounds against planner, gains"
        f" {gained.mean():.2f} (+-{gained_margin:.2f}) points"
    )


def write(path: Path, network: list[Floats], **about: Any) -> None:
    """Write the weights: see `lexicon_fast.bots.lexicon.native.read_values`."""
    head = {"format": "lexicon_fast values", "version": 1, **about}
    weights = np.concatenate([each.ravel() for each in network]).astype("<f4")
    path.write_bytes(json.dumps(head).encode() + b"\n" + weights.tobytes())


def main() -> None:
    parser = argparse.ArgumentParser(description="Learn the values of Lexicon hands by self-play.")
    parser.add_argument("data", type=Path, help="folder for the data")
    parser.add_argument("-o", "--output", type=Path, required=True, help="file for the weights")
    parser.add_argument("--words", default="enable", help="word list")
    parser.add_argument("--rounds", type=int, default=30_000, help="rounds of a generation")
    parser.add_argument("--generations", type=int, default=4)
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    options.data.mkdir(parents=True, exist_ok=True)
    words = Dictionary.load(options.words)
    network = new_network(options.seed)
    parts: list[Turns] = []
    for generation in range(options.generations):
        use = policies(generation, network)
        for players, share in SHARES.items():
            path = options.data / f"{generation}-{players}.npz"
            seed = options.seed + (generation * 10 + players << 32)
            sample(path, words, players, int(options.rounds * share), seed, *use)
            parts.append(read(path))
        turns = Turns(*(np.concatenate(each) for each in zip(*parts, strict=True)))
        network = train(network, turns, options.seed + generation)
        write(
            options.output,
            network,
            words=options.words,
            rounds=options.rounds,
            generations=generation + 1,
            seed=options.seed,
        )
        policy = policies(1, network)[0]
        print(f"generation {generation}: {match(words, policy, 2000, 1 << 40)}", flush=True)


if __name__ == "__main__":
    main()
