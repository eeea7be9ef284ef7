"""Results of play-outs of board games, summed for each option."""

from lexicon_fast.base.errors import BadOption, excerpt

from libc.stddef cimport size_t
from libc.string cimport memset
from libcpp.vector cimport vector

from ..dictionary.arguments cimport check_range, integers_of, numbers_of
from ..dictionary.rng cimport normal


cdef enum:
    MAX_PAIRED = 4000             # options; their differences take 128 MB


# For an option: the number of play-outs; the sums of utilities, squared utilities, gains, squared gains, wins, own
# points after the option, and points of the others; the numbers of play-outs with the first and the second event
# that the game counts.
_Row = tuple[int, float, float, float, float, float, float, float, int, int]


cdef class Tally:

    def __cinit__(self, int options, bint paired=False):
        check_range("options", options, 0, <int>MAX_PAIRED if paired else 1_000_000)
        self.options = options
        self.paired = paired
        self.sums.resize(options)
        if options:
            memset(self.sums.data(), 0, options * sizeof(Sums))
        if paired:
            self.differences.assign(<size_t>options * options, 0)

    cdef void add(self, const vector[int] &which, const Outcome *outcomes, double win_points) noexcept nogil:
        cdef const Outcome *outcome
        cdef Sums *sums
        cdef double utility, difference
        cdef size_t i, j
        cdef int k
        for i in range(which.size()):
            outcome = &outcomes[i]
            sums = &self.sums[which[i]]
            utility = utility_of(outcome, win_points)
            sums.n += 1
            sums.utility += utility
            sums.utility_squared += utility * utility
            sums.gain += outcome.gain
            sums.gain_squared += outcome.gain * outcome.gain
            sums.win += outcome.win
            sums.follow += outcome.follow
            sums.answer += outcome.answer
            for k in range(2):
                sums.counts[k] += outcome.counts[k]
            if self.paired:
                for j in range(which.size()):
                    difference = utility - utility_of(&outcomes[j], win_points)
                    self.differences[<size_t>which[i] * self.options + which[j]] += difference * difference

    def rows(self) -> list[_Row]:
        """Return for each option: the number of play-outs; the sums of utilities, squared utilities, gains, squared
        gains, wins, own points after the option, and points of the others; the numbers of play-outs with the
        first and the second event that the game counts.
        """
        return [
            (
                s.n, s.utility, s.utility_squared, s.gain, s.gain_squared, s.win, s.follow, s.answer, s.counts[0],
                s.counts[1])
            for s in self.sums]

    def squared_differences(self, int option) -> list[float]:
        """Return for each option: the sum of squared differences of its utilities from those of `option`, in the
        determinizations in which both were played out. Raises BadOption if the tally is not paired.
        """
        cdef int k
        check_range("option", option, 0, self.options - 1)
        if not self.paired:
            raise BadOption("the tally has no differences; make it with paired=True")
        return [self.differences[<size_t>option * self.options + k] for k in range(self.options)]


cdef inline double utility_of(const Outcome *outcome, double win_points) noexcept nogil:
    return outcome.gain + win_points * outcome.win


cdef void compare(
    int players, const double *gained, const double *totals, const double *before, double spread, double edge,
    Outcome *outcome,
) noexcept nogil:
    cdef double others = 0, best
    cdef int seat, tied = 1
    outcome.gain = gained[0]
    outcome.win = 1
    if players == 1:
        return
    best = totals[1]
    for seat in range(1, players):
        others += gained[seat]
        best = max(best, totals[seat])
    outcome.gain -= others / (players - 1)
    if spread > 0:
        outcome.win = normal((totals[0] - best + edge) / spread)
    elif totals[0] < best:
        outcome.win = 0
    elif totals[0] == best:
        for seat in range(1, players):
            if totals[seat] == best:
                if before[seat] > before[0]:
                    outcome.win = 0
                elif before[seat] == before[0]:
                    tied += 1
        outcome.win /= tied


cdef int read_simulation(
    int options, Tally tally, which, int first, int n, int plies, spread, size_t tiles, vector[int] *chosen,
    vector[double] *spreads,
) except -1:
    check_range("first", first, 0, 2_000_000_000)
    check_range("n", n, 0, 2_000_000_000 - first)
    check_range("plies", plies, 0, 10_000)
    chosen[0] = read_options(which, min(options, tally.options))
    for x in numbers_of(spread, "spread"):
        if not x > 0:
            raise BadOption(f"spread has {excerpt(x)}; use numbers above 0")
        spreads.push_back(x)
    if spreads.size() <= tiles:
        raise BadOption(f"spread has {spreads.size()} numbers; pass at least {tiles + 1}")


cdef vector[int] read_options(which, int options) except *:
    cdef vector[int] chosen
    cdef int k
    for k in integers_of(which, "which"):
        if not 0 <= k < options:
            raise BadOption(f"option {k} does not exist; there are {options}, from 0 on")
        chosen.push_back(k)
    return chosen
