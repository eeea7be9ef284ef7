"""The best plays of a position without looking at all."""

from libc.stdint cimport int32_t

from ..dictionary.compiled cimport Compiled
from .lanes cimport Premiums, Rack, Squares, Worths, Workspace

cdef enum:
    LEAST = -(1 << 30)            # less than any play


# The `top` best plays worth `least` or more, and perhaps some more; of the last of them all that are equal.
# worths: NULL to compare plays by score. Otherwise they are compared by worth, 100 * score + leave, and
# Play.score is that.
cdef int find_best(
    Compiled d, const Premiums *premiums, const Squares *squares, const Rack *rack, Workspace work, size_t top,
    Worths *worths, int32_t least) except -1 nogil
