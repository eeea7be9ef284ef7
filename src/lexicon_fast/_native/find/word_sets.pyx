"""Sets of words: marks, a byte for each word, and rising word numbers."""

from lexicon_fast.errors import BadOption

from libc.stdint cimport int64_t, uint8_t, uint64_t
from libc.string cimport memcpy


def numbers_of(const uint8_t[::1] marks not None, int64_t[::1] out not None):
    """Write the numbers of the words whose mark is not 0, rising. out: has a place for each of them.

    Raises BadOption if `out` has fewer places, or more.
    """
    cdef Py_ssize_t found
    with nogil:
        found = write_numbers(marks, out)
    check_size(found, out)


def chosen(const uint8_t[::1] marks not None, const int64_t[::1] words not None, int64_t[::1] out not None):
    """Write those of some words whose mark is not 0, and return how many. out: has a place for each of the words.

    Raises BadOption if `out` has fewer places, or for a word without a mark.
    """
    cdef Py_ssize_t i, found = 0, n = words.shape[0], size = marks.shape[0]
    cdef int64_t word
    if out.shape[0] < n:
        raise BadOption(f"out has {out.shape[0]} places; it must have {n}, one for each word")
    with nogil:
        for i in range(n):
            word = words[i]
            if not 0 <= word < size:
                with gil:
                    raise BadOption(f"words[{i}] is {word}; it must be 0 to {size - 1}")
            out[found] = word
            found += marks[word] != 0
    return found


cdef Py_ssize_t write_numbers(const uint8_t[::1] marks, int64_t[::1] out) noexcept nogil:
    """Return how many marks there are; numbers that have no place are not written."""
    cdef Py_ssize_t i = 0, k, found = 0, n = marks.shape[0], room = out.shape[0]
    cdef uint64_t eight
    while i < n:
        if i + 8 <= n:
            memcpy(&eight, &marks[i], 8)         # most marks are 0 in most sets
            if eight == 0:
                i += 8
                continue
        for k in range(i, min(i + 8, n)):
            if found < room:
                out[found] = k
            found += marks[k] != 0
        i += 8
    return found


cdef int check_size(Py_ssize_t found, int64_t[::1] out) except -1:
    if found != out.shape[0]:
        raise BadOption(f"out has {out.shape[0]} places; it must have {found}, one for each mark")
