"""Counting placements of bombs through layers of states, forward and backward.

Bucket elimination: R. Dechter, "Bucket elimination: a unifying framework for reasoning", Artificial
Intelligence 113 (1999). If a layer has too many states, it is thinned out at random without bias: heavy
states are likelier to be kept, and the weight of a kept state is divided by its chance to be kept.
"""

from libc.stdint cimport int32_t, uint32_t, uint64_t
from libc.string cimport memset

from ..dictionary.deadline cimport check_limits, check_stop
from ..dictionary.long_sort cimport long_sort_up
from ..dictionary.rng cimport random_unit
from .elimination cimport (
    HISTOGRAMS, SLOTS, VALUES, Branch, Elimination, Item, Key, Layer, Segment, Step, Sum, choose_order, reset_sums,
)

cdef enum:
    MAX_VALUES = 1 << 24       # 128 MB
    STEP = 1 << 8              # states or branches between two calls of `check_stop`

cdef double CHOOSE[9][9]       # n, k


cdef void fill_choose() noexcept:
    cdef int n, k
    memset(CHOOSE, 0, sizeof(CHOOSE))
    for n in range(VALUES):
        CHOOSE[n][0] = 1
        for k in range(1, n + 1):
            CHOOSE[n][k] = CHOOSE[n - 1][k - 1] + CHOOSE[n - 1][k]


fill_choose()


# ---------------------------------------------------------------- forward: the weight of each state

cdef int forward(Elimination e, int first_item, int first_sum) except -1 nogil:
    cdef Segment segment
    cdef double weight = 1
    cdef size_t i
    cdef uint64_t used = 0
    cdef Key key
    for i in range(first_sum, e.sums.size()):
        if e.sums[i].squares == 0:
            weight *= e.sums[i].weight[e.sums[i].start]
    choose_order(e, first_item, first_sum)
    reset_sums(e, first_sum)
    segment.first_item = first_item
    segment.first_sum = first_sum
    segment.end_sum = <int>e.sums.size()
    segment.first_layer = e.layers.size()
    segment.first_step = e.steps.size()
    segment.steps = <int>e.order.size()
    key.half[0] = key.half[1] = 0
    e.keys.assign(1, key)
    e.least.assign(1, 0)
    add_layer(e, 1)
    e.values[e.layers.back().values] = weight
    for i in range(e.order.size()):
        check_stop(500)
        eliminate(e, e.order[i], &used)
        if e.gave_up:
            break
    e.segments.push_back(segment)
    return <int>e.segments.size() - 1


cdef int add_layer(Elimination e, int width) except -1 nogil:
    """Add a layer of the states in e.keys, with all weights 0."""
    cdef Layer layer
    layer.values = e.values.size()
    layer.states = <int>e.keys.size()
    layer.width = width
    e.layers.push_back(layer)
    e.values.resize(layer.values + <size_t>layer.states * width, 0.0)


cdef int eliminate(Elimination e, int number, uint64_t *used) except -1 nogil:
    """Eliminate one item: add the next layer. used: the slots in use, a bit each."""
    cdef Item item = e.items[number]
    cdef Layer layer = e.layers.back()
    cdef Sum *bound[64]            # sums that restrict the number of bombs
    cdef Sum *ending[64]           # sums that end in this step and have weights
    cdef Sum *s
    cdef Key added, each, kept, key, next
    cdef Step step
    cdef Branch branch
    cdef int bounds = 0, endings = 0, k, n, j, few, many, width
    cdef uint64_t ended = 0, i
    cdef size_t at
    cdef double weight
    added.half[0] = added.half[1] = each.half[0] = each.half[1] = 0
    kept.half[0] = kept.half[1] = ~<uint64_t>0
    step.item = number
    step.histograms = 0
    for k in range(item.first_sum, item.end_sum):
        s = &e.sums[e.sums_of[k]]
        if s.slot < 0:
            s.slot = 0
            while s.slot < SLOTS and used[0] >> s.slot & 1:
                s.slot += 1
            if s.slot == SLOTS:
                e.gave_up = True       # does not happen in positions of a game
                return 0
            used[0] |= <uint64_t>1 << s.slot
            added.half[s.slot >> 4] |= <uint64_t>s.start << ((s.slot & 15) * 4)
        each.half[s.slot >> 4] |= <uint64_t>1 << ((s.slot & 15) * 4)
        s.left -= item.squares
        if s.low > s.start or s.high < s.start + s.squares:
            bound[bounds] = s
            bounds += 1
        if s.left == 0:
            kept.half[s.slot >> 4] &= ~(<uint64_t>15 << ((s.slot & 15) * 4))
            ended |= <uint64_t>1 << s.slot
            if not s.plain:
                ending[endings] = s
                endings += 1
                if s.histogram >= 0:
                    step.histograms |= <uint32_t>1 << s.histogram
    used[0] &= ~ended
    step.first_branch = e.branches.size()
    clear_table(e, layer.states * (min(item.squares, e.bombs) + 1))
    e.next_keys.clear()
    e.next_least.clear()
    for i in range(<uint64_t>layer.states):
        if not i & (STEP - 1):
            check_stop(min(100 * STEP, 100 * (layer.states - i)))
        key = e.keys[i]
        key.half[0] += added.half[0]
        key.half[1] += added.half[1]
        few = 0
        many = min(item.squares, e.bombs - e.least[i])
        for k in range(bounds):
            s = bound[k]
            n = value_in(&key, s.slot)
            many = min(many, s.high - n)
            few = max(few, s.low - n - s.left)
        branch.source = <int32_t>i
        for j in range(few, many + 1):
            next.half[0] = key.half[0] + j * each.half[0]
            next.half[1] = key.half[1] + j * each.half[1]
            weight = CHOOSE[item.squares][j]
            branch.counts = 0
            for k in range(endings):
                s = ending[k]
                n = value_in(&next, s.slot)
                weight *= s.weight[n]
                if s.histogram >= 0:
                    branch.counts |= <uint64_t>n << 4 * s.histogram
            if weight == 0:
                continue
            next.half[0] &= kept.half[0]
            next.half[1] &= kept.half[1]
            branch.weight = weight
            branch.bombs = j
            branch.target = find_or_add_state(e, &next, e.least[i] + j)
            e.branches.push_back(branch)
    step.end_branch = e.branches.size()
    if e.random == NULL and (e.next_keys.size() > e.most or e.values.size() > MAX_VALUES):
        e.gave_up = True
        return 0
    e.keys.swap(e.next_keys)
    e.least.swap(e.next_least)
    width = min(layer.width - 1 + item.squares, e.bombs) + 1
    add_layer(e, width)
    for at in range(step.first_branch, step.end_branch):
        if not at & (STEP - 1):
            check_stop(STEP * layer.width)
        multiply_add(
            &e.values[e.layers.back().values + <size_t>e.branches[at].target * width + e.branches[at].bombs],
            &e.values[layer.values + <size_t>e.branches[at].source * layer.width],
            min(layer.width, width - e.branches[at].bombs), e.branches[at].weight)
    e.steps.push_back(step)
    if e.keys.size() > e.most:
        thin_out(e)


cdef inline int value_in(const Key *key, int slot) noexcept nogil:
    return <int>(key.half[slot >> 4] >> ((slot & 15) * 4) & 15)


cdef inline void multiply_add(double *into, const double *values, int n, double weight) noexcept nogil:
    cdef int i
    for i in range(n):
        into[i] += weight * values[i]


cdef int clear_table(Elimination e, size_t states) except -1 nogil:
    """Empty the hash table, with room for a number of states."""
    cdef size_t size = 16
    while size < 2 * states:
        size *= 2
    e.table.assign(size, 0)


cdef inline int32_t find_or_add_state(Elimination e, const Key *key, int bombs) except -1 nogil:
    """Return the number of a state of the next layer, which is added if new. bombs: fewest that reach it."""
    cdef uint32_t mask = <uint32_t>e.table.size() - 1, number
    cdef uint64_t mixed = key.half[0] * <uint64_t>0x9E3779B97F4A7C15 + key.half[1] * <uint64_t>0xC2B2AE3D27D4EB4F
    cdef uint32_t at = <uint32_t>(mixed >> 32 ^ mixed >> 47) & mask
    while True:
        number = e.table[at]
        if number == 0:
            break
        if e.next_keys[number - 1].half[0] == key.half[0] and e.next_keys[number - 1].half[1] == key.half[1]:
            e.next_least[number - 1] = min(e.next_least[number - 1], bombs)
            return <int32_t>number - 1
        at = (at + 1) & mask
    e.next_keys.push_back(key[0])
    e.next_least.push_back(bombs)
    e.table[at] = <uint32_t>e.next_keys.size()
    return <int32_t>e.next_keys.size() - 1


cdef int thin_out(Elimination e) except -1 nogil:
    """Keep e.most states of the last layer at random, in proportion to what they will weigh in the end."""
    cdef Layer *layer = &e.layers.back()
    cdef Step *step = &e.steps.back()
    cdef size_t states = e.keys.size(), i, kept = 0
    cdef double *row
    cdef double rest[32][16]
    cdef double power, share, sum = 0, mark, before
    cdef int k
    estimate_rest(e, rest)
    e.mass.resize(states)
    for i in range(states):
        if not i & (STEP - 1):
            check_stop(STEP * (30 + layer.width))
        row = &e.values[layer.values + i * layer.width]
        power = 1
        share = 0
        for k in range(layer.width):
            share += row[k] * power
            power *= e.bomb_odds
        for k in range(SLOTS):
            share *= rest[k][value_in(&e.keys[i], k)]
        e.mass[i] = share
        sum += share
    e.sorted_mass.assign(e.mass.begin(), e.mass.end())
    long_sort_up(e.sorted_mass.data(), e.sorted_mass.data() + states, check_limits)
    i = 0                          # the heaviest are always kept
    while i < e.most and e.sorted_mass[states - 1 - i] * (e.most - i) >= sum:
        sum -= e.sorted_mass[states - 1 - i]
        i += 1
    share = sum / (e.most - i) if i < e.most and sum > 0 else 0
    mark = random_unit(e.random)
    before = 0                     # systematic sampling of the others: keep a state where the running sum passes a mark
    for i in range(states):
        if e.mass[i] >= share and e.mass[i] > 0:
            power = 1
        else:
            before += e.mass[i]
            if share == 0 or before < mark * share:
                e.mass[i] = -1
                continue
            mark += 1
            power = share / e.mass[i]
        e.keys[kept] = e.keys[i]
        e.least[kept] = e.least[i]
        row = &e.values[layer.values + i * layer.width]
        for k in range(layer.width):
            e.values[layer.values + kept * layer.width + k] = power * row[k]
        e.mass[i] = power
        e.sorted_mass[i] = kept
        kept += 1
    e.keys.resize(kept)
    e.least.resize(kept)
    layer.states = <int>kept
    e.values.resize(layer.values + kept * layer.width)
    kept = step.first_branch
    for i in range(step.first_branch, step.end_branch):
        power = e.mass[e.branches[i].target]
        if power > 0:
            e.branches[kept] = e.branches[i]
            e.branches[kept].weight *= power
            e.branches[kept].target = <int32_t>e.sorted_mass[e.branches[i].target]
            kept += 1
    step.end_branch = kept
    e.branches.resize(kept)


cdef void estimate_rest(Elimination e, double (*rest)[16]) noexcept nogil:
    """Estimate, by slot and value of a sum, the factor by which its remaining squares will change the weight."""
    cdef const Sum *s
    cdef double some, power
    cdef size_t i
    cdef int n, k
    for n in range(SLOTS):
        for k in range(16):
            rest[n][k] = 1
    for i in range(e.sums.size()):
        s = &e.sums[i]
        if s.slot < 0 or s.left == 0 or s.left == s.squares:
            continue
        for n in range(VALUES):
            some = 0
            power = 1
            for k in range(min(s.left, VALUES - 1 - n) + 1):
                some += CHOOSE[s.left][k] * power * s.weight[n + k]
                power *= e.bomb_odds
            rest[s.slot][n] = some


# ---------------------------------------------------------------- backward: the weight that each branch leads to

cdef double backward(Elimination e, int segment, const double *end, bint by_item) except? -1 nogil:
    cdef Segment part = e.segments[segment]
    cdef const Layer *layer = &e.layers[part.first_layer + part.steps]
    cdef const Layer *before
    cdef const Step *step
    cdef const Branch *branch
    cdef const double *ahead
    cdef double total = 0, weight, some, none
    cdef int t, n, k, first = part.steps
    cdef size_t i
    memset(e.histogram, 0, sizeof(e.histogram))
    if by_item:
        e.with_bomb.resize(e.items.size())
        e.without.resize(e.items.size())
    if layer.states:
        total = dot(&e.values[layer.values], end, layer.width)
    for k in range(part.first_sum, part.end_sum):
        if e.sums[k].squares == 0 and e.sums[k].histogram >= 0:
            e.histogram[e.sums[k].histogram][e.sums[k].start] = total
    for t in range(part.steps):
        if by_item or e.steps[part.first_step + t].histograms:
            first = t
            break
    if total == 0:
        first = part.steps
    e.ahead.assign(end, end + layer.width)
    for t in range(part.steps - 1, first - 1, -1):
        step = &e.steps[part.first_step + t]
        layer = &e.layers[part.first_layer + t + 1]
        before = layer - 1
        e.next_ahead.assign(<size_t>before.states * before.width, 0.0)
        some = none = 0
        check_stop(100)
        for i in range(step.first_branch, step.end_branch):
            if not i & (STEP - 1):
                check_stop(STEP * layer.width)
            branch = &e.branches[i]
            ahead = &e.ahead[<size_t>branch.target * layer.width + branch.bombs]
            n = min(before.width, layer.width - branch.bombs)
            if t > first:
                multiply_add(
                    &e.next_ahead[<size_t>branch.source * before.width], ahead, n, branch.weight)
            if by_item or step.histograms:
                weight = branch.weight * dot(
                    &e.values[before.values + <size_t>branch.source * before.width], ahead, n)
                some += branch.bombs * weight
                none += (e.items[step.item].squares - branch.bombs) * weight
                if step.histograms:
                    add_to_histograms(e, step.histograms, branch.counts, weight)
        if by_item:
            e.with_bomb[step.item] = some
            e.without[step.item] = none
        e.ahead.swap(e.next_ahead)
    return total


cdef inline void add_to_histograms(Elimination e, uint32_t histograms, uint64_t counts, double weight) noexcept nogil:
    cdef int k
    for k in range(HISTOGRAMS):
        if histograms >> k & 1:
            e.histogram[k][counts >> 4 * k & 15] += weight


cdef inline double dot(const double *a, const double *b, int n) noexcept nogil:
    cdef double even = 0, odd = 0
    cdef int i = 0
    while i + 2 <= n:
        even += a[i] * b[i]
        odd += a[i + 1] * b[i + 1]
        i += 2
    return even + odd + (a[i] * b[i] if i < n else 0)
