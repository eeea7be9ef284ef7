"""Tables of pyarrow as JSON: the schema, and the values by column."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    import pyarrow as pa


def described(table: pa.Table) -> dict[str, Any]:
    """Names, types, values, and keys of the metadata. Texts of errors become a marker."""
    columns = {}
    for place, field in enumerate(table.schema):
        values = table.column(field.name).to_pylist()
        if field.name == "error":
            values = [None if each is None else "TEXT" for each in values]
        columns[field.name] = {"place": place, "type": str(field.type), "values": values}
    metadata = {key.decode(): True for key in table.schema.metadata or ()}
    return {"columns": columns, "metadata": metadata}
