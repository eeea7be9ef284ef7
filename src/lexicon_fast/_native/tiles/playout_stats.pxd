"""What play-outs of board games come to."""

from libc.stddef cimport size_t
from libc.stdint cimport int64_t
from libcpp.vector cimport vector


cdef struct Outcome:              # of a play-out
    double gain                   # points of one's own, less those of the others on average
    double win                    # share of the win
    double follow                 # points of one's own after the option
    double answer                 # points of all others
    bint counts[2]                # what else was seen: each game counts its own


cdef struct Sums:                 # of the play-outs of an option
    int64_t n
    double worth                  # what they are ranked by
    double worth_squared
    double gain
    double gain_squared
    double win
    double follow
    double answer
    int64_t counts[2]


cdef class Tally:
    """Results of play-outs, by option."""
    cdef readonly int options
    cdef vector[Sums] sums

    # win_points: what winning is worth beyond points.
    cdef void add(self, int option, const Outcome *outcome, double win_points) noexcept nogil


# Fills in `gain` and `win`. By seat: gained, points since; totals, the scores, and before, what breaks a tie of
# them. spread: standard deviation of what is still to come to the difference of two scores, 0 once the game is
# over; edge: points that it is on average.
cdef void compare(
    int players, const double *gained, const double *totals, const double *before, double spread, double edge,
    Outcome *outcome) noexcept nogil


# Checks what a call plays out: the options `which` of so many, in the worlds `first` to `first + n`; spread: by the
# number of tiles that are not on the board, up to `tiles`. Raises BadOption.
cdef int read_run(
    int options, Tally tally, which, int first, int n, int plies, spread, size_t tiles, vector[int] *chosen,
    vector[double] *spreads) except -1
