// Word graphs: the nodes of KWG and KLV2 files, which wolges, Macondo, MAGPIE and liwords use.
//
// A node is a 32-bit little-endian number:
//   bits 0-21   where the list of nodes begins that may follow this letter; 0: none may
//   bit 22      this is the last node of its list; the next node of a list is the next number
//   bit 23      a word ends here
//   bits 24-31  the letter: 1 to 32; 0 is the blank of a leave, and in a GADDAG the separator
//
// Node 0 points to the DAWG, which spells all words; node 1 to the GADDAG, which has each word once for each of its
// letters: CAT as TAC, AC@T and C@AT, where @ is the separator. What follows a separator is a part of the DAWG.
// The graph of a KLV2 file has no GADDAG. All graphs that MAGPIE writes have node 1, those of wolges need not.
#ifndef LEXICON_FAST_WORD_GRAPH_H
#define LEXICON_FAST_WORD_GRAPH_H

#include <algorithm>
#include <cstdint>
#include <string>
#include <vector>

#include "core/long_sort.h"
#include "core/stop.h"

namespace lexicon_fast::word_graph {

enum : uint32_t { MAX_NODES = 1 << 22, LIST = MAX_NODES - 1, LAST = 1 << 22, ENDS = 1 << 23 };
enum { LETTER_BIT = 24, MAX_LETTERS = 64, STEP = 16 };  // letters of a word; nanoseconds of a step
enum Fault { SOUND, POINTER, LOOP, LETTER, SIZE };

inline uint32_t node_at(const uint8_t *data, uint32_t number) {
  data += size_t(4) * number;
  return data[0] | data[1] << 8 | data[2] << 16 | uint32_t(data[3]) << 24;
}

// Spell the words of the DAWG in its order, each with a line end. data: `count` nodes from any source; letters: how to
// write each, empty: there is no such letter. Time and memory are bounded by `limit`, bytes of the text. Return a fault
// and its node: a list that leaves the graph, a path of more than MAX_LETTERS, a letter, or too much text.
inline int spell(const uint8_t *data, uint32_t count, const std::vector<std::string> &letters, size_t limit,
                 CheckLimits check, std::string *text, uint32_t *node) {
  StopCheck stop;
  stop.check_limits = check;
  for (uint32_t i = 0; i < count; i++) {  // those of the GADDAG, too: a file that is cut short may have a whole DAWG
    *node = node_at(data, i) & LIST;
    if (*node >= count) return POINTER;
  }
  *node = count;
  if (count && !(node_at(data, count - 1) & LAST)) return POINTER;
  std::string prefix;
  uint32_t path[MAX_LETTERS];      // the node of each letter before the current one
  size_t sizes[MAX_LETTERS] = {};  // of the prefix before each letter
  int depth = 0;
  *node = count ? node_at(data, 0) & LIST : 0;
  // In a graph without dead ends, each step leads to a word with a letter of its own.
  for (size_t steps = 0; *node; steps++) {
    stop(STEP);
    const uint32_t value = node_at(data, *node);
    const size_t letter = value >> LETTER_BIT;
    if (letter >= letters.size() || letters[letter].empty()) return LETTER;
    prefix.resize(sizes[depth]);
    prefix += letters[letter];
    if (value & ENDS) (*text += prefix) += '\n';
    if (std::max(steps, text->size()) > limit) return SIZE;
    if (value & LIST) {
      if (depth == MAX_LETTERS - 1) return LOOP;
      path[depth++] = *node;
      sizes[depth] = prefix.size();
      *node = value & LIST;
      continue;
    }
    while (node_at(data, *node) & LAST) {
      if (!depth) return SOUND;
      *node = path[--depth];
    }
    ++*node;
  }
  return SOUND;
}

struct Reversed {  // a string of the GADDAG, read backward from `end`
  const char *end;
  uint32_t length;
  uint32_t list;  // what follows its separator; 0: it is a whole word, without one

  bool operator<(const Reversed &other) const {
    for (ptrdiff_t i = 1; i <= ptrdiff_t(std::min(length, other.length)); i++)
      if (end[-i] != other.end[-i]) return end[-i] < other.end[-i];
    return length < other.length;
  }
};

// Makes the smallest graph: equal lists of nodes become one.
class Builder {
 public:
  std::vector<Reversed> reversed;  // of the words so far, if they are kept
  bool keeps_reversed;
  bool is_too_large = false;

  Builder(bool keeps, CheckLimits check) : keeps_reversed(keeps) { stop_.check_limits = check; }

  // Add a string that comes after the last one. step: from letter to letter; list: see Reversed.
  void add(const char *first, uint32_t length, ptrdiff_t step, uint32_t list) {
    uint32_t same = 0;
    while (same < std::min(length, length_) && letters_[same] == first[same * step]) same++;
    close(same);
    for (; length_ < length; length_++) {
      letters_[length_] = first[length_ * step];
      open_[length_].push_back(uint32_t(letters_[length_] - '@') << LETTER_BIT);
    }
    word_ = first;
    if (list) return open_[length_].push_back(list);
    open_[length_ - 1].back() |= ENDS;
    if (keeps_reversed) reversed.push_back({word_ + length_, length_, 0});
  }

  // Return the list of the first letters of all strings since the last call.
  uint32_t finish() {
    close(0);
    return number_of(&open_[0]);
  }

  // Write the nodes that can be reached, in the order of MAGPIE: breadth first, and the last node of a list first.
  void write(const uint32_t (&roots)[2], std::string *out) {
    std::vector<uint32_t> place(first_.size()), order;
    uint32_t count = 2;
    std::vector<bool> known(first_.size());
    const auto reach = [&](uint32_t list) {
      if (list && !known[list]) order.push_back(list);
      known[list] = true;
    };
    const auto put = [out](uint32_t node) {
      for (int shift = 0; shift < 32; shift += 8) *out += char(node >> shift);
    };
    for (uint32_t root : roots) reach(root);
    for (size_t i = 0; i < order.size(); i++) {
      stop_(STEP);
      place[order[i]] = count;
      for (uint32_t node = first_[order[i] + 1]; node-- > first_[order[i]]; count++) reach(nodes_[node] & LIST);
    }
    if (count > MAX_NODES) return;
    for (uint32_t root : roots) put(place[root] | LAST);
    for (uint32_t list : order) {
      stop_(STEP);
      for (uint32_t node = first_[list]; node < first_[list + 1]; node++)
        put((nodes_[node] & ~LIST) | place[nodes_[node] & LIST] | (node + 1 == first_[list + 1] ? LAST : 0));
    }
  }

 private:
  StopCheck stop_;
  std::vector<uint32_t> nodes_, first_ = {0, 0};  // of each list, whose nodes have numbers of lists; list 0 is empty
  std::vector<uint32_t> table_ = std::vector<uint32_t>(1 << 12);  // numbers of lists by their hashes; 0: free
  std::vector<uint32_t> open_[MAX_LETTERS + 1];  // nodes after the first letters of the current string, by their number
  char letters_[MAX_LETTERS];                    // of the current string
  const char *word_ = nullptr;
  uint32_t length_ = 0;

  // Cut the current string to a length: nothing else follows the letters that are cut.
  void close(uint32_t length) {
    stop_(STEP);
    for (; length_ > length; length_--) {
      const uint32_t list = number_of(&open_[length_]);
      open_[length_ - 1].back() |= list;
      if (keeps_reversed && list) reversed.push_back({word_ + length_, length_, list});
    }
  }

  // Return the number of a list, and clear it.
  uint32_t number_of(std::vector<uint32_t> *list) {
    if (list->empty()) return 0;
    if (2 * first_.size() > table_.size()) {
      std::fill(table_.begin(), table_.end(), 0);
      table_.resize(2 * table_.size());
      for (uint32_t i = 1; i + 1 < first_.size(); i++) *slot_of(&nodes_[first_[i]], first_[i + 1] - first_[i]) = i;
    }
    uint32_t *slot = slot_of(list->data(), list->size());
    if (!*slot && first_.size() <= MAX_NODES) {
      *slot = uint32_t(first_.size()) - 1;
      nodes_.insert(nodes_.end(), list->begin(), list->end());
      first_.push_back(uint32_t(nodes_.size()));
    }
    is_too_large |= !*slot;
    list->clear();
    return *slot;
  }

  // Return the slot of a list in the table, or a free one.
  uint32_t *slot_of(const uint32_t *list, size_t size) {
    stop_(STEP);
    uint64_t hash = size;
    for (size_t i = 0; i < size; i++) hash = (hash ^ list[i]) * 0x9E3779B97F4A7C15, hash ^= hash >> 29;
    for (size_t at = hash;; at++) {
      uint32_t *slot = &table_[at & (table_.size() - 1)];
      if (!*slot || std::equal(list, list + size, &nodes_[first_[*slot]], nodes_.data() + first_[*slot + 1]))
        return slot;
    }
  }
};

// Build a graph; empty if it would have more than MAX_NODES. text: words of up to MAX_LETTERS letters in rising order,
// each with a line end, the letters written '@' + number.
inline std::string build(const std::string &text, bool with_gaddag, CheckLimits check) {
  Builder builder(with_gaddag, check);
  for (const char *word = text.data(), *end = word + text.size(), *next; word < end; word = next + 1) {
    next = std::find(word, end, '\n');
    builder.add(word, uint32_t(next - word), 1, 0);
  }
  uint32_t roots[2] = {builder.finish(), 0};
  builder.keeps_reversed = false;
  std::vector<Reversed> &strings = builder.reversed;
  if (long_sort_up(strings.data(), strings.data() + strings.size(), check) == -1) throw Stopped();
  for (const Reversed &string : strings) builder.add(string.end - 1, string.length, -1, string.list);
  roots[1] = builder.finish();
  std::string nodes;
  if (!builder.is_too_large) builder.write(roots, &nodes);
  return nodes;
}

}  // namespace lexicon_fast::word_graph

#endif
