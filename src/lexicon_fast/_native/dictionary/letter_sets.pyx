"""A filter for the multisets of letters that are words (see letter_sets.pxd)."""

from libc.stdint cimport uint8_t, uint32_t, uint64_t

from .compiled cimport Compiled, codes_of, length_of
from .letters cimport CARDS, MASTER
from .rng cimport next_random
from .search cimport Cards


cdef class LetterSets:
    def __cinit__(self, Compiled dictionary not None):
        cdef uint64_t seed = 1
        cdef uint32_t i
        cdef int x
        for x in range(CARDS):
            self.number[x] = next_random(&seed)
        self.shift = 64 - 4
        while <uint64_t>1 << (64 - self.shift) < dictionary.n // 2:
            self.shift -= 1
        self.bits.resize(<size_t>1 << (64 - self.shift))
        with nogil:
            for i in range(dictionary.n):
                self.add(self.sum_of(codes_of(dictionary, i), length_of(dictionary, i)))

    cdef inline uint64_t bits_of(self, uint64_t sum) noexcept nogil:
        return <uint64_t>1 << (sum & 63) | <uint64_t>1 << (sum >> 6 & 63) | <uint64_t>1 << (sum >> 12 & 63)

    cdef inline void add(self, uint64_t sum) noexcept nogil:
        self.bits[sum >> self.shift] |= self.bits_of(sum)

    cdef inline bint find(self, uint64_t sum) noexcept nogil:
        cdef uint64_t bits = self.bits_of(sum)
        return self.bits[sum >> self.shift] & bits == bits

    cdef inline uint64_t sum_of(self, const uint8_t *codes, int length) noexcept nogil:
        cdef uint64_t sum = 0
        cdef int i
        for i in range(length):
            sum += self.number[codes[i]]
        return sum

    cdef bint may_be_word(self, const Cards *cards, uint64_t letters) noexcept nogil:
        cdef int x, masters = cards.counts[<int>MASTER]
        for x in range(MASTER):
            letters += cards.counts[x] * self.number[x]
        if masters == 0:
            return self.find(letters)
        for x in range(MASTER):
            if masters > 1 or self.find(letters + self.number[x]):
                return True
        return False


cdef LetterSets letter_sets(Compiled d):
    return <LetterSets>d.cached(LetterSets)
