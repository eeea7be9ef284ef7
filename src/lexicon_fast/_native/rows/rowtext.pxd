"""Writing rows of positions as JSON Lines, CSV and TSV. The put_ functions are as in text.pxd."""

from libc.stdint cimport uint8_t, uint32_t, uint64_t
from libc.string cimport memcpy
from libcpp.vector cimport vector

from ..dictionary.bits cimport lowest_bit
from ..dictionary.letters cimport BRACKET, MASTER, Letters
from .hands cimport MAX_CARDS, MAX_LETTERS
from .json_text cimport ESCAPED, escape, unescape
from .positions cimport Positions
from .text cimport NUMBER_ROOM, Text, make_room, put, put_bytes, put_field, put_lower, put_number, put_upper

cdef enum:
    WORD_ROOM = 4 * MAX_LETTERS
    LAID_ROOM = 6 * MAX_LETTERS        # each letter in brackets
    HAND_ROOM = 4 * MAX_CARDS
    LEFT_ROOM = HAND_ROOM + WORD_ROOM  # a hand and the cards taken from a table word


# Pieces


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
