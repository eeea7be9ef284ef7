"""`lexicon-fast plan`: the best words to form from hands in 1, 2, 3 ... turns."""

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
from lexicon_fast.cli.partitioned_output import folder_options, run


@click.command(
    cls=Command,
    epilog=examples(
        "lexicon-fast plan CATDOGXYZ*",
        "lexicon-fast plan -i hands.txt -o plans.jsonl",
        "lexicon-fast plan -i hands.parquet -o plans/ --engine dask",
    ),
)
@click.argument("given", metavar="[POSITION...]", nargs=-1)
@words_option
@ruleset_option
@min_length_option
@folder_options
def plan(
    given: tuple[str, ...], words: str, ruleset: RulesetJson, min_length: int, **rows: Any
) -> int:
    """Find the words that leave the fewest points in your hand.

    For 1, 2, 3 ... turns, the best set of words. They are formed from the hand alone, and each card
    is used once. A POSITION is a hand of up to 15
    cards, as for `solve`; words on the table are ignored. Without POSITION and -i, stdin is read.
    """
    return run(PlansQuery(ruleset, min_length), given, words, **rows)
