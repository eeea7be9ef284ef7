"""Tablebases in memory: the entries of hands, and the numbers of these. The format is in tablebase.pxd."""

from lexicon_fast.base.errors import BadOption, BadTablebase

from cpython.bytes cimport PyBytes_AS_STRING, PyBytes_FromStringAndSize
from libc.stdint cimport int32_t, uint32_t, uint64_t, uint8_t
from libc.string cimport memset
from libcpp.vector cimport vector

from ..dictionary.arguments cimport wrong_type
from ..dictionary.bits cimport lowest_bit, prefetch
from ..dictionary.compiled cimport Compiled
from ..dictionary.deadline cimport check_stop
from ..dictionary.letters cimport CARDS
from ..dictionary.search cimport Cards
from ..rows.positions cimport Positions, check_positions

cdef void number_sets(Numbering *out, int cards) noexcept nogil:
    cdef int k, s, c
    cdef uint64_t before
    memset(out.ways, 0, sizeof(out.ways))
    memset(out.before, 0, sizeof(out.before))
    out.ways[out.kinds][0] = 1
    for k in range(out.kinds - 1, -1, -1):
        for s in range(cards + 1):
            before = 0
            for c in range(s + 1):
                if c > out.count[k]:
                    break
                out.before[k][s][c] = <uint32_t>before
                before += out.ways[k + 1][s - c]
            out.ways[k][s] = before


cdef void set_of(const Numbering *numbering, int size, uint32_t number, uint8_t *counts) noexcept nogil:
    cdef int k, c
    for k in range(numbering.kinds):
        c = 0
        while c < size and c < numbering.count[k] and numbering.before[k][size][c + 1] <= number:
            c += 1
        counts[k] = <uint8_t>c
        number -= numbering.before[k][size][c]
        size -= c


MAGIC = b"LEXTABLE"  # type: bytes
VERSION = <int>TABLE_VERSION  # type: int
BLOCK_BYTES = 8 << BLOCK_BITS  # type: int

cdef enum:
    STEP = 1 << 12           # entries between two calls of `check_stop`
    AHEAD = 32               # hands whose entries are fetched from memory at the same time
    TOGETHER = 1 << 16       # hands whose entries are read in the order of the file,
    MANY = 1 << 12           # if there are so many
    NOT_A_CARD = 255


cdef class Table:
    """An open tablebase. Any number of threads may use it.

    buffer: the complete file (bytes or a mapped file), which must not change; label: name of the file
    in errors. A block of entries is checked when it is first read. Raises BadTablebase if the file is
    truncated, not a tablebase, or its header is damaged.
    """

    def __cinit__(self, buffer not None: object, str label not None="tablebase"):
        try:
            view = memoryview(buffer)
        except TypeError:
            raise wrong_type("buffer", "bytes or a mapped file", buffer) from None
        if not view.c_contiguous:
            raise BufferError(f"{label}: buffer must be contiguous")
        self.label = label
        self._buffer = view.cast("B") if view.nbytes else memoryview(b"")
        problem = self._open()
        if problem is not None:
            raise BadTablebase(f"{label}: {problem}; build it again")

    cdef object _open(self):
        """Check the header and set everything up. Returns the problem with the file as text, or None."""
        import xxhash

        cdef const TableHeader *header
        cdef Numbering rare, common
        cdef uint64_t at = 0, sets = 0, blocks
        cdef uint32_t s
        cdef int k, code, bit
        if self._buffer.shape[0] < TABLE_HEADER:
            return f"truncated: it has {self._buffer.shape[0]} bytes, less than a header ({TABLE_HEADER})"
        header = <const TableHeader *>&self._buffer[0]
        if bytes(self._buffer[:8]) != MAGIC:
            return "not a tablebase"
        if header.byte_order != TABLE_BYTE_ORDER:
            return "built on a machine of the other byte order"
        if header.version != TABLE_VERSION:
            return f"format version {header.version}; this program reads {TABLE_VERSION}"
        if header.size != <uint64_t>self._buffer.shape[0]:
            return f"truncated or extended: it has {self._buffer.shape[0]} bytes, but its header says {header.size}"
        if header.checksum != xxhash.xxh3_64_intdigest(self._buffer[TABLE_CHECKED_FROM:TABLE_HEADER]):
            return "damaged (the checksum of its header is wrong)"
        blocks = (header.hands + (1 << BLOCK_BITS) - 1) >> BLOCK_BITS
        # From here on only a crafted file can fail. It must not crash the interpreter.
        if <size_t>header % 8:
            return "its memory is not aligned"
        if not (
            1 <= header.cards < MAX_CARDS and header.rare_kinds + <uint64_t>header.common_kinds <= CARDS
            and 1 <= header.letters <= 32 and 1 <= header.words <= MOST_WORDS and header.min_length < 1 << 30
            and 1 <= header.hands < 1 << 32 and header.size == TABLE_HEADER + 8 * (header.hands + blocks)
        ):
            return "impossible counts"
        if header.entries_checksum != xxhash.xxh3_64_intdigest(self._buffer[TABLE_HEADER + 8 * header.hands:]):
            return "damaged (its list of checksums is wrong)"
        self.header = header
        self.entry = <const uint64_t *>(<const uint8_t *>header + TABLE_HEADER)
        self.checksums = self.entry + header.hands
        self.checked.assign(blocks, 0)
        self.source_sha256 = bytes(header.source_sha256[:32]).hex()
        self.words = header.words
        self.cards = header.cards
        self.min_length = header.min_length
        self.hands = header.hands
        self.pack = bytes(header.pack[:33])
        self.points = bytes(header.points[:33])
        try:
            self.upper = "".join([chr(header.upper[k]) for k in range(<int>header.letters)])
        except (ValueError, OverflowError):
            return "impossible alphabet"
        memset(self.bit_of, NOT_A_CARD, sizeof(self.bit_of))
        rare.kinds = header.rare_kinds
        common.kinds = header.common_kinds
        for k in range(rare.kinds + common.kinds):
            if k < rare.kinds:
                code = header.rare[k]
                bit = common.kinds + rare.kinds - 1 - k
            else:
                code = header.common[k - rare.kinds]
                bit = common.kinds - 1 - (k - rare.kinds)
            if not (code < <int>CARDS and self.bit_of[code] == NOT_A_CARD and header.pack[code]):
                return "impossible cards"
            if k < rare.kinds:
                rare.count[k] = header.pack[code]
            else:
                common.count[k - rare.kinds] = header.pack[code]
            self.bit_of[code] = <uint8_t>bit
            self.most[bit] = header.pack[code]
        self.commons = (<uint64_t>1 << common.kinds) - 1
        self._number(&common, 0)
        self._number(&rare, common.kinds)
        for s in range(self.cards + 1):
            self.first_common[s] = <uint32_t>sets
            sets += common.ways[0][s]
        self.first_common[self.cards + 1] = <uint32_t>sets
        for s in range(self.cards + 1):
            self.row_start[s] = at
            self.row_length[s] = self.first_common[self.cards + 1 - s]
            at += rare.ways[0][s] * self.row_length[s]
        # The sums are so far below 2 ** 64 that they are right even if they are impossible.
        return None if sets <= self.hands and at == self.hands else "impossible cards"

    cdef void _number(self, Numbering *numbering, int lowest) noexcept:
        """Number the sets of the kinds of cards whose bits begin with `lowest`."""
        cdef int k, s, c, bit
        number_sets(numbering, self.cards)
        for k in range(numbering.kinds):
            bit = lowest + numbering.kinds - 1 - k
            for s in range(self.cards + 1):
                for c in range(s + 1):
                    self.before[bit][c][s] = numbering.before[k][s][c]

    @property
    def size(self) -> int:
        """Bytes of the file."""
        return self._buffer.shape[0]

    def check_entries(self):
        """Raise BadTablebase if an entry is damaged. Reads the whole file."""
        cdef size_t block
        for block in range(self.checked.size()):
            check_stop(1 << BLOCK_BITS)
            self.checked[block] = 0        # the file may have been damaged since
            self.check_block(block)

    cdef int check_block(self, uint64_t block) except -1 with gil:
        import xxhash

        cdef uint64_t first = block << BLOCK_BITS, last = min(self.hands, (block + 1) << BLOCK_BITS)
        entries = self._buffer[TABLE_HEADER + 8 * first:TABLE_HEADER + 8 * last]
        if self.checksums[block] != xxhash.xxh3_64_intdigest(entries):
            raise BadTablebase(
                f"{self.label}: damaged (the checksum of entries {first:,} to {last - 1:,} is wrong); build it again")
        self.checked[block] = 1

    def check_for(self, Compiled d not None, bytes points not None):
        """Raise BadOption unless the table is of this dictionary and these points of cards."""
        if self.source_sha256 != d.source_sha256 or self.upper != d.upper or self.words != <int>d.n:
            raise BadOption("the tablebase is of another dictionary")
        if self.points != points:
            raise BadOption("the tablebase is for other points of cards")

    def entries(self, Positions positions not None, Py_ssize_t first, Py_ssize_t n) -> bytes:
        """The entries of the hands of positions `first` to `first + n`, whose letters must be those of the table.

        Returns bytes, a uint64 for each; all bits are set for a hand that is not in the table, and for a bad
        row. Releases the GIL. Raises IndexError.
        """
        check_positions(positions, &positions.letters, first, n)
        packed = PyBytes_FromStringAndSize(NULL, 8 * n)
        cdef uint64_t *out = <uint64_t *>PyBytes_AS_STRING(packed)
        with nogil:
            self.find(positions, first, n, out)
        return packed

    def best(
        self, Compiled d not None, Positions positions not None, Py_ssize_t first, Py_ssize_t n,
    ) -> tuple[bytes, bytes, bytes]:
        """The best first plays of the hands of positions `first` to `first + n`.

        Returns bytes, an int32 for each: the number of plays, the number of the word (-1: there is no play), and
        the points left; all -1 for a hand that is not in the table, and for a bad row. Releases the GIL. Raises
        BadOption for another dictionary, BadTablebase, IndexError.
        """
        cdef vector[uint64_t] entries
        cdef int32_t *out[3]
        cdef Py_ssize_t bad
        cdef int k
        self.check_for(d, self.points)
        check_positions(positions, &d.letters, first, n)
        columns = []
        for k in range(3):
            column = PyBytes_FromStringAndSize(NULL, 4 * n)
            columns.append(column)
            out[k] = <int32_t *>PyBytes_AS_STRING(column)
        with nogil:
            entries.resize(n)
            self.find(positions, first, n, entries.data())
            bad = split(entries.data(), n, d, out)
        if bad:
            raise BadTablebase(f"{self.label}: damaged (it has impossible words); build it again")
        return tuple(columns)

    cdef int find(self, Positions positions, Py_ssize_t first, Py_ssize_t n, uint64_t *out) except -1 nogil:
        cdef const uint32_t *start = positions.hand_start.data() + first
        cdef const uint8_t *cards = positions.cards.data()
        cdef vector[uint64_t] found, in_order    # place << 32 | hand
        cdef vector[uint32_t] begin_of
        cdef const uint64_t *wanted
        cdef uint8_t counts[64]
        cdef uint64_t place
        cdef Py_ssize_t done = 0, i
        cdef uint32_t k, more, n_found
        memset(counts, 0, sizeof(counts))
        found.resize(min(n, <Py_ssize_t>TOGETHER) + AHEAD)
        while done < n:
            more = <uint32_t>min(n - done, <Py_ssize_t>TOGETHER)
            check_stop(60 * more)
            n_found = 0
            for k in range(more):
                i = done + k
                place = place_of(self, cards + start[i], start[i + 1] - start[i], counts)
                out[i] = NO_ENTRY
                if place != NO_ENTRY:
                    found[n_found] = place << 32 | k
                    n_found += 1
            wanted = found.data()
            if n_found >= MANY:
                sort_by_bucket(found, n_found, self.hands, begin_of, in_order)
                wanted = in_order.data()
            for k in range(n_found):
                prefetch(self.entry + (wanted[k + AHEAD] >> 32))  # after the last, of older hands
                place = wanted[k] >> 32
                if not self.checked[place >> BLOCK_BITS]:
                    self.check_block(place >> BLOCK_BITS)
                out[done + <uint32_t>wanted[k]] = self.entry[place]
            done += more

    cdef uint64_t entry_of(self, const Cards *hand) except? 0 nogil:
        cdef uint8_t counts[64]
        cdef uint8_t cards[MAX_CARDS + 1]  # a tablebase has no larger hands
        cdef uint32_t n = 0
        cdef uint64_t place
        cdef int x
        if not 0 < hand.total <= self.cards:
            return NO_ENTRY
        for x in range(CARDS):
            for _ in range(hand.counts[x]):
                cards[n] = <uint8_t>x
                n += 1
        memset(counts, 0, sizeof(counts))
        place = place_of(self, cards, n, counts)
        if place == NO_ENTRY:
            return NO_ENTRY
        if not self.checked[place >> BLOCK_BITS]:
            self.check_block(place >> BLOCK_BITS)
        return self.entry[place]


cdef int sort_by_bucket(
    const vector[uint64_t] &found, uint32_t n, uint64_t hands, vector[uint32_t] &begin_of, vector[uint64_t] &out
) except -1 nogil:
    """Sort hands by the part of the file that has their entries: neighbours take less time to translate addresses."""
    cdef uint32_t k, bucket, size, total = 0
    begin_of.assign((hands >> BLOCK_BITS) + 1, 0)
    out.resize(found.size())
    for k in range(n):
        begin_of[found[k] >> (32 + BLOCK_BITS)] += 1
    for k in range(<uint32_t>begin_of.size()):
        size = begin_of[k]
        begin_of[k] = total
        total += size
    for k in range(n):
        bucket = <uint32_t>(found[k] >> (32 + BLOCK_BITS))
        out[begin_of[bucket]] = found[k]
        begin_of[bucket] += 1


cdef Py_ssize_t split(const uint64_t *entries, Py_ssize_t n, Compiled d, int32_t **out) except -1 nogil:
    """Write the columns of `Table.best`. Returns the number of entries that are damaged."""
    cdef uint64_t entry
    cdef uint32_t word
    cdef Py_ssize_t i, bad = 0
    cdef bint plays
    for i in range(n):
        if not i & (STEP - 1):
            check_stop(4 * STEP)
        entry = entries[i]
        if entry == NO_ENTRY:
            out[0][i] = out[1][i] = out[2][i] = -1
            continue
        out[0][i] = <int32_t>(entry >> COUNT_BIT & 0xFFFF)
        plays = out[0][i] != 0
        word = <uint32_t>(entry & (MOST_WORDS - 1))
        if word >= d.n:
            bad += 1
            word = 0
        out[1][i] = <int32_t>d.by_rank[word] if plays else -1
        out[2][i] = <int32_t>(entry >> FIRST_LEFT_BIT & 0xFF)
    return bad


cdef inline uint64_t place_of(Table self, const uint8_t *cards, uint32_t n, uint8_t *counts) noexcept nogil:
    """The place of a hand in the table, or NO_ENTRY. All `counts` are 0, before and after."""
    cdef uint64_t kinds = 0, rest
    cdef uint32_t i, bit, s = 0, commons, common = 0, rare = 0
    cdef uint8_t c
    cdef bint fits = 0 < n <= <uint32_t>self.cards
    if not fits:
        return NO_ENTRY
    for i in range(n):
        bit = self.bit_of[cards[i]]
        if bit == NOT_A_CARD:
            fits = False
            break
        counts[bit] += 1
        kinds |= <uint64_t>1 << bit
    rest = kinds & self.commons
    while rest:
        bit = lowest_bit(rest)
        rest &= rest - 1
        c = counts[bit]
        counts[bit] = 0
        fits &= c <= self.most[bit]
        s += c
        common += self.before[bit][c][s]
    commons = s
    s = 0
    rest = kinds & ~self.commons
    while rest:
        bit = lowest_bit(rest)
        rest &= rest - 1
        c = counts[bit]
        counts[bit] = 0
        fits &= c <= self.most[bit]
        s += c
        rare += self.before[bit][c][s]
    if not fits:
        return NO_ENTRY
    return self.row_start[s] + <uint64_t>rare * self.row_length[s] + self.first_common[commons] + common
