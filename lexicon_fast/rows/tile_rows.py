"""Plays of rows of positions on a board: text, JSON, CSV and TSV."""

from __future__ import annotations

from abc import abstractmethod
from typing import TYPE_CHECKING, Any, ClassVar

from lexicon_fast.rows.line_rows import (
    LineRows,
    Row,
    csv_field,
    json_of_error,
    name_of_row,
    table_header,
    tsv_field,
)
from lexicon_fast.rows.painter import BOLD, DIM, RED, YELLOW, aligned, counted
from lexicon_fast.rows.text import displayed_id

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator, Sequence

    from lexicon_fast.games.tiles.play_filter import PlayFilter
    from lexicon_fast.rows.formats import Format
    from lexicon_fast.rows.painter import Painter


class Answer:
    """The number of plays of a position, and the plays that are listed.

    matching: the number of plays that pass the filter; None: there is no filter.
    """

    __slots__ = ("count", "matching", "plays", "row")

    def __init__(
        self, row: Row, count: int, plays: Sequence[Any], matching: int | None = None
    ) -> None:
        self.row = row
        self.count = count
        self.plays = plays
        self.matching = matching


class PlayRows(LineRows):
    """Reads positions and writes their plays; each game has a subclass.

    generator: the move generator of the game. strict: unknown keys, and ignored opcodes that would
    change the plays, make bad rows. play_filter: lists only plays that pass, up to `top` (None:
    all) of each position; the generator must then list all plays.
    """

    #: The fields of a play in JSON and CSV: square, word, and numbers.
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

    @abstractmethod
    def values(self, play: Any) -> tuple[Any, ...]:
        """Return the values of `columns` for a play; numbers may be text in JSON's form."""

    @abstractmethod
    def shown(self, play: Any) -> tuple[str, ...]:
        """Return the values of `heads` for a play."""

    def answers(self, rows: Sequence[Row]) -> list[Answer]:
        """Find the plays of all rows at once; bad rows have none."""
        found = self._generator.batch(row.position for row in rows if row.position is not None)
        places = iter(range(len(found)))
        return [
            Answer(row, 0, ())
            if row.position is None
            else self._answer(row, found.count_of(at := next(places)), found[at])
            for row in rows
        ]

    def _answer(self, row: Row, count: int, plays: Sequence[Any]) -> Answer:
        if self._filter is None:
            return Answer(row, count, plays)
        generator = self._generator
        passing = self._filter.passing(plays, row.rack, generator.alphabet, generator.layout)
        return Answer(row, count, passing[: self._top], len(passing))

    @classmethod
    def table_header(cls, form: Format) -> bytes:
        """Return the header of CSV or TSV."""
        return table_header(form, ("count", *cls.columns))

    def jsonl(self, answers: Iterable[Answer]) -> bytes:
        """Write an object for each position."""
        at, word, *numbers = self.columns
        # Letters, digits and parentheses need no escapes.
        texts = [f'"{at}":"%s"', f'"{word}":"%s"', *(f'"{name}":%s' for name in numbers)]
        form = f"{{{','.join(texts)}}}"
        values = self.values
        lines = []
        for answer in answers:
            row = answer.row
            if row.error is not None:
                lines.append(json_of_error(row))
                continue
            plays = ",".join([form % values(play) for play in answer.plays])
            counts = f'"count":{answer.count}'
            if answer.matching is not None:
                counts += f',"matching":{answer.matching}'
            row_id = row.id or row.number
            lines.append(f'{{"id":{row_id},{counts},"plays":[{plays}]}}\n'.encode())
        return b"".join(lines)

    def csv(self, answers: Iterable[Answer]) -> bytes:
        """Write a record for each play; a bad position, or one without plays, has one record."""
        return self._records(answers, ",", csv_field)

    def tsv(self, answers: Iterable[Answer]) -> bytes:
        """Write the same records with tabs and escapes, instead of commas and quotes."""
        return self._records(answers, "\t", tsv_field)

    def _records(
        self, answers: Iterable[Answer], separator: str, field: Callable[[str], str]
    ) -> bytes:
        form = f"%s{separator}" * len(self.columns)
        empty = separator * len(self.columns)
        lines = []
        for answer in answers:
            row = answer.row
            head = f"{row.number}{separator}{field(name_of_row(row))}{separator}"
            if row.error is not None:
                lines.append(f"{head}{separator}{empty}{field(row.error)}\n")
            elif not answer.plays:
                lines.append(f"{head}{answer.count}{separator}{empty}\n")
            else:
                head = f"{head}{answer.count}{separator}"
                lines += [f"{head}{form % self.values(play)}\n" for play in answer.plays]
        return "".join(lines).encode()


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
        shown = f"{len(answer.plays):,} of " if len(answer.plays) < answer.count else ""
        return shown + counted(answer.count, "play")

    def _word(self, word: str) -> str:
        """Paint a word bold, with letters already on the board dim and blanks yellow."""
        painted = []
        on_board = False
        for letter in word:
            on_board = letter == "(" or (on_board and letter != ")")
            dim = on_board or letter == ")"
            blank = letter.islower() or letter == "_"
            painted.append(self._paint(letter, DIM if dim else YELLOW if blank else BOLD))
        return "".join(painted)
