"""A bitmap index of the letters of all words, and programs that read many words at once with it.

Words of equal length stand together, in blocks of up to 2,048. A block has a bitmap for each place and letter: which of
its words have that letter there. So one operation on a vector decides for hundreds of words, and a program for a
pattern or a regular expression needs a few for each letter, whatever the words are (see `Program` in kernels.h).
"""

from lexicon_fast.errors import BadOption

from libc.stdint cimport uint8_t, uint16_t, uint32_t, uint64_t
from libcpp.vector cimport vector

from ..dictionary.bits cimport lowest_bit
from ..dictionary.compiled cimport Compiled, codes_of, length_of
from ..dictionary.deadline cimport check_stop
from ..dictionary.kernels cimport (
    FIXED_REGISTERS, LANES, MAX_LANES, MAX_WORD, STEP_AND_LETTER, STEP_OR_LETTER, Program, Step
)

cdef enum:
    STEP_SIZE = 4                     # numbers of a step in Python
    MAX_REGISTERS = 1 << 14


cdef struct Block:
    size_t bits                       # where its bitmaps begin
    size_t words                      # where its word numbers begin
    uint32_t count                    # of words
    uint32_t lanes                    # numbers of 64 bits in a bitmap
    int length                        # of the words


cdef class BitmapIndex:
    """The letters of the words of a dictionary as bitmaps."""
    cdef readonly Compiled dictionary
    cdef vector[Block] blocks         # by the length of their words
    cdef vector[uint32_t] words
    cdef vector[uint64_t] bits

    def __cinit__(self, Compiled dictionary not None):
        self.dictionary = dictionary
        with nogil:
            self.make_blocks(dictionary)
            self.fill()

    @property
    def size(self):
        """Bytes of memory."""
        return self.bits.size() * sizeof(uint64_t) + self.words.size() * sizeof(uint32_t)

    cdef int make_blocks(self, Compiled d) except -1 nogil:
        cdef size_t start[MAX_WORD + 2]
        cdef size_t size = 0
        cdef uint32_t i
        cdef int length
        cdef Block block
        for length in range(MAX_WORD + 2):
            start[length] = 0
        for i in range(d.n):
            start[length_of(d, i) + 1] += 1
        for length in range(MAX_WORD + 1):
            start[length + 1] += start[length]
        for length in range(1, MAX_WORD + 1):
            block.length = length
            block.words = start[length]
            while block.words < start[length + 1]:
                block.count = <uint32_t>min(start[length + 1] - block.words, <size_t>64 * MAX_LANES)
                block.lanes = (block.count + 64 * LANES - 1) // (64 * LANES) * LANES
                block.bits = size
                size += <size_t>block.lanes * d.layout.letters * length
                self.blocks.push_back(block)
                block.words += block.count
        self.words.resize(d.n)
        for i in range(d.n):
            length = length_of(d, i)
            self.words[start[length]] = i
            start[length] += 1
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
                codes = codes_of(self.dictionary, self.words[block.words + i])
                for k in range(block.length):
                    at = block.bits + (<size_t>k * letters + codes[k]) * block.lanes + i // 64
                    self.bits[at] |= <uint64_t>1 << (i & 63)

    def mark(self, const uint16_t[::1] steps not None, const uint16_t[::1] ends not None, int registers, int low,
             int high, uint8_t[::1] marks not None):
        """Set the mark of each word of `low` to `high` letters that a program finds to 1.

        steps: (kind, to, from, with) of each step, one after another; ends: the registers of words that are found;
        registers: how many there are; see `Program` in kernels.h. marks: a byte for each word. Raises BadOption.
        """
        cdef Program program
        self.check(steps, ends, registers, marks)
        program.steps = <const Step *>&steps[0] if steps.shape[0] else NULL
        program.ends = &ends[0] if ends.shape[0] else NULL
        program.count = <uint32_t>(steps.shape[0] // STEP_SIZE)
        program.end_count = <uint32_t>ends.shape[0]
        program.registers = registers
        program.letters = self.dictionary.layout.letters
        if marks.shape[0]:
            with nogil:
                self.run(&program, low, high, &marks[0])

    cdef int check(self, const uint16_t[::1] steps, const uint16_t[::1] ends, int registers, uint8_t[::1] marks
                   ) except -1:
        cdef Py_ssize_t i
        cdef int limit, letters = self.dictionary.layout.letters
        if not FIXED_REGISTERS <= registers <= MAX_REGISTERS:
            raise BadOption(f"registers is {registers}; it must be {<int>FIXED_REGISTERS} to {<int>MAX_REGISTERS}")
        if marks.shape[0] != self.dictionary.n:
            raise BadOption(f"marks has {marks.shape[0]} bytes; it must have {self.dictionary.n}, one for each word")
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

    cdef int run(self, const Program *program, int low, int high, uint8_t *marks) except -1 nogil:
        cdef vector[uint64_t] registers
        cdef uint64_t found[MAX_LANES]
        cdef const Block *block
        cdef const uint32_t *words
        cdef uint64_t some
        cdef size_t b
        cdef uint32_t lane, i, rest
        registers.resize(<size_t>program.registers * MAX_LANES)
        for b in range(self.blocks.size()):
            block = &self.blocks[b]
            if not low <= block.length <= high:
                continue
            check_stop(<uint64_t>program.count * block.length * 4)
            self.dictionary.kernels.read_letters(
                program, self.bits.data() + block.bits, block.length, block.lanes, registers.data(), found)
            words = self.words.data() + block.words
            for lane in range((block.count + 63) // 64):
                some = found[lane]
                rest = block.count - 64 * lane
                if rest < 64:                    # bits after the last word mean nothing
                    some &= (<uint64_t>1 << rest) - 1
                while some:
                    i = lowest_bit(some)
                    marks[words[64 * lane + i]] = 1
                    some &= some - 1
