"""Checks of what Python passes in. Errors name the argument and its type."""

from libc.stdint cimport int64_t, uint64_t

# The items of an iterable in a list that nobody else can change; `wanted` is what they should be ("str").
# Raises TypeError; BadOption for one string.
cdef list items_of(value, str name, str wanted)

# The items, each an instance of a class, not None. Raises TypeError.
cdef list instances_of(value, str name, type kind)

# The items as integers and as floats. Raises TypeError, OverflowError.
cdef list integers_of(value, str name)
cdef list numbers_of(value, str name)

# The integers, one for each of so many players or more. Raises TypeError, BadOption.
cdef list integers_for(int players, value, str name)

# Any integer modulo 2 ** 64. Raises TypeError.
cdef uint64_t seed_from(value) except? 0

# Rows are numbered from here; the last number has to fit, too. Raises BadOption.
cdef int check_first_row(int64_t first_row) except -1

# "name must be wanted, not NoneType".
cdef object wrong_type(str name, str wanted, value)
