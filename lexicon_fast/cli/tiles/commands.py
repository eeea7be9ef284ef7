"""Shared parts of the commands of Scrabble and Lexibomb: options, plays, showing positions."""

from __future__ import annotations

from dataclasses import dataclass, replace
from itertools import groupby
from typing import TYPE_CHECKING, Any, Final, TypeVar

import click

from lexicon_fast.base.errors import (
    BadOption,
    BadPosition,
    BadRecord,
    LexiconFastError,
    naming_errors,
    shortened,
)
from lexicon_fast.cli.options import (
    RulesetJson,
    choice_option,
    colour_option,
    combined,
    file_option,
    flag_option,
    number_option,
    refuse_several,
    rows_options,
    stdout_painter,
)
from lexicon_fast.cli.records import check_game_number
from lexicon_fast.games.registry import game_info
from lexicon_fast.rows.painter import BOLD, DIM, Painter, counted, printable

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator, Sequence

    from lexicon_fast.batch.queries import TilePlaysQuery
    from lexicon_fast.cli.options import Decorator
    from lexicon_fast.games.tiles.board import Board
    from lexicon_fast.games.tiles.layouts import Layout

R = TypeVar("R", bound=Any)

exchange_from_option: Final = number_option(
    "--exchange-from",
    most=1000,
    help="Tiles that the bag needs to allow an exchange. [default: from the ruleset, 7 in"
    " standard]",
)


def with_changes(rules: R, **changes: Any) -> R:
    """Return a ruleset with some values changed; None: not changed."""
    given = {name: value for name, value in changes.items() if value is not None}
    changed: R = replace(rules, **given)
    return changed


def plays_options(best: str) -> Decorator:
    """Return the options of `plays`, except for the dictionary and the rules.

    best: the help of --best.
    """
    return combined(
        number_option("-n", "--top", least=0, help="Show only the N best plays of each position."),
        flag_option("--all", "all_plays", help="Show all plays of each position. [default]"),
        flag_option("--best", help=best),
        rows_options,
    )


def list_plays(
    query: TilePlaysQuery,
    given: tuple[str, ...],
    words: str,
    all_plays: bool,
    argument: str,
    **rows: Any,
) -> int:
    """List the plays of the given positions; rows: see `row_command.run`. Return the exit code."""
    from lexicon_fast.cli import row_command

    refuse_several({"--all": all_plays, "--top": query.top is not None, "--best": query.best})
    return row_command.run(query, given, words, argument=argument, **rows)


_THEMES: Final = ("auto", "light", "dark")
_LONGEST_NAME: Final = 20

#: White space in files, and a byte order mark.
WHITE_SPACE: Final = b" \t\r\n\xef\xbb\xbf"

game_option: Final = number_option(
    "--game", help="The Nth game of a record. [default: the only one]"
)

show_options = combined(
    number_option(
        "--turn",
        least=0,
        help="The position after N lines of the game; 0 is the start. [default: the last]",
    ),
    game_option,
    file_option("--svg", help="Draw the board into this file instead; - is stdout."),
    choice_option(
        "--theme",
        choices=_THEMES,
        default=_THEMES[0],
        help="Colours of the drawing; auto follows the viewer's preference.",
    ),
    colour_option,
)


@dataclass(frozen=True, slots=True, kw_only=True)
class BoardView:
    """A position to show.

    title: of its game; events: descriptions of the last events; plain: as `plays` reads it.
    """

    board: Board
    layout: Layout
    names: Sequence[str]
    scores: Sequence[int]
    racks: Sequence[str]
    to_move: int | None
    title: str = ""
    laid: tuple[int, ...] = ()
    events: tuple[str, ...] = ()
    plain: str = ""

    @property
    def rack(self) -> str:
        """The rack of the player to move, as far as it is known."""
        return "" if self.to_move is None else self.racks[self.to_move]

    @property
    def captions(self) -> list[str]:
        """The lines below a drawing: the scores and the player to move, and the last event."""
        return [line for line in (self._scores_line, *self.events[:1]) if line]

    @property
    def _scores_line(self) -> str:
        if not self.names:
            return ""
        scores = zip(self.names, self.scores, strict=True)
        line = ", ".join(f"{name} {score}" for name, score in scores)
        return line if self.to_move is None else f"{line}; {self.names[self.to_move]} to move"


V = TypeVar("V", bound=BoardView)


@dataclass(frozen=True, slots=True, kw_only=True)
class ShowOptions:
    """The positions of a source to show, how to read them, and how to show them.

    words: a dictionary; ruleset, layout: of positions; game: the number of a game in a record;
    turn: only the position after this turn; every: all positions with a player to move, for
    `plays`, not only the last; svg: the file of a drawing, which has a theme.
    """

    words: str | None = None
    ruleset: RulesetJson | None = None
    layout: str | None = None
    game: int | None = None
    turn: int | None = None
    every: bool = False
    svg: str | None
    theme: str
    colour: bool | None

    def check_no_game(self, source: str) -> None:
        """Raise BadOption if --turn or --game is used with positions."""
        if self.turn is not None or self.game is not None:
            raise BadOption(f"--turn and --game need a game; {source}")

    def check_turn(self, last: int, where: str, unit: str) -> None:
        """Raise BadOption if --turn is larger than the number of turns."""
        if self.turn is not None and self.turn > last:
            raise BadOption(f"--turn {self.turn}: {where} has {counted(last, unit)}")


def views_of_lines(
    lines: Iterable[bytes], where: str, view_of: Callable[[bytes, int], V]
) -> Iterator[V]:
    """Yield a view of each line that is not blank. Errors name the line, if `where` is not empty.

    view_of: makes a view from a line and its number.
    """
    for number, line in enumerate(lines, 1):
        if line.strip(WHITE_SPACE):
            try:
                yield view_of(line, number)
            except LexiconFastError as error:
                raise type(error)(f"{where}:{number}: {error}" if where else str(error)) from None


def recorded_game(game: str, data: bytes, where: str, number: int | None) -> Any:
    """Return a game of a record. Raises BadRecord, BadOption."""
    from lexicon_fast.games.record import game_of

    lines = data.split(b"\n")
    first = next(line for line in lines if line.strip(WHITE_SPACE))
    if (named := game_of(first)) not in (None, game):
        raise BadRecord(
            f"{where} is a record of {shortened(named, 60)}, not of {game}; use: lexicon-fast"
            f" replay {where}"
        )
    games = game_info(game).records.read(lines, where)
    if number is None and len(games) > 1:
        raise BadOption(f"{where} has {len(games)} games; choose one with --game N")
    check_game_number(number or 1, len(games), where)
    return games[(number or 1) - 1]


def show_views(
    views: Sequence[V],
    options: ShowOptions,
    lines: Callable[[V, Painter], Iterable[str]],
    draw: Callable[[V, str], str],
) -> None:
    """Draw a position into a file, print positions for `plays`, or show them.

    lines: those of a view; draw: returns a drawing of a view in a theme. Raises BadOption if there
    are several positions to draw.
    """
    if options.svg is not None:
        if len(views) > 1:
            raise BadOption(f"--svg draws one position, but there are {len(views)}")
        write(draw(views[0], options.theme), options.svg)
        return
    paint = stdout_painter(options.colour)
    for number, view in enumerate(views):
        if options.every:
            click.echo(view.plain)
            continue
        if number:
            click.echo()
        for line in lines(view, paint):
            click.echo(line, color=paint.colour)


def view_lines(
    view: BoardView, board: Iterable[str], legend: Iterable[str], paint: Painter
) -> Iterator[str]:
    """Yield a title, the board, its legend, the scores, the last events, and the tiles."""
    from lexicon_fast.cli.tiles.display import tile_pieces  # late, for a quick start of `plays`

    if view.title:
        yield paint(printable(view.title), BOLD)
    yield from board
    yield from (paint(line, DIM) for line in legend)
    yield ""
    names = [printable(name)[:_LONGEST_NAME] for name in view.names]
    indent = max(map(len, ["Unseen", *names])) + 2
    for player, name in enumerate(names):
        facts = [str(view.scores[player])]
        if player == view.to_move:
            facts.append("to move")
        elif player < len(view.racks) and view.racks[player]:
            facts.append(f"with {view.racks[player]}")
        yield from paint.wrapped(name, [", ".join(facts)], indent)
    for number, event in enumerate(view.events):
        yield from paint.wrapped("" if number else "Last", [printable(event)], indent)
    if view.rack:
        yield from paint.wrapped("Rack", tile_pieces(view.rack, view.layout, paint), indent)
    yield from paint.wrapped("Unseen", _unseen(view), indent)


def _unseen(view: BoardView) -> list[str]:
    """Return the tiles that are neither on the board nor on a known rack, in groups."""
    from lexicon_fast.games.tiles.bag import unseen

    try:
        tiles = unseen(view.layout, view.board, view.racks)
    except BadPosition:
        return ["more tiles are visible than the layout has"]
    if not tiles:
        return ["none"]
    return [*("".join(group) for _, group in groupby(tiles)), f"({len(tiles)})"]


def write(text: str, path: str | None) -> None:
    """Write text as UTF-8, in any locale; - and None are stdout."""
    data = text.encode()
    if path is None or path == "-":
        click.echo(data, nl=False)
        return
    with naming_errors(path), open(path, "wb") as file:
        file.write(data)
