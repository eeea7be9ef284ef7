"""Boards of letters: read from text, laid out as a grid for the kernels, and searched for words."""

from libc.stddef cimport size_t
from libc.stdint cimport int32_t, int64_t, uint8_t, uint32_t, uint64_t
from libcpp.vector cimport vector

from ..dictionary.compiled cimport Compiled
from ..dictionary.kernels cimport MAX_SQUARES, MAX_WORD, NEIGHBOURS, Grid
from .trie cimport Trie

cdef enum:
    MOST_LETTERS = 8              # of a square
    STEP = 512                    # paths that are taken further at once
    # From the paths of one length to those of the next: room for NEIGHBOURS * (STEP + 1), and some more, because paths
    # at a distance of 4096 would compete for the same lines of the nearest cache.
    PITCH = 4096 + 8 + 264


cdef struct Board:
    int rows
    int columns
    uint64_t several              # a bit for each square with more than one letter
    uint8_t lengths[MAX_SQUARES]  # letters of each square; 0: a blank
    uint8_t codes[MAX_SQUARES][MOST_LETTERS]  # MOST_LETTERS


cdef struct Score:
    int64_t points
    int32_t words


cdef class Search:
    """Buffers of one call. Returned to the trie afterwards."""
    cdef Trie trie
    cdef Grid grid
    cdef int rows                 # of `grid`
    cdef int columns
    cdef bint narrow              # at most NARROW_SQUARES
    cdef uint8_t neighbours[MAX_SQUARES]  # of each square: how many, and their numbers
    cdef uint8_t near[MAX_SQUARES][NEIGHBOURS]
    cdef vector[uint32_t] marks   # of each node: the last board that had its word
    cdef uint32_t number          # of this board
    cdef vector[uint32_t] at      # paths by length: see kernels.h
    cdef vector[uint64_t] visited     # half of it is used if `narrow`
    cdef uint32_t ends[STEP + 8]  # STEP + 8
    cdef bint lists               # whether words are listed, or only counted
    cdef vector[int32_t] words    # those of all boards, if they are listed
    cdef int64_t points[MAX_WORD + 1]  # by letters of a word

    cdef void shape(self, const Board *board) noexcept nogil
    cdef size_t start(self, const Board *board) noexcept nogil
    cdef size_t follow_squares(self, const Board *board, int length, size_t n) noexcept nogil
    cdef size_t walk(self, int length, size_t from_, size_t n, size_t *ended) noexcept nogil
    cdef int take_words(self, const Board *board, int length, size_t ended, Score *score) except -1 nogil
    cdef int run(self, const Board *board, Score *score) except -1 nogil
