"""All plays of a position in which blanks have no letter, such as `C_T`.

A word with blanks is valid if some letters in their place make a word. Each word is judged alone: a blank
in two words can be a different letter in each. The searches of lanes.pyx therefore get one more
wild letter for each blank on the board. A word that they find is only a *filling*: its plays are all ways
to lay it with the tiles and blanks of the rack. Several fillings can lead to the same play, which is kept
once. A blank fits a square if the cross-check allows any letter there, not only the letter of the filling.
"""

from lexicon_fast.base.errors import BadOption, excerpt

from libc.math cimport INFINITY
from libc.stddef cimport size_t
from libc.stdint cimport int64_t, uint8_t, uint16_t, uint32_t, uint64_t
from libc.string cimport memcpy, memset
from libcpp.algorithm cimport nth_element
from libcpp.vector cimport vector

from ..dictionary.arrays cimport bytes_of
from ..dictionary.bits cimport lowest_bit
from ..dictionary.compiled cimport Compiled, Scratch
from ..dictionary.deadline cimport check_limits, check_stop
from ..dictionary.kernels cimport CODES, MAX_WORD
from ..dictionary.letters cimport CARDS, MASTER
from ..dictionary.long_sort cimport long_sort
from ..tiles.board cimport Layout, read_rack
from ..tiles.laying cimport cross_check
from ..tiles.lanes cimport (
    EMPTY, MAX_RACK, Lane, OpenLane, Premiums, Rack, Slot, Squares, Workspace, fit_slot, length_of, open_lanes,
    release_workspace, row_of, take_workspace, words_of_key,
)
from ..tiles.play_rows cimport SPELLED_ROOM, put_decimal, put_key, put_place, put_spelled, write_rows
from .bombs cimport is_symmetric

cdef enum:
    MAX_PLAYS = 1 << 24           # in a position
    STEP = 1 << 8                 # plays between two calls of `check_stop`
    MAX_SELECTED = 1 << 20        # up to this number of plays one call selects the best
    # A packed play: where it starts, then its tiles (code + 1 each) in `lo` and `hi`, then the stamp.
    START_BITS = 5
    TILE_BITS = 6
    LO_TILES = 9
    STAMP_SHIFT = 36
    # Sort key after the score: the rank of the place, then letters.
    PLACE_SHIFT = 54
    KEY_TILES = 9
    UNDERSCORE = 0x5F             # a blank as text


cdef class Board(TileBoard):
    """A board whose blanks have no letter.

    squares: one byte for each, by row: 255 if empty, otherwise the code of the letter, or 32 for a blank.
    Cross-checks allow the letters that make a word for some letters in place of its blanks. Raises BadOption.
    """

    def __cinit__(self, Compiled dictionary not None, Layout layout not None, bytes squares not None):
        self._fill(dictionary, layout, squares, True)


# ---------------------------------------------------------------- finding

cdef class Finder:
    def __cinit__(self):
        self.table.resize(1 << 12)
        memset(self.table.data(), 0, self.table.size() * sizeof(PackedPlay))


cdef int find_plays(
    Compiled d, const Premiums *premiums, const Squares *squares, const Rack *rack, Workspace work, Finder f,
    bint symmetric
) except -1 nogil:
    cdef size_t i, words, found
    cdef bint equal_lanes = squares.tiles == 0 and premiums.start < 0    # all lanes of a direction have the same plays
    cdef int k, lane
    cdef Play play
    f.found.clear()
    open_lanes(d, premiums, squares, rack, work, True, symmetric)
    for i in range(work.keys.size()):
        words = words_of_key(d, rack, &work.keys[i], work.keys[i].counts[<int>MASTER], False, work)
        k = work.keys[i].first if words else -1
        while k >= 0:
            if not equal_lanes or work.lanes[work.slots[k].lane].number == 0:
                add_slot(
                    d, premiums, squares, rack, work, &work.slots[k], words, work.keys[i].counts[<int>MASTER], f)
            k = work.slots[k].next
    if equal_lanes:
        found = f.found.size()
        for i in range(found):
            play = f.found[i]
            check_number(f.found.size() + premiums.lanes[play.direction])
            check_stop(32 * premiums.lanes[play.direction])
            for lane in range(1, premiums.lanes[play.direction]):
                play.lane = <uint8_t>lane
                f.found.push_back(play)


cdef int check_number(size_t plays) except -1 nogil:
    if plays > MAX_PLAYS:
        with gil:
            raise BadOption(f"a position has more than {MAX_PLAYS:,} plays; use fewer blanks")


cdef int add_slot(
    Compiled d, const Premiums *premiums, const Squares *squares, const Rack *rack, Workspace work, const Slot *slot,
    size_t words, int wild, Finder f
) except -1 nogil:
    """Add the plays of a slot. wild: blanks on the rack and in the word on the board."""
    cdef const OpenLane *open = &work.lanes[slot.lane]
    cdef const uint32_t *cross = squares.cross[open.direction] + open.number * premiums.side[open.direction]
    cdef size_t i, found = fit_slot(d, work, slot, words)
    cdef const uint8_t *row
    cdef uint32_t starts
    cdef int length
    f.stamp += 1
    f.used = 0
    if f.stamp >> (64 - STAMP_SHIFT):
        memset(f.table.data(), 0, f.table.size() * sizeof(PackedPlay))
        f.stamp = 1
    for i in range(found):
        row = row_of(work, work.fitting[i])
        length = length_of(work, row)
        starts = work.starts[i]
        if i & (STEP - 1) == STEP - 1:
            check_stop(64 * STEP)
        while starts:
            add_filling(f, rack, open, cross, row, length, lowest_bit(starts), wild)
            starts &= starts - 1
    check_number(f.found.size())


cdef struct Filling:              # a word at a place, and the tiles that lay it
    Play play
    PackedPlay packed
    uint64_t blank_lo[MAX_RACK]   # difference to `packed` if tile i is a blank instead
    uint64_t blank_hi[MAX_RACK]
    uint32_t must_be_blank        # tiles, a bit each
    bint ambiguous                # other fillings may lead to the same play


cdef inline int add_filling(
    Finder f, const Rack *rack, const OpenLane *open, const uint32_t *cross, const uint8_t *row, int length, int start,
    int wild
) except -1 nogil:
    """Add the plays of a word at a place."""
    cdef const Lane *lane = open.lane
    cdef uint32_t empty = ((((<uint32_t>1 << length) - 1) << start)) & ~lane.occupied
    cdef Filling filling
    cdef uint8_t left[CODES]
    cdef uint8_t lacking[2]
    cdef int k, n = 0, letter, lack = 0, blanks = rack.blanks, i, j
    cdef Play *play = &filling.play
    if empty & (empty - 1) == 0 and open.direction == 1 and empty & lane.crossed:
        return 0                         # the same tile makes a word across, which is listed instead
    play.direction = <uint8_t>open.direction
    play.lane = <uint8_t>open.number
    play.start = <uint8_t>start
    play.length = <uint8_t>length
    if wild == 0:                        # the word is the only play, and the rack has its letters
        while empty:
            k = lowest_bit(empty)
            empty &= empty - 1
            play.laid[n] = row[k - start]
            n += 1
        play.tiles = <uint8_t>n
        f.found.push_back(play[0])
        return 0
    filling.ambiguous = wild > blanks
    filling.must_be_blank = 0
    filling.packed.lo = <uint64_t>start
    filling.packed.hi = f.stamp << STAMP_SHIFT
    memcpy(left, rack.counts, 32)
    while empty:
        k = lowest_bit(empty)
        empty &= empty - 1
        letter = row[k - start]
        if lane.crossed >> k & 1 and not cross[k] >> letter & 1:
            letter = MASTER              # the cross word needs another letter, so only a blank fits
            filling.must_be_blank |= <uint32_t>1 << n
            filling.ambiguous = True
            blanks -= 1
        elif left[letter]:
            left[letter] -= 1
        else:
            lacking[lack & 1] = <uint8_t>letter
            lack += 1
        if lack > blanks:
            return 0
        play.laid[n] = <uint8_t>letter
        pack(&filling, n, letter)
        n += 1
    play.tiles = <uint8_t>n
    if blanks > 2:
        return add_blanks(f, rack.counts, &filling, 0, blanks)
    if lack == 0:
        add_once(f, &filling, &filling.packed)
    # One blank or two, as on most racks: loops instead of recursion.
    filling.ambiguous = True
    if blanks and lack < 2:
        for i in range(n):
            if not filling.must_be_blank >> i & 1 and (lack == 0 or play.laid[i] == lacking[0]):
                add_with_blanks(f, &filling, i, i)
    if blanks == 2:
        for i in range(n):
            for j in range(i):
                if not (filling.must_be_blank >> i | filling.must_be_blank >> j) & 1 and (
                    lack == 0 or (lack == 1 and (play.laid[i] == lacking[0] or play.laid[j] == lacking[0]))
                    or (lack == 2 and (
                        (play.laid[i] == lacking[0] and play.laid[j] == lacking[1])
                        or (play.laid[j] == lacking[0] and play.laid[i] == lacking[1])))
                ):
                    add_with_blanks(f, &filling, i, j)
    return 0


cdef inline void pack(Filling *filling, int n, int letter) noexcept nogil:
    """Pack tile n of a play, and the difference if it is a blank."""
    cdef int at
    if n < LO_TILES:
        at = START_BITS + TILE_BITS * n
        filling.packed.lo |= <uint64_t>(letter + 1) << at
        filling.blank_lo[n] = <uint64_t>(MASTER - letter) << at
        filling.blank_hi[n] = 0
    else:
        at = TILE_BITS * (n - LO_TILES)
        filling.packed.hi |= <uint64_t>(letter + 1) << at
        filling.blank_lo[n] = 0
        filling.blank_hi[n] = <uint64_t>(MASTER - letter) << at


cdef inline int add_with_blanks(Finder f, Filling *filling, int i, int j) except -1 nogil:
    """Add the play with blanks as tiles i and j, which may be the same tile."""
    cdef PackedPlay packed = filling.packed
    cdef uint8_t a = filling.play.laid[i], b = filling.play.laid[j]
    packed.lo += filling.blank_lo[i]
    packed.hi += filling.blank_hi[i]
    if i != j:
        packed.lo += filling.blank_lo[j]
        packed.hi += filling.blank_hi[j]
    filling.play.laid[i] = filling.play.laid[j] = MASTER
    add_once(f, filling, &packed)
    filling.play.laid[j] = b
    filling.play.laid[i] = a


cdef int add_blanks(Finder f, const uint8_t *rack, Filling *filling, int at, int blanks) except -1 nogil:
    """Add all plays in which each tile from `at` on is a letter of the rack or a blank."""
    cdef uint8_t left[CARDS]
    cdef int letter
    while at < filling.play.tiles and filling.must_be_blank >> at & 1:
        at += 1
    if at == filling.play.tiles:
        check_stop(64)
        filling.ambiguous = True
        return add_once(f, filling, &filling.packed)
    letter = filling.play.laid[at]
    if rack[letter]:
        memcpy(left, rack, sizeof(left))
        left[letter] -= 1
        add_blanks(f, left, filling, at + 1, blanks)
    if blanks:
        filling.play.laid[at] = MASTER
        filling.packed.lo += filling.blank_lo[at]
        filling.packed.hi += filling.blank_hi[at]
        add_blanks(f, rack, filling, at + 1, blanks - 1)
        filling.packed.lo -= filling.blank_lo[at]
        filling.packed.hi -= filling.blank_hi[at]
        filling.play.laid[at] = <uint8_t>letter
    return 0


cdef inline size_t hash_slot(const PackedPlay *packed, size_t size) noexcept nogil:
    cdef uint64_t mixed = (packed.lo ^ (packed.hi << 27 | packed.hi >> 37)) * <uint64_t>0x9E3779B97F4A7C15
    return <size_t>((mixed ^ mixed >> 32) & (size - 1))


cdef inline int add_once(Finder f, const Filling *filling, const PackedPlay *packed) except -1 nogil:
    """Add a play, unless it was found in this slot before."""
    cdef size_t at
    if filling.ambiguous:
        at = hash_slot(packed, f.table.size())
        while f.table[at].hi >> STAMP_SHIFT == f.stamp:
            if f.table[at].lo == packed.lo and f.table[at].hi == packed.hi:
                return 0
            at = (at + 1) & (f.table.size() - 1)
        f.table[at] = packed[0]
        f.used += 1
        if 2 * f.used > f.table.size():
            grow(f)
    f.found.push_back(filling.play)


cdef int grow(Finder f) except -1 nogil:
    """Double the size of the hash table."""
    cdef vector[PackedPlay] old
    cdef size_t i, at
    check_number(f.found.size())
    old.swap(f.table)
    f.table.resize(2 * old.size())
    memset(f.table.data(), 0, f.table.size() * sizeof(PackedPlay))
    for i in range(old.size()):
        if i & (STEP - 1) == STEP - 1:
            check_stop(8 * STEP)
        if old[i].hi >> STAMP_SHIFT == f.stamp:
            at = hash_slot(&old[i], f.table.size())
            while f.table[at].hi >> STAMP_SHIFT == f.stamp:
                at = (at + 1) & (f.table.size() - 1)
            f.table[at] = old[i]


# ---------------------------------------------------------------- order

cdef bint comes_before(const SortKey &a, const SortKey &b) noexcept nogil:
    if a.score != b.score:
        return a.score > b.score
    return a.text < b.text


cdef void rank_letters(Compiled d, uint8_t *ranks) noexcept nogil:
    """Write the place of each tile in the order of text, from 1."""
    cdef int i, k
    cdef uint32_t point
    for i in range(CARDS):
        point = d.letters.upper_point[i] if i < d.letters.n else UNDERSCORE
        ranks[i] = 1 + (i < d.letters.n and point > UNDERSCORE)
        for k in range(d.letters.n):
            ranks[i] += d.letters.upper_point[k] < point


cdef uint64_t text_key(const Play *play, const uint8_t *ranks, int first, int n) noexcept nogil:
    """Return `n` tiles from `first` on as one number that sorts as text."""
    cdef uint64_t key = 0
    cdef int k
    for k in range(first, first + n):
        key = key << TILE_BITS | (ranks[play.laid[k]] if k < play.tiles else 0)
    return key


cdef int order_plays(
    Compiled d, const Premiums *premiums, Finder f, const double *scores, size_t top
) except -1 nogil:
    cdef uint8_t ranks[CARDS]
    cdef SortKey *all
    cdef Play *play
    cdef size_t n = 0, i, begin, end
    cdef double least = -INFINITY
    cdef int longest = 0
    rank_letters(d, ranks)
    f.ordered.resize(f.found.size())
    all = f.ordered.data()
    for i in range(f.found.size() if top == 1 and scores != NULL else 0):
        least = max(least, scores[i])    # only plays with the highest score matter
    for i in range(f.found.size()):
        if i & (STEP - 1) == STEP - 1:
            check_stop(32 * STEP)
        if scores != NULL and scores[i] < least:
            continue
        play = &f.found[i]
        all[n].score = scores[i] if scores != NULL else 0
        all[n].play = <uint32_t>i
        all[n].text = <uint64_t>premiums.place[play.direction][play.lane][play.start] << PLACE_SHIFT | text_key(
            play, ranks, 0, KEY_TILES)
        if play.tiles > longest:
            longest = play.tiles
        n += 1
    f.ordered.resize(n)
    if top < n and longest <= KEY_TILES and n <= MAX_SELECTED:
        nth_element(f.ordered.begin(), f.ordered.begin() + top, f.ordered.end(), comes_before)
        n = top
    long_sort(all, all + n, comes_before, check_limits)
    # Sort plays with equal keys by the letters after those in the key.
    begin = 0
    while begin < n:
        end = begin + 1
        while end < n and all[end].score == all[begin].score and all[end].text == all[begin].text:
            end += 1
        if end - begin > 1:
            for i in range(begin, end):
                all[i].text = text_key(&f.found[all[i].play], ranks, KEY_TILES, MAX_RACK - KEY_TILES)
            long_sort(all + begin, all + end, comes_before, check_limits)
        if begin & (STEP - 1) == STEP - 1:
            check_stop(8 * STEP)
        begin = end
    if top < f.ordered.size():
        f.ordered.resize(top)


cdef int squares_of(const Premiums *premiums, const Squares *squares, const Play *play, int *out) noexcept nogil:
    cdef uint32_t empty = (((<uint32_t>1 << play.length) - 1) << play.start) & (
        ~squares.occupied[play.direction][play.lane])
    cdef int columns = premiums.side[0], k, n = 0
    while empty:
        k = lowest_bit(empty)
        empty &= empty - 1
        out[n] = k * columns + play.lane if play.direction else play.lane * columns + k
        n += 1
    return n


# ---------------------------------------------------------------- for Python

def generate(Board board not None, bytes rack not None, bytes opened=None) -> Plays:
    """Return all plays of a rack (33 counts by code, blanks last), ordered by place, then word as text.

    opened: a byte for each square, by row; squares with the same byte show the same. None: all do. If an empty
    board, including its open squares, is symmetric about its diagonal, only plays across are listed.
    Raises BadOption.
    """
    cdef Plays plays = Plays.__new__(Plays, board.dictionary, board.layout)
    cdef const Premiums *premiums = &board.layout.premiums
    cdef Rack hand
    cdef Finder f = Finder()
    cdef Workspace work
    cdef bint symmetric = True
    if opened is not None:
        if len(opened) != board.layout.rows * board.layout.columns:
            raise BadOption(
                f"opened has {len(opened)} squares, but the board has {board.layout.rows * board.layout.columns}")
        symmetric = is_symmetric(opened, board.layout.rows, board.layout.columns)
    read_rack(board.dictionary, rack, &hand, "")
    work = take_workspace(board.dictionary, premiums)
    board.searches += 1
    try:
        with nogil:
            find_plays(board.dictionary, premiums, &board.state, &hand, work, f, symmetric)
            order_plays(board.dictionary, premiums, f, NULL, f.found.size())
    finally:
        board.searches -= 1
        release_workspace(board.dictionary, work)
    plays.tiles = board.squares
    plays.add(f)
    return plays


cdef class Plays:
    """Plays of some positions, in order, with their expected scores if these were computed."""

    def __cinit__(self, Compiled dictionary not None, Layout layout not None):
        self.dictionary = dictionary
        self.layout = layout
        self.tiles = b""
        self.offsets.push_back(0)

    cdef int add(self, Finder f) except -1 nogil:
        """Add the ordered plays of the next position."""
        cdef size_t i
        self.counts.push_back(f.found.size())
        for i in range(f.ordered.size()):
            if i & (STEP - 1) == STEP - 1:
                check_stop(16 * STEP)
            self.plays.push_back(f.found[f.ordered[i].play])
        self.offsets.push_back(self.plays.size())

    def __len__(self):
        """Return the number of plays of all positions."""
        return self.plays.size()

    @property
    def positions(self) -> int:
        return self.offsets.size() - 1

    def rows(self, Py_ssize_t position=0) -> list[tuple[int, int, int, str] | tuple[int, int, int, str, float, float]]:
        """Return the plays of a position as tuples (direction, row, column, word).

        Words have `_` for a blank, and tiles on the board in parentheses. The tuples end with the expected
        score and the chance of a bomb if these were computed. Raises IndexError.
        """
        cdef list rows = []
        cdef int64_t i
        cdef const Play *play
        cdef tuple row
        if not 0 <= position < <Py_ssize_t>self.offsets.size() - 1:
            raise IndexError(f"position {position} does not exist; there are {self.offsets.size() - 1}")
        for i in range(self.offsets[position], self.offsets[position + 1]):
            check_stop(500)
            play = &self.plays[i]
            row = (
                play.direction, play.start if play.direction else play.lane,
                play.lane if play.direction else play.start, self.spell(position, play))
            rows.append(row + (self.scores[i], self.bombs[i]) if self.scores.size() else row)
        return rows

    cdef str spell(self, Py_ssize_t position, const Play *play):
        cdef char text[<int>SPELLED_ROOM]
        cdef const uint8_t *tiles = <const uint8_t *><const char *>self.tiles
        tiles += position * self.layout.rows * self.layout.columns
        return text[:put_word(text, self, tiles, play) - text].decode()

    def write_rows(self, list rows not None, str separator=None) -> bytes:
        """Return rows of output with plays: at, word, score, bomb. The scores must have been computed.

        Arguments and errors: as for `write_rows` of the plays of Scrabble. Releases the GIL.
        """
        cdef size_t squares = self.layout.rows * self.layout.columns
        if self.scores.size() != self.plays.size():
            raise BadOption("the plays have no expected scores; use score_batch")
        return write_rows(rows, self, self.tiles, squares, self.offsets, put_play, 4, ord(separator or "\0"))

    def columns(self) -> tuple[bytes, ...]:
        """Return the plays as arrays, each as bytes.

        - offsets: of each position, into the plays; one more than positions (int64)
        - direction, row, column, number of letters of the word, number of tiles laid: of each play (uint8)
        - score, chance of a bomb, error of the score: of each play (float64), empty if not computed
        - square, counted by row (uint16), and code, 32 for a blank (uint8): of each tile laid, play by play
        - number of plays of each position, including those dropped by `top` (int64)
        """
        cdef size_t n = self.plays.size(), i
        cdef int k
        cdef vector[uint8_t] numbers[5]
        cdef vector[uint16_t] squares
        cdef vector[uint8_t] laid
        cdef const Play *play
        cdef const uint8_t *tiles = <const uint8_t *><const char *>self.tiles
        cdef int at, step, position = 0
        with nogil:
            for i in range(n):
                while self.offsets[position + 1] <= <int64_t>i:
                    position += 1
                if i & (STEP - 1) == STEP - 1:
                    check_stop(64 * STEP)
                play = &self.plays[i]
                numbers[0].push_back(play.direction)
                numbers[1].push_back(play.start if play.direction else play.lane)
                numbers[2].push_back(play.lane if play.direction else play.start)
                numbers[3].push_back(play.length)
                numbers[4].push_back(play.tiles)
                at = numbers[1].back() * self.layout.columns + numbers[2].back()
                step = self.layout.columns if play.direction else 1
                for _ in range(play.length):
                    if tiles[position * self.layout.rows * self.layout.columns + at] == EMPTY:
                        squares.push_back(<uint16_t>at)
                    at += step
                for k in range(play.tiles):
                    laid.push_back(play.laid[k])
        return (
            bytes_of(self.offsets), bytes_of(numbers[0]), bytes_of(numbers[1]), bytes_of(numbers[2]),
            bytes_of(numbers[3]), bytes_of(numbers[4]), bytes_of(self.scores), bytes_of(self.bombs),
            bytes_of(self.errors), bytes_of(squares), bytes_of(laid), bytes_of(self.counts))


cdef char *put_word(char *at, Plays plays, const uint8_t *tiles, const Play *play) noexcept nogil:
    cdef int columns = plays.layout.columns
    tiles += play.start * columns + play.lane if play.direction else play.lane * columns + play.start
    return put_spelled(
        at, &plays.dictionary.letters, tiles, columns if play.direction else 1, play.laid, play.length)


cdef char *put_play(char *at, object plays, const uint8_t *tiles, int64_t i, char separator) noexcept nogil:
    cdef const Play *play = &(<Plays>plays).plays[i]
    at = put_place(at, play.direction, play.lane, play.start, separator)
    at = put_key(put_word(at, <Plays>plays, tiles, play), b'","score":', separator)
    at = put_key(put_decimal(at, (<Plays>plays).scores[i]), b',"bomb":', separator)
    return put_key(put_decimal(at, (<Plays>plays).bombs[i]), b"}", separator)


def is_word(Compiled dictionary not None, bytes codes not None) -> bool:
    """Return whether some letters in place of the blanks make a word. codes: 32 for a blank. Raises BadOption."""
    cdef const uint8_t *text = <const uint8_t *><const char *>codes
    cdef int n = <int>len(codes), k
    cdef uint32_t letters
    cdef Scratch scratch
    if not 1 <= n <= MAX_WORD or not all([code < dictionary.letters.n or code == MASTER for code in codes]):
        raise BadOption(f"codes {excerpt(codes)} are not a word; use 1 to {MAX_WORD} letters, or 32 for a blank")
    for k in range(n):
        if text[k] == MASTER:
            scratch = dictionary.take_scratch()
            letters = cross_check(dictionary, scratch, text, k, text + k + 1, n - k - 1)
            dictionary.release_scratch(scratch)
            return letters != 0
    return dictionary.find(text, n) >= 0
