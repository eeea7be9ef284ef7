"""The best plays of a position, without searching all words (branch and bound).

The score of a slot's words of one length is at most that of the rack's most valuable tiles on the best
squares. The keys with the highest of these bounds are searched first, until the bounds of all others are below
the plays found. Plays of the whole rack, which earn a bonus, have separate bounds: their words must have all of
its letters, so that their search is short.

If plays are compared by equity, the leave counts, too: the bound is that of the best part of the rack to
lay. A blank is worth much in a leave, so plays with no, one and two blanks are searched separately.

The words of a key are those of its covered letters and some letters of the rack. If the rack has few subsets, they are
looked up one by one (see dictionary/anagrams.pyx). The bound of a slot is that of the best letters to lay. Others lose
something against it on whatever squares: a subset whose loss leaves less than the plays found is skipped.

The order of plays: descending score, then place, then word, both as text. Two words at one place first differ at an
empty square, where a letter precedes its blank (upper case before lower), or one word ends and the other continues with
an empty square. So the letters laid decide. The sort key has score, place and as many of these letters as fit. Plays
with equal keys are sorted again by the letters that follow.
"""

from libc.stddef cimport size_t
from libc.stdint cimport int16_t, int32_t, uint32_t, uint64_t, uint8_t
from libc.string cimport memchr, memcpy, memset, strcmp
from libcpp.algorithm cimport sort
from libcpp.pair cimport pair
from libcpp.vector cimport vector

from ..dictionary.anagrams cimport (
    MAX_MISSING, MAX_RACK_LETTERS, MAX_SUBSETS, AnagramSearch, add_queries, begin_search, finish_search, list_subsets,
)
from ..dictionary.bits cimport lowest_bit
from ..dictionary.compiled cimport Compiled
from ..dictionary.deadline cimport check_limits, check_stop
from ..dictionary.kernels cimport CODES, NARROW, WIDE
from ..dictionary.letters cimport CARDS, MASTER
from ..dictionary.long_sort cimport long_sort_up
from ..dictionary.search cimport Cards
from .lanes cimport (
    LETTERS_BIT, MAX_LETTER, MAX_RACK, MAX_SIDE, MAX_TIMES, TIMES_BIT, Key, Lane, LeaveValues, OpenLane, Part, Play,
    Premiums, Rack, Slot, Squares, Workspace, drop_low, fit_words, open_lanes, position_index, row_of, words_of_key,
)

ctypedef pair[int32_t, int] Bounded       # a negated bound, and 4 * key + kind

cdef enum:
    # The kind of a play is the number of its blanks (or 0 if they are not counted), or:
    WHOLE = 3                             # a play of the whole rack
    LENGTHS = 22                          # number of bounds of a slot and kind
    IMPOSSIBLE = MINUS_INFINITY - (1 << 29)   # with any bound added to it, less than MINUS_INFINITY
    # The cost of looking up a subset with one or two letters that are missing, as a number of subsets without, and the
    # cost from which a search in the tree takes less time, with one and two blanks. Without blanks it never does.
    LETTER_COST = 9
    PAIR_COST = 80
    MOST_COST_1 = 250
    MOST_COST_2 = 240
    PLAIN_COST_1 = 500                    # without vector instructions, which make a search slower
    PLAIN_COST_2 = 960


cdef struct Lookup:                       # subsets of the rack to look up: see `add_queries`
    int first                             # in work.subsets
    int n
    const int32_t *losses
    int32_t slack
    int missing


cdef int find_best(
    Compiled d, const Premiums *premiums, const Squares *squares, const Rack *rack, Workspace work, size_t top,
    LeaveValues *leaves, int32_t least
) except -1 nogil:
    cdef uint8_t values[MAX_RACK + 1]
    cdef uint8_t codes[CARDS]
    cdef vector[Bounded] order
    cdef AnagramSearch search
    cdef const Key *key
    cdef size_t i
    cdef int k, n, kind, n_codes, kinds = 1
    cdef bint by_letters
    open_lanes(d, premiums, squares, rack, work, False, True)
    work.top = top
    work.least = least
    work.leaves = leaves
    n_codes = sort_codes(premiums, rack, codes, values)
    by_letters = rack.blanks <= MAX_MISSING and list_subsets(
        d, rack.counts, codes, n_codes - (rack.blanks > 0), premiums.value, &work.subsets)
    if leaves != NULL:
        if rack.blanks <= 2:
            kinds = rack.blanks + 1
        part_rack(premiums, rack, codes, n_codes, leaves, work, kinds)
    bound_lanes(premiums, codes, n_codes, leaves, work)
    set_losses(premiums, values, work, by_letters)
    memset(work.part_profiles, 0, sizeof(work.part_profiles))
    work.bounds.resize(work.slots.size() * kinds * LENGTHS)
    for i in range(work.keys.size()):
        for kind in range(4):
            work.keys[i].bounds[kind] = MINUS_INFINITY
    for k in range(<int>work.slots.size()):      # lane after lane, so that their data stay in the cache
        bound_slot(premiums, rack, values, work, k, &work.keys[work.slots[k].key], kinds)
        if not k & 7:
            check_stop(4000)
    for i in range(work.keys.size()):
        key = &work.keys[i]
        for n in range(kinds + 1):
            kind = n if n < kinds else WHOLE
            if key.bounds[kind] > MINUS_INFINITY and key.bounds[kind] >= work.least:
                order.push_back(Bounded(-key.bounds[kind], <int>(4 * i + kind)))
    sort(order.begin(), order.end())
    if by_letters:
        begin_search(d, work.rows, WIDE if work.wide else NARROW, rack.blanks, work.scratch.words, &search)
    for i in range(order.size()):
        if -order[i].first < work.least:
            break
        search_key(
            d, premiums, rack, work, &work.keys[order[i].second >> 2], order[i].second & 3, kinds,
            &search if by_letters else <AnagramSearch *>NULL)
    drop_low(work)


cdef int search_key(
    Compiled d, const Premiums *premiums, const Rack *rack, Workspace work, const Key *key, int kind, int kinds,
    AnagramSearch *search
) except -1 nogil:
    """Find the plays of a kind with a key that reach work.least. search: NULL if words are not looked up by letters."""
    cdef Slot slot
    cdef int32_t slack[CODES]
    cdef Lookup lookups[LENGTHS * (MAX_MISSING + 1)]
    cdef uint32_t wanted, lengths
    cdef size_t found
    cdef const int32_t *bounds
    cdef int k, n, wild, n_lookups = 0, cost = 0
    if kinds > 1:
        work.blanks = rack.blanks if kind == WHOLE else kind
    if work.leaves != NULL:
        work.leaves.best = work.best_leave[kind if kind < kinds else kinds - 1]
    lengths = useful_lengths(work, key, kind, kinds, slack)
    if not lengths:
        return 0
    wild = rack.blanks if work.blanks < 0 else work.blanks
    if search != NULL:
        n = work.slots[key.first].full - rack.tiles
        n_lookups = list_lookups(work, lengths, n, wild, slack, lookups, &cost)
    # Without blanks it is always cheaper to look the words up.
    if search != NULL and cost <= most_cost(d, wild):
        found = words_by_letters(work, search, key, lookups, n_lookups)
    elif kind == WHOLE and not may_use_whole(work, key):
        return 0
    else:
        found = words_of_key(d, rack, key, wild, kind == WHOLE, work)
    k = key.first if found else -1
    while k >= 0:
        wanted = 0
        slot = work.slots[k]
        bounds = bounds_of(work, k, kind, kinds)
        for n in range(2, slot.longest + 1):
            if bounds[n] < work.least or not is_of_kind(key, &slot, n, kind):
                slot.starts[n] = 0
            wanted |= slot.starts[n]
        if wanted:
            fit_words(d, premiums, rack, work, &slot, found)
        k = slot.next


cdef inline int most_cost(Compiled d, int wild) noexcept nogil:
    """Return the highest cost of looking words up that is worth it."""
    if strcmp(d.kernels.name, b"plain") == 0:
        return PLAIN_COST_1 if wild == 1 else PLAIN_COST_2
    return MOST_COST_1 if wild == 1 else MOST_COST_2


cdef inline int32_t *bounds_of(Workspace work, int slot, int kind, int kinds) noexcept nogil:
    """Return the bounds of a slot by length."""
    return &work.bounds[(slot * kinds + (kind if kind < WHOLE else kinds - 1)) * LENGTHS]


cdef inline bint is_of_kind(const Key *key, const Slot *slot, int length, int kind) noexcept nogil:
    """Whether plays of this length in a slot are WHOLE, if that is the kind, or are not."""
    return (length == slot.full and key.bounds[<int>WHOLE] > MINUS_INFINITY) == (kind == WHOLE)


cdef uint32_t useful_lengths(Workspace work, const Key *key, int kind, int kinds, int32_t *slack) noexcept nogil:
    """Return the lengths of words that may reach work.least, one bit each, and set by how much they may exceed it."""
    cdef const Slot *slot
    cdef const int32_t *bounds
    cdef uint32_t lengths = 0
    cdef int n, k = key.first
    cdef int32_t more
    while k >= 0:
        slot = &work.slots[k]
        bounds = bounds_of(work, k, kind, kinds)
        for n in range(2, slot.longest + 1):
            if slot.starts[n] and bounds[n] >= work.least and is_of_kind(key, slot, n, kind):
                more = bounds[n] - work.least
                slack[n] = max(slack[n], more) if lengths >> n & 1 else more
                lengths |= <uint32_t>1 << n
        k = slot.next
    return lengths


# ---------------------------------------------------------------- words by letters

cdef inline const int32_t *losses_of(Workspace work, int letters, int missing, int wild) noexcept nogil:
    """Return the losses of the subsets with so many letters, laid with `missing` others. NULL: not known."""
    if work.leaves == NULL:
        return &work.losses[work.subsets.first[letters]]
    if missing == wild:                    # the letters of the subset and `wild` blanks
        return &work.losses[work.first_part[letters + missing][wild]]
    return NULL


cdef int list_lookups(
    Workspace work, uint32_t lengths, int covered, int wild, const int32_t *slack, Lookup *out, int *cost
) noexcept nogil:
    """List which subsets to look up for the words of a key that have these lengths and may reach work.least, perhaps
    with some that may not.

    wild: most letters that are not on the rack; cost: of looking them up, except if wild is 0. Returns their number.
    """
    cdef Lookup *lookup = out
    cdef int missing, length, n, i, kept
    cost[0] = 0
    while lengths:
        length = lowest_bit(lengths)
        lengths &= lengths - 1
        for missing in range(wild + 1):
            n = length - covered - missing
            if not 0 <= n <= MAX_RACK_LETTERS:
                continue
            lookup.missing = missing
            lookup.first = work.subsets.first[n]
            lookup.n = work.subsets.first[n + 1] - lookup.first
            lookup.losses = losses_of(work, n, missing, wild)
            lookup.slack = slack[length]
            if wild:
                kept = lookup.n
                if lookup.losses != NULL:
                    kept = 0
                    for i in range(lookup.n):
                        kept += lookup.losses[i] <= lookup.slack
                cost[0] += kept * (1 if missing == 0 else LETTER_COST if missing == 1 else PAIR_COST)
            lookup += 1
    return <int>(lookup - out)


cdef size_t words_by_letters(
    Workspace work, AnagramSearch *search, const Key *key, const Lookup *lookups, int n
) except <size_t>-1 nogil:
    cdef const Lookup *lookup
    cdef int i
    for i in range(n):
        lookup = &lookups[i]
        add_queries(
            search, work.subsets.each + lookup.first, lookup.n, lookup.losses, lookup.slack, &key.covered,
            lookup.missing)
    check_stop(MAX_SUBSETS)
    return finish_search(search)


cdef int set_losses(
    const Premiums *premiums, const uint8_t *values, Workspace work, bint by_letters
) except -1 nogil:
    """Set work.losses: how much less than the best part of the rack each part gains at least, on whatever squares.

    By score, it is that of each subset of letters: the points of its letters against those of the most valuable tiles,
    if all multipliers are 1. By equity, `best_part` sets that of each part: those laid with the same number of blanks
    are in the order of their letters in work.subsets.
    """
    cdef int n, k, squares = premiums.side[0] * premiums.side[1]
    cdef int32_t most
    work.losses.clear()
    if not by_letters:
        return 0
    if work.leaves != NULL:
        work.losses.assign(work.parts.size() + 1, 1 << 30)
        return 0
    work.losses.assign(<size_t>MAX_SUBSETS + 1, 0)
    if memchr(premiums.letter[0], 0, squares) != NULL or memchr(premiums.word[0], 0, squares) != NULL:
        return 0
    most = 0
    for n in range(MAX_RACK_LETTERS + 1):
        for k in range(work.subsets.first[n], work.subsets.first[n + 1]):
            work.losses[k] = most - work.subsets.each[k].points
        most += values[n]


cdef bint may_use_whole(Workspace work, const Key *key) noexcept nogil:
    """Whether a word may have exactly the letters of the rack and the covered ones. Rarely True if none has."""
    cdef Cards cards
    memcpy(cards.counts, key.counts, sizeof(cards.counts))
    return work.letter_sets.may_be_word(&cards, 0)


cdef int sort_codes(
    const Premiums *premiums, const Rack *rack, uint8_t *codes, uint8_t *values
) noexcept nogil:
    """List the codes on the rack by descending value, blanks last, and the values of its tiles, followed by zeros.

    Returns the number of codes.
    """
    cdef int x, k, n = 0, tiles = 0
    for x in range(MASTER):
        if rack.counts[x]:
            k = n
            while k > 0 and premiums.value[codes[k - 1]] < premiums.value[x]:
                codes[k] = codes[k - 1]
                k -= 1
            codes[k] = <uint8_t>x
            n += 1
    memset(values, 0, 16)
    for k in range(n):
        for _ in range(rack.counts[codes[k]]):
            values[tiles] = premiums.value[codes[k]]
            tiles += 1
    if rack.blanks:
        codes[n] = MASTER
        n += 1
    return n


cdef void bound_slot(
    const Premiums *premiums, const Rack *rack, const uint8_t *values, Workspace work, int number, Key *key, int kinds
) noexcept nogil:
    """Set the upper bounds of a slot by kind and length, and raise those of its key.

    The most valuable tiles go to the best squares.
    """
    cdef const Slot *slot = &work.slots[number]
    cdef const OpenLane *open = &work.lanes[slot.lane]
    cdef const Lane *lane = open.lane
    cdef uint32_t bits, profile
    cdef int start, end, n, kind, full = slot.full if premiums.bonus[rack.tiles] > 0 else 0
    cdef int32_t times, bound
    cdef int32_t most[WHOLE]
    cdef int32_t *bounds = &work.bounds[number * kinds * LENGTHS]
    cdef int32_t *of_key
    cdef const int32_t *parts
    cdef int32_t unit = 1 if work.leaves == NULL else 100
    for n in range(2, slot.longest + 1):
        bits = slot.starts[n]
        if not bits:
            continue
        for kind in range(kinds):
            most[kind] = MINUS_INFINITY
        while bits:
            start = lowest_bit(bits)
            bits &= bits - 1
            end = start + n
            profile = lane.profile[(end * (end - 1) >> 1) + start]
            if profile:
                times = profile >> TIMES_BIT & MAX_TIMES
                parts = known_part(premiums, work, values, profile, kinds)
            else:
                parts = bound_range(premiums, lane, values, work, start, end, kinds, &times)
            bound = unit * times * (lane.points_before[end] - lane.points_before[start]) + (
                open.crossing_before[end] - open.crossing_before[start])
            for kind in range(kinds):
                most[kind] = max(most[kind], bound + parts[kind])
        for kind in range(kinds):
            bounds[kind * LENGTHS + n] = most[kind]
            of_key = &key.bounds[<int>WHOLE if n == full else kind]
            of_key[0] = max(of_key[0], most[kind])


cdef inline const int32_t *known_part(
    const Premiums *premiums, Workspace work, const uint8_t *values, uint32_t profile, int kinds
) noexcept nogil:
    """Return what `best_part` returns for squares with this profile. The same profiles occur again and again."""
    cdef int at = <int>(profile * <uint32_t>0x9E3779B1 >> 23)    # 9 bits: PARTS
    if work.part_profiles[at] != profile:
        work.part_profiles[at] = profile
        part_of_profile(premiums, work, values, profile, kinds, work.part_bounds[at])
    return work.part_bounds[at]


cdef void part_of_profile(
    const Premiums *premiums, Workspace work, const uint8_t *values, uint32_t profile, int kinds, int32_t *out
) noexcept nogil:
    cdef uint8_t letters[MAX_RACK]
    cdef int multiplier, tiles = profile & 15, n = 0
    for multiplier in range(MAX_LETTER, 1, -1):
        for _ in range(profile >> (LETTERS_BIT + 4 * (multiplier - 2)) & 15):
            letters[n] = <uint8_t>multiplier
            n += 1
    best_part(premiums, work, values, tiles, profile >> TIMES_BIT & MAX_TIMES, letters, n, kinds, out)


cdef const int32_t *bound_range(
    const Premiums *premiums, const Lane *lane, const uint8_t *values, Workspace work, int start, int end, int kinds,
    int32_t *times
) noexcept nogil:
    """Return what `best_part` returns for the empty squares in a range without a profile, and the product of their
    word multipliers."""
    cdef uint8_t letters[MAX_SIDE]
    cdef int at, k, tiles = 0
    times[0] = 1
    for at in range(start, end):
        if not lane.occupied >> at & 1:
            times[0] *= lane.word[at]
            k = tiles
            while k > 0 and letters[k - 1] < lane.letter[at]:
                letters[k] = letters[k - 1]
                k -= 1
            letters[k] = lane.letter[at]
            tiles += 1
    best_part(premiums, work, values, tiles, times[0], letters, tiles, kinds, work.other_part)
    return work.other_part


# ---------------------------------------------------------------- equity

cdef void bound_lanes(
    const Premiums *premiums, const uint8_t *codes, int n_codes, const LeaveValues *leaves, Workspace work
) noexcept nogil:
    """Set what plays earn at most in cross words and, by equity, as positional values."""
    cdef OpenLane *open
    cdef const int16_t *most
    cdef int32_t sum
    cdef int side, k, unit = 1 if leaves == NULL else 100
    cdef size_t at
    if leaves != NULL and leaves.positional != NULL and n_codes:
        most_positional(codes, n_codes, leaves, work)
    for at in range(work.lanes.size()):
        open = &work.lanes[at]
        side = premiums.side[open.direction]
        for k in range(side + 1):
            open.crossing_before[k] = unit * (open.crossing_before[k] + open.lane.cross_points_before[k])
        if leaves == NULL or leaves.positional == NULL:
            continue
        sum = 0
        most = work.position_most.data() + position_index(premiums, open.direction, open.number, 0, 0)
        for k in range(side):
            open.position_before[k] = sum
            open.crossing_before[k] += sum
            if not open.lane.occupied >> k & 1:
                sum += most[2 * k + <int>(open.lane.crossed >> k & 1)]
        open.position_before[side] = sum
        open.crossing_before[side] += sum


cdef void most_positional(const uint8_t *codes, int n_codes, const LeaveValues *leaves, Workspace work) noexcept nogil:
    """Set the highest positional value of a tile of the rack in each place, minus what parts have in `leave`."""
    cdef const int16_t *row
    cdef int16_t *most
    cdef int16_t laid, value
    cdef int i, k
    work.position_most.resize(leaves.places)
    most = work.position_most.data()
    for i in range(n_codes):
        row = leaves.positional + leaves.places * codes[i]
        laid = <int16_t>leaves.laid[codes[i]]
        for k in range(leaves.places):
            value = <int16_t>(row[k] - laid)
            most[k] = value if i == 0 else max(most[k], value)


cdef int part_rack(
    const Premiums *premiums, const Rack *rack, const uint8_t *codes, int n_codes, const LeaveValues *leaves,
    Workspace work, int kinds
) except -1 nogil:
    """List all sets of tiles of a rack, by number of tiles and kind, in work.parts.

    codes: by descending value, so that the values of each part are descending, too.
    """
    cdef uint32_t counts[64]
    cdef size_t size = 1, n_parts = 1, i
    cdef Part *part
    cdef const Part *smaller
    cdef int x, k, n, times, at, value
    for at in range(n_codes):
        size *= rack.counts[codes[at]] + 1
    work.all_parts.resize(size)
    work.parts.resize(size)
    memset(&work.all_parts[0], 0, sizeof(Part))
    work.all_parts[0].leave_index = leaves.whole
    for at in range(n_codes):
        x = codes[at]
        value = premiums.value[x] if x < MASTER else 0
        size = n_parts
        for times in range(1, rack.counts[x] + 1):
            for i in range(size):
                smaller = &work.all_parts[i]
                part = &work.all_parts[n_parts]
                part[0] = smaller[0]
                for k in range(times):
                    part.values[part.tiles + k] = <uint8_t>value
                part.tiles += times
                part.points += times * value
                part.kind += times if x == MASTER and kinds > 1 else 0
                part.leave_index -= times * leaves.stride[x]
                if leaves.positional != NULL:
                    part.leave += times * leaves.laid[x]
                n_parts += 1
    memset(counts, 0, sizeof(counts))
    for k in range(3):
        for n in range(16):
            work.best_leave[k][n] = MINUS_INFINITY
    for i in range(n_parts):
        counts[4 * work.all_parts[i].tiles + work.all_parts[i].kind] += 1
    size = 0
    for at in range(64):
        work.first_part[at >> 2][at & 3] = <uint32_t>size
        size += counts[at]
        counts[at] = work.first_part[at >> 2][at & 3]
    for i in range(n_parts):
        part = &work.all_parts[i]
        part.leave += leaves.value[part.leave_index]
        at = 4 * part.tiles + part.kind
        work.parts[counts[at]] = part[0]
        counts[at] += 1
        if part.leave > work.best_leave[part.kind][part.tiles]:
            work.best_leave[part.kind][part.tiles] = part.leave


cdef void best_part(
    const Premiums *premiums, Workspace work, const uint8_t *values, int tiles, int32_t times, const uint8_t *letters,
    int n, int kinds, int32_t *out
) noexcept nogil:
    """Find the most points, or the highest equity by kind, of laying `tiles` tiles on squares with these multipliers;
    IMPOSSIBLE if the rack does not have so many of the kind. Updates work.losses by equity.

    values: of the tiles of the rack, descending; times: product of the word multipliers; letters: the first `n` letter
    multipliers, descending, of which all others are 1.
    """
    cdef int32_t equities[MAX_SUBSETS]
    cdef int32_t *losses
    cdef int32_t equity, best
    cdef uint32_t i, first, end
    cdef bint by_letters = not work.losses.empty()
    cdef int k, kind, sum
    if work.leaves == NULL:
        sum = 0
        for k in range(tiles):
            sum += values[k] * (<int>letters[k] if k < n else 1)
        out[0] = times * sum + premiums.bonus[tiles]
        return
    for kind in range(kinds):
        best = IMPOSSIBLE
        first = work.first_part[tiles][kind]
        end = work.first_part[tiles][kind + 1]
        for i in range(first, end):
            sum = work.parts[i].points
            for k in range(n):
                sum += work.parts[i].values[k] * (<int>letters[k] - 1)
            equity = 100 * times * sum + work.parts[i].leave
            if equity > best:
                best = equity
            if by_letters:
                equities[i - first] = equity
        out[kind] = best + 100 * premiums.bonus[tiles]
        if by_letters:
            losses = &work.losses[first]
            for i in range(end - first):
                losses[i] = min(losses[i], best - equities[i])


ctypedef pair[uint64_t, uint32_t] Keyed

cdef enum:
    FIRST_LETTERS = 4             # letters in the first key
    NEXT_LETTERS = 9              # letters in each key after it
    PLACE_BITS = 10
    ABOVE_ALL_SCORES = 1 << 24    # above any score
    STEP = 1 << 8                 # plays between two calls of `check_stop`
    FEW_PLAYS = 64                # up to here std::sort is faster
    MANY_PLAYS = 4096             # from here on, all of a key is sorted in long digits
    FEW_BITS = 9                  # of a digit at most
    MANY_BITS = 11
    MAX_PASSES = 6                # the bits of a score, a place and letters need fewer than so many digits
    SHORT_RUN = 16                # up to here insertion sort is faster


cdef void fill_ranks(Compiled d, Workspace work) noexcept nogil:
    """Set work.ranks, and work.rank_bits, the bits of a rank or of 0, which follows the end of a word."""
    cdef int i, k, form, other, rank
    cdef uint32_t point, against
    work.rank_bits = 6 if 2 * d.letters.n < 1 << 6 else 7
    for i in range(d.letters.n):
        for form in range(2):
            point = d.letters.lower_point[i] if form else d.letters.upper_point[i]
            rank = 1
            for k in range(d.letters.n):
                for other in range(2):
                    against = d.letters.lower_point[k] if other else d.letters.upper_point[k]
                    rank += against < point
            work.ranks[form][i] = <uint8_t>rank


cdef inline uint64_t letters_key(
    Workspace work, const Squares *squares, const Play *play, int skip, int n
) noexcept nogil:
    """Return a key with the ranks of `n` letters laid, after the first `skip`."""
    cdef const uint8_t *text = row_of(work, play.word)
    cdef uint32_t occupied = squares.occupied[play.direction][play.lane] >> play.start
    cdef uint64_t key = 0
    cdef int k
    for k in range(play.length):
        if occupied >> k & 1:
            continue
        if skip:
            skip -= 1
            continue
        key = key << work.rank_bits | work.ranks[play.blanks >> k & 1][text[k]]
        n -= 1
        if n == 0:
            return key
    return key << (work.rank_bits * n)


cdef int sort_again(
    const Squares *squares, Workspace work, Keyed *keyed, size_t n, int skip
) except -1 nogil:
    """Sort plays with equal keys by the letters after the first `skip`."""
    cdef size_t i
    for i in range(n):
        if i & (STEP - 1) == STEP - 1:
            check_stop(16 * STEP)
        keyed[i].first = letters_key(work, squares, &work.plays[keyed[i].second], skip, NEXT_LETTERS)
    long_sort_up(keyed, keyed + n, check_limits)
    return sort_ties(squares, work, keyed, n, skip + NEXT_LETTERS)


cdef int sort_ties(
    const Squares *squares, Workspace work, Keyed *keyed, size_t n, int skip
) except -1 nogil:
    """Sort each run of equal keys again."""
    cdef size_t begin = 0, end
    if skip >= 21:
        return 0
    while begin < n:
        end = begin + 1
        while end < n and keyed[end].first == keyed[begin].first:
            end += 1
        if end - begin > 1:
            sort_again(squares, work, keyed + begin, end - begin, skip)
        if begin & (STEP - 1) == STEP - 1:
            check_stop(8 * STEP)
        begin = end


cdef Keyed *sort_keyed(Workspace work, uint64_t most) except NULL nogil:
    """Sort work.keyed[0], with keys up to `most`. Returns the sorted array.

    Many keys are sorted by radix sort; if there are not so many, only by score and place.
    """
    cdef size_t n = work.keyed[0].size(), i, k, sum, count
    cdef uint32_t all_counts[MAX_PASSES << MANY_BITS]
    cdef uint32_t *counts
    cdef Keyed *source
    cdef Keyed *to
    cdef bint whole = n >= MANY_PLAYS
    cdef int letter_bits = work.rank_bits * FIRST_LETTERS, shift = 0 if whole else letter_bits, last = shift
    cdef int bits = MANY_BITS if whole else FEW_BITS, passes, at
    cdef uint64_t digits, key
    if n < FEW_PLAYS:
        sort(work.keyed[0].begin(), work.keyed[0].end())
        return work.keyed[0].data()
    while most >> last:
        last += 1
    passes = (last - shift + bits - 1) // bits
    bits = (last - shift + passes - 1) // passes     # so that all passes have about as many
    digits = (<uint64_t>1 << bits) - 1
    memset(all_counts, 0, passes * (digits + 1) * sizeof(uint32_t))
    check_stop(2 * passes * n)
    source = work.keyed[0].data()
    for i in range(n):
        key = source[i].first >> shift
        counts = all_counts
        for _ in range(passes):
            counts[key & digits] += 1
            key >>= bits
            counts += digits + 1
    work.keyed[1].resize(n)
    to = work.keyed[1].data()
    for at in range(passes):
        check_stop(2 * n)
        counts = all_counts + at * (digits + 1)
        sum = 0
        for k in range(digits + 1):
            count = counts[k]
            counts[k] = <uint32_t>sum
            sum += count
        for i in range(n):
            k = source[i].first >> (shift + at * bits) & digits
            to[counts[k]] = source[i]
            counts[k] += 1
        source, to = to, source
    if not whole:
        sort_runs(source, n, letter_bits)
    return source


cdef int sort_runs(Keyed *keyed, size_t n, int letter_bits) except -1 nogil:
    """Sort each run of plays with equal score and place, the bits of keys above the letters. Most runs are short."""
    cdef size_t begin = 0, end, i, k, work = 0
    cdef uint64_t first
    cdef Keyed moved
    while begin < n:
        work += 1
        if not work & (STEP - 1):
            check_stop(16 * STEP)
        first = keyed[begin].first >> letter_bits
        end = begin + 1
        while end < n and keyed[end].first >> letter_bits == first:
            end += 1
        if end - begin > SHORT_RUN:
            long_sort_up(keyed + begin, keyed + end, check_limits)
        else:
            for i in range(begin + 1, end):
                moved = keyed[i]
                k = i
                while k > begin and keyed[k - 1].first > moved.first:
                    keyed[k] = keyed[k - 1]
                    k -= 1
                keyed[k] = moved
        begin = end


cdef size_t order_plays(
    Compiled d, const Premiums *premiums, const Squares *squares, Workspace work, size_t top
) except? 0 nogil:
    cdef Keyed *keyed
    cdef const Play *play
    cdef size_t i
    cdef int letter_bits
    cdef int32_t best = 0, worst = ABOVE_ALL_SCORES
    top = top if top < work.found else work.found
    if work.ranks[0][0] == 0:
        fill_ranks(d, work)
    letter_bits = work.rank_bits * FIRST_LETTERS
    for i in range(work.found):
        if work.plays[i].score > best:
            best = work.plays[i].score
        if work.plays[i].score < worst:
            worst = work.plays[i].score
    work.keyed[0].resize(work.found)
    for i in range(work.found):
        if i & (STEP - 1) == STEP - 1:
            check_stop(16 * STEP)
        play = &work.plays[i]
        work.keyed[0][i].first = (
            (<uint64_t>(best - play.score) << PLACE_BITS | premiums.place[play.direction][play.lane][play.start])
            << letter_bits
        ) | letters_key(work, squares, play, 0, FIRST_LETTERS)
        work.keyed[0][i].second = <uint32_t>i
    keyed = sort_keyed(work, (<uint64_t>(best - worst + 1) << (PLACE_BITS + letter_bits)) - 1)
    sort_ties(squares, work, keyed, work.found, FIRST_LETTERS)
    work.ordered.resize(top)
    for i in range(top):
        work.ordered[i] = work.plays[keyed[i].second]
    memcpy(work.plays.data(), work.ordered.data(), top * sizeof(Play))
    return top
