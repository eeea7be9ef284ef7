"""What a player may do, from what the player sees: for the referee and for bots alike."""

from __future__ import annotations

from typing import TYPE_CHECKING

from lexicon_fast.arguments import checked
from lexicon_fast.dictionary import checked_dictionary
from lexicon_fast.games.tiles.actions import ACCEPT, CHALLENGE, PASS, Action, action_of
from lexicon_fast.games.tiles.bag import sort_tiles
from lexicon_fast.games.tiles.board import Board
from lexicon_fast.games.tiles.legal import exchanges
from lexicon_fast.games.tiles.plays import Generator

if TYPE_CHECKING:
    from lexicon_fast.dictionary import Dictionary
    from lexicon_fast.games.scrabble.observation import Observation
    from lexicon_fast.games.scrabble.rules import Ruleset


def legal_actions(observation: Observation, dictionary: Dictionary) -> list[Action]:
    """The actions open to the player who observes; none if another is to move, or the game over.

    (A position that does not say who is to move is taken to be the observer's.)
    On a turn: the plays of the generator, best first; each different set of tiles to exchange, few
    tiles first, then as text; to pass. After a play: to accept it or to challenge it. `Game.apply`
    takes, unless the rules say "void", also plays of words that the dictionary lacks.
    Raises BadPosition, BadHand, BadOption, BadAlphabet for an observation that cannot be.
    """
    from lexicon_fast.games.scrabble.observation import Observation

    checked("observation", Observation, observation)
    checked_dictionary(dictionary)
    if observation.phase == "over" or observation.to_move not in (None, observation.player):
        return []
    if observation.phase == "challenge":
        return [ACCEPT, CHALLENGE]
    rules = observation.rules
    generator = Generator(dictionary, layout=rules.layout)
    if observation.board:
        board = Board.parse(observation.board, rules.layout, generator.alphabet)
    else:
        board = Board.empty(rules.layout, generator.alphabet)
    return turn_actions(board, observation.rack, observation.bag, rules, generator)


def turn_actions(
    board: Board, rack: str, bag: int, rules: Ruleset, generator: Generator
) -> list[Action]:
    """The actions of a turn: as `legal_actions`."""
    actions: list[Action] = [action_of(play) for play in generator.plays(board, rack)]
    actions += exchanges(sort_tiles(rack, generator.alphabet), bag, rules.exchange_from)
    actions.append(PASS)
    return actions
