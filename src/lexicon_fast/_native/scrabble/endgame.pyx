"""Endgame search for two players: the bag is empty, so both racks are known.

The first searches look a few turns ahead, at the most promising plays only, and then play out greedily. They
give a good play soon, and an order of moves. The last search considers all moves to the end of the game (alpha-beta,
as principal variation search), so that its value is exact.

Most plays of an endgame fail because the other player then goes out. If a play does not disturb such a play of
all the other's tiles, its value has an upper bound without a search: see `refuted`. Other plays lead to a position
that the transposition table knows, so that they need not be laid: see `known_bound`. Only the rest is sorted and
searched. A pass has an upper bound, too, if a pass of the other then ends the game: see `refuted_pass`.

Long endgames are those of tiles that fit nowhere: one player keeps such a tile, and the other lays one tile a turn.
A player with one tile has no choice: who can go out does so, since the other could end the game by a pass; who cannot
passes. So `settle` finds the value of a play after which each player has one tile, without laying it, and an
upper bound if the player has two tiles left. `floor_of` finds a lower bound if the other has two tiles.

Passes: a number of scoreless turns in a row ends the game. If only passes are scoreless, two in a row decide.
Let a be the best value of a play now, b the value if the player passes and the other makes the best play, and e the
value if the game ends. With k passes to the end the value is w(0) = e, w(1) = max(a, e) and
w(k) = max(a, min(b, w(k - 2))). So w(2) = m = max(a, min(b, e)). For all a, b and e, max(a, min(b, m)) = m and
w(3) = max(a, min(b, max(a, e))) = m, so all w(k) from k = 2 on are equal. The search counts to two, or in full if
plays without points are possible (words of blanks only). The value of the pass itself differs: with k = 2 it is that
of w(1) for the other, with k = 3 or more that of w(2). So questions about the pass of the root count to three.
"""

from libc.stddef cimport size_t
from libc.stdint cimport int32_t, uint16_t, uint32_t, uint64_t, uint8_t
from libc.string cimport memcpy, memmove
from libcpp.algorithm cimport sort
from libcpp.vector cimport vector

from ..dictionary.arguments cimport check_range, wrong_type
from ..dictionary.deadline cimport check_stop
from ..dictionary.letters cimport CARDS, MASTER
from ..tiles.board cimport Board, Plays
from ..tiles.lanes cimport BLANK, EMPTY
from .search_board cimport (
    Changes, LaneCache, Mark, Move, TileKind, bits_in, by_priority, contains, pass_move, pick, play_of,
)
from .transposition cimport EXACT, FULL_DEPTH, LOWER, UPPER, Entry

cdef extern from *:
    """
    #include <chrono>
    static inline double lexicon_seconds(void) {
      return std::chrono::duration<double>(std::chrono::steady_clock::now().time_since_epoch()).count();
    }
    """
    double seconds_now "lexicon_seconds"() noexcept nogil

cdef enum:
    CHECK_EVERY = 4096            # positions between two checks of the clock and of `ended`
    ROOT_WIDTH = 64               # moves of a limited search at the root, except for depth 1
    KILLERS = 6                   # plays kept at each distance from the root
    KILLER_BONUS = 8              # move ordering: points for each time that a play is among them
    TABLE_MOVE = 1 << 26          # move ordering: added to the best move of an earlier search


cdef class Search:
    cdef int set_up(
        self, Board board, bytes rack, bytes other, int scoreless, int scoreless_turns, uint64_t check_every
    ) except -1:
        """Set the position. Raises BadOption."""
        cdef int plies, player, i
        cdef const TileKind *kind
        check_range("scoreless_turns", scoreless_turns, 1, 1000)
        check_range("scoreless", scoreless, 0, scoreless_turns - 1)
        self.board = LaneCache(board, rack, other)
        self.table = &self.own_table
        self.check_every = check_every
        self.limit = scoreless_turns
        self.scoreless = self.before_pass = scoreless
        if not self.scoreless_plays():
            self.limit = min(scoreless_turns, 2)
            self.scoreless = self.limit - min(scoreless_turns - scoreless, self.limit)
            self.before_pass = self.limit - min(scoreless_turns - scoreless, self.limit + 1)
        for player in range(2):
            for i in range(self.board.full[player].tiles):
                if self.board.points[player][<uint16_t>1 << i] == 0:
                    self.worthless[player] |= <uint16_t>1 << i
            kind = &self.board.kinds[player][self.board.n_kinds[player] - 1]
            self.blanks[player] = kind.bits if kind.code == MASTER else 0
        self.bounds_pairs = not (
            self.board.layout.premiums.bonus[1] or self.board.layout.premiums.bonus[2])
        plies = (self.board.full[0].tiles + self.board.full[1].tiles + 1) * self.limit + 2
        self.moves.resize(plies)
        self.replies.resize(plies)
        self.lines.resize(plies)
        self.killers.assign(plies * KILLERS, 0)

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

    cdef int open(self, uint64_t nodes, double seconds, ended) except -1:
        """Prepare to search. Arguments as of `Endgame.search`; `close` must follow."""
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
        self.root_mark = self.board.mark()
        self.root_turn = self.turn
        self.root_scoreless = self.scoreless
        self.root_bag = self.n_bag

    cdef int close(self) except -1:
        self.return_to_root()
        self.ended = None
        self.board.close()

    cdef void return_to_root(self) noexcept nogil:
        """Return to the position at `open`, also from a search that was stopped."""
        self.board.undo(&self.root_mark)
        self.turn = self.root_turn
        self.scoreless = self.root_scoreless
        self.n_bag = self.root_bag

    cdef int lay(self, const Move *move) except -1 nogil:
        """Lay a play of the player to move, who then draws."""
        cdef int left = max(0, self.n_bag - bits_in(move.play.need))
        self.board.lay(self.turn, move)
        while self.n_bag > left:
            self.n_bag -= 1
            self.board.draw(self.turn, self.bag[self.n_bag])

    cdef Plays root_plays(self):
        """Return the plays of the root as Plays of one position, without the pass."""
        cdef Plays plays = Plays.__new__(Plays)
        cdef Py_ssize_t squares = self.board.layout.rows * self.board.layout.columns
        cdef size_t i
        plays.dictionary = self.board.dictionary
        plays.layout = self.board.layout
        plays.tiles = bytes(squares)
        memcpy(<char *>plays.tiles, self.board.squares.tile[0], squares)
        plays.offsets.push_back(0)
        for i in range(self.root.size()):
            if self.root[i].play.length:
                plays.plays.push_back(play_of(&self.root[i]))
        plays.offsets.push_back(plays.plays.size())
        return plays

    cdef bint test_move(self, const Move *move, int32_t low, int32_t *value, bint *exact) except -1 nogil:
        """Find whether the value of a move of the root is above low, deeper and deeper until `exact` or stopped.

        value: a bound of the last search that was not stopped. Returns False if there was none.
        """
        cdef int depth = 1
        cdef int32_t found = 0
        cdef bint known = False
        exact[0] = False
        while not exact[0]:
            self.try_root_move(move, low, depth, &found, exact)
            self.return_to_root()
            if self.stopped:
                exact[0] = False
                break
            known = True
            value[0] = found
            depth = depth + 1 if depth < DEPTHS else FULL_DEPTH
        return known

    cdef int try_root_move(
        self, const Move *move, int32_t low, int depth, int32_t *value, bint *exact
    ) except -1 nogil:
        """Find a bound of the value of a move: above low if the value is, else an upper bound. For subclasses."""
        value[0] = low
        exact[0] = False

    cdef int check_limits(self) except -1 nogil:
        """Set `stopped` if a limit is reached."""
        self.next_check = min(self.nodes + self.check_every, self.most_nodes)
        if self.nodes >= self.most_nodes or (self.deadline >= 0 and seconds_now() >= self.deadline):
            self.stopped = True
            return 0
        self.table.resize(self.nodes)        # short searches need only a small table
        if self.may_stop:
            with gil:
                if self.ended():
                    self.stopped = True

    cdef uint64_t position_key(self) noexcept nogil:
        return position_key(
            self.key ^ self.board.tiles_hash, self.board.racks[0], self.board.racks[1], self.turn, self.scoreless)

    cdef int next_scoreless(
        self, int32_t score, int scoreless, int player, uint16_t rack, uint16_t other
    ) noexcept nogil:
        """Return the number of scoreless turns after one. rack, other: the tiles of a player and of the other after it.

        Without tiles of no value, two passes in a row decide: see above.
        """
        cdef int n = 0 if score else scoreless + 1
        if n >= self.limit - 2 or self.n_bag or rack & self.worthless[player] or other & self.worthless[1 - player]:
            return n
        return self.limit - 2

    cdef bint listed_across(self, const Move *move) noexcept nogil:
        """Return whether a play of one tile down also forms a word across, so that it is listed twice."""
        cdef uint32_t laid
        if move.direction == 0 or move.play.need & (move.play.need - 1):
            return False
        laid = (((<uint32_t>1 << move.play.length) - 1) << move.play.start) & (
            ~self.board.squares.occupied[1][move.lane])
        return self.board.squares.crossed[1][move.lane] & laid != 0

    cdef int settle(self, const Move *move, int32_t low, int32_t *value) except -1 nogil:
        """Find the value of a play if the other has one tile, and goes out or passes, or an upper bound up to low.

        Returns 0 if none is known, 2 if none is known but the other passes. `tile_plays` must be those of both
        players, `pair_plays` those of the player to move.
        """
        cdef int other = 1 - self.turn, scoreless, found = 1
        cdef uint16_t rest = self.board.after(self.turn, move.play.need), theirs = self.board.racks[other]
        cdef int32_t points = self.board.points[self.turn][rest], score, together = -1
        cdef Changes changes
        cdef size_t i
        scoreless = self.next_scoreless(move.play.score, self.scoreless, self.turn, rest, theirs)
        if rest == 0 or scoreless >= self.limit or scoreless + 2 < self.limit:
            return 0
        self.board.put(move, &changes)
        try:
            score = self.board.best_tile_play(other, theirs, &self.tile_plays[other], &changes)
            if score >= 0:
                value[0] = move.play.score - score - 2 * points
            elif rest & (rest - 1) and scoreless + 1 < self.limit:
                found = 2
                if self.bounds_pairs and bits_in(rest) == 2 and not rest & self.blanks[self.turn]:
                    for i in range(self.pair_plays.size()):
                        if self.pair_plays[i].need == rest:
                            together = max(together, self.pair_plays[i].score)
                    value[0] = move.play.score + self.board.pair_bound(
                        self.turn, rest, together, self.board.points[other][theirs], &self.tile_plays[self.turn],
                        &changes)
                    if value[0] <= low:
                        found = 1
            else:
                value[0] = move.play.score + self.board.points[other][theirs] - points
                if scoreless + 1 < self.limit:
                    score = self.board.best_tile_play(self.turn, rest, &self.tile_plays[self.turn], &changes)
                    if score >= 0:
                        value[0] = move.play.score + score + 2 * self.board.points[other][theirs]
        finally:
            self.board.take(move)
        return found

    cdef int floor_of(
        self, const Move *move, int32_t together, const vector[TilePlay] *plays, int32_t *value
    ) except -1 nogil:
        """Find a lower bound of the value of a play: the player only passes after it. Returns 0 if none is known.

        The other must have two tiles, not blanks. together: score of its best play of both, or -1; plays: its plays of
        one tile.
        """
        cdef int other = 1 - self.turn, scoreless
        cdef uint16_t rest = self.board.after(self.turn, move.play.need), theirs = self.board.racks[other]
        cdef Changes changes
        scoreless = self.next_scoreless(move.play.score, self.scoreless, self.turn, rest, theirs)
        if rest == 0 or scoreless >= self.limit:
            return 0
        self.board.put(move, &changes)
        try:
            value[0] = move.play.score - self.board.pair_bound(
                other, theirs, together, self.board.points[self.turn][rest], plays, &changes)
        finally:
            self.board.take(move)
        return 1

    cdef void set_priority(self, Move *move, int32_t bonus) noexcept nogil:
        """Set the priority of a play for move ordering: its points, the value of its tiles, and their number."""
        move.priority = (
            move.play.score + 2 * self.board.points[self.turn][move.play.need]
            + PER_TILE * bits_in(move.play.need))
        if move.play.need == self.board.racks[self.turn] and not self.n_bag:
            move.priority += GOING_OUT + bonus

    cdef int32_t out_bonus(self) noexcept nogil:
        """Return the bonus for going out: the other's tiles, which the other also loses."""
        return 2 * self.board.points[1 - self.turn][self.board.racks[1 - self.turn]]

    cdef int32_t scoreless_value(self) noexcept nogil:
        """Return the value if the game ends by scoreless turns: both players lose the value of their tiles."""
        return (
            self.board.points[1 - self.turn][self.board.racks[1 - self.turn]]
            - self.board.points[self.turn][self.board.racks[self.turn]])

    cdef bint known_or_leaf(
        self, Entry *entry, int32_t low, int32_t high, int depth, Move *best, int32_t *value, bint *exact
    ) except -1 nogil:
        """Begin to search a position. Returns whether the table or greedy play has answered it, or the search stopped.

        Sets the key of the entry, and `best` to the best move of an earlier search, or to a pass.
        """
        cdef const Entry *known
        best[0] = pass_move()
        self.nodes += 1
        check_stop(1000)
        if self.nodes >= self.next_check:
            self.check_limits()
            if self.stopped:
                return True
        entry.key = self.position_key()
        known = self.table.probe(entry.key)
        # With an open window the line is needed, too, so the table is not enough.
        if known != NULL and known.depth >= depth and high - low == 1 and (
            known.bound == EXACT or (known.bound == LOWER and known.value >= high)
            or (known.bound == UPPER and known.value <= low)
        ):
            value[0] = known.value
            exact[0] = known.depth == FULL_DEPTH
            return True
        if depth <= 0:
            value[0] = self.play_out()
            exact[0] = False
            if known == NULL:
                self.store(entry, value[0], EXACT, 0, best)
            return True
        if known != NULL:
            best.direction = known.direction
            best.lane = known.lane
            best.play.tiles_hash = known.tiles_hash
        return False

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
        """Return whether the other player can go out after a move, so that its value is at most `most`, below low."""
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
        cdef int turn = self.turn, scoreless = self.scoreless, n_bag = self.n_bag
        cdef int32_t value = 0, sign = 1, bonus
        while True:
            self.nodes += 1
            check_stop(1000)
            bonus = 0 if self.n_bag else self.out_bonus()
            if self.board.greedy_play(self.turn, bonus, &move):
                value += sign * move.play.score
                if move.play.need == self.board.racks[self.turn] and not self.n_bag:
                    value += sign * bonus
                    break
                self.lay(&move)
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
        self.n_bag = n_bag
        return value

    # ------------------------------------------------------------ the search

    cdef int try_move(
        self, const Move *move, int32_t low, int32_t high, int depth, size_t ply, bint first, int32_t *value,
        bint *exact
    ) except -1 nogil:
        """Find the value of a move if it is between low and high, and its line; else a bound.

        first: search the full window. The other moves get a zero-window search first.
        """
        cdef int scoreless = self.scoreless, turn = self.turn, n_bag = self.n_bag
        cdef int32_t score = move.play.score, reply
        cdef Mark mark
        exact[0] = True
        self.lines[ply + 1].clear()
        if move.play.length and move.play.need == self.board.racks[turn] and n_bag == 0:
            value[0] = score + self.out_bonus()
        elif move.play.length == 0 and scoreless + 1 >= self.limit:
            value[0] = self.scoreless_value()
        else:
            mark = self.board.mark()
            if move.play.length:
                self.lay(move)
            self.turn = 1 - turn
            self.scoreless = self.next_scoreless(score, scoreless, 0, self.board.racks[0], self.board.racks[1])
            if depth < FULL_DEPTH:
                depth -= 1
            if self.scoreless >= self.limit:
                value[0] = score - self.scoreless_value()
            elif high - low == 1:
                self.search_reply(score - high, depth, ply + 1, &reply, exact)
                value[0] = score - reply
                if self.stopped:
                    return 0
            else:
                if first:
                    self.search_position(score - high, score - low, depth, ply + 1, &reply, exact)
                    value[0] = score - reply
                else:
                    self.search_reply(score - low - 1, depth, ply + 1, &reply, exact)
                    value[0] = score - reply
                    if value[0] > low and value[0] < high and not self.stopped:
                        self.search_position(score - high, score - low, depth, ply + 1, &reply, exact)
                        value[0] = score - reply
                if self.stopped:
                    return 0
            self.board.undo(&mark)
            self.turn = turn
            self.scoreless = scoreless
            self.n_bag = n_bag
        if high - low > 1 and value[0] > low:
            self.lines[ply].assign(1, move[0])
            self.lines[ply].insert(
                self.lines[ply].end(), self.lines[ply + 1].begin(), self.lines[ply + 1].end())

    cdef int search_reply(self, int32_t low, int depth, size_t ply, int32_t *value, bint *exact) except -1 nogil:
        """Search a position with a null window. A player with one tile goes out, or passes: that needs no search."""
        cdef Move move
        if bits_in(self.board.racks[self.turn]) > 1 or self.scoreless + 2 < self.limit or self.n_bag:
            return self.search_position(low, low + 1, depth, ply, value, exact)
        exact[0] = True
        if self.board.out_plays(self.turn, &move, 1):
            value[0] = move.play.score + self.out_bonus()
        elif self.scoreless + 1 >= self.limit:
            value[0] = self.scoreless_value()
        else:
            self.turn = 1 - self.turn
            self.scoreless += 1
            self.search_reply(-low - 1, depth, ply + 1, value, exact)
            value[0] = -value[0]
            self.scoreless -= 1
            self.turn = 1 - self.turn

    cdef int search_position(
        self, int32_t low, int32_t high, int depth, size_t ply, int32_t *value, bint *exact
    ) except -1 nogil:
        """Find the value of a position if it is between low and high; else a bound.

        exact: set to whether the search reached the end of the game everywhere.
        """
        cdef Entry entry
        cdef vector[Move] *moves = &self.moves[ply]
        cdef uint64_t tried[2]
        cdef Move replies[REPLIES]
        cdef Move move, best_move
        cdef size_t i, n, width
        cdef int32_t best = -INFINITE, first_low = low, found = 0, bonus
        cdef bint open = high - low > 1, forced, goes_out = False, all_exact = True, move_exact = False, cut = False
        cdef bint settling = False, flooring = False
        cdef int n_replies = 0, n_tried = 0, settled
        cdef uint16_t held = self.board.racks[self.turn]
        self.lines[ply].clear()
        if self.known_or_leaf(&entry, low, high, depth, &move, value, exact):
            return 0
        best_move = pass_move()
        bonus = self.out_bonus()
        if not open:
            # Before all plays are listed, try actions that are likely to cut off: the pass that ends the game, going
            # out, and the best move of an earlier search.
            exact[0] = True
            if self.scoreless + 1 >= self.limit:
                best = self.scoreless_value()
                if best >= high:
                    value[0] = best
                    return 0
            goes_out = self.n_bag == 0 and self.board.out_plays(self.turn, replies, 1) > 0
            if goes_out:
                if replies[0].play.score + bonus > best:
                    best = replies[0].play.score + bonus
                    best_move = replies[0]
                if best >= high:
                    value[0] = best
                    return 0
                tried[0] = replies[0].play.tiles_hash
                n_tried = 1
            if self.n_bag == 0:
                n_replies = self.board.out_plays(1 - self.turn, replies, REPLIES)
            if (
                move.play.tiles_hash and self.board.find_play(self.turn, &move)
                and not contains(tried, n_tried, move.play.tiles_hash)
            ):
                tried[n_tried] = move.play.tiles_hash
                n_tried += 1
                if self.refuted(&move, replies, n_replies, low, &found):
                    best = max(best, found)
                else:
                    self.try_move(&move, low, high, depth, ply, True, &found, &move_exact)
                    if self.stopped:
                        return 0
                    all_exact = move_exact
                    if found > best:
                        best = found
                        best_move = move
                    cut = found >= high
        if not cut:
            self.board.all_plays(self.turn, moves)
            forced = moves.size() == 0
            if open:
                for i in range(moves.size()):
                    self.set_priority(&moves.at(i), bonus)
                    if <uint32_t>moves.at(i).play.tiles_hash == <uint32_t>move.play.tiles_hash:
                        moves.at(i).priority += TABLE_MOVE
            else:
                n = 0                        # plays still to be searched
                settling = (
                    self.n_bag == 0 and bits_in(self.board.racks[1 - self.turn]) == 1
                    and self.board.squares.tiles > 0)
                if settling:
                    check_stop(200 * moves.size())
                    for i in range(2):
                        self.board.tile_plays(<int>i, &self.tile_plays[i])
                    self.pair_plays.clear()
                    for i in range(moves.size()):
                        if bits_in(moves.at(i).play.need) == 2:
                            self.pair_plays.push_back(tile_play(&moves.at(i)))
                for i in range(moves.size()):
                    move = moves.at(i)
                    if contains(tried, n_tried, move.play.tiles_hash) or (goes_out and move.play.need == held):
                        continue             # of the plays of all tiles, the best was tried
                    if self.refuted(&move, replies, n_replies, low, &found):
                        best = max(best, found)
                        continue
                    if settling and self.listed_across(&move):
                        continue
                    settled = self.settle(&move, low, &found) if settling else 0
                    if settled == 1:
                        if found > best:
                            best = found
                            best_move = move
                        if found >= high:
                            cut = move_exact = True
                            break
                        continue
                    if self.n_bag == 0 and self.known_bound(&move, settled == 2, low, high, depth, &found, &move_exact):
                        all_exact = all_exact and move_exact
                        if found > best:
                            best = found
                            best_move = move
                        if found >= high:
                            cut = True
                            break
                        continue
                    self.set_priority(&move, bonus)
                    move.priority += KILLER_BONUS * self.times_killer(ply, move.play.tiles_hash)
                    moves[0][n] = move
                    n += 1
                moves.resize(n)
        if not cut:
            width = n = moves.size()
            if not open and depth < FULL_DEPTH:
                width = LAST_WIDTH if depth == 1 else WIDTH
            if not open and self.refuted_pass(low, &found):
                best = max(best, found)
            else:
                moves.push_back(pass_move())     # with the lowest priority
            flooring = (
                not open and self.bounds_pairs and self.n_bag == 0 and self.board.squares.tiles > 0
                and bits_in(self.board.racks[1 - self.turn]) == 2
                and not self.board.racks[1 - self.turn] & self.blanks[1 - self.turn])
            for i in range(moves.size()):
                if i >= width and i < n:
                    all_exact = False
                    continue
                pick(moves, i)
                move = moves.at(i)
                if move.play.length == 0 and self.refuted(&move, replies, n_replies, low, &found):
                    best = max(best, found)
                    continue
                if flooring and move.play.length:
                    if i == 0:
                        self.board.tile_plays(1 - self.turn, &self.replies[ply])
                    if self.floor_of(
                        &move, replies[0].play.score if n_replies else -1, &self.replies[ply], &found
                    ) and found >= high:
                        best = found
                        best_move = move
                        cut = move_exact = True
                        break
                # Forced passes do not reduce the depth.
                self.try_move(
                    &move, low, high, depth + (forced and depth < FULL_DEPTH), ply, not open or i == 0, &found,
                    &move_exact)
                if self.stopped:
                    return 0
                all_exact = all_exact and move_exact
                if found > best:
                    best = found
                    best_move = move
                low = max(low, best)
                if best >= high:
                    cut = True
                    if not open and move.play.length:
                        self.keep_killer(ply, move.play.tiles_hash)
                    break
        value[0] = best
        exact[0] = move_exact if cut else all_exact
        self.store(
            &entry, best, LOWER if best >= high else EXACT if best > first_low else UPPER,
            FULL_DEPTH if exact[0] else depth, &best_move)

    cdef void keep_killer(self, size_t ply, uint64_t tiles_hash) noexcept nogil:
        """Keep a play that cut off; most moves of the other player have the same answer (killer heuristic)."""
        cdef uint64_t *killers = self.killers.data() + ply * KILLERS
        if killers[0] != tiles_hash:
            memmove(killers + 1, killers, (KILLERS - 1) * sizeof(uint64_t))
            killers[0] = tiles_hash

    cdef int times_killer(self, size_t ply, uint64_t tiles_hash) noexcept nogil:
        """Return how often a play is among those kept."""
        cdef const uint64_t *killers = self.killers.data() + ply * KILLERS
        cdef int i, times = 0
        for i in range(KILLERS):
            times += killers[i] == tiles_hash
        return times

    cdef bint known_bound(
        self, const Move *move, bint passes, int32_t low, int32_t high, int depth, int32_t *value, bint *exact
    ) noexcept nogil:
        """Return whether the table knows that a play is worth at most `low` or at least `high`. Finds the bound.

        passes: the other passes after the play.
        """
        cdef uint16_t racks[2]
        cdef int scoreless
        cdef const Entry *known
        racks[0] = self.board.racks[0]
        racks[1] = self.board.racks[1]
        racks[self.turn] = self.board.after(self.turn, move.play.need)
        scoreless = self.next_scoreless(move.play.score, self.scoreless, 0, racks[0], racks[1])
        known = self.table.probe(position_key(
            self.key ^ self.board.tiles_hash ^ move.play.tiles_hash, racks[0], racks[1],
            self.turn if passes else 1 - self.turn, scoreless + passes))
        if known == NULL or known.depth < (depth if depth == FULL_DEPTH else depth - 1):
            return False
        exact[0] = known.depth == FULL_DEPTH
        if passes:
            value[0] = move.play.score + known.value
            return (value[0] >= high and known.bound != UPPER) or (value[0] <= low and known.bound != LOWER)
        value[0] = move.play.score - known.value
        return (value[0] >= high and known.bound != LOWER) or (value[0] <= low and known.bound != UPPER)

    cdef bint refuted_pass(self, int32_t low, int32_t *most) noexcept nogil:
        """Return whether a pass ends the game or lets the other end it, so that its value is at most `most`, not
        above low."""
        most[0] = self.scoreless_value()
        return self.scoreless + 2 >= self.limit and most[0] <= low


cdef class Endgame(Search):
    """An endgame search that can be continued.

    rack, other: tiles of the player to move and of the other, 1 to 15, 33 counts by code, blanks last; scoreless:
    scoreless turns in a row so far; scoreless_turns: those that end the game. Raises BadOption.
    """

    def __cinit__(
        self, Board board not None, bytes rack not None, bytes other not None, int scoreless=0,
        int scoreless_turns=6,
    ):
        self.set_up(board, rack, other, scoreless, scoreless_turns, CHECK_EVERY)
        self.board.open()
        try:
            with nogil:
                self.begin()
        finally:
            self.board.close()

    def search(self, uint64_t nodes, double seconds=-1, ended: Callable[[], bool] | None = None):
        """Search `nodes` more positions, or until the value is exact. Releases the GIL.

        seconds: time limit, if not negative; ended: a callable that returns whether to stop. The search can be
        continued later, even if it was interrupted (see deadline.pxd).
        """
        self.open(nodes, seconds, ended)
        try:
            with nogil:
                while not self.exact and not self.stopped:
                    self.deepen(self.depth + 1 if self.depth < DEPTHS else FULL_DEPTH)
                    self.return_to_root()
        finally:
            self.close()

    def __len__(self):
        """Return the number of actions: all plays, and the pass."""
        return <Py_ssize_t>self.root.size()

    def exceeds(
        self, int action, int low, uint64_t nodes, double seconds=-1, ended: Callable[[], bool] | None = None,
    ) -> tuple[bool | None, int | None]:
        """Return whether the value of an action is above `low`, and a bound that is proved or None. Releases the GIL.

        action: its number, as listed by `actions` of a search that has not begun. The bound is above `low`, or an upper
        bound. Without a proof the answer is from a search of some turns, or None. Other arguments as of `search`.
        """
        cdef int32_t value = 0
        cdef bint known = False, exact = False
        check_range("action", action, 0, <int>self.root.size() - 1)
        check_range("low", low, -1000000, 1000000)
        self.open(nodes, seconds, ended)
        try:
            with nogil:
                known = self.test_move(&self.root[action], low, &value, &exact)
        finally:
            self.close()
        return value > low if known else None, value if exact else None

    def variation(self, int action, int value, uint64_t nodes) -> Plays | None:
        """Return the line of an action of known value, or None if `nodes` positions are not enough. See `line`."""
        cdef int32_t found = 0
        cdef bint exact = False
        check_range("action", action, 0, <int>self.root.size() - 1)
        self.open(nodes, -1, None)
        try:
            with nogil:
                self.count_for(&self.root[action])
                self.try_move(&self.root[action], value - 1, value + 1, FULL_DEPTH, 0, True, &found, &exact)
        finally:
            self.close()
        if self.stopped or found != value:
            return None
        self.best_line = self.lines[0]
        return self.line()

    def actions(self) -> Plays:
        """Return all plays as Plays of one position, in the order of their numbers. The pass follows them."""
        return self.root_plays()

    def line(self) -> Plays:
        """Return the principal variation as Plays: a position for each turn, without a play for a pass."""
        cdef Plays plays = Plays.__new__(Plays)
        cdef Py_ssize_t squares = self.board.layout.rows * self.board.layout.columns, i
        cdef Mark mark
        cdef Move *move
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
                    plays.plays.push_back(play_of(move))
                    self.board.lay(i & 1, move)
                plays.offsets.push_back(plays.plays.size())
        finally:
            self.board.undo(&mark)
            self.board.close()
        return plays

    cdef int try_root_move(
        self, const Move *move, int32_t low, int depth, int32_t *value, bint *exact
    ) except -1 nogil:
        self.count_for(move)
        self.try_move(move, low, low + 1, depth, 0, True, value, exact)

    cdef void count_for(self, const Move *move) noexcept nogil:
        """Set the scoreless turns before a move of the root. `return_to_root` must follow the search."""
        if move.play.length == 0:
            self.scoreless = self.before_pass

    cdef int begin(self) except -1 nogil:
        """List the moves, and get a first answer by greedy play."""
        cdef Move move
        cdef size_t i
        cdef int32_t bonus = self.out_bonus()
        self.board.all_plays(0, &self.root)
        for i in range(self.root.size()):
            self.set_priority(&self.root[i], bonus)
        self.root.push_back(pass_move())
        sort(self.root.begin(), self.root.end(), by_priority)
        if not self.board.greedy_play(0, bonus, &move):
            move = pass_move()
        self.best_line.push_back(move)
        self.value = self.play_out()

    cdef int deepen(self, int depth) except -1 nogil:
        """Search to a depth. If it is stopped after the first move, the best move found so far still counts."""
        cdef size_t i, n = self.root.size(), best = 0
        cdef int32_t low = -INFINITE, value
        cdef bint exact, all_exact
        cdef Move move
        if 1 < depth < FULL_DEPTH and n > ROOT_WIDTH:
            n = ROOT_WIDTH
        all_exact = n == self.root.size()
        for i in range(n):
            value = -INFINITE
            # Depth 1 gives all moves exact values, for move ordering.
            self.try_move(
                &self.root[i], -INFINITE if depth == 1 else low, INFINITE, depth, 0, i == 0 or depth == 1, &value,
                &exact)
            if self.stopped:
                break
            if depth == 1:
                self.root[i].priority = value
            all_exact = all_exact and exact
            if value > low:
                low = value
                best = i
                self.value = value
                self.best_line = self.lines[0]
        if self.stopped and low == -INFINITE:
            return 0
        if depth == 1 and not self.stopped:
            sort(self.root.begin(), self.root.end(), by_priority)
        else:                            # move the best to the front
            move = self.root[best]
            for i in range(best, 0, -1):
                self.root[i] = self.root[i - 1]
            self.root[0] = move
        if not self.stopped:
            self.exact = all_exact
            self.depth = <int>self.best_line.size() if self.exact else depth


cdef inline TilePlay tile_play(const Move *move) noexcept nogil:
    cdef TilePlay play
    play.score = move.play.score
    play.need = move.play.need
    play.row = play.column = 0
    return play
