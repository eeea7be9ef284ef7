"""The new words that leave the fewest points, for many hands at once.

Hands are sorted by their rarest letters and searched together: each group of words is read once for all hands
that reach it, most of its words are only counted, and equal hands are answered once.

Without a Master, a word is worth the points of its letters: what it leaves are the points of the hand minus
those. With one Master, the Master pays for the letter that the hand lacks, or else for the cheapest letter,
as in `pay`. Both are exact, so that only the best words have to be kept. Hands with more Masters are left to
`find`.

With a tablebase, the best word of a hand is looked up; only hands that it lacks are searched for.
"""

from lexicon_fast.base.errors import BadOption, BadTablebase

from libc.stdint cimport int32_t, int64_t, uint8_t, uint16_t, uint32_t, uint64_t
from libc.string cimport memset
from libcpp.vector cimport vector

from ..dictionary.arguments cimport check_card_table
from ..dictionary.bits cimport lowest_bit
from ..dictionary.compiled cimport Compiled, length_of
from ..dictionary.deadline cimport check_limits, check_stop
from ..dictionary.kernels cimport BLOCK, LANES, MANY_HANDS, Hands
from ..dictionary.layout cimport Vec, add_letter
from ..dictionary.letters cimport CARDS, MASTER
from ..dictionary.long_sort cimport long_sort_up
from ..rows.positions cimport Positions, check_positions
from .pay cimport Prices, best_points_of_words, fill_prices, points_of_words
from .tablebase cimport COUNT_BIT, FIRST_LEFT_BIT, MOST_WORDS, NO_ENTRY, Table

cdef extern from *:
    """
    #include <cstdint>

    // A hand to search for. In ascending order, hands with the same rare letters are neighbours.
    struct lexicon_sought {
      std::uint64_t hi, lo;
      std::uint32_t position;
      std::uint16_t masters, cards;
      bool same(const lexicon_sought &b) const { return masters == b.masters && hi == b.hi && lo == b.lo; }
      bool operator<(const lexicon_sought &b) const {
        return masters != b.masters ? masters < b.masters : hi != b.hi ? hi < b.hi : lo < b.lo;
      }
    };
    """
    cdef cppclass Sought "lexicon_sought":
        uint64_t hi
        uint64_t lo
        uint32_t position
        uint16_t masters
        uint16_t cards
        bint same(const Sought &) noexcept nogil

cdef enum:
    FEW = 16                 # hands; fewer are searched for one by one at the same cost
    MOST_KEPT = 32           # words of a hand; more are found faster one hand at a time
    MOST_CARDS = 16 * MANY_HANDS  # of the hands in a batch, which ends within milliseconds
    STEP = 1 << 12           # hands between two calls of `check_stop`

#: The most words of a hand that `find_best_words` keeps.
MOST = <int>MOST_KEPT  # type: int


cdef struct Keeper:          # keeps the best words of the hands that are searched
    const uint16_t *points   # of each word
    const uint16_t *with_master  # of each word if a Master pays for its cheapest letter
    const Prices *prices
    const uint32_t *first    # word of each group
    const uint64_t *blocks
    const uint32_t *rank
    const uint32_t *by_rank
    Hands *hands
    uint64_t *keys           # of each hand, descending: `top` keys, points and then the alphabetical place
    uint32_t top


cdef class BestWords:
    @property
    def searched(self) -> int:
        """The number of different hands that were searched for, or looked up in the tablebase."""
        return self.count.size()


def find_best_words(
    Compiled d not None, Positions positions not None, Py_ssize_t first, Py_ssize_t n, bytes points not None,
    int64_t top, *, int min_length=2, Table tablebase=None,
) -> BestWords:
    """Find the `top` new words of positions `first` to `first + n` that leave the fewest points.

    points: of each card by code, 33 uint8; top: 1 to MOST; min_length: minimum letters of the words. Words
    that leave as many points are in alphabetical order. tablebase: for `top` 1 and words of its minimum
    length. Returns BestWords, for `find`; hands that are not searched for, because they are few or have
    several Masters, are left to it. Raises BadOption, BadTablebase, IndexError.
    """
    cdef BestWords best = BestWords.__new__(BestWords)
    cdef Prices prices
    cdef bytes of_words, with_a_master
    if not 1 <= top <= MOST_KEPT:
        raise BadOption(f"top is {top}; it must be 1 to {MOST_KEPT}")
    check_positions(positions, &d.letters, first, n)
    check_card_table("points", points)
    if tablebase is not None:
        tablebase.check_for(d, points)
        if top != 1 or min_length != tablebase.min_length:
            raise BadOption(f"a tablebase has the best word, of {tablebase.min_length} or more letters, only")
    of_words = points_of_words(d, points)
    with_a_master = best_points_of_words(d, points)
    fill_prices(d, points, &prices)
    best.dictionary = d
    best.positions = positions
    best.first = first
    best.n = n
    best.points = points
    best.top = top
    best.min_length = min_length
    cdef const uint8_t *of_each_card = <const uint8_t *>points
    cdef const uint16_t *of_each = <const uint16_t *><const char *>of_words
    cdef const uint16_t *with_master = <const uint16_t *><const char *>with_a_master
    with nogil:
        best.slot.assign(best.n, NOT_SEARCHED)
        if tablebase is not None:
            look_up(best, d, positions, tablebase, of_each_card)
        search(best, d, positions, &prices, of_each, with_master)
    return best


cdef int look_up(
    BestWords best, Compiled d, Positions positions, Table tablebase, const uint8_t *points
) except -1 nogil:
    """Find hands in the tablebase."""
    cdef vector[uint64_t] entries
    cdef uint32_t word, count, k
    cdef uint64_t entry
    cdef Py_ssize_t i
    cdef int32_t paid
    entries.resize(best.n)
    best.count.reserve(best.n)
    best.words.reserve(best.n)
    best.paid.reserve(best.n)
    tablebase.find(positions, best.first, best.n, entries.data())
    for i in range(best.n):
        if not i & (STEP - 1):
            check_stop(20 * STEP)
        entry = entries[i]
        if entry == NO_ENTRY:
            continue
        count = <uint32_t>(entry >> COUNT_BIT & 0xFFFF)
        word = <uint32_t>(entry & (MOST_WORDS - 1))
        if word >= d.n:
            with gil:
                raise BadTablebase(f"{tablebase.label}: damaged (it has impossible words); build it again")
        paid = -<int32_t>(entry >> FIRST_LEFT_BIT & 0xFF)
        for k in range(positions.hand_start[best.first + i], positions.hand_start[best.first + i + 1]):
            paid += points[positions.cards[k]]
        best.slot[i] = <int32_t>best.count.size()
        best.count.push_back(<int32_t>count)
        best.words.push_back(<int32_t>d.by_rank[word] if count else -1)
        best.paid.push_back(paid if count else -1)


cdef int search(
    BestWords best, Compiled d, Positions positions, const Prices *prices, const uint16_t *points,
    const uint16_t *with_master
) except -1 nogil:
    cdef vector[Sought] sought
    cdef vector[uint8_t] allowed
    cdef vector[uint16_t] lists
    cdef size_t k, end, cards
    if d.layout.cut:
        return 0
    seek(best, d, positions, sought)
    if sought.size() < FEW:
        return 0
    long_sort_up(sought.data(), sought.data() + sought.size(), check_limits)
    if best.min_length > d.shortest:
        allow_long(d, best.min_length, allowed)
    lists.resize(<size_t>d.tree.height * LANES * (MANY_HANDS + 64))
    k = 0
    while k < sought.size():
        end = k
        cards = 0
        while end < sought.size() and end < k + MANY_HANDS and sought[end].masters == sought[k].masters:
            cards += sought[end].cards
            if cards > MOST_CARDS:
                break
            end += 1
        search_batch(
            best, d, prices, points, with_master, sought, k, end, allowed.data() if allowed.size() else NULL,
            lists.data())
        k = end


cdef int seek(BestWords best, Compiled d, Positions positions, vector[Sought] &sought) except -1 nogil:
    """Collect the hands with at most one Master that are not found yet."""
    cdef uint8_t counts[CARDS]
    cdef Sought one
    cdef Vec v
    cdef Py_ssize_t i
    cdef uint32_t k, begin, end
    cdef int masters
    sought.reserve(best.n)
    for i in range(best.n):
        if not i & (STEP - 1):
            check_stop(20 * STEP)
        begin = positions.hand_start[best.first + i]
        end = positions.hand_start[best.first + i + 1]
        if begin == end or best.slot[i] != NOT_SEARCHED:  # a bad row has no cards
            continue
        memset(counts, 0, sizeof(counts))
        v.lo = v.hi = 0
        masters = 0
        for k in range(begin, end):
            if positions.cards[k] == MASTER:
                masters += 1
            else:
                add_letter(&d.layout, &v, counts, positions.cards[k])
        if masters > 1:
            continue
        one.masters = <uint16_t>masters
        one.cards = <uint16_t>(end - begin)
        one.hi = v.hi
        one.lo = v.lo
        one.position = <uint32_t>i
        sought.push_back(one)


cdef int allow_long(Compiled d, int min_length, vector[uint8_t] &allowed) except -1 nogil:
    """Set the bits of words with `min_length` or more letters, by group of level 0."""
    cdef uint32_t word
    allowed.assign(d.tree.level[0].groups, 0)
    for word in range(d.n):
        if not word & (STEP - 1):
            check_stop(2 * STEP)
        if length_of(d, word) >= min_length:
            allowed[d.lane[word] // LANES] |= <uint8_t>(1 << d.lane[word] % LANES)


cdef int search_batch(
    BestWords best, Compiled d, const Prices *prices, const uint16_t *points, const uint16_t *with_master,
    vector[Sought] &sought, size_t begin, size_t end, const uint8_t *allowed, uint16_t *lists
) except -1 nogil:
    """Search for up to MANY_HANDS hands with equally many Masters."""
    cdef Hands hands
    cdef Keeper keeper
    cdef vector[uint64_t] have_lo, have_hi, keys
    cdef vector[uint32_t] count
    cdef vector[uint16_t] limit
    cdef uint64_t tests = 0, key
    cdef size_t k, slot = best.count.size()
    cdef int64_t j
    cdef uint32_t n = 0
    for k in range(begin, end):
        if k == begin or not sought[k].same(sought[k - 1]):
            have_lo.push_back(sought[k].lo)
            have_hi.push_back(sought[k].hi)
            n += 1
        best.slot[sought[k].position] = <int32_t>(slot + n - 1)
    count.assign(n, 0)
    limit.assign(n, 0)
    keys.assign(n * best.top, 0)
    hands.have_lo = have_lo.data()
    hands.have_hi = have_hi.data()
    hands.hands = n
    hands.wild = sought[begin].masters
    hands.count = count.data()
    hands.limit = limit.data()
    hands.worth = with_master if hands.wild else points
    hands.allowed = allowed
    hands.offer = keep
    hands.self = &keeper
    keeper.points = points
    keeper.with_master = with_master
    keeper.prices = prices
    keeper.first = d.tree.level[0].first
    keeper.blocks = d.tree.level[0].all
    keeper.rank = d.rank
    keeper.hands = &hands
    keeper.keys = keys.data()
    keeper.top = <uint32_t>best.top
    d.kernels.subset_words_of_hands(&d.tree, &hands, lists, &tests)
    check_stop(2 * tests)
    for k in range(n):
        best.count.push_back(count[k])
        for j in range(best.top):
            key = keys[k * best.top + j]
            best.words.push_back(<int32_t>d.by_rank[<uint32_t>~key] if key else -1)
            best.paid.push_back(<int32_t>(key >> 32) - 1)


cdef void keep(void *self, uint32_t hand, uint32_t group, uint32_t lanes) noexcept nogil:
    """Keep those words of a group that are among the best of a hand so far, and raise its limit."""
    cdef Keeper *keeper = <Keeper *>self
    cdef uint64_t *keys = keeper.keys + <size_t>hand * keeper.top
    cdef const uint64_t *block = keeper.blocks + <size_t>group * BLOCK
    cdef uint64_t lo, hi, key
    cdef uint32_t lane, word, at
    cdef int32_t points
    while lanes:
        lane = lowest_bit(lanes)
        lanes &= lanes - 1
        word = keeper.first[group] + lane
        points = keeper.points[word]
        if keeper.hands.wild:
            lo = block[lane] & ~keeper.hands.have_lo[hand]
            hi = block[LANES + lane] & ~keeper.hands.have_hi[hand]
            if lo | hi:
                points += keeper.prices.gain[lowest_bit(lo) if lo else 64 + lowest_bit(hi)]
            else:
                points = keeper.with_master[word]
        # Points are at least 0: the hand pays them. One more, so that no key is 0.
        key = <uint64_t>(points + 1) << 32 | <uint32_t>~keeper.rank[word]
        at = keeper.top - 1
        if key <= keys[at]:
            continue
        while at and keys[at - 1] < key:
            keys[at] = keys[at - 1]
            at -= 1
        keys[at] = key
        if keys[keeper.top - 1]:
            keeper.hands.limit[hand] = <uint16_t>((keys[keeper.top - 1] >> 32) - 1)
