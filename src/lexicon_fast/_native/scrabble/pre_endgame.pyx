"""Search of positions with one tile in the bag, for one draw of it.

Once a player has laid tiles and drawn the last one, both players know all tiles: an endgame. For one draw, all plays
of the player are searched on one board, so that they share the plays of lanes and the transposition table.
"""

from libc.stddef cimport size_t
from libc.stdint cimport int32_t, uint64_t
from libc.string cimport memcpy

from ..dictionary.arguments cimport check_range
from ..tiles.board cimport Plays
from .endgame cimport Endgame
from .search_board cimport Mark, play_of
from .transposition cimport FULL_DEPTH

cdef enum:
    DEPTHS = 5                    # depths of the limited searches before the full one, as of Endgame


cdef class Draw(Endgame):
    """The plays of a player who then draws the last tile: see `drawn` of Endgame.

    Plays are numbered in an order that does not depend on the tile drawn.
    """

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

    def estimates(self):
        """Return the value of each play if both players continue greedily. Releases the GIL."""
        cdef Mark mark
        cdef size_t i
        values = [0] * self.root.size()
        self.open(<uint64_t>1 << 60, -1, None)
        mark = self.board.mark()
        try:
            for i in range(self.root.size()):
                with nogil:
                    self.board.lay(0, &self.root[i])
                    self.turn = 1
                    self.value = self.root[i].play.score - self.play_out()
                    self.board.undo(&mark)
                values[i] = self.value
        finally:
            self.board.undo(&mark)
            self.turn = 0
            self.close()
        return values

    def exceeds(self, int play, int low, uint64_t nodes, double seconds=-1, ended=None):
        """Return whether the value of a play is above `low`, and whether that is proved. Releases the GIL.

        nodes, seconds, ended: limits as of `search`. Without a proof, the answer is from a search of some turns; it
        is None if there was none. A call with the same arguments continues the search.
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
                    self.try_move(&self.root[play], low, low + 1, depth, 0, True, &value, &exact)
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
