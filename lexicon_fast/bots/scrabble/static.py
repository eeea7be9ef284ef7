"""The bots without search: by score alone, and by score and leave value."""

from __future__ import annotations

from typing import TYPE_CHECKING

from lexicon_fast.bots.base import WORDS
from lexicon_fast.bots.scrabble.bot import ScrabbleBot, endgame_option
from lexicon_fast.bots.tiles.leaves import LEAVES

if TYPE_CHECKING:
    from lexicon_fast.games.scrabble.observation import Observation
    from lexicon_fast.games.tiles.actions import Action


class Greedy(ScrabbleBot):
    """Makes the play with most points; among equal plays, the first that the generator finds.

    Without a play it exchanges all its tiles, or as many as the bag has, the first of the rack. If
    the rules forbid that, it passes.
    """

    kind = "greedy"

    def turn(self, observation: Observation, seed: int) -> Action:
        return self.best_static(observation, None)


class Static(ScrabbleBot):
    """Makes the play or the exchange with the best sum of score and leave value.

    Leave values were learned from games against itself (see docs/leaves.md). Once the bag is empty,
    it also counts the cost of the tiles left, and the gain of going out.
    """

    kind = "static"
    options = (WORDS, LEAVES, endgame_option(False))

    def turn(self, observation: Observation, seed: int) -> Action:
        if (found := self.search_endgame(observation)) is not None:
            return found
        return self.best_static(observation, self.leaves_for(observation))
