"""A compiled dictionary, opened: pointers into one read-only buffer."""

from libc.stdint cimport int32_t, int64_t, uint8_t, uint32_t, uint64_t

from .file_format cimport Header
from .kernels cimport LANES, Columns, Kernels, Tree
from .layout cimport Layout, Vec
from .letters cimport Letters


cdef class Scratch:
    """Memory for the searches of one call. Sized by the dictionary, given back afterwards."""
    cdef uint32_t *groups[2]          # groups that passed, level by level
    cdef int32_t *words               # word numbers found: all words and some more


cdef class Compiled:
    cdef Letters letters
    cdef Layout layout
    cdef Tree tree
    cdef Columns columns[65]          # by length of the word
    cdef readonly uint32_t n          # words
    cdef readonly uint32_t classes    # sets of words with equal letters
    cdef readonly int shortest        # letters
    cdef readonly int longest
    cdef readonly dict left_out       # what the source had besides: reason -> lines
    cdef readonly str alphabet
    cdef readonly str upper           # the letters
    cdef readonly str lower
    cdef readonly str source_sha256
    cdef readonly Py_ssize_t size     # bytes
    cdef const uint32_t *offset       # of each word, into `text`; n + 1
    cdef const uint8_t *text          # codes; 64 more readable bytes behind the last
    cdef const uint32_t *rank         # place of each word in the order of the alphabet
    cdef const uint32_t *by_rank      # the word at each place
    cdef const uint32_t *lane         # where each word's vector stands in the blocks of level 0
    cdef const Kernels *kernels
    cdef const uint8_t[::1] _buffer   # keeps the memory alive
    cdef dict _word_points            # points of each word, by table of points
    cdef list _scratch                # Scratch given back
    cdef dict _rows                   # words in rows for fitting, by bytes of a row (see lanes.pyx)
    cdef list _workspaces             # Workspace given back

    cdef object _open(self)
    cdef bint _point(self, const uint8_t *base, const Header *header, int height) except -1 nogil
    cdef int64_t find(self, const uint8_t *codes, int length) noexcept nogil
    cdef str word(self, uint32_t word)
    cdef Scratch take_scratch(self)
    cdef void give_back(self, Scratch scratch)


cdef str spell(const Letters *letters, const uint8_t *codes, int length)


cdef inline Vec vector_of(Compiled d, uint32_t word) noexcept nogil:
    """The vector of a word: two loads from the blocks that the searches have just read."""
    cdef uint32_t lane = d.lane[word]
    cdef const uint64_t *block = d.tree.level[0].all + <size_t>(lane // LANES) * (2 * LANES) + lane % LANES
    cdef Vec v
    v.lo = block[0]
    v.hi = block[LANES]
    return v
