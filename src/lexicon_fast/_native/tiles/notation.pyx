"""Boards, racks and CGP in their usual form.

These functions return None for text in another form, which may be wrong. The parsers of `games.tiles` then read it
with care, and name what is wrong.
"""

from lexicon_fast.base.errors import BadOption, excerpt

from cpython.bytes cimport PyBytes_FromStringAndSize
from cpython.unicode cimport PyUnicode_DATA, PyUnicode_KIND, PyUnicode_READ, Py_UNICODE_ISSPACE
from libc.stdint cimport int16_t, uint8_t
from libc.string cimport memset

from ..dictionary.arguments cimport check_range
from .lanes cimport EMPTY, MAX_RACK, MAX_SIDE

cdef enum:
    FIELDS = 4                    # of CGP, before the opcodes
    DIGITS = 9                    # of the numbers in CGP
    NO_TILE = -1

    # Forms of a tile on a rack.
    AS_WRITTEN = 1
    OTHER_FORM = 2


cdef class TileReader:
    """Reads boards and racks with the tiles of a game and an alphabet.

    codes: code of each text of a square, 0 to 255; tiles: form of each tile on a rack, by the forms that are allowed.
    All texts have one character. Raises TypeError, BadOption.
    """

    cdef dict codes
    cdef dict tiles
    cdef int16_t code[128]        # of ASCII characters, or NO_TILE
    cdef uint8_t form[128]        # of ASCII characters, or 0

    def __cinit__(self, dict codes not None, dict tiles not None):
        cdef Py_UCS4 point
        self.codes = {}
        self.tiles = {}
        memset(self.form, 0, sizeof(self.form))
        for i in range(128):
            self.code[i] = NO_TILE
        for text, code in codes.items():
            point = character("codes", text)
            check_range(f"codes[{text!r}]", code, 0, 255)
            if point < 128:
                self.code[point] = code
            self.codes[text] = code
        for text, tile in tiles.items():
            point = character("tiles", text)
            character("tiles", tile)
            if point < 128:
                self.form[point] = <uint8_t>(AS_WRITTEN if tile == text else OTHER_FORM)
            self.tiles[text] = tile

    def board(self, str text not None, int rows, int columns) -> bytes | None:
        """Return one byte per square of rows separated by `/`, with numbers for empty squares; or None.

        Raises BadOption.
        """
        check_sides(rows, columns)
        return self.read_squares(text, 0, len(text), rows, columns)

    def cgp(
        self, str text not None, int rows, int columns, int rack_size,
    ) -> tuple[bytes, tuple[str, ...], tuple[int, ...], int, str] | None:
        """Return the content of a line of CGP, or None: (squares, racks, scores, zero turns, opcodes).

        Raises BadOption.
        """
        cdef int kind = PyUnicode_KIND(text), field
        cdef void *data = PyUnicode_DATA(text)
        cdef Py_ssize_t n = len(text), at = 0
        cdef Py_ssize_t start[FIELDS]
        cdef Py_ssize_t end[FIELDS]
        cdef bytes squares
        cdef tuple racks, scores, zero_turns
        check_sides(rows, columns)
        if not 1 <= rack_size <= MAX_RACK:
            check_range("rack_size", rack_size, 1, <int>MAX_RACK)
        for field in range(FIELDS):
            while at < n and Py_UNICODE_ISSPACE(PyUnicode_READ(kind, data, at)):
                at += 1
            start[field] = at
            while at < n and not Py_UNICODE_ISSPACE(PyUnicode_READ(kind, data, at)):
                at += 1
            end[field] = at
            if start[field] == at:
                return None
        squares = self.read_squares(text, start[0], end[0], rows, columns)
        if squares is None:
            return None
        racks = self.read_racks(text, start[1], end[1], rack_size)
        scores = read_numbers(text, start[2], end[2], True)
        zero_turns = read_numbers(text, start[3], end[3], False)
        if racks is None or scores is None or zero_turns is None or len(zero_turns) > 1:
            return None
        if len(racks) > len(scores) and (len(racks) > 2 or any(racks[len(scores):])):
            return None
        return squares, racks, scores, zero_turns[0], text[at:].strip() if at < n else ""

    cdef bytes read_squares(self, str text, Py_ssize_t at, Py_ssize_t end, int rows, int columns):
        cdef int kind = PyUnicode_KIND(text), row = 0, column = 0, number, code
        cdef void *data = PyUnicode_DATA(text)
        cdef bytes squares = PyBytes_FromStringAndSize(NULL, rows * columns)
        cdef uint8_t *out = <uint8_t *><char *>squares
        cdef Py_UCS4 point
        while at < end:
            point = PyUnicode_READ(kind, data, at)
            at += 1
            if point == c"/":
                row += 1
                if column != columns or row == rows:
                    return None
                column = 0
                continue
            if c"0" <= point <= c"9":
                number = <int>point - c"0"
                if number and at < end and c"0" <= PyUnicode_READ(kind, data, at) <= c"9":
                    number = 10 * number + <int>PyUnicode_READ(kind, data, at) - c"0"
                    at += 1
                    if at < end and c"0" <= PyUnicode_READ(kind, data, at) <= c"9":
                        return None
                if number == 0 or number > columns - column:
                    return None
                memset(out, EMPTY, number)
                out += number
                column += number
                continue
            code = self.code[point] if point < 128 else self.codes.get(point, NO_TILE)
            if code == NO_TILE or column == columns:
                return None
            out[0] = <uint8_t>code
            out += 1
            column += 1
        return squares if row == rows - 1 and column == columns else None

    cdef tuple read_racks(self, str text, Py_ssize_t at, Py_ssize_t end, int rack_size):
        """Return the racks, separated by `/`, or None."""
        cdef int kind = PyUnicode_KIND(text)
        cdef void *data = PyUnicode_DATA(text)
        cdef Py_ssize_t start = at
        cdef Py_UCS4 point
        cdef bint as_written = True
        cdef list racks = []
        while True:
            if at == end or PyUnicode_READ(kind, data, at) == c"/":
                if at - start > rack_size:
                    return None
                rack = text[start:at]
                racks.append(rack if as_written else "".join([self.tiles[tile] for tile in rack]))
                if at == end:
                    return tuple(racks)
                start = at + 1
                as_written = True
            else:
                point = PyUnicode_READ(kind, data, at)
                if point >= 128:
                    if point not in self.tiles:
                        return None
                    as_written = False
                elif self.form[point] == 0:
                    return None
                elif self.form[point] == OTHER_FORM:
                    as_written = False
            at += 1


cdef int check_sides(int rows, int columns) except -1:
    if not (1 <= rows <= MAX_SIDE and 1 <= columns <= MAX_SIDE):
        check_range("rows", rows, 1, <int>MAX_SIDE)
        check_range("columns", columns, 1, <int>MAX_SIDE)


cdef Py_UCS4 character(str name, text) except? 0:
    if not isinstance(text, str):
        raise TypeError(f"{name} must have keys and tiles of type str, not {type(text).__name__}")
    if len(text) != 1:
        raise BadOption(f"{name}: {excerpt(text)} has {len(text)} characters; use one")
    return ord(text)


cdef tuple read_numbers(str text, Py_ssize_t at, Py_ssize_t end, bint signs):
    """Return the numbers, separated by `/`, or None. signs: they may begin with `+` or `-`."""
    cdef int kind = PyUnicode_KIND(text), digits, number
    cdef void *data = PyUnicode_DATA(text)
    cdef Py_UCS4 point
    cdef bint minus
    cdef list numbers = []
    while True:
        minus = False
        number = digits = 0
        if signs and at < end:
            point = PyUnicode_READ(kind, data, at)
            minus = point == c"-"
            at += minus or point == c"+"
        while at < end and c"0" <= PyUnicode_READ(kind, data, at) <= c"9":
            digits += 1
            if digits > DIGITS:
                return None
            number = 10 * number + <int>PyUnicode_READ(kind, data, at) - c"0"
            at += 1
        if digits == 0 or (at < end and PyUnicode_READ(kind, data, at) != c"/"):
            return None
        numbers.append(-number if minus else number)
        if at == end:
            return tuple(numbers)
        at += 1
