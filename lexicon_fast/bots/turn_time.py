"""How long a bot thinks about a turn, in a game with clocks."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from lexicon_fast.games.clock import TimeControl

#: Share of the time left that no turn exceeds: a search may end a little late.
_MOST: Final = 0.8
#: Tiles that a player lays in an average turn of a board game, and turns that may come after that.
_TILES_A_TURN: Final = 4.7
_EXTRA_TURNS: Final = 2.0
#: Turns to come in a round of Lexicon, of which nobody knows the length.
_ROUND_TURNS: Final = 15.0


def turn_seconds(observation: Any, control: TimeControl, left: float) -> float:
    """Return the seconds for this turn. left: seconds that the player has.

    The sum over a game stays below the time of the control, whatever the game does.

    >>> from lexicon_fast.games.clock import TimeControl
    >>> from lexicon_fast.games.scrabble import Observation
    >>> sees = Observation(0, "AEHRSTT", bag=86, rack_sizes=(7, 7), to_move=0)
    >>> round(turn_seconds(sees, TimeControl.parse("60"), 60.0), 2)
    4.75
    >>> turn_seconds(sees, TimeControl.parse("10/move"), 10.0)
    8.0
    """
    most = _MOST * max(0.0, left)
    if control.move_seconds is not None:
        return most
    return min(most, left / _turns_to_come(observation) + _MOST * control.increment)


def _turns_to_come(observation: Any) -> float:
    sizes = getattr(observation, "rack_sizes", None)
    if not sizes:
        return _ROUND_TURNS
    unplayed = observation.bag + sum(sizes)
    return float(unplayed / _TILES_A_TURN / len(sizes) + _EXTRA_TURNS)
