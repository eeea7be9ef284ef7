"""The tiles that a player does not see, and which of them are known to be on a rack."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from typing import TYPE_CHECKING

from lexicon_fast.bots.tiles.actions import tiles_laid
from lexicon_fast.errors import BadObservation, BadPosition
from lexicon_fast.games.tiles.actions import Challenge, Exchange, Lay
from lexicon_fast.games.tiles.bag import sort_tiles, unseen

if TYPE_CHECKING:
    from lexicon_fast.games.scrabble.observation import Observation
    from lexicon_fast.games.tiles.board import Board


@dataclass(frozen=True, slots=True)
class Hidden:
    """What is not seen.

    tiles: those that may lie in the bag or on any other rack, in order; known: by player, tiles
    that are surely on the rack (none of one's own).
    """

    tiles: str
    known: tuple[str, ...]


def hidden_tiles(observation: Observation, board: Board) -> Hidden:
    """What a player does not see. A play that was taken back shows tiles of a rack.

    board: that of the observation. Raises BadObservation if the tiles do not add up.
    """
    alphabet = board.alphabet
    try:
        rest = unseen(observation.rules.layout, board, [observation.rack])
    except BadPosition as error:
        raise BadObservation(str(error)) from None
    sizes, player = observation.rack_sizes, observation.player
    held = sum(sizes) - sizes[player]
    if len(rest) != observation.bag + held:
        raise BadObservation(
            f"bag {observation.bag}, and {held} tiles on the racks of others; accepted:"
            f" {len(rest)} together, as neither the board nor the rack has them"
        )
    known = _shown(observation)
    left = Counter(rest)
    for seat, tiles in enumerate(known):
        left.subtract(tiles)
        if tiles.total() > sizes[seat] or min(left.values(), default=0) < 0:
            raise BadObservation(
                f"history: player {seat} took back {''.join(tiles.elements())}; accepted: tiles"
                " that their rack can hold, and that lie nowhere else"
            )
    return Hidden(
        sort_tiles(left.elements(), alphabet),
        tuple(sort_tiles(tiles.elements(), alphabet) for tiles in known),
    )


def _shown(observation: Observation) -> list[Counter[str]]:
    """By player, the tiles known to be on the rack: those taken back and not laid since."""
    known: list[Counter[str]] = [Counter() for _ in observation.rack_sizes]
    seats = range(len(known))
    last, laid = -1, Counter[str]()
    for turn in observation.history:
        if turn.player not in seats:
            raise BadObservation(
                f"history: player {turn.player}; accepted: 0 to {len(known) - 1}, as in rack_sizes"
            )
        if isinstance(turn.action, Lay):
            last, laid = turn.player, Counter(tiles_laid(turn.action.word))
            known[last] -= laid
        elif isinstance(turn.action, Challenge):
            if turn.right and last >= 0:
                known[last] += laid
        elif isinstance(turn.action, Exchange):
            known[turn.player].clear()  # which of them were given is not seen
    known[observation.player].clear()
    return known
