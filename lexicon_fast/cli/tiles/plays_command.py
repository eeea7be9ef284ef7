"""The common part of `scrabble plays` and `lexibomb plays`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import click

from lexicon_fast.cli import row_command
from lexicon_fast.cli.options import rows_options

if TYPE_CHECKING:
    from collections.abc import Callable

    from lexicon_fast.batch.tile_queries import TilePlaysQuery


def plays_options(best: str) -> Callable[[Callable[..., Any]], Callable[..., Any]]:
    """Add the options of both commands, except for the dictionary and the rules.

    best: the help of --best.
    """
    options = (
        click.option(
            "-n",
            "--top",
            type=click.IntRange(0),
            metavar="N",
            help="The N best plays of each position.",
        ),
        click.option(
            "--all", "all_plays", is_flag=True, help="All plays of each position. [default]"
        ),
        click.option("--best", is_flag=True, help=best),
        rows_options,
    )

    def with_options(command: Callable[..., Any]) -> Callable[..., Any]:
        for option in reversed(options):
            command = option(command)
        return command

    return with_options


def run(
    query: TilePlaysQuery,
    given: tuple[str, ...],
    words: str,
    all_plays: bool,
    argument: str,
    **rows: Any,
) -> int:
    """List the plays of positions; rows: see `RowOptions`. Return the exit code."""
    options = {"--all": all_plays, "--top": query.top is not None, "--best": query.best}
    used = [name for name, is_used in options.items() if is_used]
    if len(used) > 1:
        raise click.UsageError(f"use only one of {' and '.join(used)}")
    return row_command.run(query, given, words, row_command.RowOptions(**rows), argument)
