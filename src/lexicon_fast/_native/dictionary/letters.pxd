"""Letters and their codes: 0 to 31 in alphabetical order, MASTER for the wild card.

Plain data and inline functions, so that every module reads text the same way.
"""

from libc.stdint cimport uint8_t, uint32_t, uint64_t

cdef enum:
    MASTER = 32          # `*` or `?` in a hand
    CARDS = 33           # letters and the Master
    BRACKET = 0x80       # flag on a code of a table word: the card is a Master for this letter
    NO_LETTER = 255


cdef struct Letters:
    int n                          # letters in the alphabet, at most 32
    bint ascii                     # all letters are, in both cases
    uint8_t ascii_code[128]        # code, MASTER, or NO_LETTER
    int wide                       # characters outside ASCII, sorted by code point
    uint32_t wide_point[64]
    uint8_t wide_code[64]
    uint8_t lower_size[CARDS]      # UTF-8 of each letter; entry MASTER is `*`
    uint8_t upper_size[CARDS]
    char lower[CARDS][4]
    char upper[CARDS][4]
    uint32_t lower_point[CARDS]    # code points
    uint32_t upper_point[CARDS]


cdef inline int code_of(const Letters *letters, uint32_t point) noexcept nogil:
    """The code of a character, MASTER for `*` and `?`, NO_LETTER for anything else."""
    cdef int low, high, middle
    if point < 128:
        return letters.ascii_code[point]
    low = 0
    high = letters.wide
    while low < high:
        middle = (low + high) // 2
        if letters.wide_point[middle] < point:
            low = middle + 1
        else:
            high = middle
    if low < letters.wide and letters.wide_point[low] == point:
        return letters.wide_code[low]
    return NO_LETTER


cdef inline int decode_utf8(const uint8_t *text, size_t size, uint32_t *point) noexcept nogil:
    """Decode the character at `text` into *point. Returns its bytes (1 to 4), or 0 if it is not UTF-8."""
    cdef uint32_t a, value
    cdef int more, i
    if size == 0:
        return 0
    a = text[0]
    if a < 0x80:
        point[0] = a
        return 1
    if 0xC2 <= a <= 0xDF:
        more = 1
        value = a & 0x1F
    elif 0xE0 <= a <= 0xEF:
        more = 2
        value = a & 0x0F
    elif 0xF0 <= a <= 0xF4:
        more = 3
        value = a & 0x07
    else:
        return 0
    if size <= <size_t>more:
        return 0
    for i in range(1, more + 1):
        if (text[i] & 0xC0) != 0x80:
            return 0
        value = value << 6 | (text[i] & 0x3F)
    # Overlong forms, surrogates and numbers beyond Unicode are not characters.
    if (more == 2 and value < 0x800) or (more == 3 and (value < 0x10000 or value > 0x10FFFF)):
        return 0
    if 0xD800 <= value <= 0xDFFF:
        return 0
    point[0] = value
    return more + 1


cdef int fill_letters(Letters *out, str upper, str lower) except -1

# Spell cards in upper case: from codes in their order, or from counts by code with Masters last.
# present: a bit for each code whose count may be positive.
cdef str spell_codes(const Letters *letters, const uint8_t *codes, size_t n)
cdef str spell_counts(const Letters *letters, const uint8_t *counts, uint64_t present)


cdef inline uint64_t all_cards() noexcept nogil:
    """A bit for each code."""
    return (<uint64_t>1 << CARDS) - 1


# Spell a table word in lower case, with brackets around the letters of Masters (codes with BRACKET).
cdef str spell_laid(const Letters *letters, const uint8_t *codes, size_t n)
