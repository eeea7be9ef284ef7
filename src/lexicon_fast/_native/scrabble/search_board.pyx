"""A board for two known racks, on which plays are laid and undone.

Board and lanes are identified by 64-bit Zobrist hashes: the exclusive or of a random number for each tile on its
square (A. Zobrist, "A new hashing method with application for game playing", 1970). Collisions among a few
million positions are neglected.

The plays are cached by lane. An endgame search meets the same lane with the same tiles and cross-checks thousands of
times. The plays in it of a player's rack at the start are found once. One test of bits selects those that the remaining
tiles can pay for.
"""

from lexicon_fast.base.errors import BadOption

from libc.stddef cimport size_t
from libc.stdint cimport int32_t, int64_t, uint16_t, uint32_t, uint64_t, uint8_t
from libc.string cimport memcpy, memset
from libcpp.algorithm cimport sort
from libcpp.vector cimport vector

from ..dictionary.arguments cimport check_range
from ..dictionary.bits cimport lowest_bit
from ..dictionary.deadline cimport check_limits, check_stop
from ..dictionary.letters cimport CARDS, MASTER
from ..dictionary.long_sort cimport long_sort
from ..tiles.board cimport Board, read_rack
from ..tiles.lanes cimport (
    BLANK, EMPTY, MAX_RACK, Play, Premiums, Rack, Squares, find_plays, refresh_lane, release_workspace, take_workspace,
)
from ..tiles.laying cimport CrossWord, Touched, cross_check, cross_word, put_play

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

    cdef int draw(self, int player, int code) except -1 nogil:
        """Add a tile to a rack. The rack at the start must include it."""
        cdef const TileKind *kind = self.kinds[player]
        cdef int direction, lane
        while kind.code != code:
            kind += 1
        if code == MASTER:                   # lanes are cached with no more than the blanks held before
            for direction in range(2):
                for lane in range(self.layout.premiums.lanes[direction]):
                    self.save_lane(direction, lane)
        self.racks[player] |= kind.bits & (self.racks[player] << 1 | 1 << kind.shift)

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


cdef enum:
    MAX_PLAYS = 1 << 21           # 48 MB; then the cache is cleared


cdef bint precedes(const LanePlay &a, const LanePlay &b) noexcept nogil:
    if a.score != b.score:
        return a.score > b.score
    if a.start != b.start:
        return a.start < b.start
    if a.word != b.word:
        return a.word < b.word
    return a.blanks < b.blanks


cdef inline uint32_t squares_between(int a, int b) noexcept nogil:
    if a > b:
        a, b = b, a
    return ((<uint32_t>1 << b) - 1) & ~((<uint32_t>2 << a) - 1)


cdef void add_ends(
    const Premiums *premiums, const Squares *squares, int direction, int lane, int at, Changes *changes
) noexcept nogil:
    """Add the empty squares at both ends of the word through a tile."""
    cdef const uint8_t *line = squares.tile[direction] + lane * premiums.side[direction]
    cdef int low = at - 1, high = at + 1
    while low >= 0 and line[low] != EMPTY:
        low -= 1
    while high < premiums.side[direction] and line[high] != EMPTY:
        high += 1
    if low >= 0:
        add_change(direction, lane, low, changes)
    if high < premiums.side[direction]:
        add_change(direction, lane, high, changes)


cdef inline void add_change(int direction, int lane, int at, Changes *changes) noexcept nogil:
    cdef int row = at if direction else lane, column = lane if direction else at, i
    if changes.rows[row] >> column & 1:
        for i in range(changes.n):
            if changes.row[i] == row and changes.column[i] == column:
                changes.directions[i] |= <uint8_t>(1 << direction)
        return
    changes.rows[row] |= <uint32_t>1 << column
    changes.row[changes.n] = <uint8_t>row
    changes.column[changes.n] = <uint8_t>column
    changes.directions[changes.n] = <uint8_t>(1 << direction)
    changes.n += 1


cdef class LaneCache(SearchBoard):
    """A SearchBoard that caches the plays of its lanes."""

    def __cinit__(self, Board board not None, bytes rack not None, bytes other not None):
        memset(&self.single_lane, 0, sizeof(Squares))
        self.single_lane.tiles = 1
        self.clear()

    cdef int all_plays(self, int player, vector[Move] *moves) except -1 nogil:
        """List the plays of a player, in a reproducible order."""
        cdef uint32_t lacking = ~<uint32_t>self.racks[player]
        cdef int direction, lane
        cdef Span span
        cdef const LanePlay *play
        cdef const LanePlay *end
        cdef Move move
        moves.clear()
        if self.squares.tiles == 0:
            return self.first_plays(player, moves)
        for direction in range(2):
            move.direction = <uint8_t>direction
            for lane in range(self.layout.premiums.lanes[direction]):
                span = self.spans[self.span(player, direction, lane)]
                move.lane = <uint8_t>lane
                play = self.plays.data() + span.first
                end = play + span.n
                while play < end:
                    if not play.need & lacking:
                        move.play = play[0]
                        moves.push_back(move)
                    play += 1
        return 0

    cdef int first_plays(self, int player, vector[Move] *moves) except -1 nogil:
        """List the plays on an empty board, without the cache."""
        cdef Move move
        cdef size_t i
        cdef int direction, lane
        for direction in range(2):
            for lane in range(self.layout.premiums.lanes[direction]):
                refresh_lane(&self.layout.premiums, &self.squares, direction, lane)
        find_plays(self.dictionary, &self.layout.premiums, &self.squares, &self.full[player], self.work)
        check_stop(64 * self.work.found)
        for i in range(self.work.found):
            move.play = self.lane_play(player, &self.work.plays[i])
            move.direction = self.work.plays[i].direction
            move.lane = self.work.plays[i].lane
            if not move.play.need & ~<uint32_t>self.racks[player]:
                moves.push_back(move)

    cdef int greedy_play(self, int player, int32_t bonus, Move *best) except -1 nogil:
        """Find the play with the most points. Returns 0 if there is no play.

        bonus: points for going out.
        """
        cdef uint32_t held = self.racks[player], lacking = ~held
        cdef int direction, lane
        cdef int32_t most = -1
        cdef Span span
        cdef const LanePlay *play
        cdef const LanePlay *end
        cdef vector[Move] moves
        cdef size_t i
        if self.squares.tiles == 0:
            self.first_plays(player, &moves)
            for i in range(moves.size()):
                moves[i].priority = moves[i].play.score + (bonus if moves[i].play.need == held else 0)
                if moves[i].priority > most:
                    most = moves[i].priority
                    best[0] = moves[i]
            return most >= 0
        for direction in range(2):
            for lane in range(self.layout.premiums.lanes[direction]):
                span = self.spans[self.span(player, direction, lane)]
                play = self.plays.data() + span.first
                end = play + span.n
                while play < end:
                    if not play.need & lacking and play.score + (bonus if play.need == held else 0) > most:
                        most = play.score + (bonus if play.need == held else 0)
                        best.play = play[0]
                        best.direction = <uint8_t>direction
                        best.lane = <uint8_t>lane
                    play += 1
        best.priority = most
        return most >= 0

    cdef int find_play(self, int player, Move *move) except -1 nogil:
        """Complete a move with known direction, lane and lower half of its hash. Returns 0 if it is not possible."""
        cdef Span span = self.spans[self.span(player, move.direction, move.lane)]
        cdef const LanePlay *play = self.plays.data() + span.first
        cdef const LanePlay *end = play + span.n
        cdef uint32_t lacking = ~<uint32_t>self.racks[player]
        while play < end:
            if <uint32_t>play.tiles_hash == <uint32_t>move.play.tiles_hash and not play.need & lacking:
                move.play = play[0]
                return 1
            play += 1
        return 0

    cdef int out_plays(self, int player, Move *found, int most) except -1 nogil:
        """Find the best plays of all tiles of a player, at most one per lane, best first. Returns their number."""
        cdef uint32_t held = self.racks[player]
        cdef int direction, lane, n = 0, i
        cdef Span span
        cdef const LanePlay *play
        cdef const LanePlay *end
        if self.squares.tiles == 0:
            return 0
        for direction in range(2):
            for lane in range(self.layout.premiums.lanes[direction]):
                span = self.spans[self.span(player, direction, lane)]
                play = self.plays.data() + span.first
                end = play + span.n
                while play < end and play.need != held:
                    play += 1
                if play == end or (n == most and found[n - 1].play.score >= play.score):
                    continue
                i = n if n < most else most - 1
                n = i + 1
                while i > 0 and found[i - 1].play.score < play.score:
                    found[i] = found[i - 1]
                    i -= 1
                found[i].play = play[0]
                found[i].direction = <uint8_t>direction
                found[i].lane = <uint8_t>lane
        return n

    # ------------------------------------------------------------ plays of one tile

    cdef int tile_plays(self, int player, vector[TilePlay] *plays) except -1 nogil:
        """List the plays of one tile of a player, by tile, the best first. The board must have tiles."""
        cdef uint32_t lacking = ~<uint32_t>self.racks[player]
        cdef int direction, lane, at
        cdef Span span
        cdef const LanePlay *play
        cdef const LanePlay *end
        cdef TilePlay found
        plays.clear()
        for direction in range(2):
            for lane in range(self.layout.premiums.lanes[direction]):
                span = self.spans[self.span(player, direction, lane)]
                play = self.plays.data() + span.first
                end = play + span.n
                while play < end:
                    if not play.need & (lacking | (play.need - 1)):
                        at = lowest_bit(
                            (((<uint32_t>1 << play.length) - 1) << play.start)
                            & ~self.squares.occupied[direction][lane])
                        found.score = play.score
                        found.need = play.need
                        found.row = <uint8_t>(at if direction else lane)
                        found.column = <uint8_t>(lane if direction else at)
                        plays.push_back(found)
                    play += 1
        sort(plays.begin(), plays.end(), by_need)
        return 0

    cdef void put(self, const Move *move, Changes *changes) noexcept nogil:
        """Put the tiles of a play on the board, for `best_tile_play` only; `take` must follow."""
        cdef const uint8_t *text = self.dictionary.text + self.dictionary.offset[move.play.word] - move.play.start
        cdef uint32_t laid = (((<uint32_t>1 << move.play.length) - 1) << move.play.start) & (
            ~self.squares.occupied[move.direction][move.lane])
        cdef uint32_t bits = laid
        cdef int at, code, row, column
        changes.n = 0
        memset(changes.rows, 0, sizeof(changes.rows))
        while bits:
            at = lowest_bit(bits)
            bits &= bits - 1
            code = text[at] | (BLANK if move.play.blanks >> (at - move.play.start) & 1 else 0)
            row = at if move.direction else move.lane
            column = move.lane if move.direction else at
            self.squares.tile[0][row * self.layout.premiums.side[0] + column] = <uint8_t>code
            self.squares.tile[1][column * self.layout.premiums.side[1] + row] = <uint8_t>code
            changes.rows[row] |= <uint32_t>1 << column
        add_ends(&self.layout.premiums, &self.squares, move.direction, move.lane, lowest_bit(laid), changes)
        while laid:
            at = lowest_bit(laid)
            laid &= laid - 1
            add_ends(&self.layout.premiums, &self.squares, 1 - move.direction, at, move.lane, changes)

    cdef void take(self, const Move *move) noexcept nogil:
        """Take the tiles of `put` off the board."""
        cdef uint32_t bits = (((<uint32_t>1 << move.play.length) - 1) << move.play.start) & (
            ~self.squares.occupied[move.direction][move.lane])
        cdef int at, row, column
        while bits:
            at = lowest_bit(bits)
            bits &= bits - 1
            row = at if move.direction else move.lane
            column = move.lane if move.direction else at
            self.squares.tile[0][row * self.layout.premiums.side[0] + column] = EMPTY
            self.squares.tile[1][column * self.layout.premiums.side[1] + row] = EMPTY

    cdef int32_t best_tile_play(
        self, int player, uint16_t need, const vector[TilePlay] *plays, const Changes *changes
    ) except? -2 nogil:
        """Return the highest score of a play of one tile after `put`; -1: there is none.

        need: the tile; plays: the player's plays of one tile before `put`.
        """
        cdef int32_t best = -1
        cdef const TilePlay *play = plays.data()
        cdef const TilePlay *end = play + plays.size()
        cdef const TileKind *kind = self.kinds[player]
        cdef int i
        while play < end and play.need <= need:
            if play.need == need and not changes.rows[play.row] >> play.column & 1:
                best = play.score
                break
            play += 1
        while not need & kind.bits:
            kind += 1
        for i in range(changes.n):
            best = max(best, self.tile_score(changes, i, kind.code))
        return best

    cdef int32_t tile_score(self, const Changes *changes, int i, int code) except? -2 nogil:
        """Return the score of a tile on a changed square; -1: it forms no word, or one that does not exist.

        code: MASTER for a blank, which may be any letter.
        """
        cdef int row = changes.row[i], column = changes.column[i], direction = changes.directions[i] & 1
        cdef int32_t points, others
        cdef uint32_t letters = 0xFFFFFFFF if code == MASTER else <uint32_t>1 << code
        # The word that did not change is known, and often not possible.
        points = self.word_points(
            direction, column if direction else row, row if direction else column,
            changes.directions[i] >> direction & 1, code, &letters)
        if points == -1:
            return -1
        direction = 1 - direction
        others = self.word_points(
            direction, column if direction else row, row if direction else column,
            changes.directions[i] >> direction & 1, code, &letters)
        if others == -1:
            return -1
        return max(points, 0) + max(others, 0) + self.layout.premiums.bonus[1]

    cdef int32_t word_points(
        self, int direction, int lane, int at, bint changed, int code, uint32_t *letters
    ) except? -3 nogil:
        """Return the points of the word that a tile makes in a direction after `put`.

        Without letters beside it they are -2, and -1 if the letters are not a word. changed: whether tiles of `put` are
        in this word; letters: what the tile may be, one bit each, which the word restricts.
        """
        cdef const Premiums *premiums = &self.layout.premiums
        cdef int square, value = 0 if code == MASTER else premiums.value[code]
        cdef int32_t points
        cdef CrossWord word
        if changed:
            cross_word(premiums, &self.squares, 1 - direction, at, lane, &word)
            letters[0] &= self.cross_of(&word)
            points = word.points
        else:
            if not self.squares.crossed[1 - direction][at] >> lane & 1:
                return -2
            square = at * premiums.side[1 - direction] + lane
            letters[0] &= self.squares.cross[1 - direction][square]
            points = self.squares.cross_sum[1 - direction][square]
        if letters[0] == 0:
            return -1
        square = lane * premiums.side[direction] + at
        return (points + value * premiums.letter[direction][square]) * premiums.word[direction][square]

    # ------------------------------------------------------------ the last two tiles

    cdef int32_t pair_bound(
        self, int player, uint16_t pair, int32_t together, int32_t theirs, const vector[TilePlay] *plays,
        const Changes *changes
    ) except? -1073741824 nogil:
        """Return an upper bound of what a player can gain with two tiles after `put`, if the other only passes.

        pair: the tiles, not blanks; together: the best play of both before `put`, or -1; theirs: points of the other's
        tiles; plays: as of `best_tile_play`.

        If the word of the second tile has the first in it, both are in one lane, and could be laid as one play.
        None of their two plays then scores more than that play.
        """
        cdef const TileKind *kind = self.kinds[player]
        cdef const TileKind *other
        cdef const uint8_t *value = self.layout.premiums.value
        cdef uint16_t first = pair & -pair, second
        cdef int32_t gain, a, b
        second = pair ^ first
        while not first & kind.bits:
            kind += 1
        other = kind
        while not second & other.bits:
            other += 1
        a = b = self.best_tile_play(player, first, plays, changes)
        if kind != other:
            b = self.best_tile_play(player, second, plays, changes)
        together = max(together, self.best_new_pair(kind.code, other.code, changes))
        if kind != other:
            together = max(together, self.best_new_pair(other.code, kind.code, changes))
        gain = theirs - value[kind.code] - value[other.code]
        if a >= 0:
            gain = max(gain, a + theirs - value[other.code])
        if b >= 0:
            gain = max(gain, b + theirs - value[kind.code])
        if a >= 0 and b >= 0:
            gain = max(gain, a + b + 2 * theirs)
        if together >= 0:
            gain = max(gain, 2 * (together + theirs))
        return gain

    cdef int32_t best_new_pair(self, int code, int other, const Changes *changes) except? -2 nogil:
        """Return the highest score of a play of two tiles after `put` that was not possible before; -1: none.

        One of the tiles, the first, is on a square that `put` changed.
        """
        cdef int32_t best = -1, points
        cdef int i, direction, lane, at, row, column
        cdef uint32_t letters
        for i in range(changes.n):
            row = changes.row[i]
            column = changes.column[i]
            for direction in range(2):
                lane = column if direction else row
                at = row if direction else column
                letters = <uint32_t>1 << code
                points = self.word_points(
                    1 - direction, at, lane, changes.directions[i] >> (1 - direction) & 1, code, &letters)
                if points != -1:
                    best = max(best, self.pair_score(direction, row, column, code, other, max(points, 0)))
        return best

    cdef int32_t pair_score(
        self, int direction, int row, int column, int code, int other, int32_t crossing
    ) except? -2 nogil:
        """Return the highest score of a word in a direction with a tile on a square and another next to its tiles.

        crossing: points of the cross word of the first tile.
        """
        cdef const Premiums *premiums = &self.layout.premiums
        cdef int lane = column if direction else row, at = row if direction else column, step, to
        cdef int first = lane * premiums.side[direction] + at, square
        cdef uint8_t *tiles = self.squares.tile[direction]
        cdef int32_t best = -1, points
        cdef CrossWord word
        for step in range(-1, 2, 2):
            to = at + step
            while 0 <= to < premiums.side[direction] and tiles[first - at + to] != EMPTY:
                to += step
            if to < 0 or to >= premiums.side[direction]:
                continue
            square = first - at + to
            cross_word(premiums, &self.squares, direction, lane, to, &word)
            points = crossing
            if word.before + word.after:
                if not self.cross_of(&word) >> other & 1:
                    continue
                points += (
                    (word.points + <int32_t>premiums.value[other] * premiums.letter[direction][square])
                    * premiums.word[direction][square])
            tiles[first] = <uint8_t>code
            cross_word(premiums, &self.squares, 1 - direction, to, lane, &word)
            tiles[first] = EMPTY
            if not self.cross_of(&word) >> other & 1:
                continue
            points += (
                word.points + <int32_t>premiums.value[code] * (premiums.letter[direction][first] - 1)
                + <int32_t>premiums.value[other] * premiums.letter[direction][square]
            ) * premiums.word[direction][first] * premiums.word[direction][square]
            best = max(best, points)
        return best

    cdef bint disturbs(self, const Move *move, const Move *other) noexcept nogil:
        """Return whether a play may prevent another or change its score.

        It does so with a tile inside the other's word or at its ends, and with a tile in the same cross word as
        a tile of the other.
        """
        cdef int direction = other.direction, at
        cdef uint32_t laid = (((<uint32_t>1 << move.play.length) - 1) << move.play.start) & (
            ~self.squares.occupied[move.direction][move.lane])
        cdef uint32_t word = ((<uint32_t>1 << other.play.length) - 1) << other.play.start
        cdef uint32_t around = word | word << 1 | word >> 1
        cdef uint32_t crossing = word & ~self.squares.occupied[direction][other.lane]
        cdef uint32_t line, between
        if move.direction == direction:
            if move.lane == other.lane:
                return laid & around != 0
            # Parallel words: tiles in the same line form one cross word if the squares between are filled.
            laid &= crossing
            while laid:
                at = lowest_bit(laid)
                laid &= laid - 1
                line = self.squares.occupied[1 - direction][at]
                between = squares_between(move.lane, other.lane)
                if line & between == between:
                    return True
            return False
        if laid >> other.lane & 1 and around >> move.lane & 1:
            return True
        if not crossing >> move.lane & 1:
            return False
        line = self.squares.occupied[move.direction][move.lane] | laid
        while laid:
            at = lowest_bit(laid)
            laid &= laid - 1
            between = squares_between(at, other.lane)
            if line & between == between:
                return True
        return False

    cdef int32_t span(self, int player, int direction, int lane) except -1 nogil:
        """Return the index of a lane's plays in `spans`. Finds them if they are not cached."""
        cdef int32_t at = self.cached[player][direction][lane]
        cdef uint64_t key
        cdef const HashEntry *found
        if at >= 0:
            return at
        if not (self.squares.occupied[direction][lane] | self.squares.crossed[direction][lane]):
            at = 0
        else:
            key = mix(
                self.lane_hash[player][direction][lane]
                ^ <uint64_t>(1 << 16 | self.blanks(player) << 10 | player << 9 | direction << 8 | lane))
            found = find_entry(&self.span_of, key)
            if found.key:
                at = <int32_t>found.value
            else:
                if self.plays.size() > MAX_PLAYS:
                    self.clear()
                at = <int32_t>self.spans.size()
                self.find_lane_plays(player, direction, lane)
                add_entry(&self.span_of, &self.n_span_of, key, at)
        self.cached[player][direction][lane] = at
        return at

    cdef int find_lane_plays(self, int player, int direction, int lane) except -1 nogil:
        """Find the plays of a lane with the player's rack at the start, minus the blanks laid since."""
        cdef Rack *rack = &self.full[player]
        cdef int blanks = rack.blanks
        cdef Squares *board = &self.single_lane
        cdef int first = lane * self.layout.premiums.side[direction]
        cdef Span span
        cdef size_t i
        refresh_lane(&self.layout.premiums, &self.squares, direction, lane)
        board.occupied[direction][lane] = self.squares.occupied[direction][lane]
        board.crossed[direction][lane] = self.squares.crossed[direction][lane]
        memcpy(
            board.cross[direction] + first, self.squares.cross[direction] + first,
            self.layout.premiums.side[direction] * sizeof(uint32_t))
        board.lane[direction][lane] = self.squares.lane[direction][lane]
        rack.blanks = rack.counts[MASTER] = self.blanks(player)
        rack.tiles += rack.blanks - blanks
        try:
            find_plays(self.dictionary, &self.layout.premiums, board, rack, self.work)
        finally:                             # an interrupted search can be continued
            rack.tiles += blanks - rack.blanks
            rack.blanks = rack.counts[MASTER] = blanks
            board.occupied[direction][lane] = board.crossed[direction][lane] = 0
        span.first = <uint32_t>self.plays.size()
        span.n = <uint32_t>self.work.found
        check_stop(64 * self.work.found)
        for i in range(self.work.found):
            self.plays.push_back(self.lane_play(player, &self.work.plays[i]))
        long_sort(self.plays.data() + span.first, self.plays.data() + self.plays.size(), precedes, check_limits)
        self.spans.push_back(span)

    cdef LanePlay lane_play(self, int player, const Play *play) noexcept nogil:
        cdef const uint8_t *text = self.dictionary.text + self.dictionary.offset[play.word]
        cdef uint32_t occupied = self.squares.occupied[play.direction][play.lane] >> play.start
        cdef uint8_t counts[CARDS]
        cdef LanePlay result
        cdef int k, code, square
        memset(counts, 0, sizeof(counts))
        result.tiles_hash = 0
        for k in range(play.length):
            if occupied >> k & 1:
                continue
            code = text[k] | (BLANK if play.blanks >> k & 1 else 0)
            counts[MASTER if code & BLANK else code] += 1
            square = play.start + k
            if play.direction:
                square = square * self.layout.columns + play.lane
            else:
                square += play.lane * self.layout.columns
            result.tiles_hash ^= tile_hash(square, code)
        result.need = self.bits_of(player, counts)
        result.word = play.word
        result.blanks = play.blanks
        result.score = play.score
        result.start = play.start
        result.length = play.length
        return result

    cdef int clear(self) except -1 nogil:
        """Empty the cache."""
        cdef Span none
        cdef size_t i
        none.first = none.n = 0
        self.plays.clear()
        self.spans.clear()
        self.spans.push_back(none)           # for lanes without plays
        clear_table(&self.span_of, &self.n_span_of)
        memset(self.cached, -1, sizeof(self.cached))
        for i in range(self.saved_lanes.size()):
            self.saved_lanes[i].cached[0] = self.saved_lanes[i].cached[1] = -1
