"""Words of queries as Arrow record batches: a row for each word, with its facts.

Words are dictionary-encoded, as those of plays are; see `games.lexicon.columns`. Needs the extra
`arrow`.
"""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any, Final, NamedTuple

import numpy as np

from lexicon_fast._version import __version__
from lexicon_fast.base.arrow import require_pyarrow
from lexicon_fast.dictionary.arrow_words import all_words
from lexicon_fast.games.lexicon.columns import METADATA
from lexicon_fast.rows.column_chunks import ColumnChunk
from lexicon_fast.rows.find_rows import columns_of_words, fields_of_words
from lexicon_fast.rows.line_rows import name_of_row

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    import pyarrow as pa

    from lexicon_fast.dictionary import Dictionary
    from lexicon_fast.find.word_facts import Array
    from lexicon_fast.rows.chunks import AnyChunk
    from lexicon_fast.rows.find_rows import FindRows, FoundWords
    from lexicon_fast.rows.line_rows import Row

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


def schema(
    dictionary: Dictionary,
    columns: Sequence[str],
    group_by: str | None,
    options: Mapping[str, Any],
    id_type: pa.DataType | None,
) -> pa.Schema:
    """Return the schema: position, id, query, count, the group, word, the columns, error.

    id_type: None: ids are the numbers of the rows. options: for the metadata. Raises BadOption if
    pyarrow is missing.
    """
    pa = require_pyarrow("columns")
    fields = fields_of_words(columns_of_words(columns, group_by))
    types = {field: _type_of(pa, field) for field in fields}
    metadata = {
        "version": __version__,
        "dictionary": dictionary.sha256,
        "options": json.dumps(options),
    }
    return pa.schema(
        {
            "position": pa.int64(),
            "id": pa.int64() if id_type is None else id_type,
            "query": pa.string(),
            "count": pa.int64(),
            **({} if group_by is None else {group_by: pa.string()}),
            "word": pa.dictionary(pa.int32(), pa.string()),
            **types,
            "error": pa.string(),
        },
        {METADATA + name: value for name, value in metadata.items()},
    )


def _type_of(pa: Any, field: str) -> pa.DataType:
    if field == "playability_value":
        return pa.float64()
    return pa.int32() if field in _NUMBERS else pa.string()


class FindColumns:
    """Makes record batches of words, with a `schema`. Safe to use from many threads at once."""

    def __init__(self, rows: FindRows, dictionary: Dictionary, schema: pa.Schema) -> None:
        self._pa = require_pyarrow("columns")
        self._rows = rows
        self._words = all_words(dictionary)
        self._schema = schema

    def batch(self, some: Sequence[WordRows]) -> pa.RecordBatch:
        """Return a row for each word; a query without words, or a bad one, has a row without."""
        pa, rows = self._pa, [each.found.row for each in some]
        sizes = np.array([max(1, len(each.words)) for each in some])
        which = np.repeat(np.arange(len(some)), sizes)
        are_words = np.repeat([len(each.words) > 0 for each in some], sizes)
        words = np.concatenate([each.words for each in some])
        place = pa.array(np.cumsum(are_words) - 1, pa.int64(), mask=~are_words)

        def of_queries(values: list[Any], kind: Any) -> Any:
            return pa.array(values, kind).take(pa.array(which))

        def of_words(values: Any, kind: Any) -> Any:
            return pa.array(values, kind).take(place)

        counts = [None if each.found.row.error else each.found.total for each in some]
        built = {
            "position": of_queries([row.number for row in rows], pa.int64()),
            "id": of_queries([each.row_id for each in some], self._schema.field("id").type),
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
            built[field] = of_words(values, self._schema.field(field).type)
        columns = [built[name] for name in self._schema.names]
        return pa.RecordBatch.from_arrays(columns, schema=self._schema)
