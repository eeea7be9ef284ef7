"""A learned value of what a turn leaves: a small network over the planner's own numbers."""

from .rounds cimport Rules, State

cdef enum:
    # Features of an action: kind (5), own cards (10), turns (8), mean turns, points, insertions, exposed card.
    KIND = 0
    OWN_CARDS = 5
    TURNS_LEFT = 15
    MEAN_TURNS = 23
    POINTS = 24
    INSERTIONS = 25
    EXPOSED = 26
    # Features of the position: fewest cards of another player (10), and others.
    OTHER_CARDS = 27
    PLAYERS = 37
    STOCK = 38
    TABLE_WORDS = 39
    TABLE_LETTERS = 40
    IDLE = 41
    IDLE_TURNS = 42
    UNSEEN_POINTS = 43
    MORE_CARDS = 44
    FEATURES = 45
    HIDDEN = 32
    CARD_BUCKETS = 10
    TURN_BUCKETS = 8
    SCALE = 20                # points that 1 of the second output stands for
    MAX_VALUE = 1_000_000     # in points


cdef struct Network:              # one hidden layer of rectified units; two outputs
    float inner[FEATURES][HIDDEN]
    float inner_bias[HIDDEN]
    float outer[2][HIDDEN]        # the chance of being out first; the points gained, in SCALE
    float outer_bias[2]


cdef class Values:
    cdef Network network

# Fill the features of the position of the current player, those of actions with 0.
cdef void position_features(Rules rules, const State *state, const int *unseen, int n_unseen, float *out) noexcept nogil

# Add a feature to the sums of the hidden layer.
cdef inline void add_feature(const Network *network, int feature, float value, float *sums) noexcept nogil:
    cdef const float *weights = network.inner[feature]
    cdef int i
    for i in range(HIDDEN):
        sums[i] += value * weights[i]


cdef inline int turn_bucket(int turns) noexcept nogil:
    """Half turns from one turn on; turns are in thousandths, with the cost of insertions."""
    return min(max((turns - 600) // 500, 0), TURN_BUCKETS - 1)

# The value of the sums of the hidden layer, in points: the points gained, and `win_value` for being out first.
cdef float value_of(const Network *network, const float *sums, float win_value) noexcept nogil
