"""The best plays of a position without looking at all."""

from .compiled cimport Compiled
from .lanes cimport Premiums, Rack, Squares, Workspace


cdef int find_best(
    Compiled d, const Premiums *premiums, const Squares *squares, const Rack *rack, Workspace work, size_t top
) except -1 nogil
