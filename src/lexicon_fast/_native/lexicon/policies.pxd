"""Policies: what to do in a round, from what the player whose turn it is can see."""

from libc.stdint cimport int32_t
from libcpp.vector cimport vector

from ..dictionary.compiled cimport Compiled, Scratch
from .rounds cimport Choice, Rules, State
from .turns cimport Estimates, Turns

cdef enum:
    GREEDY = 0
    PLANNER = 1

    MAX_COST = 1 << 30


cdef struct Option:           # what the planner weighs up: an action in few bytes
    int32_t cost              # thousandths of a turn
    int action
    int32_t way               # FORM, INSERT: place in Turns.ways; SUBSTITUTE: word; EXCHANGE: code
    int target
    int kind                  # draws: of the card discarded; SUBSTITUTE: of the card paid


cdef struct Numbers:
    int kind
    bint thorough             # PLANNER: also substitutions, and every letter that a draw may bring
    Estimates estimates
    int32_t risk              # PLANNER: price of a point left in the hand, times the chance below
    int32_t risk_near         # more of it the fewer cards another player holds
    int32_t blind             # what a blind card adds to the rest of the hand, when not thorough


cdef class Policy:
    """How a player decides: the kind, and the numbers it goes by."""
    cdef Numbers numbers


cdef class Player:
    """Memory for whoever chooses actions."""
    cdef Turns mind
    cdef Compiled dictionary
    cdef Scratch scratch
    cdef vector[int32_t] left
    cdef vector[Option] options


cdef int choose(Rules rules, Player player, const State *state, const Numbers *policy, Choice *out) except -1 nogil
cdef int weigh(Rules rules, Player player, const State *state, const Numbers *policy) except -1 nogil
cdef void spell_option(Rules rules, Player player, const State *state, const Option *option, Choice *out) noexcept nogil
