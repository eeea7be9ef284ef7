"""A minefield as text for people: tiles, numbers, bombs that were hit, and the odds.

Where a square has three columns, colours add nothing to the text: `2` is an open square, `H2` a
tile on it, `H*` a tile on a bomb, `+H2` a tile that was just laid, `.` a closed square.
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
from lexicon_fast.rows.painter import counted

if TYPE_CHECKING:
    from collections.abc import Collection, Sequence

    from lexicon_fast.games.lexibomb.board import Board
    from lexicon_fast.games.lexibomb.rules import Ruleset
    from lexicon_fast.rows.painter import Painter

_HIT: Final = "1;38;5;231;48;5;124"
_BOMB: Final = "1;38;5;231;48;5;88"
#: Colours for the steps of `heat`, from no bomb to a certain one.
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
#: Columns of a square with a percent sign, and of one with up to three characters.
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
    """Draw a board with coordinates, a line a row.

    opened: a byte a square, as `Minefield.open` returns it; laid: the squares of the last play;
    odds: the chance of a bomb by square, shown in closed squares; bombs: the squares with a bomb,
    shown in closed squares. Squares are numbered row by row. In a narrow terminal they show less:
    see `legend`.
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
    """Draw an open square, in the colour of its multiplier."""
    text = chr(shown)
    if odds and cell == _DIGITS:
        text = f"({text})"
    elif odds and cell < _DIGITS:
        text = " "
    premium = rules.multipliers[shown - ZERO]
    colour = DIM if premium == Premium() else premium_colour(premium)
    return paint(in_cell(text, cell), colour)


def _chance(chance: float, paint: Painter, cell: int) -> str:
    """Draw a closed square, in the colour of its danger."""
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
    """Explain the squares of this board, by examples from it.

    The arguments are those of `field_lines`; bombs: whether bombs that were not hit are shown.
    """
    cell = _cell(board.columns, paint, odds is not None)
    examples = _examples(board, opened, paint, cell, laid, odds)
    lines = ["; ".join(examples)] if examples else []
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
    """Explain a number, a tile, a tile on a bomb and a tile that was just laid."""
    if cell <= 1:
        return []
    texts = board.texts(board.alphabet)
    tiles = [index for index, code in enumerate(board.squares) if code != EMPTY]
    lines = []
    numbers = [
        shown
        for code, shown in zip(board.squares, opened, strict=True)
        if code == EMPTY and shown not in (CLOSED, BOMB)
    ]
    if numbers and cell >= _DIGITS:
        shown = max(numbers)
        number = f"({chr(shown)})" if odds is not None and cell == _DIGITS else chr(shown)
        lines.append(f"{number} open, {_bombs_around(shown)}")
    safe = [index for index in tiles if opened[index] not in (BOMB, CLOSED)]
    if safe:
        text = texts[board.squares[safe[0]]] + chr(opened[safe[0]])
        lines.append(f"{text} a tile, {_bombs_around(opened[safe[0]])}")
    if hit := [index for index in tiles if opened[index] == BOMB]:
        lines.append(f"{texts[board.squares[hit[0]]]}* a tile on a bomb")
    if cell >= _DIGITS and not paint.colour and (new := sorted(set(laid) & set(tiles))):
        lines.append(f"+{texts[board.squares[new[0]]]}{chr(opened[new[0]])} just laid")
    return lines


def _bombs_around(shown: int) -> str:
    return f"{counted(shown - ZERO, 'bomb')} around"


def _example_chance(opened: bytes, odds: Sequence[float]) -> float | None:
    """Return the highest chance in a closed square; a certain bomb only if all others are empty."""
    closed = [odds[index] for index, shown in enumerate(opened) if shown == CLOSED]
    doubtful = [chance for chance in closed if 0 < chance < 1]
    return max(doubtful or closed, default=None)


def bombs_line(opened: bytes, columns: int, bombs: int) -> str:
    """Return the numbers of bombs: `Bombs 22: 1 hit (8D), 21 hidden`."""
    hit = [
        str(Place(*divmod(square, columns))) for square, shown in enumerate(opened) if shown == BOMB
    ]
    hits = f"{len(hit)} hit ({', '.join(hit)})" if hit else "none hit"
    return f"Bombs {bombs}: {hits}, {bombs - len(hit)} hidden"


def multipliers(rules: Ruleset) -> str:
    """Return the multipliers by number: `1 2L, 2 3L, 3 2W, 4-8 3W`, of the letter or the word."""
    found: list[tuple[int, int, str]] = []
    for number, premium in enumerate(rules.multipliers):
        text = label(premium)
        if found and found[-1][2] == text:
            found[-1] = (found[-1][0], number, text)
        else:
            found.append((number, number, text))
    return ", ".join(
        f"{low}{f'-{high}' if high > low else ''} {text}" for low, high, text in found if text
    )
