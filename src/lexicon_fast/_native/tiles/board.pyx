"""Boards, their cross-checks, the play generator, and readers of boards, racks and CGP in their usual form.

Rules are data: premium squares, values of tiles, the start square, points for many tiles laid at once.

The readers return None for text in another form, which may be wrong. The parsers of `games.tiles` then read it
with care, and name what is wrong.
"""

from lexicon_fast.base.errors import BadOption, excerpt

from cpython.bytes cimport PyBytes_FromStringAndSize
from cpython.unicode cimport PyUnicode_DATA, PyUnicode_KIND, PyUnicode_READ, Py_UNICODE_ISSPACE
from libc.stdint cimport int16_t, int32_t, int64_t, uint32_t, uint8_t
from libc.string cimport memcpy, memset
from libcpp.vector cimport vector

from ..dictionary.arguments cimport check_card_table, check_range, instances_of, integers_of, items_of
from ..dictionary.arrays cimport bytes_of
from ..dictionary.compiled cimport Compiled, Scratch
from ..dictionary.deadline cimport check_stop
from ..dictionary.letters cimport CARDS, MASTER
from ..rows.text cimport put_number
from .best_plays cimport MINUS_INFINITY, find_best, order_plays
from .lanes cimport (
    BLANK, EMPTY, MAX_RACK, MAX_SIDE, Play, Premiums, Rack, Squares, Workspace, find_plays, release_workspace,
    take_workspace,
)
from .laying cimport Touched, fill_squares, put_tile, touch, update_touched
from .play_rows cimport SPELLED_ROOM, put_key, put_place, put_spelled, write_rows

cdef enum:
    FIELDS = 4                    # of CGP, before the opcodes
    DIGITS = 9                    # of the numbers in CGP
    NO_TILE = -1

    # Forms of a tile on a rack.
    AS_WRITTEN = 1
    OTHER_FORM = 2


cdef class TileReader:
    """Reads boards and racks with the tiles of a game and an alphabet.

    codes: code of each text of a square, 0 to 255; tiles: form of each tile on a rack, by the forms that are allowed.
    All texts have one character. Raises TypeError, BadOption.
    """

    cdef dict codes
    cdef dict tiles
    cdef int16_t code[128]        # of ASCII characters, or NO_TILE
    cdef uint8_t form[128]        # of ASCII characters, or 0

    def __cinit__(self, dict codes not None, dict tiles not None):
        cdef Py_UCS4 point
        self.codes = {}
        self.tiles = {}
        memset(self.form, 0, sizeof(self.form))
        for i in range(128):
            self.code[i] = NO_TILE
        for text, code in codes.items():
            point = character("codes", text)
            check_range(f"codes[{text!r}]", code, 0, 255)
            if point < 128:
                self.code[point] = code
            self.codes[text] = code
        for text, tile in tiles.items():
            point = character("tiles", text)
            character("tiles", tile)
            if point < 128:
                self.form[point] = <uint8_t>(AS_WRITTEN if tile == text else OTHER_FORM)
            self.tiles[text] = tile

    def board(self, str text not None, int rows, int columns) -> bytes | None:
        """Return one byte per square of rows separated by `/`, with numbers for empty squares; or None.

        Raises BadOption.
        """
        check_sides(rows, columns)
        return self.read_squares(text, 0, len(text), rows, columns)

    def cgp(
        self, str text not None, int rows, int columns, int rack_size,
    ) -> tuple[bytes, tuple[str, ...], tuple[int, ...], int, str] | None:
        """Return the content of a line of CGP, or None: (squares, racks, scores, zero turns, opcodes).

        Raises BadOption.
        """
        cdef int kind = PyUnicode_KIND(text), field
        cdef void *data = PyUnicode_DATA(text)
        cdef Py_ssize_t n = len(text), at = 0
        cdef Py_ssize_t start[FIELDS]
        cdef Py_ssize_t end[FIELDS]
        cdef bytes squares
        cdef tuple racks, scores, zero_turns
        check_sides(rows, columns)
        if not 1 <= rack_size <= MAX_RACK:
            check_range("rack_size", rack_size, 1, <int>MAX_RACK)
        for field in range(FIELDS):
            while at < n and Py_UNICODE_ISSPACE(PyUnicode_READ(kind, data, at)):
                at += 1
            start[field] = at
            while at < n and not Py_UNICODE_ISSPACE(PyUnicode_READ(kind, data, at)):
                at += 1
            end[field] = at
            if start[field] == at:
                return None
        squares = self.read_squares(text, start[0], end[0], rows, columns)
        if squares is None:
            return None
        racks = self.read_racks(text, start[1], end[1], rack_size)
        scores = read_numbers(text, start[2], end[2], True)
        zero_turns = read_numbers(text, start[3], end[3], False)
        if racks is None or scores is None or zero_turns is None or len(zero_turns) > 1:
            return None
        if len(racks) > len(scores) and (len(racks) > 2 or any(racks[len(scores):])):
            return None
        return squares, racks, scores, zero_turns[0], text[at:].strip() if at < n else ""

    cdef bytes read_squares(self, str text, Py_ssize_t at, Py_ssize_t end, int rows, int columns):
        cdef int kind = PyUnicode_KIND(text), row = 0, column = 0, number, code
        cdef void *data = PyUnicode_DATA(text)
        cdef bytes squares = PyBytes_FromStringAndSize(NULL, rows * columns)
        cdef uint8_t *out = <uint8_t *><char *>squares
        cdef Py_UCS4 point
        while at < end:
            point = PyUnicode_READ(kind, data, at)
            at += 1
            if point == c"/":
                row += 1
                if column != columns or row == rows:
                    return None
                column = 0
                continue
            if c"0" <= point <= c"9":
                number = <int>point - c"0"
                if number and at < end and c"0" <= PyUnicode_READ(kind, data, at) <= c"9":
                    number = 10 * number + <int>PyUnicode_READ(kind, data, at) - c"0"
                    at += 1
                    if at < end and c"0" <= PyUnicode_READ(kind, data, at) <= c"9":
                        return None
                if number == 0 or number > columns - column:
                    return None
                memset(out, EMPTY, number)
                out += number
                column += number
                continue
            code = self.code[point] if point < 128 else self.codes.get(point, NO_TILE)
            if code == NO_TILE or column == columns:
                return None
            out[0] = <uint8_t>code
            out += 1
            column += 1
        return squares if row == rows - 1 and column == columns else None

    cdef tuple read_racks(self, str text, Py_ssize_t at, Py_ssize_t end, int rack_size):
        """Return the racks, separated by `/`, or None."""
        cdef int kind = PyUnicode_KIND(text)
        cdef void *data = PyUnicode_DATA(text)
        cdef Py_ssize_t start = at
        cdef Py_UCS4 point
        cdef bint as_written = True
        cdef list racks = []
        while True:
            if at == end or PyUnicode_READ(kind, data, at) == c"/":
                if at - start > rack_size:
                    return None
                rack = text[start:at]
                racks.append(rack if as_written else "".join([self.tiles[tile] for tile in rack]))
                if at == end:
                    return tuple(racks)
                start = at + 1
                as_written = True
            else:
                point = PyUnicode_READ(kind, data, at)
                if point >= 128:
                    if point not in self.tiles:
                        return None
                    as_written = False
                elif self.form[point] == 0:
                    return None
                elif self.form[point] == OTHER_FORM:
                    as_written = False
            at += 1


cdef int check_sides(int rows, int columns) except -1:
    if not (1 <= rows <= MAX_SIDE and 1 <= columns <= MAX_SIDE):
        check_range("rows", rows, 1, <int>MAX_SIDE)
        check_range("columns", columns, 1, <int>MAX_SIDE)


cdef Py_UCS4 character(str name, text) except? 0:
    if not isinstance(text, str):
        raise TypeError(f"{name} must have keys and tiles of type str, not {type(text).__name__}")
    if len(text) != 1:
        raise BadOption(f"{name}: {excerpt(text)} has {len(text)} characters; use one")
    return ord(text)


cdef tuple read_numbers(str text, Py_ssize_t at, Py_ssize_t end, bint signs):
    """Return the numbers, separated by `/`, or None. signs: they may begin with `+` or `-`."""
    cdef int kind = PyUnicode_KIND(text), digits, number
    cdef void *data = PyUnicode_DATA(text)
    cdef Py_UCS4 point
    cdef bint minus
    cdef list numbers = []
    while True:
        minus = False
        number = digits = 0
        if signs and at < end:
            point = PyUnicode_READ(kind, data, at)
            minus = point == c"-"
            at += minus or point == c"+"
        while at < end and c"0" <= PyUnicode_READ(kind, data, at) <= c"9":
            digits += 1
            if digits > DIGITS:
                return None
            number = 10 * number + <int>PyUnicode_READ(kind, data, at) - c"0"
            at += 1
        if digits == 0 or (at < end and PyUnicode_READ(kind, data, at) != c"/"):
            return None
        numbers.append(-number if minus else number)
        if at == end:
            return tuple(numbers)
        at += 1


cdef enum:
    MAX_POINTS = 1 << 23          # of a play; best_plays.pyx relies on it
    MAX_GUESS = 1 << 20           # of the number of plays
    STEP = 1 << 10                # plays between two calls of `check_stop`

DIRECTIONS = ("across", "down")  # type: tuple[str, str]


cdef class Layout:
    """An empty board and the values of the tiles.

    rows, columns: 2 to 21; letter_multipliers, word_multipliers: one for each square, row by row; values:
    points of each tile by code, 33 uint8, the blank's last; start: square that the first play must cover, row
    by row, or -1 for any; bonus: points for laying 0, 1, 2 ... tiles at once; its last number is for all more.
    Raises BadOption.
    """

    def __cinit__(
        self, int rows, int columns, bytes letter_multipliers not None, bytes word_multipliers not None,
        bytes values not None, int start, bonus: Iterable[int],
    ):
        cdef Premiums *premiums = &self.premiums
        cdef int row, column, i, most, direction
        cdef int side[2]
        cdef list points = integers_of(bonus, "bonus")
        check_range("rows", rows, 2, <int>MAX_SIDE)
        check_range("columns", columns, 2, <int>MAX_SIDE)
        for name, multipliers in (("letter", letter_multipliers), ("word", word_multipliers)):
            if len(multipliers) != rows * columns:
                raise BadOption(f"{len(multipliers)} {name} multipliers; pass {rows * columns}, one for each square")
        check_card_table("values", values)
        if not -1 <= start < rows * columns:
            raise BadOption(f"start is {start}; use a square from 0 to {rows * columns - 1}, or -1 for any")
        for i in range(len(points)):
            check_range(f"bonus[{i}]", points[i], 0, 100_000)
        self.rows = rows
        self.columns = columns
        premiums.start = start
        premiums.side[0] = premiums.lanes[1] = side[0] = columns
        premiums.side[1] = premiums.lanes[0] = side[1] = rows
        for row in range(rows):
            for column in range(columns):
                i = row * columns + column
                premiums.letter[0][i] = premiums.letter[1][column * rows + row] = letter_multipliers[i]
                premiums.word[0][i] = premiums.word[1][column * rows + row] = word_multipliers[i]
        for i in range(CARDS):
            premiums.value[i] = values[i]
        for i in range(MAX_RACK + 1):
            premiums.bonus[i] = points[min(i, len(points) - 1)] if points else 0
        # An upper bound of the points of a play: a full lane of the most valuable tiles, and its cross words.
        most = max(values) * max(1, max(letter_multipliers))
        for direction in range(2):
            for row in range(premiums.lanes[direction]):
                multipliers = [premiums.word[direction][row * side[direction] + i] for i in range(side[direction])]
                times = 1
                for multiplier in sorted(multipliers)[-MAX_RACK:]:
                    times *= max(1, multiplier)
                times += max(multipliers) * MAX_SIDE
                if times * most * MAX_SIDE + max(points, default=0) >= MAX_POINTS:
                    raise BadOption(
                        f"a play in lane {row + 1} could score {times * most * MAX_SIDE:,} points;"
                        f" use multipliers and values that give less than {MAX_POINTS:,}")
        places = sorted(
            [(place_text(d, lane, at), d, lane, at)
             for d in range(2) for lane in range(premiums.lanes[d]) for at in range(side[d])])
        for i, (_, d, lane, at) in enumerate(places):
            premiums.place[d][lane][at] = i


cdef str place_text(int direction, int lane, int at):
    """Return a place as text: 8D across, H4 down."""
    return f"{lane + 1}{chr(65 + at)}" if direction == 0 else f"{chr(65 + lane)}{at + 1}"


cdef tuple pair_of(value, Py_ssize_t i):
    """Read the square and the code of a tile to lay."""
    cdef list numbers = integers_of(value, f"tiles[{i}]")
    if len(numbers) != 2:
        raise BadOption(f"tiles[{i}] has {len(numbers)} numbers; pass a square and a code")
    return tuple(numbers)


cdef int check_has_squares(TileBoard board) except -1:
    """Reject a bare TileBoard: only its subclasses have squares."""
    if board.layout is None:
        raise TypeError("a TileBoard has no squares; make a Board of a game")


cdef int check_tile(Compiled d, bint undesignated, int square, int code) except -1:
    cdef int letters = d.letters.n
    if not (0 <= code < letters or code == MASTER if undesignated else 0 <= code < 256 and (code & ~BLANK) < letters):
        blank = f"{MASTER}" if undesignated else f"{BLANK} more"
        raise BadOption(f"tile {code} on square {square}; use 0 to {letters - 1}, or {blank} for a blank")


cdef int check_squares(Compiled d, Layout layout, bytes squares, bint undesignated) except -1:
    """Check that each byte is EMPTY or a tile. Raises BadOption."""
    cdef int n = layout.rows * layout.columns, i
    cdef const uint8_t *tiles = <const uint8_t *><const char *>squares
    if len(squares) != n:
        raise BadOption(f"{len(squares)} squares; the board has {layout.rows} x {layout.columns} = {n}")
    for i in range(n):
        if tiles[i] != EMPTY:
            check_tile(d, undesignated, i, tiles[i])


cdef int put(TileBoard board, int square, int code) except -1:
    if not 0 <= square < board.layout.rows * board.layout.columns:
        raise BadOption(f"square {square} is not on the board; use 0 to {board.layout.rows * board.layout.columns - 1}")
    check_tile(board.dictionary, board.undesignated, square, code)
    if board.state.tile[0][square] != EMPTY:
        raise BadOption(f"square {square} already has a tile")
    put_tile(
        &board.layout.premiums, &board.state, square // board.layout.columns, square % board.layout.columns, code)


cdef class TileBoard:
    """A board with tiles, and its cross-checks for the words of a dictionary. Each game has a subclass."""

    cdef int _fill(self, Compiled dictionary, Layout layout, bytes squares, bint undesignated) except -1:
        cdef Scratch scratch = dictionary.take_scratch()
        cdef const uint8_t *tiles = <const uint8_t *><const char *>squares
        self.dictionary = dictionary
        self.layout = layout
        self.undesignated = undesignated
        check_squares(dictionary, layout, squares, undesignated)
        with nogil:
            fill_squares(
                dictionary, &layout.premiums, scratch, tiles, &self.state, True, not undesignated)
        dictionary.release_scratch(scratch)

    def lay(self, tiles: Iterable[tuple[int, int]]):
        """Lay tiles: pairs of a square and a code as in `squares`.

        Raises BadOption. After any exception the board is unchanged.
        """
        cdef Squares before
        cdef Touched touched
        cdef int square, columns
        cdef list laid = [pair_of(each, i) for i, each in enumerate(items_of(tiles, "tiles", "pairs"))]
        check_has_squares(self)
        before = self.state
        columns = self.layout.columns
        if self.searches:
            raise BadOption("another thread is searching this board; lay the tiles later, or on a copy")
        try:
            for square, code in laid:
                put(self, square, code)
            memset(&touched, 0, sizeof(Touched))
            for square, _ in laid:
                touch(&self.layout.premiums, &self.state, square // columns, square % columns, &touched)
            self._update(&touched)
        except BaseException:
            self.state = before
            raise

    cdef int _update(self, const Touched *touched) except -1:
        """Update what new tiles change."""
        cdef Scratch scratch = self.dictionary.take_scratch()
        update_touched(self.dictionary, &self.layout.premiums, &self.state, scratch, touched)
        self.dictionary.release_scratch(scratch)

    def copy(self) -> Self:
        """Return a board with the same tiles."""
        check_has_squares(self)
        cdef TileBoard other = type(self)(
            self.dictionary, self.layout, b"\xff" * (self.layout.rows * self.layout.columns))
        other.state = self.state
        return other

    @property
    def squares(self) -> bytes:
        """One byte per square, row by row, with the codes of the constructor."""
        check_has_squares(self)
        return <bytes>(<const char *>self.state.tile[0])[:self.layout.rows * self.layout.columns]

    def cross_checks(self, int direction) -> list[tuple[int, int] | None]:
        """Return the cross-checks of all squares, row by row, for words across (0) or down (1).

        Each is (letters that form a cross word, one bit each; points of its tiles), or None for a square that
        has a tile or no neighbour in the other direction. Raises BadOption.
        """
        cdef int row, column, lane, at, square
        cdef list found = []
        check_has_squares(self)
        if not 0 <= direction <= 1:
            raise BadOption(f"direction is {direction}; use 0 for across or 1 for down")
        for row in range(self.layout.rows):
            for column in range(self.layout.columns):
                lane = column if direction else row
                at = row if direction else column
                square = lane * self.layout.premiums.side[direction] + at
                found.append(
                    (self.state.cross[direction][square], self.state.cross_sum[direction][square])
                    if self.state.crossed[direction][lane] >> at & 1 else None)
        return found


cdef class Board(TileBoard):
    """A board whose blanks have letters.

    squares: one byte each, row by row: 255 if empty, else the code of the letter, plus 128 for a blank.
    Raises BadOption.
    """

    def __cinit__(self, Compiled dictionary not None, Layout layout not None, bytes squares not None):
        self._fill(dictionary, layout, squares, False)


cdef int read_rack(Compiled d, bytes counts, Rack *rack, str place) except -1:
    cdef int i
    if len(counts) != CARDS:
        raise BadOption(f"{place}rack has {len(counts)} counts; pass {CARDS}, one for each code")
    rack.tiles = 0
    for i in range(CARDS):
        rack.counts[i] = counts[i]
        rack.tiles += counts[i]
        if counts[i] and d.letters.n <= i < MASTER:
            raise BadOption(f"{place}rack has a tile of code {i}; use 0 to {d.letters.n - 1}, or {MASTER} for blanks")
    rack.blanks = rack.counts[<int>MASTER]
    if rack.tiles > MAX_RACK:
        raise BadOption(f"{place}rack has {rack.tiles} tiles; it can have at most {MAX_RACK}")


cdef Board square_board(board, Compiled dictionary, Layout layout, str place):
    """Return a Board, or None for valid squares. Raises TypeError, BadOption."""
    if isinstance(board, Board):
        return board
    if not isinstance(board, bytes):
        raise TypeError(f"{place}board must be a Board or bytes, not {type(board).__name__}")
    if dictionary is None or layout is None:
        raise BadOption(f"{place}squares without a dictionary and a layout; pass both, or a Board")
    check_squares(dictionary, layout, board, False)
    return None


def generate(
    Board board not None, bytes rack not None, *, bint best=False, Py_ssize_t top=-1, bint order=True,
) -> Plays:
    """Return the plays of a rack (33 counts by code, blanks last) as Plays, best first. Raises BadOption.

    best: find only the first; top: number of plays, -1 for all; order: sort all plays by descending score, then by
    place and word as text.
    """
    return generate_batch([board], [rack], best=best, top=top, order=order)


def generate_batch(
    boards: Sequence[Board | bytes], racks: Sequence[bytes], *, bint best=False, Py_ssize_t top=-1, bint order=True,
    Compiled dictionary=None, Layout layout=None,
) -> Plays:
    """Return the plays of many positions with the same dictionary and layout. Releases the GIL.

    boards: each a Board, or its squares, whose cross-checks are found for this search only; for squares, pass
    `dictionary` and `layout`. Other options and errors are those of `generate`.
    """
    cdef list board_list = items_of(boards, "boards", "Board"), rack_list = instances_of(racks, "racks", bytes)
    cdef Py_ssize_t n = len(board_list), i, size
    cdef vector[Rack] hands
    cdef vector[const Squares *] states
    cdef Board board
    cdef list used = []
    cdef Plays plays = Plays.__new__(Plays)
    cdef Workspace work
    cdef uint8_t *tiles
    cdef const uint8_t *source
    cdef str place
    if len(rack_list) != n:
        raise BadOption(f"{len(rack_list)} racks for {n} boards; pass one rack for each board")
    plays.offsets.push_back(0)
    plays.tiles = b""
    if n == 0:
        return plays
    if top < -1:
        raise BadOption(f"top is {top}; use 0 or more, or -1 for all")
    if best:
        top = 1
    hands.resize(n)
    states.resize(n)
    plays.dictionary = dictionary
    plays.layout = layout
    for i in range(n):
        place = f"position {i}: " if n > 1 else ""
        board = square_board(board_list[i], dictionary, layout, place)
        if board is not None:
            if plays.dictionary is None:
                plays.dictionary = board.dictionary
            if plays.layout is None:
                plays.layout = board.layout
            if board.dictionary is not plays.dictionary or board.layout is not plays.layout:
                raise BadOption(f"position {i} has another dictionary or layout; use the same for all")
            states[i] = &board.state
            used.append(board)
        read_rack(plays.dictionary, rack_list[i], &hands[i], place)
    size = plays.layout.rows * plays.layout.columns
    plays.tiles = bytes(n * size)
    tiles = <uint8_t *><char *>plays.tiles
    for i in range(n):
        if states[i] != NULL:
            source = &states[i].tile[0][0]
        else:
            source = <const uint8_t *><const char *><bytes>board_list[i]
        memcpy(tiles + i * size, source, size)
    work = take_workspace(plays.dictionary, &plays.layout.premiums)
    for board in used:
        board.searches += 1
    try:
        with nogil:
            run_batch(plays, tiles, states, hands, work, top, order)
        plays.vector_tests = work.tests
        plays.words_fitted = work.fitted
    finally:
        for board in used:
            board.searches -= 1
        release_workspace(plays.dictionary, work)
    return plays


cdef int run_batch(
    Plays out, const uint8_t *tiles, vector[const Squares *] &states, vector[Rack] &hands, Workspace work,
    Py_ssize_t top, bint order
) except -1 nogil:
    """Search all positions. tiles: squares of each; those without a state are filled here."""
    cdef size_t i, keep, size = out.layout.rows * out.layout.columns
    cdef const Premiums *premiums = &out.layout.premiums
    cdef const Squares *state
    cdef double likely
    cdef Squares filled               # of a position without a Board
    work.tests = work.fitted = 0
    for i in range(hands.size()):
        state = states[i]
        if state == NULL:
            fill_squares(out.dictionary, premiums, work.scratch, tiles + i * size, &filled, False, top > 0)
            state = &filled
        if top == 0:
            work.found = 0
        elif top > 0:
            find_best(out.dictionary, premiums, state, &hands[i], work, top, NULL, MINUS_INFINITY)
        else:
            find_plays(out.dictionary, premiums, state, &hands[i], work)
        keep = work.found
        if keep and (order or top > 0):
            keep = order_plays(out.dictionary, premiums, state, work, top if top > 0 else keep)
        if keep:
            if out.plays.size() + keep > out.plays.capacity():
                # Reserve memory for all positions, as if each had as many plays as those so far.
                likely = <double>(out.plays.size() + keep) / (i + 1) * hands.size() * 1.1
                out.plays.reserve(max(
                    <size_t>min(likely, <double>MAX_GUESS), 2 * out.plays.size(), out.plays.size() + keep))
            out.plays.insert(out.plays.end(), work.plays.data(), work.plays.data() + keep)
        out.offsets.push_back(out.plays.size())


cdef class Plays:
    """Plays of one or more positions, best first."""

    def __len__(self):
        """Return the number of plays of all positions together."""
        return self.plays.size()

    @property
    def positions(self) -> int:
        return max(<Py_ssize_t>self.offsets.size() - 1, 0)

    def rows(self, Py_ssize_t position=0) -> list[tuple[int, int, int, str, int]]:
        """Return the plays of a position: (direction, row, column, word, score).

        Words have tiles of the board in parentheses and blanks in lower case. Raises IndexError.
        """
        cdef const uint8_t *tiles
        cdef list rows = []
        cdef int64_t i
        cdef const Play *play
        if not 0 <= position < <Py_ssize_t>self.offsets.size() - 1:
            raise IndexError(f"position {position} does not exist; use 0 to {self.positions - 1}")
        tiles = <const uint8_t *><const char *>self.tiles + position * self.layout.rows * self.layout.columns
        for i in range(self.offsets[position], self.offsets[position + 1]):
            check_stop(500)
            play = &self.plays[i]
            rows.append((
                play.direction, play.start if play.direction else play.lane,
                play.lane if play.direction else play.start,
                spell_play(self.dictionary, self.layout.columns, tiles, play), play.score))
        return rows

    def write_rows(self, list rows not None, str separator=None) -> bytes:
        """Return rows of output with plays: at, word, score. Releases the GIL.

        rows: each (bytes, position) for a position, whose bytes precede all its plays in JSON Lines, and each of
        them in a table; or (bytes, -1) for a complete row. separator: of the fields of a table; None: JSON Lines.
        Raises IndexError.
        """
        cdef size_t squares = self.layout.rows * self.layout.columns if self.layout is not None else 0
        return write_rows(rows, self, self.tiles, squares, self.offsets, put_play, 3, ord(separator or "\0"))

    def columns(self) -> tuple[bytes, bytes, bytes, bytes, bytes, bytes, bytes, bytes]:
        """Return the plays as columns of numbers, in bytes.

        They are: offsets of positions (int64, one more than positions); then, for each play, direction, row,
        column, number of letters (uint8), word number (int32), blanks (uint32, one bit per letter), score (int32).
        """
        cdef size_t n = self.plays.size(), i
        cdef bytes direction = bytes(n), row = bytes(n), column = bytes(n), length = bytes(n)
        cdef bytes word = bytes(4 * n), blanks = bytes(4 * n), score = bytes(4 * n)
        cdef uint8_t *directions = <uint8_t *><char *>direction
        cdef uint8_t *rows = <uint8_t *><char *>row
        cdef uint8_t *columns = <uint8_t *><char *>column
        cdef uint8_t *lengths = <uint8_t *><char *>length
        cdef int32_t *words = <int32_t *><char *>word
        cdef uint32_t *all_blanks = <uint32_t *><char *>blanks
        cdef int32_t *scores = <int32_t *><char *>score
        cdef const Play *play
        with nogil:
            for i in range(n):
                if not i & (STEP - 1):
                    check_stop(8 * STEP)
                play = &self.plays[i]
                directions[i] = play.direction
                rows[i] = play.start if play.direction else play.lane
                columns[i] = play.lane if play.direction else play.start
                lengths[i] = play.length
                words[i] = <int32_t>play.word
                all_blanks[i] = play.blanks
                scores[i] = play.score
        return bytes_of(self.offsets), direction, row, column, length, word, blanks, score


cdef char *put_word(char *at, Compiled d, int columns, const uint8_t *tiles, const Play *play) noexcept nogil:
    cdef const uint8_t *text = d.text + d.offset[play.word]
    cdef uint8_t laid[MAX_SIDE]
    cdef int step = columns if play.direction else 1, k, n = 0
    tiles += play.start * columns + play.lane if play.direction else play.lane * columns + play.start
    for k in range(play.length):
        if tiles[k * step] == EMPTY:
            laid[n] = text[k] | (BLANK if play.blanks >> k & 1 else 0)
            n += 1
    return put_spelled(at, &d.letters, tiles, step, laid, play.length)


cdef str spell_play(Compiled d, int columns, const uint8_t *tiles, const Play *play):
    cdef char text[<int>SPELLED_ROOM]
    return text[:put_word(text, d, columns, tiles, play) - text].decode()


cdef char *put_play(char *at, object plays, const uint8_t *tiles, int64_t i, char separator) noexcept nogil:
    cdef const Play *play = &(<Plays>plays).plays[i]
    at = put_place(at, play.direction, play.lane, play.start, separator)
    at = put_word(at, (<Plays>plays).dictionary, (<Plays>plays).layout.columns, tiles, play)
    at = put_number(put_key(at, b'","score":', separator), play.score)
    return put_key(at, b"}", separator)
