"""Queries about the plays of positions on a board."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from lexicon_fast.base.errors import BadPosition
from lexicon_fast.batch.queries import ALL_BYTES, TOP_BYTES, Query
from lexicon_fast.rows.formats import TABLES
from lexicon_fast.rows.streams import Piece, Totals

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator, Mapping

    from lexicon_fast.batch.queries import OutputOptions
    from lexicon_fast.dictionary import Dictionary
    from lexicon_fast.rows.formats import Format
    from lexicon_fast.rows.streams import Task
    from lexicon_fast.rows.tile_rows import Answer, PlayRows

#: More plays of a position than this are many.
_MANY: Final = 20


class TilePlaysQuery(Query):
    """The plays of positions on a board. Each game has a subclass.

    rows_class: reads positions and writes their plays; generator: returns its move generator;
    rules: the name of the command, and the options that choose the rules; top: the number of plays
    of each position; None: all. best: only the best play.
    """

    def __init__(
        self,
        rows_class: type[PlayRows],
        generator: Callable[[Dictionary], Any],
        rules: Mapping[str, str],
        top: int | None,
        best: bool,
    ) -> None:
        self._rows_class, self._generator, self._rules = rows_class, generator, rules
        self.top = top
        self.best = best

    @property
    def job(self) -> Mapping[str, str]:
        top = "all" if self.top is None else str(self.top)
        return {**self._rules, "--top": top, "--best": str(self.best)}

    def chunk_bytes(self, _output_format: Format) -> int:
        few = self.best or (self.top is not None and self.top <= _MANY)
        return TOP_BYTES if few else ALL_BYTES

    def head(self, output_format: Format) -> bytes:
        return self._rows_class.table_header(output_format) if output_format in TABLES else b""

    def task(self, dictionary: Dictionary, options: OutputOptions) -> Task:
        rows = self._rows_class(self._generator(dictionary), strict=options.strict)
        write = self._writer(rows, options)

        def task(chunk: Any) -> Iterator[Piece]:
            read = rows.read_rows(chunk, options.row_noun)
            bad = [(at, row.error) for at, row in enumerate(read) if row.error is not None]
            if bad and options.fail_fast:
                at, error = bad[0]
                yield Piece(write(rows.answers(read[:at])), Totals(at))
                raise BadPosition(error)
            first_bad = bad[0][1] if bad else None
            notice = next((row.notice for row in read if row.notice is not None), None)
            totals = Totals(len(read), len(bad), first_bad)
            yield Piece(write(rows.answers(read)), totals, notice=notice)

        return task

    def _writer(
        self, rows: PlayRows, options: OutputOptions
    ) -> Callable[[Iterable[Answer]], bytes]:
        if options.output_format == "text":
            from lexicon_fast.rows.tile_rows import TextRows

            text = TextRows(rows, options.painter(), numbered=options.numbered, best=self.best)
            return text.plays
        return {"csv": rows.csv, "tsv": rows.tsv}.get(options.output_format, rows.jsonl)
