// Test every kernel that this machine can run against a reference loop, on random trees and columns.
//
// Usage: kernels_test [rounds] [seed]. Arrays are no longer than kernels.h requires, so that sanitizers find
// every access outside of them. Guard numbers follow the outputs and must not change.
#include <stdio.h>
#include <stdlib.h>

#include <memory>
#include <random>
#include <string>
#include <vector>

#include "kernels.h"

using namespace lexicon_fast;

namespace {

constexpr uint32_t MARGIN = 64;         // numbers that a kernel may write after its results
constexpr uint32_t GUARD = 0x5EA1ED00;  // follows the margin

std::mt19937_64 rng;
uint64_t below(uint64_t n) { return rng() % n; }
bool chance(double p) { return static_cast<double>(rng() >> 11) * 0x1p-53 < p; }

struct Vec {
  uint64_t lo, hi;
};

uint64_t some_bits(double density) {
  const uint64_t limit = static_cast<uint64_t>(density * 256);
  uint64_t bits = 0;
  for (int i = 0; i < 64; i += 8) {  // a random number has bytes for eight bits
    const uint64_t bytes = rng();
    for (int k = 0; k < 8; k++) bits |= static_cast<uint64_t>((bytes >> 8 * k & 255) < limit) << (i + k);
  }
  return bits;
}

int count_bits(uint64_t x) {
  int n = 0;
  for (; x; x &= x - 1) n++;  // clears the lowest bit
  return n;
}

// A buffer with a margin, followed by guards.
template <typename T>
struct Buffer {
  explicit Buffer(size_t n) : size(n + MARGIN), numbers(size + 16, static_cast<T>(GUARD)) {}
  T *data() { return numbers.data(); }
  bool intact() const {
    for (size_t i = size; i < numbers.size(); i++)
      if (numbers[i] != static_cast<T>(GUARD)) return false;
    return true;
  }
  size_t size;
  std::vector<T> numbers;
};

[[noreturn]] void fail(const char *kernels, const char *what, const std::string &more) {
  printf("FAILED: %s of %s: %s\n", what, kernels, more.c_str());
  exit(1);
}

void compare(const char *kernels, const char *what, const std::vector<int32_t> &expected, size_t found,
             Buffer<int32_t> &out) {
  if (!out.intact()) fail(kernels, what, "wrote after its margin");
  if (found != expected.size())
    fail(kernels, what, std::to_string(found) + " words, expected " + std::to_string(expected.size()));
  for (size_t i = 0; i < found; i++)
    if (out.numbers[i] != expected[i])
      fail(kernels, what,
           "word " + std::to_string(out.numbers[i]) + " at " + std::to_string(i) + ", expected " +
               std::to_string(expected[i]));
}

// ---------------------------------------------------------------- trees

struct Forest {  // a Tree and the memory it points into
  std::vector<Vec> words;
  std::vector<std::unique_ptr<uint64_t[]>> blocks;  // without any margin
  std::vector<std::unique_ptr<uint32_t[]>> firsts;
  Tree tree;
};

// Add a level over lanes with these ANDs and ORs, and replace them by those of its groups.
void add_level(Forest *forest, int t, std::vector<Vec> *all, std::vector<Vec> *any) {
  std::vector<uint32_t> first;
  const bool full = chance(0.5);
  for (size_t at = 0; at < all->size();) {
    first.push_back(static_cast<uint32_t>(at));
    at += full ? uint64_t(LANES) : 1 + below(LANES);
  }
  const size_t groups = first.size();
  std::unique_ptr<uint64_t[]> and_blocks(new uint64_t[groups * BLOCK]), or_blocks(new uint64_t[groups * BLOCK]);
  std::unique_ptr<uint32_t[]> firsts(new uint32_t[groups]);
  std::vector<Vec> all_above, any_above;
  for (size_t g = 0; g < groups; g++) {
    const size_t end = g + 1 < groups ? first[g + 1] : all->size();
    Vec in_all = {~0ull, ~0ull}, in_any = {0, 0};
    firsts[g] = first[g];
    for (size_t lane = 0; lane < LANES; lane++) {
      const size_t i = first[g] + lane;
      const Vec a = i < end ? (*all)[i] : Vec{~0ull, ~0ull}, o = i < end ? (*any)[i] : Vec{~0ull, ~0ull};
      and_blocks[g * BLOCK + lane] = a.lo;
      and_blocks[g * BLOCK + LANES + lane] = a.hi;
      or_blocks[g * BLOCK + lane] = o.lo;
      or_blocks[g * BLOCK + LANES + lane] = o.hi;
      if (i < end) {
        in_all = {in_all.lo & a.lo, in_all.hi & a.hi};
        in_any = {in_any.lo | o.lo, in_any.hi | o.hi};
      }
    }
    all_above.push_back(in_all);
    any_above.push_back(in_any);
  }
  forest->tree.level[t] = {and_blocks.get(), or_blocks.get(), firsts.get(), static_cast<uint32_t>(groups)};
  forest->tree.height = t;
  forest->blocks.push_back(std::move(and_blocks));
  forest->blocks.push_back(std::move(or_blocks));
  forest->firsts.push_back(std::move(firsts));
  *all = all_above;
  *any = any_above;
}

Forest random_forest() {
  Forest forest;
  const size_t sizes[] = {1, 2, 7, 8, 9, 64, 100, 1000, 5000};
  const size_t n = chance(0.3) ? sizes[below(9)] : 1 + below(400);
  const double density = chance(0.5) ? 0.05 : chance(0.5) ? 0.3 : 0.9;
  const Vec common = {some_bits(0.05), some_bits(0.05)};  // neighbours share bits
  Vec near = common;
  for (size_t i = 0; i < n; i++) {
    if (i % 8 == 0) near = {some_bits(density / 2), some_bits(density / 2)};
    forest.words.push_back({common.lo | near.lo | some_bits(density), common.hi | near.hi | some_bits(density)});
    if (chance(0.05)) forest.words.back() = {0, 0};
    if (chance(0.05)) forest.words.back().lo = 0;
    if (chance(0.05)) forest.words.back().hi = 0;
  }
  std::vector<Vec> all = forest.words, any = forest.words;
  const int height = static_cast<int>(below(6));
  for (int t = 0; t <= height && t < MAX_LEVELS; t++) add_level(&forest, t, &all, &any);
  return forest;
}

Probe random_probe(const Forest &forest) {
  Probe probe = {some_bits(0.3), some_bits(0.3), 0, 0, 0};
  const uint64_t wilds[] = {0, 0, 1, 1, 2, 2, 3, 4, 5, 8, 64};
  probe.wild = wilds[below(11)];
  if (chance(0.7)) {  // most of a word, so that it barely passes or fails
    const Vec word = forest.words[below(forest.words.size())];
    probe.have_lo |= word.lo;
    probe.have_hi |= word.hi;
    for (uint64_t k = below(probe.wild + 3); k-- > 0;) {
      const uint64_t bit = ~(1ull << below(64));
      if (chance(0.5))
        probe.have_lo &= bit;
      else
        probe.have_hi &= bit;
    }
    if (chance(0.7)) {
      probe.need_lo = word.lo & some_bits(0.3);
      probe.need_hi = word.hi & some_bits(0.3);
    }
  }
  // Unused lanes are all ones. A hand and a table word never have so many letters that these pass.
  while (count_bits(probe.have_lo) + count_bits(probe.have_hi) + probe.wild >= 128) {
    if (probe.wild > 8) probe.wild = 8;
    probe.have_lo &= some_bits(0.9);
    probe.have_hi &= some_bits(0.9);
  }
  return probe;
}

// The number of blocks that a search has to test, from the AND and OR blocks, from the top down.
uint64_t tests_needed(const Forest &forest, const Probe &probe, bool over) {
  uint64_t tests = 0;
  std::vector<size_t> groups;
  for (size_t g = 0; g < forest.tree.level[forest.tree.height].groups; g++) groups.push_back(g);
  for (int t = forest.tree.height; t >= 0; t--) {
    const Level level = forest.tree.level[t];
    std::vector<size_t> below_them;
    tests += groups.size();
    for (const size_t g : groups)
      for (size_t lane = 0; lane < LANES; lane++) {
        const uint64_t *all = level.all + g * BLOCK + lane, *any = level.any + g * BLOCK + lane;
        const uint64_t missing = static_cast<uint64_t>(count_bits(all[0] & ~probe.have_lo)) +
                                 static_cast<uint64_t>(count_bits(all[LANES] & ~probe.have_hi));
        const bool has = !over || (!(probe.need_lo & ~any[0]) && !(probe.need_hi & ~any[LANES]));
        if (missing <= probe.wild && has) below_them.push_back(level.first[g] + lane);
      }
    groups = below_them;
  }
  return tests;
}

void test_searches(const Kernels *k, const Forest &forest, const Probe &probe) {
  std::vector<int32_t> payable, containing;
  for (size_t i = 0; i < forest.words.size(); i++) {
    const Vec w = forest.words[i];
    const uint64_t missing = static_cast<uint64_t>(count_bits(w.lo & ~probe.have_lo)) +
                             static_cast<uint64_t>(count_bits(w.hi & ~probe.have_hi));
    if (missing > probe.wild) continue;
    payable.push_back(static_cast<int32_t>(i));
    if (!(probe.need_lo & ~w.lo) && !(probe.need_hi & ~w.hi)) containing.push_back(static_cast<int32_t>(i));
  }
  const size_t groups = forest.tree.level[0].groups;
  for (int what = 0; what < 3; what++) {
    const char *name = what == 0 ? "subset_words" : what == 1 ? "superset_words" : "scan";
    Buffer<uint32_t> a(groups), b(groups);
    Buffer<int32_t> out(forest.words.size());
    uint32_t *const scratch[2] = {a.data(), b.data()};
    uint64_t tests = 1000;
    size_t found;
    if (what == 2)
      found = k->scan(&forest.tree, &probe, out.data(), &tests);
    else
      found = (what == 0 ? k->subset_words : k->superset_words)(&forest.tree, &probe, scratch, out.data(), &tests);
    compare(k->name, name, what == 1 ? containing : payable, found, out);
    if (!a.intact() || !b.intact()) fail(k->name, name, "wrote after the margin of its scratch");
    const uint64_t expected = what == 2 ? groups : tests_needed(forest, probe, what == 1);
    if (tests != 1000 + expected) fail(k->name, name, std::to_string(tests - 1000) + " vector tests");
  }
}

// ---------------------------------------------------------------- many hands

struct Offers {  // what a kernel offered, and the hands' limits before and after
  const Forest *forest;
  std::vector<uint16_t> worth;  // LANES more than words
  std::vector<uint16_t> limit;
  std::vector<std::vector<uint32_t>> words;  // offered to each hand
};

void take(void *self, uint32_t hand, uint32_t group, uint32_t lanes) {
  Offers *offers = static_cast<Offers *>(self);
  for (uint32_t lane = 0; lane < LANES; lane++)
    if (lanes >> lane & 1) offers->words[hand].push_back(offers->forest->tree.level[0].first[group] + lane);
  // As a caller that wants the best word does.
  for (const uint32_t word : offers->words[hand])
    if (offers->worth[word] > offers->limit[hand]) offers->limit[hand] = offers->worth[word];
}

void test_many(const Kernels *k, const Forest &forest) {
  const uint32_t sizes[] = {1, 31, 32, 33, 64, 100, MANY_HANDS};
  const size_t words = forest.words.size(), groups = forest.tree.level[0].groups;
  const uint32_t n = chance(0.03) ? sizes[below(7)] : 1 + static_cast<uint32_t>(below(70));
  Hands hands = {};
  Offers offers;
  offers.forest = &forest;
  for (size_t i = 0; i < words + LANES; i++)
    offers.worth.push_back(static_cast<uint16_t>(below(chance(0.5) ? 5 : 65536)));
  offers.words.resize(n);
  std::vector<uint64_t> lo, hi;
  std::vector<uint32_t> count(n, 7);
  std::vector<uint8_t> allowed;
  for (size_t g = 0; g < groups; g++) allowed.push_back(static_cast<uint8_t>(below(256)));
  hands.wild = chance(0.5);
  std::vector<Probe> probes;
  for (uint32_t h = 0; h < n; h++) {
    Probe probe = random_probe(forest);
    probe.wild = hands.wild;
    probe.have_lo &= ~3ull;  // unused lanes have two more letters at least
    probes.push_back(probe);
    lo.push_back(probe.have_lo);
    hi.push_back(probe.have_hi);
    offers.limit.push_back(chance(0.5) ? 0 : static_cast<uint16_t>(below(65536)));
  }
  const std::vector<uint16_t> before = offers.limit;
  hands.have_lo = lo.data();
  hands.have_hi = hi.data();
  hands.hands = n;
  hands.count = count.data();
  hands.limit = offers.limit.data();
  hands.worth = offers.worth.data();
  hands.allowed = chance(0.3) ? allowed.data() : nullptr;
  hands.offer = take;
  hands.self = &offers;
  const size_t room = static_cast<size_t>(forest.tree.height) * LANES * (MANY_HANDS + 64);
  std::vector<uint16_t> lists(room + 16, static_cast<uint16_t>(GUARD));
  uint64_t tests = 1000, expected_tests = 1000;
  k->subset_words_of_hands(&forest.tree, &hands, lists.data(), &tests);
  for (size_t i = room; i < lists.size(); i++)
    if (lists[i] != static_cast<uint16_t>(GUARD)) fail(k->name, "subset_words_of_hands", "wrote after its lists");
  for (uint32_t h = 0; h < n; h++) {
    uint32_t found = 7;
    uint16_t limit = before[h];
    std::vector<uint32_t> expected;
    for (uint32_t g = 0; g < groups; g++) {
      const uint32_t first = forest.tree.level[0].first[g];
      const uint32_t end = g + 1 < groups ? forest.tree.level[0].first[g + 1] : static_cast<uint32_t>(words);
      uint16_t most = limit;  // of a group, all words are offered at once
      for (uint32_t i = first; i < end; i++) {
        const Vec w = forest.words[i];
        const int missing = count_bits(w.lo & ~lo[h]) + count_bits(w.hi & ~hi[h]);
        if (missing > static_cast<int>(hands.wild)) continue;
        if (hands.allowed && !(allowed[g] >> (i - first) & 1)) continue;
        found++;
        if (offers.worth[i] < limit) continue;
        expected.push_back(i);
        if (offers.worth[i] > most) most = offers.worth[i];
      }
      limit = most;
    }
    expected_tests += tests_needed(forest, probes[h], false);
    if (count[h] != found) fail(k->name, "subset_words_of_hands", "wrong number of words of a hand");
    if (offers.words[h] != expected) fail(k->name, "subset_words_of_hands", "wrong words offered to a hand");
  }
  if (tests != expected_tests) fail(k->name, "subset_words_of_hands", std::to_string(tests - 1000) + " vector tests");
}

// ---------------------------------------------------------------- subsequences

void test_supersequences(const Kernels *k) {
  const size_t n = 1 + below(200), codes = 2 + below(5);
  std::vector<uint32_t> offset = {0};
  std::vector<uint8_t> letters;
  for (size_t i = 0; i < n; i++) {
    const size_t size = chance(0.9) ? 2 + below(12) : 2 + below(MAX_WORD - 1);
    for (size_t j = 0; j < size; j++) letters.push_back(static_cast<uint8_t>(below(codes)));
    offset.push_back(static_cast<uint32_t>(letters.size()));
  }
  std::unique_ptr<uint8_t[]> text(new uint8_t[letters.size() + MAX_WORD]);  // without any further margin
  for (size_t i = 0; i < letters.size() + MAX_WORD; i++)
    text[i] = i < letters.size() ? letters[i] : static_cast<uint8_t>(below(codes));
  uint8_t word[MAX_WORD];
  const size_t length = chance(0.9) ? 1 + below(6) : 1 + below(MAX_WORD);
  for (size_t j = 0; j < length; j++) word[j] = static_cast<uint8_t>(below(codes));
  std::vector<int32_t> words, expected;
  for (size_t i = 0; i < n; i++)
    if (chance(0.8)) words.push_back(static_cast<int32_t>(i));
  for (const int32_t w : words) {
    const size_t begin = offset[static_cast<size_t>(w)], end = offset[static_cast<size_t>(w) + 1];
    size_t next = 0;
    for (size_t at = begin; at < end; at++)
      if (next < length && text[at] == word[next]) next++;
    if (end - begin > length && next == length) expected.push_back(w);
  }
  const size_t found = k->keep_supersequences(text.get(), offset.data(), word, length, words.data(), words.size());
  words.resize(found);
  if (words != expected) fail(k->name, "keep_supersequences", "wrong words");
}

// ---------------------------------------------------------------- columns

struct Table {  // Columns and the memory they point into
  uint32_t length, codes;
  std::unique_ptr<uint8_t[]> letters;
  std::unique_ptr<uint32_t[]> ids, common;
  Columns columns;
};

Table random_table() {
  Table table;
  const uint32_t counts[] = {1, 63, 64, 65, 128};
  table.length = chance(0.8) ? 2 + static_cast<uint32_t>(below(9)) : 2 + static_cast<uint32_t>(below(63));
  table.codes = chance(0.5) ? 2 + static_cast<uint32_t>(below(4)) : 2 + static_cast<uint32_t>(below(31));
  const uint32_t words = chance(0.3) ? counts[below(5)] : 1 + static_cast<uint32_t>(below(300));
  const uint32_t stride = (words + 63) / 64 * 64;
  table.letters.reset(new uint8_t[size_t(stride) * table.length]);
  table.ids.reset(new uint32_t[words]);
  for (size_t i = 0; i < size_t(stride) * table.length; i++)
    table.letters[i] = static_cast<uint8_t>(below(table.codes));
  if (chance(0.5))
    for (size_t k = 0; k < table.length; k++)
      for (size_t i = words; i < stride; i++) table.letters[k * stride + i] = 31;
  uint32_t id = 0;
  for (uint32_t i = 0; i < words; i++) table.ids[i] = id += 1 + static_cast<uint32_t>(below(5));
  if (chance(0.5))  // words with letters in common, as in a dictionary
    for (uint32_t i = 0; i < words; i++)
      table.letters[below(table.length) * stride + i] = static_cast<uint8_t>(i / 64 % table.codes);
  table.common.reset(new uint32_t[stride / 64]);
  for (uint32_t block = 0; block < stride / 64; block++) {
    table.common[block] = ~uint32_t(0);
    for (uint32_t i = 64 * block; i < words && i < 64 * block + 64; i++) {
      uint32_t letters = 0;
      for (size_t k = 0; k < table.length; k++) letters |= uint32_t(1) << table.letters[k * stride + i];
      table.common[block] &= letters;
    }
  }
  table.columns = {table.letters.get(), table.ids.get(), chance(0.2) ? nullptr : table.common.get(), words, stride};
  return table;
}

// A query like those of search.pyx. `have` are the cards of a hand.
SubstitutionQuery random_query(const Table &table) {
  SubstitutionQuery e = {};
  e.length = table.length;
  const uint32_t wilds[] = {0, 0, 1, 1, 2, 3, 4, 10, 64};
  e.wild = wilds[below(9)];
  const size_t from = below(table.columns.words);
  for (size_t k = 0; k < MAX_WORD; k++) {
    const bool near = k < e.length && chance(0.8);
    e.word[k] = near ? table.letters[k * table.columns.stride + from] : static_cast<uint8_t>(below(table.codes));
  }
  for (uint64_t card = 1 + below(chance(0.9) ? 12 : 65 - e.wild); card-- > 0;) e.have[below(table.codes)]++;
  e.lacking = ~uint32_t(0);
  for (size_t c = 0; c < CODES; c++)
    if (e.have[c]) e.lacking &= ~(uint32_t(1) << c);
  for (size_t k = 0; k < e.length; k++) e.lacking &= ~(uint32_t(1) << e.word[k]);
  uint32_t distinct = 0;
  uint8_t plane[CODES] = {}, bit[CODES] = {};
  for (size_t c = 0; c < CODES; c++) {
    if (!e.have[c]) continue;
    plane[c] = static_cast<uint8_t>(distinct / 8);
    bit[c] = static_cast<uint8_t>(1 << distinct % 8);
    if (e.have[c] == 1) e.single[plane[c]] |= bit[c];
    if (e.have[c] <= 2) e.few[plane[c]] |= bit[c];
    distinct++;
  }
  e.planes = (distinct + 7) / 8;
  for (size_t k = 0; k < e.length; k++)
    for (size_t c = 0; c < CODES; c++) {
      e.fails[k][c] = c != e.word[k] && !e.have[c];
      if (c != e.word[k] && e.have[c]) e.hot[plane[c]][k][c] = bit[c];
    }
  return e;
}

void test_substitutions(const Kernels *kernels, const Table &table, const SubstitutionQuery &e) {
  std::vector<int32_t> expected;
  for (size_t i = 0; i < table.columns.words; i++) {
    uint32_t needed[CODES] = {}, missing = 0;
    bool changed = false;
    for (size_t k = 0; k < e.length; k++) {
      const uint8_t c = table.letters[k * table.columns.stride + i];
      changed |= c != e.word[k];
      if (c != e.word[k] && ++needed[c] > e.have[c]) missing++;
    }
    if (changed && missing <= e.wild) expected.push_back(static_cast<int32_t>(table.ids[i]));
  }
  Buffer<int32_t> out(table.columns.words);
  compare(kernels->name, "substitutions", expected, kernels->substitutions(&table.columns, &e, out.data()), out);
  if (kernels->substitutions(&table.columns, &e, nullptr) != expected.size())
    fail(kernels->name, "substitutions", "wrong count");
}

// ---------------------------------------------------------------- lanes

// Words in rows, and a lane of a board that allows some letters on each square.
template <typename Number, size_t STRIDE>
struct Fitting {
  std::vector<std::vector<uint8_t>> words;
  std::unique_ptr<uint8_t[]> rows;  // without any margin
  std::vector<int32_t> queries;
  Number table[FIT_CODES];
};

template <typename Number, size_t STRIDE>
Fitting<Number, STRIDE> random_fitting() {
  Fitting<Number, STRIDE> f;
  const uint32_t codes = 2 + static_cast<uint32_t>(below(31)), side = 2 + static_cast<uint32_t>(below(STRIDE - 2));
  const size_t n = 1 + below(60);
  f.rows.reset(new uint8_t[n * STRIDE]);
  for (size_t i = 0; i < n; i++) {
    std::vector<uint8_t> word(2 + below(chance(0.8) ? side : STRIDE + 5));
    for (uint8_t &letter : word) letter = static_cast<uint8_t>(below(codes));
    uint8_t *row = f.rows.get() + i * STRIDE;
    for (size_t k = 0; k < STRIDE; k++) row[k] = PAD;
    for (size_t k = 0; k < word.size() && word.size() < STRIDE; k++) row[k] = word[k];
    row[STRIDE - 1] = static_cast<uint8_t>(PAD + (word.size() < STRIDE ? word.size() : 1));
    f.words.push_back(word);
  }
  for (size_t k = below(chance(0.3) ? 4 : 200); k-- > 0;) f.queries.push_back(static_cast<int32_t>(below(n)));
  const double taken = chance(0.3) ? 1.0 : chance(0.5) ? 0.9 : 0.4;
  for (size_t c = 0; c < FIT_CODES; c++) {
    f.table[c] = 0;
    if (c == PAD + 1) continue;
    for (uint32_t k = 0; k < side; k++) f.table[c] |= static_cast<Number>(static_cast<Number>(chance(taken)) << k);
  }
  f.table[PAD] = static_cast<Number>(~Number(0));
  return f;
}

template <typename Number, size_t STRIDE, typename Call>
void test_fit(const char *kernels, const char *what, const Fitting<Number, STRIDE> &f, Call call) {
  std::vector<int32_t> expected;
  std::vector<uint32_t> expected_starts;
  for (const int32_t i : f.queries) {
    const std::vector<uint8_t> &word = f.words[static_cast<size_t>(i)];
    if (word.size() >= STRIDE) continue;
    uint32_t starts = 0;
    for (size_t at = 0; at < STRIDE; at++) {
      bool fits = f.table[PAD + word.size()] >> at & 1;
      for (size_t k = 0; k < word.size(); k++) fits = fits && at + k < STRIDE && (f.table[word[k]] >> (at + k) & 1);
      starts |= static_cast<uint32_t>(fits) << at;
    }
    if (!starts) continue;
    expected.push_back(i);
    expected_starts.push_back(starts);
  }
  Buffer<int32_t> out(f.queries.size());
  Buffer<uint32_t> starts(f.queries.size());
  const size_t found = call(f.rows.get(), f.queries.data(), f.queries.size(), f.table, out.data(), starts.data());
  compare(kernels, what, expected, found, out);
  if (!starts.intact()) fail(kernels, what, "wrote after the margin of its starts");
  for (size_t i = 0; i < found; i++)
    if (starts.numbers[i] != expected_starts[i]) fail(kernels, what, "wrong starts of word " + std::to_string(i));
}

// ---------------------------------------------------------------- grids

template <typename Visited>
using Walk = size_t (*)(const TrieNode *, const Grid *, const uint32_t *, const Visited *, size_t, uint32_t *,
                        Visited *, uint32_t *, size_t *);

void visits_of(const Grid &grid, size_t square, const uint32_t **visits) { *visits = grid.visit_narrow[square]; }
void visits_of(const Grid &grid, size_t square, const uint64_t **visits) { *visits = grid.visit[square]; }

template <typename Visited>
void test_walk(const char *kernels, const char *what, Walk<Visited> walk) {
  const uint32_t nodes = 200, squares = sizeof(Visited) * 8;
  std::vector<TrieNode> trie(nodes);
  for (TrieNode &node : trie) {
    node.letters = static_cast<uint32_t>(some_bits(chance(0.5) ? 0.5 : 0.1));
    node.first = static_cast<uint32_t>(below(uint64_t(1) << TRIE_BITS) | (chance(0.3) ? TRIE_END : 0));
  }
  Grid grid = {};
  for (uint32_t square = 0; square < squares; square++)
    for (uint32_t i = 0; i < NEIGHBOURS; i++) {
      const uint32_t near = static_cast<uint32_t>(below(squares)), letter = static_cast<uint32_t>(below(33));
      grid.step[square][i] = letter << SQUARE_BITS | near;
      grid.visit[square][i] = uint64_t(1) << near;
      if (near < NARROW_SQUARES) grid.visit_narrow[square][i] = uint32_t(1) << near;
    }
  const size_t n = below(40);
  std::unique_ptr<uint32_t[]> at(new uint32_t[n]);
  std::unique_ptr<Visited[]> visited(new Visited[n]);
  std::vector<uint32_t> expected_ends;
  std::vector<int32_t> expected;
  std::vector<Visited> expected_visited;
  for (size_t i = 0; i < n; i++) {
    const uint32_t number = static_cast<uint32_t>(below(nodes)), square = static_cast<uint32_t>(below(squares));
    at[i] = number << SQUARE_BITS | square;
    visited[i] = static_cast<Visited>(some_bits(0.2));
    if (trie[number].first & TRIE_END) expected_ends.push_back(number);
    const Visited *visits;
    visits_of(grid, square, &visits);
    for (size_t k = 0; k < NEIGHBOURS; k++) {
      const uint32_t letter = grid.step[square][k] >> SQUARE_BITS, near = grid.step[square][k] & (MAX_SQUARES - 1);
      if (letter == TRIE_LETTERS || !(trie[number].letters >> letter & 1) || (visited[i] >> near & 1)) continue;
      expected.push_back(static_cast<int32_t>(((trie[number].first & ~TRIE_END) + letter) << SQUARE_BITS | near));
      expected_visited.push_back(visited[i] | visits[k]);
    }
  }
  const size_t room = NEIGHBOURS * (n + 1);
  std::unique_ptr<uint32_t[]> next_at(new uint32_t[room]), ends(new uint32_t[n + 1]);
  std::unique_ptr<Visited[]> next_visited(new Visited[room]);
  size_t ended = 0;
  const size_t found =
      walk(trie.data(), &grid, at.get(), visited.get(), n, next_at.get(), next_visited.get(), ends.get(), &ended);
  Buffer<int32_t> out(found);
  for (size_t i = 0; i < found; i++) out.numbers[i] = static_cast<int32_t>(next_at[i]);
  compare(kernels, what, expected, found, out);
  for (size_t i = 0; i < found; i++)
    if (next_visited[i] != expected_visited[i]) fail(kernels, what, "wrong squares of path " + std::to_string(i));
  if (std::vector<uint32_t>(ends.get(), ends.get() + ended) != expected_ends) fail(kernels, what, "wrong ends");
}

// ---------------------------------------------------------------- grades

template <typename Grade>
void test_grade(const Kernels *kernels, size_t length) {
  const size_t words = below(300), stride = (words + 63) / 64 * 64, kinds = 1 + below(chance(0.5) ? 4 : CODES);
  std::unique_ptr<uint8_t[]> letters(new uint8_t[stride * length]()), guess(new uint8_t[length]);
  for (size_t k = 0; k < length; k++) {
    guess[k] = static_cast<uint8_t>(below(kinds));
    for (size_t i = 0; i < words; i++) letters[k * stride + i] = static_cast<uint8_t>(below(kinds));
  }
  std::unique_ptr<Grade[]> out(new Grade[words]);
  kernels->grade(letters.get(), stride, guess.get(), length, words, out.get());
  for (size_t i = 0; i < words; i++) {
    int copies[CODES] = {};
    for (size_t k = 0; k < length; k++) {
      const uint8_t letter = letters[k * stride + i];
      copies[letter] += letter != guess[k];
    }
    uint64_t grade = 0, power = 1;
    for (size_t k = 0; k < length; k++, power *= 3)
      grade += letters[k * stride + i] == guess[k] ? 2 * power : copies[guess[k]]-- > 0 ? power : 0;
    if (out[i] != grade) fail(kernels->name, "grade", "wrong grade of word " + std::to_string(i));
  }
}

void test_grades(const Kernels *kernels) {
  const size_t length = chance(0.5) ? size_t(GRADED_IN_1_BYTE) : 1 + below(MAX_GRADED);
  if (length <= GRADED_IN_1_BYTE)
    test_grade<uint8_t>(kernels, length);
  else if (length <= GRADED_IN_2_BYTES)
    test_grade<uint16_t>(kernels, length);
  else
    test_grade<uint32_t>(kernels, length);
}

}  // namespace

int main(int argc, char **argv) {
  const long rounds = argc > 1 ? atol(argv[1]) : 300;
  const unsigned long long seed = argc > 2 ? strtoull(argv[2], nullptr, 10) : 1;
  for (const Kernels *const *k = available_kernels(); *k; k++) {
    rng.seed(seed);
    for (long round = 0; round < rounds; round++) {
      const Forest forest = random_forest();
      const Table table = random_table();
      test_many(*k, forest);
      for (int query = 0; query < 20; query++) {
        test_searches(*k, forest, random_probe(forest));
        test_supersequences(*k);
        test_substitutions(*k, table, random_query(table));
        test_fit((*k)->name, "fit", random_fitting<uint16_t, NARROW>(), (*k)->fit);
        test_fit((*k)->name, "fit_wide", random_fitting<uint32_t, WIDE>(), (*k)->fit_wide);
        test_grades(*k);
        test_walk<uint32_t>((*k)->name, "walk", (*k)->walk);
        test_walk<uint64_t>((*k)->name, "walk_wide", (*k)->walk_wide);
      }
    }
    printf("%s: %ld queries of each kind, all good\n", (*k)->name, 20 * rounds);
  }
  return 0;
}
