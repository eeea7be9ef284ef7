"""What a player may do, from what the player sees: for the referee and for bots alike."""

from __future__ import annotations

from typing import TYPE_CHECKING

from lexicon_fast.games.crossword.actions import PASS, Lay
from lexicon_fast.games.crossword.bag import in_order
from lexicon_fast.games.crossword.legal import exchanges
from lexicon_fast.games.lexibomb.board import Board
from lexicon_fast.games.lexibomb.plays import Generator

if TYPE_CHECKING:
    from lexicon_fast.dictionary import Dictionary
    from lexicon_fast.games.lexibomb.events import Action
    from lexicon_fast.games.lexibomb.observation import Observation
    from lexicon_fast.games.lexibomb.rules import Ruleset


def legal_actions(observation: Observation, dictionary: Dictionary) -> list[Action]:
    """The actions open to the player who observes; none if another is to move, or the game over.

    (A position that does not say who is to move is taken to be the observer's.)
    The plays of the generator, by place, then word; each different set of tiles to exchange, few
    tiles first, then as text; to pass. On an empty board plays across only are listed; `Game.apply`
    takes those down, too.
    Raises BadPosition, BadHand, BadOption, BadAlphabet for an observation that cannot be.
    """
    if observation.phase == "over" or observation.to_move not in (None, observation.player):
        return []
    rules = observation.rules
    board = Board.empty(rules.layout, dictionary.alphabet)
    if observation.board:
        board = Board.parse(observation.board, rules.layout, dictionary.alphabet)
    return turn_actions(board, observation.rack, observation.bag, rules, dictionary)


def turn_actions(
    board: Board, rack: str, bag: int, rules: Ruleset, dictionary: Dictionary
) -> list[Action]:
    """The actions of a turn: as `legal_actions`."""
    found = Generator(dictionary, ruleset=rules).lays(board, rack)
    actions: list[Action] = [Lay(at, word) for at, word in found]
    actions += exchanges(in_order(rack, dictionary.alphabet), bag, rules.exchange_from)
    actions.append(PASS)
    return actions
