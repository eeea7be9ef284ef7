"""Describing a counting problem and ordering its items. bucket_elimination.pyx solves it."""

from libc.string cimport memset
from libcpp.algorithm cimport sort


# ---------------------------------------------------------------- sums and items

cdef int begin(Elimination e, int bombs) except -1 nogil:
    e.bombs = bombs
    e.gave_up = False
    e.sums.clear()
    e.items.clear()
    e.sums_of.clear()
    e.segments.clear()
    e.steps.clear()
    e.layers.clear()
    e.branches.clear()
    e.values.clear()


cdef int add_sum(Elimination e, int start, const double *weight, int histogram) except -1 nogil:
    cdef Sum s
    cdef int i
    s.start = start
    s.histogram = histogram
    s.low = VALUES
    s.high = -1
    for i in range(VALUES):
        s.weight[i] = weight[i]
        if weight[i] != 0:
            s.low = min(s.low, i)
            s.high = i
    s.plain = s.low == s.high and s.weight[s.low] == 1
    s.squares = s.left = 0
    s.slot = -1
    e.sums.push_back(s)
    return <int>e.sums.size() - 1


cdef int add_number(Elimination e, int number) except -1 nogil:
    cdef double weight[9]
    memset(weight, 0, sizeof(weight))
    weight[number] = 1
    return add_sum(e, 0, weight, -1)


cdef int add_item(Elimination e, int squares, int place) except -1 nogil:
    cdef Item item
    item.squares = squares
    item.place = place
    item.first_sum = item.end_sum = <int>e.sums_of.size()
    e.items.push_back(item)
    return <int>e.items.size() - 1


cdef int add_to_sum(Elimination e, int sum) except -1 nogil:
    cdef Item *item = &e.items[e.items.size() - 1]
    e.sums_of.push_back(sum)
    item.end_sum += 1
    e.sums[sum].squares += item.squares


# ---------------------------------------------------------------- order of elimination

cdef int choose_order(Elimination e, int first_item, int first_sum) except -1 nogil:
    cdef int end_item = <int>e.items.size(), end_sum = <int>e.sums.size()
    cdef int i, k, at = 0
    for k in range(first_sum, end_sum):
        e.sums[k].first_item = e.sums[k].end_item = 0
    for i in range(e.items[first_item].first_sum if first_item < end_item else 0, <int>e.sums_of.size()):
        e.sums[e.sums_of[i]].end_item += 1
    for k in range(first_sum, end_sum):
        i = e.sums[k].end_item
        e.sums[k].first_item = e.sums[k].end_item = at
        at += i
    e.items_in.resize(at)
    e.sweep.clear()
    for i in range(first_item, end_item):
        e.items[i].taken = e.items[i].waiting = False
        for k in range(e.items[i].first_sum, e.items[i].end_sum):
            at = e.sums_of[k]
            e.items_in[e.sums[at].end_item] = i
            e.sums[at].end_item += 1
        e.sweep.push_back(e.items[i].place << 12 | (i - first_item))
    sort(e.sweep.begin(), e.sweep.end())
    for i in range(<int>e.sweep.size()):
        e.sweep[i] = (e.sweep[i] & 0xFFF) + first_item
    take_greedily(e, first_item, first_sum)
    if e.order.size() > 2 and cost(e, e.sweep.data(), first_sum) < cost(e, e.order.data(), first_sum):
        e.order.swap(e.sweep)


cdef int take_greedily(Elimination e, int first_item, int first_sum) except -1 nogil:
    """Repeatedly take the item that leaves the fewest states, if possible one that shares a sum with those taken."""
    cdef int end_item = <int>e.items.size(), i, k, best, s
    cdef double found, least
    reset_sums(e, first_sum)
    e.order.clear()
    while <int>e.order.size() < end_item - first_item:
        best = -1
        least = 0
        for i in range(first_item, end_item):
            if e.items[i].waiting and not e.items[i].taken:
                found = growth(e, &e.items[i])
                if best < 0 or found < least:
                    best = i
                    least = found
        if best < 0:
            for i in range(first_item, end_item):
                if not e.items[i].taken and (
                    best < 0 or e.items[i].end_sum - e.items[i].first_sum
                    < e.items[best].end_sum - e.items[best].first_sum
                ):
                    best = i
        take_item(e, &e.items[best])
        e.items[best].taken = True
        e.order.push_back(best)
        for k in range(e.items[best].first_sum, e.items[best].end_sum):
            s = e.sums_of[k]
            for i in range(e.sums[s].first_item, e.sums[s].end_item):
                e.items[e.items_in[i]].waiting = True


cdef void reset_sums(Elimination e, int first_sum) noexcept nogil:
    cdef size_t k
    for k in range(first_sum, e.sums.size()):
        e.sums[k].left = e.sums[k].squares
        e.sums[k].slot = -1
        e.sums[k].possible = 1


cdef inline double possible_values(const Sum *s, int left) noexcept nogil:
    """Return how many values a sum can have when `left` of its squares remain."""
    cdef int most, least
    if left == 0:
        return 1
    most = min(s.high, s.start + s.squares - left)
    least = max(s.start, s.low - left)
    return max(1, most - least + 1)


cdef double growth(Elimination e, const Item *item) noexcept nogil:
    """Return the factor by which eliminating an item would multiply the number of states."""
    cdef double by = 1
    cdef const Sum *s
    cdef int k
    for k in range(item.first_sum, item.end_sum):
        s = &e.sums[e.sums_of[k]]
        by *= possible_values(s, s.left - item.squares) / s.possible
    return by


cdef double take_item(Elimination e, const Item *item) noexcept nogil:
    """Eliminate an item. Returns the factor by which that multiplies the number of states."""
    cdef double by = 1
    cdef Sum *s
    cdef int k
    for k in range(item.first_sum, item.end_sum):
        s = &e.sums[e.sums_of[k]]
        by /= s.possible
        s.left -= item.squares
        s.possible = possible_values(s, s.left)
        by *= s.possible
    return by


cdef double cost(Elimination e, const int *order, int first_sum) noexcept nogil:
    """Estimate the number of states of all layers for an order."""
    cdef double states = 1, all_states = 0
    cdef size_t i
    reset_sums(e, first_sum)
    for i in range(e.order.size()):
        states *= take_item(e, &e.items[order[i]])
        all_states += states
    return all_states
