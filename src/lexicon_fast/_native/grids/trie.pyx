"""The words of a dictionary as a trie for searches of letter grids (see trie.pxd)."""

from lexicon_fast.base.errors import BadDictionary

from libc.stdint cimport uint32_t
from libcpp.vector cimport vector

from ..dictionary.arguments cimport check_range
from ..dictionary.bits cimport lowest_bit
from ..dictionary.compiled cimport Compiled, codes_of, length_of
from ..dictionary.deadline cimport check_stop
from ..dictionary.kernels cimport TRIE_BITS, TRIE_END, TRIE_LETTERS, TRIE_ROOT, TrieNode

cdef enum:
    MAX_TRIES = 256              # places that are tried for the children of a node before a new one is taken


cdef class Trie:
    """The words of at least `min_length` letters."""

    def __cinit__(self, Compiled dictionary not None, int min_length):
        check_range("min_length", min_length, 1, 64)
        self.dictionary = dictionary
        self.min_length = min_length
        self.unused = []
        with nogil:
            self.build()

    def __len__(self):
        """Return the number of places for nodes, some of which may be empty."""
        return self.nodes.size()

    @property
    def size(self):
        """Bytes of memory."""
        return self.nodes.size() * (sizeof(TrieNode) + sizeof(uint32_t))

    cdef int build(self) except -1 nogil:
        # Level by level, so that the nodes which most searches visit are neighbours.
        cdef vector[Part] waiting
        cdef Part all
        cdef size_t done = 0, level_end = 1
        cdef int depth = 0
        self.make_room(TRIE_LETTERS)
        self.taken[TRIE_ROOT] = 1
        self.free = self.end = TRIE_LETTERS
        all.low = 0
        all.high = self.dictionary.n
        all.node = TRIE_ROOT
        waiting.push_back(all)
        while done < waiting.size():
            if done == level_end:
                depth += 1
                level_end = waiting.size()
            self.fill(self.dictionary, waiting[done], depth, waiting)
            done += 1
        self.nodes.resize(self.end)
        self.words.resize(self.end)
        self.nodes.shrink_to_fit()
        self.words.shrink_to_fit()
        self.taken.clear()
        self.taken.shrink_to_fit()

    cdef int fill(self, Compiled d, Part part, int depth, vector[Part] &waiting) except -1 nogil:
        """Fill in a node, and make those after it."""
        cdef Part child
        cdef uint32_t at, letters = 0, first
        cdef int letter
        check_stop(20 * (part.high - part.low) + 20)
        if length_of(d, d.by_rank[part.low]) == depth:
            if depth >= self.min_length:
                self.nodes[part.node].first = TRIE_END
                self.words[part.node] = d.by_rank[part.low]
            part.low += 1
        for at in range(part.low, part.high):
            letters |= <uint32_t>1 << codes_of(d, d.by_rank[at])[depth]
        if letters == 0:
            return 0
        first = self.place_for(letters)
        self.nodes[part.node].letters = letters
        self.nodes[part.node].first |= first
        child.high = part.low
        while child.high < part.high:
            child.low = child.high
            letter = codes_of(d, d.by_rank[child.low])[depth]
            while child.high < part.high and codes_of(d, d.by_rank[child.high])[depth] == letter:
                child.high += 1
            child.node = first + letter
            self.taken[child.node] = 1
            self.end = max(self.end, child.node + 1)
            waiting.push_back(child)

    cdef uint32_t place_for(self, uint32_t letters) except 0 nogil:
        """Return `first` of a node with these letters."""
        cdef uint32_t first
        while self.free < self.end and self.taken[self.free]:
            self.free += 1
        first = self.free - lowest_bit(letters)
        for _ in range(MAX_TRIES):
            self.make_room(first + TRIE_LETTERS)
            if self.fits(letters, first):
                return first
            first += 1
        self.make_room(self.end + TRIE_LETTERS)
        return self.end

    cdef bint fits(self, uint32_t letters, uint32_t first) noexcept nogil:
        while letters:
            if self.taken[first + lowest_bit(letters)]:
                return False
            letters &= letters - 1
        return True

    cdef int make_room(self, size_t n) except -1 nogil:
        """Make room for node numbers below n."""
        if n <= self.nodes.size():
            return 0
        if n > <size_t>1 << TRIE_BITS:
            with gil:
                raise BadDictionary("the dictionary has too many different beginnings of words for a search of grids")
        n = min(n + n // 2 + (1 << 12), <size_t>1 << TRIE_BITS)
        self.nodes.resize(n)
        self.words.resize(n)
        self.taken.resize(n)
