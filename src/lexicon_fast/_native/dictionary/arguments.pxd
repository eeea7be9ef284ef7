"""Checks of arguments that come from Python. Errors name the argument and what it must be."""

from libc.stdint cimport int64_t, uint64_t

# A new list of the items of an iterable; `wanted` is their type in messages ("str").
# Raises TypeError; BadOption for one string.
cdef list items_of(value, str name, str wanted)

# The items, each checked to be an instance of `kind` and not None. Raises TypeError.
cdef list instances_of(value, str name, type kind)

# The items converted to integers or floats. Raises TypeError, OverflowError.
cdef list integers_of(value, str name)
cdef list numbers_of(value, str name)

# The items as integers, at least one for each player. Raises TypeError, BadOption.
cdef list integers_for(int players, value, str name)

# Any integer modulo 2 ** 64. Raises TypeError.
cdef uint64_t seed_from(value) except? 0

# Check that `value` is between `low` and `high`. Raises BadOption.
cdef int check_range(str name, value, low, high) except -1

# Check that row numbers from `first_row` on fit into 64 bits. Raises BadOption.
cdef int check_first_row(int64_t first_row) except -1

# Check that there is a number for each card code. Raises BadOption.
cdef int check_card_table(str name, bytes table) except -1

# TypeError("NAME must be WANTED, not NoneType"), for the type of `value`.
cdef object wrong_type(str name, str wanted, value)
