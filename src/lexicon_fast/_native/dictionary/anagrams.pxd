"""Words by their letters: a hash table of anagrams, asked for all subsets of a rack at once."""

from libc.stddef cimport size_t
from libc.stdint cimport int32_t, uint8_t, uint32_t, uint64_t

from .compiled cimport Compiled

cdef enum:
    MAX_SUBSETS = 128             # of the letters of a rack
    MAX_RACK_LETTERS = 15
    MAX_MISSING = 2
    QUERIES = 1024                # room of a search


cdef struct Packed:               # counts of letters, four bits each: the sum of two is that of their letters
    uint64_t lo                   # of codes 0 to 15
    uint64_t hi                   # of codes 16 to 31


cdef struct Subset:               # some of the letters of a rack
    Packed letters
    uint32_t others               # letters of which the rack has more, one bit each
    int32_t points                # of its letters


cdef struct Subsets:              # of the letters of a rack, by their number
    int first[MAX_RACK_LETTERS + 2]  # index of the first with so many letters
    Subset each[MAX_SUBSETS]


cdef struct AnagramTable:         # of a dictionary; see anagrams.pyx
    bint counts_all               # no word has more of a letter than Packed can count
    int slot_bits                 # of the number of a slot
    uint32_t in_word              # bits of a slot with a word number
    const uint32_t *slots
    const uint64_t *filter
    const uint64_t *lacking


cdef struct AnagramSearch:
    AnagramTable table
    const uint8_t *rows           # of all words, in the layout of kernels.h
    size_t row                    # bytes of each
    uint32_t letters              # of the alphabet, one bit each
    uint32_t words                # number of words in the dictionary
    int32_t *out                  # words found
    size_t found
    size_t n                      # waiting queries
    Packed queries[QUERIES]       # QUERIES
    uint64_t hashes[QUERIES]


cdef inline void pack_letter(Packed *packed, int letter) noexcept nogil:
    """Add a letter."""
    if letter < 16:
        packed.lo += <uint64_t>1 << (4 * letter)
    else:
        packed.hi += <uint64_t>1 << (4 * letter - 64)


# List the subsets of letters. counts: by code; codes: the `n` codes with a count, in the order of the subsets;
# values: points by code. Returns False if there are too many, or a word has more of a letter than Packed can count.
cdef bint list_subsets(
    Compiled d, const uint8_t *counts, const uint8_t *codes, int n, const uint8_t *values, Subsets *subsets
) noexcept nogil

# Begin the first search. rows: in the layout of kernels.h, `row` bytes each; out: room for all words; missing: most
# letters that `add_queries` may add.
cdef int begin_search(
    Compiled d, const uint8_t *rows, size_t row, int missing, int32_t *out, AnagramSearch *search) except -1 nogil

# Look for the words of the covered letters, those of a subset, and `missing` (0 to MAX_MISSING) other letters: any of
# the alphabet of which the rack has no more. Only for the `n` subsets whose loss is at most `slack`; losses: NULL
# for all.
cdef int add_queries(
    AnagramSearch *search, const Subset *subsets, int n, const int32_t *losses, int32_t slack, const Packed *covered,
    int missing) except -1 nogil

# Complete a search. Returns the number of words in `out`. Then another may begin with `add_queries`.
cdef size_t finish_search(AnagramSearch *search) noexcept nogil

# Prepare a table for `look_up_anagrams`, which then makes what it needs of it.
cdef void prepare_table(Compiled d, AnagramTable *table) noexcept nogil

# Find the words that have exactly the letters of `counts` (by code) and `missing` others (0 or 1). Writes their numbers
# to `out`, which has room for all words, in ascending order, and returns how many. Only if the table `counts_all`.
cdef size_t look_up_anagrams(
    Compiled d, const uint8_t *counts, int missing, AnagramTable *table, int32_t *out) except <size_t>-1 nogil
