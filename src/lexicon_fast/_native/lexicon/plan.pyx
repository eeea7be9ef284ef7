"""Plans: the words that together leave the fewest points of a hand, for each number of turns.

A *set* is a multiset of cards of a hand. Sets are numbered such that the number of the union of two sets
is the sum of their numbers: each kind of card is a digit of the number, the count of that card. The Master
and the commonest letters are the low digits and choose a bit of a 64-bit block; the rare letters choose
the block. Two sets *fit* if the hand has the cards of both.

1. `rank_of[set]`: the first word in the alphabet that exactly these cards pay for. A Master can replace
   any card paid, so sets without it lead to sets with it.
2. `reached`: for k = 1, 2, ... a bitset of the sets that k words use up: each is the union of a set that
   k - 1 words use up and of a set that pays for a word. One shift moves a complete block. It suffices to
   try the word that takes the rarest card of both, which leaves few blocks for most words.
3. For each k the best of these sets, and its words: the first word in the alphabet after which k - 1 words
   use up the rest, and so on. If several sets pay for that word, all of them are followed at once.

Plans that use words on the table are searched by TablePlanner.
"""

from libc.stdint cimport int32_t, int64_t, uint8_t, uint16_t, uint32_t, uint64_t
from libc.string cimport memcpy, memset
from libcpp.vector cimport vector

from ..dictionary.arguments cimport check_card_table, check_range
from ..dictionary.arrays cimport bytes_of
from ..dictionary.bits cimport lowest_bit
from ..dictionary.compiled cimport Compiled, Scratch, spell
from ..dictionary.deadline cimport check_stop
from ..dictionary.kernels cimport MAX_WORD
from ..dictionary.letters cimport BRACKET, CARDS, MASTER, spell_codes, spell_counts, spell_laid
from ..dictionary.search cimport Cards, find_subwords
from ..rows.positions cimport Positions, check_positions
from .candidates cimport read_hand
from .table_plan cimport MAX_EXCHANGE_TURNS, Outcome, PlanStep, TablePlanner

_Entry = tuple[int, tuple[str, ...], str, int]
_Step = tuple[str, int | None, str, str, str]

cdef enum:
    BATCH = 64                  # words fetched at a time
    BLOCK_BITS = 64

    # The letters of a word are summed in 64 bits: number of the set, letters that the hand lacks, and for
    # each letter of the hand a field whose highest bit is set if the word has more of it than the hand.
    # With 15 cards numbers stay below 2 ** 16, also before they are corrected, and fields need 40 bits.
    LACKING_SHIFT = 18
    LACKING_MASK = 15
    FIELD_SHIFT = 22
    PADDING = 32                # code that adds nothing

    POINTS_SHIFT = 16           # sort key of sets: points left, then place among all lists of cards

ACTIONS = ("form", "insert", "substitute")

#: The largest `turns` of `plan_positions`, and the default of its `limit`.
MOST_TURNS = MAX_EXCHANGE_TURNS  # type: int
MOST_WORK = 10_000_000  # type: int

cdef uint32_t NO_WORD = 0xFFFFFFFF


cdef struct Kind:
    # Equal cards of the hand: a letter or the Master.
    int code
    int count
    int points
    uint32_t weight             # of the digit
    int field                   # lowest bit of the field
    int field_bits
    int last                    # place of the last of these cards; the last card of the hand has place 0


cdef struct Part:
    # The cards of the kinds that choose a block, or a bit, for one value of either.
    int points                  # left in the hand
    int cards                   # left in the hand
    uint32_t left               # places of the cards left, a bit each
    uint32_t kinds              # kinds of which the set has a card, a bit each


cdef struct Pair:
    # Two blocks whose sets fit, as far as rare letters are concerned.
    uint16_t word
    uint16_t rest


cdef struct Segment:            # of `pairs`
    uint32_t begin
    uint32_t end


cdef class Planner:
    """Memory for the plans of one call, and the state for the current hand."""
    cdef uint8_t points[CARDS]
    cdef int cards
    cdef int masters
    cdef uint8_t code_at[MAX_PLAN]         # by place
    cdef int kinds
    cdef int low_kinds                     # number of kinds that choose the bit; these come first
    cdef Kind kind[MAX_PLAN]
    cdef int bits                          # used in each block
    cdef int blocks
    cdef Part of_bit[64]
    cdef uint64_t fits[64]                 # by bit: the bits that fit it
    cdef vector[Part] of_block
    cdef vector[Pair] pairs
    cdef Segment segment[MAX_PLAN + 1]     # the pairs where the word has the rarest card
    cdef int segments
    cdef vector[uint32_t] rank_of          # by set
    cdef vector[uint64_t] reached          # MAX_TURNS times `blocks`
    cdef vector[uint64_t] reached_before   # reached by any number of words so far
    cdef uint64_t letter_sum[64]           # by code, 0 from code 32 on
    cdef uint64_t sum_start
    cdef uint64_t sum_full                 # the highest bit of each field
    cdef uint8_t kind_of_bit[64]
    cdef vector[uint32_t] sets             # sets to continue from
    cdef vector[uint32_t] next_sets
    cdef vector[uint64_t] marked           # a bit for each set in `next_sets`


cdef uint64_t padding[9]                   # by number of letters: PADDING in the bytes after them


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
    int min_length=2, str place not None="line", *, bint use_table=False, int turns=3,
    max_exchanged: int | None = None, bint same_word_exchange=True, int64_t limit=MOST_WORK,
) -> Plans:
    """Find the best plans for positions `first` to `first + n`.

    points: of each card by code, 33 uint8; min_length: minimum letters of the words; place: the word for
    a row in errors, unless the positions have one from their reader. A hand of more than 15 cards is a bad row.

    use_table: use the words on the table; otherwise they are ignored, and the other arguments, too. turns: most
    turns of plans with exchanges, 0 to 6; max_exchanged: cards that one substitution may exchange (None: any
    number); limit: of work for one position, about a microsecond each. A position that takes more is a bad row.
    Releases the GIL. Returns Plans. Raises BadOption, IndexError.
    """
    cdef Plans plans = Plans.__new__(Plans)
    cdef Planner planner = Planner.__new__(Planner)
    cdef TablePlanner tables = None, emptying = None
    cdef Scratch scratch
    cdef Py_ssize_t i
    cdef uint32_t begin, size
    cdef int most = MAX_WORD if max_exchanged is None else max_exchanged
    check_positions(positions, &d.letters, first, n)
    check_card_table("points", points)
    check_range("turns", turns, 0, MAX_EXCHANGE_TURNS)
    check_range("limit", limit, 0, <int64_t>1 << 62)
    memcpy(planner.points, <const uint8_t *>points, CARDS)
    plans.dictionary = d
    plans.positions = positions
    plans.first = first
    plans.n = n
    plans.most_turns = turns
    plans.errors = {i: text for i, text in positions.errors.items() if first <= i < first + n}
    plans.error_types = {i: positions.error_types[i] for i in plans.errors}
    scratch = d.take_scratch()
    try:
        if use_table and positions.table_start[first] < positions.table_start[first + n]:
            tables = TablePlanner(
                d, points, min_length=min_length, turns=turns, max_exchanged=most,
                same_word_exchange=same_word_exchange, limit=limit)
            if 0 in points[:positions.letters.n] or points[MASTER] == 0:    # no points left may be some cards
                emptying = TablePlanner(
                    d, bytes([max(1, of_card) for of_card in points]), min_length=min_length, turns=turns,
                    max_exchanged=most, same_word_exchange=same_word_exchange, limit=limit)
            if emptying is not None:
                emptying.scratch = scratch
            tables.scratch = scratch
        with nogil:
            plan_all(d, positions, planner, tables, emptying, scratch, plans, min_length)
    finally:
        d.release_scratch(scratch)
    for i in range(first, first + n):
        begin = positions.hand_start[i]
        size = positions.hand_start[i + 1] - begin
        if size == 0 or plans.start[i - first] < plans.start[i - first + 1]:
            continue
        hand = spell_codes(&positions.letters, positions.cards.data() + begin, size)
        if size > MAX_PLAN:
            plans.errors[i] = (
                f"{positions.row_name(i, place)}: hand '{hand}' has {size} cards; plans are for 1 to {MAX_PLAN}"
            )
            plans.error_types[i] = "BadHand"
        else:
            plans.errors[i] = (
                f"{positions.row_name(i, place)}: hand '{hand}' and its table have too many exchanges to try all plans"
                f" of {turns} turns; use fewer turns (--turns), or no table (--no-table)"
            )
            plans.error_types[i] = "BadOption"
    return plans


cdef int plan_all(
    Compiled d, Positions positions, Planner planner, TablePlanner tables, TablePlanner emptying, Scratch scratch,
    Plans out, int min_length
) except -1 nogil:
    cdef Py_ssize_t i, p
    cdef Cards hand
    cdef size_t found
    cdef uint64_t tests = 0
    cdef bint on_table
    out.start.reserve(out.n + 1)
    out.empties_in.reserve(out.n)
    out.start.push_back(0)
    out.word_start.push_back(0)
    out.left_start.push_back(0)
    out.step_start.push_back(0)
    for i in range(out.n):
        p = out.first + i
        read_hand(positions, p, &hand)
        on_table = tables is not None and positions.table_start[p] < positions.table_start[p + 1]
        out.has_steps.push_back(on_table)
        if not 1 <= hand.total <= MAX_PLAN:
            out.empties_in.push_back(-1)
        elif on_table:
            plan_with_table(tables, emptying, positions, p, out)
        else:
            found = find_subwords(d, &hand, scratch, &tests)
            check_stop(200 + 8 * found)
            set_hand(planner, d, &hand)
            add_payments(planner, d, scratch.words, found, min_length)
            add_master_payments(planner)
            plan_hand(planner, d, out)
        out.start.push_back(<int64_t>out.turns.size())


cdef int plan_with_table(
    TablePlanner tables, TablePlanner emptying, Positions positions, Py_ssize_t p, Plans out
) except -1 nogil:
    """Append the entries of a position with table words, or none if that takes too much work."""
    cdef size_t e
    cdef int k, x
    cdef const Outcome *entry
    cdef int empties_in
    if tables.plan(positions, p) or emptying is not None and emptying.plan(positions, p):
        out.empties_in.push_back(-1)
        return 0
    empties_in = tables.empties_in if emptying is None else emptying.empties_in
    out.empties_in.push_back(empties_in)
    for e in range(tables.entries.size()):
        entry = &tables.entries[e]
        out.turns.push_back(<int32_t>e + 1)
        out.left_points.push_back(entry.points)
        for x in range(CARDS):
            for _ in range(entry.left[x]):
                out.left.push_back(<uint8_t>x)
        for k in range(entry.n):
            out.words.push_back(<int32_t>entry.steps[k].word)
            out.steps.push_back(entry.steps[k])
        out.word_start.push_back(<int64_t>out.words.size())
        out.left_start.push_back(<int64_t>out.left.size())
        out.step_start.push_back(<int64_t>out.steps.size())


# ---------------------------------------------------------------- sets and their numbers

cdef int set_hand(Planner planner, Compiled d, const Cards *hand) except -1 nogil:
    """Number the sets of a hand."""
    cdef Kind kind
    cdef int code, k, place = hand.total
    planner.cards = hand.total
    planner.masters = hand.counts[<int>MASTER]
    planner.kinds = 0
    for code in range(CARDS):
        if hand.counts[code]:
            kind.code = code
            kind.count = hand.counts[code]
            kind.points = planner.points[code]
            place -= kind.count
            kind.last = place
            memset(&planner.code_at[place], code, kind.count)
            k = planner.kinds                   # the Master first, then by frequency, as in the layout
            while k > 0 and (
                code == MASTER or (
                    planner.kind[k - 1].code != MASTER
                    and d.layout.top_bit[planner.kind[k - 1].code] > d.layout.top_bit[code]
                )
            ):
                planner.kind[k] = planner.kind[k - 1]
                k -= 1
            planner.kind[k] = kind
            planner.kinds += 1
    start_sums(planner)
    number_bits(planner)
    number_blocks(planner)
    planner.rank_of.assign(planner.blocks * BLOCK_BITS, NO_WORD)
    planner.reached.resize(planner.blocks * MAX_TURNS)
    planner.reached_before.assign(planner.blocks, 0)
    planner.marked.assign(planner.blocks, 0)
    memset(planner.reached.data(), 0, planner.blocks * 8)


cdef void start_sums(Planner planner) noexcept nogil:
    """Choose the fields of sums; `number_blocks` adds the weights.

    A field starts with such a value that as many letters as the hand has leave its highest bit clear, one
    more sets it, and as many more as there are Masters do not overflow it. Words found have no more letters.
    """
    cdef int k, code, at = FIELD_SHIFT, size
    cdef Kind *kind
    for code in range(32):
        planner.letter_sum[code] = <uint64_t>1 << LACKING_SHIFT
    for code in range(32, 64):
        planner.letter_sum[code] = 0
    planner.sum_start = planner.sum_full = 0
    for k in range(planner.kinds):
        kind = &planner.kind[k]
        if kind.code == MASTER:
            continue
        size = 1
        while 1 << size <= kind.count or 1 << size < planner.masters:
            size += 1
        kind.field = at
        kind.field_bits = size
        at += size + 1
        planner.letter_sum[kind.code] = <uint64_t>1 << kind.field
        planner.sum_start += <uint64_t>((1 << size) - 1 - kind.count) << kind.field
        planner.sum_full |= <uint64_t>1 << (kind.field + size)
        planner.kind_of_bit[kind.field + size] = <uint8_t>k


cdef inline void add_kind(Part *parts, int have, const Kind *kind, int k) noexcept nogil:
    """Combine `have` parts with 0 to `count` cards of a kind, in place. The first part is the empty set."""
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


cdef void number_bits(Planner planner) noexcept nogil:
    """Give the bits of a block to as many kinds as it has room for, and move these kinds to the front."""
    cdef int k, c, i
    cdef uint64_t fits
    cdef Kind kind
    memset(&planner.of_bit[0], 0, sizeof(Part))
    planner.fits[0] = 1
    planner.bits = 1
    planner.low_kinds = 0
    for k in range(planner.kinds):
        kind = planner.kind[k]
        if planner.bits * (kind.count + 1) > BLOCK_BITS:
            continue
        for i in range(k, planner.low_kinds, -1):
            set_kind(planner, i, planner.kind[i - 1])
        kind.weight = planner.bits
        set_kind(planner, planner.low_kinds, kind)
        add_kind(planner.of_bit, planner.bits, &kind, planner.low_kinds)
        for i in range(planner.bits):
            fits = 0
            for c in range(kind.count, -1, -1):
                fits |= planner.fits[i] << ((kind.count - c) * planner.bits)
                planner.fits[c * planner.bits + i] = fits
        planner.bits *= kind.count + 1
        planner.low_kinds += 1


cdef inline void set_kind(Planner planner, int k, Kind kind) noexcept nogil:
    planner.kind[k] = kind
    if kind.code != MASTER:
        planner.kind_of_bit[kind.field + kind.field_bits] = <uint8_t>k


cdef int number_blocks(Planner planner) except -1 nogil:
    """Give the blocks to the other kinds, and pair the blocks that fit."""
    cdef int k, a, b
    cdef uint32_t i, old, step
    cdef Pair pair
    cdef Kind *kind
    planner.blocks = 1
    for k in range(planner.low_kinds, planner.kinds):
        planner.kind[k].weight = planner.blocks * BLOCK_BITS
        planner.blocks *= planner.kind[k].count + 1
    planner.of_block.resize(planner.blocks)
    memset(&planner.of_block[0], 0, sizeof(Part))
    planner.pairs.clear()
    pair.word = pair.rest = 0
    planner.pairs.push_back(pair)
    planner.segment[0].begin = 0
    planner.segment[0].end = 1
    planner.segments = 1
    for k in range(planner.kinds):
        kind = &planner.kind[k]
        if kind.code != MASTER:
            planner.letter_sum[kind.code] += kind.weight
        if k < planner.low_kinds:
            continue
        step = kind.weight // BLOCK_BITS
        add_kind(planner.of_block.data(), step, kind, k)
        old = <uint32_t>planner.pairs.size()
        planner.segment[planner.segments].begin = old
        for a in range(kind.count, -1, -1):
            if a == 0:
                planner.segment[planner.segments].end = <uint32_t>planner.pairs.size()
                planner.segments += 1
                if k == planner.kinds - 1:
                    break                    # pairs without the rarest kind of all are not needed
            for b in range(kind.count - a + 1):
                if a or b:
                    for i in range(old):
                        pair.word = <uint16_t>(planner.pairs[i].word + a * step)
                        pair.rest = <uint16_t>(planner.pairs[i].rest + b * step)
                        planner.pairs.push_back(pair)


# ---------------------------------------------------------------- the sets that pay for words

cdef inline uint64_t sum_of(const uint64_t *letter_sum, uint64_t text) noexcept nogil:
    """The sum over 8 letters, the bytes of `text`, in any order."""
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


cdef void add_payments(Planner planner, Compiled d, const int32_t *words, size_t n, int min_length) noexcept nogil:
    """Add the set that pays for each word with Masters only for letters that the hand lacks.

    Fetches words in batches and without a branch, so that none waits for the memory of another.
    """
    cdef uint32_t *rank_of = planner.rank_of.data()
    cdef uint64_t *reached = planner.reached.data()
    cdef uint64_t texts[BATCH]
    cdef uint32_t starts[BATCH]
    cdef uint32_t ranks[BATCH]
    cdef int lengths[BATCH]
    cdef uint32_t word, number, sets = planner.blocks * BLOCK_BITS
    cdef size_t first = 0, i, some
    cdef int excess
    cdef uint64_t total, full
    cdef const Kind *kind
    while first < n:
        some = min(n - first, <size_t>BATCH)
        for i in range(some):
            word = words[first + i]
            starts[i] = d.offset[word]
            lengths[i] = <int>(d.offset[word + 1] - starts[i])
            ranks[i] = d.rank[word]
            texts[i] = letters_at(d.text + starts[i], min(lengths[i], 8))
        for i in range(some):
            if lengths[i] < min_length or lengths[i] > planner.cards:
                continue
            total = planner.sum_start + sum_of(planner.letter_sum, texts[i])
            if lengths[i] > 8:
                total += sum_of(planner.letter_sum, letters_at(d.text + starts[i] + 8, lengths[i] - 8))
            full = total & planner.sum_full
            while full:                      # more of a letter than the hand has
                kind = &planner.kind[planner.kind_of_bit[lowest_bit(full)]]
                full &= full - 1
                excess = 1 + <int>(total >> kind.field & ((1 << kind.field_bits) - 1))
                total += excess * ((<uint64_t>1 << LACKING_SHIFT) - kind.weight)
            number = <uint32_t>(total & ((1 << LACKING_SHIFT) - 1))
            number += <uint32_t>(total >> LACKING_SHIFT & LACKING_MASK)  # a Master weighs 1
            if number >= sets or number % BLOCK_BITS >= <uint32_t>planner.bits:
                continue                     # not a set: the dictionary is a crafted file
            rank_of[number] = min(ranks[i], rank_of[number])
            reached[number // BLOCK_BITS] |= <uint64_t>1 << number % BLOCK_BITS
        first += some


cdef void add_master_payments(Planner planner) noexcept nogil:
    """Add sets where more Masters replace letters."""
    cdef uint32_t *rank_of = planner.rank_of.data()
    cdef uint64_t *reached = planner.reached.data()
    cdef uint64_t without = 0, sets
    cdef uint32_t number, kinds, rank, other
    cdef int masters, block
    number = 0
    while number < <uint32_t>planner.bits:
        without |= <uint64_t>1 << number
        number += planner.masters + 1
    for masters in range(planner.masters):
        for block in range(planner.blocks):
            sets = reached[block] & without << masters
            while sets:
                number = block * BLOCK_BITS + lowest_bit(sets)
                kinds = planner.of_block[block].kinds | planner.of_bit[number % BLOCK_BITS].kinds
                kinds &= ~<uint32_t>1            # kind 0 is the Master
                rank = rank_of[number]
                while kinds:
                    other = number + 1 - planner.kind[lowest_bit(kinds)].weight
                    kinds &= kinds - 1
                    if rank < rank_of[other]:
                        rank_of[other] = rank
                    reached[other // BLOCK_BITS] |= <uint64_t>1 << other % BLOCK_BITS
                sets &= sets - 1


# ---------------------------------------------------------------- the best for each number of turns

cdef int plan_hand(Planner planner, Compiled d, Plans out) except -1 nogil:
    """Append the entries of the current hand."""
    cdef uint32_t all_cards = (planner.blocks - 1) * BLOCK_BITS + planner.bits - 1
    cdef uint32_t best = (planner.of_block[0].points + planner.of_bit[0].points) << POINTS_SHIFT
    cdef uint32_t found, chosen = 0
    cdef uint32_t unplayable = unplayable_kinds(planner)
    cdef int turns, k, least = 0, empties_in = -1
    for k in range(planner.kinds):
        if unplayable >> k & 1:
            least += planner.kind[k].count * planner.kind[k].points
    for turns in range(1, max(1, planner.cards // 2) + 1):
        check_stop(200 + 50 * planner.pairs.size())
        if turns > 1 and not reach(planner, turns):
            break
        found = best_new(planner, turns, best, &chosen)
        if found < best:
            if turns > 1:
                repeat_entry(out, turns - 1)
            add_entry(planner, d, out, turns, turns, chosen)
            best = found >> POINTS_SHIFT << POINTS_SHIFT   # the next must leave fewer points
        elif turns == 1:
            add_entry(planner, d, out, 1, 0, 0)
        if empties_in < 0 and is_reached(planner, turns, all_cards):
            empties_in = turns
        if <int>(best >> POINTS_SHIFT) == least and (unplayable or empties_in > 0):
            break
    out.empties_in.push_back(empties_in)


cdef uint32_t unplayable_kinds(Planner planner) noexcept nogil:
    """The kinds in no set that pays for a word, a bit each."""
    cdef uint32_t played = 0
    cdef uint64_t sets = 0
    cdef int block
    for block in range(planner.blocks):
        if planner.reached[block]:
            sets |= planner.reached[block]
            played |= planner.of_block[block].kinds
    while sets:
        played |= planner.of_bit[lowest_bit(sets)].kinds
        sets &= sets - 1
    return ~played & ((<uint32_t>1 << planner.kinds) - 1)


cdef inline bint is_reached(Planner planner, int turns, uint32_t number) noexcept nogil:
    """Return whether `turns` words can use up a set."""
    return planner.reached[(turns - 1) * planner.blocks + number // BLOCK_BITS] >> number % BLOCK_BITS & 1


cdef bint reach(Planner planner, int turns) noexcept nogil:
    """Find the sets that `turns` words use up, from those for one word less. Returns whether there are any."""
    cdef const uint64_t *by_one = planner.reached.data()
    cdef const uint64_t *before = by_one + (turns - 2) * planner.blocks
    cdef uint64_t *now = planner.reached.data() + (turns - 1) * planner.blocks
    cdef uint64_t words, rest, sets, some = 0
    cdef uint32_t i
    cdef int s, bit
    cdef Pair pair
    memset(now, 0, planner.blocks * 8)
    for s in range(planner.segments):
        for i in range(planner.segment[s].begin, planner.segment[s].end):
            pair = planner.pairs[i]
            words = by_one[pair.word]
            rest = before[pair.rest]
            if rest == 0:
                continue
            sets = 0
            while words:
                bit = lowest_bit(words)
                words &= words - 1
                sets |= (rest & planner.fits[bit]) << bit
            now[pair.word + pair.rest] |= sets
            some |= sets
    return some != 0


cdef uint32_t best_new(Planner planner, int turns, uint32_t bound, uint32_t *chosen) noexcept nogil:
    """Choose the set that leaves the fewest points, then cards that sort first, of those newly reached.

    Returns its sort key if that is less than `bound`, otherwise `bound`. The second part of the key is the
    place of the cards left in a preorder walk through the tree of all lists of cards.
    """
    cdef const uint64_t *sets_of = &planner.reached[(turns - 1) * planner.blocks]
    cdef uint64_t sets
    cdef uint32_t key, left
    cdef uint32_t all_cards = (<uint32_t>1 << planner.cards) - 1
    cdef const Part *part
    cdef const Part *other
    cdef int block, bit
    for block in range(planner.blocks):
        sets = sets_of[block] & ~planner.reached_before[block]
        planner.reached_before[block] |= sets
        part = &planner.of_block[block]
        if <uint32_t>part.points << POINTS_SHIFT >= bound:
            continue
        while sets:
            bit = lowest_bit(sets)
            sets &= sets - 1
            other = &planner.of_bit[bit]
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
    """Repeat the last entry for further turns, up to `until`, which were not better."""
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
        out.step_start.push_back(out.step_start.back())


cdef int add_entry(Planner planner, Compiled d, Plans out, int turns, int words, uint32_t number) except -1 nogil:
    """Append the entry for `words` words that use up a set."""
    cdef const Part *part = &planner.of_block[number // BLOCK_BITS]
    cdef const Part *other = &planner.of_bit[number % BLOCK_BITS]
    cdef uint32_t left = part.left | other.left
    cdef int place
    out.turns.push_back(turns)
    out.left_points.push_back(part.points + other.points)
    for place in range(planner.cards - 1, -1, -1):
        if left >> place & 1:
            out.left.push_back(planner.code_at[place])
    if words:
        add_words(planner, d, out, words, number)
    out.word_start.push_back(<int64_t>out.words.size())
    out.left_start.push_back(<int64_t>out.left.size())
    out.step_start.push_back(out.step_start.back())


cdef int add_words(Planner planner, Compiled d, Plans out, int words, uint32_t number) except -1 nogil:
    """Append the list of `words` words that uses up the set and sorts first.

    planner.sets are the sets that may be left of it after the words so far.
    """
    cdef uint32_t best, i
    planner.sets.clear()
    planner.sets.push_back(number)
    while words > 1:
        words -= 1
        best = NO_WORD
        for i in range(<uint32_t>planner.sets.size()):
            check_stop(4 * planner.blocks)
            find_first_word(planner, words, planner.sets[i], &best)
        out.words.push_back(d.by_rank[best])
        planner.sets.assign(planner.next_sets.begin(), planner.next_sets.end())
        clear_next(planner)
    best = NO_WORD
    for i in range(<uint32_t>planner.sets.size()):
        best = min(best, planner.rank_of[planner.sets[i]])
    out.words.push_back(d.by_rank[best])


cdef int find_first_word(Planner planner, int words, uint32_t number, uint32_t *best) except -1 nogil:
    """Find the first word after which `words` more use up the rest of a set.

    If it comes before *best it replaces that, and the sets left after it replace `next_sets`; if it is
    *best, those are added.
    """
    cdef const uint64_t *by_one = planner.reached.data()
    cdef const uint64_t *rest_of = by_one + (words - 1) * planner.blocks
    cdef const uint32_t *rank_of = planner.rank_of.data()
    cdef int last = number // BLOCK_BITS, bit = number % BLOCK_BITS, block, i
    cdef uint64_t inside = planner.fits[planner.bits - 1 - bit], sets
    cdef uint32_t left = planner.of_block[last].left, rank, rest
    for block in range(last + 1):
        if by_one[block] == 0 or left & ~planner.of_block[block].left or rest_of[last - block] == 0:
            continue
        sets = by_one[block] & inside & reverse(rest_of[last - block]) >> (BLOCK_BITS - 1 - bit)
        while sets:
            i = lowest_bit(sets)
            sets &= sets - 1
            rank = rank_of[block * BLOCK_BITS + i]
            if rank > best[0]:
                continue
            rest = number - (block * BLOCK_BITS + i)
            if rank < best[0]:
                best[0] = rank
                clear_next(planner)
            if not planner.marked[rest // BLOCK_BITS] >> rest % BLOCK_BITS & 1:
                planner.marked[rest // BLOCK_BITS] |= <uint64_t>1 << rest % BLOCK_BITS
                planner.next_sets.push_back(rest)


cdef inline void clear_next(Planner planner) noexcept nogil:
    cdef uint32_t i
    for i in range(<uint32_t>planner.next_sets.size()):
        planner.marked[planner.next_sets[i] // BLOCK_BITS] = 0
    planner.next_sets.clear()


cdef inline uint64_t reverse(uint64_t x) noexcept nogil:
    """The bits in reverse order."""
    x = x >> 1 & 0x5555555555555555ULL | (x & 0x5555555555555555ULL) << 1
    x = x >> 2 & 0x3333333333333333ULL | (x & 0x3333333333333333ULL) << 2
    x = x >> 4 & 0x0F0F0F0F0F0F0F0FULL | (x & 0x0F0F0F0F0F0F0F0FULL) << 4
    x = x >> 8 & 0x00FF00FF00FF00FFULL | (x & 0x00FF00FF00FF00FFULL) << 8
    x = x >> 16 & 0x0000FFFF0000FFFFULL | (x & 0x0000FFFF0000FFFFULL) << 16
    return x >> 32 | x << 32


# ---------------------------------------------------------------- plans, for Python

cdef class Plans:
    def __len__(self):
        """Return the number of entries."""
        return self.turns.size()

    def columns(self) -> tuple[bytes, bytes, bytes, bytes, bytes, bytes]:
        """The plans as columns: (start, empties_in, turns, left_points, word_start, words), as bytes.

        For each position: int64[n + 1] start of its entries, int32[n] empties_in (-1: never). For each entry:
        int32 turns, int32 left_points, int64 start of its words (one entry more); and int32 word numbers.
        """
        return (
            bytes_of(self.start), bytes_of(self.empties_in), bytes_of(self.turns), bytes_of(self.left_points),
            bytes_of(self.word_start), bytes_of(self.words),
        )

    def left_cards(self) -> list[str]:
        """The cards left by each entry: upper case, sorted, Masters (`*`) last."""
        cdef size_t e
        cdef list cards = []
        for e in range(self.turns.size()):
            check_stop(500)
            cards.append(left_text(self, e))
        return cards

    def rows_of(self, Py_ssize_t i) -> list[_Entry]:
        """The entries of the i-th position as tuples: turns, words, left, left_points. Raises IndexError."""
        cdef int64_t e, w
        cdef list rows = []
        check_index(self, i)
        for e in range(self.start[i], self.start[i + 1]):
            words = [word_text(self, e, w) for w in range(self.word_start[e], self.word_start[e + 1])]
            rows.append((self.turns[e], tuple(words), left_text(self, e), self.left_points[e]))
        return rows

    def has_steps_of(self, Py_ssize_t i) -> bool:
        """Return whether the plans of the i-th position use words on the table. Raises IndexError."""
        check_index(self, i)
        return self.has_steps[i] != 0

    def steps_of(self, Py_ssize_t i) -> list[list[_Step]]:
        """The steps of each entry of the i-th position, a list of tuples: action, target, word, laid, cards.

        The target is None for new words. A position without table words has no steps. Raises IndexError.
        """
        cdef int64_t e, k
        cdef list rows = []
        cdef const PlanStep *step
        check_index(self, i)
        for e in range(self.start[i], self.start[i + 1]):
            steps = []
            for k in range(self.step_start[e], self.step_start[e + 1]):
                step = &self.steps[k]
                steps.append((
                    ACTIONS[step.action], None if step.target < 0 else step.target,
                    word_text(self, e, self.word_start[e] + k - self.step_start[e]),
                    spell_laid(&self.positions.letters, step.laid.codes, step.laid.length),
                    spell_counts(&self.positions.letters, step.cards, (<uint64_t>1 << CARDS) - 1),
                ))
            rows.append(steps)
        return rows

    def empties_in_of(self, Py_ssize_t i) -> int | None:
        """The fewest turns that empty the i-th hand, or None. Raises IndexError."""
        check_index(self, i)
        return self.empties_in[i] if self.empties_in[i] > 0 else None


cdef int check_index(Plans plans, Py_ssize_t i) except -1:
    if not 0 <= i < plans.n:
        raise IndexError(f"position {i} is not in 0 to {plans.n - 1}")


cdef str word_text(Plans plans, size_t entry, int64_t w):
    """The w-th of all words, which is of an entry."""
    cdef uint8_t codes[MAX_WORD]
    cdef const PlanStep *step
    cdef int k
    if plans.words[w] >= 0:
        return plans.dictionary.word(plans.words[w])
    step = &plans.steps[plans.step_start[entry] + w - plans.word_start[entry]]
    for k in range(step.laid.length):
        codes[k] = step.laid.codes[k] & ~BRACKET
    return spell(&plans.positions.letters, codes, step.laid.length)


cdef str left_text(Plans plans, size_t entry):
    cdef int64_t begin = plans.left_start[entry]
    return spell_codes(&plans.positions.letters, plans.left.data() + begin, plans.left_start[entry + 1] - begin)
