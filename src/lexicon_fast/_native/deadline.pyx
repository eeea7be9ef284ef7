"""How long a thread may go on (see the .pxd)."""

cdef extern from *:
    """
    #include <algorithm>
    #include <chrono>

    namespace {

    using Clock = std::chrono::steady_clock;
    constexpr Clock::time_point NEVER = Clock::time_point::max();
    thread_local Clock::time_point deadline = NEVER;

    void end_after(double seconds) {
        // Beyond a day a clock may run over.
        const std::chrono::duration<double> most(std::min(seconds, 86400.0));
        deadline = Clock::now() + std::chrono::duration_cast<Clock::duration>(most);
    }

    void end_never() { deadline = NEVER; }

    bool is_over() { return deadline != NEVER && Clock::now() > deadline; }

    }
    """
    void end_after(double seconds) nogil
    void end_never() nogil
    bint is_over() nogil


def set_deadline(seconds):
    """What this thread computes natively raises TimeoutError after so many seconds from now; None: never.

    Only searches that may take long for what somebody thought up look at it: the odds of bombs, and
    what plays on them are expected to score.

    >>> set_deadline(None)
    """
    if seconds is None:
        end_never()
    else:
        end_after(seconds)


cdef int check_deadline() except -1 nogil:
    if is_over():
        with gil:
            raise TimeoutError("it takes too long")
    return 0
