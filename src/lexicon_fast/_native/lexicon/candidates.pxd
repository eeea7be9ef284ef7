"""Candidates: the plays of a chunk of positions as they are found, in columns."""

from libc.stdint cimport int32_t, int64_t, uint8_t, uint32_t
from libc.string cimport memset
from libcpp.vector cimport vector

from ..dictionary.compiled cimport Compiled
from ..dictionary.letters cimport BRACKET
from ..dictionary.search cimport Cards, TableWord
from ..rows.positions cimport Positions

cdef enum:
    FORM = 0
    INSERT = 1
    SUBSTITUTE = 2
    EXCHANGE = 3              # a substitution that leaves the same word: its "words" are codes of exchanges

    CAPTURE = 1               # code of an exchange: 1 + x, the card of letter x captures its Master
    LAY = 33                  # 33 + x: a Master is laid in place of letter x


cdef struct Segment:          # candidates of one action in one position
    int32_t position          # from the first of the chunk
    int32_t target            # place of the table word, -1 for FORM
    int action
    int64_t begin             # of its words
    int64_t end


cdef class Candidates:
    """The plays of positions `first` to `first + n` of `positions`, in no order yet."""
    cdef readonly Compiled dictionary
    cdef readonly Positions positions
    cdef readonly Py_ssize_t first
    cdef readonly Py_ssize_t n
    cdef vector[Segment] segments
    cdef vector[int32_t] words         # numbers, or codes of exchanges
    cdef vector[int32_t] left_points   # of each, once paid
    cdef bytes points                  # of each card by code, 33 uint8, once paid


cdef inline void read_hand(Positions positions, Py_ssize_t p, Cards *hand) noexcept nogil:
    """The cards of a position's hand, counted."""
    cdef uint32_t k
    memset(hand, 0, sizeof(Cards))
    for k in range(positions.hand_start[p], positions.hand_start[p + 1]):
        hand.counts[positions.cards[k]] += 1
    hand.total = <int>(positions.hand_start[p + 1] - positions.hand_start[p])


cdef inline void read_word(Positions positions, uint32_t target, TableWord *word) noexcept nogil:
    """A table word, its letters counted, the brackets left out."""
    cdef const uint8_t *letters = positions.table_letters.data() + positions.word_start[target]
    cdef int k
    memset(word.counts, 0, sizeof(word.counts))
    word.length = <int>(positions.word_start[target + 1] - positions.word_start[target])
    for k in range(word.length):
        word.codes[k] = letters[k] & ~BRACKET
        word.counts[word.codes[k]] += 1
