"""The bot that plays its best actions out with sampled bombs, racks and bags."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from lexicon_fast.bots.base import Option
from lexicon_fast.bots.lexibomb.bot import LexibombBot
from lexicon_fast.bots.lexibomb.simulation import MAX_CANDIDATES, WIN_POINTS, Simulation
from lexicon_fast.bots.tiles.bot import PlayoutBot, playout_options
from lexicon_fast.games.tiles.actions import PASS

if TYPE_CHECKING:
    from lexicon_fast.games.lexibomb.observation import Action, Observation

#: Play-outs between two looks at the clock: about ten milliseconds.
_STEP: Final = 40


class Expert(LexibombBot, PlayoutBot):
    """Makes the action with the highest mean lead over the opponents in play-outs.

    Candidates are the actions with the best sum of expected score and leave value. They are played
    out (Monte Carlo) in the same sampled worlds: bombs drawn from the placements that agree with
    the open numbers, racks and bags dealt from the unseen tiles. So the numbers that an action
    opens for the others, and the board that it leaves them, count too. The worse half is dropped
    repeatedly (see `halve`). Far enough ahead, it passes until the game is over.

    With `seconds` the choice depends on the speed of the machine; with `iterations` it does not.
    """

    kind = "expert"
    options = playout_options(
        Option(
            "iterations",
            "int",
            300,
            "Play-outs per turn; 0 plays by expected score and leave value alone.",
            low=0,
            high=100_000_000,
        ),
        candidates=MAX_CANDIDATES,
        win_points=WIN_POINTS,
    )

    def choose(self, observation: Observation, seed: int) -> Action:
        simulation = Simulation(
            observation,
            self.words,
            self.leaves_for(observation.rules),
            seed=seed,
            wanted=self.wanted(observation),
            **self.simulation_options,
        )
        if not simulation.live:  # it overlooks all plays, and may not exchange
            return PASS
        if len(simulation.actions) == 1 or not (self.iterations or self.seconds):
            return simulation.actions[0]
        if simulation.live == 1:
            simulation.refine(_STEP)
        return self.halve(simulation, _STEP)
