"""The plays of two known racks, kept by the lanes that they lie in.

An endgame's search comes to the same lane with the same tiles and cross-checks thousands of times. The
plays in it by the rack that a player held at the start are found once; those that the tiles still held
can pay for are picked from them by one test of bits.
"""

cimport cython
from libc.stddef cimport size_t
from libc.stdint cimport int32_t, uint8_t, uint32_t, uint64_t
from libc.string cimport memcpy, memset
from libcpp.vector cimport vector

from ..dictionary.bits cimport lowest_bit
from ..dictionary.deadline cimport check_stop, look
from ..dictionary.letters cimport MASTER
from ..dictionary.long_sort cimport long_sort
from ..tiles.board cimport Board
from ..tiles.lanes cimport BLANK, Play, Rack, Squares, find_plays, refresh_lane
from .search_board cimport Kept, Move, Named, UndoBoard, forget_all, keep, mixed, place_of, tile_number

cdef enum:
    MOST_KEPT = 1 << 21           # plays of lanes, 48 MB; then all are forgotten


cdef bint dearer(const Kept &a, const Kept &b) noexcept nogil:
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


@cython.auto_pickle(False)
cdef class KeptBoard(UndoBoard):
    """A board and two racks, as for UndoBoard."""

    def __cinit__(self, Board board not None, bytes rack not None, bytes other not None):
        memset(&self.alone, 0, sizeof(Squares))
        self.alone.tiles = 1
        self.forget()

    cdef int all_plays(self, int player, vector[Move] *moves) except -1 nogil:
        """The plays of a player, in `moves`. Their order is always the same."""
        cdef uint32_t lacking = ~<uint32_t>self.racks[player]
        cdef int direction, lane
        cdef Span span
        cdef const Kept *play
        cdef const Kept *end
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
        """The plays on an empty board: all lanes at once, and not kept."""
        cdef Move move
        cdef size_t i
        cdef int direction, lane
        for direction in range(2):
            for lane in range(self.layout.premiums.lanes[direction]):
                refresh_lane(&self.layout.premiums, &self.squares, direction, lane)
        find_plays(self.dictionary, &self.layout.premiums, &self.squares, &self.full[player], self.work)
        check_stop(64 * self.work.found)
        for i in range(self.work.found):
            move.play = self.kept_of(player, &self.work.plays[i])
            move.direction = self.work.plays[i].direction
            move.lane = self.work.plays[i].lane
            if not move.play.need & ~<uint32_t>self.racks[player]:
                moves.push_back(move)
        return 0

    cdef int greedy_play(self, int player, int32_t bonus, Move *best) except -1 nogil:
        """The play with the most points, `bonus` for all tiles included; returns 1, or 0: there is none."""
        cdef uint32_t held = self.racks[player], lacking = ~held
        cdef int direction, lane
        cdef int32_t most = -1
        cdef Span span
        cdef const Kept *play
        cdef const Kept *end
        cdef vector[Move] moves
        cdef size_t i
        if self.squares.tiles == 0:
            self.first_plays(player, &moves)
            for i in range(moves.size()):
                moves[i].worth = moves[i].play.score + (bonus if moves[i].play.need == held else 0)
                if moves[i].worth > most:
                    most = moves[i].worth
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
        best.worth = most
        return most >= 0

    cdef int find_play(self, int player, Move *move) except -1 nogil:
        """Complete a move of which direction, lane and the lower half of tiles are known; 0: it is none now."""
        cdef Span span = self.spans[self.span(player, move.direction, move.lane)]
        cdef const Kept *play = self.plays.data() + span.first
        cdef const Kept *end = play + span.n
        cdef uint32_t lacking = ~<uint32_t>self.racks[player]
        while play < end:
            if <uint32_t>play.tiles == <uint32_t>move.play.tiles and not play.need & lacking:
                move.play = play[0]
                return 1
            play += 1
        return 0

    cdef int last_plays(self, int player, Move *found, int most) except -1 nogil:
        """The best plays by all tiles of a player, no two in one lane, dearest first. Returns how many."""
        cdef uint32_t held = self.racks[player]
        cdef int direction, lane, n = 0, i
        cdef Span span
        cdef const Kept *play
        cdef const Kept *end
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
        """May a play change the score of another, or prevent it?

        It does if it lays a tile in the other's word or at its ends, or a tile that is in the same word
        across the other's lane as one of the other's tiles.
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
            # Word beside word: the tiles above each other are joined by what lies between them.
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
        """Where the plays of a lane are kept."""
        cdef int32_t at = self.kept[player][direction][lane]
        cdef uint64_t name
        cdef const Named *found
        if at >= 0:
            return at
        if not (self.squares.occupied[direction][lane] | self.squares.crossed[direction][lane]):
            at = 0
        else:
            name = mixed(
                self.content[player][direction][lane]
                ^ <uint64_t>(1 << 16 | self.blanks(player) << 10 | player << 9 | direction << 8 | lane))
            found = place_of(&self.span_of, name)
            if found.name:
                at = <int32_t>found.value
            else:
                if self.plays.size() > MOST_KEPT:
                    self.forget()
                at = <int32_t>self.spans.size()
                self.keep_plays(player, direction, lane)
                keep(&self.span_of, &self.n_span_of, name, at)
        self.kept[player][direction][lane] = at
        return at

    cdef int keep_plays(self, int player, int direction, int lane) except -1 nogil:
        """Find the plays of a lane by the rack that the player held at the start, without blanks laid since."""
        cdef Rack *rack = &self.full[player]
        cdef int blanks = rack.blanks
        cdef Squares *alone = &self.alone
        cdef int first = lane * self.layout.premiums.side[direction]
        cdef Span span
        cdef size_t i
        refresh_lane(&self.layout.premiums, &self.squares, direction, lane)
        alone.occupied[direction][lane] = self.squares.occupied[direction][lane]
        alone.crossed[direction][lane] = self.squares.crossed[direction][lane]
        memcpy(
            alone.cross[direction] + first, self.squares.cross[direction] + first,
            self.layout.premiums.side[direction] * sizeof(uint32_t))
        alone.lane[direction][lane] = self.squares.lane[direction][lane]
        rack.blanks = rack.counts[MASTER] = self.blanks(player)
        rack.tiles += rack.blanks - blanks
        try:
            find_plays(self.dictionary, &self.layout.premiums, alone, rack, self.work)
        finally:                             # stopped early, the search can be gone on with
            rack.tiles += blanks - rack.blanks
            rack.blanks = rack.counts[MASTER] = blanks
            alone.occupied[direction][lane] = alone.crossed[direction][lane] = 0
        span.first = <uint32_t>self.plays.size()
        span.n = <uint32_t>self.work.found
        check_stop(64 * self.work.found)
        for i in range(self.work.found):
            self.plays.push_back(self.kept_of(player, &self.work.plays[i]))
        long_sort(self.plays.data() + span.first, self.plays.data() + self.plays.size(), dearer, look)
        self.spans.push_back(span)
        return 0

    cdef Kept kept_of(self, int player, const Play *play) noexcept nogil:
        cdef const uint8_t *text = self.dictionary.text + self.dictionary.offset[play.word]
        cdef uint32_t occupied = self.squares.occupied[play.direction][play.lane] >> play.start
        cdef uint8_t counts[33]
        cdef Kept kept
        cdef int k, code, square
        memset(counts, 0, sizeof(counts))
        kept.tiles = 0
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
            kept.tiles ^= tile_number(square, code)
        kept.need = self.bits_of(player, counts)
        kept.word = play.word
        kept.blanks = play.blanks
        kept.score = play.score
        kept.start = play.start
        kept.length = play.length
        return kept

    cdef int forget(self) except -1 nogil:
        """Start keeping anew."""
        cdef Span none
        cdef size_t i
        none.first = none.n = 0
        self.plays.clear()
        self.spans.clear()
        self.spans.push_back(none)           # of lanes where no play can lie
        forget_all(&self.span_of, &self.n_span_of)
        memset(self.kept, -1, sizeof(self.kept))
        for i in range(self.lanes_before.size()):
            self.lanes_before[i].kept[0] = self.lanes_before[i].kept[1] = -1
        return 0
