"""What play-outs of board games come to."""

from lexicon_fast.errors import BadOption

from libc.stddef cimport size_t
from libc.string cimport memset
from libcpp.vector cimport vector

from ..dictionary.arguments cimport integers_of, numbers_of
from ..dictionary.rng cimport normal


cdef class Tally:

    def __cinit__(self, int options):
        if not 0 <= options <= 1_000_000:
            raise BadOption(f"{options} options; accepted: 0 to 1,000,000")
        self.options = options
        self.sums.resize(options)
        if options:
            memset(self.sums.data(), 0, options * sizeof(Sums))

    cdef void add(self, int option, const Outcome *outcome, double win_points) noexcept nogil:
        cdef Sums *sums = &self.sums[option]
        cdef double worth = outcome.gain + win_points * outcome.win
        cdef int k
        sums.n += 1
        sums.worth += worth
        sums.worth_squared += worth * worth
        sums.gain += outcome.gain
        sums.gain_squared += outcome.gain * outcome.gain
        sums.win += outcome.win
        sums.follow += outcome.follow
        sums.answer += outcome.answer
        for k in range(2):
            sums.counts[k] += outcome.counts[k]

    def rows(self):
        """Of each option: (play-outs; sums of worths, their squares, gains, their squares, wins, points of one's
        own after it, points of others; play-outs in which that was seen which the game counts first, and
        second)."""
        return [
            (
                s.n, s.worth, s.worth_squared, s.gain, s.gain_squared, s.win, s.follow, s.answer, s.counts[0],
                s.counts[1])
            for s in self.sums]


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


cdef int read_run(
    int options, Tally tally, which, int first, int n, int plies, spread, size_t tiles, vector[int] *chosen,
    vector[double] *spreads,
) except -1:
    cdef int k
    if first < 0 or n < 0 or first > 2_000_000_000 or n > 2_000_000_000 - first:
        raise BadOption(f"worlds {first} to {first} + {n}; accepted: 0 to 2,000,000,000")
    if not 0 <= plies <= 10_000:
        raise BadOption(f"plies {plies}; accepted: 0 to 10,000")
    for k in integers_of(which, "which"):
        if not 0 <= k < options or k >= tally.options:
            raise BadOption(f"option {k}; accepted: 0 to {options - 1}")
        chosen.push_back(k)
    for x in numbers_of(spread, "spread"):
        if not x > 0:
            raise BadOption(f"spread {x!r:.40}; accepted: above 0")
        spreads.push_back(x)
    if spreads.size() <= tiles:
        raise BadOption(f"spread of {spreads.size()} numbers; accepted: {tiles + 1} or more")
    return 0
