"""Observations from outside: read from JSON, and checked before anything is thought about them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from lexicon_fast.bots.tiles.validation import MOST, check_seats, check_tiles
from lexicon_fast.bots.validation import Reader, bad, bad_rules
from lexicon_fast.errors import BadLayout, BadObservation, BadOption
from lexicon_fast.games.scrabble.observation import Observation
from lexicon_fast.games.scrabble.rules import MAX_PLAYERS, MIN_PLAYERS, RULESETS
from lexicon_fast.games.tiles.actions import Accept, Lay
from lexicon_fast.games.tiles.board import Board

if TYPE_CHECKING:
    from lexicon_fast.dictionary import Dictionary

_READER: Final = Reader(
    Observation,
    {
        "phase": "turn, challenge",
        "action.action": "play, exchange, pass, accept, challenge",
    },
)

#: From an object of JSON to the observation that it tells. Raises BadObservation.
read: Final = _READER.read


def check(observation: Observation, dictionary: Dictionary) -> None:
    """Raises BadObservation unless the player who observes has to act, and the tiles add up.

    Raises BadAlphabet where the dictionary's letters have no tiles.
    """
    _READER.again(observation)
    try:
        rules = observation.rules
    except (BadOption, BadLayout) as error:
        raise bad_rules(error, RULESETS) from None
    rack_size = rules.layout.rack_size
    players = (MIN_PLAYERS, MAX_PLAYERS)
    check_seats(observation, players, rack_size, "turn, challenge", ["lost"])
    if not all(0 <= lost <= MOST for lost in observation.lost):
        raise bad("lost", observation.lost, f"0 to {MOST:,}")
    if not 0 <= observation.scoreless < rules.scoreless_turns:
        raise bad("scoreless", observation.scoreless, f"0 to {rules.scoreless_turns - 1}")
    check_tiles(observation, dictionary, rules.layout, Board)
    if observation.phase == "challenge":
        _check_play(observation)


def _check_play(observation: Observation) -> None:
    """Raises BadObservation if there is nothing to challenge."""
    for turn in reversed(observation.history):
        if isinstance(turn.action, Lay) and turn.player != observation.player:
            return
        if not isinstance(turn.action, Accept):
            break
    raise BadObservation(
        "phase challenge: the history does not end with a play of another; accepted: one that"
        " does, perhaps accepted by others"
    )
