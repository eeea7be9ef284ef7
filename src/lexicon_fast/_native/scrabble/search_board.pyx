"""A board for two known racks, on which plays are laid and undone.

Board and lanes are identified by 64-bit Zobrist hashes: the exclusive or of a random number for each tile on its
square (A. Zobrist, "A new hashing method with application for game playing", 1970). Collisions among a few
million positions are neglected.
"""

from libc.stddef cimport size_t
from libc.stdint cimport int32_t, int64_t, uint8_t, uint16_t, uint32_t, uint64_t
from libc.string cimport memset
from libcpp.vector cimport vector

from lexicon_fast.base.errors import BadOption

from ..dictionary.bits cimport lowest_bit
from ..dictionary.arguments cimport check_range
from ..dictionary.letters cimport CARDS, MASTER
from ..tiles.board cimport Board, read_rack
from ..tiles.crosses cimport cross_check
from ..tiles.lanes cimport EMPTY, MAX_RACK, Play, release_workspace, take_workspace
from ..tiles.laying cimport CrossWord, Touched, cross_word, put_play

cdef enum:
    MAX_CROSSES = 1 << 20
    SMALLEST_TABLE = 1 << 12


cdef inline uint64_t cross_hash(int direction, int square, uint32_t cross, int32_t points) noexcept nogil:
    return mix(mix(<uint64_t>(1 << 20 | direction << 16 | square) << 32 | cross) ^ <uint64_t>points)


cdef int add_entry(vector[HashEntry] *table, size_t *n, uint64_t key, int64_t value) except -1 nogil:
    cdef vector[HashEntry] before
    cdef HashEntry *place
    cdef size_t i
    if 2 * (n[0] + 1) > table.size():
        before.swap(table[0])
        resize(table, 2 * before.size())
        for i in range(before.size()):
            if before[i].key:
                find_entry(table, before[i].key)[0] = before[i]
    place = find_entry(table, key)
    place.key = key
    place.value = value
    n[0] += 1


cdef int clear_table(vector[HashEntry] *table, size_t *n) except -1 nogil:
    n[0] = 0
    return resize(table, SMALLEST_TABLE)


cdef int resize(vector[HashEntry] *table, size_t size) except -1 nogil:
    """Replace a table by an empty one. size: a power of two."""
    cdef HashEntry none
    none.key = 0
    none.value = 0
    table.assign(size, none)


cdef class SearchBoard:
    """A board and the racks of players 0 and 1, 33 counts by code, blanks last. Raises BadOption."""

    def __cinit__(self, Board board not None, bytes rack not None, bytes other not None):
        cdef int direction, lane, at, square, code
        self.dictionary = board.dictionary
        self.layout = board.layout
        self.squares = board.state
        self.set_rack(0, rack)
        self.set_rack(1, other)
        for direction in range(2):
            for lane in range(self.layout.premiums.lanes[direction]):
                for at in range(self.layout.premiums.side[direction]):
                    square = lane * self.layout.premiums.side[direction] + at
                    code = self.squares.tile[direction][square]
                    if code != EMPTY:
                        self.lane_hash[0][direction][lane] ^= tile_hash(square, code)
                        self.lane_hash[1][direction][lane] ^= tile_hash(square, code)
                        if direction == 0:
                            self.tiles_hash ^= tile_hash(square, code)
                    elif self.squares.crossed[direction][lane] >> at & 1:
                        self.toggle_cross(
                            direction, lane, square, self.squares.cross[direction][square],
                            self.squares.cross_sum[direction][square])
        memset(self.cached, -1, sizeof(self.cached))
        clear_table(&self.crosses, &self.n_crosses)

    cdef int open(self) except -1:
        """Get a workspace. Raises BadOption if a search is running."""
        if self.work is not None:
            raise BadOption("this search is already running; continue it when the running call returns")
        self.work = take_workspace(self.dictionary, &self.layout.premiums)

    cdef int close(self) except -1:
        release_workspace(self.dictionary, self.work)
        self.work = None

    cdef int set_rack(self, int player, bytes counts) except -1:
        """Read a rack. Each kind of tiles gets one bit per tile."""
        cdef int code, bits = 0, i, n
        cdef TileKind *kind
        cdef uint32_t some
        read_rack(self.dictionary, counts, &self.full[player], "")
        check_range("number of tiles of a rack", self.full[player].tiles, 1, <int>MAX_RACK)
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

    cdef uint16_t bits_of(self, int player, const uint8_t *counts) noexcept nogil:
        """Return the lowest bits of each kind, one for each tile in `counts`."""
        cdef int i
        cdef uint32_t bits = 0
        cdef const TileKind *kind
        for i in range(self.n_kinds[player]):
            kind = &self.kinds[player][i]
            bits |= ((<uint32_t>1 << counts[kind.code]) - 1) << kind.shift
        return <uint16_t>bits

    cdef uint16_t after(self, int player, uint16_t need) noexcept nogil:
        """Return the rack without the tiles `need`: again the lowest bits of each kind."""
        cdef uint32_t left = self.racks[player], mine, gone
        cdef const TileKind *kind = self.kinds[player]
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
        """Return the number of blanks that a player holds."""
        cdef const TileKind *last = &self.kinds[player][self.n_kinds[player] - 1]
        cdef uint32_t held
        cdef int n = 0
        if last.code == MASTER:
            held = self.racks[player] & last.bits
            while held:
                held &= held - 1
                n += 1
        return n

    # ------------------------------------------------------------ lay and undo

    cdef Mark mark(self) noexcept nogil:
        cdef Mark mark
        mark.squares = self.saved_squares.size()
        mark.lanes = self.saved_lanes.size()
        mark.tiles_hash = self.tiles_hash
        mark.racks[0] = self.racks[0]
        mark.racks[1] = self.racks[1]
        return mark

    cdef void undo(self, const Mark *mark) noexcept nogil:
        """Restore the board and racks of a mark."""
        cdef Squares *squares = &self.squares
        cdef const SavedSquare *before
        cdef const SavedLane *lane
        cdef uint32_t bit
        cdef int square
        while self.saved_squares.size() > mark.squares:
            before = &self.saved_squares.back()
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
            self.saved_squares.pop_back()
        while self.saved_lanes.size() > mark.lanes:
            lane = &self.saved_lanes.back()
            self.lane_hash[0][lane.direction][lane.lane] = lane.hash[0]
            self.lane_hash[1][lane.direction][lane.lane] = lane.hash[1]
            self.cached[0][lane.direction][lane.lane] = lane.cached[0]
            self.cached[1][lane.direction][lane.lane] = lane.cached[1]
            self.saved_lanes.pop_back()
        self.tiles_hash = mark.tiles_hash
        self.racks[0] = mark.racks[0]
        self.racks[1] = mark.racks[1]

    cdef int lay(self, int player, const Move *move) except -1 nogil:
        """Lay a play of the player."""
        cdef uint32_t bits = (((<uint32_t>1 << move.play.length) - 1) << move.play.start) & (
            ~self.squares.occupied[move.direction][move.lane])
        cdef size_t first = self.saved_squares.size(), i
        cdef int at, direction, lane, square
        cdef uint64_t number
        cdef Play play = play_of(move)
        cdef Touched touched
        cdef const SavedSquare *before
        self.racks[player] = self.after(player, move.play.need)
        self.tiles_hash ^= move.play.tiles_hash
        while bits:
            at = lowest_bit(bits)
            bits &= bits - 1
            self.save_square(move.direction, move.lane, at, True)
            self.save_square(1 - move.direction, at, move.lane, True)
        put_play(self.dictionary, &self.layout.premiums, &self.squares, &play, &touched)
        for direction in range(2):
            for lane in range(self.layout.premiums.lanes[direction]):
                if touched.squares[direction][lane] or touched.lanes[direction] >> lane & 1:
                    self.save_lane(direction, lane)
        for i in range(first, self.saved_squares.size()):
            before = &self.saved_squares[i]
            square = before.lane * self.layout.premiums.side[before.direction] + before.at
            number = tile_hash(square, self.squares.tile[before.direction][square])
            self.lane_hash[0][before.direction][before.lane] ^= number
            self.lane_hash[1][before.direction][before.lane] ^= number
            if before.crossed:
                self.toggle_cross(before.direction, before.lane, square, before.cross, before.cross_sum)
        for direction in range(2):
            for lane in range(self.layout.premiums.lanes[direction]):
                bits = touched.squares[direction][lane]
                while bits:
                    self.update_cross(direction, lane, lowest_bit(bits))
                    bits &= bits - 1

    cdef int save_square(self, int direction, int lane, int at, bint laid) except -1 nogil:
        cdef int square = lane * self.layout.premiums.side[direction] + at
        cdef SavedSquare before
        before.direction = <uint8_t>direction
        before.lane = <uint8_t>lane
        before.at = <uint8_t>at
        before.laid = laid
        before.crossed = self.squares.crossed[direction][lane] >> at & 1
        before.cross = self.squares.cross[direction][square]
        before.cross_sum = self.squares.cross_sum[direction][square]
        self.saved_squares.push_back(before)

    cdef int save_lane(self, int direction, int lane) except -1 nogil:
        cdef SavedLane before
        before.direction = <uint8_t>direction
        before.lane = <uint8_t>lane
        before.hash[0] = self.lane_hash[0][direction][lane]
        before.hash[1] = self.lane_hash[1][direction][lane]
        before.cached[0] = self.cached[0][direction][lane]
        before.cached[1] = self.cached[1][direction][lane]
        self.cached[0][direction][lane] = self.cached[1][direction][lane] = -1
        self.saved_lanes.push_back(before)

    cdef uint32_t cross_of(self, const CrossWord *word) except? 0xFFFFFFFF nogil:
        """Return the letters that complete a word, one bit each."""
        cdef int k
        cdef uint32_t cross
        cdef uint64_t key = 0
        cdef const HashEntry *found
        for k in range(word.before + 1 + word.after):
            key = mix(key ^ word.letters[k])
        found = find_entry(&self.crosses, key)
        if found.key:
            return <uint32_t>found.value
        cross = cross_check(
            self.dictionary, self.work.scratch, word.letters, word.before, word.letters + word.before + 1, word.after)
        if self.n_crosses >= MAX_CROSSES:
            clear_table(&self.crosses, &self.n_crosses)
        add_entry(&self.crosses, &self.n_crosses, key, cross)
        return cross

    cdef int update_cross(self, int direction, int lane, int at) except -1 nogil:
        """Update the cross-check of an empty square at the end of a cross word."""
        cdef Squares *squares = &self.squares
        cdef int square = lane * self.layout.premiums.side[direction] + at
        cdef uint32_t cross
        cdef CrossWord word
        cross_word(&self.layout.premiums, squares, direction, lane, at, &word)
        cross = self.cross_of(&word)
        if squares.crossed[direction][lane] >> at & 1:
            if cross == squares.cross[direction][square] and word.points == squares.cross_sum[direction][square]:
                return 0
            self.toggle_cross(
                direction, lane, square, squares.cross[direction][square], squares.cross_sum[direction][square])
        self.save_square(direction, lane, at, False)
        squares.crossed[direction][lane] |= <uint32_t>1 << at
        squares.cross[direction][square] = cross
        squares.cross_sum[direction][square] = word.points
        self.toggle_cross(direction, lane, square, cross, word.points)

    cdef void toggle_cross(self, int direction, int lane, int square, uint32_t cross, int32_t points) noexcept nogil:
        """Add a cross-check to the hash of its lane, or remove it."""
        cdef int player
        cdef uint32_t letters
        for player in range(2):
            letters = cross & self.letters[player]
            self.lane_hash[player][direction][lane] ^= cross_hash(direction, square, letters, points if letters else 0)
