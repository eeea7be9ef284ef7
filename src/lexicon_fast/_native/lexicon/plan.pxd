"""Plans for a chunk of hands, in columns."""

from libc.stdint cimport int32_t, int64_t, uint8_t
from libcpp.vector cimport vector

from ..dictionary.compiled cimport Compiled
from ..rows.positions cimport Positions
from .table_plan cimport PlanStep

cdef enum:
    MAX_PLAN = 15                          # cards of a hand
    MAX_TURNS = MAX_PLAN // 2              # words have two letters or more


cdef class Plans:
    """The best sets of words for positions `first` to `first + n` of `positions`.

    Position first + i has entries start[i] to start[i + 1], for 1, 2, 3 ... turns; a bad row has none.
    """
    cdef readonly Compiled dictionary
    cdef readonly Positions positions
    cdef readonly Py_ssize_t first
    cdef readonly Py_ssize_t n
    cdef readonly int most_turns           # of plans with exchanges
    cdef readonly dict errors  # type: dict[int, str]  # position -> message, also for hands that are too long
    cdef readonly dict error_types  # type: dict[int, str]  # position -> name of the class of its error
    cdef vector[int64_t] start             # of each position, into the entries; n + 1
    cdef vector[int32_t] empties_in        # of each position; -1: never
    cdef vector[int32_t] turns             # of each entry
    cdef vector[int32_t] left_points
    cdef vector[int64_t] word_start        # of each entry, into `words`; one more than entries
    cdef vector[int32_t] words             # numbers, in alphabetical order or those of steps; -1: see PlanStep
    cdef vector[int64_t] left_start        # of each entry, into `left`; one more than entries
    cdef vector[uint8_t] left              # codes of the cards left, in order
    cdef vector[uint8_t] has_steps         # of each position: whether its plans use the table
    cdef vector[int64_t] step_start        # of each entry, into `steps`; one more than entries
    cdef vector[PlanStep] steps
