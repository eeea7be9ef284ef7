"""Legal actions, from the information that a player has: for the game and for bots."""

from __future__ import annotations

from typing import TYPE_CHECKING

from lexicon_fast.base.arguments import checked
from lexicon_fast.dictionary.dictionary import checked_dictionary
from lexicon_fast.games.lexibomb.board import Board
from lexicon_fast.games.lexibomb.plays import Generator
from lexicon_fast.games.tiles.actions import Lay
from lexicon_fast.games.tiles.legal import has_turn, other_actions

if TYPE_CHECKING:
    from collections.abc import Sequence

    from lexicon_fast.dictionary import Dictionary
    from lexicon_fast.games.lexibomb.events import Action
    from lexicon_fast.games.lexibomb.observation import Observation
    from lexicon_fast.games.lexibomb.rules import Ruleset


def legal_actions(observation: Observation, dictionary: Dictionary) -> list[Action]:
    """Return the legal actions of the observing player; none if it is not that player's turn.

    If the observation does not name a player to move, it is the observer's turn.
    The plays of the generator, by place, then word; each different exchange of tiles, few tiles
    first, then as text; the pass. On an empty board only plays across are listed if layout and
    open squares are symmetric about the diagonal; `Game.apply` also allows plays down.
    Raises TypeError, and BadPosition, BadHand, BadOption, BadLayout, BadAlphabet for an impossible
    observation.

    >>> from lexicon_fast import Dictionary, lexibomb
    >>> seen = lexibomb.Observation(player=0, rack="CA_", bag=20)
    >>> actions = lexibomb.legal_actions(seen, Dictionary.from_words(["cat"]))
    >>> actions[0], actions[-2], actions[-1]
    (Lay(at='10A', word='CA_'), Exchange(tiles='AC_'), Pass())
    """
    from lexicon_fast.games.lexibomb.observation import Observation

    checked("observation", Observation, observation)
    checked_dictionary(dictionary)
    if not has_turn(observation):
        return []
    rules = observation.rules
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
    """Return the legal actions of a turn: see `legal_actions`."""
    found = Generator(dictionary, ruleset=rules).lays(board, rack, opened)
    actions: list[Action] = [Lay(at, word) for at, word in found]
    return actions + other_actions(board, rack, bag, rules.exchange_from)
