"""A memo of plays: what hands can pay for, with table words and without, kept from one play-out to the next.

In play-outs the same hands meet the same table words again and again. The memo only saves searches: the answers are
the same without it.
"""

from libc.stdint cimport int16_t, int32_t, uint8_t, uint32_t, uint64_t
from libcpp.vector cimport vector

from ..dictionary.search cimport Cards, TableWord

cdef enum:
    MEMO_ENTRIES = 1 << 15    # the memo is emptied when it has so many entries
    MEMO_ITEMS = 1 << 17      # or so many ways, needs or words
    MEMO_TURNS = 1 << 20      # or so many estimates
    # Questions: plays, by the extra card of `collect`; the substitutions of a table word, by the cards that may be
    # exchanged; estimates with new words alone, by the number of their costs.
    SUBSTITUTIONS = 64
    ESTIMATES = 192
    MEMO_COSTS = 16           # costs of cards that are told apart


cdef struct Way:              # a play that gets rid of cards
    uint64_t fields           # the set of cards paid, as fields (see turns.pxd)
    uint32_t set              # and as a number
    int32_t points            # of these cards
    int32_t word              # its number
    int32_t target            # place of the table word, -1: a new word


cdef struct Need:             # the other cards paid by plays that are possible with one more card
    uint64_t fields
    uint32_t set
    uint32_t letters          # the letters that would do


cdef struct Question:         # about a hand and a table word
    uint64_t key[13]          # with room for the longest table word
    uint32_t length           # bytes of the key
    uint64_t hash


cdef struct Entry:
    uint64_t hash
    uint32_t key              # its key: keys[key:key + key_length]
    uint32_t key_length
    uint32_t ways, ways_end
    uint32_t needs, needs_end
    uint32_t words, words_end
    uint32_t turns, turns_end


cdef class Memo:
    cdef uint8_t points[33]   # the points of cards for which the memo is valid
    cdef vector[uint32_t] slots       # a hash table: high bits of the hash, and the entry's number + 1; 0: free
    cdef vector[Entry] entries
    cdef vector[uint8_t] keys
    cdef vector[Way] ways
    cdef vector[Need] needs
    cdef vector[int32_t] words
    cdef vector[int16_t] turns
    cdef int32_t costs[16][33]        # of cards left over, for estimates
    cdef int n_costs

    cdef int clear(self) except -1 nogil

    # Forget everything that was kept for other points.
    cdef int use_points(self, const uint8_t *points) except -1 nogil

    # Return the question about estimates with these costs of cards left over, by code.
    cdef int estimates(self, const int32_t *keep) except -1 nogil

    # Prepare a question about a hand and a table word (NULL: new words), and fetch what `find` reads first.
    cdef void ask(self, const Cards *hand, int question, const TableWord *word, Question *out) noexcept nogil

    # Return the entry for a question, -1: not known.
    cdef int find(self, const Question *question) noexcept nogil

    # Keep the answer to a question. Returns its entry.
    cdef int add(
        self, const Question *question, const Way *ways, size_t n_ways, const Need *needs, size_t n_needs,
        const int32_t *words, size_t n_words,
    ) except -1 nogil
    cdef int add_turns(self, const Question *question, const int16_t *turns, size_t n) except -1 nogil
    cdef int add_entry(self, const Question *question) except -1 nogil
