"""The best plays of a position, without searching all words."""

from libc.stdint cimport int32_t

from ..dictionary.compiled cimport Compiled
from .lanes cimport Premiums, Rack, Squares, Worths, Workspace

cdef enum:
    LEAST = -(1 << 30)            # less than any play


# Find at least the `top` best plays that have `least` or more, and all plays equal to the last of them.
# They are in work.plays, unordered.
# worths: NULL to compare plays by score. Otherwise Play.score is the worth, 100 * score + leave.
cdef int find_best(
    Compiled d, const Premiums *premiums, const Squares *squares, const Rack *rack, Workspace work, size_t top,
    Worths *worths, int32_t least) except -1 nogil
