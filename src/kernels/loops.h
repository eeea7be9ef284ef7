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
//   typename V::Block, V::Block V::load(block) a block in registers, which V::payable takes as well
//   unsigned V::contains(block, query)         bit i: lane i has all bits of `need`
//   typename V::Worth, V::Worth V::worth(from) eight numbers of 16 bits
//   unsigned V::reach(V::Worth, limit, mask)   the bits of the mask whose number is `limit` or more
//   void V::spread(lists, room, list, masks, n, passed)
//                                              for each lane, put list[i] for each i < n with its bit in masks[i]
//                                              into a list of its own, `room` numbers after that of the lane
//                                              before; passed[lane] is how many
//   size_t V::keep(out, at, base, mask)        append base + i for each bit i; returns the new end
//   bool V::in_order(letters, n, word, length, places)
//                                              whether the letters of the table word are among the n letters in
//                                              this order; places[c] has a bit for each of them with code c
//   typename V::Table, V::Table V::table(of32) a number for each of 32 letters
//   uint64_t V::few64(letters, stride, tables, length, most)
//                                              a bit for each of 64 words: the numbers of its letters, each in the
//                                              table of its place, add up to `most` or less
//   void V::substitutions64(letters, stride, query, fails, few, &sure, &doubtful)
//                                              a bit for each of the words in `few`: `sure` if it is payable,
//                                              `doubtful` if it must be tested letter by letter
//   size_t V::keep64(out, at, ids, mask)       append ids[i] for each bit i; returns the new end
//   typename V::Lane, V::Lane V::lane(table)   the table of a narrow lane in vectors
//   uint32_t V::fit16(rows, words, lane, starts)
//                                              the squares where each of 16 words may start; returns a
//                                              bit for each word with any, and perhaps for some without
//   typename V::WideLane, V::wide_lane(table), V::fit1(row, lane)
//                                              the same for one word and a wide lane
//   V::LOOKS_UP_GRADES                         whether there is V::grade64
//   void V::grade64(letters, stride, tables, grades)
//                                              the grades of five places, of letters that the guess has once,
//                                              for 64 answers
//
// keep, keep64 and spread may write up to 64 numbers after those they append.

// Find the words that pass, level by level. `from` holds the groups to test, ascending.
template <int WILD, bool OVER>
size_t search(const Tree *tree, const Probe *probe, uint32_t *const scratch[2], uint32_t *out, uint64_t *tests) {
  enum { AHEAD = 4 };  // groups that are fetched from memory at the same time
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
      if ((OVER || WILD) && i + AHEAD < groups) {  // other searches visit too few groups to gain
        const size_t next = from[i + AHEAD] * BLOCK;
        prefetch(level.all + next);
        prefetch(level.all + next + LANES);
        if (OVER) {
          prefetch(level.any + next);
          prefetch(level.any + next + LANES);
        }
      }
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

static size_t subset_words(const Tree *tree, const Probe *probe, uint32_t *const scratch[2], int32_t *out,
                           uint64_t *tests) {
  return by_wild<false>(tree, probe, scratch, out, tests);
}

static size_t superset_words(const Tree *tree, const Probe *probe, uint32_t *const scratch[2], int32_t *out,
                             uint64_t *tests) {
  return by_wild<true>(tree, probe, scratch, out, tests);
}

// Test all hands of a list with the words of a group of level 0.
template <int WILD>
void count_words(const Tree *tree, const Hands *hands, size_t g, const uint16_t *list, size_t n) {
  const Level words = tree->level[0];
  const typename V::Block block = V::load(words.all + g * BLOCK);
  const typename V::Worth worth = V::worth(hands->worth + words.first[g]);
  const unsigned allowed = hands->allowed ? hands->allowed[g] : 0xFF;
  const uint64_t *const have_lo = hands->have_lo, *const have_hi = hands->have_hi;
  const uint16_t *const limit = hands->limit;
  uint32_t *const count = hands->count;
  uint32_t offers[MANY_HANDS + 1];
  size_t waiting = 0;
  for (size_t i = 0; i < n; i++) {
    const size_t h = list[i];
    const Probe probe = {have_lo[h], have_hi[h], 0, 0, WILD};
    unsigned mask = V::template payable<WILD>(block, V::query(probe)) & allowed;
    count[h] += bits_set(mask);
    mask = V::reach(worth, limit[h], mask);
    offers[waiting] = static_cast<uint32_t>(h << LANES | mask);
    waiting += mask != 0;
  }
  for (size_t i = 0; i < waiting; i++)
    hands->offer(hands->self, offers[i] >> LANES, static_cast<uint32_t>(g), offers[i] & 0xFF);
}

// Test all hands of a list with a group, and those that pass with each group below it: the group is read once
// for all of them.
template <int WILD>
void visit(const Tree *tree, const Hands *hands, int t, size_t g, const uint16_t *list, size_t n, uint16_t *lists,
           uint64_t *tests) {
  *tests += n;
  if (t == 0) {
    count_words<WILD>(tree, hands, g, list, n);
    return;
  }
  const Level level = tree->level[t];
  const typename V::Block block = V::load(level.all + g * BLOCK);
  const size_t room = MANY_HANDS + 64;
  uint8_t masks[room];
  const uint64_t *const have_lo = hands->have_lo, *const have_hi = hands->have_hi;
  for (size_t i = 0; i < n; i++) {
    const size_t h = list[i];
    const Probe probe = {have_lo[h], have_hi[h], 0, 0, WILD};
    masks[i] = static_cast<uint8_t>(V::template payable<WILD>(block, V::query(probe)));
  }
  size_t passed[LANES];
  const Level below = tree->level[t - 1];
  const size_t first = level.first[g];
  prefetch(below.first + first);
  V::spread(lists, room, list, masks, n, passed);
  for (unsigned lane = 0; lane < LANES; lane++) {
    if (!passed[lane]) continue;
    const uint64_t *const next = below.all + (first + lane) * BLOCK;
    prefetch(next);
    prefetch(next + LANES);
  }
  for (unsigned lane = 0; lane < LANES; lane++)
    if (passed[lane])
      visit<WILD>(tree, hands, t - 1, first + lane, lists + lane * room, passed[lane], lists + LANES * room, tests);
}

static void subset_words_of_hands(const Tree *tree, const Hands *hands, uint16_t *lists, uint64_t *tests) {
  uint16_t all[MANY_HANDS + 64];
  for (uint16_t h = 0; h < MANY_HANDS + 64; h++) all[h] = h;
  for (size_t g = 0; g < tree->level[tree->height].groups; g++)
    if (hands->wild)
      visit<1>(tree, hands, tree->height, g, all, hands->hands, lists, tests);
    else
      visit<0>(tree, hands, tree->height, g, all, hands->hands, lists, tests);
}

static size_t scan(const Tree *tree, const Probe *probe, int32_t *out, uint64_t *tests) {
  const typename V::Query query = V::query(*probe);
  const Level words = tree->level[0];
  uint32_t *ids = reinterpret_cast<uint32_t *>(out);
  size_t found = 0;
  for (size_t g = 0; g < words.groups; g++) {
    const uint64_t *const block = words.all + g * BLOCK;
    const unsigned mask = probe->wild ? V::template payable<MANY>(block, query) : V::template payable<0>(block, query);
    found = V::keep(ids, found, words.first[g], mask);
  }
  *tests += words.groups;
  return found;
}

static size_t keep_supersequences(const uint8_t *text, const uint32_t *offset, const uint8_t *word, size_t length,
                                  int32_t *words, size_t n) {
  uint64_t places[CODES] = {};
  for (size_t k = 0; k < length; k++) places[word[k]] |= uint64_t(1) << k;
  size_t kept = 0;
  for (size_t begin = 0, end; begin < n; begin = end) {
    end = n - begin < 64 ? n : begin + 64;
    // The words are anywhere in the text: load them together.
    for (size_t i = begin; i < end; i++) prefetch(offset + words[i]);
    for (size_t i = begin; i < end; i++) prefetch(text + offset[words[i]]);
    for (size_t i = begin; i < end; i++) {
      const size_t w = static_cast<size_t>(words[i]), size = offset[w + 1] - offset[w];
      words[kept] = words[i];
      kept += size > length && V::in_order(text + offset[w], size, word, length, places);
    }
  }
  return kept;
}

static bool payable_exactly(const uint8_t *letters, size_t stride, const SubstitutionQuery &e) {
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

// List the blocks of 64 words that lack at most `wild` letters in common. Words are numbered by their letters, so
// most blocks lack some. There is no branch for a block, because it would often be predicted wrong.
static size_t promising_blocks(const uint32_t *common, size_t n, const SubstitutionQuery &e, uint32_t *blocks) {
  size_t kept = 0;
  if (common == nullptr) {
    for (; kept < n; kept++) blocks[kept] = static_cast<uint32_t>(kept);
    return kept;
  }
  if (e.wild == 0) {
    for (size_t i = 0; i < n; i++) {
      blocks[kept] = static_cast<uint32_t>(i);
      kept += (common[i] & e.lacking) == 0;
    }
    return kept;
  }
  for (size_t i = 0; i < n; i++) {
    blocks[kept] = static_cast<uint32_t>(i);
    kept += bits_set(common[i] & e.lacking) <= e.wild;
  }
  return kept;
}

// Of a list of blocks keep those where a word has at most `wild` letters that are missing, with a bit for each such
// word. LENGTH: that of the words, to unroll the loop over their letters; 0: any length.
template <size_t LENGTH>
size_t affordable_blocks(const uint8_t *letters, size_t stride, const SubstitutionQuery &e,
                         const typename V::Table *fails, uint32_t *blocks, size_t n, uint64_t *words) {
  enum { TABLES = LENGTH ? LENGTH : 1 };
  typename V::Table own[TABLES];  // known to be changed by nobody
  for (size_t k = 0; k < LENGTH; k++) own[k] = fails[k];
  size_t kept = 0;
  for (size_t b = 0; b < n; b++) {
    blocks[kept] = blocks[b];
    words[kept] =
        V::few64(letters + size_t(64) * blocks[b], stride, LENGTH ? own : fails, LENGTH ? LENGTH : e.length, e.wild);
    kept += words[kept] != 0;
  }
  return kept;
}

static size_t substitutions(const Columns *columns, const SubstitutionQuery *query, int32_t *out) {
  enum { BLOCKS = 256 };
  const SubstitutionQuery &e = *query;
  const size_t stride = columns->stride;
  uint32_t blocks[BLOCKS];
  uint64_t words[BLOCKS];
  typename V::Table fails[MAX_WORD];
  for (size_t k = 0; k < e.length; k++) fails[k] = V::table(e.fails[k]);
  size_t found = 0;
  const size_t all = (size_t(columns->words) + 63) / 64;
  for (size_t begin = 0; begin < all; begin += BLOCKS) {
    const uint8_t *from = columns->letters + 64 * begin;
    size_t n = all - begin < BLOCKS ? all - begin : size_t(BLOCKS);
    n = promising_blocks(columns->common ? columns->common + begin : nullptr, n, e, blocks);
    switch (e.length) {
      case 3: n = affordable_blocks<3>(from, stride, e, fails, blocks, n, words); break;
      case 4: n = affordable_blocks<4>(from, stride, e, fails, blocks, n, words); break;
      case 5: n = affordable_blocks<5>(from, stride, e, fails, blocks, n, words); break;
      case 6: n = affordable_blocks<6>(from, stride, e, fails, blocks, n, words); break;
      case 7: n = affordable_blocks<7>(from, stride, e, fails, blocks, n, words); break;
      case 8: n = affordable_blocks<8>(from, stride, e, fails, blocks, n, words); break;
      default: n = affordable_blocks<0>(from, stride, e, fails, blocks, n, words);
    }
    for (size_t b = 0; b < n; b++) {
      const size_t at = 64 * (begin + blocks[b]);
      const uint8_t *letters = columns->letters + at;
      uint64_t sure, doubtful;
      V::substitutions64(letters, stride, e, fails, words[b], &sure, &doubtful);
      for (uint64_t rest = doubtful; rest; rest &= rest - 1) {
        const unsigned i = lowest_bit(rest);
        if (payable_exactly(letters + i, stride, e)) sure |= uint64_t(1) << i;
      }
      const size_t left = columns->words - at;
      if (left < 64) sure &= (uint64_t(1) << left) - 1;
      if (out == nullptr)
        found += bits_set(sure);
      else if (sure)
        found = V::keep64(out, found, columns->ids + at, sure);
    }
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

static const uint32_t *visits_of(const Grid *grid, uint32_t square, uint32_t) { return grid->visit_narrow[square]; }
static const uint64_t *visits_of(const Grid *grid, uint32_t square, uint64_t) { return grid->visit[square]; }

template <typename Visited>
static size_t walk(const TrieNode *nodes, const Grid *grid, const uint32_t *at, const Visited *visited, size_t n,
                   uint32_t *next_at, Visited *next_visited, uint32_t *ends, size_t *ended) {
  size_t found = 0, complete = 0;
  for (size_t i = 0; i < n; i++) {
    const uint32_t number = at[i] >> SQUARE_BITS, square = at[i] & (MAX_SQUARES - 1);
    const TrieNode node = nodes[number];
    ends[complete] = number;
    complete += node.first >> 31;
    found += walk1(node, grid->step[square], visits_of(grid, square, Visited()), visited[i], next_at + found,
                   next_visited + found);
  }
  *ended = complete;
  return found;
}

// to = from OP with, eight numbers at a time, all of which are read before one is written: registers may be the same.
#define LEXICON_FAST_STEP(expression)                       \
  for (size_t i = 0; i < lanes; i += LANES) {               \
    uint64_t some[LANES];                                   \
    for (size_t k = 0; k < LANES; k++) {                    \
      const uint64_t a = from[i + k], b = with[i + k];      \
      some[k] = expression;                                 \
    }                                                       \
    for (size_t k = 0; k < LANES; k++) to[i + k] = some[k]; \
  }                                                         \
  break

static void run_automaton(const Automaton *automaton, const uint64_t *bits, uint32_t stride, uint32_t length,
                          uint32_t lanes, uint64_t *registers, uint64_t *out) {
  for (size_t r = 0; r < automaton->registers; r++)
    for (size_t i = 0; i < lanes; i++) registers[r * MAX_LANES + i] = 0;
  for (size_t i = 0; i < lanes; i++) registers[EVERY * MAX_LANES + i] = registers[START * MAX_LANES + i] = ~uint64_t(0);
  for (uint32_t at = 0; at < length; at++) {
    for (uint32_t s = 0; s < automaton->count; s++) {
      const Step step = automaton->steps[s];
      uint64_t *const to = registers + size_t(step.to) * MAX_LANES;
      const uint64_t *const from = registers + size_t(step.from) * MAX_LANES;
      const uint64_t *const with =
          step.kind >= STEP_AND_LETTER ? bits + size_t(step.with) * stride : registers + size_t(step.with) * MAX_LANES;
      switch (step.kind) {
        case STEP_AND:
        case STEP_AND_LETTER: LEXICON_FAST_STEP(a & b);
        case STEP_OR: LEXICON_FAST_STEP(a | b);
        case STEP_OR_LETTER: {  // the letters of a set, one step after another, are read together
          const uint32_t first = s;
          while (s + 1 < automaton->count && automaton->steps[s + 1].kind == STEP_OR_LETTER &&
                 automaton->steps[s + 1].to == step.to && automaton->steps[s + 1].from == step.to)
            s++;
          for (size_t i = 0; i < lanes; i += LANES) {
            uint64_t some[LANES];
            for (size_t k = 0; k < LANES; k++) some[k] = from[i + k];
            for (uint32_t t = first; t <= s; t++) {
              const uint64_t *const letter = bits + size_t(automaton->steps[t].with) * stride + i;
              for (size_t k = 0; k < LANES; k++) some[k] |= letter[k];
            }
            for (size_t k = 0; k < LANES; k++) to[i + k] = some[k];
          }
          break;
        }
        default: LEXICON_FAST_STEP(a & ~b);
      }
    }
    if (at == 0)
      for (size_t i = 0; i < lanes; i++) registers[START * MAX_LANES + i] = 0;
    bits += size_t(automaton->letters) * stride;
  }
  for (size_t i = 0; i < lanes; i++) out[i] = 0;
  for (uint32_t e = 0; e < automaton->end_count; e++) {
    const uint64_t *const found = registers + size_t(automaton->ends[e]) * MAX_LANES;
    for (size_t i = 0; i < lanes; i++) out[i] |= found[i];
  }
}

#undef LEXICON_FAST_STEP

// Whether the bits of a number below a plane are enough decides only where the bit of the plane is that of the limit:
// the majority of this, the bit, and its opposite in the limit says the same for the next plane.
static void keep_in_range(const uint64_t *planes, size_t stride, uint32_t count, uint64_t low, uint64_t high,
                          uint32_t lanes, uint64_t *among) {
  for (size_t i = 0; i < lanes; i += LANES) {
    uint64_t least[LANES], most[LANES], any = 0;
    for (size_t k = 0; k < LANES; k++) {
      any |= among[i + k];
      least[k] = most[k] = ~uint64_t(0);
    }
    if (!any) continue;
    for (uint32_t b = 0; b < count; b++) {
      const uint64_t *const plane = planes + b * stride + i;
      const uint64_t not_low = (low >> b & 1) - 1, in_high = ~((high >> b & 1) - 1);
      for (size_t k = 0; k < LANES; k++) {
        const uint64_t a = plane[k];
        least[k] = (least[k] & a) | (not_low & (least[k] | a));
        most[k] = (most[k] & ~a) | (in_high & (most[k] | ~a));
      }
    }
    for (size_t k = 0; k < LANES; k++) among[i + k] &= least[k] & most[k];
  }
}

static void add_bitplanes(const uint64_t *planes, size_t stride, uint32_t count, uint32_t lanes, uint64_t *sums,
                          uint32_t sum_count) {
  for (size_t i = 0; i < lanes; i += LANES) {
    uint64_t carry[LANES];
    for (size_t k = 0; k < LANES; k++) carry[k] = 0;
    for (uint32_t b = 0; b < sum_count; b++) {
      uint64_t *const sum = sums + size_t(b) * MAX_LANES + i;
      if (b < count) {
        const uint64_t *const plane = planes + b * stride + i;
        for (size_t k = 0; k < LANES; k++) {
          const uint64_t a = sum[k], p = plane[k], c = carry[k], one = a ^ p;
          sum[k] = one ^ c;
          carry[k] = (a & p) | (c & one);
        }
      } else {
        for (size_t k = 0; k < LANES; k++) {
          const uint64_t a = sum[k], c = carry[k];
          sum[k] = a ^ c;
          carry[k] = a & c;
        }
      }
    }
  }
}

// Grade the places of a guess that have a bit, adding to the grades of the others if there are any.
template <typename Grade>
static void grade_places(uint32_t places, const uint8_t *letters, size_t stride, const uint8_t *guess, size_t length,
                         size_t words, Grade *out) {
  const bool adds = places != (uint32_t(1) << length) - 1;
  for (size_t at = 0; at < words; at += 64, letters += 64) {
    const size_t n = words - at < 64 ? words - at : 64;
    Grade grades[64] = {}, power = 1;
    for (size_t i = 0; adds && i < n; i++) grades[i] = out[at + i];
    for (size_t k = 0; k < length; k++, power = static_cast<Grade>(3 * power)) {
      if (!(places >> k & 1)) continue;
      const uint8_t letter = guess[k];
      int8_t copies[64] = {};  // those that are not green, without those for places further left
      for (size_t j = 0; j < length; j++) {
        const uint8_t *const other = letters + j * stride;
        if (guess[j] != letter)
          for (size_t i = 0; i < 64; i++) copies[i] += other[i] == letter;
        else if (j < k)
          for (size_t i = 0; i < 64; i++) copies[i] -= other[i] != letter;
      }
      const uint8_t *const here = letters + k * stride;
      const Grade twice = static_cast<Grade>(2 * power);
      for (size_t i = 0; i < 64; i++) {  // by masks: with branches, compilers find no vectors
        const Grade green = static_cast<Grade>(-static_cast<int>(here[i] == letter));
        const Grade yellow = static_cast<Grade>(-static_cast<int>(copies[i] > 0));
        grades[i] = static_cast<Grade>(grades[i] + ((green & twice) | (~green & yellow & power)));
      }
    }
    for (size_t i = 0; i < n; i++) out[at + i] = grades[i];
  }
}

// Grade the places of five letters that the guess has once. Returns the others, one bit each.
static uint32_t grade_single(const uint8_t *letters, size_t stride, const uint8_t *guess, size_t words, uint8_t *out) {
  GradeTables tables = {};
  uint32_t others = 0;
  for (uint32_t k = 0, power = 1; k < GRADED_IN_1_BYTE; k++, power *= 3) {
    uint32_t copies = 0;
    for (size_t j = 0; j < GRADED_IN_1_BYTE; j++) copies += guess[j] == guess[k];
    others |= static_cast<uint32_t>(copies > 1) << k;
    if (copies == 1) tables.places[guess[k]] = static_cast<uint8_t>(1 << k);
    for (size_t bits = 0; bits < 1 << GRADED_IN_1_BYTE; bits++) {
      tables.yellow[bits] = static_cast<uint8_t>(tables.yellow[bits] + (bits >> k & 1) * power);
      tables.green[bits] = static_cast<uint8_t>(tables.green[bits] + (bits >> k & 1) * 2 * power);
    }
  }
  size_t at = 0;
  for (; at + 64 <= words; at += 64) V::grade64(letters + at, stride, tables, out + at);
  uint8_t last[64];
  if (at < words) V::grade64(letters + at, stride, tables, last);
  for (size_t i = 0; at + i < words; i++) out[at + i] = last[i];
  return others;
}

static void grade(const uint8_t *letters, size_t stride, const uint8_t *guess, size_t length, size_t words, void *out) {
  uint32_t places = (uint32_t(1) << length) - 1;
  if (length > GRADED_IN_2_BYTES)
    return grade_places(places, letters, stride, guess, length, words, static_cast<uint32_t *>(out));
  if (length > GRADED_IN_1_BYTE)
    return grade_places(places, letters, stride, guess, length, words, static_cast<uint16_t *>(out));
  uint8_t *const bytes = static_cast<uint8_t *>(out);
  if (V::LOOKS_UP_GRADES && length == GRADED_IN_1_BYTE) places = grade_single(letters, stride, guess, words, bytes);
  if (places) grade_places(places, letters, stride, guess, length, words, bytes);
}

// Evaluated by the compiler: code with vectors must not run before available_kernels() has asked for them.
constexpr Kernels all_kernels(const char *name) {
  Kernels all = {};
  all.name = name;
  all.subset_words = subset_words;
  all.superset_words = superset_words;
  all.subset_words_of_hands = subset_words_of_hands;
  all.scan = scan;
  all.keep_supersequences = keep_supersequences;
  all.substitutions = substitutions;
  all.fit = fit;
  all.fit_wide = fit_wide;
  all.walk = walk<uint32_t>;
  all.walk_wide = walk<uint64_t>;
  all.run_automaton = run_automaton;
  all.keep_in_range = keep_in_range;
  all.add_bitplanes = add_bitplanes;
  all.grade = grade;
  return all;
}
