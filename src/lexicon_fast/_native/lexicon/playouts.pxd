"""The actions of a turn that are played out."""

from libc.stdint cimport int32_t
from libcpp.vector cimport vector

from .policies cimport Option, Player
from .rounds cimport Choice, Rules, State


cdef class Options:
    cdef readonly Rules rules
    cdef State state                  # a copy of the view's
    cdef vector[Choice] choices
    cdef vector[int32_t] costs

    cdef int add(self, Player player, const Option *option) except -1
    cdef int add_same(self, Player player, const Option *option, int most) except -1
