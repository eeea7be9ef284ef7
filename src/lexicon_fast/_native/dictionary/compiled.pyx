"""Compiled dictionaries: opening, checking, and reading words. The format is in file_format.pxd."""

import os

from lexicon_fast.base.text import composed
from lexicon_fast.base.errors import BadAlphabet, BadDictionary, BadOption

from cpython.unicode cimport PyUnicode_DATA, PyUnicode_KIND, PyUnicode_New, PyUnicode_WRITE
from libc.stdint cimport int32_t, int64_t, uint8_t, uint32_t, uint64_t
from libc.stdlib cimport free, malloc
from libc.string cimport memcmp, memset

from .arguments cimport items_of, wrong_type
from .deadline cimport check_stop
from .file_format cimport (
    BYTE_ORDER, CHECKED_FROM, FORMAT_VERSION, HEADER_SIZE, S_ALL, S_ANY, S_BY_RANK,
    S_FIRST, S_IDS, S_LANE, S_LANGUAGE, S_LETTERS, S_OFFSET, S_RANK, S_TEXT, SECTIONS, TEXT_MARGIN, Header,
)
from .kernels cimport BLOCK, CODES, LANES, MAX_LEVELS, MAX_WORD, Columns, Kernels, Level, available_kernels
from .layout cimport VECTOR_BITS, Layout, Vec, add_letter, encode
from .letters cimport Letters, code_of, fill_letters

cdef extern from *:
    """
    #include <cstddef>

    // Whether all numbers are below a limit, which is at most half of their range. Like all checks of complete
    // sections, this has no branch, to run at memory speed; GCC does not find the vectors in a loop of Cython.
    template <class T>
    static bool lexicon_all_below(const T *numbers, std::size_t n, T limit) {
      T worst = 0;
      for (std::size_t i = 0; i < n; i++)
        worst |= static_cast<T>(static_cast<T>(limit - 1 - numbers[i]) | numbers[i]);  // the difference may wrap around
      return worst >> (sizeof(T) * 8 - 1) == 0;
    }

    static void lexicon_fill_common(
      const unsigned char *letters, std::size_t words, std::size_t stride, int length, std::uint32_t *common
    ) {
      for (std::size_t at = 0; at < words; at += 64) {
        std::uint32_t sets[64] = {}, all = ~std::uint32_t(0);
        for (int k = 0; k < length; k++)
          for (std::size_t i = 0; i < 64; i++) sets[i] |= std::uint32_t(1) << letters[k * stride + at + i];
        for (std::size_t i = 0; i < 64 && at + i < words; i++) all &= sets[i];
        common[at / 64] = all;
      }
    }
    """
    void fill_common "lexicon_fill_common"(
        const uint8_t *letters, size_t words, size_t stride, int length, uint32_t *common) noexcept nogil
    bint all_below "lexicon_all_below"[T](const T *numbers, size_t n, T limit) noexcept nogil


MAGIC = b"LEXFAST\0"  # type: bytes
VERSION = FORMAT_VERSION  # type: int
#: Those that are read.
VERSIONS = (1, 2, 4, FORMAT_VERSION)

cdef enum:
    MARGIN = 64              # numbers that a kernel may write after those it found
    STEP = 1 << 10           # words or groups between two calls of `check_stop`


cdef const Kernels *default_kernels = NULL


cdef const Kernels *choose_kernels() except NULL:
    """Return the fastest kernels of this machine, or those that LEXICON_FAST_ISA names."""
    wanted = os.environ.get("LEXICON_FAST_ISA", "")
    return kernels_named(wanted, "LEXICON_FAST_ISA") if wanted else available_kernels()[0]


def available_isas() -> list[str]:
    """Names of the instruction sets that this machine can run, fastest first."""
    cdef const Kernels *const *sets = available_kernels()
    names = []
    cdef int i = 0
    while sets[i] != NULL:
        names.append(sets[i].name.decode())
        i += 1
    return names


def active_isa() -> str:
    """Name of the instruction set that searches use."""
    return default_kernels.name.decode()


cdef class Scratch:
    def __dealloc__(self):
        free(self.groups[0])
        free(self.groups[1])
        free(self.words)
        free(self.crosses)


cdef class Compiled:
    """An open dictionary. Any number of threads may use it.

    buffer: the complete file (bytes or a mapped file), which must not change; label: name of the file
    in errors. Raises BadDictionary if the file is damaged, truncated, or not a compiled dictionary.
    """

    def __cinit__(self, buffer not None: bytes | mmap.mmap, str label not None="dictionary", str isa=None):
        self.caches = {}
        self._scratch = []
        try:
            view = memoryview(buffer)
        except TypeError:
            raise wrong_type("buffer", "bytes or a mapped file", buffer) from None
        if not view.c_contiguous:
            raise BufferError(f"{label}: buffer must be contiguous")
        self._buffer = view.cast("B") if view.nbytes else memoryview(b"")
        self.size = self._buffer.shape[0]
        self.kernels = kernels_for(isa)
        problem = self._open()
        if problem is not None:
            raise BadDictionary(f"{label}: {problem}; build it again from its word list")

    cdef object _open(self):
        """Check the file and set all pointers. Returns the problem with the file as text, or None."""
        import xxhash

        cdef const Header *header
        cdef const uint8_t *base
        cdef int i, height
        cdef bint good = False
        cdef Py_ssize_t start
        if self.size < HEADER_SIZE:
            return f"truncated: it has {self.size} bytes, less than a header ({HEADER_SIZE})"
        base = &self._buffer[0]
        header = <const Header *>base
        if bytes(self._buffer[:8]) != MAGIC:
            return "not a compiled dictionary"
        if header.byte_order != BYTE_ORDER:
            return "compiled on a machine of the other byte order"
        if header.version not in VERSIONS:
            return f"format version {header.version}; this program reads 1, 2, 4 and {FORMAT_VERSION}"
        if header.size != <uint64_t>self.size:
            return f"truncated or extended: it has {self.size} bytes, but its header says {header.size}"
        if header.checksum != xxhash.xxh3_64_intdigest(self._buffer[CHECKED_FROM:]):
            return "damaged (its checksum is wrong)"
        # From here on only a crafted file can fail. It must not crash the interpreter.
        if <size_t>base % 8:
            return "its memory is not aligned"
        self.n = header.words
        self.classes = header.classes
        self.shortest = header.shortest
        self.longest = header.longest
        height = header.height
        if not (1 <= self.n <= 0xFFFFFF and 2 <= self.shortest <= self.longest <= MAX_WORD):
            return "impossible word counts"
        if not (1 <= header.letters <= 32 and 0 <= height < MAX_LEVELS):
            return "impossible letter counts"
        try:
            self.upper = "".join([chr(header.upper[i]) for i in range(header.letters)])
            self.lower = "".join([chr(header.lower[i]) for i in range(header.letters)])
            self.alphabet = bytes(header.alphabet[:32]).rstrip(b"\0").decode()
            fill_letters(&self.letters, self.upper, self.lower)
            if not section_fits(header, S_LANGUAGE, header.section[<int>S_LANGUAGE].count, 1):
                return "impossible contents"
            start = header.section[<int>S_LANGUAGE].offset
            self.language = bytes(self._buffer[start:start + header.section[<int>S_LANGUAGE].count]).decode()
        except (ValueError, BadAlphabet):
            return "impossible alphabet"
        self.layout.letters = self.letters.n
        self.layout.cut = header.cut != 0
        for i in range(32):
            self.layout.top_bit[i] = header.top_bit[i]
            self.layout.most[i] = header.most[i]
            self.layout.longest[i] = header.longest_run[i]
            if header.top_bit[i] > 127 or header.most[i] > header.top_bit[i] + 1:
                return "impossible layout"
        self.source_sha256 = bytes(header.source_sha256[:32]).hex()
        self.left_out = {
            "not_words": header.not_words, "too_short": header.too_short, "repeated": header.repeated,
            "names": header.names, "columns": header.columns,
        }
        self.not_utf8 = header.not_utf8
        self.other_letters = header.other_letters
        with nogil:
            good = self._set_pointers(base, header, height)
        return None if good else "impossible contents"

    cdef bint _set_pointers(self, const uint8_t *base, const Header *header, int height) except -1 nogil:
        """Set the pointers to all sections. Returns whether later reads stay inside them."""
        cdef uint32_t n = self.n, i, k, size, members, limit, worst, shortest, longest
        cdef uint64_t elements, lanes, words = 0
        cdef const uint64_t *block
        cdef const uint32_t *first
        cdef const uint32_t *offset
        cdef const uint32_t *ids
        cdef size_t j
        cdef int t, length
        for t in range(SECTIONS):
            if header.section[t].offset % 64 or header.section[t].offset > header.size:
                return False
        if not (
            section_fits(header, S_OFFSET, <uint64_t>n + 1, 4) and section_fits(header, S_RANK, n, 4)
            and section_fits(header, S_BY_RANK, n, 4) and section_fits(header, S_LANE, n, 4)
        ):
            return False
        self.offset = <const uint32_t *>(base + header.section[<int>S_OFFSET].offset)
        self.text = base + header.section[<int>S_TEXT].offset
        self.rank = <const uint32_t *>(base + header.section[<int>S_RANK].offset)
        self.by_rank = <const uint32_t *>(base + header.section[<int>S_BY_RANK].offset)
        self.lane = <const uint32_t *>(base + header.section[<int>S_LANE].offset)
        shortest = self.shortest
        longest = self.longest
        if self.offset[0] != 0 or not section_fits(header, S_TEXT, <uint64_t>self.offset[n] + TEXT_MARGIN, 1):
            return False
        offset = self.offset
        worst = 0
        for j in range(n):                       # without a branch, to run at memory speed
            size = offset[j + 1] - offset[j]
            worst |= (size - shortest) | (longest - size)
        if worst >> 31 or not all_below(self.text, <size_t>offset[n], <uint8_t>self.letters.n):
            return False

        check_stop(<uint64_t>n + offset[n] // 8)
        lanes = n                                # at this level
        for t in range(height + 1):
            elements = header.section[S_FIRST + 3 * t].count
            if not (
                1 <= elements <= lanes and section_fits(header, S_FIRST + 3 * t, elements, 4)
                and section_fits(header, S_ALL + 3 * t, elements * BLOCK, 8)
                and section_fits(header, S_ANY + 3 * t, elements * BLOCK, 8)
            ):
                return False
            self.tree.level[t].groups = <uint32_t>elements
            self.tree.level[t].all = <const uint64_t *>(base + header.section[S_ALL + 3 * t].offset)
            self.tree.level[t].any = <const uint64_t *>(base + header.section[S_ANY + 3 * t].offset)
            self.tree.level[t].first = <const uint32_t *>(base + header.section[S_FIRST + 3 * t].offset)
            first = self.tree.level[t].first
            if first[0] != 0:
                return False
            for i in range(<uint32_t>elements):
                if not i & (STEP - 1):
                    check_stop(8 * STEP)
                members = (first[i + 1] if i + 1 < elements else <uint32_t>lanes) - first[i]
                if members < 1 or members > LANES:
                    return False
                block = self.tree.level[t].all + <size_t>i * BLOCK
                for k in range(members, LANES):  # lanes without a member can never pass
                    if ~block[k] or ~block[k + LANES]:
                        return False
            lanes = elements
        self.tree.height = height
        limit = self.tree.level[0].groups * LANES
        if not (all_below(self.lane, n, limit) and all_below(self.rank, n, n) and all_below(self.by_rank, n, n)):
            return False

        for length in range(2, MAX_WORD + 1):
            check_stop(self.columns[length - 1].words if length > 2 else n)
            elements = header.section[S_IDS + 2 * length].count
            lanes = (elements + 63) // 64 * 64
            if not (
                elements <= n and section_fits(header, S_IDS + 2 * length, elements, 4)
                and section_fits(header, S_LETTERS + 2 * length, lanes * <uint64_t>length, 1)
            ):
                return False
            words += elements
            self.columns[length].words = <uint32_t>elements
            self.columns[length].stride = <uint32_t>lanes
            self.columns[length].ids = <const uint32_t *>(base + header.section[S_IDS + 2 * length].offset)
            self.columns[length].letters = base + header.section[S_LETTERS + 2 * length].offset
            ids = self.columns[length].ids
            if not (
                all_below(ids, elements, n)
                and all_below(self.columns[length].letters, <size_t>(lanes * length), <uint8_t>self.letters.n)
            ):
                return False
            worst = 0
            for j in range(elements):
                worst |= (offset[ids[j] + 1] - offset[ids[j]]) ^ <uint32_t>length
            if worst:
                return False
        return words == n

    cdef int64_t find(self, const uint8_t *codes, int length) noexcept nogil:
        """Return the number of the word with these codes, or -1. Words are numbered by descending vector."""
        cdef uint8_t counts[CODES]
        cdef uint32_t low = 0, high = self.n, middle
        cdef Vec wanted, v
        cdef int i
        memset(counts, 0, sizeof(counts))
        for i in range(length):
            if codes[i] >= self.letters.n:
                return -1
            counts[codes[i]] += 1
        wanted = encode(&self.layout, counts)
        while low < high:
            middle = (low + high) // 2
            v = vector_of(self, middle)
            if v.hi > wanted.hi or (v.hi == wanted.hi and v.lo > wanted.lo):
                low = middle + 1
            else:
                high = middle
        while low < self.n:
            v = vector_of(self, low)
            if v.hi != wanted.hi or v.lo != wanted.lo:
                return -1
            if length_of(self, low) == length and memcmp(codes_of(self, low), codes, length) == 0:
                return low
            low += 1
        return -1

    cdef str word(self, uint32_t word):
        """The word with this number, each time the same object."""
        if self._strings is None:
            self._strings = [None] * self.n
        text = self._strings[word]
        if text is None:
            text = self._strings[word] = spell(&self.letters, codes_of(self, word), length_of(self, word))
        return <str>text

    cdef object cached(self, kind):
        made = self.caches.get(kind)
        if made is None:
            made = self.caches[kind] = kind(self)
        return made

    cdef Scratch take_scratch(self):
        cdef Scratch scratch
        cdef size_t groups
        try:
            return <Scratch>self._scratch.pop()
        except IndexError:
            pass
        scratch = Scratch.__new__(Scratch)
        groups = self.tree.level[0].groups + MARGIN
        scratch.groups[0] = <uint32_t *>malloc(groups * 4)
        scratch.groups[1] = <uint32_t *>malloc(groups * 4)
        scratch.words = <int32_t *>malloc((self.n + MARGIN) * 4)
        if not (scratch.groups[0] and scratch.groups[1] and scratch.words):
            raise MemoryError
        return scratch

    cdef void release_scratch(self, Scratch scratch):
        self._scratch.append(scratch)

    def verify(self, str label not None="dictionary"):
        """Check that all parts of the file agree, for files that may have been crafted.

        Searching any file that opens is safe, but plays and plans rely on more: that words found are
        payable, and that all parts of the file describe the same words. This takes far longer than opening.
        Raises BadDictionary.
        """
        from lexicon_fast.dictionary.alphabet import Alphabet

        cdef bint good
        try:
            Alphabet(self.alphabet, self.upper, self.lower)
        except BadAlphabet:
            raise BadDictionary(f"{label}: impossible alphabet; build it again from its word list") from None
        with nogil:
            good = layout_agrees(&self.layout) and words_agree(self) and levels_agree(self) and columns_agree(self)
        if not good:
            raise BadDictionary(f"{label}: its parts contradict each other; build it again from its word list")

    def __len__(self):
        return self.n

    def get(self, Py_ssize_t number) -> str:
        """The word of that number, lowercase. Raises IndexError."""
        if not 0 <= number < self.n:
            raise IndexError(f"word number {number} is not in 0 to {self.n - 1}")
        return self.word(<uint32_t>number)

    def get_many(self, numbers: Iterable[int]) -> list[str]:
        """The words of an iterable of numbers."""
        words = []
        for number in items_of(numbers, "numbers", "int"):
            check_stop(100)
            words.append(self.get(number))
        return words

    def index(self, str text not None) -> int:
        """Number of a word in any case, -1 if the dictionary does not have it."""
        cdef uint8_t codes[MAX_WORD]
        cdef int code, length = 0
        cdef Py_UCS4 point
        if not text.isascii():
            text = composed(text)
        if len(text) > MAX_WORD:
            return -1
        for point in text:
            code = code_of(&self.letters, point)
            if code >= self.letters.n:
                return -1
            codes[length] = <uint8_t>code
            length += 1
        return self.find(codes, length) if length else -1

    def alphabetical(self, Py_ssize_t place) -> int:
        """Number of the word at a place of the alphabetical order. Raises IndexError."""
        if not 0 <= place < self.n:
            raise IndexError(f"alphabetical place {place} is not in 0 to {self.n - 1}")
        return self.by_rank[place]

    @property
    def content(self) -> memoryview:
        """The complete compiled file, read-only."""
        return memoryview(self._buffer)

    @property
    def checksum(self) -> int:
        """Checksum of the file, from its header."""
        return (<const Header *>&self._buffer[0]).checksum

    def __copy__(self) -> Compiled:
        """This object, which never changes."""
        return self

    def __deepcopy__(self, memo: object) -> Compiled:
        """This object, which never changes."""
        return self

    @property
    def height(self) -> int:
        """Levels of the tree above that of the words."""
        return self.tree.height

    @property
    def groups(self) -> list[int]:
        """Groups at each level, beginning with that of the words."""
        cdef int t
        return [self.tree.level[t].groups for t in range(self.tree.height + 1)]

    @property
    def isa(self) -> str:
        """Name of the instruction set that searches of this dictionary use."""
        return self.kernels.name.decode()


cdef bint layout_agrees(const Layout *layout) noexcept nogil:
    """Check that no two letters share bits, and that only a layout marked as cut is cut."""
    cdef bint taken[VECTOR_BITS]
    cdef int letter, n, bit
    memset(taken, 0, sizeof(taken))
    for letter in range(layout.letters):
        if layout.most[letter] > layout.longest[letter] or layout.longest[letter] > MAX_WORD:
            return False
        if layout.most[letter] < layout.longest[letter] and not layout.cut:
            return False
        for n in range(layout.most[letter]):
            bit = layout.top_bit[letter] - n
            if taken[bit]:
                return False
            taken[bit] = True
    return True


cdef bint words_agree(Compiled d) except -1 nogil:
    """Check vectors, lanes and places against the words, and that the vectors fall."""
    cdef const Level *level = &d.tree.level[0]
    cdef uint32_t g, word, end, at, classes = 0
    cdef uint8_t counts[CODES]
    cdef Vec v, before
    cdef int code
    if level.any != level.all:
        return False
    before.lo = before.hi = ~<uint64_t>0
    for g in range(level.groups):
        check_stop(400)
        end = level.first[g + 1] if g + 1 < level.groups else d.n
        for word in range(level.first[g], end):
            if d.lane[word] != g * LANES + word - level.first[g] or d.by_rank[d.rank[word]] != word:
                return False
            v.lo = v.hi = 0
            memset(counts, 0, sizeof(counts))
            for at in range(d.offset[word], d.offset[word + 1]):
                code = d.text[at]
                if counts[code] >= d.layout.longest[code]:
                    return False
                add_letter(&d.layout, &v, counts, code)
            at = g * BLOCK + word - level.first[g]
            if v.lo != level.all[at] or v.hi != level.all[at + LANES]:
                return False
            if v.hi > before.hi or (v.hi == before.hi and v.lo > before.lo):
                return False
            classes += v.hi != before.hi or v.lo != before.lo
            before = v
    return classes == d.classes


cdef bint levels_agree(Compiled d) except -1 nogil:
    """Check that each lane above level 0 is the AND and the OR of its group below."""
    cdef const Level *level
    cdef const Level *below
    cdef uint64_t in_all, in_any
    cdef uint32_t g, lane, end, k, members, half
    cdef int t
    for t in range(1, d.tree.height + 1):
        level = &d.tree.level[t]
        below = &d.tree.level[t - 1]
        for g in range(level.groups):
            check_stop(200)
            end = level.first[g + 1] if g + 1 < level.groups else below.groups
            for lane in range(level.first[g], end):
                members = (
                    below.first[lane + 1] if lane + 1 < below.groups
                    else d.n if t == 1 else d.tree.level[t - 2].groups
                ) - below.first[lane]
                for half in range(2):
                    in_all = ~<uint64_t>0
                    in_any = 0
                    for k in range(members):
                        in_all &= below.all[lane * BLOCK + half * LANES + k]
                        in_any |= below.any[lane * BLOCK + half * LANES + k]
                    k = g * BLOCK + half * LANES + lane - level.first[g]
                    if level.all[k] != in_all or level.any[k] != in_any:
                        return False
    return True


cdef bint columns_agree(Compiled d) except -1 nogil:
    """Check that the columns contain each word once."""
    cdef const Columns *columns
    cdef const uint8_t *codes
    cdef const uint8_t *letters
    cdef uint32_t i
    cdef size_t k, stride
    cdef int length
    cdef uint8_t different = 0
    for length in range(2, MAX_WORD + 1):
        columns = &d.columns[length]
        stride = columns.stride
        for i in range(columns.words):
            check_stop(<uint64_t>length)
            if i and columns.ids[i] <= columns.ids[i - 1]:
                return False
            codes = codes_of(d, columns.ids[i])
            letters = columns.letters + i
            for k in range(<size_t>length):
                different |= letters[k * stride] ^ codes[k]
    return different == 0


cdef const uint32_t *common_letters(Compiled d, int length) except NULL nogil:
    cdef const Columns *columns = &d.columns[length]
    cdef const uint32_t *common = d._common.get(length)
    cdef uint32_t *made
    if common == NULL:
        made = <uint32_t *>malloc((<size_t>columns.words // 64 + 1) * 4)
        if made == NULL:
            with gil:
                raise MemoryError()
        fill_common(columns.letters, columns.words, columns.stride, length, made)
        common = d._common.keep(length, made)
    return common


cdef inline bint section_fits(const Header *header, int number, uint64_t count, uint64_t size) noexcept nogil:
    """Return whether a section has `count` elements of `size` bytes, all inside the file."""
    cdef uint64_t offset = header.section[number].offset
    return header.section[number].count == count and count <= (header.size - offset) // size


cdef const Kernels *kernels_named(str name, str what) except NULL:
    cdef const Kernels *const *sets = available_kernels()
    cdef int i = 0
    while sets[i] != NULL:
        if name == sets[i].name.decode():
            return sets[i]
        i += 1
    raise BadOption(f"{what} {name!r} is not available on this machine; use {' or '.join(available_isas())}")


cdef const Kernels *kernels_for(str isa) except NULL:
    return default_kernels if isa is None else kernels_named(isa, "instruction set")


cdef str spell(const Letters *letters, const uint8_t *codes, int length):
    """Spell codes as a lower-case string."""
    cdef uint32_t points[MAX_WORD]
    cdef uint32_t most = 0
    cdef int i, kind
    cdef void *data
    cdef str text
    if letters.ascii:
        text = PyUnicode_New(length, 127)
        data = PyUnicode_DATA(text)
        for i in range(length):
            (<char *>data)[i] = letters.lower[codes[i]][0]
        return text
    for i in range(length):
        points[i] = letters.lower_point[codes[i]]
        if points[i] > most:
            most = points[i]
    text = PyUnicode_New(length, most)
    data = PyUnicode_DATA(text)
    kind = PyUnicode_KIND(text)
    for i in range(length):
        PyUnicode_WRITE(kind, data, i, points[i])
    return text


default_kernels = choose_kernels()
