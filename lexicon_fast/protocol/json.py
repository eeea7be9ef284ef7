"""JSON that is passed over until the game looks at it."""

from __future__ import annotations

from typing import Any, Final

import msgspec

from lexicon_fast.protocol.errors import bad_params

encode: Final = msgspec.json.Encoder().encode
_any: Final = msgspec.json.Decoder()


def decoded(
    raw: bytes, where: str, decoder: msgspec.json.Decoder[Any] = _any, fields: tuple[str, ...] = ()
) -> Any:
    """What JSON says. where: the field that it is; fields: those it has. Raises BadField."""
    try:
        return decoder.decode(raw)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
        raise bad_params(error, fields, where) from None
