"""All plays of a position: search words by their letters, then fit them to the lanes of the board.

A play covers some neighbouring groups of tiles in its lane, or none. Each such choice is a slot. Its words
must contain the covered letters, and rack and covered letters must pay for them. One search of the dictionary
finds these words for all slots with the same covered letters (a key). A kernel then finds where each word fits
in the lane, given the letters that each square allows.
"""

from lexicon_fast.base.errors import BadOption

from libc.stdint cimport int32_t, uint8_t, uint16_t, uint32_t, uint64_t
from libc.stdlib cimport free, malloc
from libc.string cimport memcmp, memcpy, memset
from libcpp.algorithm cimport nth_element
from libcpp.vector cimport vector

from ..dictionary.anagrams cimport pack_letter
from ..dictionary.bits cimport bits_set, lowest_bit, prefetch
from ..dictionary.compiled cimport Compiled
from ..dictionary.deadline cimport check_stop
from ..dictionary.kernels cimport NARROW, PAD, WIDE, Probe
from ..dictionary.layout cimport Vec, encode
from ..dictionary.letter_sets cimport letter_sets
from ..dictionary.letters cimport MASTER
from ..dictionary.search cimport Cards, keep_exact

cdef enum:
    MAX_PLAYS = 1 << 24          # of a position; they take 256 MB
    MAX_BLANK_WAYS = 1 + 21 + 210  # ways to use up to two blanks in a play
    # Between two calls of `check_stop`: words, vector tests, words fitted.
    STEP = 1 << 8
    TESTS = 1 << 14
    FITTED = 1 << 14
    FEW_WORDS = 16               # fewer are fitted to a lane one by one


# ---------------------------------------------------------------- memory

cdef class Workspace:
    def __dealloc__(self):
        free(self.fitting)
        free(self.starts)


cdef Workspace take_workspace(Compiled d, const Premiums *premiums):
    cdef bint wide = premiums.side[0] > NARROW_SIDE or premiums.side[1] > NARROW_SIDE
    cdef Workspace work
    cdef size_t room = <size_t>d.n + 64
    try:
        work = <Workspace>(<list>d.caches["workspaces"]).pop()
    except (IndexError, KeyError):
        work = Workspace.__new__(Workspace)
        work.scratch = d.take_scratch()
        work.letter_sets = letter_sets(d)
        work.fitting = <int32_t *>malloc(room * 4)
        work.starts = <uint32_t *>malloc(room * 4)
        if not (work.fitting and work.starts):
            raise MemoryError
    if work.row_bytes is None or work.wide != wide:
        work.row_bytes = rows_of_words(d, wide)
        work.wide = wide
        work.rows = <const uint8_t *><const char *>work.row_bytes
    return work


cdef void release_workspace(Compiled d, Workspace work):
    if work.plays.size() > 1 << 18:          # free the memory of an unusually large search
        return
    (<list>d.caches.setdefault("workspaces", [])).append(work)


cdef bytes rows_of_words(Compiled d, bint wide):
    """Return the words in the layout of the kernels (see kernels.h), cached in the dictionary."""
    cdef size_t stride = WIDE if wide else NARROW
    cdef bytes kept = d.caches.get(("rows", stride))
    cdef uint8_t *row
    cdef uint32_t i, length
    if kept is not None:
        return kept
    kept = bytes(d.n * stride)
    row = <uint8_t *><char *>kept
    with nogil:
        for i in range(d.n):
            if not i & (STEP - 1):
                check_stop(8 * STEP)
            length = d.offset[i + 1] - d.offset[i]
            memset(row, PAD, stride)
            if length < stride:
                memcpy(row, d.text + d.offset[i], length)
            row[stride - 1] = <uint8_t>(PAD + (length if length < stride else 1))
            row += stride
    d.caches["rows", stride] = kept
    return kept


# ---------------------------------------------------------------- lanes and slots

cdef void refresh_lane(const Premiums *premiums, Squares *squares, int direction, int number) noexcept nogil:
    """Update a lane after a change of its squares."""
    cdef Lane *lane = &squares.lane[direction][number]
    cdef int side = premiums.side[direction], first = number * side, k, groups = 0
    cdef const uint8_t *tile = squares.tile[direction] + first
    cdef const uint8_t *letter = premiums.letter[direction] + first
    lane.occupied = squares.occupied[direction][number]
    lane.crossed = squares.crossed[direction][number]
    lane.multiplied = 0
    lane.points_before[0] = lane.cross_points_before[0] = 0
    memcpy(lane.word, premiums.word[direction] + first, side)
    for k in range(side):
        lane.points_before[k + 1] = lane.points_before[k]
        lane.cross_points_before[k + 1] = lane.cross_points_before[k]
        lane.tile[k] = tile[k]
        lane.letter[k] = 0
        lane.crossing[k] = 0
        if tile[k] != EMPTY:
            lane.tile[k] = tile[k] & ~BLANK
            lane.points_before[k + 1] += 0 if tile[k] & BLANK else premiums.value[tile[k]]
            if k == 0 or tile[k - 1] == EMPTY:
                lane.begin[groups] = <uint8_t>k
                groups += 1
            lane.end[groups - 1] = <uint8_t>(k + 1)
            continue
        lane.letter[k] = letter[k]
        if lane.word[k] != 1:
            lane.multiplied |= <uint32_t>1 << k
        if lane.crossed >> k & 1:
            lane.crossing[k] = <int32_t>letter[k] * lane.word[k]
            lane.cross_points_before[k + 1] += squares.cross_sum[direction][first + k] * lane.word[k]
    lane.groups = groups
    if not squares.bounded or not profile_lane(lane, side):
        memset(lane.profile, 0, 2 * side * (side - 1))


cdef bint profile_lane(Lane *lane, int side) noexcept nogil:
    """Set the profiles of a lane's ranges of squares. Returns False if they have no room for its multipliers."""
    cdef int start, at, place
    cdef uint32_t sum, times, product = 1
    cdef uint32_t adds[MAX_SIDE]
    cdef uint32_t multiplies[MAX_SIDE]
    for at in range(side):
        adds[at] = 0
        multiplies[at] = 1
        if not lane.occupied >> at & 1:
            product *= lane.word[at]
            if not 0 < lane.letter[at] <= MAX_LETTER or not 0 < product <= MAX_TIMES:
                return False
            adds[at] = 1
            if lane.letter[at] > 1:
                adds[at] |= <uint32_t>1 << (LETTERS_BIT + 4 * (lane.letter[at] - 2))
            multiplies[at] = lane.word[at]
    for start in range(side):
        if start and lane.occupied >> (start - 1) & 1:
            continue                       # no word begins after a tile
        sum = adds[start]
        times = multiplies[start]
        place = (start + 1) * start // 2 + start
        for at in range(start + 1, side):
            sum += adds[at]
            if sum & 15 == 0 and adds[at]:  # more than MAX_RACK
                break
            times *= multiplies[at]
            place += at
            lane.profile[place] = sum | times << TIMES_BIT
    return True


cdef void open_lane(
    const Premiums *premiums, const Squares *squares, int direction, int number, uint32_t rack_letters,
    const uint32_t *usable, const Rack *rack, bint undesignated, OpenLane *open
) noexcept nogil:
    """usable: by letter, all bits if the rack can lay it."""
    cdef const Lane *lane = &squares.lane[direction][number]
    cdef const uint32_t *cross = squares.cross[direction] + number * premiums.side[direction]
    cdef uint32_t bits, letters, open_squares, all = (<uint32_t>1 << premiums.side[direction]) - 1
    cdef int k, letter, value
    cdef int32_t crossing = 0, before = 0
    open.lane = lane
    open.direction = direction
    open.number = number
    open.dead = 0
    open_squares = all & ~lane.occupied & ~lane.crossed
    for k in range(32):
        open.columns[k] = open_squares & usable[k]
    bits = lane.crossed
    while bits:
        k = lowest_bit(bits)
        bits &= bits - 1
        letters = cross[k] & rack_letters
        if letters == 0:
            open.dead |= <uint32_t>1 << k
        elif undesignated and rack.blanks:      # a blank there matches any letter of the lane's word
            for letter in range(32):
                open.columns[letter] |= <uint32_t>1 << k
        value = 0
        while letters:
            letter = lowest_bit(letters)
            letters &= letters - 1
            open.columns[letter] |= <uint32_t>1 << k
            if rack.counts[letter] and premiums.value[letter] > value:
                value = premiums.value[letter]
        for letter in range(before, k + 1):
            open.crossing_before[letter] = crossing
        before = k + 1
        crossing += value * lane.crossing[k]
    for k in range(before, premiums.side[direction] + 1):
        open.crossing_before[k] = crossing
    bits = lane.occupied
    while bits:
        k = lowest_bit(bits)
        bits &= bits - 1
        if lane.tile[k] == MASTER:           # a blank without a letter
            for letter in range(32):
                open.columns[letter] |= <uint32_t>1 << k
        else:
            open.columns[lane.tile[k]] |= <uint32_t>1 << k


cdef inline size_t place_of(Workspace work, const Key *key) noexcept nogil:
    """Return where a search for a key in work.key_places begins."""
    cdef uint64_t hash = key.covered.lo ^ (key.covered.hi + key.counts[<int>MASTER]) * <uint64_t>0x9E3779B97F4A7C15
    hash *= <uint64_t>0xD6E8FEB86659FD93
    return hash >> 32 & (work.key_places.size() - 1)


cdef inline int key_of(Workspace work, const Key *wanted) except -1 nogil:
    """Return the index of a key in work.keys. Adds it if it is new.

    Keys are equal if their letters are.
    """
    cdef size_t at, mask
    cdef int32_t found
    if 2 * work.keys.size() >= work.key_places.size():
        grow_key_places(work)
    mask = work.key_places.size() - 1
    at = place_of(work, wanted)
    while work.key_places[at] >= 0:
        found = work.key_places[at]
        if memcmp(work.keys[found].counts, wanted.counts, sizeof(wanted.counts)) == 0:
            return found
        at = at + 1 & mask
    work.key_places[at] = <int32_t>work.keys.size()
    work.keys.push_back(wanted[0])
    return work.key_places[at]


cdef int grow_key_places(Workspace work) except -1 nogil:
    cdef size_t i, at
    work.key_places.assign(max(<size_t>256, 2 * work.key_places.size()), -1)
    for i in range(work.keys.size()):
        at = place_of(work, &work.keys[i])
        while work.key_places[at] >= 0:
            at = at + 1 & (work.key_places.size() - 1)
        work.key_places[at] = <int32_t>i


cdef inline int add_slot(Workspace work, const Key *wanted, Slot *slot) except -1 nogil:
    cdef int key = key_of(work, wanted)
    slot.key = key
    slot.next = work.keys[key].first
    work.keys[key].first = <int>work.slots.size()
    work.slots.push_back(slot[0])


cdef bint is_symmetric(const Premiums *premiums) noexcept nogil:
    """Return whether the board is symmetric about its diagonal. Then so are the plays on the empty board."""
    cdef int side = premiums.side[0]
    return side == premiums.side[1] and (
        premiums.start < 0 or start_in(premiums, 0) == start_in(premiums, 1)
    ) and memcmp(premiums.letter[0], premiums.letter[1], side * side) == 0 and (
        memcmp(premiums.word[0], premiums.word[1], side * side) == 0)


cdef int add_slots_of_lane(
    const Premiums *premiums, const Squares *squares, const Rack *rack, const Key *of_rack, Workspace work, int number
) except -1 nogil:
    """Add the slots of a lane: each choice of groups to cover, with the starts allowed for each word length."""
    cdef const OpenLane *open = &work.lanes[number]
    cdef const Lane *lane = open.lane
    cdef int side = premiums.side[open.direction]
    cdef uint32_t all = (<uint32_t>1 << side) - 1, dead = open.dead, starts, span, must, touching
    cdef const uint8_t *begin = &lane.begin[0]
    cdef const uint8_t *end = &lane.end[0]
    cdef int a, b, k, n, low, high, from_, to, covered, longest
    cdef Slot slot
    cdef Key key
    slot.lane = number

    # Words that cover no tile lie between groups and form at least one cross word.
    touching = lane.crossed & ~dead
    if squares.tiles == 0:
        touching = all
        if premiums.start >= 0:
            touching = <uint32_t>1 << start_in(premiums, 1 - open.direction)
    if touching:
        memset(slot.starts, 0, sizeof(slot.starts))
        starts = 0
        must = all & ~lane.occupied & ~dead  # squares for the word: not next to a tile of the lane
        must &= ~(lane.occupied << 1) & ~(lane.occupied >> 1)
        span = must
        for n in range(2, (rack.tiles if rack.tiles < side else side) + 1):
            span &= must >> (n - 1)          # starts of n such squares
            touching |= touching >> 1        # starts of n squares, one of them touching
            if not span:
                break
            slot.starts[n] = span & touching
            starts |= slot.starts[n]
            if slot.starts[n]:
                slot.longest = n
        if starts:
            slot.full = rack.tiles
            key = of_rack[0]
            add_slot(work, &key, &slot)

    # Words that cover the groups a to b.
    memset(slot.starts, 0, sizeof(slot.starts))
    for a in range(lane.groups):
        low = end[a - 1] + 1 if a else 0
        k = begin[a] - 1
        while k >= low and not dead >> k & 1:
            k -= 1
        low = k + 1
        if low < begin[a] - rack.tiles:
            low = begin[a] - rack.tiles
        key = of_rack[0]
        covered = 0
        for b in range(a, lane.groups):
            if b > a:
                span = ((<uint32_t>1 << begin[b]) - 1) & ~((<uint32_t>1 << end[b - 1]) - 1)
                if span & dead:
                    break
            for k in range(begin[b], end[b]):
                add_covered(&key, lane.tile[k])
            covered += end[b] - begin[b]
            if end[b] - begin[a] - covered > rack.tiles:
                break
            high = begin[b + 1] - 1 if b + 1 < lane.groups else side
            k = end[b]
            while k < high and not dead >> k & 1:
                k += 1
            high = k                         # the word ends there at the latest
            starts = 0
            longest = covered + rack.tiles if covered + rack.tiles < high - low else high - low
            n = covered + 1 if covered >= end[b] - begin[a] else end[b] - begin[a]
            while n <= longest:
                from_ = end[b] - n if end[b] - n > low else low
                to = high - n if high - n < begin[a] else begin[a]
                if from_ <= to:
                    slot.starts[n] = ((<uint32_t>2 << to) - 1) & ~((<uint32_t>1 << from_) - 1)
                    starts |= slot.starts[n]
                    slot.longest = n
                n += 1
            if starts:
                slot.full = covered + rack.tiles
                add_slot(work, &key, &slot)
                memset(slot.starts, 0, (slot.longest + 1) * sizeof(uint32_t))


cdef inline void add_covered(Key *key, int letter) noexcept nogil:
    """Add a covered letter to a key: words need it, and may use it besides the rack."""
    key.counts[letter] += 1
    if letter != MASTER:                     # which matches any letter
        pack_letter(&key.covered, letter)


# ---------------------------------------------------------------- plays

cdef inline void fetch_lane(const Premiums *premiums, const Squares *squares, int direction, int number) noexcept nogil:
    """Fetch a lane from memory. A batch has many boards, of which none is in the cache."""
    cdef int k, side = premiums.side[direction]
    cdef const uint8_t *lane = <const uint8_t *>&squares.lane[direction][number]
    cdef const uint32_t *cross = squares.cross[direction] + number * side
    for k in range(0, <int>(sizeof(Lane) - sizeof(squares.lane[0][0].profile)) + 2 * side * (side - 1), 64):
        prefetch(lane + k)
    prefetch(cross)
    prefetch(cross + side - 1)


cdef int open_lanes(
    Compiled d, const Premiums *premiums, const Squares *squares, const Rack *rack, Workspace work, bint undesignated,
    bint symmetric
) except -1 nogil:
    """Set up lanes, slots and keys of a position.

    undesignated: blanks on the board have no letter, and each word may use another letter for one. symmetric: rules
    other than premiums and tiles are the same for rows and columns.
    """
    cdef uint32_t rack_letters = 0
    cdef uint32_t usable[CODES]
    cdef Key of_rack
    cdef int direction, number, k
    work.lanes.clear()
    work.slots.clear()
    work.keys.clear()
    work.key_places.assign(work.key_places.size(), -1)
    work.found = 0
    work.leaves = NULL
    work.blanks = -1
    work.least = -1
    work.trim_at = 0
    if rack.tiles == 0:
        return 0
    for k in range(32):
        usable[k] = 0xFFFFFFFF if k < d.letters.n and (rack.counts[k] or rack.blanks) else 0
        rack_letters |= usable[k] & <uint32_t>1 << k
    memset(&of_rack, 0, sizeof(Key))
    memcpy(of_rack.counts, rack.counts, sizeof(of_rack.counts))
    of_rack.first = -1
    for direction in range(1 if squares.tiles == 0 and symmetric and is_symmetric(premiums) else 2):
        for number in range(premiums.lanes[direction]):
            if number + 2 < premiums.lanes[direction]:
                fetch_lane(premiums, squares, direction, number + 2)
            if squares.tiles and not (squares.occupied[direction][number] | squares.crossed[direction][number]):
                continue
            if squares.tiles == 0 and premiums.start >= 0 and start_in(premiums, direction) != number:
                continue
            work.lanes.resize(work.lanes.size() + 1)
            open_lane(
                premiums, squares, direction, number, rack_letters, usable, rack, undesignated, &work.lanes.back())
            add_slots_of_lane(premiums, squares, rack, &of_rack, work, <int>work.lanes.size() - 1)


cdef int find_plays(
    Compiled d, const Premiums *premiums, const Squares *squares, const Rack *rack, Workspace work
) except -1 nogil:
    """Find all plays. They are in work.plays, unordered."""
    cdef size_t i, found
    cdef int k
    work.top = 0
    open_lanes(d, premiums, squares, rack, work, False, True)
    for i in range(work.keys.size()):
        found = words_of_key(d, rack, &work.keys[i], work.keys[i].counts[<int>MASTER], False, work)
        if found:
            k = work.keys[i].first
            while k >= 0:
                fit_words(d, premiums, rack, work, &work.slots[k], found)
                k = work.slots[k].next


cdef size_t words_of_key(
    Compiled d, const Rack *rack, const Key *key, int wild, bint whole, Workspace work
) except <size_t>-1 nogil:
    """Find the words that have the covered letters and that rack and covered letters pay for.

    wild: blanks that may be used, on the rack and in the word on the board; whole: the words must have all letters of
    the rack, too.
    """
    cdef Probe probe
    cdef Cards cards
    cdef Vec have = encode(&d.layout, key.counts), need = have
    cdef size_t found
    cdef uint64_t before = work.tests
    cdef int x
    memcpy(cards.counts, key.counts, sizeof(cards.counts))
    if not whole:
        for x in range(MASTER):
            cards.counts[x] -= rack.counts[x]
        need = encode(&d.layout, cards.counts)
    probe.have_lo = have.lo
    probe.have_hi = have.hi
    probe.need_lo = need.lo
    probe.need_hi = need.hi
    probe.wild = wild
    if need.lo | need.hi:
        found = d.kernels.superset_words(&d.tree, &probe, work.scratch.groups, work.scratch.words, &work.tests)
    else:
        found = d.kernels.subset_words(&d.tree, &probe, work.scratch.groups, work.scratch.words, &work.tests)
    if (before ^ work.tests) & ~<uint64_t>(TESTS - 1):
        check_stop(4 * TESTS)
    if d.layout.cut:
        memcpy(cards.counts, key.counts, sizeof(cards.counts))
        cards.counts[<int>MASTER] = <uint8_t>wild
        found = keep_exact(d, &cards, NULL, work.scratch.words, found)
    return found


cdef size_t fit_slot(Compiled d, Workspace work, const Slot *slot, size_t words) except <size_t>-1 nogil:
    """Fit the words found to a slot: those that fit are in work.fitting, their starts in work.starts."""
    cdef const OpenLane *open = &work.lanes[slot.lane]
    cdef uint16_t narrow[64]
    cdef uint32_t wide[64]
    cdef int k
    if words < FEW_WORDS:
        return fit_few(work, open, slot, words)
    if (work.fitted ^ (work.fitted + words)) & ~<uint64_t>(FITTED - 1):
        check_stop(2 * max(<uint64_t>FITTED, words))
    work.fitted += words
    if work.wide:
        memcpy(wide, open.columns, sizeof(open.columns))
        memcpy(wide + 32, slot.starts, sizeof(slot.starts))
        wide[<int>PAD] = 0xFFFFFFFF
        return d.kernels.fit_wide(work.rows, work.scratch.words, words, wide, work.fitting, work.starts)
    for k in range(32):
        narrow[k] = <uint16_t>open.columns[k]
        narrow[32 + k] = <uint16_t>slot.starts[k]
    narrow[<int>PAD] = 0xFFFF
    return d.kernels.fit(work.rows, work.scratch.words, words, narrow, work.fitting, work.starts)


cdef size_t fit_few(Workspace work, const OpenLane *open, const Slot *slot, size_t words) noexcept nogil:
    """Fit words one by one, without the tables of a kernel."""
    cdef size_t i, found = 0
    cdef const uint8_t *row
    cdef uint32_t starts
    cdef int k, n
    for i in range(words):
        row = row_of(work, work.scratch.words[i])
        n = length_of(work, row)
        starts = slot.starts[n]
        k = 0
        while starts and k < n:
            starts &= open.columns[row[k]] >> k
            k += 1
        if starts:
            work.fitting[found] = work.scratch.words[i]
            work.starts[found] = starts
            found += 1
    return found


cdef int fit_words(
    Compiled d, const Premiums *premiums, const Rack *rack, Workspace work, const Slot *slot, size_t words
) except -1 nogil:
    cdef const OpenLane *open = &work.lanes[slot.lane]
    cdef size_t i, found = fit_slot(d, work, slot, words)
    cdef uint32_t starts
    cdef const uint8_t *row
    cdef int k
    for i in range(found):
        row = row_of(work, work.fitting[i])
        k = length_of(work, row)
        starts = work.starts[i]
        if i & (STEP - 1) == STEP - 1:
            check_stop(64 * STEP)
        while starts:
            add_word(premiums, rack, open, work, work.fitting[i], row, k, lowest_bit(starts))
            starts &= starts - 1


cdef inline int add_word(
    const Premiums *premiums, const Rack *rack, const OpenLane *open, Workspace work, uint32_t word,
    const uint8_t *row, int n, int start
) except -1 nogil:
    """Add the plays of a word at a place: one for each way to use blanks."""
    cdef const Lane *lane = open.lane
    cdef uint32_t empty = empty_squares(lane, start, n)
    cdef int tiles = bits_set(empty)
    cdef int32_t score, times, index, least = work.least, points = 1, position = 0
    cdef const LeaveValues *leaves = work.leaves
    cdef size_t before
    cdef Play *play
    if tiles == 1 and open.direction == 1 and empty & lane.crossed:
        return 0                             # the same tile forms a word across, which is listed there
    score = score_without_blanks(premiums, lane, row, n, start, empty, &times)
    if leaves != NULL and leaves.positional != NULL:    # the highest one that this place allows
        position = open.position_before[start + n] - open.position_before[start]
    if (score if leaves == NULL else 100 * score + leaves.best[tiles] + position) < least:
        return 0
    if work.found + MAX_BLANK_WAYS > work.plays.size():
        grow_plays(work)
    before = work.found
    play = &work.plays[before]
    play.word = word
    play.score = score
    play.blanks = 0
    play.direction = <uint8_t>open.direction
    play.lane = <uint8_t>open.number
    play.start = <uint8_t>start
    play.length = <uint8_t>n
    if rack.blanks == 0 or work.blanks == 0:
        if leaves != NULL:
            if leaves.positional != NULL:
                position = position_of(
                    leaves, premiums, open.direction, open.number, start, row, empty, lane.crossed, 0)
            index = leaves.whole
            while empty:
                index -= leaves.stride[row[lowest_bit(empty) - start]]
                empty &= empty - 1
            play.score = 100 * score + leaves.value[index] + position
            if play.score < least:
                return 0
        work.found += 1
    else:
        if leaves != NULL:                   # `add_leave_values` subtracts the leaves from this upper bound
            points = 100
            play.score *= points
            least -= leaves.best[tiles] + position
        add_with_blanks(premiums, rack, lane, work, row, start, empty, times, points, least)
        if leaves != NULL:
            add_leave_values(premiums, work, row, lane.crossed, start, empty, before)
    if work.top:
        raise_least(work, before)
    return 0


cdef int raise_least(Workspace work, size_t before) except -1 nogil:
    """Raise work.least to the score of the `top`-th best play, and sometimes drop the plays below it.

    before: number of plays at the last call.
    """
    cdef vector[int32_t] scores
    cdef size_t i
    if work.top == 1:
        for i in range(before, work.found):
            if work.plays[i].score > work.least:
                work.least = work.plays[i].score
    if work.found < work.trim_at or work.found <= work.top:
        return 0
    if work.top > 1:
        for i in range(work.found):
            scores.push_back(work.plays[i].score)
        nth_element(scores.begin(), scores.end() - work.top, scores.end())
        work.least = scores[work.found - work.top]
    drop_low(work)
    work.trim_at = 4 * work.top + 64
    if work.trim_at < 2 * work.found:            # most of them are equal
        work.trim_at = 2 * work.found


cdef void drop_low(Workspace work) noexcept nogil:
    """Drop the plays below work.least."""
    cdef size_t i, kept = 0
    for i in range(work.found):
        if work.plays[i].score >= work.least:
            work.plays[kept] = work.plays[i]
            kept += 1
    work.found = kept


cdef int grow_plays(Workspace work) except -1 nogil:
    cdef size_t room = work.plays.size() * 2
    if room > MAX_PLAYS:
        with gil:
            raise BadOption(f"a position has more than {MAX_PLAYS:,} plays; use fewer blanks")
    work.plays.resize(room if room > 4096 else 4096)


cdef struct LaidTiles:            # the tiles laid for a play, in order
    int n
    uint8_t letter[MAX_SIDE]
    uint32_t place[MAX_SIDE]      # in the word, as a bit
    int32_t loss[MAX_SIDE]        # points lost if it is a blank


cdef int add_with_blanks(
    const Premiums *premiums, const Rack *rack, const Lane *lane, Workspace work, const uint8_t *row, int start,
    uint32_t empty, int times, int points, int32_t least
) except -1 nogil:
    """Add each way to use blanks in the play at work.found."""
    cdef LaidTiles laid
    cdef Play play = work.plays[work.found]
    cdef Play *out = &work.plays[work.found]
    cdef uint8_t left[CODES]
    cdef uint8_t lacking[2]
    cdef int k, letter, i, j, lack = 0
    memcpy(left, rack.counts, 32)
    laid.n = 0
    while empty:
        k = lowest_bit(empty)
        empty &= empty - 1
        letter = row[k - start]
        laid.place[laid.n] = <uint32_t>1 << (k - start)
        laid.letter[laid.n] = <uint8_t>letter
        laid.loss[laid.n] = blank_loss(premiums, lane, letter, k, times) * points
        laid.n += 1
        if left[letter]:
            left[letter] -= 1
        else:
            lacking[lack & 1] = <uint8_t>letter
            lack += 1
    if rack.blanks > 2:
        return add_blanks(work, &laid, rack.counts, &play, 0, rack.blanks, least)
    # Racks with one or two blanks are common, so they have their own loops.
    if lack == 0 and work.blanks < 0:
        out = append_play(out, least, &play, 0, 0)
    if (lack < rack.blanks or rack.blanks == 1) and work.blanks != 2:
        for i in range(laid.n):
            if lack == 0 or laid.letter[i] == lacking[0]:
                out = append_play(out, least, &play, laid.place[i], laid.loss[i])
    if rack.blanks == 2 and work.blanks != 1:
        for i in range(laid.n):
            for j in range(i):
                if (
                    lack == 0 or (lack == 1 and (laid.letter[i] == lacking[0] or laid.letter[j] == lacking[0]))
                    or (laid.letter[i] == lacking[0] and laid.letter[j] == lacking[1])
                    or (laid.letter[j] == lacking[0] and laid.letter[i] == lacking[1])
                ):
                    out = append_play(out, least, &play, laid.place[i] | laid.place[j], laid.loss[i] + laid.loss[j])
    work.found = out - work.plays.data()
    return 0


cdef inline Play *append_play(
    Play *out, int32_t least, const Play *play, uint32_t blanks, int32_t loss
) noexcept nogil:
    out[0] = play[0]
    out.blanks = blanks
    out.score -= loss
    return out + (out.score >= least)


cdef void add_leave_values(
    const Premiums *premiums, Workspace work, const uint8_t *row, uint32_t crossed, int start, uint32_t empty,
    size_t first
) noexcept nogil:
    """Add leaves and positional values to the plays from index `first` on, and drop those below work.least."""
    cdef const LeaveValues *leaves = work.leaves
    cdef size_t i, kept = first
    cdef int32_t index
    cdef uint32_t bits
    cdef int k
    for i in range(first, work.found):
        index = leaves.whole
        bits = empty >> start
        while bits:
            k = lowest_bit(bits)
            bits &= bits - 1
            index -= leaves.stride[<int>MASTER if work.plays[i].blanks >> k & 1 else row[k]]
        work.plays[kept] = work.plays[i]
        work.plays[kept].score += leaves.value[index]
        if leaves.positional != NULL:
            work.plays[kept].score += position_of(
                leaves, premiums, work.plays[i].direction, work.plays[i].lane, start, row, empty, crossed,
                work.plays[i].blanks)
        kept += work.plays[kept].score >= work.least
    work.found = kept


cdef int add_blanks(
    Workspace work, const LaidTiles *laid, const uint8_t *rack, Play *play, int at, int blanks, int32_t least
) except -1 nogil:
    """Add the plays in which each place from `at` on gets a tile of the rack or a blank."""
    cdef uint8_t left[CARDS]
    cdef int letter
    if at == laid.n:
        check_stop(64)
        if work.found == work.plays.size():
            grow_plays(work)
        work.plays[work.found] = play[0]
        work.found += play.score >= least
        return 0
    letter = laid.letter[at]
    if rack[letter]:
        memcpy(left, rack, sizeof(left))
        left[letter] -= 1
        add_blanks(work, laid, left, play, at + 1, blanks, least)
    if blanks:
        play.blanks |= laid.place[at]
        play.score -= laid.loss[at]
        add_blanks(work, laid, rack, play, at + 1, blanks - 1, least)
        play.blanks &= ~laid.place[at]
        play.score += laid.loss[at]
