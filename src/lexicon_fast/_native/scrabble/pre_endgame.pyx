"""Search of positions with a few tiles in the bag, in a known order: is a play worth more than a bound?

Both players know all tiles, also those that they will draw. All questions have a yes or no answer, so every search
has a null window (alpha-beta with a window of one point), first some turns deep, then to the end. For one order, all
plays of the player are searched on one board, so that they share the plays of lanes. Several orders can share one
transposition table of bounded size.

The answer that refuted the last play at the same distance from the root is tried before all plays are listed
(killer heuristic): most plays of an endgame have the same best answer.

Passes: see endgame.pyx.
"""

from lexicon_fast.base.errors import BadOption

from libc.stddef cimport size_t
from libc.stdint cimport int32_t, uint8_t, uint64_t
from libc.string cimport memcpy, memset
from libcpp.algorithm cimport sort
from libcpp.vector cimport vector

from ..dictionary.arguments cimport check_range
from ..dictionary.letters cimport CARDS, MASTER
from ..tiles.board cimport Board
from .endgame cimport INFINITE, LAST_WIDTH, MAX_BAG, REPLIES, WIDTH, Search
from .search_board cimport Mark, Move, bits_in, by_priority, contains, mix, pass_move, pick
from .transposition cimport FULL_DEPTH, LOWER, UPPER, Entry

cdef enum:
    CHECK_EVERY = 1024            # positions between two checks of limits
    KILLERS = 2                   # refutations kept for each distance from the root
    TRIED = 4                     # moves tried before all plays are listed
    MAX_CACHED = 1 << 19          # plays of lanes that searches of one order may keep, 16 MB; a quarter with more tiles


cdef struct Killers:
    Move move[KILLERS]


cdef class Draw(Search):
    """The plays of a player for one order of the tiles in the bag.

    rack, other: tiles of the player to move, with all tiles in the bag, and of the other player, with the last `left`
    tiles of the bag, 1 to 15, 33 counts by code, blanks last; scoreless: scoreless turns in a row so far;
    scoreless_turns: those that end the game; bag: the codes of the 1 to 4 tiles in the bag, the first to be drawn
    first; left: 0 for the plays after which the bag is empty, or the number of tiles that the others leave at most;
    sharing: another order of the same position, whose transposition table is used, too. Plays are numbered in an order
    that does not depend on the tiles in the bag. Raises BadOption.
    """
    cdef vector[Killers] killers      # by distance from the root

    def __cinit__(
        self, Board board not None, bytes rack not None, bytes other not None, int scoreless, int scoreless_turns,
        bytes bag not None, int left=0, Draw sharing=None,
    ):
        cdef int code, i
        cdef uint8_t counts[2][CARDS]
        self.set_up(board, rack, other, scoreless, scoreless_turns, CHECK_EVERY)
        check_range("number of tiles in the bag", len(bag), 1, MAX_BAG)
        check_range("left", left, 0, len(bag) - 1)
        memcpy(counts[0], self.board.full[0].counts, CARDS)
        memcpy(counts[1], self.board.full[1].counts, CARDS)
        for i in range(len(bag)):
            code = bag[len(bag) - 1 - i]
            check_range("bag", code, 0, MASTER)
            if counts[0][code] == 0 or (i < left and counts[1][code] == 0):
                raise BadOption(f"bag has {code}, but {'other' if counts[0][code] else 'rack'} has no such tile")
            counts[0][code] -= 1
            counts[1][code] -= i < left
            self.bag[i] = <uint8_t>code
            self.key = mix(self.key ^ <uint64_t>(code + 1))
        self.n_bag = <int>len(bag)
        for i in range(2):
            self.board.racks[i] = self.board.bits_of(i, counts[i])
        for code in range(CARDS):
            self.key = mix(self.key ^ <uint64_t>(
                self.board.full[0].counts[code] << 8 | self.board.full[1].counts[code]))
        if sharing is not None:
            self.sharing = sharing
            self.table = sharing.table
        self.killers.resize(self.moves.size())
        memset(self.killers.data(), 0, self.killers.size() * sizeof(Killers))
        self.board.open()
        try:
            with nogil:
                self.list_root(left)
        finally:
            self.board.close()

    cdef int list_root(self, int left) except -1 nogil:
        cdef size_t i, n = 0
        self.board.all_plays(0, &self.root)
        for i in range(self.root.size()):
            if (bits_in(self.root[i].play.need) < self.n_bag) == (left > 0):
                self.root[n] = self.root[i]
                self.set_priority(&self.root[n], 0)
                n += 1
        self.root.resize(n)
        sort(self.root.begin(), self.root.end(), by_priority)

    def __len__(self):
        return <Py_ssize_t>self.root.size()

    def plays(self):
        """Return the plays as Plays of one position."""
        return self.root_plays()

    def estimates(self, list plays not None):
        """Return the value of each of these plays if both players continue greedily. Releases the GIL."""
        cdef int i, play, value
        cdef vector[int] numbers
        for play in plays:
            check_range("play", play, 0, <int>self.root.size() - 1)
            numbers.push_back(play)
        values = []
        self.open(<uint64_t>1 << 60, -1, None)
        try:
            for i in range(<int>numbers.size()):
                play = numbers[i]
                with nogil:
                    value = self.root[play].play.score
                    self.lay(&self.root[play])
                    self.turn = 1
                    self.scoreless = 0 if value else self.scoreless + 1
                    if self.scoreless >= self.limit:
                        value -= self.scoreless_value()
                    else:
                        value -= self.play_out()
                    self.return_to_root()
                values.append(value)
        finally:
            self.close()
        return values

    def exceeds(self, int play, int low, uint64_t nodes, double seconds=-1, ended=None):
        """Return whether the value of a play is above `low`, and whether that is proved. Releases the GIL.

        nodes: positions to visit at most; seconds: time limit, if not negative; ended: a callable that returns
        whether to stop. Without a proof, the answer is from a search of some turns; it is None if there was none.
        A call with the same arguments continues the search, even if it was interrupted (see deadline.pxd).
        """
        cdef int32_t value = 0
        cdef bint known = False, exact = False
        check_range("play", play, 0, <int>self.root.size() - 1)
        check_range("low", low, -1000000, 1000000)
        self.open(nodes, seconds, ended)
        try:
            with nogil:
                known = self.test_move(&self.root[play], low, &value, &exact)
        finally:
            self.close()
        return value > low if known else None, exact

    # ------------------------------------------------------------ the search

    cdef int check_limits(self) except -1 nogil:
        """Bound the cache, too."""
        Search.check_limits(self)
        if self.board.plays.size() > <size_t>(MAX_CACHED >> (0 if self.root_bag == 1 else 2)):
            self.board.clear()

    cdef int try_root_move(
        self, const Move *move, int32_t low, int depth, int32_t *value, bint *exact
    ) except -1 nogil:
        self.try_move(move, low, depth, 0, value, exact)

    cdef int try_move(
        self, const Move *move, int32_t low, int depth, size_t ply, int32_t *value, bint *exact
    ) except -1 nogil:
        """Find a bound of the value of a move: above low if the value is, else an upper bound."""
        cdef int scoreless = self.scoreless, turn = self.turn, n_bag = self.n_bag
        cdef int32_t score = move.play.score, reply = 0
        cdef Mark mark
        exact[0] = True
        if move.play.length and move.play.need == self.board.racks[turn] and n_bag == 0:
            value[0] = score + self.out_bonus()
            return 0
        if move.play.length == 0 and scoreless + 1 >= self.limit:
            value[0] = self.scoreless_value()
            return 0
        mark = self.board.mark()
        if move.play.length:
            self.lay(move)
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
        self.n_bag = n_bag

    cdef int search_position(self, int32_t low, int depth, size_t ply, int32_t *value, bint *exact) except -1 nogil:
        """Find whether the value of a position is above low: a lower bound above it, or an upper bound.

        exact: set to whether the search reached the end of the game wherever that matters.
        """
        cdef Entry entry
        cdef vector[Move] *moves = &self.moves[ply]
        cdef uint64_t tried[TRIED]
        cdef Move replies[REPLIES]
        cdef Move move, best_move, first
        cdef size_t i, n, width
        cdef int32_t best = -INFINITE, found = 0
        cdef bint all_exact = True, move_exact = False, cut = False
        cdef int n_replies = 0, n_tried = 0, k
        if self.known_or_leaf(&entry, low, low + 1, depth, &first, value, exact):
            return 0
        best_move = pass_move()
        # Before all plays are listed, try those that are likely to answer the question: going out, the best move of
        # an earlier search, and what answered it elsewhere.
        if self.n_bag == 0 and self.board.out_plays(self.turn, &move, 1):
            best = move.play.score + self.out_bonus()
            if best > low:
                value[0] = best
                exact[0] = True
                return 0
            best_move = move
            tried[0] = move.play.tiles_hash
            n_tried = 1
        if self.n_bag == 0:
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
                self.set_priority(&moves.at(i), 0)
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
