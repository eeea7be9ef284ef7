"""Rows of plays on a board as JSON Lines, CSV and TSV, many positions at a time.

Each game has a function that writes one play.
"""

from cpython.mem cimport PyMem_Free
from libc.math cimport nearbyint
from libc.stdint cimport int64_t, uint8_t, uint64_t
from libc.string cimport memset, strlen
from libcpp.vector cimport vector

from ..dictionary.deadline cimport check_stop
from ..dictionary.letters cimport MASTER, Letters
from ..rows.text cimport Text, finish, make_room, put, put_bytes, put_lower, put_number, put_upper
from .lanes cimport BLANK, EMPTY, MAX_SIDE

cdef extern from "Python.h":
    char *PyOS_double_to_string(double value, char code, int precision, int flags, int *type)

cdef enum:
    SPELLED_ROOM = 5 * MAX_SIDE + 16   # 4 bytes a letter, and parentheses
    PLAY_ROOM = SPELLED_ROOM + 768     # its numbers may have 316 characters


# Writes play `i` of a position with these squares, with a separator after each field, or as JSON if it is 0: up to
# PLAY_ROOM. plays: of the game's own class.
ctypedef char *(*PutPlay)(char *at, object plays, const uint8_t *tiles, int64_t i, char separator) noexcept nogil


cdef struct Row:
    const char *start              # what precedes its plays; complete if there is no position
    size_t size
    Py_ssize_t position            # or -1


cdef inline char *put_key(char *at, const char *key, char separator) noexcept nogil:
    """Write what precedes a value, or ends a play: a piece of JSON, or the separator."""
    if not separator:
        return put(at, key)
    at[0] = separator
    return at + 1


cdef inline char *put_place(char *at, int direction, int lane, int start, char separator) noexcept nogil:
    """Write the first field, `8D` across or `D8` down, and what precedes the word."""
    if not separator:
        at = put(at, b'{"at":"')
    if direction:
        at[0] = <char>(c"A" + lane)
        at = put_number(at + 1, start + 1)
    else:
        at = put_number(at, lane + 1)
        at[0] = <char>(c"A" + start)
        at += 1
    return put_key(at, b'","word":"', separator)


cdef inline char *put_spelled(
    char *at, const Letters *letters, const uint8_t *tiles, int step, const uint8_t *laid, int length
) noexcept nogil:
    """Write a word: tiles of the board in parentheses, blanks in lower case, or `_` without a letter: SPELLED_ROOM.

    tiles: squares of the word, `step` apart; laid: the new tiles.
    """
    cdef bint inside = False
    cdef int k, tile
    for k in range(length):
        tile = tiles[k * step]
        if (tile != EMPTY) != inside:
            at[0] = c")" if inside else c"("
            at += 1
            inside = not inside
        if tile == EMPTY:
            tile = laid[0]
            laid += 1
        if tile == MASTER:
            at[0] = c"_"
            at += 1
        elif tile & BLANK:
            at = put_lower(at, letters, tile & ~BLANK)
        else:
            at = put_upper(at, letters, tile)
    at[0] = c")"
    return at + inside


cdef inline char *put_decimal(char *at, double value) noexcept nogil:
    """Write a number that is rounded to six decimals, without zeros at the end."""
    cdef uint64_t whole, millionths
    cdef char *text
    if not 0 <= value < 1e15:
        with gil:
            text = PyOS_double_to_string(value, c"f", 6, 0, NULL)
            at = put_bytes(at, text, strlen(text))
            PyMem_Free(text)
    else:
        whole = <uint64_t>value
        millionths = <uint64_t>nearbyint((value - whole) * 1e6)
        at = put_number(at, whole + millionths // 1_000_000)
        if millionths == 0:
            return at
        # A one before the digits keeps their zeros; the point replaces it.
        text = at
        at = put_number(at, 1_000_000 + millionths % 1_000_000)
        text[0] = c"."
    at -= 1
    while at[0] == c"0":
        at -= 1
    return at + (at[0] != c".")


cdef inline int write_row(
    Text *text, const Row *row, plays, const uint8_t *tiles, int64_t begin, int64_t end, PutPlay put_play, int columns,
    char separator
) except -1 nogil:
    cdef int64_t i
    make_room(text, row.size + columns + 16)
    if begin == end or not separator:
        text.at = put_bytes(text.at, row.start, row.size)
    for i in range(begin, end):
        check_stop(100)
        make_room(text, row.size + PLAY_ROOM)
        if separator:
            text.at = put_bytes(text.at, row.start, row.size)
        text.at = put_play(text.at, plays, tiles, i, separator)
        text.at[0] = c"\n" if separator else c","
        text.at += 1
    if not separator:
        text.at = put(text.at - (begin < end), b"]}\n")  # without the last comma
    elif begin == end:
        memset(text.at, separator, columns)
        text.at[columns] = c"\n"
        text.at += columns + 1
    return 0


cdef inline bytes write_rows(
    list rows, plays, bytes tiles, size_t squares, const vector[int64_t] &offsets, PutPlay put_play, int columns,
    char separator
):
    """Write the rows of positions, see `Plays.write_rows`. tiles: the squares of all positions; columns: of a play."""
    cdef vector[Row] read
    cdef Row row
    cdef Text text
    cdef const uint8_t *board = <const uint8_t *><const char *>tiles
    cdef bytes start
    cdef list starts = []              # `read` points into them
    for start, row.position in rows:
        starts.append(start)
        row.start = start
        row.size = len(start)
        if not -1 <= row.position < <Py_ssize_t>offsets.size() - 1:
            raise IndexError(f"position {row.position} does not exist; there are {offsets.size() - 1}")
        read.push_back(row)
    text.start = text.at = text.end = NULL
    try:
        with nogil:
            for row in read:
                if row.position < 0:
                    make_room(&text, row.size)
                    text.at = put_bytes(text.at, row.start, row.size)
                else:
                    write_row(
                        &text, &row, plays, board + row.position * squares, offsets[row.position],
                        offsets[row.position + 1], put_play, columns, separator)
    finally:
        tiles = finish(&text)
    del starts
    return tiles
