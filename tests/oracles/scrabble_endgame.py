"""A plain minimax of endgames by the rules, and small random positions."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any

from lexicon_fast.games.tiles.layouts import Layout, Premium, Tile
from lexicon_fast.games.tiles.places import Place, parse_place
from oracles import tile_plays as reference


@dataclass
class Case:
    layout: Layout
    words: list[str]
    rows: tuple[str, ...]
    rack: str
    other: str
    scoreless: int
    scoreless_turns: int


class TooBig(Exception):
    pass


class Minimax:
    """Search by the rules: every play and the pass, to the end of the game.

    One object searches positions of the same words and layout, and remembers them all.
    listed: lists the plays; None: the twin of the generator.
    """

    def __init__(
        self, case: Case, listed: Callable[[tuple[str, ...], str], Sequence[Any]] | None = None
    ) -> None:
        layout, values, turns = case.layout, case.layout.values, case.scoreless_turns
        known = reference.WordList(case.words)

        def points(tiles: str) -> int:
            return sum(values[tile] for tile in tiles)

        @cache
        def plays(rows: tuple[str, ...], rack: str) -> Sequence[Any]:
            return listed(rows, rack) if listed else reference.plays(rows, rack, known, layout)

        @cache
        def best(rows: tuple[str, ...], rack: str, other: str, scoreless: int) -> int:
            self.left -= 1
            if self.left < 0:
                raise TooBig
            if scoreless == turns:
                return points(other) - points(rack)
            found = [-best(rows, other, rack, scoreless + 1)]
            for play in plays(rows, rack):
                after, left = laid(rows, rack, play.at, play.word)
                if left:
                    rest = -best(after, other, left, 0 if play.score else scoreless + 1)
                else:
                    rest = 2 * points(other)
                found.append(play.score + rest)
            return max(found)

        self._best = best
        self.left = 0

    def value(
        self, rows: tuple[str, ...], rack: str, other: str, scoreless: int, most: int = 3000
    ) -> int:
        """Return the value for the player to move. Raises TooBig after `most` new positions."""
        self.left = most
        return self._best(rows, rack, other, scoreless)


def minimax(
    case: Case,
    most: int = 3000,
    listed: Callable[[tuple[str, ...], str], Sequence[Any]] | None = None,
) -> int:
    """Return the value of one position by `Minimax`. Raises TooBig."""
    return Minimax(case, listed).value(case.rows, case.rack, case.other, case.scoreless, most)


def laid(rows: tuple[str, ...], rack: str, at: str, word: str) -> tuple[tuple[str, ...], str]:
    """The board with a play on it, and what is left of the rack."""
    place = parse_place(at)
    assert place is not None
    grid = [list(row) for row in rows]
    left = list(rack)
    letters = word.replace("(", "").replace(")", "")
    for (row, column), letter in zip(place.squares(len(letters)), letters, strict=True):
        if grid[row][column] == ".":
            grid[row][column] = letter
            left.remove("?" if letter.islower() else letter)
    return tuple("".join(row) for row in grid), "".join(left)


def a_case(rng: random.Random) -> Case:
    """A small board with any tiles on it, words that are likely to fit, and two small racks."""
    rows, columns = rng.randint(2, 5), rng.randint(2, 5)
    letters = rng.choice(["ab", "abc", "abcd"])
    premiums = [Premium()] * 4 + [Premium(letter=2), Premium(word=2), Premium(3, 1)]
    least = 0 if rng.random() < 0.3 else 1  # a tile of no value: plays of no points
    layout = Layout(
        name="random",
        squares=tuple(tuple(rng.choice(premiums) for _ in range(columns)) for _ in range(rows)),
        start=rng.choice([None, Place(rng.randrange(rows), rng.randrange(columns))]),
        tiles=(
            *(Tile(chr(65 + code), 1, rng.randint(least, 9)) for code in range(26)),
            Tile("?", 2, 0),
        ),
        rack_size=5,
        bonus=(0, 0, 0, 0, rng.randint(0, 9), rng.randint(0, 20)),
    )
    filled = rng.choice([0.0, 0.1, 0.3, 0.5])
    tiles = letters + letters.upper()
    turns = rng.choice([1, 2, 3, 6, 6])
    return Case(
        layout,
        sorted(
            {
                "".join(rng.choices(letters, k=rng.randint(2, max(rows, columns))))
                for _ in range(rng.randint(2, 25))
            }
        ),
        tuple(
            "".join(rng.choice(tiles) if rng.random() < filled else "." for _ in range(columns))
            for _ in range(rows)
        ),
        "".join(rng.choices(letters.upper() * 3 + "?", k=rng.randint(1, 4))),
        "".join(rng.choices(letters.upper() * 3 + "?", k=rng.randint(1, 4))),
        rng.randrange(turns),
        turns,
    )
