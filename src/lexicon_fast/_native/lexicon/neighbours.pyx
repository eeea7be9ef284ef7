"""The letters that turn a word into another one (see neighbours.pxd)."""

from libc.stdint cimport uint8_t, uint32_t

from ..dictionary.bits cimport lowest_bit
from ..dictionary.compiled cimport Compiled, codes_of, length_of
from ..dictionary.deadline cimport check_stop
from ..dictionary.prefixes cimport LONG, Graph, Prefixes, follow, prefixes

cdef enum:
    STEP = 1 << 5                # words between two calls of `check_stop`


cdef inline bint ends_word(const Graph *graph, uint32_t node, const uint8_t *codes, int n) noexcept nogil:
    """Whether the letters complete a word after `node`."""
    cdef int k
    if not graph.nodes[node].lengths >> min(n, <int>LONG) & 1:
        return False
    for k in range(n):
        if not graph.nodes[node].next[0] >> codes[k] & 1:
            return False
        node = follow(graph, node, codes[k])
    return graph.nodes[node].lengths & 1


cdef class Neighbours:
    """The letters that turn a word into another one, by word of the dictionary."""

    def __cinit__(self, Compiled dictionary not None):
        cdef Prefixes made = prefixes(dictionary)
        cdef uint32_t word
        self.inserted.resize(dictionary.n)
        self.exchanged.resize(dictionary.n)
        with nogil:
            for word in range(dictionary.n):
                if not word & (STEP - 1):
                    check_stop(1000 * STEP)
                self.fill(&made.graph, word, codes_of(dictionary, word), length_of(dictionary, word))

    cdef void fill(self, const Graph *graph, uint32_t word, const uint8_t *codes, int n) noexcept nogil:
        cdef uint32_t node = graph.root, letters, after
        cdef int k, x
        for k in range(n + 1):
            letters = graph.nodes[node].next[0]
            while letters:
                x = lowest_bit(letters)
                letters &= letters - 1
                after = follow(graph, node, x)
                if ends_word(graph, after, codes + k, n - k):
                    self.inserted[word] |= <uint32_t>1 << x
                if k < n and x != codes[k] and ends_word(graph, after, codes + k + 1, n - k - 1):
                    self.exchanged[word] |= <uint32_t>1 << x
            if k < n:
                node = follow(graph, node, codes[k])

    def letters(self, uint32_t word):
        """Return the letters that can be inserted and exchanged, one bit each. Raises IndexError."""
        if word >= self.inserted.size():
            raise IndexError(f"word {word} does not exist; use 0 to {<Py_ssize_t>self.inserted.size() - 1}")
        return self.inserted[word], self.exchanged[word]

    @property
    def size(self):
        """Bytes of memory."""
        return 8 * self.inserted.size()


cdef Neighbours neighbours(Compiled d):
    return <Neighbours>d.cached(Neighbours)


def neighbours_of(Compiled dictionary not None):
    """Return the Neighbours of a dictionary, which are made once. Releases the GIL."""
    return neighbours(dictionary)
