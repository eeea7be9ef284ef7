"""Values of leaves, the tiles left on a rack.

A table has a value for each leave, a multiset of a few tiles. Leaves are ranked by size. Of two leaves of a size,
the one with more tiles of the highest code in which they differ comes later (blanks have the highest code). So
the rank of a leave is a sum over its codes: the number of leaves with equally many tiles up to that code, but
fewer of it.
"""

import operator

from lexicon_fast.base.errors import BadOption

from libc.stdint cimport int16_t, int32_t, uint8_t, uint32_t, uint64_t
from libc.string cimport memset
from libcpp.vector cimport vector

from ..dictionary.arguments cimport check_card_table, check_range
from ..dictionary.arrays cimport bytes_of
from ..dictionary.deadline cimport check_stop
from ..dictionary.letters cimport CARDS, MASTER
from .lanes cimport LeaveValues, Premiums, Rack, Workspace

cdef enum:
    MAX_LEAVES = 1 << 26
    # With an empty bag, tiles left cost their points, and another turn in which an opponent may go out.
    # The cost of that turn in hundredths of a point, found by self-play: see docs/leaves.md.
    STUCK = 1000


cdef class Leaves:
    """Values of leaves.

    most: tiles of each kind in the game, 33 counts by code, blanks last; letters: size of the alphabet; tiles:
    size of the largest leave, 1 to 8; values: one native int16 for each rank, or None if all are 0; unit: of the
    values, in hundredths of a point; mean: average value of a full rack in hundredths; vowel_charge: what a vowel
    beside a premium square costs in the first play, in hundredths; vowels: their letters, one bit each.

    Only games of two use these:

    turns: for each number of tiles in the bag from 1 on, native int16: the percentage at which the values of leaves
    count, and what an exchange or a play of 1, 2, ... tiles is worth besides, in hundredths, up to one tile more than
    the largest leave; the last row is also that of larger bags. positional: the value of laying each code, in
    hundredths, native int16 by code, direction, square (lane by lane) and whether the tile forms a cross word; an
    empty bag has none, and neither have boards with another number of squares.

    Raises BadOption.
    """

    def __cinit__(
        self, bytes most not None, int letters, int tiles, bytes values or None, int unit=1, int mean=0, *,
        uint32_t vowels=0, int vowel_charge=0, bytes turns=None, bytes positional=None,
    ):
        cdef Table *table = &self.table
        cdef uint64_t ways[MAX_LEAVE_TILES + 1]
        cdef uint64_t more[MAX_LEAVE_TILES + 1]
        cdef uint64_t sum
        cdef const int16_t *row
        cdef int32_t lowest, highest
        cdef int x, n, k
        check_card_table("most", most)
        check_range("letters", letters, 1, CARDS - 1)
        if any(most[letters:MASTER]):
            raise BadOption(f"most has tiles beyond the {letters} letters of the alphabet")
        check_range("tiles", tiles, 1, <int>MAX_LEAVE_TILES)
        check_range("unit", unit, 1, 1000)
        check_range("vowel_charge", vowel_charge, 0, 10_000)
        self.letters = letters
        table.tiles = tiles
        table.unit = unit
        table.mean = mean
        table.vowels = vowels
        table.vowel_charge = vowel_charge
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
        for n in range(1, tiles + 1):     # the empty leave has no rank
            table.first[n] = <uint32_t>sum
            sum += ways[n]
            if sum > MAX_LEAVES:
                raise BadOption(f"a table has at most {MAX_LEAVES:,} leaves; use fewer tiles")
        self.count = sum
        if values is not None and <uint64_t>len(values) != 2 * self.count:
            raise BadOption(f"values has {len(values) / 2:g} leaves; it must have {self.count:,}")
        self.values = values
        table.value = NULL
        if values is not None:
            table.value = <const int16_t *><const char *>values
        self.turns = turns
        table.turns = NULL
        table.bags = 0
        if turns is not None:
            if not turns or len(turns) % (2 * (tiles + 3)):
                raise BadOption(f"turns must have one or more rows of {tiles + 3} numbers")
            table.turns = <const int16_t *><const char *>turns
            table.bags = <int>(len(turns) // (2 * (tiles + 3)))
        self.positional = positional
        table.positional = NULL
        table.squares = 0
        if positional is not None:
            if not positional or len(positional) % (8 * CARDS):
                raise BadOption(f"positional must have {4 * CARDS} numbers for each square")
            table.positional = <const int16_t *><const char *>positional
            table.squares = <int>(len(positional) // (8 * CARDS))
            for x in range(CARDS):
                row = table.positional + 4 * table.squares * x
                lowest = highest = row[0]
                for k in range(4 * table.squares):
                    lowest, highest = min(lowest, row[k]), max(highest, row[k])
                table.laid[x] = (lowest + highest) >> 1

    def __len__(self):
        """Return the number of leaves, without the empty one."""
        return self.count

    def rank(self, bytes counts not None) -> int:
        """Return the rank of a leave, 33 counts by code. Raises BadOption."""
        cdef int x, n = 0
        cdef uint32_t rank = 0
        check_card_table("counts", counts)
        for x in range(CARDS):
            if counts[x] > self.table.most[x]:
                raise BadOption(f"the leave has {counts[x]} tiles of code {x}, but the game has {self.table.most[x]}")
            n += counts[x]
            if n > self.table.tiles:
                break
            rank += self.table.skip[x][n][counts[x]]
        check_range("number of tiles of the leave", n, 1, self.table.tiles)
        return self.table.first[n] + rank

    def value(self, bytes counts not None) -> int:
        """Return the value of a leave in hundredths of a point, 0 for the empty one. Raises BadOption."""
        if self.table.value == NULL or not any(counts):
            return 0
        return self.table.value[operator.index(self.rank(counts))] * self.table.unit

    def each(self, int tiles) -> bytes:
        """Return the counts of all leaves of this size, by rank: 33 bytes each. Raises BadOption."""
        cdef vector[uint8_t] out
        cdef uint8_t counts[CARDS]
        check_range("tiles", tiles, 1, self.table.tiles)
        memset(counts, 0, sizeof(counts))
        list_leaves(&self.table, &out, counts, CARDS - 1, tiles)
        return bytes_of(out)


def rank_leaves(const uint8_t[::1] text not None) -> tuple[bytes, int, bytes]:
    """Return the most tiles of each kind in a leave, 33 counts by code; the size of the largest leave; the ranks.

    text: leaves of 1 to 8 tiles, each with a line end. Letter number n of the alphabet is written `chr(64 + n)`, and
    a blank `@`, in rising order. The ranks, uint32, are those in a table of these counts and this size. Raises
    BadOption.
    """
    cdef vector[uint32_t] ranks
    cdef uint8_t counts[CARDS]
    cdef uint8_t most[CARDS]
    cdef Py_ssize_t at = 0, begin
    cdef int x, n, tiles = 1
    cdef uint32_t rank
    cdef Leaves table
    memset(most, 0, sizeof(most))
    while at < text.shape[0]:
        begin = at
        at = read_leave(text, at, counts)
        tiles = max(tiles, <int>(at - begin - 1))
        for x in range(CARDS):
            most[x] = max(most[x], counts[x])
    table = Leaves((<char *>most)[:CARDS], MASTER, tiles, None)
    at = 0
    while at < text.shape[0]:
        at = read_leave(text, at, counts)
        n = 0
        rank = 0
        for x in range(CARDS):
            n += counts[x]
            rank += table.table.skip[x][n][counts[x]]
        ranks.push_back(table.table.first[n] + rank)
    return (<char *>most)[:CARDS], tiles, bytes_of(ranks)


cdef Py_ssize_t read_leave(const uint8_t[::1] text, Py_ssize_t at, uint8_t *counts) except -1:
    """Count the tiles of a leave that begins at a place of the text. Return the place after its line end."""
    cdef Py_ssize_t begin = at
    check_stop(40)
    memset(counts, 0, CARDS)
    while at < text.shape[0] and text[at] != 10:
        if at - begin == MAX_LEAVE_TILES or not 64 <= text[at] <= 96 or (at > begin and text[at] < text[at - 1]):
            raise BadOption(f"leave {bytes(text[begin:at + 1])!r} is not 1 to {MAX_LEAVE_TILES} tiles in rising order")
        counts[MASTER if text[at] == 64 else text[at] - 65] += 1
        at += 1
    if at == begin or at == text.shape[0]:
        raise BadOption("a leave without tiles or line end")
    return at + 1


cdef int list_leaves(const Table *table, vector[uint8_t] *out, uint8_t *counts, int x, int left) except -1:
    """List all ways to take `left` tiles of the codes up to `x`."""
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


cdef int fill_leave_values(
    const Table *table, const Premiums *premiums, const Rack *rack, const Situation *situation, Workspace work,
    LeaveValues *leaves
) except -1 nogil:
    cdef uint32_t ranks[<int>MAX_RACK_LEAVES]
    cdef uint8_t tiles[<int>MAX_RACK_LEAVES]
    cdef const int16_t *row
    cdef int32_t points, out
    cdef int x, k, n, size = 1, i
    for x in range(CARDS):
        leaves.stride[x] = size if rack.counts[x] else 0
        size *= rack.counts[x] + 1
    leaves.whole = size - 1
    work.leave_values.resize(2 * size)
    leaves.value = leaves.exchange = work.leave_values.data()
    leaves.positional = NULL
    work.leave_values[0] = 0
    if situation.bag == 0:
        out = (200 if situation.players == 2 else 100) * situation.others_value
        for x in range(CARDS):
            points = 100 * premiums.value[x] * (2 if situation.players == 2 else 1) if x < MASTER else 0
            for k in range(1, rack.counts[x] + 1):
                for i in range(leaves.stride[x]):
                    work.leave_values[k * leaves.stride[x] + i] = work.leave_values[i] - k * points
        for i in range(size):
            work.leave_values[i] -= STUCK
        work.leave_values[0] = out
        return 0
    leaves.positional = positional_of(table, premiums, situation)
    leaves.places = 4 * table.squares
    leaves.laid = &table.laid[0]
    if table.value == NULL or size > MAX_RACK_LEAVES:
        for i in range(size):
            work.leave_values[i] = 0
        return 0
    number_leaves(table, rack, ranks, tiles)
    for i in range(1, size):
        n = tiles[i]
        work.leave_values[i] = (
            table.unit * table.value[table.first[n] + ranks[i]] if 0 < n <= table.tiles else 0)
    row = turn_row(table, situation, rack.tiles)
    if row != NULL:
        leaves.exchange = leaves.value + size
        count_tiles(rack, tiles)
        for i in range(size):
            out = work.leave_values[i] * row[0] // 100
            work.leave_values[size + i] = out + row[1]
            work.leave_values[i] = out + row[1 + rack.tiles - tiles[i]]


cdef void count_tiles(const Rack *rack, uint8_t *tiles) noexcept nogil:
    """Write the number of tiles of each leave of a rack."""
    cdef int x, i, stride = 1
    tiles[0] = 0
    for x in range(CARDS):
        if rack.counts[x]:
            for i in range(stride, stride * (rack.counts[x] + 1)):
                tiles[i] = tiles[i - stride] + 1
            stride *= rack.counts[x] + 1


cdef const int16_t *turn_row(const Table *table, const Situation *situation, int tiles) noexcept nogil:
    if table.turns == NULL or situation.players != 2 or situation.bag == 0 or tiles > table.tiles + 1:
        return NULL
    return table.turns + (table.tiles + 3) * (min(situation.bag, table.bags) - 1)


cdef const int16_t *positional_of(
    const Table *table, const Premiums *premiums, const Situation *situation
) noexcept nogil:
    if table.squares != premiums.side[0] * premiums.lanes[0] or situation.players != 2 or situation.bag == 0:
        return NULL
    return table.positional


cdef void number_leaves(const Table *table, const Rack *rack, uint32_t *ranks, uint8_t *tiles) noexcept nogil:
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
