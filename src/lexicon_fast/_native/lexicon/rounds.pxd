"""Rounds of Lexicon: state and actions."""

from libc.stddef cimport size_t
from libc.stdint cimport int32_t, uint8_t, uint16_t, uint64_t
from libc.string cimport memcpy

from ..dictionary.compiled cimport Compiled
from ..dictionary.kernels cimport MAX_WORD
from ..dictionary.letters cimport CARDS
from ..dictionary.search cimport Cards
from .pay cimport Prices

cdef enum:
    MAX_PLAYERS = 8
    MAX_PACK = 128            # cards in play
    MAX_TABLE = 64            # words on the table
    MAX_HELD = 64             # cards in a hand

    # Actions besides those of candidates.pxd (FORM, INSERT, SUBSTITUTE, EXCHANGE)
    DRAW_EXPOSED = 4
    DRAW_BLIND = 5


cdef struct LaidWord:            # a word on the table
    uint8_t codes[MAX_WORD]   # with BRACKET where a Master lies
    int length


cdef struct State:
    int players
    int turn
    int idle                  # turns since a hand became smaller
    int winner                # the player whose hand is empty, or -1
    Cards hands[MAX_PLAYERS]
    int words
    int stock_at              # the stock is stock[stock_at:stock_end], its top first
    int stock_end
    int pile_size             # the last card is exposed
    uint64_t rng
    uint8_t stock[MAX_PACK]
    uint8_t pile[MAX_PACK]
    LaidWord table[MAX_TABLE]  # last, so that copy_state() can skip unused entries


cdef struct Choice:
    int action
    int target                # place of the table word
    int32_t word              # number in the dictionary
    int letter                # EXCHANGE: its code (see candidates.pxd); draws: the card discarded
    uint8_t cards[CARDS]      # paid


cdef class Rules:
    """A dictionary, a ruleset and the packs."""
    cdef readonly Compiled dictionary
    cdef Prices prices
    cdef bytes points         # `prices` points to these
    cdef bytes word_points_bytes
    cdef const uint16_t *word_points
    cdef uint8_t pack_counts[CARDS]  # cards in play
    cdef int cards_in_play
    cdef int max_exchanged    # cards that one substitution may exchange
    cdef bint same_word_exchange
    cdef bint turn_up
    cdef int guard


cdef class Round:
    """A round, for Python."""
    cdef readonly Rules rules
    cdef State state
    cdef readonly bint over


# Deal from a shuffled pack, the first cards to the player `first`, who has the first turn. The seed also determines the
# renewals of the stock.
cdef void deal(Rules rules, State *state, int players, int cards_each, int first, uint64_t seed) noexcept nogil

# Apply an action and pass the turn on. Returns whether the round is over.
cdef bint apply(Rules rules, State *state, const Choice *choice) noexcept nogil

# Count the cards that the current player cannot see, in other hands and in the stock. Returns their number.
cdef int unseen_cards(Rules rules, const State *state, int *counts) noexcept nogil

# Check that the current player can act: a known hand of 1 to `most` cards, and a card to draw. Raises BadHand.
cdef object check_turn(const State *state, int most)

# An action for Python: (kind, place of the table word, laid), or ("draw", discard, take).
cdef tuple describe(Rules rules, const State *state, const Choice *choice)

# The choice for such an action. Returns False if the dictionary does not have its word. Raises BadOption for an action
# that the hand, the table and the pile do not allow, BadTableWord, BadHand. Limits of the ruleset are not checked.
cdef bint read_choice(Rules rules, const State *state, str kind, where, str what, Choice *out) except -1

# Whether two choices are the same action.
cdef bint is_same(const Choice *a, const Choice *b) noexcept nogil

# Add cards to counts by code. Returns how many. Raises BadHand.
cdef int read_cards(Rules rules, str cards, uint8_t *counts) except -1


cdef inline void copy_state(State *to, const State *source) noexcept nogil:
    memcpy(to, source, <size_t>(<const char *>&source.table[source.words] - <const char *>source))


cdef inline int points_of(Rules rules, const Cards *hand) noexcept nogil:
    cdef int x, points = 0
    for x in range(CARDS):
        points += hand.counts[x] * rules.prices.points[x]
    return points


cdef inline bint blind_is_legal(const State *state) noexcept nogil:
    return state.stock_at < state.stock_end or state.pile_size > 0
