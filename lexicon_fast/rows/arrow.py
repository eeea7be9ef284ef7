"""Reading of Arrow record batches into positions."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final, NamedTuple

from lexicon_fast._native.rows.read_columns import read_columns
from lexicon_fast.base.arguments import integer
from lexicon_fast.base.errors import BadOption, BadPosition
from lexicon_fast.rows.unknown_keys import HAND_KEYS, QUERY_KEYS

if TYPE_CHECKING:
    import pyarrow as pa

    from lexicon_fast._native.rows.positions import Positions
    from lexicon_fast.dictionary.alphabet import Alphabet


def id_type_of(schema: pa.Schema) -> pa.DataType | None:
    """Return the type of the column `id`; None: there is no such column.

    Raises BadPosition for columns that positions cannot be read from.
    """
    hand = _column_type(schema, "hand", _is_text, "strings")
    _column_type(schema, "table", _is_list_of_text, "lists of strings")
    row_id = _column_type(schema, "id", _is_scalar, "integers, floats, strings, booleans")
    if hand is None:
        shown = ", ".join(map(repr, schema.names[:10])) or "(none)"
        raise BadPosition(
            f"no column 'hand', only {shown}; expected: hand, and optionally id and table"
        )
    return row_id


def _id_type_of_queries(schema: pa.Schema) -> pa.DataType | None:
    """Return the type of the column `id`, as `id_type_of`, of rows with queries."""
    if _column_type(schema, "query", _is_text, "strings") is None:
        shown = ", ".join(map(repr, schema.names[:10])) or "(none)"
        raise BadPosition(f"no column 'query', only {shown}; expected: query, and optionally id")
    return _column_type(schema, "id", _is_scalar, "integers, floats, strings, booleans")


class RowKind(NamedTuple):
    """The columns of rows of input. Can be pickled.

    names: all that are read; id_type: as `id_type_of`.
    """

    names: tuple[str, ...]
    id_type: Callable[[pa.Schema], pa.DataType | None]


HANDS: Final = RowKind(HAND_KEYS, id_type_of)
QUERIES: Final = RowKind(QUERY_KEYS, _id_type_of_queries)


def positions_of_batch(
    batch: pa.RecordBatch,
    first: int,
    alphabet: Alphabet,
    row_noun: str = "row",
    rows_before: int = 0,
) -> Positions:
    """Read the positions of a batch, numbered from `first`; `ids` is its column of ids, or None.

    row_noun: the word for a row in errors, which do not count `rows_before`. A bad row becomes a
    position without cards, with an entry in `errors`. Raises BadPosition for columns of other types
    or too many letters; BadOption for a number below 1.
    """
    import pyarrow as pa

    if not isinstance(batch, pa.RecordBatch):
        raise BadPosition(f"batch must be a pyarrow.RecordBatch, not {type(batch).__name__}")
    id_type = id_type_of(batch.schema)
    if integer("first", first) < 1:
        raise BadOption(f"first is {first}; it must be 1 or more")
    ids = None if id_type is None else batch.column("id")
    positions = read_columns(
        _strings(batch.column("hand")),
        _lists(batch.column("table")) if "table" in batch.schema.names else None,
        None if ids is None else _strings(ids),
        id_type is not None and _is_text(id_type),
        first,
        alphabet.upper,
        alphabet.lower,
        alphabet.describe(),
        row_noun,
        rows_before,
    )
    positions.ids = ids
    return positions


def _column_type(
    schema: pa.Schema, name: str, is_right: Callable[[pa.DataType], bool], expected: str
) -> pa.DataType | None:
    """Return the type of a column; None: there is no such column. Raises BadPosition."""
    places = schema.get_all_field_indices(name)
    if not places:
        return None
    if len(places) > 1:
        raise BadPosition(f"{len(places)} columns are named {name!r}; rename all but one")
    found = schema.field(places[0]).type
    if not is_right(found):
        raise BadPosition(f"column {name!r} is of type {found}; expected: {expected}")
    return found


def _is_text(kind: pa.DataType) -> bool:
    from pyarrow import types

    if types.is_dictionary(kind):
        kind = kind.value_type
    # By name: older versions of pyarrow have no string_view.
    return str(kind) in ("string", "large_string", "string_view", "null")


def _is_list_of_text(kind: pa.DataType) -> bool:
    from pyarrow import types

    is_list = types.is_list(kind) or types.is_large_list(kind) or types.is_fixed_size_list(kind)
    return types.is_null(kind) or (is_list and _is_text(kind.value_type))


def _is_scalar(kind: pa.DataType) -> bool:
    from pyarrow import types

    is_number = types.is_integer(kind) or types.is_floating(kind)
    return is_number or types.is_boolean(kind) or _is_text(kind)


def _strings(array: pa.Array) -> pa.Array:
    """Cast an array to a type that `read_columns` reads."""
    import pyarrow as pa

    read = (pa.string(), pa.large_string())
    return array if array.type in read else _cast(array, pa.large_string())


def _lists(array: pa.Array) -> pa.Array:
    """Cast an array of lists to a type that `read_columns` reads."""
    import pyarrow as pa

    text, large_text = pa.string(), pa.large_string()
    read = (pa.list_(text), pa.list_(large_text), pa.large_list(text), pa.large_list(large_text))
    return array if array.type in read else _cast(array, pa.large_list(large_text))


def _cast(array: pa.Array, kind: pa.DataType) -> pa.Array:
    import pyarrow as pa

    try:
        array.validate(full=True)  # casting trusts the indices of a dictionary, and may crash
    except pa.ArrowInvalid as error:
        raise BadPosition(f"a column of type {array.type} is damaged: {error}") from None
    return array.cast(kind)
