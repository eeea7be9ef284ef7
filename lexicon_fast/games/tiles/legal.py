"""Legal actions of board games, without the plays."""

from __future__ import annotations

from itertools import combinations
from typing import Any

from lexicon_fast.games.tiles.actions import PASS, Exchange, Pass
from lexicon_fast.games.tiles.bag import sort_tiles
from lexicon_fast.games.tiles.board import Board


def has_turn(observation: Any) -> bool:
    """Return whether the observing player has to act; so if no player to move is named."""
    to_move = observation.to_move
    return observation.phase != "over" and to_move in (None, observation.player)


def exchanges(rack: str, bag: int, exchange_from: int) -> list[Exchange]:
    """Return the different exchanges of tiles of a sorted rack, few tiles first, then as text.

    bag: number of tiles in the bag; exchange_from: the number that an exchange requires.
    """
    if bag < exchange_from:
        return []
    found = []
    for size in range(1, min(len(rack), bag) + 1):
        sets = {"".join(tiles) for tiles in combinations(rack, size)}
        found += [Exchange(tiles) for tiles in sorted(sets)]
    return found


def other_actions(board: Board, rack: str, bag: int, exchange_from: int) -> list[Exchange | Pass]:
    """Return the legal actions of a turn that are not plays: exchanges, then the pass."""
    return [*exchanges(sort_tiles(rack, board.alphabet), bag, exchange_from), PASS]
