"""Strings of Arrow, read where they are. Building and importing this module does not need pyarrow."""

from lexicon_fast.base.errors import BadPosition

from cpython.buffer cimport PyBUF_SIMPLE, PyBuffer_Release, PyObject_GetBuffer
from cpython.unicode cimport PyUnicode_DecodeUTF8
from cython cimport final
from libc.stdint cimport int32_t, int64_t, uint8_t, uint32_t

from .arguments cimport wrong_type

cdef enum Layout:
    NARROW               # offsets of 32 bits
    WIDE                 # offsets of 64 bits
    VIEWS                # length, and up to INLINE bytes; or length, prefix, number of the buffer and offset
    INDICES              # numbers of entries of another column, 32 bits
    NULLS

cdef enum:
    INLINE = 12

cdef dict _LAYOUTS = {"string": NARROW, "large_string": WIDE, "string_view": VIEWS, "null": NULLS}
#: Bytes of an entry in the buffer of offsets, views or indices.
cdef int[4] _WIDTHS = [4, 8, 16, 4]


@final
cdef class TextColumn:
    """An array of pyarrow with strings, sliced or not. name: of the argument, for errors. Raises TypeError."""

    def __cinit__(self, array, str name not None):
        cdef int64_t size = 0, needed
        try:
            kind = str(array.type)
            if kind.startswith("dictionary<"):
                self._values = TextColumn(array.dictionary, name)
                array, self._layout = numbers_of(array.indices), INDICES
            else:
                self._layout = _LAYOUTS.get(kind, -1)
            buffers = array.buffers()
        except (AttributeError, KeyError):
            raise wrong_type(name, "a pyarrow array of strings", array) from None
        if self._layout < 0:
            raise TypeError(f"{name} must be a pyarrow array of strings, not of {kind:.60}")
        self._owners = [array, buffers]
        self.n, self._first = len(array), array.offset
        if self._layout == NULLS:
            return
        self._valid = address(buffers[0], &size)
        if self._valid != NULL and self.n and size * 8 < self._first + self.n:
            raise too_short(kind, self._first + self.n)
        self._spans = address(buffers[1], &size)
        needed = self._first + self.n + (self._layout <= WIDE)
        if self.n and size < needed * _WIDTHS[self._layout]:
            raise too_short(kind, self._first + self.n)
        for buffer in buffers[2:]:
            self._data.push_back(address(buffer, &size))
            self._sizes.push_back(size)

    def __len__(self):
        return self.n

    def __getitem__(self, Py_ssize_t i):
        if not 0 <= i < self.n:
            raise IndexError(f"string {i} of {self.n}")
        return self.text(i)

    cdef object text(self, int64_t i):
        cdef Slice text
        if not self.find(i, &text):
            return None
        return PyUnicode_DecodeUTF8(<const char *>text.begin, text.end - text.begin, "replace")

    cdef bint find(self, int64_t i, Slice *text) except -1 nogil:
        cdef const int32_t *view
        cdef int64_t begin, end
        cdef uint32_t data = 0, index
        i += self._first
        if self._layout == NULLS or (self._valid != NULL and not self._valid[i >> 3] >> (i & 7) & 1):
            return False
        if self._layout == INDICES:
            index = (<const uint32_t *>self._spans)[i]
            if index >= self._values.n:
                raise_damaged(index, index + 1, self._values.n)
            return self._values.find(index, text)
        if self._layout == VIEWS:
            view = <const int32_t *>self._spans + 4 * i
            if 0 <= view[0] <= INLINE:
                text.begin = <const uint8_t *>(view + 1)
                text.end = text.begin + view[0]
                return True
            data, begin = view[2], view[3]
            end = begin + view[0]
        elif self._layout == WIDE:
            begin, end = (<const int64_t *>self._spans)[i], (<const int64_t *>self._spans)[i + 1]
        else:
            begin, end = (<const int32_t *>self._spans)[i], (<const int32_t *>self._spans)[i + 1]
        if data >= self._data.size() or not 0 <= begin <= end <= self._sizes[data]:
            raise_damaged(begin, end, self._sizes[data] if data < self._data.size() else 0)
        text.begin = self._data[data] + begin
        text.end = self._data[data] + end
        return True


cdef int raise_damaged(int64_t begin, int64_t end, int64_t size) except -1 nogil:
    with gil:
        raise BadPosition(f"damaged column: offsets {begin} to {end} must ascend within 0 to {size}")


cdef object too_short(str kind, int64_t rows):
    return BadPosition(f"damaged column of {kind}: its buffers are too short for {rows} rows")


cdef object numbers_of(indices):
    """Indices as numbers of 32 bits; others are copied. Raises BadPosition for indices that do not fit."""
    if str(indices.type) in ("int32", "uint32"):
        return indices
    try:
        indices.validate()
        return indices.cast("uint32")
    except ValueError as error:  # the base of ArrowInvalid
        raise BadPosition(f"damaged column of {indices.type} indices: {error}") from None


cdef const uint8_t *address(buffer, int64_t *size) except? NULL:
    cdef Py_buffer view
    size[0] = 0
    if buffer is None:
        return NULL
    PyObject_GetBuffer(buffer, &view, PyBUF_SIMPLE)
    size[0] = view.len
    PyBuffer_Release(&view)
    return <const uint8_t *>view.buf
