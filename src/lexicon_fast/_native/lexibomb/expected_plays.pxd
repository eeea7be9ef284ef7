"""The plays of Lexibomb with what they are expected to score."""

from libcpp.vector cimport vector

from ..tiles.lanes cimport Premiums, Squares
from .blank_plays cimport Pattern
from .expected cimport Query, Sets


cdef class Scores:
    """Of the plays found of a position. Scores and chances are rounded to six decimals."""
    cdef vector[double] score
    cdef vector[double] bomb
    cdef vector[double] error


# What one play is expected to score, added to `scores`.
cdef int score_play(
    Query q, Sets sets, Scores scores, const Premiums *premiums, const Squares *squares, const Pattern *play
) except -1 nogil
