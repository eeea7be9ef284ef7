"""Lay tiles on a board and update its cross-checks and lanes.

A tile changes the cross-checks of the squares at both ends of the two words through it, and the lanes of
the tile and of these squares. Only these are updated.

Cross-checks: each possible word is looked up in a hash table of the words of its length. The same few patterns are
frequent, such as a single letter with a square before it: a memo keeps the results of the latest. A blank without a
letter (MASTER) matches any letter. For such patterns the dictionary is searched instead.
"""

from libc.stdint cimport uint32_t, uint64_t, uint8_t
from libc.stdlib cimport calloc, free
from libc.string cimport memcpy, memset

from ..dictionary.bits cimport lowest_bit
from ..dictionary.compiled cimport Compiled, Scratch, codes_of
from ..dictionary.deadline cimport check_stop
from ..dictionary.kernels cimport MAX_WORD, Probe, SubstitutionQuery
from ..dictionary.layout cimport Vec, add_letter
from ..dictionary.letters cimport CARDS, MASTER
from ..dictionary.rng cimport next_random
from .lanes cimport BLANK, EMPTY, Play, Premiums, Squares, Workspace, refresh_lane

cdef enum:
    ANY = 255                    # in a pattern: the empty square
    SHORT = 5                    # patterns of up to this length are searched in the columns
    FILTER = 3                   # see `Words`
    MEMO_BITS = 13               # of the number of an entry of the memo
    MEMO_TILES = 11              # tiles of a pattern in the memo: 5 bits each, and 4 for each of two numbers
    STEP = 1 << 10               # words between two calls of `check_stop`


cdef struct Words:               # a hash table of words of one length
    # Kept as one array: slot_bits and word_bits (from bit 8 on), filter, slots.
    int slot_bits                # of the number of a slot
    int word_bits                # of the number of a word
    const uint32_t *filter       # 2**FILTER bits for each slot, set where the hash of a word leads
    const uint32_t *slots        # 0 if empty, or the number of a word + 1 and, above, further bits of its hash
    uint32_t mask                # of slot numbers


# The hash of a word is the sum of its codes + 1, each multiplied by the weight of its place. So the words of a
# cross-check, which differ in one place, have hashes of equal distance.
cdef uint64_t weight[MAX_WORD]


cdef void fill_weights() noexcept nogil:
    cdef uint64_t state = 1
    cdef int k
    for k in range(64):
        weight[k] = next_random(&state)


fill_weights()


cdef inline uint64_t hash_of(const uint8_t *codes, int n, int first) noexcept nogil:
    """Return the hash of some letters of a word, from the place `first` on."""
    cdef uint64_t sum = 0
    cdef int k
    for k in range(n):
        sum += (codes[k] + <uint64_t>1) * weight[first + k]
    return sum


cdef inline int bits_of(uint64_t number) noexcept nogil:
    """Return the number of bits that a number needs."""
    cdef int bits = 0
    while number >> bits:
        bits += 1
    return bits


cdef inline uint32_t tag_of(uint64_t hash, int slot_bits, int word_bits) noexcept nogil:
    """Return the bits of a hash after those of its slot, above the bits of a word number."""
    return <uint32_t>((hash << slot_bits) >> 32 >> word_bits << word_bits)


cdef void unpack(const uint32_t *table, Words *words) noexcept nogil:
    words.slot_bits = table[0] & 0xFF
    words.word_bits = table[0] >> 8
    words.filter = table + 1
    words.slots = words.filter + (<size_t>1 << (words.slot_bits + FILTER - 5))
    words.mask = (<uint32_t>1 << words.slot_bits) - 1


cdef const uint32_t *make_word_table(Compiled d, int length) except NULL:
    """Return the hash table of the words of a length, kept in the dictionary: see `Words`."""
    cdef int slot_bits = max(bits_of(2 * <uint64_t>d.columns[length].words), 3)
    cdef size_t size = 1 + (<size_t>1 << (slot_bits + FILTER - 5)) + (<size_t>1 << slot_bits)
    cdef uint32_t *made = <uint32_t *>calloc(size, 4)
    if made == NULL:
        raise MemoryError
    made[0] = <uint32_t>(slot_bits | bits_of(d.n) << 8)
    try:
        with nogil:
            fill_words(d, length, made)
    except BaseException:
        free(made)
        raise
    return d._word_tables.keep(length, made)


cdef int fill_words(Compiled d, int length, uint32_t *table) except -1 nogil:
    cdef const uint32_t *ids = d.columns[length].ids
    cdef uint32_t *filter
    cdef uint32_t *slots
    cdef uint32_t i, at
    cdef uint64_t hash
    cdef Words words
    unpack(table, &words)
    filter = table + (words.filter - table)
    slots = table + (words.slots - table)
    for i in range(d.columns[length].words):
        if i & (STEP - 1) == STEP - 1:
            check_stop(16 * STEP)
        hash = hash_of(codes_of(d, ids[i]), length, 0)
        at = <uint32_t>(hash >> (64 - FILTER - words.slot_bits))
        filter[at >> 5] |= <uint32_t>1 << (at & 31)
        at >>= FILTER
        while slots[at]:
            at = (at + 1) & words.mask
        slots[at] = tag_of(hash, words.slot_bits, words.word_bits) | (ids[i] + 1)


cdef uint32_t cross_check(
    Compiled d, Scratch scratch, const uint8_t *before, int n, const uint8_t *after, int m
) except? 0xFFFFFFFF nogil:
    cdef uint64_t key = 0
    cdef uint64_t *entry
    cdef uint32_t letters
    cdef int k
    cdef bint undesignated = False
    if n + 1 + m > d.longest or d.columns[n + 1 + m].words == 0:
        return 0
    for k in range(n):
        undesignated |= before[k] == MASTER
        key = key << 5 | before[k]
    for k in range(m):
        undesignated |= after[k] == MASTER
        key = key << 5 | after[k]
    if undesignated:
        return search_crosses(d, scratch, before, n, after, m)
    if scratch.crosses == NULL:
        scratch.crosses = <uint64_t *>calloc(<size_t>2 << MEMO_BITS, sizeof(uint64_t))
    if n + m > MEMO_TILES or scratch.crosses == NULL:
        return look_up(d, before, n, after, m)
    key = (key << 4 | n) << 4 | m            # no key is 0: a pattern has a tile
    entry = scratch.crosses + 2 * ((key * <uint64_t>0x9E3779B97F4A7C15) >> (64 - MEMO_BITS))
    if entry[0] != key:
        letters = look_up(d, before, n, after, m)
        entry[0] = key
        entry[1] = letters
    return <uint32_t>entry[1]


cdef uint32_t look_up(
    Compiled d, const uint8_t *before, int n, const uint8_t *after, int m
) except? 0xFFFFFFFF nogil:
    """Find a cross-check in the hash table."""
    cdef uint32_t letters = 0, likely = 0, at, tag, in_word
    cdef int letter, length = n + 1 + m, shift
    cdef uint64_t step = weight[n], hash = hash_of(before, n, 0) + hash_of(after, m, n + 1), each
    cdef const uint32_t *table
    cdef const uint8_t *text
    cdef Words words
    table = d._word_tables.get(length)
    if table == NULL:
        with gil:
            table = make_word_table(d, length)
    unpack(table, &words)
    shift = 64 - FILTER - words.slot_bits
    each = hash
    for letter in range(d.letters.n):
        each += step
        at = <uint32_t>(each >> shift)
        likely |= (words.filter[at >> 5] >> (at & 31) & 1) << letter
    in_word = (<uint32_t>1 << words.word_bits) - 1
    while likely:
        letter = lowest_bit(likely)
        likely &= likely - 1
        each = hash + step * <uint64_t>(letter + 1)
        tag = tag_of(each, words.slot_bits, words.word_bits)
        at = <uint32_t>(each >> (64 - words.slot_bits))
        while words.slots[at]:
            if (words.slots[at] ^ tag) & ~in_word == 0:
                text = codes_of(d, (words.slots[at] & in_word) - 1)
                if text[n] == letter and same(text, before, n) and same(text + n + 1, after, m):
                    letters |= <uint32_t>1 << letter
                    break
            at = (at + 1) & words.mask
    return letters


cdef inline bint same(const uint8_t *a, const uint8_t *b, int n) noexcept nogil:
    cdef int k
    for k in range(n):
        if a[k] != b[k]:
            return False
    return True


cdef uint32_t search_crosses(
    Compiled d, Scratch scratch, const uint8_t *before, int n, const uint8_t *after, int m
) noexcept nogil:
    cdef SubstitutionQuery query
    cdef Probe probe
    cdef uint8_t counts[CARDS]
    cdef uint8_t pattern[MAX_WORD]
    cdef Vec v
    cdef uint32_t letters = 0
    cdef const uint8_t *text
    cdef int k, length = n + 1 + m
    cdef size_t i, found
    cdef uint64_t tests = 0
    memcpy(pattern, before, n)
    pattern[n] = ANY
    memcpy(pattern + n + 1, after, m)
    if length <= SHORT:
        query.length = length
        query.wild = 0
        query.lacking = 0                 # blanks and the empty square allow any letter
        query.planes = 1
        memset(query.single, 0, sizeof(query.single))
        memset(query.few, 0, sizeof(query.few))
        memset(query.have, MAX_WORD, sizeof(query.have))
        memcpy(query.word, pattern, length)
        for k in range(length):
            memset(query.fails[k], k != n and pattern[k] != MASTER, 32)
            memset(query.hot[0][k], k == n, 32)
            if k != n and pattern[k] != MASTER:
                query.fails[k][pattern[k]] = 0
        found = d.kernels.substitutions(&d.columns[length], &query, scratch.words)
    else:
        memset(counts, 0, sizeof(counts))
        v.lo = v.hi = 0
        probe.wild = 1
        for k in range(length):
            if pattern[k] == MASTER:
                probe.wild += 1
            elif k != n:
                add_letter(&d.layout, &v, counts, pattern[k])
        probe.have_lo = probe.need_lo = v.lo
        probe.have_hi = probe.need_hi = v.hi
        found = d.kernels.superset_words(&d.tree, &probe, scratch.groups, scratch.words, &tests)
    for i in range(found):
        text = d.text + d.offset[scratch.words[i]]
        if d.offset[scratch.words[i] + 1] - d.offset[scratch.words[i]] != <uint32_t>length:
            continue
        k = 0
        while k < length and (k == n or text[k] == pattern[k] or pattern[k] == MASTER):
            k += 1
        if k == length:
            letters |= <uint32_t>1 << text[n]
    return letters


cdef enum:
    MAX_WORK = 1 << 16            # between two calls of `check_stop`


cdef int lay_play(
    Compiled d, const Premiums *premiums, Squares *squares, Workspace work, const Play *play
) except -1 nogil:
    cdef Touched touched
    put_play(d, premiums, squares, play, &touched)
    update_touched(d, premiums, squares, work.scratch, &touched)


cdef void put_play(
    Compiled d, const Premiums *premiums, Squares *squares, const Play *play, Touched *touched
) noexcept nogil:
    cdef const uint8_t *text = d.text + d.offset[play.word]
    cdef uint32_t empty = (((<uint32_t>1 << play.length) - 1) << play.start) & (
        ~squares.occupied[play.direction][play.lane])
    cdef uint32_t bits = empty
    cdef int at, k
    while bits:
        at = lowest_bit(bits)
        bits &= bits - 1
        k = at - play.start
        put_tile(
            premiums, squares, at if play.direction else play.lane, play.lane if play.direction else at,
            text[k] | (BLANK if play.blanks >> k & 1 else 0))
    memset(touched, 0, sizeof(Touched))
    while empty:
        at = lowest_bit(empty)
        empty &= empty - 1
        touch(premiums, squares, at if play.direction else play.lane, play.lane if play.direction else at, touched)


cdef void put_tile(const Premiums *premiums, Squares *squares, int row, int column, int code) noexcept nogil:
    """Lay a tile on an empty square."""
    squares.tile[0][row * premiums.side[0] + column] = <uint8_t>code
    squares.tile[1][column * premiums.side[1] + row] = <uint8_t>code
    squares.occupied[0][row] |= <uint32_t>1 << column
    squares.occupied[1][column] |= <uint32_t>1 << row
    squares.crossed[0][row] &= ~(<uint32_t>1 << column)
    squares.crossed[1][column] &= ~(<uint32_t>1 << row)
    squares.tiles += 1


cdef void touch(const Premiums *premiums, const Squares *squares, int row, int column, Touched *touched) noexcept nogil:
    """Add what a tile changes. All tiles of its play must be on the board."""
    cdef int direction, lane, at, low, high
    cdef uint32_t occupied
    for direction in range(2):
        lane = column if direction else row
        at = row if direction else column
        touched.lanes[direction] |= <uint32_t>1 << lane
        occupied = squares.occupied[direction][lane]
        low = at - 1
        while low >= 0 and occupied >> low & 1:
            low -= 1
        high = at + 1
        while high < premiums.side[direction] and occupied >> high & 1:
            high += 1
        # Words in the other direction through these squares cross the word.
        if low >= 0:
            touched.squares[1 - direction][low] |= <uint32_t>1 << lane
        if high < premiums.side[direction]:
            touched.squares[1 - direction][high] |= <uint32_t>1 << lane


cdef int update_touched(
    Compiled d, const Premiums *premiums, Squares *squares, Scratch scratch, const Touched *touched
) except -1 nogil:
    cdef int direction, lane
    cdef uint32_t bits
    cdef uint64_t work = 0, each = 1000 + d.n // 64
    for direction in range(2):
        for lane in range(premiums.lanes[direction]):
            bits = touched.squares[direction][lane]
            if not bits and not touched.lanes[direction] >> lane & 1:
                continue
            while bits:
                work += each
                if work >= MAX_WORK:
                    check_stop(work)
                    work = 0
                check_square(d, premiums, squares, scratch, direction, lane, lowest_bit(bits))
                bits &= bits - 1
            refresh_lane(premiums, squares, direction, lane)
    check_stop(work)


cdef void clear_squares(const Premiums *premiums, Squares *squares, bint bounded) noexcept nogil:
    cdef int direction, lane
    memset(squares, 0, sizeof(Squares))
    squares.bounded = bounded
    memset(squares.tile, EMPTY, sizeof(squares.tile))
    for direction in range(2):
        for lane in range(premiums.lanes[direction]):
            refresh_lane(premiums, squares, direction, lane)


cdef int fill_squares(
    Compiled d, const Premiums *premiums, Scratch scratch, const uint8_t *tiles, Squares *squares, bint all_lanes,
    bint bounded
) except -1 nogil:
    cdef int n = premiums.side[0] * premiums.side[1], columns = premiums.side[0], i, direction
    cdef Touched touched
    squares.tiles = 0
    squares.bounded = bounded
    memset(squares.tile, EMPTY, sizeof(squares.tile))
    memset(squares.occupied, 0, sizeof(squares.occupied))
    memset(squares.crossed, 0, sizeof(squares.crossed))
    for i in range(n):
        if tiles[i] != EMPTY:
            put_tile(premiums, squares, i // columns, i % columns, tiles[i])
    memset(&touched, 0, sizeof(Touched))
    for i in range(n):
        if tiles[i] != EMPTY:
            touch(premiums, squares, i // columns, i % columns, &touched)
    if all_lanes or squares.tiles == 0:
        for direction in range(2):
            touched.lanes[direction] = (<uint32_t>1 << premiums.lanes[direction]) - 1
    update_touched(d, premiums, squares, scratch, &touched)


cdef int check_square(
    Compiled d, const Premiums *premiums, Squares *squares, Scratch scratch, int direction, int lane, int at
) except -1 nogil:
    """Update the cross-check, for words in `direction`, of an empty square at the end of a cross word."""
    cdef int square = lane * premiums.side[direction] + at
    cdef CrossWord word
    cross_word(premiums, squares, direction, lane, at, &word)
    squares.crossed[direction][lane] |= <uint32_t>1 << at
    squares.cross_sum[direction][square] = word.points
    squares.cross[direction][square] = cross_check(
        d, scratch, word.letters, word.before, word.letters + word.before + 1, word.after)


cdef void cross_word(
    const Premiums *premiums, const Squares *squares, int direction, int lane, int at, CrossWord *word
) noexcept nogil:
    cdef int across = premiums.side[1 - direction], low = lane, high = lane + 1, k
    cdef const uint8_t *line = squares.tile[1 - direction] + at * across
    while low > 0 and line[low - 1] != EMPTY:
        low -= 1
    while high < across and line[high] != EMPTY:
        high += 1
    word.before = lane - low
    word.after = high - lane - 1
    word.points = 0
    for k in range(low, high):
        word.letters[k - low] = line[k] & ~BLANK
        if k != lane and not line[k] & BLANK:
            word.points += premiums.value[line[k]]
