"""How many turns a hand still takes: all ways to get rid of cards, and what they add up to.

A *set* is some of the cards of a hand, of equal cards only how many. Sets are numbered so that the
number of two sets together is the sum of theirs (a number with one digit for each kind of card); the
same sum of bit fields, each with a free bit on top, tells whether one set is part of another.
"""

from libc.stdint cimport int32_t, uint8_t, uint32_t, uint64_t
from libcpp.vector cimport vector

from ..dictionary.compiled cimport Compiled, Scratch
from ..dictionary.search cimport Cards, TableWord

cdef enum:
    MAX_HAND = 15             # cards
    TURN = 1000               # estimates are in thousandths of a turn
    NO_EXTRA = -1             # of `collect`: no further card
    ANY_EXTRA = 32            # any letter


cdef struct Way:              # a play that gets rid of cards
    uint64_t fields           # the set it pays, as fields and as a number
    uint32_t set
    int32_t word              # its number
    int32_t target            # place of the table word, -1: a new word


cdef struct Need:             # a play that one card more would allow
    uint64_t fields           # what it pays besides that card
    uint32_t set
    int32_t letter            # of the card


cdef struct Estimates:        # what the estimates rest on, in thousandths of a turn
    int32_t keep[33]          # to get rid of one card of this code that is left over
    int32_t insert            # risk of a way that waits for its table word


cdef class Turns:
    """One hand in work, and memory for it."""
    cdef int kinds
    cdef int code[15]         # of each kind of card; the commonest first
    cdef int count[15]
    cdef int low_bit[15]      # of its field
    cdef uint32_t weight[16]  # of its digit; one more: the number of sets
    cdef uint64_t unit[33]    # one card, by code
    cdef uint32_t digit[33]
    cdef int kind_of[33]      # -1: not in the hand
    cdef uint64_t full        # the whole hand as fields
    cdef uint64_t guards      # the free bits
    cdef vector[Way] ways
    cdef bint keep_same       # also further ways to pay the same set
    cdef vector[Way] same
    cdef vector[int32_t] way_of       # by set; -1: no play pays it
    cdef vector[Need] needs
    cdef vector[int32_t] turns        # by set: estimate to get rid of all its cards
    cdef vector[uint64_t] fields_of   # by set
    cdef vector[uint64_t] by_kind     # ways in the order of their highest kind: fields
    cdef vector[uint32_t] by_kind_set
    cdef vector[int32_t] by_kind_cost
    cdef int32_t with_card[33][15]    # by letter drawn and kind discarded: estimate for the hand then

    cdef int take(self, Compiled d, const Cards *hand) except -1 nogil
    cdef int collect_forms(self, Compiled d, const Cards *hand, int extra, Scratch scratch) except -1 nogil
    cdef int collect_inserts(
        self, Compiled d, const Cards *hand, int extra, const TableWord *word, int target, Scratch scratch
    ) except -1 nogil
    cdef int add(
        self, Compiled d, const Cards *hand, int extra, const uint8_t *text, int length, const TableWord *word,
        int32_t number, int target) except -1 nogil
    cdef int add_way(self, uint64_t fields, uint32_t set, int32_t number, int target) except -1 nogil
    cdef int estimate(self, const Estimates *e) except -1 nogil
    cdef void estimate_draws(self, const Estimates *e) noexcept nogil
    cdef int highest(self, uint32_t set) noexcept nogil
    cdef int field_bits(self, int kind) noexcept nogil
