"""Bots of games with tiles on a board: leave values, and the options of play-outs."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Final, TypeVar

from lexicon_fast.base.errors import BadOption, excerpt
from lexicon_fast.bots.base import SECONDS, WORDS, Bot, Option
from lexicon_fast.bots.sequential_halving import halve
from lexicon_fast.bots.tiles.leaves import LEAVES, SCRABBLE, checked, leaves_for
from lexicon_fast.games.tiles.actions import Action, Lay
from lexicon_fast.games.tiles.laying import checked_play

if TYPE_CHECKING:
    from collections.abc import Callable, Collection

    from lexicon_fast._native.tiles.leaves import Leaves
    from lexicon_fast.bots.base import Sight
    from lexicon_fast.bots.sequential_halving import Race
    from lexicon_fast.games.tiles.board import Board

_A = TypeVar("_A")

#: The largest value of a win, in points.
MAX_WIN_POINTS: Final = 10_000


def playout_options(
    iterations: Option, *, candidates: int, win_points: float
) -> tuple[Option, ...]:
    """Return the options of a `PlayoutBot` with these defaults."""
    return (
        WORDS,
        LEAVES,
        iterations,
        SECONDS,
        Option("candidates", "int", candidates, "Candidate actions.", low=1, high=1000),
        Option(
            "plies",
            "int",
            None,
            "Turns to play out after an action. [default: up to the player's next one]",
            low=1,
            high=1000,
        ),
        Option(
            "win_points",
            "float",
            win_points,
            "Value of a win in points.",
            low=0,
            high=MAX_WIN_POINTS,
        ),
    )


def play_checker(
    observation: Any,
    board: Board,
    exists: Callable[[str], bool] | None,
    *,
    sees: Sight | None = None,
    refused: Collection[str] = (),
) -> Callable[[Action], bool]:
    """Return a function that is False for actions to leave out, of those that board and rack allow.

    board: of the observation; exists: returns whether a word may be laid (None: all may); sees:
    returns False for plays that are overlooked; refused: words of plays to leave out.
    """

    def is_wanted(action: Action) -> bool:
        if not isinstance(action, Lay):
            return True
        play = checked_play(action, board, observation.rules.layout)
        words = [formed.word for formed in play.words]
        if exists is not None and not all(map(exists, words)):
            return False
        return words[0] not in refused and (sees is None or sees(words, str(action)))

    return is_wanted


class TileBot(Bot):
    """A bot that values the tiles left on its rack. Raises BadOption for a bad leaves file."""

    #: A table of leave values, as for `tiles.leaves.leaves_for`.
    leaves: str | None = None
    #: The table for English words, if the option names none.
    default_leaves: ClassVar[str] = SCRABBLE
    #: Whether the bot counts what a play opens, besides its points and leave.
    turn_values: bool = False

    def _prepare(self) -> None:
        checked(self.leaves)

    def check_rules(self, rules: Any) -> None:
        if LEAVES in self.options:
            self.leaves_for(rules)

    def leaves_for(self, rules: Any) -> Leaves:
        """Return the leave values for the layout of a ruleset. Raises BadOption."""
        try:
            return leaves_for(
                rules.layout,
                self.dictionary,
                self.leaves,
                self.default_leaves,
                turn_values=self.turn_values,
            )
        except BadOption as error:
            raise BadOption(
                f"bot {self.name} cannot play with ruleset {excerpt(rules.name)}: {error}"
            ) from None


class PlayoutBot(TileBot):
    """A bot that evaluates its best actions by play-outs.

    With `seconds` the choice depends on the speed of the machine; with `iterations` it does not.
    """

    iterations: int
    seconds: float | None
    candidates: int
    plies: int | None
    win_points: float

    @property
    def simulation_options(self) -> dict[str, Any]:
        """Keyword arguments for the game's `Simulation`."""
        return {"most": self.candidates, "plies": self.plies, "win_points": self.win_points}

    def halve(
        self,
        race: Race[_A],
        step: int,
        *,
        iterations: int | None = None,
        seconds: float | None = None,
        errors: float | None = None,
    ) -> _A:
        """Return the best action of a race.

        step: play-outs between two looks at the clock; iterations, seconds: for this turn (None:
        the option); errors: see `sequential_halving.halve`.
        """
        return halve(
            race,
            iterations=self.iterations if iterations is None else iterations,
            seconds=self.seconds if seconds is None else seconds,
            stop=self.ended,
            step=step,
            errors=errors,
        )
