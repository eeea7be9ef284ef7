"""Moves: the plays of a chunk of positions, ranked, each in a key."""

from libc.stdint cimport int64_t, uint8_t, uint32_t, uint64_t
from libcpp.vector cimport vector

from ..dictionary.compiled cimport Compiled
from ..dictionary.search cimport Cards
from ..rows.positions cimport Positions
from .candidates cimport SUBSTITUTE

# A key: whatever orders plays, most important first, and from which each can be told again.
cdef enum:
    EXCHANGE_BITS = 7        # 0: none; else its code (see candidates.pxd)
    TARGET_BITS = 6
    UNKNOWN_BITS = 6         # table words that the dictionary lacks, in their own order
    PLACE_BITS = 25          # 2 * place in the alphabet + 1; even: before the word there
    ACTION_BITS = 2

    TARGET_SHIFT = EXCHANGE_BITS
    UNKNOWN_SHIFT = TARGET_SHIFT + TARGET_BITS
    PLACE_SHIFT = UNKNOWN_SHIFT + UNKNOWN_BITS
    ACTION_SHIFT = PLACE_SHIFT + PLACE_BITS
    POINTS_SHIFT = ACTION_SHIFT + ACTION_BITS


cdef struct Move:             # one play, spelled out; `cards` and `left` count cards by code
    int action                # FORM, INSERT or SUBSTITUTE
    int target                # place of the table word, -1 for FORM
    int left_points
    int64_t word_id           # -1: an exchange in a table word that the dictionary does not have
    const uint8_t *word       # codes; in an exchange of a table word they have BRACKET set where it had
    int length
    uint64_t brackets         # bit k: the card at place k of the word as it then lies is a Master
    uint8_t cards[33]         # paid
    uint8_t left[33]          # in the hand afterwards


cdef inline uint64_t may_be_left(const Move *move, uint64_t hand, uint64_t table) noexcept nogil:
    """The codes that the hand may have after the play: only an exchange brings new ones."""
    return hand | table if move.action == SUBSTITUTE else hand


cdef class Moves:
    """The plays of positions `first` to `first + n` of `positions`, best first."""
    cdef readonly Compiled dictionary
    cdef readonly Positions positions
    cdef readonly Py_ssize_t first
    cdef readonly Py_ssize_t n
    cdef vector[int64_t] start         # of each position, into `keys`; n + 1
    cdef vector[int64_t] count         # plays of each position before any were cut off
    cdef vector[uint64_t] keys         # order and content of each play
    cdef uint8_t points[33]            # of each card by code
    cdef int tiers                     # letters that a spare Master replaces, by points, cheapest first
    cdef uint32_t tier_letters[32]     # a bit for each

    cdef void hand_of(self, Py_ssize_t i, Cards *hand) noexcept nogil
    cdef void move(self, Py_ssize_t i, int64_t k, const Cards *hand, Move *out) noexcept nogil
    cdef void settle(
        self, const Cards *hand, const uint8_t *needed, uint32_t letters, uint8_t *by_master) noexcept nogil


# Where Masters lie in a word, a bit for each place: of the cards `needed` besides the old ones (codes,
# with BRACKET; none for a new word) so many of each letter are Masters.
cdef uint64_t lay_first(
    const uint8_t *word, int n, const uint8_t *old, int m, const uint8_t *needed, const uint8_t *by_master
) noexcept nogil
