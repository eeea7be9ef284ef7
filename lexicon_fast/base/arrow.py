"""Arrow, if pyarrow is installed: the extra `arrow`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, Protocol, TypeAlias

from lexicon_fast.base import tile_text
from lexicon_fast.base.errors import BadOption, BadPosition, missing_extra

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping

    import pyarrow as pa


class ArrowStream(Protocol):
    """A column or table of a library with the Arrow PyCapsule interface."""

    def __arrow_c_stream__(self, requested_schema: Any = None) -> Any: ...


class ArrowArray(Protocol):
    """An array or record batch of such a library."""

    def __arrow_c_array__(self, requested_schema: Any = None) -> Any: ...


#: What batch calls accept in place of a sequence.
ArrowData: TypeAlias = ArrowStream | ArrowArray

#: The number of characters of pyarrow's messages that our errors quote.
_QUOTED: Final = 200


def require_pyarrow(feature: str) -> Any:
    """Return the module pyarrow. Raises BadOption, which names the feature, if it is missing."""
    try:
        import pyarrow
    except ImportError:
        raise missing_extra(feature, "pyarrow", "arrow") from None
    return pyarrow


def imported(name: str, value: Any) -> Any:
    """Return an object of the Arrow PyCapsule interface as a pyarrow.Table; None: it is not one.

    Nothing is copied; a column becomes a table of one column without a name. A Series that pyarrow
    cannot read, or without pyarrow, is None. name: for errors. Raises BadOption, TypeError.
    """
    if not (hasattr(value, "__arrow_c_stream__") or hasattr(value, "__arrow_c_array__")):
        return None
    try:
        pa = require_pyarrow(f"a {type(value).__name__} as {name}")
        column = pa.chunked_array(value)
    except Exception as error:
        if hasattr(value, "to_list"):
            return None
        if isinstance(error, BadOption):
            raise
        raise TypeError(f"{name} cannot be read through Arrow: {in_one_line(error)}") from None
    is_table = pa.types.is_struct(column.type)
    return pa.Table.from_struct_array(column) if is_table else pa.table({"": column})


def text_chunks(name: str, value: Any) -> list[Any] | None:
    """Return the arrays of a column of strings for `TextColumn`; None: see `imported`.

    value: a column, or a table with one. Raises TypeError for others.
    """
    if (table := imported(name, value)) is None:
        return None
    if table.num_columns != 1:
        shown = ", ".join(map(repr, table.column_names[:10])) or "(none)"
        raise TypeError(f"{name} must be one column, not a table with {shown}")
    column = table.column(0)
    if not is_text(column.type):
        raise TypeError(f"{name} must be strings, not a column of {column.type}")
    return column.chunks  # type: ignore[no-any-return]


def as_record_batch(name: str, value: Any) -> pa.RecordBatch:
    """Return a table from Arrow as one record batch; several are joined. Raises BadPosition."""
    pa = require_pyarrow(name)
    if isinstance(value, pa.RecordBatch):
        return value
    if (table := imported(name, value)) is None:
        raise BadPosition(f"{name} must be a pyarrow.RecordBatch, not {type(value).__name__}")
    return pa.RecordBatch.from_struct_array(table.to_struct_array().combine_chunks())


def column_type(
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


def is_text(kind: pa.DataType) -> bool:
    """Return whether `TextColumn` reads arrays of a type."""
    from pyarrow import types

    if types.is_dictionary(kind):
        kind = kind.value_type
    # By name: older versions of pyarrow have no string_view.
    return str(kind) in ("string", "large_string", "string_view", "null")


def is_list_of_text(kind: pa.DataType) -> bool:
    """Return whether `text_lists` takes arrays of a type."""
    from pyarrow import types

    is_list = types.is_list(kind) or types.is_large_list(kind) or types.is_fixed_size_list(kind)
    return types.is_null(kind) or (is_list and is_text(kind.value_type))


def text_lists(array: pa.Array) -> pa.Array:
    """Return an array of lists of strings as `list` or `large_list`; other lists are copied."""
    pa = require_pyarrow("lists")
    if pa.types.is_list(array.type) or pa.types.is_large_list(array.type):
        return array
    return cast_array(array, pa.list_(pa.large_string()))


def cast_array(array: pa.Array, kind: pa.DataType) -> pa.Array:
    """Return an array of another type. Raises BadPosition for a damaged array."""
    pa = require_pyarrow("columns")
    try:
        array.validate(full=True)  # casting trusts the indices of a dictionary, and may crash
    except pa.ArrowInvalid as error:
        raise BadPosition(f"a column of type {array.type} is damaged: {error}") from None
    return array.cast(kind)


def python_items(name: str, value: Any) -> Any:
    """Return a column from Arrow as objects of Python, and any other value unchanged.

    A table with several columns becomes dicts. A Series is unchanged: its items are such objects.
    """
    if not hasattr(value, "to_list") and (table := imported(name, value)) is not None:
        value = table.column(0) if table.num_columns == 1 else table
    return value.to_pylist() if hasattr(value, "to_pylist") else value


def in_one_line(error: Exception) -> str:
    """Return the message of a library without line breaks, shortened if it is long."""
    text = " ".join(str(error).split())
    return text if len(text) <= _QUOTED else f"{text[:_QUOTED]}..."


def export_stream(result: Any, requested_schema: object = None) -> object:
    """Return the stream of `to_arrow()` of a bulk result: the `__arrow_c_stream__` of its class."""
    return result.to_arrow().__arrow_c_stream__(requested_schema)


def error_column(errors: Mapping[int, str], n: int) -> pa.Array:
    """Return the messages for n inputs, by their place from 0: null for good ones."""
    pa = require_pyarrow("to_arrow")
    return pa.array(map(errors.get, range(n)), pa.string()) if errors else pa.nulls(n, pa.string())


def arrow_type(kind: Any) -> pa.DataType:
    """Return the Arrow type of a type from `msgspec.inspect`; several structs become one."""
    pa = require_pyarrow("to_arrow")
    plain = {"IntType": pa.int64(), "FloatType": pa.float64(), "BoolType": pa.bool_()}
    kinds = [each for each in getattr(kind, "types", [kind]) if type(each).__name__ != "NoneType"]
    if hasattr(kinds[0], "item_type"):
        return pa.list_(arrow_type(kinds[0].item_type))
    if not hasattr(kinds[0], "fields"):
        return plain.get(type(kinds[0]).__name__, pa.string())
    fields = {each.tag_field: pa.string() for each in kinds if each.tag_field is not None}
    named = {field.encode_name: field.type for each in kinds for field in each.fields}
    return pa.struct(fields | {name: arrow_type(each) for name, each in named.items()})


def native_array(kind: pa.DataType, n: int, buffers: Iterable[Any], **children: Any) -> pa.Array:
    """Return an Arrow array that shares the memory of native buffers.

    Strings with tiles of several letters are copied: these get brackets.
    """
    pa = require_pyarrow("columns")
    shared = [None if buffer is None else pa.py_buffer(buffer) for buffer in buffers]
    array = pa.Array.from_buffers(kind, n, shared, **children)
    if kind != pa.string():
        return array
    for stand_in, tile in tile_text.known().items():
        import pyarrow.compute as pc

        array = pc.replace_substring(array, stand_in, f"[{tile}]")
    return array
