"""`lexicon-fast equations`: words made of common parts."""

from __future__ import annotations

from typing import Any

import click

from lexicon_fast.batch.word_queries import EquationQuery
from lexicon_fast.cli.find import layout_option, tiles_of
from lexicon_fast.cli.groups import Command
from lexicon_fast.cli.options import examples, rows_options_for, words_option
from lexicon_fast.cli.row_command import run


@click.command(
    cls=Command,
    epilog=examples(
        "lexicon-fast equations 'AB;BA;|A|=1' --limit 10",
        "lexicon-fast equations 'AkB;AlB' --values",
        "lexicon-fast equations '7-:A;~A'",
        "lexicon-fast equations 'AB;B;A=(un)' -w yawl",
        "lexicon-fast equations 'AB:(length:8 and not in:2of12inf);BA'",
        "lexicon-fast equations -i equations.txt -o solutions.jsonl --resume",
    ),
)
@click.argument("given", metavar="[EQUATIONS...]", nargs=-1)
@words_option
@click.option(
    "--limit",
    type=click.IntRange(0),
    metavar="N",
    help="Show only the first N solutions of each row.",
)
@click.option("--values", is_flag=True, help="Show the values of the variables in text.")
@layout_option
@rows_options_for("equations", "text")
def equations(
    given: tuple[str, ...],
    words: str,
    limit: int | None,
    values: bool,
    layout: str | None,
    **rows: Any,
) -> int:
    """Solve word equations such as AB;BA, as Qat does.

    EQUATIONS is one argument: terms separated by semicolons, in which capital letters stand for
    parts of words. For example, AB;BA;|A|=1 lists the words that are still words when their first
    letter moves to the end. docs/equations.md describes all terms. It can also be a JSON object
    with "equations" and, optionally, "id". With neither EQUATIONS nor -i, stdin is read, one set of
    equations per line, as text or JSON.
    """
    tiles, tiles_id = tiles_of(layout)
    query = EquationQuery(limit, with_values=values, tiles=tiles, tiles_id=tiles_id)
    return run(query, given, words, argument="EQUATIONS", default_format="text", **rows)
