"""Estimates of the turns that a hand still takes, from all ways to get rid of its cards.

A *set* is a multiset of cards of a hand. It has a number with a digit for each kind of card, so that the
number of a union is the sum of the numbers. The same digits as bit fields, each with a guard bit on top,
show with one subtraction whether a set is part of another.
"""

from libc.stdint cimport int16_t, int32_t, uint8_t, uint32_t, uint64_t
from libcpp.vector cimport vector

from ..dictionary.compiled cimport Compiled, Scratch
from ..dictionary.letters cimport CARDS
from ..dictionary.search cimport Cards, TableWord
from .memo cimport Memo, Need, Question, Way
from .rounds cimport Rules

cdef enum:
    MAX_HAND = 15             # cards
    TURN = 1000               # estimates are in thousandths of a turn
    NO_EXTRA = -1             # for `collect`: no additional card
    ANY_EXTRA = 32            # any letter
    ALL_LETTERS = 0xffffffff
    MAX_KEEP = 2000
    MAX_INSERT = 1000
    NO_COST = 1 << 30
    BLOCK = 16                # sets that are estimated together


cdef struct Sum:              # letters, added up
    uint64_t fields           # those in the hand
    uint64_t absent           # those of letters that the hand does not have: two bits for each code
    uint64_t both             # those in the hand as a set, in the low half, and their points


cdef struct Estimates:        # costs, in thousandths of a turn; small enough for the sums of a hand in 16 bits
    int32_t keep[CARDS]       # of a card left over, by code
    int32_t insert            # of the risk that the table word of a planned insertion changes


cdef class Turns:
    """The estimates for a hand, and memory for them."""
    cdef int kinds
    cdef int code[MAX_HAND]   # of each kind of card; the commonest first
    cdef int count[MAX_HAND]
    cdef int low_bit[MAX_HAND]  # of the field
    cdef int mask[MAX_HAND]   # of the field, shifted to the lowest bits
    cdef uint32_t weight[MAX_HAND + 1]  # of the digit; then the number of sets
    cdef uint64_t unit[CARDS]  # by code: a card as fields
    cdef Sum in_sum[CARDS]    # by code: what a letter adds to a sum
    cdef int kind_of[CARDS]   # by code; -1: not in the hand
    cdef uint64_t full        # the complete hand as fields
    cdef uint64_t guards      # the guard bits
    cdef uint8_t kind_of_guard[64]    # by bit
    cdef vector[Way] ways     # one for each set that can be paid
    cdef bint forms           # `ways` begins with all that form words
    cdef bint keep_same       # also collect further ways for a set
    cdef vector[Way] same     # these further ways
    cdef vector[int32_t] way_of       # by set: index into `ways`, -1: no play pays it
    cdef vector[int32_t] need_of      # by set: index into `needs`, -1: none
    cdef vector[Need] needs           # one for each set
    cdef vector[Way] found_ways       # of the last search; and its indices by set, all -1 between searches
    cdef vector[int32_t] found_way_of
    cdef vector[Need] found_needs
    cdef vector[int32_t] found_need_of
    cdef int16_t *turns               # by set: estimate for getting rid of all its cards
    cdef vector[int16_t] turns_memory  # with BLOCK numbers before and after them
    cdef int low_kinds                # kinds whose sets are all in a block; their number is `block_sets`
    cdef uint32_t block_sets
    cdef uint32_t block_counts        # the cards of these kinds: four bits each after a leading 1
    cdef uint64_t block_fields[BLOCK]  # these sets as fields
    cdef int16_t excess[BLOCK][BLOCK]  # by two of these sets: 0 if the first is part of the second, else too much
    cdef vector[int32_t] by_kind      # indices of the ways, sorted by their highest kind
    cdef int32_t with_card[CARDS][BLOCK]  # by letter drawn and kind discarded: estimate for the new hand

    cdef int set_hand(self, Compiled d, const Cards *hand, const uint8_t *points) except -1 nogil
    cdef int collect(
        self, Rules rules, const Cards *hand, int extra, const TableWord *const *words, int n, bint forms,
        bint until_out, Scratch scratch, Memo memo,
    ) except -1 nogil
    cdef int collect_one(
        self, Rules rules, const Cards *hand, int extra, const TableWord *word, int target, Scratch scratch, Memo memo,
        const Question *question,
    ) except -1 nogil
    cdef int search(
        self, Compiled d, const Cards *hand, int extra, const TableWord *word, Scratch scratch
    ) except -1 nogil
    cdef int merge(
        self, const Way *way, const Way *ways_end, const Need *need, const Need *needs_end, int target
    ) except -1 nogil
    cdef Sum sum_of(self, const uint8_t *codes, int length) noexcept nogil
    cdef int add(self, Sum *paid, int32_t number, int masters, uint32_t letters) except -1 nogil
    cdef int add_spare_master(self, const Sum *paid, int32_t number) except -1 nogil
    cdef int add_with_masters(
        self, const Cards *hand, int extra, const uint8_t *text, int length, const TableWord *word, int32_t number
    ) except -1 nogil
    cdef int add_way(self, uint64_t fields, uint32_t set, int points, int32_t number) except -1 nogil
    cdef int add_needs(self, uint64_t fields, uint32_t set, uint32_t letters) except -1 nogil
    cdef int estimate(self, const Cards *hand, const Estimates *e, Memo memo) except -1 nogil
    cdef int estimate_new_words(self, const Estimates *e, size_t n) except -1 nogil
    cdef int use_insertion(self, const Way *way, int16_t cost) except -1 nogil
    cdef void prepare_blocks(self) noexcept nogil
    cdef void use_way(self, const Way *way, uint32_t first, uint32_t end, int16_t cost) noexcept nogil
    cdef uint32_t use_way_by_blocks(
        self, const Way *way, int highest, int copies, int kinds, int16_t cost) noexcept nogil
    cdef void estimate_draws(self, const Estimates *e, int extra) noexcept nogil
    cdef int highest(self, uint32_t set) noexcept nogil
    cdef int cards_of(self, const Way *way) noexcept nogil
