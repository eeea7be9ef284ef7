from libc.stdint cimport int32_t, uint8_t, uint16_t, uint32_t, uint64_t


cdef extern from "kernels.h" namespace "lexicon_fast" nogil:
    enum:
        MAX_LEVELS
        LANES
        BLOCK
        MAX_WORD
        CODES
        PLANES
        MANY_HANDS
        PAD
        NARROW
        WIDE

    struct Level:
        const uint64_t *all
        const uint64_t *any
        const uint32_t *first
        uint32_t groups

    struct Tree:
        Level level[MAX_LEVELS]
        int height

    struct Probe:
        uint64_t have_lo
        uint64_t have_hi
        uint64_t need_lo
        uint64_t need_hi
        uint64_t wild

    struct Hands:
        const uint64_t *have_lo
        const uint64_t *have_hi
        uint32_t hands
        uint32_t wild
        uint32_t *count
        uint16_t *limit
        const uint16_t *worth
        const uint8_t *allowed
        void (*offer)(void *self, uint32_t hand, uint32_t group, uint32_t lanes) noexcept nogil
        void *self

    struct Columns:
        const uint8_t *letters
        const uint32_t *ids
        const uint32_t *common
        uint32_t words
        uint32_t stride

    struct SubstitutionQuery:
        uint32_t length
        uint32_t wild
        uint32_t lacking
        uint32_t planes
        uint8_t single[PLANES]
        uint8_t few[PLANES]
        uint8_t have[CODES]
        uint8_t word[MAX_WORD]
        uint8_t fails[MAX_WORD][CODES]
        uint8_t hot[PLANES][MAX_WORD][CODES]

    enum:
        TRIE_BITS
        TRIE_LETTERS
        TRIE_ROOT
        SQUARE_BITS
        MAX_SQUARES
        NEIGHBOURS
        NARROW_SQUARES

    const uint32_t TRIE_END

    struct TrieNode:
        uint32_t letters
        uint32_t first

    struct Grid:
        uint32_t step[MAX_SQUARES][NEIGHBOURS]
        uint32_t visit_narrow[MAX_SQUARES][NEIGHBOURS]
        uint64_t visit[MAX_SQUARES][NEIGHBOURS]

    enum:
        FIXED_REGISTERS
        MAX_LANES
        STEP_AND_LETTER
        STEP_OR_LETTER

    struct Step:
        uint16_t kind
        uint16_t to
        uint16_t source "from"
        uint16_t other "with"

    struct Automaton:
        const Step *steps
        const uint16_t *ends
        uint32_t count
        uint32_t end_count
        uint32_t registers
        uint32_t letters

    enum:
        GRADED_IN_1_BYTE
        GRADED_IN_2_BYTES
        MAX_GRADED

    struct Kernels:
        const char *name
        size_t (*subset_words)(
            const Tree *, const Probe *, uint32_t **scratch, int32_t *out, uint64_t *tests) noexcept nogil
        size_t (*superset_words)(
            const Tree *, const Probe *, uint32_t **scratch, int32_t *out, uint64_t *tests) noexcept nogil
        void (*subset_words_of_hands)(const Tree *, const Hands *, uint16_t *lists, uint64_t *tests) noexcept nogil
        size_t (*scan)(const Tree *, const Probe *, int32_t *out, uint64_t *tests) noexcept nogil
        size_t (*keep_supersequences)(
            const uint8_t *text, const uint32_t *offset, const uint8_t *word, size_t length, int32_t *words,
            size_t n) noexcept nogil
        size_t (*substitutions)(const Columns *, const SubstitutionQuery *, int32_t *out) noexcept nogil
        size_t (*fit)(
            const uint8_t *rows, const int32_t *words, size_t n, const uint16_t *table, int32_t *out,
            uint32_t *starts) noexcept nogil
        size_t (*fit_wide)(
            const uint8_t *rows, const int32_t *words, size_t n, const uint32_t *table, int32_t *out,
            uint32_t *starts) noexcept nogil
        size_t (*walk)(
            const TrieNode *nodes, const Grid *grid, const uint32_t *at, const uint32_t *visited, size_t n,
            uint32_t *next_at, uint32_t *next_visited, uint32_t *ends, size_t *ended) noexcept nogil
        size_t (*walk_wide)(
            const TrieNode *nodes, const Grid *grid, const uint32_t *at, const uint64_t *visited, size_t n,
            uint32_t *next_at, uint64_t *next_visited, uint32_t *ends, size_t *ended) noexcept nogil
        void (*run_automaton)(
            const Automaton *automaton, const uint64_t *bits, uint32_t stride, uint32_t length, uint32_t lanes,
            uint64_t *registers, uint64_t *out) noexcept nogil
        void (*keep_in_range)(
            const uint64_t *planes, size_t stride, uint32_t count, uint64_t low, uint64_t high, uint32_t lanes,
            uint64_t *among) noexcept nogil
        void (*add_bitplanes)(
            const uint64_t *planes, size_t stride, uint32_t count, uint32_t lanes, uint64_t *sums,
            uint32_t sum_count) noexcept nogil
        void (*grade)(
            const uint8_t *letters, size_t stride, const uint8_t *guess, size_t length, size_t words,
            void *out) noexcept nogil

    const Kernels *const *available_kernels()
