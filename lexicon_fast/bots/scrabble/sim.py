"""The bot that plays its best actions out against sampled racks."""

from __future__ import annotations

from functools import partial
from statistics import NormalDist
from time import monotonic
from typing import TYPE_CHECKING, Final

from lexicon_fast.base.arguments import MOST_THREADS
from lexicon_fast.base.thread_pool import Team
from lexicon_fast.bots.base import Option
from lexicon_fast.bots.scrabble.bot import ScrabbleBot, endgame_option
from lexicon_fast.bots.scrabble.inference import infer
from lexicon_fast.bots.scrabble.simulation import MAX_CANDIDATES, WIN_POINTS, Simulation
from lexicon_fast.bots.tiles.bot import PlayoutBot, playout_options
from lexicon_fast.games.tiles.actions import Challenge, Exchange, Lay, Pass
from lexicon_fast.games.tiles.bag import tiles_laid

if TYPE_CHECKING:
    from lexicon_fast.games.scrabble.observation import Observation
    from lexicon_fast.games.tiles.actions import Action


#: Play-outs of a thread between two looks at the clock: about ten milliseconds.
_STEP: Final = 100


class Sim(ScrabbleBot, PlayoutBot):
    """Makes the action with the highest mean lead over the opponents in play-outs.

    The static player's best actions are played out for some turns (Monte Carlo), all in the same
    sampled worlds: racks and bags dealt from the unseen tiles. The worse half is dropped repeatedly
    (see `halve`), until the best action is clear. Once the bag is empty, a game of two is searched
    to its end. With `pre_endgame` and one tile in the bag, an action that is proved most likely to
    win is taken.

    With `seconds` or `game_seconds` the choice depends on the speed of the machine; with
    `iterations` it does not.
    """

    kind = "sim"
    options = (
        *playout_options(
            Option(
                "iterations",
                "int",
                2500,
                "Play-outs per turn; three times as many with 7 tiles or fewer in the bag.",
                low=1,
                high=100_000_000,
            ),
            candidates=MAX_CANDIDATES,
            win_points=WIN_POINTS,
        ),
        Option(
            "game_seconds",
            "float",
            None,
            "Seconds for all turns of a game; replaces iterations.",
            low=0.01,
            high=86_400,
        ),
        Option(
            "confidence",
            "float",
            0.999,
            "Probability that the best action is better than each other one, at which the search"
            " ends early. 1: never.",
            low=0.5,
            high=1,
        ),
        Option(
            "threads",
            "int",
            1,
            "Threads for play-outs. The choice is the same for any number.",
            low=1,
            high=MOST_THREADS,
        ),
        Option(
            "inference",
            "bool",
            False,
            "Weight the tiles of other players by their last plays and exchanges.",
        ),
        endgame_option(True),
        Option(
            "pre_endgame",
            "bool",
            False,
            "Search two-player games with one tile in the bag; play a play that is proved best.",
        ),
    )

    game_seconds: float | None
    confidence: float
    threads: int
    inference: bool

    def turn(self, observation: Observation, seed: int) -> Action:
        if (action := self.search_endgame(observation)) is not None:
            return action
        if (action := self.search_pre_endgame(observation)) is not None:
            return action
        begin = monotonic()
        seconds = self._seconds(observation)
        iterations = self.iterations * _weight(observation.bag)
        leaves = self.leaves_for(observation.rules)
        with Team(self.threads) as team:
            simulation = Simulation(
                observation,
                self.words,
                leaves,
                seed=seed,
                wanted=self.wanted(observation),
                team=team,
                paired=self.confidence < 1,
                infer=partial(
                    infer,
                    observation,
                    self.words,
                    leaves,
                    seed=seed,
                    iterations=iterations,
                    seconds=seconds,
                    stop=self.ended,
                )
                if self.inference
                else None,
                **self.simulation_options,
            )
            if simulation.live == 1:
                return simulation.best
            if self.inference and seconds is not None:
                seconds = max(0.0, seconds - (monotonic() - begin))
            step = _STEP * self.threads
            return self.halve(
                simulation, step, iterations=iterations, seconds=seconds, errors=self._errors
            )

    def _seconds(self, observation: Observation) -> float | None:
        """Return the seconds for a turn; None: the search is limited by `iterations`."""
        if self.game_seconds is None:
            return self.seconds
        share = turn_seconds(observation, self.game_seconds)
        return share if self.seconds is None else min(share, self.seconds)

    @property
    def _errors(self) -> float | None:
        """The lead, in standard errors, that ends a search early."""
        return NormalDist().inv_cdf(self.confidence) if self.confidence < 1 else None


#: Tiles that a player lays in an average turn, exchanges and passes included.
_TILES_A_TURN: Final = 4.7

#: With no more tiles than this in the bag, a turn gets so many times the play-outs or time: more
#: depends on it, see results/scrabble-simulation.txt.
_LATE_BAG: Final = 7
_LATE_WEIGHT: Final = 3

#: Late turns to save time for, besides this one. A player usually has one; each later one gets half
#: of what is left, so that the clock never runs out.
_LATE_TURNS: Final = 1


def turn_seconds(observation: Observation, game_seconds: float) -> float:
    """Return the seconds for this turn, of `game_seconds` for all turns of the player in the game.

    The time that earlier turns got is computed from the history. Their sum never exceeds
    `game_seconds`.

    >>> from lexicon_fast.games.scrabble import Observation
    >>> sees = Observation(0, "AEHRSTT", bag=86, rack_sizes=(7, 7), to_move=0)
    >>> round(turn_seconds(sees, 60), 2)
    5.26
    """
    players = len(observation.rack_sizes)
    left = 1.0
    share = 0.0
    for bag in _bags(observation):
        share = left * _weight(bag) / _weight_to_come(bag, players)
        left -= share
    return game_seconds * share


def _weight(bag: int) -> int:
    return _LATE_WEIGHT if bag <= _LATE_BAG else 1


def _weight_to_come(bag: int, players: int) -> float:
    """Return the weight of this turn and of the player's expected later turns together."""
    early = max(0, bag - _LATE_BAG) / (_TILES_A_TURN * players)
    return max(early, _weight(bag)) + _LATE_WEIGHT * _LATE_TURNS


def _bags(observation: Observation) -> list[int]:
    """Return the number of tiles in the bag at each turn of the player so far, and now."""
    # From the end: only the present bag is known for certain. Racks are full while there is a bag.
    drawn = 0
    bags = [observation.bag]
    taken_back = False
    size = observation.rules.layout.rack_size
    missing = sum(size - held for held in observation.rack_sizes)
    for turn in reversed(observation.history):
        action = turn.action
        if isinstance(action, Challenge):
            taken_back = taken_back or bool(turn.right)
        elif isinstance(action, Lay):
            if not taken_back:
                drawn += len(tiles_laid(action.word))
            taken_back = False
        if turn.player == observation.player and isinstance(action, (Lay, Exchange, Pass)):
            bags.append(max(0, observation.bag - missing + drawn))
    return bags[::-1]
