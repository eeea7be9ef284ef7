"""Random placements of the bombs: each that agrees with the numbers is equally likely.

This samples backward through the layers of the count (see elimination.pxd). Each step chooses the state
that it came from, and the number of bombs, in proportion to the number of placements.
"""

from cpython.bytes cimport PyBytes_AS_STRING, PyBytes_FromStringAndSize
from libc.stdint cimport uint8_t, uint64_t
from libc.string cimport memcpy
from libcpp.vector cimport vector

from ..dictionary.arguments cimport check_range, seed_from
from ..dictionary.deadline cimport check_stop
from ..dictionary.rng cimport next_random, random_below, random_unit
from .bombs cimport BOMB, CLOSED, HIT, RUNS, Counts, Field, count_all, thin
from .elimination cimport Branch, Elimination, Layer, Segment, Step

cdef enum:
    MAX_DRAWS = 1 << 20
    AT_ONCE = 1 << 10             # placements for which memory is allocated in one step


cdef class Sampler:
    def __cinit__(self, Field field not None):
        self.field = field
        self.e = Elimination()
        self.counts = Counts()


def draw_placements(Field field not None, int n, seed):
    """Return n placements, one after another: a byte for each square, 1 for a bomb. Raises BadOption."""
    cdef Sampler sampler = Sampler(field)
    cdef uint64_t random
    check_range("n", n, 0, MAX_DRAWS)
    random = seed_from(seed)
    with nogil:
        sample(sampler, sampler.field, sampler.e, sampler.counts, n, random)
    return copied(sampler.bombs.data(), sampler.bombs.size())


cdef bytes copied(const uint8_t *data, size_t size):
    """Return the data as bytes. Copies in steps, so that it can be interrupted."""
    cdef bytes copy = PyBytes_FromStringAndSize(NULL, <Py_ssize_t>size)
    cdef char *to = PyBytes_AS_STRING(copy)
    cdef size_t at = 0, some
    with nogil:
        while at < size:
            some = min(size - at, <size_t>1 << 18)
            check_stop(some)
            memcpy(to + at, data + at, some)
            at += some
    return copy


cdef int sample(Sampler sampler, Field f, Elimination e, Counts counts, int n, uint64_t seed) except -1 nogil:
    cdef bint whole = False
    try:
        sample_all(sampler, f, e, counts, n, seed)
        whole = True
    finally:
        if not whole:
            sampler.bombs.clear()


cdef int sample_all(Sampler sampler, Field f, Elimination e, Counts counts, int n, uint64_t seed) except -1 nogil:
    cdef uint64_t random
    cdef vector[uint64_t] starts
    cdef vector[double] weights
    cdef vector[int] shares
    cdef int run, i, placed = 0
    sampler.bombs.clear()
    sampler.bombs.reserve(<size_t>n * f.squares)
    list_squares(sampler, f)
    e.most = f.most
    e.bomb_odds = f.bomb_odds
    e.random = NULL
    if f.exact:
        count_all(f, e, counts)
        list_branches(sampler, e)
        for i in range(n):
            make_room(sampler, f, i, n)
            sample_one(sampler, f, e, counts, &sampler.bombs[<size_t>i * f.squares], &seed)
        return 0
    # Several runs thin out layers at random; each run gets a share of the placements by its weight.
    random = next_random(&seed)
    thin(e, f, &random)
    for _ in range(RUNS):
        starts.push_back(random)
        weights.push_back(count_all(f, e, counts) * counts.found.back())
    shares.assign(RUNS, 0)
    for _ in range(n):
        shares[choose_weighted(weights.data(), RUNS, &seed)] += 1
    for run in range(RUNS):
        if shares[run]:
            random = starts[run]
            count_all(f, e, counts)
            list_branches(sampler, e)
        for _ in range(shares[run]):
            make_room(sampler, f, placed, n)
            sample_one(sampler, f, e, counts, &sampler.bombs[<size_t>placed * f.squares], &seed)
            placed += 1


cdef inline int make_room(Sampler sampler, Field f, int placed, int n) except -1 nogil:
    """Allocate memory for placement `placed`, for AT_ONCE of them at a time: filling it with zeros takes long."""
    if not placed & (AT_ONCE - 1):
        check_stop(<uint64_t>AT_ONCE * f.squares)
        sampler.bombs.resize(<size_t>min(n, placed + AT_ONCE) * f.squares, 0)


cdef int list_squares(Sampler sampler, Field f) except -1 nogil:
    cdef int g, i, groups = <int>f.groups.size()
    sampler.squares.clear()
    sampler.squares_at.clear()
    for g in range(groups + 1):
        sampler.squares_at.push_back(<int>sampler.squares.size())
        for i in range(f.squares):
            if f.shown[i] == CLOSED and f.group_of[i] == (g if g < groups else -1):
                sampler.squares.push_back(i)
    sampler.squares_at.push_back(<int>sampler.squares.size())


cdef int list_branches(Sampler sampler, Elimination e) except -1 nogil:
    """Sort the branches of each step by the state they lead to (a counting sort)."""
    cdef size_t p, t, i, at
    cdef const Segment *segment
    cdef const Step *step
    cdef int s, states
    sampler.branches.resize(e.branches.size())
    sampler.branches_at.clear()
    sampler.layers_at.assign(e.layers.size(), 0)
    for p in range(e.segments.size()):
        segment = &e.segments[p]
        for t in range(<size_t>segment.steps):
            step = &e.steps[segment.first_step + t]
            states = e.layers[segment.first_layer + t + 1].states
            check_stop(8 * (states + step.end_branch - step.first_branch))
            at = sampler.branches_at.size()
            sampler.layers_at[segment.first_layer + t + 1] = at
            sampler.branches_at.resize(at + states + 1, 0)
            for s in range(states + 1):
                sampler.branches_at[at + s] = 0
            for i in range(step.first_branch, step.end_branch):
                sampler.branches_at[at + e.branches[i].target + 1] += 1
            sampler.branches_at[at] = step.first_branch
            for s in range(states):
                sampler.branches_at[at + s + 1] += sampler.branches_at[at + s]
            for i in range(step.end_branch, step.first_branch, -1):
                s = e.branches[i - 1].target + 1
                sampler.branches_at[at + s] -= 1
                sampler.branches[sampler.branches_at[at + s]] = i - 1
            for s in range(states):      # each entry is now where the next state should begin
                sampler.branches_at[at + s] = sampler.branches_at[at + s + 1]
            sampler.branches_at[at + states] = step.end_branch


cdef int sample_one(
    Sampler sampler, Field f, Elimination e, Counts counts, uint8_t *bombs, uint64_t *random
) except -1 nogil:
    cdef vector[double] weights
    cdef int i, k, width, used = 0
    cdef size_t p
    cdef const double *ways
    cdef const double *after
    check_stop(2 * f.squares)
    for i in range(f.squares):
        bombs[i] = f.shown[i] == BOMB or f.shown[i] == HIT
    for p in range(f.parts.size()):
        ways = counts.ways.data() + counts.ways_at[p]
        width = <int>(counts.ways_at[p + 1] - counts.ways_at[p])
        after = &counts.after[(p + 1) * (f.bombs + 1)]
        weights.assign(width, 0.0)
        for k in range(min(width, f.bombs + 1 - used)):
            weights[k] = ways[k] * after[used + k]
        k = choose_weighted(weights.data(), width, random)
        used += k
        sample_part(sampler, e, <int>p, k, bombs, &weights, random)
    place_bombs(sampler, <int>f.groups.size(), f.bombs - used, bombs, random)


cdef int sample_part(
    Sampler sampler, Elimination e, int part, int bombs_left, uint8_t *bombs, vector[double] *weights, uint64_t *random
) except -1 nogil:
    cdef const Segment *segment = &e.segments[part]
    cdef const Layer *layer
    cdef const Branch *branch
    cdef int t, state = 0, i, n
    cdef size_t at
    for t in range(segment.steps - 1, -1, -1):
        layer = &e.layers[segment.first_layer + t]
        at = sampler.layers_at[segment.first_layer + t + 1] + state
        n = <int>(sampler.branches_at[at + 1] - sampler.branches_at[at])
        at = sampler.branches_at[at]
        weights.assign(n, 0.0)
        for i in range(n):
            branch = &e.branches[sampler.branches[at + i]]
            if 0 <= bombs_left - branch.bombs < layer.width:
                weights[0][i] = branch.weight * e.values[
                    layer.values + <size_t>branch.source * layer.width + bombs_left - branch.bombs]
        check_stop(8 * n)
        branch = &e.branches[sampler.branches[at + choose_weighted(weights.data(), n, random)]]
        state = branch.source
        bombs_left -= branch.bombs
        place_bombs(sampler, e.steps[segment.first_step + t].item, branch.bombs, bombs, random)


cdef void place_bombs(Sampler sampler, int group, int n, uint8_t *bombs, uint64_t *random) noexcept nogil:
    """Place n bombs in the squares of a group, each choice equally likely."""
    cdef int i, left = sampler.squares_at[group + 1] - sampler.squares_at[group]
    for i in range(sampler.squares_at[group], sampler.squares_at[group + 1]):
        if n and random_below(random, left) < <uint64_t>n:
            bombs[sampler.squares[i]] = 1
            n -= 1
        left -= 1


cdef int choose_weighted(const double *weights, int n, uint64_t *random) noexcept nogil:
    """Return one of n indices at random, in proportion to the weights."""
    cdef double sum = 0, mark
    cdef int i, last = 0
    for i in range(n):
        sum += weights[i]
    mark = sum * random_unit(random)
    sum = 0
    for i in range(n):
        if weights[i] > 0:
            last = i
            sum += weights[i]
            if sum > mark:
                break
    return last
