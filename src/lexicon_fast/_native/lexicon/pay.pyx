"""Paying for plays, the second of three steps (find, pay, rank).

Letters that the hand lacks are paid with Masters. Spare Masters then replace the cheapest letters, as long
as that leaves fewer points, or as many points and cards that sort first; of letters with equal points
those first in the alphabet. This module only computes the points left; `Moves` finds the cards.

If only the best plays are wanted, the points of the word bound the points left, and only plays that may be
among the best are paid for.
"""

from lexicon_fast.base.errors import BadOption

from libc.stdint cimport int16_t, int32_t, int64_t, uint16_t, uint32_t, uint64_t, uint8_t
from libc.string cimport memcpy, memset
from libcpp.vector cimport vector

from ..dictionary.arguments cimport check_card_table
from ..dictionary.bits cimport lowest_bit
from ..dictionary.compiled cimport Compiled, codes_of, vector_of
from ..dictionary.deadline cimport check_stop
from ..dictionary.kernels cimport CODES, LANES, MAX_WORD
from ..dictionary.layout cimport Vec, encode
from ..dictionary.letters cimport BRACKET, CARDS, MASTER
from ..dictionary.search cimport Cards, TableWord
from ..rows.positions cimport Positions
from .best_words cimport NOT_SEARCHED, BestWords
from .candidates cimport EXCHANGE, FORM, INSERT, SUBSTITUTE, Candidates, Segment, read_hand, read_word

cdef enum:
    STEP = 1 << 16           # words between two calls of `check_stop`


cdef bytes points_of_words(Compiled d, bytes points):
    return cached_points(d, points, 0)


cdef bytes best_points_of_words(Compiled d, bytes points):
    return cached_points(d, points, 1)


cdef bytes cached_points(Compiled d, bytes points, int masters):
    """The most points of cards that pay for each word with up to `masters` Masters, 0 or 1."""
    cdef dict tables = d.caches.setdefault("points of words", {})
    cdef bytes table = tables.get((points, masters))
    cdef uint16_t *out
    cdef const uint8_t *points_of = points
    cdef uint32_t i, k
    cdef int total, cheapest
    if table is None:
        table = bytes(2 * (d.n + LANES))
        out = <uint16_t *><char *>table
        with nogil:
            for i in range(d.n):
                if not i & (STEP - 1):
                    check_stop(8 * STEP)
                total = 0
                cheapest = 255
                for k in range(d.offset[i], d.offset[i + 1]):
                    total += points_of[d.text[k]]
                    cheapest = min(cheapest, points_of[d.text[k]])
                if masters and points_of[<int>MASTER] > cheapest:
                    total += points_of[<int>MASTER] - cheapest
                out[i] = <uint16_t>total
        if len(tables) >= 8:                  # keep the cache small
            tables.clear()
        tables[points, masters] = table
    return table


cdef int fill_prices(Compiled d, bytes points, Prices *prices) except -1:
    cdef int letter, n, tier, value
    cdef uint32_t letters
    cdef Vec v
    cdef uint8_t counts[CODES]
    memset(prices, 0, sizeof(Prices))
    prices.points = points
    prices.master = prices.points[<int>MASTER]
    prices.cheapest = next_points(prices.points, d.layout.letters, -1)
    prices.dearest = prices.cheapest
    for letter in range(d.layout.letters):
        prices.dearest = max(prices.dearest, prices.points[letter])
    for letter in range(d.layout.letters):
        for n in range(d.layout.most[letter]):
            prices.gain[d.layout.top_bit[letter] - n] = <int16_t>(prices.master - prices.points[letter])
    value = prices.cheapest
    while value < prices.master:
        letters = letters_with(prices.points, d.layout.letters, value)
        memset(counts, 0, sizeof(counts))
        for letter in range(d.layout.letters):
            if letters >> letter & 1:
                counts[letter] = 255
        v = encode(&d.layout, counts)
        tier = prices.tiers
        prices.tier_points[tier] = value
        prices.tier_letters[tier] = letters
        prices.tier_lo[tier] = v.lo
        prices.tier_hi[tier] = v.hi
        prices.tiers += 1
        value = next_points(prices.points, d.layout.letters, value)


cdef enum:
    FEW = 32                 # plays wanted; for more, a histogram finds the limit faster


cdef struct Hand:
    Py_ssize_t position
    Cards cards
    int32_t points


cdef struct Bounds:          # of a segment
    int32_t low              # the points left are those without a Master plus `low` to `high`
    int32_t high
    bint is_exact
    int32_t least            # points that a play leaves without a Master
    int32_t most             # not less than any of them


def pay(Candidates candidates not None, bytes points not None, top: int | None = None):
    """Compute the fewest points that each play can leave in the hand.

    points: of each card by code, 33 uint8; top: drop plays that cannot be among the first `top` of a
    position (None: no play). Raises BadOption.
    """
    cdef Prices prices
    cdef int64_t most = -1 if top is None else top
    if candidates.dictionary is None:
        raise BadOption("candidates are empty; pass the result of find")
    if top is not None and top < 0:
        raise BadOption(f"top is {top}; it must be 0 or more, or None")
    if candidates.top >= 0:
        raise BadOption("plays have been dropped from these candidates; pass a new result of find")
    if candidates.best is not None:
        check_best(candidates.best, points, most)
    check_card_table("points", points)
    cdef bytes table = points_of_words(candidates.dictionary, points)
    cdef const uint16_t *word_points = <const uint16_t *><const char *>table
    fill_prices(candidates.dictionary, points, &prices)
    candidates.points = None                 # until all are paid
    candidates.top = most
    with nogil:
        candidates.left_points.resize(candidates.words.size())
        pay_all(candidates.dictionary, candidates.positions, candidates, &prices, word_points, most)
    candidates.points = points


cdef int check_best(BestWords best, bytes points, int64_t top) except -1:
    if best.points != points:
        raise BadOption("the candidates have the best words for other points of cards")
    if not 0 <= top <= best.top:
        shown = "None" if top < 0 else top
        raise BadOption(f"top is {shown}, but the candidates have only the {best.top} best words of each position")


cdef int pay_all(
    Compiled d, Positions positions, Candidates c, const Prices *prices, const uint16_t *word_points, int64_t top
) except -1 nogil:
    cdef size_t begin = 0, end, s
    cdef Py_ssize_t i
    cdef int64_t plays
    cdef bint is_bounded
    cdef uint32_t card
    cdef Hand hand
    cdef vector[Bounds] bounds
    cdef vector[uint32_t] count_by_points
    c.count.assign(c.n, 0)
    for i in range(c.n):
        end = begin
        while end < c.segments.size() and c.segments[end].position == i:
            end += 1
        if begin == end:
            continue
        hand.position = c.first + i
        read_hand(positions, hand.position, &hand.cards)
        hand.points = 0
        for card in range(positions.hand_start[hand.position], positions.hand_start[hand.position + 1]):
            hand.points += prices.points[positions.cards[card]]
        plays = c.segments[end - 1].end - c.segments[begin].begin
        c.count[i] = plays + c.unlisted[i]
        is_bounded = 0 <= top < plays and any_master(positions, &hand)
        if is_bounded:
            bounds.resize(end - begin)
            estimate(d, positions, c, prices, word_points, &hand, begin, end, bounds.data())
            keep(c, begin, end, bounds.data(), highest(c, begin, end, bounds.data(), top, count_by_points))
        for s in range(begin, end):
            if not (is_bounded and bounds[s - begin].is_exact):
                pay_segment(d, positions, c, prices, word_points, &hand, &c.segments[s])
        begin = end


cdef bint any_master(Positions positions, const Hand *hand) noexcept nogil:
    """Whether Masters are in the hand or on the table. Otherwise the points of words are all that matters."""
    cdef const uint8_t *codes = positions.table_letters.data()
    cdef uint32_t t, k
    if hand.cards.counts[<int>MASTER]:
        return True
    for t in range(positions.table_start[hand.position], positions.table_start[hand.position + 1]):
        for k in range(positions.word_start[t], positions.word_start[t + 1]):
            if codes[k] & BRACKET:
                return True
    return False


cdef int pay_segment(
    Compiled d, Positions positions, Candidates c, const Prices *prices, const uint16_t *word_points, const Hand *hand,
    const Segment *segment
) except -1 nogil:
    cdef const int32_t *words = c.words.data()
    cdef int32_t *left = c.left_points.data()
    cdef int64_t k = segment.begin, end
    cdef uint32_t target
    cdef TableWord word
    if segment.action != FORM:
        target = positions.table_start[hand.position] + segment.target
        read_word(positions, target, &word)
    if segment.action == EXCHANGE:
        pay_exchanges(prices, hand.points, words, left, segment.begin, segment.end)
        return 0
    if has_best(c, hand, segment):
        pay_best(c, hand, segment)
        return 0
    while k < segment.end:
        end = min(segment.end, k + STEP)
        check_stop(8 * (end - k))
        if segment.action == SUBSTITUTE:
            pay_substitutions(
                d, prices, &hand.cards, &word, positions.table_letters.data() + positions.word_start[target],
                hand.points, word_points, words, left, k, end)
        else:
            pay_plays(
                d, prices, &hand.cards, &word if segment.action == INSERT else NULL, hand.points, word_points,
                words, left, k, end)
        k = end


cdef inline bint has_best(Candidates c, const Hand *hand, const Segment *segment) noexcept nogil:
    """Whether the words of a segment are from `find_best_words`, which has paid for them."""
    return (segment.action == FORM and c.best is not None
            and c.best.slot[hand.position - c.best.first] != NOT_SEARCHED)


cdef void pay_best(Candidates c, const Hand *hand, const Segment *segment) noexcept nogil:
    cdef const int32_t *paid = c.best.paid.data() + c.best.slot[hand.position - c.best.first] * c.best.top
    cdef int64_t k
    for k in range(segment.begin, segment.end):
        c.left_points[k] = hand.points - paid[k - segment.begin]


cdef void pay_exchanges(
    const Prices *prices, int32_t total, const int32_t *words, int32_t *left, int64_t begin, int64_t end
) noexcept nogil:
    cdef int64_t k
    for k in range(begin, end):
        left[k] = points_after_exchange(prices, total, words[k])


# ---------------------------------------------------------------- dropping plays that leave too many points


cdef int estimate(
    Compiled d, Positions positions, Candidates c, const Prices *prices, const uint16_t *word_points, const Hand *hand,
    size_t begin, size_t end, Bounds *bounds
) except -1 nogil:
    """Set the points that plays leave without a Master, and how far each segment may differ from them."""
    cdef const int32_t *words = c.words.data()
    cdef int32_t *left = c.left_points.data()
    cdef const Segment *segment
    cdef const uint8_t *codes
    cdef uint32_t target
    cdef int64_t k
    cdef size_t s
    cdef int masters = hand.cards.counts[<int>MASTER], brackets
    cdef int32_t base, points, lowest
    # What one Master adds to the points of the cards paid, in place of a letter.
    cdef int32_t most = prices.master - prices.cheapest, least = prices.master - prices.dearest
    for s in range(end - begin):
        segment = &c.segments[begin + s]
        check_stop(segment.end - segment.begin)
        base = hand.points
        brackets = 0
        if segment.action == EXCHANGE or has_best(c, hand, segment):
            if segment.action == EXCHANGE:
                pay_exchanges(prices, hand.points, words, left, segment.begin, segment.end)
            else:
                pay_best(c, hand, segment)
            bounds[s].low = bounds[s].high = 0
            bounds[s].is_exact = True
            bounds[s].least = bounds[s].most = left[segment.begin]
            for k in range(segment.begin, segment.end):
                bounds[s].least = min(bounds[s].least, left[k])
                bounds[s].most = max(bounds[s].most, left[k])
            continue
        if segment.action != FORM:
            target = positions.table_start[hand.position] + segment.target
            codes = positions.table_letters.data()
            for k in range(positions.word_start[target], positions.word_start[target + 1]):
                base += prices.points[codes[k] & ~BRACKET]
                brackets += codes[k] & BRACKET != 0
        if segment.action != SUBSTITUTE:
            brackets = 0                     # they stay on the table
        bounds[s].is_exact = masters == 0 and brackets == 0
        # A Master on the table is taken at its own points, if its letter changes.
        bounds[s].low = brackets * min(0, least) - masters * max(0, most)
        bounds[s].high = brackets * max(0, most) - masters * min(0, least)
        if masters and least > 0:            # one is used in any case
            bounds[s].high -= least
        lowest = base
        for k in range(segment.begin, segment.end):
            points = base - word_points[words[k]]
            left[k] = points
            lowest = points if points < lowest else lowest
        bounds[s].least = lowest
        bounds[s].most = base


cdef int32_t highest(
    Candidates c, size_t begin, size_t end, const Bounds *bounds, int64_t top, vector[uint32_t] &count_by_points
) except? -1 nogil:
    """Return the most points that one of the first `top` plays of a position may leave."""
    cdef const int32_t *left = c.left_points.data()
    cdef const Segment *segment
    cdef int32_t least = 0x3FFFFFFF, most = -0x3FFFFFFF, limit
    cdef int32_t lowest[FEW]                 # ascending, the points of the best so far
    cdef int64_t k, j, sum = 0
    cdef size_t s
    for s in range(end - begin):
        least = min(least, bounds[s].least + bounds[s].high)
        most = max(most, bounds[s].most + bounds[s].high)
    if top == 1:
        return least
    if top == 0:
        return -0x3FFFFFFF
    check_stop(2 * (c.segments[end - 1].end - c.segments[begin].begin))
    if top <= FEW:
        for j in range(top):
            lowest[j] = most
        for s in range(end - begin):
            segment = &c.segments[begin + s]
            limit = lowest[top - 1] - bounds[s].high
            for k in range(segment.begin, segment.end):
                if left[k] < limit:          # few are
                    j = top - 1
                    while j and lowest[j - 1] > left[k] + bounds[s].high:
                        lowest[j] = lowest[j - 1]
                        j -= 1
                    lowest[j] = left[k] + bounds[s].high
                    limit = lowest[top - 1] - bounds[s].high
        return lowest[top - 1]
    count_by_points.assign(most - least + 1, 0)
    for s in range(end - begin):
        segment = &c.segments[begin + s]
        for k in range(segment.begin, segment.end):
            count_by_points[left[k] + bounds[s].high - least] += 1
    limit = least - 1
    while sum < top:
        limit += 1
        sum += count_by_points[limit - least]
    return limit


cdef void keep(Candidates c, size_t begin, size_t end, const Bounds *bounds, int32_t most) noexcept nogil:
    """Keep only the plays that may leave `most` points or fewer."""
    cdef int32_t *words = c.words.data()
    cdef int32_t *left = c.left_points.data()
    cdef Segment *segment
    cdef int32_t limit
    cdef int64_t k, first, kept = c.segments[begin].begin
    cdef size_t s
    for s in range(end - begin):
        segment = &c.segments[begin + s]
        limit = most - bounds[s].low
        first = kept
        for k in range(segment.begin, segment.end):
            if left[k] <= limit:             # few are
                words[kept] = words[k]
                left[kept] = left[k]
                kept += 1
        segment.begin = first
        segment.end = kept


cdef void pay_plays(
    Compiled d, const Prices *prices, const Cards *hand, const TableWord *table, int32_t total,
    const uint16_t *word_points, const int32_t *words, int32_t *left, int64_t begin, int64_t end
) noexcept nogil:
    cdef int64_t k
    if d.layout.cut:
        for k in range(begin, end):
            left[k] = total - pay_counted(d, prices, hand, table, words[k])
    else:
        pay_vectors(d, prices, hand, table, total, word_points, words, left, begin, end)


cdef void pay_vectors(
    Compiled d, const Prices *prices, const Cards *hand, const TableWord *table, int32_t total,
    const uint16_t *word_points, const int32_t *words, int32_t *left, int64_t begin, int64_t end
) noexcept nogil:
    """Pay the bits of the word's vector that the table word's vector lacks."""
    cdef uint8_t counts[CARDS]
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
            table_points += table.counts[x] * prices.points[x]
    if masters == 0:
        for k in range(begin, end):
            left[k] = total - word_points[words[k]] + table_points
        return
    have = encode(&d.layout, counts)
    if masters == 1:                    # the common case: at most one letter is missing
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
                points += replace(prices, tier, lo & prices.tier_lo[tier], &spare)
                points += replace(prices, tier, hi & prices.tier_hi[tier], &spare)
                if not spare:
                    break
        left[k] = total - points


cdef inline int32_t replace(const Prices *prices, int tier, uint64_t letters, int *spare) noexcept nogil:
    """Replace letters of a tier, a bit each, by spare Masters. Returns the points that this adds to those paid."""
    cdef int32_t points = 0
    while letters and spare[0]:
        points += prices.master - prices.tier_points[tier]
        spare[0] -= 1
        letters &= letters - 1
    return points


cdef int32_t pay_counted(
    Compiled d, const Prices *prices, const Cards *hand, const TableWord *table, uint32_t word
) noexcept nogil:
    """The points of the cards paid, by counting letters, for dictionaries with a cut layout."""
    cdef uint8_t needed[CARDS]
    cdef uint8_t letters[MAX_WORD]
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
    Compiled d, const Prices *prices, const Cards *hand, const TableWord *table, const uint8_t *old, int32_t total,
    const uint16_t *word_points, const int32_t *words, int32_t *left, int64_t begin, int64_t end
) noexcept nogil:
    """Pay for the letters at changed places, and take the old cards from there.

    Looks up the effect of each letter at each place, so that no branch depends on which places change.
    """
    cdef int32_t change[MAX_WORD][CODES]  # points taken minus points paid, without Masters
    cdef uint32_t used[MAX_WORD][CODES]  # the bit of the letter, if it must be paid
    cdef uint32_t once, twice, thrice, bit, have_one = 0, have_two = 0
    cdef uint8_t letters[MAX_WORD]
    cdef const uint8_t *text
    cdef int64_t i
    cdef int k, x, n, masters = hand.counts[<int>MASTER]
    cdef int32_t taken, points, table_points = 0
    cdef bint bracketed = False
    for k in range(table.length):
        bracketed = bracketed or old[k] & BRACKET
        table_points += prices.points[table.codes[k]]
    if masters == 0 and not bracketed:
        for i in range(begin, end):
            left[i] = total + table_points - word_points[words[i]]
        return
    for x in range(32):
        have_one |= <uint32_t>(hand.counts[x] > 0) << x
        have_two |= <uint32_t>(hand.counts[x] > 1) << x
    for k in range(table.length):
        taken = prices.master if old[k] & BRACKET else prices.points[table.codes[k]]
        for x in range(32):
            change[k][x] = taken - prices.points[x]
            used[k][x] = <uint32_t>1 << x
        change[k][table.codes[k]] = 0
        used[k][table.codes[k]] = 0
    for i in range(begin, end):
        text = codes_of(d, words[i])
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
        n = 0                       # a letter is paid three times or more: count
        points = total
        for k in range(table.length):
            if text[k] != table.codes[k]:
                letters[n] = text[k]
                points += change[k][text[k]] + prices.points[text[k]]
                n += 1
        left[i] = points - pay_letters(prices, hand, letters, n)


cdef inline int32_t gain_by_masters(
    const Prices *prices, int masters, uint32_t once, uint32_t twice, uint32_t have_one, uint32_t have_two
) noexcept nogil:
    """Return the points of Masters minus those of the letters they replace, with each letter paid at most twice."""
    cdef int32_t gain = 0
    cdef uint32_t missing = once & ~have_one
    cdef int tier
    if not masters:
        return 0
    for _ in range(2):
        while missing:
            gain += prices.master - prices.points[lowest_bit(missing)]
            masters -= 1
            missing &= missing - 1
        missing = twice & ~have_two
    once &= have_one
    twice &= have_two
    for tier in range(prices.tiers):
        if not masters:
            return gain
        gain += replace(prices, tier, once & prices.tier_letters[tier], &masters)
        gain += replace(prices, tier, twice & prices.tier_letters[tier], &masters)
    return gain


cdef inline int32_t pay_letters(
    const Prices *prices, const Cards *hand, const uint8_t *letters, int n
) noexcept nogil:
    """The points of the cards that pay for n letters."""
    cdef uint8_t left[CARDS]
    cdef uint8_t paid[MAX_WORD]
    cdef int i, best, m = 0, spare = hand.counts[<int>MASTER]
    cdef int32_t points = 0
    cdef uint8_t code
    if spare == 0:
        for i in range(n):
            points += prices.points[letters[i]]
        return points
    memcpy(left, hand.counts, sizeof(left))
    for i in range(n):
        code = letters[i]
        if left[code]:
            left[code] -= 1
            points += prices.points[code]
            paid[m] = prices.points[code]
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
