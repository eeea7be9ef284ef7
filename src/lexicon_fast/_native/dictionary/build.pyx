"""From the bytes of a word list to the compiled dictionary file (see file_format.pxd).

The tree: the words stand sorted by vector, the rarest letter in the highest bits. A search tests a
group where all that its members have in common is payable, so groups of neighbours are chosen to
have as much as possible in common: of all ways to cut the sequence into runs of at most eight, the
one with the smallest expected number of groups to test, by dynamic programming. A group costs the
chance that a hand of MODEL_CARDS cards, drawn like the letters of the dictionary, pays for the
letters common to it, and LANE_COST for the lane it takes up one level above.
"""

import mmap

from lexicon_fast.errors import BadAlphabet, BadWordList

from libc.stdint cimport uint8_t, uint32_t, uint64_t
from libc.string cimport memcmp, memcpy, memset
from libcpp.algorithm cimport sort
from libcpp.vector cimport vector

from .deadline cimport check_stop, look
from .file_format cimport (
    BYTE_ORDER, FORMAT_VERSION, HEADER_SIZE, S_ALL, S_ANY, S_BY_RANK, S_FIRST, S_IDS, S_LANE,
    S_LETTERS, S_OFFSET, S_RANK, S_TEXT, TEXT_MARGIN, Header,
)
from .kernels cimport BLOCK, LANES, MAX_LEVELS, MAX_WORD
from .layout cimport Layout, Vec, encode
from .letters cimport Letters, code_of, decode_utf8, fill_letters
from .long_sort cimport long_sort

cdef enum:
    MODEL_CARDS = 15         # found by trial on 7 to 10 cards, with 0 to 2 wild cards
    TOP_GROUPS = 16          # few enough to test them all
    MAX_WORDS = 0xFFFFFF     # places in the alphabet are sorted as 24-bit numbers
    KEY_LETTERS = 10         # 6 bits each in a 64-bit key
    SHOWN = 5                # bad lines remembered for the report

cdef double LANE_COST = 0.003


cdef struct Entry:           # a word of the source
    uint64_t key             # its first letters, so that most comparisons end here
    const uint8_t *codes
    uint32_t length


cdef struct Placed:          # a word on its way to its number
    uint64_t hi
    uint64_t lo
    uint32_t rank


cdef struct BadLine:
    uint64_t number
    size_t begin
    size_t end


cdef struct Group:           # what the members of a group have in common, and what any of them has
    uint64_t all_lo
    uint64_t all_hi
    uint64_t any_lo
    uint64_t any_hi


cdef bint alphabetical(const Entry &a, const Entry &b) noexcept nogil:
    cdef uint32_t shorter
    cdef int order
    if a.key != b.key:
        return a.key < b.key
    shorter = a.length if a.length < b.length else b.length
    order = memcmp(a.codes, b.codes, shorter)
    return order < 0 or (order == 0 and a.length < b.length)


cdef bint by_vector(const Placed &a, const Placed &b) noexcept nogil:
    if a.hi != b.hi:
        return a.hi > b.hi
    if a.lo != b.lo:
        return a.lo > b.lo
    return a.rank < b.rank


cdef inline bint is_capital(const Letters *letters, int code, uint32_t point) noexcept nogil:
    """Return whether a code is the upper-case form of a letter, in a script that has case."""
    return point == letters.upper_point[code] and point != letters.lower_point[code]


cdef inline bint is_separator(uint8_t c) noexcept nogil:
    return c == c' ' or c == c'\t'


cdef bint has_columns(
    const uint8_t *text, size_t begin, size_t stop, size_t *word_stop, bint *good
) noexcept nogil:
    """Does a line have several columns? The first ends at the first tab, or without one at a space.

    In: *word_stop, where reading the line as one word failed. Out: *word_stop, the end of the first
    column; *good, whether that column was read as a word.
    """
    cdef size_t end = begin
    while end < stop and text[end] != c'\t':
        end += 1
    if end == stop:
        end = begin
        while end < stop and text[end] != c' ':
            end += 1
        if end == stop:
            return False
    while end > begin and text[end - 1] == c' ':
        end -= 1
    good[0] = end > begin and (
        word_stop[0] == end or (word_stop[0] == end - 1 and text[end - 1] == c'%')
    ) and word_stop[0] > begin
    word_stop[0] = end
    return True


cdef inline bint is_phrase(const uint8_t *text, size_t word_stop, size_t stop) noexcept nogil:
    """Return whether a single space follows the first column, as in a phrase."""
    return text[word_stop] == c' ' and word_stop + 1 < stop and not is_separator(text[word_stop + 1])


cdef int note(vector[BadLine] &lines, uint64_t number, size_t begin, size_t end) except -1 nogil:
    """Remember a line for the report, if few are."""
    cdef BadLine line
    if lines.size() < SHOWN:
        line.number = number
        line.begin = begin
        line.end = end
        lines.push_back(line)
    return 0


cdef class Builder:
    """One word list on its way into a file."""
    cdef Letters letters
    cdef Layout layout
    cdef vector[uint8_t] pool             # codes of all words of the source
    cdef vector[Entry] entries            # in alphabetical order, each once
    cdef vector[Placed] placed            # in the order of the numbers
    cdef vector[vector[Group]] lanes      # of each level above 0: its lanes
    cdef vector[vector[uint32_t]] first   # of each level: first lane of each group, and the end
    cdef double chance[16][256]           # that a hand pays for the bits of one byte of a vector
    cdef vector[BadLine] bad_lines        # the first ones
    cdef vector[Entry] phrases            # words that a single space follows
    cdef vector[BadLine] phrase_lines     # the first ones
    cdef bint drop_names                  # capitalised words are dropped
    cdef uint64_t lines, several          # lines that hold something; that have several columns
    cdef uint64_t columns                 # lines whose first column is used
    cdef uint64_t not_words, too_short, repeated, names, letters_in_all
    cdef uint32_t classes
    cdef uint32_t with_count[32][65]      # words with at least so many of the letter
    cdef uint64_t letter_count[32]

    cdef int read(self, const uint8_t *text, size_t size) except -1 nogil:
        """Split the source into words. One trailing % (a plural uncountable in 12dicts) is dropped.

        A line of several columns, separated by tabs or else by spaces, holds the word of the first.
        A single space after the first may also be part of a phrase ("ice cream"): see `settle`.
        """
        cdef size_t at = 0, end, begin, stop, word_stop, start, i
        cdef uint64_t line = 0
        cdef uint32_t point = 0
        cdef int code, step
        cdef bint good, capital, several
        cdef Entry entry
        self.pool.reserve(size + TEXT_MARGIN)     # so that pointers into it stay good
        if size >= 3 and text[0] == 0xEF and text[1] == 0xBB and text[2] == 0xBF:
            at = 3
        while at < size:
            line += 1
            check_stop(100)
            end = at
            while end < size and text[end] != c'\n':
                end += 1
            begin = at
            at = end + 1
            stop = begin
            while stop < end and text[stop] != c'#':
                stop += 1
            while stop > begin and is_space(text[stop - 1]):
                stop -= 1
            while begin < stop and is_space(text[begin]):
                begin += 1
            if begin == stop:
                continue
            self.lines += 1
            word_stop = stop - 1 if text[stop - 1] == c'%' else stop
            start = self.pool.size()
            good = begin < word_stop
            capital = several = False
            i = begin
            while good and i < word_stop:
                step = decode_utf8(text + i, word_stop - i, &point)
                code = code_of(&self.letters, point) if step else 255
                if code >= self.letters.n or self.pool.size() - start == MAX_WORD:
                    good = False
                else:
                    if i == begin:
                        capital = is_capital(&self.letters, code, point)
                    self.pool.push_back(<uint8_t>code)
                    i += step
            if not good:
                several = has_columns(text, begin, stop, &i, &good)
            if several:
                self.several += 1
            if not good:
                self.pool.resize(start)
                self.not_words += 1
                note(self.bad_lines, line, begin, stop)
                continue
            entry.length = <uint32_t>(self.pool.size() - start)
            entry.codes = self.pool.data() + start
            entry.key = capital
            if several and is_phrase(text, i, stop):
                self.phrases.push_back(entry)
                note(self.phrase_lines, line, begin, stop)
            else:
                self.columns += several
                self.keep(entry)
        self.settle()

    cdef int keep(self, Entry entry) except -1 nogil:
        """Add a word of the source; its key still says whether it is capitalised."""
        cdef uint32_t i
        if entry.length < 2:
            self.too_short += 1
            return 0
        if entry.key and self.drop_names:
            self.names += 1
            return 0
        entry.key = 0
        for i in range(KEY_LETTERS):
            entry.key = entry.key << 6 | (entry.codes[i] + 1 if i < entry.length else 0)
        self.entries.push_back(entry)

    cdef int settle(self) except -1 nogil:
        """Decide what a single space after a word means.

        If more than half of all lines have several columns, it separates columns; else it is part
        of a phrase, which is no word.
        """
        cdef size_t i, k
        if 2 * self.several > self.lines:
            self.columns += self.phrases.size()
            for i in range(self.phrases.size()):
                self.keep(self.phrases[i])
            return 0
        self.not_words += self.phrases.size()
        for i in range(self.phrase_lines.size()):        # both rise: merge them
            k = 0
            while k < self.bad_lines.size() and self.bad_lines[k].number < self.phrase_lines[i].number:
                k += 1
            self.bad_lines.insert(self.bad_lines.begin() + k, self.phrase_lines[i])
        if self.bad_lines.size() > SHOWN:
            self.bad_lines.resize(SHOWN)

    cdef int order(self) except -1 nogil:
        """Sort the words by the alphabet and keep each once."""
        cdef size_t i, kept = 0
        for i in range(1, self.entries.size()):        # word lists mostly come sorted
            check_stop(10)
            if alphabetical(self.entries[i], self.entries[i - 1]):
                long_sort(
                    self.entries.data(), self.entries.data() + self.entries.size(), &alphabetical, look)
                break
        for i in range(self.entries.size()):
            check_stop(20)
            if kept and not alphabetical(self.entries[kept - 1], self.entries[i]):
                self.repeated += 1
            else:
                self.entries[kept] = self.entries[i]
                kept += 1
        self.entries.resize(kept)

    cdef int lay_out(self) except -1 nogil:
        """Find the bits each letter needs; more than 128 are cut where the fewest words miss them."""
        cdef size_t i, k
        cdef int letter, n, total = 0, fewest, at, top = 128
        cdef uint8_t counts[32]
        cdef uint64_t order_of[32]
        cdef Layout *layout = &self.layout
        memset(layout, 0, sizeof(Layout))
        memset(self.with_count, 0, sizeof(self.with_count))
        memset(self.letter_count, 0, sizeof(self.letter_count))
        layout.letters = self.letters.n
        for i in range(self.entries.size()):
            check_stop(50)
            memset(counts, 0, sizeof(counts))
            for k in range(self.entries[i].length):
                letter = self.entries[i].codes[k]
                counts[letter] += 1
                self.with_count[letter][counts[letter]] += 1
                self.letter_count[letter] += 1
            self.letters_in_all += self.entries[i].length
        for letter in range(layout.letters):
            n = 0
            while n < MAX_WORD and self.with_count[letter][n + 1]:
                n += 1
            layout.most[letter] = <uint8_t>n
            layout.longest[letter] = <uint8_t>n
            total += n
        while total > 128:
            layout.cut = True
            fewest = -1
            for letter in range(layout.letters):
                n = layout.most[letter]
                if n > 1 and (fewest < 0 or self.with_count[letter][n] < self.with_count[fewest][layout.most[fewest]]):
                    fewest = letter
            layout.most[fewest] -= 1
            total -= 1
        for letter in range(layout.letters):
            order_of[letter] = <uint64_t>self.with_count[letter][1] << 8 | <uint64_t>letter
        sort(&order_of[0], &order_of[0] + layout.letters)
        for at in range(layout.letters):
            letter = <int>(order_of[at] & 255)
            layout.top_bit[letter] = <uint8_t>(top - 1) if layout.most[letter] else 0
            top -= layout.most[letter]

    cdef int place(self) except -1 nogil:
        """Number the words by vector."""
        cdef size_t i, k
        cdef uint8_t counts[32]
        cdef Placed word
        cdef Vec v
        self.placed.reserve(self.entries.size())
        for i in range(self.entries.size()):
            check_stop(50)
            memset(counts, 0, sizeof(counts))
            for k in range(self.entries[i].length):
                counts[self.entries[i].codes[k]] += 1
            v = encode(&self.layout, counts)
            word.hi = v.hi
            word.lo = v.lo
            word.rank = <uint32_t>i
            self.placed.push_back(word)
        long_sort(self.placed.data(), self.placed.data() + self.placed.size(), &by_vector, look)
        self.classes = 1
        for i in range(1, self.placed.size()):
            if self.placed[i].hi != self.placed[i - 1].hi or self.placed[i].lo != self.placed[i - 1].lo:
                self.classes += 1

    cdef void find_chances(self) noexcept nogil:
        """How likely a model hand has one more of a letter, bit by bit; for whole bytes of a vector.

        Only sums, products and quotients, in a fixed order: the same on every machine.
        """
        cdef double bit_chance[128]
        cdef double p, q, term, tail, before, product
        cdef int letter, k, _card, byte, bits, bit
        for bit in range(128):
            bit_chance[bit] = 1.0
        for letter in range(self.layout.letters):
            if not self.layout.most[letter]:
                continue
            p = <double>self.letter_count[letter] / <double>self.letters_in_all
            q = 1.0 - p
            term = 1.0                               # chance of exactly k of the letter
            for _card in range(MODEL_CARDS):
                term *= q
            tail = 1.0                               # chance of k or more
            for k in range(self.layout.most[letter]):
                before = tail
                tail -= term
                if tail < 1e-12:
                    tail = 1e-12
                bit_chance[self.layout.top_bit[letter] - k] = tail / before if tail > before * 1e-9 else 1e-9
                if q > 0.0 and k < MODEL_CARDS:
                    term *= <double>(MODEL_CARDS - k) / <double>(k + 1) * p / q
                else:
                    term = 0.0
        for byte in range(16):
            for bits in range(256):
                product = 1.0
                for bit in range(8):
                    if bits >> bit & 1:
                        product *= bit_chance[byte * 8 + bit]
                self.chance[byte][bits] = product

    cdef double payable(self, uint64_t lo, uint64_t hi) noexcept nogil:
        cdef double product = 1.0
        cdef int byte
        for byte in range(8):
            product *= self.chance[byte][lo >> 8 * byte & 255]
            product *= self.chance[8 + byte][hi >> 8 * byte & 255]
        return product

    cdef int partition(self, const vector[Group] &lanes, vector[uint32_t] &first) except -1 nogil:
        """Cut the lanes into groups of at most eight: `first` gets each group's first lane, and the end."""
        cdef size_t n = lanes.size(), i, k, at
        cdef vector[double] cost
        cdef vector[uint32_t] cut_from
        cdef uint64_t lo, hi
        cdef double c
        cost.resize(n + 1, 1e300)
        cut_from.resize(n + 1)
        cost[0] = 0.0
        for i in range(n):
            check_stop(200)
            lo = hi = ~<uint64_t>0
            for k in range(1, LANES + 1):
                if i + k > n:
                    break
                lo &= lanes[i + k - 1].all_lo
                hi &= lanes[i + k - 1].all_hi
                c = cost[i] + self.payable(lo, hi) + LANE_COST
                if c < cost[i + k]:
                    cost[i + k] = c
                    cut_from[i + k] = <uint32_t>i
        first.clear()
        at = n
        while at:
            first.push_back(<uint32_t>at)
            at = cut_from[at]
        if first.size() > n // 4 + 1:                # too many small groups: no tree would come of it
            first.clear()
            for i in range((n + LANES - 1) // LANES):
                first.push_back(<uint32_t>(i * LANES))
            first.push_back(<uint32_t>n)
        else:
            first.push_back(0)
            for i in range(first.size() // 2):
                at = first[i]
                first[i] = first[first.size() - 1 - i]
                first[first.size() - 1 - i] = <uint32_t>at

    cdef int grow(self) except -1 nogil:
        """Group the words, then the groups, until few are left."""
        cdef vector[Group] lanes, above
        cdef vector[uint32_t] first
        cdef Group group
        cdef size_t i, k
        lanes.resize(self.placed.size())
        for i in range(self.placed.size()):
            lanes[i].all_lo = lanes[i].any_lo = self.placed[i].lo
            lanes[i].all_hi = lanes[i].any_hi = self.placed[i].hi
        while True:
            self.partition(lanes, first)
            self.first.push_back(first)
            self.lanes.push_back(lanes)
            if first.size() - 1 <= TOP_GROUPS or self.first.size() == MAX_LEVELS:
                return 0
            above.clear()
            for i in range(first.size() - 1):
                check_stop(20)
                group = lanes[first[i]]
                for k in range(first[i] + 1, first[i + 1]):
                    group.all_lo &= lanes[k].all_lo
                    group.all_hi &= lanes[k].all_hi
                    group.any_lo |= lanes[k].any_lo
                    group.any_hi |= lanes[k].any_hi
                above.push_back(group)
            lanes = above

    cdef size_t write(self, uint8_t *out) except 0 nogil:
        """Write the file (to zeroed memory), or with out = NULL only find its size."""
        cdef size_t at = HEADER_SIZE, n = self.placed.size(), i, k, g, groups, length, letters_total = 0
        cdef Header *header = <Header *>out
        cdef size_t of_length[65]
        cdef size_t stride
        cdef uint32_t *u32
        cdef uint64_t *blocks
        cdef uint64_t *any_blocks
        cdef uint8_t *u8
        cdef const Entry *entry
        cdef size_t text_at
        cdef int t
        memset(of_length, 0, sizeof(of_length))
        for i in range(n):
            check_stop(4)
            letters_total += self.entries[i].length
            of_length[self.entries[i].length] += 1

        u32 = <uint32_t *>section(out, &at, S_OFFSET, n + 1, 4)
        u8 = <uint8_t *>section(out, &at, S_TEXT, letters_total + TEXT_MARGIN, 1)
        if out != NULL:
            text_at = 0
            for i in range(n):
                check_stop(20)
                entry = &self.entries[self.placed[i].rank]
                u32[i] = <uint32_t>text_at
                memcpy(u8 + text_at, entry.codes, entry.length)
                text_at += entry.length
            u32[n] = <uint32_t>text_at
        u32 = <uint32_t *>section(out, &at, S_RANK, n, 4)
        if out != NULL:
            for i in range(n):
                u32[i] = self.placed[i].rank
        u32 = <uint32_t *>section(out, &at, S_BY_RANK, n, 4)
        if out != NULL:
            for i in range(n):
                check_stop(8)
                u32[self.placed[i].rank] = <uint32_t>i
        u32 = <uint32_t *>section(out, &at, S_LANE, n, 4)
        if out != NULL:
            for g in range(self.first[0].size() - 1):
                for i in range(self.first[0][g], self.first[0][g + 1]):
                    u32[i] = <uint32_t>(g * LANES + i - self.first[0][g])
        for t in range(<int>self.first.size()):
            groups = self.first[t].size() - 1
            blocks = <uint64_t *>section(out, &at, S_ALL + 3 * t, groups * BLOCK, 8)
            if t:
                any_blocks = <uint64_t *>section(out, &at, S_ANY + 3 * t, groups * BLOCK, 8)
            elif out != NULL:
                header.section[<int>S_ANY] = header.section[<int>S_ALL]
            u32 = <uint32_t *>section(out, &at, S_FIRST + 3 * t, groups, 4)
            if out == NULL:
                continue
            memset(blocks, 0xFF, groups * BLOCK * 8)
            for g in range(groups):
                check_stop(20)
                u32[g] = self.first[t][g]
                for i in range(self.first[t][g], self.first[t][g + 1]):
                    k = g * BLOCK + i - self.first[t][g]
                    blocks[k] = self.lanes[t][i].all_lo
                    blocks[k + LANES] = self.lanes[t][i].all_hi
                    if t:
                        any_blocks[k] = self.lanes[t][i].any_lo
                        any_blocks[k + LANES] = self.lanes[t][i].any_hi
        for length in range(2, MAX_WORD + 1):
            stride = (of_length[length] + 63) // 64 * 64
            u8 = <uint8_t *>section(out, &at, S_LETTERS + 2 * <int>length, stride * length, 1)
            u32 = <uint32_t *>section(out, &at, S_IDS + 2 * <int>length, of_length[length], 4)
            if out == NULL or not of_length[length]:
                continue
            g = 0
            for i in range(n):
                check_stop(8)
                entry = &self.entries[self.placed[i].rank]
                if entry.length == length:
                    u32[g] = <uint32_t>i
                    for k in range(length):
                        u8[k * stride + g] = entry.codes[k]
                    g += 1
        if out != NULL:
            header.version = FORMAT_VERSION
            header.byte_order = BYTE_ORDER
            header.size = at
            header.words = <uint32_t>n
            header.classes = self.classes
            header.letters = self.layout.letters
            header.height = <uint32_t>(self.first.size() - 1)
            header.cut = self.layout.cut
            header.not_words = <uint32_t>self.not_words
            header.too_short = <uint32_t>self.too_short
            header.repeated = <uint32_t>self.repeated
            header.names = <uint32_t>self.names
            header.columns = <uint32_t>self.columns
            header.shortest = MAX_WORD
            for length in range(2, MAX_WORD + 1):
                if of_length[length]:
                    header.longest = <uint32_t>length
                    if length < header.shortest:
                        header.shortest = <uint32_t>length
            memcpy(header.top_bit, self.layout.top_bit, 32)
            memcpy(header.most, self.layout.most, 32)
            memcpy(header.longest_run, self.layout.longest, 32)
        return at


cdef inline bint is_space(uint8_t c) noexcept nogil:
    return c == c' ' or (9 <= c <= 13)


cdef void *section(uint8_t *out, size_t *at, int number, size_t count, size_t size) noexcept nogil:
    """Reserve the next section; its place in `out`, if that is there."""
    cdef size_t begin = at[0]
    cdef Header *header = <Header *>out
    at[0] = (begin + count * size + 63) // 64 * 64
    if out == NULL:
        return NULL
    header.section[number].offset = begin
    header.section[number].count = count
    return out + begin


def build(const uint8_t[::1] source not None, str upper not None, str lower not None, str alphabet not None,
          bytes sha256 not None, str label not None, bint names=True):
    """Compile a word list: newline-separated UTF-8, any case, blank lines and `#` comments skipped.

    upper, lower: the letters of the alphabet in their two forms; alphabet: its name; sha256: names
    the source (32 bytes); label: what errors call the source; names: False drops words that begin
    with an upper-case letter. Returns (file, bad_lines): an anonymous mmap with the whole file, and
    up to five (line, text) that hold no word. Raises BadWordList where no word is left or there are too many.
    """
    import xxhash

    cdef Builder b = Builder.__new__(Builder)
    cdef size_t size = 0
    cdef const uint8_t *text = &source[0] if source.shape[0] else NULL
    cdef Py_ssize_t length = source.shape[0]
    cdef uint8_t[::1] memory
    cdef Header *header
    cdef bytes name = alphabet.encode("utf-8", "backslashreplace")
    cdef int i
    if len(sha256) != 32:
        raise ValueError(f"sha256: {len(sha256)} bytes; accepted: 32")
    if length >= 1 << 31:
        raise BadWordList(f"{label}: {length} bytes; accepted: less than 2 GiB of words")
    if len(name) > 31:
        raise BadAlphabet(f"alphabet {alphabet!r}: the name has {len(name)} bytes; accepted: at most 31")
    fill_letters(&b.letters, upper, lower)
    b.drop_names = not names
    with nogil:
        b.read(text, length)
        b.order()
    if not b.entries.size() and b.names:
        raise BadWordList(
            f"{label}: all {b.names} words begin with a capital letter, so capitals do not mark names here;"
            " keep them: leave out --no-names (in Python, names=False)"
        )
    if not b.entries.size() or b.entries.size() > MAX_WORDS:
        raise BadWordList(
            f"{label}: {b.entries.size()} words of two or more letters"
            f" ({b.not_words} lines are no word of the alphabet {alphabet!r}); accepted: 1 to {MAX_WORDS}"
        )
    with nogil:
        b.lay_out()
        b.place()
        b.find_chances()
        b.grow()
        size = b.write(NULL)
    file = mmap.mmap(-1, size)
    memory = file
    header = <Header *>&memory[0]
    with nogil:
        b.write(&memory[0])
    memcpy(header.magic, b"LEXFAST", 8)
    memcpy(header.source_sha256, <const uint8_t *>sha256, 32)
    memcpy(header.alphabet, <const char *>name, len(name))
    for i in range(b.letters.n):
        header.upper[i] = ord(upper[i])
        header.lower[i] = ord(lower[i])
    del memory
    with memoryview(file) as view, view[32:] as checked:
        digest = xxhash.xxh3_64_intdigest(checked)
    memory = file
    (<Header *>&memory[0]).checksum = digest
    bad_lines = [
        (bad.number, bytes(source[bad.begin:bad.end]).decode("utf-8", "replace")) for bad in b.bad_lines
    ]
    return file, bad_lines
