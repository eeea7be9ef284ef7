"""Rows of positions on a board, and their plays: text, JSON, CSV and TSV.

Positions of Scrabble are CGP, those of Lexibomb are JSON objects; plays of Lexibomb have expected
scores and risks.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from itertools import repeat
from typing import TYPE_CHECKING, Any, ClassVar, Final, NamedTuple

from lexicon_fast.base.errors import BadPosition, excerpt, shortened
from lexicon_fast.base.text import percent
from lexicon_fast.base.tile_text import is_lower
from lexicon_fast.games.tiles.cgp import ignored_opcode
from lexicon_fast.games.tiles.plays import PlayColumns, PlayFilter, write_rows
from lexicon_fast.rows.line_rows import (
    TABLE_FORMATS,
    LineRows,
    Row,
    json_of_error,
    name_of_row,
    read_field,
    table_header,
)
from lexicon_fast.rows.painter import BOLD, DIM, RED, YELLOW, Painter, aligned, counted
from lexicon_fast.rows.text import displayed_id

if TYPE_CHECKING:
    from lexicon_fast.games.lexibomb.rules import Ruleset
    from lexicon_fast.rows.formats import Format


class Answer(NamedTuple):
    """The plays of a position, which is number `at` of those in `found`; -1: the row is bad.

    total: the number of all plays; matching: of those that pass the filter; None: there is none.
    """

    row: Row
    found: Any
    at: int = -1
    total: int = 0
    matching: int | None = None

    @property
    def plays(self) -> Sequence[Any]:
        """The plays that are listed."""
        plays: Sequence[Any] = () if self.at < 0 else self.found[self.at]
        return plays


class PlayRows(LineRows):
    """Reads positions and writes their plays; each game has a subclass.

    generator: the move generator of the game. strict: unknown keys, and ignored opcodes that would
    change the plays, make bad rows. play_filter: lists only plays that pass, up to `top` (None:
    all) of each position; the generator must then list all plays.
    """

    #: The fields of a play in JSON and CSV.
    columns: ClassVar[tuple[str, ...]]
    #: The headings of its numbers in text.
    heads: ClassVar[tuple[str, ...]]

    def __init__(
        self,
        generator: Any,
        *,
        strict: bool = False,
        play_filter: PlayFilter | None = None,
        top: int | None = None,
    ) -> None:
        super().__init__(strict=strict)
        self._generator = generator
        self._filter = play_filter
        self._top = top

    #: Writes a number of a play in JSON.
    number: Callable[[float], str] = staticmethod(str)

    @abstractmethod
    def shown(self, play: Any) -> tuple[str, ...]:
        """Return the values of `heads` for a play."""

    def answers(self, rows: Sequence[Row]) -> list[Answer]:
        """Find the plays of all rows at once; bad rows have none."""
        good = [row for row in rows if row.position is not None]
        found = self._generator.batch([row.position for row in good])
        counts = [found.count_of(at) for at in range(len(good))]
        matching: Iterable[int | None] = repeat(None)
        if (play_filter := self._filter) is not None:
            board = self._generator.alphabet, self._generator.layout
            passing = [
                play_filter.passing(found[at], row.rack, *board) for at, row in enumerate(good)
            ]
            found, matching = [plays[: self._top] for plays in passing], map(len, passing)
        numbers = zip(range(len(good)), counts, matching, strict=False)
        return [
            Answer(row, found) if row.position is None else Answer(row, found, *next(numbers))
            for row in rows
        ]

    @classmethod
    def table_header(cls, output_format: Format) -> bytes:
        """Return the header of CSV or TSV."""
        return table_header(output_format, ("count", *cls.columns))

    def jsonl(self, answers: Sequence[Answer]) -> bytes:
        """Write an object for each position."""
        heads = [(self._json_head(answer), answer.at) for answer in answers]
        found = answers[0].found if answers else ()
        if isinstance(found, PlayColumns):
            return write_rows(found, heads)
        return b"".join(
            [
                head
                if at < 0
                else b"%b%b]}\n" % (head, ",".join(map(self._json, found[at])).encode())
                for head, at in heads
            ]
        )

    def _json_head(self, answer: Answer) -> bytes:
        """Return what precedes the plays of a position, or all of a bad row."""
        row = answer.row
        if row.error is not None:
            return json_of_error(row)
        matching = "" if answer.matching is None else f',"matching":{answer.matching}'
        text = f'{{"id":{row.id or row.number},"count":{answer.total}{matching},"plays":['
        return text.encode()

    def _json(self, play: Any) -> str:
        """Return a play with a static evaluation, or one that has passed the filter."""
        fields = [
            f'"{name}":"{value}"' if isinstance(value, str) else f'"{name}":{self.number(value)}'
            for name, value in zip(play._fields, play, strict=True)
        ]
        return f"{{{','.join(fields)}}}"

    def table(self, answers: Sequence[Answer], output_format: Format) -> bytes:
        """Write CSV or TSV: a record for each play; a position without plays has one record."""
        separator, field = TABLE_FORMATS[output_format]
        heads = []
        for answer in answers:
            row = answer.row
            head = f"{row.number}{separator}{field(name_of_row(row))}{separator}"
            if row.error is None:
                head += f"{answer.total}{separator}"
            else:
                head += separator * (1 + len(self.columns)) + f"{field(row.error)}\n"
            heads.append((head.encode(), answer.at))
        return write_rows(answers[0].found, heads, separator) if answers else b""


class CgpRows(PlayRows):
    """Reads CGP, or objects with `cgp`; generator: `games.tiles.plays.Generator`."""

    keys = ("id", "cgp")
    columns = ("at", "word", "score")
    heads = ("points",)
    expected = 'expected: {"cgp": "15/15/... AEINRS?/ 0/0 0"}, optionally with "id"'

    def read(self, text: str, row: Row, input_format: str) -> None:
        if input_format == "jsonl":
            fields = self.fields(text, row)
            if "cgp" not in fields:
                raise BadPosition(f"no 'cgp'; {self.expected}")
            text = read_field(fields, "cgp", str, "a string")
        row.position = self._generator.read(text)
        row.rack = row.position[1]
        opcodes = text.split(None, 4)[4:]
        if opcodes:
            self._check_opcodes(opcodes[0], row)

    def _check_opcodes(self, text: str, row: Row) -> None:
        """Warn about an ignored opcode that would change the plays; `strict`: raise BadPosition."""
        warning = ignored_opcode(text, self._generator.dictionary, self._generator.layout)
        if warning and self._strict:
            raise BadPosition(warning)
        row.notice = row.notice or warning

    def shown(self, play: Any) -> tuple[str, ...]:
        return (str(play.score),)


#: The form of a position, for errors.
EXPECTED: Final = (
    'expected: {"board": [rows of . A-Z _], "opened": [rows of . 0-8 *], "rack": "ABC_", "bombs":'
    ' 22}, optionally with "id"'
)

#: The keys of an observation that do not change the plays.
OBSERVED: Final = frozenset(
    ("player", "bag", "rack_sizes", "scores", "to_move", "phase", "zeros", "history")
)


class MinefieldRows(PlayRows):
    """Reads JSON objects, also observations of the game; generator: `lexibomb.plays.Generator`."""

    keys = ("id", "board", "opened", "rack", "bombs", "ruleset")
    ignored = OBSERVED
    columns = (*CgpRows.columns, "bomb")
    heads = ("points", "bomb")
    expected = EXPECTED

    def read(self, text: str, row: Row, input_format: str) -> None:
        if input_format != "jsonl":
            raise BadPosition(f"{shortened(text, 40)} is not a JSON object; {EXPECTED}")
        fields = self.fields(text, row)
        row.position = self._generator.read(position_of(fields, self._generator.rules))
        row.rack = row.position.rack

    @staticmethod
    def number(value: float) -> str:
        """Format a number as briefly as possible, with up to six decimals.

        >>> MinefieldRows.number(12.5), MinefieldRows.number(1 / 3), MinefieldRows.number(20.0)
        ('12.5', '0.333333', '20')
        """
        return f"{value:.6f}".rstrip("0").rstrip(".")

    def shown(self, play: Any) -> tuple[str, ...]:
        return f"{play.score:.2f}", percent(play.bomb)


class ReadPosition(NamedTuple):
    """A position in text form; see `lexibomb.plays.Position`."""

    board: list[str]
    opened: list[str]
    rack: str
    bombs: int | None


def position_of(fields: Mapping[str, Any], rules: Ruleset) -> ReadPosition:
    """Return the position in the undecoded fields of a JSON object. Raises BadPosition.

    Without `board` the board is empty, without `opened` all squares are closed. A `ruleset` must be
    equal to `rules`; unknown fields are ignored.
    """
    if "rack" not in fields:
        raise BadPosition(f"no 'rack'; {EXPECTED}")
    if "ruleset" in fields:
        name = read_field(fields, "ruleset", Any, "a ruleset")
        if name != rules.to_json():
            raise BadPosition(f"ruleset {excerpt(name)} differs from the command's, {rules.name!r}")
    layout = rules.layout
    empty = ["." * layout.columns] * layout.rows
    rows = f"{layout.rows} rows of {layout.columns} characters"

    def grid(name: str) -> list[str]:
        found: list[str] = read_field(fields, name, list[str], rows) if name in fields else []
        return found or empty

    return ReadPosition(
        grid("board"),
        grid("opened"),
        read_field(fields, "rack", str, "a string of tiles"),
        read_field(fields, "bombs", int | None, "a number") if "bombs" in fields else None,
    )


class TextRows:
    """Formats plays as text: a block for each position, best first.

    numbered: each block starts with the id of its position, or the number of its row, and ends with
    an empty line; best: only the best play was searched.
    """

    def __init__(self, rows: PlayRows, paint: Painter, *, numbered: bool, best: bool) -> None:
        self._rows = rows
        self._paint = paint
        self._numbered = numbered
        self._best = best

    def plays(self, answers: Iterable[Answer]) -> bytes:
        """Format the plays of each position."""
        return "".join([line + "\n" for each in answers for line in self._block(each)]).encode()

    def _block(self, answer: Answer) -> Iterator[str]:
        row, plays = answer.row, answer.plays
        if row.error is not None:
            yield self._paint(row.error, RED)
        else:
            number = f"{displayed_id(row.number, row.id)}: " if self._numbered else ""
            rack = self._paint(row.rack or "no tiles", BOLD)
            yield f"{self._paint(number, DIM)}{rack}, {self._count(answer)}"
            if plays:
                yield from self._table(plays)
        if self._numbered:
            yield ""

    def _table(self, plays: Sequence[Any]) -> Iterator[str]:
        """Yield aligned lines: the numbers of each play, its square, and its word."""
        numbers = self._rows.heads
        rows = [(*self._rows.shown(play), play.at, self._word(play.word)) for play in plays]
        left = (len(numbers), len(numbers) + 1)
        head, *lines = aligned([(*numbers, "at", "word"), *rows], left)
        yield self._paint(f"  {head}", DIM)
        yield from (f"  {line}" for line in lines)

    def _count(self, answer: Answer) -> str:
        """Return the number of plays: `10 of 241 plays`."""
        if self._best and answer.plays:
            return "best play"
        shown = f"{len(answer.plays):,} of " if len(answer.plays) < answer.total else ""
        return shown + counted(answer.total, "play")

    def _word(self, word: str) -> str:
        """Paint a word bold, with letters already on the board dim and blanks yellow."""
        painted = []
        on_board = False
        for letter in word:
            on_board = letter == "(" or (on_board and letter != ")")
            dim = on_board or letter == ")"
            blank = is_lower(letter) or letter == "_"
            painted.append(self._paint(letter, DIM if dim else YELLOW if blank else BOLD))
        return "".join(painted)
