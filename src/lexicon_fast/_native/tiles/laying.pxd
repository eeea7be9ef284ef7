"""Lay tiles on a board and update its lanes and its cross-checks, the letters that form a word through a square."""

from libc.stdint cimport int32_t, uint32_t, uint8_t

from ..dictionary.compiled cimport Compiled, Scratch
from ..dictionary.kernels cimport MAX_WORD
from ..dictionary.letters cimport MASTER
from .lanes cimport MAX_SIDE, Play, Premiums, Rack, Squares, Workspace


# Return the letters that form a word between `n` letters and `m` letters (codes), one bit each. Raises MemoryError.
cdef uint32_t cross_check(
    Compiled d, Scratch scratch, const uint8_t *before, int n, const uint8_t *after, int m) except? 0xFFFFFFFF nogil


cdef struct Touched:              # what new tiles change
    uint32_t squares[2][MAX_SIDE]  # squares with a new cross-check, by direction and lane, one bit each
    uint32_t lanes[2]


cdef struct CrossWord:            # the tiles on both sides of an empty square
    uint8_t letters[MAX_WORD]     # codes without BLANK; at index `before`, EMPTY without it
    int before                    # number of tiles before the square
    int after
    int32_t points                # of these tiles


# Lay a legal play and update what it changes.
cdef int lay_play(
    Compiled d, const Premiums *premiums, Squares *squares, Workspace work, const Play *play) except -1 nogil

# The same in steps: put down each tile, then collect what each changes, then update that.
cdef void put_tile(const Premiums *premiums, Squares *squares, int row, int column, int code) noexcept nogil
cdef void touch(const Premiums *premiums, const Squares *squares, int row, int column, Touched *touched) noexcept nogil
# The board is invalid if `update_touched` is interrupted.
cdef int update_touched(
    Compiled d, const Premiums *premiums, Squares *squares, Scratch scratch, const Touched *touched) except -1 nogil

# Remove all tiles.
cdef void clear_squares(const Premiums *premiums, Squares *squares, bint bounded) noexcept nogil

# Fill a board: one byte per square, row by row, EMPTY or a tile. Cross-checks of squares without a cross word are not
# set. all_lanes: prepare also lanes without tiles and cross words, which searches skip; bounded: see Squares.
cdef int fill_squares(
    Compiled d, const Premiums *premiums, Scratch scratch, const uint8_t *tiles, Squares *squares, bint all_lanes,
    bint bounded
) except -1 nogil

# The first two steps for the tiles of a play.
cdef void put_play(
    Compiled d, const Premiums *premiums, Squares *squares, const Play *play, Touched *touched) noexcept nogil

# Find the word that runs in the other direction through an empty square of a lane.
cdef void cross_word(
    const Premiums *premiums, const Squares *squares, int direction, int lane, int at, CrossWord *word) noexcept nogil


cdef inline int pay_play(Compiled d, const Squares *squares, Rack *rack, const Play *play) noexcept nogil:
    """Remove the tiles of a play from a rack. squares: before the play. Returns the number of tiles."""
    cdef const uint8_t *text = d.text + d.offset[play.word]
    cdef uint32_t occupied = squares.occupied[play.direction][play.lane] >> play.start
    cdef int k, laid = 0
    for k in range(play.length):
        if not occupied >> k & 1:
            rack.counts[<int>MASTER if play.blanks >> k & 1 else text[k]] -= 1
            laid += 1
    rack.tiles -= laid
    rack.blanks = rack.counts[<int>MASTER]
    return laid
