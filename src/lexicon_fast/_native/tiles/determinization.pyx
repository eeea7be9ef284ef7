"""The tiles that a player knows, and determinizations: random deals of the unseen tiles."""

from lexicon_fast.base.errors import BadOption, excerpt

from libc.stddef cimport size_t
from libc.stdint cimport int32_t, uint8_t, uint64_t
from libc.string cimport memcpy
from libcpp.vector cimport vector

from ..dictionary.arguments cimport check_range
from ..dictionary.letters cimport CARDS, MASTER
from ..dictionary.rng cimport random_below, shuffle
from .board cimport TileBoard, read_rack
from .lanes cimport MAX_RACK, Premiums, Rack
from .leaves cimport Situation

cdef enum:
    MAX_TILES = 100_000


cdef class TileView:

    cdef int set_tiles(
        self, TileBoard board, bytes rack, bytes hidden, list others, int bag, int exchange_from, int rack_size,
        int fewest, int least,
    ) except -1:
        """Set the tiles. Raises BadOption.

        rack: 33 counts by code; hidden: the codes of the unseen tiles; others: for each other player in turn order
        the number of tiles and the counts of the known ones.
        """
        cdef int seat, size, known, unknown = bag
        self.dictionary = board.dictionary
        self.layout = board.layout
        self.squares = board.state
        self.players = len(others) + 1
        check_range("number of players", self.players, fewest, <int>MAX_PLAYERS)
        check_range("rack_size", rack_size, 1, <int>MAX_RACK)
        read_rack(self.dictionary, rack, &self.racks[0], "")
        self.sizes[0] = self.racks[0].tiles
        check_range("number of tiles of the rack", self.sizes[0], 1, rack_size)
        for seat in range(1, self.players):
            other = others[seat - 1]
            if not isinstance(other, (tuple, list)) or len(other) != 2 or not isinstance(other[1], bytes):
                raise BadOption(
                    f"others[{seat - 1}] is {excerpt(other)}; use a pair: number of tiles, and 33 counts as bytes")
            size, counts = other
            read_rack(self.dictionary, counts, &self.racks[seat], f"player {seat}: ")
            known = self.racks[seat].tiles
            check_range(f"number of tiles of player {seat}", size, max(least, known), rack_size)
            self.sizes[seat] = size
            unknown += size - known
        check_range("bag", bag, 0, <int>MAX_TILES)
        if unknown != len(hidden):
            raise BadOption(f"hidden has {len(hidden)} tiles, but bag and other racks have {unknown} unseen tiles")
        for code in hidden:
            if not (code < self.dictionary.letters.n or code == MASTER):
                letters = self.dictionary.letters.n
                raise BadOption(
                    f"hidden has a tile of code {code}; use 0 to {letters - 1}, or {MASTER} for blanks")
            self.hidden.push_back(<uint8_t>code)
        self.bag = bag
        self.exchange_from = exchange_from
        self.rack_size = rack_size


cdef int deal(TileView view, Tiles *tiles, vector[uint8_t] &bag, uint64_t seed) except -1 nogil:
    cdef int seat
    tiles.turn = 0
    tiles.drawn = 0
    tiles.rng = seed
    memcpy(tiles.racks, view.racks, sizeof(tiles.racks))
    bag = view.hidden
    shuffle(&tiles.rng, bag.data(), <int>bag.size())
    for seat in range(1, view.players):
        draw(&tiles.drawn, bag, &tiles.racks[seat], view.sizes[seat] - tiles.racks[seat].tiles)


cdef void draw(size_t *drawn, const vector[uint8_t] &bag, Rack *rack, int n) noexcept nogil:
    for _ in range(n):
        rack.counts[bag[drawn[0]]] += 1
        drawn[0] += 1
    rack.tiles += n
    rack.blanks = rack.counts[<int>MASTER]


cdef void refill(size_t *drawn, const vector[uint8_t] &bag, Rack *rack, int rack_size) noexcept nogil:
    cdef int left = <int>(bag.size() - drawn[0]), room = rack_size - rack.tiles
    draw(drawn, bag, rack, room if room < left else left)


cdef int exchange(
    size_t *drawn, uint64_t *rng, vector[uint8_t] &bag, Rack *rack, const uint8_t *exchanged
) except -1 nogil:
    cdef int code, n = 0
    cdef size_t at
    for code in range(CARDS):
        n += exchanged[code]
        rack.counts[code] -= exchanged[code]
    rack.tiles -= n
    draw(drawn, bag, rack, n)
    for code in range(CARDS):
        for _ in range(exchanged[code]):
            at = drawn[0] + <size_t>random_below(rng, bag.size() - drawn[0] + 1)
            bag.insert(bag.begin() + at, <uint8_t>code)


cdef int32_t value_of(const Premiums *premiums, const Rack *rack) noexcept nogil:
    cdef int32_t points = 0
    cdef int i
    for i in range(CARDS):
        points += rack.counts[i] * premiums.value[i]
    return points


cdef Situation situation_of(TileView view, const Tiles *tiles, const vector[uint8_t] &bag) noexcept nogil:
    cdef Situation situation
    cdef int seat
    situation.bag = <int>(bag.size() - tiles.drawn)
    situation.exchange_from = view.exchange_from
    situation.players = view.players
    situation.others_value = 0
    if situation.bag == 0:
        for seat in range(view.players):
            if seat != tiles.turn:
                situation.others_value += value_of(&view.layout.premiums, &tiles.racks[seat])
    return situation


cdef int tiles_left(TileView view, const Tiles *tiles, const vector[uint8_t] &bag) noexcept nogil:
    cdef int seat, left = <int>(bag.size() - tiles.drawn)
    for seat in range(view.players):
        left += tiles.racks[seat].tiles
    return left


cdef tuple describe_tiles(TileView view, const Tiles *tiles, const vector[uint8_t] &bag):
    cdef int seat, code
    racks = [
        bytes([code for code in range(CARDS) for _ in range(tiles.racks[seat].counts[code])])
        for seat in range(view.players)]
    return racks, bytes(bag)[tiles.drawn:], tiles.rng
