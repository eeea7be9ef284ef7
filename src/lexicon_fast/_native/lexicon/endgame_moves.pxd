"""All actions of a turn when all hands are known, and the cards that a blind draw may bring."""

from libc.stdint cimport uint32_t, uint64_t
from libcpp.vector cimport vector

from ..dictionary.compiled cimport Compiled, Scratch
from ..dictionary.letter_sets cimport LetterSets
from ..dictionary.search cimport Cards, TableWord
from .memo cimport Memo
from .rounds cimport Choice, Rules, State


cdef struct Move:
    Choice choice
    int shed                  # cards that leave the hand for good
    int gain                  # points that the hand loses, if they are known
    int priority              # in the order of search, the highest first
    uint32_t hash             # identifies the action in its position


cdef struct GoingOut:         # how a hand can be played as a whole
    bint form                 # as a new word
    uint64_t targets          # inserted into a table word: a bit for each


cdef struct Outcome:          # of a blind draw
    double weight             # its chance
    int drawn
    int turned_up             # the card turned up after a renewal of the stock; -1: none


cdef class Actions:
    """Memory for listing actions."""
    cdef Compiled dictionary
    cdef LetterSets letter_sets
    cdef Memo memo
    cdef Scratch scratch

    cdef int list_all(self, Rules rules, const State *state, vector[Move] *out) except -1 nogil
    cdef int going_out(self, Rules rules, const State *state, int player, GoingOut *out) except -1 nogil
    cdef int find(self, const Cards *hand, int question, const TableWord *word, int most) except -1 nogil
    cdef int list_words(
        self, Rules rules, const State *state, int action, int target, const TableWord *word, vector[Move] *out
    ) except -1 nogil
    cdef int add_payments(
        self, Rules rules, const State *state, Move *move, int letter, int masters, vector[Move] *out
    ) except -1 nogil
    cdef bint can_complete(self, const Cards *hand, const TableWord *word) except -1 nogil


# List the cards that a blind draw of the current player may bring. The stock of `state` is taken as unordered.
cdef int list_outcomes(Rules rules, const State *state, int discard, vector[Outcome] *out) except -1 nogil

# Apply a blind draw with this outcome. Returns whether the round is over.
cdef bint apply_outcome(Rules rules, State *state, int discard, const Outcome *outcome) noexcept nogil
