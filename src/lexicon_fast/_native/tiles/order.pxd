"""The order of plays: descending score, then place, then word, both as text."""

from ..dictionary.compiled cimport Compiled
from .lanes cimport Premiums, Squares, Workspace


# Sort the plays of a workspace and keep the first `top`. Returns how many those are.
cdef size_t order_plays(
    Compiled d, const Premiums *premiums, const Squares *squares, Workspace work, size_t top) except? 0 nogil
