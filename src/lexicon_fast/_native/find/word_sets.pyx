"""Sets of words: marks, a byte for each word, and rising word numbers."""

from lexicon_fast.errors import BadOption

from libc.stdint cimport int64_t, uint8_t


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
