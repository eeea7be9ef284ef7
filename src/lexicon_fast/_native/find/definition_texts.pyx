"""The texts of a list with definitions: their words, and the parts of speech in them.

A text may refer to another word, `{word=part}` or `<word=part>`. Such a reference is replaced by the word and its
first sense with that part of speech, as `Definitions` documents; that module has the same rules for a single text.
"""

from cpython.unicode cimport PyUnicode_DATA, PyUnicode_GET_LENGTH, PyUnicode_KIND
from libc.stdint cimport int32_t, int64_t, uint32_t, uint64_t
from libcpp.vector cimport vector

from ..dictionary.arrays cimport bytes_of
from ..dictionary.deadline cimport check_stop

cdef extern from "Python.h":
    uint32_t PyUnicode_READ(int kind, const void *data, Py_ssize_t index) nogil
    bint Py_UNICODE_ISALNUM(uint32_t point) nogil
    bint Py_UNICODE_ISDECIMAL(uint32_t point) nogil
    bint Py_UNICODE_ISPRINTABLE(uint32_t point) nogil
    bint Py_UNICODE_ISSPACE(uint32_t point) nogil
    object PyUnicode_FromKindAndData(int kind, const void *buffer, Py_ssize_t size)
    enum:
        PyUnicode_4BYTE_KIND

cdef enum:
    ASCII = 0x80
    QUOTE = 0x2019                    # an apostrophe in typeset text


cdef struct Reference:                # places in the text; is_same: a word with the same meaning
    bint is_same
    Py_ssize_t word
    Py_ssize_t word_end
    Py_ssize_t part
    Py_ssize_t end                    # of the part, before the closing bracket


cdef struct Range:
    Py_ssize_t start
    Py_ssize_t end


cdef class WordNumbers:
    """Numbers words in the order in which they first occur, from 1; 0 is the end of a text."""
    cdef vector[int32_t] tokens       # the words of all texts
    cdef vector[uint32_t] letters      # of all words, one after another
    cdef vector[size_t] starts        # of the letters of each word, and the end
    cdef vector[uint32_t] places      # a hash table: 1 + the number of a word; a power of two
    cdef size_t mask

    def __cinit__(self):
        self.starts.push_back(0)
        self.starts.push_back(0)
        self.places.assign(1 << 12, 0)
        self.mask = self.places.size() - 1

    cdef int add_text(self, const uint32_t *text, Py_ssize_t n) except -1 nogil:
        """Add the words of a text: letters and digits, with single apostrophes between them."""
        cdef Py_ssize_t at = 0, start
        cdef uint64_t hash
        while at < n:
            if not is_letter(text[at]):
                at += 1
                continue
            start = at
            hash = 0
            while at < n and (is_letter(text[at]) or (
                    (text[at] == c"'" or text[at] == QUOTE) and at + 1 < n and is_letter(text[at + 1]))):
                hash = (hash ^ text[at]) * <uint64_t>0x9E3779B97F4A7C15
                hash ^= hash >> 32
                at += 1
            self.tokens.push_back(<int32_t>self.number(text + start, at - start, hash))
        self.tokens.push_back(0)

    cdef uint32_t number(self, const uint32_t *word, size_t n, uint64_t hash) except 0 nogil:
        cdef size_t at = hash & self.mask, i
        cdef uint32_t found
        while self.places[at]:
            found = self.places[at] - 1
            if self.starts[found + 1] - self.starts[found] == n:
                i = 0
                while i < n and self.letters[self.starts[found] + i] == word[i]:
                    i += 1
                if i == n:
                    return found
            at = at + 1 & self.mask
        found = <uint32_t>(self.starts.size() - 1)
        self.letters.insert(self.letters.end(), word, word + n)
        self.starts.push_back(self.letters.size())
        self.places[at] = found + 1
        if 2 * self.starts.size() > self.places.size():
            self.grow()
        return found

    cdef int grow(self) except -1 nogil:
        cdef size_t number, i, at
        cdef uint64_t hash
        self.places.assign(2 * self.places.size(), 0)
        self.mask = self.places.size() - 1
        for number in range(1, self.starts.size() - 1):
            hash = 0
            for i in range(self.starts[number], self.starts[number + 1]):
                hash = (hash ^ self.letters[i]) * <uint64_t>0x9E3779B97F4A7C15
                hash ^= hash >> 32
            at = hash & self.mask
            while self.places[at]:
                at = at + 1 & self.mask
            self.places[at] = <uint32_t>(number + 1)

    cdef list words(self):
        cdef size_t number
        return [
            PyUnicode_FromKindAndData(
                PyUnicode_4BYTE_KIND, self.letters.data() + self.starts[number],
                self.starts[number + 1] - self.starts[number])
            for number in range(1, self.starts.size() - 1)
        ]

    cdef tuple sorted_places(self):
        """Return the places of each word in `tokens`, and where those of each begin, as int32 and int64 in bytes."""
        cdef vector[int64_t] starts
        cdef vector[int64_t] free
        cdef vector[int32_t] places
        cdef size_t i
        with nogil:
            starts.resize(self.starts.size())
            for i in range(self.tokens.size()):
                starts[self.tokens[i] + 1] += 1
            for i in range(1, starts.size()):
                starts[i] += starts[i - 1]
            free = starts
            places.resize(self.tokens.size())
            for i in range(self.tokens.size()):
                places[free[self.tokens[i]]] = <int32_t>i
                free[self.tokens[i]] += 1
        return bytes_of(places), bytes_of(starts)


cdef class DefinitionTexts:
    """The definitions of a list, in lower case."""
    cdef str text                     # each definition, and a line break after it
    cdef const void *data
    cdef int kind
    cdef vector[Py_ssize_t] starts    # of each definition, and the end
    cdef list words                   # of each definition, in lower case
    cdef dict first
    cdef dict repeated
    cdef object short_part
    cdef int depth
    cdef dict shorts                  # cache of `short_part`

    def __cinit__(self, str text not None, list words not None, dict first not None, dict repeated not None, short_part,
                  int depth):
        """Find the definitions of a text, which stand between line breaks.

        words: of each definition; first: word -> number of its first definition; repeated: word -> all numbers, for
        words with several; short_part: name of a part of speech -> its short name; depth: how many references are
        followed, one after another. Raises ValueError unless there are as many words as definitions.
        """
        cdef Py_ssize_t i
        self.text = text
        self.data = PyUnicode_DATA(text)
        self.kind = PyUnicode_KIND(text)
        self.words = words
        self.first = first
        self.repeated = repeated
        self.short_part = short_part
        self.depth = depth
        self.shorts = {}
        self.starts.push_back(0)
        for i in range(PyUnicode_GET_LENGTH(text)):
            if self.read(i) == c"\n":
                self.starts.push_back(i + 1)
        if self.starts.size() != <size_t>len(words) + 1 or self.starts.back() != PyUnicode_GET_LENGTH(text):
            raise ValueError(f"{self.starts.size() - 1} definitions for {len(words)} words; end each with a line break")

    def __len__(self):
        return self.starts.size() - 1

    def index(self):
        """Return the words of all definitions with references replaced: (tokens, words, places, starts).

        tokens: the number of each word, from 1, and 0 after each definition, int32; words: of each number, a list of
        str; places: those of each number in `tokens`, rising, int32; starts: where those of each begin, int64.
        """
        cdef WordNumbers numbers = WordNumbers()
        cdef vector[uint32_t] explained
        cdef size_t entry
        for entry in range(self.starts.size() - 1):
            check_stop(2000)
            explained.clear()
            self.explain(
                self.starts[entry], self.starts[entry + 1] - 1, [self.words[entry]], explained)
            numbers.add_text(explained.data(), explained.size())
        return bytes_of(numbers.tokens), numbers.words(), *numbers.sorted_places()

    def parts(self):
        """Return the numbers of the definitions with each part of speech, rising, by its short name.

        It stands in brackets; in a definition that has none, references have one.
        """
        cdef dict lists = {}              # dicts for their order and unique keys
        cdef Py_ssize_t at, end, name
        cdef size_t entry
        cdef Reference reference
        cdef bint bare
        for entry in range(self.starts.size() - 1):
            check_stop(500)
            at, end = self.starts[entry], self.starts[entry + 1] - 1
            bare = True
            while at < end:
                name = self.name_end(at, end)
                if name:
                    lists.setdefault(self.short(at + 1, name), {})[entry] = None
                    bare = False
                    at = name
                else:
                    at += 1
            at = self.starts[entry]
            while bare and at < end:
                if self.find_reference(at, end, &reference):
                    lists.setdefault(self.short(reference.part, reference.end), {})[entry] = None
                    at = reference.end
                at += 1
        return {short: list(numbers) for short, numbers in lists.items()}

    cdef inline uint32_t read(self, Py_ssize_t at) noexcept:
        return PyUnicode_READ(self.kind, self.data, at)

    cdef str short(self, Py_ssize_t start, Py_ssize_t end):
        cdef str name = self.text[start:end]
        cdef str found = self.shorts.get(name)
        if found is None:
            found = self.shorts[name] = self.short_part(name)
        return found

    cdef Py_ssize_t name_end(self, Py_ssize_t at, Py_ssize_t end) noexcept:
        """Return the end of the part of speech after an opening bracket; 0: there is none at this place."""
        cdef uint32_t c
        if self.read(at) != c"[" or at + 1 == end:
            return 0
        c = self.read(at + 1)
        if not is_word(c) or Py_UNICODE_ISDECIMAL(c):
            return 0
        at += 2
        while at < end and (is_word(self.read(at)) or self.read(at) == c"."):
            at += 1
        return at

    cdef bint find_reference(self, Py_ssize_t at, Py_ssize_t end, Reference *found) noexcept:
        """Whether a reference begins at a place."""
        cdef uint32_t c = self.read(at)
        if c != c"{" and c != c"<":
            return False
        found.is_same = c == c"{"
        found.word = at + 1
        found.word_end = self.word_end(found.word, end)
        if found.word_end == found.word or found.word_end == end or self.read(found.word_end) != c"=":
            return False
        found.part = found.word_end + 1
        found.end = self.word_end(found.part, end)
        if found.end == found.part or found.end == end:
            return False
        return self.read(found.end) == (c"}" if found.is_same else c">")

    cdef Py_ssize_t word_end(self, Py_ssize_t at, Py_ssize_t end) noexcept:
        while at < end and is_word(self.read(at)):
            at += 1
        return at

    cdef int explain(self, Py_ssize_t at, Py_ssize_t end, list seen, vector[uint32_t] &out) except -1:
        """Append a part of the text with its references replaced. seen: words that are explained already."""
        cdef Reference reference
        cdef uint32_t c
        while at < end:
            c = self.read(at)
            if (c == c"{" or c == c"<") and self.find_reference(at, end, &reference):
                self.explain_reference(&reference, seen, out)
                at = reference.end + 1
            else:
                out.push_back(c)
                at += 1

    cdef int explain_reference(self, const Reference *reference, list seen, vector[uint32_t] &out) except -1:
        cdef str word = self.text[reference.word:reference.word_end], shown = word
        cdef Range sense
        if not reference.is_same and not word.isascii():
            shown = word.upper().lower()         # the word of an inflection is shown in upper case
        for letter in shown:
            out.push_back(<uint32_t>letter)
        if word in seen or len(seen) > self.depth:
            return 0
        sense = self.sense_of(word, self.short(reference.part, reference.end))
        if sense.start == sense.end:
            return 0
        out.push_back(c" " if reference.is_same else c",")
        out.push_back(c"(" if reference.is_same else c" ")
        self.explain(sense.start, sense.end, [*seen, word], out)
        if reference.is_same:
            out.push_back(c")")

    cdef Range sense_of(self, str word, str part) except *:
        """Return the first sense of a word with a part of speech, up to its bracket; empty: there is none."""
        cdef Range found
        cdef Py_ssize_t at, end, stop
        found.start = found.end = 0
        entry = self.first.get(word)
        if entry is None:
            return found
        for entry in self.repeated.get(word, (entry,)):
            if not 0 <= entry < <Py_ssize_t>self.starts.size() - 1:
                raise ValueError(f"{word!r} has no definition {entry}")
            at, end = self.starts[entry], self.starts[entry + 1] - 1
            while at < end:
                at = self.skip_blanks(at, end)
                stop = self.sense_end(at, end)
                found.start = at
                found.end = at
                while found.end < stop and not self.name_end(found.end, stop):
                    found.end += 1
                if found.start < found.end < stop:
                    if self.short(found.end + 1, self.name_end(found.end, stop)) == part:
                        while is_blank(self.read(found.end - 1)):       # one before it is no blank
                            found.end -= 1
                        return found
                at = stop + 1
        found.start = found.end = 0
        return found

    cdef Py_ssize_t sense_end(self, Py_ssize_t start, Py_ssize_t end) noexcept:
        """Return the place of the slash after a sense, which has blanks on both sides and a sense after it."""
        cdef Py_ssize_t at
        for at in range(start + 1, end - 1):
            if self.read(at) == c"/" and is_blank(self.read(at - 1)) and is_blank(self.read(at + 1)):
                if self.skip_blanks(at + 1, end) < end:
                    return at
        return end

    cdef Py_ssize_t skip_blanks(self, Py_ssize_t at, Py_ssize_t end) noexcept:
        while at < end and is_blank(self.read(at)):
            at += 1
        return at


cdef inline bint is_letter(uint32_t c) noexcept nogil:
    """Whether a character belongs to words of texts: a letter or a digit."""
    if c < ASCII:
        return c"a" <= c <= c"z" or c"0" <= c <= c"9" or c"A" <= c <= c"Z"
    return Py_UNICODE_ISALNUM(c)


cdef inline bint is_word(uint32_t c) noexcept nogil:
    """Whether a character is one of `\\w` in a regular expression."""
    return c == c"_" or is_letter(c)


cdef inline bint is_blank(uint32_t c) noexcept nogil:
    """Whether a character counts as a space."""
    if c < ASCII:
        return c <= c" " or c == 0x7F
    return Py_UNICODE_ISSPACE(c) or not Py_UNICODE_ISPRINTABLE(c)
