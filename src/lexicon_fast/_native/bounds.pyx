"""The best plays of a position without looking at all.

A slot's words of one length can give no more points than the dearest tiles of the rack would on the best
squares. The keys with the highest of these bounds are searched first, until no other can come up to the
plays found. Plays by the whole rack, which earn a bonus, have bounds of their own: their words must have
all of its letters, and that makes their search short.
"""

from libc.stddef cimport size_t
from libc.stdint cimport int32_t, uint8_t, uint32_t
from libc.string cimport memcpy, memset
from libcpp.algorithm cimport sort
from libcpp.pair cimport pair
from libcpp.vector cimport vector

from .compiled cimport Compiled
from .kernels cimport Probe
from .lanes cimport Key, Lane, OpenLane, Premiums, Rack, Slot, Squares, Workspace, fit_words, forget_low, open_position
from .letters cimport MASTER
from .search cimport Cards, keep_exact

ctypedef pair[int32_t, int] Bounded       # minus a bound, and 2 * key, one more for the whole rack


cdef int find_best(
    Compiled d, const Premiums *premiums, const Squares *squares, const Rack *rack, Workspace work, size_t top
) except -1 nogil:
    """The `top` best plays, and some more, in no order, in work.plays."""
    cdef uint8_t values[16]
    cdef vector[Bounded] order
    cdef Slot slot
    cdef Key *key
    cdef size_t i, found
    cdef int k, n, whole
    cdef uint32_t wanted
    work.top = top
    open_position(d, premiums, squares, rack, work)
    dearest_first(premiums, rack, values)
    for i in range(work.keys.size()):
        key = &work.keys[i]
        key.bound = key.bingo_bound = -1
        k = key.first
        while k >= 0:
            bound_slot(premiums, rack, values, work, &work.slots[k], key)
            k = work.slots[k].next
        if key.bound >= 0:
            order.push_back(Bounded(-key.bound, <int>(2 * i)))
        if key.bingo_bound >= 0:
            order.push_back(Bounded(-key.bingo_bound, <int>(2 * i + 1)))
    sort(order.begin(), order.end())
    for i in range(order.size()):
        if -order[i].first < work.least:
            break
        key = &work.keys[order[i].second >> 1]
        whole = order[i].second & 1
        found = words_wanted(d, rack, key, work, whole)
        k = key.first if found else -1
        while k >= 0:
            wanted = 0
            memcpy(&slot, &work.slots[k], sizeof(Slot))
            for n in range(2, 22):
                if (n == slot.full and key.bingo_bound >= 0) != whole or slot.bounds[n] < work.least:
                    slot.starts[n] = 0
                wanted |= slot.starts[n]
            if wanted:
                fit_words(d, premiums, rack, work, &slot, found)
            k = slot.next
    forget_low(work)
    return 0


cdef void dearest_first(const Premiums *premiums, const Rack *rack, uint8_t *values) noexcept nogil:
    """The values of the rack's tiles, falling; then zeros."""
    cdef int x, k, n = 0
    cdef uint8_t value
    memset(values, 0, 16)
    for x in range(33):
        value = premiums.value[x] if x < MASTER else 0
        for _ in range(rack.counts[x]):
            k = n
            while k > 0 and values[k - 1] < value:
                values[k] = values[k - 1]
                k -= 1
            values[k] = value
            n += 1


cdef void bound_slot(
    const Premiums *premiums, const Rack *rack, const uint8_t *values, Workspace work, Slot *slot, Key *key
) noexcept nogil:
    """The most points by length, in slot.bounds; the key's bounds raised to them.

    The dearest tiles on the best squares: as squares are added, the letter multipliers are kept falling.
    """
    cdef const OpenLane *open = &work.lanes[slot.lane]
    cdef const Lane *lane = open.lane
    cdef uint8_t letter[21]
    cdef uint32_t all = 0
    cdef int start, at, side = premiums.side[open.direction], n, tiles, k, longest = 0
    cdef int32_t own, others, times, bound
    cdef bint special = premiums.bonus[rack.tiles] > 0
    memset(slot.bounds, -1, sizeof(slot.bounds))
    for n in range(2, 22):
        all |= slot.starts[n]
        if slot.starts[n]:
            longest = n
    for start in range(side):
        if not all >> start & 1:
            continue
        own = others = tiles = 0
        times = 1
        for n in range(1, longest + 1):
            at = start + n - 1
            if at >= side:
                break
            if not lane.occupied >> at & 1:
                k = tiles
                tiles += 1
                if tiles > rack.tiles:
                    break
                if lane.letter[at] > 1:
                    while k > 0 and letter[k - 1] < lane.letter[at]:
                        letter[k] = letter[k - 1]
                        k -= 1
                    letter[k] = lane.letter[at]
                    own = 0
                    for k in range(tiles):
                        own += <int32_t>letter[k] * values[k]
                else:
                    letter[k] = 1
                    own += values[k]
                if lane.word[at] > 1:
                    times *= lane.word[at]
                if lane.crossed >> at & 1:
                    others += open.crossing[at]
            if slot.starts[n] >> start & 1:
                bound = (
                    times * (own + lane.lying[at + 1] - lane.lying[start]) + others
                    + lane.other[at + 1] - lane.other[start] + premiums.bonus[tiles])
                if bound > slot.bounds[n]:
                    slot.bounds[n] = bound
    for n in range(2, longest + 1):
        if special and n == slot.full:
            if slot.bounds[n] > key.bingo_bound:
                key.bingo_bound = slot.bounds[n]
        elif slot.bounds[n] > key.bound:
            key.bound = slot.bounds[n]


cdef size_t words_wanted(
    Compiled d, const Rack *rack, const Key *key, Workspace work, bint whole
) noexcept nogil:
    """The words with the letters covered, payable from rack and them; `whole`: with the whole rack."""
    cdef Probe probe
    cdef Cards cards
    cdef size_t found
    probe.have_lo = key.have.lo
    probe.have_hi = key.have.hi
    probe.need_lo = key.have.lo if whole else key.need.lo
    probe.need_hi = key.have.hi if whole else key.need.hi
    probe.wild = rack.blanks
    if probe.need_lo | probe.need_hi:
        found = d.kernels.over(&d.tree, &probe, work.scratch.groups, work.scratch.words, &work.tests)
    else:
        found = d.kernels.within(&d.tree, &probe, work.scratch.groups, work.scratch.words, &work.tests)
    if d.layout.cut:
        memcpy(cards.counts, key.counts, sizeof(cards.counts))
        found = keep_exact(d, &cards, NULL, work.scratch.words, found)
    return found
