"""Estimates of the turns that a hand still takes (see turns.pxd).

1. `collect`: a way to get rid of each set of cards in one play; or, asked again, the plays that need one more card.
2. `estimate`: the fewest turns for every set of cards, with a cost for cards left over. In a set, a card of
   its highest kind is either left over or used by a way. So each way is tried in the sets that contain it and
   have the same highest kind, after all sets with fewer cards of that kind.
3. `estimate_draws`: the same after replacing one card of the hand by another.
"""


from libc.stdint cimport int16_t, int32_t, uint8_t, uint32_t, uint64_t
from libc.string cimport memcpy

from ..dictionary.bits cimport lowest_bit, prefetch
from ..dictionary.compiled cimport Compiled, Scratch, codes_of, length_of
from ..dictionary.deadline cimport check_stop
from ..dictionary.kernels cimport MAX_WORD
from ..dictionary.letters cimport CARDS, MASTER
from ..dictionary.search cimport Cards, TableWord, find_subwords, find_superwords, find_with_letter
from .memo cimport Entry, Memo, Need, Question, Way
from .rounds cimport Rules


cdef extern from *:
    """
    // Plain enough for compilers to vectorize. `excess` has all bits but the sign where the sum does not count.
    static inline void lexicon_lower_block(
        int16_t *turns, const int16_t *rest, const int16_t *excess, int16_t cost) {
      int16_t costs[16];
      for (int i = 0; i < 16; i++) costs[i] = static_cast<int16_t>((rest[i] + cost) | excess[i]);
      for (int i = 0; i < 16; i++) turns[i] = costs[i] < turns[i] ? costs[i] : turns[i];
    }
    """
    void lower_block "lexicon_lower_block"(
        int16_t *turns, const int16_t *rest, const int16_t *excess, int16_t cost) noexcept nogil


cdef inline uint32_t set_of(uint64_t both) noexcept nogil:
    return <uint32_t>both


cdef inline int points_of(uint64_t both) noexcept nogil:
    return <int>(both >> 32)


cdef class Turns:
    cdef int set_hand(self, Compiled d, const Cards *hand, const uint8_t *points) except -1 nogil:
        """Begin with a hand of 1 to MAX_HAND cards. points: of each card by code."""
        cdef int x, i, k = 0, bit = 0, bits, rank
        cdef int order[CARDS]
        cdef uint32_t weight = 1
        cdef size_t w
        for x in range(CARDS):
            self.unit[x] = 0
            self.in_sum[x] = Sum(0, <uint64_t>1 << 2 * x if x < MASTER else 0, 0)
            self.kind_of[x] = -1
            if hand.counts[x] == 0:
                continue
            rank = -1 if x == MASTER or x >= d.layout.letters else d.layout.top_bit[x]
            i = k
            while i and order[i - 1] > rank:      # the rarer a letter, the higher its bits in the layout
                order[i] = order[i - 1]
                self.code[i] = self.code[i - 1]
                i -= 1
            order[i] = rank
            self.code[i] = x
            k += 1
        self.kinds = k
        self.full = self.guards = 0
        for i in range(k):
            x = self.code[i]
            self.count[i] = hand.counts[x]
            self.weight[i] = weight
            self.kind_of[x] = i
            self.low_bit[i] = bit
            self.unit[x] = <uint64_t>1 << bit
            self.full += self.unit[x] * hand.counts[x]
            self.in_sum[x] = Sum(self.unit[x], 0, weight | <uint64_t>points[x] << 32)
            bits = 0
            while hand.counts[x] >> bits:
                bits += 1
            self.mask[i] = (1 << bits) - 1
            bit += bits
            self.guards |= <uint64_t>1 << bit
            self.kind_of_guard[bit] = <uint8_t>i
            bit += 1
            weight *= hand.counts[x] + 1
        self.weight[k] = weight
        self.forms = False
        for w in range(self.ways.size()):
            self.way_of[self.ways[w].set] = -1
        for w in range(self.needs.size()):
            self.need_of[self.needs[w].set] = -1
        self.ways.clear()
        self.same.clear()
        self.needs.clear()
        if self.way_of.size() < weight:
            self.way_of.resize(weight, -1)
            self.need_of.resize(weight, -1)
        if self.found_way_of.size() < weight:
            self.found_way_of.resize(weight, -1)
            self.found_need_of.resize(weight, -1)

    cdef int collect(
        self, Rules rules, const Cards *hand, int extra, const TableWord *const *words, int n, bint forms,
        bint until_out, Scratch scratch, Memo memo,
    ) except -1 nogil:
        """Collect ways to form words, if `forms`, and to insert cards into each of `n` table words.

        extra: collect not the ways, but needs for a card of this letter, or for any (ANY_EXTRA); until_out: stop when
        one of them gets rid of the whole hand.
        """
        cdef Question of_new
        cdef Question questions[64]
        cdef int t
        if not self.keep_same:                # all questions first, so that their answers are fetched together
            if forms:
                memo.ask(hand, extra, NULL, &of_new)
            for t in range(n):
                memo.ask(hand, extra, words[t], &questions[t])
        if forms:
            self.collect_one(rules, hand, extra, NULL, -1, scratch, memo, &of_new)
        for t in range(n):
            if until_out and self.way_of[self.weight[self.kinds] - 1] >= 0:
                return 0
            self.collect_one(rules, hand, extra, words[t], t, scratch, memo, &questions[t])

    cdef int collect_one(
        self, Rules rules, const Cards *hand, int extra, const TableWord *word, int target, Scratch scratch, Memo memo,
        const Question *question,
    ) except -1 nogil:
        cdef const Entry *entry
        cdef int known = -1
        if word == NULL and extra == NO_EXTRA:
            self.forms = True
        if not self.keep_same:
            known = memo.find(question)
        if known < 0:
            self.search(rules.dictionary, hand, extra, word, scratch)
            if not self.keep_same:
                memo.add(
                    question, self.found_ways.data(), self.found_ways.size(), self.found_needs.data(),
                    self.found_needs.size(), NULL, 0)
            self.merge(
                self.found_ways.data(), self.found_ways.data() + self.found_ways.size(),
                self.found_needs.data(), self.found_needs.data() + self.found_needs.size(), target)
            return 0
        entry = &memo.entries[known]
        self.merge(
            memo.ways.data() + entry.ways, memo.ways.data() + entry.ways_end,
            memo.needs.data() + entry.needs, memo.needs.data() + entry.needs_end, target)

    cdef int merge(
        self, const Way *way, const Way *ways_end, const Need *need, const Need *needs_end, int target
    ) except -1 nogil:
        """Add ways and needs for a table word to those of the words before."""
        cdef int32_t at
        while way != ways_end:
            at = self.way_of[way.set]
            if at < 0:
                self.way_of[way.set] = <int32_t>self.ways.size()
                self.ways.push_back(way[0])
                self.ways.back().target = target
            elif self.keep_same:
                self.same.push_back(way[0])
                self.same.back().target = target
            way += 1
        while need != needs_end:
            at = self.need_of[need.set]
            if at < 0:
                self.need_of[need.set] = <int32_t>self.needs.size()
                self.needs.push_back(need[0])
            else:
                self.needs[at].letters |= need.letters
            need += 1

    cdef int search(
        self, Compiled d, const Cards *hand, int extra, const TableWord *word, Scratch scratch
    ) except -1 nogil:
        """Find the ways, or the needs for an extra card, for one table word, or for new words."""
        cdef Cards cards = hand[0]
        cdef uint64_t tests = 0
        cdef size_t found, i
        cdef int32_t number
        cdef Sum paid, table = Sum(0, 0, 0)
        cdef int masters = hand.counts[<int>MASTER]
        cdef uint32_t letters = 0 if extra == NO_EXTRA else ALL_LETTERS if extra == ANY_EXTRA else <uint32_t>1 << extra
        self.found_ways.clear()
        self.found_needs.clear()
        if extra != NO_EXTRA:
            cards.counts[extra] += 1
            cards.total += 1
        if extra != NO_EXTRA and extra != ANY_EXTRA:
            found = find_with_letter(d, word, &cards, extra, scratch, &tests)
        elif word == NULL:
            found = find_subwords(d, &cards, scratch, &tests)
        else:
            found = find_superwords(d, word, &cards, scratch, &tests)
        if word != NULL:
            table = self.sum_of(word.codes, word.length)
        for i in range(found):
            if not i & 255:
                check_stop(64 * min(found - i, <size_t>256))
            if i + 8 < found:
                prefetch(d.offset + scratch.words[i + 8])
            if i + 4 < found:
                prefetch(codes_of(d, scratch.words[i + 4]))
            number = scratch.words[i]
            if masters > 1:
                self.add_with_masters(
                    hand, extra, codes_of(d, number), length_of(d, number), word, number)
                continue
            paid = self.sum_of(codes_of(d, number), length_of(d, number))
            paid.fields -= table.fields
            paid.both -= table.both
            paid.absent -= table.absent
            self.add(&paid, number, masters, letters)
        for i in range(self.found_ways.size()):
            self.found_way_of[self.found_ways[i].set] = -1
        for i in range(self.found_needs.size()):
            self.found_need_of[self.found_needs[i].set] = -1

    cdef inline Sum sum_of(self, const uint8_t *codes, int length) noexcept nogil:
        cdef Sum sum = Sum(0, 0, 0)
        cdef const Sum *letter
        cdef int i
        for i in range(length):
            letter = &self.in_sum[codes[i]]
            sum.fields += letter.fields
            sum.both += letter.both
            sum.absent += letter.absent
        return sum

    cdef inline int add(self, Sum *paid, int32_t number, int masters, uint32_t letters) except -1 nogil:
        """Add the ways to pay for a word; or, if there are `letters`, the needs for one of them.

        masters: in the hand, at most one.
        """
        cdef uint64_t short = self.guards & ~((self.full | self.guards) - paid.fields)
        cdef uint64_t absent = paid.absent
        cdef const Sum *letter
        cdef const Sum *master = &self.in_sum[<int>MASTER]
        cdef uint32_t wanted = 0
        cdef int missing = 0, k, x, n
        while short:                       # too many letters of a kind
            k = self.kind_of_guard[lowest_bit(short)]
            short &= short - 1
            x = self.code[k]
            n = <int>(paid.fields >> self.low_bit[k] & (2 * self.mask[k] + 1)) - self.count[k]
            missing += n
            wanted |= <uint32_t>1 << x
            letter = &self.in_sum[x]
            paid.fields -= letter.fields * n
            paid.both -= letter.both * n
        while absent:                      # letters that the hand does not have
            x = lowest_bit(absent) // 2
            missing += <int>(absent >> 2 * x & 3)
            wanted |= <uint32_t>1 << x
            absent &= ~(<uint64_t>3 << 2 * x)
        n = min(missing, masters)
        if n:
            paid.fields += master.fields
            paid.both += master.both
        if missing > masters:
            if wanted & letters:
                self.add_needs(paid.fields, set_of(paid.both), wanted & letters)
            return 0
        if letters:
            return 0
        self.add_way(paid.fields, set_of(paid.both), points_of(paid.both), number)
        if missing < masters:
            self.add_spare_master(paid, number)

    cdef int add_spare_master(self, const Sum *paid, int32_t number) except -1 nogil:
        """Add the ways in which a Master replaces a letter that the hand has."""
        cdef const Sum *master = &self.in_sum[<int>MASTER]
        cdef const Sum *letter
        cdef uint64_t both
        cdef int k
        for k in range(self.kinds):
            if self.code[k] != MASTER and paid.fields >> self.low_bit[k] & self.mask[k]:
                letter = &self.in_sum[self.code[k]]
                both = paid.both - letter.both + master.both
                self.add_way(paid.fields - letter.fields + master.fields, set_of(both), points_of(both), number)

    cdef int add_with_masters(
        self, const Cards *hand, int extra, const uint8_t *text, int length, const TableWord *word, int32_t number
    ) except -1 nogil:
        """Add the ways to pay for a word: with Masters for missing letters, and with one more for another letter.
        Or the needs for an extra card."""
        cdef uint8_t left[CARDS]
        cdef uint8_t table_counts[CARDS]
        cdef Sum paid = Sum(0, 0, 0)
        cdef const Sum *master = &self.in_sum[<int>MASTER]
        cdef const Sum *letter
        cdef int missing[MAX_WORD + 1]
        cdef int m = 0, i, x, masters = hand.counts[<int>MASTER], used
        memcpy(left, hand.counts, sizeof(left))
        if word != NULL:
            memcpy(table_counts, word.counts, sizeof(table_counts))
        for i in range(length):
            x = text[i]
            if word != NULL and table_counts[x]:
                table_counts[x] -= 1
            elif left[x]:
                left[x] -= 1
                letter = &self.in_sum[x]
                paid.fields += letter.fields
                paid.both += letter.both
            else:
                missing[m] = x
                m += 1
        used = min(m, masters)
        paid.fields += master.fields * used
        paid.both += master.both * used
        if m <= masters:
            if extra != NO_EXTRA:
                return 0
            self.add_way(paid.fields, set_of(paid.both), points_of(paid.both), number)
            if m < masters:
                self.add_spare_master(&paid, number)
        elif m == masters + 1:
            for i in range(m):
                x = missing[i]
                if extra == ANY_EXTRA or extra == x:
                    self.add_needs(paid.fields, set_of(paid.both), <uint32_t>1 << x)

    cdef inline int add_needs(self, uint64_t fields, uint32_t set, uint32_t letters) except -1 nogil:
        cdef int32_t at = self.found_need_of[set]
        if at < 0:
            at = self.found_need_of[set] = <int32_t>self.found_needs.size()
            self.found_needs.push_back(Need(fields, set, 0))
        self.found_needs[at].letters |= letters

    cdef inline int add_way(self, uint64_t fields, uint32_t set, int points, int32_t number) except -1 nogil:
        if set != 0 and (self.keep_same or self.found_way_of[set] < 0):
            self.found_way_of[set] = <int32_t>self.found_ways.size()
            self.found_ways.push_back(Way(fields, set, points, number, -1))

    cdef int estimate(self, const Cards *hand, const Estimates *e, Memo memo) except -1 nogil:
        """Fill `turns` from `ways`: those that form words, which come first and are the same beside every table,
        and then those that insert cards."""
        cdef size_t i, forms = 0
        cdef uint32_t sets = self.weight[self.kinds]
        cdef int known = -1
        cdef Question question
        cdef const Entry *entry
        while forms < self.ways.size() and self.ways[forms].target < 0:
            forms += 1
        self.turns_memory.resize(sets + 2 * BLOCK)
        self.turns = self.turns_memory.data() + BLOCK
        if self.forms:
            memo.ask(hand, memo.estimates(e.keep), NULL, &question)
            known = memo.find(&question)
        if known >= 0:
            entry = &memo.entries[known]
            memcpy(self.turns, memo.turns.data() + entry.turns, sets * sizeof(int16_t))
            if forms == self.ways.size():
                return 0
            self.prepare_blocks()
        else:
            self.prepare_blocks()
            self.estimate_new_words(e, forms)
            if self.forms:
                memo.add_turns(&question, self.turns, sets)
        for i in range(forms, self.ways.size()):
            self.use_insertion(&self.ways[i], <int16_t>(TURN + e.insert))

    cdef int estimate_new_words(self, const Estimates *e, size_t n) except -1 nogil:
        """Fill `turns` from the first `n` ways."""
        cdef uint32_t begin[MAX_HAND + 2]
        cdef int h, copies
        cdef size_t i
        cdef uint32_t at, step, rest, work
        cdef int16_t *turns = self.turns
        cdef int16_t keep
        cdef const Way *way
        for h in range(17):
            begin[h] = 0
        for i in range(n):
            begin[self.highest(self.ways[i].set) + 1] += 1
        for h in range(self.kinds):
            begin[h + 1] += begin[h]
        self.by_kind.resize(n)
        for i in range(n):
            h = self.highest(self.ways[i].set)
            self.by_kind[begin[h]] = <int32_t>i
            begin[h] += 1
        turns[0] = 0
        at = 0
        for h in range(self.kinds):
            step = self.weight[h]
            keep = <int16_t>e.keep[self.code[h]]
            work = 0
            # Sets with one card of this kind, then with two, and so on: what is left after a way is done.
            for copies in range(1, self.count[h] + 1):
                for rest in range(copies * step, copies * step + step):
                    turns[rest] = <int16_t>(turns[rest - step] + keep)
                for i in range(at, begin[h]):        # has become the start of the next kind
                    way = &self.ways[self.by_kind[i]]
                    if way.fields >> self.low_bit[h] & self.mask[h] <= <uint64_t>copies:
                        if h < self.low_kinds:
                            self.use_way(way, copies * step, copies * step + step, TURN)
                        else:
                            work += self.use_way_by_blocks(way, h, copies, h, TURN)
            check_stop(step + work)
            at = begin[h]

    cdef int use_insertion(self, const Way *way, int16_t cost) except -1 nogil:
        """Try a way in all sets that contain it, which may contain it more than once."""
        cdef int h = self.highest(way.set), copies, of_highest, k, x, times = MAX_HAND
        cdef uint32_t work = self.weight[self.kinds]
        of_highest = <int>(way.fields >> self.low_bit[h] & self.mask[h])
        if self.low_kinds == self.kinds:
            self.use_way(way, 0, self.block_sets, cost)
        elif h < self.low_kinds:              # once more for sets that contain it twice, and so on
            for k in range(h + 1):
                x = <int>(way.fields >> self.low_bit[k] & self.mask[k])
                if x:
                    times = min(times, self.count[k] // x)
            for _ in range(times):
                work += self.use_way_by_blocks(way, h, of_highest, self.kinds, cost)
        else:
            for copies in range(of_highest, self.count[h] + 1):
                work += self.use_way_by_blocks(way, h, copies, self.kinds, cost)
        check_stop(work)

    cdef void prepare_blocks(self) noexcept nogil:
        """Find the kinds of which all sets are in one block, and which of these sets contain which."""
        cdef int k, i, j
        cdef uint32_t counts = 1
        cdef uint64_t *fields = self.block_fields
        k = 0
        while k < self.kinds and self.weight[k + 1] <= BLOCK:
            counts = counts << 4 | self.count[k]
            k += 1
        self.low_kinds = k
        self.block_sets = self.weight[k]
        if counts == self.block_counts:       # which say all about these kinds
            return
        self.block_counts = counts
        fields[0] = 0
        for k in range(self.low_kinds):
            for i in range(self.weight[k], self.weight[k + 1]):
                fields[i] = fields[i - self.weight[k]] + self.unit[self.code[k]]
        for i in range(self.block_sets):
            for j in range(BLOCK):
                self.excess[i][j] = 0x7fff
                if j < self.block_sets and ((fields[j] | self.guards) - fields[i] & self.guards) == self.guards:
                    self.excess[i][j] = 0

    cdef void use_way(self, const Way *way, uint32_t first, uint32_t end, int16_t cost) noexcept nogil:
        """Try a way in those sets of the first block that contain it, in a range."""
        cdef uint32_t set
        cdef int16_t *turns = self.turns
        for set in range(max(first, way.set), end):
            if ((self.block_fields[set] | self.guards) - way.fields & self.guards) == self.guards:
                turns[set] = min(turns[set], <int16_t>(turns[set - way.set] + cost))

    cdef uint32_t use_way_by_blocks(
        self, const Way *way, int highest, int copies, int kinds, int16_t cost
    ) noexcept nogil:
        """Try a way in all sets of the first `kinds` kinds, and its highest kind, that contain it and have so many
        cards of its highest kind, a block at a time.

        The rest of such a set has any cards that the way leaves of the other kinds. Returns the number of sets.
        """
        cdef int k, x, axes = 0
        cdef uint32_t step[MAX_HAND + 1]   # of each kind between: the step to the next set
        cdef int most[MAX_HAND + 1]        # and the cards that the way leaves
        cdef int used[MAX_HAND + 1]
        cdef uint32_t low = way.set % self.block_sets, sets = 0
        cdef const int16_t *excess = self.excess[low]
        cdef int16_t *rest = self.turns + (
            (copies - <int>(way.fields >> self.low_bit[highest] & self.mask[highest])) * self.weight[highest])
        cdef int16_t *to
        for k in range(self.low_kinds, kinds):
            x = self.count[k] - <int>(way.fields >> self.low_bit[k] & self.mask[k])
            if x and k != highest:
                step[axes] = self.weight[k]
                most[axes] = x
                used[axes] = 0
                axes += 1
        while True:
            to = rest + (way.set - low)
            lower_block(to, rest - low, excess, cost)     # sets of other blocks are read, but cost too much
            sets += BLOCK
            for k in range(axes):
                if used[k] < most[k]:
                    used[k] += 1
                    rest += step[k]
                    break
                used[k] = 0
                rest -= most[k] * step[k]
            else:
                return sets

    cdef int highest(self, uint32_t set) noexcept nogil:
        cdef int h = self.kinds - 1
        while self.weight[h] > set:
            h -= 1
        return h

    cdef int cards_of(self, const Way *way) noexcept nogil:
        """The number of cards that a way gets rid of."""
        cdef int k, n = 0
        for k in range(self.kinds):
            n += <int>(way.fields >> self.low_bit[k] & self.mask[k])
        return n

    cdef void estimate_draws(self, const Estimates *e, int extra) noexcept nogil:
        """Fill `with_card` from `turns` and `needs`, for a letter or any. A Master is worth the best letter."""
        cdef int x, d
        cdef size_t i
        cdef int32_t *best
        cdef int32_t cost[BLOCK]
        cdef uint32_t all_cards = self.weight[self.kinds] - 1, rest, letters
        cdef uint64_t fields
        cdef int first = 0 if extra == ANY_EXTRA else extra, last = MASTER if extra == ANY_EXTRA else extra
        for x in range(first, last + 1):
            for d in range(self.kinds):
                self.with_card[x][d] = self.turns[all_cards - self.weight[d]] + e.keep[x]
        for d in range(self.kinds, 16):
            cost[d] = NO_COST
        for i in range(self.needs.size()):
            fields = self.full - self.needs[i].fields
            rest = all_cards - self.needs[i].set
            for d in range(self.kinds):
                cost[d] = NO_COST
                if fields >> self.low_bit[d] & self.mask[d]:
                    cost[d] = TURN + self.turns[rest - self.weight[d]]
            letters = self.needs[i].letters
            while letters:
                best = self.with_card[lowest_bit(letters)]
                letters &= letters - 1
                for d in range(16):
                    best[d] = min(best[d], cost[d])
        if last == MASTER:
            for x in range(MASTER):
                for d in range(self.kinds):
                    self.with_card[<int>MASTER][d] = min(self.with_card[<int>MASTER][d], self.with_card[x][d])
