// A transposition table for the endgame search.
#ifndef LEXICON_FAST_TRANSPOSITION_H
#define LEXICON_FAST_TRANSPOSITION_H

#include <cstddef>
#include <cstdint>
#include <vector>

namespace lexicon_fast::transposition {

enum { FULL_DEPTH = 255 };  // depth of a search to the end of the game

enum Bound { EMPTY_ENTRY, LOWER, UPPER, EXACT };

struct Entry {
  uint64_t key;         // hash of the position
  int32_t value;        // points to come, of the player to move minus the other's
  uint32_t tiles_hash;  // of the best play, lower half; 0 if none is known
  uint8_t depth;        // turns searched
  uint8_t bound;
  uint8_t direction;  // of the best play
  uint8_t lane;
};

class TranspositionTable {
 public:
  // Grow to about this number of positions, within limits. Keeps the entries.
  void resize(uint64_t positions) {
    uint64_t size = SMALLEST;
    while (size < positions && size < LARGEST) size *= 2;
    if (size <= entries.size()) return;
    std::vector<Entry> before(size);
    before.swap(entries);
    last_bucket = size / BUCKET - 1;
    for (const Entry &entry : before)
      if (entry.bound != EMPTY_ENTRY) store(&entry);
  }

  // Return the entry of a position, or null.
  const Entry *probe(uint64_t key) const {
    const Entry *bucket = entries.data() + (key & last_bucket) * BUCKET;
    for (size_t i = 0; i < BUCKET; i++)
      if (bucket[i].key == key && bucket[i].bound != EMPTY_ENTRY) return &bucket[i];
    return nullptr;
  }

  // Store an entry in place of the shallowest of its bucket.
  void store(const Entry *entry) {
    Entry *bucket = entries.data() + (entry->key & last_bucket) * BUCKET, *worst = bucket;
    for (size_t i = 0; i < BUCKET; i++) {
      if (bucket[i].key == entry->key || bucket[i].bound == EMPTY_ENTRY) {
        bucket[i] = *entry;
        return;
      }
      if (bucket[i].depth < worst->depth) worst = &bucket[i];
    }
    if (worst->depth == FULL_DEPTH) worst = &bucket[entry->key >> 60 & (BUCKET - 1)];  // all of them are
    *worst = *entry;
  }

 private:
  enum : uint64_t {
    BUCKET = 4,  // entries that compete for room
    SMALLEST = 1 << 12,
    LARGEST = 1 << 21  // entries, 48 MB
  };
  std::vector<Entry> entries;
  uint64_t last_bucket = 0;
};

}  // namespace lexicon_fast::transposition

#endif
