"""Decoders of msgspec that threads can share.

msgspec (0.22) collects the fields of a Struct type when a decoder first uses it. If another thread
uses the type before this is finished, the process crashes. Here all decoders are made under a lock.
"""

from __future__ import annotations

from threading import RLock
from typing import Any, Final, TypeVar

import msgspec

_T = TypeVar("_T")

_lock: Final = RLock()
_decoders: Final[dict[Any, msgspec.json.Decoder[Any]]] = {}


def decoder(kind: type[_T]) -> msgspec.json.Decoder[_T]:
    """Return the decoder of JSON to a type. The type must be hashable, as all but literals are."""
    found = _decoders.get(kind)
    if found is None:
        with _lock:
            found = _decoders.setdefault(kind, msgspec.json.Decoder(kind))
    return found


def convert(value: object, kind: type[_T]) -> _T:
    """Convert an object made of built-in types to a type. Raises msgspec.ValidationError."""
    decoder(kind)  # which collects the fields of its Struct types
    return msgspec.convert(value, kind)
