"""Letters from the two strings of an alphabet."""

from cpython.unicode cimport PyUnicode_DATA, PyUnicode_New
from libc.stdint cimport uint8_t, uint32_t, uint64_t
from libc.string cimport memcpy, memset

from lexicon_fast.base.errors import BadAlphabet

from .bits cimport lowest_bit

cdef enum:
    MANY_ALPHABETS = 16

#: The letters of alphabets -> their tables. To fill them takes longer than to answer a small hand.
cdef dict tables_of = {}


cdef int fill_letters(Letters *out, str upper, str lower) except -1:
    """Fill the tables of an alphabet: letter `i` is written `upper[i]` or `lower[i]`.

    Raises BadAlphabet if no `Alphabet` can have these letters.
    """
    if upper is None or lower is None:
        raise TypeError(f"{'lower' if lower is None else 'upper'} must be str, not NoneType")
    cdef bytes tables = tables_of.get((upper, lower))
    if tables is None:
        fill_tables(out, upper, lower)
        if len(tables_of) >= MANY_ALPHABETS:
            tables_of.clear()
        tables_of[upper, lower] = (<const char *>out)[:sizeof(Letters)]
    else:
        memcpy(out, <const char *>tables, sizeof(Letters))


cdef int fill_tables(Letters *out, str upper, str lower) except -1:
    if len(upper) != len(lower) or not 1 <= len(upper) <= MASTER:
        raise BadAlphabet(
            f"an alphabet of {len(upper)} upper-case and {len(lower)} lower-case letters; it must have as many"
            f" of each, 1 to {MASTER}"
        )
    for letter in upper + lower:
        if "\ud800" <= letter <= "\udfff":
            raise BadAlphabet(f"letter {letter!r} is half of a surrogate pair; use whole characters")
    memset(out, 0, sizeof(Letters))
    memset(out.ascii_code, NO_LETTER, sizeof(out.ascii_code))
    out.n = <int>len(upper)
    out.ascii = upper.isascii() and lower.isascii()
    cdef int i
    cdef bytes form
    for i in range(out.n):
        out.upper_point[i] = ord(upper[i])
        out.lower_point[i] = ord(lower[i])
        form = (<str>upper[i]).encode()
        out.upper_size[i] = <uint8_t>len(form)
        memcpy(out.upper[i], <const char *>form, len(form))
        form = (<str>lower[i]).encode()
        out.lower_size[i] = <uint8_t>len(form)
        memcpy(out.lower[i], <const char *>form, len(form))
    out.upper_size[<int>MASTER] = out.lower_size[<int>MASTER] = 1
    out.upper_point[<int>MASTER] = out.lower_point[<int>MASTER] = c"*"
    out.upper[<int>MASTER][0] = out.lower[<int>MASTER][0] = c"*"
    out.ascii_code[<int>c"*"] = out.ascii_code[<int>c"?"] = MASTER

    cdef dict code_of_form = dict(zip(upper, range(out.n)))
    code_of_form.update(zip(lower, range(out.n)))  # the same again in a script without case
    cdef uint32_t point
    for letter in sorted(code_of_form):
        point = ord(letter)
        if point < 128:
            out.ascii_code[point] = code_of_form[letter]
        else:
            out.wide_point[out.wide] = point
            out.wide_code[out.wide] = code_of_form[letter]
            out.wide += 1


cdef str spell_codes(const Letters *letters, const uint8_t *codes, size_t n):
    cdef size_t i
    return "".join([chr(letters.upper_point[codes[i]]) for i in range(n)])


cdef str spell_counts(const Letters *letters, const uint8_t *counts, uint64_t present):
    cdef char cards[CARDS * 255 + 8]
    cdef char *at = cards
    cdef uint64_t copies
    cdef int code
    cdef str text
    if not letters.ascii:
        return "".join([chr(letters.upper_point[code]) * counts[code] for code in range(CARDS)])
    while present:
        code = lowest_bit(present)
        present &= present - 1
        # Eight copies at once: no branch depends on a count, unless there are more.
        copies = <uint8_t>letters.upper[code][0] * <uint64_t>0x0101010101010101
        memcpy(at, &copies, 8)
        if counts[code] > 8:
            memset(at, letters.upper[code][0], counts[code])
        at += counts[code]
    text = PyUnicode_New(at - cards, 127)
    memcpy(PyUnicode_DATA(text), cards, at - cards)
    return text


cdef str spell_laid(const Letters *letters, const uint8_t *codes, size_t n):
    cdef list parts = []
    cdef size_t i
    for i in range(n):
        letter = chr(letters.lower_point[codes[i] & ~BRACKET])
        parts.append(f"[{letter}]" if codes[i] & BRACKET else letter)
    return "".join(parts)
