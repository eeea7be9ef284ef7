"""What plays on squares with hidden bombs may earn."""

from libc.stdint cimport uint16_t
from libcpp.string cimport string
from libcpp.unordered_map cimport unordered_map
from libcpp.vector cimport vector

from .bomb_sampling cimport Draws
from .bombs cimport Field
from .elimination cimport Elimination

cdef enum:
    MAX_LAID = 15                  # squares of one play


cdef struct Piece:                 # closed squares next to the same numbers and the same squares of the play
    int group                      # -1: next to no number
    int mask                       # of the squares of the play, a bit each
    int square                     # one of them
    int squares


cdef struct Expected:
    double bomb                    # chance of a bomb in any of the squares
    double word                    # of the product of what the squares multiply a word by; 0 with a bomb
    double letters[15]             # of that product times what each square multiplies its letter by
    double error                   # three standard errors of the largest error; 0: exact


cdef class Query:
    cdef Field field
    cdef Elimination e
    cdef Draws draws               # none until they are needed
    cdef double word[9]
    cdef double letter[9]
    cdef bint by_rows              # sweeps go from row to row
    cdef double opened             # what the open squares multiply a word by
    cdef int hidden                # squares that may have a bomb
    cdef int masks[441]            # of squares near the play; 0 elsewhere
    cdef bint laid[441]
    cdef vector[int] near_play     # squares with a mask
    cdef vector[Piece] pieces
    cdef int free_laid             # squares of the play that are next to no number
    cdef int free_near             # and of the pieces
    cdef vector[int] laid_of       # squares of the play, of each group
    cdef vector[int] near_of       # squares of the pieces, of each group
    cdef vector[int] part_of       # of each group
    cdef vector[int] touched       # of each part: TOUCHED, LAID, both or 0
    cdef unordered_map[string, Expected] far_off   # plays that touch no part, by their surroundings
    cdef vector[double] rest
    cdef vector[double] end


cdef class Sets:
    """Sets of squares that plays lie on, once each."""
    cdef unordered_map[string, size_t] numbers
    cdef vector[Expected] expected


cdef int expect(Query q, Field f, const uint16_t *squares, int n, Expected *out) except -1 nogil
cdef const Expected *look_up(Query q, Sets sets, const uint16_t *squares, int n) except NULL nogil
