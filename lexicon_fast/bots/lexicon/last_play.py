"""The last play of an observation, and what earlier plays and challenges have shown."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from lexicon_fast.base.errors import IllegalAction
from lexicon_fast.bots.challenge_advice import play_to_answer
from lexicon_fast.games.lexicon.actions import LAYING, Challenge, word_of
from lexicon_fast.games.lexicon.laying import Cards, checked_play

if TYPE_CHECKING:
    from lexicon_fast.dictionary import Dictionary
    from lexicon_fast.games.lexicon.actions import Action
    from lexicon_fast.games.lexicon.observation import Observation


@dataclass(frozen=True, slots=True)
class LastPlay:
    """The play that waits for an answer.

    table: the table before the play (None: the history does not show it); paid, taken: the cards
    that left the hand for the play, and that came into it.
    """

    mover: int
    word: str
    table: tuple[str, ...] | None
    paid: tuple[str, ...] = ()
    taken: tuple[str, ...] = ()


def last_play(observation: Observation, dictionary: Dictionary) -> LastPlay:
    """Return the play at the end of the history. Raises BadObservation if there is none."""
    last = play_to_answer(observation, LAYING, Challenge, len(observation.hand_sizes))
    return replayed(observation, last, dictionary)


def replayed(observation: Observation, last: Any, dictionary: Dictionary) -> LastPlay:
    """Return the play of a turn, the last play of the history, by a replay of all turns."""
    word = word_of(last.action.laid)
    cards, rules = Cards.of(dictionary), observation.rules
    table: tuple[str, ...] = ()
    before: tuple[str, ...] = ()
    try:
        for turn in observation.history:
            if isinstance(turn.action, LAYING):
                done = checked_play(turn.action, table, cards, rules)
                before, table = table, done.table
            elif isinstance(turn.action, Challenge) and turn.right:
                table = before
    except IllegalAction:
        return LastPlay(last.player, word, None)
    if table != observation.table:
        return LastPlay(last.player, word, None)
    return LastPlay(last.player, word, before, tuple(done.paid), tuple(done.taken))


def laid_word(action: Action) -> str | None:
    """Return the word that an action lays; None for other actions."""
    return word_of(action.laid) if isinstance(action, LAYING) else None
