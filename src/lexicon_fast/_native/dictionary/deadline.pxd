"""Limits on native work: a deadline, a stop request from another thread, and Ctrl-C.

Every native loop that may run for long calls `check_stop`.
"""

from libc.stdint cimport uint64_t

cdef extern from *:
    """
    #include <cstdint>

    // Nanoseconds of work that this module has done in this thread since it last checked the limits.
    static thread_local std::uint64_t lexicon_fast_work = 0;

    static inline bool lexicon_fast_check_is_due(std::uint64_t work) {
      lexicon_fast_work += work;
      if (lexicon_fast_work < 1 << 16) return false;
      lexicon_fast_work = 0;
      return true;
    }
    """
    bint check_is_due "lexicon_fast_check_is_due"(uint64_t work) noexcept nogil


# Check the limits of this thread now, which takes some 30 ns. Works with and without the GIL.
cdef int check_limits() except -1 nogil


cdef inline int check_stop(uint64_t work) except -1 nogil:
    """Check the limits of this thread if enough work was done since the last check; takes some 2 ns.

    work: nanoseconds of work since the last call; a factor of 100 more or less is good enough.
    Raises TimeoutError after the thread's deadline, Stopped after a stop request, and whatever a signal
    handler raises (KeyboardInterrupt). Callers must leave their data usable or safe to discard.
    """
    if check_is_due(work):
        return check_limits()
    return 0
