"""Pictures of boards as stand-alone SVG, with a description for screen readers."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Sequence
from typing import Final, TypeAlias

from lexicon_fast.base import tile_text
from lexicon_fast.games.markup import document, text_at, themed
from lexicon_fast.games.tiles.board import FREE_BLANK, Board
from lexicon_fast.games.tiles.layouts import BLANK, Layout, Premium
from lexicon_fast.games.tiles.places import Place, column_name

#: By kind of square: the fill colour, and the colour of text on it.
Palette: TypeAlias = dict[str, tuple[str, str]]

#: Lengths in pixels, at a size of 100%.
CELL: Final = 36
_EDGE: Final = 30  # left and above: coordinates
_MARGIN: Final = 14
_LINE: Final = 24

#: The kind of a square by its premium; "both" for other premiums.
_KINDS: Final = {
    Premium(): "plain",
    Premium(letter=2): "letter2",
    Premium(letter=3): "letter3",
    Premium(letter=4): "letter4",
    Premium(word=2): "word2",
    Premium(word=3): "word3",
    Premium(word=4): "word4",
}

# Text has a contrast of at least 4.5 to 1.
_LIGHT: Final[Palette] = {
    "page": ("#ffffff", "#3c4046"),
    "plain": ("#e8e4da", "#5c574b"),
    "letter2": ("#bfe0ee", "#1b4b5f"),
    "letter3": ("#3573a8", "#ffffff"),
    "letter4": ("#24406b", "#ffffff"),
    "word2": ("#f4c3c8", "#7a1f2b"),
    "word3": ("#c23b32", "#ffffff"),
    "word4": ("#7c2d6e", "#ffffff"),
    "both": ("#bcd9ab", "#2c4a1e"),
    "tile": ("#f7e2ad", "#2b2115"),
    "laid": ("#f5b82e", "#2b2115"),
    "edge": ("#a67f2d", "#8a4b00"),  # of tiles, and of tiles of the last play
}
_DARK: Final[Palette] = {
    "page": ("#1c1e22", "#d3d6db"),
    "plain": ("#32353b", "#b4b8bf"),
    "letter2": ("#2e5568", "#dff1fa"),
    "letter3": ("#2a5c93", "#ffffff"),
    "letter4": ("#3b3f94", "#ffffff"),
    "word2": ("#6d3542", "#ffe1e6"),
    "word3": ("#a53a31", "#ffffff"),
    "word4": ("#76306b", "#ffffff"),
    "both": ("#3f5a33", "#e3f2da"),
    "tile": ("#dcc488", "#1d160b"),
    "laid": ("#f2b632", "#1d160b"),
    "edge": ("#8f6f2a", "#fff0c2"),
}


def board_svg(
    board: Board,
    layout: Layout,
    *,
    laid: Collection[int] = (),
    rack: str = "",
    title: str = "Board",
    caption: Sequence[str] = (),
    theme: str = "auto",
) -> str:
    """Return the picture of a board as the text of an SVG file.

    Tiles show their points; a blank has a ring around its letter and no points. laid: squares to
    highlight, as indices into `Board.squares`; rack: tiles below the board, `?` a blank; title: the
    title of the document, not drawn; caption: lines below the board; theme: "light", "dark", or
    "auto" for the viewer's preference. Raises BadOption.
    """
    return drawing(
        board,
        layout,
        _squares(board, layout, laid),
        describe(board, laid=laid, rack=rack),
        rack=rack,
        title=title,
        caption=caption,
        theme=theme,
    )


def drawing(
    board: Board,
    layout: Layout,
    squares: Iterable[str],
    description: str,
    *,
    rack: str,
    title: str,
    caption: Sequence[str],
    theme: str,
    palettes: tuple[Palette, Palette] = ({}, {}),
) -> str:
    """Return a picture with the given squares, which are SVG elements, each at its `corner`.

    description: text for screen readers; palettes: further kinds of squares, light and dark.
    Raises BadOption.
    """
    width = _EDGE + board.columns * CELL + _MARGIN
    height = _EDGE + board.rows * CELL + _MARGIN
    body = [*_coordinates(board), *squares]
    if rack:
        body += _rack(rack, layout, height)
        height += CELL + _MARGIN
    for line in caption:
        # A letter takes about 0.6 of the font size; shrink the font so that the line fits.
        size = min(15.0, (width - _EDGE - _MARGIN) / 0.62 / max(len(line), 1))
        body.append(text_at(_EDGE, height + _LINE * 0.5, line, "lf-page", size, anchor="start"))
        height += _LINE
    height += _MARGIN if caption else 0
    return document(
        width,
        height,
        body,
        title=title,
        description=description,
        style=_style(theme, palettes),
    )


def describe(board: Board, *, laid: Collection[int] = (), rack: str = "") -> str:
    """Describe a board in words: its tiles, each word with its place."""
    parts = described(board, laid, rack)
    return "; ".join(parts) + ". Lower case: a blank. 8D runs across, D8 down."


def described(board: Board, laid: Collection[int], rack: str) -> list[str]:
    """Return the parts of the description of a board, without the legend."""
    words = [f"{place} {word}" for place, word in _words(board)]
    parts = [
        f"{board.rows} rows, {board.columns} columns",
        f"words: {', '.join(words)}" if words else "no words",
    ]
    if laid:
        parts.append(f"last laid on {places(laid, board)}")
    if rack:
        parts.append(f"rack: {rack}")
    return parts


def places(squares: Collection[int], board: Board) -> str:
    """Return the names of squares: `8D, 9D`."""
    return ", ".join(str(Place(*divmod(index, board.columns))) for index in sorted(squares))


def _words(board: Board) -> Iterator[tuple[Place, str]]:
    rows = [
        [board[row, column] or " " for column in range(board.columns)] for row in range(board.rows)
    ]
    for down, lanes in ((False, rows), (True, [list(lane) for lane in zip(*rows, strict=True)])):
        for number, lane in enumerate(lanes):
            start = 0
            for word in "".join(lane).split(" "):
                if len(word) > 1:
                    yield (Place(start, number, True) if down else Place(number, start)), word
                start += len(word) + 1


def _coordinates(board: Board) -> Iterator[str]:
    for column in range(board.columns):
        x = _EDGE + (column + 0.5) * CELL
        yield text_at(x, _EDGE * 0.6, column_name(column), "lf-page", 13)
    for row in range(board.rows):
        y = _EDGE + (row + 0.5) * CELL
        yield text_at(_EDGE * 0.52, y, str(row + 1), "lf-page", 13)


def corner(index: int, board: Board) -> tuple[float, float]:
    """Return the upper left corner of a square, by its index in `Board.squares`."""
    row, column = divmod(index, board.columns)
    return _EDGE + column * CELL, _EDGE + row * CELL


def ground(x: float, y: float, kind: str) -> str:
    """Draw a square in a colour of the palette."""
    return (
        f'<rect class="lf-{kind}-f" x="{x + 1}" y="{y + 1}" width="{CELL - 2}"'
        f' height="{CELL - 2}" rx="2"/>'
    )


def _squares(board: Board, layout: Layout, laid: Collection[int]) -> Iterator[str]:
    for index in range(board.rows * board.columns):
        row, column = divmod(index, board.columns)
        x, y = corner(index, board)
        letter = board[row, column]
        premium = layout.squares[row][column]
        kind = "plain" if letter else kind_of(premium)  # visible at the corners of a tile
        yield ground(x, y, kind)
        if letter:
            blank = letter in board.alphabet.lower
            upper = board.alphabet.upper[board.alphabet.lower.index(letter)] if blank else letter
            value = None if blank else layout.values[letter]
            yield from tile(x, y, upper, value, "laid" if index in laid else "tile")
            continue
        start = layout.start
        if start is not None and (start.row, start.column) == (row, column):
            yield _star(x + CELL / 2, y + CELL / 2, f"lf-{kind}")
        elif kind != "plain":
            yield from _premium(x, y, premium, kind)


def kind_of(premium: Premium) -> str:
    """Return the kind of a square by its premium."""
    return _KINDS.get(premium, "both")


def _premium(x: float, y: float, premium: Premium, kind: str) -> Iterator[str]:
    labels = [
        f"{times}{what}"
        for times, what in ((premium.letter, "L"), (premium.word, "W"))
        if times > 1
    ]
    for number, label in enumerate(labels):
        middle = y + CELL * (number + 1) / (len(labels) + 1)
        yield text_at(x + CELL / 2, middle, label, f"lf-{kind}", 11)


def _star(x: float, y: float, kind: str) -> str:
    """Draw a star with five points around a centre."""
    far = ((0, -1), (0.951, -0.309), (0.588, 0.809), (-0.588, 0.809), (-0.951, -0.309))
    near = ((0.225, -0.309), (0.363, 0.118), (0, 0.382), (-0.363, 0.118), (-0.225, -0.309))
    size = CELL * 0.34
    points = [point for pair in zip(far, near, strict=True) for point in pair]
    path = " ".join(f"{x + size * dx:.1f},{y + size * dy:.1f}" for dx, dy in points)
    return f'<polygon class="{kind}" points="{path}"/>'


def tile(x: float, y: float, letter: str, value: int | None, kind: str) -> Iterator[str]:
    """Draw a tile on a square.

    letter: empty for a blank without a letter; value: None for a blank, which gets a ring; kind: of
    the palette, "tile", or "laid" for a tile of the last play.
    """
    yield (
        f'<rect class="lf-{kind}-f lf-{kind}-e" x="{x + 2}" y="{y + 2}" width="{CELL - 4}"'
        f' height="{CELL - 4}" rx="4"/>'
    )
    text = tile_text.name(letter)
    size = (1, 1, 0.8, 0.6)[len(text)]  # so that a tile of several letters fits
    if value is None:
        yield (
            f'<circle class="lf-ring" cx="{x + CELL / 2}" cy="{y + CELL / 2}"'
            f' r="{CELL * 0.35:.1f}"/>'
        )
        if letter:
            yield text_at(x + CELL / 2, y + CELL * 0.5, text, f"lf-{kind}", 17 * size, bold=True)
        return
    middle = 0.46 if value < 10 else 0.4
    yield text_at(x + CELL * middle, y + CELL * 0.48, text, f"lf-{kind}", 20 * size, bold=True)
    yield text_at(x + CELL * 0.86, y + CELL * 0.78, str(value), f"lf-{kind}", 9, anchor="end")


def _rack(rack: str, layout: Layout, top: float) -> Iterator[str]:
    for place, each in enumerate(rack):
        blank = each in (BLANK, FREE_BLANK)
        value = None if blank else layout.values.get(each, 0)
        yield from tile(_EDGE + place * CELL, top, "" if blank else each, value, "tile")


def _style(theme: str, palettes: tuple[Palette, Palette]) -> str:
    light, dark = _LIGHT | palettes[0], _DARK | palettes[1]
    rules = themed(theme, _colours(light), _colours(dark))
    return f".lf-ring{{fill:none;stroke:#8c1d18;stroke-width:1.6}} {rules}"


def _colours(palette: Palette) -> str:
    rules = []
    for kind, (fill, text) in palette.items():
        if kind == "edge":
            rules.append(f".lf-tile-e{{stroke:{fill};stroke-width:1}}")
            rules.append(f".lf-laid-e{{stroke:{text};stroke-width:2.5}}")
        else:
            rules.append(f".lf-{kind}-f{{fill:{fill}}} .lf-{kind}{{fill:{text}}}")
    return " ".join(rules)
