"""The bot that makes the play with the highest expected score."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from lexicon_fast.bots.lexibomb.bot import LexibombBot, expected_plays

if TYPE_CHECKING:
    from lexicon_fast.games.lexibomb.observation import Action, Observation


class Odds(LexibombBot):
    """Makes the play with the highest expected score.

    The expectation is exact, over all placements of the bombs that agree with the open numbers.
    Among equal plays it makes the first by place and word. Without a play it exchanges all its
    tiles, or as many as the bag has, the first of the rack. If the rules forbid that, it passes.
    """

    kind = "odds"

    def choose(self, observation: Observation, seed: int) -> Action:
        return self.first_valid_play(observation, partial(expected_plays, observation, self.words))
