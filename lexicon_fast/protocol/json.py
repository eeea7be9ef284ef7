"""JSON that only the game decodes."""

from __future__ import annotations

from functools import cache
from typing import Any, Final

import msgspec

from lexicon_fast.protocol.errors import bad_params

encode: Final = msgspec.json.Encoder().encode


def decoded(raw: bytes, where: str, kind: Any = Any) -> Any:
    """Decode JSON of a type. where: the name of the field, for errors. Raises BadField."""
    try:
        return _decoder(kind).decode(raw)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
        raise bad_params(error, getattr(kind, "__struct_fields__", ()), where) from None


@cache
def _decoder(kind: Any) -> msgspec.json.Decoder[Any]:
    return msgspec.json.Decoder(kind)
