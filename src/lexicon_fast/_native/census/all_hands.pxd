"""The best words of all hands of one size from a pack, found from the hands that are one card smaller."""

from libc.stdint cimport uint8_t, uint32_t, uint64_t
from libcpp.vector cimport vector

from .hand_sets cimport HandSets, Rare

cdef enum:
    NEVER = 200                   # turns that empty a hand which no words do


cdef class Row:
    """The answers for hands with the same rare cards, by number of their common cards."""
    cdef vector[uint32_t] best
    cdef vector[uint8_t] turns
    cdef vector[uint8_t] spent    # [words * commons + common]


cdef class AllHands(HandSets):
    cdef readonly int most_turns  # 1 if nothing is planned
    cdef uint32_t row_length[16]  # of a row kept: commons that make a smaller hand with rare cards of this size
    cdef uint64_t row_start[17]
    # All hands of fewer cards, a row for each set of rare cards
    cdef vector[uint32_t] best
    cdef vector[uint8_t] turns
    cdef vector[uint8_t] spent[8]            # [words]: points of the cards that so many words take at most

    cdef int check_room(self) except -1
    cdef int answer(self, const Rare *rare, Row row) except -1 nogil
