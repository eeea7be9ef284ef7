"""Arrow, if pyarrow is installed: the extra `arrow`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from lexicon_fast.base.errors import missing_extra

if TYPE_CHECKING:
    from collections.abc import Iterable

    import pyarrow as pa


def require_pyarrow(feature: str) -> Any:
    """Return the module pyarrow. Raises BadOption, which names the feature, if it is missing."""
    try:
        import pyarrow
    except ImportError:
        raise missing_extra(feature, "pyarrow", "arrow") from None
    return pyarrow


def native_array(kind: pa.DataType, n: int, buffers: Iterable[Any], **children: Any) -> pa.Array:
    """Return an Arrow array that shares the memory of native buffers."""
    pa = require_pyarrow("columns")
    shared = [None if buffer is None else pa.py_buffer(buffer) for buffer in buffers]
    return pa.Array.from_buffers(kind, n, shared, **children)
