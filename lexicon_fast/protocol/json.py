"""JSON that only the game decodes."""

from __future__ import annotations

from typing import Any, Final

import msgspec

from lexicon_fast.protocol.errors import bad_params

encode: Final = msgspec.json.Encoder().encode
_any: Final = msgspec.json.Decoder()


def decoded(
    raw: bytes, where: str, decoder: msgspec.json.Decoder[Any] = _any, fields: tuple[str, ...] = ()
) -> Any:
    """Decode JSON. where: the name of the field; fields: its valid keys. Raises BadField."""
    try:
        return decoder.decode(raw)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
        raise bad_params(error, fields, where) from None
