"""The bot that goes by points and by what it keeps, without thinking ahead."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from lexicon_fast.bots.base import WORDS, Option
from lexicon_fast.bots.scrabble.bot import ScrabbleBot, endgame_option
from lexicon_fast.bots.tiles.leaves import LEAVES, checked

if TYPE_CHECKING:
    from collections.abc import Sequence

    from lexicon_fast.dictionary import Dictionary
    from lexicon_fast.games.scrabble.observation import Observation
    from lexicon_fast.games.tiles.actions import Action


class Static(ScrabbleBot):
    """Makes the play or the exchange that is worth most: points, and what the tiles kept are worth.

    What they are worth was learned from games against itself (see docs/leaves.md). Once the bag is
    empty, it counts what the tiles kept cost, and what going out gains.
    """

    kind = "static"
    options: ClassVar[Sequence[Option]] = (
        WORDS,
        LEAVES,
        endgame_option(False),
    )

    def __init__(
        self,
        dictionary: Dictionary,
        *,
        words: Dictionary | str | None = None,
        leaves: str | None = None,
        endgame: bool = False,
    ) -> None:
        super().__init__(dictionary, words=words)
        self.leaves = checked(leaves)
        self.endgame = endgame

    def turn(self, observation: Observation, seed: int) -> Action:
        if self.endgame and (found := self.searched(observation)) is not None:
            return found
        return self.best(observation, self.leaves_for(observation))
