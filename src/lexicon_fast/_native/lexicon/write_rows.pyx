"""Writing plays and plans as rows of JSON Lines, CSV and TSV, or as columns of Arrow, a chunk at a time.

Columns are buffers for `pyarrow.Array.from_buffers`. An array is a list of buffers: a bit for each entry that
is not null (None: all are), then the offsets of strings and lists, int32, and the bytes or entries.
"""

from lexicon_fast.base.errors import BadOption

from cpython.buffer cimport PyBUF_SIMPLE, PyBuffer_FillInfo, PyBuffer_Release, PyObject_GetBuffer
from cython cimport final
from libc.stdint cimport int32_t, int64_t, int8_t, uint32_t, uint64_t, uint8_t
from libc.stdlib cimport free
from libc.string cimport memset
from libcpp.string cimport string
from libcpp.unordered_map cimport unordered_map
from libcpp.vector cimport vector

from ..dictionary.arguments cimport instances_of
from ..dictionary.compiled cimport Compiled, codes_of, length_of
from ..dictionary.deadline cimport check_stop
from ..dictionary.kernels cimport MAX_WORD
from ..dictionary.letters cimport BRACKET, Letters, all_cards
from ..dictionary.search cimport Cards
from ..rows.positions cimport Positions
from ..rows.rowtext cimport (
    HAND_ROOM, LAID_ROOM, LEFT_ROOM, WORD_ROOM, BadRow, bad_rows, hand_letters, id_room, json_error, json_hand,
    json_head, put_cards, put_hand, put_id, put_laid, put_word, table_cards, table_error, table_head,
)
from ..rows.text cimport (
    COMMA, NUMBER_ROOM, TAB, Text, finish, make_room, put, put_bytes, put_copy, put_number, put_upper,
)
from .candidates cimport FORM, INSERT, SUBSTITUTE
from .moves cimport Move, Moves, load_words_ahead, may_be_left
from .plan cimport MAX_PLAN, MAX_TURNS, Plans
from .table_plan cimport Laid, PlanStep

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


#: The header of plays in CSV.
CSV_HEADER = b"position,id,hand,count,action,target,word,laid,cards,left,left_points,error\n"  # type: Final[bytes]

#: The header of plans in CSV.
PLANS_CSV_HEADER = b"position,id,hand,turns,words,left,left_points,empties_in,error\n"  # type: Final[bytes]

cdef enum:
    PLAY_COLUMNS = 9     # between the id and the error
    PLAN_COLUMNS = 6
    MOVE_ROOM = WORD_ROOM + LAID_ROOM + HAND_ROOM + LEFT_ROOM + 2 * NUMBER_ROOM + 128
    # Words and cards left, with 4 bytes a letter and 3 between words; numbers and names. (All words together
    # have no more letters than the hand has cards, unless the dictionary is a crafted file or they are steps.)
    ENTRY_ROOM = (MAX_TURNS + 1) * (4 * MAX_PLAN + 3) + 3 * NUMBER_ROOM + 64
    STEP_ROOM = WORD_ROOM + LAID_ROOM + HAND_ROOM + NUMBER_ROOM + 96


def write_jsonl(result not None: Moves | Plans) -> bytes:
    """Write Moves or Plans as JSON Lines: an object for each position, in order. Releases the GIL.

    Of pieces of Moves the objects continue: the rows of all pieces together are complete.
    """
    return rows_of(result, 0)


def write_csv(result not None: Moves | Plans) -> bytes:
    """Write Moves or Plans as CSV without the header, in order. Releases the GIL.

    There is a record for each play or entry of a plan, each position without plays, and each bad row.
    """
    return rows_of(result, COMMA)


def write_tsv(result not None: Moves | Plans) -> bytes:
    """Write TSV like `write_csv`: fields between tabs, with the escapes \\t, \\n, \\r and \\\\."""
    return rows_of(result, TAB)


cdef bytes rows_of(result, char separator):
    """Write JSON Lines if the separator is 0, otherwise CSV or TSV."""
    cdef Moves moves = result if isinstance(result, Moves) else None
    cdef Plans plans = result if isinstance(result, Plans) else None
    cdef Positions positions
    cdef Py_ssize_t i, first, n
    cdef dict errors, types
    cdef Text text, head
    cdef vector[BadRow] bad
    cdef size_t next_bad = 0
    cdef list texts
    if moves is not None and moves.positions is not None:
        positions, first, n = moves.positions, moves.first, moves.n
        errors, types = positions.errors, positions.error_types
    elif plans is not None and plans.positions is not None:
        positions, first, n = plans.positions, plans.first, plans.n
        errors, types = plans.errors, plans.error_types
    else:
        raise TypeError("the rows must be Moves of rank or Plans of plan_positions, not empty ones")
    texts = bad_rows(errors, types, first, n, bad)
    text.start = text.at = text.end = NULL
    head.start = head.at = head.end = NULL
    try:
        with nogil:
            for i in range(first, first + n):
                check_stop(200)
                if next_bad < bad.size() and bad[next_bad].position == i:
                    if separator:
                        table_error(
                            &text, positions, &bad[next_bad], PLAY_COLUMNS if plans is None else PLAN_COLUMNS,
                            separator)
                    else:
                        json_error(&text, positions, &bad[next_bad])
                    next_bad += 1
                elif plans is None:
                    if separator:
                        table_moves(&text, &head, moves, i, separator)
                    else:
                        json_moves(&text, moves, i)
                elif separator:
                    table_plans(&text, &head, plans, i, separator)
                else:
                    json_plans(&text, plans, i)
    finally:
        finish(&head)
        result = finish(&text)
    del texts  # `bad` points into them
    return result


# Plays as JSON Lines


cdef int json_moves(Text *text, Moves moves, Py_ssize_t position) except -1 nogil:
    cdef const Letters *letters = &moves.positions.letters
    cdef uint64_t hand = hand_letters(moves.positions, position)
    cdef uint64_t table = table_cards(moves.positions, position)
    cdef Py_ssize_t i = position - moves.first
    cdef int64_t k, plays = moves.start[i + 1] - moves.start[i]
    cdef Move move
    cdef Cards cards
    if i == 0 and moves.begun:
        make_room(text, 1)
        text.at = put(text.at, b",")
    else:
        json_head(text, moves.positions, position)
        json_hand(text, moves.positions, position)
        make_room(text, 2 * NUMBER_ROOM + 48)
        text.at = put(text.at, b',"count":')
        text.at = put_number(text.at, moves.count[i])
        if moves.matching.size():
            text.at = put(text.at, b',"matching":')
            text.at = put_number(text.at, moves.matching[i])
        text.at = put(text.at, b',"moves":[')
    moves.hand_of(i, &cards)
    for k in range(plays):
        if not k & (STEP - 1):
            check_stop(min(100 * STEP, 100 * (plays - k)))
        load_words_ahead(moves, moves.dictionary, moves.start[i] + k)
        moves.move(i, k, &cards, &move)
        make_room(text, MOVE_ROOM)
        text.at = json_move(text.at, letters, &move, hand, table)
        text.at[0] = c","
        text.at += 1
    if plays:
        text.at -= 1  # the last comma
    if i < moves.n - 1 or not moves.is_continued:
        make_room(text, 8)
        text.at = put(text.at, b"]}\n")


cdef inline char *json_action(char *at, int action, int target) noexcept nogil:
    """Write the action of a play, up to the letters of its word."""
    if action == FORM:
        return put(at, b'{"action":"form","word":"')
    if action == INSERT:
        at = put(at, b'{"action":"insert","target":')
    else:
        at = put(at, b'{"action":"substitute","target":')
    at = put_number(at, target)
    return put(at, b',"word":"')


cdef char *json_move(
    char *at, const Letters *letters, const Move *move, uint64_t hand, uint64_t table
) noexcept nogil:
    cdef char *word
    cdef size_t size
    at = json_action(at, move.action, move.target)
    word = at
    at = put_word(at, letters, move.word, move.length)
    size = at - word
    at = put(at, b'","laid":"')
    if move.brackets:
        at = put_laid(at, letters, move.word, move.length, move.brackets)
    else:
        at = put_copy(at, word, size)
    at = put(at, b'","cards":"')
    at = put_cards(at, letters, move.cards, hand)
    at = put(at, b'","left":"')
    at = put_cards(at, letters, move.left, may_be_left(move, hand, table))
    at = put(at, b'","left_points":')
    at = put_number(at, move.left_points)
    at[0] = c"}"
    return at + 1


# Plays as CSV and TSV


cdef int table_moves(
    Text *text, Text *head, Moves moves, Py_ssize_t position, char separator
) except -1 nogil:
    """Write the records of a position. `head` is memory for their common beginning."""
    cdef const Letters *letters = &moves.positions.letters
    cdef uint64_t hand = hand_letters(moves.positions, position)
    cdef uint64_t table = table_cards(moves.positions, position)
    cdef Py_ssize_t i = position - moves.first
    cdef int64_t k, plays = moves.start[i + 1] - moves.start[i]
    cdef size_t size
    cdef Move move
    cdef Cards cards
    head.at = head.start
    table_head(head, moves.positions, position, separator)
    make_room(head, HAND_ROOM + NUMBER_ROOM + 16)
    head.at = put_hand(head.at, moves.positions, position)
    head.at[0] = separator
    head.at = put_number(head.at + 1, moves.count[i])
    head.at[0] = separator
    size = head.at + 1 - head.start
    if plays == 0:
        make_room(text, size + 16)
        text.at = put_bytes(text.at, head.start, size)
        memset(text.at, separator, 7)
        text.at[7] = c"\n"
        text.at += 8
    moves.hand_of(i, &cards)
    for k in range(plays):
        if not k & (STEP - 1):
            check_stop(min(100 * STEP, 100 * (plays - k)))
        load_words_ahead(moves, moves.dictionary, moves.start[i] + k)
        moves.move(i, k, &cards, &move)
        make_room(text, size + MOVE_ROOM)
        text.at = put_bytes(text.at, head.start, size)
        text.at = table_move(text.at, letters, &move, hand, table, separator)


cdef char *table_move(
    char *at, const Letters *letters, const Move *move, uint64_t hand, uint64_t table, char separator
) noexcept nogil:
    cdef char *word
    cdef size_t size
    if move.action == FORM:
        at = put(at, b"form")
        at[0] = separator
        at += 1
    else:
        at = put(at, b"insert") if move.action == INSERT else put(at, b"substitute")
        at[0] = separator
        at = put_number(at + 1, move.target)
    at[0] = separator
    at += 1
    word = at
    at = put_word(at, letters, move.word, move.length)
    size = at - word
    at[0] = separator
    at += 1
    if move.brackets:
        at = put_laid(at, letters, move.word, move.length, move.brackets)
    else:
        at = put_copy(at, word, size)
    at[0] = separator
    at = put_cards(at + 1, letters, move.cards, hand)
    at[0] = separator
    at = put_cards(at + 1, letters, move.left, may_be_left(move, hand, table))
    at[0] = separator
    at = put_number(at + 1, move.left_points)
    at[0] = separator
    at[1] = c"\n"
    return at + 2


# Plans


cdef inline size_t entry_room(Plans plans, int64_t entry) noexcept nogil:
    """The room for an entry, including everything around it and its steps."""
    return ENTRY_ROOM + STEP_ROOM * (plans.step_start[entry + 1] - plans.step_start[entry])


cdef char *put_words(char *at, Plans plans, int64_t entry, const char *between) noexcept nogil:
    """Write the words of an entry: up to entry_room(), including everything around them."""
    cdef const Letters *letters = &plans.positions.letters
    cdef const PlanStep *step
    cdef uint32_t word
    cdef int64_t w, words = plans.word_start[entry + 1] - plans.word_start[entry]
    for w in range(words):
        if w:
            at = put(at, between)
        if plans.step_start[entry + 1] > plans.step_start[entry]:
            step = &plans.steps[plans.step_start[entry] + w]
            at = put_letters(at, letters, &step.laid)
        else:
            word = plans.words[plans.word_start[entry] + w]
            at = put_word(at, letters, codes_of(plans.dictionary, word), length_of(plans.dictionary, word))
    return at


cdef char *put_letters(char *at, const Letters *letters, const Laid *laid) noexcept nogil:
    """Write a table word without its brackets: up to WORD_ROOM."""
    cdef uint8_t codes[MAX_WORD]
    cdef int k
    for k in range(laid.length):
        codes[k] = laid.codes[k] & ~BRACKET
    return put_word(at, letters, codes, laid.length)


cdef char *put_steps(char *at, Plans plans, int64_t entry) noexcept nogil:
    """Write the steps of an entry as JSON: up to STEP_ROOM each."""
    cdef const Letters *letters = &plans.positions.letters
    cdef const PlanStep *step
    cdef uint8_t codes[MAX_WORD]
    cdef uint64_t brackets
    cdef int64_t s
    cdef int k
    at = put(at, b',"steps":[')
    for s in range(plans.step_start[entry], plans.step_start[entry + 1]):
        step = &plans.steps[s]
        if s > plans.step_start[entry]:
            at = put(at, b",")
        at = json_action(at, step.action, step.target)
        at = put_letters(at, letters, &step.laid)
        at = put(at, b'","laid":"')
        brackets = 0
        for k in range(step.laid.length):
            codes[k] = step.laid.codes[k] & ~BRACKET
            if step.laid.codes[k] & BRACKET:
                brackets |= <uint64_t>1 << k
        at = put_laid(at, letters, codes, step.laid.length, brackets)
        at = put(at, b'","cards":"')
        at = put_cards(at, letters, step.cards, all_cards())
        at = put(at, b'"}')
    return put(at, b"]")


cdef char *put_left(char *at, Plans plans, int64_t entry) noexcept nogil:
    cdef int64_t card
    for card in range(plans.left_start[entry], plans.left_start[entry + 1]):
        at = put_upper(at, &plans.positions.letters, plans.left[card])
    return at


cdef int json_plans(Text *text, Plans plans, Py_ssize_t position) except -1 nogil:
    cdef Py_ssize_t i = position - plans.first
    cdef int64_t e
    json_head(text, plans.positions, position)
    json_hand(text, plans.positions, position)
    make_room(text, 32)
    text.at = put(text.at, b',"plans":[')
    for e in range(plans.start[i], plans.start[i + 1]):
        make_room(text, entry_room(plans, e))
        text.at = put(text.at, b'{"turns":')
        text.at = put_number(text.at, plans.turns[e])
        text.at = put(text.at, b',"words":[')
        if plans.word_start[e] < plans.word_start[e + 1]:
            text.at = put(text.at, b'"')
            text.at = put_words(text.at, plans, e, b'","')
            text.at = put(text.at, b'"')
        text.at = put(text.at, b'],"left":"')
        text.at = put_left(text.at, plans, e)
        text.at = put(text.at, b'","left_points":')
        text.at = put_number(text.at, plans.left_points[e])
        if plans.has_steps[i]:
            text.at = put_steps(text.at, plans, e)
        text.at = put(text.at, b"},")
    text.at -= 1  # the last comma; there is always an entry for 1 turn
    make_room(text, NUMBER_ROOM + 32)
    text.at = put(text.at, b'],"empties_in":')
    if plans.empties_in[i] > 0:
        text.at = put_number(text.at, plans.empties_in[i])
    else:
        text.at = put(text.at, b"null")
    text.at = put(text.at, b"}\n")


cdef int table_plans(
    Text *text, Text *head, Plans plans, Py_ssize_t position, char separator
) except -1 nogil:
    """Write the records of a position. `head` is memory for their common beginning."""
    cdef Py_ssize_t i = position - plans.first
    cdef int64_t e
    cdef size_t size
    head.at = head.start
    table_head(head, plans.positions, position, separator)
    make_room(head, HAND_ROOM + 16)
    head.at = put_hand(head.at, plans.positions, position)
    head.at[0] = separator
    size = head.at + 1 - head.start
    for e in range(plans.start[i], plans.start[i + 1]):
        make_room(text, size + entry_room(plans, e))
        text.at = put_bytes(text.at, head.start, size)
        text.at = put_number(text.at, plans.turns[e])
        text.at[0] = separator
        text.at = put_words(text.at + 1, plans, e, b" ")
        text.at[0] = separator
        text.at = put_left(text.at + 1, plans, e)
        text.at[0] = separator
        text.at = put_number(text.at + 1, plans.left_points[e])
        text.at[0] = separator
        text.at += 1
        if plans.empties_in[i] > 0:
            text.at = put_number(text.at, plans.empties_in[i])
        text.at[0] = separator
        text.at[1] = c"\n"
        text.at += 2
