"""The prefixes of all words, as a minimal graph: which letters can follow a prefix.

A node stands for all prefixes with the same continuations (a DAWG: A. W. Appel, G. J. Jacobson, "The world's fastest
Scrabble program", 1988). The edges of a node are in alphabetical order.
"""

from libc.stdint cimport uint32_t, uint8_t
from libcpp.vector cimport vector

from .bits cimport bits_set, lowest_bit
from .compiled cimport Compiled
from .letters cimport MASTER

cdef enum:
    LONG = 31                    # the last bit of `Node.lengths` stands for this and all greater lengths
    AHEAD = 6                    # letters after a prefix of which each node knows the sets


cdef extern from *:
    """
    #include <cstdint>

    // Half a cache line.
    struct alignas(32) lexicon_node {
      std::uint32_t next[6];  // AHEAD
      std::uint32_t first;
      std::uint32_t lengths;
    };
    """
    struct Node "lexicon_node":
        uint32_t next[AHEAD]     # letters that can follow, by bit: next (those of the edges), after it ...
        uint32_t first           # index of the first edge
        uint32_t lengths         # bit n: n letters can follow that complete a word; bit 0: the prefix is a word


cdef struct Graph:
    const Node *nodes
    const uint32_t *edges        # the node at the end of each edge
    uint32_t root


cdef class Prefixes:
    cdef readonly Compiled dictionary
    cdef vector[Node] nodes
    cdef vector[uint32_t] edges
    cdef Graph graph             # of these vectors


# Return those of a dictionary, which are made once.
cdef Prefixes prefixes(Compiled d)


cdef inline uint32_t follow(const Graph *graph, uint32_t node, int letter) noexcept nogil:
    """Return the node after a letter that one of the edges has."""
    cdef const Node *at = graph.nodes + node
    return graph.edges[at.first + bits_set(at.next[0] & ((<uint32_t>1 << letter) - 1))]


cdef inline bint may_fit(const Node *node, const uint32_t *wanted, int n) noexcept nogil:
    """Whether n letters from these sets may follow, one bit for each letter. False if they cannot."""
    cdef int k
    for k in range(min(n, <int>AHEAD) - 1, -1, -1):      # the last set is often the smallest
        if not node.next[k] & wanted[k]:
            return False
    return True


cdef inline uint32_t letters_of(const uint8_t *counts) noexcept nogil:
    """Return the letters of counts by code, one bit each, without Masters."""
    cdef uint32_t letters = 0
    cdef int x
    for x in range(MASTER):
        letters |= <uint32_t>(counts[x] != 0) << x
    return letters


cdef inline void spend(uint8_t *counts, int letter) noexcept nogil:
    """Remove the card that pays for a letter from counts by code: the letter, or if there is none, a Master."""
    counts[letter if counts[letter] else MASTER] -= 1


# Whether the cards pay for the rest of a word after `node`. hand: `letters_of(counts)`. The counts are unchanged
# afterwards.
cdef bint can_finish(const Graph *graph, uint32_t node, uint8_t *counts, uint32_t hand) noexcept nogil

# The letters after `node` with which the cards pay for the rest of a word, one bit each.
cdef uint32_t next_letters(const Graph *graph, uint32_t node, uint8_t *counts) noexcept nogil


cdef class Neighbours:
    cdef vector[uint32_t] inserted    # by word: letters of which one can be inserted, one bit each
    cdef vector[uint32_t] exchanged   # by word: letters that can replace one other letter

    cdef void fill(self, const Graph *graph, uint32_t word, const uint8_t *codes, int n) noexcept nogil


# Return those of a dictionary, which are made once.
cdef Neighbours neighbours(Compiled d)
