"""Where bombs may lie, given the squares that are open."""

from libc.stdint cimport int8_t, int16_t, uint8_t, uint64_t
from libcpp.vector cimport vector

from .elimination cimport Elimination

cdef enum:
    MAX_SIDE = 21
    MAX_SQUARES = 441
    RUNS = 16                      # with layers thinned out, where exact counting takes too many states
    FEW_RUNS = 5                   # runs that weigh as much as so many equal ones are not enough

cdef enum:                         # what is known of a square; 0 to 8: open, so many neighbours have bombs
    HIT = 9                        # open, its bomb has gone off
    CLOSED = 10
    SAFE = 11                      # closed, has no bomb
    BOMB = 12                      # closed, has one


cdef struct Group:                 # closed squares next to the same numbers
    int squares
    int square                     # one of them
    int first_number               # the numbers are f.numbers_of[first_number:end_number]
    int end_number


cdef struct Part:                  # groups and numbers that hang together
    int first_group
    int end_group
    int first_number
    int end_number


cdef class Counts:
    """Placements counted."""
    cdef vector[double] ways       # of each part, by bombs in it
    cdef vector[size_t] ways_at    # where a part's begin, and the end
    cdef vector[double] after      # of the parts from one on and the free squares, by bombs before; rows
    cdef vector[double] found      # of each group and the free squares: ways times bombs, times squares without; ways


cdef class Field:
    cdef readonly int rows
    cdef readonly int columns
    cdef readonly bint exact
    cdef readonly bint symmetric   # are the open squares the same when rows and columns change places?
    cdef readonly double error     # three standard errors of a probability, 1: it may be any; 0: exact
    cdef int squares
    cdef uint64_t seed
    cdef size_t most               # states of a layer
    cdef size_t thinned            # where there are more
    cdef int bombs                 # hidden, apart from those that lie for certain
    cdef int free                  # closed squares next to no number
    cdef int8_t shown[441]
    cdef int8_t around[441]        # bombs hit and bombs that lie for certain, next to each square
    cdef int16_t near[441][8]      # neighbours
    cdef int nears[441]
    cdef int group_of[441]         # -1: next to no number, or known
    cdef double probability[441]
    cdef vector[int] number_at     # the square of each number that is not met by what is known
    cdef vector[Group] groups
    cdef vector[int] numbers_of
    cdef vector[Part] parts
    cdef double tilt               # the chances for a bomb to those against it, overall
    cdef Counts counts

    cdef str place(self, int square)


# Whether squares, a byte each by row, are the same when rows and columns change places.
cdef inline bint same_both_ways(const uint8_t *squares, int rows, int columns) noexcept nogil:
    cdef int row, column
    if rows != columns:
        return False
    for row in range(rows):
        for column in range(row):
            if squares[row * columns + column] != squares[column * columns + row]:
                return False
    return True


cdef bint count_all(Field f, Elimination e, Counts counts) except -1 nogil
cdef void choose_row(int n, int most, double *row) noexcept nogil
cdef int multiply(vector[double] *by, const double *other, int width, int most) except -1 nogil


cdef inline int place_in_sweep(Field f, int square, bint by_rows) noexcept nogil:
    return square if by_rows else square % f.columns * f.rows + square // f.columns


cdef inline void thin(Elimination e, Field f, uint64_t *random) noexcept nogil:
    """From now on thin out layers that are too large."""
    e.most = f.thinned
    e.random = random
