"""Legal actions, from the information that a player has: for the game and for bots."""

from __future__ import annotations

from typing import TYPE_CHECKING

from lexicon_fast.base.arguments import checked
from lexicon_fast.dictionary.dictionary import checked_dictionary
from lexicon_fast.games.lexicon.actions import ACCEPT, CHALLENGE, Action, Draw, action_of
from lexicon_fast.games.lexicon.laying import Cards
from lexicon_fast.games.lexicon.rules import Ruleset
from lexicon_fast.games.lexicon.solver import plays

if TYPE_CHECKING:
    from lexicon_fast.dictionary import Dictionary
    from lexicon_fast.games.lexicon.observation import Observation


def legal_actions(observation: Observation, dictionary: Dictionary) -> list[Action]:
    """Return the legal actions of the observing player; none if it is not that player's turn.

    If the observation does not name a player to move, it is the observer's turn.
    On a turn: the plays of the solver, best first, then each different discard with the exposed
    card and with the blind one. After a play: accept and challenge. `Round.apply` also allows other
    payments of the same words and, unless the ruleset is strict, any other word.
    Raises BadHand, BadTableWord, BadOption, BadAlphabet for an impossible observation, and
    TypeError for arguments of other types.

    >>> from lexicon_fast import Dictionary, lexicon
    >>> d = Dictionary.from_words(["hat", "that"])
    >>> for action in lexicon.legal_actions(lexicon.Observation(0, "T", ("hat",), pile="Q"), d):
    ...     print(action)
    Insert(target=0, laid='that')
    Draw(discard='T', take='exposed')
    Draw(discard='T', take='blind')
    """
    from lexicon_fast.games.lexicon.observation import Observation

    checked("observation", Observation, observation)
    checked_dictionary(dictionary)
    if observation.phase == "over" or observation.to_move not in (None, observation.player):
        return []
    if observation.phase == "challenge":
        return [ACCEPT, CHALLENGE]
    return turn_actions(
        observation.hand,
        observation.table,
        observation.pile,
        observation.stock,
        observation.rules,
        dictionary,
    )


def turn_actions(
    hand: str,
    table: tuple[str, ...],
    pile: str,
    stock: int,
    rules: Ruleset,
    dictionary: Dictionary,
) -> list[Action]:
    """Return the legal actions of a turn: see `legal_actions`."""
    if not hand:
        return []
    actions: list[Action] = [
        action_of(play) for play in plays(hand, table, dictionary, ruleset=rules)
    ]
    return actions + draws(hand, pile, stock, dictionary)


def draws(hand: str, pile: str, stock: int, dictionary: Dictionary) -> list[Draw]:
    """Return each different discard, with the exposed card and with the blind one if possible."""
    found = []
    for card in Cards.of(dictionary).sort(set(hand)):
        if pile:
            found.append(Draw(card, "exposed"))
        if stock or pile:  # the discard itself cannot be drawn blind
            found.append(Draw(card, "blind"))
    return found
