"""What states of games with tiles on a board have in common: racks and a bag, known or not."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import TYPE_CHECKING, Protocol

from lexicon_fast.errors import BadPosition
from lexicon_fast.games.tiles.bag import are_tiles, sort_tiles, unseen

if TYPE_CHECKING:
    from lexicon_fast.games.tiles.board import Board
    from lexicon_fast.games.tiles.layouts import Layout
    from lexicon_fast.rng import Rng

_MOST_POINTS = 1 << 30


class AnyState(Protocol):
    """What a state says of players and tiles; what is left out is empty, or None for the bag."""

    @property
    def racks(self) -> Sequence[str]: ...
    @property
    def to_move(self) -> int: ...
    @property
    def scores(self) -> Sequence[int]: ...
    @property
    def rack_sizes(self) -> Sequence[int]: ...
    @property
    def bag(self) -> str | None: ...


def check_players(state: AnyState, least: int, most: int, by_player: Sequence[str]) -> int:
    """How many players a state has.

    by_player: its fields that are empty, or have a number for each player. Raises BadPosition.
    """
    players = len(state.racks)
    if not least <= players <= most:
        raise BadPosition(f"{players} racks; accepted: {least} to {most}")
    for what in by_player:
        numbers = getattr(state, what)
        if numbers and len(numbers) != players:
            raise BadPosition(f"{len(numbers)} {what}; accepted: {players}, as racks, or none")
    check("to_move", state.to_move, 0, players - 1)
    for score in state.scores:
        check("score", score, -_MOST_POINTS, _MOST_POINTS)
    return players


def check(what: str, value: int, low: int, high: int) -> None:
    """Raise BadPosition for a number out of bounds."""
    if type(value) is not int or not low <= value <= high:
        shown = f"{value!r:.40}" if type(value) is not int or abs(value) < 1 << 64 else "too large"
        raise BadPosition(f"{what} {shown}; accepted: {low} to {high}")


def tiles_of(state: AnyState, board: Board, layout: Layout, rng: Rng) -> tuple[list[str], str]:
    """The racks and the bag of a state.

    Tiles that lie nowhere are shuffled: they fill the racks that are not known, in turn order from
    the player to move, and what is left is the bag. Raises BadPosition.
    """
    for rack in state.racks:
        if len(rack) > layout.rack_size or not are_tiles(rack, board.alphabet, board.blank):
            raise BadPosition(
                f"rack {rack!r:.40}; accepted: up to {layout.rack_size} tiles in upper case,"
                f" {board.blank} the blank"
            )
    rest = unseen(layout, board, state.racks)
    if state.bag is None:
        racks, bag = _dealt(state, rng.shuffled(rest), layout.rack_size)
    else:
        racks, bag = list(state.racks), state.bag
        sizes = tuple(map(len, racks))
        if Counter(bag) != Counter(rest) or tuple(state.rack_sizes) not in ((), sizes):
            raise BadPosition(
                f"bag {bag!r:.120}; accepted: the {len(rest)} tiles that are neither on the board"
                " nor on the racks, in any order, and racks that are whole; or no bag"
            )
    if not all(racks):
        raise BadPosition(
            f"racks {racks}: one is empty; accepted: tiles for each player, before the end of a"
            " game"
        )
    return [sort_tiles(rack, board.alphabet) for rack in racks], bag


def _dealt(state: AnyState, rest: str, most: int) -> tuple[list[str], str]:
    racks = list(state.racks)
    bag = rest
    for step in range(len(racks)):
        player = (state.to_move + step) % len(racks)
        rack = racks[player]
        size = len(rack) or most
        if state.rack_sizes:
            size = state.rack_sizes[player]
            check("rack size", size, max(len(rack), 1), most)
            if size - len(rack) > len(bag):
                raise BadPosition(
                    f"racks of {tuple(state.rack_sizes)} tiles; accepted: as many as are not seen,"
                    f" {len(rest)}, and those known"
                )
        wanted = size - len(rack)
        racks[player], bag = rack + bag[:wanted], bag[wanted:]
    return racks, bag
