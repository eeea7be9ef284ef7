"""Checks of observations that all games with tiles on a board share."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final, TypeVar

from lexicon_fast.base.errors import BadObservation, BadPosition, IllegalAction, excerpt
from lexicon_fast.bots.validation import bad_field, check_seats
from lexicon_fast.games.tiles.actions import PASS, Exchange, Lay, Pass
from lexicon_fast.games.tiles.bag import are_tiles, remove_tiles, sort_tiles, unseen
from lexicon_fast.games.tiles.board import Board
from lexicon_fast.games.tiles.laying import checked_play, listed_play

if TYPE_CHECKING:
    from lexicon_fast.dictionary import Dictionary
    from lexicon_fast.games.tiles.actions import Action
    from lexicon_fast.games.tiles.layouts import Layout

_B = TypeVar("_B", bound=Board)

#: The limit of numbers that the rules do not limit.
MAX_NUMBER: Final = 1_000_000


def check_racks(
    observation: Any, players: tuple[int, int], rack_size: int, counts: Sequence[str]
) -> None:
    """Raise BadObservation unless the observing player has to act and the racks are possible.

    players: the fewest and the most; rack_size: tiles of a full rack; counts: names of fields that
    are empty or have a number for each player.
    """
    sizes, rack = observation.rack_sizes, observation.rack
    check_seats(observation, "rack", "rack_sizes", "tiles", players, ["scores", *counts])
    if not 1 <= len(rack) <= rack_size:
        raise bad_field("rack", rack, f"have 1 to {rack_size} tiles")
    if not all(0 <= size <= rack_size for size in sizes):
        raise bad_field("rack_sizes", sizes, f"be 0 to {rack_size}")
    if not all(abs(score) <= MAX_NUMBER for score in observation.scores):
        raise bad_field("scores", observation.scores, f"be {-MAX_NUMBER:,} to {MAX_NUMBER:,}")


def check_tiles(observation: Any, dictionary: Dictionary, layout: Layout, kind: type[_B]) -> _B:
    """Return the board of an observation, after checking that the tiles add up.

    kind: the class of the board, which knows how blanks are written. Raises BadObservation,
    BadAlphabet.
    """
    alphabet = dictionary.alphabet
    layout.values_by_code(alphabet)
    if not are_tiles(observation.rack, alphabet, kind.blank):
        letters = f"{alphabet.describe()} in upper case, or {kind.blank} for a blank"
        raise bad_field("rack", observation.rack, f"have the tiles {letters}")
    if not 0 <= observation.bag <= MAX_NUMBER:
        raise bad_field("bag", observation.bag, f"be 0 to {MAX_NUMBER:,}")
    try:
        board = kind.parse(observation.board, layout, alphabet)
    except BadPosition as error:
        raise BadObservation(str(error)) from None
    unseen_tiles(observation, board, layout)
    return board


def included_actions(
    actions: Sequence[Action], observation: Any, dictionary: Dictionary, kind: type[Board]
) -> list[Lay | Exchange | Pass]:
    """Return actions of a turn as the generator lists them.

    observation: already checked; kind: the class of its board. Raises IllegalAction for an action
    that does not fit on the board or the rack. Whether words exist, and whether the bag allows an
    exchange, is not checked.
    """
    included: list[Lay | Exchange | Pass] = []
    layout: Layout = observation.rules.layout
    board = kind.parse(observation.board, layout, dictionary.alphabet)
    for action in actions:
        if isinstance(action, Lay):
            play = checked_play(action, board, layout)
            remove_tiles(observation.rack, play.paid, f"{action.at} {action.word}", "rack")
            opened = getattr(observation, "opened", ())
            included.append(listed_play(play.action, board, layout, opened))
        elif isinstance(action, Exchange):
            remove_tiles(observation.rack, action.tiles, "the exchange", "rack")
            included.append(Exchange(sort_tiles(action.tiles, board.alphabet)))
        elif isinstance(action, Pass):
            included.append(PASS)
        else:
            raise IllegalAction("action", f"{excerpt(action)} is not an action of a turn")
    return included


def unseen_tiles(observation: Any, board: Board, layout: Layout) -> str:
    """Return the sorted tiles in the bag and on other racks.

    board: the board of the observation. Raises BadObservation if their number is wrong, or board
    and rack have more tiles than the layout.
    """
    try:
        tiles = unseen(layout, board, [observation.rack])
    except BadPosition as error:
        raise BadObservation(str(error)) from None
    held = sum(observation.rack_sizes) - observation.rack_sizes[observation.player]
    if observation.bag + held != len(tiles):
        raise BadObservation(
            f"bag {observation.bag} and {held} tiles on other racks do not add up to the"
            f" {len(tiles)} unseen tiles"
        )
    return tiles
