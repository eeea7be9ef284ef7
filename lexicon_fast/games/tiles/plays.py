"""Legal plays: positions on a board to plays with their scores, best first."""

from __future__ import annotations

from functools import cached_property, partial
from itertools import pairwise
from typing import TYPE_CHECKING, Any, Literal, NamedTuple

from lexicon_fast._native.tiles import board as _native
from lexicon_fast.base.errors import BadOption, BadPosition, excerpt
from lexicon_fast.dictionary.dictionary import load_once
from lexicon_fast.games.tiles.base_generator import (
    PLACE_NAMES,
    BaseGenerator,
    Columns,
    make_plays,
    native_column,
    read_all,
)
from lexicon_fast.games.tiles.board import Board, native_layout, parse_rack, rack_counts
from lexicon_fast.games.tiles.cgp import parse_cgp
from lexicon_fast.games.tiles.layouts import Layout

if TYPE_CHECKING:
    import os
    from collections.abc import Callable, Iterable, Sequence

    import numpy as np
    from numpy.typing import NDArray

    from lexicon_fast.dictionary.dictionary import AnyDictionary

    #: A board, its rows, or its rows in one text (`/` or line ends between).
    AnyBoard = Board | str | Sequence[str]
    AnyLayout = Layout | str | os.PathLike[str]

    #: A line of CGP, or a board and a rack.
    Position = str | tuple[AnyBoard, str]


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
        dictionary = load_once(dictionary)
        if best and top is not None:
            raise BadOption("use either best or top, not both")
        layout = layout if isinstance(layout, Layout) else Layout.load(layout)
        super().__init__(dictionary, layout, native_layout(layout, dictionary.alphabet), top)
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
        found = search(best=self._best, top=self._top)
        # With `top`, all plays are counted on first use.
        return Found(found, None if self._top < 0 else partial(search, order=False))

    def read(self, position: Position) -> tuple[Board, str]:
        """Return board and rack of a position: a line of CGP, or a pair (board, rack).

        Raises BadPosition, BadHand, BadAlphabet.
        """
        if isinstance(position, str):
            found = parse_cgp(position, self.layout, self.alphabet)
            return found.board, found.rack
        try:
            board, rack = position
        except (TypeError, ValueError):
            raise BadPosition(
                f"{excerpt(position)} is not a position; use a line of CGP, or a pair (board, rack)"
            ) from None
        return self.board(board), parse_rack(rack, self.layout, self.alphabet)


class Found(Columns[Play]):
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
    positions: Iterable[Position],
    dictionary: AnyDictionary,
    *,
    layout: AnyLayout = "scrabble",
    top: int | None = None,
    best: bool = False,
    errors: Literal["raise", "row"] = "raise",
) -> Found:
    """Return the plays of many positions as columns.

    positions: lines of CGP, or pairs (board, rack) as for `plays`. Options as for `Generator`.
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
    found = generator._batch_once(read)
    found.errors = wrong
    return found


def _plays_of(rows: list[tuple[int, int, int, str, int]]) -> list[Play]:
    return make_plays(
        Play,
        [
            (PLACE_NAMES[direction, row, column], word, score)
            for direction, row, column, word, score in rows
        ],
    )
