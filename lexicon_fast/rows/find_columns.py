"""Words of queries as Arrow record batches: a row for each word, with its facts.

Words are dictionary-encoded, as those of plays are; see `games.lexicon.solver`. Needs the extra
`arrow`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, NamedTuple

import numpy as np

from lexicon_fast.base.arrow import require_pyarrow
from lexicon_fast.games.lexicon.solver import RecordBatchWriter
from lexicon_fast.rows.column_chunks import ColumnChunk
from lexicon_fast.rows.line_rows import Row, name_of_row

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

    import pyarrow as pa

    from lexicon_fast.dictionary import Dictionary
    from lexicon_fast.find.word_facts import Array
    from lexicon_fast.rows.chunks import AnyChunk
    from lexicon_fast.rows.find_rows import FindRows, FoundWords

#: The fields that are whole numbers.
_NUMBERS: Final = ("probability", "playability", "points", "anagrams")


class WordRows(NamedTuple):
    """Some words of a query, for the rows of a record batch.

    row_id: the id in its column; is_last: no other words of the query follow.
    """

    found: FoundWords
    words: Array
    row_id: Any
    is_last: bool


def ids_of(chunk: AnyChunk, rows: Sequence[Row], id_type: pa.DataType | None) -> list[Any]:
    """Return the ids of the rows of a chunk, for a column of this type; None: their numbers."""
    if id_type is None:
        return [row.number for row in rows]
    if isinstance(chunk, ColumnChunk):
        ids = chunk.batch.column("id").to_pylist()
        return [ids[row.number - chunk.first_row] for row in rows]
    return [name_of_row(row) for row in rows]


class FindBatchWriter(RecordBatchWriter):
    """Makes record batches of words: position, id, query, count, the group, word, columns, error.

    options: for the metadata.
    """

    def __init__(
        self,
        rows: FindRows,
        dictionary: Dictionary,
        options: Mapping[str, Any],
        id_type: pa.DataType | None,
    ) -> None:
        pa = require_pyarrow("columns")
        self._rows = rows
        types = {field: pa.string() for field in rows.fields_of_words}
        types |= {field: pa.int32() for field in rows.fields_of_words if field in _NUMBERS}
        if "playability_value" in types:
            types["playability_value"] = pa.float64()
        group = {} if rows.group_by is None else {rows.group_by: pa.string()}
        word = {"word": pa.dictionary(pa.int32(), pa.string())}
        query = {"query": pa.string(), "count": pa.int64()}
        super().__init__(dictionary, options, id_type, {**query, **group, **word, **types})

    def batch(self, parts: Iterable[WordRows], ids: pa.Array | None = None) -> pa.RecordBatch:
        """Return a row for each word; a query without words, or a bad one, has a row without."""
        parts = [*parts]
        pa, rows = self._pa, [each.found.row for each in parts]
        sizes = np.array([max(1, len(each.words)) for each in parts])
        which = np.repeat(np.arange(len(parts)), sizes)
        are_words = np.repeat([len(each.words) > 0 for each in parts], sizes)
        words = np.concatenate([each.words for each in parts])
        place = pa.array(np.cumsum(are_words) - 1, pa.int64(), mask=~are_words)

        def of_queries(values: list[Any], kind: Any) -> Any:
            return pa.array(values, kind).take(pa.array(which))

        def of_words(values: Any, kind: Any) -> Any:
            return pa.array(values, kind).take(place)

        counts = [None if each.found.row.error else each.found.total for each in parts]
        built = {
            "position": of_queries([row.number for row in rows], pa.int64()),
            "id": of_queries([each.row_id for each in parts], self.schema.field("id").type),
            "query": of_queries([row.rack or None for row in rows], pa.string()),
            "count": of_queries(counts, pa.int64()),
            "error": of_queries([row.error for row in rows], pa.string()),
            "word": pa.DictionaryArray.from_arrays(
                of_words(words.astype(np.int32), pa.int32()), self._words, safe=False
            ),
        }
        if self._rows.group_by is not None:
            built[self._rows.group_by] = of_words(self._rows.group_of_words(words), pa.string())
        facts = zip(self._rows.fields_of_words, self._rows.facts(words), strict=True)
        for field, values in facts:
            built[field] = of_words(values, self.schema.field(field).type)
        columns = [built[name] for name in self.schema.names]
        return pa.RecordBatch.from_arrays(columns, schema=self.schema)
