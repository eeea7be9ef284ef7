"""The common part of `scrabble plays` and `lexibomb plays`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import click

from lexicon_fast.cli import row_command
from lexicon_fast.cli.options import combined, refuse_several, rows_options

if TYPE_CHECKING:
    from lexicon_fast.batch.tile_queries import TilePlaysQuery
    from lexicon_fast.cli.options import Decorator


def plays_options(best: str) -> Decorator:
    """Return the options of both commands, except for the dictionary and the rules.

    best: the help of --best.
    """
    return combined(
        click.option(
            "-n",
            "--top",
            type=click.IntRange(0),
            metavar="N",
            help="Show only the N best plays of each position.",
        ),
        click.option(
            "--all", "all_plays", is_flag=True, help="Show all plays of each position. [default]"
        ),
        click.option("--best", is_flag=True, help=best),
        rows_options,
    )


def run(
    query: TilePlaysQuery,
    positions: tuple[str, ...],
    words: str,
    all_plays: bool,
    argument: str,
    **rows: Any,
) -> int:
    """List the plays of positions; rows: see `row_command.run`. Return the exit code."""
    refuse_several({"--all": all_plays, "--top": query.top is not None, "--best": query.best})
    return row_command.run(query, positions, words, argument=argument, **rows)
