"""Word equations in bulk: the solutions of each."""

from __future__ import annotations

from typing import TYPE_CHECKING

from lexicon_fast.batch.word_queries import WordQuery
from lexicon_fast.rows.formats import LINES, TABLES

if TYPE_CHECKING:
    from collections.abc import Mapping

    from lexicon_fast.batch.queries import View
    from lexicon_fast.dictionary import Dictionary
    from lexicon_fast.find.tiles import HasTiles
    from lexicon_fast.rows.equation_rows import EquationRows
    from lexicon_fast.rows.formats import Format


class EquationQuery(WordQuery):
    """The solutions of equations, which are read and written as queries of `find` are.

    limit, tiles: as for `Dictionary.equations`; with_values: text shows the values of variables;
    tiles_id: identifies the tiles in job records.
    """

    example = "'AB;BA;|A|=1'"
    noun = "row of equations"
    input_formats = ("text", "jsonl")
    output_formats = LINES

    def __init__(
        self,
        limit: int | None,
        *,
        with_values: bool = False,
        tiles: HasTiles | None = None,
        tiles_id: str = "",
    ) -> None:
        super().__init__(limit, tiles, tiles_id)
        self._with_values = with_values

    def is_row(self, text: str) -> bool:
        return any(sign in text for sign in ";|~:=*?")

    @property
    def job(self) -> Mapping[str, str]:
        return {
            "command": "equations",
            "--limit": str(self._limit),
            "--values": str(self._with_values),
            "--layout": self._tiles_id,
            **self.lists,
        }

    def head(self, form: Format) -> bytes:
        if form not in TABLES:
            return b""
        from lexicon_fast.rows.equation_rows import EquationRows

        return EquationRows.table_header(form)

    def rows(self, dictionary: Dictionary, view: View) -> EquationRows:
        from lexicon_fast.rows.equation_rows import EquationRows

        return EquationRows(
            dictionary,
            limit=self._limit,
            with_values=self._with_values,
            tiles=self._tiles,
            strict=view.strict,
        )
