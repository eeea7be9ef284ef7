"""What plays of Lexibomb score on squares that are known."""

from libc.stdint cimport int32_t, uint8_t

from ..tiles.lanes cimport Premiums, Squares
from .blank_plays cimport Pattern

cdef enum:
    KINDS = 10                    # of squares: 0 to 8 neighbours with bombs, or a bomb itself


# kinds: of each square, by row; letter, word: what each kind multiplies, 0 for a bomb.
cdef double score_shown(
    const Premiums *premiums, const Squares *squares, const Pattern *play, const uint8_t *kinds,
    const int32_t *letter, const int32_t *word
) noexcept nogil
cdef int read_times(given, int32_t *times) except -1
