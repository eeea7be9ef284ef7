"""What the bots of Lexicon have in common: the words they know, and so what they challenge."""

from __future__ import annotations

from abc import abstractmethod
from typing import TYPE_CHECKING

from lexicon_fast.bots.base import Bot
from lexicon_fast.games.lexicon.actions import (
    ACCEPT,
    CHALLENGE,
    LAYING,
    Accept,
    Action,
    Challenge,
    word_of,
)
from lexicon_fast.games.lexicon.rules import ruleset

if TYPE_CHECKING:
    from lexicon_fast.games.lexicon.observation import Observation


class LexiconBot(Bot):
    """A bot of Lexicon: classes say what they do in a turn; challenges are answered here."""

    def choose(self, observation: Observation, seed: int) -> Action:
        """The action to take. The observation must be of the player to move."""
        if observation.phase == "challenge":
            return self.answer(observation)
        return self.turn(observation, seed)

    @abstractmethod
    def turn(self, observation: Observation, seed: int) -> Action:
        """What to do in a turn of its own."""

    def answer(self, observation: Observation) -> Accept | Challenge:
        """Challenge a word that it does not know, unless it stood when it was challenged before."""
        word = None
        shown = False  # was the next play in time challenged, and stood?
        for turn in reversed(observation.history):
            if isinstance(turn.action, LAYING):
                laid = word_of(turn.action.laid)
                if word is None:
                    word = laid
                    if word in self.words:
                        return ACCEPT
                elif shown and laid == word:
                    return ACCEPT
                shown = False
            elif isinstance(turn.action, Challenge):
                shown = turn.right is False
        return ACCEPT if word is None else CHALLENGE

    def may_lay(self, word: str, observation: Observation) -> bool:
        """May a word that it knows be laid? Strict rules refuse those that are not in play."""
        if self.knows_all or word in self.dictionary:
            return True
        given = observation.ruleset  # not `observation.rules`, which reads all of it again
        return not (
            given.get("strict", False) if isinstance(given, dict) else ruleset(given).strict
        )
