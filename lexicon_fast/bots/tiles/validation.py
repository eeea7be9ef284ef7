"""What observations of all games with tiles on a board must have, before anything is thought."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final, TypeVar

from lexicon_fast.bots.validation import bad, shown
from lexicon_fast.errors import BadObservation, BadPosition
from lexicon_fast.games.tiles.bag import are_tiles, unseen
from lexicon_fast.games.tiles.board import Board

if TYPE_CHECKING:
    from lexicon_fast.dictionary import Dictionary
    from lexicon_fast.games.tiles.layouts import Layout

_B = TypeVar("_B", bound=Board)

#: Of numbers that nothing else bounds.
MOST: Final = 1_000_000


def check_seats(
    observation: Any, players: tuple[int, int], rack_size: int, phases: str, counts: Sequence[str]
) -> None:
    """Raises BadObservation unless the player who observes has to act, and holds a rack.

    players: the fewest and the most; rack_size: the most tiles of a rack; phases: in which a
    player has to act; counts: names of fields that have a number for each player, or nothing.
    """
    sizes, player, rack = observation.rack_sizes, observation.player, observation.rack
    least, most = players
    if not least <= len(sizes) <= most:
        raise bad("rack_sizes", sizes, f"a number for each of {least} to {most}")
    if not 0 <= player < len(sizes):
        raise bad("player", player, f"0 to {len(sizes) - 1}, as rack_sizes has {len(sizes)}")
    if observation.phase == "over":
        raise BadObservation(f"phase over: the game has ended; accepted: {phases}")
    if observation.to_move != player:
        mover = "null" if observation.to_move is None else observation.to_move
        raise BadObservation(
            f"to_move {mover}: it is not the turn of player {player}, who observes;"
            f" accepted: {player}"
        )
    if len(rack) != sizes[player]:
        raise BadObservation(
            f"rack {shown(rack)} has {len(rack)} tiles, rack_sizes says {sizes[player]};"
            " accepted: the same number"
        )
    if not 1 <= len(rack) <= rack_size:
        raise bad("rack", rack, f"1 to {rack_size} tiles")
    if not all(0 <= size <= rack_size for size in sizes):
        raise bad("rack_sizes", sizes, f"0 to {rack_size}")
    for name in ("scores", *counts):
        values = getattr(observation, name)
        if values and len(values) != len(sizes):
            raise bad(name, values, f"none, or {len(sizes)} as in rack_sizes")
    if not all(abs(score) <= MOST for score in observation.scores):
        raise bad("scores", observation.scores, f"{-MOST:,} to {MOST:,}")


def check_tiles(observation: Any, dictionary: Dictionary, layout: Layout, kind: type[_B]) -> _B:
    """The board, if each tile lies somewhere, and none of them twice.

    kind: of the board, which says how blanks are written. Raises BadObservation, BadAlphabet.
    """
    alphabet = dictionary.alphabet
    layout.values_by_code(alphabet)
    if not are_tiles(observation.rack, alphabet, kind.blank):
        accepted = f"{alphabet.describe()} in upper case, {kind.blank} the blank"
        raise bad("rack", observation.rack, accepted)
    try:
        board = kind.empty(layout, alphabet)
        if observation.board:
            board = kind.parse(observation.board, layout, alphabet)
        hidden = len(unseen(layout, board, [observation.rack]))
    except BadPosition as error:
        raise BadObservation(str(error)) from None
    if not 0 <= observation.bag <= MOST:
        raise bad("bag", observation.bag, f"0 to {MOST:,}")
    held = sum(observation.rack_sizes) - len(observation.rack)
    if observation.bag + held != hidden:
        raise BadObservation(
            f"bag {observation.bag}, and {held} tiles on the racks of others; accepted:"
            f" {hidden} together, as neither the board nor the rack has them"
        )
    return board
