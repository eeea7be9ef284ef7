"""Plans that use the words on the table, of one position at a time."""

from libc.stdint cimport int32_t, int64_t, uint8_t, uint16_t, uint32_t, uint64_t
from libcpp.vector cimport vector

from ..dictionary.compiled cimport Compiled, Scratch
from ..dictionary.kernels cimport MAX_WORD
from ..dictionary.letter_sets cimport LetterSets
from ..dictionary.letters cimport CARDS
from ..dictionary.search cimport Cards
from ..rows.positions cimport Positions
from .pay cimport Prices

cdef enum:
    MAX_HAND = 15             # cards of a hand, and so turns of a plan
    MAX_EXCHANGE_TURNS = 6    # of a plan with exchanges
    LETTERS = 64              # of a table word


cdef struct Laid:             # a word on the table
    int length
    uint8_t codes[MAX_WORD]   # with BRACKET


cdef struct PlanStep:         # one turn
    int action                # FORM, INSERT or SUBSTITUTE
    int target                # place of the table word, -1 for FORM
    int64_t word              # its number, -1: a table word that is not in the dictionary, after an exchange
    Laid laid                 # the word as it then lies
    uint8_t cards[CARDS]      # paid, by code


cdef struct Outcome:          # the best hand after a number of turns, and the turns
    bint found
    int points
    uint8_t left[CARDS]
    int prefix                # turns up to the last exchange
    int n                     # turns
    PlanStep steps[MAX_HAND]


cdef struct Item:             # a set of cards, and a play that it pays for
    uint64_t key              # orders plays: action, word, table word
    uint64_t cards            # then these: see `set_key`
    uint32_t set
    int32_t source            # 0: new words, t + 1: table word t
    int32_t points


cdef struct Frame:            # one exchange or insertion that is being tried
    const uint8_t *text
    int length
    int changed[MAX_WORD]     # places
    int n_changed
    uint8_t have[CARDS]
    uint8_t paid[CARDS]
    uint8_t taken[CARDS]
    uint64_t brackets


cdef class TablePlanner:
    """The rules, and memory for the plans of one position."""
    cdef Compiled d
    cdef Scratch scratch
    cdef LetterSets letter_sets
    cdef const uint64_t *filter            # its bits
    cdef int filter_shift
    cdef bytes points_table
    cdef bytes word_points_table
    cdef const uint8_t *points
    cdef const uint16_t *word_points
    cdef Prices prices
    cdef int min_length
    cdef int turns                         # at most, of plans with exchanges
    cdef int max_exchanged
    cdef bint same_word_exchange
    cdef uint64_t limit                    # of `work`
    cdef uint64_t work
    cdef bint too_much

    # The answer
    cdef vector[Outcome] entries           # for 1, 2, 3 ... turns
    cdef int empties_in                    # -1: never

    # The state of the search
    cdef vector[Laid] table
    cdef vector[uint64_t] word_sum         # of each table word, see LetterSets
    cdef vector[uint8_t] inserted          # table words whose last change is an insertion, to be exchanged later
    cdef int pending                       # number of these
    cdef Cards hands[MAX_EXCHANGE_TURNS + 1]  # by depth
    cdef PlanStep path[MAX_EXCHANGE_TURNS + 1]
    cdef Laid before[MAX_EXCHANGE_TURNS + 1]  # the table word that the step changed
    cdef Frame frames[MAX_EXCHANGE_TURNS + 1]
    cdef vector[int32_t] words_at[MAX_EXCHANGE_TURNS + 1]
    cdef int prefix                        # turns up to the last exchange of the plans now tried
    cdef int after                         # turns after it
    cdef int bound                         # points that may be left
    cdef Outcome best
    cdef int probes
    cdef int cheapest[MAX_HAND + 1]        # points of so many cards, of the cheapest in the hand and on the table

    # The sets of the current hand
    cdef int total
    cdef int kinds
    cdef int code[MAX_HAND + 1]
    cdef int count[MAX_HAND + 1]
    cdef int kind_of[CARDS]
    cdef uint32_t weight[MAX_HAND + 2]
    cdef uint32_t sets
    cdef uint64_t full
    cdef uint64_t guards
    cdef vector[uint64_t] set_fields
    cdef vector[uint64_t] set_key          # the sorted cards as digits: sets whose cards sort first are less
    cdef vector[int32_t] set_points
    cdef vector[uint8_t] set_size
    cdef vector[vector[uint32_t]] paid     # by source: the sets that pay for its plays
    cdef vector[uint32_t] rank_of          # by source and set: the first word in the alphabet
    cdef vector[uint8_t] layers            # by source and set: reached with so many plays of the sources up to it
    cdef vector[uint8_t] next_layers
    cdef vector[uint8_t] reached           # by number of plays and set
    cdef vector[uint32_t] some
    cdef vector[Item] items
    cdef vector[int32_t] left
    cdef vector[int32_t] chosen
    cdef vector[uint8_t] used

    cdef int plan(self, Positions positions, Py_ssize_t p) except -1 nogil
    cdef int plan_plainly(self, vector[Outcome] *plain) except -1 nogil
    cdef int number_sets(self, const Cards *hand) except -1 nogil
    cdef int collect_all(self, const Cards *hand) except -1 nogil
    cdef int collect(self, const Cards *hand, int source) except -1 nogil
    cdef int add_payment(self, int source, uint32_t set, uint32_t rank) except -1 nogil
    cdef int first_layer(self) except -1 nogil
    cdef bint next_layer(self, int plays) except -1 nogil
    cdef int combine(self, const uint8_t *old, uint8_t *new, int source) except -1 nogil
    cdef int best_reached(self, int plays, uint32_t *chosen) noexcept nogil
    cdef int write_plays(self, int plays, uint32_t set, const Cards *hand, Outcome *out) except -1 nogil
    cdef bint choose_plays(self, int plays, uint32_t set, size_t first) except -1 nogil
    cdef int add_play(self, const Item *item, const Cards *hand, Outcome *out) except -1 nogil
    cdef int explore(self, int depth) except -1 nogil
    cdef int try_exchanges(self, int depth, int target) except -1 nogil
    cdef int try_same_word(self, int depth, int target) except -1 nogil
    cdef int try_insertions(self, int depth, int target) except -1 nogil
    cdef int lay_insertions(self, int depth, int target, int32_t number) except -1 nogil
    cdef int pay_changes(self, int depth, int target, int32_t number, int i) except -1 nogil
    cdef int descend(self, int depth, const PlanStep *step, const Cards *hand) except -1 nogil
    cdef bint is_out_of_order(self, int depth, const PlanStep *step) noexcept nogil
    cdef bint is_one_exchange(self, int depth, const PlanStep *step) noexcept nogil
    cdef int evaluate(self, int depth) except -1 nogil
    cdef int best_play(self, const Cards *hand, int total) except -1 nogil
    cdef int best_pair(self) except -1 nogil
    cdef int consider(self, int depth, int plays, int points, const uint8_t *left, uint32_t set) except -1 nogil
    cdef bint may_leave(self, const Cards *hand) except -1 nogil
    cdef bint try_left(self, Cards *hand, int x, int budget, uint64_t sum) except -1 nogil
    cdef bint is_play(self, const Cards *hand, int master, size_t source) except -1 nogil
    cdef void add_up_cheapest(self) noexcept nogil
