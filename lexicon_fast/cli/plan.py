"""`lexicon-fast plan`: the best words to form from hands in 1, 2, 3 ... turns."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import click

from lexicon_fast.batch.queries import PlansQuery
from lexicon_fast.cli.lexicon_rows import Hands
from lexicon_fast.cli.options import (
    RulesetJson,
    examples,
    min_length_option,
    rows_options,
    ruleset_option,
    words_option,
)
from lexicon_fast.cli.partitioned_output import folder_options

if TYPE_CHECKING:
    from collections.abc import Callable

    from lexicon_fast._native.lexicon.plan import Plans
    from lexicon_fast.rows.formats import Format
    from lexicon_fast.rows.text import TextRows


class _Plan(Hands):
    def printed(self, form: Format, text: Callable[[], TextRows]) -> Callable[[Plans], bytes]:
        from lexicon_fast._native.lexicon import write_plans

        if form == "text":
            return text().plans
        tables = {"csv": write_plans.write_plans_csv, "tsv": write_plans.write_plans_tsv}
        return tables.get(form, write_plans.write_plans_jsonl)

    def head(self, form: Format) -> bytes:
        from lexicon_fast._native.lexicon.write_plans import CSV_HEADER, TSV_HEADER

        return {"csv": CSV_HEADER, "tsv": TSV_HEADER}.get(form, b"")


@click.command(
    epilog=examples(
        "lexicon-fast plan CATDOGXYZ*",
        "lexicon-fast plan -i hands.txt -o plans.jsonl",
        "lexicon-fast plan -i hands.parquet -o plans/ --engine dask",
    )
)
@click.argument("given", metavar="[POSITION...]", nargs=-1)
@words_option
@ruleset_option
@min_length_option
@rows_options
@folder_options
def plan(
    given: tuple[str, ...], words: str, ruleset: RulesetJson, min_length: int, **rows: Any
) -> int:
    """Find the set of words that leaves the fewest points in 1, 2, 3 ... turns.

    Words are formed from the hand alone, no card is used twice. A POSITION is a hand of up to 15
    cards, as for `solve`; words on the table are passed over. With neither POSITION nor -i, stdin
    is read.
    """
    return _Plan(PlansQuery(ruleset, min_length)).run(given, words, **rows)
