"""Lay tiles on a board and update its cross-checks and lanes.

A tile changes the cross-checks of the squares at both ends of the two words through it, and the lanes of
the tile and of these squares. Only these are updated.
"""

from libc.stdint cimport uint8_t, uint32_t, uint64_t
from libc.string cimport memset

from ..dictionary.bits cimport lowest_bit
from ..dictionary.compiled cimport Compiled, Scratch
from ..dictionary.deadline cimport check_stop
from .crosses cimport cross_check
from .lanes cimport BLANK, EMPTY, Play, Premiums, Squares, Workspace, refresh_lane

cdef enum:
    MAX_WORK = 1 << 16            # between two calls of `check_stop`


cdef int lay_play(
    Compiled d, const Premiums *premiums, Squares *squares, Workspace work, const Play *play
) except -1 nogil:
    cdef Touched touched
    put_play(d, premiums, squares, play, &touched)
    update_touched(d, premiums, squares, work.scratch, &touched)


cdef void put_play(
    Compiled d, const Premiums *premiums, Squares *squares, const Play *play, Touched *touched
) noexcept nogil:
    cdef const uint8_t *text = d.text + d.offset[play.word]
    cdef uint32_t empty = (((<uint32_t>1 << play.length) - 1) << play.start) & (
        ~squares.occupied[play.direction][play.lane])
    cdef uint32_t bits = empty
    cdef int at, k
    while bits:
        at = lowest_bit(bits)
        bits &= bits - 1
        k = at - play.start
        put_tile(
            premiums, squares, at if play.direction else play.lane, play.lane if play.direction else at,
            text[k] | (BLANK if play.blanks >> k & 1 else 0))
    memset(touched, 0, sizeof(Touched))
    while empty:
        at = lowest_bit(empty)
        empty &= empty - 1
        touch(premiums, squares, at if play.direction else play.lane, play.lane if play.direction else at, touched)


cdef void put_tile(const Premiums *premiums, Squares *squares, int row, int column, int code) noexcept nogil:
    """Lay a tile on an empty square."""
    squares.tile[0][row * premiums.side[0] + column] = <uint8_t>code
    squares.tile[1][column * premiums.side[1] + row] = <uint8_t>code
    squares.occupied[0][row] |= <uint32_t>1 << column
    squares.occupied[1][column] |= <uint32_t>1 << row
    squares.crossed[0][row] &= ~(<uint32_t>1 << column)
    squares.crossed[1][column] &= ~(<uint32_t>1 << row)
    squares.tiles += 1


cdef void touch(const Premiums *premiums, const Squares *squares, int row, int column, Touched *touched) noexcept nogil:
    """Add what a tile changes. All tiles of its play must be on the board."""
    cdef int direction, lane, at, low, high
    cdef uint32_t occupied
    for direction in range(2):
        lane = column if direction else row
        at = row if direction else column
        touched.lanes[direction] |= <uint32_t>1 << lane
        occupied = squares.occupied[direction][lane]
        low = at - 1
        while low >= 0 and occupied >> low & 1:
            low -= 1
        high = at + 1
        while high < premiums.side[direction] and occupied >> high & 1:
            high += 1
        # Words in the other direction through these squares cross the word.
        if low >= 0:
            touched.squares[1 - direction][low] |= <uint32_t>1 << lane
        if high < premiums.side[direction]:
            touched.squares[1 - direction][high] |= <uint32_t>1 << lane


cdef int update_touched(
    Compiled d, const Premiums *premiums, Squares *squares, Scratch scratch, const Touched *touched
) except -1 nogil:
    cdef int direction, lane
    cdef uint32_t bits
    cdef uint64_t work = 0, each = 1000 + d.n // 64
    for direction in range(2):
        for lane in range(premiums.lanes[direction]):
            bits = touched.squares[direction][lane]
            if not bits and not touched.lanes[direction] >> lane & 1:
                continue
            while bits:
                work += each
                if work >= MAX_WORK:
                    check_stop(work)
                    work = 0
                check_square(d, premiums, squares, scratch, direction, lane, lowest_bit(bits))
                bits &= bits - 1
            refresh_lane(premiums, squares, direction, lane)
    check_stop(work)


cdef void clear_squares(const Premiums *premiums, Squares *squares, bint bounded) noexcept nogil:
    cdef int direction, lane
    memset(squares, 0, sizeof(Squares))
    squares.bounded = bounded
    memset(squares.tile, EMPTY, sizeof(squares.tile))
    for direction in range(2):
        for lane in range(premiums.lanes[direction]):
            refresh_lane(premiums, squares, direction, lane)


cdef int fill_squares(
    Compiled d, const Premiums *premiums, Scratch scratch, const uint8_t *tiles, Squares *squares, bint all_lanes,
    bint bounded
) except -1 nogil:
    cdef int n = premiums.side[0] * premiums.side[1], columns = premiums.side[0], i, direction
    cdef Touched touched
    squares.tiles = 0
    squares.bounded = bounded
    memset(squares.tile, EMPTY, sizeof(squares.tile))
    memset(squares.occupied, 0, sizeof(squares.occupied))
    memset(squares.crossed, 0, sizeof(squares.crossed))
    for i in range(n):
        if tiles[i] != EMPTY:
            put_tile(premiums, squares, i // columns, i % columns, tiles[i])
    memset(&touched, 0, sizeof(Touched))
    for i in range(n):
        if tiles[i] != EMPTY:
            touch(premiums, squares, i // columns, i % columns, &touched)
    if all_lanes or squares.tiles == 0:
        for direction in range(2):
            touched.lanes[direction] = (<uint32_t>1 << premiums.lanes[direction]) - 1
    update_touched(d, premiums, squares, scratch, &touched)


cdef int check_square(
    Compiled d, const Premiums *premiums, Squares *squares, Scratch scratch, int direction, int lane, int at
) except -1 nogil:
    """Update the cross-check, for words in `direction`, of an empty square at the end of a cross word."""
    cdef int square = lane * premiums.side[direction] + at
    cdef CrossWord word
    cross_word(premiums, squares, direction, lane, at, &word)
    squares.crossed[direction][lane] |= <uint32_t>1 << at
    squares.cross_sum[direction][square] = word.points
    squares.cross[direction][square] = cross_check(
        d, scratch, word.letters, word.before, word.letters + word.before + 1, word.after)


cdef void cross_word(
    const Premiums *premiums, const Squares *squares, int direction, int lane, int at, CrossWord *word
) noexcept nogil:
    cdef int across = premiums.side[1 - direction], low = lane, high = lane + 1, k
    cdef const uint8_t *line = squares.tile[1 - direction] + at * across
    while low > 0 and line[low - 1] != EMPTY:
        low -= 1
    while high < across and line[high] != EMPTY:
        high += 1
    word.before = lane - low
    word.after = high - lane - 1
    word.points = 0
    for k in range(low, high):
        word.letters[k - low] = line[k] & ~BLANK
        if k != lane and not line[k] & BLANK:
            word.points += premiums.value[line[k]]
