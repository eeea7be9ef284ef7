"""Moves: the ranked plays of a chunk of positions, each packed into a key."""

from libc.stdint cimport int64_t, uint8_t, uint32_t, uint64_t
from libcpp.vector cimport vector

from ..dictionary.bits cimport prefetch
from ..dictionary.compiled cimport Compiled, codes_of
from ..dictionary.kernels cimport CODES
from ..dictionary.letters cimport CARDS
from ..dictionary.search cimport Cards, TableWord
from ..rows.positions cimport Positions
from .candidates cimport SUBSTITUTE

# A key orders plays and identifies each. Its fields, the least significant first:
cdef enum:
    EXCHANGE_BITS = 7        # exchange code (see candidates.pxd), 0: none
    TARGET_BITS = 6
    UNKNOWN_BITS = 6         # order of table words that are not in the dictionary
    PLACE_BITS = 25          # see alphabetical_place()
    ACTION_BITS = 2

    TARGET_SHIFT = EXCHANGE_BITS
    UNKNOWN_SHIFT = TARGET_SHIFT + TARGET_BITS
    PLACE_SHIFT = UNKNOWN_SHIFT + UNKNOWN_BITS
    ACTION_SHIFT = PLACE_SHIFT + PLACE_BITS
    POINTS_SHIFT = ACTION_SHIFT + ACTION_BITS


cdef inline int action_of(uint64_t key) noexcept nogil:
    return <int>(key >> ACTION_SHIFT & ((1 << ACTION_BITS) - 1))


cdef inline uint64_t place_of(uint64_t key) noexcept nogil:
    return key >> PLACE_SHIFT & ((1 << PLACE_BITS) - 1)


cdef inline int target_of(uint64_t key) noexcept nogil:
    return <int>(key >> TARGET_SHIFT & ((1 << TARGET_BITS) - 1))


cdef inline int exchange_of(uint64_t key) noexcept nogil:
    return <int>(key & ((1 << EXCHANGE_BITS) - 1))


cdef struct Move:             # a play in full; `cards` and `left` count cards by code
    int action                # FORM, INSERT or SUBSTITUTE
    int target                # place of the table word, -1 for FORM
    int left_points
    int64_t word_id           # -1: a table word that is not in the dictionary, after an exchange
    const uint8_t *word       # codes; if word_id is -1 those of the table word, with its BRACKETs
    int length
    uint64_t brackets         # bit k: after the play, the card at place k of the word is a Master
    uint8_t cards[CARDS]      # paid
    uint8_t left[CARDS]       # in the hand after the play


cdef inline uint64_t may_be_left(const Move *move, uint64_t hand, uint64_t table) noexcept nogil:
    """The codes that the hand may have after the play. Only substitutions add cards of the table word."""
    return hand | table if move.action == SUBSTITUTE else hand


# The place of a word in the alphabetical order of the dictionary: 2 * place + 1 of the word itself, or if the
# dictionary lacks it, 2 * place of the word it precedes.
cdef uint64_t alphabetical_place(Compiled d, const TableWord *word) noexcept nogil


cdef class Moves:
    """The plays of positions `first` to `first + n` of `positions`, best first."""
    cdef readonly Compiled dictionary
    cdef readonly Positions positions
    cdef readonly Py_ssize_t first
    cdef readonly Py_ssize_t n
    cdef readonly bint is_continued    # the last position has more plays, which the next piece has
    cdef bint begun                    # the first position has plays before these, which the previous piece has
    cdef vector[int64_t] start         # of each position, into `keys`; n + 1
    cdef vector[int64_t] count         # number of plays of each position, including those dropped by `top`
    cdef vector[int64_t] matching      # of `filtered`: the number of plays that meet the conditions; else empty
    cdef vector[uint64_t] keys         # of each play
    cdef uint8_t points[CARDS]         # of each card by code
    cdef int tiers                     # groups of letters that spare Masters may replace, by points, cheapest first
    cdef uint32_t tier_letters[CODES]  # a bit for each letter

    cdef Moves piece(self, Py_ssize_t i, int64_t begin, int64_t most)
    cdef void hand_of(self, Py_ssize_t i, Cards *hand) noexcept nogil
    cdef void form(self, const Cards *hand, Move *out) noexcept nogil
    cdef void move(self, Py_ssize_t i, int64_t k, const Cards *hand, Move *out) noexcept nogil


cdef enum:
    AHEAD = 4                # plays between the loads of a table and of the next


cdef inline void load_words_ahead(Moves moves, Compiled d, size_t k) noexcept nogil:
    """Begin to load the words of the plays after key k, which are anywhere in the dictionary: three tables."""
    cdef size_t n = moves.keys.size()
    cdef const uint64_t *keys = moves.keys.data()
    cdef uint64_t place
    if k + 3 * AHEAD < n:
        place = place_of(keys[k + 3 * AHEAD])
        prefetch(d.by_rank + (place >> 1))
    if k + 2 * AHEAD < n:
        place = place_of(keys[k + 2 * AHEAD])
        if place & 1:
            prefetch(d.offset + d.by_rank[place >> 1])
    if k + AHEAD < n:
        place = place_of(keys[k + AHEAD])
        if place & 1:
            prefetch(codes_of(d, d.by_rank[place >> 1]))


# Choose how many of each letter needed are paid with Masters (see the top of pay.pyx). letters: a bit for each letter
# needed; tier_letters: those that spare Masters may replace, as in `Prices`.
cdef void assign_masters(
    const Cards *hand, int tiers, const uint32_t *tier_letters, const uint8_t *needed, uint32_t letters,
    uint8_t *by_master) noexcept nogil


# Choose the places of Masters in a word, a bit for each. The word consists of the m old cards (codes with
# BRACKET; none for a new word) and the cards `needed`, of which `by_master` are Masters.
cdef uint64_t place_masters(
    const uint8_t *word, int n, const uint8_t *old, int m, const uint8_t *needed, const uint8_t *by_master
) noexcept nogil
