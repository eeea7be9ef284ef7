"""Words and plays as SQL functions of DuckDB. Needs the extra `duckdb`."""

from __future__ import annotations

from contextlib import suppress
from typing import Any, Final

from lexicon_fast.base.arguments import checked
from lexicon_fast.base.errors import BadOption, missing_extra
from lexicon_fast.dictionary.dictionary import AnyDictionary, load_once
from lexicon_fast.frames import columns

try:
    import duckdb
    import pyarrow as pa
except ImportError as error:
    raise ImportError(str(missing_extra(__name__, str(error.name), "duckdb"))) from None

__all__ = ["register"]

_PLAYS: Final = (
    "STRUCT(action VARCHAR, target TINYINT, word VARCHAR, laid VARCHAR, cards VARCHAR,"
    ' "left" VARCHAR, left_points INTEGER)[]'
)


def register(
    connection: duckdb.DuckDBPyConnection,
    dictionary: AnyDictionary,
    *,
    prefix: str = "lexicon_",
    errors: columns.Errors = "raise",
    **options: Any,
) -> None:
    """Add SQL functions to a connection, or replace those of an earlier call. NULL gives NULL.

    - `lexicon_subwords(hand)`: the words that can be formed
    - `lexicon_find(text, query)`: the words of a query, in which `{}` stands for the text
    - `lexicon_is_word(text)`: whether the dictionary has the word, in any case
    - `lexicon_plays(hand)`, `(hand, table)` or `(hand, table, top)`: the plays of Lexicon, best
      first, as structs with the fields of `lexicon.Play`; table: a list of words

    dictionary: also its name, path or URL; prefix: of the functions' names; errors: "raise" raises
    the first bad row's error as DuckDB's, "row" gives NULL; options: as for `lexicon.solve_batch`.

    >>> from lexicon_fast import Dictionary
    >>> connection = duckdb.connect()
    >>> register(connection, Dictionary.from_words(["act", "cat", "hat"]))
    >>> connection.sql("SELECT lexicon_subwords('TCA'), lexicon_is_word('Cat')").fetchall()
    [(['act', 'cat'], True)]
    """
    checked("connection", duckdb.DuckDBPyConnection, connection)
    loaded = load_once(dictionary)

    def constant(name: str, column: Any) -> Any:
        if len(values := column.unique()) != 1:
            raise BadOption(f"{name} must be the same in all rows")
        return values[0].as_py()

    def find(text: Any, query: Any) -> Any:
        return columns.find(text, loaded, errors, constant("query", query))

    def plays(*given: Any) -> Any:
        position = pa.table(dict(zip(("hand", "table"), given, strict=False)))
        limit = {"top": constant("top", given[2])} if len(given) > 2 else {}
        return columns.plays(position, loaded, errors, **options | limit)

    for name, function, parameters, kind in (
        ("subwords", lambda hand: columns.subwords(hand, loaded, errors), 1, "VARCHAR[]"),
        ("find", find, 2, "VARCHAR[]"),
        ("is_word", lambda text: columns.is_word(text, loaded), 1, "BOOLEAN"),
        ("plays", plays, 0, _PLAYS),
    ):
        with suppress(duckdb.InvalidInputException):  # there is none yet
            connection.remove_function(prefix + name)
        how: Any = {"return_type": kind, "type": "arrow", "null_handling": "special"}
        how["parameters"] = ["VARCHAR"] * parameters or None
        connection.create_function(prefix + name, function, **how)
