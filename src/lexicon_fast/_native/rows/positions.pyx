"""Positions in columns: filled row by row, from Python objects here, from text in `read_rows`."""

from cpython.bytes cimport PyBytes_AS_STRING, PyBytes_GET_SIZE
from cpython.unicode cimport PyUnicode_1BYTE_DATA, PyUnicode_GET_LENGTH
from cython cimport final
from libc.stdint cimport int64_t, uint8_t, uint32_t

from lexicon_fast.errors import BadHand, BadPosition, BadTableWord, LexiconFastError

from ..dictionary.arguments cimport items_of
from ..dictionary.deadline cimport check_stop
from ..dictionary.letters cimport BRACKET, fill_letters
from .hands cimport (
    BAD_BYTE, CSV_AFTER, CSV_NO_HAND, CSV_OPEN, HAND_EMPTY, HAND_LETTER, HAND_LONG, JSON_COLON,
    JSON_COMMA_ARRAY, JSON_COMMA_OBJECT, JSON_CONTROL, JSON_DEEP, JSON_END, JSON_ESCAPE, JSON_HAND,
    JSON_ID, JSON_KEY, JSON_NO_HAND, JSON_NUMBER, JSON_OBJECT, JSON_STRING, JSON_TABLE, JSON_UNKNOWN,
    JSON_VALUE, MAX_DEPTH, MAX_ROW, NULL_HAND, NULL_WORD, ROW_LONG, ROW_NUL, ROW_UTF8, WORD_BRACKET,
    WORD_LETTER, WORD_LONG, WORD_MANY, WORD_MASTER, WORD_SHORT, fail, read_hand, read_word, skip_space,
    skip_token,
)
from .json_text cimport ESCAPED, escape, is_bare_scalar


cdef extern from "Python.h":
    bint PyUnicode_IS_ASCII(object text)


cdef enum:
    SHOWN = 40              # characters of a value in a message
    KEPT = 4 * (SHOWN + 1)  # bytes that surely hold one more
    MOST = 1 << 30          # letters and cards; offsets have 32 bits

cdef enum Part:
    ROW
    HAND
    WORD


@final
cdef class Positions:
    """Hands and the words on the table, read and checked; made by the functions that read them."""

    def __cinit__(self):
        self.hand_start.push_back(0)
        self.table_start.push_back(0)
        self.word_start.push_back(0)
        self.id_start.push_back(0)
        self.errors = {}

    @staticmethod
    def empty(str upper, str lower):
        """No positions, for an alphabet with these letters. Raises BadAlphabet."""
        return new_positions(upper, lower)

    def __len__(self):
        return self.n

    @property
    def near_miss(self):
        """The first unknown key that is close to a known one: (row, key, known key), or None."""
        if not self.near_row:
            return None
        key = self.near_key.data()[:self.near_key.size()]
        known = {c"i": "id", c"h": "hand", c"t": "table"}[self.near_name]
        return self.near_row, key.decode("utf-8", "replace"), known

    def rows(self):
        """The positions as Python objects: (row, text of the id or None, hand, table, error or None).

        Hands are upper-case with `*` for the Master, table words lower-case with brackets. A bad row
        has the hand "" and no table.
        """
        rows = []
        for i in range(self.n):
            check_stop(1000)
            table = [_word_of(self, w) for w in range(self.table_start[i], self.table_start[i + 1])]
            rows.append((self.row[i], _id_of(self, i), _hand_of(self, i), table, self.errors.get(i)))
        return rows

    cdef int next_hand(self, const uint8_t **at, const uint8_t *end, Fault *fault) except -1 nogil:
        """Takes the hand from *at to white space or `end`; 1: it is bad."""
        cdef const uint8_t *start = at[0]
        cdef int n
        if self.cards.size() < self.cards_end + MAX_CARDS:
            self.cards.resize(2 * self.cards_end + 64 * MAX_CARDS)
        n = read_hand(&self.letters, at, end, self.cards.data() + self.cards_end, fault)
        if n < 0:
            fault.text = start
            fault.size = skip_token(start, end) - start
            return 1
        self.cards_end += n
        return 0

    cdef int next_word(self, const uint8_t **at, const uint8_t *end, Fault *fault) except -1 nogil:
        """Takes a table word from *at to white space or `end`; 1: it is bad."""
        cdef const uint8_t *start = at[0]
        cdef int n
        cdef int64_t number = <int64_t>self.word_start.size() - self.table_start.back()
        if number > MAX_TABLE:
            fault.text = start
            fault.size = 0
            return -fail(fault, WORD_MANY, 0, 0)
        if self.table_letters.size() < self.letters_end + MAX_LETTERS:
            self.table_letters.resize(2 * self.letters_end + 64 * MAX_LETTERS)
        n = read_word(&self.letters, at, end, self.table_letters.data() + self.letters_end, fault)
        if n < 0:
            fault.word = number
            fault.text = start
            fault.size = skip_token(start, end) - start
            return 1
        self.letters_end += n
        self.word_start.push_back(<uint32_t>self.letters_end)
        return 0

    cdef int add_hand(self, const uint8_t *text, const uint8_t *end, Fault *fault) except -1 nogil:
        """Takes the hand that `text` is from end to end; 1: it is bad."""
        cdef const uint8_t *at = text
        cdef int bad = self.next_hand(&at, end, fault)
        if not bad and at < end:
            bad = -fail(fault, HAND_LETTER, self.cards_end - self.hand_start.back() + 1, at[0])
        fault.text = text
        fault.size = end - text
        return bad

    cdef int add_word(self, const uint8_t *text, const uint8_t *end, Fault *fault) except -1 nogil:
        """Takes the table word that `text` is from end to end; 1: it is bad."""
        cdef const uint8_t *at = text
        cdef int bad = self.next_word(&at, end, fault)
        if not bad and at < end:
            fault.word = <int64_t>self.word_start.size() - 1 - self.table_start.back()
            bad = -fail(fault, WORD_LETTER, characters(text, at) + 1, at[0])
        fault.text = text
        fault.size = end - text
        return bad

    cdef int add_words(self, const uint8_t *at, const uint8_t *end, Fault *fault) except -1 nogil:
        """Takes table words with white space between, before and behind; 1: one is bad."""
        at = skip_space(at, end)
        while at < end:
            if self.next_word(&at, end, fault):
                return 1
            at = skip_space(at, end)
        return 0

    cdef int add_id(self, const uint8_t *text, size_t size, bint quoted) except -1 nogil:
        """Takes the row's id: UTF-8 text, which a JSON number, true, false or null is unless `quoted`."""
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
        return 0

    cdef int end_row(self, int64_t row) except -1 nogil:
        """The row in work is whole."""
        self.row.push_back(row)
        self.hand_start.push_back(<uint32_t>self.cards_end)
        self.table_start.push_back(<uint32_t>(self.word_start.size() - 1))
        self.id_start.push_back(<uint32_t>self.id_text.size())
        self.n += 1
        return 0

    cdef int fail_row(self, int64_t row, const Fault *fault) except -1 nogil:
        """The row in work is bad: of what it had so far only the id is kept."""
        cdef Noted noted
        noted.fault = fault[0]
        noted.fault.text = NULL
        noted.position = self.n
        noted.at = self.fault_text.size()
        noted.size = fault.size if fault.size < KEPT else KEPT
        self.fault_text.insert(
            self.fault_text.end(), <const char *>fault.text, <const char *>fault.text + noted.size
        )
        self.faults.push_back(noted)
        self.drop_row()
        self.end_row(row)
        return 0

    cdef int drop_row(self) except -1 nogil:
        """Forgets the cards and table words of the row in work."""
        self.cards_end = self.hand_start.back()
        self.word_start.resize(self.table_start.back() + 1)
        self.letters_end = self.word_start.back()
        return 0

    cdef int settle(self, str place, str accepted) except -1:
        """All rows are in: puts the faults into words ("`place` 3: ...")."""
        cdef size_t i
        cdef Noted *noted
        self.cards.resize(self.cards_end)
        self.table_letters.resize(self.letters_end)
        for i in range(self.faults.size()):
            check_stop(2000)
            noted = &self.faults[i]
            text = (self.fault_text.data() + noted.at)[:noted.size]
            where = f"{place} {self.row[noted.position]}"
            self.errors[noted.position] = str(fault_error(&noted.fault, text, where, accepted))
        self.faults.clear()
        self.fault_text.clear()
        return 0


cdef _id_of(Positions positions, Py_ssize_t i):
    cdef uint32_t start = positions.id_start[i], end = positions.id_start[i + 1]
    return (positions.id_text.data() + start)[:end - start].decode() if end > start else None


cdef _hand_of(Positions positions, Py_ssize_t i):
    cdef const Letters *letters = &positions.letters
    cdef uint32_t at
    cdef int code
    text = b""
    for at in range(positions.hand_start[i], positions.hand_start[i + 1]):
        code = positions.cards[at]
        text += letters.upper[code][:letters.upper_size[code]]
    return text.decode()


cdef _word_of(Positions positions, Py_ssize_t word):
    cdef const Letters *letters = &positions.letters
    cdef uint32_t at
    cdef int code
    text = b""
    for at in range(positions.word_start[word], positions.word_start[word + 1]):
        code = positions.table_letters[at] & ~BRACKET
        letter = letters.lower[code][:letters.lower_size[code]]
        text += b"[" + letter + b"]" if positions.table_letters[at] & BRACKET else letter
    return text.decode()


cdef Positions new_positions(str upper, str lower):
    cdef Positions positions = Positions.__new__(Positions)
    fill_letters(&positions.letters, upper, lower)
    return positions


cdef inline int64_t characters(const uint8_t *at, const uint8_t *end) noexcept nogil:
    """The number of characters in UTF-8 text."""
    cdef int64_t n = 0
    while at < end:
        n += (at[0] & 0xC0) != 0x80
        at += 1
    return n


def positions_of(items, str upper, str lower, str accepted, bint keep=False):
    """Positions from Python objects, numbered from 1.

    Each item is a text (the hand, then the table words, white space between) or a pair of a hand and
    a sequence of table words (or None). `accepted` names the letters in messages: "A-Z".

    Raises BadHand, BadTableWord or BadPosition for the first bad one ("position 3: ..."), and
    BadAlphabet. With `keep` a bad one becomes a position without cards and a line in `errors`.
    """
    if isinstance(items, (str, bytes)):
        raise BadPosition(f"positions must be a sequence of positions, not one string {items!r:.50}")
    cdef Positions positions = new_positions(upper, lower)
    cdef list all_items = items_of(items, "items", "str or of pairs of a hand and its table words")
    cdef Py_ssize_t i, n = len(all_items)
    cdef object item
    positions.row.reserve(n)
    positions.hand_start.reserve(n + 1)
    positions.table_start.reserve(n + 1)
    positions.id_start.reserve(n + 1)
    for i in range(n):
        check_stop(200)
        item = all_items[i]
        try:
            if isinstance(item, str):
                _take(positions, ROW, item, i + 1, accepted)
            else:
                _take_pair(positions, item, i + 1, accepted)
        except LexiconFastError as error:
            if not keep:
                raise
            positions.errors[i] = str(error)
            positions.drop_row()
        positions.end_row(i + 1)
        if positions.cards_end > MOST or positions.letters_end > MOST:
            raise BadPosition(f"position {i + 1}: too many at once; accepted: up to {MOST} letters")
    positions.settle("position", accepted)
    return positions


cdef int _take_pair(Positions positions, item, Py_ssize_t number, str accepted) except -1:
    """Takes a hand and table words that come apart."""
    try:
        hand, table = item
    except (TypeError, ValueError):
        hand = None
    if not isinstance(hand, str):
        raise BadPosition(
            f"position {number}: {_cut(repr(item))}; accepted: a str, or a pair of a hand (a str) and "
            "its table words (a sequence of str)"
        )
    _take(positions, HAND, hand, number, accepted)
    if table is None:
        return 0
    if isinstance(table, (str, bytes)) or not hasattr(table, "__iter__"):
        raise BadPosition(
            f"position {number}: table {_cut(repr(table))}; accepted: a sequence of str, or None"
        )
    for word in table:
        check_stop(100)
        if not isinstance(word, str):
            raise BadTableWord(f"position {number}: table word {_cut(repr(word))}; accepted: a str")
        _take(positions, WORD, word, number, accepted)
    return 0


cdef int _take(
    Positions positions, Part part, text, Py_ssize_t number, str accepted
) except -1:
    """Takes a whole position, a hand or a table word."""
    cdef Fault fault
    cdef const uint8_t *at
    cdef const uint8_t *end
    cdef bytes coded
    cdef int bad
    if PyUnicode_IS_ASCII(text):
        at = <const uint8_t *>PyUnicode_1BYTE_DATA(text)
        end = at + PyUnicode_GET_LENGTH(text)
    else:
        coded = text.encode("utf-8", "backslashreplace")  # surrogates: a backslash is no letter
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
            &fault, fault.text[:min(fault.size, <size_t>KEPT)], f"position {number}", accepted
        )
    return 0


cdef object fault_error(const Fault *fault, bytes text, str where, str accepted):
    """The exception for a fault in `where` ("line 3"); `text` is how its value begins."""
    cdef int kind = fault.kind
    value = _shown(text)
    place = fault.place
    if fault.point & BAD_BYTE:
        character = f"byte 0x{fault.point & 0xFF:02x}"
    else:
        character = f"'{_escaped(chr(fault.point))}'"

    if kind == HAND_LETTER:
        error = BadHand
        said = f"hand {value}: {character} (card {place}) is no letter; accepted: {accepted}, * or ?"
    elif kind == HAND_EMPTY:
        error = BadHand
        said = f"hand {value}: no cards; accepted: 1 to {MAX_CARDS} cards"
    elif kind == HAND_LONG:
        error = BadHand
        said = f"hand {value}: more than {MAX_CARDS} cards; accepted: 1 to {MAX_CARDS} cards"
    elif kind == WORD_MANY:
        error = BadTableWord
        said = f"more than {MAX_TABLE} table words; accepted: up to {MAX_TABLE}"
    elif HAND_LONG < kind < WORD_MANY:
        error = BadTableWord
        said = f"table word {fault.word} {value}: " + _WORD_SAID[kind].format(
            character=character, place=place, accepted=accepted, s="" if place == 1 else "s"
        )
    else:
        error = BadPosition
        said = _ROW_SAID[kind].format(
            value=value if text else "the end of the row", place=place, columns=fault.word,
            word=fault.word, character=character,
        )
    return error(f"{where}: {said}")


cdef dict _WORD_SAID = {
    WORD_LETTER: "{character} (character {place}) is no letter; accepted: {accepted}, "
    "a Master's letter in brackets: l[u]rch",
    WORD_MASTER: "{character} (character {place}) is no letter; accepted: the letter that the Master "
    "stands for, in brackets: l[u]rch",
    WORD_BRACKET: "{character} (character {place}): each pair of brackets holds one letter; accepted: "
    "{accepted}, a Master's letter in brackets: l[u]rch",
    WORD_SHORT: f"{{place}} letter{{s}}; accepted: 2 to {MAX_LETTERS} letters",
    WORD_LONG: f"more than {MAX_LETTERS} letters; accepted: 2 to {MAX_LETTERS} letters",
}

_BROKEN = "broken JSON at byte {place}, {value}; accepted here: "
_OBJECT = '{{"hand": "CATDOG*", "table": ["hat"]}}'
cdef dict _ROW_SAID = {
    ROW_LONG: f"{{value}} is longer than {MAX_ROW} bytes; accepted: up to {MAX_ROW} bytes",
    ROW_UTF8: "{character} (byte {place}) is not UTF-8; accepted: UTF-8 text",
    ROW_NUL: "byte {place} is NUL; accepted: UTF-8 text without NUL",
    JSON_VALUE: _BROKEN + "a value",
    JSON_KEY: _BROKEN + "a key in double quotes",
    JSON_COLON: _BROKEN + "':'",
    JSON_COMMA_OBJECT: _BROKEN + "',' or '}}'",
    JSON_COMMA_ARRAY: _BROKEN + "',' or ']'",
    JSON_END: _BROKEN + "the end of the line",
    JSON_STRING: _BROKEN + "the double quote that ends the string",
    JSON_CONTROL: _BROKEN + "no control character, unless escaped",
    JSON_ESCAPE: _BROKEN + "an escape of JSON",
    JSON_NUMBER: _BROKEN + "a digit",
    JSON_DEEP: _BROKEN + f"up to {MAX_DEPTH} levels of nesting",
    JSON_OBJECT: f"{{value}} is no JSON object; accepted: {_OBJECT}",
    JSON_NO_HAND: f"no hand in {{value}}; accepted: {_OBJECT}",
    JSON_HAND: f"hand {{value}} is no string; accepted: {_OBJECT}",
    JSON_TABLE: f"table {{value}} is no list of strings; accepted: {_OBJECT}",
    JSON_ID: "id {value} is no scalar; accepted: a string, number, true, false or null",
    JSON_UNKNOWN: "unknown key {value}; known keys: id, hand, table",
    CSV_OPEN: "the quotes of {value} (column {place}) are not closed; accepted: a field as in RFC 4180",
    CSV_AFTER: "{value} stands behind the closing quotes of column {place}; accepted: a comma or the "
    "end of the row",
    CSV_NO_HAND: "no hand in {value}, which ends with column {columns}; accepted: a hand in column "
    "{place}",
    NULL_HAND: f"hand is null; accepted: 1 to {MAX_CARDS} cards",
    NULL_WORD: "table word {word} is null; accepted: a word, or no entry",
}


cdef str _shown(bytes text):
    """A value for a message: in quotes, short, printable."""
    return f"'{_escaped(_cut(text.decode('utf-8', 'backslashreplace')))}'"


cdef str _cut(str text):
    return text if len(text) <= SHOWN else text[:SHOWN] + "..."


cdef str _escaped(str text):
    return "".join([c if c.isprintable() else c.encode("unicode_escape").decode() for c in text])
