"""The order of plays: score falling, then place, then word, both as text."""

from ..dictionary.compiled cimport Compiled
from .lanes cimport Premiums, Squares, Workspace


# Both work on the plays found in a workspace.
cdef int order_plays(Compiled d, const Premiums *premiums, const Squares *squares, Workspace work) except -1 nogil
cdef size_t keep_best(
    Compiled d, const Premiums *premiums, const Squares *squares, Workspace work, size_t top) except? 0 nogil
