"""JSON (RFC 8259): skipping values, reading and writing strings."""

from libc.stdint cimport uint8_t, uint32_t, uint64_t
from libc.string cimport memcmp

from ..dictionary.letters cimport decode_utf8
from .hands cimport (
    FINE, JSON_COLON, JSON_COMMA_ARRAY, JSON_COMMA_OBJECT, JSON_CONTROL, JSON_DEEP, JSON_ESCAPE,
    JSON_KEY, JSON_NUMBER, JSON_STRING, JSON_VALUE, MAX_DEPTH, ROW_UTF8, skip_space,
)


cdef struct Scan:
    # A reader. The skip_ functions move `at` and return True, or set `kind` to the fault and return False.
    const uint8_t *at
    const uint8_t *end
    int kind


cdef inline bint stop(Scan *scan, const uint8_t *at, int kind) noexcept nogil:
    scan.at = at
    scan.kind = kind
    return False


cdef inline bint is_digit(uint8_t byte) noexcept nogil:
    return c"0" <= byte <= c"9"


cdef inline int hex_value(uint8_t byte) noexcept nogil:
    """The value of a hexadecimal digit, or -1."""
    if is_digit(byte):
        return byte - c"0"
    byte |= 0x20
    if c"a" <= byte <= c"f":
        return byte - c"a" + 10
    return -1


cdef inline bint skip_string(Scan *scan, bint *escapes) noexcept nogil:
    """Skip a string after its opening quote. Sets *escapes to whether it has backslashes."""
    cdef const uint8_t *at = scan.at
    cdef const uint8_t *end = scan.end
    cdef uint32_t point
    cdef int size, i
    escapes[0] = False
    while at < end:
        if at[0] == c'"':
            scan.at = at + 1
            return True
        if at[0] == c"\\":
            escapes[0] = True
            if end - at < 2:
                return stop(scan, end, JSON_STRING)
            if at[1] == c"u":
                for i in range(2, 6):
                    if at + i >= end:
                        return stop(scan, end, JSON_STRING)
                    if hex_value(at[i]) < 0:
                        return stop(scan, at, JSON_ESCAPE)
                at += 6
            elif plain_escape(at[1]):
                at += 2
            else:
                return stop(scan, at, JSON_ESCAPE)
        elif at[0] < 0x20:
            return stop(scan, at, JSON_CONTROL)
        elif at[0] < 0x80:
            at += 1
        else:
            size = decode_utf8(at, end - at, &point)
            if size == 0:
                return stop(scan, at, ROW_UTF8)
            at += size
    return stop(scan, end, JSON_STRING)


cdef inline uint8_t plain_escape(uint8_t byte) noexcept nogil:
    """Return the character that a backslash and `byte` mean, or 0."""
    if byte == c'"' or byte == c"\\" or byte == c"/":
        return byte
    if byte == c"b":
        return 8
    if byte == c"f":
        return 12
    if byte == c"n":
        return 10
    if byte == c"r":
        return 13
    if byte == c"t":
        return 9
    return 0


cdef inline bint skip_digits(Scan *scan) noexcept nogil:
    """Skip one digit or more."""
    if scan.at == scan.end or not is_digit(scan.at[0]):
        return stop(scan, scan.at, JSON_NUMBER)
    while scan.at < scan.end and is_digit(scan.at[0]):
        scan.at += 1
    return True


cdef inline bint skip_number(Scan *scan) noexcept nogil:
    if scan.at < scan.end and scan.at[0] == c"-":
        scan.at += 1
    if scan.at < scan.end and scan.at[0] == c"0":
        scan.at += 1
    elif not skip_digits(scan):
        return False
    if scan.at < scan.end and scan.at[0] == c".":
        scan.at += 1
        if not skip_digits(scan):
            return False
    if scan.at < scan.end and scan.at[0] | 0x20 == c"e":
        scan.at += 1
        if scan.at < scan.end and (scan.at[0] == c"+" or scan.at[0] == c"-"):
            scan.at += 1
        return skip_digits(scan)
    return True


cdef inline bint skip_name(Scan *scan, const char *name, size_t size) noexcept nogil:
    if <size_t>(scan.end - scan.at) < size or memcmp(scan.at, name, size) != 0:
        return stop(scan, scan.at, JSON_VALUE)
    scan.at += size
    return True


cdef inline bint skip_scalar(Scan *scan) noexcept nogil:
    """Skip a string, a number, true, false or null."""
    cdef bint escapes
    cdef uint8_t first
    if scan.at == scan.end:
        return stop(scan, scan.at, JSON_VALUE)
    first = scan.at[0]
    if first == c'"':
        scan.at += 1
        return skip_string(scan, &escapes)
    if first == c"-" or is_digit(first):
        return skip_number(scan)
    if first == c"t":
        return skip_name(scan, b"true", 4)
    if first == c"f":
        return skip_name(scan, b"false", 5)
    return skip_name(scan, b"null", 4)


cdef inline bint skip_key(Scan *scan, bint *escapes) noexcept nogil:
    """Skip a key, its colon, and the spaces around them."""
    scan.at = skip_space(scan.at, scan.end)
    if scan.at == scan.end or scan.at[0] != c'"':
        return stop(scan, scan.at, JSON_KEY)
    scan.at += 1
    if not skip_string(scan, escapes):
        return False
    scan.at = skip_space(scan.at, scan.end)
    if scan.at == scan.end or scan.at[0] != c":":
        return stop(scan, scan.at, JSON_COLON)
    scan.at = skip_space(scan.at + 1, scan.end)
    return True


cdef inline bint skip_value(Scan *scan, int depth) noexcept nogil:
    """Skip any value, `depth` levels below the top. One bit for each level replaces a stack."""
    cdef uint64_t objects = 0  # open levels, the innermost lowest: 1 for an object, 0 for an array
    cdef int open_levels = 0
    cdef bint is_object, escapes
    cdef uint8_t byte
    while True:
        if scan.at < scan.end and (scan.at[0] == c"{" or scan.at[0] == c"["):
            is_object = scan.at[0] == c"{"
            if depth + open_levels >= MAX_DEPTH:
                return stop(scan, scan.at, JSON_DEEP)
            scan.at = skip_space(scan.at + 1, scan.end)
            if scan.at < scan.end and scan.at[0] == (c"}" if is_object else c"]"):
                scan.at += 1
            else:
                objects = objects << 1 | is_object
                open_levels += 1
                if is_object and not skip_key(scan, &escapes):
                    return False
                continue
        elif not skip_scalar(scan):
            return False
        # After a value: close the levels that end here, and move on to the next value.
        while open_levels:
            is_object = objects & 1
            scan.at = skip_space(scan.at, scan.end)
            byte = scan.at[0] if scan.at < scan.end else 0
            if byte == c",":
                scan.at = skip_space(scan.at + 1, scan.end)
                if is_object and not skip_key(scan, &escapes):
                    return False
                break
            if byte != (c"}" if is_object else c"]"):
                return stop(scan, scan.at, JSON_COMMA_OBJECT if is_object else JSON_COMMA_ARRAY)
            scan.at += 1
            objects >>= 1
            open_levels -= 1
        else:
            return True


cdef inline bint is_bare_scalar(const uint8_t *text, size_t size) noexcept nogil:
    """Return whether a text is a JSON number, true, false or null."""
    cdef Scan scan
    scan.at = text
    scan.end = text + size
    scan.kind = FINE
    return size > 0 and text[0] != c'"' and skip_scalar(&scan) and scan.at == scan.end


cdef inline uint32_t four_digits(const uint8_t *at) noexcept nogil:
    cdef uint32_t value = 0
    cdef int i
    for i in range(4):
        value = value << 4 | hex_value(at[i])
    return value


cdef inline size_t unescape(const uint8_t *at, const uint8_t *end, uint8_t *out) noexcept nogil:
    """Write the inside of a valid string as UTF-8, which is never longer. Returns its bytes.

    An unpaired surrogate becomes U+FFFD.
    """
    cdef uint8_t *start = out
    cdef uint32_t point, low
    while at < end:
        if at[0] != c"\\":
            out[0] = at[0]
            at += 1
            out += 1
            continue
        if at[1] != c"u":
            out[0] = plain_escape(at[1])
            at += 2
            out += 1
            continue
        point = four_digits(at + 2)
        at += 6
        if 0xD800 <= point <= 0xDFFF:
            low = 0
            if point < 0xDC00 and end - at >= 6 and at[0] == c"\\" and at[1] == c"u":
                low = four_digits(at + 2)
            if 0xDC00 <= low <= 0xDFFF:
                point = 0x10000 + ((point - 0xD800) << 10) + (low - 0xDC00)
                at += 6
            else:
                point = 0xFFFD
        if point < 0x80:
            out[0] = <uint8_t>point
            out += 1
        elif point < 0x800:
            out[0] = <uint8_t>(0xC0 | point >> 6)
            out[1] = <uint8_t>(0x80 | (point & 0x3F))
            out += 2
        elif point < 0x10000:
            out[0] = <uint8_t>(0xE0 | point >> 12)
            out[1] = <uint8_t>(0x80 | (point >> 6 & 0x3F))
            out[2] = <uint8_t>(0x80 | (point & 0x3F))
            out += 3
        else:
            out[0] = <uint8_t>(0xF0 | point >> 18)
            out[1] = <uint8_t>(0x80 | (point >> 12 & 0x3F))
            out[2] = <uint8_t>(0x80 | (point >> 6 & 0x3F))
            out[3] = <uint8_t>(0x80 | (point & 0x3F))
            out += 4
    return out - start


cdef enum:
    ESCAPED = 6  # bytes that one byte may become in a string


cdef inline char *escape(char *out, const char *text, size_t size) noexcept nogil:
    """Write UTF-8 text as the inside of a string: up to ESCAPED * size bytes. Returns the end."""
    cdef const uint8_t *at = <const uint8_t *>text
    cdef const uint8_t *end = at + size
    cdef uint8_t byte, name
    while at < end:
        byte = at[0]
        at += 1
        if byte >= 0x20 and byte != c'"' and byte != c"\\":
            out[0] = <char>byte
            out += 1
            continue
        out[0] = c"\\"
        name = 0
        if byte == c'"' or byte == c"\\":
            name = byte
        elif byte == 8:
            name = c"b"
        elif byte == 9:
            name = c"t"
        elif byte == 10:
            name = c"n"
        elif byte == 12:
            name = c"f"
        elif byte == 13:
            name = c"r"
        if name:
            out[1] = <char>name
            out += 2
        else:
            out[1] = c"u"
            out[2] = c"0"
            out[3] = c"0"
            out[4] = c"0" + (byte >> 4)
            out[5] = <char>((c"0" if (byte & 15) < 10 else c"a" - 10) + (byte & 15))
            out += 6
    return out
