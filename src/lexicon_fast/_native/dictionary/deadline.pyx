"""Limits on native work (see the .pxd). Each thread has its own."""

import os
import threading

from cpython.exc cimport PyErr_CheckSignals

cdef extern from *:
    """
    #include <algorithm>
    #include <atomic>
    #include <chrono>
    #include <memory>
    #include <vector>

    namespace {

    using Clock = std::chrono::steady_clock;
    constexpr Clock::time_point NEVER = Clock::time_point::max();
    constexpr std::chrono::milliseconds BETWEEN_SIGNALS(20);

    using Flag = std::shared_ptr<std::atomic<bool>>;

    struct Limits {
      Clock::time_point deadline = NEVER;
      Clock::time_point next_signal_check = Clock::time_point::min();
      int takes_signals = -1;  // 1 in the main thread, 0 in others, -1: not known yet
      std::vector<Flag> stops;
    };

    thread_local Limits limits;

    void set_timeout(double seconds) {
      // Beyond a day a clock may overflow.
      const std::chrono::duration<double> capped(std::max(0.0, std::min(seconds, 86400.0)));
      limits.deadline = Clock::now() + std::chrono::duration_cast<Clock::duration>(capped);
    }

    void clear_timeout() { limits.deadline = NEVER; }

    enum { NONE, TIMEOUT, STOP, SIGNALS };

    int reached_limit() {
      const Clock::time_point now = Clock::now();
      if (now > limits.deadline) return TIMEOUT;
      for (const Flag &stop : limits.stops)
        if (stop->load(std::memory_order_relaxed)) return STOP;
      if (limits.takes_signals && now >= limits.next_signal_check) {
        limits.next_signal_check = now + BETWEEN_SIGNALS;
        return SIGNALS;
      }
      return NONE;
    }

    Flag new_flag() { return std::make_shared<std::atomic<bool>>(false); }
    void set_flag(const Flag &flag) { flag->store(true); }
    bool is_set(const Flag &flag) { return flag->load(); }
    void watch(const Flag &flag) { limits.stops.push_back(flag); }
    void unwatch(const Flag &flag) {
      for (size_t i = limits.stops.size(); i-- > 0;)
        if (limits.stops[i] == flag) {
          limits.stops.erase(limits.stops.begin() + i);
          return;
        }
    }
    Limits limits_of_thread() { return limits; }
    void copy_limits(const Limits &other) {
      limits.deadline = other.deadline;
      limits.stops = other.stops;
    }
    int takes_signals() { return limits.takes_signals; }
    void set_takes_signals(int value) { limits.takes_signals = value; }

    }
    """
    cppclass Flag:
        pass
    cppclass Limits:
        pass
    enum:
        NONE
        TIMEOUT
        STOP
    void set_timeout(double seconds) nogil
    void clear_timeout() nogil
    int reached_limit() nogil
    Flag new_flag() except +
    void set_flag(const Flag &flag)
    bint is_set(const Flag &flag)
    void watch(const Flag &flag) except +
    void unwatch(const Flag &flag)
    Limits limits_of_thread() except +
    void copy_limits(const Limits &other) except +
    int takes_signals()
    void set_takes_signals(int value)


def set_deadline(seconds: float | None):
    """Make native work in this thread raise TimeoutError `seconds` from now; None removes the deadline.

    >>> set_deadline(None)
    """
    if seconds is None:
        clear_timeout()
    else:
        number = float(seconds)
        if number != number:
            raise ValueError("seconds must be a number, not NaN")
        set_timeout(number)


class Stopped(BaseException):
    """Raised when a stop request ends native work. Not an error: the result is no longer wanted."""


cdef class Stop:
    """A request to end native work in other threads.

    While a thread is in the context of a Stop, its native work raises Stopped once `request` was called. Any number
    of threads may enter the context, and a thread may enter several.

    >>> with Stop() as stop:
    ...     stop.requested
    False
    """
    cdef Flag flag

    def __cinit__(self):
        self.flag = new_flag()

    def request(self):
        """End the native work of all threads in this context, now and in future."""
        set_flag(self.flag)

    @property
    def requested(self) -> bool:
        """Whether `request` was called."""
        return is_set(self.flag)

    def __enter__(self) -> Self:
        watch(self.flag)
        return self

    def __exit__(self, *error: BaseException | None):
        unwatch(self.flag)


cdef class SameLimits:
    """The limits of the creating thread, as a context for worker threads that have no limits yet.

    >>> with SameLimits():
    ...     pass
    """
    cdef Limits limits
    cdef Limits none

    def __cinit__(self):
        self.limits = limits_of_thread()

    def __enter__(self) -> Self:
        copy_limits(self.limits)
        return self

    def __exit__(self, *error: BaseException | None):
        copy_limits(self.none)


cdef int check_limits() except -1 nogil:
    cdef int limit = reached_limit()
    if limit == NONE:
        return 0
    with gil:
        if limit == TIMEOUT:
            raise TimeoutError("it takes too long")
        if limit == STOP:
            raise Stopped
        # Only the main thread takes signals; other threads need not wait for the GIL again.
        if takes_signals() < 0:
            set_takes_signals(threading.get_ident() == threading.main_thread().ident)
        if takes_signals():
            PyErr_CheckSignals()


def _reset_after_fork():
    # The thread that forked is the main thread of the new process.
    set_takes_signals(-1)


if hasattr(os, "register_at_fork"):
    os.register_at_fork(after_in_child=_reset_after_fork)
