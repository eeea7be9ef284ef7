"""Strings of Arrow, read where they are: arrays of string, large_string or string_view, and dictionaries of these."""

from libc.stdint cimport int64_t, uint8_t
from libcpp.vector cimport vector


cdef struct Slice:
    const uint8_t *begin
    const uint8_t *end


# The memory of a buffer, valid as long as the buffer lives; NULL for None.
cdef const uint8_t *address(buffer, int64_t *size) except? NULL

# Raise BadPosition for an entry outside the `size` bytes or elements of a column.
cdef int raise_damaged(int64_t begin, int64_t end, int64_t size) except -1 nogil

# BadPosition for a column without buffers for all rows.
cdef object too_short(str kind, int64_t rows)


cdef class TextColumn:
    cdef readonly int64_t n
    cdef int _layout
    cdef const uint8_t *_valid           # a bit for each entry; NULL: none is null
    cdef const uint8_t *_spans           # offsets, views, or indices of `_values`
    cdef int64_t _first                  # index of the first entry in the buffers
    cdef vector[const uint8_t *] _data   # characters
    cdef vector[int64_t] _sizes          # of `_data`, in bytes
    cdef TextColumn _values
    cdef list _owners                    # keep the memory alive

    # Find the characters of an entry, UTF-8. Returns 0 if it is null. Raises BadPosition for entries that lie outside
    # the column: a damaged file must not crash the process.
    cdef bint find(self, int64_t i, Slice *text) except -1 nogil
    # The entry as a str, None if it is null; bytes that are not UTF-8 are replaced.
    cdef object text(self, int64_t i)
