"""Candidates: the plays found for a chunk of positions, in columns."""

from libc.stdint cimport int32_t, int64_t, uint8_t, uint32_t
from libc.string cimport memset
from libcpp.vector cimport vector

from ..dictionary.compiled cimport Compiled
from ..dictionary.letters cimport BRACKET
from ..dictionary.search cimport Cards, TableWord
from ..rows.positions cimport Positions
from .best_words cimport BestWords

cdef enum:
    FORM = 0
    INSERT = 1
    SUBSTITUTE = 2
    EXCHANGE = 3              # a substitution that leaves the same word; it has an exchange code, not a word

    # Exchange codes
    CAPTURE = 1               # 1 + x: the card of letter x replaces a Master used as x
    LAY = 33                  # 33 + x: a Master replaces the card of letter x


cdef inline int exchanged_letter(int code) noexcept nogil:
    return code - CAPTURE if code < LAY else code - LAY


cdef struct Segment:          # candidates with the same position, action and table word
    int32_t position          # from the first of the chunk
    int32_t target            # place of the table word, -1 for FORM
    int action
    int64_t begin             # of its words
    int64_t end


cdef class Candidates:
    """The plays of positions `first` to `first + n` of `positions`, unordered."""
    cdef readonly Compiled dictionary
    cdef readonly Positions positions
    cdef readonly Py_ssize_t first
    cdef readonly Py_ssize_t n
    cdef vector[Segment] segments
    cdef vector[int32_t] words         # word numbers, or exchange codes, each position's in one piece
    cdef vector[int32_t] left_points   # of each; filled by `pay`
    cdef vector[int64_t] unlisted      # plays of each position that are counted only, because `best` are better
    cdef vector[int64_t] count         # plays of each position, with those unlisted and those that `pay` dropped
    cdef BestWords best                # where the new words are from, if only the best are listed, or None
    cdef int64_t top                   # how many of each position `pay` kept for certain; -1: all
    cdef bytes points                  # of each card by code, 33 uint8; None before `pay`


# Keep the words with at most `most` letters other than those of `word`. Returns how many.
cdef size_t keep_few_changes(
    Compiled d, const TableWord *word, int32_t *words, size_t n, int most) except <size_t>-1 nogil


cdef inline void read_hand(Positions positions, Py_ssize_t p, Cards *hand) noexcept nogil:
    """Count the cards of a hand."""
    cdef uint32_t k
    memset(hand, 0, sizeof(Cards))
    for k in range(positions.hand_start[p], positions.hand_start[p + 1]):
        hand.counts[positions.cards[k]] += 1
    hand.total = <int>(positions.hand_start[p + 1] - positions.hand_start[p])


cdef inline void read_codes(const uint8_t *codes, int length, TableWord *word) noexcept nogil:
    """Read the letters of a table word, without its brackets."""
    cdef int k
    memset(word.counts, 0, sizeof(word.counts))
    word.length = length
    for k in range(length):
        word.codes[k] = codes[k] & ~BRACKET
        word.counts[word.codes[k]] += 1


cdef inline void read_word(Positions positions, uint32_t target, TableWord *word) noexcept nogil:
    read_codes(
        positions.table_letters.data() + positions.word_start[target],
        <int>(positions.word_start[target + 1] - positions.word_start[target]), word)


cdef inline int count_changes(const TableWord *word, const uint8_t *codes) noexcept nogil:
    """Letters of a word of the same length that differ from those of the table word."""
    cdef int k, changes = 0
    for k in range(word.length):
        changes += codes[k] != word.codes[k]
    return changes
