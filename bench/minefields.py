"""Lexibomb positions without words: lines of tiles at random but possible places."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import NamedTuple

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "tests"))

from oracles.odds import neighbours, number

from lexicon_fast.base.rng import Rng

Square = tuple[int, int]


class Minefield(NamedTuple):
    """opened: rows as players see them; tiles: squares with a tile; bombs: their squares."""

    opened: list[str]
    tiles: set[Square]
    bombs: set[Square]


def random_minefield(
    rng: Rng, lines: int, *, rows: int = 15, columns: int = 15, bombs: int = 22
) -> Minefield:
    """Lay this many lines of 2 to 7 tiles on a minefield; all but the first touch others."""
    squares = [(row, column) for row in range(rows) for column in range(columns)]
    mines = set(rng.sample(squares, bombs))
    empty = ["." * columns] * rows
    opened: dict[Square, str] = {}
    tiles: set[Square] = set()
    for _ in range(lines):
        for _ in range(1000):
            line = random_line(rng, rows, columns, tiles)
            if line and (not tiles or touches(line, tiles)):
                break
        else:
            break
        tiles.update(line)
        waiting = list(line)
        while waiting:
            square = waiting.pop()
            if square in opened:
                continue
            count = number(empty, mines, square)
            opened[square] = "*" if square in mines else str(count)
            if count == 0 and square not in mines:
                waiting += neighbours(empty, square)
    text = [
        "".join(opened.get((row, column), ".") for column in range(columns)) for row in range(rows)
    ]
    return Minefield(text, tiles, mines)


def random_line(rng: Rng, rows: int, columns: int, tiles: set[Square]) -> list[Square]:
    """Return 2 to 7 empty squares of a lane with only tiles between them, or none."""
    down = rng.below(2)
    lane = rng.below(columns if down else rows)
    squares = [(at, lane) if down else (lane, at) for at in range(rows if down else columns)]
    squares = [square for square in squares if square not in tiles]
    size = 2 + rng.below(6)
    if len(squares) < size:
        return []
    first = rng.below(len(squares) - size + 1)
    return squares[first : first + size]


def touches(line: list[Square], tiles: set[Square]) -> bool:
    """Return True if one of the squares is next to a tile."""
    return any(
        (row + down, column + right) in tiles
        for row, column in line
        for down, right in ((0, 1), (1, 0), (0, -1), (-1, 0))
    )


def lines_that_touch(field: Minefield, most: int = 7) -> list[list[Square]]:
    """Return all lines of 1 to `most` new squares that a play could fill."""
    rows, columns = len(field.opened), len(field.opened[0])
    lanes = [[(row, column) for column in range(columns)] for row in range(rows)]
    lanes += [[(row, column) for row in range(rows)] for column in range(columns)]
    found: dict[tuple[Square, ...], None] = {}
    for lane in lanes:
        empty = [square for square in lane if square not in field.tiles]
        for first in range(len(empty)):
            for end in range(first + 1, min(len(empty), first + most) + 1):
                line = empty[first:end]
                if not field.tiles or touches(line, field.tiles):
                    found[tuple(line)] = None
    return [list(line) for line in found]
