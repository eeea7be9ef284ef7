"""Observations from outside: read from JSON, and checked before anything is thought about them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from lexicon_fast.bots.tiles.validation import check_seats, check_tiles
from lexicon_fast.bots.validation import Reader, bad, bad_rules
from lexicon_fast.errors import BadLayout, BadObservation, BadOption, BadPosition
from lexicon_fast.games.lexibomb.board import Board
from lexicon_fast.games.lexibomb.minefield import SHOWN, check_opened, rows_of, squares_of
from lexicon_fast.games.lexibomb.observation import Observation
from lexicon_fast.games.lexibomb.odds import odds
from lexicon_fast.games.lexibomb.rules import MAX_PLAYERS, MIN_PLAYERS, RULESETS

if TYPE_CHECKING:
    from lexicon_fast.dictionary import Dictionary
    from lexicon_fast.games.lexibomb.rules import Ruleset

_READER: Final = Reader(
    Observation, {"phase": "turn, over", "action.action": "play, exchange, pass"}
)

#: From an object of JSON to the observation that it tells. Raises BadObservation.
read: Final = _READER.read


def check(observation: Observation, dictionary: Dictionary) -> None:
    """Raises BadObservation unless the player who observes has to act, and all adds up.

    The tiles are those of the layout, and the numbers are such as some placement of the bombs
    shows. Raises BadAlphabet where the dictionary's letters have no tiles.
    """
    _READER.again(observation)
    try:
        rules = observation.rules
    except (BadOption, BadLayout) as error:
        raise bad_rules(error, RULESETS) from None
    layout = rules.layout
    check_seats(observation, (MIN_PLAYERS, MAX_PLAYERS), layout.rack_size, "turn", ["zeros"])
    if not all(0 <= zeros < rules.zeros for zeros in observation.zeros):
        raise bad("zeros", observation.zeros, f"0 to {rules.zeros - 1}")
    board = check_tiles(observation, dictionary, layout, Board)
    try:
        _check_bombs(observation, rules, board)
    except BadPosition as error:
        raise BadObservation(str(error)) from None


def _check_bombs(observation: Observation, rules: Ruleset, board: Board) -> None:
    """Raises BadObservation, BadPosition for bombs or numbers that cannot be."""
    if observation.bombs != rules.bombs:
        raise bad("bombs", observation.bombs, f"{rules.bombs}, as the ruleset has")
    opened = b"." * len(board.squares)
    if observation.opened:
        opened = squares_of(observation.opened, board.rows, board.columns, SHOWN, "opened")
    check_opened(opened, board)
    odds(rows_of(opened, board.columns), rules.bombs)
