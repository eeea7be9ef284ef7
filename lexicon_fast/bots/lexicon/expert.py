"""The bot that plays its candidate actions out, in worlds that agree with what it has seen."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from lexicon_fast.bots.base import SECONDS, WORDS, Option
from lexicon_fast.bots.lexicon.bot import LexiconBot
from lexicon_fast.bots.lexicon.native import NativeRules
from lexicon_fast.bots.lexicon.simulation import MAX_CANDIDATES, Simulation
from lexicon_fast.bots.sequential_halving import halve

if TYPE_CHECKING:
    from lexicon_fast.games.lexicon.actions import Action
    from lexicon_fast.games.lexicon.observation import Observation

#: Play-outs that a learned value counts for; with 300 or 1,500, `expert` is as strong (see
#: docs/strength.md).
_PRIOR_WEIGHT: Final = 500

#: Play-outs between two looks at the clock: about ten milliseconds.
_STEP: Final = 200


class Expert(LexiconBot):
    """Makes the action with the highest mean lead over the opponents in play-outs.

    The actions with the highest learned values are played out to the end of the round (Monte
    Carlo), all in the same sampled worlds: cards that were seen to come into a hand are there, and
    hands with which another player would have played differently are rare. The worse half is
    dropped repeatedly (see `halve`). If all cards of a round of two are known, the rest of the
    round is searched first, and an action that is proved best is taken.

    With `seconds` the choice depends on the speed of the machine; with `iterations` it does not.
    """

    kind = "expert"
    options = (
        WORDS,
        Option("iterations", "int", 1000, "Play-outs per turn.", low=1, high=100_000_000),
        SECONDS,
        Option(
            "win_bonus",
            "float",
            0.0,
            "Value of being out first, in addition to the points left in hands.",
            low=0,
            high=1000,
        ),
        Option(
            "scores", "bool", True, "Near the end of a game, play for the game and not for points."
        ),
        Option(
            "endgame",
            "bool",
            True,
            "Search rounds of two to the end once all cards are known.",
        ),
    )

    iterations: int
    seconds: float | None
    win_bonus: float
    scores: bool
    endgame: bool

    def _prepare(self) -> None:
        self._rules = NativeRules(self.words)

    def turn(self, observation: Observation, seed: int) -> Action:
        wanted = self.wanted(observation)
        most = MAX_CANDIDATES if wanted is None else 1 << 20
        simulation = Simulation(
            observation,
            self.words,
            self._rules,
            seed=seed,
            win_bonus=self.win_bonus,
            most=most,
            prior_weight=_PRIOR_WEIGHT,
            scores=self.scores,
            # The other player may lay words that this one does not know.
            endgame=self.endgame and wanted is None,
        )
        if wanted is not None:
            simulation.keep_only(wanted)
            simulation.keep(MAX_CANDIDATES / len(simulation.actions))
        if simulation.live == 1:
            return simulation.best
        return halve(
            simulation,
            iterations=self.iterations,
            seconds=self.seconds,
            stop=self.ended,
            step=_STEP,
        )
