"""An open compiled dictionary: pointers into one read-only buffer."""

from libc.stdint cimport int32_t, int64_t, uint8_t, uint32_t, uint64_t

from .file_format cimport Header
from .kernels cimport LANES, MAX_WORD, Columns, Kernels, Tree
from .layout cimport Layout, Vec
from .letters cimport Letters

cdef extern from *:
    """
    #include <atomic>
    #include <cstdint>
    #include <cstdlib>

    // Arrays, by number, that are made when they are first needed, by any thread.
    struct lexicon_arrays {
      std::atomic<std::uint32_t *> of[65] = {};
      ~lexicon_arrays() {
        for (auto &each : of) std::free(each.load());
      }
      const std::uint32_t *get(int length) const { return of[length].load(std::memory_order_acquire); }
      // Keep an array of malloc, and return it. If another thread was faster, return its array.
      const std::uint32_t *keep(int length, std::uint32_t *made) {
        std::uint32_t *kept = nullptr;
        if (of[length].compare_exchange_strong(kept, made, std::memory_order_acq_rel)) return made;
        std::free(made);
        return kept;
      }
    };
    """
    cppclass Arrays "lexicon_arrays":
        const uint32_t *get(int length) noexcept nogil
        const uint32_t *keep(int length, uint32_t *made) noexcept nogil


cdef class Scratch:
    """Search buffers of one call, sized for the dictionary and returned to it afterwards."""
    cdef uint32_t *groups[2]          # groups that passed, level by level
    cdef int32_t *words               # word numbers found; room for all words and a margin
    cdef uint64_t *crosses            # memo of cross-checks, or NULL: see tiles/laying.pyx


cdef class Compiled:
    cdef Letters letters
    cdef Layout layout
    cdef Tree tree
    cdef Columns columns[MAX_WORD + 1]  # by length of the word; `common` is NULL
    cdef Arrays _common               # of `common_letters`
    cdef Arrays _word_tables          # see tiles/laying.pyx
    cdef Arrays _anagram_tables       # see anagrams.pyx
    cdef readonly uint32_t n          # words
    cdef readonly uint32_t classes    # sets of words with equal letters
    cdef readonly int shortest        # letters
    cdef readonly int longest
    cdef readonly dict left_out  # type: dict[str, int]  # lines of the source that were skipped: reason -> count
    cdef readonly uint32_t not_utf8        # of the lines without a word: those that are not UTF-8
    cdef readonly str language             # its file; empty: English, or an alphabet only
    cdef readonly uint32_t other_letters   # and those of letters, some of which the alphabet lacks
    cdef readonly str alphabet
    cdef public object reader  # type: Alphabet | None  # of its language, reads text that enters; None: English
    cdef readonly str upper           # the letters
    cdef readonly str lower
    cdef readonly str source_sha256
    cdef readonly Py_ssize_t size     # bytes
    cdef const uint32_t *offset       # start of each word in `text`; n + 1 entries
    cdef const uint8_t *text          # codes, followed by 64 readable bytes
    cdef const uint32_t *rank         # place of each word in alphabetical order
    cdef const uint32_t *by_rank      # the word at each place
    cdef const uint32_t *lane         # position of each word's vector in the blocks of level 0
    cdef const Kernels *kernels
    cdef const uint8_t[::1] _buffer   # keeps the memory alive
    cdef dict caches                  # of the modules that use the dictionary; see `cached`
    cdef list _strings                # the words that searches returned as str, by number; None: not yet
    cdef list _scratch                # unused Scratch objects

    cdef object _open(self)
    cdef bint _set_pointers(self, const uint8_t *base, const Header *header, int height) except -1 nogil
    cdef int64_t find(self, const uint8_t *codes, int length) noexcept nogil
    cdef str word(self, uint32_t word)
    # Return what kind(self) returned when it was first needed.
    cdef object cached(self, kind)
    cdef Scratch take_scratch(self)
    cdef void release_scratch(self, Scratch scratch)


# The kernels of an instruction set, or None: those that searches use. Raises BadOption.
cdef const Kernels *kernels_for(str isa) except NULL

# The letters that all words of a block of `columns` have: `Columns.common` for this length.
cdef const uint32_t *common_letters(Compiled d, int length) except NULL nogil


cdef str spell(const Letters *letters, const uint8_t *codes, int length)


cdef inline const uint8_t *codes_of(Compiled d, uint32_t word) noexcept nogil:
    return d.text + d.offset[word]


cdef inline int length_of(Compiled d, uint32_t word) noexcept nogil:
    return <int>(d.offset[word + 1] - d.offset[word])


cdef inline Vec vector_of(Compiled d, uint32_t word) noexcept nogil:
    """The vector of a word: two loads from blocks that a search has just read."""
    cdef uint32_t lane = d.lane[word]
    cdef const uint64_t *block = d.tree.level[0].all + <size_t>(lane // LANES) * (2 * LANES) + lane % LANES
    cdef Vec v
    v.lo = block[0]
    v.hi = block[LANES]
    return v
