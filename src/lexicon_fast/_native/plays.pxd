"""Plays of a chunk of positions: searched, paid and ranked, in columns."""

from libc.stdint cimport int8_t, int32_t, int64_t, uint8_t, uint32_t, uint64_t
from libcpp.vector cimport vector

from .compiled cimport Compiled, Scratch
from .positions cimport Positions
from .search cimport Cards, TableWord

cdef enum:
    FORM = 0
    INSERT = 1
    SUBSTITUTE = 2
    EXCHANGE = 3              # a substitution that leaves the same word: its "words" are codes of exchanges


cdef struct Segment:          # candidates of one action in one position
    int32_t position          # from the first of the chunk
    int32_t target            # place of the table word, -1 for FORM
    int action
    int64_t begin             # of its words
    int64_t end


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


cdef class Candidates:
    """The plays of positions `first` to `first + n` of `positions`, as found."""
    cdef readonly Compiled dictionary
    cdef readonly Positions positions
    cdef readonly Py_ssize_t first
    cdef readonly Py_ssize_t n
    cdef vector[Segment] segments
    cdef vector[int32_t] words         # numbers, or codes of exchanges
    cdef vector[int32_t] left_points   # of each, once paid
    cdef bytes points                  # of each card by code: 33 uint8


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
