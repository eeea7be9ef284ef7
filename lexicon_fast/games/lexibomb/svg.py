"""Pictures of minefields as SVG: tiles, open numbers, hit bombs, and the odds as a heat map."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from typing import Final

from lexicon_fast.games.lexibomb.board import Board
from lexicon_fast.games.lexibomb.minefield import BOMB, CLOSED, ZERO
from lexicon_fast.games.lexibomb.rules import Ruleset
from lexicon_fast.games.markup import text_at
from lexicon_fast.games.tiles import svg
from lexicon_fast.games.tiles.board import EMPTY, FREE_BLANK

#: Chances of a bomb at which the next colour starts, between none and certainty.
STEPS: Final = (0.05, 0.1, 0.2, 0.35, 0.6)

#: Closed squares, tiles on a bomb, bombs, and chances of a bomb from none to certainty.
_LIGHT: Final[svg.Palette] = {
    "closed": ("#c9c3b4", "#4b473d"),
    "hit": ("#c23b32", "#ffffff"),
    "bomb": ("#3a2f2c", "#ffffff"),
    "heat0": ("#bfe3b0", "#1f4413"),
    "heat1": ("#e0edb0", "#3c4710"),
    "heat2": ("#f7eeb0", "#54480c"),
    "heat3": ("#fadb8f", "#5a3d05"),
    "heat4": ("#f8bd74", "#572c03"),
    "heat5": ("#f19a6b", "#4c1c06"),
    "heat6": ("#c44536", "#ffffff"),
    "heat7": ("#8c1d18", "#ffffff"),
}
_DARK: Final[svg.Palette] = {
    "closed": ("#4b4f57", "#e4e6ea"),
    "hit": ("#b23a31", "#ffffff"),
    "bomb": ("#0c0a09", "#ffffff"),
    "heat0": ("#24512a", "#dff5df"),
    "heat1": ("#4a5a1f", "#f1f7d8"),
    "heat2": ("#655a1b", "#fbf4d0"),
    "heat3": ("#755017", "#fdeccb"),
    "heat4": ("#83451c", "#fde6d3"),
    "heat5": ("#923a22", "#ffe8e0"),
    "heat6": ("#a92a2a", "#ffffff"),
    "heat7": ("#d6453d", "#160302"),
}


def field_svg(
    board: Board,
    opened: bytes,
    rules: Ruleset,
    *,
    laid: Collection[int] = (),
    odds: Sequence[float] | None = None,
    bombs: Collection[int] = (),
    rack: str = "",
    title: str = "Minefield",
    caption: Sequence[str] = (),
    theme: str = "auto",
) -> str:
    """Return the picture of a board on its minefield as the text of an SVG file.

    An open square shows its number, small on a tile; a hit bomb is drawn on its tile. opened: one
    byte per square, as `Minefield.open` returns it; laid: squares to highlight; odds: the chance of
    a bomb for each square, drawn on closed squares; bombs: squares on which to draw a bomb. Squares
    are numbered row by row. Other arguments as for `games.tiles.svg.board_svg`. Raises BadOption.
    """
    return svg.drawing(
        board,
        rules.layout,
        _squares(board, opened, rules, laid, odds, bombs),
        describe(board, opened, laid=laid, odds=odds, bombs=bombs, rack=rack),
        rack=rack,
        title=title,
        caption=caption,
        theme=theme,
        palettes=(_LIGHT, _DARK),
    )


def describe(
    board: Board,
    opened: bytes,
    *,
    laid: Collection[int] = (),
    odds: Sequence[float] | None = None,
    bombs: Collection[int] = (),
    rack: str = "",
) -> str:
    """Describe a minefield in words: the tiles, the rows of squares, the bombs or their chances."""
    parts = svg.described(board, laid, rack)
    rows = [opened[at : at + board.columns].decode() for at in range(0, len(opened), board.columns)]
    parts.append(f"open squares: {', '.join(f'row {n} {row}' for n, row in enumerate(rows, 1))}")
    hit = [square for square, shown in enumerate(opened) if shown == BOMB]
    parts.append(f"bombs hit: {svg.places(hit, board) or 'none'}")
    closed = [square for square, shown in enumerate(opened) if shown == CLOSED]
    if odds is not None:
        chances = [f"{svg.places([square], board)} {percent(odds[square])}%" for square in closed]
        parts.append(f"chance of a bomb: {', '.join(chances) or 'none'}")
    if hidden := [square for square in closed if square in bombs]:
        parts.append(f"bombs that were not hit: {svg.places(hidden, board)}")
    return (
        "; ".join(parts) + ". _: a blank. 8D runs across, D8 down. A number: bombs around the"
        " square, *: a bomb, . a closed square."
    )


def percent(chance: float) -> int:
    """Return a chance in percent; 0 and 100 only for certainty.

    >>> percent(0.001), percent(0.5), percent(0.999), percent(1.0)
    (1, 50, 99, 100)
    """
    return max(1, min(99, round(100 * chance))) if 0 < chance < 1 else round(100 * chance)


def heat(chance: float) -> int:
    """Return the step of the heat map: 0 for chance 0, `len(STEPS) + 2` for certainty."""
    if not 0 < chance < 1:
        return 0 if chance <= 0 else len(STEPS) + 2
    return 1 + sum(chance >= step for step in STEPS)


def _squares(
    board: Board,
    opened: bytes,
    rules: Ruleset,
    laid: Collection[int],
    odds: Sequence[float] | None,
    bombs: Collection[int],
) -> Iterator[str]:
    texts = board.texts(board.alphabet)
    for index, (code, shown) in enumerate(zip(board.squares, opened, strict=True)):
        x, y = svg.corner(index, board)
        middle = (x + svg.CELL / 2, y + svg.CELL / 2)
        if code != EMPTY:
            kind = "hit" if shown == BOMB else "laid" if index in laid else "tile"
            yield svg.ground(x, y, "plain")
            yield from _tile(x, y, texts[code], shown, kind, rules)
        elif shown != CLOSED:
            kind = svg.kind_of(rules.multipliers[shown - ZERO])
            yield svg.ground(x, y, kind)
            yield text_at(*middle, chr(shown), f"lf-{kind}", 15 if shown > ZERO else 11)
        elif index in bombs:
            yield svg.ground(x, y, "bomb")
            yield _bomb(*middle, 8, "lf-bomb")
        elif odds is not None:
            kind = f"heat{heat(odds[index])}"
            yield svg.ground(x, y, kind)
            yield text_at(*middle, f"{percent(odds[index])}%", f"lf-{kind}", 11)
        else:
            yield svg.ground(x, y, "closed")


def _tile(x: float, y: float, letter: str, shown: int, kind: str, rules: Ruleset) -> Iterator[str]:
    """Draw a tile with the mark of its square in a corner."""
    blank = letter == FREE_BLANK
    yield from svg.tile(
        x, y, "" if blank else letter, None if blank else rules.layout.values[letter], kind
    )
    if shown == BOMB:
        yield _bomb(x + svg.CELL * 0.78, y + svg.CELL * 0.24, 4, f"lf-{kind}")
        return
    number = svg.kind_of(rules.multipliers[shown - ZERO])
    yield (
        f'<rect class="lf-{number}-f" x="{x + svg.CELL - 14}" y="{y + 3}" width="11" height="11"'
        ' rx="3"/>'
    )
    yield text_at(x + svg.CELL - 8.5, y + 8.5, chr(shown), f"lf-{number}", 9)


def _bomb(x: float, y: float, size: float, kind: str) -> str:
    """Draw a ball with a fuse around a centre."""
    return (
        f'<circle class="{kind}" cx="{x:g}" cy="{y + size * 0.15:g}" r="{size:g}"/>'
        f'<path class="{kind}" d="M{x + size * 0.5:g} {y - size * 0.5:g}l{size * 0.3:g}'
        f" {-size * 0.4:g}l{size * 0.7:g} {size * 0.1:g}l{size * 0.1:g} {size * 0.35:g}"
        f'l{-size * 0.5:g} {-size * 0.05:g}l{-size * 0.2:g} {size * 0.4:g}z"/>'
    )
