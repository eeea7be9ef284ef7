"""Positions from columns of Arrow: hands, table words and ids, read without copying the columns.

The columns are pyarrow arrays of strings (see `TextColumn`), or `list` or `large_list` of these, sliced or not.
Building and importing this module does not need pyarrow. Offsets are checked as they are read: a damaged
file must not crash the process.
"""

from libc.stdint cimport int32_t, int64_t, uint8_t, uint32_t
from libc.string cimport memset

from lexicon_fast.base.errors import BadOption, BadPosition

from ..dictionary.arguments cimport check_first_row, wrong_type
from ..dictionary.deadline cimport check_stop
from ..dictionary.letters cimport decode_utf8
from ..dictionary.text_column cimport Slice, TextColumn, address, raise_damaged, too_short
from .hands cimport BAD_BYTE, NULL_HAND, NULL_WORD, ROW_UTF8, Fault, fail, fail_text, skip_space
from .positions cimport Positions, new_positions

cdef enum:
    MAX_SIZE = 1 << 30  # bytes of letters, cards or ids; offsets within positions have 32 bits


cdef struct Lists:
    # A column of lists: its offsets show where each entry begins and ends.
    const uint8_t *valid      # a bit for each entry; NULL: none is null
    const int32_t *narrow     # offsets, either these
    const int64_t *wide       # or these
    int64_t first             # index of the first entry in the buffers
    int64_t n
    int64_t size              # elements


cdef struct Span:
    int64_t begin
    int64_t end


cdef inline bint find(const Lists *lists, int64_t i, Span *span) except -1 nogil:
    """Find where entry i begins and ends; False: it is null. Raises BadPosition for offsets outside the column."""
    i += lists.first
    if lists.valid != NULL and not lists.valid[i >> 3] >> (i & 7) & 1:
        return False
    if lists.wide != NULL:
        span.begin, span.end = lists.wide[i], lists.wide[i + 1]
    else:
        span.begin, span.end = lists.narrow[i], lists.narrow[i + 1]
    if not 0 <= span.begin <= span.end <= lists.size:
        raise_damaged(span.begin, span.end, lists.size)
    return True


def read_columns(
    hands, tables, ids, bint quoted, int64_t first_row, str upper, str lower, str letters,
    str row_noun=None, int64_t rows_before=0, bint with_words=False, Positions out=None,
):
    """Make a position of each row, numbered from `first_row`. Releases the GIL.

    hands: an array of strings; tables: an array of lists of strings, or None; ids: an array of strings,
    or None. with_words: whether a hand is followed by its table words, if `tables` is None. out: positions of the same
    alphabet to add to. Ids become JSON strings if `quoted`; otherwise an id that is a JSON number, true, false or
    null stays that. A row without an id has its number. `upper` and `lower` are the letters of the alphabet,
    which `letters` describes in messages ("A-Z"); row_noun, rows_before: as for `read_text`. Raises BadAlphabet;
    BadPosition for damaged columns and for too many rows.
    """
    check_first_row(first_row)
    if not 0 <= rows_before <= 1 << 62:
        raise BadOption(f"rows_before is {rows_before}; use 0 to 2 ** 62")
    cdef Positions positions = new_positions(upper, lower) if out is None else out
    positions.row_noun, positions.rows_before = row_noun, rows_before
    cdef TextColumn hand = TextColumn(hands, "hands"), word, row_id
    cdef Lists table
    cdef int64_t i
    cdef Fault fault
    cdef list buffers = None
    cdef bint has_table = tables is not None, has_id = ids is not None
    memset(&table, 0, sizeof(Lists))
    if has_table:
        buffers = fill_lists(&table, tables)
        word = TextColumn(tables.values, "tables.values")
        table.size = word.n
        check_length(table.n, hand.n)
    if has_id:
        row_id = TextColumn(ids, "ids")
        check_length(row_id.n, hand.n)
    cdef size_t rows = positions.n + hand.n
    positions.row.reserve(rows)
    positions.hand_start.reserve(rows + 1)
    positions.table_start.reserve(rows + 1)
    positions.id_start.reserve(rows + 1)
    with nogil:
        for i in range(hand.n):
            check_stop(64)
            if (
                (has_id and add_id(positions, row_id, i, quoted, &fault))
                or add_hand(positions, hand, i, with_words, &fault)
                or (has_table and add_table(positions, &table, word, i, &fault))
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
    Positions positions, TextColumn ids, int64_t i, bint quoted, Fault *fault
) except -1 nogil:
    """Read the id of a row. Returns 1 if it is bad."""
    cdef Slice text
    cdef const uint8_t *at
    cdef uint32_t point
    cdef int size
    if not ids.find(i, &text):
        return 0
    at = text.begin
    while at < text.end:
        size = decode_utf8(at, text.end - at, &point)
        if size == 0:
            fault.text = at
            fault.size = text.end - at
            return -fail(fault, ROW_UTF8, at - text.begin + 1, BAD_BYTE | at[0])
        at += size
    return positions.add_id(text.begin, text.end - text.begin, quoted)


cdef int add_hand(
    Positions positions, TextColumn hands, int64_t i, bint with_words, Fault *fault
) except -1 nogil:
    """Read the hand of a row. Returns 1 if it is bad."""
    cdef Slice text
    if not hands.find(i, &text):
        return fail_text(fault, NULL_HAND, NULL, NULL)
    if not with_words:
        return positions.add_hand(text.begin, text.end, fault)
    text.begin = fault.text = skip_space(text.begin, text.end)
    return positions.next_hand(&text.begin, text.end, fault) or positions.add_words(text.begin, text.end, fault)


cdef int add_table(
    Positions positions, const Lists *tables, TextColumn words, int64_t i, Fault *fault
) except -1 nogil:
    """Read the table words of a row. Returns 1 if one is bad."""
    cdef Span table
    cdef Slice text
    cdef int64_t k
    if not find(tables, i, &table):
        return 0
    for k in range(table.begin, table.end):
        check_stop(32)
        if not words.find(k, &text):
            fault.word = k - table.begin
            return fail_text(fault, NULL_WORD, NULL, NULL)
        if positions.add_word(text.begin, text.end, fault):
            return 1
    return 0


cdef list fill_lists(Lists *lists, array):
    """Fill in all but `size` from an array of pyarrow. The buffers returned keep its memory alive."""
    cdef int64_t bits, offsets
    cdef const uint8_t *start
    try:
        kind = str(array.type)
        buffers = array.buffers()[:2]
    except (AttributeError, TypeError):
        raise wrong_type("tables", "a pyarrow array of lists of strings", array) from None
    cdef bint wide = kind.startswith("large_list<")
    if not wide and not kind.startswith("list<"):
        raise TypeError(f"tables must be a pyarrow array of lists of strings, not of {kind:.60}")
    start = address(buffers[1], &offsets)
    lists.valid = address(buffers[0], &bits)
    lists.first, lists.n = array.offset, len(array)
    lists.wide = <const int64_t *>start if wide else <const int64_t *>NULL
    lists.narrow = <const int32_t *>NULL if wide else <const int32_t *>start
    cdef int64_t last = lists.first + lists.n
    if lists.n and (offsets < (last + 1) * (8 if wide else 4) or (lists.valid != NULL and bits * 8 < last)):
        raise too_short(kind, last)
    return buffers


cdef int check_length(int64_t n, int64_t rows) except -1:
    if n != rows:
        raise BadPosition(f"columns of {rows} and {n} rows; they must have the same length")
