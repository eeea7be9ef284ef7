"""Strings of Arrow, read where they are, and text with tiles of several letters.

Building and importing this module does not need pyarrow.
"""

from lexicon_fast.base.arrow import text_chunks
from lexicon_fast.base.errors import BadPosition
from lexicon_fast.base.text import composed
from lexicon_fast.base.tile_text import forms, known

from cpython.buffer cimport PyBUF_SIMPLE, PyBuffer_Release, PyObject_GetBuffer
from cpython.unicode cimport PyUnicode_DecodeUTF8
from cython cimport final
from libc.stdint cimport int32_t, int64_t, uint16_t, uint32_t, uint8_t
from libcpp.vector cimport vector

from .arguments cimport items_of, wrong_type
from .compiled cimport Compiled
from .letters cimport NO_LETTER, code_of, fill_letters

ctypedef fused Unit:
    uint8_t
    uint16_t
    uint32_t

cdef enum:
    MANY_READERS = 16

cdef dict readers = {}


cdef class TileReader:
    def __cinit__(self, str upper not None, str lower not None, bint typed):
        cdef bytes text, letter
        cdef vector[uint32_t] points, stand_in
        fill_letters(&self.letters, upper, lower)
        for written, code in forms(upper, typed).items():
            text, letter = written.encode(), code.encode()
            self.bytes.add(<const uint8_t *><const char *>text, len(text), <const uint8_t *><const char *>letter,
                           len(letter))
            points = [ord(each) for each in written]
            stand_in = [ord(code)]
            self.points.add(points.data(), points.size(), stand_in.data(), 1)
        self.bytes.finish(typed)
        self.points.finish(typed)

    cdef Reading read_text(self, const Text *text, Py_ssize_t start, vector[uint32_t] &out) except * nogil:
        cdef const void *data = text.data
        if text.kind == 1:
            return read_points(self, <const uint8_t *>data, text.size, start, out)
        if text.kind == 2:
            return read_points(self, <const uint16_t *>data, text.size, start, out)
        return read_points(self, <const uint32_t *>data, text.size, start, out)


cdef inline Reading read_points(
    TileReader reader, const Unit *text, Py_ssize_t size, Py_ssize_t start, vector[uint32_t] &out
) except * nogil:
    cdef size_t before = out.size()
    cdef Py_ssize_t i
    cdef uint32_t *to
    if not reader.points.changes(text + start, text + size):
        for i in range(start, size):
            if text[i] >= 128 and code_of(&reader.letters, text[i]) == NO_LETTER:
                return LEFT
        return SAME
    out.resize(before + size)
    to = out.data() + before
    for i in range(start):
        to[i] = text[i]
    out.resize(reader.points.read(text + start, text + size, to + start) - out.data())
    for i in range(before + start, <Py_ssize_t>out.size()):
        if out[i] >= 128 and code_of(&reader.letters, out[i]) == NO_LETTER:
            out.resize(before)
            return LEFT
    return CHANGED


cdef TileReader tile_reader_of(alphabet, bint typed):
    key = alphabet.upper, alphabet.lower, typed, len(known())  # more tiles may be known than before
    cdef TileReader reader = readers.get(key)
    if reader is None:
        reader = TileReader(*key[:3])
        if len(readers) >= MANY_READERS:
            readers.clear()
        readers[key] = reader
    return reader


cdef extern from "Python.h":
    bint PyUnicode_IS_ASCII(object)
    Py_UCS4 PyUnicode_READ(int kind, const void *data, Py_ssize_t index) nogil

cdef enum Layout:
    NARROW               # offsets of 32 bits
    WIDE                 # offsets of 64 bits
    VIEWS                # length, and up to INLINE bytes; or length, prefix, number of the buffer and offset
    INDICES              # numbers of entries of another column, 32 bits
    NULLS

cdef enum:
    INLINE = 12

cdef dict _LAYOUTS = {"string": NARROW, "large_string": WIDE, "string_view": VIEWS, "null": NULLS}
cdef int[4] _WIDTHS = [4, 8, 16, 4]  # bytes of an entry in `spans`


@final
cdef class TextColumn:
    """An array of pyarrow, sliced or not: of strings, or of lists of them. name: for errors. Raises TypeError."""

    def __cinit__(self, array, str name not None, bint lists=False):
        cdef int64_t size = 0, last
        wanted = "a pyarrow array of lists of strings" if lists else "a pyarrow array of strings"
        try:
            kind = str(array.type)
            if lists and kind.startswith(("list<", "large_list<")):
                self.values = TextColumn(array.values, f"{name}.values")
                self.layout = WIDE if kind.startswith("large") else NARROW
                self.sizes.push_back(self.values.n)
            elif kind.startswith("dictionary<") and not lists:
                self.values = TextColumn(array.dictionary, name)
                self.sizes.push_back(self.values.n)
                array, self.layout = numbers_of(array.indices), INDICES
            else:
                self.layout = -1 if lists else _LAYOUTS.get(kind, -1)
            buffers = array.buffers()
        except AttributeError:
            raise wrong_type(name, wanted, array) from None
        if self.layout < 0:
            raise TypeError(f"{name} must be {wanted}, not of {kind:.60}")
        self.owners = [array, buffers]
        self.n, self.first = len(array), array.offset
        if self.layout == NULLS or not self.n:
            return
        last = self.first + self.n
        self.valid = address(buffers[0], &size)
        short = self.valid != NULL and size * 8 < last
        self.spans = address(buffers[1], &size)
        if short or size < (last + (self.layout <= WIDE)) * _WIDTHS[self.layout]:
            raise BadPosition(f"damaged column of {kind}: its buffers are too short for {last} rows")
        for buffer in buffers[2:] if self.values is None else ():
            self.data.push_back(address(buffer, &size))
            self.sizes.push_back(size)

    def __len__(self):
        return self.n

    def __getitem__(self, Py_ssize_t i) -> str | None:
        """The entry as a str, None if it is null; bytes that are not UTF-8 are replaced. Raises IndexError."""
        cdef Slice text
        if not 0 <= i < self.n:
            raise IndexError(f"string {i} of {self.n}")
        if not self.find(i, &text):
            return None
        return PyUnicode_DecodeUTF8(<const char *>text.begin, text.end - text.begin, "replace")

    cdef bint find(self, int64_t i, Slice *text) except -1 nogil:
        cdef Span span
        if not self.find_span(i, &span):
            return False
        if self.values is not None:          # lists have no characters
            return self.layout == INDICES and self.values.find(span.begin, text)
        text.begin = span.data + span.begin
        text.end = span.data + span.end
        return True

    cdef bint find_span(self, int64_t i, Span *span) except -1 nogil:
        cdef const int32_t *view
        cdef uint32_t buffer = 0
        cdef int64_t size
        i += self.first
        if self.layout == NULLS or (self.valid != NULL and not self.valid[i >> 3] >> (i & 7) & 1):
            return False
        if self.layout == NARROW:
            span.begin, span.end = (<const int32_t *>self.spans)[i], (<const int32_t *>self.spans)[i + 1]
        elif self.layout == WIDE:
            span.begin, span.end = (<const int64_t *>self.spans)[i], (<const int64_t *>self.spans)[i + 1]
        elif self.layout == INDICES:
            span.begin = (<const uint32_t *>self.spans)[i]
            span.end = span.begin + 1
        else:
            view = <const int32_t *>self.spans + 4 * i
            if 0 <= view[0] <= INLINE:
                span.data, span.begin, span.end = <const uint8_t *>(view + 1), 0, view[0]
                return True
            buffer, span.begin, span.end = view[2], view[3], <int64_t>view[3] + view[0]
        size = self.sizes[buffer] if buffer < self.sizes.size() else 0
        if not 0 <= span.begin <= span.end <= size or buffer >= self.sizes.size():
            with gil:
                raise BadPosition(f"damaged column: offsets {span.begin} to {span.end} must ascend within 0 to {size}")
        span.data = self.data[buffer] if self.values is None else <const uint8_t *>NULL
        return True


@final
cdef class Texts:
    """The characters of strings in a list or column, which it keeps alive; others have none. Raises TypeError.

    d: the dictionary whose language reads them; None: they are composed. are_queries: only what follows a colon is
    read.
    """

    def __cinit__(self, value, str name not None, Compiled d=None, bint are_queries=False):
        cdef TextColumn column
        cdef Slice text
        cdef Text plain_text
        cdef int64_t i
        cdef list items
        cdef bint plain
        self.are_queries = are_queries
        if d is not None and d.reader is not None:
            self.reader = d.reader
            self.tiles = tile_reader_of(d.reader, True) if has_long_tiles(&d.letters) else None
        if value is None:
            raise wrong_type(name, "a sequence of str", value)
        plain = type(value) is list or type(value) is tuple   # most calls; small ones should cost little
        chunks = None if plain else text_chunks(name, value)
        if chunks is None:
            items = list(value) if plain else items_of(value, name, "str")
            self.items = items
            self.texts.reserve(len(items))
            for i in range(len(items)):
                item = items[i]
                if self.tiles is None and type(item) is str and PyUnicode_IS_ASCII(item):
                    self.texts.push_back(text_of(<str>item))
                else:
                    self.add_item(i)
        else:
            self.items = []
            self.columns = [TextColumn(chunk, name) for chunk in chunks]
            for column in self.columns:
                for i in range(column.n):
                    if column.find(i, &text) and is_ascii(text):
                        plain_text = Text(text.begin, text.end - text.begin, 1)  # as in a str
                        if not self.add_tiles(&plain_text):
                            self.texts.push_back(plain_text)
                    else:
                        self.items.append(column[i])
                        self.add_item(len(self.items) - 1)
        for i in range(<int64_t>self.read.size()):
            self.texts[self.read[i]].data = self.points.data() + self.read_start[i]

    cdef int add_item(self, Py_ssize_t at) except -1:
        """Add the characters of an item, as the language reads them."""
        cdef Text text
        item = self.items[at]
        if not isinstance(item, str):
            self.texts.push_back(Text(NULL, 0, 0))
            return 0
        if type(item) is not str:
            item = self.items[at] = str(item)
        text = text_of(<str>item)
        if self.add_tiles(&text):
            return 0
        if self.reader is not None and not self.are_queries:
            item = self.items[at] = self.reader.typed(item)
        elif not PyUnicode_IS_ASCII(item):
            item = self.items[at] = composed(item)
        self.texts.push_back(text_of(<str>item))
        return 0

    cdef bint add_tiles(self, const Text *text) except -1:
        """Add a text with its tiles of several letters read. False: it is not added."""
        cdef size_t start = self.points.size()
        cdef Py_ssize_t name = 0
        cdef Reading reading
        if self.tiles is None:
            return False
        if self.are_queries:
            while name < text.size and PyUnicode_READ(text.kind, text.data, name) != c":":
                name += 1
        reading = (<TileReader>self.tiles).read_text(text, name, self.points)
        if reading == CHANGED:
            self.read.push_back(self.texts.size())
            self.read_start.push_back(start)
            self.texts.push_back(Text(NULL, self.points.size() - start, 4))
        elif reading == SAME:
            self.texts.push_back(text[0])
        return reading != LEFT

    cdef object item(self, Py_ssize_t i):
        cdef TextColumn column
        if self.columns is None:
            return self.items[i]
        for column in self.columns:
            if i < column.n:
                return column[i]
            i -= column.n


cdef bint is_ascii(Slice text) noexcept nogil:
    while text.begin < text.end and text.begin[0] < 128:
        text.begin += 1
    return text.begin == text.end


cdef object numbers_of(indices):
    """Indices as numbers of 32 bits; others are copied. Raises BadPosition for indices that do not fit."""
    try:
        indices.validate()
        return indices if str(indices.type) in ("int32", "uint32") else indices.cast("uint32")
    except ValueError as error:  # the base of ArrowInvalid
        raise BadPosition(f"damaged column of {indices.type} indices: {error}") from None


cdef const uint8_t *address(buffer, int64_t *size) except? NULL:
    """The memory of a buffer, valid as long as it lives, and its size; NULL for None."""
    cdef Py_buffer view
    size[0] = 0
    if buffer is None:
        return NULL
    PyObject_GetBuffer(buffer, &view, PyBUF_SIMPLE)
    size[0] = view.len
    PyBuffer_Release(&view)
    return <const uint8_t *>view.buf
