"""Sorting of large arrays, which Ctrl-C, deadlines and stop requests can interrupt."""

cdef extern from "core/long_sort.h" namespace "lexicon_fast" nogil:
    int long_sort_up[T, Check](T *begin, T *end, Check check) except -1
    int long_sort[T, Less, Check](T *begin, T *end, Less less, Check check) except -1
