"""The letters that, inserted into a word or exchanged for one of its letters, make another word."""

from libc.stdint cimport uint8_t, uint32_t
from libcpp.vector cimport vector

from ..dictionary.compiled cimport Compiled
from ..dictionary.prefixes cimport Graph


cdef class Neighbours:
    cdef vector[uint32_t] inserted    # by word: letters of which one can be inserted, one bit each
    cdef vector[uint32_t] exchanged   # by word: letters that can replace one other letter

    cdef void fill(self, const Graph *graph, uint32_t word, const uint8_t *codes, int n) noexcept nogil


# Return those of a dictionary, which are made once.
cdef Neighbours neighbours(Compiled d)
