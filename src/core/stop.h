// Limits on work in C++: deadlines, stop requests and Ctrl-C (see lexicon_fast/_native/dictionary/deadline.pyx).
#ifndef LEXICON_FAST_STOP_H
#define LEXICON_FAST_STOP_H

#include <cstdint>

namespace lexicon_fast {

// Thrown after a limit has set a Python error, which Cython's `except +` then raises.
struct Stopped {};

// check_limits() of deadline.pyx: -1 if it has set an error.
using CheckLimits = int (*)();

class StopCheck {
 public:
  CheckLimits check_limits = nullptr;

  // Check the limits if enough work was done since the last check. work: nanoseconds since the last call.
  void operator()(uint64_t work) {
    done_ += work;
    if (done_ < 1 << 16) return;
    done_ = 0;
    if (check_limits() == -1) throw Stopped();
  }

 private:
  uint64_t done_ = 0;
};

}  // namespace lexicon_fast

#endif
