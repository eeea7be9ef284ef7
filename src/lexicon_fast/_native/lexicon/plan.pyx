"""Plans: the words that together leave the fewest points of a hand, for each number of turns.

A *set* is some of the cards of a hand, of equal cards only how many. Sets are numbered so that the
number of two sets taken together is the sum of theirs: every card has a weight, as in a number
written with one digit for each different card. The Master and the commonest letters are the low
digits and choose a bit of a 64-bit block, the rare letters choose the block.

1. `rank_of[set]`: of the words that exactly these cards pay, the first in the alphabet. A Master can
   take the place of any card that a word is paid with, so sets without it lead to those with it.
2. `reached`: for k = 1, 2, ... the sets that k words can use up, as a bitset: a set that k - 1 words
   use, and one of a word that fits beside it. A whole block is moved by one shift. It is enough to
   try the word that takes the rarest card of both, which leaves few blocks to most words.
3. The best of each, and its words: the first in the alphabet that leaves a set which one word less
   can use up, and so on. Where several sets are paid by that word, all are followed up at once.
"""

cimport cython

from lexicon_fast.errors import BadOption

from libc.stdint cimport int32_t, int64_t, uint8_t, uint16_t, uint32_t, uint64_t
from libc.string cimport memcmp, memcpy, memset
from libcpp.vector cimport vector

from ..dictionary.bits cimport lowest_bit
from ..dictionary.compiled cimport Compiled, Scratch
from ..dictionary.deadline cimport check_stop
from ..dictionary.letters cimport CARDS, MASTER, Letters
from ..dictionary.search cimport Cards, find_subwords
from ..rows.positions cimport Positions

cdef enum:
    AT_ONCE = 64                # words fetched at a time
    BLOCK_BITS = 64

    # A word's letters are summed up in 64 bits: number of the set, letters that the hand lacks, and
    # for each letter of the hand a field that tells when the word has more of it than the hand. With
    # 15 cards numbers stay below 2 ** 16, also before they are put right, and fields need 40 bits.
    LACKING_SHIFT = 18
    LACKING_MASK = 15
    FIELD_SHIFT = 22
    PADDING = 32                # code that counts nothing

    POINTS_SHIFT = 16           # what orders sets: points left, then place among all lists of cards

cdef uint32_t NO_WORD = 0xFFFFFFFF


cdef struct Kind:
    # The cards of one kind in the hand: a letter or the Master.
    int code
    int count
    int points
    uint32_t weight
    int field                   # lowest bit of its field, and how many there are
    int field_bits
    int last                    # place of its last card in the hand, which is 0 for the last of all


cdef struct Part:
    # Of the sets with one number of the block, or of the bit: the cards that it says something about.
    int points                  # left in the hand
    int cards                   # left in the hand
    uint32_t left               # the same cards: bit 0 is the last card of the hand in order
    uint32_t kinds              # that the set has: bit k for kind k


cdef struct Pair:
    # Blocks whose sets fit beside each other, as far as the rare letters go.
    uint16_t word
    uint16_t rest


cdef struct Segment:
    # Some of the pairs, one after the other.
    uint32_t begin
    uint32_t end


@cython.auto_pickle(False)
cdef class Work:
    """Memory for the plans of one call, and the hand in work."""
    cdef uint8_t points[33]
    cdef int cards
    cdef int masters
    cdef uint8_t code_at[15]               # cards in order, the last at 0
    cdef int kinds
    cdef int low_kinds                     # those that choose the bit come first
    cdef Kind kind[15]
    cdef int bits                          # of a block that are in use
    cdef int blocks
    cdef Part of_bit[64]
    cdef uint64_t beside[64]               # for each bit: those that fit beside it
    cdef vector[Part] of_block
    cdef vector[Pair] pairs
    cdef Segment segment[16]               # of `pairs`: those where the word has the rarest card
    cdef int segments
    cdef vector[uint32_t] rank_of          # of each set
    cdef vector[uint64_t] reached          # MAX_TURNS times `blocks`
    cdef vector[uint64_t] seen             # by any number of words so far
    cdef uint64_t letter_sum[64]           # by code; from 32 on nothing
    cdef uint64_t sum_start
    cdef uint64_t sum_full                 # the highest bit of each field
    cdef uint8_t kind_of_bit[64]
    cdef vector[uint32_t] sets             # to go on from, and the next ones
    cdef vector[uint32_t] next_sets
    cdef vector[uint64_t] marked           # a bit for each set in `next_sets`


cdef uint64_t padding[9]                   # for 0 to 8 letters: PADDING behind the last


cdef void fill_padding() noexcept:
    cdef uint8_t codes[8]
    cdef int length, i
    for length in range(9):
        for i in range(8):
            codes[i] = 0 if i < length else PADDING
        memcpy(&padding[length], codes, 8)


fill_padding()


def plan_positions(
    Compiled d not None, Positions positions not None, Py_ssize_t first, Py_ssize_t n, bytes points not None,
    int min_length=2, str place not None="line",
):
    """The best sets of words for positions `first` to `first + n`; tables are ignored.

    points: of each card by code, 33 uint8; min_length: letters of the words; place: what errors call
    a row. A hand of more than 15 cards is a bad row. Releases the GIL. Returns Plans.
    """
    cdef Plans plans = Plans.__new__(Plans)
    cdef Work work = Work.__new__(Work)
    cdef Scratch scratch
    cdef Py_ssize_t i
    cdef int64_t size
    if not (0 <= first <= positions.n and 0 <= n <= positions.n - first):
        raise IndexError(f"first {first}, n {n}: there are {positions.n} positions")
    if positions.letters.n != d.letters.n or memcmp(
        positions.letters.lower_point, d.letters.lower_point, sizeof(d.letters.lower_point)
    ):
        raise BadOption("positions and dictionary have different alphabets; accepted: the same for both")
    if len(points) != CARDS:
        raise BadOption(f"points of {len(points)} cards; accepted: {CARDS} of them")
    memcpy(work.points, <const uint8_t *>points, CARDS)
    plans.dictionary = d
    plans.positions = positions
    plans.first = first
    plans.n = n
    plans.errors = {i: text for i, text in positions.errors.items() if first <= i < first + n}
    scratch = d.take_scratch()
    try:
        with nogil:
            plan_all(d, positions, work, scratch, plans, min_length)
    finally:
        d.give_back(scratch)
    for i in range(first, first + n):
        size = positions.hand_start[i + 1] - positions.hand_start[i]
        if size > MAX_PLAN:
            plans.errors[i] = (
                f"{place} {positions.row[i]}: hand '{hand_text(positions, i)}': {size} cards; "
                f"accepted by plan: 1 to {MAX_PLAN}"
            )
    return plans


cdef str hand_text(Positions positions, Py_ssize_t i):
    cdef const Letters *letters = &positions.letters
    cdef uint32_t at
    return "".join(
        [chr(letters.upper_point[positions.cards[at]])
         for at in range(positions.hand_start[i], positions.hand_start[i + 1])]
    )


cdef int plan_all(
    Compiled d, Positions positions, Work work, Scratch scratch, Plans out, int min_length
) except -1 nogil:
    cdef Py_ssize_t i, p
    cdef uint32_t at
    cdef Cards hand
    cdef size_t found
    cdef uint64_t tests = 0
    out.start.reserve(out.n + 1)
    out.empties_in.reserve(out.n)
    out.start.push_back(0)
    out.word_start.push_back(0)
    out.left_start.push_back(0)
    for i in range(out.n):
        p = out.first + i
        hand.total = <int>(positions.hand_start[p + 1] - positions.hand_start[p])
        if 1 <= hand.total <= MAX_PLAN:
            memset(hand.counts, 0, sizeof(hand.counts))
            for at in range(positions.hand_start[p], positions.hand_start[p + 1]):
                hand.counts[positions.cards[at]] += 1
            take_hand(work, d, &hand)
            found = find_subwords(d, &hand, scratch, &tests)
            check_stop(200 + 8 * found)
            take_words(work, d, scratch.words, found, min_length)
            replace_by_masters(work)
            plan_hand(work, d, out)
        else:
            out.empties_in.push_back(-1)
        out.start.push_back(<int64_t>out.turns.size())
    return 0


# ---------------------------------------------------------------- sets and their numbers

cdef int take_hand(Work work, Compiled d, const Cards *hand) except -1 nogil:
    """Number the sets of a hand."""
    cdef Kind kind
    cdef int code, k, place = hand.total
    work.cards = hand.total
    work.masters = hand.counts[<int>MASTER]
    work.kinds = 0
    for code in range(CARDS):
        if hand.counts[code]:
            kind.code = code
            kind.count = hand.counts[code]
            kind.points = work.points[code]
            place -= kind.count
            kind.last = place
            memset(&work.code_at[place], code, kind.count)
            k = work.kinds                   # the Master first, then by frequency: the layout knows it
            while k > 0 and (
                code == MASTER or (
                    work.kind[k - 1].code != MASTER
                    and d.layout.top_bit[work.kind[k - 1].code] > d.layout.top_bit[code]
                )
            ):
                work.kind[k] = work.kind[k - 1]
                k -= 1
            work.kind[k] = kind
            work.kinds += 1
    start_sums(work)
    number_bits(work)
    number_blocks(work)
    work.rank_of.assign(work.blocks * BLOCK_BITS, NO_WORD)
    work.reached.resize(work.blocks * MAX_TURNS)
    work.seen.assign(work.blocks, 0)
    work.marked.assign(work.blocks, 0)
    memset(work.reached.data(), 0, work.blocks * 8)
    return 0


cdef void start_sums(Work work) noexcept nogil:
    """Lay out the fields of a word's sum; the weights are added with the numbers.

    A field starts such that as many letters as the hand has leave its highest bit clear, one more
    sets it, and as many more as there are Masters do not overflow it: the words found have no more.
    """
    cdef int k, code, at = FIELD_SHIFT, size
    cdef Kind *kind
    for code in range(32):
        work.letter_sum[code] = <uint64_t>1 << LACKING_SHIFT
    for code in range(32, 64):
        work.letter_sum[code] = 0
    work.sum_start = work.sum_full = 0
    for k in range(work.kinds):
        kind = &work.kind[k]
        if kind.code == MASTER:
            continue
        size = 1
        while 1 << size <= kind.count or 1 << size < work.masters:
            size += 1
        kind.field = at
        kind.field_bits = size
        at += size + 1
        work.letter_sum[kind.code] = <uint64_t>1 << kind.field
        work.sum_start += <uint64_t>((1 << size) - 1 - kind.count) << kind.field
        work.sum_full |= <uint64_t>1 << (kind.field + size)
        work.kind_of_bit[kind.field + size] = <uint8_t>k


cdef inline void add_kind(Part *parts, int have, const Kind *kind, int k) noexcept nogil:
    """Go from `have` parts to (count + 1) times as many; the first is that of the empty set."""
    cdef int c, i
    cdef Part part
    for i in range(have):
        parts[i].points += kind.count * kind.points
        parts[i].cards += kind.count
        parts[i].left |= ((<uint32_t>1 << kind.count) - 1) << kind.last
    for c in range(1, kind.count + 1):
        for i in range(have):
            part = parts[i]
            part.points -= c * kind.points
            part.cards -= c
            part.left ^= ((<uint32_t>1 << c) - 1) << kind.last
            part.kinds |= <uint32_t>1 << k
            parts[c * have + i] = part


cdef void number_bits(Work work) noexcept nogil:
    """Give the bits of a block to as many kinds as it has room for; they come first from then on."""
    cdef int k, c, i
    cdef uint64_t beside
    cdef Kind kind
    memset(&work.of_bit[0], 0, sizeof(Part))
    work.beside[0] = 1
    work.bits = 1
    work.low_kinds = 0
    for k in range(work.kinds):
        kind = work.kind[k]
        if work.bits * (kind.count + 1) > BLOCK_BITS:
            continue
        for i in range(k, work.low_kinds, -1):
            take_place(work, i, work.kind[i - 1])
        kind.weight = work.bits
        take_place(work, work.low_kinds, kind)
        add_kind(work.of_bit, work.bits, &kind, work.low_kinds)
        for i in range(work.bits):
            beside = 0
            for c in range(kind.count, -1, -1):
                beside |= work.beside[i] << ((kind.count - c) * work.bits)
                work.beside[c * work.bits + i] = beside
        work.bits *= kind.count + 1
        work.low_kinds += 1


cdef inline void take_place(Work work, int k, Kind kind) noexcept nogil:
    work.kind[k] = kind
    if kind.code != MASTER:
        work.kind_of_bit[kind.field + kind.field_bits] = <uint8_t>k


cdef int number_blocks(Work work) except -1 nogil:
    """Give the blocks to the other kinds, and pair the blocks that fit beside each other."""
    cdef int k, a, b
    cdef uint32_t i, old, step
    cdef Pair pair
    cdef Kind *kind
    work.blocks = 1
    for k in range(work.low_kinds, work.kinds):
        work.kind[k].weight = work.blocks * BLOCK_BITS
        work.blocks *= work.kind[k].count + 1
    work.of_block.resize(work.blocks)
    memset(&work.of_block[0], 0, sizeof(Part))
    work.pairs.clear()
    pair.word = pair.rest = 0
    work.pairs.push_back(pair)
    work.segment[0].begin = 0
    work.segment[0].end = 1
    work.segments = 1
    for k in range(work.kinds):
        kind = &work.kind[k]
        if kind.code != MASTER:
            work.letter_sum[kind.code] += kind.weight
        if k < work.low_kinds:
            continue
        step = kind.weight // BLOCK_BITS
        add_kind(work.of_block.data(), step, kind, k)
        old = <uint32_t>work.pairs.size()
        work.segment[work.segments].begin = old
        for a in range(kind.count, -1, -1):
            if a == 0:
                work.segment[work.segments].end = <uint32_t>work.pairs.size()
                work.segments += 1
                if k == work.kinds - 1:
                    break                    # pairs without the rarest of all would serve nobody
            for b in range(kind.count - a + 1):
                if a or b:
                    for i in range(old):
                        pair.word = <uint16_t>(work.pairs[i].word + a * step)
                        pair.rest = <uint16_t>(work.pairs[i].rest + b * step)
                        work.pairs.push_back(pair)
    return 0


# ---------------------------------------------------------------- the sets that a word is paid with

cdef inline uint64_t sum_of(const uint64_t *letter_sum, uint64_t text) noexcept nogil:
    """The sum over 8 letters; in whatever order the bytes of a number lie."""
    return (
        letter_sum[text & 63] + letter_sum[text >> 8 & 63] + letter_sum[text >> 16 & 63]
        + letter_sum[text >> 24 & 63] + letter_sum[text >> 32 & 63] + letter_sum[text >> 40 & 63]
        + letter_sum[text >> 48 & 63] + letter_sum[text >> 56 & 63]
    )


cdef inline uint64_t letters_at(const uint8_t *codes, int length) noexcept nogil:
    """Up to 8 letters, padded."""
    cdef uint64_t text
    memcpy(&text, codes, 8)
    return text | padding[length]


cdef void take_words(Work work, Compiled d, const int32_t *words, size_t n, int min_length) noexcept nogil:
    """Note the set of each word when it takes Masters only for what the hand lacks.

    Some words at a time are fetched first, without a branch: none then waits for another's memory.
    """
    cdef uint32_t *rank_of = work.rank_of.data()
    cdef uint64_t *reached = work.reached.data()
    cdef uint64_t texts[AT_ONCE]
    cdef uint32_t starts[AT_ONCE]
    cdef uint32_t ranks[AT_ONCE]
    cdef int lengths[AT_ONCE]
    cdef uint32_t word, number, sets = work.blocks * BLOCK_BITS
    cdef size_t first = 0, i, some
    cdef int excess
    cdef uint64_t total, full
    cdef const Kind *kind
    while first < n:
        some = min(n - first, <size_t>AT_ONCE)
        for i in range(some):
            word = words[first + i]
            starts[i] = d.offset[word]
            lengths[i] = <int>(d.offset[word + 1] - starts[i])
            ranks[i] = d.rank[word]
            texts[i] = letters_at(d.text + starts[i], min(lengths[i], 8))
        for i in range(some):
            if lengths[i] < min_length or lengths[i] > work.cards:
                continue
            total = work.sum_start + sum_of(work.letter_sum, texts[i])
            if lengths[i] > 8:
                total += sum_of(work.letter_sum, letters_at(d.text + starts[i] + 8, lengths[i] - 8))
            full = total & work.sum_full
            while full:                      # more of a letter than the hand has
                kind = &work.kind[work.kind_of_bit[lowest_bit(full)]]
                full &= full - 1
                excess = 1 + <int>(total >> kind.field & ((1 << kind.field_bits) - 1))
                total += excess * ((<uint64_t>1 << LACKING_SHIFT) - kind.weight)
            number = <uint32_t>(total & ((1 << LACKING_SHIFT) - 1))
            number += <uint32_t>(total >> LACKING_SHIFT & LACKING_MASK)  # a Master weighs 1
            if number >= sets or number % BLOCK_BITS >= <uint32_t>work.bits:
                continue                     # no set: a file that was made to deceive
            rank_of[number] = min(ranks[i], rank_of[number])
            reached[number // BLOCK_BITS] |= <uint64_t>1 << number % BLOCK_BITS
        first += some


cdef void replace_by_masters(Work work) noexcept nogil:
    """From sets with fewer Masters to those where one more stands for a letter."""
    cdef uint32_t *rank_of = work.rank_of.data()
    cdef uint64_t *reached = work.reached.data()
    cdef uint64_t without = 0, sets
    cdef uint32_t number, kinds, rank, other
    cdef int masters, block
    number = 0
    while number < <uint32_t>work.bits:
        without |= <uint64_t>1 << number
        number += work.masters + 1
    for masters in range(work.masters):
        for block in range(work.blocks):
            sets = reached[block] & without << masters
            while sets:
                number = block * BLOCK_BITS + lowest_bit(sets)
                kinds = work.of_block[block].kinds | work.of_bit[number % BLOCK_BITS].kinds
                kinds &= ~<uint32_t>1            # kind 0 is the Master
                rank = rank_of[number]
                while kinds:
                    other = number + 1 - work.kind[lowest_bit(kinds)].weight
                    kinds &= kinds - 1
                    if rank < rank_of[other]:
                        rank_of[other] = rank
                    reached[other // BLOCK_BITS] |= <uint64_t>1 << other % BLOCK_BITS
                sets &= sets - 1


# ---------------------------------------------------------------- the best for each number of turns

cdef int plan_hand(Work work, Compiled d, Plans out) except -1 nogil:
    """Append the entries of the hand in work."""
    cdef uint32_t whole = (work.blocks - 1) * BLOCK_BITS + work.bits - 1
    cdef uint32_t nothing_played = (work.of_block[0].points + work.of_bit[0].points) << POINTS_SHIFT
    cdef uint32_t best = nothing_played, found, chosen = 0
    cdef uint32_t unplayable = kinds_never_played(work)
    cdef int turns, k, least = 0, empties_in = -1
    for k in range(work.kinds):
        if unplayable >> k & 1:
            least += work.kind[k].count * work.kind[k].points
    for turns in range(1, max(1, work.cards // 2) + 1):
        check_stop(200 + 50 * work.pairs.size())
        if turns > 1 and not reach(work, turns):
            break
        found = best_new(work, turns, best, &chosen)
        if found < best:
            if turns > 1:
                repeat_entry(out, turns - 1)
            add_entry(work, d, out, turns, turns, chosen)
            best = found >> POINTS_SHIFT << POINTS_SHIFT   # next time only fewer points will do
        elif turns == 1:
            add_entry(work, d, out, 1, 0, 0)
        if empties_in < 0 and has(work, turns, whole):
            empties_in = turns
        if <int>(best >> POINTS_SHIFT) == least and (unplayable or empties_in > 0):
            break
    out.empties_in.push_back(empties_in)
    return 0


cdef uint32_t kinds_never_played(Work work) noexcept nogil:
    cdef uint32_t played = 0
    cdef uint64_t sets = 0
    cdef int block
    for block in range(work.blocks):
        if work.reached[block]:
            sets |= work.reached[block]
            played |= work.of_block[block].kinds
    while sets:
        played |= work.of_bit[lowest_bit(sets)].kinds
        sets &= sets - 1
    return ~played & ((<uint32_t>1 << work.kinds) - 1)


cdef inline bint has(Work work, int turns, uint32_t number) noexcept nogil:
    """Can so many words use up the set?"""
    return work.reached[(turns - 1) * work.blocks + number // BLOCK_BITS] >> number % BLOCK_BITS & 1


cdef bint reach(Work work, int turns) noexcept nogil:
    """Find the sets that so many words use up, given those for one less; False: there are none."""
    cdef const uint64_t *by_one = work.reached.data()
    cdef const uint64_t *before = by_one + (turns - 2) * work.blocks
    cdef uint64_t *now = work.reached.data() + (turns - 1) * work.blocks
    cdef uint64_t words, rest, sets, some = 0
    cdef uint32_t i
    cdef int s, bit
    cdef Pair pair
    memset(now, 0, work.blocks * 8)
    for s in range(work.segments):
        for i in range(work.segment[s].begin, work.segment[s].end):
            pair = work.pairs[i]
            words = by_one[pair.word]
            rest = before[pair.rest]
            if rest == 0:
                continue
            sets = 0
            while words:
                bit = lowest_bit(words)
                words &= words - 1
                sets |= (rest & work.beside[bit]) << bit
            now[pair.word + pair.rest] |= sets
            some |= sets
    return some != 0


cdef uint32_t best_new(Work work, int turns, uint32_t bound, uint32_t *chosen) noexcept nogil:
    """Of the sets not reached before, the one that leaves the fewest points, then the cards that sort
    first: what orders them, if it is less than `bound`; otherwise `bound`.

    The order of lists of cards, a list before those it begins, is the order in which a tree of all
    lists is walked; the place in it is the number of lists passed over, and of cards.
    """
    cdef const uint64_t *sets_of = &work.reached[(turns - 1) * work.blocks]
    cdef uint64_t sets
    cdef uint32_t key, left
    cdef uint32_t all_cards = (<uint32_t>1 << work.cards) - 1
    cdef const Part *part
    cdef const Part *other
    cdef int block, bit
    for block in range(work.blocks):
        sets = sets_of[block] & ~work.seen[block]
        work.seen[block] |= sets
        part = &work.of_block[block]
        if <uint32_t>part.points << POINTS_SHIFT >= bound:
            continue
        while sets:
            bit = lowest_bit(sets)
            sets &= sets - 1
            other = &work.of_bit[bit]
            key = <uint32_t>(part.points + other.points) << POINTS_SHIFT
            if key < bound:
                left = part.left | other.left
                key += part.cards + other.cards + (~left & all_cards & ~((left ^ (left - 1)) >> 1))
                if key < bound:
                    bound = key
                    chosen[0] = block * BLOCK_BITS + bit
    return bound


# ---------------------------------------------------------------- entries

cdef int repeat_entry(Plans out, int until) except -1 nogil:
    """More turns that were no better: the last entry again for each."""
    cdef int64_t i
    while out.turns.back() < until:
        out.turns.push_back(out.turns.back() + 1)
        out.left_points.push_back(out.left_points.back())
        for i in range(out.word_start[out.word_start.size() - 2], out.word_start.back()):
            out.words.push_back(out.words[i])
        for i in range(out.left_start[out.left_start.size() - 2], out.left_start.back()):
            out.left.push_back(out.left[i])
        out.word_start.push_back(<int64_t>out.words.size())
        out.left_start.push_back(<int64_t>out.left.size())
    return 0


cdef int add_entry(Work work, Compiled d, Plans out, int turns, int words, uint32_t number) except -1 nogil:
    """Append the entry that uses up a set with so many words."""
    cdef const Part *part = &work.of_block[number // BLOCK_BITS]
    cdef const Part *other = &work.of_bit[number % BLOCK_BITS]
    cdef uint32_t left = part.left | other.left
    cdef int place
    out.turns.push_back(turns)
    out.left_points.push_back(part.points + other.points)
    for place in range(work.cards - 1, -1, -1):
        if left >> place & 1:
            out.left.push_back(work.code_at[place])
    if words:
        add_words(work, d, out, words, number)
    out.word_start.push_back(<int64_t>out.words.size())
    out.left_start.push_back(<int64_t>out.left.size())
    return 0


cdef int add_words(Work work, Compiled d, Plans out, int words, uint32_t number) except -1 nogil:
    """Append the list of so many words that use up the set and sorts first.

    `sets` are what may be left of the set when the words so far are taken away.
    """
    cdef uint32_t best, i
    work.sets.clear()
    work.sets.push_back(number)
    while words > 1:
        words -= 1
        best = NO_WORD
        for i in range(<uint32_t>work.sets.size()):
            check_stop(4 * work.blocks)
            take_first_word(work, words, work.sets[i], &best)
        out.words.push_back(d.by_rank[best])
        work.sets.assign(work.next_sets.begin(), work.next_sets.end())
        forget_next(work)
    best = NO_WORD
    for i in range(<uint32_t>work.sets.size()):
        best = min(best, work.rank_of[work.sets[i]])
    out.words.push_back(d.by_rank[best])
    return 0


cdef int take_first_word(Work work, int words, uint32_t number, uint32_t *best) except -1 nogil:
    """Take the first word from the set that leaves a set which `words` more use up.

    A word before *best replaces it; what it leaves goes into `next_sets`.
    """
    cdef const uint64_t *by_one = work.reached.data()
    cdef const uint64_t *rest_of = by_one + (words - 1) * work.blocks
    cdef const uint32_t *rank_of = work.rank_of.data()
    cdef int whole = number // BLOCK_BITS, bit = number % BLOCK_BITS, block, i
    cdef uint64_t inside = work.beside[work.bits - 1 - bit], sets
    cdef uint32_t left = work.of_block[whole].left, rank, rest
    for block in range(whole + 1):
        if by_one[block] == 0 or left & ~work.of_block[block].left or rest_of[whole - block] == 0:
            continue
        sets = by_one[block] & inside & reverse(rest_of[whole - block]) >> (BLOCK_BITS - 1 - bit)
        while sets:
            i = lowest_bit(sets)
            sets &= sets - 1
            rank = rank_of[block * BLOCK_BITS + i]
            if rank > best[0]:
                continue
            rest = number - (block * BLOCK_BITS + i)
            if rank < best[0]:
                best[0] = rank
                forget_next(work)
            if not work.marked[rest // BLOCK_BITS] >> rest % BLOCK_BITS & 1:
                work.marked[rest // BLOCK_BITS] |= <uint64_t>1 << rest % BLOCK_BITS
                work.next_sets.push_back(rest)
    return 0


cdef inline void forget_next(Work work) noexcept nogil:
    cdef uint32_t i
    for i in range(<uint32_t>work.next_sets.size()):
        work.marked[work.next_sets[i] // BLOCK_BITS] = 0
    work.next_sets.clear()


cdef inline uint64_t reverse(uint64_t x) noexcept nogil:
    """The bits in the other order."""
    x = x >> 1 & 0x5555555555555555ULL | (x & 0x5555555555555555ULL) << 1
    x = x >> 2 & 0x3333333333333333ULL | (x & 0x3333333333333333ULL) << 2
    x = x >> 4 & 0x0F0F0F0F0F0F0F0FULL | (x & 0x0F0F0F0F0F0F0F0FULL) << 4
    x = x >> 8 & 0x00FF00FF00FF00FFULL | (x & 0x00FF00FF00FF00FFULL) << 8
    x = x >> 16 & 0x0000FFFF0000FFFFULL | (x & 0x0000FFFF0000FFFFULL) << 16
    return x >> 32 | x << 32


# ---------------------------------------------------------------- plans, for Python

@cython.auto_pickle(False)
cdef class Plans:
    def __len__(self):
        """Entries."""
        return self.turns.size()

    def columns(self):
        """All as bytes of numbers: where each position's entries begin (n + 1), int64; empties_in (-1:
        never) of each position, int32; of each entry turns, int32, and left_points, int32; where its
        words begin, int64 (one more), and the numbers of all words, int32."""
        return (
            raw(<const char *>self.start.data(), self.start.size() * 8),
            raw(<const char *>self.empties_in.data(), self.empties_in.size() * 4),
            raw(<const char *>self.turns.data(), self.turns.size() * 4),
            raw(<const char *>self.left_points.data(), self.left_points.size() * 4),
            raw(<const char *>self.word_start.data(), self.word_start.size() * 8),
            raw(<const char *>self.words.data(), self.words.size() * 4),
        )

    def left_cards(self):
        """The cards left, of each entry: upper case, sorted, Masters (`*`) last."""
        cdef size_t i
        cdef list cards = []
        for i in range(self.turns.size()):
            check_stop(500)
            cards.append(left_text(self, i))
        return cards

    def rows_of(self, Py_ssize_t i):
        """Entries of the i-th position as tuples: turns, words, left, left_points."""
        cdef int64_t e, w
        if not 0 <= i < self.n:
            raise IndexError(f"position {i}: there are {self.n}")
        return [
            (
                self.turns[e],
                tuple([
                    self.dictionary.word(self.words[w]) for w in range(self.word_start[e], self.word_start[e + 1])
                ]),
                left_text(self, e),
                self.left_points[e],
            )
            for e in range(self.start[i], self.start[i + 1])
        ]

    def empties_in_of(self, Py_ssize_t i):
        """The fewest turns that leave the i-th hand without a card, or None."""
        if not 0 <= i < self.n:
            raise IndexError(f"position {i}: there are {self.n}")
        return self.empties_in[i] if self.empties_in[i] > 0 else None


cdef inline bytes raw(const char *data, size_t size):
    return data[:size] if size else b""


cdef str left_text(Plans plans, size_t entry):
    cdef const Letters *letters = &plans.positions.letters
    cdef int64_t at
    return "".join(
        [chr(letters.upper_point[plans.left[at]])
         for at in range(plans.left_start[entry], plans.left_start[entry + 1])]
    )
