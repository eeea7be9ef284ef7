"""An index of numbered words by their hashes, for searches where most hashes belong to no word.

A filter with 16 to 32 bits for each word refuses most of these. The others are looked up in a hash table with linear
probing.
"""

from libc.stdint cimport int64_t, uint32_t, uint64_t
from libcpp.vector cimport vector

from ..dictionary.arrays cimport bytes_of
from ..dictionary.deadline cimport check_stop

cdef enum:
    FILTER_BITS = 3                   # log2 of the bits of the filter for each place of the table


cdef class HashIndex:
    """The hashes of words that are numbered from 0; several words may have the same."""
    cdef vector[uint64_t] hashes
    cdef vector[uint32_t] places      # of the table: 1 + the number of a word, or 0
    cdef vector[uint64_t] filter
    cdef int bits                     # log2 of the places

    def __cinit__(self, const uint64_t[::1] hashes not None):
        cdef Py_ssize_t i
        self.bits = 3
        while hashes.shape[0] > 1 << (self.bits - 1):
            self.bits += 1
        self.places.resize(<size_t>1 << self.bits)
        self.filter.resize(<size_t>1 << (self.bits + FILTER_BITS - 6))
        self.hashes.reserve(hashes.shape[0])
        for i in range(hashes.shape[0]):
            self.hashes.push_back(hashes[i])
        with nogil:
            self.fill()

    def __len__(self):
        return self.hashes.size()

    def find(self, const uint64_t[::1] hashes not None) -> tuple[bytes, bytes]:
        """Return the pairs of places in `hashes` and words with that hash, as two arrays of int64 in bytes.

        Places rise, and so do the words of each place.
        """
        cdef vector[int64_t] places, words
        with nogil:
            self.look_up(hashes, places, words)
        return bytes_of(places), bytes_of(words)

    cdef int fill(self) except -1 nogil:
        cdef size_t i, at, mask = self.places.size() - 1
        check_stop(10 * self.hashes.size())
        for i in range(self.hashes.size()):
            at = self.filter_bit(self.hashes[i])
            self.filter[at >> 6] |= <uint64_t>1 << (at & 63)
            at = self.first_place(self.hashes[i])
            while self.places[at]:
                at = at + 1 & mask
            self.places[at] = <uint32_t>(i + 1)

    cdef int look_up(
        self, const uint64_t[::1] hashes, vector[int64_t] &places, vector[int64_t] &words
    ) except -1 nogil:
        cdef size_t at, mask = self.places.size() - 1
        cdef Py_ssize_t i
        cdef uint64_t hash
        check_stop(4 * hashes.shape[0])
        for i in range(hashes.shape[0]):
            hash = hashes[i]
            at = self.filter_bit(hash)
            if not self.filter[at >> 6] >> (at & 63) & 1:
                continue
            at = self.first_place(hash)
            while self.places[at]:
                if self.hashes[self.places[at] - 1] == hash:
                    places.push_back(i)
                    words.push_back(self.places[at] - 1)
                at = at + 1 & mask

    cdef inline size_t first_place(self, uint64_t hash) noexcept nogil:
        return <size_t>(hash >> (64 - self.bits))

    cdef inline size_t filter_bit(self, uint64_t hash) noexcept nogil:
        return <size_t>(hash >> (64 - self.bits - FILTER_BITS))
