"""What tiles that stay on a rack are worth.

A table has a value for each leave: each multiset of a few tiles. They are numbered by size; within a size,
of two the one with more of the highest code in which they differ comes later (blanks have the highest).
So the number of a leave is a sum, code by code: of the leaves with as many tiles up to that code but
fewer of it.
"""

import operator

from lexicon_fast.errors import BadOption

from libc.stdint cimport int16_t, int32_t, uint8_t, uint32_t, uint64_t
from libc.string cimport memset
from libcpp.vector cimport vector

from ..dictionary.deadline cimport check_stop
from ..dictionary.letters cimport CARDS, MASTER
from .lanes cimport Premiums, Rack, Worths, Workspace

cdef enum:
    MOST_LEAVES = 1 << 26
    # With an empty bag, what stays is lost, and perhaps again as another's gain; and it takes another turn,
    # in which the others may go out. Found by self-play: see docs/leaves.md.
    STUCK = 1000


cdef class Leaves:
    """Values of leaves.

    most: tiles of each kind, 33 counts by code, blanks last; letters: in the alphabet; tiles: of the largest
    leave, 1 to 8; values: of each by rank, int16 of this machine, or None if all are 0; unit: hundredths of a
    point that each counts; mean: hundredths that a rack is worth on average. Raises BadOption.
    """

    def __cinit__(self, bytes most not None, int letters, int tiles, bytes values, int unit=1, int mean=0):
        cdef Table *table = &self.table
        cdef uint64_t ways[9]
        cdef uint64_t more[9]
        cdef uint64_t sum
        cdef int x, n, k
        if len(most) != CARDS:
            raise BadOption(f"{len(most)} counts of tiles; accepted: {CARDS}")
        if not 1 <= letters < CARDS or any(most[letters:MASTER]):
            raise BadOption(f"{letters} letters; accepted: 1 to {CARDS - 1}, and no tiles beyond them")
        if not 1 <= tiles <= MOST_KEPT:
            raise BadOption(f"leaves of up to {tiles} tiles; accepted: 1 to {MOST_KEPT}")
        if not 1 <= unit <= 1000:
            raise BadOption(f"unit {unit}; accepted: 1 to 1000")
        self.letters = letters
        table.tiles = tiles
        table.unit = unit
        table.mean = mean
        memset(ways, 0, sizeof(ways))
        ways[0] = 1
        for x in range(CARDS):
            table.most[x] = most[x]
            memset(more, 0, sizeof(more))
            for n in range(tiles + 1):
                sum = 0
                for k in range(min(n, <int>table.most[x]) + 1):
                    table.skip[x][n][k] = <uint32_t>sum
                    sum += ways[n - k]
                more[n] = sum
            for n in range(tiles + 1):
                ways[n] = more[n]
        sum = 0
        table.first[0] = 0
        for n in range(1, tiles + 1):     # a leave of no tiles has no number
            table.first[n] = <uint32_t>sum
            sum += ways[n]
            if sum > MOST_LEAVES:
                raise BadOption(f"more than {MOST_LEAVES:,} leaves; accepted: fewer, of fewer tiles")
        self.count = sum
        if values is not None and len(values) != 2 * self.count:
            raise BadOption(f"values of {len(values) / 2:g} leaves; accepted: {self.count:,}")
        self.values = values
        table.value = NULL
        if values is not None:
            table.value = <const int16_t *><const char *>values

    def __len__(self):
        """Leaves of one tile or more."""
        return self.count

    def rank(self, bytes counts not None):
        """The number of a leave: 33 counts by code. Raises BadOption."""
        cdef int x, n = 0
        cdef uint32_t rank = 0
        if len(counts) != CARDS:
            raise BadOption(f"leave of {len(counts)} counts; accepted: {CARDS}")
        for x in range(CARDS):
            if counts[x] > self.table.most[x]:
                raise BadOption(f"{counts[x]} tiles of code {x}; accepted: 0 to {self.table.most[x]}")
            n += counts[x]
            if n > self.table.tiles:
                break
            rank += self.table.skip[x][n][counts[x]]
        if not 1 <= n <= self.table.tiles:
            raise BadOption(f"leave of {n} tiles; accepted: 1 to {self.table.tiles}")
        return self.table.first[n] + rank

    def value(self, bytes counts not None):
        """What a leave is worth, in hundredths of a point; 0 for none. Raises BadOption."""
        if self.table.value == NULL or not any(counts):
            return 0
        return self.table.value[operator.index(self.rank(counts))] * self.table.unit

    def each(self, int tiles):
        """The counts of all leaves of so many tiles, in order: 33 bytes each. Raises BadOption."""
        cdef vector[uint8_t] out
        cdef uint8_t counts[33]
        if not 1 <= tiles <= self.table.tiles:
            raise BadOption(f"leaves of {tiles} tiles; accepted: 1 to {self.table.tiles}")
        memset(counts, 0, sizeof(counts))
        list_leaves(&self.table, &out, counts, CARDS - 1, tiles)
        return <bytes>(<const char *>out.data())[:out.size()]


cdef int list_leaves(const Table *table, vector[uint8_t] *out, uint8_t *counts, int x, int left) except -1:
    """All ways to take `left` tiles of the codes up to x."""
    cdef int k
    check_stop(20)
    if left == 0:
        out.insert(out.end(), counts, counts + CARDS)
        return 0
    if x < 0:
        return 0
    for k in range((left if left < table.most[x] else table.most[x]) + 1):
        counts[x] = <uint8_t>k
        list_leaves(table, out, counts, x - 1, left - k)
    counts[x] = 0
    return 0


cdef int fill_worths(
    const Table *table, const Premiums *premiums, const Rack *rack, const Situation *at, Workspace work, Worths *worths
) except -1 nogil:
    """The worth of all that may stay of a rack. Tiles beyond those that a table knows count for nothing."""
    cdef uint32_t ranks[<int>MOST_OF_RACK]
    cdef uint8_t tiles[<int>MOST_OF_RACK]
    cdef int32_t points, out
    cdef int x, k, n, size = 1, i
    for x in range(CARDS):
        worths.stride[x] = size if rack.counts[x] else 0
        size *= rack.counts[x] + 1
    worths.whole = size - 1
    work.leave.resize(size)
    worths.leave = work.leave.data()
    work.leave[0] = 0
    if at.bag == 0:
        out = (200 if at.players == 2 else 100) * at.others_value
        for x in range(CARDS):
            points = 100 * premiums.value[x] * (2 if at.players == 2 else 1) if x < MASTER else 0
            for k in range(1, rack.counts[x] + 1):
                for i in range(worths.stride[x]):
                    work.leave[k * worths.stride[x] + i] = work.leave[i] - k * points
        for i in range(size):
            work.leave[i] -= STUCK
        work.leave[0] = out
        return 0
    if table.value == NULL or size > MOST_OF_RACK:
        for i in range(size):
            work.leave[i] = 0
        return 0
    number_leaves(table, rack, ranks, tiles)
    for i in range(1, size):
        n = tiles[i]
        work.leave[i] = (
            table.unit * table.value[table.first[n] + ranks[i]] if 0 < n <= table.tiles else 0)
    return 0


cdef void number_leaves(const Table *table, const Rack *rack, uint32_t *ranks, uint8_t *tiles) noexcept nogil:
    """Of all that may stay of a rack, in the order of `Worths.leave` and at most MOST_OF_RACK of them: the place
    among leaves of the same size, and that size; more than the table's for those that are too large."""
    cdef int x, k, n, known, i, stride = 1
    cdef uint32_t rank
    ranks[0] = tiles[0] = 0
    for x in range(CARDS):
        if not rack.counts[x]:
            continue
        for k in range(1, rack.counts[x] + 1):
            known = k if k < table.most[x] else table.most[x]
            for i in range(stride):
                n = tiles[i] + known
                rank = ranks[i]
                if n > table.tiles:
                    n = table.tiles + 1
                else:
                    rank += table.skip[x][n][known]
                ranks[k * stride + i] = rank
                tiles[k * stride + i] = <uint8_t>n
        stride *= rack.counts[x] + 1
