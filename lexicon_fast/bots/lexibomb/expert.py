"""The bot that tries its best options out against bombs and racks as they may be."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from lexicon_fast.bots.base import SECONDS, WORDS, Option
from lexicon_fast.bots.lexibomb.bot import LexibombBot, refereed
from lexicon_fast.bots.lexibomb.simulation import MOST_OPTIONS, WIN_POINTS, Simulation
from lexicon_fast.bots.sequential_halving import halve
from lexicon_fast.bots.tiles.leaves import LEAVES, checked, leaves_for
from lexicon_fast.bots.tiles.options import PLIES, candidates_option, win_points_option

if TYPE_CHECKING:
    from collections.abc import Sequence

    from lexicon_fast.dictionary import Dictionary
    from lexicon_fast.games.lexibomb.events import Action
    from lexicon_fast.games.lexibomb.observation import Observation

#: Between two looks at the clock: about ten milliseconds.
_STEP: Final = 40


class Expert(LexibombBot):
    """Makes the play or exchange after which the others stand worst compared to itself.

    First it goes by the expected score and what the tiles kept are worth. The best options are then
    played on (Monte Carlo), all in the same imagined worlds: bombs drawn from the placements that
    agree with the open numbers, racks and bags as the tiles not seen may lie. So it counts what
    opening squares shows the others, and what it leaves them to play. The worse half is dropped
    time and again (see `halve`). Far enough ahead, it passes until the game is over.

    With `seconds` the choice depends on the speed of the machine; with `iterations` it does not.
    """

    kind = "expert"
    options: ClassVar[Sequence[Option]] = (
        WORDS,
        LEAVES,
        Option(
            "iterations",
            "int",
            300,
            "Play-outs for a turn; 0: go by expected score and tiles kept.",
            low=0,
            high=100_000_000,
        ),
        SECONDS,
        candidates_option(MOST_OPTIONS),
        PLIES,
        win_points_option(WIN_POINTS),
    )

    def __init__(
        self,
        dictionary: Dictionary,
        *,
        words: Dictionary | str | None = None,
        leaves: str | None = None,
        iterations: int = 300,
        seconds: float | None = None,
        candidates: int = MOST_OPTIONS,
        plies: int | None = None,
        win_points: float = WIN_POINTS,
    ) -> None:
        super().__init__(dictionary, words=words)
        self.leaves = checked(leaves)
        self.iterations = iterations
        self.seconds = seconds
        self.candidates = candidates
        self.plies = plies
        self.win_points = win_points

    def choose(self, observation: Observation, seed: int) -> Action:
        simulation = Simulation(
            observation,
            self.words,
            leaves_for(observation.rules.layout, self.words.alphabet, self.leaves),
            seed=seed,
            most=self.candidates,
            plies=self.plies,
            win_points=self.win_points,
            wanted=None if self.knows_all else refereed(observation, self.dictionary),
        )
        if simulation.decided or not (self.iterations or self.seconds):
            return simulation.actions[0]
        if simulation.live == 1:
            simulation.refine(_STEP)
        return halve(
            simulation,
            iterations=self.iterations,
            seconds=self.seconds,
            ended=self.ended,
            step=_STEP,
        )
