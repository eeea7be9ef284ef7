"""Options that the commands of Scrabble and Lexibomb share."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any, Final, TypeVar

import click

from lexicon_fast.cli.options import combined, number_option, refuse_several, rows_options

if TYPE_CHECKING:
    from lexicon_fast.batch.queries import TilePlaysQuery
    from lexicon_fast.cli.options import Decorator

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
        click.option(
            "--all", "all_plays", is_flag=True, help="Show all plays of each position. [default]"
        ),
        click.option("--best", is_flag=True, help=best),
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
