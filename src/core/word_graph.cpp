#include "core/word_graph.h"

#include <algorithm>

#include "core/long_sort.h"

namespace lexicon_fast::word_graph {
namespace {

enum : uint32_t { LIST = MAX_NODES - 1, LAST = 1 << 22, ENDS = 1 << 23, LETTER_BIT = 24 };
enum { STEP = 16 };         // nanoseconds
enum { KEY_LETTERS = 10 };  // 6 bits each

uint32_t node_at(const uint8_t *data, uint32_t number) {
  data += size_t(4) * number;
  return data[0] | data[1] << 8 | data[2] << 16 | uint32_t(data[3]) << 24;
}

// Distinct lists of nodes, which point to lists instead of nodes. List 0 is empty.
class Lists {
 public:
  std::vector<uint32_t> nodes;
  std::vector<uint32_t> first = {0, 0};  // node of each list, and the end

  // Return the number of a list; MAX_NODES if there would be too many.
  uint32_t number_of(const std::vector<uint32_t> &list) {
    if (list.empty()) return 0;
    if (2 * first.size() > table_.size()) grow();
    size_t at = hash(list.data(), list.size()) & (table_.size() - 1);
    for (; table_[at]; at = (at + 1) & (table_.size() - 1)) {
      const uint32_t *begin = &nodes[first[table_[at]]], *end = begin + (first[table_[at] + 1] - first[table_[at]]);
      if (std::equal(begin, end, list.begin(), list.end())) return table_[at];
    }
    const uint32_t number = uint32_t(first.size()) - 1;
    if (number == MAX_NODES) return MAX_NODES;
    nodes.insert(nodes.end(), list.begin(), list.end());
    first.push_back(uint32_t(nodes.size()));
    return table_[at] = number;
  }

 private:
  std::vector<uint32_t> table_ = std::vector<uint32_t>(1 << 12);  // open addressing; 0: free

  static size_t hash(const uint32_t *list, size_t size) {
    uint64_t mixed = size;
    for (size_t i = 0; i < size; i++) mixed = (mixed ^ list[i]) * 0x9E3779B97F4A7C15, mixed ^= mixed >> 29;
    return size_t(mixed);
  }

  void grow() {
    std::vector<uint32_t> larger(2 * table_.size());
    for (uint32_t number : table_) {
      if (!number) continue;
      size_t at = hash(&nodes[first[number]], first[number + 1] - first[number]) & (larger.size() - 1);
      while (larger[at]) at = (at + 1) & (larger.size() - 1);
      larger[at] = number;
    }
    table_.swap(larger);
  }
};

// A string of the GADDAG, read backward from `end`.
struct Reversed {
  uint64_t key;      // its first letters, which decide most comparisons
  const char *end;
  uint32_t length;
  uint32_t list;     // what follows its separator; 0: it is a whole word, without one
};

bool before(const Reversed &a, const Reversed &b) {
  if (a.key != b.key) return a.key < b.key;
  for (size_t i = KEY_LETTERS; i < std::min(a.length, b.length); i++)
    if (a.end[-1 - ptrdiff_t(i)] != b.end[-1 - ptrdiff_t(i)]) return a.end[-1 - ptrdiff_t(i)] < b.end[-1 - ptrdiff_t(i)];
  return a.length < b.length;
}

class Builder {
 public:
  explicit Builder(CheckLimits check) { stop_.check_limits = check; }

  // Add strings in rising order. Return the number of the list of their first letters; MAX_NODES: too many lists.
  uint32_t add_dawg(const std::string &text, std::vector<Reversed> *reversed) {
    for (const char *word = text.data(), *end = word + text.size(), *next; word < end; word = next + 1) {
      next = std::find(word, end, '\n');
      close(common(word, next - word, 1), reversed);
      push(word, next - word, 1);
      open_[length_ - 1].back() |= ENDS;
      if (reversed) reversed->push_back(reversed_of(word, length_, 0));
    }
    return finish(reversed);
  }

  uint32_t add_gaddag(const std::vector<Reversed> &strings) {
    for (const Reversed &string : strings) {
      close(common(string.end - 1, string.length, -1), nullptr);
      push(string.end - 1, string.length, -1);
      if (string.list)
        open_[length_].push_back(string.list);
      else
        open_[length_ - 1].back() |= ENDS;
    }
    return finish(nullptr);
  }

  // Write the nodes of all lists that can be reached.
  void write(const uint32_t (&roots)[2], std::vector<uint8_t> *out) {
    std::vector<uint32_t> place(lists_.first.size()), order;
    std::vector<bool> known(lists_.first.size());
    uint32_t count = 2;
    known[0] = true;
    const auto reach = [&](uint32_t list) {
      if (!known[list]) order.push_back(list);
      known[list] = true;
    };
    for (uint32_t root : roots) reach(root);
    for (size_t i = 0; i < order.size(); i++) {
      place[order[i]] = count;
      const uint32_t first = lists_.first[order[i]], end = lists_.first[order[i] + 1];
      count += end - first;
      if (count > MAX_NODES) return;
      for (uint32_t node = end; node-- > first;) reach(lists_.nodes[node] & LIST);
      stop_(STEP * (end - first));
    }
    out->reserve(size_t(4) * count);
    const auto put = [out](uint32_t node) {
      for (int shift = 0; shift < 32; shift += 8) out->push_back(uint8_t(node >> shift));
    };
    for (uint32_t root : roots) put(place[root] | LAST);
    for (uint32_t list : order) {
      for (uint32_t node = lists_.first[list]; node < lists_.first[list + 1]; node++)
        put((lists_.nodes[node] & ~LIST) | place[lists_.nodes[node] & LIST] |
            (node + 1 == lists_.first[list + 1] ? LAST : 0));
      stop_(STEP);
    }
  }

  bool too_large = false;

 private:
  Lists lists_;
  StopCheck stop_;
  std::vector<uint32_t> open_[MAX_LETTERS + 1];  // nodes after the first letters of the current string, by their number
  char letters_[MAX_LETTERS];                    // of the current string
  const char *word_ = nullptr;
  size_t length_ = 0;

  // Return how many letters at the beginning a string shares with the current one. step: from letter to letter.
  size_t common(const char *first, size_t length, ptrdiff_t step) const {
    size_t n = 0;
    while (n < std::min(length, length_) && letters_[n] == first[ptrdiff_t(n) * step]) n++;
    return n;
  }

  // Append letters to the current string, which is a prefix of the new one.
  void push(const char *first, size_t length, ptrdiff_t step) {
    for (; length_ < length; length_++) {
      letters_[length_] = first[ptrdiff_t(length_) * step];
      open_[length_].push_back(uint32_t(letters_[length_] - '@') << LETTER_BIT);
    }
    word_ = first;
  }

  // Cut the current string to a length: nothing else follows the letters that are cut.
  void close(size_t length, std::vector<Reversed> *reversed) {
    stop_(STEP);
    for (; length_ > length; length_--) {
      const uint32_t list = lists_.number_of(open_[length_]);
      open_[length_].clear();
      too_large |= list == MAX_NODES;
      open_[length_ - 1].back() |= list & LIST;
      if (reversed && list) reversed->push_back(reversed_of(word_, length_, list));
    }
  }

  uint32_t finish(std::vector<Reversed> *reversed) {
    close(0, reversed);
    const uint32_t list = lists_.number_of(open_[0]);
    open_[0].clear();
    too_large |= list == MAX_NODES;
    return list & LIST;
  }

  static Reversed reversed_of(const char *word, size_t length, uint32_t list) {
    uint64_t key = 0;
    for (size_t i = 0; i < KEY_LETTERS; i++) key = key << 6 | (i < length ? uint64_t(word[length - 1 - i] - '@') : 0);
    return {key, word + length, uint32_t(length), list};
  }
};

}  // namespace

Spelled spell(const uint8_t *data, uint32_t count, const std::vector<std::string> &letters, size_t limit,
              CheckLimits check) {
  Spelled out{"", NONE, 0};
  StopCheck stop;
  stop.check_limits = check;
  std::string prefix;
  uint32_t path[MAX_LETTERS];  // the node of each letter before the current one
  size_t sizes[MAX_LETTERS];   // of the prefix before each letter
  int depth = 0;
  uint32_t at = count ? node_at(data, 0) & LIST : 0;
  if (!at) return out;
  sizes[0] = 0;
  // In a graph without dead ends, each step leads to a word with a letter of its own.
  for (size_t steps = 0;; steps++) {
    stop(STEP);
    out.node = at;
    if (at >= count) return out.fault = POINTER, out;
    const uint32_t node = node_at(data, at), next = node & LIST;
    const size_t letter = node >> LETTER_BIT;
    if (letter >= letters.size() || letters[letter].empty()) return out.fault = LETTER, out;
    prefix.resize(sizes[depth]);
    prefix += letters[letter];
    if (node & ENDS) (out.text += prefix) += '\n';
    if (std::max(steps, out.text.size()) > limit) return out.fault = SIZE, out;
    if (next) {
      if (depth == MAX_LETTERS - 1) return out.fault = LOOP, out;
      path[depth++] = at;
      sizes[depth] = prefix.size();
      at = next;
      continue;
    }
    while (node_at(data, at) & LAST) {
      if (!depth) return out;
      at = path[--depth];
    }
    at++;
  }
}

void build(const std::string &text, bool with_gaddag, CheckLimits check, std::vector<uint8_t> *nodes) {
  Builder builder(check);
  std::vector<Reversed> reversed;
  uint32_t roots[2] = {builder.add_dawg(text, with_gaddag ? &reversed : nullptr), 0};
  if (long_sort(reversed.data(), reversed.data() + reversed.size(), before, check) == -1) throw Stopped();
  if (!builder.too_large) roots[1] = builder.add_gaddag(reversed);
  if (!builder.too_large) builder.write(roots, nodes);
}

}  // namespace lexicon_fast::word_graph
