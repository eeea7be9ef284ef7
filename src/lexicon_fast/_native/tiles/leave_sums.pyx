"""Statistics for learning leave values: random racks of the unseen tiles, and the values of their best actions.

The value of a rack's best action counts for each leave in the rack, as often as it can be picked from it. So the
average of a leave is that of the racks that contain it. The average of all racks of a position is subtracted.
"""

from lexicon_fast.base.errors import BadOption

from libc.limits cimport INT_MAX
from libc.stddef cimport size_t
from libc.stdint cimport uint8_t, uint32_t, uint64_t
from libc.string cimport memset
from libcpp.vector cimport vector

from ..dictionary.arguments cimport check_range
from ..dictionary.arrays cimport bytes_of
from ..dictionary.letters cimport CARDS, MASTER
from ..dictionary.rng cimport random_below
from .lanes cimport Rack
from .leaves cimport MAX_RACK_LEAVES, Leaves, Table, number_leaves


cdef class LeaveSums:
    """Sums for each leave, by rank."""

    def __cinit__(self, Leaves leaves not None):
        self.sums.assign(leaves.count, 0)
        self.squares.assign(leaves.count, 0)
        self.weights.assign(leaves.count, 0)
        self.counts.assign(leaves.count, 0)

    def columns(self):
        """Return the sums of each leave: values above the average (double, hundredths of a point), their squares
        (double), ways to pick it (double), and racks with it (uint32).
        """
        return bytes_of(self.sums), bytes_of(self.squares), bytes_of(self.weights), bytes_of(self.counts)


cdef int check_racks(LeaveSums out, Leaves leaves, int racks, int least_bag) except -1:
    check_range("racks", racks, 2, <int>MAX_RACKS)
    check_range("least_bag", least_bag, 1, INT_MAX)
    if out.sums.size() != leaves.count:
        raise BadOption("out was made for other leaves; pass the leaves of its constructor")


cdef int deal_racks(vector[uint8_t] &tiles, int size, int n, uint64_t *rng, Rack *racks) except -1 nogil:
    cdef uint8_t swap
    cdef int i, k
    cdef size_t j
    for i in range(n):
        memset(&racks[i], 0, sizeof(Rack))
        for k in range(size):
            j = k + random_below(rng, tiles.size() - k)
            swap = tiles[k]
            tiles[k] = tiles[j]
            tiles[j] = swap
            racks[i].counts[tiles[k]] += 1
        racks[i].tiles = size
        racks[i].blanks = racks[i].counts[<int>MASTER]


cdef void add_racks(const Table *table, LeaveSums out, const Rack *racks, const double *values, int n) noexcept nogil:
    cdef int i
    cdef double sum = 0
    for i in range(n):
        sum += values[i]
    for i in range(n):
        add_rack(table, out, &racks[i], (values[i] - sum / n) * n / (n - 1))
    out.equity += sum
    out.racks += n
    out.positions += 1


cdef void add_rack(const Table *table, LeaveSums out, const Rack *rack, double beyond) noexcept nogil:
    cdef uint32_t ranks[<int>MAX_RACK_LEAVES]
    cdef uint8_t tiles[<int>MAX_RACK_LEAVES]
    cdef int ways[<int>MAX_RACK_LEAVES]
    cdef int x, k, i, size = 1, times
    cdef size_t at
    number_leaves(table, rack, ranks, tiles)
    ways[0] = 1
    for x in range(CARDS):
        times = 1
        for k in range(1, rack.counts[x] + 1):
            times = times * (rack.counts[x] + 1 - k) // k
            for i in range(size):
                ways[k * size + i] = ways[i] * times
        size *= rack.counts[x] + 1
    for i in range(1, size):
        if tiles[i] <= table.tiles:
            at = table.first[tiles[i]] + ranks[i]
            out.sums[at] += ways[i] * beyond
            out.squares[at] += ways[i] * beyond * beyond
            out.weights[at] += ways[i]
            out.counts[at] += 1
