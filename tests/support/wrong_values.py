"""Wrong values in place of valid ones: of other types, and of the same kind but not the same."""

from __future__ import annotations

import sys
from array import array
from collections.abc import Callable, Iterator
from contextlib import suppress
from copy import copy
from fractions import Fraction
from functools import partial
from mmap import mmap
from typing import Any

import numpy as np
import pyarrow as pa


class Text(str):
    """A string of another class."""


class Liar(list[Any]):
    """A list that says it is longer than it is."""

    def __len__(self) -> int:
        return 1000


class Short(list[Any]):
    """A list that says it is empty."""

    def __len__(self) -> int:
        return 0


class Huge:
    """An integer beyond all of C."""

    def __index__(self) -> int:
        return 10**30


def released() -> memoryview:
    view = memoryview(bytearray(40))
    view.release()
    return view


def read_only(values: Any) -> Any:
    values = np.array(values)
    values.flags.writeable = False
    return values


POWERS = [1 << bits for bits in (31, 32, 63, 64)]
INTEGERS = [
    *(0, -1, 1, 2, 3, 7, 8, 9, 22, 32, 33, 64, 65, 100, 127, 128, 255, 256, 1000, -1000, 65536),
    *(number for power in POWERS for number in (power - 1, power, 1 - power, -power)),
    *(10**9, 10**30, -(10**30)),
]
DTYPES = [
    *("float64", "int8", "uint8", "int16", "uint16", "int32", "int64", "uint64", "bool"),
    *("object", "S8", ">i8", ">u2", ">i4", "M8[s]"),
]
FLOATS = [0.0, -1.0, 1.5, 1e308, -1e308, float("nan"), float("inf"), float("-inf")]
TEXTS = [
    "",
    "*",
    "?",
    "cat",
    "CAT*",
    "\0",
    "é",
    "Ä",
    "\ud800",
    "\U0001f600",
    "[",
    "a" * 70,
    "x" * 9999,
]

#: Created for each call, by name.
ANYTHING: dict[str, Callable[[], Any]] = {
    **{repr(value): partial(copy, value) for value in [None, True, *INTEGERS, *FLOATS]},
    **{f"{value!r:.30}": partial(str, value) for value in TEXTS},
    "b''": bytes,
    "33 x 255": lambda: b"\xff" * 33,
    "33 bytes": lambda: bytes(33),
    "bytearray": lambda: bytearray(33),
    "array of double": lambda: array("d", [1.0]),
    "memoryview": lambda: memoryview(b"CAT"),
    "released memoryview": released,
    "[]": list,
    "()": tuple,
    "{}": dict,
    "set": set,
    "[None]": lambda: [None],
    "[[]]": lambda: [[]],
    "[1, None]": lambda: [1, None],
    "['CAT', 3]": lambda: ["CAT", 3],
    "['CAT', 'HAT']": lambda: ["CAT", "HAT"],
    "{1: 2}": lambda: {1: 2},
    "iterator": lambda: iter(["CAT"]),
    "range": lambda: range(3),
    "Liar": Liar,
    "Huge": Huge,
    "object": object,
    "a class": lambda: int,
    "a function": lambda: len,
    "a module": lambda: sys,
    "Ellipsis": lambda: ...,
    "Fraction": lambda: Fraction(3, 2),
    "complex": lambda: 1j,
    "numpy int64": lambda: np.int64(2),
    "numpy float64": lambda: np.float64(2),
    "numpy str": lambda: np.str_("CAT"),
    "0-d": lambda: np.array(3),
    "float64": lambda: np.ones(3),
    "int32": lambda: np.ones(3, "int32"),
    "int64": lambda: np.ones(3, "int64"),
    "objects": lambda: np.array([None, 1], object),
    "3-d": lambda: np.ones((2, 2, 2), "int64"),
}


def plain(value: Any) -> type[Any]:
    """The kind of a sequence, also of a named tuple, which is made in another way."""
    return list if isinstance(value, list) else tuple


def wrong_values(
    value: Any, others: Callable[[Any], list[Callable[[], Any]]]
) -> Iterator[tuple[str, Any]]:
    """Values in place of a valid one, with their names: of other types, then of a like kind."""
    for name, make in ANYTHING.items():
        yield name, make()
    yield from like(value)
    for i, make in enumerate(others(value)):
        yield f"other {i}", make()
    if isinstance(value, list | tuple):
        for i in sorted({0, len(value) - 1}) if value else ():
            for name, wrong in wrong_elements(value[i], others):
                yield f"element {i} {name}", plain(value)([*value[:i], wrong, *value[i + 1 :]])
    if isinstance(value, dict) and value:
        key = next(iter(value))
        for name, wrong in wrong_elements(value[key], others):
            yield f"value {name}", {**value, key: wrong}
        for name, make in ANYTHING.items():
            if getattr(make(), "__hash__", None) and name != "released memoryview":
                yield f"key {name}", {make(): value[key], **value}


def wrong_elements(
    value: Any, others: Callable[[Any], list[Callable[[], Any]]]
) -> Iterator[tuple[str, Any]]:
    for name, make in ANYTHING.items():
        yield name, make()
    yield from like(value)
    for i, make in enumerate(others(value)):
        yield f"other {i}", make()
    if isinstance(value, list | tuple):
        for i in range(len(value)):
            for name, make in ANYTHING.items():
                yield f"element {i} {name}", plain(value)([*value[:i], make(), *value[i + 1 :]])


def like(value: Any) -> Iterator[tuple[str, Any]]:
    """Values of the same kind, but not the same."""
    if isinstance(value, str):
        yield "shorter", value[:-1]
        yield "longer", value + value[-1:]
        yield "doubled", value * 2
        yield "many", value * 999
        for wrong in ("\0", "é", "\ud800", "*", "]"):
            yield f"with {wrong!r}", value[:-1] + wrong
            yield f"all {wrong!r}", wrong * len(value)
        yield "subclass", Text(value)
    elif isinstance(value, bytes | bytearray):
        kind = type(value)
        yield "shorter", value[:-1]
        yield "longer", value + b"\0"
        yield "many", value * 9
        for byte in (0, 1, 8, 31, 32, 127, 128, 254, 255):
            yield f"all {byte}", kind([byte]) * len(value)
            for at in {0, len(value) // 2, max(len(value) - 2, 0), max(len(value) - 1, 0)}:
                yield f"byte {at} {byte}", value[:at] + kind([byte]) + value[at + 1 :]
        yield "bytearray", bytearray(value)
        yield "memoryview", memoryview(value)
        yield "strided", memoryview(bytes(2 * len(value)))[::2]
        yield "numpy", np.frombuffer(bytes(value), "uint8")
    elif isinstance(value, mmap):
        data = bytes(value)
        yield "bytes", data
        yield "shorter", data[:-1]
        yield "header", data[:100]
        yield "unaligned", memoryview(b"\0" + data)[1:]
        yield "strided", memoryview(data)[::2]
    elif isinstance(value, list | tuple):
        kind = plain(value)
        yield "as a list", list(value)
        yield "as a tuple", tuple(value)
        yield "as an iterator", iter(value)
        yield "as a dict", dict.fromkeys(range(len(value)), 1)
        yield "shorter", value[:-1]
        yield "longer", kind([*value, *value[-1:]])
        yield "many", kind([*value] * 99)
        yield "nested", kind([value])
        yield "Liar", Liar(value)
        yield "Short", Short(value)
        for field in getattr(value, "_fields", ()):
            for name, make in ANYTHING.items():
                yield f"{field} {name}", value._replace(**{field: make()})  # type: ignore[union-attr]
    elif isinstance(value, dict):
        yield "shorter", dict(list(value.items())[1:])
        yield "as a list", list(value.items())
    elif isinstance(value, array | np.ndarray):
        yield from like_an_array(np.asarray(value))
    elif isinstance(value, pa.Array):
        yield from like_a_column(value)


def like_an_array(value: Any) -> Iterator[tuple[str, Any]]:
    for dtype in DTYPES:
        yield dtype, value.astype(dtype)
    yield "read-only", read_only(value)
    yield "as bytes", value.tobytes()
    yield "strided", np.repeat(value, 2, axis=0)[::2]
    yield "backwards", value[::-1]
    yield "Fortran", np.asfortranarray(value)
    yield "broadcast", np.broadcast_to(value[:1], value.shape)
    yield "one dimension more", value[None]
    yield "no dimension", value.ravel()[:1].reshape(())
    yield "empty", value[:0]
    yield "shorter", value[:-1].copy()
    yield "longer", np.concatenate([value, value[-1:]])
    for axis in range(1, value.ndim):
        yield f"axis {axis} shorter", np.ascontiguousarray(np.delete(value, -1, axis))
    for number in (
        -1,
        0,
        1,
        2,
        24,
        25,
        440,
        441,
        65535,
        -(1 << 31),
        (1 << 31) - 1,
        (1 << 63) - 1,
        -(1 << 63),
    ):
        limits = np.finfo if value.dtype.kind == "f" else np.iinfo
        if limits(value.dtype).min <= number <= limits(value.dtype).max and value.size:
            for at in {0, value.size // 2, value.size - 1}:
                wrong = value.copy()
                wrong.flat[at] = number
                yield f"[{at}] {number}", wrong
            yield f"all {number}", np.full_like(value, number)


def like_a_column(value: Any) -> Iterator[tuple[str, Any]]:
    for name, other in {
        "integers": pa.array([1, 2]),
        "null": pa.nulls(2),
        "binary": pa.array([b"CAT", b"\xff"]),
        "large": pa.array(["CAT", "HAT"], pa.large_string()),
        "view": pa.array(["CAT", "HAT"], pa.string_view()),
        "dictionary": pa.array(["CAT", "HAT"]).dictionary_encode(),
        "chunked": pa.chunked_array([["CAT"], ["HAT"]]),
        "struct": pa.array([{"a": "CAT"}, {"a": "HAT"}]),
        "fixed list": pa.array([["a"], ["b"]], pa.list_(pa.string(), 1)),
        "list of int": pa.array([[1], [2]]),
        "lists": pa.array([["a", None], None]),
        "list of large": pa.array([["a"], ["b"]], pa.large_list(pa.large_string())),
        "sliced": pa.array(["A", "CAT", "HAT"])[1:],
        "nulls": pa.array(["CAT", None]),
        "empty": pa.array([], pa.string()),
        "scalar": value[0],
        "table": pa.table({"a": value}),
    }.items():
        yield name, other
    text = pa.py_buffer(b"CATHAT")
    words = pa.array(["at", "cat", "hat"])
    for name, offsets in {
        "falling": [0, 6, 3],
        "outside": [0, 3, 1 << 20],
        "negative": [-5, 0, 3],
        "far": [0, (1 << 31) - 1, (1 << 31) - 1],
        "few": [0],
    }.items():
        spans = pa.py_buffer(array("i", offsets).tobytes())
        for what, kind, buffers, children in (
            ("strings", pa.string(), [None, spans, text], None),
            ("no text", pa.string(), [None, spans, None], None),
            ("lists", pa.list_(pa.string()), [None, spans], [words]),
        ):
            with suppress(pa.ArrowInvalid):  # some pyarrow refuses itself
                yield f"{what} {name}", pa.Array.from_buffers(kind, 2, buffers, children=children)
    with suppress(pa.ArrowInvalid):
        bits, zeros = pa.py_buffer(b"\1"), pa.py_buffer(bytes(84))
        yield "few validity bits", pa.Array.from_buffers(pa.string(), 20, [bits, zeros, text])
