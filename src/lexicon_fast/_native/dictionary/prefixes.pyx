"""The prefixes of all words (see prefixes.pxd)."""

from libc.stdint cimport uint32_t, uint64_t, uint8_t
from libc.string cimport memset
from libcpp.vector cimport vector

from .arguments cimport check_card_table
from .bits cimport bits_set, lowest_bit
from .compiled cimport Compiled, codes_of, length_of
from .deadline cimport check_stop
from .letters cimport CARDS, MASTER

cdef enum:
    FREE = 0xFFFFFFFF            # a free place of `Builder.places`


cdef struct Draft:               # a node that is being made
    Node node
    int edges
    uint32_t ends[LONG + 1]


cdef class Builder:
    """Finds a node equal to a new one, or adds it."""
    cdef Prefixes made
    cdef vector[uint32_t] places      # a hash table of nodes; its size is a power of two

    def __cinit__(self, Prefixes made not None):
        self.made = made
        self.places.assign(1 << 12, FREE)

    cdef uint32_t number_of(self, const Draft *draft) except FREE nogil:
        cdef size_t at, mask
        cdef uint32_t number
        cdef Node node = draft.node
        if 2 * self.made.nodes.size() >= self.places.size():
            self.grow()
        mask = self.places.size() - 1
        at = hash_of(draft.node.next[0], draft.node.lengths & 1, draft.ends, draft.edges) & mask
        while self.places[at] != FREE:
            if self.equals(self.places[at], draft):
                return self.places[at]
            at = at + 1 & mask
        number = <uint32_t>self.made.nodes.size()
        node.first = <uint32_t>self.made.edges.size()
        self.made.edges.insert(self.made.edges.end(), draft.ends, draft.ends + draft.edges)
        self.made.nodes.push_back(node)
        self.places[at] = number
        return number

    cdef bint equals(self, uint32_t number, const Draft *draft) noexcept nogil:
        cdef const Node *node = &self.made.nodes[number]
        cdef int k
        if node.next[0] != draft.node.next[0] or (node.lengths ^ draft.node.lengths) & 1:
            return False
        for k in range(draft.edges):
            if self.made.edges[node.first + k] != draft.ends[k]:
                return False
        return True

    cdef int grow(self) except -1 nogil:
        cdef size_t i, at, mask = 2 * self.places.size() - 1
        cdef const Node *node
        self.places.assign(mask + 1, FREE)
        for i in range(self.made.nodes.size()):
            node = &self.made.nodes[i]
            at = hash_of(
                node.next[0], node.lengths & 1, self.made.edges.data() + node.first, bits_set(node.next[0])) & mask
            while self.places[at] != FREE:
                at = at + 1 & mask
            self.places[at] = <uint32_t>i

    cdef uint32_t make(self, Compiled d, uint32_t low, uint32_t high, int depth) except FREE nogil:
        """Return the node of words that share `depth` letters: those from place `low` to `high` in alphabetical order.
        """
        cdef Draft draft
        cdef const Node *after
        cdef uint32_t middle
        cdef int letter, k
        check_stop(20 * (high - low))
        memset(&draft.node, 0, sizeof(Node))
        draft.edges = 0
        if low < high and length_of(d, d.by_rank[low]) == depth:
            draft.node.lengths = 1
            low += 1
        while low < high:
            letter = codes_of(d, d.by_rank[low])[depth]
            middle = low + 1
            while middle < high and codes_of(d, d.by_rank[middle])[depth] == letter:
                middle += 1
            draft.ends[draft.edges] = self.make(d, low, middle, depth + 1)
            after = &self.made.nodes[draft.ends[draft.edges]]
            draft.edges += 1
            draft.node.next[0] |= <uint32_t>1 << letter
            for k in range(1, AHEAD):
                draft.node.next[k] |= after.next[k - 1]
            draft.node.lengths |= after.lengths << 1 | (after.lengths & <uint32_t>1 << LONG)
            low = middle
        return self.number_of(&draft)


cdef inline size_t hash_of(uint32_t letters, uint32_t ends_word, const uint32_t *ends, int edges) noexcept nogil:
    cdef uint64_t hash = (<uint64_t>letters << 1 | ends_word) * <uint64_t>0x9E3779B97F4A7C15
    cdef int k
    for k in range(edges):
        hash = (hash ^ (hash >> 29) ^ ends[k]) * <uint64_t>0xBF58476D1CE4E5B9
    return <size_t>(hash ^ (hash >> 32))


cdef class Prefixes:
    """The prefixes of the words of a dictionary, for search by letters."""

    def __cinit__(self, Compiled dictionary not None):
        cdef Builder builder
        self.dictionary = dictionary
        builder = Builder(self)
        with nogil:
            self.graph.root = builder.make(dictionary, 0, dictionary.n, 0)
        self.nodes.shrink_to_fit()
        self.edges.shrink_to_fit()
        self.graph.nodes = self.nodes.data()
        self.graph.edges = self.edges.data()

    @property
    def size(self) -> int:
        """Bytes of memory."""
        return self.nodes.size() * sizeof(Node) + self.edges.size() * sizeof(uint32_t)

    def __len__(self):
        """Return the number of nodes."""
        return self.nodes.size()


cdef Prefixes prefixes(Compiled d):
    return <Prefixes>d.cached(Prefixes)


def prefixes_of(Compiled dictionary not None) -> Prefixes:
    """Return the Prefixes of a dictionary, which are made once. Releases the GIL."""
    return prefixes(dictionary)


def letters_after(Compiled dictionary not None, bytes prefix not None, bytes counts not None) -> int:
    """Return the letters that can follow a prefix if cards pay for the rest of a word: one bit each, and bit 32 if the
    prefix is a word.

    prefix: codes; counts: cards by code, 33 uint8. Raises BadOption.
    """
    cdef Prefixes made = prefixes(dictionary)
    cdef uint32_t node = made.graph.root
    cdef uint8_t left[CARDS]
    cdef int code
    check_card_table("counts", counts)
    for code in range(CARDS):
        left[code] = counts[code]
    for code in prefix:
        if code >= MASTER or not made.graph.nodes[node].next[0] >> code & 1:
            return 0
        node = follow(&made.graph, node, code)
    return next_letters(&made.graph, node, left) | <uint64_t>(made.graph.nodes[node].lengths & 1) << 32


cdef bint can_finish(const Graph *graph, uint32_t node, uint8_t *counts, uint32_t hand) noexcept nogil:
    cdef const Node *at = graph.nodes + node
    cdef uint32_t letters
    cdef int x
    cdef bint found
    if at.lengths & 1:
        return True
    letters = at.next[0] & hand
    while letters:
        x = lowest_bit(letters)
        letters &= letters - 1
        counts[x] -= 1
        found = can_finish(graph, follow(graph, node, x), counts, hand if counts[x] else hand & ~(<uint32_t>1 << x))
        counts[x] += 1
        if found:
            return True
    if counts[<int>MASTER]:
        letters = at.next[0] & ~hand
        counts[<int>MASTER] -= 1
        found = False
        while letters and not found:
            x = lowest_bit(letters)
            letters &= letters - 1
            found = can_finish(graph, follow(graph, node, x), counts, hand)
        counts[<int>MASTER] += 1
        return found
    return False


cdef uint32_t next_letters(const Graph *graph, uint32_t node, uint8_t *counts) noexcept nogil:
    cdef uint32_t hand = letters_of(counts), letters = graph.nodes[node].next[0], found = 0
    cdef int x, paid
    if not counts[<int>MASTER]:
        letters &= hand
    while letters:
        x = lowest_bit(letters)
        letters &= letters - 1
        paid = x if counts[x] else MASTER
        counts[paid] -= 1
        if can_finish(
            graph, follow(graph, node, x), counts,
            hand if paid == MASTER or counts[x] else hand & ~(<uint32_t>1 << x)
        ):
            found |= <uint32_t>1 << x
        counts[paid] += 1
    return found


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

    def letters(self, uint32_t word) -> tuple[int, int]:
        """Return the letters that can be inserted and exchanged, one bit each. Raises IndexError."""
        if word >= self.inserted.size():
            raise IndexError(f"word {word} does not exist; use 0 to {<Py_ssize_t>self.inserted.size() - 1}")
        return self.inserted[word], self.exchanged[word]

    @property
    def size(self) -> int:
        """Bytes of memory."""
        return 8 * self.inserted.size()


cdef Neighbours neighbours(Compiled d):
    return <Neighbours>d.cached(Neighbours)


def neighbours_of(Compiled dictionary not None) -> Neighbours:
    """Return the Neighbours of a dictionary, which are made once. Releases the GIL."""
    return neighbours(dictionary)
