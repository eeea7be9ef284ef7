"""Checks of observations that all games with tiles on a board share."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final, TypeVar

from lexicon_fast.bots.validation import bad, check_seats
from lexicon_fast.errors import BadObservation, BadPosition
from lexicon_fast.games.tiles.bag import are_tiles, unseen
from lexicon_fast.games.tiles.board import Board

if TYPE_CHECKING:
    from lexicon_fast.dictionary import Dictionary
    from lexicon_fast.games.tiles.layouts import Layout

_B = TypeVar("_B", bound=Board)

#: The bound of numbers without another one.
MAX_NUMBER: Final = 1_000_000


def check_racks(
    observation: Any, players: tuple[int, int], rack_size: int, counts: Sequence[str]
) -> None:
    """Raise BadObservation unless the observing player has to act and the racks are possible.

    players: the fewest and the most; rack_size: tiles of a full rack; counts: names of fields that
    have a number per player, or nothing.
    """
    sizes, rack = observation.rack_sizes, observation.rack
    check_seats(observation, "rack", "rack_sizes", "tiles", players, ["scores", *counts])
    if not 1 <= len(rack) <= rack_size:
        raise bad("rack", rack, f"have 1 to {rack_size} tiles")
    if not all(0 <= size <= rack_size for size in sizes):
        raise bad("rack_sizes", sizes, f"be 0 to {rack_size}")
    if not all(abs(score) <= MAX_NUMBER for score in observation.scores):
        raise bad("scores", observation.scores, f"be {-MAX_NUMBER:,} to {MAX_NUMBER:,}")


def check_tiles(observation: Any, dictionary: Dictionary, layout: Layout, kind: type[_B]) -> _B:
    """Return the board, if every tile is in exactly one place.

    kind: the class of the board, which knows how blanks are written. Raises BadObservation,
    BadAlphabet.
    """
    alphabet = dictionary.alphabet
    layout.values_by_code(alphabet)
    if not are_tiles(observation.rack, alphabet, kind.blank):
        letters = f"{alphabet.describe()} in upper case, or {kind.blank} for a blank"
        raise bad("rack", observation.rack, f"have the tiles {letters}")
    try:
        board = kind.parse(observation.board, layout, alphabet)
        hidden = len(unseen(layout, board, [observation.rack]))
    except BadPosition as error:
        raise BadObservation(str(error)) from None
    if not 0 <= observation.bag <= MAX_NUMBER:
        raise bad("bag", observation.bag, f"be 0 to {MAX_NUMBER:,}")
    held = sum(observation.rack_sizes) - len(observation.rack)
    if observation.bag + held != hidden:
        raise BadObservation(
            f"bag {observation.bag} and {held} tiles on other racks do not add up to the {hidden}"
            " unseen tiles"
        )
    return board
