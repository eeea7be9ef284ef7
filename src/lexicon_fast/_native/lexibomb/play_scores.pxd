"""Scores of the plays of Lexibomb, and the best actions of a turn by static evaluation."""

from libc.stddef cimport size_t
from libc.stdint cimport int32_t, uint64_t, uint8_t
from libcpp.vector cimport vector

from ..dictionary.compiled cimport Compiled
from ..dictionary.letters cimport CARDS
from ..tiles.lanes cimport Premiums, Rack, Squares, Workspace
from ..tiles.leaves cimport Situation, Table
from .blank_plays cimport Finder, Play, Plays
from .bombs cimport Field
from .expected cimport ExpectedValues


cdef class Scores:
    """Expected values of the plays of a position. Scores and chances are rounded to six decimals."""
    cdef vector[double] score
    cdef vector[double] bomb
    cdef vector[double] error


# Fill `scores` with the expected values of all plays found.
cdef int score_plays(
    ExpectedValues expected, Scores scores, const Premiums *premiums, const Squares *squares, Finder finder
) except -1 nogil

# Return the score of a play. kinds: of each square, by row: 0 to 8 bombs around it, or 9, a bomb in it; letter, word:
# multipliers by kind, 0 for a bomb.
cdef double score_known(
    const Premiums *premiums, const Squares *squares, const Play *play, const uint8_t *kinds,
    const int32_t *letter, const int32_t *word
) noexcept nogil

# Read the multipliers of squares without a bomb; that of a bomb is 0. Raises BadOption.
cdef int read_known_multipliers(given, int32_t *times) except -1


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
    cdef dict kept                # expected values by squares: play-outs of a turn often open the same ones
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
