// A counting problem over placements of bombs, solved by eliminating one set of squares after another.
//
// A *sum* counts the bombs in some squares, and has a weight for each value. A number on the board is a sum
// with weight 1 for that number, 0 for others. A square that a play opens is a sum whose weights are its
// multipliers. The weight of a placement is the product of the weights of all sums. Squares that belong to
// the same sums are one *item*. Items are eliminated one by one. After each, a *state* consists of the values
// of all sums that have begun, but not ended; it has a polynomial: the weight of all ways to reach it, by
// number of bombs. The states after a step are a *layer*, and *branches* lead from layer to layer.
//
// Bucket elimination: R. Dechter, "Bucket elimination: a unifying framework for reasoning", Artificial
// Intelligence 113 (1999). If a layer has too many states, it is thinned out at random without bias: heavy
// states are likelier to be kept, and the weight of a kept state is divided by its chance to be kept.
#ifndef LEXICON_FAST_ELIMINATION_H
#define LEXICON_FAST_ELIMINATION_H

#include <cstddef>
#include <cstdint>
#include <vector>

#include "core/stop.h"

namespace lexicon_fast::elimination {

enum { VALUES = 9 };  // bombs around a square: 0 to 8

struct Branch {  // from a state to one of the next layer
  double weight;
  uint64_t counts;  // final values of the sums with a histogram that end here, 4 bits each
  int32_t source;
  int32_t target;
  int32_t bombs;
};

struct Layer {    // the states between two steps
  size_t values;  // where their polynomials begin in Elimination::values
  int states;
  int width;  // of each polynomial
};

struct Step {
  int item;
  uint32_t histograms;  // of the sums that end here, a bit each
  size_t first_branch;
  size_t end_branch;
};

struct Segment {  // the layers and steps of some items
  size_t first_layer;
  size_t first_step;
  int steps;
  int first_item;
  int first_sum;
  int end_sum;
};

class Elimination {
 public:
  enum { SLOTS = 32, HISTOGRAMS = 15 };  // most sums in a state, and with a histogram

  size_t most = 0;             // most states of a layer
  uint64_t *random = nullptr;  // to thin out larger layers; null: give up
  double bomb_odds = 0;        // odds of a bomb, to compare states when thinning out
  bool gave_up = false;
  std::vector<Segment> segments;
  std::vector<Step> steps;
  std::vector<Layer> layers;
  std::vector<Branch> branches;
  std::vector<double> values;
  // Results of `backward`: for each item, the weight of placements times its squares with a bomb, and without.
  std::vector<double> with_bomb;
  std::vector<double> without;
  double histogram[HISTOGRAMS][VALUES];  // weight of the placements, by final value of a sum

  // Begin a problem without sums and items. bombs: most of a placement.
  void begin(int bombs, CheckLimits check_limits);

  // Add a sum with the weight of each value from 0 to 8. start: bombs known from the start; histogram: its number, or
  // -1. Returns the number of the sum.
  int add_sum(int start, const double *weight, int histogram);

  int sum_count() const { return static_cast<int>(sums.size()); }

  // Add a sum that must be this number. Returns its number.
  int add_number(int number);

  // Add an item of 1 to 8 squares; `add_to_sum` adds it to sums. place: in the order of a sweep over the board. Returns
  // its number.
  int add_item(int squares, int place);

  // Add the last item to a sum.
  void add_to_sum(int sum);

  // Eliminate the items from `first_item` on, whose sums are those from `first_sum` on. Returns the number of the
  // segment. Sets gave_up if there are too many states, and they must not be thinned out.
  int forward(int first_item, int first_sum);

  // Return the weight of all placements of a segment, with `end[k]` as a factor of those with k bombs. Fills
  // histogram, and if by_item also with_bomb and without.
  double backward(int segment, const double *end, bool by_item);

  // Return the weights of all placements of a segment, by number of bombs: *width of them.
  const double *result(int segment, int *width) const;

 private:
  struct Key {  // a state: four bits for each slot
    uint64_t half[2];
    int value(int slot) const { return static_cast<int>(half[slot >> 4] >> ((slot & 15) * 4) & 15); }
  };

  struct Sum {
    int start;
    int low;   // lowest value with a weight
    int high;  // highest value with a weight
    int histogram;
    bool plain;  // only one value has a weight, which is 1
    double weight[VALUES];
    int squares;     // of its items
    int left;        // squares not eliminated yet
    int slot;        // in the states; -1: not begun
    int first_item;  // its items are items_in[first_item:end_item]
    int end_item;
    double possible;  // number of values it can have now, for the cost of an order
    double possible_values(int left) const;
  };

  struct Item {
    int squares;
    int place;
    int first_sum;  // its sums are sums_of[first_sum:end_sum]
    int end_sum;
    bool taken;    // while choosing an order: already in it
    bool waiting;  // shares a sum with an item in it
  };

  void choose_order(int first_item, int first_sum);
  void take_greedily(int first_item, int first_sum);
  void reset_sums(int first_sum);
  double growth(const Item &item) const;
  double take_item(const Item &item);
  double cost(const std::vector<int> &by, int first_sum);
  void add_layer(int width);
  void eliminate(int number, uint64_t *used);
  void clear_table(size_t states);
  int32_t find_or_add_state(const Key &key, int bombs);
  void thin_out();
  void estimate_rest(double (*rest)[16]) const;

  StopCheck check_stop;
  int bombs = 0;
  std::vector<Sum> sums;
  std::vector<Item> items;
  std::vector<int> sums_of;  // of each item
  // The states of the last layer and the next, and working memory.
  std::vector<Key> keys, next_keys;
  std::vector<int> least, next_least;  // fewest bombs of each state
  std::vector<uint32_t> table;         // hash table of the next states: their numbers, from 1
  std::vector<int> items_in;           // of each sum
  std::vector<int> order, sweep;
  std::vector<double> ahead, next_ahead, mass, sorted_mass;
};

}  // namespace lexicon_fast::elimination

#endif
