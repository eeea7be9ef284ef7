"""Reading and checking of Lexibomb observations in JSON."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from lexicon_fast.base.errors import BadObservation, BadPosition
from lexicon_fast.bots.tiles.validation import check_racks, check_tiles
from lexicon_fast.bots.validation import Reader, bad_field
from lexicon_fast.games.lexibomb.board import Board
from lexicon_fast.games.lexibomb.minefield import MARKS, check_opened, rows_of, squares_of
from lexicon_fast.games.lexibomb.observation import Observation
from lexicon_fast.games.lexibomb.odds import odds
from lexicon_fast.games.lexibomb.rules import MAX_PLAYERS, MIN_PLAYERS, RULESETS

if TYPE_CHECKING:
    from lexicon_fast.dictionary import Dictionary
    from lexicon_fast.games.lexibomb.rules import Ruleset

_READER: Final = Reader(
    Observation, {"phase": "turn, over", "action.action": "play, exchange, pass"}
)

#: Convert a JSON object to an observation. Raises BadObservation.
read: Final = _READER.read


def check(observation: Observation, dictionary: Dictionary) -> None:
    """Raise BadObservation unless the observing player has to act and the position is possible.

    The tiles must add up, and some placement of the bombs must show the open numbers. Raises
    BadAlphabet if letters of the dictionary have no tiles.
    """
    rules: Ruleset = _READER.rules_of(observation, RULESETS)
    layout = rules.layout
    check_racks(observation, (MIN_PLAYERS, MAX_PLAYERS), layout.rack_size, ["zeros"])
    if not all(0 <= zeros < rules.zeros for zeros in observation.zeros):
        raise bad_field("zeros", observation.zeros, f"be 0 to {rules.zeros - 1}")
    board = check_tiles(observation, dictionary, layout, Board)
    try:
        _check_bombs(observation, rules, board)
    except BadPosition as error:
        raise BadObservation(str(error)) from None


def _check_bombs(observation: Observation, rules: Ruleset, board: Board) -> None:
    """Raise BadObservation or BadPosition for impossible bombs or numbers."""
    if observation.bombs != rules.bombs:
        raise bad_field("bombs", observation.bombs, f"be {rules.bombs}, as the ruleset says")
    opened = b"." * len(board.squares)
    if observation.opened:
        opened = squares_of(observation.opened, board.rows, board.columns, MARKS, "opened")
    check_opened(opened, board)
    odds(rows_of(opened, board.columns), rules.bombs)
