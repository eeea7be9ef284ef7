// The kernels: loops over many words at once, one set for each instruction set.
//
// The vector of a word is its letter counts in unary (see layout.pxd), 128 bits in two halves. Words
// are sorted by vector. Runs of up to eight neighbours form a group, runs of up to eight groups a
// group one level up, and so on. A group is a block of 16 numbers:
//
//     lo[8] hi[8]      of its eight lanes; unused lanes at the end are all ones
//
// At level 0 a lane is a word. Above, a lane is a group of the level below, and there are two blocks:
// the AND and the OR of the vectors of all words below. `first[g]` is the number of the word or group
// in lane 0 of group g; the other lanes follow.
//
// This header is plain data and function pointers. It is included by translation units built for
// different instruction sets, so it must not define inline functions or use templates.
#ifndef LEXICON_FAST_KERNELS_H
#define LEXICON_FAST_KERNELS_H

#include <stddef.h>
#include <stdint.h>

namespace lexicon_fast {

enum { MAX_LEVELS = 12, LANES = 8, BLOCK = 2 * LANES, MAX_WORD = 64, CODES = 32, PLANES = CODES / 8 };

struct Level {
  const uint64_t *all;    // AND blocks, 16 numbers a group
  const uint64_t *any;    // OR blocks; at level 0 the same as `all`
  const uint32_t *first;  // number of the word or group in lane 0
  uint32_t groups;
};

struct Tree {
  struct Level level[MAX_LEVELS];
  int height;  // the level with the top groups, all of which are tested
};

// A query for words with at most `wild` letters outside `have` and, in superset_words(), with all letters of `need`.
struct Probe {
  uint64_t have_lo, have_hi;
  uint64_t need_lo, need_hi;
  uint64_t wild;
};

// Many hands at once, each a query for words with at most `wild` (0 or 1) letters outside it. Adds the number
// of words that each hand has to `count`. Calls `offer` with the words of a group that may be worth at least
// the hand's `limit`, which it may raise. Words are offered to a hand in ascending order.
enum { MANY_HANDS = 4096 };

struct Hands {
  const uint64_t *have_lo, *have_hi;
  uint32_t hands;  // at most MANY_HANDS
  uint32_t wild;
  uint32_t *count;
  uint16_t *limit;
  const uint16_t *worth;   // of each word, not less than it can be worth to any hand; LANES more are readable
  const uint8_t *allowed;  // of each group of level 0, a bit for each lane with a word that counts; null: all
  void (*offer)(void *self, uint32_t hand, uint32_t group, uint32_t lanes);
  void *self;
};

// Words of one length in columns: letter k of word i is at letters[k * stride + i]. Places after the
// last word hold zeros.
struct Columns {
  const uint8_t *letters;
  const uint32_t *ids;     // word number of column i, ascending
  const uint32_t *common;  // for each 64 words, a bit for each letter that all of them have; null: unknown
  uint32_t words;
  uint32_t stride;  // a multiple of 64
};

// A query for substitutions. `fails[k][c]` is 1 if letter c at place k is neither that of the table
// word nor in the hand; `hot[p][k][c]` is the bit of letter c in plane p if it must be paid from the
// hand. `single[p]` has the bits of letters that are in the hand once, `few[p]` once or twice.
struct SubstitutionQuery {
  uint32_t length;
  uint32_t wild;
  uint32_t lacking;  // a bit for each letter that is neither in the table word nor in the hand
  uint32_t planes;   // 0 to PLANES, eight letters of the hand each
  uint8_t single[PLANES];
  uint8_t few[PLANES];
  uint8_t have[CODES];
  uint8_t word[MAX_WORD];
  uint8_t fails[MAX_WORD][CODES];
  uint8_t hot[PLANES][MAX_WORD][CODES];
};

// Words that fit into a lane of a board. A word is a row of 16 bytes (for lanes of up to 15 squares) or
// 32 (up to 31): its letters, PADs, and in the last byte PAD + length (PAD + 1 if it is too long). The
// table of a lane has a bit for each square that may hold letter c at [c], a bit for each square where a
// word of n letters may start at [PAD + n], all ones at [PAD], and 0 at [PAD + 1].
enum { PAD = 32, FIT_CODES = 64, NARROW = 16, WIDE = 32 };

// The trie of a search of grids. The node after letter c is number `(first & ~TRIE_END) + c`; there is one if `letters`
// has bit c. TRIE_END is set in `first` if a word ends at the node. Node numbers have up to TRIE_BITS bits.
enum { TRIE_BITS = 26, TRIE_LETTERS = 32, TRIE_ROOT = 0 };
const uint32_t TRIE_END = uint32_t(1) << 31;

struct TrieNode {
  uint32_t letters;
  uint32_t first;
};

// A grid of letters. A step to a neighbour is its letter << SQUARE_BITS | its number; the letter is TRIE_LETTERS
// where there is no neighbour. `visit` has the bit of each neighbour, `visit_narrow` those of the first 32 squares.
enum { SQUARE_BITS = 6, MAX_SQUARES = 1 << SQUARE_BITS, NEIGHBOURS = 8, NARROW_SQUARES = 32 };

struct Grid {
  uint32_t step[MAX_SQUARES][NEIGHBOURS];
  uint32_t visit_narrow[MAX_SQUARES][NEIGHBOURS];
  uint64_t visit[MAX_SQUARES][NEIGHBOURS];
};

// A bit-parallel automaton (Shift-And; R. Baeza-Yates, G. H. Gonnet, "A new approach to text searching", 1992), but
// with a bit for each word instead of each place. It reads words of equal length together: `steps` run once for each
// letter. A register has a bit for each of up to 64 * MAX_LANES words. Register NONE is always 0, EVERY all ones, and
// START all ones at the first letter and 0 after it; the others keep their value from letter to letter, and begin with
// 0.
enum { NONE = 0, EVERY = 1, START = 2, FIXED_REGISTERS = 3, MAX_LANES = 32 };

enum StepKind {
  STEP_AND = 0,         // to = from & with
  STEP_OR = 1,          // to = from | with
  STEP_AND_NOT = 2,     // to = from & ~with
  STEP_AND_LETTER = 3,  // to = from & the words with letter `with` at this place
  STEP_OR_LETTER = 4    // to = from | these words
};

struct Step {
  uint16_t kind, to, from, with;
};

struct Automaton {
  const struct Step *steps;
  const uint16_t *ends;  // the words with a bit in one of these registers, after the last letter, are found
  uint32_t count;        // of steps
  uint32_t end_count;
  uint32_t registers;
  uint32_t letters;  // of the alphabet
};

enum { GRADED_IN_1_BYTE = 5, GRADED_IN_2_BYTES = 10, MAX_GRADED = 20 };

struct Kernels {
  const char *name;
  // Each writes ascending word numbers to `out` (room for all words and 64 more) and returns how many.
  // `scratch`: two buffers with room for all groups of level 0 and 64 more. Adds its vector tests
  // (blocks of eight lanes) to *tests.
  size_t (*subset_words)(const struct Tree *, const struct Probe *, uint32_t *const scratch[2], int32_t *out,
                         uint64_t *tests);
  size_t (*superset_words)(const struct Tree *, const struct Probe *, uint32_t *const scratch[2], int32_t *out,
                           uint64_t *tests);
  // `lists` has room for LANES * (MANY_HANDS + 64) numbers for each level above 0.
  void (*subset_words_of_hands)(const struct Tree *, const struct Hands *, uint16_t *lists, uint64_t *tests);
  // The baseline of benchmarks: tests every block of level 0.
  size_t (*scan)(const struct Tree *, const struct Probe *, int32_t *out, uint64_t *tests);
  // Keeps the words, in order, that are longer than the table word and have its letters in the same order,
  // perhaps with others between them. Word i is text[offset[i]] to text[offset[i + 1]]; MAX_WORD bytes after the
  // last one are readable. Returns how many.
  size_t (*keep_supersequences)(const uint8_t *text, const uint32_t *offset, const uint8_t *word, size_t length,
                                int32_t *words, size_t n);
  // Finds words that differ from the table word by letters of the hand. Without `out` it only counts them.
  size_t (*substitutions)(const struct Columns *, const struct SubstitutionQuery *, int32_t *out);
  // Keeps the words that fit somewhere, in order, with a bit for each square where they may start. Both
  // outputs have room for all words and one more. Returns how many.
  size_t (*fit)(const uint8_t *rows, const int32_t *words, size_t n, const uint16_t *table, int32_t *out,
                uint32_t *starts);
  size_t (*fit_wide)(const uint8_t *rows, const int32_t *words, size_t n, const uint32_t *table, int32_t *out,
                     uint32_t *starts);
  // Takes each path through a grid one step further, in all ways that lead to words. `at` has the node of a path <<
  // SQUARE_BITS | its last square, `visited` a bit for each of its squares. The longer paths go to `next_at` and
  // `next_visited`, each with room for NEIGHBOURS * (n + 1) numbers, in the order of their beginnings and of the
  // neighbours. Returns how many. `ends` (room for n + 1) gets the nodes of the given paths that are words, *ended
  // how many. `walk` is for grids of up to NARROW_SQUARES squares.
  size_t (*walk)(const struct TrieNode *nodes, const struct Grid *grid, const uint32_t *at, const uint32_t *visited,
                 size_t n, uint32_t *next_at, uint32_t *next_visited, uint32_t *ends, size_t *ended);
  size_t (*walk_wide)(const struct TrieNode *nodes, const struct Grid *grid, const uint32_t *at,
                      const uint64_t *visited, size_t n, uint32_t *next_at, uint64_t *next_visited, uint32_t *ends,
                      size_t *ended);
  // Runs an automaton on words of `length` letters, 64 in each of `lanes` numbers (a multiple of LANES, up to
  // MAX_LANES). `bits`: lanes numbers with a bit for each word that has the first letter of the alphabet at the first
  // place; those of the next letter, then of the next place, follow `stride` numbers later. `registers` has room for
  // MAX_LANES numbers each, `out` for lanes numbers.
  void (*run_automaton)(const struct Automaton *automaton, const uint64_t *bits, uint32_t stride, uint32_t length,
                        uint32_t lanes, uint64_t *registers, uint64_t *out);
  // Numbers of words in planes: bit b of each, one after another, from planes[b * stride] on, 64 words in each of
  // `lanes` numbers (a multiple of LANES). Clears the bits in `among` of words whose number is not `low` to `high`,
  // which have `count` bits at most.
  void (*keep_in_range)(const uint64_t *planes, size_t stride, uint32_t count, uint64_t low, uint64_t high,
                        uint32_t lanes, uint64_t *among);
  // Adds such numbers to sums of `sum_count` planes, MAX_LANES numbers apart, which must be enough for them.
  void (*add_bitplanes)(const uint64_t *planes, size_t stride, uint32_t count, uint32_t lanes, uint64_t *sums,
                        uint32_t sum_count);
  // Grades a guess of `length` letters (up to MAX_GRADED) for each of `words` answers, in columns as in Columns. A
  // grade is the sum of the marks of all places, times 3**place: 2, the answer has the letter there; 1, it has another
  // copy, from left to right as long as copies last; or 0. Grades have as many bytes as 3**length - 1 needs: 1, 2 or 4.
  void (*grade)(const uint8_t *letters, size_t stride, const uint8_t *guess, size_t length, size_t words, void *out);
};

// The sets that this machine can run, fastest first; null after the last.
const struct Kernels *const *available_kernels(void);

// Each is null if it was not compiled for this instruction set.
extern const struct Kernels *const kernels_plain;
extern const struct Kernels *const kernels_avx2;
extern const struct Kernels *const kernels_avx512;
extern const struct Kernels *const kernels_neon;

}  // namespace lexicon_fast

#endif
