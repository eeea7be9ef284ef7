"""Statistics for learning leave values: random racks in positions of self-play games, and their best choices.

The equity of a rack's best choice counts for each leave in the rack, as often as it can be picked from it. So the
average of a leave is that of the racks that contain it. The average of all racks of a position is subtracted.
"""

from lexicon_fast.base.errors import BadOption

from libc.limits cimport INT_MAX
from libc.stddef cimport size_t
from libc.stdint cimport int32_t, uint8_t, uint32_t, uint64_t
from libc.string cimport memset
from libcpp.vector cimport vector

from ..dictionary.arguments cimport check_range
from ..dictionary.arrays cimport bytes_of
from ..dictionary.letters cimport CARDS, MASTER
from ..dictionary.rng cimport random_below
from ..tiles.lanes cimport Rack
from ..tiles.leaves cimport MAX_RACK_LEAVES, Leaves, Situation, Table, number_leaves
from ..tiles.static_eval cimport Choice, choose
from .selfplay cimport Match, apply_choice, begin, choose_turn, situation_of

cdef enum:
    MAX_RACKS = 64                # of a position


cdef class LeaveSums:
    """Sums for each leave, by rank."""

    def __cinit__(self, Leaves leaves not None):
        self.sums.assign(leaves.count, 0)
        self.squares.assign(leaves.count, 0)
        self.weights.assign(leaves.count, 0)
        self.counts.assign(leaves.count, 0)

    def columns(self):
        """Return the sums of each leave: equities above the average (double, hundredths of a point), their squares
        (double), ways to pick it (double), and racks with it (uint32).
        """
        return bytes_of(self.sums), bytes_of(self.squares), bytes_of(self.weights), bytes_of(self.counts)


def gather(
    Match game not None, Leaves leaves not None, LeaveSums out not None, uint64_t seed, int games, int racks=8,
    int least_bag=7,
):
    """Play games with the seeds from `seed` on and add to `out`. Releases the GIL. Raises BadOption.

    leaves: used by the best choices of the racks; racks: in each position, 2 to 64; least_bag: fewest tiles in the
    bag for a position to count.
    """
    cdef int i
    cdef Choice choice
    cdef uint64_t rng = seed * <uint64_t>0xD1342543DE82EF95 + 1
    check_range("racks", racks, 2, <int>MAX_RACKS)
    check_range("least_bag", least_bag, 1, INT_MAX)
    check_range("games", games, 0, 10_000_000)
    check_range("rack_size of the games", game.rack_size, 1, 7)
    if out.sums.size() != leaves.count:
        raise BadOption("out was made for other leaves; pass the leaves of its constructor")
    with nogil:
        for i in range(games):
            begin(game, seed + <uint64_t>i, -1)
            while not game.over:
                if <int>(game.bag.size() - game.drawn) >= least_bag:
                    deal_racks(game, leaves, out, racks, &rng)
                choose_turn(game, &choice)
                apply_choice(game, &choice)


cdef int deal_racks(Match game, Leaves leaves, LeaveSums out, int n, uint64_t *rng) except -1 nogil:
    """Deal racks of the tiles off the board, and add the equities of their best choices."""
    cdef Rack racks[<int>MAX_RACKS]
    cdef int32_t equities[<int>MAX_RACKS]
    cdef Situation situation = situation_of(game)
    cdef Choice choice
    cdef uint8_t swap
    cdef int i, k, x, side
    cdef size_t j
    cdef double sum = 0, beyond
    cdef vector[uint8_t] pool
    pool.insert(pool.end(), game.bag.begin() + game.drawn, game.bag.end())
    for side in range(2):
        for x in range(CARDS):
            for _ in range(game.sides[side].rack.counts[x]):
                pool.push_back(<uint8_t>x)
    for i in range(n):
        memset(&racks[i], 0, sizeof(Rack))
        for k in range(game.rack_size):
            j = k + random_below(rng, pool.size() - k)
            swap = pool[k]
            pool[k] = pool[j]
            pool[j] = swap
            racks[i].counts[pool[k]] += 1
        racks[i].tiles = game.rack_size
        racks[i].blanks = racks[i].counts[<int>MASTER]
        choose(
            game.dictionary, &game.layout.premiums, &game.squares, &racks[i], &leaves.table, &situation, game.work,
            &choice)
        equities[i] = choice.equity
        sum += choice.equity
    for i in range(n):
        beyond = (equities[i] - sum / n) * n / (n - 1)
        add_rack(&leaves.table, out, &racks[i], beyond)
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
