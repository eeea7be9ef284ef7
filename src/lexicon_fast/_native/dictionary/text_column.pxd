"""Strings of Arrow, read where they are: arrays of string, large_string or string_view, and dictionaries of these."""

from cpython.unicode cimport PyUnicode_DATA, PyUnicode_GET_LENGTH, PyUnicode_KIND
from libc.stdint cimport int64_t, uint16_t, uint32_t, uint8_t
from libcpp.vector cimport vector

from .letters cimport Letters

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


# The TileReader of an Alphabet, the same for the same letters. typed: reads as `Alphabet.typed`, else `.read`.
cdef TileReader tile_reader_of(alphabet, bint typed)


cdef struct Slice:
    const uint8_t *begin
    const uint8_t *end

cdef struct Span:
    const uint8_t *data
    int64_t begin
    int64_t end


cdef class TextColumn:
    cdef readonly int64_t n
    cdef int layout
    cdef const uint8_t *valid           # a bit for each entry; NULL: none is null
    cdef const uint8_t *spans           # offsets, views, or indices of `values`
    cdef int64_t first                  # index of the first entry in the buffers
    cdef vector[const uint8_t *] data   # characters
    cdef vector[int64_t] sizes          # of `data`, in bytes
    cdef TextColumn values              # of lists and dictionaries
    cdef list owners                    # of the memory

    # Find the characters of an entry, UTF-8; or of a list, its entries in `values`. False: it is null. Raises
    # BadPosition for entries outside the column.
    cdef bint find(self, int64_t i, Slice *text) except -1 nogil
    cdef bint find_span(self, int64_t i, Span *span) except -1 nogil


cdef struct Text:        # the characters of a Python string, which must outlive it
    const void *data
    Py_ssize_t size
    int kind


cdef inline Text text_of(str string):
    return Text(PyUnicode_DATA(string), PyUnicode_GET_LENGTH(string), PyUnicode_KIND(string))


cdef class Texts:
    cdef vector[Text] texts
    cdef list items                  # all items of a list; of columns, what is not ASCII
    cdef list columns
    cdef object reader               # the Alphabet of the language, or None
    cdef object tiles                # its TileReader, or None
    cdef bint are_queries
    cdef vector[uint32_t] points     # of the texts that `tiles` read
    cdef vector[size_t] read         # their places in `texts`
    cdef vector[size_t] read_start   # and in `points`
    cdef int add_item(self, Py_ssize_t at) except -1
    cdef bint add_tiles(self, const Text *text) except -1
    cdef object item(self, Py_ssize_t i)
