"""Estimates of the turns that a hand still takes (see turns.pxd).

1. `collect`: a way to get rid of each set of cards in one play, and the plays that need one more card.
2. `estimate`: the fewest turns for every set of cards, with a cost for cards left over. In a set, a card of
   its highest kind is either left over or used by a way, so only ways with that highest kind are tried.
3. `estimate_draws`: the same after replacing one card of the hand by another.
"""

from libc.stdint cimport int32_t, uint8_t, uint32_t, uint64_t
from libc.string cimport memcpy

from ..dictionary.compiled cimport Compiled, Scratch, codes_of, length_of
from ..dictionary.deadline cimport check_stop
from ..dictionary.letters cimport CARDS, MASTER
from ..dictionary.search cimport Cards, TableWord, find_subwords, find_superwords


cdef class Turns:
    cdef int set_hand(self, Compiled d, const Cards *hand) except -1 nogil:
        """Begin with a hand of 1 to MAX_HAND cards."""
        cdef int x, i, k = 0, bit = 0, bits, rank
        cdef int order[33]
        cdef uint32_t weight = 1
        for x in range(CARDS):
            self.unit[x] = 0
            self.digit[x] = 0
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
            self.digit[x] = weight
            self.kind_of[x] = i
            self.low_bit[i] = bit
            self.unit[x] = <uint64_t>1 << bit
            self.full += self.unit[x] * hand.counts[x]
            bits = 0
            while hand.counts[x] >> bits:
                bits += 1
            bit += bits
            self.guards |= <uint64_t>1 << bit
            bit += 1
            weight *= hand.counts[x] + 1
        self.weight[k] = weight
        self.ways.clear()
        self.same.clear()
        self.needs.clear()
        self.way_of.assign(weight, -1)
        self.fields_of.resize(weight)
        self.fields_of[0] = 0
        for i in range(k):
            for x in range(self.weight[i], self.weight[i + 1]):
                self.fields_of[x] = self.fields_of[x - self.weight[i]] + self.unit[self.code[i]]

    cdef int collect(
        self, Compiled d, const Cards *hand, int extra, const TableWord *word, int target, Scratch scratch
    ) except -1 nogil:
        """Collect ways to insert cards into a table word, or to form words if `word` is NULL.

        extra: collect needs for a card of this letter, too, or for any (ANY_EXTRA).
        """
        cdef Cards cards = hand[0]
        cdef uint64_t tests = 0
        cdef size_t found, i
        cdef int32_t number
        if extra != NO_EXTRA:
            cards.counts[extra] += 1
            cards.total += 1
        if word == NULL:
            found = find_subwords(d, &cards, scratch, &tests)
        else:
            found = find_superwords(d, word, &cards, scratch, &tests)
        for i in range(found):
            if not i & 255:
                check_stop(64 * min(found - i, <size_t>256))
            number = scratch.words[i]
            self.add(d, hand, extra, codes_of(d, number), length_of(d, number), word, number, target)

    cdef int add(
        self, Compiled d, const Cards *hand, int extra, const uint8_t *text, int length, const TableWord *word,
        int32_t number, int target
    ) except -1 nogil:
        """Add the ways to pay for a word: with Masters for missing letters, and with one more for another letter."""
        cdef uint8_t left[33]
        cdef uint8_t table_counts[33]
        cdef uint64_t fields = 0
        cdef uint32_t set = 0
        cdef int missing[65]
        cdef int m = 0, i, j, x, masters = hand.counts[<int>MASTER]
        memcpy(left, hand.counts, sizeof(left))
        if word != NULL:
            memcpy(table_counts, word.counts, sizeof(table_counts))
        for i in range(length):
            x = text[i]
            if word != NULL and table_counts[x]:
                table_counts[x] -= 1
            elif left[x]:
                left[x] -= 1
                fields += self.unit[x]
                set += self.digit[x]
            else:
                missing[m] = x
                m += 1
        if m <= masters:
            fields += self.unit[<int>MASTER] * m
            set += self.digit[<int>MASTER] * m
            self.add_way(fields, set, number, target)
            if m < masters:               # a spare Master may replace a letter that the hand has
                for i in range(self.kinds):
                    x = self.code[i]
                    if x != MASTER and left[x] < hand.counts[x]:
                        self.add_way(
                            fields - self.unit[x] + self.unit[<int>MASTER],
                            set - self.digit[x] + self.digit[<int>MASTER], number, target)
        elif m == masters + 1 and extra != NO_EXTRA:
            fields += self.unit[<int>MASTER] * masters
            set += self.digit[<int>MASTER] * masters
            for i in range(m):
                x = missing[i]
                if extra == ANY_EXTRA or extra == x:
                    for j in range(i):
                        if missing[j] == x:
                            break
                    else:
                        self.needs.push_back(Need(fields, set, x))

    cdef int add_way(self, uint64_t fields, uint32_t set, int32_t number, int target) except -1 nogil:
        if set == 0:
            return 0
        if self.way_of[set] < 0:
            self.way_of[set] = <int32_t>self.ways.size()
            self.ways.push_back(Way(fields, set, number, target))
        elif self.keep_same:
            self.same.push_back(Way(fields, set, number, target))

    cdef int estimate(self, const Estimates *e) except -1 nogil:
        """Fill `turns` from `ways`."""
        cdef uint32_t begin[17]
        cdef int h
        cdef size_t i, n = self.ways.size()
        cdef uint32_t set, at, end
        cdef int32_t best, cost
        cdef uint64_t fields
        cdef const Way *way
        for h in range(17):
            begin[h] = 0
        for i in range(n):
            begin[self.highest(self.ways[i].set) + 1] += 1
        for h in range(self.kinds):
            begin[h + 1] += begin[h]
        self.by_kind.resize(n)
        self.by_kind_set.resize(n)
        self.by_kind_cost.resize(n)
        for i in range(n):
            way = &self.ways[i]
            h = self.highest(way.set)
            at = begin[h]
            begin[h] += 1
            self.by_kind[at] = way.fields
            self.by_kind_set[at] = way.set
            self.by_kind_cost[at] = TURN + (e.insert if way.target >= 0 else 0)
        self.turns.resize(self.weight[self.kinds])
        self.turns[0] = 0
        at = 0
        for h in range(self.kinds):
            end = begin[h]                 # has become the start of the next kind
            check_stop(<uint64_t>(self.weight[h + 1] - self.weight[h]) * (8 + end - at))
            for set in range(self.weight[h], self.weight[h + 1]):
                best = self.turns[set - self.weight[h]] + e.keep[self.code[h]]
                fields = self.fields_of[set] | self.guards
                for i in range(at, end):
                    if (fields - self.by_kind[i]) & self.guards == self.guards:
                        cost = self.by_kind_cost[i] + self.turns[set - self.by_kind_set[i]]
                        if cost < best:
                            best = cost
                self.turns[set] = best
            at = end

    cdef int highest(self, uint32_t set) noexcept nogil:
        cdef int h = self.kinds - 1
        while self.weight[h] > set:
            h -= 1
        return h

    cdef void estimate_draws(self, const Estimates *e) noexcept nogil:
        """Fill `with_card` from `turns` and `needs`. A Master is worth the best letter."""
        cdef int x, d
        cdef size_t i
        cdef int32_t cost, base
        cdef uint32_t all_cards = self.weight[self.kinds] - 1, rest
        cdef uint64_t fields
        cdef const Need *need
        for d in range(self.kinds):
            base = self.turns[all_cards - self.weight[d]]
            for x in range(CARDS):
                self.with_card[x][d] = base + e.keep[x]
        for i in range(self.needs.size()):
            need = &self.needs[i]
            fields = self.full - need.fields
            rest = all_cards - need.set
            for d in range(self.kinds):
                if fields >> self.low_bit[d] & ((<uint64_t>2 << (self.field_bits(d) - 1)) - 1):
                    cost = TURN + self.turns[rest - self.weight[d]]
                    if cost < self.with_card[need.letter][d]:
                        self.with_card[need.letter][d] = cost
        for d in range(self.kinds):
            for x in range(MASTER):
                if self.with_card[x][d] < self.with_card[<int>MASTER][d]:
                    self.with_card[<int>MASTER][d] = self.with_card[x][d]

    cdef int field_bits(self, int kind) noexcept nogil:
        cdef int bits = 0
        while self.count[kind] >> bits:
            bits += 1
        return bits
