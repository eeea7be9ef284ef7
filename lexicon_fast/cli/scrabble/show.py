"""`lexicon-fast scrabble show` and `gcg`: boards for people, and games for other programs."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import click

from lexicon_fast.cli.options import (
    FILE,
    WORDS,
    FileOption,
    RulesetJson,
    RulesetName,
    examples,
    warn,
)
from lexicon_fast.cli.scrabble import files
from lexicon_fast.cli.tiles.show import game_option, lines_below, painter, show_options, write
from lexicon_fast.errors import BadOption

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from lexicon_fast.cli.painter import Painter
    from lexicon_fast.cli.scrabble.files import View

_FAULTS_SHOWN: Final = 10
_POSITION: Final = "'15/15/15/15/15/15/15/6QUIT5/15/15/15/15/15/15/15 AEINRS?/ 0/0 0'"


@click.command(
    epilog=examples(
        f"lexicon-fast scrabble show {_POSITION}",
        "lexicon-fast scrabble show game.gcg --turn 8",
        "lexicon-fast scrabble show match.jsonl --game 3 --svg board.svg",
        "lexicon-fast scrabble show game.gcg --cgp | lexicon-fast scrabble plays --best",
    )
)
@click.argument("source", metavar="CGP|FILE")
@show_options
@click.option(
    "--cgp",
    is_flag=True,
    help="Print CGP: of each position with a player to move, or that of --turn.",
)
@click.option(
    "-w",
    "--words",
    type=WORDS,
    help="Check words of GCG, too. [default: any word will do]",
)
@click.option(
    "--layout",
    metavar="NAME|PATH",
    help="The board. [default: what the file says, or one as large as the CGP]",
)
@click.option(
    "--ruleset",
    type=RulesetName("scrabble"),
    help="The rules whose board it is, in place of --layout.",
)
def show(
    source: str,
    turn: int | None,
    game: int | None,
    cgp: bool,
    svg: str | None,
    theme: str,
    words: str | None,
    layout: str | None,
    ruleset: RulesetJson | None,
    colour: bool | None,
) -> int:
    """Show the board of a position or a game; a blank is a letter in lower case.

    What is given is a line of CGP, or a file: of such lines, of a game in GCG, or of games that
    --record wrote; - is stdin. A game of GCG is played again: what cannot be right in it (points,
    totals, tiles that a player does not hold) is told on stderr, and the exit code is then 2.
    """
    if cgp and svg is not None:
        raise click.UsageError("--cgp and --svg: accepted: one of them")
    if layout is not None and ruleset is not None:
        raise click.UsageError("use either --layout or --ruleset, not both")
    views, faults = files.views(
        source,
        files.Wanted(layout=layout, ruleset=ruleset, words=words, game=game, turn=turn, every=cgp),
    )
    if svg is not None:
        _draw(views, svg, theme)
    elif cgp:
        for view in views:
            click.echo(view.cgp)
    else:
        paint = painter(colour)
        for number, view in enumerate(views):
            for line in [""] * (number > 0) + list(_lines(view, paint)):
                click.echo(line, color=paint.colour)
    for fault in faults[:_FAULTS_SHOWN]:
        warn(fault)
    if len(faults) > _FAULTS_SHOWN:
        warn(f"and {len(faults) - _FAULTS_SHOWN:,} more")
    return 2 if faults else 0


@click.command(
    epilog=examples(
        "lexicon-fast scrabble gcg game.jsonl -o game.gcg",
        "lexicon-fast scrabble gcg match.jsonl --game 3",
    )
)
@click.argument("path", metavar="FILE", type=FILE)
@game_option
@click.option(
    "-o",
    "--output",
    cls=FileOption,
    metavar="FILE",
    type=FILE,
    help="Write to a file; - is stdout.",
)
def gcg(path: str, game: int | None, output: str | None) -> None:
    """Write the game that FILE records as GCG, which other programs read; - is stdin.

    FILE is what --record wrote, or GCG, which is then written in the way that most programs read.
    Nothing is checked: `replay --check` and `scrabble show` do that.
    """
    from lexicon_fast.games.scrabble.gcg import write as gcg_text

    write(gcg_text(files.game_of(files.read_file(path), path, game)), output)


def _draw(views: Sequence[View], path: str, theme: str) -> None:
    from lexicon_fast.games.tiles.svg import board_svg

    if len(views) > 1:
        raise BadOption(f"--svg: {len(views)} positions; accepted: one")
    view = views[0]
    picture = board_svg(
        view.board,
        view.layout,
        laid=view.laid,
        rack=view.rack,
        title=view.title or "Scrabble board",
        caption=[view.standing, *view.told[:1]],
        theme=theme,
    )
    write(picture, path)


def _lines(view: View, paint: Painter) -> Iterator[str]:
    """The board, and below it who stands how, what happened, and the tiles."""
    from lexicon_fast.cli.painter import BOLD, DIM, plain
    from lexicon_fast.cli.tiles.board_picture import board_lines, legend

    if view.title:
        yield paint(plain(view.title), BOLD)
    yield from board_lines(view.board, view.layout, paint, laid=view.laid, width=paint.width)
    yield paint(legend(view.layout), DIM)
    yield ""
    yield from lines_below(view, paint)
