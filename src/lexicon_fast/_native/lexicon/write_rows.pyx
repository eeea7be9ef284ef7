"""Writing plays as rows of JSON Lines, CSV and TSV, a chunk at a time."""

from libc.stdint cimport int64_t, uint64_t
from libc.string cimport memset
from libcpp.vector cimport vector

from ..dictionary.deadline cimport check_stop
from ..dictionary.letters cimport Letters
from ..dictionary.search cimport Cards
from ..rows.positions cimport Positions
from ..rows.rowtext cimport (
    COMMA, HAND_ROOM, LAID_ROOM, LEFT_ROOM, NUMBER_ROOM, TAB, WORD_ROOM, BadRow, Text, bad_rows, finish,
    hand_letters, json_error, json_hand, json_head, make_room, put, put_bytes, put_cards, put_hand,
    put_laid, put_number, put_word, table_cards, table_error, table_head,
)
from .candidates cimport FORM, INSERT
from .moves cimport Move, Moves, may_be_left

#: The header of CSV.
CSV_HEADER = b"position,id,hand,count,action,target,word,laid,cards,left,left_points,error\n"
#: The header of TSV.
TSV_HEADER = CSV_HEADER.replace(b",", b"\t")

cdef enum:
    STEP = 1 << 8        # plays between two calls of `check_stop`
    COLUMNS_BETWEEN = 9  # between the id and the error
    MOVE_ROOM = WORD_ROOM + LAID_ROOM + HAND_ROOM + LEFT_ROOM + 2 * NUMBER_ROOM + 128


def write_jsonl(Moves moves not None):
    """Write JSON Lines: an object for each position, in order. Releases the GIL."""
    return rows_of(moves, 0)


def write_csv(Moves moves not None, bint header=False):
    """Write CSV: a record for each play, in order, and one for each position without plays and each bad row.

    header: begin with the names of the columns. Releases the GIL.
    """
    rows = rows_of(moves, COMMA)
    return CSV_HEADER + rows if header else rows


def write_tsv(Moves moves not None, bint header=False):
    """Write TSV like `write_csv`: fields between tabs, with the escapes \\t, \\n, \\r and \\\\."""
    rows = rows_of(moves, TAB)
    return TSV_HEADER + rows if header else rows


cdef bytes rows_of(Moves moves, char separator):
    """Write JSON Lines if the separator is 0, otherwise CSV or TSV."""
    cdef Positions positions = moves.positions
    cdef Text text, head
    if positions is None:
        raise TypeError("moves must be Moves as rank returns them, not empty ones")
    cdef vector[BadRow] bad
    cdef list texts = bad_rows(positions.errors, moves.first, moves.n, bad)
    cdef Py_ssize_t i
    cdef size_t next_bad = 0
    text.start = text.at = text.end = NULL
    head.start = head.at = head.end = NULL
    try:
        with nogil:
            for i in range(moves.first, moves.first + moves.n):
                check_stop(200)
                if next_bad < bad.size() and bad[next_bad].position == i:
                    if separator:
                        table_error(&text, positions, &bad[next_bad], COLUMNS_BETWEEN, separator)
                    else:
                        json_error(&text, positions, &bad[next_bad])
                    next_bad += 1
                elif separator:
                    table_rows(&text, &head, moves, i, separator)
                else:
                    json_row(&text, moves, i)
    finally:
        finish(&head)
        result = finish(&text)
    del texts  # `bad` points into them
    return result


# JSON Lines


cdef int json_row(Text *text, Moves moves, Py_ssize_t position) except -1 nogil:
    cdef const Letters *letters = &moves.positions.letters
    cdef uint64_t hand = hand_letters(moves.positions, position)
    cdef uint64_t table = table_cards(moves.positions, position)
    cdef Py_ssize_t i = position - moves.first
    cdef int64_t k, plays = moves.start[i + 1] - moves.start[i]
    cdef Move move
    cdef Cards cards
    json_head(text, moves.positions, position)
    json_hand(text, moves.positions, position)
    make_room(text, NUMBER_ROOM + 32)
    text.at = put(text.at, b',"count":')
    text.at = put_number(text.at, moves.count[i])
    text.at = put(text.at, b',"moves":[')
    moves.hand_of(i, &cards)
    for k in range(plays):
        if not k & (STEP - 1):
            check_stop(min(100 * STEP, 100 * (plays - k)))
        moves.move(i, k, &cards, &move)
        make_room(text, MOVE_ROOM)
        text.at = json_move(text.at, letters, &move, hand, table)
        text.at[0] = c","
        text.at += 1
    if plays:
        text.at -= 1  # the last comma
    make_room(text, 8)
    text.at = put(text.at, b"]}\n")
    return 0


cdef char *json_move(
    char *at, const Letters *letters, const Move *move, uint64_t hand, uint64_t table
) noexcept nogil:
    cdef char *word
    cdef size_t size
    if move.action == FORM:
        at = put(at, b'{"action":"form","word":"')
    else:
        if move.action == INSERT:
            at = put(at, b'{"action":"insert","target":')
        else:
            at = put(at, b'{"action":"substitute","target":')
        at = put_number(at, move.target)
        at = put(at, b',"word":"')
    word = at
    at = put_word(at, letters, move.word, move.length)
    size = at - word
    at = put(at, b'","laid":"')
    if move.brackets:
        at = put_laid(at, letters, move.word, move.length, move.brackets)
    else:
        at = put_bytes(at, word, size)
    at = put(at, b'","cards":"')
    at = put_cards(at, letters, move.cards, hand)
    at = put(at, b'","left":"')
    at = put_cards(at, letters, move.left, may_be_left(move, hand, table))
    at = put(at, b'","left_points":')
    at = put_number(at, move.left_points)
    at[0] = c"}"
    return at + 1


# CSV and TSV


cdef int table_rows(
    Text *text, Text *head, Moves moves, Py_ssize_t position, char separator
) except -1 nogil:
    """Write the records of a position. `head` is memory for their common beginning."""
    cdef const Letters *letters = &moves.positions.letters
    cdef uint64_t hand = hand_letters(moves.positions, position)
    cdef uint64_t table = table_cards(moves.positions, position)
    cdef Py_ssize_t i = position - moves.first
    cdef int64_t k, plays = moves.start[i + 1] - moves.start[i]
    cdef size_t size
    cdef Move move
    cdef Cards cards
    head.at = head.start
    table_head(head, moves.positions, position, separator)
    make_room(head, HAND_ROOM + NUMBER_ROOM + 16)
    head.at = put_hand(head.at, moves.positions, position)
    head.at[0] = separator
    head.at = put_number(head.at + 1, moves.count[i])
    head.at[0] = separator
    size = head.at + 1 - head.start
    if plays == 0:
        make_room(text, size + 16)
        text.at = put_bytes(text.at, head.start, size)
        memset(text.at, separator, 7)
        text.at[7] = c"\n"
        text.at += 8
    moves.hand_of(i, &cards)
    for k in range(plays):
        if not k & (STEP - 1):
            check_stop(min(100 * STEP, 100 * (plays - k)))
        moves.move(i, k, &cards, &move)
        make_room(text, size + MOVE_ROOM)
        text.at = put_bytes(text.at, head.start, size)
        text.at = table_move(text.at, letters, &move, hand, table, separator)
    return 0


cdef char *table_move(
    char *at, const Letters *letters, const Move *move, uint64_t hand, uint64_t table, char separator
) noexcept nogil:
    cdef char *word
    cdef size_t size
    if move.action == FORM:
        at = put(at, b"form")
        at[0] = separator
        at += 1
    else:
        at = put(at, b"insert") if move.action == INSERT else put(at, b"substitute")
        at[0] = separator
        at = put_number(at + 1, move.target)
    at[0] = separator
    at += 1
    word = at
    at = put_word(at, letters, move.word, move.length)
    size = at - word
    at[0] = separator
    at += 1
    if move.brackets:
        at = put_laid(at, letters, move.word, move.length, move.brackets)
    else:
        at = put_bytes(at, word, size)
    at[0] = separator
    at = put_cards(at + 1, letters, move.cards, hand)
    at[0] = separator
    at = put_cards(at + 1, letters, move.left, may_be_left(move, hand, table))
    at[0] = separator
    at = put_number(at + 1, move.left_points)
    at[0] = separator
    at[1] = c"\n"
    return at + 2
