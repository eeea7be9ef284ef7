// The kernels: the loops over many words at once, one set for each instruction set.
//
// A word is a vector of letter counts in unary (see layout.pxd), 128 bits in two halves. The words
// stand sorted by that vector; runs of up to eight neighbours form a group, runs of up to eight
// groups a group one level up, and so on. A group is a block of 16 numbers:
//
//     lo[8] hi[8]      of its eight lanes; lanes beyond its last member are all ones
//
// At level 0 a lane is a word; above, a lane is a group of the level below, and there are two blocks:
// the AND (what all words below need) and the OR (what any of them has). `first[g]` is the number of
// the word or group in lane 0 of group g; the others follow on.
//
// This header is plain data and function pointers. It is included by translation units built for
// different instruction sets, so it must not define inline functions or use templates.
#ifndef LEXICON_FAST_KERNELS_H
#define LEXICON_FAST_KERNELS_H

#include <stddef.h>
#include <stdint.h>

namespace lexicon_fast {

enum { MAX_LEVELS = 12, LANES = 8, BLOCK = 2 * LANES, MAX_WORD = 64, CODES = 32 };

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

// Words with at most `wild` letters that are not in `have` and, for over(), with all letters of `need`.
struct Probe {
  uint64_t have_lo, have_hi;
  uint64_t need_lo, need_hi;
  uint64_t wild;
};

// Words of one length, letter by letter: letter k of word i is at letters[k * stride + i]; places
// beyond the last word hold zeros, and are cut off by `words`.
struct Columns {
  const uint8_t *letters;
  const uint32_t *ids;  // word number of column i, rising
  uint32_t words;
  uint32_t stride;  // a multiple of 64
};

// What a substitution asks of each place. `fails[k][c]` is 1 if letter c at place k is neither the
// table word's own nor one of the hand; `hot[p][k][c]` has a bit in plane p for letter c if it has to
// be paid from the hand. `single[p]` are the bits of letters that the hand has once.
struct Exchange {
  uint32_t length;
  uint32_t wild;
  uint32_t planes;  // 0 to 4, eight letters of the hand each
  uint8_t single[4];
  uint8_t have[CODES];
  uint8_t word[MAX_WORD];
  uint8_t fails[MAX_WORD][CODES];
  uint8_t hot[4][MAX_WORD][CODES];
};

// A lane of a board, and the words that fit it. Words stand in rows of 16 bytes (lanes of up to 15
// squares) or 32 (up to 31): the letters, PAD up to the last byte, and there PAD + length (PAD + 1: too
// long). The table of a lane has a bit for each square that may hold letter c at [c], at [PAD + n] one
// for each square where a word of n letters may start, and all ones at [PAD]; [PAD + 1] is 0.
enum { PAD = 32, FIT_CODES = 64, NARROW = 16, WIDE = 32 };

struct Kernels {
  const char *name;
  // Each writes rising word numbers to `out` (room for all words and 64 more) and returns how many.
  // `scratch`: two buffers with room for all groups of level 0 and 64 more. Adds its vector tests
  // (blocks of eight lanes) to *tests.
  size_t (*within)(const struct Tree *, const struct Probe *, uint32_t *const scratch[2], int32_t *out,
                   uint64_t *tests);
  size_t (*over)(const struct Tree *, const struct Probe *, uint32_t *const scratch[2], int32_t *out, uint64_t *tests);
  // The yardstick: every block of level 0, one after the other.
  size_t (*scan)(const struct Tree *, const struct Probe *, int32_t *out, uint64_t *tests);
  // The words that differ from the table word by letters of the hand.
  size_t (*exchange)(const struct Columns *, const struct Exchange *, int32_t *out);
  // Of the words with these numbers those that fit somewhere, in the same order, and the squares where
  // they may start, a bit each. Both outputs have room for all of them and one more. Returns how many.
  size_t (*fit)(const uint8_t *rows, const int32_t *words, size_t n, const uint16_t *table, int32_t *out,
                uint32_t *starts);
  size_t (*fit_wide)(const uint8_t *rows, const int32_t *words, size_t n, const uint32_t *table, int32_t *out,
                     uint32_t *starts);
};

// The sets this machine can run, fastest first; null behind the last.
const struct Kernels *const *available_kernels(void);

// Each is null where the compiler could not build it.
extern const struct Kernels *const kernels_plain;
extern const struct Kernels *const kernels_avx2;
extern const struct Kernels *const kernels_avx512;
extern const struct Kernels *const kernels_neon;

}  // namespace lexicon_fast

#endif
