"""Scores of the plays of Lexibomb."""

from libc.stdint cimport int32_t, uint8_t
from libcpp.vector cimport vector

from ..tiles.lanes cimport Premiums, Squares
from .blank_plays cimport Finder, Play
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

# Return the score of a play. kinds: of each square, by row: 0 to 8 bombs around it, or 9, a bomb in it; letter, word:
# multipliers by kind, 0 for a bomb.
cdef double score_known(
    const Premiums *premiums, const Squares *squares, const Play *play, const uint8_t *kinds,
    const int32_t *letter, const int32_t *word
) noexcept nogil

# Read the multipliers of squares without a bomb; that of a bomb is 0. Raises BadOption.
cdef int read_known_multipliers(given, int32_t *times) except -1
