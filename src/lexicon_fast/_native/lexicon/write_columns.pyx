"""Writing plays and plans as columns of Arrow: buffers, filled a chunk at a time, for
`pyarrow.Array.from_buffers`.

An array is a list of buffers: a bit for each entry that is not null (None: all are), then the offsets of
strings and lists, int32, and the bytes or entries.
"""

from cpython.buffer cimport PyBUF_SIMPLE, PyBuffer_FillInfo, PyBuffer_Release, PyObject_GetBuffer
from cython cimport final
from libc.stdint cimport int8_t, int32_t, int64_t, uint8_t, uint32_t, uint64_t
from libc.stdlib cimport free
from libc.string cimport memset
from libcpp.string cimport string
from libcpp.unordered_map cimport unordered_map
from libcpp.vector cimport vector

from lexicon_fast.base.errors import BadOption

from ..dictionary.arguments cimport instances_of
from ..dictionary.compiled cimport Compiled, codes_of, length_of
from ..dictionary.deadline cimport check_stop
from ..dictionary.letters cimport Letters
from ..dictionary.search cimport Cards
from ..rows.positions cimport Positions
from ..rows.rowtext cimport (
    HAND_ROOM, LAID_ROOM, LEFT_ROOM, WORD_ROOM, BadRow, bad_rows, hand_letters, id_room, put_cards, put_hand, put_id,
    put_laid, put_word, table_cards,
)
from ..rows.text cimport Text, make_room, put_bytes, put_upper
from .candidates cimport FORM, INSERT, SUBSTITUTE
from .moves cimport Move, Moves, load_words_ahead, may_be_left
from .plan cimport Plans

_Array = list[Buffer | None]
_Rows = tuple[int, int, dict[str, _Array]]

cdef enum:
    STEP = 1 << 8          # plays or words between two calls of `check_stop`
    MAX_SIZE = 0x7FFFFFFF  # bytes of a column of strings, entries of one of lists: offsets have 32 bits

# Kinds of rows. Rows of plays are an action (FORM, INSERT or SUBSTITUTE) or NO_PLAY, rows of plans are PLAN
# or NEVER_EMPTY (no number of turns empties the hand), either may be BAD.
cdef enum:
    PLAN = 0
    NEVER_EMPTY = 1
    NO_PLAY = 3
    BAD = 4

# The kinds of rows that are not null in a column, a bit each.
cdef enum:
    OF_PLAYS = 1 << FORM | 1 << INSERT | 1 << SUBSTITUTE
    OF_TABLE_WORDS = 1 << INSERT | 1 << SUBSTITUTE
    OF_GOOD_ROWS = (1 << BAD) - 1
    OF_BAD_ROWS = 1 << BAD
    OF_EMPTIED = 1 << PLAN


@final
cdef class Buffer:
    """A growing array that exports its memory (buffer protocol). It must not grow after that."""
    cdef Text text

    def __cinit__(self):
        self.text.start = self.text.at = self.text.end = NULL
        make_room(&self.text, 0)

    def __dealloc__(self):
        free(self.text.start)

    def __getbuffer__(self, Py_buffer *buffer, int flags):
        PyBuffer_FillInfo(buffer, self, self.text.start, self.text.at - self.text.start, 1, flags)

    cdef void *extend(self, size_t size) except NULL nogil:
        """Append `size` bytes, which the caller writes."""
        cdef char *start
        make_room(&self.text, size)
        start = self.text.at
        self.text.at += size
        return start


@final
cdef class Strings:
    """A column of strings. Write the bytes of a string to `text` after make_room(), then call end()."""
    cdef Buffer offsets
    cdef Buffer bytes
    cdef Text *text

    def __cinit__(self):
        self.offsets = Buffer()
        self.bytes = Buffer()
        self.text = &self.bytes.text
        (<int32_t *>self.offsets.extend(4))[0] = 0

    cdef int end(self, Py_ssize_t n) except -1 nogil:
        """End the current string, and append n - 1 empty or null ones."""
        cdef int32_t *end = self.ends(n)
        cdef Py_ssize_t k
        for k in range(n):
            end[k] = self.size()
        return self.check()

    cdef int repeat(self, char *end, Py_ssize_t n) except -1 nogil:
        """End the current string, which was written up to `end`, and append n - 1 copies."""
        cdef int32_t *ends = self.ends(n)
        cdef size_t size = end - self.text.at
        cdef const char *first
        cdef Py_ssize_t k
        self.text.at = end
        make_room(self.text, (n - 1) * size)
        first = self.text.at - size
        ends[0] = self.size()
        for k in range(1, n):
            self.text.at = put_bytes(self.text.at, first, size)
            ends[k] = self.size()
        return self.check()

    cdef int32_t *ends(self, Py_ssize_t n) except NULL nogil:
        """Append n offsets. The caller sets each to size() after its string, and calls check() at the end."""
        return <int32_t *>self.offsets.extend(4 * n)

    cdef inline int32_t size(self) noexcept nogil:
        return <int32_t>(self.text.at - self.text.start)

    cdef int check(self) except -1 nogil:
        """Raise BadOption if offsets have become too large."""
        cdef Py_ssize_t size = self.text.at - self.text.start
        if size > MAX_SIZE:
            with gil:
                raise BadOption(f"{size:,} bytes are too many for a column of strings; use fewer positions at once")

    cdef list array(self, bits):
        return [bits, self.offsets, self.bytes]


cdef Buffer bits_of(Buffer kinds, uint32_t having):
    """A bit for each row whose kind is in `having`; None if all are."""
    cdef const uint8_t *kind = <const uint8_t *>kinds.text.start
    cdef Py_ssize_t i, n = kinds.text.at - kinds.text.start, missing = 0
    cdef uint32_t bit
    cdef Buffer bits = Buffer()
    cdef uint8_t *byte = <uint8_t *>bits.extend((n + 7) // 8)
    with nogil:
        memset(byte, 0, (n + 7) // 8)
        for i in range(n):
            bit = having >> kind[i] & 1
            byte[i >> 3] |= bit << (i & 7)
            missing += not bit
    return bits if missing else None


cdef class Rows:
    """The columns that plays and plans share. Subclasses add their own, with as many rows."""
    cdef Buffer kinds
    cdef Buffer index         # place of the position in its `Positions`
    cdef Buffer position
    cdef Strings ids
    cdef Strings hand
    cdef Strings error
    cdef bint has_ids

    def __cinit__(self):
        self.kinds = Buffer()
        self.index = Buffer()
        self.position = Buffer()
        self.ids = Strings()
        self.hand = Strings()
        self.error = Strings()

    cdef int add_position(self, Py_ssize_t i) except -1 nogil:
        """Add the rows of a good position of the current part."""
        return 0

    cdef int add_nulls(self) except -1 nogil:
        """Add a null to each column of the subclass."""
        return 0

    cdef int add_part(self, Positions positions, dict errors, Py_ssize_t first, Py_ssize_t n) except -1:
        """Add the rows of positions `first` to `first + n`."""
        cdef vector[BadRow] bad
        cdef list texts = bad_rows(errors, {}, first, n, bad)
        cdef size_t next_bad = 0
        cdef Py_ssize_t i
        with nogil:
            for i in range(first, first + n):
                check_stop(200)
                if next_bad < bad.size() and bad[next_bad].position == i:
                    self.add_rows(positions, i, 1, BAD, &bad[next_bad])
                    self.add_nulls()
                    next_bad += 1
                else:
                    self.add_position(i)
        del texts  # `bad` points into them

    cdef int add_rows(
        self, Positions positions, Py_ssize_t i, Py_ssize_t n, int kind, const BadRow *bad
    ) except -1 nogil:
        """Add n rows of position `i` to these columns. bad: the bad row, or NULL."""
        cdef int64_t *index = <int64_t *>self.index.extend(8 * n)
        cdef int64_t *position = <int64_t *>self.position.extend(8 * n)
        cdef Py_ssize_t k
        memset(self.kinds.extend(n), kind, n)
        for k in range(n):
            index[k] = i
            position[k] = positions.row[i]
        if self.has_ids:
            make_room(self.ids.text, id_room(positions, i))
            self.ids.repeat(put_id(self.ids.text.at, positions, i), n)
        if bad != NULL:
            make_room(self.error.text, bad.size)
            self.error.text.at = put_bytes(self.error.text.at, bad.text, bad.size)
            self.hand.end(n)
        else:
            make_room(self.hand.text, HAND_ROOM)
            self.hand.repeat(put_hand(self.hand.text.at, positions, i), n)
        return self.error.end(n)

    cdef Py_ssize_t size(self):
        return self.kinds.text.at - self.kinds.text.start

    cdef dict arrays(self):
        return {
            "index": [None, self.index],
            "position": [None, self.position],
            "id": self.ids.array(None),
            "hand": self.hand.array(bits_of(self.kinds, OF_GOOD_ROWS)),
            "error": self.error.array(bits_of(self.kinds, OF_BAD_ROWS)),
        }


# Words


def word_column(Compiled dictionary not None) -> _Array:
    """All words of a dictionary as an array of strings, in the order of their numbers."""
    cdef Strings words = Strings()
    cdef uint32_t i
    with nogil:
        for i in range(dictionary.n):
            if not i & (STEP - 1):
                check_stop(16 * STEP)
            make_room(words.text, WORD_ROOM)
            words.text.at = put_word(
                words.text.at, &dictionary.letters, codes_of(dictionary, i), length_of(dictionary, i))
            words.end(1)
    return words.array(None)


cdef const void *memory_of(buffer) except? NULL:
    """Return the memory of a buffer, which must not be freed meanwhile; NULL for None."""
    cdef Py_buffer view
    if buffer is None:
        return NULL
    PyObject_GetBuffer(buffer, &view, PyBUF_SIMPLE)
    PyBuffer_Release(&view)
    return view.buf


def occurring_words(numbers, words) -> tuple[_Array, int, _Array]:
    """Renumber a column for only the words that occur, in the same order. Releases the GIL.

    numbers: a valid pyarrow array of int32, the numbers of `words`, an array of strings. Returns the array of new
    numbers, with the offset of `numbers`; how many words occur; and their array. Raises TypeError, IndexError.
    """
    if str(getattr(numbers, "type", "")) != "int32" or str(getattr(words, "type", "")) != "string":
        raise TypeError("numbers must be an array of int32, and words one of strings")
    cdef Py_ssize_t n = len(numbers), first = numbers.offset, size = len(words), i
    cdef list kept = [*numbers.buffers(), *words.buffers()]
    cdef const uint8_t *valid = <const uint8_t *>memory_of(kept[0])
    cdef const int32_t *number = <const int32_t *>memory_of(kept[1])
    cdef const int32_t *ends = <const int32_t *>memory_of(kept[3]) + <Py_ssize_t>words.offset
    cdef const char *text = <const char *>memory_of(kept[4])
    cdef Buffer renumbered = Buffer()
    cdef int32_t *new = <int32_t *>renumbered.extend(4 * (first + n))
    cdef Strings occurring = Strings()
    cdef vector[int32_t] place     # new number + 1 of each word that occurs
    cdef int32_t count = 0
    place.resize(size)
    with nogil:
        memset(new, 0, 4 * (first + n))
        for i in range(first, first + n):
            if valid == NULL or valid[i >> 3] >> (i & 7) & 1:
                if not 0 <= number[i] < size:
                    with gil:
                        raise IndexError(f"word {number[i]} does not exist; there are {size}")
                place[number[i]] = 1
        for i in range(size):
            if not i & (STEP - 1):
                check_stop(8 * STEP)
            if place[i]:
                count += 1
                place[i] = count
                make_room(occurring.text, ends[i + 1] - ends[i])
                occurring.text.at = put_bytes(occurring.text.at, text + ends[i], ends[i + 1] - ends[i])
                occurring.end(1)
        for i in range(first, first + n):
            if valid == NULL or valid[i >> 3] >> (i & 7) & 1:
                new[i] = place[number[i]] - 1
    return [kept[0], renumbered], count, occurring.array(None)


# Plays


@final
cdef class PlayRows(Rows):
    cdef Moves moves                                # the current part
    cdef Buffer count
    cdef Buffer target
    cdef Buffer word
    cdef Strings laid
    cdef Strings cards
    cdef Strings left
    cdef Buffer left_points
    cdef Strings extra                              # words that are not in the dictionary
    cdef unordered_map[string, int32_t] extra_of    # and their numbers, which follow those of the dictionary

    def __cinit__(self):
        self.count = Buffer()
        self.target = Buffer()
        self.word = Buffer()
        self.laid = Strings()
        self.cards = Strings()
        self.left = Strings()
        self.left_points = Buffer()
        self.extra = Strings()

    cdef int add_position(self, Py_ssize_t i) except -1 nogil:
        """Add a row for each play of a position, or one without a play."""
        cdef Py_ssize_t at = i - self.moves.first
        cdef int64_t k, plays = self.moves.start[at + 1] - self.moves.start[at]
        cdef int64_t *count = <int64_t *>self.count.extend(8 * max(plays, 1))
        for k in range(max(plays, 1)):
            count[k] = self.moves.count[at]
        if plays:
            self.add_rows(self.moves.positions, i, plays, FORM, NULL)
            return self.add_plays(i, plays)
        self.add_rows(self.moves.positions, i, 1, NO_PLAY, NULL)
        return self.add_no_play()

    cdef int add_nulls(self) except -1 nogil:
        (<int64_t *>self.count.extend(8))[0] = 0
        return self.add_no_play()

    cdef int add_no_play(self) except -1 nogil:
        """Add a null to each column of plays, except for `count`."""
        (<int8_t *>self.target.extend(1))[0] = 0
        (<int32_t *>self.word.extend(4))[0] = 0
        (<int32_t *>self.left_points.extend(4))[0] = 0
        self.laid.end(1)
        self.cards.end(1)
        return self.left.end(1)

    cdef int add_plays(self, Py_ssize_t i, int64_t plays) except -1 nogil:
        """Add all plays of a position to the columns of plays."""
        cdef const Letters *letters = &self.moves.positions.letters
        cdef uint64_t hand = hand_letters(self.moves.positions, i)
        cdef uint64_t table = table_cards(self.moves.positions, i)
        cdef uint8_t *kind = <uint8_t *>self.kinds.text.at - plays  # added by add_rows()
        cdef int8_t *target = <int8_t *>self.target.extend(plays)
        cdef int32_t *word = <int32_t *>self.word.extend(4 * plays)
        cdef int32_t *left_points = <int32_t *>self.left_points.extend(4 * plays)
        cdef int32_t *laid = self.laid.ends(plays)
        cdef int32_t *paid = self.cards.ends(plays)
        cdef int32_t *left = self.left.ends(plays)
        cdef Text *text
        cdef int64_t k
        cdef Move move
        cdef Cards cards
        self.moves.hand_of(i - self.moves.first, &cards)
        for k in range(plays):
            if not k & (STEP - 1):
                check_stop(min(100 * STEP, 100 * (plays - k)))
            load_words_ahead(self.moves, self.moves.dictionary, self.moves.start[i - self.moves.first] + k)
            self.moves.move(i - self.moves.first, k, &cards, &move)
            kind[k] = <uint8_t>move.action
            target[k] = <int8_t>move.target
            word[k] = <int32_t>move.word_id if move.word_id >= 0 else self.number_of(&move, self.moves.dictionary)
            left_points[k] = move.left_points
            text = self.laid.text
            make_room(text, LAID_ROOM)
            if move.brackets:
                text.at = put_laid(text.at, letters, move.word, move.length, move.brackets)
            else:
                text.at = put_word(text.at, letters, move.word, move.length)
            laid[k] = self.laid.size()
            text = self.cards.text
            make_room(text, HAND_ROOM)
            text.at = put_cards(text.at, letters, move.cards, hand)
            paid[k] = self.cards.size()
            text = self.left.text
            make_room(text, LEFT_ROOM)
            text.at = put_cards(text.at, letters, move.left, may_be_left(&move, hand, table))
            left[k] = self.left.size()
        self.laid.check()
        self.cards.check()
        return self.left.check()

    cdef int32_t number_of(self, const Move *move, Compiled dictionary) except -1 nogil:
        """The number of a word that is not in the dictionary."""
        cdef Text *text = self.extra.text
        cdef string word
        cdef int32_t number = <int32_t>(dictionary.n + self.extra_of.size())
        make_room(text, WORD_ROOM)
        word.assign(text.at, put_word(text.at, &dictionary.letters, move.word, move.length) - text.at)
        if self.extra_of.count(word):
            return self.extra_of[word]
        self.extra_of[word] = number
        text.at += word.size()
        self.extra.end(1)
        return number


cdef Buffer actions_of(Buffer kinds):
    """The kinds as numbers of actions, in place; 0 for rows without an action."""
    cdef uint8_t *kind = <uint8_t *>kinds.text.start
    cdef Py_ssize_t i
    with nogil:
        for i in range(kinds.text.at - kinds.text.start):
            if kind[i] > SUBSTITUTE:
                kind[i] = 0
    return kinds


def write_plays(parts: Iterable[Moves], bint ids=False) -> _Rows:
    """Write columns: a row for each play, in order, and one for each position without plays and each bad row.

    parts: any number of Moves of the same Positions; ids: include the ids of rows of text, as text.
    Returns the number of rows, the number of extra words, and the arrays by name: those of docs/batch.md;
    `index`, int64, the positions of the rows; and `extra`, strings, the words that are not in the
    dictionary, whose numbers follow those of the dictionary. Releases the GIL. Raises BadOption for too
    many rows.
    """
    cdef PlayRows rows = PlayRows()
    rows.has_ids = ids
    for part in instances_of(parts, "parts", Moves):
        rows.moves = part
        if rows.moves.positions is None:
            raise TypeError("parts must be Moves as rank returns them, not empty ones")
        rows.add_part(rows.moves.positions, rows.moves.positions.errors, rows.moves.first, rows.moves.n)
    played = bits_of(rows.kinds, OF_PLAYS)
    arrays = rows.arrays()
    arrays["count"] = [bits_of(rows.kinds, OF_GOOD_ROWS), rows.count]
    arrays["target"] = [bits_of(rows.kinds, OF_TABLE_WORDS), rows.target]
    arrays["action"] = [played, actions_of(rows.kinds)]
    arrays["word"] = [played, rows.word]
    arrays["laid"] = rows.laid.array(played)
    arrays["cards"] = rows.cards.array(played)
    arrays["left"] = rows.left.array(played)
    arrays["left_points"] = [played, rows.left_points]
    arrays["extra"] = rows.extra.array(None)
    return rows.size(), rows.extra_of.size(), arrays


# Plans


@final
cdef class PlanRows(Rows):
    cdef Plans plans          # the current part
    cdef Buffer turns
    cdef Buffer word_offsets
    cdef Buffer words
    cdef Buffer unknown       # of each word: 1 if the dictionary lacks it
    cdef Strings left
    cdef Buffer left_points
    cdef Buffer empties_in

    def __cinit__(self):
        self.turns = Buffer()
        self.word_offsets = Buffer()
        self.words = Buffer()
        self.unknown = Buffer()
        self.left = Strings()
        self.left_points = Buffer()
        self.empties_in = Buffer()
        (<int32_t *>self.word_offsets.extend(4))[0] = 0

    cdef int add_position(self, Py_ssize_t i) except -1 nogil:
        """Add a row for each entry of a position."""
        cdef Py_ssize_t at = i - self.plans.first
        cdef int64_t e, w, card, words
        cdef int32_t *word
        cdef uint8_t *unknown
        cdef Text *left = self.left.text
        self.add_rows(
            self.plans.positions, i, self.plans.start[at + 1] - self.plans.start[at],
            PLAN if self.plans.empties_in[at] > 0 else NEVER_EMPTY, NULL,
        )
        for e in range(self.plans.start[at], self.plans.start[at + 1]):
            words = self.plans.word_start[e + 1] - self.plans.word_start[e]
            word = <int32_t *>self.words.extend(4 * words)
            unknown = <uint8_t *>self.unknown.extend(words)
            for w in range(words):
                word[w] = max(0, self.plans.words[self.plans.word_start[e] + w])
                unknown[w] = self.plans.words[self.plans.word_start[e] + w] < 0
            make_room(left, HAND_ROOM)
            for card in range(self.plans.left_start[e], self.plans.left_start[e + 1]):
                left.at = put_upper(left.at, &self.plans.positions.letters, self.plans.left[card])
            self.add_entry(self.plans.turns[e], self.plans.left_points[e], self.plans.empties_in[at])

    cdef int add_nulls(self) except -1 nogil:
        return self.add_entry(0, 0, 0)

    cdef Py_ssize_t total_words(self) noexcept nogil:
        return (self.words.text.at - self.words.text.start) // 4

    cdef int add_entry(self, int32_t turns, int32_t left_points, int32_t empties_in) except -1 nogil:
        """Complete an entry whose words and cards left were written."""
        cdef Py_ssize_t words = self.total_words()
        if words > MAX_SIZE:
            with gil:
                raise BadOption(f"{words:,} words are too many for a column of lists; use fewer positions at once")
        (<int32_t *>self.word_offsets.extend(4))[0] = <int32_t>words
        (<int32_t *>self.turns.extend(4))[0] = turns
        (<int32_t *>self.left_points.extend(4))[0] = left_points
        (<int32_t *>self.empties_in.extend(4))[0] = empties_in
        return self.left.end(1)


def write_plans(parts: Iterable[Plans], bint ids=False) -> _Rows:
    """Write columns: a row for each entry of plans, in order, and one for each bad row. Releases the GIL.

    parts: any number of Plans of the same Positions. Returns the number of rows, the number of all words,
    and the arrays, as `write_plays` does. `words` is an array of lists, whose entries are the array
    `words.element`, int32 word numbers, null for table words that the dictionary lacks.
    """
    cdef PlanRows rows = PlanRows()
    rows.has_ids = ids
    for part in instances_of(parts, "parts", Plans):
        rows.plans = part
        if rows.plans.positions is None:
            raise TypeError("parts must be Plans as plan_positions returns them, not empty ones")
        rows.add_part(rows.plans.positions, rows.plans.errors, rows.plans.first, rows.plans.n)
    planned = bits_of(rows.kinds, OF_GOOD_ROWS)
    arrays = rows.arrays()
    arrays["turns"] = [planned, rows.turns]
    arrays["words"] = [planned, rows.word_offsets]
    arrays["words.element"] = [bits_of(rows.unknown, 1), rows.words]
    arrays["left"] = rows.left.array(planned)
    arrays["left_points"] = [planned, rows.left_points]
    arrays["empties_in"] = [bits_of(rows.kinds, OF_EMPTIED), rows.empties_in]
    return rows.size(), rows.total_words(), arrays
