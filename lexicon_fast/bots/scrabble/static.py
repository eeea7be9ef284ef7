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
    """Makes the play with most points; of equal plays the first that the generator finds.

    Without a play it exchanges all its tiles (if the bag holds fewer, the first of the rack), and
    if it may not, it passes.
    """

    kind = "greedy"

    def turn(self, observation: Observation, seed: int) -> Action:
        return self.best(observation, None)


class Static(ScrabbleBot):
    """Makes the play or the exchange with the best sum of score and leave value.

    Leave values were learned from games against itself (see docs/leaves.md). Once the bag is empty,
    it counts what the tiles left cost, and what going out gains.
    """

    kind = "static"
    options = (WORDS, LEAVES, endgame_option(False))

    def turn(self, observation: Observation, seed: int) -> Action:
        found = self.searched(observation)
        return self.best(observation, self.leaves_for(observation)) if found is None else found
