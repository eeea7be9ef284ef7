"""Results of play-outs of board games, summed for each option."""

from libc.stddef cimport size_t
from libc.stdint cimport int64_t
from libcpp.vector cimport vector


cdef struct Outcome:              # of one play-out, for the player whose options are compared
    double gain                   # the player's points minus the average of the others
    double win                    # 1 for a win, less for a tie or an unfinished game
    double follow                 # the player's points after the option
    double answer                 # points of all others
    bint counts[2]                # two events that each game defines


cdef struct Sums:                 # over the play-outs of an option
    int64_t n
    double utility                # gain plus the value of the win share; options are ranked by it
    double utility_squared
    double gain
    double gain_squared
    double win
    double follow
    double answer
    int64_t counts[2]


cdef class Tally:
    """Sums of outcomes, by option.

    options: their number; paired: whether to sum squared differences between options, too (up to 4,000 options).
    """
    cdef readonly int options
    cdef readonly bint paired
    cdef vector[Sums] sums
    cdef vector[double] differences   # squared, of utilities in the same determinization: by option, by option

    # Add the outcomes of some options in one determinization. win_points: points that winning is worth.
    cdef void add(self, const vector[int] &which, const Outcome *outcomes, double win_points) noexcept nogil


# Set `gain` and `win` of an outcome. By seat: points gained; total scores; `before`, which breaks ties of them.
# spread: standard deviation of the points still to come, as a difference of two scores; 0 once the game is over.
# edge: their mean.
cdef void compare(
    int players, const double *gained, const double *totals, const double *before, double spread, double edge,
    Outcome *outcome) noexcept nogil


# Check and read the arguments of a game's `simulate`. options: number of options; which: indices of those to play out;
# first, n: determinizations `first` to `first + n`; spread: a number for 0 to `tiles` tiles off the board. Raises
# BadOption.
cdef int read_simulation(
    int options, Tally tally, which, int first, int n, int plies, spread, size_t tiles, vector[int] *chosen,
    vector[double] *spreads) except -1


# Read the indices of options to keep. Raises BadOption.
cdef vector[int] read_options(which, int options) except *
