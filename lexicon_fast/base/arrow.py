"""Arrow, if pyarrow is installed: the extra `arrow`."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Any

from lexicon_fast.base.errors import missing_extra

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    import pyarrow as pa


def require_pyarrow(feature: str) -> Any:
    """Return the module pyarrow. Raises BadOption, which names the feature, if it is missing."""
    try:
        import pyarrow
    except ImportError:
        raise missing_extra(feature, "pyarrow", "arrow") from None
    return pyarrow


def export_stream(result: Any, requested_schema: object = None) -> object:
    """Return `to_arrow()` of a bulk result as a stream of the Arrow PyCapsule interface.

    It is the `__arrow_c_stream__` of these classes, which polars, DuckDB, pandas and others read.
    """
    stream: object = result.to_arrow().__arrow_c_stream__(requested_schema)
    return stream


def row_table(
    errors: Mapping[int, str], columns: Mapping[str, Any], nulls: Mapping[str, Any] | None = None
) -> pa.Table:
    """Return a table with a row for each input: arrays of numpy, and the column `error`.

    errors: the messages for bad inputs, by their place from 0, which have null in other columns.
    nulls: of a column, the rows that have null in it, as an array of bool.
    """
    import numpy as np

    pa = require_pyarrow("to_arrow")
    n = len(next(iter(columns.values())))
    bad = np.zeros(n, bool)
    bad[list(errors)] = True
    arrays = {}
    for name, column in columns.items():
        null = bad | (nulls or {}).get(name, False)
        arrays[name] = pa.array(column, mask=null if null.any() else None)
    return pa.table({**arrays, "error": error_column(errors, n)})


def error_column(errors: Mapping[int, str], n: int) -> pa.Array:
    """Return the messages for n inputs, by their place from 0: null for good ones."""
    pa = require_pyarrow("to_arrow")
    return pa.array(map(errors.get, range(n)), pa.string()) if errors else pa.nulls(n, pa.string())


def arrow_type(*kinds: Any) -> pa.DataType:
    """Return the Arrow type of a type from `msgspec.inspect`; several structs become one."""
    pa = require_pyarrow("to_arrow")
    fields: dict[str, pa.DataType] = {}
    for kind in kinds:
        name = type(kind).__name__
        if name == "UnionType":
            return arrow_type(*(each for each in kind.types if type(each).__name__ != "NoneType"))
        if name in ("VarTupleType", "ListType"):
            return pa.list_(arrow_type(kind.item_type))
        if name != "StructType":
            plain = {"IntType": pa.int64(), "FloatType": pa.float64(), "BoolType": pa.bool_()}
            return plain.get(name, pa.string())
        if kind.tag_field is not None:
            fields[kind.tag_field] = pa.string()
        for field in kind.fields:
            fields.setdefault(field.encode_name, arrow_type(field.type))
    return pa.struct(fields)


def plain_row(value: Any) -> Any:
    """Return a struct of msgspec, and those in it, as dicts for `arrow_type`; infinity is None."""
    if isinstance(value, tuple | list):
        return [plain_row(each) for each in value]
    if value is None or not hasattr(value, "__struct_config__"):
        return None if value in (math.inf, -math.inf) else value
    config = value.__struct_config__
    names = zip(value.__struct_fields__, value.__struct_encode_fields__, strict=True)
    row = {encoded: plain_row(getattr(value, name)) for name, encoded in names}
    return row if config.tag_field is None else {config.tag_field: config.tag, **row}


def native_array(kind: pa.DataType, n: int, buffers: Iterable[Any], **children: Any) -> pa.Array:
    """Return an Arrow array that shares the memory of native buffers."""
    pa = require_pyarrow("columns")
    shared = [None if buffer is None else pa.py_buffer(buffer) for buffer in buffers]
    return pa.Array.from_buffers(kind, n, shared, **children)
