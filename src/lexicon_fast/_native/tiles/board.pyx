"""Boards and the plays on them: layouts, squares, cross-checks, and what the generator finds.

The rules come as data: premium squares, values of tiles, the start square, points for tiles laid at once.
"""

cimport cython

from lexicon_fast.errors import BadOption

from libc.stdint cimport int32_t, int64_t, uint8_t, uint32_t
from libc.string cimport memcpy, memset

from ..dictionary.arguments cimport instances_of, integers_of, items_of
from ..dictionary.compiled cimport Compiled, Scratch
from ..dictionary.deadline cimport check_stop
from ..dictionary.letters cimport CARDS, MASTER
from .bounds cimport LEAST, find_best
from .lanes cimport (
    BLANK, EMPTY, MAX_RACK, MAX_SIDE, Play, Premiums, Rack, Squares, Workspace, find_plays,
    give_back_workspace, refresh_lane, take_workspace,
)
from .laying cimport Touched, put_tile, renew, touch
from .order cimport keep_best, order_plays

cdef enum:
    MOST_POINTS = 1 << 23         # of a play: see order.pyx
    STEP = 1 << 10                # plays between two calls of `check_stop`

DIRECTIONS = ("across", "down")


cdef class Layout:
    """A board without tiles, and the values of the tiles.

    rows, columns: 2 to 21; letter_multipliers, word_multipliers: of each square, by row; values: of each
    tile by code, 33 uint8, the blank's last; start: square that the first play covers, counted by row,
    -1 for anywhere; bonus: points for laying 0, 1, 2 ... tiles at once, the last for all that are more.
    Raises BadOption.
    """

    def __cinit__(
        self, int rows, int columns, bytes letter_multipliers not None, bytes word_multipliers not None,
        bytes values not None, int start, bonus,
    ):
        cdef Premiums *premiums = &self.premiums
        cdef int row, column, i, most, direction
        cdef int side[2]
        cdef list points = integers_of(bonus, "bonus")
        if not (2 <= rows <= MAX_SIDE and 2 <= columns <= MAX_SIDE):
            raise BadOption(f"board of {rows} x {columns} squares; accepted: 2 to {MAX_SIDE} each way")
        for what, multipliers in (("letter", letter_multipliers), ("word", word_multipliers)):
            if len(multipliers) != rows * columns:
                raise BadOption(f"{len(multipliers)} {what} multipliers; accepted: {rows * columns}, one a square")
        if len(values) != CARDS:
            raise BadOption(f"values of {len(values)} tiles; accepted: {CARDS}")
        if not -1 <= start < rows * columns:
            raise BadOption(f"start square {start}; accepted: 0 to {rows * columns - 1}, or -1 for anywhere")
        if not all(isinstance(n, int) and 0 <= n <= 100_000 for n in points):
            raise BadOption(f"bonus {points!r:.80}; accepted: points from 0 to 100,000, by tiles laid")
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
        # The most points that a lane, all of the dearest tiles, and its cross words could give.
        most = max(values) * max(1, max(letter_multipliers))
        for direction in range(2):
            for row in range(premiums.lanes[direction]):
                multipliers = [premiums.word[direction][row * side[direction] + i] for i in range(side[direction])]
                times = 1
                for multiplier in sorted(multipliers)[-MAX_RACK:]:
                    times *= max(1, multiplier)
                times += max(multipliers) * MAX_SIDE
                if times * most * MAX_SIDE + max(points, default=0) >= MOST_POINTS:
                    raise BadOption(
                        f"a play in lane {row + 1} might give {times * most * MAX_SIDE:,} points;"
                        f" accepted: multipliers and values for less than {MOST_POINTS:,}")
        places = sorted(
            [(place_text(d, lane, at), d, lane, at)
             for d in range(2) for lane in range(premiums.lanes[d]) for at in range(side[d])])
        for i, (_, d, lane, at) in enumerate(places):
            premiums.place[d][lane][at] = i


cdef str place_text(int direction, int lane, int at):
    """8D across, H4 down."""
    return f"{lane + 1}{chr(65 + at)}" if direction == 0 else f"{chr(65 + lane)}{at + 1}"


cdef tuple pair_of(value, Py_ssize_t i):
    """The square and the code of a tile to lay."""
    cdef list numbers = integers_of(value, f"tiles[{i}]")
    if len(numbers) != 2:
        raise BadOption(f"tiles[{i}] has {len(numbers)} numbers; pass a square and a code")
    return tuple(numbers)


cdef int check_whole(TileBoard board) except -1:
    """Only the boards of the games are whole: the class that they share has no squares."""
    if board.layout is None:
        raise TypeError("a TileBoard has no squares; make a Board of a game")
    return 0


cdef int put(TileBoard board, int square, int code) except -1:
    cdef Squares *state = &board.state
    if not 0 <= square < board.layout.rows * board.layout.columns:
        raise BadOption(f"square {square}; accepted: 0 to {board.layout.rows * board.layout.columns - 1}")
    if board.unbound and code != MASTER and not 0 <= code < board.dictionary.letters.n:
        raise BadOption(
            f"tile {code} on square {square}; accepted: 0 to {board.dictionary.letters.n - 1}, or {MASTER}")
    if not board.unbound and not (0 <= code < 256 and (code & ~BLANK) < board.dictionary.letters.n):
        raise BadOption(
            f"tile {code} on square {square}; accepted: 0 to {board.dictionary.letters.n - 1}, or 128 more")
    if state.tile[0][square] != EMPTY:
        raise BadOption(f"square {square} has a tile already; accepted: an empty one")
    put_tile(&board.layout.premiums, state, square // board.layout.columns, square % board.layout.columns, code)
    return 0


cdef class TileBoard:
    """A board with tiles, and its cross-checks for words of a dictionary. The games have their kinds of it."""

    cdef int _fill(self, Compiled dictionary, Layout layout, bytes squares, bint unbound) except -1:
        cdef int lane, direction, code, i
        cdef int n = layout.rows * layout.columns
        self.dictionary = dictionary
        self.layout = layout
        self.unbound = unbound
        if len(squares) != n:
            raise BadOption(f"{len(squares)} squares; accepted: {layout.rows} x {layout.columns} = {n}")
        memset(self.state.tile, EMPTY, sizeof(self.state.tile))
        for i in range(n):
            code = squares[i]
            if code != EMPTY:
                put(self, i, code)
        for direction in range(2):
            for lane in range(layout.premiums.lanes[direction]):
                refresh_lane(&layout.premiums, &self.state, direction, lane)
        self._renew([i for i in range(n) if squares[i] != EMPTY])

    def lay(self, tiles):
        """Lay tiles, pairs of a square and a code as in `squares`.

        Raises BadOption; after any exception none is laid.
        """
        cdef Squares before
        cdef list laid = [pair_of(each, i) for i, each in enumerate(items_of(tiles, "tiles", "pairs"))]
        check_whole(self)
        before = self.state
        if self.readers:
            raise BadOption("a board whose plays another thread looks for; accepted: to lay tiles later, or on a copy")
        try:
            for square, code in laid:
                put(self, square, code)
            self._renew([square for square, _ in laid])
        except BaseException:
            self.state = before
            raise

    cdef int _renew(self, list squares) except -1:
        """Bring up to date what tiles on these squares have changed."""
        cdef const Premiums *premiums = &self.layout.premiums
        cdef Scratch scratch = self.dictionary.take_scratch()
        cdef Touched touched
        cdef int square
        memset(&touched, 0, sizeof(Touched))
        for square in squares:
            touch(premiums, &self.state, square // self.layout.columns, square % self.layout.columns, &touched)
        renew(self.dictionary, premiums, &self.state, scratch, &touched)
        self.dictionary.give_back(scratch)
        return 0

    def copy(self):
        """Another board with the same tiles."""
        check_whole(self)
        cdef TileBoard other = type(self)(
            self.dictionary, self.layout, b"\xff" * (self.layout.rows * self.layout.columns))
        other.state = self.state
        return other

    @property
    def squares(self):
        """One byte a square, by row, as given."""
        check_whole(self)
        return <bytes>(<const char *>self.state.tile[0])[:self.layout.rows * self.layout.columns]

    def cross_checks(self, int direction):
        """For words across (0) or down (1), of each square by row: None where a tile makes no other
        word or one lies already, else (bits of the letters that make one, points of its tiles)."""
        cdef int row, column, lane, at, square
        cdef list found = []
        check_whole(self)
        if not 0 <= direction <= 1:
            raise BadOption(f"direction {direction}; accepted: 0 (across), 1 (down)")
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
    """A board whose blanks stand for letters.

    squares: one byte each, by row: 255 is empty, else the letter's code, plus 128 if a blank lies there.
    Raises BadOption.
    """

    def __cinit__(self, Compiled dictionary not None, Layout layout not None, bytes squares not None):
        self._fill(dictionary, layout, squares, False)


cdef int read_rack(Compiled d, bytes counts, Rack *rack, str place) except -1:
    cdef int i
    if len(counts) != CARDS:
        raise BadOption(f"{place}rack of {len(counts)} counts; accepted: {CARDS}, one for each code")
    rack.tiles = 0
    for i in range(CARDS):
        rack.counts[i] = counts[i]
        rack.tiles += counts[i]
        if counts[i] and d.letters.n <= i < MASTER:
            raise BadOption(f"{place}rack with a tile of code {i}; accepted: 0 to {d.letters.n - 1}, {MASTER}")
    rack.blanks = rack.counts[<int>MASTER]
    if rack.tiles > MAX_RACK:
        raise BadOption(f"{place}rack of {rack.tiles} tiles; accepted: at most {MAX_RACK}")
    return 0


def generate(Board board not None, bytes rack not None, *, bint best=False, Py_ssize_t top=-1, bint order=True):
    """All plays of a rack (33 counts by code, blanks last), best first. Returns Plays. Raises BadOption.

    best: only the first of them; top: so many, -1 for all. Order: score falling, then place and word
    as text; order=False: as they are found.
    """
    return generate_batch([board], [rack], best=best, top=top, order=order)


def generate_batch(boards, racks, *, bint best=False, Py_ssize_t top=-1, bint order=True):
    """`generate` for many positions of one dictionary and layout. The GIL is released."""
    cdef list board_list = instances_of(boards, "boards", Board), rack_list = instances_of(racks, "racks", bytes)
    cdef Py_ssize_t n = len(board_list), i, squares
    cdef vector[Rack] hands
    cdef vector[const Squares *] states
    cdef Board board
    cdef Plays plays = Plays.__new__(Plays)
    cdef Workspace work
    if len(rack_list) != n:
        raise BadOption(f"{len(rack_list)} racks for {n} boards; accepted: as many of each")
    plays.offsets.push_back(0)
    plays.tiles = b""
    if n == 0:
        return plays
    if top < -1:
        raise BadOption(f"top {top}; accepted: 0 and more, or -1 for all")
    if best:
        top = 1
    hands.resize(n)
    states.resize(n)
    for i in range(n):
        board = board_list[i]
        if i == 0:
            plays.dictionary = board.dictionary
            plays.layout = board.layout
        elif board.dictionary is not plays.dictionary or board.layout is not plays.layout:
            raise BadOption(f"position {i}: another dictionary or layout; accepted: the same for all")
        states[i] = &board.state
        read_rack(plays.dictionary, rack_list[i], &hands[i], f"position {i}: " if n > 1 else "")
    squares = plays.layout.rows * plays.layout.columns
    plays.tiles = bytes(n * squares)
    for i in range(n):
        memcpy(<char *>plays.tiles + i * squares, states[i].tile[0], squares)
    work = take_workspace(plays.dictionary, &plays.layout.premiums)
    for board in board_list:                   # no tile is laid on them meanwhile
        board.readers += 1
    try:
        with nogil:
            run_batch(plays, states, hands, work, top, order)
        plays.vector_tests = work.tests
        plays.words_fitted = work.fitted
    finally:
        for board in board_list:
            board.readers -= 1
        give_back_workspace(plays.dictionary, work)
    return plays


cdef int run_batch(
    Plays out, vector[const Squares *] &states, vector[Rack] &hands, Workspace work, Py_ssize_t top, bint order
) except -1 nogil:
    cdef size_t i, keep
    work.tests = work.fitted = 0
    for i in range(hands.size()):
        if top == 0:
            work.found = 0
        elif top > 0:
            find_best(out.dictionary, &out.layout.premiums, states[i], &hands[i], work, top, NULL, LEAST)
        else:
            find_plays(out.dictionary, &out.layout.premiums, states[i], &hands[i], work)
        keep = work.found
        if keep and (order or top > 0):
            if top > 0:
                keep = keep_best(out.dictionary, &out.layout.premiums, states[i], work, top)
            else:
                order_plays(out.dictionary, &out.layout.premiums, states[i], work)
        if keep:
            out.plays.insert(out.plays.end(), work.plays.data(), work.plays.data() + keep)
        out.offsets.push_back(out.plays.size())
    return 0


@cython.auto_pickle(False)
cdef class Plays:
    """Plays of some positions, those of each best first."""

    def __len__(self):
        """Plays, of all positions together."""
        return self.plays.size()

    @property
    def positions(self):
        return max(<Py_ssize_t>self.offsets.size() - 1, 0)

    def rows(self, Py_ssize_t position=0):
        """The plays of a position: (direction, row, column, word, score), as interface.md writes words:
        letters that lie already in parentheses, blanks in lower case."""
        cdef list rows = []
        cdef int64_t i
        cdef const Play *play
        if not 0 <= position < <Py_ssize_t>self.offsets.size() - 1:
            raise IndexError(f"position {position}: there are {self.positions}")
        for i in range(self.offsets[position], self.offsets[position + 1]):
            check_stop(500)
            play = &self.plays[i]
            rows.append((
                play.direction, play.start if play.direction else play.lane,
                play.lane if play.direction else play.start, self.spell(position, play), play.score))
        return rows

    cdef str spell(self, Py_ssize_t position, const Play *play):
        cdef const uint8_t *tiles = <const uint8_t *><const char *>self.tiles + (
            position * self.layout.rows * self.layout.columns)
        cdef const uint8_t *text = self.dictionary.text + self.dictionary.offset[play.word]
        cdef int step = self.layout.columns if play.direction else 1, k, tile
        cdef bint inside = False
        cdef Py_UCS4 letter
        cdef list parts = []
        tiles += play.start * self.layout.columns + play.lane if play.direction else (
            play.lane * self.layout.columns + play.start)
        for k in range(play.length):
            tile = tiles[k * step]
            if (tile != EMPTY) != inside:
                parts.append(")" if inside else "(")
                inside = not inside
            if (play.blanks >> k & 1) if tile == EMPTY else tile & BLANK:
                letter = self.dictionary.letters.lower_point[text[k]]
            else:
                letter = self.dictionary.letters.upper_point[text[k]]
            parts.append(letter)
        if inside:
            parts.append(")")
        return "".join(parts)

    def columns(self):
        """The plays as bytes of numbers: offsets (int64, one more than positions); of each play
        direction, row, column, letters (uint8), word number (int32), blanks (uint32, a bit for each
        place of the word), score (int32)."""
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
        return (
            <bytes>(<const char *>self.offsets.data())[:self.offsets.size() * 8],
            direction, row, column, length, word, blanks, score)
