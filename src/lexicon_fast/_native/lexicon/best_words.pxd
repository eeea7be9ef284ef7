"""The new words that leave the fewest points, for many hands at once."""

from libc.stdint cimport int32_t, int64_t
from libcpp.vector cimport vector

from ..dictionary.compiled cimport Compiled
from ..rows.positions cimport Positions

cdef enum:
    NOT_SEARCHED = -1


cdef class BestWords:
    """The first `top` new words of positions `first` to `first + n`, unordered."""
    cdef Compiled dictionary
    cdef Positions positions
    cdef readonly Py_ssize_t first
    cdef readonly Py_ssize_t n
    cdef bytes points                  # of each card by code, 33 uint8
    cdef int64_t top
    cdef int min_length                # letters of a word
    cdef vector[int32_t] slot          # of each position: where its answer is, or NOT_SEARCHED
    cdef vector[int32_t] count         # of each slot: words that the cards pay for
    cdef vector[int32_t] words         # of each slot: `top` word numbers, -1 after the last
    cdef vector[int32_t] paid          # of each word: the most points of cards that pay for it
