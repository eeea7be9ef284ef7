"""Writing rows of JSON Lines, CSV and TSV, piece by piece.

The put_ functions write from `at` on without any check, and return the end of the piece. Call make_room()
before, with a bound on the size of the pieces that follow. Some pieces store up to 16 bytes more than
they need, so make_room() adds SLACK.
"""

from libc.stdint cimport uint8_t, uint32_t, uint64_t
from libc.stdlib cimport free, realloc
from libc.string cimport memcpy, memmove, strlen
from libcpp.vector cimport vector

from ..dictionary.bits cimport lowest_bit
from ..dictionary.letters cimport BRACKET, MASTER, Letters
from .hands cimport MAX_CARDS, MAX_LETTERS
from .json_text cimport ESCAPED, escape, unescape
from .positions cimport Positions

cdef enum:
    SLACK = 64
    NUMBER_ROOM = 20                   # digits
    WORD_ROOM = 4 * MAX_LETTERS
    LAID_ROOM = 6 * MAX_LETTERS        # each letter in brackets
    HAND_ROOM = 4 * MAX_CARDS
    LEFT_ROOM = HAND_ROOM + WORD_ROOM  # a hand and the cards taken from a table word

cdef enum:
    COMMA = 44
    TAB = 9


cdef struct Text:
    # Bytes written, `start` to `at`, and room up to `end`. All are NULL at first.
    char *start
    char *at
    char *end


cdef inline int grow(Text *text, size_t size) except -1 nogil:
    cdef size_t used = text.at - text.start
    cdef char *start = <char *>realloc(text.start, 2 * (used + size))
    if start == NULL:
        raise MemoryError()
    text.start = start
    text.at = start + used
    text.end = start + 2 * (used + size)


cdef inline int make_room(Text *text, size_t size) except -1 nogil:
    """Make room for `size` bytes and SLACK more."""
    if <size_t>(text.end - text.at) < size + SLACK:
        return grow(text, size + SLACK)
    return 0


cdef inline bytes finish(Text *text):
    """Return the bytes written, and free the text."""
    try:
        return text.start[:text.at - text.start] if text.start != NULL else b""
    finally:
        free(text.start)
        text.start = text.at = text.end = NULL


# Pieces


cdef inline char *put(char *at, const char *piece) noexcept nogil:
    """Write a constant, which the compiler turns into plain stores."""
    cdef size_t size = strlen(piece)
    memcpy(at, piece, size)
    return at + size


cdef inline char *put_bytes(char *at, const char *piece, size_t size) noexcept nogil:
    if size:
        memcpy(at, piece, size)
    return at + size


cdef inline char *put_copy(char *at, const char *piece, size_t size) noexcept nogil:
    """Write a copy of a piece that is followed by 16 readable bytes; short ones at once."""
    if size <= 16:
        memmove(at, piece, 16)
    else:
        memmove(at, piece, size)
    return at + size


cdef inline char *put_number(char *at, uint64_t value) noexcept nogil:
    cdef uint64_t limit = 10
    cdef int digits = 1
    cdef char *end
    while value >= limit and digits < NUMBER_ROOM - 1:
        limit *= 10
        digits += 1
    digits += value >= limit
    end = at + digits
    at = end
    while True:
        at -= 1
        at[0] = <char>(c"0" + value % 10)
        value //= 10
        if value == 0:
            return end


cdef inline char *put_upper(char *at, const Letters *letters, int code) noexcept nogil:
    memcpy(at, letters.upper[code], 4)
    return at + letters.upper_size[code]


cdef inline char *put_lower(char *at, const Letters *letters, int code) noexcept nogil:
    memcpy(at, letters.lower[code], 4)
    return at + letters.lower_size[code]


cdef inline char *put_word(
    char *at, const Letters *letters, const uint8_t *codes, int length
) noexcept nogil:
    """Write lower-case letters without brackets: up to WORD_ROOM."""
    cdef int i
    for i in range(length):
        at = put_lower(at, letters, codes[i] & ~BRACKET)
    return at


cdef inline char *put_laid(
    char *at, const Letters *letters, const uint8_t *codes, int length, uint64_t brackets
) noexcept nogil:
    """Write lower-case letters, in brackets where `brackets` has a bit: up to LAID_ROOM."""
    cdef int i
    for i in range(length):
        if brackets >> i & 1:
            at[0] = c"["
            at = put_lower(at + 1, letters, codes[i] & ~BRACKET)
            at[0] = c"]"
            at += 1
        else:
            at = put_lower(at, letters, codes[i] & ~BRACKET)
    return at


cdef inline char *put_cards(
    char *at, const Letters *letters, const uint8_t *counts, uint64_t present
) noexcept nogil:
    """Write cards in order, from their counts: up to LEFT_ROOM.

    present: a bit for each code whose count may be positive.
    """
    cdef int code
    cdef uint64_t copies
    while present:
        code = lowest_bit(present)
        present &= present - 1
        if letters.upper_size[code] == 1 and counts[code] <= 8:
            # Eight copies at once: no branch depends on the count.
            copies = <uint8_t>letters.upper[code][0] * <uint64_t>0x0101010101010101
            memcpy(at, &copies, 8)
            at += counts[code]
        else:
            for _ in range(counts[code]):
                at = put_upper(at, letters, code)
    return at


cdef inline char *put_hand(char *at, Positions positions, Py_ssize_t i) noexcept nogil:
    """Write a hand in its input order: up to HAND_ROOM."""
    cdef uint32_t card
    for card in range(positions.hand_start[i], positions.hand_start[i + 1]):
        at = put_upper(at, &positions.letters, positions.cards[card])
    return at


cdef inline char *put_csv_field(char *at, const char *field, size_t size) noexcept nogil:
    """Write a field of CSV, in quotes if needed (RFC 4180): up to 2 * size + 2."""
    cdef size_t i
    cdef bint quotes = False
    for i in range(size):
        quotes |= field[i] == c"," or field[i] == c'"' or field[i] == c"\n" or field[i] == c"\r"
    if not quotes:
        return put_bytes(at, field, size)
    at[0] = c'"'
    at += 1
    for i in range(size):
        if field[i] == c'"':
            at[0] = c'"'
            at += 1
        at[0] = field[i]
        at += 1
    at[0] = c'"'
    return at + 1


cdef inline char *put_tsv_field(char *at, const char *field, size_t size) noexcept nogil:
    """Write a field of TSV, with the escapes \\t, \\n, \\r and \\\\: up to 2 * size."""
    cdef size_t i
    cdef char escaped
    for i in range(size):
        if field[i] == c"\t":
            escaped = c"t"
        elif field[i] == c"\n":
            escaped = c"n"
        elif field[i] == c"\r":
            escaped = c"r"
        elif field[i] == c"\\":
            escaped = c"\\"
        else:
            at[0] = field[i]
            at += 1
            continue
        at[0] = c"\\"
        at[1] = escaped
        at += 2
    return at


cdef inline char *put_field(
    char *at, const char *field, size_t size, char separator
) noexcept nogil:
    """Write a field of CSV, or of TSV if the separator is a tab: up to 2 * size + 2."""
    if separator == TAB:
        return put_tsv_field(at, field, size)
    return put_csv_field(at, field, size)


cdef inline size_t id_room(Positions positions, Py_ssize_t i) noexcept nogil:
    """Bytes that put_id() may write."""
    return positions.id_start[i + 1] - positions.id_start[i] + NUMBER_ROOM


cdef inline char *put_id(char *at, Positions positions, Py_ssize_t i) noexcept nogil:
    """Write the id of a row as plain text, or its number if it has no id: up to id_room()."""
    cdef const char *scalar = positions.id_text.data() + positions.id_start[i]
    cdef size_t size = positions.id_start[i + 1] - positions.id_start[i]
    if size == 0:
        return put_number(at, positions.row[i])
    if scalar[0] != c'"':
        return put_bytes(at, scalar, size)
    return at + unescape(
        <const uint8_t *>scalar + 1, <const uint8_t *>scalar + size - 1, <uint8_t *>at
    )


cdef inline uint64_t hand_letters(Positions positions, Py_ssize_t i) noexcept nogil:
    """A bit for each code in the hand."""
    cdef uint64_t present = 0
    cdef uint32_t card
    for card in range(positions.hand_start[i], positions.hand_start[i + 1]):
        present |= <uint64_t>1 << positions.cards[card]
    return present


cdef inline uint64_t table_cards(Positions positions, Py_ssize_t i) noexcept nogil:
    """A bit for each code of a card that a table word may give back: its letters, and the Master."""
    cdef uint64_t present = <uint64_t>1 << MASTER
    cdef uint32_t letter
    for letter in range(
        positions.word_start[positions.table_start[i]],
        positions.word_start[positions.table_start[i + 1]],
    ):
        present |= <uint64_t>1 << (positions.table_letters[letter] & ~BRACKET)
    return present


# Heads of rows, and bad rows


cdef inline int json_head(Text *text, Positions positions, Py_ssize_t i) except -1 nogil:
    """Write `{"id":..`"""
    cdef uint32_t start = positions.id_start[i], end = positions.id_start[i + 1]
    make_room(text, end - start + NUMBER_ROOM + 16)
    text.at = put(text.at, b'{"id":')
    if end > start:
        text.at = put_bytes(text.at, positions.id_text.data() + start, end - start)
    else:
        text.at = put_number(text.at, positions.row[i])


cdef inline int json_hand(Text *text, Positions positions, Py_ssize_t i) except -1 nogil:
    """Write `,"hand":".."`"""
    make_room(text, HAND_ROOM + 16)
    text.at = put(text.at, b',"hand":"')
    text.at = put_hand(text.at, positions, i)
    text.at[0] = c'"'
    text.at += 1


cdef inline int table_head(
    Text *text, Positions positions, Py_ssize_t i, char separator
) except -1 nogil:
    """Write `position,id,`, with an id that is a JSON string as plain text."""
    cdef size_t room = id_room(positions, i)
    cdef char *plain
    make_room(text, NUMBER_ROOM + 3 * room + 16)
    text.at = put_number(text.at, positions.row[i])
    text.at[0] = separator
    plain = text.at + 1 + 2 * room + 2  # after the longest possible field
    text.at = put_field(text.at + 1, plain, put_id(plain, positions, i) - plain, separator)
    text.at[0] = separator
    text.at += 1


cdef struct BadRow:
    Py_ssize_t position
    const char *text         # the message
    size_t size
    const char *type         # the name of its class, empty if that is not written
    size_t type_size


cdef inline list bad_rows(dict errors, dict types, Py_ssize_t first, Py_ssize_t n, vector[BadRow] &found):
    """Fill `found` with the bad rows of positions `first` to `first + n`, in order.

    Their texts are valid as long as the list returned.
    """
    cdef BadRow row
    cdef bytes text, type
    cdef list texts = []
    if errors:
        for row.position in range(first, first + n):
            if row.position in errors:
                text = (<str>errors[row.position]).encode()
                type = (<str>types.get(row.position, "")).encode()
                texts.append((text, type))
                row.text = text
                row.size = len(text)
                row.type = type
                row.type_size = len(type)
                found.push_back(row)
    return texts


cdef inline int json_error(Text *text, Positions positions, const BadRow *bad) except -1 nogil:
    """Write a complete row: `{"id":..,"error":"..","error_data":{"type":".."}}` and the line end."""
    json_head(text, positions, bad.position)
    make_room(text, ESCAPED * bad.size + bad.type_size + 64)
    text.at = put(text.at, b',"error":"')
    text.at = escape(text.at, bad.text, bad.size)
    text.at = put(text.at, b'","error_data":{"type":"')
    text.at = put_bytes(text.at, bad.type, bad.type_size)
    text.at = put(text.at, b'"}}\n')


cdef inline int table_error(
    Text *text, Positions positions, const BadRow *bad, int columns, char separator
) except -1 nogil:
    """Write a complete row: position, id, `columns` empty fields, and the error."""
    cdef int i
    table_head(text, positions, bad.position, separator)
    make_room(text, 2 * bad.size + columns + 16)
    for i in range(columns):
        text.at[i] = separator
    text.at = put_field(text.at + columns, bad.text, bad.size, separator)
    text.at[0] = c"\n"
    text.at += 1
