"""Legal actions, from the information that a player has: for the game and for bots."""

from __future__ import annotations

from typing import TYPE_CHECKING

from lexicon_fast.base.arguments import checked
from lexicon_fast.dictionary.dictionary import checked_dictionary
from lexicon_fast.games.tiles.actions import ACCEPT, CHALLENGE, Action, action_of
from lexicon_fast.games.tiles.board import Board
from lexicon_fast.games.tiles.legal import has_turn, other_actions
from lexicon_fast.games.tiles.plays import Generator

if TYPE_CHECKING:
    from lexicon_fast.dictionary import Dictionary
    from lexicon_fast.games.scrabble.observation import Observation
    from lexicon_fast.games.scrabble.rules import Ruleset


def legal_actions(observation: Observation, dictionary: Dictionary) -> list[Action]:
    """Return the legal actions of the observing player; none if it is not that player's turn.

    If the observation does not name a player to move, it is the observer's turn.
    On a turn: the plays of the generator, best first; each different exchange of tiles, few tiles
    first, then as text; the pass. After a play: accept and challenge. Unless the ruleset has "void"
    challenges, `Game.apply` also allows plays of words that the dictionary lacks.
    Raises TypeError, and BadPosition, BadHand, BadOption, BadLayout, BadAlphabet for an impossible
    observation.

    >>> from lexicon_fast import Dictionary, scrabble
    >>> seen = scrabble.Observation(player=0, rack="CAT", bag=20)
    >>> actions = scrabble.legal_actions(seen, Dictionary.from_words(["cat"]))
    >>> actions[0], actions[3], actions[-1]
    (Lay(at='8F', word='CAT'), Exchange(tiles='A'), Pass())
    """
    from lexicon_fast.games.scrabble.observation import Observation

    checked("observation", Observation, observation)
    checked_dictionary(dictionary)
    if not has_turn(observation):
        return []
    if observation.phase == "challenge":
        return [ACCEPT, CHALLENGE]
    rules = observation.rules
    generator = Generator(dictionary, layout=rules.layout)
    board = Board.parse(observation.board, rules.layout, generator.alphabet)
    return turn_actions(board, observation.rack, observation.bag, rules, generator)


def turn_actions(
    board: Board, rack: str, bag: int, rules: Ruleset, generator: Generator
) -> list[Action]:
    """Return the legal actions of a turn: see `legal_actions`."""
    actions: list[Action] = [action_of(play) for play in generator.plays(board, rack)]
    return actions + other_actions(board, rack, bag, rules.exchange_from)
