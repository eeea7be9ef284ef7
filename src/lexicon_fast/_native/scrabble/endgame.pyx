"""The end of a game for two, bag empty and both racks known: the best play, by search of what can follow.

First a few turns are looked ahead, only at the likelier plays, and from there both players go on greedily:
that gives a good play soon, and an order to try plays in. Then everything is looked at, to the end of the
game (alpha-beta, as principal variation search). The value is then exact.

Most plays of an endgame fail because the other player then goes out. If a play of all the other's tiles is
not disturbed by a play, that play need not be laid to see what it is worth at most: see `refuted`.

Passes. Some number of scoreless turns in a row ends the game. If only passes are scoreless, two in a row
tell all. Let a be the best that the player to move gets by a play, b what is left by the best play of the
other after a pass, e the value if the game ends. With k passes to the end the value is w(0) = e,
w(1) = max(a, e) and w(k) = max(a, min(b, w(k - 2))). So w(2) = m = max(a, min(b, e)), and whatever a, b and e
are, max(a, min(b, m)) = m and w(3) = max(a, min(b, max(a, e))) = m: all w(k) from k = 2 on are equal. The
search counts to two, but where a play of no points may come (blanks beside blanks only), it counts all.
"""

cimport cython
from libc.stddef cimport size_t
from libc.stdint cimport int32_t, uint8_t, uint32_t, uint64_t
from libc.string cimport memcpy, memset
from libcpp.algorithm cimport sort
from libcpp.vector cimport vector

from lexicon_fast.errors import BadOption

from ..dictionary.arguments cimport wrong_type
from ..dictionary.deadline cimport check_stop
from ..dictionary.letters cimport CARDS, MASTER
from ..tiles.board cimport Board, Plays
from ..tiles.lanes cimport BLANK, EMPTY, Play
from .lane_cache cimport KeptBoard
from .search_board cimport Mark, Move, mixed
from .transposition cimport EQUAL, LEAST, MOST, WHOLE, Memory, Seen

cdef extern from *:
    """
    #include <chrono>
    static inline double lexicon_seconds(void) {
      return std::chrono::duration<double>(std::chrono::steady_clock::now().time_since_epoch()).count();
    }
    """
    double seconds_now "lexicon_seconds"() noexcept nogil

cdef enum:
    INFINITE = 1 << 29
    LOOK_EVERY = 4096             # positions between two looks at the clock and at `ended`
    DEPTHS = 4                    # turns looked ahead before all is looked at
    ROOT_WIDTH = 64               # plays looked at then: at the root, from the second turn on,
    WIDTH = 32                    # further on,
    LAST_WIDTH = 16               # and in the last turn
    REPLIES = 4                   # plays of all tiles that a play is held against
    FIRST_PICKS = 8               # moves picked one by one, before the others are sorted
    FINISHING = 1 << 24           # what moves are worth more for their order: plays of all tiles,
    REMEMBERED = 1 << 26          # and the best move of an earlier search


cdef bint worthier(const Move &a, const Move &b) noexcept nogil:
    if a.worth != b.worth:
        return a.worth > b.worth
    return a.play.tiles < b.play.tiles


@cython.auto_pickle(False)
cdef class Endgame:
    """A search that can be gone on with.

    board, rack and other: of the player to move and the other one, 33 counts by code, blanks last, 1 to
    15 tiles; scoreless: turns in a row so far, scoreless_turns: so many end the game.
    Raises BadOption.
    """
    cdef KeptBoard board
    cdef Memory memory
    cdef int turn
    cdef int scoreless
    cdef int limit                    # scoreless turns that end the game
    cdef vector[vector[Move]] moves   # by distance from the root
    cdef vector[vector[Move]] lines   # what is best from there on
    cdef vector[Move] root
    cdef vector[Move] best_line
    cdef uint64_t last_nodes          # no more than so many
    cdef uint64_t look_at
    cdef double deadline
    cdef object ended
    cdef bint asks                    # is there an `ended`?
    cdef bint stopped
    cdef readonly uint64_t nodes      # positions looked at so far
    cdef readonly int depth           # turns looked ahead in full; 0: greedy play only
    cdef readonly bint exact
    cdef readonly int value           # points to come, of the player to move less the other's

    def __cinit__(
        self, Board board not None, bytes rack not None, bytes other not None, int scoreless=0,
        int scoreless_turns=6,
    ):
        cdef int plies
        if not 1 <= scoreless_turns <= 1000:
            raise BadOption(f"scoreless_turns {scoreless_turns}; accepted: 1 to 1000")
        if not 0 <= scoreless < scoreless_turns:
            raise BadOption(f"scoreless {scoreless}; accepted: 0 to {scoreless_turns - 1}")
        self.board = KeptBoard(board, rack, other)
        self.memory = Memory()
        self.limit = scoreless_turns
        self.scoreless = scoreless
        if not self.scoreless_plays():
            self.limit = min(scoreless_turns, 2)
            self.scoreless = self.limit - min(scoreless_turns - scoreless, self.limit)
        plies = (self.board.full[0].tiles + self.board.full[1].tiles + 1) * self.limit + 2
        self.moves.resize(plies)
        self.lines.resize(plies)
        self.board.open()
        try:
            with nogil:
                self.begin()
        finally:
            self.board.close()

    cdef bint scoreless_plays(self):
        """May there be plays of no points? All tiles of their words, two or more, are worth nothing."""
        cdef int code, player, held = 0, lying = 0, i
        cdef const uint8_t *value = self.board.layout.premiums.value
        for player in range(2):
            for code in range(CARDS):
                if code == MASTER or value[code] == 0:
                    held += self.board.full[player].counts[code]
        for i in range(self.board.layout.rows * self.board.layout.columns):
            code = self.board.squares.tile[0][i]
            if code != EMPTY and (code & BLANK or value[code] == 0):
                lying += 1
        return held > 0 and held + lying > 1

    def search(self, uint64_t nodes, double seconds=-1, ended=None):
        """Go on for so many more positions, or until the value is exact.

        seconds: stop then, too, if not negative; ended: a callable asked now and then whether to stop.
        Releases the GIL. Stopped early (see deadline.pxd), the search can still be gone on with.
        """
        cdef Mark mark
        cdef int scoreless = self.scoreless, turn = self.turn
        if ended is not None and not callable(ended):
            raise wrong_type("ended", "a callable or None", ended)
        self.board.open()
        mark = self.board.mark()
        try:
            self.last_nodes = self.nodes + min(nodes, <uint64_t>1 << 60)
            self.memory.resize(0)
            self.look_at = self.nodes
            self.deadline = seconds_now() + seconds if seconds >= 0 else -1
            self.ended = ended
            self.asks = ended is not None
            self.stopped = False
            with nogil:
                while not self.exact and not self.stopped:
                    self.deepen(self.depth + 1 if self.depth < DEPTHS else WHOLE)
                    self.board.take_back(&mark)
                    self.scoreless = scoreless
                    self.turn = turn
        finally:
            self.board.take_back(&mark)
            self.scoreless = scoreless
            self.turn = turn
            self.ended = None
            self.board.close()

    def line(self):
        """What both players do best, as Plays: a position for each turn, with no play for a pass."""
        cdef Plays plays = Plays.__new__(Plays)
        cdef Py_ssize_t squares = self.board.layout.rows * self.board.layout.columns, i
        cdef Mark mark
        cdef Move *move
        cdef Play play
        memset(&play, 0, sizeof(Play))
        self.board.open()
        mark = self.board.mark()
        try:
            plays.dictionary = self.board.dictionary
            plays.layout = self.board.layout
            plays.tiles = bytes(<Py_ssize_t>self.best_line.size() * squares)
            plays.offsets.push_back(0)
            for i in range(<Py_ssize_t>self.best_line.size()):
                move = &self.best_line[i]
                memcpy(<char *>plays.tiles + i * squares, self.board.squares.tile[0], squares)
                if move.play.length:
                    play.word = move.play.word
                    play.score = move.play.score
                    play.blanks = move.play.blanks
                    play.direction = move.direction
                    play.lane = move.lane
                    play.start = move.play.start
                    play.length = move.play.length
                    plays.plays.push_back(play)
                    self.board.lay(i & 1, move)
                plays.offsets.push_back(plays.plays.size())
        finally:
            self.board.take_back(&mark)
            self.board.close()
        return plays

    # ------------------------------------------------------------ the search

    cdef int look_around(self) except -1 nogil:
        """Is it time to stop?"""
        self.look_at = min(self.nodes + LOOK_EVERY, self.last_nodes)
        if self.nodes >= self.last_nodes or (self.deadline >= 0 and seconds_now() >= self.deadline):
            self.stopped = True
            return 0
        self.memory.resize(self.nodes)       # as much as is needed: a small endgame is done in no time
        if self.asks:
            with gil:
                if self.ended():
                    self.stopped = True
        return 0

    cdef int begin(self) except -1 nogil:
        """The moves, and what greedy play gives, so that there is an answer."""
        cdef Move move
        cdef size_t i
        cdef int32_t bonus = self.gain()
        self.board.all_plays(0, &self.root)
        for i in range(self.root.size()):
            self.weigh(&self.root[i], bonus)
        self.root.push_back(pass_move())
        sort(self.root.begin(), self.root.end(), worthier)
        if not self.board.greedy_play(0, bonus, &move):
            move = pass_move()
        self.best_line.push_back(move)
        self.value = self.play_out()
        return 0

    cdef int32_t gain(self) noexcept nogil:
        """What going out earns besides the play: the other's tiles, which the other loses, too."""
        return 2 * self.board.points[1 - self.turn][self.board.racks[1 - self.turn]]

    cdef int32_t ending(self) noexcept nogil:
        """The value if the game ends by scoreless turns: both lose their own tiles."""
        return (
            self.board.points[1 - self.turn][self.board.racks[1 - self.turn]]
            - self.board.points[self.turn][self.board.racks[self.turn]])

    cdef void weigh(self, Move *move, int32_t bonus) noexcept nogil:
        """What a play is worth, for the order in which plays are tried: points, and dear tiles got rid of."""
        move.worth = move.play.score + 2 * self.board.points[self.turn][move.play.need]
        if move.play.need == self.board.racks[self.turn]:
            move.worth += FINISHING + bonus

    cdef int deepen(self, int depth) except -1 nogil:
        """Search so deep. If that is stopped, what was found till then counts once the first move is done."""
        cdef size_t i, n = self.root.size(), best = 0
        cdef int32_t low = -INFINITE, value
        cdef bint whole, all_whole
        cdef Move move
        if 1 < depth < WHOLE and n > ROOT_WIDTH:
            n = ROOT_WIDTH
        all_whole = n == self.root.size()
        for i in range(n):
            value = -INFINITE
            # For the order of the moves, all of them get their values once.
            self.try_move(
                &self.root[i], -INFINITE if depth == 1 else low, INFINITE, depth, 0, i == 0 or depth == 1, &value,
                &whole)
            if self.stopped:
                break
            if depth == 1:
                self.root[i].worth = value
            all_whole = all_whole and whole
            if value > low:
                low = value
                best = i
                self.value = value
                self.best_line = self.lines[0]
        if self.stopped and low == -INFINITE:
            return 0
        if depth == 1 and not self.stopped:
            sort(self.root.begin(), self.root.end(), worthier)
        else:                            # the best comes to the front
            move = self.root[best]
            for i in range(best, 0, -1):
                self.root[i] = self.root[i - 1]
            self.root[0] = move
        if not self.stopped:
            self.exact = all_whole
            self.depth = <int>self.best_line.size() if self.exact else depth
        return 0

    cdef int try_move(
        self, const Move *move, int32_t low, int32_t high, int depth, size_t ply, bint first, int32_t *value,
        bint *whole
    ) except -1 nogil:
        """The value of a move if it lies between low and high, then with its line; else a bound.

        first: no better move is known; another is looked at in full only once it is found to be better.
        """
        cdef int scoreless = self.scoreless, turn = self.turn
        cdef int32_t score = move.play.score, reply
        cdef Mark mark
        whole[0] = True
        self.lines[ply + 1].clear()
        if move.play.length and move.play.need == self.board.racks[turn]:
            value[0] = score + self.gain()
        elif move.play.length == 0 and scoreless + 1 >= self.limit:
            value[0] = self.ending()
        else:
            mark = self.board.mark()
            if move.play.length:
                self.board.lay(turn, move)
            self.turn = 1 - turn
            self.scoreless = 0 if score else scoreless + 1
            if depth < WHOLE:
                depth -= 1
            if self.scoreless >= self.limit:
                value[0] = -self.ending()
            else:
                if first or high - low == 1:
                    self.look(score - high, score - low, depth, ply + 1, &reply, whole)
                    value[0] = score - reply
                else:
                    self.look(score - low - 1, score - low, depth, ply + 1, &reply, whole)
                    value[0] = score - reply
                    if value[0] > low and value[0] < high and not self.stopped:
                        self.look(score - high, score - low, depth, ply + 1, &reply, whole)
                        value[0] = score - reply
                if self.stopped:
                    return 0
            self.board.take_back(&mark)
            self.turn = turn
            self.scoreless = scoreless
        if high - low > 1 and value[0] > low:
            self.lines[ply].assign(1, move[0])
            self.lines[ply].insert(
                self.lines[ply].end(), self.lines[ply + 1].begin(), self.lines[ply + 1].end())
        return 0

    cdef int look(
        self, int32_t low, int32_t high, int depth, size_t ply, int32_t *value, bint *whole
    ) except -1 nogil:
        """The value of a position, if it lies between low and high; else a bound. whole: is it exact?"""
        cdef Seen seen
        cdef const Seen *known
        cdef vector[Move] *moves = &self.moves[ply]
        cdef Move tried[2]
        cdef Move replies[REPLIES]
        cdef Move move, best_move
        cdef size_t i, n, width
        cdef int32_t best = -INFINITE, first_low = low, found, bonus
        cdef bint open = high - low > 1, one_whole = False
        cdef int n_replies = 0, n_tried = 0
        self.nodes += 1
        check_stop(1000)
        if self.nodes >= self.look_at:
            self.look_around()
            if self.stopped:
                return 0
        self.lines[ply].clear()
        seen.name = self.board.tiles ^ mixed(
            <uint64_t>self.board.racks[0] << 48 | <uint64_t>self.board.racks[1] << 32
            | <uint64_t>self.turn << 16 | <uint64_t>self.scoreless)
        known = self.memory.look_up(seen.name)
        # Where the line is wanted, it has to be found again.
        if known != NULL and known.depth >= depth and not open and (
            known.says == EQUAL or (known.says == LEAST and known.value >= high)
            or (known.says == MOST and known.value <= low)
        ):
            value[0] = known.value
            whole[0] = known.depth == WHOLE
            return 0
        best_move = move = pass_move()
        if depth <= 0:
            value[0] = self.play_out()
            whole[0] = False
            if known == NULL:
                self.remember(&seen, value[0], EQUAL, 0, &best_move)
            return 0
        if known != NULL:
            move.direction = known.direction
            move.lane = known.lane
            move.play.tiles = known.tiles
        bonus = self.gain()
        whole[0] = True
        if not open:
            # What is likely to be enough, before all plays are listed: all tiles at once, or the play
            # that was best before.
            if self.board.last_plays(self.turn, &tried[0], 1):
                best = tried[0].play.score + bonus
                if best >= high:
                    value[0] = best
                    return 0
                best_move = tried[0]
                n_tried = 1
            n_replies = self.board.last_plays(1 - self.turn, replies, REPLIES)
            if (
                move.play.tiles and self.board.find_play(self.turn, &move)
                and not (n_tried and tried[0].play.tiles == move.play.tiles)
                and not self.refuted(&move, replies, n_replies, low, &found)
            ):
                self.try_move(&move, low, high, depth, ply, True, &found, &one_whole)
                if self.stopped:
                    return 0
                if found >= high:
                    value[0] = found
                    whole[0] = one_whole
                    self.remember(&seen, found, LEAST, WHOLE if one_whole else depth, &move)
                    return 0
                if found > best:
                    best = found
                    best_move = move
                whole[0] = one_whole
                tried[n_tried] = move
                n_tried += 1
        self.board.all_plays(self.turn, moves)
        n = moves.size()
        for i in range(n):
            self.weigh(&moves.at(i), bonus)
            if open and <uint32_t>moves.at(i).play.tiles == <uint32_t>move.play.tiles:
                moves.at(i).worth += REMEMBERED
        moves.push_back(pass_move())         # the last, as it is worth least
        width = n if open or depth == WHOLE else LAST_WIDTH if depth == 1 else WIDTH
        for i in range(n + 1):
            if i >= width and i < n:
                whole[0] = False
                continue
            pick(moves, i)
            move = moves.at(i)
            if (n_tried and tried[0].play.tiles == move.play.tiles) or (
                n_tried > 1 and tried[1].play.tiles == move.play.tiles
            ):
                continue
            if self.refuted(&move, replies, n_replies, low, &found):
                best = max(best, found)
                continue
            # Without a choice it costs no depth.
            self.try_move(
                &move, low, high, depth + (n == 0 and depth < WHOLE), ply, not open or i == 0, &found, &one_whole)
            if self.stopped:
                return 0
            whole[0] = whole[0] and one_whole
            if found > best:
                best = found
                best_move = move
            low = max(low, best)
            if best >= high:
                whole[0] = one_whole
                break
        value[0] = best
        self.remember(
            &seen, best, LEAST if best >= high else EQUAL if best > first_low else MOST,
            WHOLE if whole[0] else depth, &best_move)
        return 0

    cdef void remember(self, Seen *seen, int32_t value, int says, int depth, const Move *move) noexcept nogil:
        seen.value = value
        seen.says = <uint8_t>says
        seen.depth = <uint8_t>depth
        seen.tiles = <uint32_t>move.play.tiles
        seen.direction = move.direction
        seen.lane = move.lane
        self.memory.remember(seen)

    cdef bint refuted(
        self, const Move *move, const Move *replies, int n, int32_t low, int32_t *most
    ) noexcept nogil:
        """Can the other player go out after it all the same, so that it is worth `most`, which is too little?"""
        cdef int i
        cdef int32_t points
        if n == 0 or move.play.need == self.board.racks[self.turn]:
            return False
        if move.play.score == 0 and self.scoreless + 1 >= self.limit:
            return False                     # the game ends before
        points = move.play.score - 2 * self.board.points[self.turn][self.board.after(self.turn, move.play.need)]
        for i in range(n):
            most[0] = points - replies[i].play.score
            if most[0] > low:
                return False
            if move.play.length == 0 or not self.board.disturbs(move, &replies[i]):
                return True
        return False

    cdef int32_t play_out(self) except? -1 nogil:
        """The value if both players go on greedily."""
        cdef Mark mark = self.board.mark()
        cdef Move move
        cdef int turn = self.turn, scoreless = self.scoreless
        cdef int32_t value = 0, sign = 1, bonus
        while True:
            self.nodes += 1
            check_stop(1000)
            bonus = self.gain()
            if self.board.greedy_play(self.turn, bonus, &move):
                value += sign * move.play.score
                if move.play.need == self.board.racks[self.turn]:
                    value += sign * bonus
                    break
                self.board.lay(self.turn, &move)
                self.scoreless = 0 if move.play.score else self.scoreless + 1
            else:
                self.scoreless += 1
            if self.scoreless >= self.limit:
                value += sign * self.ending()
                break
            self.turn = 1 - self.turn
            sign = -sign
        self.board.take_back(&mark)
        self.turn = turn
        self.scoreless = scoreless
        return value


cdef inline Move pass_move() noexcept nogil:
    cdef Move move
    memset(&move, 0, sizeof(Move))
    move.worth = -1
    return move


cdef inline void pick(vector[Move] *moves, size_t at) noexcept nogil:
    """The worthiest of the moves from `at` on comes there."""
    cdef size_t i, best = at
    cdef Move move
    if at == FIRST_PICKS:
        sort(moves.begin() + at, moves.end(), worthier)
    if at >= FIRST_PICKS:
        return
    for i in range(at + 1, moves.size()):
        if worthier(moves[0][i], moves[0][best]):
            best = i
    move = moves[0][best]
    moves[0][best] = moves[0][at]
    moves[0][at] = move
