"""Positions in columns: hands and the words on the table, as codes."""

from libc.stdint cimport int64_t, uint8_t, uint32_t
from libcpp.vector cimport vector

from ..dictionary.letters cimport Letters
from .hands cimport MAX_CARDS, MAX_LETTERS, MAX_TABLE, Fault


cdef struct Noted:
    # A fault of a row; its text is kept in `fault_text`.
    Fault fault
    Py_ssize_t position
    size_t at
    size_t size


cdef class Positions:
    """`n` positions. All offsets have one entry more than there are things, and start at 0."""
    cdef Letters letters
    cdef readonly Py_ssize_t n
    cdef vector[int64_t] row               # number of the row, from 1
    cdef vector[uint32_t] hand_start       # of each position, into `cards`
    cdef vector[uint8_t] cards             # in input order: codes, MASTER
    cdef vector[uint32_t] table_start      # of each position, into the table words
    cdef vector[uint32_t] word_start       # of each table word, into `table_letters`
    cdef vector[uint8_t] table_letters     # codes, with BRACKET where a Master stands for the letter
    cdef vector[uint32_t] id_start         # of each position, into `id_text`
    cdef vector[char] id_text              # the row's own id, a JSON scalar in UTF-8; empty: its number
    cdef readonly dict errors              # position -> what is wrong with the row; it has no cards
    cdef public object ids                 # the column of ids that the rows came with, or None
    cdef int64_t near_row                  # the first row with an unknown key close to a known one; 0: none
    cdef int near_name                     # first letter of the known key
    cdef vector[char] near_key             # the unknown one

    # Being filled: the row in work has `cards_end` - hand_start.back() cards. `cards` and
    # `table_letters` may be longer than what is in use until settle() cuts them.
    cdef size_t cards_end
    cdef size_t letters_end
    cdef vector[Noted] faults
    cdef vector[char] fault_text

    # A row is one hand and any table words, then end_row(), or fail_row() if one of them returned 1
    # (and *fault says why). Its id goes into `id_text` before that.
    cdef int next_hand(self, const uint8_t **at, const uint8_t *end, Fault *fault) except -1 nogil
    cdef int next_word(self, const uint8_t **at, const uint8_t *end, Fault *fault) except -1 nogil
    cdef int add_hand(self, const uint8_t *text, const uint8_t *end, Fault *fault) except -1 nogil
    cdef int add_word(self, const uint8_t *text, const uint8_t *end, Fault *fault) except -1 nogil
    cdef int add_words(self, const uint8_t *at, const uint8_t *end, Fault *fault) except -1 nogil
    cdef int add_id(self, const uint8_t *text, size_t size, bint quoted) except -1 nogil
    cdef int end_row(self, int64_t row) except -1 nogil
    cdef int fail_row(self, int64_t row, const Fault *fault) except -1 nogil
    cdef int drop_row(self) except -1 nogil
    cdef int settle(self, str place, str accepted) except -1


cdef Positions new_positions(str upper, str lower)
cdef object fault_error(const Fault *fault, bytes text, str where, str accepted)
