"""A minefield drawn for people in a terminal: tiles, numbers, bombs hit, and the odds.

Nothing is told by a colour alone, where a square has three columns: `2` is an open square, `H2` a
tile on one, `H*` a tile on a bomb, `+H2` one that was just laid, `.` a closed square.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from lexicon_fast.cli.tiles.board_picture import (
    DIM,
    LAID,
    PLAIN,
    TILE,
    cell_width,
    grid_lines,
    in_cell,
    label,
    premium_colour,
)
from lexicon_fast.games.lexibomb.minefield import BOMB, CLOSED, ZERO
from lexicon_fast.games.lexibomb.svg import heat, percent
from lexicon_fast.games.tiles.board import EMPTY
from lexicon_fast.games.tiles.layouts import Premium
from lexicon_fast.games.tiles.places import Place

if TYPE_CHECKING:
    from collections.abc import Collection, Sequence

    from lexicon_fast.cli.painter import Painter
    from lexicon_fast.games.lexibomb.board import Board
    from lexicon_fast.games.lexibomb.rules import Ruleset

_HIT: Final = "1;38;5;231;48;5;124"
_BOMB: Final = "1;38;5;231;48;5;88"
#: By the steps of `heat`, from no bomb to certainly one.
_HEAT: Final = (
    "38;5;16;48;5;157",
    "38;5;16;48;5;193",
    "38;5;16;48;5;229",
    "38;5;16;48;5;222",
    "38;5;16;48;5;215",
    "38;5;16;48;5;209",
    "38;5;231;48;5;160",
    "1;38;5;231;48;5;88",
)
#: Columns of a square with a percentage, and of one whose digits tell what they are by their place.
_PERCENT: Final = 4
_DIGITS: Final = 3


def field_lines(
    board: Board,
    opened: bytes,
    rules: Ruleset,
    paint: Painter,
    *,
    laid: Collection[int] = (),
    odds: Sequence[float] | None = None,
    bombs: Collection[int] = (),
) -> list[str]:
    """The squares of a board with their coordinates, a line a row.

    opened: a byte a square, as `Minefield.open` gives it; laid: the squares of the last play; odds:
    by square, the chance of a bomb: closed squares show it; bombs: squares where one lies: closed
    ones show it. Squares are numbered row by row. In a narrow terminal they show less: see
    `legend`.
    """
    cell = _cell(board.columns, paint, odds is not None)
    texts = board.texts(board.alphabet)

    def square(index: int) -> str:
        code, shown = board.squares[index], opened[index]
        if code != EMPTY:
            return _tile(texts[code], shown, index in laid, paint, cell)
        if shown == CLOSED:
            if index in bombs:
                return paint(in_cell("*", cell), _BOMB)
            return _chance(odds[index], paint, cell) if odds else paint(in_cell(PLAIN, cell), DIM)
        return _number(shown, rules, paint, cell, odds is not None)

    return grid_lines(board.rows, board.columns, square, paint, cell)


def _cell(columns: int, paint: Painter, odds: bool) -> int:
    return cell_width(columns, paint.width, _PERCENT if odds else _DIGITS)


def _tile(letter: str, shown: int, new: bool, paint: Painter, cell: int) -> str:
    hit = shown == BOMB
    text = letter + chr(shown) if cell > 1 else letter
    if cell >= _DIGITS:
        text = f" {text}".ljust(cell)
    painted = paint(text, _HIT if hit else LAID if new else TILE)
    return f"+{text[1:]}" if new and cell >= _DIGITS and painted == text else painted


def _number(shown: int, rules: Ruleset, paint: Painter, cell: int, odds: bool) -> str:
    """An open square, in the colour of what it multiplies."""
    text = chr(shown)
    if odds and cell == _DIGITS:
        text = f"({text})"
    elif odds and cell < _DIGITS:
        text = " "
    premium = rules.multipliers[shown - ZERO]
    colour = DIM if premium == Premium() else premium_colour(premium)
    return paint(in_cell(text, cell), colour)


def _chance(chance: float, paint: Painter, cell: int) -> str:
    """A closed square in the colour of its danger."""
    if cell >= _PERCENT:
        text = f"{percent(chance)}%".rjust(cell)
    elif cell == _DIGITS:
        text = ("!!" if chance >= 1 else str(percent(chance))).rjust(cell)
    else:
        digit = "-" if chance <= 0 else "!" if chance >= 1 else str(int(chance * 10))
        text = in_cell(digit, cell)
    return paint(text, _HEAT[heat(chance)])


def legend(
    board: Board,
    opened: bytes,
    rules: Ruleset,
    paint: Painter,
    *,
    laid: Collection[int] = (),
    odds: Sequence[float] | None = None,
    bombs: bool = False,
) -> list[str]:
    """Explain what the squares show; arguments as for `field_lines`, bombs: are any shown?

    The examples are squares of this very board. What it does not show is left out.
    """
    cell = _cell(board.columns, paint, odds is not None)
    told = _examples(board, opened, paint, cell, laid, odds)
    lines = ["; ".join(told)] if told else []
    if odds is None:
        bomb = "; * a bomb that was not hit" if bombs else ""
        lines.append(f". closed{bomb}; {multipliers(rules)}")
        return lines
    chance = _example_chance(opened, odds)
    if cell < _DIGITS:
        lines.append("0-9 chance of a bomb in tenths; - none; ! certain; open squares are blank")
    elif chance is not None and cell >= _PERCENT:
        lines.append(f"{percent(chance)}% chance of a bomb in a closed square")
    elif chance is not None:
        shown = "!!" if chance >= 1 else str(percent(chance))
        certain = "" if chance >= 1 else "; !! certain"
        lines.append(f"{shown} chance of a bomb in a closed square, in percent{certain}")
    return lines


def _examples(
    board: Board,
    opened: bytes,
    paint: Painter,
    cell: int,
    laid: Collection[int],
    odds: Sequence[float] | None,
) -> list[str]:
    """Explain a number, a tile, a tile on a bomb and one that was just laid."""
    if cell <= 1:
        return []
    texts = board.texts(board.alphabet)
    tiles = [index for index, code in enumerate(board.squares) if code != EMPTY]
    told = []
    numbers = [
        shown
        for code, shown in zip(board.squares, opened, strict=True)
        if code == EMPTY and shown not in (CLOSED, BOMB)
    ]
    if numbers and cell >= _DIGITS:
        shown = max(numbers)
        number = f"({chr(shown)})" if odds is not None and cell == _DIGITS else chr(shown)
        told.append(f"{number} open, {_bombs_around(shown)}")
    safe = [index for index in tiles if opened[index] not in (BOMB, CLOSED)]
    if safe:
        text = texts[board.squares[safe[0]]] + chr(opened[safe[0]])
        told.append(f"{text} a tile, {_bombs_around(opened[safe[0]])}")
    if hit := [index for index in tiles if opened[index] == BOMB]:
        told.append(f"{texts[board.squares[hit[0]]]}* a tile on a bomb")
    if cell >= _DIGITS and not paint.colour and (new := sorted(set(laid) & set(tiles))):
        told.append(f"+{texts[board.squares[new[0]]]}{chr(opened[new[0]])} just laid")
    return told


def _bombs_around(shown: int) -> str:
    count = shown - ZERO
    return f"{count} bomb{'' if count == 1 else 's'} around"


def _example_chance(opened: bytes, odds: Sequence[float]) -> float | None:
    """The highest chance that a closed square shows, one that is not certain if there is any."""
    closed = [odds[index] for index, shown in enumerate(opened) if shown == CLOSED]
    doubtful = [chance for chance in closed if 0 < chance < 1]
    return max(doubtful or closed, default=None)


def bombs_told(opened: bytes, columns: int, bombs: int) -> str:
    """How many bombs there are: `Bombs 22: 1 hit (8D), 21 hidden`."""
    hit = [
        str(Place(*divmod(square, columns))) for square, shown in enumerate(opened) if shown == BOMB
    ]
    told = f"{len(hit)} hit ({', '.join(hit)})" if hit else "none hit"
    return f"Bombs {bombs}: {told}, {bombs - len(hit)} hidden"


def multipliers(rules: Ruleset) -> str:
    """What numbers multiply: `1 2L, 2 3L, 3 2W, 4-8 3W`, the letter or the word."""
    found: list[tuple[int, int, str]] = []
    for number, premium in enumerate(rules.multipliers):
        told = label(premium)
        if found and found[-1][2] == told:
            found[-1] = (found[-1][0], number, told)
        else:
            found.append((number, number, told))
    return ", ".join(
        f"{low}{f'-{high}' if high > low else ''} {told}" for low, high, told in found if told
    )
