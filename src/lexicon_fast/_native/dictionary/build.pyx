"""The compiler of dictionaries: from the bytes of a word list to a file (see file_format.pxd).

The tree: words are sorted by vector, with the rarest letter in the highest bits. A search tests the members
of a group only if the hand pays for the letters that all of them share, so neighbours in a group should
share as many letters as possible. Dynamic programming cuts the sequence into runs of at most eight such
that the expected number of groups to test is smallest. A group costs the chance that a hand of MODEL_CARDS
cards, drawn like the letters of the dictionary, pays for the letters that its members share, and LANE_COST
for its lane one level up.
"""

import mmap

from lexicon_fast.base.errors import BadAlphabet, BadWordList

from libc.stdint cimport uint8_t, uint32_t, uint64_t
from libc.string cimport memcmp, memcpy, memset
from libcpp.algorithm cimport sort
from libcpp.vector cimport vector

from .deadline cimport check_limits, check_stop
from .file_format cimport (
    BYTE_ORDER, FORMAT_VERSION, HEADER_SIZE, S_ALL, S_ANY, S_BY_RANK, S_FIRST, S_IDS, S_LANE, S_LANGUAGE,
    S_LETTERS, S_OFFSET, S_RANK, S_TEXT, TEXT_MARGIN, Header,
)
from .kernels cimport BLOCK, CODES, LANES, MAX_LEVELS, MAX_WORD
from .layout cimport VECTOR_BITS, Layout, Vec, encode
from .letters cimport Letters, code_of, decode_utf8, fill_letters
from .long_sort cimport long_sort

cdef enum:
    MODEL_CARDS = 15         # found by experiment with 7 to 10 cards and 0 to 2 wild cards
    TOP_GROUPS = 16          # few enough to test all of them
    MAX_WORDS = 0xFFFFFF     # alphabetical places are sorted as 24-bit numbers
    KEY_LETTERS = 10         # 6 bits each in a 64-bit key
    MAX_REPORTED = 5         # bad lines

cdef double LANE_COST = 0.003


cdef struct SourceWord:
    uint64_t key             # the first letters, which decide most comparisons
    const uint8_t *codes
    uint32_t length


cdef struct RankedVector:    # the vector of a word, and its alphabetical place
    uint64_t hi
    uint64_t lo
    uint32_t rank


cdef struct BadLine:
    uint64_t number
    size_t begin
    size_t end


cdef struct Group:           # AND and OR of the vectors of its members
    uint64_t all_lo
    uint64_t all_hi
    uint64_t any_lo
    uint64_t any_hi


cdef bint alphabetical(const SourceWord &a, const SourceWord &b) noexcept nogil:
    cdef uint32_t shorter
    cdef int order
    if a.key != b.key:
        return a.key < b.key
    shorter = a.length if a.length < b.length else b.length
    order = memcmp(a.codes, b.codes, shorter)
    return order < 0 or (order == 0 and a.length < b.length)


cdef bint by_vector(const RankedVector &a, const RankedVector &b) noexcept nogil:
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
    """Return whether a line has several columns. The first ends at a tab, or at a space if there is no tab.

    word_stop: where reading the line as one word failed; then the end of the first column.
    good: set to whether the first column was read as a word.
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


cdef enum Skipped:           # why a line is not a word
    OTHER_MARKS              # digits, punctuation, white space, too long
    OTHER_LETTERS            # only letters, of which the alphabet lacks some
    NOT_UTF8


cdef Skipped why_skipped(const Letters *letters, const uint8_t *text, size_t size) noexcept nogil:
    """Return why a line is not a word. A character outside ASCII counts as a letter."""
    cdef Skipped why = OTHER_MARKS
    cdef size_t i = 0
    cdef bint only_letters = True
    cdef uint32_t point = 0
    cdef int step
    while i < size:
        step = decode_utf8(text + i, size - i, &point)
        if not step:
            return NOT_UTF8
        if point < 128 and not (c'a' <= (point | 32) <= c'z'):
            only_letters = False
        elif code_of(letters, point) >= letters.n:
            why = OTHER_LETTERS
        i += step
    return why if only_letters else OTHER_MARKS


cdef int report_line(vector[BadLine] &lines, uint64_t number, size_t begin, size_t end) except -1 nogil:
    """Add a line to a report, up to MAX_REPORTED."""
    cdef BadLine line
    if lines.size() < MAX_REPORTED:
        line.number = number
        line.begin = begin
        line.end = end
        lines.push_back(line)


cdef class Builder:
    """The state of a compilation."""
    cdef Letters letters
    cdef Layout layout
    cdef vector[uint8_t] pool             # codes of all words of the source
    cdef vector[SourceWord] words         # in alphabetical order, without repetitions
    cdef vector[RankedVector] numbered    # by word number
    cdef vector[vector[Group]] lanes      # by level
    cdef vector[vector[uint32_t]] first   # by level: first lane of each group, and the end
    cdef double chance[16][256]           # that a hand pays for the bits of one byte of a vector
    cdef vector[BadLine] bad_lines        # the first few
    cdef vector[SourceWord] phrases       # words followed by a single space
    cdef vector[BadLine] phrase_lines     # the first few
    cdef const uint8_t *language          # its file
    cdef size_t language_size
    cdef bint drop_names                  # skip capitalised words
    cdef uint64_t lines                   # that are not blank
    cdef uint64_t multi_column            # lines with several columns
    cdef uint64_t columns                 # lines whose first column is used
    cdef uint64_t not_words, not_utf8, other_letters, too_short, repeated, names, total_letters
    cdef uint32_t classes
    cdef uint32_t with_count[CODES][MAX_WORD + 1]  # [letter][n]: words that have the letter n times or more
    cdef uint64_t letter_count[CODES]

    cdef int read(self, const uint8_t *text, size_t size) except -1 nogil:
        """Split the source into words. Lines end with LF, CR or both.

        A trailing % (in 12dicts an uncountable noun) is dropped.

        Of a line with several columns, separated by tabs or else by spaces, the first column is the word.
        A single space may also be part of a phrase ("ice cream"): see `resolve_phrases`.
        """
        cdef size_t at = 0, end, begin, stop, word_stop, start, i
        cdef uint64_t line = 0
        cdef uint32_t point = 0
        cdef int code, step
        cdef bint good, capital, several
        cdef Skipped why
        cdef SourceWord word
        self.pool.reserve(size + TEXT_MARGIN)     # pointers into it must stay valid
        if size >= 3 and text[0] == 0xEF and text[1] == 0xBB and text[2] == 0xBF:
            at = 3
        while at < size:
            line += 1
            check_stop(100)
            end = at
            while end < size and text[end] != c'\n' and text[end] != c'\r':
                end += 1
            begin = at
            at = end + 1
            if end + 1 < size and text[end] == c'\r' and text[end + 1] == c'\n':
                at += 1
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
                self.multi_column += 1
            if not good:
                self.pool.resize(start)
                self.not_words += 1
                why = why_skipped(&self.letters, text + begin, stop - begin)
                self.not_utf8 += why == NOT_UTF8
                self.other_letters += why == OTHER_LETTERS
                report_line(self.bad_lines, line, begin, stop)
                continue
            word.length = <uint32_t>(self.pool.size() - start)
            word.codes = self.pool.data() + start
            word.key = capital
            if several and is_phrase(text, i, stop):
                self.phrases.push_back(word)
                report_line(self.phrase_lines, line, begin, stop)
            else:
                self.columns += several
                self.add_word(word)
        self.resolve_phrases()

    cdef int add_word(self, SourceWord word) except -1 nogil:
        """Add a word. Until then its key is 1 if it is capitalised, else 0."""
        cdef uint32_t i
        if word.length < 2:
            self.too_short += 1
            return 0
        if word.key and self.drop_names:
            self.names += 1
            return 0
        word.key = 0
        for i in range(KEY_LETTERS):
            word.key = word.key << 6 | (word.codes[i] + 1 if i < word.length else 0)
        self.words.push_back(word)

    cdef int resolve_phrases(self) except -1 nogil:
        """Decide whether a single space after a word separates columns or belongs to a phrase.

        It separates columns if more than half of all lines have several. A phrase is not a word.
        """
        cdef size_t i, k
        if 2 * self.multi_column > self.lines:
            self.columns += self.phrases.size()
            for i in range(self.phrases.size()):
                self.add_word(self.phrases[i])
            return 0
        self.not_words += self.phrases.size()
        for i in range(self.phrase_lines.size()):        # merge two sorted lists
            k = 0
            while k < self.bad_lines.size() and self.bad_lines[k].number < self.phrase_lines[i].number:
                k += 1
            self.bad_lines.insert(self.bad_lines.begin() + k, self.phrase_lines[i])
        if self.bad_lines.size() > MAX_REPORTED:
            self.bad_lines.resize(MAX_REPORTED)

    cdef int sort_words(self) except -1 nogil:
        """Sort the words alphabetically and drop repetitions."""
        cdef size_t i, kept = 0
        for i in range(1, self.words.size()):          # most word lists are sorted already
            check_stop(10)
            if alphabetical(self.words[i], self.words[i - 1]):
                long_sort(self.words.data(), self.words.data() + self.words.size(), &alphabetical, check_limits)
                break
        for i in range(self.words.size()):
            check_stop(20)
            if kept and not alphabetical(self.words[kept - 1], self.words[i]):
                self.repeated += 1
            else:
                self.words[kept] = self.words[i]
                kept += 1
        self.words.resize(kept)

    cdef int choose_layout(self) except -1 nogil:
        """Give each letter the bits it needs; beyond 128, cut those that the fewest words need."""
        cdef size_t i, k
        cdef int letter, n, total = 0, fewest, at, top = 128
        cdef uint8_t counts[CODES]
        cdef uint64_t order_of[CODES]
        cdef Layout *layout = &self.layout
        memset(layout, 0, sizeof(Layout))
        memset(self.with_count, 0, sizeof(self.with_count))
        memset(self.letter_count, 0, sizeof(self.letter_count))
        layout.letters = self.letters.n
        for i in range(self.words.size()):
            check_stop(50)
            memset(counts, 0, sizeof(counts))
            for k in range(self.words[i].length):
                letter = self.words[i].codes[k]
                counts[letter] += 1
                self.with_count[letter][counts[letter]] += 1
                self.letter_count[letter] += 1
            self.total_letters += self.words[i].length
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

    cdef int number_words(self) except -1 nogil:
        """Number the words by descending vector."""
        cdef size_t i, k
        cdef uint8_t counts[CODES]
        cdef RankedVector word
        cdef Vec v
        self.numbered.reserve(self.words.size())
        for i in range(self.words.size()):
            check_stop(50)
            memset(counts, 0, sizeof(counts))
            for k in range(self.words[i].length):
                counts[self.words[i].codes[k]] += 1
            v = encode(&self.layout, counts)
            word.hi = v.hi
            word.lo = v.lo
            word.rank = <uint32_t>i
            self.numbered.push_back(word)
        long_sort(self.numbered.data(), self.numbered.data() + self.numbered.size(), &by_vector, check_limits)
        self.classes = 1
        for i in range(1, self.numbered.size()):
            if self.numbered[i].hi != self.numbered[i - 1].hi or self.numbered[i].lo != self.numbered[i - 1].lo:
                self.classes += 1

    cdef void compute_chances(self) noexcept nogil:
        """Find the chance that a model hand has the letters of each bit, combined for bytes of a vector.

        Only sums, products and quotients in a fixed order, so that results are the same on every machine.
        """
        cdef double bit_chance[VECTOR_BITS]
        cdef double p, q, term, tail, before, product
        cdef int letter, k, _card, byte, bits, bit
        for bit in range(128):
            bit_chance[bit] = 1.0
        for letter in range(self.layout.letters):
            if not self.layout.most[letter]:
                continue
            p = <double>self.letter_count[letter] / <double>self.total_letters
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

    cdef double chance_of(self, uint64_t lo, uint64_t hi) noexcept nogil:
        """Return the chance that a model hand pays for these bits."""
        cdef double product = 1.0
        cdef int byte
        for byte in range(8):
            product *= self.chance[byte][lo >> 8 * byte & 255]
            product *= self.chance[8 + byte][hi >> 8 * byte & 255]
        return product

    cdef int partition(self, const vector[Group] &lanes, vector[uint32_t] &first) except -1 nogil:
        """Cut the lanes into groups of at most eight. `first` receives the first lane of each, and the end."""
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
                c = cost[i] + self.chance_of(lo, hi) + LANE_COST
                if c < cost[i + k]:
                    cost[i + k] = c
                    cut_from[i + k] = <uint32_t>i
        first.clear()
        at = n
        while at:
            first.push_back(<uint32_t>at)
            at = cut_from[at]
        if first.size() > n // 4 + 1:                # groups this small would not make a tree
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

    cdef int build_levels(self) except -1 nogil:
        """Group the words, then the groups, until few are left."""
        cdef vector[Group] lanes, above
        cdef vector[uint32_t] first
        cdef Group group
        cdef size_t i, k
        lanes.resize(self.numbered.size())
        for i in range(self.numbered.size()):
            lanes[i].all_lo = lanes[i].any_lo = self.numbered[i].lo
            lanes[i].all_hi = lanes[i].any_hi = self.numbered[i].hi
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
        """Write the file to zeroed memory, or only compute its size if `out` is NULL."""
        cdef size_t at = HEADER_SIZE, n = self.numbered.size(), i, k, g, groups, length, text_at = 0
        cdef Header *header = <Header *>out
        cdef size_t of_length[MAX_WORD + 1]
        cdef size_t stride
        cdef uint32_t *offset
        cdef uint32_t *rank
        cdef uint32_t *by_rank
        cdef uint32_t *lane
        cdef uint32_t *u32
        cdef uint64_t *blocks
        cdef uint64_t *any_blocks
        cdef uint8_t *text
        cdef uint8_t *u8
        cdef const SourceWord *word
        cdef int t
        memset(of_length, 0, sizeof(of_length))
        for i in range(n):
            check_stop(4)
            of_length[self.words[i].length] += 1

        offset = <uint32_t *>section(out, &at, S_OFFSET, n + 1, 4)
        text = <uint8_t *>section(out, &at, S_TEXT, self.total_letters + TEXT_MARGIN, 1)
        rank = <uint32_t *>section(out, &at, S_RANK, n, 4)
        by_rank = <uint32_t *>section(out, &at, S_BY_RANK, n, 4)
        lane = <uint32_t *>section(out, &at, S_LANE, n, 4)
        if out != NULL:
            for i in range(n):
                check_stop(30)
                rank[i] = self.numbered[i].rank
                by_rank[rank[i]] = <uint32_t>i
                word = &self.words[rank[i]]
                offset[i] = <uint32_t>text_at
                memcpy(text + text_at, word.codes, word.length)
                text_at += word.length
            offset[n] = <uint32_t>text_at
            for g in range(self.first[0].size() - 1):
                for i in range(self.first[0][g], self.first[0][g + 1]):
                    lane[i] = <uint32_t>(g * LANES + i - self.first[0][g])
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
                word = &self.words[self.numbered[i].rank]
                if word.length == length:
                    u32[g] = <uint32_t>i
                    for k in range(length):
                        u8[k * stride + g] = word.codes[k]
                    g += 1
        u8 = <uint8_t *>section(out, &at, S_LANGUAGE, self.language_size, 1)
        if out != NULL:
            if self.language_size:
                memcpy(u8, self.language, self.language_size)
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
            header.not_utf8 = <uint32_t>self.not_utf8
            header.other_letters = <uint32_t>self.other_letters
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
    """Reserve the next section. Returns its address in `out`, or NULL if `out` is."""
    cdef size_t begin = at[0]
    cdef Header *header = <Header *>out
    at[0] = (begin + count * size + 63) // 64 * 64
    if out == NULL:
        return NULL
    header.section[number].offset = begin
    header.section[number].count = count
    return out + begin


def build(
    const uint8_t[::1] source not None, str upper not None, str lower not None, str alphabet not None,
    bytes sha256 not None, str label not None, bint names=True, bytes language not None=b"",
) -> tuple[mmap.mmap, list[tuple[int, str]]]:
    """Compile a word list: lines of UTF-8 in any case. Blank lines and `#` comments are skipped.

    upper, lower: the letters of the alphabet in both cases; alphabet: its name; sha256: digest of the
    source (32 bytes); label: name of the source in errors; names: False skips words that begin with an
    upper-case letter; language: the file of the language. Returns (file, bad_lines): an anonymous mmap with the
    compiled file, and up to five (line number, text) without a word. Raises BadWordList for no words or too many,
    BadAlphabet.
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
        raise ValueError(f"sha256 has {len(sha256)} bytes; it must have 32")
    if length >= 1 << 31:
        raise BadWordList(f"{label} has {length:,} bytes; a word list must be smaller than 2 GiB")
    if len(name) > 31:
        raise BadAlphabet(f"alphabet {alphabet!r}: its name has {len(name)} bytes of UTF-8; use at most 31")
    fill_letters(&b.letters, upper, lower)
    b.drop_names = not names
    b.language = language
    b.language_size = len(language)
    with nogil:
        b.read(text, length)
        b.sort_words()
    if not b.words.size() and b.names:
        raise BadWordList(
            f"{label}: all {b.names} words begin with a capital letter, so capitals do not mark names here;"
            " leave out --no-names (in Python, names=False)"
        )
    if not b.words.size() or b.words.size() > MAX_WORDS:
        if b.words.size():
            problem = f"a dictionary has {MAX_WORDS:,} at most"
        elif not b.not_words:
            problem = "a word list has one on each line"
        else:
            problem = f"no line is a word of the {'language' if b.language_size else 'alphabet'} {alphabet!r}; "
            if b.not_utf8 and not b.language_size:
                problem += f"{b.not_utf8} are not UTF-8 but probably ISO-8859-1: "
                problem += "iconv -f ISO-8859-1 -t UTF-8 LIST > WORDS"
            else:
                problem += "check that this is a word list of the language, in UTF-8"
        raise BadWordList(f"{label}: {b.words.size()} words of two or more letters; {problem}")
    with nogil:
        b.choose_layout()
        b.number_words()
        b.compute_chances()
        b.build_levels()
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
