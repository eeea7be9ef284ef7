"""Columns from Arrow to arrays of pyarrow, row by row; a null, and a kept bad row, gives null."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Literal, TypeAlias

from lexicon_fast._native.dictionary.search import contains_batch
from lexicon_fast.base.arguments import checked
from lexicon_fast.base.arrow import imported, require_pyarrow
from lexicon_fast.base.errors import LexiconFastError, keeps_bad_rows
from lexicon_fast.dictionary import Dictionary
from lexicon_fast.games.lexicon import solve_batch

Errors: TypeAlias = Literal["raise", "row"]


def subwords(column: Any, dictionary: Dictionary, errors: Errors) -> Any:
    """Return the words that can be formed with hands."""
    return _words(_answers(dictionary.subwords_batch, column, errors))


def find(column: Any, dictionary: Dictionary, errors: Errors, query: str) -> Any:
    """Return the words of a query, in which `{}` stands for the text of each row."""
    checked("query", str, query)

    def search(table: Any, errors: Errors) -> Any:
        texts = table.column(0).to_pylist()
        queries = [text if text is None else query.replace("{}", text) for text in texts]
        return dictionary.find_batch(queries, errors=errors)

    return _words(_answers(search, column, errors))


def is_word(column: Any, dictionary: Dictionary) -> Any:
    """Return whether texts are words of the dictionary, in any case."""
    table = imported("column", column)
    found = memoryview(contains_batch(dictionary.compiled, table)).cast("?")
    null = table.column(0).is_null().to_numpy()
    return require_pyarrow("is_word").array(found, mask=null)


def plays(column: Any, dictionary: Dictionary, errors: Errors, **options: Any) -> Any:
    """Return lists of plays of Lexicon. column: a table with the columns hand and perhaps table."""

    def search(table: Any, errors: Errors) -> Any:
        return solve_batch(table, dictionary, errors=errors, **options)

    pa, found = require_pyarrow("plays"), _answers(search, column, errors)
    rows = found.to_arrow().drop_columns(["position", "count", "error"])
    names = rows.column("word").cast("string")  # the dictionary has far more words
    rows = rows.set_column(rows.schema.get_field_index("word"), "word", names)
    structs = rows.filter(rows.column("action").is_valid()).to_struct_array().combine_chunks()
    bad = [place in found.errors for place in range(len(found))]
    mask = pa.array(bad) if found.errors else None
    return pa.LargeListArray.from_arrays(found.offsets, structs, mask=mask)


def _words(found: Any) -> Any:
    """Return the words of matches; as plain strings, if they are fewer than the dictionary's."""
    words = found.to_arrow().column("words").combine_chunks()
    pa = require_pyarrow("words")
    plain = len(words.values) < len(words.values.dictionary)
    return words.cast(pa.large_list(pa.string())) if plain else words


def _answers(search: Callable[..., Any], column: Any, errors: Errors) -> Any:
    """Return the answers of a batch search, none for bad rows."""
    table = imported("column", column)
    found = search(table, errors="row")
    if not keeps_bad_rows(errors):
        for place in found.errors:
            if table.column(0)[place].is_valid:
                try:
                    search(table.slice(place, 1), errors="raise")
                except LexiconFastError as error:  # names the place in this part of the rows
                    raise type(error)(str(error).partition(": ")[2]) from None
    return found
