"""What to do on a turn, without thinking ahead: the play or the exchange that is worth most."""

from libc.stddef cimport size_t
from libc.stdint cimport int32_t, uint8_t
from libcpp.vector cimport vector

from ..dictionary.compiled cimport Compiled
from .board cimport Plays
from .board cimport Plays
from .lanes cimport Play, Premiums, Rack, Squares, Workspace, Worths
from .leaves cimport Situation, Table

cdef enum:
    PLAY = 0
    EXCHANGE = 1
    PASS = 2


cdef struct Choice:
    int kind
    Play play                     # PLAY
    uint8_t given[33]             # EXCHANGE: tiles, by code
    int32_t worth                 # hundredths of a point: score and leave


# table: NULL to go by score alone; then exchanges only come where there is no play.
cdef int choose(
    Compiled d, const Premiums *premiums, const Squares *squares, const Rack *rack, const Table *table,
    const Situation *at, Workspace work, Choice *best) except -1 nogil

# The `n` best, best first.
cdef int choose_some(
    Compiled d, const Premiums *premiums, const Squares *squares, const Rack *rack, const Table *table,
    const Situation *at, Workspace work, size_t n, vector[Choice] *out) except -1 nogil

# As `best_choices` tells it; plays: with the board as its only position.
cdef tuple describe(Compiled d, Plays plays, const Choice *choice)

cdef tuple describe(Compiled d, Plays plays, const Choice *choice)

# The `n` best exchanges, best first.
cdef int list_exchanges(
    Compiled d, const Rack *rack, const Worths *worths, int bag, size_t n, vector[Choice] *out) except -1 nogil
