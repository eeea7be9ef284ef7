"""The cards that a player does not see, and what is known of them."""

from libc.stdint cimport uint8_t, uint64_t
from libcpp.vector cimport vector

from .policies cimport Numbers, Player
from .rounds cimport Rules, State


cdef struct Clue:                  # the last turn of another player
    int player
    State before                   # as everybody saw it; the player's hand is left open
    int shed                       # cards that the play got rid of; 0: a draw or an exchange
    uint8_t gave[33]               # cards that left the hand, and
    uint8_t got[33]                # those known to have come into it
    bint blind                     # an unknown card came into it


cdef class Hidden:
    cdef Rules rules
    cdef int players
    cdef int pools
    cdef uint8_t card[8][128]      # of each pool
    cdef int size[8]
    cdef int from_pool[8][8]       # player, pool: cards of the hand that come from it
    cdef uint8_t known[8][33]      # cards known to be in a hand
    cdef vector[Clue] clues

    cdef object check(self, Rules rules, const State *view, int me)


cdef int imagine(
    Rules rules, Hidden hidden, Player player, const Numbers *policy, State *state, int me, uint64_t *rng
) except -1 nogil
