"""`lexicon-fast plan`: the turns that leave the fewest points of hands."""

from __future__ import annotations

from typing import Any

import click

from lexicon_fast.batch.queries import PlansQuery
from lexicon_fast.cli.groups import Command
from lexicon_fast.cli.options import (
    RulesetJson,
    examples,
    min_length_option,
    ruleset_option,
    words_option,
)
from lexicon_fast.cli.row_command import folder_options, run


@click.command(
    cls=Command,
    epilog=examples(
        "lexicon-fast plan CATDOGXYZ*",
        "lexicon-fast plan 'FTTUZ walla'",
        "lexicon-fast plan -i hands.txt -o plans.jsonl",
        "lexicon-fast plan -i hands.parquet -o plans/ --engine dask",
    ),
)
@click.argument("given", metavar="[POSITION...]", nargs=-1)
@words_option
@ruleset_option
@min_length_option
@click.option("--no-table", is_flag=True, help="Ignore the words on the table.")
@click.option(
    "--turns",
    type=click.IntRange(0, 6),
    metavar="N",
    default=3,
    show_default=True,
    help="Most turns of plans that exchange cards with table words.",
)
@folder_options
def plan(
    given: tuple[str, ...],
    words: str,
    ruleset: RulesetJson,
    min_length: int,
    no_table: bool,
    turns: int,
    **rows: Any,
) -> int:
    """Find the turns that leave the fewest points in your hand.

    Shows the best plan for 1, 2, 3 ... turns. Each turn forms a word, inserts cards into a word on
    the table or swaps cards with one; cards you get back can be used in later turns. A POSITION is
    a hand of up to 15 cards and the words on the table, as for `solve`. With neither POSITION nor
    -i, stdin is read.

    Because cards could be exchanged forever, plans with exchanges have at most --turns turns. The
    search over these plans is exhaustive. Plans without exchanges can take more turns.
    """
    query = PlansQuery(ruleset, min_length, use_table=not no_table, turns=turns)
    return run(query, given, words, **rows)
