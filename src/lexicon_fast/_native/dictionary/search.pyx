"""Searches of a compiled dictionary. Single calls return strings, batches arrays of word numbers.

Queries that ask for the anagrams or subanagrams of letters and blanks, and nothing else, are answered together.
They are most of what word study asks in bulk, and each takes less time than Python needs to look at its text.
"""

import operator

from itertools import pairwise
from lexicon_fast.base.arguments import is_null
from lexicon_fast.base.errors import BadHand, BadOption, BadTableWord, keeps_bad_rows
from lexicon_fast.base.text import composed
from lexicon_fast.base.tile_text import shown
from threading import Lock

from cpython.buffer cimport PyBuffer_FillInfo
from cpython.bytes cimport PyBytes_FromStringAndSize
from libc.stdint cimport int32_t, int64_t, uint32_t, uint64_t, uint8_t
from libc.stdlib cimport free, malloc
from libc.string cimport memcpy, memmove, memset
from libcpp.vector cimport vector

from .anagrams cimport AnagramTable, look_up_anagrams, prepare_table
from .arguments cimport wrong_type
from .compiled cimport Compiled, Scratch, codes_of, common_letters, length_of
from .deadline cimport check_stop
from .kernels cimport CODES, PLANES, Columns, Probe, SubstitutionQuery
from .layout cimport Vec, encode
from .letters cimport MASTER, NO_LETTER, Letters, code_of
from .text_column cimport CHANGED, SAME, Reading, Text, Texts, has_long_tiles, text_of, tile_reader_of

cdef extern from "Python.h":
    Py_UCS4 PyUnicode_READ(int kind, const void *data, Py_ssize_t index) nogil

cdef enum Kind:
    OTHER
    ANAGRAM
    SUBANAGRAM


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


cdef extern from "Python.h":
    bint PyUnicode_IS_ASCII(object)
    str PyUnicode_FromKindAndData(int kind, const void *data, Py_ssize_t size)
    Py_UCS4 PyUnicode_READ(int kind, const void *data, Py_ssize_t index) nogil

cdef enum:
    MAX_SIZE = 64        # cards of a hand, letters of a table word or a query
    # Words between two calls of `check_stop`: in columns, and one by one.
    COLUMN_STEP = 1 << 18
    STEP = 1 << 12

cdef enum Search:
    SUBWORDS
    SUPERWORDS
    SUBSTITUTIONS
    SCAN                 # SUBWORDS by testing every word


# ---------------------------------------------------------------- from letters to word numbers

cdef size_t find_subwords(Compiled d, const Cards *hand, Scratch scratch, uint64_t *tests) except <size_t>-1 nogil:
    cdef Probe probe
    cdef size_t found
    cdef uint64_t before = tests[0]
    probe_hand(d, hand, &probe)
    found = d.kernels.subset_words(&d.tree, &probe, scratch.groups, scratch.words, tests)
    check_stop(2 * (tests[0] - before) + found)
    return keep_exact(d, hand, NULL, scratch.words, found) if d.layout.cut else found


cdef size_t scan_subwords(Compiled d, const Cards *hand, Scratch scratch, uint64_t *tests) except <size_t>-1 nogil:
    cdef Probe probe
    cdef size_t found
    probe_hand(d, hand, &probe)
    found = d.kernels.scan(&d.tree, &probe, scratch.words, tests)
    check_stop(2 * d.tree.level[0].groups)
    return keep_exact(d, hand, NULL, scratch.words, found) if d.layout.cut else found


cdef size_t find_superwords(
    Compiled d, const TableWord *word, const Cards *hand, Scratch scratch, uint64_t *tests
) except <size_t>-1 nogil:
    cdef Probe probe
    if d.longest <= word.length:
        return 0
    probe_hand(d, hand, &probe)
    probe_word(d, word.counts, hand, &probe)
    return find_over(d, word, hand, &probe, scratch, tests)


cdef size_t find_with_letter(
    Compiled d, const TableWord *word, const Cards *hand, int letter, Scratch scratch, uint64_t *tests
) except <size_t>-1 nogil:
    cdef Probe probe
    cdef Cards rest = hand[0]
    cdef uint8_t counts[CARDS]
    if word == NULL:
        memset(counts, 0, sizeof(counts))
    elif d.longest <= word.length:
        return 0
    else:
        memcpy(counts, word.counts, sizeof(counts))
    counts[letter] += 1
    rest.counts[letter] -= 1
    probe_hand(d, &rest, &probe)
    probe_word(d, counts, &rest, &probe)
    return find_over(d, word, hand, &probe, scratch, tests)


cdef size_t find_over(
    Compiled d, const TableWord *word, const Cards *hand, Probe *probe, Scratch scratch, uint64_t *tests
) except <size_t>-1 nogil:
    """Find the words of a probe; with `word` as a subsequence, unless it is NULL."""
    cdef size_t found, some, kept = 0, first = 0, last
    cdef uint64_t before = tests[0]
    cdef uint64_t room = d.longest - (word.length if word != NULL else 0)
    if probe.wild > room:
        probe.wild = room
    found = d.kernels.superset_words(&d.tree, probe, scratch.groups, scratch.words, tests)
    check_stop(2 * (tests[0] - before))
    if word == NULL:
        kept = found
    while first < found and word != NULL:
        last = min(first + STEP, found)
        check_stop(16 * (last - first))
        some = d.kernels.keep_supersequences(
            d.text, d.offset, word.codes, word.length, scratch.words + first, last - first)
        memmove(scratch.words + kept, scratch.words + first, some * sizeof(int32_t))
        kept += some
        first = last
    return keep_exact(d, hand, word, scratch.words, kept) if d.layout.cut else kept


cdef size_t find_substitutions(
    Compiled d, const TableWord *word, const Cards *hand, Scratch scratch, uint64_t *tests
) except <size_t>-1 nogil:
    return exchange_letters(d, word, hand, scratch.words)


cdef size_t count_substitutions(Compiled d, const TableWord *word, const Cards *hand) except <size_t>-1 nogil:
    return exchange_letters(d, word, hand, NULL)


cdef size_t exchange_letters(
    Compiled d, const TableWord *word, const Cards *hand, int32_t *out
) except <size_t>-1 nogil:
    """Write the numbers of the words to `out`, if it is not NULL. Returns how many."""
    cdef SubstitutionQuery query
    cdef Columns columns = d.columns[word.length]
    cdef uint32_t left = columns.words
    cdef size_t found = 0
    if left == 0:
        return 0
    columns.common = common_letters(d, word.length)
    fill_query(word, hand, &query)
    while True:
        columns.words = min(left, <uint32_t>COLUMN_STEP)
        found += d.kernels.substitutions(&columns, &query, <int32_t *>NULL if out == NULL else out + found)
        check_stop(<uint64_t>columns.words * word.length // 8)
        left -= columns.words
        if left == 0:
            return found
        columns.ids += columns.words
        columns.letters += columns.words
        columns.common += columns.words // 64


cdef size_t find_anagrams(
    Compiled d, const Cards *hand, AnagramTable *table, Scratch scratch, uint64_t *tests
) except <size_t>-1 nogil:
    cdef Probe probe
    cdef size_t i, found, kept = 0
    cdef int missing = hand.counts[<int>MASTER]
    if hand.total > d.longest:
        check_stop(8)
        return 0
    # With more blanks, the table would have to be asked for too many letters: the tree takes less time.
    if missing <= 1 and table.counts_all:
        return look_up_anagrams(d, hand.counts, missing, table, scratch.words)
    # The words that have all letters of the hand, and for which it pays: those as long as it are its anagrams.
    probe_hand(d, hand, &probe)
    probe.need_lo = probe.have_lo
    probe.need_hi = probe.have_hi
    found = find_over(d, NULL, hand, &probe, scratch, tests)
    check_stop(2 * found)
    for i in range(found):
        scratch.words[kept] = scratch.words[i]
        kept += length_of(d, scratch.words[i]) == hand.total
    return kept


cdef inline void probe_hand(Compiled d, const Cards *hand, Probe *probe) noexcept nogil:
    cdef Vec have = encode(&d.layout, hand.counts)
    probe.have_lo = have.lo
    probe.have_hi = have.hi
    probe.need_lo = probe.need_hi = 0
    probe.wild = hand.counts[<int>MASTER]
    if probe.wild > <uint64_t>d.longest:
        probe.wild = d.longest


cdef inline void probe_word(Compiled d, const uint8_t *letters, const Cards *hand, Probe *probe) noexcept nogil:
    """Require letters, by code, and pay for them without the hand."""
    cdef uint8_t counts[CARDS]
    cdef Vec have, need = encode(&d.layout, letters)
    cdef int i
    for i in range(d.layout.letters):
        counts[i] = hand.counts[i] + letters[i]
    have = encode(&d.layout, counts)
    probe.have_lo = have.lo
    probe.have_hi = have.hi
    probe.need_lo = need.lo
    probe.need_hi = need.hi


cdef size_t keep_exact(
    Compiled d, const Cards *hand, const TableWord *word, int32_t *numbers, size_t found
) except <size_t>-1 nogil:
    cdef uint8_t left[CARDS]
    cdef size_t i, kept = 0
    cdef uint32_t at
    cdef int code, missing
    for i in range(found):
        if not i & (STEP - 1):
            check_stop(32 * STEP)
        memcpy(left, hand.counts, sizeof(left))
        if word != NULL:
            for code in range(d.layout.letters):
                left[code] += word.counts[code]
        missing = 0
        for at in range(d.offset[numbers[i]], d.offset[numbers[i] + 1]):
            code = d.text[at]
            if left[code]:
                left[code] -= 1
            else:
                missing += 1
        numbers[kept] = numbers[i]
        kept += missing <= hand.counts[<int>MASTER]
    return kept


cdef void fill_query(const TableWord *word, const Cards *hand, SubstitutionQuery *e) noexcept nogil:
    cdef uint8_t fails[CODES]
    cdef uint8_t hot[PLANES][CODES]
    cdef int code, k, p, distinct = 0
    memset(fails, 1, sizeof(fails))
    memset(hot, 0, sizeof(hot))
    memset(e.single, 0, sizeof(e.single))
    memset(e.few, 0, sizeof(e.few))
    e.lacking = <uint32_t>-1
    for code in range(32):
        if hand.counts[code]:
            e.lacking &= ~(<uint32_t>1 << code)
            fails[code] = 0
            hot[distinct >> 3][code] = <uint8_t>(1 << (distinct & 7))
            if hand.counts[code] == 1:
                e.single[distinct >> 3] |= <uint8_t>(1 << (distinct & 7))
            if hand.counts[code] <= 2:
                e.few[distinct >> 3] |= <uint8_t>(1 << (distinct & 7))
            distinct += 1
    memcpy(e.have, hand.counts, 32)
    memcpy(e.word, word.codes, 64)
    e.length = word.length
    e.wild = hand.counts[<int>MASTER]
    e.planes = (distinct + 7) >> 3
    for k in range(word.length):
        code = word.codes[k]
        e.lacking &= ~(<uint32_t>1 << code)
        memcpy(e.fails[k], fails, 32)
        e.fails[k][code] = 0
        for p in range(<int>e.planes):
            memcpy(e.hot[p][k], hot[p], 32)
            e.hot[p][k][code] = 0


# ---------------------------------------------------------------- from strings to letters

cdef bint read_cards(const Letters *letters, const Text *text, Cards *hand) noexcept nogil:
    """Read a hand. Returns False if it is invalid (see `bad_text`)."""
    cdef Py_ssize_t i
    cdef int code
    memset(hand, 0, sizeof(Cards))
    if not 1 <= text.size <= MAX_SIZE:
        return False
    for i in range(text.size):
        code = code_of(letters, PyUnicode_READ(text.kind, text.data, i))
        if code == NO_LETTER:
            return False
        hand.counts[code] += 1
    hand.total = <int>text.size
    return True


cdef bint read_table_word(const Letters *letters, const Text *text, TableWord *word) noexcept nogil:
    """Read a table word. Returns False if it is invalid (see `bad_text`)."""
    cdef Py_ssize_t i
    cdef int code
    memset(word.counts, 0, sizeof(word.counts))
    if not 1 <= text.size <= MAX_SIZE:
        return False
    for i in range(text.size):
        code = code_of(letters, PyUnicode_READ(text.kind, text.data, i))
        if code >= letters.n:
            return False
        word.codes[i] = <uint8_t>code
        word.counts[code] += 1
    word.length = <int>text.size
    return True


cdef object bad_text(Compiled d, str text, str place, bint is_hand):
    """The exception for a hand or table word that is invalid."""
    from lexicon_fast.dictionary.alphabet import Alphabet

    cdef Py_ssize_t i
    cdef int code
    error, what, unit = (BadHand, "hand", "card") if is_hand else (BadTableWord, "word", "letter")
    start = f"{place}{what} {short(text)}"
    if not 1 <= len(text) <= MAX_SIZE:
        return error(f"{start} has {len(text)} {unit}s; it must have 1 to {MAX_SIZE}")
    for i in range(len(text)):
        code = code_of(&d.letters, ord(text[i]))
        if code >= d.letters.n and not (is_hand and code == MASTER):
            letters = Alphabet(d.alphabet, d.upper, d.lower).describe() + (", * or ?" if is_hand else "")
            return error(f"{start}: {shown(text[i])!r} ({unit} {i + 1}) is not a letter; use {letters}")
    return error(start)


cdef str short(str value):
    value = shown(value)
    return repr(value) if len(value) <= 40 else f"{value[:40]!r}..."


# ---------------------------------------------------------------- single calls

def subwords(Compiled d not None, hand not None: str, bint is_typed=True) -> list[str]:
    """Words that the cards of a hand pay for, in the order of their numbers. Raises BadHand.

    is_typed: False for text of a game, which has one letter for each tile.
    """
    return words_of(d, SUBWORDS, None, plain(d, hand, BadHand, "hand") if is_typed else hand)


def superwords(Compiled d not None, word not None: str, hand not None: str) -> list[str]:
    """Words with `word` as a subsequence whose other letters the hand pays for. Raises BadHand, BadTableWord."""
    return words_of(d, SUPERWORDS, plain(d, word, BadTableWord, "word"), plain(d, hand, BadHand, "hand"))


def substitutions(Compiled d not None, word not None: str, hand not None: str) -> list[str]:
    """Words made from `word` by exchanging letters for cards of the hand. Raises BadHand, BadTableWord."""
    return words_of(d, SUBSTITUTIONS, plain(d, word, BadTableWord, "word"), plain(d, hand, BadHand, "hand"))


def words_json(
    Compiled d not None, word: str | None, hand not None: str, bint substitutes, uint64_t limit, uint64_t max_bytes,
) -> tuple[int, bytes | None]:
    """Number of words that one of the searches above finds, and the first `limit` of them as a JSON list.

    word: None for `subwords`; substitutes: whether to exchange its letters. The list is bytes, or None
    if it would be longer than `max_bytes`. Other threads run meanwhile, however many words there are.
    """
    cdef str own = plain(d, hand, BadHand, "hand")
    cdef Search kind = SUBWORDS
    cdef size_t found, listed, size = 0
    cdef Scratch scratch
    cdef bytes text
    cdef char *start
    if word is not None:
        word = plain(d, word, BadTableWord, "word")
        kind = SUBSTITUTIONS if substitutes else SUPERWORDS
    scratch = d.take_scratch()
    try:
        found = single(d, kind, word, own, scratch)
        listed = min(found, limit)
        with nogil:
            size = json_size(d, scratch.words, listed)
        if size > max_bytes:
            return found, None
        text = PyBytes_FromStringAndSize(NULL, size)
        start = text
        with nogil:
            write_json(d, scratch.words, listed, start)
    finally:
        d.release_scratch(scratch)
    return found, text


cdef size_t json_size(Compiled d, const int32_t *words, size_t n) except 0 nogil:
    """The bytes of a JSON list of words."""
    cdef const uint8_t *codes
    cdef size_t size = 2 + 2 * n + (n - 1 if n else 0), i
    cdef int j, length
    for i in range(n):
        if i % STEP == STEP - 1:
            check_stop(STEP)
        codes = codes_of(d, words[i])
        length = length_of(d, words[i])
        if d.letters.ascii:
            size += length
        else:
            for j in range(length):
                size += d.letters.lower_size[codes[j]]
    return size


cdef int write_json(Compiled d, const int32_t *words, size_t n, char *at) except -1 nogil:
    """Write a JSON list of words. Letters need no escapes."""
    cdef const uint8_t *codes
    cdef size_t i
    cdef int j, size, length
    at[0] = c"["
    at += 1
    for i in range(n):
        if i % STEP == STEP - 1:
            check_stop(STEP)
        if i:
            at[0] = c","
            at += 1
        at[0] = c'"'
        at += 1
        codes = codes_of(d, words[i])
        length = length_of(d, words[i])
        for j in range(length):
            size = d.letters.lower_size[codes[j]]
            memcpy(at, d.letters.lower[codes[j]], size)
            at += size
        at[0] = c'"'
        at += 1
    at[0] = c"]"


cdef str plain(Compiled d, value, error, str what):
    """Convert a subclass of str (numpy has one) to str, and read it. Raises `error` for other types."""
    if isinstance(value, str):
        return entered(d, value)
    raise error(not_string(what, value))


cdef str entered(Compiled d, value):
    """Convert a string to str, read as the language of the dictionary does."""
    cdef vector[uint32_t] points
    cdef Text characters
    cdef Reading reading
    text = value if type(value) is str else str(value)
    if d.reader is not None and has_long_tiles(&d.letters):
        characters = text_of(<str>text)
        reading = tile_reader_of(d.reader, True).read_text(&characters, 0, points)
        if reading == SAME:
            return text
        if reading == CHANGED:
            return PyUnicode_FromKindAndData(4, points.data(), points.size())
    elif PyUnicode_IS_ASCII(text):
        return text
    return composed(text) if d.reader is None else d.reader.typed(text)


cdef Texts texts_of(Compiled d, value, str name):
    """Return the characters of strings in a list or column, as the language of the dictionary reads them."""
    return Texts(value, name, d)


cdef list words_of(Compiled d, Search kind, str word, str hand):
    """The words that a search finds."""
    cdef Scratch scratch = d.take_scratch()
    cdef list words = []
    cdef size_t i
    try:
        for i in range(single(d, kind, word, hand, scratch)):
            if not i & 63:
                check_stop(1 << 12)
            words.append(d.word(scratch.words[i]))
    finally:
        d.release_scratch(scratch)
    return words


cdef size_t single(Compiled d, Search kind, str word, str hand, Scratch scratch) except <size_t>-1:
    """Put the words that a search finds into scratch.words. Returns their number."""
    cdef Cards cards
    cdef TableWord table
    cdef Text text = text_of(hand)
    cdef uint64_t tests = 0
    if not read_cards(&d.letters, &text, &cards):
        raise bad_text(d, hand, "", True)
    if word is not None:
        text = text_of(word)
        if not read_table_word(&d.letters, &text, &table):
            raise bad_text(d, word, "", False)
    with nogil:
        return find(d, kind, &table, &cards, scratch, &tests)


cdef inline size_t find(
    Compiled d, Search kind, const TableWord *word, const Cards *hand, Scratch scratch, uint64_t *tests
) except <size_t>-1 nogil:
    if kind == SUBWORDS:
        return find_subwords(d, hand, scratch, tests)
    if kind == SUPERWORDS:
        return find_superwords(d, word, hand, scratch, tests)
    if kind == SUBSTITUTIONS:
        return find_substitutions(d, word, hand, scratch, tests)
    return scan_subwords(d, hand, scratch, tests)


# ---------------------------------------------------------------- batches

cdef class Numbers:
    """A growing array that exports its memory (buffer protocol).

    If it grows while exported, the old memory lives on until the object is deleted.
    """

    def __dealloc__(self):
        cdef size_t i
        free(self.data)
        for i in range(self.outgrown.size()):
            free(self.outgrown[i])

    cdef int make_room(self, size_t more) except -1 nogil:
        """Make room for `more` bytes. Raises MemoryError."""
        cdef size_t room
        cdef char *data
        if self.used + more <= self.room:
            return 0
        room = self.used + more + self.room // 2 + 4096
        if self.views:
            self.outgrown.reserve(self.outgrown.size() + 1)
        data = <char *>malloc(room)
        if data == NULL:
            with gil:
                raise MemoryError
        if self.used:
            memcpy(data, self.data, self.used)
        if self.views:
            self.outgrown.push_back(self.data)
        else:
            free(self.data)
        self.data = data
        self.room = room

    def __getbuffer__(self, Py_buffer *buffer, int flags):
        PyBuffer_FillInfo(buffer, self, self.data, self.used, 1, flags)
        self.views += 1

    def __releasebuffer__(self, Py_buffer *buffer):
        self.views -= 1


cdef class Matches:
    """Results of a batch: `matches[i]` are the words of query i, ascending, as indices into `Dictionary.words`.

    It is an int32 array, a part of `word_ids`: `word_ids[offsets[i]:offsets[i + 1]]`.

    errors: with `errors="row"`, the messages for bad queries by their places from 0; these have no words.

    A batch call with `out=matches` overwrites these buffers instead of allocating new ones. Do not use
    arrays from earlier calls after that: their contents may have changed.

    >>> import lexicon_fast as lf
    >>> d = lf.Dictionary.from_words(["cat", "act", "dog"])
    >>> found = d.subwords_batch(["TCAX", "GOD?"])
    >>> len(found), [d.words[i] for i in found[0]], found.offsets.tolist()
    (2, ['act', 'cat'], [0, 2, 3])
    """

    def __cinit__(self):
        self.errors = {}
        self._offsets = Numbers()
        self._word_ids = Numbers()
        self._lock = Lock()

    cdef int reserve(self) except -1:
        """Start a call that fills this; the caller releases `_lock`. Raises BadOption if another one does."""
        if not self._lock.acquire(blocking=False):
            raise BadOption("out is in use by another call; use a Matches for each thread")
        return 0

    cdef int clear(self, size_t queries) except -1 nogil:
        """Remove all words. queries: how many will be added."""
        self._offsets.used = self._word_ids.used = 0
        self.vector_tests = 0
        self._offsets.make_room((queries + 1) * 8)
        (<int64_t *>self._offsets.data)[0] = 0
        self._offsets.used = 8
        return 0

    cdef int add(self, const int32_t *words, size_t found) except -1 nogil:
        """Add the words of the next query."""
        if not self._offsets.used:               # not cleared for a number of queries that was known
            self.clear(1)
        self._offsets.make_room(8)
        self._word_ids.make_room(found * 4)
        if found:                                # before the first word there may be no memory yet
            memcpy(self._word_ids.data + self._word_ids.used, words, found * 4)
            self._word_ids.used += found * 4
        (<int64_t *>(self._offsets.data + self._offsets.used))[0] = self._word_ids.used // 4
        self._offsets.used += 8
        return 0

    def __len__(self):
        """Queries."""
        return max(<Py_ssize_t>(self._offsets.used // 8) - 1, 0)

    def __getitem__(self, index: int) -> NDArray[np.int32]:
        """Word numbers of a query, int32[k]; negative numbers count from the end. Raises IndexError."""
        cdef Py_ssize_t n = len(self), i
        try:
            i = operator.index(index)
        except TypeError:
            raise wrong_type("the number of a query", "an int", index) from None
        if not -n <= i < n:
            raise IndexError(f"query {i} of {n}")
        if i < 0:
            i += n
        start, end = self.offsets[i:i + 2].tolist()
        return self.word_ids[start:end]

    def __iter__(self) -> Iterator[NDArray[np.int32]]:
        """Yield the word numbers of each query."""
        ids, starts = self.word_ids, self.offsets.tolist()
        for start, end in pairwise(starts):
            yield ids[start:end]

    def __repr__(self):
        return f"<Matches: {len(self):,} queries, {self._word_ids.used // 4:,} words>"

    @property
    def offsets(self) -> NDArray[np.int64]:
        """int64[n + 1]: start of the words of each query in `word_ids`."""
        return self._array(self._offsets, "int64")

    @property
    def word_ids(self) -> NDArray[np.int32]:
        """int32[k]: word numbers, indices into `Dictionary.words`."""
        return self._array(self._word_ids, "int32")

    def __reduce__(self):
        """Pickle copies of the arrays, without the dictionary."""
        return restored_matches, (self.offsets, self.word_ids, self.vector_tests, self.errors)

    def to_arrow(self) -> Any:
        """Return a pyarrow.Table with a row for each query: words, error.

        words: list of dictionary-encoded strings, null for a bad query; error: its message, else null. Needs the
        extra `arrow`. Raises BadOption for results from a pickle, which have no dictionary.
        """
        if self.dictionary is None:
            raise BadOption("to_arrow needs the dictionary, which a pickle does not contain; call it before you pickle")
        return self.dictionary._match_table(self)

    def __arrow_c_stream__(self, requested_schema: object = None) -> object:
        """Export `to_arrow()` to polars, DuckDB, pandas and others, through the Arrow PyCapsule interface."""
        return self.to_arrow().__arrow_c_stream__(requested_schema)

    cdef object _array(self, Numbers numbers, str dtype):
        import numpy as np

        with self._lock:
            if not numbers.used:
                return np.empty(0, dtype)
            return np.frombuffer(numbers, dtype)


def restored_matches(
    offsets: NDArray[np.int64], word_ids: NDArray[np.int32], uint64_t vector_tests, dict errors=None,
) -> Matches:
    """Unpickle a result. Raises BadOption if the arrays do not fit together."""
    import numpy as np

    cdef Matches matches = Matches()
    starts = np.ascontiguousarray(offsets, "int64")
    words = np.ascontiguousarray(word_ids, "int32")
    if starts.ndim != 1 or words.ndim != 1 or (
        len(words) if not len(starts) else starts[0] or starts[-1] != len(words) or (np.diff(starts) < 0).any()
    ):
        raise BadOption("a pickled Matches is damaged: its offsets do not fit its word ids")
    fill(matches._offsets, starts)
    fill(matches._word_ids, words)
    matches.vector_tests = vector_tests
    matches.errors = {} if errors is None else errors
    return matches


cdef int fill(Numbers numbers, array) except -1:
    """Copy a numpy array into empty Numbers."""
    cdef const uint8_t[::1] data
    if len(array):
        data = array.view("uint8")
        numbers.make_room(data.shape[0])
        memcpy(numbers.data, &data[0], data.shape[0])
        numbers.used = data.shape[0]


def subwords_batch(
    Compiled d not None, hands: Iterable[str | None] | ArrowData, Matches out=None, errors: str = "raise",
) -> Matches:
    """`subwords` of many hands. Raises BadHand for the first bad one, with its index from 0.

    With errors="row", bad ones have no words, and their messages are in `Matches.errors`.
    """
    return batch(d, SUBWORDS, None, hands, out, keeps_bad_rows(errors))


def superwords_batch(
    Compiled d not None, words: Iterable[str | None] | ArrowData, hands: Iterable[str | None] | ArrowData,
    Matches out=None, errors: str = "raise",
) -> Matches:
    """`superwords` of many words and hands, pair by pair. Raises BadHand, BadTableWord."""
    return batch(d, SUPERWORDS, texts_of(d, words, "words"), hands, out, keeps_bad_rows(errors))


def substitutions_batch(
    Compiled d not None, words: Iterable[str | None] | ArrowData, hands: Iterable[str | None] | ArrowData,
    Matches out=None, errors: str = "raise",
) -> Matches:
    """`substitutions` of many words and hands, pair by pair. Raises BadHand, BadTableWord."""
    return batch(d, SUBSTITUTIONS, texts_of(d, words, "words"), hands, out, keeps_bad_rows(errors))


def contains_batch(Compiled d not None, words: Iterable[object]) -> bytes:
    """Whether the dictionary has each of many words, in any case: a byte for each, 0 or 1. Releases the GIL."""
    cdef Texts texts = texts_of(d, words, "words")
    cdef size_t i
    cdef bytes answers = bytes(texts.texts.size())
    cdef char *answer = answers
    cdef TableWord word
    with nogil:
        for i in range(texts.texts.size()):
            check_stop(200)
            if read_table_word(&d.letters, &texts.texts[i], &word):
                answer[i] = d.find(word.codes, word.length) >= 0
    return answers


def scan_batch(Compiled d not None, hands: Iterable[str], Matches out=None) -> Matches:
    """The baseline of benchmarks: like `subwords_batch`, but tests every word."""
    return batch(d, SCAN, None, hands, out, False)


cdef Matches batch(Compiled d, Search kind, Texts words, given, Matches out, bint keep):
    """Search with many queries. keep: keep the messages for bad queries, instead of raising that for the first."""
    cdef Texts hands = texts_of(d, given, "hands")
    cdef bint has_words = words is not None
    cdef vector[Py_ssize_t] bad
    cdef Scratch scratch
    cdef size_t n = hands.texts.size(), i
    words = words if has_words else Texts((), "words")
    if has_words and words.texts.size() != n:
        raise BadOption(f"words has {words.texts.size()} items, but hands has {n}; pass as many of each")
    if out is None:
        out = Matches()
    out.reserve()
    try:
        scratch = d.take_scratch()
        try:
            with nogil:
                run_batch(d, kind, words.texts, hands.texts, scratch, out, bad, keep)
        finally:
            d.release_scratch(scratch)
    finally:
        out._lock.release()
    out.errors = {}
    for i in range(bad.size()):
        word = words.item(bad[i]) if has_words else None
        error = bad_query(d, word, has_words, hands.item(bad[i]), f"query {bad[i]}: ")
        if not keep:
            raise error
        out.errors[bad[i]] = str(error)
    return out


cdef object bad_query(Compiled d, word, bint has_word, hand, str place):
    """The exception for a query whose word or hand is invalid."""
    cdef Text text
    cdef TableWord table
    if has_word:
        if not isinstance(word, str):
            return BadTableWord(f"{place}{not_string('word', word)}")
        word = entered(d, word)
        text = text_of(word)
        if not read_table_word(&d.letters, &text, &table):
            return bad_text(d, word, place, False)
    if not isinstance(hand, str):
        return BadHand(f"{place}{not_string('hand', hand)}")
    return bad_text(d, entered(d, hand), place, True)


cdef str not_string(str what, value):
    return f"{what} is null" if is_null(value) else f"{what} {short(repr(value))} is not a string"


cdef int run_batch(
    Compiled d, Search kind, const vector[Text] &words, const vector[Text] &hands, Scratch scratch, Matches out,
    vector[Py_ssize_t] &bad, bint keep
) except -1 nogil:
    """Fill `out` and the indices of bad queries: all of them, or unless `keep` only the first, where this ends.

    If the call is stopped, it has the results of the queries before that.
    """
    cdef Cards hand
    cdef TableWord word
    cdef size_t i, found, n = hands.size()
    out.clear(n)
    for i in range(n):
        if not read_cards(&d.letters, &hands[i], &hand) or (
            words.size() and not read_table_word(&d.letters, &words[i], &word)
        ):
            bad.push_back(<Py_ssize_t>i)
            if not keep:
                return 0
            found = 0
        else:
            found = find(d, kind, &word, &hand, scratch, &out.vector_tests)
        out.add(scratch.words, found)
    return 0
