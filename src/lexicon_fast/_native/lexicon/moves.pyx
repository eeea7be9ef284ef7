"""Plays, ranked and in full: the cards paid and left, and the places of Masters, reconstructed from their keys.

How plays are paid is described at the top of pay.pyx. To rank them is the last of three steps (find, pay, rank).
They are ordered by their keys (see moves.pxd): points left, then form < insert < substitute, then
word, then place of the table word, then cards.
"""

from lexicon_fast._native.lexicon.candidates import ACTIONS
from lexicon_fast.base.errors import BadOption

from cpython.object cimport PyObject, PyTypeObject
from cpython.ref cimport Py_INCREF
from cpython.tuple cimport PyTuple_SET_ITEM
from libc.stdint cimport int32_t, int64_t, int8_t, uint32_t, uint64_t, uint8_t
from libc.string cimport memcmp, memcpy, memset
from libcpp.vector cimport vector

from ..dictionary.arrays cimport bytes_of
from ..dictionary.bits cimport lowest_bit
from ..dictionary.compiled cimport Compiled, codes_of, length_of, spell
from ..dictionary.deadline cimport check_limits, check_stop
from ..dictionary.letters cimport BRACKET, CARDS, MASTER, Letters, spell_counts, spell_laid
from ..dictionary.long_sort cimport long_sort_up
from ..dictionary.search cimport Cards, TableWord
from ..rows.positions cimport Positions
from ..rows.rowtext cimport hand_letters, table_cards
from .candidates cimport (
    EXCHANGE, FORM, INSERT, LAY, SUBSTITUTE, Candidates, Segment, exchanged_letter, read_hand, read_word,
)
from .pay cimport letters_with, next_points

cdef enum:
    FEW_KEYS = 300           # up to this number std::sort is faster
    DIGITS = 8192            # values of a digit of the radix sort: half of PLACE_BITS


def rank(Candidates candidates not None, top: int | None = None) -> Moves:
    """Rank the plays after `pay`, and keep the first `top` of each position (None: all). Raises BadOption."""
    cdef Moves moves = Moves.__new__(Moves)
    cdef int64_t most = -1 if top is None else top
    cdef int points
    if top is not None and top < 0:
        raise BadOption(f"top is {top}; it must be 0 or more, or None")
    moves.dictionary = candidates.dictionary
    moves.positions = candidates.positions
    moves.first = candidates.first
    moves.n = candidates.n
    if candidates.points is None:
        raise BadOption("the candidates have no points yet; call pay before rank")
    if candidates.top >= 0 and not 0 <= most <= candidates.top:
        raise BadOption(f"top is {top}, but pay kept only the first {candidates.top}")
    memcpy(moves.points, <const uint8_t *>candidates.points, CARDS)
    points = next_points(moves.points, CARDS - 1, -1)
    while points <= moves.points[<int>MASTER]:
        moves.tier_letters[moves.tiers] = letters_with(moves.points, CARDS - 1, points)
        moves.tiers += 1
        points = next_points(moves.points, CARDS - 1, points)
    with nogil:
        rank_all(candidates.dictionary, candidates.positions, candidates, moves, most)
    return moves


cdef int rank_all(Compiled d, Positions positions, Candidates c, Moves out, int64_t top) except -1 nogil:
    cdef size_t s = 0, begin
    cdef Py_ssize_t i
    cdef vector[uint32_t] count_by_points
    cdef vector[uint64_t] other
    for i in range(c.n):
        begin = s
        check_stop(100)
        while s < c.segments.size() and c.segments[s].position == i:
            s += 1
        rank_one(d, positions, c, out, c.first + i, begin, s, top, count_by_points, other)
        out.start.push_back(out.keys.size())


cdef int rank_one(
    Compiled d, Positions positions, Candidates c, Moves out, Py_ssize_t p, size_t begin, size_t end, int64_t top,
    vector[uint32_t] &count_by_points, vector[uint64_t] &other
) except -1 nogil:
    """Sort the plays of a position, if `top` is not negative only those that can be among the first."""
    cdef const int32_t *left = c.left_points.data()
    cdef int64_t k, first, last, wanted
    cdef int32_t least = 0x7FFFFFFF, most = -1, points
    cdef size_t s, at = out.keys.size(), n
    cdef uint64_t *keys
    cdef int64_t sum
    out.count.push_back(c.count[p - c.first])
    if begin == end:
        return 0
    first = c.segments[begin].begin
    last = c.segments[end - 1].end
    check_stop(last - first)
    for k in range(first, last):
        points = left[k]
        least = points if points < least else least
        most = points if points > most else most
    sum = wanted = last - first
    if top == 1:
        wanted = 1
        most = least
        sum = 0
        for k in range(first, last):
            sum += left[k] == least
    elif 0 <= top < wanted:
        wanted = top
        count_by_points.assign(most - least + 1, 0)
        for k in range(first, last):
            count_by_points[left[k] - least] += 1
        sum = 0
        most = least - 1
        while sum < wanted:
            most += 1
            sum += count_by_points[most - least]
    out.keys.resize(at + sum)
    keys = out.keys.data() + at
    n = 0
    for s in range(begin, end):
        check_stop(4 * (c.segments[s].end - c.segments[s].begin))
        n = put_keys(d, positions, c, p, &c.segments[s], most, keys, n)
    if n > FEW_KEYS and (most - least + 1) << ACTION_BITS <= DIGITS:
        other.resize(n)
        sort_by_digits(keys, other.data(), n, d.n, least, most)
    else:
        long_sort_up(keys, keys + n, check_limits)
    out.keys.resize(at + wanted)


cdef size_t put_keys(
    Compiled d, Positions positions, Candidates c, Py_ssize_t p, const Segment *segment, int32_t most,
    uint64_t *keys, size_t n
) noexcept nogil:
    """Append the keys of the plays of a segment that leave at most `most` points. Returns the new end."""
    cdef const int32_t *left = c.left_points.data()
    cdef int action = SUBSTITUTE if segment.action == EXCHANGE else segment.action
    cdef uint64_t head = <uint64_t>action << ACTION_SHIFT, place
    cdef int64_t k
    if segment.action != FORM:
        head |= <uint64_t>segment.target << TARGET_SHIFT
    if segment.action == EXCHANGE:
        head |= place_of_table_word(d, positions, p, segment.target)
        for k in range(segment.begin, segment.end):
            if left[k] <= most:
                keys[n] = <uint64_t>left[k] << POINTS_SHIFT | head | <uint64_t>c.words[k]
                n += 1
        return n
    for k in range(segment.begin, segment.end):
        if left[k] <= most:
            place = 2 * <uint64_t>d.rank[c.words[k]] + 1
            keys[n] = <uint64_t>left[k] << POINTS_SHIFT | head | place << PLACE_SHIFT
            n += 1
    return n


cdef int sort_by_digits(
    uint64_t *keys, uint64_t *other, size_t n, uint32_t words, int32_t least, int32_t most
) except -1 nogil:
    """Radix sort: by the two halves of the alphabetical place, then by points and action.

    The fields below the place differ only between plays of the same word; an insertion sort orders those.
    """
    cdef uint32_t begin[3][DIGITS]
    cdef uint32_t digits[3]
    cdef uint64_t key, base = <uint64_t>least << ACTION_BITS
    cdef uint32_t sum, count
    cdef size_t i, j
    cdef int bits = 1, half, t
    cdef uint32_t mask
    while (2 * <uint64_t>words + 1) >> bits:
        bits += 1
    half = (bits + 1) // 2
    mask = (1 << half) - 1
    digits[0] = digits[1] = mask + 1
    digits[2] = (most - least + 1) << ACTION_BITS
    for t in range(3):
        memset(begin[t], 0, digits[t] * 4)
    for i in range(n):
        key = keys[i]
        begin[0][key >> PLACE_SHIFT & mask] += 1
        begin[1][key >> (PLACE_SHIFT + half) & mask] += 1
        begin[2][(key >> ACTION_SHIFT) - base] += 1
    check_stop(4 * n)
    for t in range(3):
        sum = 0
        for i in range(digits[t]):
            count = begin[t][i]
            begin[t][i] = sum
            sum += count
    for i in range(n):
        key = keys[i]
        j = key >> PLACE_SHIFT & mask
        other[begin[0][j]] = key
        begin[0][j] += 1
    check_stop(4 * n)
    for i in range(n):
        key = other[i]
        j = key >> (PLACE_SHIFT + half) & mask
        keys[begin[1][j]] = key
        begin[1][j] += 1
    check_stop(4 * n)
    for i in range(n):
        key = keys[i]
        j = (key >> ACTION_SHIFT) - base
        other[begin[2][j]] = key
        begin[2][j] += 1
    check_stop(4 * n)
    for i in range(n):
        key = other[i]
        j = i
        while j and keys[j - 1] > key:
            keys[j] = keys[j - 1]
            j -= 1
        keys[j] = key


cdef int compare_codes(const uint8_t *a, int n, const uint8_t *b, int m) noexcept nogil:
    """Compare two table words in alphabetical order, ignoring brackets: negative, 0 or positive."""
    cdef int k
    for k in range(n if n < m else m):
        if (a[k] & ~BRACKET) != (b[k] & ~BRACKET):
            return <int>(a[k] & ~BRACKET) - <int>(b[k] & ~BRACKET)
    return n - m


cdef uint64_t place_of_table_word(Compiled d, Positions positions, Py_ssize_t p, int target) noexcept nogil:
    """The part of a key that orders a table word among the words of the dictionary."""
    cdef TableWord word
    cdef uint32_t t, u, here = positions.table_start[p] + target
    cdef uint64_t place
    cdef int before = 0
    cdef bint is_repeat
    read_word(positions, here, &word)
    place = alphabetical_place(d, &word)
    if place & 1:
        return place << PLACE_SHIFT
    # Unknown words may have the same place: order them by the number of different table words before them.
    for t in range(positions.table_start[p], positions.table_start[p + 1]):
        if compare_table_words(positions, t, here) < 0:
            is_repeat = False
            for u in range(positions.table_start[p], t):
                if compare_table_words(positions, t, u) == 0:
                    is_repeat = True
            before += not is_repeat
    return place << PLACE_SHIFT | <uint64_t>before << UNKNOWN_SHIFT


cdef int compare_table_words(Positions positions, uint32_t a, uint32_t b) noexcept nogil:
    cdef const uint8_t *letters = positions.table_letters.data()
    return compare_codes(
        letters + positions.word_start[a], <int>(positions.word_start[a + 1] - positions.word_start[a]),
        letters + positions.word_start[b], <int>(positions.word_start[b + 1] - positions.word_start[b]))


_Row = tuple[str, int | None, str, str, str, str, int]


cdef enum:
    MAX_WORD = 64            # letters of a word
    ANY_POINTS = 0x7FFFFFFF


cdef extern from "Python.h":
    object PyType_GenericAlloc(PyTypeObject *, Py_ssize_t)
    void PyObject_GC_UnTrack(PyObject *)


cdef class Moves:
    def __cinit__(self):
        self.start.push_back(0)

    cdef void hand_of(self, Py_ssize_t i, Cards *hand) noexcept nogil:
        read_hand(self.positions, self.first + i, hand)

    cdef void move(self, Py_ssize_t i, int64_t k, const Cards *hand, Move *out) noexcept nogil:
        """Reconstruct play k of position first + i, whose hand is `hand`."""
        cdef uint64_t key = self.keys[self.start[i] + k]
        cdef int code = exchange_of(key)
        cdef uint64_t place = place_of(key)
        cdef const uint8_t *old = NULL      # codes of the table word
        cdef int old_length = 0, at, x
        cdef uint32_t target, letters = 0
        cdef uint8_t by_master[CARDS]
        out.left_points = <int>(key >> POINTS_SHIFT)
        out.action = action_of(key)
        out.target = -1
        out.brackets = 0
        out.word_id = -1
        if out.action != FORM:
            out.target = target_of(key)
            target = self.positions.table_start[self.first + i] + out.target
            old = self.positions.table_letters.data() + self.positions.word_start[target]
            old_length = <int>(self.positions.word_start[target + 1] - self.positions.word_start[target])
        if place & 1:
            out.word_id = self.dictionary.by_rank[place >> 1]
            out.word = codes_of(self.dictionary, <uint32_t>out.word_id)
            out.length = length_of(self.dictionary, <uint32_t>out.word_id)
        else:
            out.word = old
            out.length = old_length
        memset(out.cards, 0, sizeof(out.cards))
        if out.action == FORM and hand.counts[<int>MASTER] <= 1:
            self.form(hand, out)
            return
        memcpy(out.left, hand.counts, sizeof(out.left))
        if code:
            apply_exchange(code, old, old_length, out)
            return
        # First without Masters: `cards` are the letters needed.
        if out.action == SUBSTITUTE:
            for at in range(out.length):
                if out.word[at] != (old[at] & ~BRACKET):
                    out.cards[out.word[at]] += 1
                    out.left[<int>MASTER if old[at] & BRACKET else old[at]] += 1
                else:
                    out.brackets |= <uint64_t>(old[at] & BRACKET != 0) << at
        else:
            for at in range(out.length):
                out.cards[out.word[at]] += 1
            for at in range(old_length):
                out.cards[old[at] & ~BRACKET] -= 1
        if hand.counts[<int>MASTER] == 0:
            if out.action == INSERT and has_brackets(old, old_length):
                memset(by_master, 0, sizeof(by_master))
                out.brackets = place_masters(out.word, out.length, old, old_length, out.cards, by_master)
            for x in range(32):
                out.left[x] -= out.cards[x]
            return
        for at in range(out.length):
            letters |= <uint32_t>(out.cards[out.word[at]] > 0) << out.word[at]
        assign_masters(hand, self.tiers, self.tier_letters, out.cards, letters, by_master)
        if out.action == SUBSTITUTE:
            place_changed_masters(out, old, by_master)
        else:
            out.brackets = place_masters(out.word, out.length, old, old_length, out.cards, by_master)
        while letters:
            x = lowest_bit(letters)
            letters &= letters - 1
            out.cards[x] -= by_master[x]
            out.left[x] -= out.cards[x]
            out.cards[<int>MASTER] += by_master[x]
        out.left[<int>MASTER] -= out.cards[<int>MASTER]

    cdef void form(self, const Cards *hand, Move *out) noexcept nogil:
        """Pay for a new word with at most one Master, as `move` does with any number."""
        cdef uint32_t letters = 0
        cdef int at, x, tier, by_master = -1
        for at in range(out.length):
            x = out.word[at]
            out.cards[x] += 1
            letters |= <uint32_t>1 << x
            if out.cards[x] > hand.counts[x]:
                by_master = x
        if hand.counts[<int>MASTER]:
            tier = 0
            while by_master < 0 and tier < self.tiers:
                if letters & self.tier_letters[tier]:
                    by_master = lowest_bit(letters & self.tier_letters[tier])
                tier += 1
            if by_master >= 0:
                out.cards[by_master] -= 1
                out.cards[<int>MASTER] = 1
                at = 0
                while out.word[at] != by_master:
                    at += 1
                out.brackets = <uint64_t>1 << at
        for x in range(CARDS):
            out.left[x] = hand.counts[x] - out.cards[x]

    def __len__(self):
        """Return the number of positions."""
        return self.n

    def pieces(self, int64_t most) -> Iterator[Moves]:
        """Yield the same plays in order as Moves of up to `most` plays each: this one, if it has no more.

        A position may begin in a piece that `is_continued`, and end in a later one. Raises BadOption.
        """
        cdef Moves piece
        cdef Py_ssize_t i = 0
        cdef int64_t begin = 0
        if most < 1:
            raise BadOption(f"most is {most}; it must be 1 or more")
        if self.keys.size() <= <size_t>most:
            yield self
            return
        while i < self.n:
            piece = self.piece(i, begin, most)
            yield piece
            begin += piece.keys.size()
            i += piece.n - piece.is_continued

    cdef Moves piece(self, Py_ssize_t i, int64_t begin, int64_t most):
        """Up to `most` plays from key `begin` on, which is one of position i or its end."""
        cdef Moves piece = Moves.__new__(Moves)
        cdef int64_t end = begin
        piece.dictionary = self.dictionary
        piece.positions = self.positions
        memcpy(piece.points, self.points, sizeof(self.points))
        piece.tiers = self.tiers
        memcpy(piece.tier_letters, self.tier_letters, sizeof(self.tier_letters))
        piece.first = self.first + i
        piece.begun = begin > self.start[i]
        while i + piece.n < self.n and end < begin + most:
            piece.count.push_back(self.count[i + piece.n])
            if self.matching.size():
                piece.matching.push_back(self.matching[i + piece.n])
            piece.n += 1
            end = min(self.start[i + piece.n], begin + most)
            piece.start.push_back(end - begin)
        piece.is_continued = end < self.start[i + piece.n]
        piece.keys.assign(self.keys.data() + begin, self.keys.data() + end)
        return piece

    def filtered(
        self, top: int | None = None, *, int min_length=0, int max_length=MAX_WORD, int max_left_points=ANY_POINTS,
        bint uses_all=False, contains: Sequence[bytes] = (),
    ) -> Moves:
        """The plays that meet all conditions, in order, the first `top` of each position (None: all), as Moves.

        min_length, max_length: letters of the word; max_left_points: points left in the hand;
        uses_all: only plays that leave no card; contains: codes that the word has in a row, each as bytes.
        `counts` stays the number of all plays. Raises BadOption for a `top` below 0.
        """
        cdef Moves out = Moves.__new__(Moves)
        cdef Filter conditions
        cdef int64_t most = -1 if top is None else top
        cdef bytes part
        cdef list parts = list(contains)
        if top is not None and top < 0:
            raise BadOption(f"top is {top}; it must be 0 or more, or None")
        conditions.min_length = min_length
        conditions.max_length = max_length
        conditions.max_left_points = max_left_points
        conditions.uses_all = uses_all
        for part in parts:
            conditions.parts.push_back(part)
            conditions.sizes.push_back(len(part))
        out.dictionary = self.dictionary
        out.positions = self.positions
        out.first = self.first
        out.n = self.n
        memcpy(out.points, self.points, sizeof(self.points))
        out.tiers = self.tiers
        memcpy(out.tier_letters, self.tier_letters, sizeof(self.tier_letters))
        out.count = self.count
        with nogil:
            filter_all(self, &conditions, most, out)
        return out

    def columns(self) -> tuple[bytes, bytes, bytes, bytes, bytes, bytes]:
        """The plays as columns: (counts, offsets, actions, targets, word_ids, left_points).

        For each position: int64[n] number of plays, including those dropped by `top`; int64[n + 1] start of
        its plays. For each play: uint8 index into ACTIONS, int8 table word (-1: none), int32 word number
        (-1: a table word that is not in the dictionary), int32 points. As bytes, for numpy.frombuffer.
        """
        cdef size_t k, n = self.keys.size()
        cdef bytes actions = bytes(n), targets = bytes(n), words = bytes(4 * n), points = bytes(4 * n)
        cdef uint8_t *action = <uint8_t *><char *>actions
        cdef int8_t *target = <int8_t *><char *>targets
        cdef int32_t *word = <int32_t *><char *>words
        cdef int32_t *left = <int32_t *><char *>points
        cdef uint64_t key, place
        cdef Compiled d = self.dictionary
        with nogil:
            for k in range(n):
                if not k & 1023:
                    check_stop(4096)
                key = self.keys[k]
                place = place_of(key)
                action[k] = <uint8_t>action_of(key)
                target[k] = <int8_t>target_of(key) if action[k] else -1
                word[k] = <int32_t>d.by_rank[place >> 1] if place & 1 else -1
                left[k] = <int32_t>(key >> POINTS_SHIFT)
        return bytes_of(self.count), bytes_of(self.start), actions, targets, words, points

    def counts(self) -> list[int]:
        """Number of plays of each position, including those dropped by `top`."""
        return list(self.count)

    def matching_counts(self) -> list[int]:
        """Number of plays of each position that meet the conditions of `filtered`; otherwise []."""
        return list(self.matching)

    def rows(self) -> list[list[_Row]]:
        """The plays of each position as tuples (action, target, word, laid, cards, left, left_points)."""
        return [self.rows_of(i) for i in range(self.n)]

    def rows_of(self, Py_ssize_t i, type kind not None=tuple) -> list[Any]:
        """The plays of position `first` + i, as tuples.

        kind: tuple, or a NamedTuple with the seven fields. Raises IndexError, and TypeError for another type.
        """
        cdef Move move
        cdef Cards hand
        cdef int64_t k
        cdef list rows = []
        cdef const Letters *letters = &self.dictionary.letters
        cdef str word, laid
        cdef uint8_t codes[MAX_WORD]
        cdef uint8_t laid_codes[MAX_WORD]
        cdef int j
        cdef uint64_t in_hand, on_table
        if not 0 <= i < self.n:
            raise IndexError(f"position {i} is not in 0 to {self.n - 1}")
        if not issubclass(kind, tuple) or (<PyTypeObject *>kind).tp_basicsize != tuple.__basicsize__:
            raise TypeError(f"kind is {kind.__name__}; it must be tuple or a NamedTuple")
        self.hand_of(i, &hand)
        in_hand = hand_letters(self.positions, self.first + i)
        on_table = table_cards(self.positions, self.first + i)
        for k in range(self.start[i + 1] - self.start[i]):
            check_stop(500)
            load_words_ahead(self, self.dictionary, self.start[i] + k)
            self.move(i, k, &hand, &move)
            for j in range(move.length):
                codes[j] = move.word[j] & ~BRACKET
                laid_codes[j] = codes[j] | (BRACKET if move.brackets >> j & 1 else 0)
            if move.word_id >= 0:
                word = self.dictionary.word(<uint32_t>move.word_id)
            else:
                word = spell(letters, codes, move.length)
            laid = spell_laid(letters, laid_codes, move.length) if move.brackets else word
            rows.append(row(
                <PyTypeObject *>kind, ACTIONS[move.action], move.target if move.target >= 0 else None, word, laid,
                spell_counts(letters, move.cards, in_hand),
                spell_counts(letters, move.left, may_be_left(&move, in_hand, on_table)), move.left_points))
        return rows


cdef struct Filter:
    int min_length
    int max_length
    int max_left_points
    bint uses_all
    vector[const uint8_t *] parts
    vector[size_t] sizes


cdef int filter_all(Moves moves, const Filter *conditions, int64_t top, Moves out) except -1 nogil:
    """Copy the keys of the plays that meet the conditions, of each position up to `top` (-1: all)."""
    cdef Py_ssize_t i
    cdef int64_t k, found
    cdef Cards hand
    cdef Move move
    for i in range(moves.n):
        moves.hand_of(i, &hand)
        found = 0
        for k in range(moves.start[i + 1] - moves.start[i]):
            check_stop(200)
            load_words_ahead(moves, moves.dictionary, moves.start[i] + k)
            moves.move(i, k, &hand, &move)
            if meets(conditions, &move):
                if top < 0 or found < top:
                    out.keys.push_back(moves.keys[moves.start[i] + k])
                found += 1
        out.matching.push_back(found)
        out.start.push_back(out.keys.size())


cdef bint meets(const Filter *conditions, const Move *move) noexcept nogil:
    cdef size_t p
    cdef int x
    if not conditions.min_length <= move.length <= conditions.max_length:
        return False
    if move.left_points > conditions.max_left_points:
        return False
    if conditions.uses_all:
        for x in range(CARDS):
            if move.left[x]:
                return False
    for p in range(conditions.parts.size()):
        if not has_part(move, conditions.parts[p], <int>conditions.sizes[p]):
            return False
    return True


cdef bint has_part(const Move *move, const uint8_t *part, int size) noexcept nogil:
    """Whether the word has these letters in a row."""
    cdef int at, j
    for at in range(move.length - size + 1):
        j = 0
        while j < size and (move.word[at + j] & ~BRACKET) == part[j]:
            j += 1
        if j == size:
            return True
    return False


cdef object row(PyTypeObject *kind, action, target, str word, str laid, str cards, str left, points):
    """Return a tuple of these fields that the garbage collector does not visit, since it can be in no cycle."""
    cdef object made = PyType_GenericAlloc(kind, 7)
    set_field(made, 0, action)
    set_field(made, 1, target)
    set_field(made, 2, word)
    set_field(made, 3, laid)
    set_field(made, 4, cards)
    set_field(made, 5, left)
    set_field(made, 6, points)
    PyObject_GC_UnTrack(<PyObject *>made)
    return made


cdef inline void set_field(made, Py_ssize_t k, field):
    Py_INCREF(field)
    PyTuple_SET_ITEM(made, k, field)


cdef void apply_exchange(int code, const uint8_t *old, int length, Move *out) noexcept nogil:
    """Exchange a letter for the leftmost Master in its place, or a Master for the leftmost card of the letter."""
    cdef int x = exchanged_letter(code), at
    cdef int wanted = x | BRACKET if code < LAY else x
    cdef bint done = False
    memset(out.cards, 0, sizeof(out.cards))
    if code < LAY:
        out.cards[x] = 1
        out.left[x] -= 1
        out.left[<int>MASTER] += 1
    else:
        out.cards[<int>MASTER] = 1
        out.left[<int>MASTER] -= 1
        out.left[x] += 1
    for at in range(length):
        if old[at] == wanted and not done:
            done = True
            out.brackets |= <uint64_t>(code >= LAY) << at
        else:
            out.brackets |= <uint64_t>(old[at] & BRACKET != 0) << at


cdef bint has_brackets(const uint8_t *letters, int n) noexcept nogil:
    cdef int k
    for k in range(n):
        if letters[k] & BRACKET:
            return True
    return False


cdef void place_changed_masters(Move *out, const uint8_t *old, const uint8_t *by_master) noexcept nogil:
    """Choose the places of Masters in a substitution: the first places that change to their letters."""
    cdef uint8_t rest[CARDS]
    cdef int at
    memcpy(rest, by_master, sizeof(rest))
    for at in range(out.length):
        if out.word[at] != (old[at] & ~BRACKET) and rest[out.word[at]]:
            rest[out.word[at]] -= 1
            out.brackets |= <uint64_t>1 << at


cdef void assign_masters(
    const Cards *hand, int tiers, const uint32_t *tier_letters, const uint8_t *needed, uint32_t letters,
    uint8_t *by_master
) noexcept nogil:
    cdef int spare = hand.counts[<int>MASTER], tier, x, paid
    cdef uint32_t rest = letters
    memset(by_master, 0, CARDS)
    while rest:
        x = lowest_bit(rest)
        rest &= rest - 1
        if needed[x] > hand.counts[x]:
            by_master[x] = needed[x] - hand.counts[x]
            spare -= by_master[x]
    for tier in range(tiers):
        if not spare:
            return
        rest = letters & tier_letters[tier]
        while rest and spare:
            x = lowest_bit(rest)
            rest &= rest - 1
            paid = needed[x] - by_master[x]
            if paid > spare:
                paid = spare
            by_master[x] += paid
            spare -= paid


cdef uint64_t place_masters(
    const uint8_t *word, int n, const uint8_t *old, int m, const uint8_t *needed, const uint8_t *by_master
) noexcept nogil:
    """Choose the places of Masters: of all ways to place old and new cards, the first list of bracketed places.

    Goes place by place. A state is the number of old cards used so far; `states` has a bit for each that
    agrees with the brackets chosen. A bracket is chosen if from one of these states the word can still be
    completed. How many new Masters of a letter a state has used follows from the brackets so far.
    """
    cdef int can_end[MAX_WORD + 1]  # by place: how many of the last old cards fit from there on
    cdef int brackets_of[CARDS]     # chosen so far, by letter
    cdef int letters_so_far[CARDS]  # letters of the word so far
    cdef uint64_t states = 1, bracketed_states, plain_states, result = 0
    cdef int p, j, x, used, natural, old_masters, old_letters
    memset(brackets_of, 0, sizeof(brackets_of))
    if m == 0:                  # a new word: the first places of the letters
        for p in range(n):
            if brackets_of[word[p]] < by_master[word[p]]:
                brackets_of[word[p]] += 1
                result |= <uint64_t>1 << p
        return result
    memset(letters_so_far, 0, sizeof(letters_so_far))
    can_end[n] = 0
    j = m
    for p in range(n - 1, -1, -1):
        if j and (old[j - 1] & ~BRACKET) == word[p]:
            j -= 1
        can_end[p] = m - j
    for p in range(n):
        x = word[p]
        bracketed_states = plain_states = 0
        old_masters = 0
        old_letters = 0
        for j in range(m + 1):      # old_masters, old_letters: those of letter x among the first j old cards
            if states >> j & 1:
                if j < m and (old[j] & ~BRACKET) == x and m - j - 1 <= can_end[p + 1]:
                    if old[j] & BRACKET:
                        bracketed_states |= <uint64_t>1 << (j + 1)
                    else:
                        plain_states |= <uint64_t>1 << (j + 1)
                if m - j <= can_end[p + 1]:
                    used = brackets_of[x] - old_masters
                    natural = letters_so_far[x] - old_letters - used
                    if used < by_master[x]:
                        bracketed_states |= <uint64_t>1 << j
                    if natural < <int>needed[x] - <int>by_master[x]:
                        plain_states |= <uint64_t>1 << j
            if j < m and (old[j] & ~BRACKET) == x:
                old_letters += 1
                old_masters += (old[j] & BRACKET) != 0
        letters_so_far[x] += 1
        if bracketed_states:
            brackets_of[x] += 1
            result |= <uint64_t>1 << p
            states = bracketed_states
        else:
            states = plain_states
    return result


cdef uint64_t alphabetical_place(Compiled d, const TableWord *word) noexcept nogil:
    cdef int64_t number = d.find(word.codes, word.length)
    cdef uint32_t low = 0, high = d.n, middle
    if number >= 0:
        return 2 * <uint64_t>d.rank[number] + 1
    while low < high:
        middle = (low + high) // 2
        if precedes(d, d.by_rank[middle], word):
            low = middle + 1
        else:
            high = middle
    return 2 * <uint64_t>low


cdef inline bint precedes(Compiled d, uint32_t number, const TableWord *word) noexcept nogil:
    """Return whether a word of the dictionary comes before a table word in alphabetical order."""
    cdef const uint8_t *codes = codes_of(d, number)
    cdef int length = length_of(d, number)
    cdef int order = memcmp(codes, word.codes, min(length, word.length))
    return order < 0 or (order == 0 and length < word.length)
