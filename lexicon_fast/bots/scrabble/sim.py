"""The bot that tries its best options out against racks that the others may hold."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from lexicon_fast.bots.base import SECONDS, WORDS, Option
from lexicon_fast.bots.scrabble.boards import refereed
from lexicon_fast.bots.scrabble.bot import ScrabbleBot, endgame_option
from lexicon_fast.bots.scrabble.simulation import MOST_OPTIONS, WIN_POINTS, Simulation
from lexicon_fast.bots.sequential_halving import halve
from lexicon_fast.bots.tiles.leaves import LEAVES, checked
from lexicon_fast.bots.tiles.options import PLIES, candidates_option, win_points_option

if TYPE_CHECKING:
    from collections.abc import Sequence

    from lexicon_fast.dictionary import Dictionary
    from lexicon_fast.games.scrabble.observation import Observation
    from lexicon_fast.games.tiles.actions import Action

#: Between two looks at the clock: about ten milliseconds.
_STEP: Final = 100


class Sim(ScrabbleBot):
    """Makes the play or exchange after which the others stand worst compared to itself.

    The static player's best options are played on for some turns (Monte Carlo), all in the same
    imagined worlds: racks and bags as the tiles not seen may lie. The worse half is dropped time
    and again (see `halve`). Once the bag is empty, a game of two is searched to its end.

    With `seconds` the choice depends on the speed of the machine; with `iterations` it does not.
    """

    kind = "sim"
    options: ClassVar[Sequence[Option]] = (
        WORDS,
        LEAVES,
        Option("iterations", "int", 2500, "Play-outs for a turn.", low=1, high=100_000_000),
        SECONDS,
        candidates_option(MOST_OPTIONS),
        PLIES,
        win_points_option(WIN_POINTS),
        endgame_option(True),
    )

    def __init__(
        self,
        dictionary: Dictionary,
        *,
        words: Dictionary | str | None = None,
        leaves: str | None = None,
        iterations: int = 2500,
        seconds: float | None = None,
        candidates: int = MOST_OPTIONS,
        plies: int | None = None,
        win_points: float = WIN_POINTS,
        endgame: bool = True,
    ) -> None:
        super().__init__(dictionary, words=words)
        self.leaves = checked(leaves)
        self.iterations = iterations
        self.seconds = seconds
        self.candidates = candidates
        self.plies = plies
        self.win_points = win_points
        self.endgame = endgame

    def turn(self, observation: Observation, seed: int) -> Action:
        if self.endgame and (found := self.searched(observation)) is not None:
            return found
        simulation = Simulation(
            observation,
            self.words,
            self.leaves_for(observation),
            seed=seed,
            most=self.candidates,
            plies=self.plies,
            win_points=self.win_points,
            wanted=None if self.knows_all else refereed(observation, self.dictionary),
        )
        if simulation.live == 1:
            return simulation.best
        return halve(
            simulation,
            iterations=self.iterations,
            seconds=self.seconds,
            ended=self.ended,
            step=_STEP,
        )
