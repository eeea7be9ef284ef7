"""Reading and checking of Scrabble observations in JSON."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from lexicon_fast.bots.challenge_advice import play_to_answer
from lexicon_fast.bots.tiles.validation import MAX_NUMBER, check_racks, check_tiles
from lexicon_fast.bots.validation import Reader, bad_field, rules_of
from lexicon_fast.games.scrabble.observation import Observation
from lexicon_fast.games.scrabble.rules import MAX_PLAYERS, MIN_PLAYERS, RULESETS
from lexicon_fast.games.tiles.actions import Challenge, Lay
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

#: Convert a JSON object to an observation. Raises BadObservation.
read: Final = _READER.read


def check(observation: Observation, dictionary: Dictionary) -> None:
    """Raise BadObservation unless the observing player has to act and the tiles add up.

    Raises BadAlphabet if letters of the dictionary have no tiles.
    """
    _READER.check_types(observation)
    rules = rules_of(observation, RULESETS)
    check_racks(observation, (MIN_PLAYERS, MAX_PLAYERS), rules.layout.rack_size, ["lost"])
    if not all(0 <= lost <= MAX_NUMBER for lost in observation.lost):
        raise bad_field("lost", observation.lost, f"be 0 to {MAX_NUMBER:,}")
    if not 0 <= observation.scoreless < rules.scoreless_turns:
        raise bad_field("scoreless", observation.scoreless, f"be 0 to {rules.scoreless_turns - 1}")
    check_tiles(observation, dictionary, rules.layout, Board)
    if observation.phase == "challenge":
        play_to_answer(observation, Lay, Challenge, len(observation.rack_sizes))
