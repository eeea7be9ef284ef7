"""A board for two known racks, on which plays are laid and taken back.

Contents of lanes and of the board are known by 64-bit numbers: the exclusive or of a random number for
each tile on its square (A. Zobrist, "A new hashing method with application for game playing", 1970).
That two contents of some millions have the same number is taken for impossible.
"""

cimport cython
from libc.stddef cimport size_t
from libc.stdint cimport int32_t, int64_t, uint8_t, uint16_t, uint32_t, uint64_t
from libc.string cimport memset
from libcpp.vector cimport vector

from lexicon_fast.errors import BadOption

from ..dictionary.bits cimport lowest_bit
from ..dictionary.letters cimport CARDS, MASTER
from ..tiles.board cimport Board
from ..tiles.crosses cimport cross_check
from ..tiles.lanes cimport BLANK, EMPTY, give_back_workspace, take_workspace
from ..tiles.laying cimport Touched, put_tile, touch

cdef enum:
    MOST_TILES = 15               # on a rack
    MOST_CROSSES = 1 << 20
    FEW = 1 << 12


cdef inline uint64_t cross_number(int direction, int square, uint32_t cross, int32_t points) noexcept nogil:
    return mixed(mixed(<uint64_t>(1 << 20 | direction << 16 | square) << 32 | cross) ^ <uint64_t>points)


cdef int keep(vector[Named] *table, size_t *n, uint64_t name, int64_t value) except -1 nogil:
    cdef vector[Named] before
    cdef Named *place
    cdef size_t i
    if 2 * (n[0] + 1) > table.size():
        before.swap(table[0])
        resize(table, 2 * before.size())
        for i in range(before.size()):
            if before[i].name:
                place_of(table, before[i].name)[0] = before[i]
    place = place_of(table, name)
    place.name = name
    place.value = value
    n[0] += 1
    return 0


cdef int forget_all(vector[Named] *table, size_t *n) except -1 nogil:
    n[0] = 0
    return resize(table, FEW)


cdef int resize(vector[Named] *table, size_t size) except -1 nogil:
    """An empty table; size: a power of two."""
    cdef Named none
    none.name = 0
    none.value = 0
    table.assign(size, none)
    return 0


@cython.auto_pickle(False)
cdef class UndoBoard:
    """A board and the racks of players 0 and 1: 33 counts by code, blanks last. Raises BadOption."""

    def __cinit__(self, Board board not None, bytes rack not None, bytes other not None):
        cdef int direction, lane, at, square, code
        self.dictionary = board.dictionary
        self.layout = board.layout
        self.squares = board.state
        self.read(0, rack)
        self.read(1, other)
        for direction in range(2):
            for lane in range(self.layout.premiums.lanes[direction]):
                for at in range(self.layout.premiums.side[direction]):
                    square = lane * self.layout.premiums.side[direction] + at
                    code = self.squares.tile[direction][square]
                    if code != EMPTY:
                        self.content[0][direction][lane] ^= tile_number(square, code)
                        self.content[1][direction][lane] ^= tile_number(square, code)
                        if direction == 0:
                            self.tiles ^= tile_number(square, code)
                    elif self.squares.crossed[direction][lane] >> at & 1:
                        self.change_cross(
                            direction, lane, square, self.squares.cross[direction][square],
                            self.squares.cross_sum[direction][square])
        memset(self.kept, -1, sizeof(self.kept))
        forget_all(&self.crosses, &self.n_crosses)

    cdef int open(self) except -1:
        """Take the memory to work with. Raises BadOption if the board is in use."""
        if self.work is not None:
            raise BadOption("a search that is under way; accepted: to go on with it when it has come back")
        self.work = take_workspace(self.dictionary, &self.layout.premiums)
        return 0

    cdef int close(self) except -1:
        give_back_workspace(self.dictionary, self.work)
        self.work = None
        return 0

    cdef int read(self, int player, bytes counts) except -1:
        """Take a rack: each kind of tiles gets as many bits as there are of it."""
        cdef int code, bits = 0, i, n
        cdef Kind *kind
        cdef uint32_t some
        if len(counts) != CARDS:
            raise BadOption(f"rack of {len(counts)} counts; accepted: {CARDS}, one for each code")
        self.full[player].tiles = 0
        for code in range(CARDS):
            n = counts[code]
            self.full[player].counts[code] = <uint8_t>n
            self.full[player].tiles += n
            if n and self.dictionary.letters.n <= code < MASTER:
                raise BadOption(
                    f"rack with a tile of code {code}; accepted: 0 to {self.dictionary.letters.n - 1}, {MASTER}")
        n = self.full[player].tiles
        if not 1 <= n <= MOST_TILES:
            raise BadOption(f"rack of {n} tiles; accepted: 1 to {MOST_TILES}")
        self.full[player].blanks = counts[MASTER]
        for code in range(CARDS):
            n = counts[code]
            if n:
                kind = &self.kinds[player][self.n_kinds[player]]
                kind.code = <uint8_t>code
                kind.shift = <uint8_t>bits
                kind.bits = <uint16_t>(((1 << n) - 1) << bits)
                self.n_kinds[player] += 1
                bits += n
                if code < MASTER:
                    self.letters[player] |= <uint32_t>1 << code
        if counts[MASTER]:
            self.letters[player] = 0xFFFFFFFF
        self.racks[player] = <uint16_t>((1 << bits) - 1)
        self.points[player].assign(<size_t>1 << bits, 0)
        for some in range(1, <uint32_t>1 << bits):
            for i in range(self.n_kinds[player]):
                kind = &self.kinds[player][i]
                if kind.bits >> lowest_bit(some) & 1:
                    self.points[player][some] = (
                        self.points[player][some & (some - 1)] + self.layout.premiums.value[kind.code])
        return 0

    cdef uint16_t bits_of(self, int player, const uint8_t *counts) noexcept nogil:
        """The lowest bits of each kind, as many as counted."""
        cdef int i
        cdef uint32_t bits = 0
        cdef const Kind *kind
        for i in range(self.n_kinds[player]):
            kind = &self.kinds[player][i]
            bits |= ((<uint32_t>1 << counts[kind.code]) - 1) << kind.shift
        return <uint16_t>bits

    cdef uint16_t after(self, int player, uint16_t need) noexcept nogil:
        """What is left of a rack without these tiles: again the lowest bits of each kind."""
        cdef uint32_t left = self.racks[player], mine, gone
        cdef const Kind *kind = self.kinds[player]
        while need:
            gone = need & kind.bits
            if gone:
                need &= ~kind.bits
                mine = left & kind.bits
                gone >>= kind.shift
                while gone:
                    mine >>= 1
                    gone >>= 1
                left = left & ~<uint32_t>kind.bits | mine & kind.bits
            kind += 1
        return <uint16_t>left

    cdef int blanks(self, int player) noexcept nogil:
        """How many blanks a player holds."""
        cdef const Kind *last = &self.kinds[player][self.n_kinds[player] - 1]
        cdef uint32_t held
        cdef int n = 0
        if last.code == MASTER:
            held = self.racks[player] & last.bits
            while held:
                held &= held - 1
                n += 1
        return n

    # ------------------------------------------------------------ laying and taking back

    cdef Mark mark(self) noexcept nogil:
        cdef Mark mark
        mark.squares = self.squares_before.size()
        mark.lanes = self.lanes_before.size()
        mark.tiles = self.tiles
        mark.racks[0] = self.racks[0]
        mark.racks[1] = self.racks[1]
        return mark

    cdef void take_back(self, const Mark *mark) noexcept nogil:
        """The board as it was when the mark was made."""
        cdef Squares *squares = &self.squares
        cdef const SquareBefore *before
        cdef const LaneBefore *lane
        cdef uint32_t bit
        cdef int square
        while self.squares_before.size() > mark.squares:
            before = &self.squares_before.back()
            square = before.lane * self.layout.premiums.side[before.direction] + before.at
            bit = <uint32_t>1 << before.at
            if before.laid:
                squares.tile[before.direction][square] = EMPTY
                squares.occupied[before.direction][before.lane] &= ~bit
                squares.tiles -= before.direction
            squares.crossed[before.direction][before.lane] &= ~bit
            if before.crossed:
                squares.crossed[before.direction][before.lane] |= bit
            squares.cross[before.direction][square] = before.cross
            squares.cross_sum[before.direction][square] = before.cross_sum
            self.squares_before.pop_back()
        while self.lanes_before.size() > mark.lanes:
            lane = &self.lanes_before.back()
            self.content[0][lane.direction][lane.lane] = lane.content[0]
            self.content[1][lane.direction][lane.lane] = lane.content[1]
            self.kept[0][lane.direction][lane.lane] = lane.kept[0]
            self.kept[1][lane.direction][lane.lane] = lane.kept[1]
            self.lanes_before.pop_back()
        self.tiles = mark.tiles
        self.racks[0] = mark.racks[0]
        self.racks[1] = mark.racks[1]

    cdef int lay(self, int player, const Move *move) except -1 nogil:
        """Lay a play of all_plays or greedy_play."""
        cdef const uint8_t *text = self.dictionary.text + self.dictionary.offset[move.play.word]
        cdef uint32_t empty = (((<uint32_t>1 << move.play.length) - 1) << move.play.start) & (
            ~self.squares.occupied[move.direction][move.lane])
        cdef uint32_t bits
        cdef size_t first = self.squares_before.size(), i
        cdef int at, k, row, column, direction, lane, square
        cdef uint64_t number
        cdef Touched touched
        cdef const SquareBefore *before
        self.racks[player] = self.after(player, move.play.need)
        self.tiles ^= move.play.tiles
        bits = empty
        while bits:
            at = lowest_bit(bits)
            bits &= bits - 1
            k = at - move.play.start
            row = at if move.direction else move.lane
            column = move.lane if move.direction else at
            self.save_square(0, row, column, True)
            self.save_square(1, column, row, True)
            put_tile(
                &self.layout.premiums, &self.squares, row, column,
                text[k] | (BLANK if move.play.blanks >> k & 1 else 0))
        memset(&touched, 0, sizeof(Touched))
        bits = empty
        while bits:
            at = lowest_bit(bits)
            bits &= bits - 1
            touch(
                &self.layout.premiums, &self.squares, at if move.direction else move.lane,
                move.lane if move.direction else at, &touched)
        for direction in range(2):
            for lane in range(self.layout.premiums.lanes[direction]):
                if touched.squares[direction][lane] or touched.lanes[direction] >> lane & 1:
                    self.save_lane(direction, lane)
        for i in range(first, self.squares_before.size()):
            before = &self.squares_before[i]
            square = before.lane * self.layout.premiums.side[before.direction] + before.at
            number = tile_number(square, self.squares.tile[before.direction][square])
            self.content[0][before.direction][before.lane] ^= number
            self.content[1][before.direction][before.lane] ^= number
            if before.crossed:
                self.change_cross(before.direction, before.lane, square, before.cross, before.cross_sum)
        for direction in range(2):
            for lane in range(self.layout.premiums.lanes[direction]):
                bits = touched.squares[direction][lane]
                while bits:
                    self.renew_square(direction, lane, lowest_bit(bits))
                    bits &= bits - 1
        return 0

    cdef int save_square(self, int direction, int lane, int at, bint laid) except -1 nogil:
        cdef int square = lane * self.layout.premiums.side[direction] + at
        cdef SquareBefore before
        before.direction = <uint8_t>direction
        before.lane = <uint8_t>lane
        before.at = <uint8_t>at
        before.laid = laid
        before.crossed = self.squares.crossed[direction][lane] >> at & 1
        before.cross = self.squares.cross[direction][square]
        before.cross_sum = self.squares.cross_sum[direction][square]
        self.squares_before.push_back(before)
        return 0

    cdef int save_lane(self, int direction, int lane) except -1 nogil:
        cdef LaneBefore before
        before.direction = <uint8_t>direction
        before.lane = <uint8_t>lane
        before.content[0] = self.content[0][direction][lane]
        before.content[1] = self.content[1][direction][lane]
        before.kept[0] = self.kept[0][direction][lane]
        before.kept[1] = self.kept[1][direction][lane]
        self.kept[0][direction][lane] = self.kept[1][direction][lane] = -1
        self.lanes_before.push_back(before)
        return 0

    cdef int renew_square(self, int direction, int lane, int at) except -1 nogil:
        """Bring the cross-check of an empty square at the end of a line up to date."""
        cdef Squares *squares = &self.squares
        cdef int across = self.layout.premiums.side[1 - direction], low = lane, high = lane + 1, k
        cdef int square = lane * self.layout.premiums.side[direction] + at
        cdef const uint8_t *line = squares.tile[1 - direction] + at * across
        cdef int32_t points = 0
        cdef uint32_t cross
        cdef uint64_t name = 0
        cdef uint8_t letters[64]
        cdef const Named *found
        while low > 0 and line[low - 1] != EMPTY:
            low -= 1
        while high < across and line[high] != EMPTY:
            high += 1
        for k in range(low, high):
            letters[k - low] = line[k] & ~BLANK
            if k != lane and not line[k] & BLANK:
                points += self.layout.premiums.value[line[k]]
            name = mixed(name ^ letters[k - low])
        found = place_of(&self.crosses, name)
        if found.name:
            cross = <uint32_t>found.value
        else:
            cross = cross_check(
                self.dictionary, self.work.scratch, letters, lane - low, letters + lane + 1 - low, high - lane - 1)
            if self.n_crosses >= MOST_CROSSES:
                forget_all(&self.crosses, &self.n_crosses)
            keep(&self.crosses, &self.n_crosses, name, cross)
        if squares.crossed[direction][lane] >> at & 1:
            if cross == squares.cross[direction][square] and points == squares.cross_sum[direction][square]:
                return 0
            self.change_cross(
                direction, lane, square, squares.cross[direction][square], squares.cross_sum[direction][square])
        self.save_square(direction, lane, at, False)
        squares.crossed[direction][lane] |= <uint32_t>1 << at
        squares.cross[direction][square] = cross
        squares.cross_sum[direction][square] = points
        self.change_cross(direction, lane, square, cross, points)
        return 0

    cdef void change_cross(self, int direction, int lane, int square, uint32_t cross, int32_t points) noexcept nogil:
        """Add a cross-check to what a lane holds, or take it from it."""
        cdef int player
        cdef uint32_t letters
        for player in range(2):
            letters = cross & self.letters[player]
            self.content[player][direction][lane] ^= cross_number(direction, square, letters, points if letters else 0)
