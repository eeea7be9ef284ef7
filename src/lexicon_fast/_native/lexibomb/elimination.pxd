"""A counting problem over placements of bombs, solved by eliminating one set of squares after another.

A *sum* counts the bombs in some squares, and has a weight for each value. A number on the board is a sum
with weight 1 for that number, 0 for others. A square that a play opens is a sum whose weights are its
multipliers. The weight of a placement is the product of the weights of all sums. Squares that belong to
the same sums are one *item*. Items are eliminated one by one. After each, a *state* consists of the values
of all sums that have begun, but not ended; it has a polynomial: the weight of all ways to reach it, by
number of bombs. The states after a step are a *layer*, and *branches* lead from layer to layer.
"""

from libc.stdint cimport int32_t, uint32_t, uint64_t
from libcpp.vector cimport vector

cdef enum:
    VALUES = 9                 # bombs around a square: 0 to 8
    SLOTS = 32                 # most sums in a state
    HISTOGRAMS = 15            # most sums with a histogram


cdef struct Key:               # a state: four bits for each slot
    uint64_t half[2]


cdef struct Sum:
    int start                  # bombs known from the start
    int low                    # lowest value with a weight
    int high                   # highest value with a weight
    int histogram              # number of its histogram, or -1
    bint plain                 # only one value has a weight, which is 1
    double weight[9]
    int squares                # of its items
    int left                   # squares not eliminated yet
    int slot                   # in the states; -1: not begun
    int first_item             # its items are e.items_in[first_item:end_item]
    int end_item
    double possible            # number of values it can have now, for the cost of an order


cdef struct Item:
    int squares
    int place                  # in the order of a sweep over the board
    int first_sum              # its sums are e.sums_of[first_sum:end_sum]
    int end_sum
    bint taken                 # while choosing an order: already in it
    bint waiting               # shares a sum with an item in it


cdef struct Branch:            # from a state to one of the next layer
    double weight
    uint64_t counts            # final values of the sums with a histogram that end here, 4 bits each
    int32_t source
    int32_t target
    int32_t bombs


cdef struct Layer:             # the states between two steps
    size_t values              # where their polynomials begin in e.values
    int states
    int width                  # of each polynomial


cdef struct Step:
    int item
    uint32_t histograms        # of the sums that end here, a bit each
    size_t first_branch
    size_t end_branch


cdef struct Segment:           # the layers and steps of some items
    size_t first_layer
    size_t first_step
    int steps
    int first_item
    int first_sum
    int end_sum


cdef class Elimination:
    cdef int bombs             # most bombs of a placement
    cdef size_t most           # most states of a layer
    cdef uint64_t *random      # to thin out larger layers; NULL: give up
    cdef double bomb_odds      # odds of a bomb, to compare states when thinning out
    cdef bint gave_up
    cdef vector[Sum] sums
    cdef vector[Item] items
    cdef vector[int] sums_of   # of each item
    cdef vector[Segment] segments
    cdef vector[Step] steps
    cdef vector[Layer] layers
    cdef vector[Branch] branches
    cdef vector[double] values
    # Results of `backward`: for each item, the weight of placements times its squares with a bomb, and without.
    cdef vector[double] with_bomb
    cdef vector[double] without
    cdef double histogram[15][9]     # weight of the placements, by final value of a sum
    # The states of the last layer and the next, and working memory.
    cdef vector[Key] keys
    cdef vector[Key] next_keys
    cdef vector[int] least     # fewest bombs of each state
    cdef vector[int] next_least
    cdef vector[uint32_t] table      # hash table of the next states: their numbers, from 1
    cdef vector[int] items_in  # of each sum
    cdef vector[int] order
    cdef vector[int] sweep
    cdef vector[double] ahead
    cdef vector[double] next_ahead
    cdef vector[double] mass
    cdef vector[double] sorted_mass


# Begin a problem without sums and items.
cdef int begin(Elimination e, int bombs) except -1 nogil

# Add a sum with the weight of each value from 0 to 8. Returns its number.
cdef int add_sum(Elimination e, int start, const double *weight, int histogram) except -1 nogil

# Add a sum that must be this number. Returns its number.
cdef int add_number(Elimination e, int number) except -1 nogil

# Add an item of 1 to 8 squares; `add_to_sum` adds it to sums. Returns its number.
cdef int add_item(Elimination e, int squares, int place) except -1 nogil

# Add the last item to a sum.
cdef int add_to_sum(Elimination e, int sum) except -1 nogil

# Put the items into e.order, with few states: greedily, or in the order of their places.
cdef int choose_order(Elimination e, int first_item, int first_sum) except -1 nogil

# Mark all items of the sums from `first_sum` on as not eliminated.
cdef void reset_sums(Elimination e, int first_sum) noexcept nogil
