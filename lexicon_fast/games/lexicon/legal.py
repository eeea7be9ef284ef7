"""What a player may do, from what the player sees: for the referee and for bots alike."""

from __future__ import annotations

from typing import TYPE_CHECKING

from lexicon_fast.arguments import checked
from lexicon_fast.dictionary import checked_dictionary
from lexicon_fast.games.lexicon.actions import ACCEPT, CHALLENGE, Action, Draw, action_of
from lexicon_fast.games.lexicon.laying import Cards
from lexicon_fast.games.lexicon.rules import Ruleset
from lexicon_fast.games.lexicon.solver import plays

if TYPE_CHECKING:
    from lexicon_fast.dictionary import Dictionary
    from lexicon_fast.games.lexicon.observation import Observation


def legal_actions(observation: Observation, dictionary: Dictionary) -> list[Action]:
    """The actions open to the player who observes; none if another is to move, or the round over.

    (A position that does not say who is to move is taken to be the observer's.)
    On a turn: the plays of the solver, best first, then each different discard with the exposed
    card and with the blind one. After a play: to accept it or to challenge it. `Round.apply` takes
    other payments of the same words, too, and unless the ruleset is strict, any other word.
    Raises BadHand, BadTableWord, BadOption, BadAlphabet for an observation that cannot be.
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
    """The actions of a turn: as `legal_actions`."""
    if not hand:
        return []
    actions: list[Action] = [
        action_of(play) for play in plays(hand, table, dictionary, ruleset=rules)
    ]
    actions += draws(hand, pile, stock, dictionary)
    return actions


def draws(hand: str, pile: str, stock: int, dictionary: Dictionary) -> list[Draw]:
    """Each different discard, with the exposed card and with the blind one as far as there are.

    The discard itself is no card to take: a blind card has to come from the stock, or from the
    pile that becomes the stock.
    """
    found = []
    for card in Cards.of(dictionary).sort(set(hand)):
        if pile:
            found.append(Draw(card, "exposed"))
        if stock or pile:
            found.append(Draw(card, "blind"))
    return found
