"""Observations as arrays: the fields of each game, and what all games have in common."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final, NamedTuple, TypeAlias, TypeVar

import numpy as np
from numpy.typing import NDArray

from lexicon_fast.rl.encoding import BaseEncoding

T = TypeVar("T")

Arrays: TypeAlias = dict[str, NDArray[Any]]

#: Bounds of numbers that have no others.
MOST: Final = np.iinfo(np.int32).max
LEAST: Final = np.iinfo(np.int32).min


class Field(NamedTuple):
    """One array of an observation: its shape, dtype and bounds, and what it holds.

    symbols: the shape in terms of the game, for documentation.
    """

    shape: tuple[int, ...]
    dtype: Any
    low: int
    high: int
    meaning: str
    symbols: str

    def about(self, meaning: str) -> Field:
        """Return a field of the same shape and bounds with another meaning."""
        return self._replace(meaning=meaning)


def common_fields(players: int, phases: Sequence[str], encoding: BaseEncoding) -> dict[str, Field]:
    """Return the fields that all games have. phases: the names of the phases."""
    kinds, names = (", ".join(f"`{name}`" for name in texts) for texts in (encoding.kinds, phases))
    one_player = Field((players,), np.int8, 0, 1, "", "P")
    move = Field((encoding.longest,), np.int16, 0, encoding.size, "", "M")
    return {
        "scores": Field((players,), np.int32, LEAST, MOST, "scores", "P"),
        "to_move": one_player.about("1 for the player to move; all 0 after the end"),
        "phase": Field(
            (len(phases),), np.int8, 0, 1, f"1 for the phase: {names}", f"{len(phases)}"
        ),
        "kinds": Field(
            (players, len(encoding.kinds)),
            np.int32,
            0,
            MOST,
            f"number of moves of each player and kind, in Lexicon in this round: {kinds}",
            f"P, {len(encoding.kinds)}",
        ),
        "last_player": one_player.about("1 for the player of the last move; all 0 before it"),
        "last_move": move.about(
            "the last move, each step plus 1, then 0; hidden tiles are left out"
        ),
        "move": move.about("the steps of the observer's own unfinished move, each plus 1, then 0"),
    }


def common_arrays(
    seen: Any, steps: Iterable[int], encoding: BaseEncoding, phases: Sequence[str]
) -> Arrays:
    """Return the arrays of `common_fields`.

    seen: an observation; steps: those of the observer's unfinished move.
    """
    player, players = seen.player, len(seen.scores)
    kinds = [[0] * len(encoding.kinds) for _ in range(players)]
    last: tuple[int, ...] = ()
    column_of = {step: column for column, step in enumerate(encoding.kinds.values())}
    for turn, last in zip(seen.history, encoding.history(seen), strict=True):
        kinds[turn.player - player][column_of[last[0]]] += 1
    last_player = seen.history[-1].player if seen.history else None
    return {
        "scores": np.array(from_seat(seen.scores, player), np.int32),
        "to_move": one_seat(seen.to_move, player, players),
        "phase": np.array([phase == seen.phase for phase in phases], np.int8),
        "kinds": np.array(kinds, np.int32),
        "last_player": one_seat(last_player, player, players),
        "last_move": padded(last, encoding.longest),
        "move": padded(steps, encoding.longest),
    }


def from_seat(values: Sequence[T], player: int) -> list[T]:
    """Return values by seat in the order of the turns, from a player on.

    >>> from_seat(["a", "b", "c"], 1)
    ['b', 'c', 'a']
    """
    return [*values[player:], *values[:player]]


def one_seat(other: int | None, player: int, players: int) -> NDArray[np.int8]:
    """Return 1 for a player and 0 for the others, from a player on. other: None for nobody.

    >>> one_seat(0, 1, 3)
    array([0, 0, 1], dtype=int8)
    """
    flags = np.zeros(players, np.int8)
    if other is not None:
        flags[(other - player) % players] = 1
    return flags


def padded(steps: Iterable[int], length: int) -> NDArray[np.int16]:
    """Return steps plus 1, then zeros.

    >>> padded((0, 7), 4)
    array([1, 8, 0, 0], dtype=int16)
    """
    array = np.zeros(length, np.int16)
    for index, step in enumerate(steps):
        array[index] = step + 1
    return array


def counts(items: Iterable[str], index_of: Mapping[str, int], dtype: Any) -> NDArray[Any]:
    """Return how often each item occurs. index_of: of each item in the array.

    >>> counts("ABA", {"A": 0, "B": 1, "C": 2}, np.uint8)
    array([2, 1, 0], dtype=uint8)
    """
    numbers = np.zeros(len(index_of), dtype)
    for item in items:
        numbers[index_of[item]] += 1
    return numbers


def mask_of(steps: Iterable[int], size: int) -> NDArray[np.int8]:
    """Return 1 for each of some steps.

    >>> mask_of([1, 2], 4)
    array([0, 1, 1, 0], dtype=int8)
    """
    mask = np.zeros(size, np.int8)
    mask[list(steps)] = 1
    return mask
