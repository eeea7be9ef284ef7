"""The bot that makes the play of most points."""

from __future__ import annotations

from typing import TYPE_CHECKING

from lexicon_fast.bots.scrabble.bot import ScrabbleBot

if TYPE_CHECKING:
    from lexicon_fast.games.scrabble.observation import Observation
    from lexicon_fast.games.tiles.actions import Action


class Greedy(ScrabbleBot):
    """Makes the play of most points; the first one as the generator orders them.

    Without a play it exchanges all its tiles (if the bag holds fewer, the first of the rack), and
    where it may not, it passes.
    """

    kind = "greedy"

    def turn(self, observation: Observation, seed: int) -> Action:
        return self.best(observation, None)
