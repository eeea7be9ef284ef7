"""Whether an alphabet has tiles of several letters, whose stand-ins are the only letters of plane 15."""

from .letters cimport Letters


cdef inline bint has_long_tiles(const Letters *letters) noexcept nogil:
    """Return whether text must be read with `dictionary.alphabet.read_tiles` before its letters."""
    return letters.wide > 0 and letters.wide_point[letters.wide - 1] >= 0xF0000
