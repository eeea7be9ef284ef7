"""The base class of Lexicon bots: challenges."""

from __future__ import annotations

from typing import TYPE_CHECKING

from lexicon_fast.bots.base import ChallengingBot
from lexicon_fast.games.lexicon.actions import (
    ACCEPT,
    CHALLENGE,
    LAYING,
    Accept,
    Challenge,
    word_of,
)
from lexicon_fast.games.lexicon.rules import ruleset

if TYPE_CHECKING:
    from lexicon_fast.games.lexicon.observation import Observation


class LexiconBot(ChallengingBot):
    """A bot of Lexicon: subclasses take turns; challenges are answered here."""

    def answer(self, observation: Observation) -> Accept | Challenge:
        """Challenge a word that the bot does not know, unless it survived an earlier challenge."""
        word = None
        survived = False  # was the next play in time challenged wrongly?
        for turn in reversed(observation.history):
            if isinstance(turn.action, LAYING):
                laid = word_of(turn.action.laid)
                if word is None:
                    word = laid
                    if word in self.words:
                        return ACCEPT
                elif survived and laid == word:
                    return ACCEPT
                survived = False
            elif isinstance(turn.action, Challenge):
                survived = turn.right is False
        return ACCEPT if word is None else CHALLENGE

    def may_lay(self, word: str, observation: Observation) -> bool:
        """Return True if the rules allow a known word; strict ones only those of the dictionary."""
        if self.knows_all or word in self.dictionary:
            return True
        given = observation.ruleset  # not `observation.rules`, which parses it again
        return not (
            given.get("strict", False) if isinstance(given, dict) else ruleset(given).strict
        )
