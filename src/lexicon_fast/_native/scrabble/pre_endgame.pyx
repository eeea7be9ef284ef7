"""Search of positions with one tile in the bag, for one draw of it: is a play worth more than a bound?

Once a player has laid tiles and drawn the last one, both players know all tiles: an endgame. All questions have a
yes or no answer, so every search has a null window (alpha-beta with a window of one point), first some turns deep,
then to the end. For one draw, all plays of the player are searched on one board, so that they share the plays of
lanes. All draws share one transposition table of bounded size.

The answer that refuted the last play at the same distance from the root is tried before all plays are listed
(killer heuristic): most plays of an endgame have the same best answer.

Passes: see endgame.pyx.
"""

from lexicon_fast.errors import BadOption

from libc.stddef cimport size_t
from libc.stdint cimport int32_t, uint8_t, uint16_t, uint32_t, uint64_t
from libc.string cimport memcpy, memset
from libcpp.algorithm cimport sort
from libcpp.vector cimport vector

from ..dictionary.arguments cimport check_range, wrong_type
from ..dictionary.deadline cimport check_stop
from ..dictionary.letters cimport CARDS, MASTER
from ..tiles.board cimport Board, Plays
from ..tiles.lanes cimport BLANK, EMPTY
from .lane_cache cimport LaneCache
from .search_board cimport Mark, Move, mix, play_of
from .transposition cimport EXACT, FULL_DEPTH, LOWER, UPPER, Entry, TranspositionTable

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
    CHECK_EVERY = 1024            # positions between two checks of limits
    DEPTHS = 4                    # depths of the limited searches before the full one
    WIDTH = 32                    # moves of a limited search at each turn
    LAST_WIDTH = 16               # at the last turn
    REPLIES = 4                   # going-out plays of the other player that may refute a move
    KILLERS = 2                   # refutations kept for each distance from the root
    TRIED = 4                     # moves tried before all plays are listed
    PER_TILE = 4                  # move ordering: points that a tile laid counts for
    FIRST_PICKS = 8               # moves selected one by one, before the others are sorted
    GOING_OUT = 1 << 24           # move ordering: added to plays of all tiles
    MAX_CACHED = 1 << 19          # plays of lanes that a search may keep, 16 MB


cdef struct Killers:
    Move move[KILLERS]


cdef bint by_priority(const Move &a, const Move &b) noexcept nogil:
    if a.priority != b.priority:
        return a.priority > b.priority
    return a.play.tiles_hash < b.play.tiles_hash


cdef class Draw:
    """The plays of a player who then draws the last tile.

    rack, other: tiles of the player to move, with the tile in the bag, and of the other player, 1 to 15, 33 counts
    by code, blanks last; scoreless: scoreless turns in a row so far; scoreless_turns: those that end the game;
    drawn: the code of the tile in the bag; sharing: another draw of the same position, whose transposition table is
    used, too. Plays are numbered in an order that does not depend on the tile drawn. Raises BadOption.
    """
    cdef LaneCache board
    cdef TranspositionTable table
    cdef uint64_t key                 # of the racks at the start
    cdef int turn
    cdef int scoreless
    cdef int limit                    # scoreless turns that end the game
    cdef int drawn
    cdef vector[vector[Move]] moves   # by distance from the root
    cdef vector[Killers] killers
    cdef vector[Move] root
    cdef uint64_t most_nodes          # end of this call, as a value of `nodes`
    cdef uint64_t next_check
    cdef double deadline
    cdef object ended
    cdef bint may_stop                # `ended` is not None
    cdef bint stopped
    cdef readonly uint64_t nodes      # positions searched so far

    def __cinit__(
        self, Board board not None, bytes rack not None, bytes other not None, int scoreless, int scoreless_turns,
        int drawn, Draw sharing=None,
    ):
        cdef int plies, code
        check_range("scoreless_turns", scoreless_turns, 1, 1000)
        check_range("scoreless", scoreless, 0, scoreless_turns - 1)
        check_range("drawn", drawn, 0, MASTER)
        self.board = LaneCache(board, rack, other)
        if rack[drawn] == 0:
            raise BadOption(f"drawn is {drawn}, but rack has no such tile")
        self.drawn = drawn
        for code in range(CARDS):
            self.key = mix(self.key ^ <uint64_t>(
                self.board.full[0].counts[code] << 8 | self.board.full[1].counts[code]))
        self.table = TranspositionTable() if sharing is None else sharing.table
        self.limit = scoreless_turns
        self.scoreless = scoreless
        if not self.scoreless_plays():
            self.limit = min(scoreless_turns, 2)
            self.scoreless = self.limit - min(scoreless_turns - scoreless, self.limit)
        plies = (self.board.full[0].tiles + self.board.full[1].tiles + 1) * self.limit + 2
        self.moves.resize(plies)
        self.killers.resize(plies)
        memset(self.killers.data(), 0, plies * sizeof(Killers))
        self.board.open()
        try:
            with nogil:
                self.list_root()
        finally:
            self.board.close()

    cdef bint scoreless_plays(self):
        """Return whether plays without points are possible: two or more tiles with no value."""
        cdef int code, player, held = 0, on_board = 0, i
        cdef const uint8_t *value = self.board.layout.premiums.value
        for player in range(2):
            for code in range(CARDS):
                if code == MASTER or value[code] == 0:
                    held += self.board.full[player].counts[code]
        for i in range(self.board.layout.rows * self.board.layout.columns):
            code = self.board.squares.tile[0][i]
            if code != EMPTY and (code & BLANK or value[code] == 0):
                on_board += 1
        return held > 0 and held + on_board > 1

    cdef int list_root(self) except -1 nogil:
        """List the plays that do not need the tile in the bag."""
        cdef size_t i, n = 0
        cdef uint16_t held
        cdef uint8_t counts[33]
        self.board.all_plays(0, &self.root)
        memcpy(counts, self.board.full[0].counts, sizeof(counts))
        counts[self.drawn] -= 1
        held = self.board.bits_of(0, counts)
        for i in range(self.root.size()):
            if not self.root[i].play.need & ~<uint32_t>held:
                self.root[n] = self.root[i]
                self.set_priority(&self.root[n])
                n += 1
        self.root.resize(n)
        sort(self.root.begin(), self.root.end(), by_priority)

    def __len__(self):
        return <Py_ssize_t>self.root.size()

    def plays(self):
        """Return the plays as Plays of one position."""
        cdef Plays plays = Plays.__new__(Plays)
        cdef Py_ssize_t squares = self.board.layout.rows * self.board.layout.columns
        cdef size_t i
        plays.dictionary = self.board.dictionary
        plays.layout = self.board.layout
        plays.tiles = bytes(squares)
        memcpy(<char *>plays.tiles, self.board.squares.tile[0], squares)
        plays.offsets.push_back(0)
        for i in range(self.root.size()):
            plays.plays.push_back(play_of(&self.root[i]))
        plays.offsets.push_back(plays.plays.size())
        return plays

    def estimates(self, list plays not None):
        """Return the value of each of these plays if both players continue greedily. Releases the GIL."""
        cdef Mark mark
        cdef int i, play, scoreless = self.scoreless, value
        cdef vector[int] numbers
        for play in plays:
            check_range("play", play, 0, <int>self.root.size() - 1)
            numbers.push_back(play)
        values = []
        self.open(<uint64_t>1 << 60, -1, None)
        mark = self.board.mark()
        try:
            for i in range(<int>numbers.size()):
                play = numbers[i]
                with nogil:
                    value = self.root[play].play.score
                    self.board.lay(0, &self.root[play])
                    self.turn = 1
                    self.scoreless = 0 if value else scoreless + 1
                    if self.scoreless >= self.limit:
                        value -= self.scoreless_value()
                    else:
                        value -= self.play_out()
                    self.board.undo(&mark)
                values.append(value)
        finally:
            self.board.undo(&mark)
            self.turn = 0
            self.scoreless = scoreless
            self.close()
        return values

    def exceeds(self, int play, int low, uint64_t nodes, double seconds=-1, ended=None):
        """Return whether the value of a play is above `low`, and whether that is proved. Releases the GIL.

        nodes: positions to visit at most; seconds: time limit, if not negative; ended: a callable that returns
        whether to stop. Without a proof, the answer is from a search of some turns; it is None if there was none.
        A call with the same arguments continues the search, even if it was interrupted (see deadline.pxd).
        """
        cdef Mark mark
        cdef int scoreless = self.scoreless, depth = 1
        cdef int32_t value = 0
        cdef bint exact = False, known = False, above = False
        check_range("play", play, 0, <int>self.root.size() - 1)
        check_range("low", low, -1000000, 1000000)
        self.open(nodes, seconds, ended)
        mark = self.board.mark()
        try:
            with nogil:
                while not exact:
                    self.try_move(&self.root[play], low, depth, 0, &value, &exact)
                    self.board.undo(&mark)
                    self.turn = 0
                    self.scoreless = scoreless
                    if self.stopped:
                        exact = False
                        break
                    known = True
                    above = value > low
                    depth = depth + 1 if depth < DEPTHS else FULL_DEPTH
        finally:
            self.board.undo(&mark)
            self.turn = 0
            self.scoreless = scoreless
            self.close()
        return above if known else None, exact

    cdef int open(self, uint64_t nodes, double seconds, ended) except -1:
        """Prepare to search. Arguments as of `exceeds`; `close` must follow."""
        if ended is not None and not callable(ended):
            raise wrong_type("ended", "a callable or None", ended)
        self.board.open()
        self.most_nodes = self.nodes + min(nodes, <uint64_t>1 << 60)
        self.table.resize(0)
        self.next_check = self.nodes
        self.deadline = seconds_now() + seconds if seconds >= 0 else -1
        self.ended = ended
        self.may_stop = ended is not None
        self.stopped = False

    cdef int close(self) except -1:
        self.ended = None
        self.board.close()

    # ------------------------------------------------------------ the search

    cdef int check_limits(self) except -1 nogil:
        """Set `stopped` if a limit is reached. Bound the cache."""
        self.next_check = min(self.nodes + CHECK_EVERY, self.most_nodes)
        if self.nodes >= self.most_nodes or (self.deadline >= 0 and seconds_now() >= self.deadline):
            self.stopped = True
            return 0
        self.table.resize(self.nodes)        # short searches need only a small table
        if self.board.plays.size() > MAX_CACHED:
            self.board.clear()
        if self.may_stop:
            with gil:
                if self.ended():
                    self.stopped = True

    cdef int32_t out_bonus(self) noexcept nogil:
        """Return the bonus for going out: the other's tiles, which the other also loses."""
        return 2 * self.board.points[1 - self.turn][self.board.racks[1 - self.turn]]

    cdef int32_t scoreless_value(self) noexcept nogil:
        """Return the value if the game ends by scoreless turns: both players lose the value of their tiles."""
        return (
            self.board.points[1 - self.turn][self.board.racks[1 - self.turn]]
            - self.board.points[self.turn][self.board.racks[self.turn]])

    cdef void set_priority(self, Move *move) noexcept nogil:
        """Set the priority of a play for move ordering: its points, the value of its tiles, and their number."""
        move.priority = (
            move.play.score + 2 * self.board.points[self.turn][move.play.need]
            + PER_TILE * bits_in(move.play.need))
        if move.play.need == self.board.racks[self.turn]:
            move.priority += GOING_OUT

    cdef int try_move(
        self, const Move *move, int32_t low, int depth, size_t ply, int32_t *value, bint *exact
    ) except -1 nogil:
        """Find a bound of the value of a move: above low if the value is, else an upper bound."""
        cdef int scoreless = self.scoreless, turn = self.turn
        cdef int32_t score = move.play.score, reply = 0
        cdef Mark mark
        exact[0] = True
        if move.play.length and move.play.need == self.board.racks[turn]:
            value[0] = score + self.out_bonus()
            return 0
        if move.play.length == 0 and scoreless + 1 >= self.limit:
            value[0] = self.scoreless_value()
            return 0
        mark = self.board.mark()
        if move.play.length:
            self.board.lay(turn, move)
        self.turn = 1 - turn
        self.scoreless = 0 if score else scoreless + 1
        if self.scoreless >= self.limit:
            value[0] = score - self.scoreless_value()
        else:
            self.search_position(score - low - 1, depth if depth == FULL_DEPTH else depth - 1, ply + 1, &reply, exact)
            value[0] = score - reply
        self.board.undo(&mark)
        self.turn = turn
        self.scoreless = scoreless

    cdef int search_position(self, int32_t low, int depth, size_t ply, int32_t *value, bint *exact) except -1 nogil:
        """Find whether the value of a position is above low: a lower bound above it, or an upper bound.

        exact: set to whether the search reached the end of the game wherever that matters.
        """
        cdef Entry entry
        cdef const Entry *known
        cdef vector[Move] *moves = &self.moves[ply]
        cdef uint64_t tried[TRIED]
        cdef Move replies[REPLIES]
        cdef Move move, best_move, first
        cdef size_t i, n, width
        cdef int32_t best = -INFINITE, found = 0
        cdef bint all_exact = True, move_exact = False, cut = False
        cdef int n_replies, n_tried = 0, k
        self.nodes += 1
        check_stop(1000)
        if self.nodes >= self.next_check:
            self.check_limits()
            if self.stopped:
                return 0
        entry.key = self.key ^ self.board.tiles_hash ^ mix(
            <uint64_t>self.board.racks[0] << 48 | <uint64_t>self.board.racks[1] << 32
            | <uint64_t>self.turn << 16 | <uint64_t>self.scoreless)
        known = self.table.probe(entry.key)
        if known != NULL and known.depth >= depth and (
            known.bound == EXACT or (known.bound == LOWER and known.value > low)
            or (known.bound == UPPER and known.value <= low)
        ):
            value[0] = known.value
            exact[0] = known.depth == FULL_DEPTH
            return 0
        best_move = first = pass_move()
        if depth <= 0:
            value[0] = self.play_out()
            exact[0] = False
            if known == NULL:
                self.store(&entry, value[0], EXACT, 0, &best_move)
            return 0
        if known != NULL:
            first.direction = known.direction
            first.lane = known.lane
            first.play.tiles_hash = known.tiles_hash
        # Before all plays are listed, try those that are likely to answer the question: going out, the best move of
        # an earlier search, and what answered it elsewhere.
        if self.board.out_plays(self.turn, &move, 1):
            best = move.play.score + self.out_bonus()
            if best > low:
                value[0] = best
                exact[0] = True
                return 0
            best_move = move
            tried[0] = move.play.tiles_hash
            n_tried = 1
        n_replies = self.board.out_plays(1 - self.turn, replies, REPLIES)
        for k in range(1 + KILLERS):
            move = first if k == 0 else self.killers[ply].move[k - 1]
            if move.play.tiles_hash == 0 or not self.board.find_play(self.turn, &move):
                continue
            if contains(tried, n_tried, move.play.tiles_hash):
                continue
            tried[n_tried] = move.play.tiles_hash
            n_tried += 1
            if self.refuted(&move, replies, n_replies, low, &found):
                best = max(best, found)
                continue
            self.try_move(&move, low, depth, ply, &found, &move_exact)
            if self.stopped:
                return 0
            all_exact = all_exact and move_exact
            if found > best:
                best = found
                best_move = move
            if found > low:
                cut = True
                break
        if not cut:
            self.board.all_plays(self.turn, moves)
            n = moves.size()
            for i in range(n):
                self.set_priority(&moves.at(i))
            moves.push_back(pass_move())         # with the lowest priority
            width = n if depth == FULL_DEPTH else LAST_WIDTH if depth == 1 else WIDTH
            for i in range(n + 1):
                if i >= width and i < n:
                    all_exact = False
                    continue
                pick(moves, i)
                move = moves.at(i)
                if move.play.length and contains(tried, n_tried, move.play.tiles_hash):
                    continue
                if self.refuted(&move, replies, n_replies, low, &found):
                    best = max(best, found)
                    continue
                # Forced passes do not reduce the depth.
                self.try_move(
                    &move, low, depth + (n == 0 and depth < FULL_DEPTH), ply, &found, &move_exact)
                if self.stopped:
                    return 0
                all_exact = all_exact and move_exact
                if found > best:
                    best = found
                    best_move = move
                if found > low:
                    cut = True
                    break
        value[0] = best
        exact[0] = move_exact if cut else all_exact
        if cut and best_move.play.length:
            self.keep_killer(ply, &best_move)
        self.store(&entry, best, LOWER if cut else UPPER, FULL_DEPTH if exact[0] else depth, &best_move)

    cdef void keep_killer(self, size_t ply, const Move *move) noexcept nogil:
        cdef Killers *killers = &self.killers[ply]
        if killers.move[0].play.tiles_hash != move.play.tiles_hash:
            killers.move[1] = killers.move[0]
            killers.move[0] = move[0]

    cdef void store(self, Entry *entry, int32_t value, int bound, int depth, const Move *move) noexcept nogil:
        entry.value = value
        entry.bound = <uint8_t>bound
        entry.depth = <uint8_t>depth
        entry.tiles_hash = <uint32_t>move.play.tiles_hash
        entry.direction = move.direction
        entry.lane = move.lane
        self.table.store(entry)

    cdef bint refuted(
        self, const Move *move, const Move *replies, int n, int32_t low, int32_t *most
    ) noexcept nogil:
        """Return whether the other player can go out after a move, so that its value is at most `most`, not above low.
        """
        cdef int i
        cdef int32_t points
        if n == 0 or move.play.need == self.board.racks[self.turn]:
            return False
        if move.play.score == 0 and self.scoreless + 1 >= self.limit:
            return False                     # the game ends first
        points = move.play.score - 2 * self.board.points[self.turn][self.board.after(self.turn, move.play.need)]
        for i in range(n):
            most[0] = points - replies[i].play.score
            if most[0] > low:
                return False
            if move.play.length == 0 or not self.board.disturbs(move, &replies[i]):
                return True
        return False

    cdef int32_t play_out(self) except? -1 nogil:
        """Return the value if both players continue greedily."""
        cdef Mark mark = self.board.mark()
        cdef Move move
        cdef int turn = self.turn, scoreless = self.scoreless
        cdef int32_t value = 0, sign = 1, bonus
        while True:
            self.nodes += 1
            check_stop(1000)
            bonus = self.out_bonus()
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
                # After this turn, seen by the player who made it.
                value += sign * self.scoreless_value()
                break
            self.turn = 1 - self.turn
            sign = -sign
        self.board.undo(&mark)
        self.turn = turn
        self.scoreless = scoreless
        return value


cdef inline int bits_in(uint32_t bits) noexcept nogil:
    cdef int n = 0
    while bits:
        bits &= bits - 1
        n += 1
    return n


cdef inline bint contains(const uint64_t *hashes, int n, uint64_t tiles_hash) noexcept nogil:
    cdef int i
    for i in range(n):
        if hashes[i] == tiles_hash:
            return True
    return False


cdef inline Move pass_move() noexcept nogil:
    cdef Move move
    memset(&move, 0, sizeof(Move))
    move.priority = -1
    return move


cdef inline void pick(vector[Move] *moves, size_t at) noexcept nogil:
    """Move the best of the moves from `at` on to the front."""
    cdef size_t i, best = at
    cdef Move move
    if at == FIRST_PICKS:
        sort(moves.begin() + at, moves.end(), by_priority)
    if at >= FIRST_PICKS:
        return
    for i in range(at + 1, moves.size()):
        if by_priority(moves[0][i], moves[0][best]):
            best = i
    move = moves[0][best]
    moves[0][best] = moves[0][at]
    moves[0][at] = move
