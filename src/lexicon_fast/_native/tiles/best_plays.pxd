"""The best plays of a position, without searching all words, and the order of plays."""

from libc.stdint cimport int32_t

from ..dictionary.compiled cimport Compiled
from .lanes cimport LeaveValues, Premiums, Rack, Squares, Workspace

cdef enum:
    MINUS_INFINITY = -(1 << 30)   # less than the score or equity of any play


# Find at least the `top` best plays that have `least` or more, and all plays equal to the last of them.
# They are in work.plays, unordered.
# leaves: NULL to compare plays by score. Otherwise Play.score is the equity, 100 * score + leave.
cdef int find_best(
    Compiled d, const Premiums *premiums, const Squares *squares, const Rack *rack, Workspace work, size_t top,
    LeaveValues *leaves, int32_t least) except -1 nogil


# Sort the plays of a workspace and keep the first `top`. Returns how many those are.
cdef size_t order_plays(
    Compiled d, const Premiums *premiums, const Squares *squares, Workspace work, size_t top) except? 0 nogil
