"""The tiles that a player does not see, and those known to be on a rack."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from typing import TYPE_CHECKING

from lexicon_fast.base.errors import BadObservation
from lexicon_fast.bots.tiles.validation import unseen_tiles
from lexicon_fast.games.tiles.actions import Challenge, Exchange, Lay
from lexicon_fast.games.tiles.bag import sort_tiles, tiles_laid

if TYPE_CHECKING:
    from lexicon_fast.games.scrabble.observation import Observation
    from lexicon_fast.games.tiles.board import Board


@dataclass(frozen=True, slots=True)
class Hidden:
    """Unseen tiles.

    tiles: those in the bag or on another rack, sorted, without the known ones; known: by player,
    tiles that are certainly on the rack (none for the observing player).
    """

    tiles: str
    known: tuple[str, ...]


def hidden_tiles(observation: Observation, board: Board) -> Hidden:
    """Return the tiles that a player does not see; plays taken back show some of them.

    board: the board of the observation. Raises BadObservation if the tiles do not add up.
    """
    unseen = Counter(unseen_tiles(observation, board, observation.rules.layout))
    known = _taken_back(observation)
    for seat, tiles in enumerate(known):
        unseen.subtract(tiles)
        if tiles.total() > observation.rack_sizes[seat] or min(unseen.values(), default=0) < 0:
            raise BadObservation(
                f"history: player {seat} took back {''.join(tiles.elements())}, which cannot be on"
                " that rack"
            )
    return Hidden(
        sort_tiles(unseen.elements(), board.alphabet),
        tuple(sort_tiles(tiles.elements(), board.alphabet) for tiles in known),
    )


def _taken_back(observation: Observation) -> list[Counter[str]]:
    """Return by player the tiles known to be on the rack: taken back and not laid since."""
    known: list[Counter[str]] = [Counter() for _ in observation.rack_sizes]
    seats = range(len(known))
    last, laid = -1, Counter[str]()
    for turn in observation.history:
        if turn.player not in seats:
            raise BadObservation(
                f"history: player is {turn.player}; it must be 0 to {len(known) - 1}"
            )
        if isinstance(turn.action, Lay):
            last, laid = turn.player, Counter(tiles_laid(turn.action.word))
            known[last] -= laid
        elif isinstance(turn.action, Challenge):
            if turn.right and last >= 0:
                known[last] += laid
        elif isinstance(turn.action, Exchange):
            known[turn.player].clear()  # which tiles went back is unknown
    known[observation.player].clear()
    return known
