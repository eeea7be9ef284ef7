"""A filter for the multisets of letters that are words: a Bloom filter of their hashes."""

from libc.stdint cimport uint8_t, uint64_t
from libcpp.vector cimport vector

from .compiled cimport Compiled
from .letters cimport CARDS
from .search cimport Cards


cdef class LetterSets:
    cdef uint64_t number[CARDS]  # of a letter by code; the hash of a multiset is the sum of the numbers of its letters
    cdef int shift
    cdef vector[uint64_t] bits        # the high bits of a hash choose one of these, its low bits three bits of it

    cdef uint64_t sum_of(self, const uint8_t *codes, int length) noexcept nogil

    cdef uint64_t bits_of(self, uint64_t sum) noexcept nogil
    cdef void add(self, uint64_t sum) noexcept nogil
    cdef bint find(self, uint64_t sum) noexcept nogil

    # Whether the cards, with letters of this sum, may be all letters of a word. If not, it rarely returns True.
    cdef bint may_be_word(self, const Cards *cards, uint64_t letters) noexcept nogil


# Return those of a dictionary, which are made once.
cdef LetterSets letter_sets(Compiled d)
