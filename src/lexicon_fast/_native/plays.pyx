"""Plays of a chunk of positions, in three steps: find, pay, rank.

The rules come as data: which actions, how many cards a substitution may exchange, whether a Master
may be exchanged for the letter it stands for, the points of each card. Each step is one call a chunk.

How a play is paid: letters that the hand lacks need Masters. Masters that are left over replace the
cards that leave the most points in exchange, that is the cheapest letters, as long as that leaves
fewer points or, on a tie, left cards that sort first; letters of equal points by the alphabet.
"""

from lexicon_fast.errors import BadOption

from libc.stdint cimport int8_t, int16_t, int32_t, int64_t, uint8_t, uint16_t, uint32_t, uint64_t
from libc.string cimport memcpy, memset
from libcpp.algorithm cimport sort
from libcpp.vector cimport vector

from .compiled cimport Compiled, Scratch, spell, vector_of
from .kernels cimport MAX_WORD
from .layout cimport Vec, encode
from .letters cimport BRACKET, CARDS, MASTER, Letters
from .positions cimport Positions
from .search cimport Cards, TableWord, find_substitutions, find_subwords, find_superwords

cdef extern from "Python.h":
    str PyUnicode_New(Py_ssize_t size, Py_UCS4 maxchar)
    void *PyUnicode_DATA(object)

ACTIONS = ("form", "insert", "substitute")

# A key: whatever orders plays, most important first, and from which each can be told again.
cdef enum:
    EXCHANGE_BITS = 7        # 0: none; 1 + x: letter x captures its Master; 33 + x: a Master is laid on x
    TARGET_BITS = 6
    UNKNOWN_BITS = 6         # table words that the dictionary lacks, in their own order
    PLACE_BITS = 25          # 2 * place in the alphabet + 1; even: before the word there
    ACTION_BITS = 2

    TARGET_SHIFT = EXCHANGE_BITS
    UNKNOWN_SHIFT = TARGET_SHIFT + TARGET_BITS
    PLACE_SHIFT = UNKNOWN_SHIFT + UNKNOWN_BITS
    ACTION_SHIFT = PLACE_SHIFT + PLACE_BITS
    POINTS_SHIFT = ACTION_SHIFT + ACTION_BITS

    CAPTURE = 1
    LAY = 33

    FEW_KEYS = 300           # up to here a plain sort is faster
    DIGITS = 8192            # of the largest digit of the radix sort: half of PLACE_BITS


# ---------------------------------------------------------------- find

def find(
    Compiled d not None, Positions positions not None, Py_ssize_t first, Py_ssize_t n, *,
    actions=ACTIONS, int min_length=2, max_exchanged=None, bint same_word_exchange=True,
    int64_t limit=1 << 20, Candidates out=None,
):
    """All plays of positions `first` to `first + n`, or of fewer: no position is begun beyond `limit` plays.

    actions: names from ACTIONS; min_length: letters of the new word; max_exchanged: cards that one
    substitution may exchange (None: any number); out: Candidates no longer needed, whose memory is
    used again. Returns Candidates; its `n` says how far it came.
    """
    cdef Candidates found = Candidates.__new__(Candidates) if out is None else out
    cdef bint form = "form" in actions, insert = "insert" in actions, substitute = "substitute" in actions
    cdef int most = MAX_WORD if max_exchanged is None else max_exchanged
    cdef Scratch scratch
    for action in actions:
        if action not in ACTIONS:
            raise BadOption(f"action {action!r}: accepted: {', '.join(ACTIONS)}")
    if not 0 <= first <= first + n <= positions.n:
        raise IndexError(f"positions {first} to {first + n}: there are {positions.n}")
    if positions.letters.n != d.letters.n or memcmp(
        positions.letters.lower_point, d.letters.lower_point, sizeof(d.letters.lower_point)
    ):
        raise BadOption("positions and dictionary have different alphabets; accepted: the same for both")
    found.dictionary = d
    found.positions = positions
    found.first = first
    found.points = None
    found.segments.clear()
    found.words.clear()
    scratch = d.take_scratch()
    with nogil:
        found.n = find_all(
            d, positions, found, scratch, n, form, insert, substitute, min_length, most, same_word_exchange, limit)
    d.give_back(scratch)
    return found


cdef extern from "string.h" nogil:
    int memcmp(const void *, const void *, size_t)


cdef Py_ssize_t find_all(
    Compiled d, Positions positions, Candidates out, Scratch scratch, Py_ssize_t n, bint form, bint insert,
    bint substitute, int min_length, int most, bint same_word_exchange, int64_t limit
) noexcept nogil:
    cdef Py_ssize_t i, p
    cdef uint32_t target, t
    cdef size_t found
    cdef uint64_t tests = 0
    cdef Cards hand
    cdef TableWord word
    cdef Segment segment
    for i in range(n):
        if <int64_t>out.words.size() >= limit:
            return i
        p = out.first + i
        read_hand(positions, p, &hand)
        if hand.total == 0:                      # a bad row
            continue
        segment.position = <int32_t>i
        if form:
            found = find_subwords(d, &hand, scratch, &tests)
            found = keep_long(d, scratch.words, found, min_length)
            append(out, &segment, FORM, -1, scratch.words, found)
        if not (insert or substitute):
            continue
        for t in range(positions.table_start[p + 1] - positions.table_start[p]):
            target = positions.table_start[p] + t
            read_word(positions, target, &word)
            if insert:
                found = find_superwords(d, &word, &hand, scratch, &tests)
                found = keep_long(d, scratch.words, found, min_length)
                append(out, &segment, INSERT, t, scratch.words, found)
            if substitute and word.length >= min_length:
                found = find_substitutions(d, &word, &hand, scratch, &tests)
                if most < word.length:
                    found = keep_few_changes(d, &word, scratch.words, found, most)
                append(out, &segment, SUBSTITUTE, t, scratch.words, found)
                if same_word_exchange:
                    found = find_exchanges(positions, target, &hand, scratch.words)
                    append(out, &segment, EXCHANGE, t, scratch.words, found)
    return n


cdef void append(
    Candidates out, Segment *segment, int action, int target, const int32_t *words, size_t n
) noexcept nogil:
    if n:
        segment.action = action
        segment.target = target
        segment.begin = out.words.size()
        segment.end = segment.begin + n
        out.segments.push_back(segment[0])
        out.words.insert(out.words.end(), words, words + n)


cdef void read_hand(Positions positions, Py_ssize_t p, Cards *hand) noexcept nogil:
    cdef uint32_t k
    memset(hand, 0, sizeof(Cards))
    for k in range(positions.hand_start[p], positions.hand_start[p + 1]):
        hand.counts[positions.cards[k]] += 1
    hand.total = <int>(positions.hand_start[p + 1] - positions.hand_start[p])


cdef void read_word(Positions positions, uint32_t target, TableWord *word) noexcept nogil:
    cdef const uint8_t *letters = positions.table_letters.data() + positions.word_start[target]
    cdef int k
    memset(word.counts, 0, sizeof(word.counts))
    word.length = <int>(positions.word_start[target + 1] - positions.word_start[target])
    for k in range(word.length):
        word.codes[k] = letters[k] & ~BRACKET
        word.counts[word.codes[k]] += 1


cdef size_t keep_long(Compiled d, int32_t *words, size_t n, int min_length) noexcept nogil:
    cdef size_t i, kept = 0
    if min_length <= d.shortest:
        return n
    for i in range(n):
        words[kept] = words[i]
        kept += <int>(d.offset[words[i] + 1] - d.offset[words[i]]) >= min_length
    return kept


cdef size_t keep_few_changes(Compiled d, const TableWord *word, int32_t *words, size_t n, int most) noexcept nogil:
    cdef size_t i, kept = 0
    cdef int k, changes
    for i in range(n):
        changes = 0
        for k in range(word.length):
            changes += d.text[d.offset[words[i]] + k] != word.codes[k]
        words[kept] = words[i]
        kept += changes <= most
    return kept


cdef size_t find_exchanges(Positions positions, uint32_t target, const Cards *hand, int32_t *out) noexcept nogil:
    """Codes of the exchanges of one card that leave the same word: one for each letter and direction."""
    cdef const uint8_t *letters = positions.table_letters.data() + positions.word_start[target]
    cdef const uint8_t *end = positions.table_letters.data() + positions.word_start[target + 1]
    cdef uint32_t masters = 0, naturals = 0
    cdef size_t n = 0
    cdef int x
    while letters != end:
        if letters[0] & BRACKET:
            masters |= <uint32_t>1 << (letters[0] & ~BRACKET)
        else:
            naturals |= <uint32_t>1 << letters[0]
        letters += 1
    for x in range(32):
        if masters >> x & 1 and hand.counts[x]:
            out[n] = CAPTURE + x
            n += 1
    for x in range(32):
        if naturals >> x & 1 and hand.counts[<int>MASTER]:
            out[n] = LAY + x
            n += 1
    return n


# ---------------------------------------------------------------- pay

cdef struct Prices:           # the points of a ruleset, prepared for one dictionary
    const uint8_t *of         # each card by code
    int master
    int tiers                 # groups of letters of equal points, below a Master's, cheapest first
    int tier_points[32]
    uint32_t tier_letters[32] # a bit for each
    uint64_t tier_lo[32]      # their bits in the layout
    uint64_t tier_hi[32]
    int16_t gain[128]         # points of a Master beyond those of the letter each bit belongs to


cdef class Candidates:
    def __len__(self):
        """Plays."""
        return self.words.size()

    def pay(self, bytes points not None):
        """Find the points that each play leaves in the hand at best. points: of each card by code, 33 uint8."""
        cdef Prices prices
        if self.dictionary is None:
            raise BadOption("pay: nothing was found yet; accepted: what `find` returns")
        cdef bytes table = points_of_words(self.dictionary, points)
        cdef const uint16_t *word_points = <const uint16_t *><const char *>table
        fill_prices(self.dictionary, points, &prices)
        self.points = points
        with nogil:
            self.left_points.resize(self.words.size())
            pay_all(self.dictionary, self.positions, self, &prices, word_points)

    def rank(self, top=None):
        """The plays in order, of each position the first `top` (None: all). Call `pay` before. Returns Moves."""
        cdef Moves moves = Moves.__new__(Moves)
        cdef int64_t most = -1 if top is None else top
        if top is not None and top < 0:
            raise BadOption(f"top {top}: accepted: 0 or more, or None")
        moves.dictionary = self.dictionary
        moves.positions = self.positions
        moves.first = self.first
        moves.n = self.n
        if self.points is None:
            raise BadOption("rank: the plays have no points yet; accepted: after pay")
        memcpy(moves.points, <const uint8_t *>self.points, CARDS)
        for value in sorted(set(self.points[:CARDS - 1])):
            if value <= self.points[<int>MASTER]:
                for code in range(CARDS - 1):
                    if self.points[code] == value:
                        moves.tier_letters[moves.tiers] |= <uint32_t>1 << <int>code
                moves.tiers += 1
        with nogil:
            rank_all(self.dictionary, self.positions, self, moves, most)
        return moves


cdef bytes points_of_words(Compiled d, bytes points):
    """Points of all cards of each word, uint16; computed once for a table of points."""
    cdef bytes table = d._word_points.get(points)
    cdef uint16_t *out
    cdef const uint8_t *of = points
    cdef uint32_t i, k
    cdef int total
    if table is None:
        table = bytes(2 * d.n)
        out = <uint16_t *><char *>table
        with nogil:
            for i in range(d.n):
                total = 0
                for k in range(d.offset[i], d.offset[i + 1]):
                    total += of[d.text[k]]
                out[i] = <uint16_t>total
        if len(d._word_points) >= 8:          # somebody tries out many tables: start again
            d._word_points.clear()
        d._word_points[points] = table
    return table


cdef int fill_prices(Compiled d, bytes points, Prices *prices) except -1:
    cdef int letter, n, tier
    cdef uint32_t letters
    cdef Vec v
    cdef uint8_t counts[32]
    if len(points) != CARDS:
        raise BadOption(f"points of {len(points)} cards; accepted: {CARDS} of them")
    memset(prices, 0, sizeof(Prices))
    prices.of = points
    prices.master = prices.of[<int>MASTER]
    for letter in range(d.layout.letters):
        for n in range(d.layout.most[letter]):
            prices.gain[d.layout.top_bit[letter] - n] = <int16_t>(prices.master - prices.of[letter])
    for value in sorted(set(points[:d.layout.letters])):
        if value >= prices.master:
            break
        memset(counts, 0, sizeof(counts))
        letters = 0
        for letter in range(d.layout.letters):
            if prices.of[letter] == value:
                counts[letter] = 255
                letters |= <uint32_t>1 << letter
        v = encode(&d.layout, counts)
        tier = prices.tiers
        prices.tier_points[tier] = value
        prices.tier_letters[tier] = letters
        prices.tier_lo[tier] = v.lo
        prices.tier_hi[tier] = v.hi
        prices.tiers += 1
    return 0


cdef void pay_all(
    Compiled d, Positions positions, Candidates c, const Prices *prices, const uint16_t *word_points
) noexcept nogil:
    cdef size_t s
    cdef int64_t k
    cdef Segment segment
    cdef Cards hand
    cdef TableWord word
    cdef int32_t at = -1, total = 0, x
    cdef const int32_t *words = c.words.data()
    cdef int32_t *left = c.left_points.data()
    cdef uint32_t target
    for s in range(c.segments.size()):
        segment = c.segments[s]
        if segment.position != at:
            at = segment.position
            read_hand(positions, c.first + at, &hand)
            total = 0
            for x in range(CARDS):
                total += hand.counts[x] * prices.of[x]
        if segment.action != FORM:
            target = positions.table_start[c.first + at] + segment.target
            read_word(positions, target, &word)
        if segment.action == EXCHANGE:
            for k in range(segment.begin, segment.end):
                x = words[k]
                if x < LAY:
                    left[k] = total - prices.of[x - CAPTURE] + prices.master
                else:
                    left[k] = total - prices.master + prices.of[x - LAY]
        elif segment.action == SUBSTITUTE:
            pay_substitutions(
                d, prices, &hand, &word, positions.table_letters.data() + positions.word_start[target], total,
                word_points, words, left, segment.begin, segment.end)
        elif d.layout.cut:
            for k in range(segment.begin, segment.end):
                left[k] = total - pay_counted(d, prices, &hand, &word if segment.action == INSERT else NULL, words[k])
        else:
            pay_vectors(
                d, prices, &hand, &word if segment.action == INSERT else NULL, total, word_points,
                words, left, segment.begin, segment.end)


cdef void pay_vectors(
    Compiled d, const Prices *prices, const Cards *hand, const TableWord *table, int32_t total,
    const uint16_t *word_points, const int32_t *words, int32_t *left, int64_t begin, int64_t end
) noexcept nogil:
    """Form (table: NULL) and insert: what must be paid are the bits of the word beyond the table word's."""
    cdef uint8_t counts[33]
    cdef Vec have, base, v
    cdef int64_t k
    cdef int x, masters = hand.counts[<int>MASTER], spare, tier
    cdef int32_t points
    cdef uint64_t lo, hi, bits
    cdef int table_points = 0
    base.lo = base.hi = 0
    memcpy(counts, hand.counts, sizeof(counts))
    if table != NULL:
        base = encode(&d.layout, table.counts)
        for x in range(d.layout.letters):
            counts[x] += table.counts[x]
            table_points += table.counts[x] * prices.of[x]
    if masters == 0:
        for k in range(begin, end):
            left[k] = total - word_points[words[k]] + table_points
        return
    have = encode(&d.layout, counts)
    if masters == 1:                    # the common case: one letter is missing, or none
        for k in range(begin, end):
            v = vector_of(d, words[k])
            lo = v.lo & ~have.lo
            hi = v.hi & ~have.hi
            points = word_points[words[k]] - table_points
            if lo | hi:
                points += prices.gain[lowest_bit(lo) if lo else 64 + lowest_bit(hi)]
            else:
                lo = v.lo & ~base.lo
                hi = v.hi & ~base.hi
                for tier in range(prices.tiers):
                    if lo & prices.tier_lo[tier] | hi & prices.tier_hi[tier]:
                        points += prices.master - prices.tier_points[tier]
                        break
            left[k] = total - points
        return
    for k in range(begin, end):
        v = vector_of(d, words[k])
        points = word_points[words[k]] - table_points
        spare = masters
        bits = v.lo & ~have.lo
        while bits:
            points += prices.gain[lowest_bit(bits)]
            spare -= 1
            bits &= bits - 1
        bits = v.hi & ~have.hi
        while bits:
            points += prices.gain[64 + lowest_bit(bits)]
            spare -= 1
            bits &= bits - 1
        if spare:
            lo = v.lo & have.lo & ~base.lo
            hi = v.hi & have.hi & ~base.hi
            for tier in range(prices.tiers):
                bits = lo & prices.tier_lo[tier]
                while bits and spare:
                    points += prices.master - prices.tier_points[tier]
                    spare -= 1
                    bits &= bits - 1
                bits = hi & prices.tier_hi[tier]
                while bits and spare:
                    points += prices.master - prices.tier_points[tier]
                    spare -= 1
                    bits &= bits - 1
                if not spare:
                    break
        left[k] = total - points


cdef int32_t pay_counted(
    Compiled d, const Prices *prices, const Cards *hand, const TableWord *table, uint32_t word
) noexcept nogil:
    """The same by counting letters, for layouts that were cut: points of the cards paid."""
    cdef uint8_t needed[33]
    cdef uint8_t letters[64]
    cdef int n = 0, code
    cdef uint32_t k
    memset(needed, 0, sizeof(needed))
    if table != NULL:
        memcpy(needed, table.counts, sizeof(needed))
    for k in range(d.offset[word], d.offset[word + 1]):
        code = d.text[k]
        if needed[code]:
            needed[code] -= 1
        else:
            letters[n] = <uint8_t>code
            n += 1
    return pay_letters(prices, hand, letters, n)


cdef void pay_substitutions(
    Compiled d, const Prices *prices, const Cards *hand, const TableWord *table, const uint8_t *lying, int32_t total,
    const uint16_t *word_points, const int32_t *words, int32_t *left, int64_t begin, int64_t end
) noexcept nogil:
    """The letters at the changed places are paid, the cards that lay there come into the hand.

    What a letter at a place does is looked up, so that no branch depends on which places change.
    """
    cdef int32_t change[64][32]     # points taken up less points paid, if naturally
    cdef uint32_t used[64][32]      # the letter, if it has to be paid
    cdef uint32_t once, twice, thrice, bit, have_one = 0, have_two = 0
    cdef uint8_t letters[64]
    cdef const uint8_t *text
    cdef int64_t i
    cdef int k, x, n, masters = hand.counts[<int>MASTER]
    cdef int32_t taken, points, table_points = 0
    cdef bint bracketed = False
    for k in range(table.length):
        bracketed = bracketed or lying[k] & BRACKET
        table_points += prices.of[table.codes[k]]
    if masters == 0 and not bracketed:
        for i in range(begin, end):
            left[i] = total + table_points - word_points[words[i]]
        return
    for x in range(32):
        have_one |= <uint32_t>(hand.counts[x] > 0) << x
        have_two |= <uint32_t>(hand.counts[x] > 1) << x
    for k in range(table.length):
        taken = prices.master if lying[k] & BRACKET else prices.of[table.codes[k]]
        for x in range(32):
            change[k][x] = taken - prices.of[x]
            used[k][x] = <uint32_t>1 << x
        change[k][table.codes[k]] = 0
        used[k][table.codes[k]] = 0
    for i in range(begin, end):
        text = d.text + d.offset[words[i]]
        points = total
        once = twice = thrice = 0
        for k in range(table.length):
            points += change[k][text[k]]
            bit = used[k][text[k]]
            thrice |= twice & bit
            twice |= once & bit
            once |= bit
        if not thrice:
            left[i] = points - gain_by_masters(prices, masters, once, twice, have_one, have_two)
            continue
        n = 0                       # one letter three times: count
        points = total
        for k in range(table.length):
            if text[k] != table.codes[k]:
                letters[n] = text[k]
                points += change[k][text[k]] + prices.of[text[k]]
                n += 1
        left[i] = points - pay_letters(prices, hand, letters, n)


cdef inline int32_t gain_by_masters(
    const Prices *prices, int masters, uint32_t once, uint32_t twice, uint32_t have_one, uint32_t have_two
) noexcept nogil:
    """Points that Masters pay beyond the letters they stand for; letters are used at most twice each."""
    cdef int32_t gain = 0
    cdef uint32_t missing = once & ~have_one, bits
    cdef int tier, part
    if not masters:
        return 0
    for part in range(2):
        while missing:
            gain += prices.master - prices.of[lowest_bit(missing)]
            masters -= 1
            missing &= missing - 1
        missing = twice & ~have_two
    once &= have_one
    twice &= have_two
    for tier in range(prices.tiers):
        if not masters:
            return gain
        bits = once & prices.tier_letters[tier]
        while bits and masters:
            gain += prices.master - prices.tier_points[tier]
            masters -= 1
            bits &= bits - 1
        bits = twice & prices.tier_letters[tier]
        while bits and masters:
            gain += prices.master - prices.tier_points[tier]
            masters -= 1
            bits &= bits - 1
    return gain


cdef inline int32_t pay_letters(
    const Prices *prices, const Cards *hand, const uint8_t *letters, int n
) noexcept nogil:
    """Points of the cards that pay for n letters."""
    cdef uint8_t left[33]
    cdef uint8_t paid[64]
    cdef int i, best, m = 0, spare = hand.counts[<int>MASTER]
    cdef int32_t points = 0
    cdef uint8_t code
    if spare == 0:
        for i in range(n):
            points += prices.of[letters[i]]
        return points
    memcpy(left, hand.counts, sizeof(left))
    for i in range(n):
        code = letters[i]
        if left[code]:
            left[code] -= 1
            points += prices.of[code]
            paid[m] = prices.of[code]
            m += 1
        else:
            points += prices.master
            spare -= 1
    while spare and m:
        best = 0
        for i in range(1, m):
            if paid[i] < paid[best]:
                best = i
        if paid[best] >= prices.master:
            break
        points += prices.master - paid[best]
        m -= 1
        paid[best] = paid[m]
        spare -= 1
    return points


cdef extern from *:
    """
    #if defined(_MSC_VER) && !defined(__clang__)
    #include <intrin.h>
    static inline unsigned lexicon_lowest_bit(unsigned long long x) {
      unsigned long at;
      _BitScanForward64(&at, x);
      return at;
    }
    #else
    static inline unsigned lexicon_lowest_bit(unsigned long long x) { return (unsigned)__builtin_ctzll(x); }
    #endif
    """
    unsigned lowest_bit "lexicon_lowest_bit"(uint64_t x) noexcept nogil


# ---------------------------------------------------------------- rank

cdef void rank_all(Compiled d, Positions positions, Candidates c, Moves out, int64_t top) noexcept nogil:
    cdef size_t s = 0, begin
    cdef Py_ssize_t i
    cdef vector[uint32_t] of_points
    cdef vector[uint64_t] other
    for i in range(c.n):
        begin = s
        while s < c.segments.size() and c.segments[s].position == i:
            s += 1
        rank_one(d, positions, c, out, c.first + i, begin, s, top, of_points, other)
        out.start.push_back(out.keys.size())


cdef void rank_one(
    Compiled d, Positions positions, Candidates c, Moves out, Py_ssize_t p, size_t begin, size_t end, int64_t top,
    vector[uint32_t] &of_points, vector[uint64_t] &other
) noexcept nogil:
    """Sort the plays of one position, of those with the fewest points only as many as are wanted."""
    cdef const int32_t *left = c.left_points.data()
    cdef int64_t k, first, last, wanted
    cdef int32_t least = 0x7FFFFFFF, most = -1, points
    cdef size_t s, at = out.keys.size(), n
    cdef uint64_t *keys
    cdef int64_t sum
    if begin == end:
        out.count.push_back(0)
        return
    first = c.segments[begin].begin
    last = c.segments[end - 1].end
    out.count.push_back(last - first)
    for k in range(first, last):
        points = left[k]
        least = points if points < least else least
        most = points if points > most else most
    sum = wanted = last - first
    if top == 1:
        wanted = 1
        most = least
        sum = 0
        for k in range(first, last):
            sum += left[k] == least
    elif 0 <= top < wanted:
        wanted = top
        of_points.assign(most - least + 1, 0)
        for k in range(first, last):
            of_points[left[k] - least] += 1
        sum = 0
        most = least - 1
        while sum < wanted:
            most += 1
            sum += of_points[most - least]
    out.keys.resize(at + sum)
    keys = out.keys.data() + at
    n = 0
    for s in range(begin, end):
        n = put_keys(d, positions, c, p, &c.segments[s], most, keys, n)
    if n > FEW_KEYS and (most - least + 1) << ACTION_BITS <= DIGITS:
        other.resize(n)
        sort_by_digits(keys, other.data(), n, d.n, least, most)
    else:
        sort(keys, keys + n)
    out.keys.resize(at + wanted)


cdef size_t put_keys(
    Compiled d, Positions positions, Candidates c, Py_ssize_t p, const Segment *segment, int32_t most,
    uint64_t *keys, size_t n
) noexcept nogil:
    """Append the keys of a segment's plays that leave at most so many points; the new end."""
    cdef const int32_t *left = c.left_points.data()
    cdef int action = SUBSTITUTE if segment.action == EXCHANGE else segment.action
    cdef uint64_t head = <uint64_t>action << ACTION_SHIFT, place
    cdef int64_t k
    if segment.action != FORM:
        head |= <uint64_t>segment.target << TARGET_SHIFT
    if segment.action == EXCHANGE:
        head |= place_of_table_word(d, positions, p, segment.target)
        for k in range(segment.begin, segment.end):
            if left[k] <= most:
                keys[n] = <uint64_t>left[k] << POINTS_SHIFT | head | <uint64_t>c.words[k]
                n += 1
        return n
    for k in range(segment.begin, segment.end):
        if left[k] <= most:
            place = 2 * <uint64_t>d.rank[c.words[k]] + 1
            keys[n] = <uint64_t>left[k] << POINTS_SHIFT | head | place << PLACE_SHIFT
            n += 1
    return n


cdef void sort_by_digits(
    uint64_t *keys, uint64_t *other, size_t n, uint32_t words, int32_t least, int32_t most
) noexcept nogil:
    """Radix sort: twice by half of the place in the alphabet, then by points and action.

    What is below the place differs for exchanges only; those few are put right at the end.
    """
    cdef uint32_t begin[3][DIGITS]
    cdef uint32_t digits[3]
    cdef uint64_t key, base = <uint64_t>least << ACTION_BITS
    cdef uint32_t sum, count
    cdef size_t i, j
    cdef int bits = 1, half, t, shift
    cdef uint32_t mask
    while (2 * <uint64_t>words + 1) >> bits:
        bits += 1
    half = (bits + 1) // 2
    mask = (1 << half) - 1
    digits[0] = digits[1] = mask + 1
    digits[2] = (most - least + 1) << ACTION_BITS
    for t in range(3):
        memset(begin[t], 0, digits[t] * 4)
    for i in range(n):
        key = keys[i]
        begin[0][key >> PLACE_SHIFT & mask] += 1
        begin[1][key >> (PLACE_SHIFT + half) & mask] += 1
        begin[2][(key >> ACTION_SHIFT) - base] += 1
    for t in range(3):
        sum = 0
        for i in range(digits[t]):
            count = begin[t][i]
            begin[t][i] = sum
            sum += count
    for i in range(n):
        key = keys[i]
        j = key >> PLACE_SHIFT & mask
        other[begin[0][j]] = key
        begin[0][j] += 1
    for i in range(n):
        key = other[i]
        j = key >> (PLACE_SHIFT + half) & mask
        keys[begin[1][j]] = key
        begin[1][j] += 1
    for i in range(n):
        key = keys[i]
        j = (key >> ACTION_SHIFT) - base
        other[begin[2][j]] = key
        begin[2][j] += 1
    for i in range(n):
        key = other[i]
        j = i
        while j and keys[j - 1] > key:
            keys[j] = keys[j - 1]
            j -= 1
        keys[j] = key


cdef int compare_codes(const uint8_t *a, int n, const uint8_t *b, int m) noexcept nogil:
    """Alphabetical order of two words by their codes, brackets passed over: below, at or above 0."""
    cdef int k
    for k in range(n if n < m else m):
        if (a[k] & ~BRACKET) != (b[k] & ~BRACKET):
            return <int>(a[k] & ~BRACKET) - <int>(b[k] & ~BRACKET)
    return n - m


cdef uint64_t place_of_table_word(Compiled d, Positions positions, Py_ssize_t p, int target) noexcept nogil:
    """The part of a key that orders a table word among the words of the dictionary."""
    cdef TableWord word
    cdef uint32_t low = 0, high = d.n, middle, i, here = positions.table_start[p] + target, other
    cdef int64_t number
    cdef int before = 0
    cdef bint known_before, seen_before
    cdef uint32_t t, u
    read_word(positions, here, &word)
    number = d.find(word.codes, word.length)
    if number >= 0:
        return (2 * <uint64_t>d.rank[number] + 1) << PLACE_SHIFT
    while low < high:
        middle = (low + high) // 2
        i = d.by_rank[middle]
        if compare_codes(d.text + d.offset[i], <int>(d.offset[i + 1] - d.offset[i]), word.codes, word.length) < 0:
            low = middle + 1
        else:
            high = middle
    # Unknown words at the same place: their own order, by how many different ones come before.
    for t in range(positions.table_start[p], positions.table_start[p + 1]):
        if compare_table_words(positions, t, here) < 0:
            seen_before = False
            for u in range(positions.table_start[p], t):
                if compare_table_words(positions, t, u) == 0:
                    seen_before = True
            before += not seen_before
    return 2 * <uint64_t>low << PLACE_SHIFT | <uint64_t>before << UNKNOWN_SHIFT


cdef int compare_table_words(Positions positions, uint32_t a, uint32_t b) noexcept nogil:
    cdef const uint8_t *letters = positions.table_letters.data()
    return compare_codes(
        letters + positions.word_start[a], <int>(positions.word_start[a + 1] - positions.word_start[a]),
        letters + positions.word_start[b], <int>(positions.word_start[b + 1] - positions.word_start[b]))


# ---------------------------------------------------------------- plays spelled out

cdef class Moves:
    def __cinit__(self):
        self.start.push_back(0)

    cdef void hand_of(self, Py_ssize_t i, Cards *hand) noexcept nogil:
        read_hand(self.positions, self.first + i, hand)

    cdef void move(self, Py_ssize_t i, int64_t k, const Cards *hand, Move *out) noexcept nogil:
        """Play k of position first + i, whose hand is `hand`."""
        cdef uint64_t key = self.keys[self.start[i] + k]
        cdef int code = <int>(key & ((1 << EXCHANGE_BITS) - 1))
        cdef uint64_t place = key >> PLACE_SHIFT & ((1 << PLACE_BITS) - 1)
        cdef const uint8_t *lying = NULL
        cdef int lying_length = 0, at, x
        cdef uint32_t target, letters = 0
        cdef uint8_t by_master[33]
        out.left_points = <int>(key >> POINTS_SHIFT)
        out.action = <int>(key >> ACTION_SHIFT & ((1 << ACTION_BITS) - 1))
        out.target = -1
        out.brackets = 0
        out.word_id = -1
        if out.action != FORM:
            out.target = <int>(key >> TARGET_SHIFT & ((1 << TARGET_BITS) - 1))
            target = self.positions.table_start[self.first + i] + out.target
            lying = self.positions.table_letters.data() + self.positions.word_start[target]
            lying_length = <int>(self.positions.word_start[target + 1] - self.positions.word_start[target])
        if place & 1:
            out.word_id = self.dictionary.by_rank[place >> 1]
            out.word = self.dictionary.text + self.dictionary.offset[out.word_id]
            out.length = <int>(
                self.dictionary.offset[out.word_id + 1] - self.dictionary.offset[out.word_id])
        else:
            out.word = lying
            out.length = lying_length
        memcpy(out.left, hand.counts, sizeof(out.left))
        memset(out.cards, 0, sizeof(out.cards))
        if code:
            describe_exchange(code, lying, lying_length, out)
            return
        # First as if all were paid naturally: `cards` are the letters needed.
        if out.action == SUBSTITUTE:
            for at in range(out.length):
                if out.word[at] != (lying[at] & ~BRACKET):
                    out.cards[out.word[at]] += 1
                    out.left[<int>MASTER if lying[at] & BRACKET else lying[at]] += 1
                else:
                    out.brackets |= <uint64_t>(lying[at] & BRACKET != 0) << at
        else:
            for at in range(out.length):
                out.cards[out.word[at]] += 1
            for at in range(lying_length):
                out.cards[lying[at] & ~BRACKET] -= 1
        if hand.counts[<int>MASTER] == 0:
            if out.action == INSERT and bracketed_at_all(lying, lying_length):
                memset(by_master, 0, sizeof(by_master))
                out.brackets = lay_first(out.word, out.length, lying, lying_length, out.cards, by_master)
            for x in range(32):
                out.left[x] -= out.cards[x]
            return
        for at in range(out.length):
            letters |= <uint32_t>(out.cards[out.word[at]] > 0) << out.word[at]
        self.settle(hand, out.cards, letters, by_master)
        if out.action == SUBSTITUTE:
            lay_changes(out, lying, by_master)
        else:
            out.brackets = lay_first(out.word, out.length, lying, lying_length, out.cards, by_master)
        while letters:
            x = lowest_bit(letters)
            letters &= letters - 1
            out.cards[x] -= by_master[x]
            out.left[x] -= out.cards[x]
            out.cards[<int>MASTER] += by_master[x]
        out.left[<int>MASTER] -= out.cards[<int>MASTER]

    cdef void settle(
        self, const Cards *hand, const uint8_t *needed, uint32_t letters, uint8_t *by_master
    ) noexcept nogil:
        """How many of each letter needed are paid with a Master (see the head of this file)."""
        cdef int spare = hand.counts[<int>MASTER], tier, x, paid
        cdef uint32_t rest = letters
        memset(by_master, 0, CARDS)
        while rest:
            x = lowest_bit(rest)
            rest &= rest - 1
            if needed[x] > hand.counts[x]:
                by_master[x] = needed[x] - hand.counts[x]
                spare -= by_master[x]
        for tier in range(self.tiers):
            if not spare:
                return
            rest = letters & self.tier_letters[tier]
            while rest and spare:
                x = lowest_bit(rest)
                rest &= rest - 1
                paid = needed[x] - by_master[x]
                if paid > spare:
                    paid = spare
                by_master[x] += paid
                spare -= paid

    def __len__(self):
        """Positions."""
        return self.n

    def columns(self):
        """The plays as columns: (counts, offsets, actions, targets, word_ids, left_points).

        Of each position: int64[n] plays before any were cut off, int64[n + 1] where its plays begin.
        Of each play: uint8 place in ACTIONS, int8 table word (-1: none), int32 word number (-1: a
        table word that the dictionary lacks), int32 points. As bytes, for numpy.frombuffer.
        """
        cdef size_t k, n = self.keys.size()
        cdef bytes actions = bytes(n), targets = bytes(n), words = bytes(4 * n), points = bytes(4 * n)
        cdef bytes counts = bytes(8 * self.n), offsets = bytes(8 * (self.n + 1))
        cdef uint8_t *action = <uint8_t *><char *>actions
        cdef int8_t *target = <int8_t *><char *>targets
        cdef int32_t *word = <int32_t *><char *>words
        cdef int32_t *left = <int32_t *><char *>points
        cdef uint64_t key, place
        cdef Compiled d = self.dictionary
        with nogil:
            for k in range(n):
                key = self.keys[k]
                place = key >> PLACE_SHIFT & ((1 << PLACE_BITS) - 1)
                action[k] = <uint8_t>(key >> ACTION_SHIFT & ((1 << ACTION_BITS) - 1))
                target[k] = <int8_t>(key >> TARGET_SHIFT & ((1 << TARGET_BITS) - 1)) if action[k] else -1
                word[k] = <int32_t>d.by_rank[place >> 1] if place & 1 else -1
                left[k] = <int32_t>(key >> POINTS_SHIFT)
        if self.n:
            memcpy(<char *>counts, self.count.data(), 8 * self.n)
        memcpy(<char *>offsets, self.start.data(), 8 * (self.n + 1))
        return counts, offsets, actions, targets, words, points

    def counts(self):
        """Plays of each position before any were cut off."""
        return list(self.count)

    def rows(self):
        """The plays of each position as tuples (action, target, word, laid, cards, left, left_points)."""
        return [self.rows_of(i) for i in range(self.n)]

    def rows_of(self, Py_ssize_t i):
        """The plays of one position, counted from `first`, as tuples."""
        cdef Move move
        cdef Cards hand
        cdef int64_t k
        cdef list rows = []
        cdef const Letters *letters = &self.dictionary.letters
        cdef str word, laid
        cdef uint8_t codes[64]
        cdef int j
        if not 0 <= i < self.n:
            raise IndexError(f"position {i}: accepted: 0 to {self.n - 1}")
        self.hand_of(i, &hand)
        for k in range(self.start[i + 1] - self.start[i]):
            self.move(i, k, &hand, &move)
            for j in range(move.length):
                codes[j] = move.word[j] & ~BRACKET
            word = spell(letters, codes, move.length)
            laid = bracketed(word, move.brackets) if move.brackets else word
            rows.append((
                ACTIONS[move.action], move.target if move.target >= 0 else None, word, laid,
                spell_cards(letters, move.cards), spell_cards(letters, move.left), move.left_points))
        return rows


cdef void describe_exchange(int code, const uint8_t *lying, int length, Move *out) noexcept nogil:
    """A letter for the leftmost Master that stands for it, or a Master for the leftmost letter."""
    cdef int x = code - CAPTURE if code < LAY else code - LAY, at
    cdef int wanted = x | BRACKET if code < LAY else x
    cdef bint done = False
    memset(out.cards, 0, sizeof(out.cards))
    if code < LAY:
        out.cards[x] = 1
        out.left[x] -= 1
        out.left[<int>MASTER] += 1
    else:
        out.cards[<int>MASTER] = 1
        out.left[<int>MASTER] -= 1
        out.left[x] += 1
    for at in range(length):
        if lying[at] == wanted and not done:
            done = True
            out.brackets |= <uint64_t>(code >= LAY) << at
        else:
            out.brackets |= <uint64_t>(lying[at] & BRACKET != 0) << at


cdef bint bracketed_at_all(const uint8_t *letters, int n) noexcept nogil:
    cdef int k
    for k in range(n):
        if letters[k] & BRACKET:
            return True
    return False


cdef void lay_changes(Move *out, const uint8_t *lying, const uint8_t *by_master) noexcept nogil:
    """Masters lie at the first places that change to the letters they stand for."""
    cdef uint8_t rest[33]
    cdef int at
    memcpy(rest, by_master, sizeof(rest))
    for at in range(out.length):
        if out.word[at] != (lying[at] & ~BRACKET) and rest[out.word[at]]:
            rest[out.word[at]] -= 1
            out.brackets |= <uint64_t>1 << at


cdef uint64_t lay_first(
    const uint8_t *word, int n, const uint8_t *old, int m, const uint8_t *needed, const uint8_t *by_master
) noexcept nogil:
    """Where Masters lie: of all ways to place old cards and new, the first list of bracketed places.

    Place by place, keeping every number of old cards used so far (a bit in `states`) that agrees with
    the brackets chosen; a bracket is chosen wherever one of them can still be completed. How many new
    Masters a state has used of a letter follows from the brackets so far.
    """
    cdef int can_end[65]            # of the old cards, how many of the last can lie from this place on
    cdef int brackets_of[33]        # chosen so far, by letter
    cdef int seen[33]               # letters of the word so far
    cdef uint64_t states = 1, bracketed_states, plain_states, result = 0
    cdef int p, j, x, used, natural, old_masters, old_letters, i
    if m == 0:                  # a new word: the first places of the letters
        memset(brackets_of, 0, sizeof(brackets_of))
        for p in range(n):
            if brackets_of[word[p]] < by_master[word[p]]:
                brackets_of[word[p]] += 1
                result |= <uint64_t>1 << p
        return result
    memset(brackets_of, 0, sizeof(brackets_of))
    memset(seen, 0, sizeof(seen))
    can_end[n] = 0
    j = m
    for p in range(n - 1, -1, -1):
        if j and (old[j - 1] & ~BRACKET) == word[p]:
            j -= 1
        can_end[p] = m - j
    for p in range(n):
        x = word[p]
        bracketed_states = plain_states = 0
        old_masters = 0
        old_letters = 0
        for j in range(m + 1):      # old_masters, old_letters: of letter x among the first j old cards
            if states >> j & 1:
                if j < m and (old[j] & ~BRACKET) == x and m - j - 1 <= can_end[p + 1]:
                    if old[j] & BRACKET:
                        bracketed_states |= <uint64_t>1 << (j + 1)
                    else:
                        plain_states |= <uint64_t>1 << (j + 1)
                if m - j <= can_end[p + 1]:
                    used = brackets_of[x] - old_masters
                    natural = seen[x] - old_letters - used
                    if used < by_master[x]:
                        bracketed_states |= <uint64_t>1 << j
                    if natural < <int>needed[x] - <int>by_master[x]:
                        plain_states |= <uint64_t>1 << j
            if j < m and (old[j] & ~BRACKET) == x:
                old_letters += 1
                old_masters += (old[j] & BRACKET) != 0
        seen[x] += 1
        if bracketed_states:
            brackets_of[x] += 1
            result |= <uint64_t>1 << p
            states = bracketed_states
        else:
            states = plain_states
    return result


cdef str bracketed(str word, uint64_t brackets):
    cdef list parts = []
    cdef Py_ssize_t k
    for k in range(len(word)):
        parts.append(f"[{word[k]}]" if brackets >> k & 1 else word[k])
    return "".join(parts)


cdef str spell_cards(const Letters *letters, const uint8_t *counts):
    """Cards as an uppercase string, in the alphabet's order, Masters last."""
    cdef int n = 0, x, k
    cdef str text
    cdef char *data
    if not letters.ascii:
        return "".join([chr(letters.upper_point[x]) * counts[x] for x in range(CARDS)])
    for x in range(CARDS):
        n += counts[x]
    text = PyUnicode_New(n, 127)
    data = <char *>PyUnicode_DATA(text)
    for x in range(CARDS):
        for k in range(counts[x]):
            data[0] = letters.upper[x][0]
            data += 1
    return text
