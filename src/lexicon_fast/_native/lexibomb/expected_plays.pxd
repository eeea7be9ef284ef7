"""Expected scores of the plays of Lexibomb."""

from libcpp.vector cimport vector

from ..tiles.lanes cimport Premiums, Squares
from .blank_plays cimport Finder
from .expected cimport ExpectedValues


cdef class Scores:
    """Expected values of the plays of a position. Scores and chances are rounded to six decimals."""
    cdef vector[double] score
    cdef vector[double] bomb
    cdef vector[double] error


# Fill `scores` with the expected values of all plays found.
cdef int score_plays(
    ExpectedValues expected, Scores scores, const Premiums *premiums, const Squares *squares, Finder finder
) except -1 nogil
