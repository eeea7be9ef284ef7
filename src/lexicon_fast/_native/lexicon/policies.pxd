"""Policies: choosing actions in a round, from what the current player can see."""

from libc.stdint cimport int32_t
from libcpp.vector cimport vector

from ..dictionary.compiled cimport Compiled, Scratch
from ..dictionary.letter_sets cimport LetterSets
from ..dictionary.search cimport Cards
from .memo cimport Memo
from .rounds cimport Choice, Rules, State
from .turns cimport MAX_HAND, Estimates, Turns
from .values cimport Network, Values

cdef enum:
    GREEDY = 0
    PLANNER = 1
    LEARNED = 2

    MAX_COST = 1 << 30
    RACE_TURNS = 8
    MILLION = 1_000_000
    IDLE_ROUNDS = 2           # turns of each player after which exposed cards are no longer swapped
    # Turns from which a learned policy does not consider draws and exchanges in play-outs: if a play leaves a hand that
    # goes out next, and for hands with too many cards for `thorough`.
    ENOUGH_IF_OUT = 1100
    ENOUGH_WITHOUT_DRAWS = 2600
    ENOUGH_IF_STUCK = 1500    # except for a hand that then takes fewer turns


cdef struct Option:           # an action of the planner, in compact form
    int32_t cost              # thousandths of a point
    int action
    int32_t way               # FORM, INSERT: index into Turns.ways; SUBSTITUTE, EXCHANGE: into Player.exchanges
    int target
    int kind                  # draws: of the card discarded
    int cards                 # left in the hand, with a card drawn
    int32_t turns             # that they take; of a blind draw, see Turns.with_card
    int32_t points            # of them; of a blind draw, the average


cdef struct Exchange:
    Choice choice
    Cards after               # the hand after it


cdef struct Parameters:
    int kind                  # GREEDY, PLANNER or LEARNED; all others are for PLANNER
    int thorough              # hands of up to so many cards: consider exchanges, and each letter that a draw may bring
    Estimates estimates
    int32_t blind             # cost of a blind card, in thousandths of a turn, unless thorough
    # By the cards of the other player, less 1, and the turns that the hand takes, less 1: the points won by being
    # out first, in thousandths of a point, times the chance of it; the share of the points in the hand that is
    # lost, in thousandths; and the chance that the other player is not out before, in millionths.
    int32_t won[MAX_HAND][RACE_TURNS]
    int32_t lost[MAX_HAND][RACE_TURNS]
    int32_t stays[MAX_HAND][RACE_TURNS]
    const Network *network    # of LEARNED; otherwise NULL
    float win_value           # of LEARNED: points between winning and losing, beside those left in hands
    bint races_all            # against all others; otherwise against the one with the fewest cards


cdef class Policy:
    """The kind and the parameters of a policy."""
    cdef Parameters parameters
    cdef Values values


cdef class Player:
    """Memory for choosing actions."""
    cdef Turns turns
    cdef Turns turns_after    # of the hand after an exchange
    cdef Memo memo
    cdef LetterSets letter_sets
    cdef Compiled dictionary
    cdef Scratch scratch
    cdef vector[int32_t] left
    cdef vector[Option] options
    cdef vector[Exchange] exchanges


# Choose the action of the current player, using only what that player can see.
cdef int choose(Rules rules, Player player, const State *state, const Parameters *policy, Choice *out) except -1 nogil

# Fill player.options with the cost of each action; if `only_best`, without exchanges that are not the best.
cdef int evaluate(
    Rules rules, Player player, const State *state, const Parameters *policy, bint only_best) except -1 nogil

cdef void option_choice(Rules rules, Player player, const Option *option, Choice *out) noexcept nogil

# Fill the features of an option, beside those of the position. After `evaluate`.
cdef void option_features(
    Rules rules, Player player, const State *state, const Option *option, const int *unseen, int n_unseen, float *out
) noexcept nogil
