"""Text with tiles of several letters, whose stand-ins are the only letters of plane 15: see core/tile_text.h."""

from libc.stdint cimport uint8_t, uint16_t, uint32_t
from libcpp.vector cimport vector

from .letters cimport Letters
from .text_column cimport Text

cdef extern from "core/tile_text.h" namespace "lexicon_fast" nogil:
    cdef cppclass TileText[Unit]:
        void add(const Unit *text, size_t size, const Unit *letter, size_t letter_size) except +
        void finish(bint drops_joints)
        bint changes[In](const In *at, const In *stop)
        Unit *read[In](const In *at, const In *stop, Unit *out)


cdef inline bint has_long_tiles(const Letters *letters) noexcept nogil:
    return letters.wide > 0 and letters.wide_point[letters.wide - 1] >= 0xF0000


cdef enum Reading:
    LEFT        # it may have to be composed or folded
    SAME
    CHANGED


cdef class TileReader:
    """Reads what needs neither composing nor folding; the rest is left to `Alphabet.typed`."""

    cdef TileText[uint8_t] bytes
    cdef TileText[uint32_t] points
    cdef Letters letters

    # Read a text, from `start` on, into `out`, if it changes.
    cdef Reading read_text(self, const Text *text, Py_ssize_t start, vector[uint32_t] &out) except * nogil


# The TileReader of an Alphabet, the same for the same letters. typed: reads as `Alphabet.typed`, else as `Alphabet.read`.
cdef TileReader tile_reader_of(alphabet, bint typed)
