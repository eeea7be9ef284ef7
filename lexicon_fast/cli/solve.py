"""`lexicon-fast solve`: the legal plays of positions."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import click

from lexicon_fast.batch.queries import PlaysQuery
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

    from lexicon_fast._native.lexicon.moves import Moves
    from lexicon_fast.rows.formats import Format
    from lexicon_fast.rows.text import TextRows

_ACTIONS = ("form", "insert", "substitute")
_TOP = 10


class _Actions(click.ParamType):  # type: ignore[type-arg]
    """Actions, comma-separated."""

    name = "ACTIONS"

    def convert(
        self, value: Any, param: click.Parameter | None, ctx: click.Context | None
    ) -> tuple[str, ...]:
        if isinstance(value, tuple):
            return value
        actions = [part.strip() for part in value.split(",")]
        for action in actions:
            if action not in _ACTIONS:
                self.fail(
                    f"{action!r}: accepted: {','.join(_ACTIONS)}, or some of them", param, ctx
                )
        return tuple(action for action in _ACTIONS if action in actions)


class _Solve(Hands):
    def printed(self, form: Format, text: Callable[[], TextRows]) -> Callable[[Moves], bytes]:
        from lexicon_fast._native.lexicon.write_rows import write_csv, write_jsonl, write_tsv

        if form == "text":
            return text().plays
        return {"csv": write_csv, "tsv": write_tsv}.get(form, write_jsonl)

    def head(self, form: Format) -> bytes:
        from lexicon_fast._native.lexicon.write_rows import CSV_HEADER, TSV_HEADER

        return {"csv": CSV_HEADER, "tsv": TSV_HEADER}.get(form, b"")


@click.command(
    epilog=examples(
        "lexicon-fast solve 'CATDOGXYZ* mother hat l[u]rch'",
        """lexicon-fast solve '{"hand": "CATDOG*", "table": ["hat"]}' --all --format csv""",
        "lexicon-fast solve -i hands.txt -o plays.jsonl --top 1",
        "lexicon-fast solve -i hands.jsonl -o plays.csv -w yawl --resume",
        "lexicon-fast solve -i 'hands/*.parquet' -o plays/ --top 1 --resume",
    )
)
@click.argument("given", metavar="[POSITION...]", nargs=-1)
@words_option
@ruleset_option
@click.option(
    "-n",
    "--top",
    type=click.IntRange(0),
    metavar="N",
    help=f"The N best plays of each position. [default: {_TOP}]",
)
@click.option("--all", "all_plays", is_flag=True, help="All plays of each position.")
@click.option(
    "--actions",
    type=_Actions(),
    default=",".join(_ACTIONS),
    show_default=True,
    help="Only these kinds of plays.",
)
@min_length_option
@rows_options
@folder_options
def solve(
    given: tuple[str, ...],
    words: str,
    ruleset: RulesetJson,
    top: int | None,
    all_plays: bool,
    actions: tuple[str, ...],
    min_length: int,
    **rows: Any,
) -> int:
    """List the legal plays of Lexicon positions, best first.

    A POSITION is a hand and the words on the table, as one argument: 'CATDOG* hat l[u]rch', where
    * or ? is the Master, and a letter in brackets a Master that lies for it. Or it is an object of
    JSON with "hand", and perhaps "table" and "id". With neither POSITION nor -i, stdin is read:
    text or JSON, one a line, or with --input-format csv columns of the same names.

    Best is what leaves the fewest points in the hand.
    """
    if all_plays and top is not None:
        raise click.UsageError("--all and --top: accepted: one of them")
    if not all_plays and top is None:
        top = _TOP
    return _Solve(PlaysQuery(ruleset, top, actions, min_length)).run(given, words, **rows)
