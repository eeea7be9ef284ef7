"""Positions in columns, and how to make them of Python objects or columns of Arrow. `read_rows` makes them of text.

Columns of hands, table words and ids are read without copying them. They are pyarrow arrays of strings (see
`TextColumn`), or `list` or `large_list` of these, sliced or not.
Building and importing this module does not need pyarrow. Offsets are checked as they are read: a damaged
file must not crash the process.
"""

from lexicon_fast.base.arguments import is_null
from lexicon_fast.base.arrow import python_items
from lexicon_fast.base.errors import BadHand, BadOption, BadPosition, BadTableWord, LexiconFastError, excerpt

from cpython.bytes cimport PyBytes_AS_STRING, PyBytes_GET_SIZE
from cpython.unicode cimport PyUnicode_1BYTE_DATA, PyUnicode_GET_LENGTH
from cython cimport final
from libc.stdint cimport int64_t, uint32_t, uint8_t
from libc.string cimport memcmp

from ..dictionary.arguments cimport check_first_row, items_of
from ..dictionary.deadline cimport check_stop
from ..dictionary.letters cimport Letters, decode_utf8, fill_letters, spell_codes, spell_laid
from ..dictionary.text_column cimport Slice, Span, TextColumn, TileReader, has_long_tiles, tile_reader_of
from .hands cimport (
    BAD_BYTE, CSV_AFTER, CSV_NO_HAND, CSV_OPEN, HAND_EMPTY, HAND_LETTER, HAND_LONG, JSON_COLON, JSON_COMMA_ARRAY,
    JSON_COMMA_OBJECT, JSON_CONTROL, JSON_DEEP, JSON_END, JSON_ESCAPE, JSON_HAND, JSON_ID, JSON_KEY, JSON_NO_HAND,
    JSON_NUMBER, JSON_OBJECT, JSON_STRING, JSON_TABLE, JSON_UNKNOWN, JSON_VALUE, MAX_DEPTH, MAX_ROW, NULL_HAND,
    NULL_WORD, ROW_LONG, ROW_NUL, ROW_UTF8, WORD_BRACKET, WORD_LETTER, WORD_LONG, WORD_MANY, WORD_MASTER, WORD_SHORT,
    Fault, fail, fail_text, read_hand, read_word, skip_space, skip_token,
)
from .json_text cimport ESCAPED, escape, is_bare_scalar


def read_columns(
    hands, tables, ids, bint quoted, int64_t first_row, alphabet not None: Alphabet, str row_noun=None,
    int64_t rows_before=0, bint with_words=False, Positions out=None,
) -> Positions:
    """Make a position of each row, numbered from `first_row`. Releases the GIL.

    hands: an array of strings; tables: an array of lists of strings, or None; ids: an array of strings,
    or None. with_words: whether a hand is followed by its table words, if `tables` is None. out: positions of the same
    alphabet to add to. Ids become JSON strings if `quoted`; otherwise an id that is a JSON number, true, false or
    null stays that. A row without an id has its number. alphabet: an Alphabet; row_noun, rows_before: as for
    `read_text`. Raises BadAlphabet; BadPosition for damaged columns and for too many rows.
    """
    check_first_row(first_row)
    if not 0 <= rows_before <= 1 << 62:
        raise BadOption(f"rows_before is {rows_before}; use 0 to 2 ** 62")
    cdef Positions positions = new_positions(alphabet) if out is None else out
    positions.row_noun, positions.rows_before = row_noun, rows_before
    cdef TextColumn hand = TextColumn(hands, "hands")
    cdef TextColumn table = None if tables is None else TextColumn(tables, "tables", True)
    cdef TextColumn row_id = None if ids is None else TextColumn(ids, "ids")
    cdef bint has_table = table is not None, has_id = row_id is not None
    cdef int64_t i
    cdef Fault fault
    for column in (table, row_id):
        if column is not None and column.n != hand.n:
            raise BadPosition(f"columns of {hand.n} and {column.n} rows; they must have the same length")
    cdef size_t rows = positions.n + hand.n
    positions.row.reserve(rows)
    positions.hand_start.reserve(rows + 1)
    positions.table_start.reserve(rows + 1)
    positions.id_start.reserve(rows + 1)
    with nogil:
        for i in range(hand.n):
            check_stop(64)
            if (
                (has_id and add_id(positions, row_id, i, quoted, &fault))
                or add_hand(positions, hand, i, with_words, &fault)
                or (has_table and add_table(positions, table, i, &fault))
            ):
                positions.fail_row(first_row + i, &fault)
            else:
                positions.end_row(first_row + i)
            if max(positions.cards_end, positions.letters_end, positions.id_text.size()) > MAX_SIZE:
                with gil:
                    raise BadPosition(f"{hand.n} rows with more than {MAX_SIZE:,} letters; pass fewer rows at once")
    positions.finish("row")
    return positions


cdef int add_id(
    Positions positions, TextColumn ids, int64_t i, bint quoted, Fault *fault
) except -1 nogil:
    """Read the id of a row. Returns 1 if it is bad."""
    cdef Slice text
    cdef const uint8_t *at
    cdef uint32_t point
    cdef int size
    if not ids.find(i, &text):
        return 0
    at = text.begin
    while at < text.end:
        size = decode_utf8(at, text.end - at, &point)
        if size == 0:
            fault.text = at
            fault.size = text.end - at
            return -fail(fault, ROW_UTF8, at - text.begin + 1, BAD_BYTE | at[0])
        at += size
    return positions.add_id(text.begin, text.end - text.begin, quoted)


cdef int add_hand(
    Positions positions, TextColumn hands, int64_t i, bint with_words, Fault *fault
) except -1 nogil:
    """Read the hand of a row. Returns 1 if it is bad."""
    cdef Slice text
    if not hands.find(i, &text):
        return fail_text(fault, NULL_HAND, NULL, NULL)
    if not with_words:
        return positions.add_hand(text.begin, text.end, fault)
    text.begin = fault.text = skip_space(text.begin, text.end)
    return positions.next_hand(&text.begin, text.end, fault) or positions.add_words(text.begin, text.end, fault)


cdef int add_table(
    Positions positions, TextColumn tables, int64_t i, Fault *fault
) except -1 nogil:
    """Read the table words of a row. Returns 1 if one is bad."""
    cdef Span table
    cdef Slice text
    cdef int64_t k
    if not tables.find_span(i, &table):
        return 0
    for k in range(table.begin, table.end):
        check_stop(32)
        if not tables.values.find(k, &text):
            fault.word = k - table.begin
            return fail_text(fault, NULL_WORD, NULL, NULL)
        if positions.add_word(text.begin, text.end, fault):
            return 1
    return 0


cdef extern from "Python.h":
    bint PyUnicode_IS_ASCII(object text)


cdef enum:
    QUOTED = 40                     # characters of a value that a message quotes
    QUOTED_BYTES = 4 * (QUOTED + 1)  # enough for one character more
    MAX_SIZE = 1 << 30              # bytes of letters, cards or ids; offsets within positions have 32 bits

cdef enum Part:
    ROW
    HAND
    WORD


@final
cdef class Positions:
    """Hands and table words, read and checked. Made by `positions_of` and the functions that read rows."""

    def __cinit__(self):
        self.hand_start.push_back(0)
        self.table_start.push_back(0)
        self.word_start.push_back(0)
        self.id_start.push_back(0)
        self.errors = {}
        self.error_types = {}

    @staticmethod
    def empty(alphabet not None: Alphabet) -> Positions:
        """Make a Positions without rows, for an Alphabet. Raises BadAlphabet."""
        return new_positions(alphabet)

    def __len__(self):
        return self.n

    @property
    def near_miss(self) -> tuple[int, str, str] | None:
        """The first unknown key that is close to a known one: (row, key, known key), or None."""
        if not self.near_row:
            return None
        key = self.near_key.data()[:self.near_key.size()]
        known = {c"i": "id", c"h": "hand", c"t": "table"}[self.near_name]
        return self.near_row, key.decode("utf-8", "replace"), known

    def rows(self) -> list[tuple[int, str | None, str, list[str], str | None]]:
        """The positions as Python objects: (row, text of the id or None, hand, table, error or None).

        Hands are upper-case with `*` for the Master, table words lower-case with brackets. A bad row
        has the hand "" and no table.
        """
        cdef uint32_t begin, end, w
        rows = []
        for i in range(self.n):
            check_stop(1000)
            begin, end = self.id_start[i], self.id_start[i + 1]
            row_id = (self.id_text.data() + begin)[:end - begin].decode() if end > begin else None
            begin, end = self.hand_start[i], self.hand_start[i + 1]
            hand = spell_codes(&self.letters, self.cards.data() + begin, end - begin)
            table = []
            for w in range(self.table_start[i], self.table_start[i + 1]):
                begin, end = self.word_start[w], self.word_start[w + 1]
                table.append(spell_laid(&self.letters, self.table_letters.data() + begin, end - begin))
            rows.append((self.row[i], row_id, hand, table, self.errors.get(i)))
        return rows

    cdef int next_hand(self, const uint8_t **at, const uint8_t *end, Fault *fault) except -1 nogil:
        cdef const uint8_t *start = at[0]
        cdef int n
        if self.cards.size() < self.cards_end + MAX_CARDS:
            self.cards.resize(2 * self.cards_end + 64 * MAX_CARDS)
        if self.tiles is None:
            n = read_hand(&self.letters, at, end, self.cards.data() + self.cards_end, fault)
        else:
            n = self.read_tiles(True, at, end, self.cards.data() + self.cards_end, fault)
        if n < 0:
            n = self.read_entered(True, at, end, self.cards.data() + self.cards_end, fault)
        if n < 0:
            fault.text = start
            fault.size = skip_token(start, end) - start
            return 1
        self.cards_end += n
        return 0

    cdef int next_word(self, const uint8_t **at, const uint8_t *end, Fault *fault) except -1 nogil:
        cdef const uint8_t *start = at[0]
        cdef int n
        cdef int64_t number = <int64_t>self.word_start.size() - self.table_start.back()
        if number > MAX_TABLE:
            return fail_text(fault, WORD_MANY, start, start)
        if self.table_letters.size() < self.letters_end + MAX_LETTERS:
            self.table_letters.resize(2 * self.letters_end + 64 * MAX_LETTERS)
        if self.tiles is None:
            n = read_word(&self.letters, at, end, self.table_letters.data() + self.letters_end, fault)
        else:
            n = self.read_tiles(False, at, end, self.table_letters.data() + self.letters_end, fault)
        if n < 0:
            n = self.read_entered(False, at, end, self.table_letters.data() + self.letters_end, fault)
        if n < 0:
            fault.word = number
            fault.text = start
            fault.size = skip_token(start, end) - start
            return 1
        self.letters_end += n
        self.word_start.push_back(<uint32_t>self.letters_end)
        return 0

    cdef int read_tiles(
        self, bint is_hand, const uint8_t **at, const uint8_t *end, uint8_t *out, Fault *fault
    ) except -2 nogil:
        """Read a hand or table word with tiles of several letters; fails where its text must be composed or folded."""
        cdef const uint8_t *stop = skip_token(at[0], end)
        cdef const uint8_t *p
        cdef const uint8_t *read_end
        cdef int n
        self.token.resize(2 * (stop - at[0]) + 1)
        p = self.token.data()
        read_end = self.tiles.bytes.read(at[0], stop, self.token.data())
        if is_hand:
            n = read_hand(&self.letters, &p, read_end, out, fault)
        else:
            n = read_word(&self.letters, &p, read_end, out, fault)
        if n >= 0:
            at[0] = stop
        return n

    cdef int read_entered(
        self, bint is_hand, const uint8_t **at, const uint8_t *end, uint8_t *out, Fault *fault
    ) except -2 nogil:
        """Read a bad hand or table word again as its alphabet does. Returns what `read_hand` and `read_word` return.

        Only bad text with accents takes this way, so that other text need not be searched for them, and bad text of
        languages with tiles of several letters.
        """
        cdef const uint8_t *stop = skip_token(at[0], end)
        cdef const uint8_t *p = at[0]
        while p < stop and p[0] < 128:
            p += 1
        if p == stop and self.tiles is None:
            return -1
        with gil:
            return self.read_again(is_hand, at, stop, out, fault)

    cdef int read_again(
        self, bint is_hand, const uint8_t **at, const uint8_t *stop, uint8_t *out, Fault *fault
    ) except -2:
        cdef str text = (<const char *>at[0])[:stop - at[0]].decode("utf-8", "surrogateescape")
        read_text = self.alphabet.typed if self.is_typed else self.alphabet.read
        cdef bytes read = read_text(text).encode("utf-8", "surrogateescape")
        cdef const uint8_t *p = <const uint8_t *>PyBytes_AS_STRING(read)
        cdef int n
        if is_hand:
            n = read_hand(&self.letters, &p, p + len(read), out, fault)
        else:
            n = read_word(&self.letters, &p, p + len(read), out, fault)
        if n >= 0:
            at[0] = stop
        return n

    cdef int add_hand(self, const uint8_t *text, const uint8_t *end, Fault *fault) except -1 nogil:
        cdef const uint8_t *at = text
        cdef int bad = self.next_hand(&at, end, fault)
        if not bad and at < end:
            bad = -fail(fault, HAND_LETTER, self.cards_end - self.hand_start.back() + 1, at[0])
        fault.text = text
        fault.size = end - text
        return bad

    cdef int add_word(self, const uint8_t *text, const uint8_t *end, Fault *fault) except -1 nogil:
        cdef const uint8_t *at = text
        cdef int bad = self.next_word(&at, end, fault)
        if not bad and at < end:
            fault.word = <int64_t>self.word_start.size() - 1 - self.table_start.back()
            bad = -fail(fault, WORD_LETTER, characters(text, at) + 1, at[0])
        fault.text = text
        fault.size = end - text
        return bad

    cdef int add_words(self, const uint8_t *at, const uint8_t *end, Fault *fault) except -1 nogil:
        """Read table words with white space around them."""
        at = skip_space(at, end)
        while at < end:
            if self.next_word(&at, end, fault):
                return 1
            at = skip_space(at, end)
        return 0

    cdef int add_id(self, const uint8_t *text, size_t size, bint quoted) except -1 nogil:
        """Add the id of a row: UTF-8 text, or a JSON number, true, false or null unless `quoted`."""
        cdef size_t before = self.id_text.size()
        cdef const char *plain = <const char *>text
        cdef char *out
        if not quoted and is_bare_scalar(text, size):
            self.id_text.insert(self.id_text.end(), plain, plain + size)
            return 0
        self.id_text.resize(before + ESCAPED * size + 2)
        out = self.id_text.data() + before
        out[0] = c'"'
        out = escape(out + 1, plain, size)
        out[0] = c'"'
        self.id_text.resize(out + 1 - self.id_text.data())

    cdef int end_row(self, int64_t row) except -1 nogil:
        """Complete the current row."""
        self.row.push_back(row)
        self.hand_start.push_back(<uint32_t>self.cards_end)
        self.table_start.push_back(<uint32_t>(self.word_start.size() - 1))
        self.id_start.push_back(<uint32_t>self.id_text.size())
        self.n += 1

    cdef int fail_row(self, int64_t row, const Fault *fault) except -1 nogil:
        """Complete the current row as a bad one, of which only the id is kept."""
        cdef RowFault bad
        bad.fault = fault[0]
        bad.fault.text = NULL
        bad.position = self.n
        bad.at = self.fault_text.size()
        bad.size = fault.size if fault.size < QUOTED_BYTES else QUOTED_BYTES
        self.fault_text.insert(
            self.fault_text.end(), <const char *>fault.text, <const char *>fault.text + bad.size
        )
        self.faults.push_back(bad)
        self.drop_row()
        self.end_row(row)

    cdef int drop_row(self) except -1 nogil:
        """Remove the cards and table words of the current row."""
        self.cards_end = self.hand_start.back()
        self.word_start.resize(self.table_start.back() + 1)
        self.letters_end = self.word_start.back()

    cdef str row_name(self, Py_ssize_t i, str noun):
        """Return the name of a row in errors: "line 3". noun: the word for it, unless the caller had one."""
        return f"{noun if self.row_noun is None else self.row_noun} {self.row[i] - self.rows_before}"

    cdef int finish(self, str noun) except -1:
        """Finish after the last row: turn the faults into messages ("`noun` 3: ...")."""
        cdef size_t i
        cdef RowFault *bad
        self.cards.resize(self.cards_end)
        self.table_letters.resize(self.letters_end)
        for i in range(self.faults.size()):
            check_stop(2000)
            bad = &self.faults[i]
            text = (self.fault_text.data() + bad.at)[:bad.size]
            error = fault_error(&bad.fault, text, self.row_name(bad.position, noun), self.alphabet)
            self.errors[bad.position] = str(error)
            self.error_types[bad.position] = type(error).__name__
        self.faults.clear()
        self.fault_text.clear()


cdef Positions new_positions(alphabet):
    cdef Positions positions = Positions.__new__(Positions)
    fill_letters(&positions.letters, alphabet.upper, alphabet.lower)
    positions.alphabet = alphabet
    positions.is_typed = True
    positions.tiles = tile_reader_of(alphabet, True) if has_long_tiles(&positions.letters) else None
    return positions


cdef inline int64_t characters(const uint8_t *at, const uint8_t *end) noexcept nogil:
    """The number of characters in UTF-8 text."""
    cdef int64_t n = 0
    while at < end:
        n += (at[0] & 0xC0) != 0x80
        at += 1
    return n


def positions_of(
    items: Iterable[str | tuple[str | None, Iterable[str] | None] | None] | ArrowData, alphabet not None: Alphabet,
    bint keep=False,
) -> Positions:
    """Make positions of Python objects, numbered from 1.

    Each item is a string (the hand and the table words, separated by white space), as people type it, or a pair
    of a hand and a sequence of table words (or None). Pairs come from programs, such as the hand of an observation,
    in which C may stand before H: they are read as boards are. alphabet: an Alphabet.

    Raises BadHand, BadTableWord or BadPosition for the first bad item ("position 3: ..."), and
    BadAlphabet. With `keep` a bad item becomes a position without cards and a message in `errors`.
    """
    if isinstance(items, (str, bytes)):
        raise BadPosition(f"positions must be a sequence of positions, not one string {excerpt(items)}")
    cdef Positions positions = new_positions(alphabet)
    cdef list all_items = items_of(items, "items", "str or of pairs of a hand and its table words")
    cdef Py_ssize_t i, n = len(all_items)
    cdef object item
    cdef TileReader typed = positions.tiles
    cdef TileReader written = None if typed is None else tile_reader_of(alphabet, False)
    positions.row.reserve(n)
    positions.hand_start.reserve(n + 1)
    positions.table_start.reserve(n + 1)
    positions.id_start.reserve(n + 1)
    for i in range(n):
        check_stop(200)
        item = all_items[i]
        try:
            positions.is_typed = isinstance(item, str)
            positions.tiles = typed if positions.is_typed else written
            if positions.is_typed:
                _read(positions, ROW, item, i + 1)
            else:
                _read_pair(positions, item, i + 1)
        except LexiconFastError as error:
            if not keep:
                raise
            positions.errors[i] = str(error)
            positions.error_types[i] = type(error).__name__
            positions.drop_row()
        positions.end_row(i + 1)
        if positions.cards_end > MAX_SIZE or positions.letters_end > MAX_SIZE:
            raise BadPosition(f"position {i + 1}: more than {MAX_SIZE:,} letters; pass fewer positions at once")
    positions.finish("position")
    return positions


cdef int _read_pair(Positions positions, item, Py_ssize_t number) except -1:
    """Read a hand and table words that are separate objects."""
    try:
        hand, table = item
    except (TypeError, ValueError):
        hand = item
    if not isinstance(hand, str):
        if is_null(hand):
            raise BadHand(f"position {number}: hand is null")
        raise BadPosition(
            f"position {number}: {_shortened(repr(item))} must be a str, or a pair of a hand (a str) and its"
            " table words (a sequence of str)"
        )
    _read(positions, HAND, hand, number)
    if table is None:
        return 0
    if isinstance(table, (str, bytes)) or not hasattr(table, "__iter__"):
        raise BadPosition(f"position {number}: table {_shortened(repr(table))} must be a sequence of str, or None")
    for place, word in enumerate(python_items("table", table)):
        check_stop(100)
        if not isinstance(word, str):
            if is_null(word):
                raise BadTableWord(f"position {number}: table word {place} is null")
            raise BadTableWord(f"position {number}: table word {_shortened(repr(word))} must be a str")
        _read(positions, WORD, word, number)


cdef int _read(Positions positions, Part part, text, Py_ssize_t number) except -1:
    """Read a complete position, a hand or a table word. Raises BadHand, BadTableWord or BadPosition."""
    cdef Fault fault
    cdef const uint8_t *at
    cdef const uint8_t *end
    cdef bytes coded
    cdef int bad
    if PyUnicode_IS_ASCII(text):
        at = <const uint8_t *>PyUnicode_1BYTE_DATA(text)
        end = at + PyUnicode_GET_LENGTH(text)
    else:
        coded = text.encode("utf-8", "backslashreplace")  # surrogates: a backslash is not a letter
        at = <const uint8_t *>PyBytes_AS_STRING(coded)
        end = at + PyBytes_GET_SIZE(coded)
    if part == ROW:
        at = skip_space(at, end)
        fault.text = at
        bad = positions.next_hand(&at, end, &fault) or positions.add_words(at, end, &fault)
    elif part == HAND:
        bad = positions.add_hand(at, end, &fault)
    else:
        bad = positions.add_word(at, end, &fault)
    if bad:
        raise fault_error(
            &fault, fault.text[:min(fault.size, <size_t>QUOTED_BYTES)], f"position {number}", positions.alphabet)


cdef object fault_error(const Fault *fault, bytes text, str where, alphabet):
    """Make the exception for a fault at `where` ("line 3"). `text` is the beginning of the bad value."""
    error = BadPosition
    if fault.kind <= HAND_LONG or fault.kind == NULL_HAND:
        error = BadHand
    elif fault.kind <= WORD_MANY or fault.kind == NULL_WORD:
        error = BadTableWord
    if fault.point & BAD_BYTE:
        character = f"byte 0x{fault.point & 0xFF:02x}"
    else:
        character = f"'{_printable(chr(fault.point))}'"
    if text or fault.kind <= WORD_MANY:
        value = f"'{_printable(_shortened(text.decode('utf-8', 'backslashreplace')))}'"
    else:
        value = "the end of the row"
    message = _MESSAGES[fault.kind].format(
        value=value, character=character, place=fault.place, word=fault.word,
        letters="" if alphabet is None else alphabet.describe(),
        s="" if fault.place == 1 else "s",
    )
    return error(f"{where}: {message}")


_WORD = "table word {word} {value}"
_BROKEN = "broken JSON at byte {place}, {value}: "
_OBJECT = 'expected an object like {{"hand": "CATDOG*", "table": ["hat"]}}'
cdef dict _MESSAGES = {
    HAND_LETTER: "hand {value}: {character} (card {place}) is not a letter; use {letters}, * or ?",
    HAND_EMPTY: f"hand {{value}} has no cards; it must have 1 to {MAX_CARDS}",
    HAND_LONG: f"hand {{value}} has more than {MAX_CARDS} cards; it must have 1 to {MAX_CARDS}",
    WORD_LETTER: _WORD + ": {character} (character {place}) is not a letter; use {letters}, and for a Master "
    "its letter in brackets: l[u]rch",
    WORD_MASTER: _WORD + ": {character} (character {place}) is not a letter; for a Master use its letter in "
    "brackets: l[u]rch",
    WORD_BRACKET: _WORD + ": {character} (character {place}): brackets must enclose one letter, as in l[u]rch",
    WORD_SHORT: _WORD + f" has {{place}} letter{{s}}; it must have 2 to {MAX_LETTERS}",
    WORD_LONG: _WORD + f" has more than {MAX_LETTERS} letters; it must have 2 to {MAX_LETTERS}",
    WORD_MANY: f"more than {MAX_TABLE} table words",
    ROW_LONG: f"{{value}} is longer than {MAX_ROW} bytes",
    ROW_UTF8: "{character} (byte {place}) is not UTF-8",
    ROW_NUL: "byte {place} is NUL; use text without NUL",
    JSON_VALUE: _BROKEN + "expected a value",
    JSON_KEY: _BROKEN + "expected a key in double quotes",
    JSON_COLON: _BROKEN + "expected ':'",
    JSON_COMMA_OBJECT: _BROKEN + "expected ',' or '}}'",
    JSON_COMMA_ARRAY: _BROKEN + "expected ',' or ']'",
    JSON_END: _BROKEN + "expected the end of the line",
    JSON_STRING: _BROKEN + "expected the double quote that ends the string",
    JSON_CONTROL: _BROKEN + "control characters must be escaped",
    JSON_ESCAPE: _BROKEN + "unknown escape",
    JSON_NUMBER: _BROKEN + "expected a digit",
    JSON_DEEP: _BROKEN + f"more than {MAX_DEPTH} levels of nesting",
    JSON_OBJECT: "{value} is not a JSON object; " + _OBJECT,
    JSON_NO_HAND: "no hand in {value}; " + _OBJECT,
    JSON_HAND: "hand {value} is not a string; " + _OBJECT,
    JSON_TABLE: "table {value} is not a list of strings; " + _OBJECT,
    JSON_ID: "id {value} must be a string, number, true, false or null",
    JSON_UNKNOWN: "unknown key {value}; known keys: id, hand, table",
    CSV_OPEN: "the quotes of {value} (column {place}) are not closed",
    CSV_AFTER: "{value} follows the closing quotes of column {place}; expected a comma or the end of the row",
    CSV_NO_HAND: "no hand in {value}, which has {word} columns; the hand is column {place}",
    NULL_HAND: "hand is null",
    NULL_WORD: "table word {word} is null",
}


cdef str _shortened(str text):
    return text if len(text) <= QUOTED else text[:QUOTED] + "..."


cdef str _printable(str text):
    return "".join([c if c.isprintable() else c.encode("unicode_escape").decode() for c in text])


cdef int check_positions(Positions positions, const Letters *letters, Py_ssize_t first, Py_ssize_t n) except -1:
    if not (0 <= first <= positions.n and 0 <= n <= positions.n - first):
        raise IndexError(f"first is {first} and n is {n}, but there are {positions.n} positions")
    if positions.letters.n != letters.n or memcmp(
        positions.letters.lower_point, letters.lower_point, sizeof(letters.lower_point)
    ):
        raise BadOption("positions and dictionary have different alphabets")
