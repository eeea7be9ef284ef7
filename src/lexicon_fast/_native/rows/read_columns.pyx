"""Positions from columns of Arrow: hands, table words and ids, read without copying the columns.

The columns are pyarrow arrays of `string` or `large_string`, or lists of either, sliced or not. Building
and importing this module does not need pyarrow. Offsets are checked as they are read: a damaged file
must not crash the process.
"""

import re

from cpython.buffer cimport PyBUF_SIMPLE, PyBuffer_Release, PyObject_GetBuffer
from libc.stdint cimport int32_t, int64_t, uint8_t, uint32_t

from lexicon_fast.base.errors import BadOption, BadPosition

from ..dictionary.arguments cimport check_first_row, wrong_type
from ..dictionary.deadline cimport check_stop
from ..dictionary.letters cimport decode_utf8
from .hands cimport BAD_BYTE, NULL_HAND, NULL_WORD, ROW_UTF8, Fault, fail, fail_text
from .positions cimport Positions, new_positions

cdef enum:
    MAX_SIZE = 1 << 30  # bytes of letters, cards or ids; offsets within positions have 32 bits


_STRINGS = re.compile(r"(large_)?string").fullmatch
_LISTS = re.compile(r"(large_)?list<.*: (large_)?string( not null)?>").fullmatch


cdef struct Column:
    # A column of strings or lists: its offsets show where each entry begins and ends.
    const uint8_t *valid      # a bit for each entry; NULL: none is null
    const int32_t *narrow     # offsets, either these
    const int64_t *wide       # or these
    int64_t first             # index of the first entry in the buffers
    int64_t n
    int64_t size              # bytes or elements
    const uint8_t *bytes      # of strings


cdef struct Span:
    int64_t begin
    int64_t end


cdef inline bint is_null(const Column *column, int64_t i) noexcept nogil:
    i += column.first
    return column.valid != NULL and not column.valid[i >> 3] >> (i & 7) & 1


cdef inline int find(const Column *column, int64_t i, Span *span) except -1 nogil:
    """Find where entry i begins and ends. Raises BadPosition for offsets outside the column."""
    i += column.first
    if column.wide != NULL:
        span.begin = column.wide[i]
        span.end = column.wide[i + 1]
    else:
        span.begin = column.narrow[i]
        span.end = column.narrow[i + 1]
    if 0 <= span.begin <= span.end <= column.size:
        return 0
    with gil:
        raise BadPosition(
            f"damaged column: offsets {span.begin} to {span.end} must ascend within 0 to {column.size}"
        )


def read_columns(
    hands, tables, ids, bint quoted, int64_t first_row, str upper, str lower, str letters,
    str row_noun=None, int64_t rows_before=0,
):
    """Make a position of each row, numbered from `first_row`. Releases the GIL.

    hands: an array of strings; tables: an array of lists of strings, or None; ids: an array of strings,
    or None. Ids become JSON strings if `quoted`; otherwise an id that is a JSON number, true, false or
    null stays that. A row without an id has its number. `upper` and `lower` are the letters of the alphabet,
    which `letters` describes in messages ("A-Z"); row_noun, rows_before: as for `read_text`. Raises BadAlphabet;
    BadPosition for damaged columns and for too many rows.
    """
    check_first_row(first_row)
    if not 0 <= rows_before <= 1 << 62:
        raise BadOption(f"rows_before is {rows_before}; use 0 to 2 ** 62")
    cdef Positions positions = new_positions(upper, lower)
    positions.row_noun, positions.rows_before = row_noun, rows_before
    cdef Column hand, table, word, row_id
    cdef int64_t i
    cdef Fault fault
    cdef list buffers = [fill_strings(&hand, hands, "hands")]
    cdef bint has_table = tables is not None, has_id = ids is not None
    if has_table:
        buffers.append(fill_lists(&table, tables))
        buffers.append(fill_strings(&word, tables.values, "tables.values"))
        table.size = word.n
        check_length(&table, hand.n)
    if has_id:
        buffers.append(fill_strings(&row_id, ids, "ids"))
        check_length(&row_id, hand.n)
    positions.row.reserve(hand.n)
    positions.hand_start.reserve(hand.n + 1)
    positions.table_start.reserve(hand.n + 1)
    positions.id_start.reserve(hand.n + 1)
    with nogil:
        for i in range(hand.n):
            check_stop(64)
            if (
                (has_id and add_id(positions, &row_id, i, quoted, &fault))
                or add_hand(positions, &hand, i, &fault)
                or (has_table and add_table(positions, &table, &word, i, &fault))
            ):
                positions.fail_row(first_row + i, &fault)
            else:
                positions.end_row(first_row + i)
            if max(positions.cards_end, positions.letters_end, positions.id_text.size()) > MAX_SIZE:
                with gil:
                    raise BadPosition(f"{hand.n} rows with more than {MAX_SIZE:,} letters; pass fewer rows at once")
    positions.finish("row", letters)
    del buffers  # the columns point into them
    return positions


cdef int add_id(
    Positions positions, const Column *ids, int64_t i, bint quoted, Fault *fault
) except -1 nogil:
    """Read the id of a row. Returns 1 if it is bad."""
    cdef Span span
    cdef const uint8_t *at
    cdef const uint8_t *end
    cdef uint32_t point
    cdef int size
    if is_null(ids, i):
        return 0
    find(ids, i, &span)
    at = ids.bytes + span.begin
    end = ids.bytes + span.end
    while at < end:
        size = decode_utf8(at, end - at, &point)
        if size == 0:
            fault.text = at
            fault.size = end - at
            return -fail(fault, ROW_UTF8, at - ids.bytes - span.begin + 1, BAD_BYTE | at[0])
        at += size
    return positions.add_id(ids.bytes + span.begin, span.end - span.begin, quoted)


cdef int add_hand(Positions positions, const Column *hands, int64_t i, Fault *fault) except -1 nogil:
    """Read the hand of a row. Returns 1 if it is bad."""
    cdef Span span
    if is_null(hands, i):
        return fail_text(fault, NULL_HAND, NULL, NULL)
    find(hands, i, &span)
    return positions.add_hand(hands.bytes + span.begin, hands.bytes + span.end, fault)


cdef int add_table(
    Positions positions, const Column *tables, const Column *words, int64_t i, Fault *fault
) except -1 nogil:
    """Read the table words of a row. Returns 1 if one is bad."""
    cdef Span table, word
    cdef int64_t k
    if is_null(tables, i):
        return 0
    find(tables, i, &table)
    for k in range(table.begin, table.end):
        check_stop(32)
        if is_null(words, k):
            fault.word = k - table.begin
            return fail_text(fault, NULL_WORD, NULL, NULL)
        find(words, k, &word)
        if positions.add_word(words.bytes + word.begin, words.bytes + word.end, fault):
            return 1
    return 0


# Arrays of pyarrow


cdef object fill_strings(Column *column, array, str name):
    """Fill a column. The buffers returned keep its memory alive."""
    cdef list buffers = buffers_of(array, name, _STRINGS, "strings")
    column.bytes = address(buffers[2], &column.size)
    fill_spans(column, array, buffers)
    return buffers


cdef object fill_lists(Column *column, array):
    """The same for lists, except for `size`."""
    cdef list buffers = buffers_of(array, "tables", _LISTS, "lists of strings")[:2]
    column.bytes = NULL
    fill_spans(column, array, buffers)
    return buffers


cdef list buffers_of(array, str name, kinds, str wanted):
    """The buffers of an array of the wanted type: validity, offsets, and others."""
    try:
        kind = str(array.type)
        buffers = array.buffers()
    except (AttributeError, TypeError):
        raise wrong_type(name, f"a pyarrow array of {wanted}", array) from None
    if not kinds(kind) or len(buffers) < 3:
        raise TypeError(f"{name} must be a pyarrow array of {wanted}, not of {kind:.60}")
    return buffers


cdef int fill_spans(Column *column, array, list buffers) except -1:
    cdef int64_t bits, offsets
    cdef const uint8_t *start = address(buffers[1], &offsets)
    cdef bint wide = str(array.type).startswith("large_")
    column.valid = address(buffers[0], &bits)
    column.first = array.offset
    column.n = len(array)
    column.wide = NULL
    column.narrow = NULL
    if wide:
        column.wide = <const int64_t *>start
    else:
        column.narrow = <const int32_t *>start
    cdef int64_t last = column.first + column.n
    if column.n and (offsets < (last + 1) * (8 if wide else 4) or (column.valid != NULL and bits * 8 < last)):
        raise BadPosition(f"damaged column of {array.type}: its buffers are too short for {last} rows")


cdef const uint8_t *address(buffer, int64_t *size) except? NULL:
    """The memory of a buffer, valid as long as the buffer lives; NULL for None."""
    cdef Py_buffer view
    size[0] = 0
    if buffer is None:
        return NULL
    PyObject_GetBuffer(buffer, &view, PyBUF_SIMPLE)
    size[0] = view.len
    PyBuffer_Release(&view)
    return <const uint8_t *>view.buf


cdef int check_length(const Column *column, int64_t n) except -1:
    if column.n != n:
        raise BadPosition(f"columns of {n} and {column.n} rows; they must have the same length")
