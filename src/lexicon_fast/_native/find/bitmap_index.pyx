"""Sets of words as bits, an index of the letters of all words, and bit-parallel automata that read it: one bit a word.

Words of equal length stand together, in blocks of up to 2,048. A set has a bit for each word in this order, 64 in each
number, and each block begins with a new group of LANES numbers; bits after its last word are 0. In the index, a block
has a bitmap for each place and letter: which of its words have that letter there. So one operation on a vector decides
for hundreds of words, and a bit-parallel automaton (Shift-And) for a pattern or a regular expression needs a few for
each letter, whatever the words are (see `Automaton` in kernels.h).

Methods `keep_...` remove words from a set, `among`. They skip blocks without a word of it.

`HashIndex` is an index of numbered words by their hashes, for searches where most hashes belong to no word.
A filter with 16 to 32 bits for each word refuses most of these. The others are looked up in a hash table with linear
probing.
"""

from lexicon_fast.base.errors import BadOption

from cpython.bytes cimport PyBytes_FromStringAndSize
from libc.stdint cimport int32_t, int64_t, uint16_t, uint32_t, uint64_t, uint8_t
from libcpp.vector cimport vector

from ..dictionary.arrays cimport bytes_of
from ..dictionary.bits cimport lowest_bit
from ..dictionary.compiled cimport Compiled, codes_of, length_of
from ..dictionary.deadline cimport check_stop
from ..dictionary.kernels cimport (
    FIXED_REGISTERS, LANES, MAX_LANES, MAX_WORD, STEP_AND_LETTER, STEP_OR_LETTER, Automaton, Step,
)
from ..dictionary.search cimport Matches

cdef enum:
    FILTER_BITS = 3                   # log2 of the bits of the filter for each place of the table


cdef class HashIndex:
    """The hashes of words that are numbered from 0; several words may have the same."""
    cdef vector[uint64_t] hashes
    cdef vector[uint32_t] places      # of the table: 1 + the number of a word, or 0
    cdef vector[uint64_t] filter
    cdef int bits                     # log2 of the places

    def __cinit__(self, const uint64_t[::1] hashes not None):
        cdef Py_ssize_t i
        self.bits = 3
        while hashes.shape[0] > 1 << (self.bits - 1):
            self.bits += 1
        self.places.resize(<size_t>1 << self.bits)
        self.filter.resize(<size_t>1 << (self.bits + FILTER_BITS - 6))
        self.hashes.reserve(hashes.shape[0])
        for i in range(hashes.shape[0]):
            self.hashes.push_back(hashes[i])
        with nogil:
            self.fill()

    def __len__(self):
        return self.hashes.size()

    def find(self, const uint64_t[::1] hashes not None) -> tuple[bytes, bytes]:
        """Return the pairs of places in `hashes` and words with that hash, as two arrays of int64 in bytes.

        Places rise, and so do the words of each place.
        """
        cdef vector[int64_t] places, words
        with nogil:
            self.look_up(hashes, places, words)
        return bytes_of(places), bytes_of(words)

    cdef int fill(self) except -1 nogil:
        cdef size_t i, at, mask = self.places.size() - 1
        check_stop(10 * self.hashes.size())
        for i in range(self.hashes.size()):
            at = self.filter_bit(self.hashes[i])
            self.filter[at >> 6] |= <uint64_t>1 << (at & 63)
            at = self.first_place(self.hashes[i])
            while self.places[at]:
                at = at + 1 & mask
            self.places[at] = <uint32_t>(i + 1)

    cdef int look_up(
        self, const uint64_t[::1] hashes, vector[int64_t] &places, vector[int64_t] &words
    ) except -1 nogil:
        cdef size_t at, mask = self.places.size() - 1
        cdef Py_ssize_t i
        cdef uint64_t hash
        check_stop(4 * hashes.shape[0])
        for i in range(hashes.shape[0]):
            hash = hashes[i]
            at = self.filter_bit(hash)
            if not self.filter[at >> 6] >> (at & 63) & 1:
                continue
            at = self.first_place(hash)
            while self.places[at]:
                if self.hashes[self.places[at] - 1] == hash:
                    places.push_back(i)
                    words.push_back(self.places[at] - 1)
                at = at + 1 & mask

    cdef inline size_t first_place(self, uint64_t hash) noexcept nogil:
        return <size_t>(hash >> (64 - self.bits))

    cdef inline size_t filter_bit(self, uint64_t hash) noexcept nogil:
        return <size_t>(hash >> (64 - self.bits - FILTER_BITS))


cdef enum:
    STEP_SIZE = 4                     # numbers of a step in Python
    MAX_REGISTERS = 1 << 14
    MAX_PLANES = 64                   # bits of a number
    SUM_PLANES = 8                    # bits of a number of letters
    MANY = 5                          # if more than a fifth of all words are in a set, looking at each word is faster


cdef struct Block:
    size_t bits                       # where its bitmaps begin
    uint32_t first                    # its first number in a set
    uint32_t count                    # of words
    uint32_t lanes                    # numbers of 64 bits in a bitmap
    int length                        # of the words


cdef class BitmapIndex:
    """The letters of the words of a dictionary as bitmaps.

    A set is an array of `lanes` numbers, uint64.
    """
    cdef readonly Compiled dictionary
    cdef readonly uint32_t lanes
    cdef vector[Block] blocks         # by the length of their words
    cdef vector[uint32_t] words       # of each bit of a set; 0 for bits after the last word of a block
    cdef vector[uint32_t] places      # the bit of each word
    cdef vector[uint64_t] bits

    def __cinit__(self, Compiled dictionary not None):
        self.dictionary = dictionary
        with nogil:
            self.make_blocks(dictionary)
            self.fill()

    @property
    def size(self) -> int:
        """Bytes of memory."""
        return self.bits.size() * sizeof(uint64_t) + (self.words.size() + self.places.size()) * sizeof(uint32_t)

    cdef int make_blocks(self, Compiled d) except -1 nogil:
        cdef size_t left[MAX_WORD + 1]
        cdef uint32_t at[MAX_WORD + 1]
        cdef size_t size = 0
        cdef uint32_t i
        cdef int length
        cdef Block block
        for length in range(MAX_WORD + 1):
            left[length] = 0
        for i in range(d.n):
            left[length_of(d, i)] += 1
        block.first = 0
        for length in range(1, MAX_WORD + 1):
            at[length] = 64 * block.first
            block.length = length
            while left[length]:
                block.count = <uint32_t>min(left[length], <size_t>64 * MAX_LANES)
                block.lanes = (block.count + 64 * LANES - 1) // (64 * LANES) * LANES
                block.bits = size
                self.blocks.push_back(block)
                size += <size_t>block.lanes * d.layout.letters * length
                block.first += block.lanes
                left[length] -= block.count
        self.lanes = block.first
        self.words.resize(<size_t>64 * self.lanes)
        self.places.resize(d.n)
        for i in range(d.n):             # all blocks of a length but the last one are full
            length = length_of(d, i)
            self.words[at[length]] = i
            self.places[i] = at[length]
            at[length] += 1
        self.bits.resize(size)

    cdef int fill(self) except -1 nogil:
        cdef const Block *block
        cdef const uint8_t *codes
        cdef size_t b, at
        cdef uint32_t i
        cdef int k, letters = self.dictionary.layout.letters
        for b in range(self.blocks.size()):
            block = &self.blocks[b]
            check_stop(2 * block.count * block.length)
            for i in range(block.count):
                codes = codes_of(self.dictionary, self.words[64 * block.first + i])
                for k in range(block.length):
                    at = block.bits + (<size_t>k * letters + codes[k]) * block.lanes + i // 64
                    self.bits[at] |= <uint64_t>1 << (i & 63)

    # Sets

    def all_words(self) -> bytes:
        """Return the set of all words, in bytes."""
        cdef vector[uint64_t] every
        cdef const Block *block
        cdef uint32_t i
        cdef size_t b
        every.resize(self.lanes)
        for b in range(self.blocks.size()):
            block = &self.blocks[b]
            for i in range(block.count // 64):
                every[block.first + i] = ~<uint64_t>0
            if block.count & 63:
                every[block.first + block.count // 64] = (<uint64_t>1 << (block.count & 63)) - 1
        return bytes_of(every)

    def order(self) -> bytes:
        """Return the word of each bit, uint32 in bytes; 0 for bits that are no word's."""
        return bytes_of(self.words)

    def numbers(self, const uint64_t[::1] some not None) -> bytes:
        """Return the words of a set, rising int32 in bytes."""
        cdef vector[int32_t] words
        cdef size_t found
        self.check_set("some", some.shape[0])
        with nogil:
            found = self.write(some, words)
        return PyBytes_FromStringAndSize(<const char *>words.data(), found * sizeof(int32_t))

    def add_to(self, Matches out not None, const uint64_t[::1] some not None):
        """Add the words of a set to results, as the words of the next query. Raises BadOption if these are in use."""
        cdef vector[int32_t] words
        self.check_set("some", some.shape[0])
        out.reserve()
        try:
            with nogil:
                out.add(words.data(), self.write(some, words))
        finally:
            out._lock.release()

    cdef size_t write(self, const uint64_t[::1] some, vector[int32_t] &out) except? 0 nogil:
        """Write the words of a set, rising, and return how many; `out` may become longer than these."""
        cdef vector[uint64_t] marks
        cdef const uint32_t *words
        cdef uint64_t bits
        cdef uint32_t lane, word, place
        cdef size_t found = 0, count = 0
        for lane in range(self.lanes):
            count += ones(some[lane])
        check_stop(self.dictionary.n // 2)
        out.resize(count + 1)
        if count > self.dictionary.n // MANY:
            for word in range(self.dictionary.n):
                place = self.places[word]
                out[found] = <int32_t>word
                found += some[place >> 6] >> (place & 63) & 1
            return found
        marks.resize(self.dictionary.n // 64 + 1)
        for lane in range(self.lanes):
            bits = some[lane]
            words = self.words.data() + 64 * <size_t>lane
            while bits:
                word = words[lowest_bit(bits)]
                marks[word >> 6] |= <uint64_t>1 << (word & 63)
                bits &= bits - 1
        for lane in range(<uint32_t>marks.size()):
            bits = marks[lane]
            while bits:
                out[found] = <int32_t>(64 * lane + lowest_bit(bits))
                found += 1
                bits &= bits - 1
        return found

    def keep_words(self, const int32_t[::1] words not None, uint64_t[::1] among not None):
        """Keep only these words. Raises BadOption for a number that no word has."""
        cdef vector[uint64_t] kept
        cdef Py_ssize_t i
        cdef uint32_t place
        self.check_set("among", among.shape[0])
        with nogil:
            kept.resize(self.lanes)
            for i in range(words.shape[0]):
                if not 0 <= words[i] < self.dictionary.n:
                    with gil:
                        raise BadOption(f"words[{i}] is {words[i]}; it must be 0 to {self.dictionary.n - 1}")
                place = self.places[words[i]]
                kept[place >> 6] |= <uint64_t>1 << (place & 63)
            for i in range(among.shape[0]):
                among[i] &= kept[i]

    cdef int check_set(self, str name, Py_ssize_t size) except -1:
        if size != self.lanes:
            raise BadOption(f"{name} has {size} numbers; it must have {self.lanes}, for a bit for each word")
        return 0

    # Tests of letters

    def keep_lengths(self, uint64_t low, uint64_t high, uint64_t[::1] among not None):
        """Keep only words of `low` to `high` letters."""
        cdef size_t b
        self.check_set("among", among.shape[0])
        for b in range(self.blocks.size()):
            if not low <= <uint64_t>self.blocks[b].length <= high:
                self.clear(&self.blocks[b], among)

    cdef void clear(self, const Block *block, uint64_t[::1] among) noexcept nogil:
        cdef uint32_t lane
        for lane in range(block.first, block.first + block.lanes):
            among[lane] = 0

    def keep_start(self, const uint8_t[::1] letters not None, uint64_t[::1] among not None):
        """Keep only words that begin with these letters. Raises BadOption for a letter of another alphabet."""
        self.keep_letters(letters, among, False)

    def keep_end(self, const uint8_t[::1] letters not None, uint64_t[::1] among not None):
        """Keep only words that end with these letters. Raises BadOption for a letter of another alphabet."""
        self.keep_letters(letters, among, True)

    cdef int keep_letters(self, const uint8_t[::1] letters, uint64_t[::1] among, bint at_end) except -1:
        cdef const Block *block
        cdef const uint64_t *bits
        cdef Py_ssize_t k, place
        cdef uint32_t lane
        cdef size_t b
        cdef int size = self.dictionary.layout.letters
        self.check_set("among", among.shape[0])
        for k in range(letters.shape[0]):
            if letters[k] >= size:
                raise BadOption(f"letters[{k}] is {letters[k]}; it must be 0 to {size - 1}")
        with nogil:
            for b in range(self.blocks.size()):
                block = &self.blocks[b]
                if block.length < letters.shape[0]:
                    self.clear(block, among)
                    continue
                for k in range(letters.shape[0]):
                    place = k + (block.length - letters.shape[0] if at_end else 0)
                    bits = self.bits.data() + block.bits + (<size_t>place * size + letters[k]) * block.lanes
                    for lane in range(block.lanes):
                        among[block.first + lane] &= bits[lane]

    def keep_accepted(
        self, const uint16_t[::1] steps not None, const uint16_t[::1] ends not None, int registers, int low, int high,
        uint64_t[::1] among not None,
    ):
        """Keep only words of `low` to `high` letters that an automaton accepts.

        steps: (kind, to, from, with) of each step, one after another; ends: the registers of accepted words;
        registers: how many there are; see `Automaton` in kernels.h. Raises BadOption.
        """
        cdef Automaton automaton
        self.check_set("among", among.shape[0])
        self.check(steps, ends, registers)
        automaton.steps = <const Step *>&steps[0] if steps.shape[0] else NULL
        automaton.ends = &ends[0] if ends.shape[0] else NULL
        automaton.count = <uint32_t>(steps.shape[0] // STEP_SIZE)
        automaton.end_count = <uint32_t>ends.shape[0]
        automaton.registers = registers
        automaton.letters = self.dictionary.layout.letters
        if among.shape[0]:
            with nogil:
                self.run(&automaton, low, high, among)

    cdef int check(self, const uint16_t[::1] steps, const uint16_t[::1] ends, int registers) except -1:
        cdef Py_ssize_t i
        cdef int limit, letters = self.dictionary.layout.letters
        if not FIXED_REGISTERS <= registers <= MAX_REGISTERS:
            raise BadOption(f"registers is {registers}; it must be {<int>FIXED_REGISTERS} to {<int>MAX_REGISTERS}")
        if steps.shape[0] % STEP_SIZE:
            raise BadOption(f"steps has {steps.shape[0]} numbers; it must have {<int>STEP_SIZE} for each step")
        for i in range(0, steps.shape[0], STEP_SIZE):
            limit = letters if steps[i] >= STEP_AND_LETTER else registers
            if steps[i] > STEP_OR_LETTER or not FIXED_REGISTERS <= steps[i + 1] < registers or (
                    steps[i + 2] >= registers or steps[i + 3] >= limit):
                raise BadOption(f"steps[{i}:{i + STEP_SIZE}] is {list(steps[i:i + STEP_SIZE])}, which is no step")
        for i in range(ends.shape[0]):
            if ends[i] >= registers:
                raise BadOption(f"ends[{i}] is {ends[i]}; it must be 0 to {registers - 1}")

    cdef int run(self, const Automaton *automaton, int low, int high, uint64_t[::1] among) except -1 nogil:
        cdef vector[uint64_t] registers
        cdef uint64_t found[MAX_LANES]
        cdef const Block *block
        cdef uint32_t lane, first, end
        cdef size_t b
        registers.resize(<size_t>automaton.registers * MAX_LANES)
        for b in range(self.blocks.size()):
            block = &self.blocks[b]
            if not low <= block.length <= high:
                self.clear(block, among)
                continue
            # Only the groups from the first word of the set to the last one.
            first, end = block.first, block.first + block.lanes
            while first < end and not any_word(&among[first]):
                first += LANES
            while end > first and not any_word(&among[end - LANES]):
                end -= LANES
            if first == end:
                continue
            check_stop(<uint64_t>automaton.count * block.length * 4)
            self.dictionary.kernels.run_automaton(
                automaton, self.bits.data() + block.bits + (first - block.first), block.lanes, block.length,
                end - first, registers.data(), found)
            for lane in range(first, end):
                among[lane] &= found[lane - first]

    # Tests of numbers

    def keep_between(
        self, const uint64_t[:, ::1] planes not None, uint64_t low, uint64_t high, uint64_t[::1] among not None,
    ):
        """Keep only words whose number is `low` to `high`.

        planes: uint64[planes, lanes]; planes[b] is the set of the words whose number has bit b.
        """
        cdef int count = self.check_planes(planes.shape[0], planes.shape[1])
        self.check_set("among", among.shape[0])
        if count < MAX_PLANES:
            if low >> count:
                among[:] = 0
                return
            high = min(high, (<uint64_t>1 << count) - 1)
        if among.shape[0]:
            with nogil:
                check_stop(self.lanes * count)
                self.dictionary.kernels.keep_in_range(
                    &planes[0, 0], self.lanes, count, low, high, self.lanes, &among[0])

    def keep_shares(
        self, const uint64_t[:, :, ::1] planes not None, const uint8_t[::1] letters not None, int low, int high,
        uint64_t[::1] among not None,
    ):
        """Keep only words of which `low` to `high` percent are some letters.

        planes: uint64[letters, planes, lanes], the numbers of each letter; see `keep_between`.
        """
        cdef uint64_t sums[SUM_PLANES * MAX_LANES]
        cdef const Block *block
        cdef uint64_t least, most
        cdef uint32_t sum_count
        cdef Py_ssize_t k
        cdef size_t b
        cdef int i, count = self.check_planes(planes.shape[1], planes.shape[2])
        self.check_set("among", among.shape[0])
        for k in range(letters.shape[0]):
            if letters[k] >= planes.shape[0]:
                raise BadOption(f"letters[{k}] is {letters[k]}; it must be 0 to {planes.shape[0] - 1}")
        if not 0 <= low <= high <= 100:
            raise BadOption(f"low and high are {low} and {high}; they must be 0 to 100, the lower one first")
        with nogil:
            for b in range(self.blocks.size()):
                block = &self.blocks[b]
                least, most = (low * block.length + 99) // 100, high * block.length // 100
                if least > most:
                    self.clear(block, among)
                    continue
                check_stop(block.lanes * count * letters.shape[0])
                sum_count = 1
                while block.length >> sum_count:
                    sum_count += 1
                for i in range(<int>sum_count * MAX_LANES):
                    sums[i] = 0
                for k in range(letters.shape[0]):
                    self.dictionary.kernels.add_bitplanes(
                        &planes[letters[k], 0, block.first], self.lanes, count, block.lanes, sums, sum_count)
                self.dictionary.kernels.keep_in_range(
                    sums, MAX_LANES, sum_count, least, most, block.lanes, &among[block.first])

    def keep_first(
        self, const uint32_t[::1] places not None, const uint32_t[::1] words not None,
        const int64_t[::1] numbers not None, const int64_t[::1] ends not None, uint64_t low, uint64_t high, bint lax,
        uint64_t[::1] among not None,
    ):
        """Keep only words with a place from `low` to `high`, counted from 1, among the words of the set in each group.

        Words are in places, one group after another. places: the place of each bit, from 0; words, numbers: the word at
        each place, and its number, which falls or is equal in a group; ends: the place after each group. lax: keep also
        the words with the number of the first or the last one that is kept. Raises BadOption.
        """
        cdef vector[uint64_t] kept
        cdef Py_ssize_t i, n = self.dictionary.n
        self.check_set("among", among.shape[0])
        if not (places.shape[0] == self.lanes * 64 and words.shape[0] == numbers.shape[0] == n):
            raise BadOption(f"places has {places.shape[0]}, words {words.shape[0]}, and numbers {numbers.shape[0]} "
                            f"numbers; they must have {64 * self.lanes}, {n} and {n}")
        for i in range(ends.shape[0]):
            if not (ends[i - 1] if i else 0) <= ends[i] <= n:
                raise BadOption(f"ends[{i}] is {ends[i]}; ends must rise to {n} at most")
        with nogil:
            check_stop(n)
            kept.resize(self.lanes)
            self.take_first(places, words, numbers, ends, low, high, lax, among, kept)
            for i in range(among.shape[0]):
                among[i] &= kept[i]

    cdef int take_first(
        self, const uint32_t[::1] places, const uint32_t[::1] words, const int64_t[::1] numbers,
        const int64_t[::1] ends, uint64_t low, uint64_t high, bint lax, uint64_t[::1] among, vector[uint64_t] &kept
    ) except -1 nogil:
        cdef vector[uint64_t] listed      # a bit for each place
        cdef vector[uint32_t] some        # places in a group
        cdef uint64_t bits
        cdef uint32_t lane, place, number
        cdef int64_t begin = 0, at
        cdef size_t first, end, k
        cdef Py_ssize_t group
        listed.resize(self.dictionary.n // 64 + 1)
        for lane in range(self.lanes):
            bits = among[lane]
            while bits:
                place = places[64 * <Py_ssize_t>lane + lowest_bit(bits)]
                if place >= self.dictionary.n:
                    with gil:
                        raise BadOption(f"places has {place}; it must be less than {self.dictionary.n}")
                listed[place >> 6] |= <uint64_t>1 << (place & 63)
                bits &= bits - 1
        for group in range(ends.shape[0]):
            some.clear()
            at = begin
            while at < ends[group]:
                bits = listed[at >> 6] >> (at & 63)
                if not bits:
                    at = (at >> 6) + 1 << 6
                    continue
                at += lowest_bit(bits)
                if at >= ends[group] or (some.size() >= high and not (
                        lax and high and numbers[some[high - 1]] == numbers[at])):
                    break
                some.push_back(<uint32_t>at)
                at += 1
            begin = ends[group]
            first, end = <size_t>(low - 1 if low else 0), <size_t>min(<uint64_t>some.size(), high)
            if first >= end:
                continue
            if lax:
                while first and numbers[some[first - 1]] == numbers[some[first]]:
                    first -= 1
                end = some.size()
            for k in range(first, end):
                number = words[some[k]]
                if number >= self.dictionary.n:
                    with gil:
                        raise BadOption(f"words has {number}; it must be less than {self.dictionary.n}")
                place = self.places[number]
                kept[place >> 6] |= <uint64_t>1 << (place & 63)

    cdef int check_planes(self, Py_ssize_t count, Py_ssize_t size) except -1:
        if not 1 <= count <= MAX_PLANES or size != self.lanes:
            raise BadOption(
                f"planes has {count} planes of {size} numbers; it must have 1 to {<int>MAX_PLANES} of {self.lanes}")
        return <int>count


cdef inline bint any_word(const uint64_t *some) noexcept nogil:
    """Whether a group of LANES numbers has a bit."""
    cdef uint64_t found = 0
    cdef int k
    for k in range(LANES):
        found |= some[k]
    return found != 0


cdef inline uint64_t ones(uint64_t x) noexcept nogil:
    """Return how many bits of a number are 1."""
    x = x - ((x >> 1) & 0x5555555555555555u)
    x = (x & 0x3333333333333333u) + ((x >> 2) & 0x3333333333333333u)
    x = (x + (x >> 4)) & 0x0F0F0F0F0F0F0F0Fu
    return (x * 0x0101010101010101u) >> 56
