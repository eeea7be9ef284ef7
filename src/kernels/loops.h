// The loops of the kernels for all instruction sets. Each wrapper (plain.cpp, avx2.cpp, ...) defines a
// struct `V` of vector operations and includes this file inside its namespace. Nothing here may be visible
// outside the wrapper, neither inline functions nor standard templates, or the linker might keep the copy
// of one instruction set for all.
//
// The members of V:
//   typename V::Query                          the numbers of a Probe, in all lanes
//   V::Query V::query(const Probe &)
//   unsigned V::payable<WILD>(block, query)    bit i: lane i has at most `wild` bits outside `have`;
//                                              WILD is 0, 1, 2 or MANY
//   unsigned V::contains(block, query)         bit i: lane i has all bits of `need`
//   size_t V::keep(out, at, base, mask)        append base + i for each bit i; returns the new end
//   void V::exchange64(letters, stride, exchange, &sure, &doubtful)
//                                              a bit for each of 64 words: `sure` if it is payable,
//                                              `doubtful` if it must be tested letter by letter
//   size_t V::keep64(out, at, ids, mask)       append ids[i] for each bit i; returns the new end
//   typename V::Lane, V::Lane V::lane(table)   the table of a narrow lane in vectors
//   uint32_t V::fit16(rows, words, lane, starts)
//                                              the squares where each of 16 words may start; returns a
//                                              bit for each word with any, and perhaps for some without
//   typename V::WideLane, V::wide_lane(table), V::fit1(row, lane)
//                                              the same for one word and a wide lane
//
// keep and keep64 may write up to 64 numbers after those they append.

// Find the words that pass, level by level. `from` holds the groups to test, ascending.
template <int WILD, bool OVER>
size_t search(const Tree *tree, const Probe *probe, uint32_t *const scratch[2], uint32_t *out, uint64_t *tests) {
  const typename V::Query query = V::query(*probe);
  uint32_t *from = scratch[0], *to = scratch[1];
  size_t groups = 0;
  {
    const Level top = tree->level[tree->height];
    uint32_t *found = tree->height == 0 ? out : from;
    for (size_t g = 0; g < top.groups; g++) {
      unsigned mask = V::template payable<WILD>(top.all + g * BLOCK, query);
      if (OVER) mask &= V::contains(top.any + g * BLOCK, query);
      groups = V::keep(found, groups, top.first[g], mask);
    }
    *tests += top.groups;
  }
  for (int t = tree->height - 1; t >= 0; t--) {
    const Level level = tree->level[t];
    uint32_t *found = t == 0 ? out : to;
    size_t passed = 0;
    for (size_t i = 0; i < groups; i++) {
      const size_t g = from[i];
      unsigned mask = V::template payable<WILD>(level.all + g * BLOCK, query);
      if (OVER) mask &= V::contains(level.any + g * BLOCK, query);
      passed = V::keep(found, passed, level.first[g], mask);
    }
    *tests += groups;
    groups = passed;
    uint32_t *swap = from;
    from = to;
    to = swap;
  }
  return groups;
}

template <bool OVER>
size_t by_wild(const Tree *tree, const Probe *probe, uint32_t *const scratch[2], int32_t *out, uint64_t *tests) {
  uint32_t *ids = reinterpret_cast<uint32_t *>(out);
  switch (probe->wild) {
    case 0: return search<0, OVER>(tree, probe, scratch, ids, tests);
    case 1: return search<1, OVER>(tree, probe, scratch, ids, tests);
    case 2: return search<2, OVER>(tree, probe, scratch, ids, tests);
    default: return search<MANY, OVER>(tree, probe, scratch, ids, tests);
  }
}

static size_t within(const Tree *tree, const Probe *probe, uint32_t *const scratch[2], int32_t *out, uint64_t *tests) {
  return by_wild<false>(tree, probe, scratch, out, tests);
}

static size_t over(const Tree *tree, const Probe *probe, uint32_t *const scratch[2], int32_t *out, uint64_t *tests) {
  return by_wild<true>(tree, probe, scratch, out, tests);
}

static size_t scan(const Tree *tree, const Probe *probe, int32_t *out, uint64_t *tests) {
  const typename V::Query query = V::query(*probe);
  const Level words = tree->level[0];
  uint32_t *ids = reinterpret_cast<uint32_t *>(out);
  size_t found = 0;
  for (size_t g = 0; g < words.groups; g++) {
    const uint64_t *block = words.all + g * BLOCK;
    const unsigned mask = probe->wild ? V::template payable<MANY>(block, query) : V::template payable<0>(block, query);
    found = V::keep(ids, found, words.first[g], mask);
  }
  *tests += words.groups;
  return found;
}

static bool payable_exactly(const uint8_t *letters, size_t stride, const Exchange &e) {
  uint8_t have[CODES];
  for (size_t c = 0; c < CODES; c++) have[c] = e.have[c];
  uint32_t missing = 0;
  for (size_t k = 0; k < e.length; k++) {
    const uint8_t c = letters[k * stride];
    if (c == e.word[k]) continue;
    if (have[c])
      have[c]--;
    else
      missing++;
  }
  return missing <= e.wild;
}

static size_t exchange(const Columns *columns, const Exchange *exchange, int32_t *out) {
  size_t found = 0;
  for (size_t at = 0; at < columns->words; at += 64) {
    const uint8_t *letters = columns->letters + at;
    uint64_t sure, doubtful;
    V::exchange64(letters, columns->stride, *exchange, &sure, &doubtful);
    for (uint64_t rest = doubtful; rest; rest &= rest - 1) {
      const unsigned i = lowest_bit(rest);
      if (payable_exactly(letters + i, columns->stride, *exchange)) sure |= uint64_t(1) << i;
    }
    const size_t words = columns->words - at;
    if (words < 64) sure &= (uint64_t(1) << words) - 1;
    if (sure) found = V::keep64(out, found, columns->ids + at, sure);
  }
  return found;
}

static size_t fit(const uint8_t *rows, const int32_t *words, size_t n, const uint16_t *table, int32_t *out,
                  uint32_t *starts) {
  const typename V::Lane lane = V::lane(table);
  size_t found = 0, at = 0;
  for (; at + 16 <= n; at += 16) {
    uint16_t some[16];
    for (uint32_t rest = V::fit16(rows, words + at, lane, some); rest; rest &= rest - 1) {
      const unsigned i = lowest_bit(rest);
      out[found] = words[at + i];
      starts[found] = some[i];
      found += some[i] != 0;
    }
  }
  for (; at < n; at++) {
    const uint32_t some = fit_scalar(rows + static_cast<size_t>(words[at]) * NARROW, NARROW - 1, table);
    out[found] = words[at];
    starts[found] = some;
    found += some != 0;
  }
  return found;
}

static size_t fit_wide(const uint8_t *rows, const int32_t *words, size_t n, const uint32_t *table, int32_t *out,
                       uint32_t *starts) {
  const typename V::WideLane lane = V::wide_lane(table);
  size_t found = 0;
  for (size_t i = 0; i < n; i++) {
    const uint32_t some = V::fit1(rows + static_cast<size_t>(words[i]) * WIDE, lane);
    out[found] = words[i];
    starts[found] = some;
    found += some != 0;
  }
  return found;
}
