"""The plays of two known racks, cached by lane.

An endgame search meets the same lane with the same tiles and cross-checks thousands of times. The plays in it
of a player's rack at the start are found once. One test of bits selects those that the remaining tiles can pay for.
"""

from libc.stddef cimport size_t
from libc.stdint cimport int32_t, uint8_t, uint32_t, uint64_t
from libc.string cimport memcpy, memset
from libcpp.vector cimport vector

from ..dictionary.bits cimport lowest_bit
from ..dictionary.deadline cimport check_limits, check_stop
from ..dictionary.letters cimport MASTER
from ..dictionary.long_sort cimport long_sort
from ..tiles.board cimport Board
from ..tiles.lanes cimport BLANK, Play, Rack, Squares, find_plays, refresh_lane
from .search_board cimport HashEntry, LanePlay, Move, SearchBoard, add_entry, clear_table, find_entry, mix, tile_hash

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
        cdef uint8_t counts[33]
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
