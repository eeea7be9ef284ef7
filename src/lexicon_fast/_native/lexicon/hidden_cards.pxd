"""The cards hidden from a player, and what is known about them."""

from libc.stdint cimport uint8_t, uint64_t
from libcpp.vector cimport vector

from ..dictionary.letters cimport CARDS
from .policies cimport Parameters, Player
from .rounds cimport MAX_PACK, MAX_PLAYERS, Rules, State


cdef struct Clue:                  # the last turn of another player
    int player
    State before                   # the public state; the player's hand is filled in later
    int shed                       # cards that formed a word or were inserted; 0: another action
    uint8_t gave[CARDS]            # cards that left the hand
    uint8_t got[CARDS]             # known cards that came into the hand
    bint blind                     # an unknown card came into the hand


cdef class Hidden:
    cdef Rules rules
    cdef int players
    cdef int pools
    cdef uint8_t card[MAX_PLAYERS][MAX_PACK]  # [pool]: its cards
    cdef int size[MAX_PLAYERS]
    cdef int from_pool[MAX_PLAYERS][MAX_PLAYERS]  # [player][pool]: cards of the hand that come from the pool
    cdef uint8_t known[MAX_PLAYERS][CARDS]  # [player]: cards known to be in the hand
    cdef vector[Clue] clues

    cdef object check(self, Rules rules, const State *view, int me)


cdef int determinize(
    Rules rules, Hidden hidden, Player player, const Parameters *policy, State *state, int me, uint64_t *rng
) except -1 nogil
