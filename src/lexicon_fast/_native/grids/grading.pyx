"""Grades of guesses: which letters of an answer they have, and where, as in Wordle."""

from lexicon_fast.base.errors import BadOption, excerpt
from lexicon_fast.base.text import composed

from libc.stddef cimport size_t
from libc.stdint cimport uint8_t
from libcpp.vector cimport vector

from ..dictionary.arguments cimport items_of, wrong_type
from ..dictionary.compiled cimport kernels_for
from ..dictionary.deadline cimport check_stop
from ..dictionary.kernels cimport GRADED_IN_1_BYTE, GRADED_IN_2_BYTES, MAX_GRADED, Kernels
from ..dictionary.letters cimport Letters, code_of, fill_letters

cdef enum:
    STEP = 1 << 13                # answers that a guess is graded for at once: they fit into the nearest cache


cdef int read_words(
    list words, str name, const Letters *letters, str known, reader, int *length, size_t stride, vector[uint8_t] &codes
) except -1:
    """Read words of one length into columns (see kernels.h). reader: see `grade_words`; length: 0 is not known yet."""
    cdef Py_ssize_t i, k
    cdef str word
    cdef int code
    for i in range(len(words)):
        if not isinstance(words[i], str):
            raise wrong_type(f"{name}[{i}]", "a str", words[i])
        word = words[i]
        if reader is not None:
            word = reader(word)
        elif not word.isascii():
            word = composed(word)
        if length[0] == 0 and 1 <= len(word) <= MAX_GRADED:
            length[0] = <int>len(word)
        if i == 0:
            codes.resize(stride * length[0])
        if len(word) != length[0] or length[0] == 0:
            wanted = f"{length[0]}, as the first word has" if length[0] else f"1 to {MAX_GRADED}"
            raise BadOption(f"{name}[{i}] has {len(word)} letters: {excerpt(word, 40)}; use words of {wanted}")
        for k in range(length[0]):
            code = code_of(letters, word[k])
            if code >= letters.n:
                raise BadOption(
                    f"{name}[{i}] is {excerpt(word)}, but {word[k]!r} (letter {k + 1}) is not a letter; use {known}")
            codes[k * stride + i] = <uint8_t>code


def grade_words(
    guesses: Iterable[str], answers: Iterable[str], str upper not None, str lower not None, str known not None,
    str isa=None, reader: Callable[[str], str] | None = None,
) -> Any:
    """Grade guesses against answers. Releases the GIL.

    guesses, answers: words of one length, 1 to MAX_GRADED letters of the alphabet `upper` and `lower`, which messages
    call `known`. isa: the instruction set; None: the default. reader: returns a word with one letter for each tile, and
    its accents folded; None: words are composed only. Returns an array of uint8, uint16
    or uint32 with a row for each guess. Raises BadOption, TypeError.
    """
    import numpy as np

    cdef Letters letters
    cdef vector[uint8_t] guess_codes
    cdef vector[uint8_t] answer_codes
    cdef vector[uint8_t] guess
    cdef list guess_list = items_of(guesses, "guesses", "str"), answer_list = items_of(answers, "answers", "str")
    cdef size_t n = len(guess_list), m = len(answer_list), stride = (m + 63) // 64 * 64, i, at, some
    cdef int length = 0, k, size
    cdef const Kernels *kernels = kernels_for(isa)
    cdef uint8_t[::1] room
    cdef uint8_t *out
    fill_letters(&letters, upper, lower)
    read_words(guess_list, "guesses", &letters, known, reader, &length, n, guess_codes)
    read_words(answer_list, "answers", &letters, known, reader, &length, stride, answer_codes)
    size = 1 if length <= GRADED_IN_1_BYTE else 2 if length <= GRADED_IN_2_BYTES else 4
    grades = np.empty((n, m), f"u{size}")  # which asks the system for large pages
    room = grades.reshape(-1).view("u1")
    out = &room[0] if n * m else NULL
    guess.resize(length + 1)
    with nogil:
        for i in range(n):
            for k in range(length):
                guess[k] = guess_codes[k * n + i]
            at = 0
            while at < m:
                some = min(m - at, <size_t>STEP)
                check_stop(50 + some * length // 10)
                kernels.grade(
                    answer_codes.data() + at, stride, guess.data(), length, some, out + (i * m + at) * size)
                at += some
    return grades
