"""Writing plans as rows of JSON Lines, CSV and TSV, a chunk at a time."""

from libc.stdint cimport int64_t, uint32_t
from libcpp.vector cimport vector

from ..dictionary.compiled cimport codes_of, length_of
from ..dictionary.deadline cimport check_stop
from ..dictionary.letters cimport Letters
from ..rows.positions cimport Positions
from ..rows.rowtext cimport (
    COMMA, HAND_ROOM, NUMBER_ROOM, TAB, BadRow, Text, bad_rows, finish, json_error, json_hand, json_head,
    make_room, put, put_bytes, put_hand, put_number, put_upper, put_word, table_error, table_head,
)
from .plan cimport MAX_PLAN, MAX_TURNS, Plans

#: The header of CSV.
CSV_HEADER = b"position,id,hand,turns,words,left,left_points,empties_in,error\n"
#: The header of TSV.
TSV_HEADER = CSV_HEADER.replace(b",", b"\t")

cdef enum:
    COLUMNS_BETWEEN = 6  # between the id and the error
    # Words and cards left, with 4 bytes a letter and 3 between words; numbers and names. (All words together
    # have no more letters than the hand has cards, unless the dictionary is a crafted file.)
    ENTRY_ROOM = (MAX_TURNS + 1) * (4 * MAX_PLAN + 3) + 3 * NUMBER_ROOM + 64


def write_plans_jsonl(Plans plans not None):
    """Write JSON Lines: an object for each position, in order. Releases the GIL."""
    return rows_of(plans, 0)


def write_plans_csv(Plans plans not None, bint header=False):
    """Write CSV: a record for each entry, in order, and one for each bad row. Releases the GIL.

    header: begin with the names of the columns.
    """
    rows = rows_of(plans, COMMA)
    return CSV_HEADER + rows if header else rows


def write_plans_tsv(Plans plans not None, bint header=False):
    """Write TSV like `write_plans_csv`, with the escapes of `write_rows.write_tsv`."""
    rows = rows_of(plans, TAB)
    return TSV_HEADER + rows if header else rows


cdef bytes rows_of(Plans plans, char separator):
    """Write JSON Lines if the separator is 0, otherwise CSV or TSV."""
    cdef Positions positions = plans.positions
    cdef Text text, head
    if positions is None:
        raise TypeError("plans must be Plans as plan_positions returns them, not empty ones")
    cdef vector[BadRow] bad
    cdef list texts = bad_rows(plans.errors, plans.first, plans.n, bad)
    cdef Py_ssize_t i
    cdef size_t next_bad = 0
    text.start = text.at = text.end = NULL
    head.start = head.at = head.end = NULL
    try:
        with nogil:
            for i in range(plans.first, plans.first + plans.n):
                check_stop(1000)
                if next_bad < bad.size() and bad[next_bad].position == i:
                    if separator:
                        table_error(&text, positions, &bad[next_bad], COLUMNS_BETWEEN, separator)
                    else:
                        json_error(&text, positions, &bad[next_bad])
                    next_bad += 1
                elif separator:
                    table_rows(&text, &head, plans, i, separator)
                else:
                    json_row(&text, plans, i)
    finally:
        finish(&head)
        result = finish(&text)
    del texts  # `bad` points into them
    return result


cdef char *put_words(char *at, Plans plans, int64_t entry, const char *between) noexcept nogil:
    """Write the words of an entry: up to ENTRY_ROOM, including everything around them."""
    cdef const Letters *letters = &plans.positions.letters
    cdef uint32_t word
    cdef int64_t w
    for w in range(plans.word_start[entry], plans.word_start[entry + 1]):
        if w > plans.word_start[entry]:
            at = put(at, between)
        word = plans.words[w]
        at = put_word(at, letters, codes_of(plans.dictionary, word), length_of(plans.dictionary, word))
    return at


cdef char *put_left(char *at, Plans plans, int64_t entry) noexcept nogil:
    cdef int64_t card
    for card in range(plans.left_start[entry], plans.left_start[entry + 1]):
        at = put_upper(at, &plans.positions.letters, plans.left[card])
    return at


cdef int json_row(Text *text, Plans plans, Py_ssize_t position) except -1 nogil:
    cdef Py_ssize_t i = position - plans.first
    cdef int64_t e
    json_head(text, plans.positions, position)
    json_hand(text, plans.positions, position)
    make_room(text, 32)
    text.at = put(text.at, b',"plans":[')
    for e in range(plans.start[i], plans.start[i + 1]):
        make_room(text, ENTRY_ROOM)
        text.at = put(text.at, b'{"turns":')
        text.at = put_number(text.at, plans.turns[e])
        text.at = put(text.at, b',"words":[')
        if plans.word_start[e] < plans.word_start[e + 1]:
            text.at = put(text.at, b'"')
            text.at = put_words(text.at, plans, e, b'","')
            text.at = put(text.at, b'"')
        text.at = put(text.at, b'],"left":"')
        text.at = put_left(text.at, plans, e)
        text.at = put(text.at, b'","left_points":')
        text.at = put_number(text.at, plans.left_points[e])
        text.at = put(text.at, b"},")
    text.at -= 1  # the last comma; there is always an entry for 1 turn
    make_room(text, NUMBER_ROOM + 32)
    text.at = put(text.at, b'],"empties_in":')
    if plans.empties_in[i] > 0:
        text.at = put_number(text.at, plans.empties_in[i])
    else:
        text.at = put(text.at, b"null")
    text.at = put(text.at, b"}\n")
    return 0


cdef int table_rows(
    Text *text, Text *head, Plans plans, Py_ssize_t position, char separator
) except -1 nogil:
    """Write the records of a position. `head` is memory for their common beginning."""
    cdef Py_ssize_t i = position - plans.first
    cdef int64_t e
    cdef size_t size
    head.at = head.start
    table_head(head, plans.positions, position, separator)
    make_room(head, HAND_ROOM + 16)
    head.at = put_hand(head.at, plans.positions, position)
    head.at[0] = separator
    size = head.at + 1 - head.start
    for e in range(plans.start[i], plans.start[i + 1]):
        make_room(text, size + ENTRY_ROOM)
        text.at = put_bytes(text.at, head.start, size)
        text.at = put_number(text.at, plans.turns[e])
        text.at[0] = separator
        text.at = put_words(text.at + 1, plans, e, b" ")
        text.at[0] = separator
        text.at = put_left(text.at + 1, plans, e)
        text.at[0] = separator
        text.at = put_number(text.at + 1, plans.left_points[e])
        text.at[0] = separator
        text.at += 1
        if plans.empties_in[i] > 0:
            text.at = put_number(text.at, plans.empties_in[i])
        text.at[0] = separator
        text.at[1] = c"\n"
        text.at += 2
    return 0
