"""`lexicon-fast lexibomb show`: boards on their minefields, and the odds."""

from __future__ import annotations

from typing import TYPE_CHECKING

import click

from lexicon_fast.cli.options import WORDS, RulesetJson, RulesetName, examples
from lexicon_fast.cli.tiles.show import lines_below, painter, show_options, write
from lexicon_fast.errors import BadOption

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from lexicon_fast.cli.lexibomb.files import View
    from lexicon_fast.cli.painter import Painter
    from lexicon_fast.games.lexibomb.odds import Odds


@click.command(
    epilog=examples(
        "lexicon-fast lexibomb show examples/lexibomb.jsonl --odds",
        "lexicon-fast lexibomb show game.jsonl --turn 8 --odds --svg board.svg",
        "lexicon-fast lexibomb show game.jsonl --bombs",
        "lexicon-fast lexibomb show game.jsonl --json | lexicon-fast lexibomb plays --best",
    )
)
@click.argument("source", metavar="POSITION|FILE")
@click.option("--odds", "with_odds", is_flag=True, help="The chance of a bomb in closed squares.")
@click.option("--bombs", "with_bombs", is_flag=True, help="Where all bombs lie, of a record.")
@click.option(
    "--json",
    "as_json",
    is_flag=True,
    help="Print positions for `plays`: all with a player to move, or that of --turn.",
)
@show_options
@click.option(
    "-w",
    "--words",
    type=WORDS,
    help="The dictionary. [default: the one that the record names]",
)
@click.option(
    "--ruleset",
    type=RulesetName("lexibomb"),
    help="The rules of positions. [default: what they say, else standard]",
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
    """Show the board of a position or a game: tiles, numbers, bombs that were hit.

    What is given is a position as for `lexibomb plays`, or a file: of such positions, or of games
    that --record wrote; - is stdin. The odds are exact, over all placements of the hidden bombs
    that agree with the numbers.
    """
    from lexicon_fast.cli.lexibomb import files

    for first, second, both in (
        ("--json", "--svg", as_json and svg is not None),
        ("--json", "--odds", as_json and with_odds),
        ("--json", "--bombs", as_json and with_bombs),
        ("--odds", "--bombs", with_odds and with_bombs),
    ):
        if both:
            raise click.UsageError(f"{first} and {second}: accepted: one of them")
    wanted = files.Wanted(words=words, ruleset=ruleset, game=game, turn=turn, every=as_json)
    views = files.views(source, wanted)
    if with_bombs and any(view.where is None for view in views):
        raise BadOption("--bombs: a position does not tell where they lie; accepted: a record")
    if svg is not None:
        _draw(views, svg, theme, with_odds, with_bombs)
    elif as_json:
        for view in views:
            click.echo(view.json)
    else:
        paint = painter(colour)
        for number, view in enumerate(views):
            lines = _lines(view, paint, with_odds, with_bombs)
            for line in [""] * (number > 0) + list(lines):
                click.echo(line, color=paint.colour)


def _odds(view: View, wanted: bool) -> Odds | None:
    """Raises BadPosition."""
    if not wanted:
        return None
    from lexicon_fast.games.lexibomb.odds import odds

    return odds(view.rows, view.bombs)


def _draw(views: Sequence[View], path: str, theme: str, with_odds: bool, with_bombs: bool) -> None:
    from lexicon_fast.games.lexibomb.svg import field_svg

    if len(views) > 1:
        raise BadOption(f"--svg: {len(views)} positions; accepted: one")
    view = views[0]
    found = _odds(view, with_odds)
    captions = [view.standing, *view.told[:1], _bombs(view, found)]
    picture = field_svg(
        view.board,
        view.opened,
        view.rules,
        laid=view.laid,
        odds=None if found is None else found.probability,
        bombs=(view.where or ()) if with_bombs else (),
        rack=view.rack,
        title=view.title or "Lexibomb board",
        caption=[caption for caption in captions if caption],
        theme=theme,
    )
    write(picture, path)


def _lines(view: View, paint: Painter, with_odds: bool, with_bombs: bool) -> Iterator[str]:
    """The board, and below it who stands how, what happened, and the tiles."""
    from lexicon_fast.cli.lexibomb.minefield_picture import field_lines, legend
    from lexicon_fast.cli.painter import BOLD, DIM, folded, plain

    if view.title:
        yield paint(plain(view.title), BOLD)
    found = _odds(view, with_odds)
    yield from field_lines(
        view.board,
        view.opened,
        view.rules,
        paint,
        laid=view.laid,
        odds=None if found is None else found.probability,
        bombs=(view.where or ()) if with_bombs else (),
    )
    told = legend(
        view.board,
        view.opened,
        view.rules,
        paint,
        laid=view.laid,
        odds=None if found is None else found.probability,
        bombs=with_bombs,
    )
    for line in told:
        yield from (paint(part, DIM) for part in folded(line, paint.width))
    yield ""
    yield from lines_below(view, paint)
    yield from folded(_bombs(view, found), paint.width)


def _bombs(view: View, found: Odds | None) -> str:
    """How many bombs there are, and how well the odds are known."""
    from lexicon_fast.cli.lexibomb.minefield_picture import bombs_told

    told = bombs_told(view.opened, view.board.columns, view.bombs)
    if found is None or found.exact:
        return told
    return f"{told}; the odds are estimated, three standard errors are {found.error:.1%}"
