"""What `scrabble show` and `lexibomb show` have in common: positions to look at."""

from __future__ import annotations

import sys
from dataclasses import dataclass
from itertools import groupby
from typing import TYPE_CHECKING, Any, Final

import click

from lexicon_fast.cli.options import FILE, FileOption, colour_for, colour_option
from lexicon_fast.errors import BadPosition, naming_errors

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

    from lexicon_fast.cli.painter import Painter
    from lexicon_fast.games.tiles.board import Board
    from lexicon_fast.games.tiles.layouts import Layout

_THEMES: Final = ("auto", "light", "dark")
_LONGEST_NAME: Final = 20

game_option: Final = click.option(
    "--game",
    type=click.IntRange(1),
    metavar="N",
    help="The Nth game of a record. [default: the only one]",
)

_OPTIONS: Final = (
    click.option(
        "--turn",
        type=click.IntRange(0),
        metavar="N",
        help="Behind N lines of the game; 0 is the start. [default: the last]",
    ),
    game_option,
    click.option(
        "--svg",
        cls=FileOption,
        metavar="FILE",
        type=FILE,
        help="Draw the board into a file instead; - is stdout.",
    ),
    click.option(
        "--theme",
        type=click.Choice(_THEMES),
        default=_THEMES[0],
        show_default=True,
        help="Colours of the drawing; auto: as the viewer prefers.",
    ),
    colour_option,
)


def show_options(command: Callable[..., Any]) -> Callable[..., Any]:
    """The options of both commands."""
    for option in reversed(_OPTIONS):
        command = option(command)
    return command


@dataclass(frozen=True, slots=True, kw_only=True)
class View:
    """A position to look at. told: what led to it, a line each; title: of the game."""

    board: Board
    layout: Layout
    names: Sequence[str]
    scores: Sequence[int]
    racks: Sequence[str]
    to_move: int | None
    title: str = ""
    laid: tuple[int, ...] = ()
    told: tuple[str, ...] = ()

    @property
    def rack(self) -> str:
        """Of the player to move, as far as it is known."""
        return "" if self.to_move is None else self.racks[self.to_move]

    @property
    def standing(self) -> str:
        """The scores, and who is to move, in one line; nothing where players are not known."""
        if not self.names:
            return ""
        scores = zip(self.names, self.scores, strict=True)
        told = ", ".join(f"{name} {score}" for name, score in scores)
        return told if self.to_move is None else f"{told}; {self.names[self.to_move]} to move"


def painter(colour: bool | None) -> Painter:
    """For stdout."""
    from lexicon_fast.cli.painter import Painter, terminal_width

    width = terminal_width(sys.stdout)
    return Painter(colour=colour_for(width is not None, colour), width=width or 80)


def lines_below(view: View, paint: Painter) -> Iterator[str]:
    """What stands below a board: who stands how, what happened, and the tiles."""
    from lexicon_fast.cli.painter import plain

    names = [plain(name)[:_LONGEST_NAME] for name in view.names]
    indent = max(map(len, ["Unseen", *names])) + 2
    for player, name in enumerate(names):
        facts = [str(view.scores[player])]
        if player == view.to_move:
            facts.append("to move")
        elif player < len(view.racks) and view.racks[player]:
            facts.append(f"with {view.racks[player]}")
        yield from paint.wrapped(name, [(text := ", ".join(facts), len(text))], indent)
    for label, told in zip(("Last", *("",) * len(view.told)), view.told, strict=False):
        yield from paint.wrapped(label, [(word, len(word)) for word in [plain(told)]], indent)
    values = view.layout.values
    tiles = [(tile, values.get(tile, 0)) for tile in view.rack]
    if tiles:
        rack = [(paint.card(tile, value), len(f"{tile}{value}")) for tile, value in tiles]
        yield from paint.wrapped("Rack", rack, indent)
    yield from paint.wrapped("Unseen", _unseen(view), indent)


def _unseen(view: View) -> list[tuple[str, int]]:
    """The tiles that are neither on the board nor on a rack that is shown, equal ones together."""
    from lexicon_fast.games.tiles.bag import unseen

    try:
        tiles = unseen(view.layout, view.board, view.racks)
    except BadPosition:  # somebody plays with other tiles
        return [("more tiles lie there than the layout has", 40)]
    if not tiles:
        return [("none", 4)]
    groups = ["".join(group) for _, group in groupby(tiles)]
    return [*((group, len(group)) for group in groups), (count := f"({len(tiles)})", len(count))]


def write(text: str, path: str | None) -> None:
    """UTF-8, whatever the terminal has; - and None are stdout."""
    data = text.encode()
    if path in (None, "-"):
        click.echo(data, nl=False)
        return
    assert path is not None
    with naming_errors(path), open(path, "wb") as file:
        file.write(data)
