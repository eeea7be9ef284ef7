"""`lexicon-fast solve` and `plan`: the legal plays of positions, and their best turns."""

from __future__ import annotations

from typing import Any

import click

from lexicon_fast.batch.queries import PlansQuery, PlaysQuery
from lexicon_fast.cli.groups import command
from lexicon_fast.cli.options import (
    RulesetJson,
    flag_option,
    hand_options,
    min_length_option,
    number_option,
    refuse_several,
    ruleset_option,
    words_option,
)
from lexicon_fast.cli.row_command import NameList, folder_options, run

_ACTIONS = ("form", "insert", "substitute")
_TOP = 10


@command(
    "lexicon-fast solve 'CATDOGXYZ* mother hat l[u]rch'",
    """lexicon-fast solve '{"hand": "CATDOG*", "table": ["hat"]}' --all --format csv""",
    "lexicon-fast solve -i hands.txt -o plays.jsonl --top 1",
    "lexicon-fast solve -i hands.jsonl -o plays.csv -w yawl --resume",
    "lexicon-fast solve -i 'hands/*.parquet' -o plays/ --top 1 --resume",
    "lexicon-fast solve -i hands.txt -o plays.jsonl --top 1 --tablebase",
)
@click.argument("given", metavar="[POSITION...]", nargs=-1)
@words_option
@ruleset_option
@number_option(
    "-n", "--top", least=0, help=f"Show only the N best plays of each position. [default: {_TOP}]"
)
@flag_option("--all", "all_plays", help="Show all plays of each position.")
@click.option(
    "--actions",
    type=NameList("action", _ACTIONS),
    default=",".join(_ACTIONS),
    show_default=True,
    help="Show only these kinds of plays.",
)
@min_length_option
@flag_option(
    "--tablebase",
    help="Look hands up in the tablebase, if --top is 1; see `lexicon-fast tablebase`.",
)
@folder_options
def solve(
    given: tuple[str, ...],
    words: str,
    ruleset: RulesetJson,
    top: int | None,
    all_plays: bool,
    actions: tuple[str, ...],
    min_length: int,
    tablebase: bool,
    **rows: Any,
) -> int:
    """List the legal plays of Lexicon positions, best first.

    A POSITION is a hand and the words on the table, quoted as one argument: 'CATDOG* hat l[u]rch'.
    * or ? is the Master; a letter in brackets is a Master on the table that stands for that letter.
    A POSITION can also be a JSON object with "hand" and, optionally, "table" and "id". With neither
    POSITION nor -i, positions are read from stdin, one per line, as text or JSON, or as CSV with
    these columns (--input-format csv).

    The best play leaves the fewest points in the hand.
    """
    refuse_several({"--all": all_plays, "--top": top is not None})
    if not all_plays and top is None:
        top = _TOP
    in_order = [action for action in _ACTIONS if action in actions]
    query = PlaysQuery(ruleset, top, in_order, min_length, tablebase=tablebase)
    return run(query, given, words, **rows)


@command(
    "lexicon-fast plan CATDOGXYZ*",
    "lexicon-fast plan 'FTTUZ walla'",
    "lexicon-fast plan -i hands.txt -o plans.jsonl",
    "lexicon-fast plan -i hands.parquet -o plans/ --engine dask",
)
@click.argument("given", metavar="[POSITION...]", nargs=-1)
@hand_options
@flag_option("--no-table", help="Ignore the words on the table.")
@number_option(
    "--turns",
    least=0,
    most=6,
    default=3,
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
