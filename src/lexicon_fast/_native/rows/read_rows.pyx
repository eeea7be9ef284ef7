"""Positions from chunks of text, JSON Lines, CSV and TSV.

A chunk holds complete rows; the last one need not have a line end. Rows are numbered; blank ones are
skipped but counted. A bad row becomes a position without cards and a message in `errors`, so no row is
lost and none ends the reading. Rows of more than MAX_ROW bytes are bad; their first MAX_ROW + 1 bytes
suffice.
"""

from cpython.bytearray cimport PyByteArray_AS_STRING, PyByteArray_GET_SIZE
from cpython.bytes cimport PyBytes_AS_STRING, PyBytes_GET_SIZE
from libc.stdint cimport int64_t, uint8_t, uint32_t, uint64_t
from libc.string cimport memchr, memcmp, memcpy
from libcpp.vector cimport vector

from lexicon_fast.base.errors import BadOption, BadPosition

from ..dictionary.arguments cimport check_first_row, instances_of, integers_of
from ..dictionary.deadline cimport check_stop
from ..dictionary.letters cimport decode_utf8
from .hands cimport (
    BAD_BYTE, CSV_AFTER, CSV_NO_HAND, CSV_OPEN, FINE, JSON_COMMA_OBJECT, JSON_END, JSON_HAND, JSON_ID,
    JSON_NO_HAND, JSON_OBJECT, JSON_TABLE, JSON_UNKNOWN, ROW_LONG, ROW_NUL, ROW_UTF8, Fault, fail,
    fail_text, is_space, skip_space,
)
from .hands cimport MAX_ROW as _MAX_ROW
from .json_text cimport Scan, skip_key, skip_string, skip_value, unescape
from .positions cimport Positions, fault_error, new_positions

#: Bytes of a row, without its line feed.
MAX_ROW = _MAX_ROW  # type: Final[int]

cdef enum:
    MAX_CHUNK = 1 << 28  # bytes; offsets within positions have 32 bits, and an id may grow sixfold

cdef enum Format:
    TEXT
    JSONL
    CSV
    TSV


cdef struct Options:
    bint strict          # JSON Lines: unknown keys are bad
    int column[3]        # CSV, TSV: of id, hand and table; -1: none


cdef inline tuple read_chunk(
    Format format, bytes chunk, Py_ssize_t first_row, alphabet, const Options *options,
    str row_noun, int64_t rows_before,
):
    """Read a chunk. Inlined for each format, which is a constant."""
    check_first_row(first_row)
    if not 0 <= rows_before <= 1 << 62:
        raise BadOption(f"rows_before is {rows_before}; use 0 to 2 ** 62")
    if PyBytes_GET_SIZE(chunk) > MAX_CHUNK:
        raise BadPosition(f"a chunk of {PyBytes_GET_SIZE(chunk):,} bytes; pass at most {MAX_CHUNK:,} at once")
    cdef Positions positions = new_positions(alphabet)
    positions.row_noun, positions.rows_before = row_noun, rows_before
    cdef const uint8_t *at = <const uint8_t *>PyBytes_AS_STRING(chunk)
    cdef const uint8_t *end = at + PyBytes_GET_SIZE(chunk)
    cdef const uint8_t *row_end
    cdef int64_t row = first_row
    cdef vector[uint8_t] scratch
    with nogil:
        while at < end:
            if format == TEXT:
                row_end = text_row(positions, row, at, end)
            elif format == JSONL:
                row_end = json_row(positions, row, at, end, options.strict, scratch)
            else:
                row_end = table_row(positions, row, at, end, format == TSV, options.column, scratch)
            check_stop(row_end - at)
            at = row_end + 1
            row += 1
    positions.finish("record" if format == CSV or format == TSV else "line")
    return positions, row - first_row


cdef const uint8_t *line_end(const uint8_t *at, const uint8_t *end) noexcept nogil:
    """The line feed that ends the line, or `end`."""
    cdef const void *found = memchr(at, c"\n", end - at)
    return <const uint8_t *>found if found else end


# Text


def read_text(
    bytes chunk not None, Py_ssize_t first_row, alphabet not None: Alphabet, str row_noun=None, int64_t rows_before=0,
) -> tuple[Positions, int]:
    """Read lines of a hand and table words, separated by white space.

    first_row: number of the first row; alphabet: an Alphabet; row_noun: the word for a row in errors, perhaps after
    its file, by default "line" ("record" in CSV and TSV); rows_before: of the files before, which errors do not count.
    Returns the positions and the number of rows, blank ones included.
    Raises BadAlphabet; BadPosition for a chunk that is too large.
    """
    return read_chunk(TEXT, chunk, first_row, alphabet, NULL, row_noun, rows_before)


cdef const uint8_t *text_row(
    Positions positions, int64_t row, const uint8_t *at, const uint8_t *end
) except NULL nogil:
    """Read the row at `at`. Returns its end."""
    cdef Fault fault
    cdef const uint8_t *start = at
    cdef int bad
    end = line_end(at, end)
    at = skip_space(at, end)
    if end - start > _MAX_ROW:
        bad = fail_text(&fault, ROW_LONG, start, end)
    elif at == end:
        return end
    else:
        bad = positions.next_hand(&at, end, &fault) or positions.add_words(at, end, &fault)
    if bad:
        positions.fail_row(row, &fault)
    else:
        positions.end_row(row)
    return end


# JSON Lines


cdef struct Keys:
    # The values of the known keys, from the first byte to the end; NULL: the key is absent.
    const uint8_t *row_id
    const uint8_t *id_end
    const uint8_t *hand
    const uint8_t *hand_end
    const uint8_t *table
    const uint8_t *table_end
    # The first unknown key, and the first one close to a known key, without their quotes.
    const uint8_t *unknown
    const uint8_t *unknown_end
    const uint8_t *near
    const uint8_t *near_end
    int near_name
    # The first unknown key that probably holds the words on the table.
    const uint8_t *table_words
    const uint8_t *table_words_end


def read_jsonl(
    bytes chunk not None, Py_ssize_t first_row, alphabet not None: Alphabet, bint strict=False, str row_noun=None,
    int64_t rows_before=0,
) -> tuple[Positions, int]:
    """Read JSON Lines: objects with `hand`, and optionally `table` and `id`. Other keys are ignored.

    An id may be any scalar. Its text is kept, even if the rest of the row is broken. Arguments and
    result are those of `read_text`. strict: a row with another key is bad. Otherwise the first such key
    that is close to a known one, or without `table` probably means it, is in `near_miss` of the result.
    """
    cdef Options options
    options.strict = strict
    return read_chunk(JSONL, chunk, first_row, alphabet, &options, row_noun, rows_before)


cdef const uint8_t *json_row(
    Positions positions,
    int64_t row,
    const uint8_t *at,
    const uint8_t *end,
    bint strict,
    vector[uint8_t] &scratch,
) except NULL nogil:
    """Read the row at `at`. Returns its end."""
    cdef Fault fault
    cdef Scan scan
    cdef Keys keys
    cdef bint is_long, bad
    cdef const char *id_text
    end = line_end(at, end)
    is_long = end - at > _MAX_ROW
    scan.kind = FINE
    scan.end = at + _MAX_ROW if is_long else end
    scan.at = skip_space(at, scan.end)
    if scan.at == end and not is_long:
        return end
    bad = not scan_object(&scan, &keys)
    if bad:
        fail(&fault, scan.kind, scan.at - at + 1, BAD_BYTE | scan.at[0] if scan.at < end else 0)
        fault.text = scan.at
        fault.size = end - scan.at
    if keys.row_id != NULL and (keys.row_id[0] == c"{" or keys.row_id[0] == c"["):
        if not bad:
            bad = fail_text(&fault, JSON_ID, keys.row_id, keys.id_end)
    elif keys.row_id != NULL:
        id_text = <const char *>keys.row_id
        positions.id_text.insert(positions.id_text.end(), id_text, <const char *>keys.id_end)
    if is_long:
        bad = fail_text(&fault, ROW_LONG, at, end)
    if keys.near == NULL and keys.table == NULL and keys.table_words != NULL:
        keys.near = keys.table_words
        keys.near_end = keys.table_words_end
        keys.near_name = c"t"
    if keys.near != NULL and not strict and positions.near_row == 0:
        positions.near_row = row
        positions.near_name = keys.near_name
        positions.near_key.assign(<const char *>keys.near, <const char *>keys.near_end)
    if not bad and strict and keys.unknown != NULL:
        bad = fail_text(&fault, JSON_UNKNOWN, keys.unknown, keys.unknown_end)
    if not bad and keys.hand == NULL:
        bad = fail_text(&fault, JSON_NO_HAND, at, end)
    if not bad:
        bad = json_hand(positions, &keys, scratch, &fault)
    if not bad:
        bad = json_table(positions, &keys, scratch, &fault)
    if bad:
        positions.fail_row(row, &fault)
    else:
        positions.end_row(row)
    return end


cdef bint scan_object(Scan *scan, Keys *keys) noexcept nogil:
    """Find the values of known keys in an object that ends with the row.

    An id is accepted as soon as the comma or brace after it is read, even if the rest is broken.
    """
    cdef const uint8_t *key
    cdef const uint8_t *value
    cdef const uint8_t *value_end
    cdef bint escapes
    cdef int name
    keys.row_id = keys.hand = keys.table = NULL
    keys.id_end = keys.hand_end = keys.table_end = NULL
    keys.unknown = keys.near = keys.table_words = NULL
    if scan.at == scan.end or scan.at[0] != c"{":
        scan.kind = JSON_OBJECT
        return False
    scan.at = skip_space(scan.at + 1, scan.end)
    if scan.at < scan.end and scan.at[0] == c"}":
        scan.at += 1
    else:
        while True:
            key = skip_space(scan.at, scan.end)
            if not skip_key(scan, &escapes):
                return False
            name = key_name(key + 1, scan.end, escapes)
            if name == 0:
                note_unknown(key + 1, scan.at, escapes, keys)
            value = scan.at
            if not skip_value(scan, 1):
                return False
            value_end = scan.at
            scan.at = skip_space(value_end, scan.end)
            if scan.at == scan.end or (scan.at[0] != c"," and scan.at[0] != c"}"):
                scan.kind = JSON_COMMA_OBJECT
                return False
            if name == c"i":
                keys.row_id = value
                keys.id_end = value_end
            elif name == c"h":
                keys.hand = value
                keys.hand_end = value_end
            elif name == c"t":
                keys.table = value
                keys.table_end = value_end
            scan.at += 1
            if (scan.at - 1)[0] == c"}":
                break
    scan.at = skip_space(scan.at, scan.end)
    if scan.at < scan.end:
        scan.kind = JSON_END
        return False
    return True


cdef int key_name(const uint8_t *key, const uint8_t *end, bint escapes) noexcept nogil:
    """The first letter of a known key, or 0. `key` is the byte after its opening quote."""
    cdef uint8_t plain[32]
    cdef Scan scan
    cdef size_t size
    if escapes:
        scan.at = key
        scan.end = end
        skip_string(&scan, &escapes)
        if scan.at - 1 - key > <Py_ssize_t>sizeof(plain) - 1:
            return 0
        size = unescape(key, scan.at - 1, plain)
        plain[size] = c'"'
        key = plain
        end = plain + size + 1
    if end - key >= 3 and memcmp(key, b'id"', 3) == 0:
        return c"i"
    if end - key >= 5 and memcmp(key, b'hand"', 5) == 0:
        return c"h"
    if end - key >= 6 and memcmp(key, b'table"', 6) == 0:
        return c"t"
    return 0


cdef int note_unknown(
    const uint8_t *key, const uint8_t *end, bint escapes, Keys *keys
) noexcept nogil:
    """Remember an unknown key. `key` is the byte after its opening quote, `end` the start of its value."""
    if keys.unknown != NULL and keys.near != NULL:
        return 0
    end -= 1
    while end[0] != c'"':  # back over the colon and spaces
        end -= 1
    if keys.unknown == NULL:
        keys.unknown = key
        keys.unknown_end = end
    if keys.near == NULL and not escapes:
        keys.near_name = near_name(key, end - key)
        if keys.near_name:
            keys.near = key
            keys.near_end = end
        elif keys.table_words == NULL and names_table(key, end - key):
            keys.table_words = key
            keys.table_words_end = end
    return 0


cdef bint names_table(const uint8_t *key, Py_ssize_t size) noexcept nogil:
    """Return whether an unknown key probably holds the words on the table (see `rows/unknown_keys.py`)."""
    cdef uint8_t letters[16]
    cdef Py_ssize_t i, n = 0
    for i in range(size):
        if c"a" <= lowered(key[i]) <= c"z":
            if n == sizeof(letters):
                return False
            letters[n] = lowered(key[i])
            n += 1
    return (
        (n == 5 and same(letters, b"words", 5))
        or (n == 10 and same(letters, b"tablewords", 10))
        or (n == 12 and same(letters, b"wordsontable", 12))
        or (n == 15 and same(letters, b"wordsonthetable", 15))
    )


cdef int near_name(const uint8_t *key, Py_ssize_t size) noexcept nogil:
    """The first letter of the known key that this one is close to, or 0 (see `rows/unknown_keys.py`)."""
    if 3 <= size <= 5 and is_near(key, size, b"hand", 4):
        return c"h"
    if 4 <= size <= 6 and is_near(key, size, b"table", 5):
        return c"t"
    if size == 2 and (key[0] | 0x20) + (key[1] | 0x20) == c"i" + c"d" and (
        key[0] | 0x20 == c"i" or key[0] | 0x20 == c"d"
    ):
        return c"i"
    return 0


cdef bint is_near(
    const uint8_t *key, Py_ssize_t size, const uint8_t *name, Py_ssize_t length
) noexcept nogil:
    """Return whether a key is a name in another case, or with one letter added, left out, changed or swapped."""
    cdef Py_ssize_t i = 0
    while i < size and i < length and lowered(key[i]) == name[i]:
        i += 1
    if size > length:
        return same(key + i + 1, name + i, length - i)
    if size < length:
        return same(key + i, name + i + 1, size - i)
    if i == length or same(key + i + 1, name + i + 1, length - i - 1):
        return True
    return (
        i + 1 < length
        and lowered(key[i]) == name[i + 1]
        and lowered(key[i + 1]) == name[i]
        and same(key + i + 2, name + i + 2, length - i - 2)
    )


cdef inline uint8_t lowered(uint8_t byte) noexcept nogil:
    return byte | 0x20 if c"A" <= byte <= c"Z" else byte


cdef bint same(const uint8_t *key, const uint8_t *name, Py_ssize_t size) noexcept nogil:
    cdef Py_ssize_t i
    for i in range(size):
        if lowered(key[i]) != name[i]:
            return False
    return True


cdef const uint8_t *plain_string(
    const uint8_t **end, bint escapes, const uint8_t *text, vector[uint8_t] &scratch
) except NULL nogil:
    """Return a string without escapes. *end is the end of the string, and then that of the result."""
    if not escapes:
        return text
    scratch.resize(end[0] - text)
    end[0] = scratch.data() + unescape(text, end[0], scratch.data())
    return scratch.data()


cdef int json_hand(
    Positions positions, const Keys *keys, vector[uint8_t] &scratch, Fault *fault
) except -1 nogil:
    cdef const uint8_t *text = keys.hand + 1
    cdef const uint8_t *end = keys.hand_end - 1
    if keys.hand[0] != c'"':
        return fail_text(fault, JSON_HAND, keys.hand, keys.hand_end)
    text = plain_string(&end, memchr(text, c"\\", end - text) != NULL, text, scratch)
    return positions.add_hand(text, end, fault)


cdef int json_table(
    Positions positions, const Keys *keys, vector[uint8_t] &scratch, Fault *fault
) except -1 nogil:
    cdef Scan scan
    cdef bint escapes
    cdef const uint8_t *text
    cdef const uint8_t *end
    if keys.table == NULL or keys.table[0] == c"n":
        return 0
    scan.at = keys.table
    scan.end = keys.table_end
    if scan.at[0] == c"[":
        scan.at = skip_space(scan.at + 1, scan.end)
        while scan.at[0] == c'"':
            scan.at += 1
            text = scan.at
            skip_string(&scan, &escapes)
            end = scan.at - 1
            text = plain_string(&end, escapes, text, scratch)
            if positions.add_word(text, end, fault):
                return 1
            scan.at = skip_space(scan.at, scan.end)
            if scan.at[0] == c",":
                scan.at = skip_space(scan.at + 1, scan.end)
        if scan.at[0] == c"]":
            return 0
    return fail_text(fault, JSON_TABLE, keys.table, keys.table_end)


# CSV (RFC 4180) and TSV


cdef struct Field:
    const uint8_t *text
    const uint8_t *end
    bint doubled          # CSV: contains quotes, written twice each
    bint escaped          # TSV: contains backslashes
    const uint8_t *stop   # the comma, tab or line feed after it, or the end of the chunk


cdef int next_field(const uint8_t *at, const uint8_t *end, bint tsv, Field *field) noexcept nogil:
    """Read the field at `at`. Returns FINE, or CSV_OPEN or CSV_AFTER with the bad text in `field`.

    Finds the same ends of fields and rows as `split_rows`.
    """
    cdef const uint8_t *quote
    cdef int kind = FINE
    field.doubled = field.escaped = False
    field.text = at
    if tsv:
        while at < end and at[0] != c"\t" and at[0] != c"\n":
            field.escaped |= at[0] == c"\\"
            at += 1
        field.end = field.stop = at
        if (at == end or at[0] == c"\n") and at > field.text and (at - 1)[0] == c"\r":
            field.end -= 1
        return kind
    if at < end and at[0] == c'"':
        field.text = at + 1
        quote = at
        while True:
            quote = <const uint8_t *>memchr(quote + 1, c'"', end - quote - 1)
            if quote == NULL:
                field.text = at
                field.end = field.stop = end
                return CSV_OPEN
            if end - quote < 2 or quote[1] != c'"':
                break
            field.doubled = True
            quote += 1
        field.end = quote
        at = quote + 1
        if at < end and at[0] == c"\r" and (end - at == 1 or at[1] == c"\n"):
            at += 1
        if at < end and at[0] != c"," and at[0] != c"\n":
            field.text = at
            kind = CSV_AFTER
        while at < end and at[0] != c"," and at[0] != c"\n":
            at += 1
    else:
        while at < end and at[0] != c"," and at[0] != c"\n":
            at += 1
        field.end = at
        if (at == end or at[0] == c"\n") and at > field.text and (at - 1)[0] == c"\r":
            field.end -= 1
    field.stop = at
    if kind == CSV_AFTER:
        field.end = at
    return kind


cdef int plain_field(Field *field, vector[uint8_t] &scratch) except -1 nogil:
    """Replace the escapes and doubled quotes of a field."""
    cdef const uint8_t *at = field.text
    cdef const uint8_t *end = field.end
    cdef uint8_t *out
    cdef bint doubled = field.doubled
    if not (field.escaped or doubled):
        return 0
    scratch.resize(end - at)
    out = scratch.data()
    while at < end:
        out[0] = at[0]
        if doubled:
            at += at[0] == c'"'
        elif at[0] == c"\\" and end - at > 1 and tsv_escape(at[1]):
            at += 1
            out[0] = tsv_escape(at[0])
        at += 1
        out += 1
    field.text = scratch.data()
    field.end = out


cdef inline uint8_t tsv_escape(uint8_t byte) noexcept nogil:
    """Return the character that a backslash and `byte` mean, or 0."""
    if byte == c"t":
        return c"\t"
    if byte == c"n":
        return c"\n"
    if byte == c"r":
        return c"\r"
    return c"\\" if byte == c"\\" else 0


cdef const uint8_t *bad_byte(const uint8_t *at, const uint8_t *end) noexcept nogil:
    """The first byte that is NUL or not UTF-8, or NULL."""
    cdef uint64_t eight
    cdef uint32_t point
    cdef int size
    while at < end:
        if end - at >= 8:
            memcpy(&eight, at, 8)
            if ((eight - 0x0101010101010101u) | eight) & 0x8080808080808080u == 0:
                at += 8
                continue
        size = decode_utf8(at, end - at, &point)
        if size == 0 or point == 0:
            return at
        at += size
    return NULL


def read_csv(
    bytes chunk not None, Py_ssize_t first_row, columns: Sequence[int], alphabet not None: Alphabet,
    str row_noun=None, int64_t rows_before=0,
) -> tuple[Positions, int]:
    """Read records of CSV (RFC 4180), numbered without the header, with white space between table words.

    columns: the result of `csv_header`. An id that is a JSON number, true, false or null stays that; any
    other id becomes a JSON string. Other arguments and the result are those of `read_text`.
    """
    cdef Options options = column_options(columns)
    return read_chunk(CSV, chunk, first_row, alphabet, &options, row_noun, rows_before)


def read_tsv(
    bytes chunk not None, Py_ssize_t first_row, columns: Sequence[int], alphabet not None: Alphabet,
    str row_noun=None, int64_t rows_before=0,
) -> tuple[Positions, int]:
    """Read TSV like `read_csv`: fields between tabs, without quotes, with the escapes \\t, \\n, \\r and \\\\."""
    cdef Options options = column_options(columns)
    return read_chunk(TSV, chunk, first_row, alphabet, &options, row_noun, rows_before)


cdef Options column_options(columns) except *:
    cdef Options options
    numbers = integers_of(columns, "columns")
    if len(numbers) != 3:
        raise BadPosition(f"columns has {len(numbers)} numbers; pass the three that csv_header returns")
    options.column[0], options.column[1], options.column[2] = numbers
    return options


cdef const uint8_t *table_row(
    Positions positions,
    int64_t row,
    const uint8_t *at,
    const uint8_t *end,
    bint tsv,
    const int *column,
    vector[uint8_t] &scratch,
) except NULL nogil:
    """Read the record at `at`. Returns its end."""
    cdef Fault fault
    cdef Field field
    cdef Field fields[3]  # id, hand, table
    cdef const uint8_t *start = at
    cdef const uint8_t *bad
    cdef int i, kind, number = 0
    fault.kind = FINE
    for i in range(3):
        fields[i].text = NULL
    while True:
        kind = next_field(at, end, tsv, &field)
        if kind == FINE:
            for i in range(3):
                if column[i] == number:
                    fields[i] = field
        elif fault.kind == FINE:
            fail_text(&fault, kind, field.text, field.end)
            fault.place = number + 1
        number += 1
        at = field.stop
        if at == end or at[0] == c"\n":
            break
        at += 1
    end = at

    if end - start > _MAX_ROW:
        fail_text(&fault, ROW_LONG, start, end)
        bad = bad_byte(start, start + _MAX_ROW)
        if bad == NULL:
            bad = start + _MAX_ROW
    elif number == 1 and skip_space(start, end) == end:
        return end
    else:
        bad = bad_byte(start, end)
        if bad != NULL:
            fail(&fault, ROW_UTF8 if bad[0] else ROW_NUL, bad - start + 1, BAD_BYTE | bad[0])
            fault.text = bad
            fault.size = end - bad
    if fields[0].text != NULL and (bad == NULL or fields[0].stop < bad):
        plain_field(&fields[0], scratch)
        if fields[0].end > fields[0].text:
            positions.add_id(fields[0].text, fields[0].end - fields[0].text, False)
    if fault.kind == FINE and fields[1].text == NULL:
        fail_text(&fault, CSV_NO_HAND, start, end)
        fault.place = column[1] + 1
        fault.word = number
    if fault.kind != FINE or add_cards(positions, fields, scratch, &fault):
        positions.fail_row(row, &fault)
    else:
        positions.end_row(row)
    return end


cdef int add_cards(
    Positions positions, Field *fields, vector[uint8_t] &scratch, Fault *fault
) except -1 nogil:
    """Add the hand and the table words. Returns 1 if one is bad."""
    cdef const uint8_t *text
    cdef const uint8_t *end
    plain_field(&fields[1], scratch)
    end = fields[1].end
    text = skip_space(fields[1].text, end)
    while end > text and is_space((end - 1)[0]):
        end -= 1
    if positions.add_hand(text, end, fault):
        return 1
    if fields[2].text == NULL:
        return 0
    plain_field(&fields[2], scratch)
    return positions.add_words(fields[2].text, fields[2].end, fault)


def csv_header(bytes line not None, bint tsv=False) -> tuple[int, int, int]:
    """Find the columns id, hand and table of a header, from 0; -1 for a column that is absent.

    Names may be in any case. Raises BadPosition for a header without `hand`, with a repeated name, or
    with bad CSV.
    """
    return columns_in(header_names(line, tsv))


def header_names(bytes line not None, bint tsv=False) -> list[str]:
    """The names in a header of CSV or TSV, in lower case. Raises BadPosition if it is malformed."""
    cdef bytes text = line.removeprefix(b"\xef\xbb\xbf")
    cdef const uint8_t *start = <const uint8_t *>PyBytes_AS_STRING(text)
    cdef const uint8_t *at = start
    cdef const uint8_t *end = at + PyBytes_GET_SIZE(text)
    cdef const uint8_t *bad
    cdef Fault fault
    cdef Field field
    cdef int kind
    cdef vector[uint8_t] scratch
    if end - at > _MAX_ROW:
        fail_text(&fault, ROW_LONG, at, end)
        raise fault_error(&fault, text[:200], "header", None)
    bad = bad_byte(at, end)
    if bad != NULL:
        fail(&fault, ROW_UTF8 if bad[0] else ROW_NUL, bad - at + 1, BAD_BYTE | bad[0])
        raise fault_error(&fault, text[bad - start:][:200], "header", None)
    names = []
    while True:
        kind = next_field(at, end, tsv, &field)
        if kind != FINE:
            fail(&fault, kind, len(names) + 1, 0)
            raise fault_error(&fault, text[field.text - start:][:200], "header", None)
        at = field.stop
        plain_field(&field, scratch)
        name = field.text[:field.end - field.text] if field.end > field.text else b""
        check_stop(500)
        names.append(name.decode().strip().lower())
        if at == end or at[0] == c"\n":
            break
        at += 1
    return names


def columns_in(names: Sequence[str]) -> tuple[int, int, int]:
    """Find the columns of a header with these names (see `csv_header`)."""
    names = instances_of(names, "names", str)
    for name in ("id", "hand", "table"):
        if names.count(name) > 1:
            raise BadPosition(f"header has {names.count(name)} columns {name!r}; it must have one")
    if "hand" not in names:
        shown = ", ".join([repr(name[:40]) for name in names[:10]])
        raise BadPosition(f"header {shown} has no column 'hand'; columns are hand and optionally id and table")
    return tuple([names.index(name) if name in names else -1 for name in ("id", "hand", "table")])


# Where rows end


cdef enum State:
    START         # of a field
    PLAIN
    QUOTED
    QUOTE         # a quote within quotes: the closing one, unless another one follows


def split_rows(
    bytearray buffer not None, Py_ssize_t start, int state, bint csv, Py_ssize_t most=-1,
) -> tuple[int, int, int]:
    """Find the ends of rows in `buffer[start:]`. In CSV, line feeds within quotes do not end rows.

    state: 0 at the start of a row, or the state returned for the bytes before. most: number of rows after
    which to stop, -1 for no limit. Returns how many rows end, the index after the last of them (`start`
    if none ends), and the state there or at the end of the buffer.
    """
    cdef const uint8_t *text = <const uint8_t *>PyByteArray_AS_STRING(buffer)
    cdef Py_ssize_t at = start, size = PyByteArray_GET_SIZE(buffer), row_start = start, rows = 0
    cdef const void *found
    cdef bint quotes
    cdef uint8_t byte
    if not 0 <= start <= size:
        raise ValueError(f"start is {start}, but buffer has {size} bytes")
    quotes = csv and (state >= QUOTED or (start < size and memchr(text + start, c'"', size - start) != NULL))
    if not quotes:
        while rows != most and at < size:
            found = memchr(text + at, c"\n", size - at)
            if found == NULL:
                break
            check_stop(16)
            rows += 1
            at = row_start = <const uint8_t *>found - text + 1
        if rows == most:
            state = START
        elif size > start:
            state = START if text[size - 1] == c"," or text[size - 1] == c"\n" else PLAIN
        return rows, row_start, state
    while rows != most and at < size:
        if not at & 0xFFFF:
            check_stop(1 << 16)
        byte = text[at]
        at += 1
        if state == QUOTED:
            if byte == c'"':
                state = QUOTE
        elif byte == c'"' and state != PLAIN:
            state = QUOTED
        elif byte == c"\n":
            rows += 1
            row_start = at
            state = START
        else:
            state = START if byte == c"," else PLAIN
    return rows, row_start, state
