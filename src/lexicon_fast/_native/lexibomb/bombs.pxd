"""The odds of bombs, given the open squares, and random placements that agree with them."""

from libc.stdint cimport int8_t, int16_t, uint8_t, uint64_t
from libcpp.vector cimport vector

from ..tiles.lanes cimport BOARD_SQUARES
from .elimination cimport VALUES, Elimination

cdef enum:
    RUNS = 16                      # of an estimate, if an exact count takes too many states
    FEW_RUNS = 5                   # an estimate needs an effective sample size of this many runs

cdef enum:                         # state of a square; 0 to 8: open, with this number of bombs around it
    HIT = 9                        # open, with a bomb that was hit
    CLOSED = 10                    # closed, and may have a bomb
    SAFE = 11                      # closed, certainly without a bomb
    BOMB = 12                      # closed, certainly with a bomb


cdef struct Group:                 # closed squares next to the same numbers
    int squares
    int square                     # one of them
    int first_number               # the numbers are f.numbers_of[first_number:end_number]
    int end_number


cdef struct Part:                  # groups and numbers connected with each other, but with no others
    int first_group
    int end_group
    int first_number
    int end_number


cdef class Counts:
    """The number of placements, by parts and groups."""
    cdef vector[double] ways       # of each part, by number of bombs in it
    cdef vector[size_t] ways_at    # of each part, into `ways`; one more than parts
    # Row p: the ways of the parts from p on and of the free squares, by number of bombs in the parts before p.
    cdef vector[double] after
    # Two numbers for each group, then for the free squares: ways times bombs, and ways times squares without a
    # bomb; then the number of all ways.
    cdef vector[double] found


cdef class Field:
    cdef readonly int rows
    cdef readonly int columns
    cdef readonly bint exact
    cdef readonly bint symmetric   # the open squares stay the same when rows and columns are swapped
    cdef readonly double error     # three standard errors of a probability; 0: exact, 1: unknown
    cdef int squares
    cdef uint64_t seed
    cdef size_t most               # most states of a layer in an exact count
    cdef size_t thinned            # most states of a layer in an estimate
    cdef int bombs                 # bombs that were not hit and whose squares are not certain
    cdef int free                  # closed squares next to no number
    cdef int8_t shown[BOARD_SQUARES]
    cdef int8_t around[BOARD_SQUARES]  # bombs next to each square that were hit or are certain
    cdef int16_t neighbours[BOARD_SQUARES][VALUES - 1]  # neighbours of each square
    cdef int neighbour_counts[BOARD_SQUARES]  # number of neighbours
    cdef int group_of[BOARD_SQUARES]  # -1: next to no number, or not CLOSED
    cdef double probability[BOARD_SQUARES]
    cdef vector[int] number_at     # the square of each number with CLOSED squares around it
    cdef vector[Group] groups
    cdef vector[int] numbers_of    # of each group
    cdef vector[Part] parts
    cdef double bomb_odds          # odds of a bomb in a CLOSED square, on average
    cdef Counts counts

    cdef str square_name(self, int square)  # name of a square, such as 8H


# Return whether squares (a byte each, by row) stay the same when rows and columns are swapped.
cdef inline bint is_symmetric(const uint8_t *squares, int rows, int columns) noexcept nogil:
    cdef int row, column
    if rows != columns:
        return False
    for row in range(rows):
        for column in range(row):
            if squares[row * columns + column] != squares[column * columns + row]:
                return False
    return True


# Write the numbers of ways to choose 0 to `most` of n squares.
cdef void binomials(int n, int most, double *row) noexcept nogil

# Multiply two polynomials: by *= other, without powers above `most`.
cdef int multiply(vector[double] *by, const double *other, int width, int most) except -1 nogil


cdef inline int place_in_sweep(Field f, int square, bint by_rows) noexcept nogil:
    return square if by_rows else square % f.columns * f.rows + square // f.columns


cdef inline void thin(Elimination *e, Field f, uint64_t *random) noexcept nogil:
    """Thin out layers that are too large from now on."""
    e.most = f.thinned
    e.random = random


cdef class Sampler:
    cdef Field field
    cdef Elimination e
    cdef Counts counts
    cdef vector[uint8_t] bombs         # placement after placement, a byte for each square: 1 for a bomb
    cdef vector[size_t] branches       # of all steps, sorted by the state they lead to
    cdef vector[size_t] branches_at    # of each state of each layer: where its branches begin
    cdef vector[size_t] layers_at      # of each layer: where its states begin in `branches_at`
    cdef vector[int] squares           # of each group, then those next to no number
    cdef vector[int] squares_at        # of each group, into `squares`


# Fill sampler.bombs with n placements; if interrupted, with none.
cdef int sample(Sampler sampler, Field f, Elimination *e, Counts counts, int n, uint64_t seed) except -1 nogil
