"""`lexicon-fast scrabble show` and `gcg`: pictures of boards, and games for other programs."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import click

from lexicon_fast.cli.groups import command
from lexicon_fast.cli.options import (
    FILE,
    RulesetJson,
    RulesetName,
    dictionary_option,
    output_option,
    read_file,
    refuse_several,
)
from lexicon_fast.cli.records import warn_of_faults
from lexicon_fast.cli.scrabble import files
from lexicon_fast.cli.tiles.show import (
    game_option,
    only_view,
    print_views,
    show_options,
    view_lines,
    write,
)

if TYPE_CHECKING:
    from collections.abc import Iterable

    from lexicon_fast.cli.scrabble.files import View
    from lexicon_fast.rows.painter import Painter

_POSITION: Final = "'15/15/15/15/15/15/15/6QUIT5/15/15/15/15/15/15/15 AEINRS?/ 0/0 0'"


@command(
    f"lexicon-fast scrabble show {_POSITION}",
    "lexicon-fast scrabble show game.gcg --turn 8",
    "lexicon-fast scrabble show match.jsonl --game 3 --svg board.svg",
    "lexicon-fast scrabble show game.gcg --cgp | lexicon-fast scrabble plays --best",
)
@click.argument("source", metavar="CGP|FILE")
@show_options
@click.option(
    "--cgp",
    is_flag=True,
    help="Print CGP: all positions with a player to move, or the one of --turn.",
)
@dictionary_option(None, "Dictionary to check the words of GCG with. [default: allow any word]")
@click.option(
    "--layout",
    metavar="NAME|PATH",
    help="Name or file of the board. [default: from FILE, else by the size of the CGP]",
)
@click.option(
    "--ruleset",
    type=RulesetName("scrabble"),
    help="Rules that name the board, instead of --layout.",
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
    """Show the board of a position or a game.

    A blank is a letter in lower case.

    The argument is a line of CGP, a file of such lines, a game in GCG, or a file written by
    --record; - is stdin. A game in GCG is replayed: its errors (wrong points or totals, tiles that
    a player does not have) are reported on stderr, and the exit code is then 2.
    """
    refuse_several({"--cgp": cgp, "--svg": svg})
    refuse_several({"--layout": layout, "--ruleset": ruleset})
    views, faults = files.views(
        source,
        files.Selection(
            layout=layout, ruleset=ruleset, words=words, game=game, turn=turn, every=cgp
        ),
    )
    if svg is not None:
        _draw(only_view(views), svg, theme)
    elif cgp:
        for view in views:
            click.echo(view.cgp)
    else:
        print_views(views, _lines, colour)
    warn_of_faults(faults)
    return 2 if faults else 0


@command(
    "lexicon-fast scrabble gcg game.jsonl -o game.gcg",
    "lexicon-fast scrabble gcg match.jsonl --game 3",
)
@click.argument("path", metavar="FILE", type=FILE)
@game_option
@output_option
def gcg(path: str, game: int | None, output_path: str | None) -> None:
    """Convert a game to GCG for other programs.

    FILE is a record written by --record, or GCG to rewrite in the form that most programs read; -
    is stdin. The game is not checked; use `replay --check` or `scrabble show` for that.
    """
    from lexicon_fast.games.scrabble.gcg import write as gcg_text

    write(gcg_text(files.game_of(read_file(path), path, game)), output_path)


def _draw(view: View, path: str, theme: str) -> None:
    from lexicon_fast.games.tiles.svg import board_svg

    drawing = board_svg(
        view.board,
        view.layout,
        laid=view.laid,
        rack=view.rack,
        title=view.title or "Scrabble board",
        caption=[view.scores_line, *view.events[:1]],
        theme=theme,
    )
    write(drawing, path)


def _lines(view: View, paint: Painter) -> Iterable[str]:
    from lexicon_fast.cli.tiles.board_picture import board_lines, legend

    board = board_lines(view.board, view.layout, paint, laid=view.laid, width=paint.width)
    return view_lines(view, board, [legend(view.layout)], paint)
