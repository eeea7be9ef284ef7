"""A clock for a whole game: the time that each turn gets, computed from the observation alone."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from lexicon_fast.games.tiles.actions import Challenge, Exchange, Lay, Pass
from lexicon_fast.games.tiles.bag import tiles_laid

if TYPE_CHECKING:
    from lexicon_fast.games.scrabble.observation import Observation

#: Tiles that a player lays in an average turn, exchanges and passes included.
_TILES_A_TURN: Final = 4.7

#: With no more tiles than this in the bag, a turn gets twice the time: more depends on it.
_LATE_BAG: Final = 7
_LATE_WEIGHT: Final = 2.0

#: Late turns to save time for. More than a player usually has, so that the clock never runs out.
_LATE_TURNS: Final = 2.0


def turn_seconds(observation: Observation, game_seconds: float) -> float:
    """Return the seconds for this turn, of `game_seconds` for all turns of the player in the game.

    The time that earlier turns got is computed from the history. Their sum never exceeds
    `game_seconds`.

    >>> from lexicon_fast.games.scrabble import Observation
    >>> sees = Observation(0, "AEHRSTT", bag=86, rack_sizes=(7, 7), to_move=0)
    >>> round(turn_seconds(sees, 60), 2)
    4.84
    """
    players = len(observation.rack_sizes)
    left = 1.0
    share = 0.0
    for bag in _bags(observation):
        share = left * _weight(bag) / _weight_to_come(bag, players)
        left -= share
    return game_seconds * share


def _weight(bag: int) -> float:
    return _LATE_WEIGHT if bag <= _LATE_BAG else 1.0


def _weight_to_come(bag: int, players: int) -> float:
    """Return the weight of this turn and of the player's expected later turns together."""
    early = max(0, bag - _LATE_BAG) / (_TILES_A_TURN * players)
    return max(early, _weight(bag)) + _LATE_WEIGHT * _LATE_TURNS


def _bags(observation: Observation) -> list[int]:
    """Return the number of tiles in the bag at each turn of the player so far, and now."""
    # From the end: only the present bag is known for certain. Racks are full while there is a bag.
    drawn = 0
    bags = [observation.bag]
    taken_back = False
    size = observation.rules.layout.rack_size
    missing = sum(size - held for held in observation.rack_sizes)
    for turn in reversed(observation.history):
        action = turn.action
        if isinstance(action, Challenge):
            taken_back = taken_back or bool(turn.right)
        elif isinstance(action, Lay):
            if not taken_back:
                drawn += len(tiles_laid(action.word))
            taken_back = False
        if turn.player == observation.player and isinstance(action, (Lay, Exchange, Pass)):
            bags.append(max(0, observation.bag - missing + drawn))
    return bags[::-1]
