"""Search of positions with a few tiles in the bag, in a known order: is a play worth more than a bound?

Both players know all tiles, also those that they will draw. All questions have a yes or no answer, so every search
has a null window (alpha-beta with a window of one point), first some turns deep, then to the end. For one order, all
plays of the player are searched on one board, so that they share the plays of lanes. Several orders can share one
transposition table of bounded size.

The search is that of endgame.pyx.
"""

from lexicon_fast.base.errors import BadOption

from libc.stddef cimport size_t
from libc.stdint cimport int32_t, uint8_t, uint64_t
from libc.string cimport memcpy
from libcpp.algorithm cimport sort
from libcpp.vector cimport vector

from ..dictionary.arguments cimport check_range
from ..dictionary.letters cimport CARDS, MASTER
from ..tiles.board cimport Board
from .endgame cimport MAX_BAG, Search
from .search_board cimport Move, bits_in, by_priority, mix

cdef enum:
    CHECK_EVERY = 1024            # positions between two checks of limits
    MAX_CACHED = 1 << 19          # plays of lanes that searches of one order may keep, 16 MB; a quarter for each more


cdef class Draw(Search):
    """The plays of a player for one order of the tiles in the bag.

    rack, other: tiles of the player to move, with all tiles in the bag, and of the other player, with the last `left`
    tiles of the bag, 1 to 15, 33 counts by code, blanks last; scoreless: scoreless turns in a row so far;
    scoreless_turns: those that end the game; bag: the codes of the 1 to 4 tiles in the bag, the first to be drawn
    first; left: 0 for the plays after which the bag is empty, or the number of tiles that the others leave at most;
    sharing: another order of the same position, whose transposition table is used, too. Plays are numbered in an order
    that does not depend on the tiles in the bag. Raises BadOption.
    """

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

    def plays(self) -> Plays:
        """Return the plays as Plays of one position."""
        return self.root_plays()

    def estimates(self, list plays not None) -> list[int]:
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

    def exceeds(
        self, int play, int low, uint64_t nodes, double seconds=-1, ended: Callable[[], bool] | None = None,
    ) -> tuple[bool | None, bool]:
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
        if self.board.plays.size() > <size_t>(MAX_CACHED >> 2 * (self.root_bag - 1)):
            self.board.clear()

    cdef int try_root_move(
        self, const Move *move, int32_t low, int depth, int32_t *value, bint *exact
    ) except -1 nogil:
        self.try_move(move, low, low + 1, depth, 0, True, value, exact)
