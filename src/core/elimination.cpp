#include "core/elimination.h"

#include <algorithm>
#include <cstring>

#include "core/long_sort.h"
#include "core/rng.h"

namespace lexicon_fast::elimination {
namespace {

enum { MAX_VALUES = 1 << 24 };  // 128 MB
enum { STEP = 1 << 8 };         // states or branches between two calls of `check_stop`

struct Binomials {
  double choose[VALUES][VALUES] = {};  // n, k
  constexpr Binomials() {
    for (int n = 0; n < VALUES; n++) {
      choose[n][0] = 1;
      for (int k = 1; k <= n; k++) choose[n][k] = choose[n - 1][k - 1] + choose[n - 1][k];
    }
  }
};
constexpr Binomials BINOMIALS;

void multiply_add(double *into, const double *values, int n, double weight) {
  for (int i = 0; i < n; i++) into[i] += weight * values[i];
}

double dot(const double *a, const double *b, int n) {
  double even = 0, odd = 0;
  int i = 0;
  for (; i + 2 <= n; i += 2) {
    even += a[i] * b[i];
    odd += a[i + 1] * b[i + 1];
  }
  return even + odd + (i < n ? a[i] * b[i] : 0);
}

}  // namespace

// ---------------------------------------------------------------- sums and items

void Elimination::begin(int most_bombs, CheckLimits check_limits) {
  bombs = most_bombs;
  check_stop.check_limits = check_limits;
  gave_up = false;
  sums.clear();
  items.clear();
  sums_of.clear();
  segments.clear();
  steps.clear();
  layers.clear();
  branches.clear();
  values.clear();
}

int Elimination::add_sum(int start, const double *weight, int histogram_number) {
  Sum s = {};
  s.start = start;
  s.histogram = histogram_number;
  s.low = VALUES;
  s.high = -1;
  for (int i = 0; i < VALUES; i++) {
    s.weight[i] = weight[i];
    if (weight[i] != 0) {
      s.low = std::min(s.low, i);
      s.high = i;
    }
  }
  s.plain = s.low == s.high && s.weight[s.low] == 1;
  s.slot = -1;
  sums.push_back(s);
  return static_cast<int>(sums.size()) - 1;
}

int Elimination::add_number(int number) {
  double weight[VALUES] = {};
  weight[number] = 1;
  return add_sum(0, weight, -1);
}

int Elimination::add_item(int squares, int place) {
  const int at = static_cast<int>(sums_of.size());
  items.push_back({squares, place, at, at, false, false});
  return static_cast<int>(items.size()) - 1;
}

void Elimination::add_to_sum(int sum) {
  sums_of.push_back(sum);
  items.back().end_sum++;
  sums[sum].squares += items.back().squares;
}

// ---------------------------------------------------------------- order of elimination

// Put the items into `order`, with few states: greedily, or in the order of their places.
void Elimination::choose_order(int first_item, int first_sum) {
  const int end_item = static_cast<int>(items.size()), end_sum = static_cast<int>(sums.size());
  for (int k = first_sum; k < end_sum; k++) sums[k].first_item = sums[k].end_item = 0;
  for (size_t i = first_item < end_item ? items[first_item].first_sum : 0; i < sums_of.size(); i++)
    sums[sums_of[i]].end_item++;
  int at = 0;
  for (int k = first_sum; k < end_sum; k++) {
    const int n = sums[k].end_item;
    sums[k].first_item = sums[k].end_item = at;
    at += n;
  }
  items_in.resize(at);
  sweep.clear();
  for (int i = first_item; i < end_item; i++) {
    items[i].taken = items[i].waiting = false;
    for (int k = items[i].first_sum; k < items[i].end_sum; k++) items_in[sums[sums_of[k]].end_item++] = i;
    sweep.push_back(items[i].place << 12 | (i - first_item));
  }
  std::sort(sweep.begin(), sweep.end());
  for (int &i : sweep) i = (i & 0xFFF) + first_item;
  take_greedily(first_item, first_sum);
  if (order.size() > 2 && cost(sweep, first_sum) < cost(order, first_sum)) order.swap(sweep);
}

// Repeatedly take the item that leaves the fewest states, if possible one that shares a sum with those taken.
void Elimination::take_greedily(int first_item, int first_sum) {
  const int end_item = static_cast<int>(items.size());
  reset_sums(first_sum);
  order.clear();
  while (static_cast<int>(order.size()) < end_item - first_item) {
    int best = -1;
    double fewest = 0;
    for (int i = first_item; i < end_item; i++) {
      if (!items[i].waiting || items[i].taken) continue;
      const double states = growth(items[i]);
      if (best < 0 || states < fewest) {
        best = i;
        fewest = states;
      }
    }
    if (best < 0)  // all that are left share no sum with those taken
      for (int i = first_item; i < end_item; i++)
        if (!items[i].taken &&
            (best < 0 || items[i].end_sum - items[i].first_sum < items[best].end_sum - items[best].first_sum))
          best = i;
    take_item(items[best]);
    items[best].taken = true;
    order.push_back(best);
    for (int k = items[best].first_sum; k < items[best].end_sum; k++) {
      const Sum &s = sums[sums_of[k]];
      for (int i = s.first_item; i < s.end_item; i++) items[items_in[i]].waiting = true;
    }
  }
}

// Mark all items of the sums from `first_sum` on as not eliminated.
void Elimination::reset_sums(int first_sum) {
  for (size_t k = first_sum; k < sums.size(); k++) {
    sums[k].left = sums[k].squares;
    sums[k].slot = -1;
    sums[k].possible = 1;
  }
}

// Return how many values a sum can have when `remaining` of its squares remain.
double Elimination::Sum::possible_values(int remaining) const {
  if (remaining == 0) return 1;
  return std::max(1, std::min(high, start + squares - remaining) - std::max(start, low - remaining) + 1);
}

// Return the factor by which eliminating an item would multiply the number of states.
double Elimination::growth(const Item &item) const {
  double by = 1;
  for (int k = item.first_sum; k < item.end_sum; k++) {
    const Sum &s = sums[sums_of[k]];
    by *= s.possible_values(s.left - item.squares) / s.possible;
  }
  return by;
}

// Eliminate an item. Returns the factor by which that multiplies the number of states.
double Elimination::take_item(const Item &item) {
  double by = 1;
  for (int k = item.first_sum; k < item.end_sum; k++) {
    Sum &s = sums[sums_of[k]];
    by /= s.possible;
    s.left -= item.squares;
    s.possible = s.possible_values(s.left);
    by *= s.possible;
  }
  return by;
}

// Estimate the number of states of all layers for an order.
double Elimination::cost(const std::vector<int> &by, int first_sum) {
  double states = 1, all_states = 0;
  reset_sums(first_sum);
  for (const int item : by) {
    states *= take_item(items[item]);
    all_states += states;
  }
  return all_states;
}

// ---------------------------------------------------------------- forward: the weight of each state

int Elimination::forward(int first_item, int first_sum) {
  double weight = 1;
  for (size_t i = first_sum; i < sums.size(); i++)
    if (sums[i].squares == 0) weight *= sums[i].weight[sums[i].start];
  choose_order(first_item, first_sum);
  reset_sums(first_sum);
  const Segment segment = {layers.size(), steps.size(), static_cast<int>(order.size()),
                           first_item,    first_sum,    static_cast<int>(sums.size())};
  keys.assign(1, Key{});
  least.assign(1, 0);
  add_layer(1);
  values[layers.back().values] = weight;
  uint64_t used = 0;
  for (size_t i = 0; i < order.size() && !gave_up; i++) {
    check_stop(500);
    eliminate(order[i], &used);
  }
  segments.push_back(segment);
  return static_cast<int>(segments.size()) - 1;
}

const double *Elimination::result(int segment, int *width) const {
  const Layer &layer = layers[segments[segment].first_layer + segments[segment].steps];
  *width = layer.states ? layer.width : 0;
  return layer.states ? &values[layer.values] : nullptr;
}

// Add a layer of the states in `keys`, with all weights 0.
void Elimination::add_layer(int width) {
  const Layer layer = {values.size(), static_cast<int>(keys.size()), width};
  layers.push_back(layer);
  values.resize(layer.values + static_cast<size_t>(layer.states) * width, 0.0);
}

// Eliminate one item: add the next layer. used: the slots in use, a bit each.
void Elimination::eliminate(int number, uint64_t *used) {
  const Item item = items[number];
  const Layer layer = layers.back();
  const Sum *bound[64];   // sums that restrict the number of bombs
  const Sum *ending[64];  // sums that end in this step and have weights
  int bounds = 0, endings = 0;
  uint64_t ended = 0;
  Key added = {}, each = {}, kept = {{~uint64_t(0), ~uint64_t(0)}};
  Step step = {number, 0, branches.size(), 0};
  for (int k = item.first_sum; k < item.end_sum; k++) {
    Sum &s = sums[sums_of[k]];
    if (s.slot < 0) {
      s.slot = 0;
      while (s.slot < SLOTS && *used >> s.slot & 1) s.slot++;
      if (s.slot == SLOTS) {
        gave_up = true;  // does not happen in positions of a game
        return;
      }
      *used |= uint64_t(1) << s.slot;
      added.half[s.slot >> 4] |= static_cast<uint64_t>(s.start) << ((s.slot & 15) * 4);
    }
    each.half[s.slot >> 4] |= uint64_t(1) << ((s.slot & 15) * 4);
    s.left -= item.squares;
    if (s.low > s.start || s.high < s.start + s.squares) bound[bounds++] = &s;
    if (s.left == 0) {
      kept.half[s.slot >> 4] &= ~(uint64_t(15) << ((s.slot & 15) * 4));
      ended |= uint64_t(1) << s.slot;
      if (!s.plain) {
        ending[endings++] = &s;
        if (s.histogram >= 0) step.histograms |= uint32_t(1) << s.histogram;
      }
    }
  }
  *used &= ~ended;
  clear_table(static_cast<size_t>(layer.states) * (std::min(item.squares, bombs) + 1));
  next_keys.clear();
  next_least.clear();
  for (size_t i = 0; i < static_cast<size_t>(layer.states); i++) {
    if (!(i & (STEP - 1))) check_stop(std::min<uint64_t>(100 * STEP, 100 * (layer.states - i)));
    Key key = keys[i];
    key.half[0] += added.half[0];
    key.half[1] += added.half[1];
    int few = 0, many = std::min(item.squares, bombs - least[i]);
    for (int k = 0; k < bounds; k++) {
      const int n = key.value(bound[k]->slot);
      many = std::min(many, bound[k]->high - n);
      few = std::max(few, bound[k]->low - n - bound[k]->left);
    }
    for (int j = few; j <= many; j++) {
      Key next = {{key.half[0] + j * each.half[0], key.half[1] + j * each.half[1]}};
      Branch branch = {BINOMIALS.choose[item.squares][j], 0, static_cast<int32_t>(i), 0, j};
      for (int k = 0; k < endings; k++) {
        const int n = next.value(ending[k]->slot);
        branch.weight *= ending[k]->weight[n];
        if (ending[k]->histogram >= 0) branch.counts |= static_cast<uint64_t>(n) << 4 * ending[k]->histogram;
      }
      if (branch.weight == 0) continue;
      next.half[0] &= kept.half[0];
      next.half[1] &= kept.half[1];
      branch.target = find_or_add_state(next, least[i] + j);
      branches.push_back(branch);
    }
  }
  step.end_branch = branches.size();
  if (random == nullptr && (next_keys.size() > most || values.size() > MAX_VALUES)) {
    gave_up = true;
    return;
  }
  keys.swap(next_keys);
  least.swap(next_least);
  const int width = std::min(layer.width - 1 + item.squares, bombs) + 1;
  add_layer(width);
  for (size_t at = step.first_branch; at < step.end_branch; at++) {
    if (!(at & (STEP - 1))) check_stop(static_cast<uint64_t>(STEP) * layer.width);
    const Branch &branch = branches[at];
    multiply_add(&values[layers.back().values + static_cast<size_t>(branch.target) * width + branch.bombs],
                 &values[layer.values + static_cast<size_t>(branch.source) * layer.width],
                 std::min(layer.width, width - branch.bombs), branch.weight);
  }
  steps.push_back(step);
  if (keys.size() > most) thin_out();
}

// Empty the hash table, with room for a number of states.
void Elimination::clear_table(size_t states) {
  size_t size = 16;
  while (size < 2 * states) size *= 2;
  table.assign(size, 0);
}

// Return the number of a state of the next layer, which is added if new. bombs: fewest that reach it.
int32_t Elimination::find_or_add_state(const Key &key, int few) {
  const uint32_t mask = static_cast<uint32_t>(table.size()) - 1;
  const uint64_t mixed = key.half[0] * 0x9E3779B97F4A7C15 + key.half[1] * 0xC2B2AE3D27D4EB4F;
  uint32_t at = static_cast<uint32_t>(mixed >> 32 ^ mixed >> 47) & mask;
  for (; table[at]; at = (at + 1) & mask) {
    const uint32_t state = table[at] - 1;
    if (next_keys[state].half[0] == key.half[0] && next_keys[state].half[1] == key.half[1]) {
      next_least[state] = std::min(next_least[state], few);
      return static_cast<int32_t>(state);
    }
  }
  next_keys.push_back(key);
  next_least.push_back(few);
  table[at] = static_cast<uint32_t>(next_keys.size());
  return static_cast<int32_t>(next_keys.size()) - 1;
}

// Keep `most` states of the last layer at random, in proportion to what they will weigh in the end.
void Elimination::thin_out() {
  Layer &layer = layers.back();
  Step &step = steps.back();
  const size_t states = keys.size();
  double rest[SLOTS][16], sum = 0;
  estimate_rest(rest);
  mass.resize(states);
  for (size_t i = 0; i < states; i++) {
    if (!(i & (STEP - 1))) check_stop(static_cast<uint64_t>(STEP) * (30 + layer.width));
    const double *row = &values[layer.values + i * layer.width];
    double power = 1, share = 0;
    for (int k = 0; k < layer.width; k++) {
      share += row[k] * power;
      power *= bomb_odds;
    }
    for (int k = 0; k < SLOTS; k++) share *= rest[k][keys[i].value(k)];
    mass[i] = share;
    sum += share;
  }
  sorted_mass.assign(mass.begin(), mass.end());
  if (long_sort_up(sorted_mass.data(), sorted_mass.data() + states, check_stop.check_limits) == -1) throw Stopped();
  size_t i = 0;  // the heaviest are always kept
  for (; i < most && sorted_mass[states - 1 - i] * (most - i) >= sum; i++) sum -= sorted_mass[states - 1 - i];
  const double share = i < most && sum > 0 ? sum / (most - i) : 0;
  // Systematic sampling of the others: keep a state where the running sum passes a mark.
  double mark = random_unit(random), before = 0;
  size_t kept = 0;
  for (i = 0; i < states; i++) {
    double power = 1;
    if (mass[i] < share || mass[i] <= 0) {
      before += mass[i];
      if (share == 0 || before < mark * share) {
        mass[i] = -1;
        continue;
      }
      mark++;
      power = share / mass[i];
    }
    keys[kept] = keys[i];
    least[kept] = least[i];
    const double *row = &values[layer.values + i * layer.width];
    for (int k = 0; k < layer.width; k++) values[layer.values + kept * layer.width + k] = power * row[k];
    mass[i] = power;
    sorted_mass[i] = static_cast<double>(kept++);
  }
  keys.resize(kept);
  least.resize(kept);
  layer.states = static_cast<int>(kept);
  values.resize(layer.values + kept * layer.width);
  kept = step.first_branch;
  for (i = step.first_branch; i < step.end_branch; i++) {
    const double power = mass[branches[i].target];
    if (power <= 0) continue;
    Branch branch = branches[i];
    branch.weight *= power;
    branch.target = static_cast<int32_t>(sorted_mass[branch.target]);
    branches[kept++] = branch;
  }
  step.end_branch = kept;
  branches.resize(kept);
}

// Estimate, by slot and value of a sum, the factor by which its remaining squares will change the weight.
void Elimination::estimate_rest(double (*rest)[16]) const {
  for (int n = 0; n < SLOTS; n++)
    for (int k = 0; k < 16; k++) rest[n][k] = 1;
  for (const Sum &s : sums) {
    if (s.slot < 0 || s.left == 0 || s.left == s.squares) continue;
    for (int n = 0; n < VALUES; n++) {
      double some = 0, power = 1;
      for (int k = 0; k <= std::min(s.left, VALUES - 1 - n); k++) {
        some += BINOMIALS.choose[s.left][k] * power * s.weight[n + k];
        power *= bomb_odds;
      }
      rest[s.slot][n] = some;
    }
  }
}

// ---------------------------------------------------------------- backward: the weight that each branch leads to

double Elimination::backward(int segment, const double *end, bool by_item) {
  const Segment part = segments[segment];
  const Layer last = layers[part.first_layer + part.steps];
  std::memset(histogram, 0, sizeof(histogram));
  if (by_item) {
    with_bomb.resize(items.size());
    without.resize(items.size());
  }
  const double total = last.states ? dot(&values[last.values], end, last.width) : 0;
  for (int k = part.first_sum; k < part.end_sum; k++)
    if (sums[k].squares == 0 && sums[k].histogram >= 0) histogram[sums[k].histogram][sums[k].start] = total;
  int first = 0;
  while (first < part.steps && !by_item && !steps[part.first_step + first].histograms) first++;
  if (total == 0) first = part.steps;
  ahead.assign(end, end + last.width);
  for (int t = part.steps - 1; t >= first; t--) {
    const Step &step = steps[part.first_step + t];
    const Layer &layer = layers[part.first_layer + t + 1], &before = layers[part.first_layer + t];
    next_ahead.assign(static_cast<size_t>(before.states) * before.width, 0.0);
    double some = 0, none = 0;
    check_stop(100);
    for (size_t i = step.first_branch; i < step.end_branch; i++) {
      if (!(i & (STEP - 1))) check_stop(static_cast<uint64_t>(STEP) * layer.width);
      const Branch &branch = branches[i];
      const double *from = &ahead[static_cast<size_t>(branch.target) * layer.width + branch.bombs];
      const int n = std::min(before.width, layer.width - branch.bombs);
      const size_t source = static_cast<size_t>(branch.source) * before.width;
      if (t > first) multiply_add(&next_ahead[source], from, n, branch.weight);
      if (!by_item && !step.histograms) continue;
      const double weight = branch.weight * dot(&values[before.values + source], from, n);
      some += branch.bombs * weight;
      none += (items[step.item].squares - branch.bombs) * weight;
      for (int k = 0; k < HISTOGRAMS && step.histograms; k++)
        if (step.histograms >> k & 1) histogram[k][branch.counts >> 4 * k & 15] += weight;
    }
    if (by_item) {
      with_bomb[step.item] = some;
      without[step.item] = none;
    }
    ahead.swap(next_ahead);
  }
  return total;
}

}  // namespace lexicon_fast::elimination
