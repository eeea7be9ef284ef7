"""A round of Lexicon in native code: the state and the actions."""

from libc.stddef cimport size_t
from libc.stdint cimport int32_t, int64_t, uint8_t, uint16_t, uint32_t, uint64_t
from libc.string cimport memcpy, memset

from ..dictionary.compiled cimport Compiled
from ..dictionary.letters cimport BRACKET, CARDS
from ..dictionary.search cimport Cards, TableWord
from .pay cimport Prices

cdef enum:
    MAX_PLAYERS = 8
    MAX_PACK = 128            # cards in play
    MAX_LYING = 64            # words on the table
    MAX_HELD = 64             # cards in a hand

    # Actions beyond those of candidates.pxd (FORM, INSERT, SUBSTITUTE, EXCHANGE)
    DRAW_EXPOSED = 4
    DRAW_BLIND = 5


cdef struct Lying:            # a word on the table
    uint8_t codes[64]         # with BRACKET where a Master lies
    int length


cdef struct State:
    int players
    int turn
    int idle                  # turns since a hand became smaller
    int winner                # who emptied the hand; -1: nobody yet
    Cards hands[8]
    int words
    int stock_at              # the stock is stock[stock_at:stock_end], its top first
    int stock_end
    int pile_size             # the exposed card is the last
    uint64_t rng
    uint8_t stock[128]
    uint8_t pile[128]
    Lying table[64]           # last: only those in use are copied


cdef struct Choice:
    int action
    int target                # place of the table word
    int32_t word              # number in the dictionary
    int letter                # EXCHANGE: its code (see candidates.pxd); draws: the card discarded
    uint8_t cards[33]         # paid


cdef class Rules:
    """A dictionary, a ruleset and the packs, as numbers."""
    cdef readonly Compiled dictionary
    cdef Prices prices
    cdef bytes points
    cdef bytes word_points_kept
    cdef const uint16_t *word_points
    cdef uint8_t packed[33]   # cards in play
    cdef int cards_in_play
    cdef int most             # cards that one substitution may exchange
    cdef bint same_word
    cdef bint turn_up
    cdef int guard


cdef class Round:
    """A round as Python sees it."""
    cdef readonly Rules rules
    cdef State state
    cdef readonly bint over


cdef bint perform(Rules rules, State *state, const Choice *choice) noexcept nogil
cdef int unseen_cards(Rules rules, const State *state, int *counts) noexcept nogil
cdef object check_turn(const State *state, int most)
cdef tuple describe(Rules rules, const State *state, const Choice *choice)
cdef str spell_counts(Rules rules, const uint8_t *counts)
cdef str spell_row(Rules rules, const uint8_t *cards, int begin, int end)
cdef int read_cards(Rules rules, str cards, uint8_t *counts) except -1


cdef inline void copy_state(State *to, const State *source) noexcept nogil:
    memcpy(to, source, <size_t>(<const char *>&source.table[source.words] - <const char *>source))


cdef inline void read_lying(const Lying *lying, TableWord *word) noexcept nogil:
    cdef int k
    memset(word.counts, 0, sizeof(word.counts))
    word.length = lying.length
    for k in range(lying.length):
        word.codes[k] = lying.codes[k] & ~BRACKET
        word.counts[word.codes[k]] += 1


cdef inline int points_of(Rules rules, const Cards *hand) noexcept nogil:
    cdef int x, points = 0
    for x in range(CARDS):
        points += hand.counts[x] * rules.prices.of[x]
    return points


cdef inline bint blind_is_legal(const State *state) noexcept nogil:
    return state.stock_at < state.stock_end or state.pile_size > 0
