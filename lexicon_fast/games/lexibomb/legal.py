"""What a player may do, from what the player sees: for the referee and for bots alike."""

from __future__ import annotations

from typing import TYPE_CHECKING

from lexicon_fast.arguments import checked
from lexicon_fast.dictionary import checked_dictionary
from lexicon_fast.games.lexibomb.board import Board
from lexicon_fast.games.lexibomb.plays import Generator
from lexicon_fast.games.tiles.actions import PASS, Lay
from lexicon_fast.games.tiles.bag import sort_tiles
from lexicon_fast.games.tiles.legal import exchanges

if TYPE_CHECKING:
    from collections.abc import Sequence

    from lexicon_fast.dictionary import Dictionary
    from lexicon_fast.games.lexibomb.events import Action
    from lexicon_fast.games.lexibomb.observation import Observation
    from lexicon_fast.games.lexibomb.rules import Ruleset


def legal_actions(observation: Observation, dictionary: Dictionary) -> list[Action]:
    """The actions open to the player who observes; none if another is to move, or the game over.

    (A position that does not say who is to move is taken to be the observer's.)
    The plays of the generator, by place, then word; each different set of tiles to exchange, few
    tiles first, then as text; to pass. On an empty board only plays across are listed if layout and
    open squares are symmetric about the diagonal; `Game.apply` takes plays down, too.
    Raises BadPosition, BadHand, BadOption, BadAlphabet for an observation that cannot be.
    """
    from lexicon_fast.games.lexibomb.observation import Observation

    checked("observation", Observation, observation)
    checked_dictionary(dictionary)
    if observation.phase == "over" or observation.to_move not in (None, observation.player):
        return []
    rules = observation.rules
    board = Board.empty(rules.layout, dictionary.alphabet)
    if observation.board:
        board = Board.parse(observation.board, rules.layout, dictionary.alphabet)
    return turn_actions(
        board, observation.opened, observation.rack, observation.bag, rules, dictionary
    )


def turn_actions(
    board: Board,
    opened: Sequence[str],
    rack: str,
    bag: int,
    rules: Ruleset,
    dictionary: Dictionary,
) -> list[Action]:
    """The actions of a turn: as `legal_actions`."""
    found = Generator(dictionary, ruleset=rules).lays(board, rack, opened)
    actions: list[Action] = [Lay(at, word) for at, word in found]
    actions += exchanges(sort_tiles(rack, dictionary.alphabet), bag, rules.exchange_from)
    actions.append(PASS)
    return actions
