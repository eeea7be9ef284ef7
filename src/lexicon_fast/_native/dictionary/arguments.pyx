"""Checks of arguments that come from Python."""

import operator

from lexicon_fast.base.arguments import items as checked_items
from lexicon_fast.base.errors import BadOption

from libc.stdint cimport int64_t, uint64_t

from .letters cimport CARDS


cdef object wrong_type(str name, str wanted, value):
    return TypeError(f"{name} must be {wanted}, not {type(value).__name__}")


cdef list items_of(value, str name, str wanted):
    return checked_items(name, wanted, value)


cdef list any_items_of(value, str name, str wanted):
    """The same, but bytes count as a sequence of numbers."""
    return list(value) if isinstance(value, (bytes, bytearray)) else checked_items(name, wanted, value)


cdef list instances_of(value, str name, type kind):
    cdef list items = items_of(value, name, kind.__name__)
    cdef Py_ssize_t i
    for i in range(len(items)):
        if not isinstance(items[i], kind):
            raise wrong_type(f"{name}[{i}]", kind.__name__, items[i])
    return items


cdef list integers_of(value, str name):
    cdef list items = any_items_of(value, name, "int")
    cdef Py_ssize_t i
    for i in range(len(items)):
        try:
            items[i] = operator.index(items[i])
        except TypeError:
            raise wrong_type(f"{name}[{i}]", "an int", items[i]) from None
    return items


cdef list integers_for(int players, value, str name):
    cdef list numbers = integers_of(value, name)
    if len(numbers) < players:
        raise BadOption(f"{name} has {len(numbers)} items, but there are {players} players; pass one for each")
    return numbers


cdef list numbers_of(value, str name):
    cdef list items = any_items_of(value, name, "float")
    cdef Py_ssize_t i
    for i in range(len(items)):
        if isinstance(items[i], (str, bytes, bytearray)):
            raise wrong_type(f"{name}[{i}]", "a number", items[i])
        try:
            items[i] = float(items[i])
        except (TypeError, ValueError):
            raise wrong_type(f"{name}[{i}]", "a number", items[i]) from None
        except OverflowError:
            raise BadOption(f"{name}[{i}] is too large for a float") from None
    return items


cdef uint64_t seed_from(value) except? 0:
    try:
        number = operator.index(value)
    except TypeError:
        raise wrong_type("seed", "an int", value) from None
    return <uint64_t>(number & ((1 << 64) - 1))


cdef int check_range(str name, value, low, high) except -1:
    if not low <= value <= high:
        raise BadOption(f"{name} is {value}; it must be {low:,}" + (f" to {high:,}" if low < high else ""))


cdef int check_first_row(int64_t first_row) except -1:
    if not -(1 << 62) <= first_row <= 1 << 62:
        raise BadOption(f"first_row is {first_row}; use a number of at most 2 ** 62")


cdef int check_card_table(str name, bytes table) except -1:
    if len(table) != CARDS:
        raise BadOption(f"{name} has {len(table)} entries; it must have {CARDS}, one for each card code")
