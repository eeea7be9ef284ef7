"""Positions in columns: hands and table words as codes."""

from libc.stdint cimport int64_t, uint8_t, uint32_t
from libcpp.vector cimport vector

from ..dictionary.letters cimport Letters
from ..dictionary.text_column cimport TileReader
from .hands cimport MAX_CARDS, MAX_LETTERS, MAX_TABLE, Fault


cdef struct RowFault:
    Fault fault
    Py_ssize_t position
    size_t at                              # of its text in `fault_text`
    size_t size


cdef class Positions:
    """`n` positions. All vectors of offsets start with 0 and have one entry more than they have items."""
    cdef Letters letters
    cdef readonly Py_ssize_t n
    cdef object alphabet
    cdef TileReader tiles                  # None: no tiles of several letters
    cdef bint is_typed                     # see `Alphabet.typed` and `Alphabet.read`
    cdef vector[uint8_t] token             # with one letter for each tile
    cdef vector[int64_t] row               # number of the row, from 1
    cdef vector[uint32_t] hand_start       # of each position, into `cards`
    cdef vector[uint8_t] cards             # in input order: codes, MASTER
    cdef vector[uint32_t] table_start      # of each position, into the table words
    cdef vector[uint32_t] word_start       # of each table word, into `table_letters`
    cdef vector[uint8_t] table_letters     # codes, with BRACKET where the card is a Master
    cdef vector[uint32_t] id_start         # of each position, into `id_text`
    cdef vector[char] id_text              # the id of the row, a JSON scalar in UTF-8; empty: the row's number
    cdef readonly dict errors  # type: dict[int, str]  # position -> message; a position with an error has no cards
    cdef readonly dict error_types  # type: dict[int, str]  # position -> name of the class of its error
    cdef str row_noun                      # the word for a row in errors, with its file: "b.txt, line"; or None
    cdef int64_t rows_before               # rows of the files before, which errors do not count
    cdef public object ids                 # the column of ids that the rows came with, or None
    cdef int64_t near_row                  # the first row with an unknown key close to a known one; 0: none
    cdef int near_name                     # first letter of the known key
    cdef vector[char] near_key             # the unknown key

    # State of the reader: the current row has `cards_end` - hand_start.back() cards so far. `cards` and
    # `table_letters` have unused entries at the end until finish() removes them.
    cdef size_t cards_end
    cdef size_t letters_end
    cdef vector[RowFault] faults
    cdef vector[char] fault_text

    # For each row call next_hand() or add_hand(), those for table words, and add_id(); then end_row(), or
    # fail_row() if one of them returned 1 and set *fault. next_ functions read up to white space and move
    # *at, add_ functions read up to `end`. After the last row call finish().
    cdef int next_hand(self, const uint8_t **at, const uint8_t *end, Fault *fault) except -1 nogil
    cdef int next_word(self, const uint8_t **at, const uint8_t *end, Fault *fault) except -1 nogil
    cdef int read_tiles(
        self, bint is_hand, const uint8_t **at, const uint8_t *end, uint8_t *out, Fault *fault
    ) except -2 nogil
    cdef int read_entered(
        self, bint is_hand, const uint8_t **at, const uint8_t *end, uint8_t *out, Fault *fault
    ) except -2 nogil
    cdef int read_again(
        self, bint is_hand, const uint8_t **at, const uint8_t *stop, uint8_t *out, Fault *fault
    ) except -2
    cdef int add_hand(self, const uint8_t *text, const uint8_t *end, Fault *fault) except -1 nogil
    cdef int add_word(self, const uint8_t *text, const uint8_t *end, Fault *fault) except -1 nogil
    cdef int add_words(self, const uint8_t *at, const uint8_t *end, Fault *fault) except -1 nogil
    cdef int add_id(self, const uint8_t *text, size_t size, bint quoted) except -1 nogil
    cdef int end_row(self, int64_t row) except -1 nogil
    cdef int fail_row(self, int64_t row, const Fault *fault) except -1 nogil
    cdef int drop_row(self) except -1 nogil
    cdef str row_name(self, Py_ssize_t i, str noun)
    cdef int finish(self, str noun) except -1


cdef Positions new_positions(alphabet)
cdef object fault_error(const Fault *fault, bytes text, str where, alphabet)

# Raise IndexError for positions out of range, BadOption for an alphabet with other letters.
cdef int check_positions(Positions positions, const Letters *letters, Py_ssize_t first, Py_ssize_t n) except -1
