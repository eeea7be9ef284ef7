"""Limits on native work (see the .pxd): thread by thread, so that threads do not stop each other."""

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
      Clock::time_point signals = Clock::time_point::min();  // when to ask for signals again
      int takes_signals = -1;                                // is it the main thread? -1: not known
      std::vector<Flag> stops;
    };

    thread_local Limits limits;

    void end_after(double seconds) {
      // Beyond a day a clock may overflow.
      const std::chrono::duration<double> most(std::max(0.0, std::min(seconds, 86400.0)));
      limits.deadline = Clock::now() + std::chrono::duration_cast<Clock::duration>(most);
    }

    void end_never() { limits.deadline = NEVER; }

    enum { GO_ON, TIME_IS_UP, STOP, ASK_FOR_SIGNALS };

    int what_is_due() {
      const Clock::time_point now = Clock::now();
      if (now > limits.deadline) return TIME_IS_UP;
      for (const Flag &stop : limits.stops)
        if (stop->load(std::memory_order_relaxed)) return STOP;
      if (limits.takes_signals && now >= limits.signals) {
        limits.signals = now + BETWEEN_SIGNALS;
        return ASK_FOR_SIGNALS;
      }
      return GO_ON;
    }

    Flag new_flag() { return std::make_shared<std::atomic<bool>>(false); }
    void raise_flag(const Flag &flag) { flag->store(true); }
    bool is_up(const Flag &flag) { return flag->load(); }
    void heed(const Flag &flag) { limits.stops.push_back(flag); }
    void heed_no_longer(const Flag &flag) {
      for (size_t i = limits.stops.size(); i-- > 0;)
        if (limits.stops[i] == flag) {
          limits.stops.erase(limits.stops.begin() + i);
          return;
        }
    }
    Limits limits_of_thread() { return limits; }
    void take_over(const Limits &other) {
      limits.deadline = other.deadline;
      limits.stops = other.stops;
    }
    int takes_signals() { return limits.takes_signals; }
    void take_signals(int yes) { limits.takes_signals = yes; }

    }
    """
    cppclass Flag:
        pass
    cppclass Limits:
        pass
    enum:
        GO_ON
        TIME_IS_UP
        STOP
    void end_after(double seconds) nogil
    void end_never() nogil
    int what_is_due() nogil
    Flag new_flag() except +
    void raise_flag(const Flag &flag)
    bint is_up(const Flag &flag)
    void heed(const Flag &flag) except +
    void heed_no_longer(const Flag &flag)
    Limits limits_of_thread() except +
    void take_over(const Limits &other) except +
    int takes_signals()
    void take_signals(int yes)


def set_deadline(seconds):
    """Let native work in this thread raise TimeoutError from so many seconds from now on; None: never.

    >>> set_deadline(None)
    """
    if seconds is None:
        end_never()
    else:
        number = float(seconds)
        if number != number:
            raise ValueError("seconds must be a number, not NaN")
        end_after(number)


class Stopped(BaseException):
    """Native work was ended by a stop request. Not an error: nobody waits for the result any more."""


cdef class Stop:
    """A request to end native work in other threads.

    While a thread is in the context of a Stop, its native work raises Stopped once `request` was called. Any number
    of threads may be in it at once, and a thread in several.

    >>> with Stop() as stop:
    ...     stop.requested
    False
    """
    cdef Flag flag

    def __cinit__(self):
        self.flag = new_flag()

    def request(self):
        """End the native work of all threads in this context, now and later."""
        raise_flag(self.flag)

    @property
    def requested(self):
        """Whether `request` was called."""
        return is_up(self.flag)

    def __enter__(self):
        heed(self.flag)
        return self

    def __exit__(self, *error):
        heed_no_longer(self.flag)


cdef class SameLimits:
    """The limits of the thread that makes it, for threads that work for it and have none of their own.

    >>> with SameLimits():
    ...     pass
    """
    cdef Limits limits
    cdef Limits none

    def __cinit__(self):
        self.limits = limits_of_thread()

    def __enter__(self):
        take_over(self.limits)
        return self

    def __exit__(self, *error):
        take_over(self.none)


cdef int look() except -1 nogil:
    cdef int due = what_is_due()
    if due == GO_ON:
        return 0
    with gil:
        if due == TIME_IS_UP:
            raise TimeoutError("it takes too long")
        if due == STOP:
            raise Stopped
        # Only the main thread takes signals: others need not wait for the GIL again.
        if takes_signals() < 0:
            take_signals(threading.get_ident() == threading.main_thread().ident)
        if takes_signals():
            PyErr_CheckSignals()
    return 0


def _in_child():
    # The thread that forked is the main thread of the new process.
    take_signals(-1)


if hasattr(os, "register_at_fork"):
    os.register_at_fork(after_in_child=_in_child)
