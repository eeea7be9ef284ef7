"""`lexicon-fast lexibomb show`: pictures of minefields, and the odds of bombs."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import click

from lexicon_fast.base.errors import BadOption
from lexicon_fast.cli.groups import command
from lexicon_fast.cli.options import (
    RulesetJson,
    RulesetName,
    dictionary_option,
    refuse_several,
)
from lexicon_fast.cli.tiles.show import (
    Selection,
    only_view,
    print_views,
    show_options,
    view_lines,
    write,
)
from lexicon_fast.rows.painter import folded

if TYPE_CHECKING:
    from collections.abc import Iterator

    from lexicon_fast.cli.lexibomb.files import View
    from lexicon_fast.games.lexibomb.odds import Odds
    from lexicon_fast.rows.painter import Painter


@command(
    "lexicon-fast lexibomb show examples/lexibomb.jsonl --odds",
    "lexicon-fast lexibomb show game.jsonl --turn 8 --odds --svg board.svg",
    "lexicon-fast lexibomb show game.jsonl --bombs",
    "lexicon-fast lexibomb show game.jsonl --json | lexicon-fast lexibomb plays --best",
)
@click.argument("source", metavar="POSITION|FILE")
@click.option(
    "--odds", "with_odds", is_flag=True, help="Show the chance of a bomb in closed squares."
)
@click.option("--bombs", "with_bombs", is_flag=True, help="Show all bombs of a recorded game.")
@click.option(
    "--json",
    "as_json",
    is_flag=True,
    help="Print positions for `plays`: all with a player to move, or the one of --turn.",
)
@show_options
@dictionary_option(None, "Dictionary. [default: the one that the record names]")
@click.option(
    "--ruleset",
    type=RulesetName("lexibomb"),
    help="Rules of positions. [default: from the position, else standard]",
)
def show(
    source: str,
    with_odds: bool,
    with_bombs: bool,
    as_json: bool,
    turn: int | None,
    game: int | None,
    svg: str | None,
    theme: str,
    colour: bool | None,
    words: str | None,
    ruleset: RulesetJson | None,
) -> None:
    """Show the board of a position or a game.

    It shows tiles, numbers and the bombs that were hit.

    The argument is a position as for `lexibomb plays`, a file of such positions, or a file written
    by --record; - is stdin. The odds are exact, over all placements of the hidden bombs that agree
    with the numbers.
    """
    from lexicon_fast.cli.lexibomb import files

    refuse_several({"--json": as_json, "--svg": svg})
    refuse_several({"--json": as_json, "--odds": with_odds, "--bombs": with_bombs})
    selection = Selection(words=words, ruleset=ruleset, game=game, turn=turn, every=as_json)
    views = files.views(source, selection)
    if with_bombs and any(view.bomb_squares is None for view in views):
        raise BadOption("--bombs needs a record, because a position does not list the bombs")
    if svg is not None:
        _draw(only_view(views), svg, theme, with_odds, with_bombs)
    elif as_json:
        for view in views:
            click.echo(view.json)
    else:
        print_views(views, lambda view, paint: _lines(view, paint, with_odds, with_bombs), colour)


def _odds(view: View, with_odds: bool) -> Odds | None:
    """Return the odds if they are wanted. Raises BadPosition."""
    if not with_odds:
        return None
    from lexicon_fast.games.lexibomb.odds import odds

    return odds(view.rows, view.bombs)


def _marks(view: View, odds: Odds | None, with_bombs: bool) -> dict[str, Any]:
    """Return what to show on the board, for `FieldPicture` and `field_svg`."""
    return {
        "laid": view.laid,
        "odds": None if odds is None else odds.probability,
        "bombs": (view.bomb_squares or ()) if with_bombs else (),
    }


def _draw(view: View, path: str, theme: str, with_odds: bool, with_bombs: bool) -> None:
    from lexicon_fast.games.lexibomb.svg import field_svg

    odds = _odds(view, with_odds)
    captions = [view.scores_line, *view.events[:1], _bombs(view, odds)]
    drawing = field_svg(
        view.board,
        view.opened,
        view.rules,
        **_marks(view, odds, with_bombs),
        rack=view.rack,
        title=view.title or "Lexibomb board",
        caption=[caption for caption in captions if caption],
        theme=theme,
    )
    write(drawing, path)


def _lines(view: View, paint: Painter, with_odds: bool, with_bombs: bool) -> Iterator[str]:
    from lexicon_fast.cli.lexibomb.minefield_picture import FieldPicture

    odds = _odds(view, with_odds)
    marks = _marks(view, odds, with_bombs)
    field = FieldPicture(view.board, view.opened, view.rules, paint, **marks)
    legend = [part for line in field.legend() for part in folded(line, paint.width)]
    yield from view_lines(view, field.lines(), legend, paint)
    yield from folded(_bombs(view, odds), paint.width)


def _bombs(view: View, odds: Odds | None) -> str:
    """Return the numbers of bombs, and how exact the odds are."""
    from lexicon_fast.cli.lexibomb.minefield_picture import bombs_line

    line = bombs_line(view.opened, view.board.columns, view.bombs)
    if odds is None or odds.exact:
        return line
    return f"{line}; the odds are estimated, three standard errors are {odds.error:.1%}"
