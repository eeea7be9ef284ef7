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

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

#include "core/stop.h"

namespace lexicon_fast::word_graph {

enum { MAX_NODES = 1 << 22, MAX_LETTERS = 64 };  // of a graph, of a word

enum Fault : int { NONE, POINTER, LOOP, LETTER, SIZE };

struct Spelled {
  std::string text;   // the words in the order of the graph, each with a line end
  Fault fault;        // a list that leaves the graph, a path of more than MAX_LETTERS, a letter, or too much text
  uint32_t node = 0;  // where the fault is
};

// Spell the words of the DAWG. data: `count` nodes, from any source; letters: how to write each, empty: there is no
// such letter; limit: bytes of the text. Time and memory are bounded by the limit, whatever the nodes are.
Spelled spell(const uint8_t *data, uint32_t count, const std::vector<std::string> &letters, size_t limit,
              CheckLimits check);

// Build the smallest graph of some words, in the order of nodes that MAGPIE writes: breadth first, and the highest
// letter first. text: words of up to MAX_LETTERS letters in rising order, each once and with a line end, the letters
// written '@' + number; nodes: bytes of the result, empty if it would have more than MAX_NODES.
void build(const std::string &text, bool with_gaddag, CheckLimits check, std::vector<uint8_t> *nodes);

}  // namespace lexicon_fast::word_graph

#endif
