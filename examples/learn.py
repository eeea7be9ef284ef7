"""Learn to play Lexicon from games against itself, then play a match against `greedy`.

    python learn.py [--rounds N] [--iterations N] [--pairs N] [--seed N] [--output FILE]

A small network estimates the chance to go out first from what a player sees after an action: the
cards left in the hand, the exposed card and the sizes of the hands. It learns from the results of
its own rounds, which it plays in two processes with the action that it considers best, and
sometimes with another one. Only numpy is needed. The file of weights can be used again:

    lexicon-fast match lexicon python:learn:Learned:file=learned.npz greedy --pairs 1000
"""

from __future__ import annotations

import argparse
import math
import signal
import time
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from typing import Any, NamedTuple
from zipfile import BadZipFile

import numpy as np
from numpy.typing import NDArray

from lexicon_fast import Dictionary, lexicon
from lexicon_fast.arena.match import Match, play
from lexicon_fast.arena.results import Tally
from lexicon_fast.base.errors import BadOption
from lexicon_fast.base.rng import Rng, derive_seed
from lexicon_fast.bots import Bot, Option

Floats = NDArray[np.float32]

#: The plays that are considered, those with the fewest points left first.
PLAYS = 24
#: Sizes of hands above this are all the same.
MOST = 12
HIDDEN = 48


class Network(NamedTuple):
    """Weights of a network with one hidden layer."""

    inner: Floats
    inner_bias: Floats
    outer: Floats
    outer_bias: Floats

    def values(self, features: Floats) -> Floats:
        """Return the logits of winning, one for each row."""
        hidden = np.maximum(features @ self.inner + self.inner_bias, 0)
        values: Floats = hidden @ self.outer + self.outer_bias
        return values


def new_network(features: int, seed: int) -> Network:
    """Return a network that knows nothing."""
    random = np.random.default_rng(seed)
    inner = random.normal(0, math.sqrt(2 / features), (features, HIDDEN))
    outer = random.normal(0, 0.01, HIDDEN)
    zeros = np.zeros(HIDDEN)
    return Network(*(each.astype(np.float32) for each in (inner, zeros, outer, np.zeros(1))))


class Candidates:
    """The actions of a turn that are considered, and what the player sees after each of them.

    A row of features has the number of cards of each kind in the hand, 1 if an unknown card was
    drawn, the exposed card, and the sizes of the hand and of the smallest other hand, each size and
    card as one of several bits.
    """

    def __init__(self, dictionary: Dictionary) -> None:
        self._dictionary = dictionary
        self._letters = f"{dictionary.alphabet.upper}*"
        self._kinds = len(self._letters)
        self._place = {letter: at for at, letter in enumerate(self._letters)}
        self._exposed = self._kinds + 1
        self._size = self._exposed + self._kinds
        self._other = self._size + MOST + 1
        self.features = self._other + MOST + 1

    def of(self, seen: lexicon.Observation) -> tuple[list[lexicon.Action], Floats]:
        """Return the actions and a row of features for each."""
        plays = lexicon.plays(
            seen.hand, seen.table, self._dictionary, ruleset=seen.ruleset, top=PLAYS
        )
        actions: list[lexicon.Action] = [lexicon.action_of(each) for each in plays]
        hand = self._counts(seen.hand)
        held = np.flatnonzero(hand)
        takes = ["exposed"] * bool(seen.pile) + ["blind"] * bool(seen.stock or seen.pile)
        rows = np.zeros((len(plays) + len(takes) * len(held), self.features), np.float32)
        for row, each in zip(rows, plays, strict=False):
            row[: self._kinds] = self._counts(each.left)
            if seen.pile:
                row[self._exposed + self._place[seen.pile[-1]]] = 1
        at = len(plays)
        for take in takes:
            drawn = self._kinds if take == "blind" else self._place[seen.pile[-1]]
            for kind in held:
                actions.append(lexicon.Draw(self._letters[kind], take))  # type: ignore[arg-type]
                rows[at, : self._kinds] = hand
                rows[at, kind] -= 1
                rows[at, drawn] += 1
                rows[at, self._exposed + kind] = 1
                at += 1
        sizes = rows[:, : self._kinds + 1].sum(axis=1).astype(int)
        rows[np.arange(len(rows)), self._size + np.minimum(sizes, MOST)] = 1
        others = [
            size for player, size in enumerate(seen.hand_sizes) if size and player != seen.player
        ]
        rows[:, self._other + min(min(others, default=0), MOST)] = 1
        return actions, rows

    def _counts(self, cards: str) -> Floats:
        places = [self._place[card] for card in cards]
        return np.bincount(places, minlength=self._kinds).astype(np.float32)


class Learned(Bot):
    """Takes the action after which its network sees the best chance to go out first.

    It challenges the plays with words that it does not know.
    """

    kind = "learned"
    options = (Option("file", "str", None, "Weights, a file of learn.py.", path=True),)
    file: str | None

    def __init__(self, dictionary: Dictionary, **options: Any) -> None:
        super().__init__(dictionary, **options)
        self._candidates = Candidates(dictionary)
        if self.file is None:
            raise BadOption("bot learned needs file=, the weights that learn.py has written")
        self._network = load(self.file, self._candidates.features)

    def choose(self, observation: lexicon.Observation, seed: int) -> lexicon.Action:
        if observation.phase == "challenge":
            laid = observation.history[-1].action.laid  # type: ignore[union-attr]
            word = laid.replace("[", "").replace("]", "")
            return lexicon.ACCEPT if word in self.dictionary else lexicon.CHALLENGE
        actions, rows = self._candidates.of(observation)
        return actions[int(self._network.values(rows).argmax())]


def save(path: str, network: Network) -> None:
    """Write a network to a file."""
    with open(path, "wb") as file:
        np.savez(file, **network._asdict())


def load(path: str, features: int) -> Network:
    """Read a network from a file. Raises BadOption."""
    try:
        with open(path, "rb") as file, np.load(file) as arrays:
            network = Network(*(arrays[name] for name in Network._fields))
    except (OSError, EOFError, ValueError, KeyError, BadZipFile) as error:
        raise BadOption(f"bot learned: file={path}: {error}") from None
    if network.inner.shape != (features, HIDDEN):
        raise BadOption(f"bot learned: file={path} is for other letters or another version")
    return network


# Learning


class Games(NamedTuple):
    """The views after all actions of some rounds, and the results: 1 a win, 0 a loss."""

    rows: Floats
    results: Floats


def self_play(
    words: str, network: Network, seed: int, first: int, count: int, curiosity: float
) -> Games:
    """Play rounds. curiosity: the share of actions that are chosen at random."""
    dictionary = Dictionary.load(words)
    candidates = Candidates(dictionary)
    rows: list[Floats] = []
    results: list[float] = []
    for number in range(first, first + count):
        random = Rng(derive_seed(seed, number))
        state = lexicon.Round(dictionary, seed=random.next())
        players: list[int] = []
        while (player := state.current_player()) is not None:
            seen = state.observation(player)
            if seen.phase == "challenge":
                state.apply(lexicon.ACCEPT)
                continue
            actions, features = candidates.of(seen)
            at = int(network.values(features).argmax())
            if random.next() < curiosity * 2**64:
                at = random.next() % len(actions)
            state.apply(actions[at])
            rows.append(features[at])
            players.append(player)
        winner = next((player for player, hand in enumerate(state.hands) if not hand), None)
        results += [0.5 if winner is None else float(player == winner) for player in players]
    return Games(np.array(rows), np.array(results, np.float32))


def improve(network: Network, games: Games, seed: int, epochs: int = 4) -> tuple[Network, float]:
    """Return a network that predicts the results better, and its loss on games it did not see.

    The loss is the mean logarithm; 0.693 is that of guessing. Adam, by D. P. Kingma and J. Ba
    (2014), with batches of 512.
    """
    random = np.random.default_rng(seed)
    test = np.arange(len(games.rows)) >= len(games.rows) * 9 // 10
    train = np.flatnonzero(~test)
    weights: list[Floats] = list(network)
    first = [np.zeros_like(each) for each in weights]
    second = [np.zeros_like(each) for each in weights]
    step = 0
    for _ in range(epochs):
        for batch in np.array_split(random.permutation(train), max(1, len(train) // 512)):
            step += 1
            rows, results = games.rows[batch], games.results[batch]
            inner, inner_bias, outer, outer_bias = weights
            before = rows @ inner + inner_bias
            hidden = np.maximum(before, 0)
            error = (_chance(hidden @ outer + outer_bias) - results) / len(batch)
            back = np.outer(error, outer) * (before > 0)
            slopes = (rows.T @ back, back.sum(axis=0), hidden.T @ error, error.sum(keepdims=True))
            for at, slope in enumerate(slopes):
                first[at] += 0.1 * (slope - first[at])
                second[at] += 0.001 * (slope**2 - second[at])
                mean, spread = first[at] / (1 - 0.9**step), second[at] / (1 - 0.999**step)
                change = 0.002 * mean / (np.sqrt(spread) + 1e-8)
                weights[at] = np.asarray(weights[at] - change, np.float32)
    found = Network(*weights)
    chance = np.clip(_chance(found.values(games.rows[test])), 1e-6, 1 - 1e-6)
    results = games.results[test]
    loss = -(results * np.log(chance) + (1 - results) * np.log(1 - chance)).mean()
    return found, float(loss)


def _chance(logits: Floats) -> Floats:
    return np.asarray(1 / (1 + np.exp(-np.clip(logits, -30, 30))), np.float32)


def learn(
    words: str, seed: int, iterations: int, rounds: int, processes: int = 2
) -> Iterator[Network]:
    """Yield a better network after each iteration, which learns from the last two.

    The result depends on the seed, but not on the machine or the number of processes.
    """
    candidates = Candidates(Dictionary.load(words))
    network = new_network(candidates.features, seed)
    earlier: list[Games] = []
    size = 250  # of a task
    with ProcessPoolExecutor(processes, get_context("spawn")) as pool:
        for number in range(iterations):
            curiosity = 0.3 if number == 0 else 0.05
            begin = time.perf_counter()
            tasks = [
                pool.submit(
                    self_play,
                    words,
                    network,
                    derive_seed(seed, number),
                    first,
                    min(size, rounds - first),
                    curiosity,
                )
                for first in range(0, rounds, size)
            ]
            earlier = [*earlier[-1:], _joined([each.result() for each in tasks])]
            network, loss = improve(network, _joined(earlier), derive_seed(seed, number, 1))
            print(
                f"iteration {number + 1}: {len(earlier[-1].rows):,} actions of {rounds:,} rounds,"
                f" loss {loss:.4f}, {time.perf_counter() - begin:.0f} s",
                flush=True,
            )
            yield network


def _joined(games: Sequence[Games]) -> Games:
    return Games(*(np.concatenate(each) for each in zip(*games, strict=True)))


def main() -> None:
    parser = argparse.ArgumentParser(description="Learn to play Lexicon by self-play.")
    parser.add_argument("--words", default="enable", help="word list")
    parser.add_argument("--iterations", type=int, default=6)
    parser.add_argument("--rounds", type=int, default=2000, help="rounds of an iteration")
    parser.add_argument("--pairs", type=int, default=1000, help="deals against greedy at the end")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--output", default="learned.npz", help="file for the weights")
    options = parser.parse_args()
    for network in learn(options.words, options.seed, options.iterations, options.rounds):
        save(options.output, network)  # after each iteration, so that Ctrl-C loses little

    # The file is the bot's; the name of this module is that of the script.
    bots = (f"python:learn:Learned:file={options.output}", "greedy")
    match = Match(
        game="lexicon", bots=bots, words=options.words, seed=options.seed, allow_external=True
    )
    tally = Tally(bots)
    for deal in play(match, options.pairs, processes=2):
        tally.add(deal)
    results = tally.results(confidence=0.99)
    share = results.rows[0].win_share
    print(
        f"learned against greedy, {results.deals:,} deals in both seatings: wins {share.value:.1%}"
        f" of the decided rounds (99% interval {share.low:.1%} to {share.high:.1%})"
    )


if __name__ == "__main__":
    if hasattr(signal, "SIGPIPE"):  # end quietly in `| head`
        signal.signal(signal.SIGPIPE, signal.SIG_DFL)
    main()
