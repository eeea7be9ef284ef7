"""All legal plays of positions with their expected scores, best first, and conditions for them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Literal, NamedTuple

from lexicon_fast._native.lexibomb import blank_plays as _native
from lexicon_fast._native.lexibomb.bombs import Field
from lexicon_fast._native.lexibomb.play_scores import score_batch
from lexicon_fast.base.arguments import integer, size
from lexicon_fast.base.errors import BadPosition, excerpt
from lexicon_fast.dictionary.dictionary import AnyDictionary, load_once
from lexicon_fast.games.lexibomb.board import Board
from lexicon_fast.games.lexibomb.minefield import MARKS, check_opened, checked_rows, squares_of
from lexicon_fast.games.lexibomb.odds import MOST_STATES
from lexicon_fast.games.lexibomb.rules import Ruleset
from lexicon_fast.games.lexibomb.rules import ruleset as read_ruleset
from lexicon_fast.games.tiles import plays as tile_plays
from lexicon_fast.games.tiles.board import FREE_BLANK, parse_rack
from lexicon_fast.games.tiles.plays import PlayFilter, Test

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    from lexicon_fast.base.arrow import ArrowData

    #: A board, its rows, or its rows in one text (`/` or line ends between).
    AnyBoard = Board | str | Sequence[str]
    AnyRuleset = str | Ruleset | Mapping[str, Any]


class Play(NamedTuple):
    """One legal play.

    at: the start, `8D` across, `H4` down; word: the letters, those on the board in parentheses, `_`
    a blank: `C_(T)`; score: the expected points, bonus included; bomb: the chance of a bomb in any
    of its new squares, from 0 to 1. Both are rounded to six decimals.

    >>> from lexicon_fast import Dictionary, lexibomb
    >>> play = lexibomb.plays([], [], "CAT", Dictionary.from_words(["cat"]), top=1)[0]
    >>> play.at, play.word, round(play.score, 3), round(play.bomb, 3)
    ('10B', 'CAT', 6.402, 0.267)
    """

    at: str
    word: str
    score: float
    bomb: float


class Position(NamedTuple):
    """The input of the generator.

    board: rows of text (a letter in upper case or `_` a tile, `.` or numbers for empty squares),
    one text with `/` or line ends between them, or a Board; opened: rows of text, `.` a closed
    square, `0` to `8` an open one with the number of bombs around it, `*` a hit bomb; rack: tiles,
    `_` a blank; bombs: the number of all bombs, hit bombs included; None: as in the ruleset. Empty
    sequences of rows mean an empty board and closed squares, as in observations. `Generator.read`
    checks the values.

    >>> from lexicon_fast import Dictionary, lexibomb
    >>> position = lexibomb.Position(board=[], opened=[], rack="CA_", bombs=20)
    >>> found = lexibomb.plays_batch([position], Dictionary.from_words(["cat"]), top=1)
    >>> found.word
    ['CA_']
    """

    board: AnyBoard
    opened: Sequence[str]
    rack: str
    bombs: int | None = None


class Checked(NamedTuple):
    """A checked position with its native odds."""

    board: Board
    rack: str
    odds: Field


class Generator(tile_plays.BaseGenerator[Board, _native.Board]):
    """Lists the plays of positions with fixed options. Safe to use from many threads at once.

    ruleset: a name, a Ruleset or its data; top: plays to keep for each position (None: all);
    most_states, seed: as for `odds`.
    Raises TypeError, BadOption, BadLayout, and BadAlphabet if tiles are missing for the
    dictionary's letters.

    >>> from lexicon_fast import Dictionary, lexibomb
    >>> generator = lexibomb.Generator(Dictionary.from_words(["cat", "his"]), top=1)
    >>> generator.plays(board=[], opened=[], rack="CAT")
    [Play(at='10B', word='CAT', score=6.401641, bomb=0.266655)]
    >>> found = generator.batch([generator.read(([], [], rack)) for rack in ["CAT", "HIS"]])
    >>> found.word
    ['CAT', 'HIS']
    """

    _board_type = Board
    _native_type = _native.Board

    def __init__(
        self,
        dictionary: AnyDictionary,
        *,
        ruleset: AnyRuleset = "standard",
        top: int | None = None,
        most_states: int = MOST_STATES,
        seed: int = 0,
    ) -> None:
        dictionary = load_once(dictionary)
        self.rules = read_ruleset(ruleset, dictionary.language)
        super().__init__(dictionary, self.rules.layout, top)
        self._letter = [float(each.letter) for each in self.rules.multipliers]
        self._word = [float(each.word) for each in self.rules.multipliers]
        self._most_states = size("most_states", most_states, 1, 1 << 20)
        self._seed = integer("seed", seed)

    def plays(
        self, board: AnyBoard, opened: Sequence[str], rack: str, bombs: int | None = None
    ) -> list[Play]:
        """Return the plays of one position (see `Position`), best first.

        Raises BadPosition, BadHand, BadAlphabet.
        """
        return self.batch([self.read((board, opened, rack, bombs))])[0]

    def lays(self, board: AnyBoard, rack: str, opened: Sequence[str] = ()) -> list[tuple[str, str]]:
        """Return place and word of all plays, by place, then by word, without odds of bombs.

        opened: as for `Position`; it matters only on an empty board (see `plays`).
        Raises BadPosition, BadHand, BadAlphabet.

        >>> from lexicon_fast import Dictionary, lexibomb
        >>> lexibomb.Generator(Dictionary.from_words(["cat"])).lays([], "CAT")[:2]
        [('10A', 'CAT'), ('10B', 'CAT')]
        """
        rack = parse_rack(rack, self.layout, self.alphabet, FREE_BLANK)
        checked = self.board(board)
        shown = None
        if opened:
            shown = squares_of(opened, checked.rows, checked.columns, MARKS, "opened")
        rows = _native.generate(*self.pair(checked, rack), shown).rows()
        return [
            (tile_plays.PLACE_NAMES[direction, row, column], word)
            for direction, row, column, word, *_ in rows
        ]

    def batch(self, positions: Iterable[Checked]) -> Found:
        """Return the plays of positions from `read`. Releases the GIL while it searches."""
        boards, racks, fields = [], [], []
        for position in positions:
            board, counts = self.pair(position.board, position.rack)
            boards.append(board)
            racks.append(counts)
            fields.append(position.odds)
        if not boards:
            return Found(_native.Plays(self.dictionary.compiled, self._native), _plays_of)
        native = score_batch(boards, racks, fields, self._letter, self._word, top=self._top)
        return Found(native, _plays_of)

    def read(self, position: Position | tuple[Any, ...]) -> Checked:
        """Return a checked position: see `Position`.

        Raises BadAlphabet, BadHand and BadPosition, also if no placement of the bombs agrees with
        the numbers.
        """
        try:
            given = Position(*position)
        except TypeError:
            raise BadPosition(
                f"{excerpt(position)} is not a position; use (board, opened, rack) or (..., bombs)"
            ) from None
        board = self.board(given.board)
        shown = () if given.opened is None else checked_rows(given.opened, "opened")
        shown = shown or ["." * board.columns] * board.rows
        opened = squares_of(shown, board.rows, board.columns, MARKS, "opened")
        check_opened(opened, board)
        rack = parse_rack(given.rack, self.layout, self.alphabet, FREE_BLANK)
        bombs = self.rules.bombs if given.bombs is None else given.bombs
        if type(bombs) is not int or not 0 <= bombs <= len(opened):
            raise BadPosition(f"{excerpt(bombs)} bombs; use 0 to {len(opened)}, hit bombs included")
        squares = opened.decode("ascii")
        odds = Field(board.rows, board.columns, squares, bombs, self._most_states, self._seed)
        return Checked(board, rack, odds)


class Found(tile_plays.PlayColumns[Play]):
    """The plays of many positions in columns, in order within each position.

    counts: int64[n], number of plays of each position without `top`; offsets: int64[n + 1], the
    start of each position's plays in the columns below. For each play: direction, uint8, 0 across
    and 1 down; row and column, uint8, from 0, the start of the word; letters, uint8, length of the
    word; tiles, uint8, number of new tiles; score, float64, expected points; bomb, float64, the
    chance of a bomb; error, float64, three standard errors of the score, 0 if it is exact. The
    columns `at` and `word` are lists of str, created on each use. For each new tile, play by play:
    square, uint16, by row from 0; laid, uint8, its letter's place in the alphabet, 32 for a blank.
    The columns with a type are arrays of numpy.

    `found[i]` returns the plays of position i as a list. errors: with `errors="row"`, the messages
    for bad positions by their place from 0.

    >>> from lexicon_fast import Dictionary, lexibomb
    >>> d = Dictionary.from_words(["cat", "his"])
    >>> found = lexibomb.plays_batch([([], [], "CAT"), ([], [], "HIS")], d, top=1)
    >>> found[0]
    [Play(at='10B', word='CAT', score=6.401641, bomb=0.266655)]
    >>> found.word, found.tiles.tolist(), found.offsets.tolist(), found.counts.tolist()
    (['CAT', 'HIS'], [3, 3], [0, 1, 2], [195, 195])
    """

    _FIELDS = Play._fields

    counts: NDArray[np.int64] = tile_plays.native_column(11, "int64")
    tiles: NDArray[np.uint8] = tile_plays.native_column(5, "uint8")
    score: NDArray[np.float64] = tile_plays.native_column(6, "float64")
    bomb: NDArray[np.float64] = tile_plays.native_column(7, "float64")
    error: NDArray[np.float64] = tile_plays.native_column(8, "float64")
    square: NDArray[np.uint16] = tile_plays.native_column(9, "uint16")
    laid: NDArray[np.uint8] = tile_plays.native_column(10, "uint8")

    @property
    def _counts(self) -> Sequence[int]:
        return memoryview(self._columns[11]).cast("q")


def plays(
    board: AnyBoard,
    opened: Sequence[str],
    rack: str,
    dictionary: AnyDictionary,
    *,
    bombs: int | None = None,
    ruleset: AnyRuleset = "standard",
    top: int | None = None,
) -> list[Play]:
    """Return all legal plays of a position (see `Position`) with their expected scores.

    A play is listed once for all letters that its blanks may stand for; each of its words must have
    such letters. Options as for `Generator`. Ordered by falling score, then place, then word. A
    play of one tile that forms words both ways is listed once, across. On an empty board only plays
    across are listed if layout and open squares are symmetric about the diagonal, else both; the
    game always allows both.
    Raises BadPosition, BadHand, BadOption, BadLayout, BadAlphabet, TypeError.

    >>> from lexicon_fast import Dictionary, lexibomb
    >>> rows = ["." * 15] * 7 + ["......CA......."] + ["." * 15] * 7
    >>> opened = [row.replace("C", "1").replace("A", "2") for row in rows]
    >>> words = Dictionary.from_words(["cat", "car", "at"])
    >>> for play in lexibomb.plays(rows, opened, "T_", words, top=2):
    ...     print(*play)
    I7 _T 5.380291 0.69059
    8G (CA)T 4.588305 0.357257
    """
    generator = Generator(dictionary, ruleset=ruleset, top=top)
    return generator.plays(board, opened, rack, bombs)


def plays_batch(
    positions: Iterable[Position | tuple[Any, ...]] | ArrowData,
    dictionary: AnyDictionary,
    *,
    ruleset: AnyRuleset = "standard",
    top: int | None = None,
    errors: Literal["raise", "row"] = "raise",
) -> Found:
    """Return the plays of many positions as columns.

    positions: each a `Position`, or a tuple with its fields, or a table of these from Arrow.
    Options as for `Generator`.
    errors: "raise" raises BadPosition or BadHand for the first bad position, naming its place from
    1; "row" reads the other positions and collects the messages in `Found.errors`.
    Also raises BadOption, BadLayout, BadAlphabet, TypeError.

    >>> from lexicon_fast import Dictionary, lexibomb
    >>> d = Dictionary.from_words(["cat", "his"])
    >>> positions = [([], [], "CAT"), ([], [], "H1S")]
    >>> found = lexibomb.plays_batch(positions, d, top=1, errors="row")
    >>> found.word, found.score.tolist(), list(found.errors)
    (['CAT'], [6.401641], [1])
    """
    generator = Generator(dictionary, ruleset=ruleset, top=top)
    empty = ["." * generator.layout.columns] * generator.layout.rows
    read, wrong = tile_plays.read_all(
        generator.read, positions, errors, (empty, (), ""), Position._fields
    )
    columns = generator.batch(read)
    columns.errors, columns._all_rows = wrong, errors == "row"
    return columns


def _plays_of(rows: list[Any]) -> list[Play]:
    return tile_plays.make_plays(
        Play,
        [
            (tile_plays.PLACE_NAMES[direction, row, column], word, score, bomb)
            for direction, row, column, word, score, bomb in rows
        ],
    )


@dataclass(frozen=True, kw_only=True)
class MinefieldFilter(PlayFilter):
    """Conditions for plays of Lexibomb. max_bomb: highest chance of a bomb, from 0 to 1.

    >>> from lexicon_fast import Dictionary, lexibomb
    >>> from lexicon_fast.games.lexibomb.rules import ruleset
    >>> d = Dictionary.from_words(["at", "cat"])
    >>> plays = lexibomb.plays([], [], "CAT", d)
    >>> safe = MinefieldFilter(max_bomb=0.2)
    >>> kept = safe.passing(plays, "CAT", d.alphabet, ruleset("standard").layout)
    >>> len(plays), len(kept), {play.word for play in kept}
    (405, 210, {'AT'})
    """

    max_bomb: float | None = None

    def number_tests(self) -> Iterator[Test]:
        yield from super().number_tests()
        if (most := self.max_bomb) is not None:
            yield lambda play: round(play.bomb, 6) <= most
