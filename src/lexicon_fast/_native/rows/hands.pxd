"""Reading hands and table words from UTF-8, and the list of faults that a row of input can have.

The messages for faults are in `positions.pyx`.
"""

from libc.stdint cimport int64_t, uint8_t, uint32_t

from ..dictionary.letters cimport BRACKET, MASTER, NO_LETTER, Letters, code_of, decode_utf8

cdef enum:
    MAX_CARDS = 64          # in a hand
    MAX_TABLE = 64          # words on the table
    MAX_LETTERS = 64        # in a table word
    MAX_ROW = 1 << 20       # bytes of a row, without its line end
    MAX_DEPTH = 64          # levels of nesting in JSON
    BAD_BYTE = 0x80000000   # flag of Fault.point: a byte that is not UTF-8, not a code point

cdef enum:
    FINE = 0
    # hands: Fault.place is the card
    HAND_LETTER
    HAND_EMPTY
    HAND_LONG
    # table words: Fault.word is the word, Fault.place the character
    WORD_LETTER
    WORD_MASTER
    WORD_BRACKET
    WORD_SHORT              # Fault.place: number of letters
    WORD_LONG
    WORD_MANY
    # rows: Fault.place is the byte
    ROW_LONG
    ROW_UTF8
    ROW_NUL
    # JSON: Fault.place is the byte
    JSON_VALUE
    JSON_KEY
    JSON_COLON
    JSON_COMMA_OBJECT
    JSON_COMMA_ARRAY
    JSON_END
    JSON_STRING
    JSON_CONTROL
    JSON_ESCAPE
    JSON_NUMBER
    JSON_DEEP
    JSON_OBJECT
    JSON_NO_HAND
    JSON_HAND
    JSON_TABLE
    JSON_ID
    JSON_UNKNOWN            # a key, with --strict
    # CSV: Fault.place is the column
    CSV_OPEN
    CSV_AFTER
    CSV_NO_HAND             # Fault.word: number of columns
    # columns of Arrow
    NULL_HAND
    NULL_WORD               # Fault.word is the word


cdef struct Fault:
    int kind
    int64_t word
    int64_t place            # from 1
    uint32_t point           # the character, or a byte with BAD_BYTE
    const uint8_t *text      # the bad value
    size_t size


cdef inline bint is_space(uint32_t point) noexcept nogil:
    """Return whether a character is white space in all formats: space, tab, line feed, carriage return."""
    return point == 32 or 9 <= point <= 10 or point == 13


cdef inline const uint8_t *skip_space(const uint8_t *at, const uint8_t *end) noexcept nogil:
    while at < end and is_space(at[0]):
        at += 1
    return at


cdef inline const uint8_t *skip_token(const uint8_t *at, const uint8_t *end) noexcept nogil:
    while at < end and not is_space(at[0]):
        at += 1
    return at


cdef inline int letter_at(
    const Letters *letters, const uint8_t *at, const uint8_t *end, int *size, uint32_t *point
) noexcept nogil:
    """Return the code of the character at `at`. Sets *size to its bytes and *point to the character."""
    cdef uint32_t byte = at[0]
    size[0] = 1
    point[0] = byte
    if byte < 128:
        return letters.ascii_code[byte]
    size[0] = decode_utf8(at, end - at, point)
    if size[0] == 0:
        point[0] = BAD_BYTE | byte
        return NO_LETTER
    return code_of(letters, point[0])


cdef inline int fail(Fault *fault, int kind, int64_t place, uint32_t point) noexcept nogil:
    """Set a fault, except for its text. Returns -1."""
    fault.kind = kind
    fault.place = place
    fault.point = point
    return -1


cdef inline bint fail_text(Fault *fault, int kind, const uint8_t *text, const uint8_t *end) noexcept nogil:
    """Set a fault with its text, but without a place. Returns True."""
    fail(fault, kind, 0, 0)
    fault.text = text
    fault.size = end - text
    return True


cdef inline int read_hand(
    const Letters *letters, const uint8_t **at, const uint8_t *end, uint8_t *out, Fault *fault
) noexcept nogil:
    """Read cards up to white space or `end` as codes into `out`. Returns how many (1 to MAX_CARDS), or -1."""
    cdef const uint8_t *p = at[0]
    cdef int n = 0, code, size
    cdef uint32_t point
    while p < end:
        code = letter_at(letters, p, end, &size, &point)
        if code == NO_LETTER:
            if is_space(point):
                break
            return fail(fault, HAND_LETTER, n + 1, point)
        if n == MAX_CARDS:
            return fail(fault, HAND_LONG, n, point)
        out[n] = <uint8_t>code
        n += 1
        p += size
    if n == 0:
        return fail(fault, HAND_EMPTY, 0, 0)
    at[0] = p
    return n


cdef inline int read_word(
    const Letters *letters, const uint8_t **at, const uint8_t *end, uint8_t *out, Fault *fault
) noexcept nogil:
    """Read letters up to white space or `end` as codes into `out`. Returns how many (2 to MAX_LETTERS), or -1."""
    cdef const uint8_t *p = at[0]
    cdef int n = 0, place = 1, code, size, flag
    cdef uint32_t point
    while p < end:
        flag = 0
        if p[0] == c"[":
            flag = BRACKET
            p += 1
            place += 1
            if p == end:
                return fail(fault, WORD_BRACKET, place - 1, c"[")
        code = letter_at(letters, p, end, &size, &point)
        if code == NO_LETTER:
            if is_space(point) and not flag:
                break
            if flag or point == c"]":
                return fail(fault, WORD_BRACKET, place - (1 if flag else 0), c"[" if flag else c"]")
            return fail(fault, WORD_LETTER, place, point)
        if code == MASTER:
            return fail(fault, WORD_MASTER, place, point)
        if n == MAX_LETTERS:
            return fail(fault, WORD_LONG, n, point)
        out[n] = <uint8_t>(code | flag)
        n += 1
        p += size
        place += 1
        if flag:
            if p == end or p[0] != c"]":
                return fail(fault, WORD_BRACKET, place - 2, c"[")
            p += 1
            place += 1
    if n < 2:
        return fail(fault, WORD_SHORT, n, 0)
    at[0] = p
    return n
