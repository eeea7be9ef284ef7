"""Boards: tiles on squares, as text and as codes for the native core."""

from __future__ import annotations

import re
from collections.abc import Callable, Container, Iterator, Sequence
from functools import lru_cache
from itertools import product
from typing import TYPE_CHECKING, ClassVar, Final, NoReturn, Self, TypeVar

from lexicon_fast._native.tiles.board import Layout as NativeLayout
from lexicon_fast._native.tiles.board import TileReader
from lexicon_fast.base.arguments import checked, integer, is_null, items, pair, size, wrong_type
from lexicon_fast.base.arguments import square as checked_square
from lexicon_fast.base.errors import BadAction, BadAlphabet, BadHand, BadPosition, excerpt
from lexicon_fast.base.text import composed
from lexicon_fast.dictionary.alphabet import Alphabet
from lexicon_fast.games.markup import html_table
from lexicon_fast.games.tiles.layouts import BLANK, Layout
from lexicon_fast.games.tiles.places import MAX_SIDE, Place, column_name, parse_place

if TYPE_CHECKING:
    from lexicon_fast._native.tiles import board as _native

B = TypeVar("B", bound="Board")

#: The code of an empty square. The code of a letter is its place in the alphabet.
EMPTY: Final = 255
#: Set in the code of a letter that a blank stands for.
BLANK_BIT: Final = 0x80
#: The place of blanks in the counts of a rack, and the code of a blank without a letter.
BLANK_CODE: Final = 32
#: Notation of a blank without a letter, on a rack and on a board (see `lexibomb.board`).
FREE_BLANK: Final = "_"

_BLANKS: Final = BLANK + FREE_BLANK
_RUN: Final = re.compile(r"[0-9]+|.", re.ASCII | re.DOTALL)


class Board:
    """The tiles on a board; immutable.

    squares: one byte per square, row by row: EMPTY, or the letter's place in the alphabet, with
    BLANK_BIT if a blank stands for it. As text, a tile is a letter in upper case, a blank its
    letter in lower case, an empty square `.`.

    rows, columns: 1 to 21; squares: None for an empty board. `empty` and `parse` return the board
    of a layout. Raises TypeError, BadOption for a wrong size, BadPosition for wrong squares, and
    BadAlphabet if letters do not have two cases.

    >>> from lexicon_fast import scrabble
    >>> from lexicon_fast.dictionary.alphabet import Alphabet
    >>> board = scrabble.Board(3, 4, Alphabet.load("english")).lay("2A", "CaT")
    >>> board.lines()
    ['....', 'CaT.', '....']
    >>> board.cgp, board[1, 0], board[0, 0]
    ('4/CaT1/4', 'C', '')
    """

    __slots__ = ("alphabet", "checked", "columns", "rows", "squares")

    #: Notation of a blank on a rack.
    blank: ClassVar[str] = BLANK
    #: Description of a blank on the board, for messages.
    blank_form: ClassVar[str] = "a blank's letter in lower case"

    def __init__(
        self, rows: int, columns: int, alphabet: Alphabet, squares: bytes | None = None
    ) -> None:
        rows = size("rows", rows, 1, MAX_SIDE)
        columns = size("columns", columns, 1, MAX_SIDE)
        checked("alphabet", Alphabet, alphabet)
        if not _has_two_cases(alphabet):
            raise BadAlphabet(
                f"alphabet {alphabet.name!r} has letters without two cases; a board needs lower"
                " case for blanks"
            )
        if squares is None:
            squares = bytes([EMPTY]) * (rows * columns)
        if len(checked("squares", bytes, squares)) != rows * columns:
            raise BadPosition(f"{len(squares)} squares; the board has {rows} x {columns}")
        for code in set(squares) - self.texts(alphabet).keys():
            raise BadPosition(f"square with code {code}; use 255, or the code of a letter")
        self.rows = rows
        self.columns = columns
        self.alphabet = alphabet
        self.squares = bytes(squares)
        #: The native board with its cross-checks, after the first search for plays.
        self.checked: _native.TileBoard | None = None

    def __reduce__(self) -> tuple[type[Board], tuple[int, int, Alphabet, bytes]]:
        return type(self), (self.rows, self.columns, self.alphabet, self.squares)

    @staticmethod
    def codes(alphabet: Alphabet) -> dict[str, int]:
        """Return the code of each text of a square. Raises TypeError."""
        return _codes(checked("alphabet", Alphabet, alphabet))

    @classmethod
    def texts(cls, alphabet: Alphabet) -> dict[int, str]:
        """Return the text of each code of a square. Raises TypeError."""
        return _texts(cls.codes, checked("alphabet", Alphabet, alphabet))

    def tile(self, code: int) -> str:
        """Return the rack tile with a code. Raises TypeError, or IndexError if it is not a tile."""
        try:
            letter = self.alphabet.upper[code & ~BLANK_BIT]
        except (TypeError, IndexError):
            self._no_tile(code)
        return self.blank if code & BLANK_BIT else letter

    def _no_tile(self, code: object) -> NoReturn:
        integer("code", code)
        raise IndexError(f"code {excerpt(code)} is not a tile; use the code of a letter")

    @classmethod
    def empty(cls, layout: Layout, alphabet: Alphabet) -> Self:
        """Return the empty board of a layout. Raises TypeError, BadAlphabet.

        >>> from lexicon_fast import Dictionary, scrabble
        >>> alphabet = Dictionary.from_words(["cat"]).alphabet
        >>> board = scrabble.Board.empty(scrabble.Layout.load("scrabble"), alphabet)
        >>> board.rows, board.columns, board.is_empty
        (15, 15, True)
        """
        checked("layout", Layout, layout)
        return cls(layout.rows, layout.columns, alphabet)

    @classmethod
    def parse(cls, text: str | Sequence[str], layout: Layout, alphabet: Alphabet) -> Self:
        """Return a board from its rows: a sequence, or one text separated by `/` or line ends.

        A number stands for that many empty squares, as in CGP. An empty sequence is an empty board,
        as in observations. Raises TypeError, BadAlphabet, and BadPosition naming row and character.

        >>> from lexicon_fast import Dictionary, scrabble
        >>> alphabet = Dictionary.from_words(["cat"]).alphabet
        >>> rows = ["15"] * 7 + ["6CaT6"] + ["15"] * 7
        >>> board = scrabble.Board.parse(rows, scrabble.Layout.load("scrabble"), alphabet)
        >>> board.lines()[7]
        '......CaT......'
        """
        checked("layout", Layout, layout)
        if not isinstance(text, str) and not hasattr(text, "__iter__"):
            raise BadPosition(f"board is {excerpt(text)}; use rows of text")
        lines = re.split(r"/|\r\n?|\n", text.strip()) if isinstance(text, str) else list(text)
        if not lines:
            return cls.empty(layout, alphabet)
        if len(lines) != layout.rows:
            raise BadPosition(f"board: {len(lines)} rows; it must have {layout.rows}")
        for number, line in enumerate(lines, 1):
            if not isinstance(line, str):
                raise BadPosition(f"board, row {number}: {excerpt(line)} is not a str")
        codes = cls.codes(alphabet)
        if alphabet.long_tiles:
            lines = [alphabet.read(line) for line in lines]
        reader = tile_reader(cls, alphabet)
        if reader is not None:
            squares = reader.board("/".join(lines), layout.rows, layout.columns)
            if squares is not None:
                return board_of(cls, layout.rows, layout.columns, alphabet, squares)
        letters = f"{alphabet.describe()}, {cls.blank_form}"
        squares = b"".join(
            _parse_row(composed(line.strip("\r")), number, layout.columns, codes, letters)
            for number, line in enumerate(lines, 1)
        )
        return cls(layout.rows, layout.columns, alphabet, squares)

    def lines(self) -> list[str]:
        """Return the rows as text, `.` for an empty square."""
        text = self.squares.decode("latin-1").translate(self.texts(self.alphabet))
        return [text[row : row + self.columns] for row in range(0, len(text), self.columns)]

    @property
    def cgp(self) -> str:
        """The rows in CGP: separated by `/`, with numbers for empty squares."""
        return re.sub(r"\.+", lambda run: str(len(run[0])), "/".join(self.lines()))

    def __str__(self) -> str:
        return "\n".join(self.lines())

    def __repr__(self) -> str:
        return f"<Board {self.cgp}>"

    def _repr_html_(self) -> str:
        """Return the letters by square, for notebooks. Games show the colours of squares, too."""
        rows = [line.replace(".", " ") for line in self.lines()]
        return html_table(f"Board of {self.rows} x {self.columns} squares", (), rows)

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
        """Return the letter on a square (row, column from 0), lower case if blank; "" if empty.

        Raises IndexError outside the board, and TypeError or BadOption for another index.
        """
        try:
            row, column = square
            inside = 0 <= row < self.rows and 0 <= column < self.columns
            code = self.squares[row * self.columns + column] if inside else EMPTY
        except (TypeError, ValueError):
            return self[checked_square("square", square)]  # raises, or converts to ints
        if not inside:
            raise IndexError(
                f"square {excerpt(square)}; use rows 0 to {self.rows - 1}, columns 0 to"
                f" {self.columns - 1}"
            )
        return "" if code == EMPTY else self.texts(self.alphabet)[code]

    @property
    def is_empty(self) -> bool:
        """Whether no square has a tile."""
        return self.squares.count(EMPTY) == len(self.squares)

    def tiles(self, at: str | Place, word: str) -> list[tuple[int, int]]:
        """Return the tiles of a play: (index in `squares`, code).

        word: in the notation of plays, `QUI(T)z`; letters on the board may also be written plainly
        or as `.`. Raises TypeError, and BadAction if the word does not fit the squares. The rules
        for plays are not checked.

        >>> from lexicon_fast import scrabble
        >>> from lexicon_fast.dictionary.alphabet import Alphabet
        >>> board = scrabble.Board(3, 4, Alphabet.load("english")).lay("2A", "CAT")
        >>> board.tiles("A1", "A(C)E")
        [(0, 0), (8, 4)]
        """
        place = parse_place(at) if isinstance(at, str) else checked_place(at)
        checked("word", str, word)
        if place is None:
            raise BadAction(f"{excerpt(at, 20)} is not a place; use 8D (across) or D8 (down)")

        def bad(message: str) -> BadAction:
            return BadAction(f"{place} {word}: {message}")

        letters = list(_letters(self.alphabet.read(word), str(place)))
        codes = self.codes(self.alphabet)
        tiles = []
        for square, (letter, on_board) in zip(place.squares(len(letters)), letters, strict=True):
            row, column = square
            if row >= self.rows or column >= self.columns:
                raise bad("it leaves the board")
            there = self[square]
            if letter != "." and letter not in codes:
                expected = f"{self.alphabet.describe()}, {self.blank_form}"
                raise bad(f"{letter!r} is not a letter; use {expected}")
            if there:
                if letter != "." and codes[letter] & ~BLANK_BIT != codes[there] & ~BLANK_BIT:
                    raise bad(f"{there!r} is on {Place(row, column)}, not {letter!r}")
            elif on_board:
                raise bad(f"no tile is on {Place(row, column)}")
            else:
                tiles.append((row * self.columns + column, codes[letter]))
        if not tiles:
            raise bad("it lays no tile")
        return tiles

    def lay(self, at: str | Place, word: str) -> Self:
        """Return the board after a play. This board does not change. Raises as `tiles` does."""
        return self.with_tiles(self.tiles(at, word))

    def with_tiles(self, tiles: Sequence[tuple[int, int]]) -> Self:
        """Return the board with more tiles: (index, code), as `tiles` returns them.

        Raises TypeError, and BadAction for a square that is taken or outside the board, or a code
        without a tile.
        """
        tiles = tiles if type(tiles) is list else items("tiles", "(index, code)", tiles)
        squares = bytearray(self.squares)
        codes = self.texts(self.alphabet)
        try:
            for index, code in tiles:
                if index < 0 or squares[index] != EMPTY or code == EMPTY or code not in codes:
                    raise IndexError
                squares[index] = code
        except (TypeError, ValueError, IndexError):
            _refuse_tiles(tiles, self.squares, codes)
        board = board_of(type(self), self.rows, self.columns, self.alphabet, bytes(squares))
        if self.checked is not None:  # only a few cross-checks change
            board.checked = self.checked.copy()
            board.checked.lay(tiles)
        return board

    def cross_checks(self, words: Container[str], *, down: bool = False) -> list[list[str | None]]:
        """Return the cross-checks of plays across, or down, for each square of each row.

        None for a square with a tile, or without neighbours above and below (for plays down: left
        and right); else the letters, in upper case, that form a word of `words` with them.
        words: a Dictionary, or another container of words in lower case. Raises TypeError.

        >>> from lexicon_fast import Dictionary, scrabble
        >>> words = Dictionary.from_words(["at", "as", "cat"])
        >>> board = scrabble.Board(3, 4, words.alphabet).lay("1A", "CAT")
        >>> board.cross_checks(words)[1]
        ['', 'ST', '', None]
        """
        if isinstance(words, str) or not isinstance(words, Container):
            raise wrong_type("words", "a Dictionary or another container of str", words)
        rows = [self.alphabet.to_lower(line) for line in self.lines()]
        lanes = rows if down else map("".join, zip(*rows, strict=True))
        checks = [[self._cross_check(words, lane, i) for i in range(len(lane))] for lane in lanes]
        return checks if down else [list(row) for row in zip(*checks, strict=True)]

    def _cross_check(self, words: Container[str], lane: str, index: int) -> str | None:
        """Return the cross-check of a square. lane: the letters of its crossing lane."""
        before, after = lane[:index].rpartition(".")[2], lane[index + 1 :].partition(".")[0]
        if lane[index] != "." or not before + after:
            return None
        letters = zip(self.alphabet.upper, self.alphabet.lower, strict=True)
        return "".join(
            upper
            for upper, lower in letters
            if any(word in words for word in self._readings(before + lower + after))
        )

    def _readings(self, word: str) -> Iterator[str]:
        """Yield the word with each possible letter for its blanks without a letter, `_`."""
        options = [self.alphabet.lower if letter == FREE_BLANK else letter for letter in word]
        return map("".join, product(*options))


def board_of(kind: type[B], rows: int, columns: int, alphabet: Alphabet, squares: bytes) -> B:
    """Return a board from arguments that have been checked: see `Board`."""
    board = object.__new__(kind)
    board.rows = rows
    board.columns = columns
    board.alphabet = alphabet
    board.squares = squares
    board.checked = None
    return board


def tile_reader(kind: type[Board], alphabet: Alphabet) -> TileReader | None:
    """Return the reader of boards and racks in their usual form; None if no board is possible."""
    return _reader(kind.codes, kind.blank, alphabet)


@lru_cache(maxsize=16)
def _reader(
    codes: Callable[[Alphabet], dict[str, int]], blank: str, alphabet: Alphabet
) -> TileReader | None:
    if not _has_two_cases(alphabet):
        return None
    return TileReader(codes(alphabet), _tiles(alphabet, blank))


def _has_two_cases(alphabet: Alphabet) -> bool:
    forms = alphabet.upper + alphabet.lower
    return BLANK not in forms and not set(alphabet.upper) & set(alphabet.lower)


def checked_place(at: object) -> Place:
    """Return the value if it is a Place with ints. Raises TypeError, BadAction."""
    if not isinstance(at, Place):
        raise wrong_type("at", "a str such as 8D, or a Place", at)
    if integer("at.row", at.row) < 0 or integer("at.column", at.column) < 0:
        raise BadAction(f"at has row {at.row}, column {at.column}; count both from 0")
    return at


def _refuse_tiles(tiles: list[object], before: bytes, codes: Container[int]) -> NoReturn:
    """Raise the error for tiles that are not pairs of ints, or do not fit on a board."""
    squares = bytearray(before)
    for place, each in enumerate(tiles):
        index, code = pair(f"tiles[{place}]", "a pair (index, code)", each)
        index, code = integer(f"tiles[{place}][0]", index), integer(f"tiles[{place}][1]", code)
        if not 0 <= index < len(squares):
            raise BadAction(f"tiles: square {excerpt(index)}; use 0 to {len(squares) - 1}")
        if squares[index] != EMPTY:
            raise BadAction(f"tiles: square {index} has a tile; use empty squares")
        if code == EMPTY or code not in codes:
            raise BadAction(
                f"tiles: code {excerpt(code)} is not a tile; use codes from Board.tiles"
            )
        squares[index] = code
    raise BadAction("tiles: no pairs (index, code); use the result of Board.tiles")


def parse_rack(text: str, layout: Layout, alphabet: Alphabet, blank: str = BLANK) -> str:
    """Return the tiles of a rack in upper case, blanks as `blank`.

    text: tiles in any case; `?`, `*` and `blank` stand for a blank. Raises BadHand.
    """
    if not isinstance(text, str):
        raise BadHand("rack is null" if is_null(text) else f"rack {excerpt(text)} is not a str")
    text = alphabet.read(text)
    upper = _tiles(alphabet, blank)
    for place, tile in enumerate(text, 1):
        if tile not in upper:
            raise BadHand(
                f"rack {excerpt(text)}: {tile!r} (tile {place}) is not a letter; use"
                f" {alphabet.describe()}, or {blank} for the blank"
            )
    if len(text) > layout.rack_size:
        raise BadHand(f"rack {excerpt(text)}: {len(text)} tiles; the maximum is {layout.rack_size}")
    return "".join([upper[tile] for tile in text])


def rack_counts(rack: str, alphabet: Alphabet) -> bytes:
    """Return the number of tiles of each letter on a rack by code, blanks last."""
    counts = bytearray(BLANK_CODE + 1)
    codes = _rack_codes(alphabet)
    for tile in rack:
        counts[codes[tile]] += 1
    return bytes(counts)


def tile_codes(tiles: str, alphabet: Alphabet) -> bytes:
    """Return the code of each tile."""
    codes = _rack_codes(alphabet)
    return bytes([codes[tile] for tile in tiles])


@lru_cache(maxsize=16)
def _tiles(alphabet: Alphabet, blank: str) -> dict[str, str]:
    upper = {letter: letter for letter in alphabet.upper}
    upper |= zip(alphabet.lower, alphabet.upper, strict=True)
    return upper | {"*": blank, BLANK: blank, blank: blank}


@lru_cache(maxsize=16)
def _rack_codes(alphabet: Alphabet) -> dict[str, int]:
    return _codes(alphabet) | dict.fromkeys(_BLANKS, BLANK_CODE)


@lru_cache(maxsize=16)
def _texts(codes: Callable[[Alphabet], dict[str, int]], alphabet: Alphabet) -> dict[int, str]:
    return {code: text for text, code in codes(alphabet).items()}


@lru_cache(maxsize=16)
def _codes(alphabet: Alphabet) -> dict[str, int]:
    codes = {".": EMPTY, **{letter: code for code, letter in enumerate(alphabet.upper)}}
    return codes | {letter: code | BLANK_BIT for code, letter in enumerate(alphabet.lower)}


def _parse_row(line: str, number: int, columns: int, codes: dict[str, int], letters: str) -> bytes:
    squares = bytearray()
    for found in _RUN.finditer(line):
        piece = found[0]
        where = f"board, row {number}, character {found.start() + 1}"
        if piece in codes:
            squares.append(codes[piece])
        elif not piece.isascii() or not piece.isdigit():
            raise BadPosition.breaking(
                f"{where}: {piece!r} is not a letter; use {letters}, and '.' or numbers for empty"
                " squares",
                rule="letters",
                square=f"{number}{column_name(len(squares))}" if len(squares) < columns else "",
            )
        elif not 1 <= int(piece[:6]) <= columns - len(squares):
            raise BadPosition(f"{where}: {piece[:20]} empty squares; a row has {columns} squares")
        else:
            squares += bytes([EMPTY]) * int(piece[:6])
    if len(squares) != columns:
        raise BadPosition(f"board, row {number}: {len(squares)} squares; a row has {columns}")
    return bytes(squares)


def _letters(word: str, place: str) -> Iterator[tuple[str, bool]]:
    """Yield the letters of a play, and whether they are marked as on the board."""
    on_board = False
    for letter in word:
        if letter in "()":
            if on_board == (letter == "("):
                raise BadAction(f"{place} {word}: {letter!r} is unbalanced; write QUI(T)z")
            on_board = not on_board
        else:
            yield letter, on_board or letter == "."
    if on_board:
        raise BadAction(f"{place} {word}: '(' is unbalanced; write QUI(T)z")


@lru_cache(maxsize=64)
def native_layout(layout: Layout, alphabet: Alphabet) -> _native.Layout:
    """Return a native layout for the letters of an alphabet. Raises BadAlphabet."""
    squares = [premium for row in layout.squares for premium in row]
    values = bytearray(BLANK_CODE + 1)
    values[: len(alphabet)] = bytes(layout.values_by_code(alphabet))
    start = layout.start
    return NativeLayout(
        layout.rows,
        layout.columns,
        bytes([premium.letter for premium in squares]),
        bytes([premium.word for premium in squares]),
        bytes(values),
        -1 if start is None else start.row * layout.columns + start.column,
        list(layout.bonus),
    )
