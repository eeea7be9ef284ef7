"""Limits on native work: a deadline, a stop request from another thread, and Ctrl-C.

Every native loop that may take long calls `check_stop`.
"""

from libc.stdint cimport uint64_t

cdef extern from *:
    """
    #include <cstdint>

    // Work that this module has done in this thread since it last looked at its limits.
    static thread_local std::uint64_t lexicon_fast_work = 0;

    static inline bool lexicon_fast_look_is_due(std::uint64_t work) {
      lexicon_fast_work += work;
      if (lexicon_fast_work < 1 << 16) return false;
      lexicon_fast_work = 0;
      return true;
    }
    """
    bint look_is_due "lexicon_fast_look_is_due"(uint64_t work) noexcept nogil


# Look at the limits of this thread now: some 30 ns. Works with and without the GIL.
cdef int look() except -1 nogil


cdef inline int check_stop(uint64_t work) except -1 nogil:
    """Look at the limits of this thread if enough work was done since the last look: some 2 ns.

    work: what was done since the last call, in nanoseconds; within a factor of 100 is good enough.
    Raises TimeoutError after the thread's deadline, Stopped after a stop request, and what a signal
    handler raises: KeyboardInterrupt. The caller must leave everything in a state that can be used or dropped.
    """
    if look_is_due(work):
        return look()
    return 0
