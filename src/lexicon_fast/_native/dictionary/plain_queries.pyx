"""Queries that ask for the anagrams or subanagrams of letters and blanks, and nothing else, answered together.

They are most of what word study asks in bulk, and each takes less time than Python needs to look at its text.
"""

from lexicon_fast.base.errors import BadOption

from libc.stdint cimport int32_t, int64_t, uint32_t
from libc.string cimport memset
from libcpp.vector cimport vector

from .anagrams cimport AnagramTable, prepare_table
from .compiled cimport Compiled, Scratch
from .letters cimport NO_LETTER, Letters, code_of
from .search cimport Cards, Matches, find_anagrams, find_subwords
from .text_column cimport Text, Texts

cdef extern from "Python.h":
    Py_UCS4 PyUnicode_READ(int kind, const void *data, Py_ssize_t index) nogil

cdef enum Kind:
    OTHER
    ANAGRAM
    SUBANAGRAM

cdef enum:
    MAX_SIZE = 64        # letters of a query


def find_plain(Compiled d not None, list queries not None, Matches out=None) -> tuple[Matches, list[int]]:
    """Answer the queries that are `anagram:` or `subanagram:` with letters and `?`, in any case.

    Returns (Matches, list of int): the words of each query, as of `subwords_batch`, and the places of the other
    queries, which may be objects of any type and have no words. out: as for `subwords_batch`. Raises BadOption if that
    is in use.
    """
    cdef Texts texts = Texts(queries, "queries", d, True)
    cdef vector[Py_ssize_t] others
    cdef Py_ssize_t i
    cdef Scratch scratch
    if out is None:
        out = Matches()
    out.reserve()
    try:
        scratch = d.take_scratch()
        try:
            with nogil:
                answer(d, texts.texts, others, scratch, out)
        finally:
            d.release_scratch(scratch)
    finally:
        out._lock.release()
    return out, [others[i] for i in range(<Py_ssize_t>others.size())]


def add_words(Matches out not None, Matches found not None, Py_ssize_t first, Py_ssize_t end):
    """Add the words of the queries from `first` to before `end` to other results.

    Raises BadOption if there are no such queries, or if `out` is in use.
    """
    cdef Py_ssize_t i
    cdef const int64_t *starts
    if not 0 <= first <= end <= len(found):
        raise BadOption(f"first and end are {first} and {end}; they must be 0 to {len(found)}, the lower one first")
    if out is found:
        raise BadOption("out and found are the same results")
    out.reserve()
    try:
        starts = <const int64_t *>found._offsets.data
        for i in range(first, end):
            out.add(<const int32_t *>found._word_ids.data + starts[i], <size_t>(starts[i + 1] - starts[i]))
        out.vector_tests = found.vector_tests
    finally:
        out._lock.release()


cdef int answer(
    Compiled d, const vector[Text] &texts, vector[Py_ssize_t] &others, Scratch scratch, Matches out
) except -1 nogil:
    cdef AnagramTable table
    cdef Cards hand
    cdef Kind kind
    cdef size_t i, found, n = texts.size()
    prepare_table(d, &table)
    out.clear(n)
    for i in range(n):
        kind = read_query(&d.letters, &texts[i], &hand)
        found = 0
        if kind == ANAGRAM:
            found = find_anagrams(d, &hand, &table, scratch, &out.vector_tests)
        elif kind == SUBANAGRAM:
            found = find_subwords(d, &hand, scratch, &out.vector_tests)
        else:
            others.push_back(i)
        out.add(scratch.words, found)
    return 0


cdef Kind read_query(const Letters *letters, const Text *text, Cards *hand) noexcept nogil:
    """Read the letters of a query; OTHER: it is none of these, or has another mistake."""
    cdef Py_ssize_t at = 0
    cdef Kind kind = ANAGRAM
    cdef uint32_t point
    cdef int code
    if begins(text, 0, b"sub", 3):
        kind = SUBANAGRAM
        at = 3
    if not begins(text, at, b"anagram:", 8):
        return OTHER
    at += 8
    memset(hand, 0, sizeof(Cards))
    hand.total = <int>(text.size - at) if text.size - at <= MAX_SIZE else 0
    if hand.total == 0:
        return OTHER
    while at < text.size:
        point = PyUnicode_READ(text.kind, text.data, at)
        code = code_of(letters, point)
        if code == NO_LETTER or point == c"*":   # which is any number of letters here
            return OTHER
        hand.counts[code] += 1
        at += 1
    return kind


cdef inline bint begins(const Text *text, Py_ssize_t at, const char *name, Py_ssize_t size) noexcept nogil:
    """Whether a name in lower case is at a place of the text, in any case."""
    cdef Py_ssize_t i
    cdef uint32_t point
    if text.size < at + size:
        return False
    for i in range(size):
        point = PyUnicode_READ(text.kind, text.data, at + i)
        if c"A" <= point <= c"Z":
            point += 32
        if point != <uint32_t>name[i]:
            return False
    return True
