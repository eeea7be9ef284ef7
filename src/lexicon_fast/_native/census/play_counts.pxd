"""How many words each hand from a pack pays for."""

from libc.stdint cimport uint8_t, uint16_t, uint32_t, uint64_t
from libcpp.vector cimport vector

from ..dictionary.letters cimport CARDS
from .all_hands cimport AllHands


cdef class PlayCounts:
    cdef AllHands hands
    cdef vector[uint32_t] counts             # of all hands of fewer cards, in the rows of `hands`
    # Where to begin: numbers modulo 2 ** 32 of some hands, by number of their rare cards
    cdef vector[uint32_t] start
    cdef vector[uint16_t] common
    cdef vector[uint32_t] value
    # For each kind of common cards, the sets with such a card, and the same sets without it
    cdef vector[uint16_t] more[CARDS]
    cdef vector[uint16_t] less[CARDS]

    cdef int check_room(self) except -1
