"""What `solve` and `plan` have in common: hands of Lexicon in, rows out."""

from __future__ import annotations

from abc import abstractmethod
from typing import TYPE_CHECKING, Any

import click

from lexicon_fast.cli import row_command
from lexicon_fast.cli.row_command import Rows
from lexicon_fast.rows.formats import COLUMNS, NAMES

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    import pyarrow as pa

    from lexicon_fast.batch.queries import Query
    from lexicon_fast.batch.streaming import Task
    from lexicon_fast.dictionary import Dictionary
    from lexicon_fast.rows.formats import Format
    from lexicon_fast.rows.text import TextRows

#: Bytes of input to answer with text at a time: it is made by Python.
_TEXT_BYTES = 1 << 12


class Hands(row_command.Command):
    """A command for `row_command.run`: how hands are answered and printed."""

    argument = "POSITION"
    example = "'CATDOGX* hat l[u]rch'"
    input_formats = output_formats = NAMES

    def __init__(self, query: Query) -> None:
        self.query = query

    @property
    def job(self) -> Mapping[str, str]:
        return self.query.job

    @abstractmethod
    def printed(self, form: Format, text: Callable[[], TextRows]) -> Callable[[Any], bytes]:
        """A function from answers to rows of output."""

    def run(
        self,
        given: tuple[str, ...],
        words: str,
        *,
        output_path: str | None,
        output_format: Format | None,
        engine: str,
        scheduler: str | None,
        part_rows: int | None,
        colour: bool | None,
        **rows: Any,
    ) -> int:
        """Answers the positions that are given, or are in the input. Returns the exit code."""
        from lexicon_fast.cli import partitioned_output

        if output_path is not None and partitioned_output.is_folder(output_path, output_format):
            return partitioned_output.run(
                self.query,
                given,
                words,
                output_path=output_path,
                output_format=output_format,
                engine=engine,
                scheduler=scheduler,
                part_rows=part_rows,
                **rows,
            )
        if engine == "dask" or part_rows is not None:
            option = "--part-rows" if part_rows is not None else "--engine dask"
            raise click.UsageError(f"{option}: accepted with -o FOLDER/, a folder of parts")
        return row_command.run(
            self,
            given,
            words,
            output_path=output_path,
            output_format=output_format,
            colour=colour,
            **rows,
        )

    def chunk_bytes(self, form: Format) -> int:
        size = self.query.chunk_bytes
        return min(size, _TEXT_BYTES) if form == "text" else size

    def schema(self, dictionary: Dictionary, rows: Rows) -> pa.Schema:
        return self.query.columns(dictionary, rows.id_type).schema

    def task(self, dictionary: Dictionary, rows: Rows) -> Task:
        from lexicon_fast.batch import streaming

        if rows.form in COLUMNS:
            return self.query.columns_task(
                dictionary, rows.id_type, rows.place, fail_fast=rows.fail_fast
            )

        def text() -> TextRows:
            from lexicon_fast.rows.text import TextRows

            return TextRows(colour=rows.colour, width=rows.width, numbered=rows.numbered)

        answer = self.query.answer(dictionary, rows.place)
        return streaming.answering(
            answer,
            self.printed(rows.form, text),
            dictionary.alphabet,
            fail_fast=rows.fail_fast,
            place=rows.place,
        )
