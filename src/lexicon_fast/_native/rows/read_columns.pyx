"""Positions from columns of Arrow: hands, table words and ids, read without copying the columns.

The columns are pyarrow arrays of strings (see `TextColumn`), or `list` or `large_list` of these, sliced or not.
Building and importing this module does not need pyarrow. Offsets are checked as they are read: a damaged
file must not crash the process.
"""

from libc.stdint cimport int64_t, uint8_t, uint32_t

from lexicon_fast.base.errors import BadOption, BadPosition

from ..dictionary.arguments cimport check_first_row
from ..dictionary.deadline cimport check_stop
from ..dictionary.letters cimport decode_utf8
from ..dictionary.text_column cimport Slice, Span, TextColumn
from .hands cimport BAD_BYTE, NULL_HAND, NULL_WORD, ROW_UTF8, Fault, fail, fail_text, skip_space
from .positions cimport Positions, new_positions

cdef enum:
    MAX_SIZE = 1 << 30  # bytes of letters, cards or ids; offsets within positions have 32 bits


def read_columns(
    hands, tables, ids, bint quoted, int64_t first_row, alphabet not None: Alphabet, str row_noun=None,
    int64_t rows_before=0, bint with_words=False, Positions out=None,
) -> Positions:
    """Make a position of each row, numbered from `first_row`. Releases the GIL.

    hands: an array of strings; tables: an array of lists of strings, or None; ids: an array of strings,
    or None. with_words: whether a hand is followed by its table words, if `tables` is None. out: positions of the same
    alphabet to add to. Ids become JSON strings if `quoted`; otherwise an id that is a JSON number, true, false or
    null stays that. A row without an id has its number. alphabet: an Alphabet; row_noun, rows_before: as for
    `read_text`. Raises BadAlphabet; BadPosition for damaged columns and for too many rows.
    """
    check_first_row(first_row)
    if not 0 <= rows_before <= 1 << 62:
        raise BadOption(f"rows_before is {rows_before}; use 0 to 2 ** 62")
    cdef Positions positions = new_positions(alphabet) if out is None else out
    positions.row_noun, positions.rows_before = row_noun, rows_before
    cdef TextColumn hand = TextColumn(hands, "hands")
    cdef TextColumn table = None if tables is None else TextColumn(tables, "tables", True)
    cdef TextColumn row_id = None if ids is None else TextColumn(ids, "ids")
    cdef bint has_table = table is not None, has_id = row_id is not None
    cdef int64_t i
    cdef Fault fault
    for column in (table, row_id):
        if column is not None and column.n != hand.n:
            raise BadPosition(f"columns of {hand.n} and {column.n} rows; they must have the same length")
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
                or (has_table and add_table(positions, table, i, &fault))
            ):
                positions.fail_row(first_row + i, &fault)
            else:
                positions.end_row(first_row + i)
            if max(positions.cards_end, positions.letters_end, positions.id_text.size()) > MAX_SIZE:
                with gil:
                    raise BadPosition(f"{hand.n} rows with more than {MAX_SIZE:,} letters; pass fewer rows at once")
    positions.finish("row")
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
    Positions positions, TextColumn tables, int64_t i, Fault *fault
) except -1 nogil:
    """Read the table words of a row. Returns 1 if one is bad."""
    cdef Span table
    cdef Slice text
    cdef int64_t k
    if not tables.find_span(i, &table):
        return 0
    for k in range(table.begin, table.end):
        check_stop(32)
        if not tables.values.find(k, &text):
            fault.word = k - table.begin
            return fail_text(fault, NULL_WORD, NULL, NULL)
        if positions.add_word(text.begin, text.end, fault):
            return 1
    return 0
