"""The cards hidden from a player, and what is known about them."""

from libc.stdint cimport uint8_t, uint64_t
from libcpp.vector cimport vector

from .policies cimport Parameters, Player
from .rounds cimport Rules, State


cdef struct Clue:                  # the last turn of another player
    int player
    State before                   # the public state; the player's hand is filled in later
    int shed                       # cards that formed a word or were inserted; 0: another action
    uint8_t gave[33]               # cards that left the hand
    uint8_t got[33]                # known cards that came into the hand
    bint blind                     # an unknown card came into the hand


cdef class Hidden:
    cdef Rules rules
    cdef int players
    cdef int pools
    cdef uint8_t card[8][128]      # [pool]: its cards
    cdef int size[8]
    cdef int from_pool[8][8]       # [player][pool]: cards of the hand that come from the pool
    cdef uint8_t known[8][33]      # [player]: cards known to be in the hand
    cdef vector[Clue] clues

    cdef object check(self, Rules rules, const State *view, int me)


cdef int determinize(
    Rules rules, Hidden hidden, Player player, const Parameters *policy, State *state, int me, uint64_t *rng
) except -1 nogil
