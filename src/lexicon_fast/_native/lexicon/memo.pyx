"""A memo of plays (see memo.pxd)."""

from libc.stdint cimport int16_t, int32_t, uint8_t, uint32_t, uint64_t
from libc.string cimport memcmp, memcpy, memset

from ..dictionary.bits cimport prefetch


cdef inline uint32_t tag_of(uint64_t hash) noexcept nogil:
    return <uint32_t>(hash >> 32) & ~<uint32_t>0xffff


cdef class Memo:
    def __cinit__(self):
        memset(self.points, 0, sizeof(self.points))
        self.clear()

    cdef int clear(self) except -1 nogil:
        self.slots.assign(2 * MEMO_ENTRIES, 0)
        self.entries.clear()
        self.keys.clear()
        self.ways.clear()
        self.needs.clear()
        self.words.clear()
        self.turns.clear()

    cdef int use_points(self, const uint8_t *points) except -1 nogil:
        if memcmp(points, self.points, sizeof(self.points)):
            memcpy(self.points, points, sizeof(self.points))
            self.clear()

    cdef int estimates(self, const int32_t *keep) except -1 nogil:
        cdef int i
        for i in range(self.n_costs):
            if memcmp(keep, self.costs[i], sizeof(self.costs[i])) == 0:
                return ESTIMATES + i
        if self.n_costs == MEMO_COSTS:        # only here: an entry that is being added has the number of its costs
            self.clear()
            self.n_costs = 0
        memcpy(self.costs[self.n_costs], keep, sizeof(self.costs[0]))
        self.n_costs += 1
        return ESTIMATES + self.n_costs - 1

    cdef void ask(self, const Cards *hand, int question, const TableWord *word, Question *out) noexcept nogil:
        cdef uint8_t *bytes = <uint8_t *>out.key
        cdef uint32_t length = 34, i, n
        cdef uint64_t hash = 0
        if word != NULL:
            length += word.length + 1
        n = (length + 7) // 8
        out.key[n - 1] = 0                    # for the bytes after the key
        memcpy(bytes, hand.counts, sizeof(hand.counts))
        bytes[33] = <uint8_t>(question + 1)
        if word != NULL:
            memcpy(bytes + 34, word.codes, word.length)
            bytes[length - 1] = 255           # no word is the beginning of another key
        for i in range(n):
            hash = (hash ^ out.key[i]) * <uint64_t>0x9e3779b97f4a7c15
            hash ^= hash >> 29
        out.length = length
        out.hash = hash
        prefetch(&self.slots[hash & (2 * MEMO_ENTRIES - 1)])

    cdef int find(self, const Question *question) noexcept nogil:
        cdef const Entry *entry
        cdef size_t slot = question.hash & (2 * MEMO_ENTRIES - 1)
        cdef uint32_t tag = tag_of(question.hash), at
        while self.slots[slot]:
            at = self.slots[slot]
            if at & ~<uint32_t>0xffff == tag:        # else the entry need not be read
                at = (at & 0xffff) - 1
                entry = &self.entries[at]
                if (
                    entry.hash == question.hash and entry.key_length == question.length
                    and memcmp(self.keys.data() + entry.key, question.key, question.length) == 0
                ):
                    return <int>at
            slot = (slot + 1) & (2 * MEMO_ENTRIES - 1)
        return -1

    cdef int add(
        self, const Question *question, const Way *ways, size_t n_ways, const Need *needs, size_t n_needs,
        const int32_t *words, size_t n_words,
    ) except -1 nogil:
        cdef int at = self.add_entry(question)
        cdef Entry *entry = &self.entries[at]
        self.ways.insert(self.ways.end(), ways, ways + n_ways)
        self.needs.insert(self.needs.end(), needs, needs + n_needs)
        self.words.insert(self.words.end(), words, words + n_words)
        entry.ways_end = <uint32_t>self.ways.size()
        entry.needs_end = <uint32_t>self.needs.size()
        entry.words_end = <uint32_t>self.words.size()
        return at

    cdef int add_turns(self, const Question *question, const int16_t *turns, size_t n) except -1 nogil:
        cdef int at = self.add_entry(question)
        self.turns.insert(self.turns.end(), turns, turns + n)
        self.entries[at].turns_end = <uint32_t>self.turns.size()
        return at

    cdef int add_entry(self, const Question *question) except -1 nogil:
        """Add an empty entry for a question. Returns its number."""
        cdef Entry entry
        cdef size_t slot
        cdef const uint8_t *bytes = <const uint8_t *>question.key
        if (
            self.entries.size() == MEMO_ENTRIES or self.ways.size() > MEMO_ITEMS
            or self.needs.size() > MEMO_ITEMS or self.words.size() > MEMO_ITEMS or self.turns.size() > MEMO_TURNS
        ):
            self.clear()
        entry.hash = question.hash
        entry.key = <uint32_t>self.keys.size()
        entry.key_length = question.length
        entry.ways = entry.ways_end = <uint32_t>self.ways.size()
        entry.needs = entry.needs_end = <uint32_t>self.needs.size()
        entry.words = entry.words_end = <uint32_t>self.words.size()
        entry.turns = entry.turns_end = <uint32_t>self.turns.size()
        self.keys.insert(self.keys.end(), bytes, bytes + question.length)
        slot = entry.hash & (2 * MEMO_ENTRIES - 1)
        while self.slots[slot]:
            slot = (slot + 1) & (2 * MEMO_ENTRIES - 1)
        self.entries.push_back(entry)
        self.slots[slot] = tag_of(entry.hash) | <uint32_t>self.entries.size()
        return <int>self.entries.size() - 1
