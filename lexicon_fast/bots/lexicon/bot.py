"""The base class of Lexicon bots: challenges."""

from __future__ import annotations

from typing import TYPE_CHECKING

from lexicon_fast.base import tile_text
from lexicon_fast.bots.base import ChallengingBot
from lexicon_fast.bots.lexicon.native import seats_of
from lexicon_fast.bots.lexicon.validation import laid_word, replayed
from lexicon_fast.bots.phonies import doubt, laid_words, ruled_words
from lexicon_fast.games.lexicon.actions import (
    ACCEPT,
    CHALLENGE,
    LAYING,
    Accept,
    Action,
    Challenge,
    Form,
    word_of,
)
from lexicon_fast.games.lexicon.rules import ruleset

if TYPE_CHECKING:
    from collections.abc import Callable

    from lexicon_fast.games.lexicon.observation import Observation, Turn


class LexiconBot(ChallengingBot):
    """A bot of Lexicon: subclasses take turns; challenges are answered here."""

    def answer(self, observation: Observation) -> Accept | Challenge:
        """Challenge a word that the bot does not know, if that is worth the risk.

        It never challenges a word that survived an earlier challenge.
        """
        history = observation.history
        plays = [turn for turn in history if isinstance(turn.action, LAYING)]
        if not plays:
            return ACCEPT
        last = plays[-1]
        word = laid_word(last.action)
        if word in self.words.words or word in ruled_words(history, laid_word, right=False):
            return ACCEPT
        return CHALLENGE if self.knows_all or self._is_worth_it(last, observation) else ACCEPT

    def _is_worth_it(self, last: Turn, observation: Observation) -> bool:
        """Return True if challenging an unknown word gains points on average.

        A right challenge puts the cards of the play back into the hand. Without it, the round may
        be over, and the bot's own cards count.
        """
        rules, points = observation.rules, observation.rules.points
        play = replayed(observation, last, self.dictionary)
        # Without all turns it is unknown which letters came from the hand; then all did.
        paid = tile_text.upper(play.word) if play.table is None else play.paid
        returned = sum(points[card] for card in paid) - sum(points[card] for card in play.taken)
        seats = seats_of(observation)
        goes_out = bool(seats) and play.mover not in seats
        others = max(1, len(seats) - 1 + goes_out)
        gain = returned / others - rules.right_challenger + rules.right_offender / others
        if goes_out:
            gain += sum(points[card] for card in observation.hand)
        earlier = laid_words(observation.history, play.mover, laid_word)
        invalid = doubt([play.word], earlier, self.words, self.dictionary)
        return invalid * gain > (1 - invalid) * rules.wrong_challenger * self.caution

    def wanted(self, observation: Observation) -> Callable[[Action], bool] | None:
        """Return a function that is False for actions to leave out; None: there are none.

        A bot leaves out plays that it overlooks, that strict rules forbid, and with words that were
        taken back in this round.
        """
        sees = self.sees
        if self.knows_all and sees is None:
            return None
        refused = ruled_words(observation.history, laid_word, right=True)

        def is_wanted(action: Action) -> bool:
            if not isinstance(action, LAYING):
                return True
            word = word_of(action.laid)
            if word in refused or not self.may_lay(word, observation):
                return False
            if sees is None:
                return True
            if isinstance(action, Form):
                return sees([word], word)
            old = observation.table[action.target]
            return sees([word, word_of(old)], f"{action.target} {old} {word}")

        return is_wanted

    def may_lay(self, word: str, observation: Observation) -> bool:
        """Return True if the rules allow a known word; strict ones only those of the dictionary."""
        if self.knows_all or word in self.dictionary.words:
            return True
        given = observation.ruleset  # not `observation.rules`, which parses it again
        return not (
            given.get("strict", False) if isinstance(given, dict) else ruleset(given).strict
        )
