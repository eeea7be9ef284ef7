"""Text written piece by piece, without Python objects.

The put_ functions write from `at` on without any check, and return the end of the piece. Call make_room()
before, with a bound on the size of the pieces that follow. Some pieces store up to 16 bytes more than
they need, so make_room() adds SLACK.
"""

from libc.stdint cimport uint64_t
from libc.stdlib cimport free, realloc
from libc.string cimport memcpy, memmove, strlen

from ..dictionary.letters cimport Letters

cdef enum:
    SLACK = 64
    NUMBER_ROOM = 20                   # digits
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
