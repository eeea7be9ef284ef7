"""Games of Scrabble to learn leave values from: random racks in their positions, and their best choices."""

from libc.stdint cimport uint8_t, uint64_t
from libcpp.vector cimport vector

from ..dictionary.arguments cimport check_range
from ..dictionary.letters cimport CARDS
from ..tiles.lanes cimport Rack
from ..tiles.leave_sums cimport MAX_RACKS, LeaveSums, add_racks, check_racks, deal_racks
from ..tiles.leaves cimport Leaves, Situation
from ..tiles.static_eval cimport Choice, choose
from .selfplay cimport Match, apply_choice, begin, choose_turn, situation_of


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
    check_racks(out, leaves, racks, least_bag)
    check_range("games", games, 0, 10_000_000)
    check_range("rack_size of the games", game.rack_size, 1, 7)
    with nogil:
        for i in range(games):
            begin(game, seed + <uint64_t>i, -1)
            while not game.over:
                if <int>(game.bag.size() - game.drawn) >= least_bag:
                    value_racks(game, leaves, out, racks, &rng)
                choose_turn(game, &choice)
                apply_choice(game, &choice)


cdef int value_racks(Match game, Leaves leaves, LeaveSums out, int n, uint64_t *rng) except -1 nogil:
    """Deal racks of the tiles off the board, and add the equities of their best choices."""
    cdef Rack racks[<int>MAX_RACKS]
    cdef double equities[<int>MAX_RACKS]
    cdef Situation situation = situation_of(game)
    cdef Choice choice
    cdef int i, x, side
    cdef vector[uint8_t] tiles
    tiles.insert(tiles.end(), game.bag.begin() + game.drawn, game.bag.end())
    for side in range(2):
        for x in range(CARDS):
            for _ in range(game.sides[side].rack.counts[x]):
                tiles.push_back(<uint8_t>x)
    deal_racks(tiles, game.rack_size, n, rng, racks)
    for i in range(n):
        choose(
            game.dictionary, &game.layout.premiums, &game.squares, &racks[i], &leaves.table, &situation, game.work,
            &choice)
        equities[i] = choice.equity
    add_racks(&leaves.table, out, racks, equities, n)
