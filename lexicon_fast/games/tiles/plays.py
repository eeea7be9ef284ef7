"""Legal plays: positions on a board to plays with their scores, best first; conditions for them.

`BaseGenerator` and `PlayColumns` are what the generators of both board games, and their results,
have in common.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property, partial
from itertools import pairwise
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, ClassVar, Final, Generic, Literal, NamedTuple, TypeVar

from lexicon_fast._native.tiles import board as _native
from lexicon_fast.base.arguments import each_of, integer
from lexicon_fast.base.arrow import ArrowData, export_stream, require_pyarrow
from lexicon_fast.base.errors import (
    BadAlphabet,
    BadOption,
    BadPosition,
    LexiconFastError,
    excerpt,
    keeps_bad_rows,
)
from lexicon_fast.base.tile_text import shown
from lexicon_fast.dictionary.alphabet import Alphabet
from lexicon_fast.dictionary.dictionary import AnyDictionary, load_once
from lexicon_fast.games.markup import MOST_ROWS, html_table, title_of
from lexicon_fast.games.tiles.board import FREE_BLANK, Board, native_layout, parse_rack, rack_counts
from lexicon_fast.games.tiles.cgp import parse_cgp
from lexicon_fast.games.tiles.layouts import Layout
from lexicon_fast.games.tiles.places import MAX_SIDE, Place, parse_place, squares_laid
from lexicon_fast.games.word_filter import FilterFault, WordFilter

if TYPE_CHECKING:
    import os

    import numpy as np
    from numpy.typing import NDArray

    AnyBoard = Board | str | Sequence[str]
    AnyLayout = Layout | str | os.PathLike[str]
    Position = str | tuple[AnyBoard, str]

#: Returns whether a play meets a condition.
Test = Callable[[Any], bool]


@dataclass(frozen=True, kw_only=True)
class PlayFilter(WordFilter):
    """Conditions for plays on a board. Numbers are compared as rows show them, to six decimals.

    at: the place where the play begins, `8D` across, `D8` down; covers: squares on which it lays a
    tile, in either form; min_score: fewest points; bingo: it lays a full rack.

    >>> from lexicon_fast import Dictionary, scrabble
    >>> d = Dictionary.from_words(["cat", "cats"])
    >>> layout = scrabble.Layout.load("scrabble")
    >>> kept = PlayFilter(uses_all=True, covers=("8H", "8J"))
    >>> plays = scrabble.plays([], "CATS", d)
    >>> [play.at for play in kept.passing(plays, "CATS", d.alphabet, layout)]
    ['8G', '8H']
    """

    at: str | None = None
    covers: tuple[str, ...] = ()
    min_score: float | None = None
    bingo: bool = False

    def fault(self, alphabet: Alphabet, layout: Layout, blank: str) -> FilterFault | None:
        """Return the first condition that makes no sense. blank: the tile that is the blank."""
        letters, shown = alphabet.upper + alphabet.lower, alphabet.describe()
        if blank == FREE_BLANK:  # other blanks are written as letters
            letters, shown = letters + blank, f"{shown}, or {blank} for a blank"
        return self.word_fault(letters, shown) or next(self._place_faults(layout), None)

    def _place_faults(self, layout: Layout) -> Iterator[FilterFault]:
        fields = {f"covers[{number}]": square for number, square in enumerate(self.covers)}
        if self.at is not None:
            fields = {"at": self.at, **fields}
        for field, text in fields.items():
            place = parse_place(text)
            if place is None:
                problem = f"{excerpt(text)} is not a square; use 8D (across) or D8 (down)"
                yield FilterFault(field, problem)
            elif place.row >= layout.rows or place.column >= layout.columns:
                last = Place(layout.rows - 1, layout.columns - 1)
                yield FilterFault(field, f"{text} is not on the board; use 1A to {last}")

    def passing(
        self, plays: Sequence[Any], rack: str, alphabet: Alphabet, layout: Layout
    ) -> list[Any]:
        """Return the plays that meet all conditions, in order. rack: the tiles of the player."""
        tests = [
            *self.number_tests(),
            *self._word_tests(alphabet),
            *self._tile_tests(len(rack), layout.rack_size),
        ]
        return [play for play in plays if all(test(play) for test in tests)]

    def number_tests(self) -> Iterator[Test]:
        """Yield a test for each condition for points and place."""
        if (least := self.min_score) is not None:
            yield lambda play: round(play.score, 6) >= least
        if self.at is not None:
            at = str(parse_place(self.at))
            yield lambda play: bool(play.at == at)

    def _word_tests(self, alphabet: Alphabet) -> Iterator[Test]:
        if (shortest := self.min_length) is not None:
            yield lambda play: len(_letters(play)) >= shortest
        if (longest := self.max_length) is not None:
            yield lambda play: len(_letters(play)) <= longest
        for text in self.contains:
            yield _contains_test(alphabet.to_upper(alphabet.typed(text)), alphabet)

    def _tile_tests(self, tiles: int, rack_size: int) -> Iterator[Test]:
        """Yield a test for each condition for the new tiles. tiles: number on the rack."""
        if self.uses_all:
            yield lambda play: len(_squares(play)) == tiles
        if self.bingo:
            yield lambda play: len(_squares(play)) == rack_size
        squares = {square for at in self.covers for square in squares_laid(at, "?", MAX_SIDE)}
        if squares:
            yield lambda play: squares <= _squares(play)


def _contains_test(part: str, alphabet: Alphabet) -> Test:
    return lambda play: part in alphabet.to_upper(_letters(play))


def _letters(play: Any) -> str:
    """Return the letters of a play's word, those on the board, too."""
    word: str = play.word
    return word.replace("(", "").replace(")", "")


def _squares(play: Any) -> set[int]:
    """Return the squares of the new tiles, numbered on the largest board."""
    return set(squares_laid(play.at, play.word, MAX_SIDE))


B = TypeVar("B", bound=Board)
N = TypeVar("N", bound=_native.TileBoard)
T = TypeVar("T")
P = TypeVar("P", bound=Any)  # a play, with `at` and `word`


#: The name of each place, by direction (0 across, 1 down), row and column.
PLACE_NAMES: Final = {
    (int(down), row, column): str(Place(row, column, down))
    for down in (False, True)
    for row in range(MAX_SIDE)
    for column in range(MAX_SIDE)
}


class BaseGenerator(Generic[B, N]):
    """Checks positions for a dictionary and a layout, and converts them for the native core."""

    #: The boards of the game, and the native boards.
    _board_type: ClassVar[type[Any]]
    _native_type: ClassVar[type[Any]]

    def __init__(self, dictionary: AnyDictionary, layout: Layout, top: int | None) -> None:
        if top is not None and integer("top", top) < 0:
            raise BadOption(f"top is {top}; use 0 or more, or None for all")
        self.dictionary = load_once(dictionary)
        self.layout = layout
        self.alphabet = self.dictionary.alphabet
        self._top = -1 if top is None else min(integer("top", top), (1 << 31) - 1)
        self._native = native_layout(layout, self.alphabet)

    def __getstate__(self) -> dict[str, Any]:
        """Return the state without native objects."""
        return {name: value for name, value in vars(self).items() if name != "_native"}

    def __setstate__(self, state: dict[str, Any]) -> None:
        vars(self).update(state)
        self._native = native_layout(self.layout, self.alphabet)

    def board(self, board: Any) -> B:
        """Return a board from its rows, or a board that fits. Raises BadPosition, BadAlphabet."""
        if not isinstance(board, Board):
            parsed: B = self._board_type.parse(board, self.layout, self.alphabet)
            return parsed
        if type(board) is not self._board_type:
            raise BadPosition("the board belongs to another game; use its rows")
        if (board.rows, board.columns) != (self.layout.rows, self.layout.columns):
            raise BadPosition(
                f"board of {board.rows} x {board.columns} squares; layout {self.layout.name} has"
                f" {self.layout.rows} x {self.layout.columns}"
            )
        if board.alphabet is not self.alphabet and board.alphabet != self.alphabet:
            raise BadAlphabet(
                f"board with alphabet {board.alphabet.name!r}; the dictionary has"
                f" {self.alphabet.name!r}"
            )
        fitting: B = board  # type: ignore[assignment]
        return fitting

    def pair(self, board: B, rack: str) -> tuple[N, bytes]:
        """Return the native form of a checked position: the board with its cross-checks, and the
        number of each tile on the rack.
        """
        return self._checked(board), rack_counts(rack, self.alphabet)

    def _checked(self, board: B) -> N:
        """Return the native board with its cross-checks, which the board keeps."""
        compiled = self.dictionary.compiled
        checked = board.checked
        if (
            checked is None
            or checked.dictionary is not compiled
            or checked.layout is not self._native
        ):
            checked = board.checked = self._native_type(compiled, self._native, board.squares)
        native: N = checked  # type: ignore[assignment]
        return native


class _PickledPlays:
    """Native plays as plain data, for pickles."""

    def __init__(self, native: Any) -> None:
        self.positions: int = native.positions
        self._rows: list[list[Any]] = [native.rows(at) for at in range(self.positions)]
        self._columns: tuple[bytes, ...] = native.columns()

    def rows(self, position: int = 0) -> list[Any]:
        return self._rows[position]

    def columns(self) -> tuple[bytes, ...]:
        return self._columns


def native_column(place: int, dtype: str) -> Any:
    """Return a property with one column of `PlayColumns` as an array."""
    return property(lambda columns: columns._column(place, dtype))


class PlayColumns(Generic[P]):
    """The plays of many positions in columns: the columns that all games have."""

    #: The names of the fields of a play.
    _FIELDS: ClassVar[tuple[str, ...]]

    #: The messages for bad positions, by their place from 0; these positions have no plays.
    errors: Mapping[int, str] = MappingProxyType({})
    #: Whether `to_arrow` has a row for a position without plays.
    _all_rows = False

    offsets: NDArray[np.int64] = native_column(0, "int64")
    direction: NDArray[np.uint8] = native_column(1, "uint8")
    row: NDArray[np.uint8] = native_column(2, "uint8")
    column: NDArray[np.uint8] = native_column(3, "uint8")
    letters: NDArray[np.uint8] = native_column(4, "uint8")

    def __init__(self, native: Any, plays_of: Callable[[list[Any]], list[P]]) -> None:
        self._native: _PickledPlays = native  # or plays in the native core, which are alike
        self._plays_of = plays_of

    def __getstate__(self) -> dict[str, Any]:
        native = self._native
        plain = native if isinstance(native, _PickledPlays) else _PickledPlays(native)
        return {**vars(self), "_native": plain}

    def __len__(self) -> int:
        return self._native.positions

    def __getitem__(self, position: int) -> list[P]:
        """Return the plays of one position, from 0. Raises TypeError, IndexError."""
        number = integer("position", position)
        return self._plays_of(self._native.rows(range(len(self))[number]))

    @property
    def _counts(self) -> Sequence[int]:
        """The number of plays of each position, also of those that `top` omits."""
        raise NotImplementedError

    def count_of(self, position: int) -> int:
        """Return the number of plays of one position, as in `counts`.

        Raises TypeError, IndexError.
        """
        return self._counts[integer("position", position)]

    def __repr__(self) -> str:
        return f"<{type(self).__name__}: plays of {len(self):,} positions>"

    def _repr_html_(self) -> str:
        """Return the best play of the first positions, for notebooks."""
        rows = []
        for position in range(min(len(self), MOST_ROWS)):
            plays = self[position]
            if plays:
                cells = [getattr(plays[0], name) for name in self._FIELDS]
            else:
                cells = [self.errors.get(position, "no play")]
            rows.append((position, len(plays), *cells))
        return html_table(title_of(self), ("position", "plays", *self._FIELDS), rows)

    @property
    def at(self) -> list[str]:
        """The place of each play, `8D` across or `D8` down."""
        columns = (self.direction.tolist(), self.row.tolist(), self.column.tolist())
        return [PLACE_NAMES[place] for place in zip(*columns, strict=True)]

    @property
    def word(self) -> list[str]:
        """The word of each play, as in `Play`."""
        return [play[3] for position in range(len(self)) for play in self._native.rows(position)]

    def to_arrow(self) -> Any:
        """Return a pyarrow.Table with a row for each play: position (from 1), count, its fields.

        With `errors="row"` a bad position, or one without plays, has one row without a play, and
        the column `error` has its message. Needs the extra `arrow`.
        """
        import numpy as np

        pa = require_pyarrow("to_arrow")
        sizes = np.diff(self.offsets)
        places = np.repeat(np.arange(len(self)), np.maximum(sizes, self._all_rows))
        has_play = sizes[places] > 0
        chosen = pa.array(np.cumsum(has_play) - 1, mask=~has_play)
        bad = np.isin(places, list(self.errors))
        counts = pa.array(np.asarray(self._counts, "int64")[places], mask=bad)
        columns = {"position": places + 1, "count": counts}
        for name in self._FIELDS:
            kind = pa.string() if name in ("at", "word") else None
            values = getattr(self, name)
            columns[name] = pa.array(map(shown, values) if kind else values, kind).take(chosen)
        if self._all_rows:
            columns["error"] = pa.array(map(self.errors.get, places.tolist()), pa.string())
        return pa.table(columns)

    __arrow_c_stream__ = export_stream

    @cached_property
    def _columns(self) -> tuple[bytes, ...]:
        return self._native.columns()

    def _column(self, place: int, dtype: str) -> NDArray[Any]:
        import numpy as np

        return np.frombuffer(self._columns[place], dtype)


def write_rows(
    found: PlayColumns[Any], rows: list[tuple[bytes, int]], separator: str | None = None
) -> bytes:
    """Return rows of output with plays. Arguments: of the native `Plays.write_rows`."""
    native: Any = found._native
    written: bytes = native.write_rows(rows, separator)
    return written


def make_plays(kind: type[P], plays: list[tuple[Any, ...]]) -> list[P]:
    """Return plays from their fields: as `kind._make`, without a Python frame for each play."""
    make: Callable[[Any], P] = partial(tuple.__new__, kind)
    return list(map(make, plays))


def read_all(
    read: Callable[[Any], T],
    positions: Iterable[Any] | ArrowData,
    errors: str,
    empty: Any,
    columns: Sequence[str] = ("board", "rack"),
) -> tuple[list[T], dict[int, str]]:
    """Read all positions; return them, and the messages for bad ones by their place from 0.

    columns: the parts of a position, for positions in a table from Arrow.
    errors: "raise" raises the error of the first bad position; "row" replaces it by the position
    `empty`, which has no plays. Messages name the place from 1.
    """
    keep = keeps_bad_rows(errors)
    if isinstance(positions, str):
        raise BadPosition(f"positions {excerpt(positions)} is one string; give a list of positions")
    checked = []
    messages = {}
    for number, position in enumerate(each_of("positions", "positions", positions), 1):
        if isinstance(position, dict):
            if not {"board", "rack"} <= position.keys():
                names = ", ".join(map(repr, position))
                raise TypeError(f"positions must have the columns board and rack, not {names}")
            position = tuple(map(position.get, columns))
        try:
            checked.append(read(position))
        except LexiconFastError as error:
            message = f"position {number}: {error}"
            if not keep:
                raise type(error)(message) from None
            messages[number - 1] = message
            checked.append(read(empty))
    return checked, messages


class Play(NamedTuple):
    """One legal play.

    at: the start, `8D` across, `H4` down; word: the letters, those on the board in parentheses, a
    blank's in lower case: `QUI(T)z`; score: the points, bonus included.

    >>> from lexicon_fast import Dictionary, scrabble
    >>> play = scrabble.plays([], "QUIZ", Dictionary.from_words(["quiz"]))[0]
    >>> play.at, play.word, play.score
    ('8E', 'QUIZ', 44)
    """

    at: str
    word: str
    score: int


class Generator(BaseGenerator[Board, _native.Board]):
    """Lists the plays of positions with fixed options. Safe to use from many threads at once.

    layout: a name, the path of a layout file, or a Layout; top: plays to keep for each position
    (None: all); best: find only the first play, which is faster. Use either `top` or `best`.
    Raises TypeError, BadLayout, BadOption, and BadAlphabet if tiles are missing for the
    dictionary's letters.

    >>> from lexicon_fast import Dictionary, scrabble
    >>> generator = scrabble.Generator(Dictionary.from_words(["cats", "quiz"]), top=1)
    >>> generator.plays([], "QUIZ")
    [Play(at='8E', word='QUIZ', score=44)]
    >>> found = generator.batch([generator.read(([], rack)) for rack in ["CATS", "QUIZ"]])
    >>> found.word
    ['CATS', 'QUIZ']
    """

    _board_type = Board
    _native_type = _native.Board

    def __init__(
        self,
        dictionary: AnyDictionary,
        *,
        layout: AnyLayout = "scrabble",
        top: int | None = None,
        best: bool = False,
    ) -> None:
        if best and top is not None:
            raise BadOption("use either best or top, not both")
        dictionary = load_once(dictionary)
        layout = layout if isinstance(layout, Layout) else Layout.load(layout)
        super().__init__(dictionary, layout.in_language(dictionary.language), top)
        self._best = best

    def plays(self, board: AnyBoard, rack: str) -> list[Play]:
        """Return the plays of one position, best first: see `plays`.

        Raises BadPosition, BadHand, BadAlphabet.
        """
        pair = self.pair(*self.read((board, rack)))
        return _plays_of(_native.generate(*pair, best=self._best, top=self._top).rows())

    def batch(self, positions: Iterable[tuple[Board, str]]) -> Found:
        """Return the plays of positions from `read`. Releases the GIL while it searches."""
        pairs = [self.pair(board, rack) for board, rack in positions]
        return self._search([board for board, _ in pairs], [rack for _, rack in pairs])

    def _batch_once(self, positions: list[tuple[Board, str]]) -> Found:
        """Return the plays of positions as `batch` does, but keep no cross-checks of new boards."""
        boards = [
            board.squares if board.checked is None else self._checked(board)
            for board, _ in positions
        ]
        return self._search(boards, [rack_counts(rack, self.alphabet) for _, rack in positions])

    def _search(self, boards: list[_native.Board | bytes], racks: list[bytes]) -> Found:
        search = partial(
            _native.generate_batch,
            boards,
            racks,
            dictionary=self.dictionary.compiled,
            layout=self._native,
        )
        native = search(best=self._best, top=self._top)
        # With `top`, all plays are counted on first use.
        return Found(native, None if self._top < 0 else partial(search, order=False))

    def read(self, position: Position) -> tuple[Board, str]:
        """Return board and rack of a position: a line of CGP, or a pair (board, rack).

        Raises BadPosition, BadHand, BadAlphabet.
        """
        if isinstance(position, str):
            cgp = parse_cgp(position, self.layout, self.alphabet)
            return cgp.board, cgp.rack
        try:
            board, rack = position
        except (TypeError, ValueError):
            raise BadPosition(
                f"{excerpt(position)} is not a position; use a line of CGP, or a pair (board, rack)"
            ) from None
        return self.board(board), parse_rack(rack, self.layout, self.alphabet)


class Found(PlayColumns[Play]):
    """The plays of many positions in columns, in order within each position.

    counts: int64[n], number of plays of each position without `top` (with `best`: 1 or 0); offsets:
    int64[n + 1], the start of each position's plays in the columns below. For each play: direction,
    uint8, 0 across and 1 down; row and column, uint8, from 0, the start of the word; letters,
    uint8, length of the word; word_id, int32, number in `Dictionary.words`; blanks, uint32, bit i
    is set if letter i of the word is a new blank; score, int32. These are arrays of numpy. The
    columns `at` and `word` are lists of str, created on each use.

    `found[i]` returns the plays of position i as a list. errors: with `errors="row"`, the messages
    for bad positions by their place from 0.

    >>> from lexicon_fast import Dictionary, scrabble
    >>> d = Dictionary.from_words(["at", "cat", "quiz"])
    >>> found = scrabble.plays_batch([([], "CAT"), ([], "QUIZ")], d, top=2)
    >>> len(found), found[1][0], found.counts.tolist()
    (2, Play(at='8E', word='QUIZ', score=44), [5, 4])
    >>> start, end = found.offsets[0:2]
    >>> found.word[start:end], found.score[start:end].tolist()
    (['CAT', 'CAT'], [10, 10])
    """

    _FIELDS = Play._fields

    word_id: NDArray[np.int32] = native_column(5, "int32")
    blanks: NDArray[np.uint32] = native_column(6, "uint32")
    score: NDArray[np.int32] = native_column(7, "int32")

    def __init__(
        self, native: _native.Plays, counted: Callable[[], _native.Plays] | None = None
    ) -> None:
        super().__init__(native, _plays_of)
        self._counted = counted

    def __getstate__(self) -> dict[str, Any]:
        # Count now: the pickle cannot search for plays.
        return {**super().__getstate__(), "_counts": self._counts, "_counted": None}

    @property
    def counts(self) -> NDArray[np.int64]:
        """The number of plays of each position, also of those that `top` omits."""
        import numpy as np

        return np.array(self._counts, "int64")

    @cached_property
    def _counts(self) -> list[int]:
        columns = self._columns if self._counted is None else self._counted().columns()
        offsets = memoryview(columns[0]).cast("q").tolist()
        return [end - start for start, end in pairwise(offsets)]


def plays(
    board: AnyBoard,
    rack: str,
    dictionary: AnyDictionary,
    *,
    layout: AnyLayout = "scrabble",
    top: int | None = None,
    best: bool = False,
) -> list[Play]:
    """Return all legal plays of a board and a rack with their scores.

    board: rows of text (a letter in upper case a tile, in lower case a blank, `.` or numbers for
    empty squares), one text with `/` or line ends between them, or a Board; rack: tiles, `?` a
    blank. Options as for `Generator`. Ordered by falling score, then place, then word. A play of
    one tile that forms words both ways is listed once, across. On an empty board only plays across
    are listed if the layout is symmetric about its diagonal (squares and start), else both.
    Raises BadPosition, BadHand, BadLayout, BadOption, BadAlphabet, TypeError.

    >>> from lexicon_fast import Dictionary, scrabble
    >>> d = Dictionary.from_words(["quit", "quits", "it", "quiz"])
    >>> board = ["." * 15] * 7 + [".......IT......"] + ["." * 15] * 7
    >>> scrabble.plays(board, "QUS", d, top=2)
    [Play(at='8F', word='QU(IT)S', score=14), Play(at='8F', word='QU(IT)', score=13)]
    """
    return Generator(dictionary, layout=layout, top=top, best=best).plays(board, rack)


def plays_batch(
    positions: Iterable[Position] | ArrowData,
    dictionary: AnyDictionary,
    *,
    layout: AnyLayout = "scrabble",
    top: int | None = None,
    best: bool = False,
    errors: Literal["raise", "row"] = "raise",
) -> Found:
    """Return the plays of many positions as columns.

    positions: lines of CGP, or pairs (board, rack) as for `plays`; from Arrow a column of CGP, or a
    table with the columns board and rack. Options as for `Generator`.
    errors: "raise" raises BadPosition or BadHand for the first bad position, naming its place from
    1; "row" reads the other positions and collects the messages in `Found.errors`.
    Also raises BadLayout, BadOption, BadAlphabet, TypeError.

    >>> from lexicon_fast import Dictionary, scrabble
    >>> d = Dictionary.from_words(["cats", "quiz"])
    >>> found = scrabble.plays_batch([([], "CATS"), ([], "Q1Z")], d, best=True, errors="row")
    >>> found.word, found.score.tolist(), list(found.errors)
    (['CATS'], [12], [1])
    """
    generator = Generator(dictionary, layout=layout, top=top, best=best)
    empty = ["." * generator.layout.columns] * generator.layout.rows

    def read_position(position: Position) -> tuple[Board, str]:
        board, rack = generator.read(position)
        if not isinstance(position, str) and any(each is board for each in position):
            generator.pair(board, rack)  # the caller may search this board again
        return board, rack

    read, wrong = read_all(read_position, positions, errors, (empty, ""))
    columns = generator._batch_once(read)
    columns.errors, columns._all_rows = wrong, errors == "row"
    return columns


def _plays_of(rows: list[tuple[int, int, int, str, int]]) -> list[Play]:
    return make_plays(
        Play,
        [
            (PLACE_NAMES[direction, row, column], word, score)
            for direction, row, column, word, score in rows
        ],
    )
