// Sorting of large arrays, which Ctrl-C, deadlines and stop requests can interrupt.
#ifndef LEXICON_FAST_LONG_SORT_H
#define LEXICON_FAST_LONG_SORT_H

#include <algorithm>
#include <functional>
#include <memory>
#include <new>

namespace lexicon_fast {

// Sorts runs of up to a few hundred thousand elements with std::sort, and merges them. Calls `check`
// between the steps, and returns -1 if that does; the elements are then in any order, some of them twice.
// Without memory for merging it sorts in one step.
template <class T, class Less, class Check>
int long_sort(T *begin, T *end, Less less, Check check) {
  const size_t n = end - begin, run = size_t(1) << 18;
  std::unique_ptr<T[]> other(n > run ? new (std::nothrow) T[n] : nullptr);
  if (!other) {
    std::sort(begin, end, less);
    return 0;
  }
  for (size_t at = 0; at < n; at += run) {
    std::sort(begin + at, begin + std::min(at + run, n), less);
    if (check() == -1) return -1;
  }
  T *from = begin, *to = other.get();
  for (size_t width = run; width < n; width *= 2) {
    for (size_t at = 0; at < n; at += 2 * width) {
      const size_t middle = std::min(at + width, n), last = std::min(at + 2 * width, n);
      std::merge(from + at, from + middle, from + middle, from + last, to + at, less);
      if (check() == -1) return -1;
    }
    std::swap(from, to);
  }
  if (from != begin) std::copy(from, from + n, begin);
  return 0;
}

template <class T, class Check>
int long_sort_up(T *begin, T *end, Check check) {
  return long_sort(begin, end, std::less<T>(), check);
}

}  // namespace lexicon_fast

#endif
