"""`lexicon-fast plan`: the best words to form from hands in 1, 2, 3 ... turns."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import click

from lexicon_fast.cli import positions
from lexicon_fast.cli.hands import Hands
from lexicon_fast.cli.options import (
    examples,
    min_length_option,
    rows_options,
    ruleset_option,
    words_option,
)

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping

    from lexicon_fast._native.plan import Plans
    from lexicon_fast._native.positions import Positions
    from lexicon_fast.dictionary import Dictionary
    from lexicon_fast.rows.formats import OutputFormat
    from lexicon_fast.rows.text import TextRows

#: A plan takes some hundred times as long as one play.
_CHUNK_BYTES = 1 << 12


class _Plan(Hands):
    def __init__(self, ruleset: str, min_length: int) -> None:
        self.ruleset = ruleset
        self.min_length = min_length
        self.bytes_at_a_time = _CHUNK_BYTES

    @property
    def job(self) -> Mapping[str, str]:
        return {
            "command": "plan",
            "--ruleset": self.ruleset,
            "--min-length": str(self.min_length),
        }

    def answer(self, dictionary: Dictionary, place: str) -> Callable[[Positions], Iterable[Plans]]:
        from lexicon_fast.games.lexicon.plans import Planner

        return Planner(
            dictionary, ruleset=self.ruleset, min_length=self.min_length, place=place
        ).plan

    def printed(
        self, output_format: OutputFormat, text: Callable[[], TextRows]
    ) -> Callable[[Plans], bytes]:
        from lexicon_fast._native.write_plans import write_plans_csv, write_plans_jsonl

        if output_format == "text":
            return text().plans
        return write_plans_csv if output_format == "csv" else write_plans_jsonl

    def head(self, output_format: OutputFormat) -> bytes:
        from lexicon_fast._native.write_plans import CSV_HEADER

        return CSV_HEADER if output_format == "csv" else b""


@click.command(
    epilog=examples(
        "lexicon-fast plan CATDOGXYZ*",
        "lexicon-fast plan -i hands.txt -o plans.jsonl",
    )
)
@click.argument("given", metavar="[POSITION...]", nargs=-1)
@words_option
@ruleset_option
@min_length_option
@rows_options
def plan(given: tuple[str, ...], words: str, ruleset: str, min_length: int, **rows: Any) -> int:
    """Find the set of words that leaves the fewest points in 1, 2, 3 ... turns.

    Words are formed from the hand alone, no card is used twice. A POSITION is a hand of up to 15
    cards, as for `solve`; words on the table are passed over. With neither POSITION nor -i, stdin
    is read.
    """
    return positions.run(_Plan(ruleset, min_length), given, words, **rows)
