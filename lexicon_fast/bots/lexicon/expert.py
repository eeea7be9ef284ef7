"""The bot that plays every option out, in worlds that agree with what it has seen."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from lexicon_fast.bots.base import SECONDS, WORDS, Option
from lexicon_fast.bots.lexicon.bot import LexiconBot
from lexicon_fast.bots.lexicon.native import NativeRules
from lexicon_fast.bots.lexicon.simulation import MOST_OPTIONS, Simulation
from lexicon_fast.bots.sequential_halving import halve
from lexicon_fast.games.lexicon.actions import LAYING, word_of

if TYPE_CHECKING:
    from collections.abc import Sequence

    from lexicon_fast.dictionary import Dictionary
    from lexicon_fast.games.lexicon.actions import Action
    from lexicon_fast.games.lexicon.observation import Observation

#: Between two looks at the clock: about ten milliseconds.
_STEP: Final = 200


class Expert(LexiconBot):
    """Makes the play or draw that leaves the others with the most points compared to itself.

    The planner's best options are played out to the end of the round (Monte Carlo), all in the
    same imagined worlds: cards seen to come into a hand are there, and hands with which another
    player would have played otherwise than was seen are rare. The worse half is dropped time and
    again (see `halve`).

    With `seconds` the choice depends on the speed of the machine; with `iterations` it does not.
    """

    kind = "expert"
    options: ClassVar[Sequence[Option]] = (
        WORDS,
        Option("iterations", "int", 1000, "Play-outs for a turn.", low=1, high=100_000_000),
        SECONDS,
        Option(
            "win_bonus",
            "float",
            0.0,
            "Points that it is worth to be out first, beyond those left in hands.",
            low=0,
            high=1000,
        ),
    )

    def __init__(
        self,
        dictionary: Dictionary,
        *,
        words: Dictionary | str | None = None,
        iterations: int = 1000,
        seconds: float | None = None,
        win_bonus: float = 0.0,
    ) -> None:
        super().__init__(dictionary, words=words)
        self.iterations = iterations
        self.seconds = seconds
        self.win_bonus = win_bonus
        self._rules = NativeRules(self.words)

    def turn(self, observation: Observation, seed: int) -> Action:
        most = MOST_OPTIONS if self.knows_all else 1 << 20
        simulation = Simulation(
            observation, self.words, self._rules, seed=seed, win_bonus=self.win_bonus, most=most
        )
        if not self.knows_all:
            simulation.keep_only(
                lambda action: (
                    not isinstance(action, LAYING)
                    or self.may_lay(word_of(action.laid), observation)
                )
            )
            simulation.keep(MOST_OPTIONS / len(simulation.actions))
        if simulation.live == 1:
            return simulation.best
        return halve(
            simulation,
            iterations=self.iterations,
            seconds=self.seconds,
            ended=self.ended,
            step=_STEP,
        )
