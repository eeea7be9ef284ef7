"""The bot that plays its best actions out against sampled racks."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from lexicon_fast.bots.base import Option
from lexicon_fast.bots.scrabble.bot import ScrabbleBot, endgame_option, pre_endgame_option
from lexicon_fast.bots.scrabble.simulation import MAX_CANDIDATES, WIN_POINTS, Simulation
from lexicon_fast.bots.tiles.bot import PlayoutBot, playout_options

if TYPE_CHECKING:
    from lexicon_fast.games.scrabble.observation import Observation
    from lexicon_fast.games.tiles.actions import Action

#: Play-outs between two looks at the clock: about ten milliseconds.
_STEP: Final = 100


class Sim(ScrabbleBot, PlayoutBot):
    """Makes the play or exchange after which it is furthest ahead of the others.

    The static player's best actions are played out for some turns (Monte Carlo), all in the same
    sampled worlds: racks and bags dealt from the unseen tiles. The worse half is dropped repeatedly
    (see `halve`). Once the bag is empty, a game of two is searched to its end. With `pre_endgame`
    and one tile in the bag, an action that is proved most likely to win is taken.

    With `seconds` the choice depends on the speed of the machine; with `iterations` it does not.
    """

    kind = "sim"
    options = (
        *playout_options(
            Option("iterations", "int", 2500, "Play-outs per turn.", low=1, high=100_000_000),
            candidates=MAX_CANDIDATES,
            win_points=WIN_POINTS,
        ),
        endgame_option(True),
        pre_endgame_option(False),
    )

    def turn(self, observation: Observation, seed: int) -> Action:
        if (found := self.search_endgame(observation)) is not None:
            return found
        if (found := self.search_pre_endgame(observation)) is not None:
            return found
        simulation = Simulation(
            observation,
            self.words,
            self.leaves_for(observation),
            seed=seed,
            wanted=self.wanted(observation),
            **self.simulation_options,
        )
        return simulation.best if simulation.live == 1 else self.halve(simulation, _STEP)
