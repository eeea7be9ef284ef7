"""Boards: the tiles that lie on the squares, as text and as codes for the native core."""

from __future__ import annotations

import re
from collections.abc import Container
from functools import lru_cache
from typing import TYPE_CHECKING, ClassVar, Final, NoReturn, Self

from lexicon_fast.alphabet import Alphabet, checked_alphabet
from lexicon_fast.arguments import checked, integer, items, pair, size, wrong_type
from lexicon_fast.arguments import square as checked_square
from lexicon_fast.errors import BadAction, BadAlphabet, BadHand, BadPosition
from lexicon_fast.games.tiles.layouts import BLANK, Layout
from lexicon_fast.games.tiles.places import MAX_SIDE, Place, parse_place

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

    from lexicon_fast._native.tiles import board as _native

#: The code of an empty square; letters have their place in the alphabet.
EMPTY: Final = 255
#: Is set in the code of a letter that a blank stands for.
BLANK_BIT: Final = 0x80
#: The place of blanks in a rack's counts, and the code of a blank that stands for no letter.
BLANK_CODE: Final = 32
#: How such a blank is written, on a rack and on a board (see `lexibomb.board`).
FREE_BLANK: Final = "_"

_BLANKS: Final = BLANK + FREE_BLANK
_NUMBER: Final = re.compile(r"(?<![0-9])[1-9][0-9]?(?![0-9])")
_RUN: Final = re.compile(r"[0-9]+|.", re.ASCII | re.DOTALL)


class Board:
    """The tiles on a board of so many rows and columns; immutable.

    squares: a byte a square, row by row: EMPTY, or the letter's place in the alphabet, with
    BLANK_BIT if a blank stands for it. In text, rows have a letter in upper case for a tile, in
    lower case for a blank, and `.` for an empty square.

    >>> from lexicon_fast.alphabet import Alphabet
    >>> board = Board(3, 4, Alphabet.load("english")).lay("2A", "CaT")
    >>> board.lines()
    ['....', 'CaT.', '....']
    >>> board.cgp
    '4/CaT1/4'
    """

    __slots__ = ("alphabet", "checked", "columns", "rows", "squares")

    #: A blank on a rack.
    blank: ClassVar[str] = BLANK
    #: How one on the board is written, for messages.
    blank_form: ClassVar[str] = "a blank's letter in lower case"

    def __init__(
        self, rows: int, columns: int, alphabet: Alphabet, squares: bytes | None = None
    ) -> None:
        rows = size("rows", rows, 1, MAX_SIDE)
        columns = size("columns", columns, 1, MAX_SIDE)
        checked_alphabet(alphabet)
        if BLANK in alphabet.upper + alphabet.lower or set(alphabet.upper) & set(alphabet.lower):
            raise BadAlphabet(
                f"alphabet {alphabet.name!r}: letters of one form; accepted on a board: letters"
                " with an upper and a lower case, which tells blanks apart"
            )
        if squares is None:
            squares = bytes([EMPTY]) * (rows * columns)
        if len(checked("squares", bytes, squares)) != rows * columns:
            raise BadPosition(f"{len(squares)} squares; accepted: {rows} x {columns}")
        for code in set(squares) - self.texts(alphabet).keys():
            raise BadPosition(f"square of code {code}; accepted: 255, or that of a letter")
        self.rows = rows
        self.columns = columns
        self.alphabet = alphabet
        self.squares = bytes(squares)
        #: The same board with its cross-checks for a dictionary, once plays have been asked for.
        self.checked: _native.TileBoard | None = None

    def __reduce__(self) -> tuple[type[Board], tuple[int, int, Alphabet, bytes]]:
        return type(self), (self.rows, self.columns, self.alphabet, self.squares)

    @staticmethod
    def codes(alphabet: Alphabet) -> dict[str, int]:
        """By what a square may show, its code."""
        return _codes(checked_alphabet(alphabet))

    @classmethod
    def texts(cls, alphabet: Alphabet) -> dict[int, str]:
        """By code, what a square shows."""
        return _texts(cls.codes, checked_alphabet(alphabet))

    def tile(self, code: int) -> str:
        """Return the tile of a square as it is on a rack. Raises IndexError for any other code."""
        try:
            letter = self.alphabet.upper[code & ~BLANK_BIT]
        except (TypeError, IndexError):
            self._no_tile(code)
        return self.blank if code & BLANK_BIT else letter

    def _no_tile(self, code: object) -> NoReturn:
        integer("code", code)
        raise IndexError(f"code {code!r:.40} is no tile; use the code of a letter")

    @classmethod
    def empty(cls, layout: Layout, alphabet: Alphabet) -> Self:
        """The board of a layout, before the first play."""
        checked("layout", Layout, layout)
        return cls(layout.rows, layout.columns, alphabet)

    @classmethod
    def parse(cls, text: str | Sequence[str], layout: Layout, alphabet: Alphabet) -> Self:
        """A board from its rows: a sequence of them, or a text with `/` or line ends between.

        A number is that many empty squares, as in CGP; no rows at all are an empty board, as
        observations have it. Raises BadPosition naming row and character.
        """
        checked("layout", Layout, layout)
        if not isinstance(text, str) and not hasattr(text, "__iter__"):
            raise BadPosition(f"board {text!r:.40}; accepted: rows of text")
        lines = re.split(r"[/\n]", text.strip()) if isinstance(text, str) else list(text)
        if not lines:
            return cls.empty(layout, alphabet)
        if len(lines) != layout.rows:
            raise BadPosition(f"board: {len(lines)} rows; accepted: {layout.rows}")
        for number, line in enumerate(lines, 1):
            if not isinstance(line, str):
                raise BadPosition(f"board, row {number}: {line!r:.40}; accepted: a str")
        codes = cls.codes(alphabet)
        squares = _fast(lines, layout, codes)
        if squares is None:
            letters = f"{alphabet.describe()}, {cls.blank_form}"
            squares = b"".join(
                _row(line.strip("\r"), number, layout.columns, codes, letters)
                for number, line in enumerate(lines, 1)
            )
        return cls(layout.rows, layout.columns, alphabet, squares)

    def lines(self) -> list[str]:
        """The rows as text."""
        text = self.squares.decode("latin-1").translate(self.texts(self.alphabet))
        return [text[row : row + self.columns] for row in range(0, len(text), self.columns)]

    @property
    def cgp(self) -> str:
        """The rows as CGP has them: `/` between, numbers for empty squares."""
        return re.sub(r"\.+", lambda run: str(len(run[0])), "/".join(self.lines()))

    def __str__(self) -> str:
        return "\n".join(self.lines())

    def __repr__(self) -> str:
        return f"<Board {self.cgp}>"

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Board):
            return NotImplemented
        return (self.rows, self.columns, self.squares, self.alphabet) == (
            other.rows,
            other.columns,
            other.squares,
            other.alphabet,
        )

    def __hash__(self) -> int:
        return hash(self.squares)

    def __getitem__(self, square: tuple[int, int]) -> str:
        """The letter on a square (row and column from 0), in lower case for a blank; "": none."""
        try:
            row, column = square
            inside = 0 <= row < self.rows and 0 <= column < self.columns
            code = self.squares[row * self.columns + column] if inside else EMPTY
        except (TypeError, ValueError):
            return self[checked_square("square", square)]  # raises, or makes ints of other types
        if not inside:
            raise IndexError(
                f"square {square!r:.40}; use rows 0 to {self.rows - 1}, columns 0 to"
                f" {self.columns - 1}"
            )
        return "" if code == EMPTY else self.texts(self.alphabet)[code]

    @property
    def is_empty(self) -> bool:
        return self.squares.count(EMPTY) == len(self.squares)

    def tiles(self, at: str | Place, word: str) -> list[tuple[int, int]]:
        """The tiles that a play lays: (index in `squares`, code).

        word: as plays are written, `QUI(T)z`; letters that lie there already may also be written
        plainly or as `.`. Raises BadAction for what the squares do not allow; whether the play is
        legal is not looked at.
        """
        place = parse_place(at) if isinstance(at, str) else checked_place(at)
        checked("word", str, word)
        if place is None:
            raise BadAction(f"place {at!r:.20}; accepted: 8D (across) or D8 (down)")
        letters = list(_letters(word, str(place)))
        codes = self.codes(self.alphabet)
        laid = []
        for (row, column), (letter, lies) in zip(place.squares(len(letters)), letters, strict=True):
            if row >= self.rows or column >= self.columns:
                raise BadAction(f"{place} {word}: it leaves the board; accepted: a word that fits")
            there = self[row, column]
            where = Place(row, column)
            if letter != "." and letter not in codes:
                raise BadAction(
                    f"{place} {word}: {letter!r} is no letter; accepted: "
                    f"{self.alphabet.describe()}, {self.blank_form}"
                )
            if there:
                if letter != "." and codes[letter] & ~BLANK_BIT != codes[there] & ~BLANK_BIT:
                    raise BadAction(
                        f"{place} {word}: {there!r} lies on {where}, not {letter!r}; accepted: the"
                        " letters that lie there"
                    )
            elif lies:
                raise BadAction(f"{place} {word}: nothing lies on {where}; accepted: a tile there")
            else:
                laid.append((row * self.columns + column, codes[letter]))
        if not laid:
            raise BadAction(f"{place} {word}: it lays no tile; accepted: one or more")
        return laid

    def lay(self, at: str | Place, word: str) -> Self:
        """The board with a play on it. Errors as for `tiles`."""
        return self.with_tiles(self.tiles(at, word))

    def with_tiles(self, tiles: Sequence[tuple[int, int]]) -> Self:
        """Return the board with the tiles on it, as `tiles` gives them: (index, code).

        Raises BadAction for a square that is taken or outside the board, or a code of no tile.
        """
        tiles = tiles if type(tiles) is list else items("tiles", "(index, code)", tiles)
        squares = bytearray(self.squares)
        codes = self.texts(self.alphabet)
        try:
            for index, code in tiles:
                if index < 0 or squares[index] != EMPTY or code == EMPTY or code not in codes:
                    raise BadAction(_misfit(index, code, squares))
                squares[index] = code
        except (TypeError, ValueError, IndexError) as error:
            if isinstance(error, BadAction):
                raise
            _refuse_tiles(tiles, len(squares))
        board = object.__new__(type(self))  # all has been checked
        board.rows, board.columns, board.alphabet = self.rows, self.columns, self.alphabet
        board.squares = bytes(squares)
        board.checked = None
        if self.checked is not None:  # only a few cross-checks change
            board.checked = self.checked.copy()
            board.checked.lay(tiles)
        return board

    def cross_checks(self, words: Container[str], *, down: bool = False) -> list[list[str | None]]:
        """For plays across (or down), what may be laid on each square because of its neighbours.

        Rows of squares: None if there are no neighbours above and below (for plays down: left and
        right), or a tile lies there; else the letters, in upper case, that make a word of `words`
        with them.
        """
        if isinstance(words, str) or not isinstance(words, Container):
            raise wrong_type("words", "a Dictionary or another container of str", words)
        return [
            [self._cross_check(words, row, column, down) for column in range(self.columns)]
            for row in range(self.rows)
        ]

    def _cross_check(self, words: Container[str], row: int, column: int, down: bool) -> str | None:
        if self[row, column]:
            return None
        step = (0, 1) if down else (1, 0)
        before = self._run(row, column, (-step[0], -step[1]))[::-1]
        after = self._run(row, column, step)
        if not before and not after:
            return None
        lower = self.alphabet.lower
        return "".join(
            letter
            for letter, small in zip(self.alphabet.upper, lower, strict=True)
            if before + small + after in words
        )

    def _run(self, row: int, column: int, step: tuple[int, int]) -> str:
        """The letters from a square on, without its own, in lower case."""
        found = ""
        while True:
            row, column = row + step[0], column + step[1]
            if not (0 <= row < self.rows and 0 <= column < self.columns):
                return found
            code = self.squares[row * self.columns + column]
            if code == EMPTY:
                return found
            found += self.alphabet.lower[code & ~BLANK_BIT]


def checked_place(at: object) -> Place:
    """The value, if it is a Place with whole numbers. Raises TypeError, BadAction."""
    if not isinstance(at, Place):
        raise wrong_type("at", "a str such as 8D, or a Place", at)
    if integer("at.row", at.row) < 0 or integer("at.column", at.column) < 0:
        raise BadAction(f"at has row {at.row}, column {at.column}; count both from 0")
    return at


def _misfit(index: int, code: int, squares: bytearray) -> str:
    """The message for a tile that a board cannot take."""
    if index < 0:
        return f"tiles: square {index!r:.40}; use 0 to {len(squares) - 1}"
    if squares[index] != EMPTY:
        return f"tiles: a tile lies on square {index} already; lay tiles on empty squares"
    return f"tiles: code {code!r:.40} is no tile; use codes as Board.tiles returns them"


def _refuse_tiles(tiles: list[object], squares: int) -> NoReturn:
    """Raise the error for tiles that are no pairs of ints, or outside the board."""
    for place, each in enumerate(tiles):
        index, code = pair(f"tiles[{place}]", "a pair (index, code)", each)
        integer(f"tiles[{place}][1]", code)
        if not 0 <= integer(f"tiles[{place}][0]", index) < squares:
            shown = f"{index!r:.40}"
            raise BadAction(f"tiles: square {shown}; use 0 to {squares - 1}")
    raise BadAction("tiles: no pairs (index, code); use what Board.tiles returns")


def parse_rack(text: str, layout: Layout, alphabet: Alphabet, blank: str = BLANK) -> str:
    """The tiles of a rack in upper case, the blank as `blank`; any case, `?` and `*` are accepted.

    Raises BadHand.
    """
    if not isinstance(text, str):
        raise BadHand(f"rack {text!r:.40}; accepted: a str")
    upper = _tiles(alphabet, blank)
    for place, tile in enumerate(text, 1):
        if tile not in upper:
            raise BadHand(
                f"rack {text[:40]!r}: {tile!r} (tile {place}) is no letter; accepted:"
                f" {alphabet.describe()}, or {blank} for the blank"
            )
    if len(text) > layout.rack_size:
        raise BadHand(f"rack {text[:40]!r}: {len(text)} tiles; accepted: up to {layout.rack_size}")
    return "".join([upper[tile] for tile in text])


def rack_counts(rack: str, alphabet: Alphabet) -> bytes:
    """How many tiles of each letter there are on a rack, by code, blanks behind."""
    counts = bytearray(BLANK_CODE + 1)
    codes = _codes(alphabet)
    for tile in rack:
        counts[BLANK_CODE if tile in _BLANKS else codes[tile]] += 1
    return bytes(counts)


def tile_codes(tiles: str, alphabet: Alphabet) -> bytes:
    """The code of each tile."""
    codes = _codes(alphabet)
    return bytes([BLANK_CODE if tile in _BLANKS else codes[tile] for tile in tiles])


@lru_cache(maxsize=16)
def _tiles(alphabet: Alphabet, blank: str) -> dict[str, str]:
    upper = {letter: letter for letter in alphabet.upper}
    upper |= zip(alphabet.lower, alphabet.upper, strict=True)
    return upper | {"*": blank, BLANK: blank, blank: blank}


@lru_cache(maxsize=16)
def _texts(codes: Callable[[Alphabet], dict[str, int]], alphabet: Alphabet) -> dict[int, str]:
    return {code: text for text, code in codes(alphabet).items()}


@lru_cache(maxsize=16)
def _codes(alphabet: Alphabet) -> dict[str, int]:
    codes = {".": EMPTY, **{letter: code for code, letter in enumerate(alphabet.upper)}}
    return codes | {letter: code | BLANK_BIT for code, letter in enumerate(alphabet.lower)}


def _fast(lines: list[str], layout: Layout, codes: dict[str, int]) -> bytes | None:
    """The squares, if the rows are as they mostly are; else None: each is to be looked at."""
    rows = _NUMBER.sub(lambda number: "." * int(number[0]), "/".join(lines)).split("/")
    if [len(row) for row in rows] != [layout.columns] * layout.rows:
        return None
    try:
        return bytes(map(codes.__getitem__, "".join(rows)))
    except KeyError:
        return None


def _row(line: str, number: int, columns: int, codes: dict[str, int], letters: str) -> bytes:
    squares = bytearray()
    for found in _RUN.finditer(line):
        piece = found[0]
        if piece in codes:
            squares.append(codes[piece])
        elif not piece.isascii() or not piece.isdigit():
            raise BadPosition(
                f"board, row {number}, character {found.start() + 1}: {piece!r} is no letter;"
                f" accepted: {letters}, and '.' or numbers for empty squares"
            )
        elif not 1 <= int(piece[:6]) <= columns - len(squares):
            raise BadPosition(
                f"board, row {number}, character {found.start() + 1}: {piece[:20]} empty squares;"
                f" accepted: {columns} squares a row"
            )
        else:
            squares += bytes([EMPTY]) * int(piece[:6])
    if len(squares) != columns:
        raise BadPosition(
            f"board, row {number}: {len(squares)} squares; accepted: {columns} squares a row"
        )
    return bytes(squares)


def _letters(word: str, place: str) -> Iterator[tuple[str, bool]]:
    """The letters of a play, and whether they are in parentheses."""
    lies = False
    for letter in word:
        if letter in "()":
            if lies == (letter == "("):
                raise BadAction(
                    f"{place} {word}: {letter!r} has no other half; accepted: parentheses around"
                    " the letters that lie there"
                )
            lies = not lies
        else:
            yield letter, lies or letter == "."
    if lies:
        raise BadAction(f"{place} {word}: a parenthesis is open; accepted: QUI(T)z")
