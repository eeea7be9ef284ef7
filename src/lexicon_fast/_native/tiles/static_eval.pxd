"""Static evaluation: rank the plays, exchanges and pass of a turn by score and leave."""

from libc.stddef cimport size_t
from libc.stdint cimport int32_t, uint8_t
from libcpp.vector cimport vector

from ..dictionary.compiled cimport Compiled
from ..dictionary.letters cimport CARDS
from .board cimport Layout
from .lanes cimport LeaveValues, Play, Premiums, Rack, Squares, Workspace
from .leaves cimport Situation, Table

cdef enum:
    PLAY = 0
    EXCHANGE = 1
    PASS = 2


cdef struct Choice:
    int kind
    Play play                     # of a PLAY
    uint8_t exchanged[CARDS]      # tiles of an EXCHANGE, by code
    int32_t equity                # score and leave, minus `opening_charge`, in hundredths of a point


# Find the best choice. table: NULL to rank by score alone; then tiles are exchanged only if there is no play.
cdef int choose(
    Compiled d, const Premiums *premiums, const Squares *squares, const Rack *rack, const Table *table,
    const Situation *situation, Workspace work, Choice *best) except -1 nogil

# Find the `n` best choices, best first.
cdef int list_choices(
    Compiled d, const Premiums *premiums, const Squares *squares, const Rack *rack, const Table *table,
    const Situation *situation, Workspace work, size_t n, vector[Choice] *out) except -1 nogil

# Return the value of the leave of a choice of list_choices, in hundredths of a point. squares, situation, tiles (on the
# rack): before the choice.
cdef int32_t leave_of(
    Compiled d, const Premiums *premiums, const Squares *squares, const Table *table, const Situation *situation,
    int tiles, const Choice *choice) noexcept nogil

# Return a choice for Python, as `best_choices` does. squares: before the choice.
cdef tuple describe(Compiled d, Layout layout, const Squares *squares, const Choice *choice)

# Return tiles, counted by code, as text in the order of a rack, blanks last.
cdef str spell_tiles(Compiled d, const uint8_t *counts, str blank)

# Find the `n` best exchanges, best first.
cdef int list_exchanges(
    Compiled d, const Rack *rack, const LeaveValues *leaves, int bag, size_t n, vector[Choice] *out) except -1 nogil

# Find the equity of the best play or exchange, or `least` if none is better.
cdef int best_equity(
    Compiled d, const Premiums *premiums, const Squares *squares, const Rack *rack, LeaveValues *leaves,
    const Situation *situation, Workspace work, int32_t least, int32_t *out) except -1 nogil
