"""Placements of bombs counted, one set of squares after the other being eliminated.

Squares that count for the same sums are one item. A sum counts bombs; for each value that it can
end with, it has a weight: a number on the board weighs 1 if it is met, else 0; a square that may be
opened weighs what it multiplies. The weight of a placement is the product of those of its sums.
Going through the items, a state is the values of the sums that have begun and not ended; for each
state there is a polynomial: the weight of all ways to reach it, by number of bombs.
"""

from libc.stdint cimport int32_t, uint32_t, uint64_t
from libcpp.vector cimport vector

cdef enum:
    VALUES = 9                 # bombs around a square: 0 to 8
    SLOTS = 32                 # sums that a state has room for
    HISTOGRAMS = 15            # sums that somebody asks about


cdef struct Key:               # four bits a slot
    uint64_t half[2]


cdef struct Sum:
    int start                  # bombs that are known
    int low                    # the values with weight lie from here
    int high                   # to here
    int histogram              # which one its values go into, -1: none
    bint plain                 # one value has weight, and that is 1
    double weight[9]
    int squares                # of its items
    int left                   # of them, not eliminated yet
    int slot                   # -1: not begun
    int first_item             # its items are e.items_in[first_item:end_item]
    int end_item
    double spread              # values it can have just now, for the cost of an order


cdef struct Item:
    int squares
    int place                  # in the order of a sweep over the board
    int first_sum              # its sums are e.sums_of[first_sum:end_sum]
    int end_sum
    bint taken                 # into an order
    bint waiting               # for it: shares a sum with one that is taken


cdef struct Branch:            # from a state to one of the next layer
    double weight
    uint64_t counts            # what the sums that end there with a histogram end with, 4 bits each
    int32_t source
    int32_t target
    int32_t bombs


cdef struct Layer:             # the states between two steps
    size_t values              # where their polynomials begin
    int states
    int width                  # of each polynomial


cdef struct Step:
    int item
    uint32_t histograms        # those of the sums that end here
    size_t first_branch
    size_t end_branch


cdef struct Segment:           # a run over some items
    size_t first_layer
    size_t first_step
    int steps
    int first_item
    int first_sum
    int end_sum


cdef class Elimination:
    cdef int bombs             # no placement has more
    cdef size_t most           # states of a layer
    cdef uint64_t *random      # thins out layers that are larger; NULL: gives up
    cdef double tilt           # what a bomb weighs when states are compared
    cdef bint gave_up
    cdef vector[Sum] sums
    cdef vector[Item] items
    cdef vector[int] sums_of
    cdef vector[Segment] segments
    cdef vector[Step] steps
    cdef vector[Layer] layers
    cdef vector[Branch] branches
    cdef vector[double] values
    # Results of `backward`, by item: the weight of placements times its squares with a bomb, and without.
    cdef vector[double] with_bomb
    cdef vector[double] without
    cdef double histogram[15][9]     # the weight of the placements by what each sum ends with
    # The states of the layers at hand, and work areas.
    cdef vector[Key] keys
    cdef vector[Key] next_keys
    cdef vector[int] least     # bombs of each state
    cdef vector[int] next_least
    cdef vector[uint32_t] table
    cdef vector[int] items_in
    cdef vector[int] order
    cdef vector[int] sweep
    cdef vector[double] ahead
    cdef vector[double] next_ahead
    cdef vector[double] mass
    cdef vector[double] sorted_mass


cdef int begin(Elimination e, int bombs) except -1 nogil
cdef int add_sum(Elimination e, int start, const double *weight, int histogram) except -1 nogil
cdef int add_number(Elimination e, int number) except -1 nogil
cdef int add_item(Elimination e, int squares, int place) except -1 nogil
cdef int count_for(Elimination e, int sum) except -1 nogil
cdef int arrange(Elimination e, int first_item, int first_sum) except -1 nogil
cdef void rewind(Elimination e, int first_sum) noexcept nogil
