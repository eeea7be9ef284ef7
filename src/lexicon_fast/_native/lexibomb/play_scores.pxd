"""Scores of the plays of Lexibomb, and the best actions of a turn by static evaluation."""

from libc.stddef cimport size_t
from libc.stdint cimport int32_t, uint16_t, uint32_t, uint64_t, uint8_t
from libcpp.string cimport string
from libcpp.unordered_map cimport unordered_map
from libcpp.vector cimport vector

from ..dictionary.compiled cimport Compiled
from ..dictionary.letters cimport CARDS
from ..tiles.lanes cimport BOARD_SQUARES, Premiums, Rack, Squares, Workspace
from ..tiles.leaves cimport Situation, Table
from .blank_plays cimport Finder, Play, Plays
from .bombs cimport Field, Sampler
from .elimination cimport VALUES, Elimination

cdef enum:
    MAX_LAID = 15                  # tiles laid by one play


cdef struct Piece:                 # closed squares next to the same numbers and the same tiles of the play
    int group                      # -1: next to no number
    int mask                       # the tiles of the play next to them, a bit each
    int square                     # one of them
    int squares


cdef struct Expected:
    double bomb                    # chance of a bomb in any of the squares
    double word                    # expected product of the word multipliers; 0 with a bomb
    double letters[MAX_LAID]       # for each square: expected product of that and its letter multiplier
    double error                   # three standard errors of the least exact of these values; 0: all are exact


cdef class ExpectedValues:
    """Expected values of plays on a field, with one set of multipliers. For one thread."""
    cdef Field field
    cdef Elimination e
    cdef Sampler sampler           # empty until they are needed
    cdef double word[VALUES]       # multipliers by number of bombs around a square
    cdef double letter[VALUES]
    # The current play
    cdef bint by_rows              # sweep over the board by rows
    cdef double opened             # product of the word multipliers of its open squares
    cdef int hidden                # number of its squares that may have a bomb
    cdef int unopened              # number of those and of others that are closed
    cdef int masks[BOARD_SQUARES]  # of squares near the play; 0 elsewhere
    cdef bint laid[BOARD_SQUARES]  # squares of the play
    cdef vector[int] near_play     # squares with a mask
    cdef vector[Piece] pieces
    cdef int free_laid             # number of squares of the play that are next to no number
    cdef int free_near             # number of squares of the pieces that are next to no number
    cdef vector[int] laid_of       # of each group: number of squares of the play
    cdef vector[int] near_of       # of each group: number of squares of the pieces
    cdef vector[int] part_of       # of each group
    cdef vector[int] touched       # of each part: NEAR, LAID, both or 0
    cdef unordered_map[string, Expected] without_numbers  # cache of plays that touch no part, by their surroundings
    cdef unordered_map[uint32_t, Expected] results  # cache of `expect_cached` by key; entries do not move
    cdef const Expected *single[BOARD_SQUARES]  # result of each square alone, or NULL
    # Working memory
    cdef vector[double] rest
    cdef vector[double] end


# Return the expected values of a play on these squares of a lane, cached.
cdef const Expected *expect_cached(
    ExpectedValues expected, uint32_t key, const uint16_t *squares, int n) except NULL nogil


cdef inline uint32_t key_of_squares(int direction, int lane, uint32_t squares) noexcept nogil:
    """Return the key of two squares of a lane or more, one bit each. The key of one square is its number."""
    return <uint32_t>(2 + direction) << 30 | <uint32_t>lane << 21 | squares


cdef class Scores:
    """Expected values of the plays of a position. Scores and chances are rounded to six decimals."""
    cdef vector[double] score
    cdef vector[double] bomb
    cdef vector[double] error


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
