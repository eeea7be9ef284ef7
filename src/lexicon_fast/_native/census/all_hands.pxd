"""The best first plays of all hands of one size from a pack, found from those of smaller hands."""

from libc.stdint cimport uint8_t, uint32_t, uint64_t
from libcpp.vector cimport vector

from ..lexicon.hand_numbers cimport MAX_CARDS
from .hand_sets cimport HandSets, Rare

cdef enum:
    NEVER = 200                   # turns of a hand that no words empty


cdef class Row:
    """The results for hands with the same rare cards, by number of their common cards."""
    cdef vector[uint32_t] best
    cdef vector[uint8_t] turns
    cdef vector[uint8_t] spent    # [words * commons + common]


cdef class AllHands(HandSets):
    cdef readonly int most_turns  # 1 without plans
    cdef uint32_t row_length[MAX_CARDS + 1]  # by number of rare cards: common sets that make a smaller hand with them
    cdef uint64_t row_start[MAX_CARDS + 2]
    # All hands of fewer cards, a row for each set of rare cards; a table may be empty
    cdef vector[uint32_t] best               # first play (see hand_sets.pxd)
    cdef vector[uint8_t] turns               # that empty the hand
    cdef vector[uint8_t] spent[8]            # [words]: the most points of cards that this many words take

    cdef int check_room(self, bint best, bint turns) except -1
    cdef int solve_row(self, const Rare *rare, Row row) except -1 nogil
