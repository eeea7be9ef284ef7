"""A learned value of what a turn leaves (see values.pxd)."""

from lexicon_fast.base.errors import BadOption

from libc.string cimport memcpy, memset

from ..dictionary.letters cimport CARDS
from .rounds cimport Rules, State


cdef class Values:
    def __cinit__(self, const float[::1] weights not None):
        """weights: of `inner`, `inner_bias`, `outer` and `outer_bias`, in this order; each from -1000 to 1000.
        Raises BadOption."""
        cdef Py_ssize_t n = sizeof(Network) // sizeof(float), i
        if weights.shape[0] != n:
            raise BadOption(f"the network has {weights.shape[0]} weights; it must have {n}")
        for i in range(n):
            if not -1000 <= weights[i] <= 1000:         # also if it is not a number
                raise BadOption(f"weight {i} is {weights[i]}; it must be from -1000 to 1000")
        memcpy(&self.network, &weights[0], sizeof(Network))


cdef void position_features(
    Rules rules, const State *state, const int *unseen, int n_unseen, float *out
) noexcept nogil:
    cdef int p, t, x, fewest = 64, others = 0, points = 0
    memset(out, 0, FEATURES * sizeof(float))
    for p in range(state.players):
        if p != state.turn:
            fewest = min(fewest, state.hands[p].total)
            others += state.hands[p].total
    for x in range(CARDS):
        points += unseen[x] * rules.prices.points[x]
    out[OTHER_CARDS + min(max(fewest, 1), <int>CARD_BUCKETS) - 1] = 1
    out[PLAYERS] = (state.players - 2) / <float>6
    out[STOCK] = (state.stock_end - state.stock_at) / <float>40
    out[TABLE_WORDS] = state.words / <float>5
    for t in range(state.words):
        out[TABLE_LETTERS] += state.table[t].length / <float>20
    out[IDLE] = state.idle > 0
    out[IDLE_TURNS] = min(state.idle, 6) / <float>6
    out[UNSEEN_POINTS] = <float>points / max(10 * n_unseen, 1)
    out[MORE_CARDS] = (others - fewest) / <float>20


cdef float value_of(const Network *network, const float *sums, float win_value) noexcept nogil:
    cdef float won = network.outer_bias[0], gained = network.outer_bias[1], unit
    cdef int i
    for i in range(HIDDEN):
        unit = sums[i] if sums[i] > 0 else 0
        won += unit * network.outer[0][i]
        gained += unit * network.outer[1][i]
    return min(max(SCALE * gained + win_value * won, <float>-MAX_VALUE), <float>MAX_VALUE)
