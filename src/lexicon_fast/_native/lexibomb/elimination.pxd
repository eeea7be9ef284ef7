"""A counting problem over placements of bombs: see core/elimination.h."""

from libc.stdint cimport int32_t, uint64_t
from libcpp cimport bool
from libcpp.vector cimport vector


cdef extern from "core/elimination.h" namespace "lexicon_fast::elimination" nogil:
    enum:
        VALUES

    cppclass Branch:
        double weight
        int32_t source
        int32_t target
        int32_t bombs

    cppclass Layer:
        size_t values
        int states
        int width

    cppclass Step:
        int item
        size_t first_branch
        size_t end_branch

    cppclass Segment:
        size_t first_layer
        size_t first_step
        int steps

    cppclass Elimination:
        size_t most
        uint64_t *random
        double bomb_odds
        bool gave_up
        vector[Segment] segments
        vector[Step] steps
        vector[Layer] layers
        vector[Branch] branches
        vector[double] values
        vector[double] with_bomb
        vector[double] without
        double histogram[15][VALUES]
        void begin(int bombs, int (*check_limits)() except -1 nogil) except +
        int add_sum(int start, const double *weight, int histogram) except +
        int sum_count() noexcept
        int add_number(int number) except +
        int add_item(int squares, int place) except +
        void add_to_sum(int sum) except +
        int forward(int first_item, int first_sum) except +
        double backward(int segment, const double *end, bint by_item) except +
        const double *result(int segment, int *width)
