"""Text with tiles of several letters, read natively."""

from libc.stdint cimport uint8_t, uint16_t, uint32_t
from libcpp.vector cimport vector

from lexicon_fast.base.tile_text import forms, known

from .letters cimport NO_LETTER, code_of, fill_letters
from .text_column cimport Text

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
