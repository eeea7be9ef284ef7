"""The best actions of a turn of Lexibomb by static evaluation."""

from libc.stddef cimport size_t
from libc.stdint cimport uint8_t, uint64_t
from libcpp.vector cimport vector

from ..dictionary.compiled cimport Compiled
from ..dictionary.letters cimport CARDS
from ..tiles.lanes cimport Premiums, Rack, Squares, Workspace
from ..tiles.leaves cimport Situation, Table
from .blank_plays cimport Finder, Play, Plays
from .bombs cimport Field
from .expected cimport ExpectedValues
from .play_scores cimport Scores


cdef struct Action:
    int kind                      # PLAY, EXCHANGE or PASS of static_eval.pxd
    Play play                     # PLAY
    uint8_t exchanged[CARDS]      # EXCHANGE: tiles by code
    double score                  # expected points
    double bomb                   # chance of a bomb in the squares of the tiles laid
    double leave                  # value of the leave, in points


cdef class Evaluator:
    """Evaluates positions with one set of multipliers. For one thread."""
    cdef object letter            # multipliers of squares with 0 to 8 bombs around them
    cdef object word
    cdef int most_states
    cdef uint64_t seed
    cdef Field field
    cdef ExpectedValues expected
    cdef Finder finder
    cdef Scores scores
    cdef Workspace work
    cdef vector[double] equities

    # Set the squares as players see them, a character for each. Raises BadPosition.
    cdef int set_squares(self, const Premiums *premiums, const uint8_t *opened, int bombs) except -1 with gil
    cdef int set_field(self, Field field) except -1  # the same from a Field


# Write the `n` best actions for the squares that were set, best first. A pass only if nothing else is possible, or
# with `passing`, after the others.
cdef int choose_actions(
    Evaluator evaluator, Compiled d, const Premiums *premiums, const Squares *squares, const Rack *rack,
    const Table *table, const Situation *situation, size_t n, vector[Action] *out, bint passing=*) except -1 nogil

# Return an action as `best_actions` does. plays: with the board as its only position.
cdef tuple describe(Compiled d, Plays plays, const Action *action)
