"""The searches, for callers that have letters as codes, and the results of batches."""

from libc.stdint cimport int32_t, uint8_t, uint32_t, uint64_t
from libcpp.vector cimport vector

from .anagrams cimport AnagramTable
from .compiled cimport Compiled, Scratch
from .kernels cimport MAX_WORD
from .letters cimport CARDS


cdef struct Cards:
    uint8_t counts[CARDS]  # by code; counts[MASTER] are the wild cards
    int total


cdef struct TableWord:
    uint8_t codes[MAX_WORD]  # without brackets
    uint8_t counts[CARDS]  # by code
    int length


# Each writes the numbers of the words it finds to scratch.words, in ascending order, and returns how many. Each adds
# its vector tests to *tests and calls `check_stop`.
cdef size_t find_subwords(Compiled d, const Cards *hand, Scratch scratch, uint64_t *tests) except <size_t>-1 nogil
cdef size_t find_superwords(
    Compiled d, const TableWord *word, const Cards *hand, Scratch scratch, uint64_t *tests) except <size_t>-1 nogil
# Those of find_superwords (of find_subwords, if `word` is NULL) that have one more of a letter than `word`. The hand
# must have the letter.
cdef size_t find_with_letter(
    Compiled d, const TableWord *word, const Cards *hand, int letter, Scratch scratch, uint64_t *tests
) except <size_t>-1 nogil
cdef size_t find_substitutions(
    Compiled d, const TableWord *word, const Cards *hand, Scratch scratch, uint64_t *tests) except <size_t>-1 nogil
cdef size_t count_substitutions(Compiled d, const TableWord *word, const Cards *hand) except <size_t>-1 nogil

# Keep the words that the hand can pay for, together with the letters of `word` (unless NULL): a cut layout
# lets more words through. Returns how many.
cdef size_t keep_exact(
    Compiled d, const Cards *hand, const TableWord *word, int32_t *numbers, size_t found) except <size_t>-1 nogil


cdef class Numbers:
    cdef char *data
    cdef size_t used              # bytes
    cdef size_t room
    cdef size_t views
    cdef vector[void *] outgrown

    cdef int make_room(self, size_t more) except -1 nogil


cdef class Matches:
    cdef Numbers _offsets
    cdef Numbers _word_ids
    cdef readonly uint64_t vector_tests
    cdef public dict errors  # type: dict[int, str]  # messages for bad queries, by their places from 0
    cdef public object dictionary  # the Dictionary of the call, for `to_arrow`; None after a pickle
    cdef object _lock

    cdef object _array(self, Numbers numbers, str dtype)
    cdef int reserve(self) except -1
    cdef int clear(self, size_t queries) except -1 nogil
    cdef int add(self, const int32_t *words, size_t found) except -1 nogil
