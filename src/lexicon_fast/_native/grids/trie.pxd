"""The words of a dictionary as a trie for searches of letter grids: one node of 8 bytes for each prefix.

The children of a node share a row of numbers with those of other nodes: the one after letter c is at the node's
`first` + c. So a step needs one addition, and no memory but the child's own (J. Aoe, "An efficient digital search
algorithm by using a double-array structure", 1989, without its second array: the letters of a node say which of its
places are its own).
"""

from libc.stdint cimport uint8_t, uint32_t
from libcpp.vector cimport vector

from ..dictionary.compiled cimport Compiled
from ..dictionary.kernels cimport TrieNode


cdef struct Part:                     # words that share their first letters, from `low` to `high` in alphabetical order
    uint32_t low
    uint32_t high
    uint32_t node                     # of these letters


cdef class Trie:
    cdef readonly Compiled dictionary
    cdef readonly int min_length
    cdef vector[TrieNode] nodes
    cdef vector[uint32_t] words       # of each node that is a word
    cdef vector[uint8_t] taken        # while it is built: places of nodes
    cdef uint32_t free                # the first place that may be free
    cdef uint32_t end                 # the first place after all nodes
    cdef list unused                  # objects Search: see boards.pyx

    cdef int build(self) except -1 nogil
    cdef int fill(self, Compiled d, Part part, int depth, vector[Part] &waiting) except -1 nogil
    cdef uint32_t place_for(self, uint32_t letters) except 0 nogil
    cdef bint fits(self, uint32_t letters, uint32_t first) noexcept nogil
    cdef int make_room(self, size_t n) except -1 nogil
