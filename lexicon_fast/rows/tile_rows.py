"""Rows of positions on a board, and of their plays: text or JSON in; text, JSON or tables out."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import TYPE_CHECKING, Any, ClassVar, Final, Protocol

from lexicon_fast._native.rows.read_rows import MAX_ROW
from lexicon_fast.errors import BadPosition, LexiconFastError
from lexicon_fast.rows.unknown_keys import nearest, notice, unknown

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator, Sequence

    from lexicon_fast.rows.chunks import Chunk
    from lexicon_fast.rows.formats import Format

_BLANK: Final = b" \t\r\n"

# ANSI colours
_BOLD: Final = "1"
_DIM: Final = "2"
_RED: Final = "31"
_YELLOW: Final = "33"


class Play(Protocol):
    """A play of any game."""

    @property
    def at(self) -> str: ...
    @property
    def word(self) -> str: ...


class Found(Protocol):
    """Plays of many positions."""

    def __len__(self) -> int: ...
    def __getitem__(self, position: int) -> Sequence[Any]: ...
    def count_of(self, position: int) -> int: ...


class Row:
    """A position as it came in: its number, its id as JSON, and what was read, or what is wrong."""

    __slots__ = ("error", "id", "notice", "number", "position", "rack")

    def __init__(self, number: int) -> None:
        self.number = number
        self.id: str | None = None
        #: For the generator; None: it is bad.
        self.position: Any = None
        self.rack = ""
        self.error: str | None = None
        #: A warning about something that is ignored.
        self.notice: str | None = None


class Answer:
    """Plays of a position: how many there are, and those that are listed."""

    __slots__ = ("count", "plays", "row")

    def __init__(self, row: Row, count: int, plays: Sequence[Any]) -> None:
        self.row = row
        self.count = count
        self.plays = plays


class PlayRows(ABC):
    """Reads positions and writes their plays. Each game has a class of its own.

    generator: the game's own, which finds the plays. strict: unknown keys, and what would change
    the plays but is ignored, make bad rows.
    """

    #: What objects and CSV have of a play: place, word, and numbers.
    columns: ClassVar[tuple[str, ...]]
    #: What people read above its numbers.
    heads: ClassVar[tuple[str, ...]]
    #: What an object has to be, for errors.
    accepted: ClassVar[str]
    #: The keys of an object, and those that it may have but that change nothing.
    keys: ClassVar[tuple[str, ...]]
    ignored: ClassVar[frozenset[str]] = frozenset()

    def __init__(self, generator: Any, *, strict: bool = False) -> None:
        self._generator = generator
        self._strict = strict

    # What differs from game to game

    @abstractmethod
    def read(self, text: str, row: Row, input_format: str) -> None:
        """Sets the row's position and rack. Raises LexiconFastError."""

    @abstractmethod
    def values(self, play: Any) -> tuple[Any, ...]:
        """A play as `columns` has it: what is no text is a number as JSON has it."""

    @abstractmethod
    def shown(self, play: Any) -> tuple[str, ...]:
        """Its numbers for people: as `heads`."""

    # What all games have in common

    def read_rows(self, chunk: Chunk, place: str) -> list[Row]:
        """The rows of a chunk of text or JSON Lines, bad ones among them, blank ones not.

        place: what errors call a row ("line").
        """
        return [
            self.read_row(number, data, place, chunk.input_format)
            for number, data in enumerate(chunk.data.split(b"\n"), chunk.first_row)
            if data.strip(_BLANK)
        ]

    def read_row(self, number: int, data: bytes, place: str, input_format: str) -> Row:
        """Parse one row; place: as in `read_rows`."""
        row = Row(number)
        try:
            self.read(_decoded(data), row, input_format)
        except LexiconFastError as error:
            row.position = None
            row.error = f"{place} {number}: {error}"
        if row.notice is not None:
            row.notice = f"{place} {number}: {row.notice}"
        return row

    def fields(self, text: str, row: Row) -> dict[str, Any]:
        """The fields of an object of JSON, each as it is written; the row takes its id."""
        fields = fields_of(text, self.accepted)
        row.id = id_of(fields)
        for key in fields:
            if key not in self.keys and key not in self.ignored:
                if self._strict:
                    raise unknown("key", key, self.keys)
                if row.notice is None and (name := nearest(key, self.keys)) is not None:
                    row.notice = notice("key", key, name)
        return fields

    def answers(self, rows: Sequence[Row]) -> list[Answer]:
        """The plays of all rows that are not bad, found at once; none for the bad ones."""
        found: Found = self._generator.batch(
            row.position for row in rows if row.position is not None
        )
        places = iter(range(len(found)))
        return [
            Answer(row, 0, ())
            if row.position is None
            else Answer(row, found.count_of(at := next(places)), found[at])
            for row in rows
        ]

    @classmethod
    def table_head(cls, form: Format) -> bytes:
        """The first row of CSV or TSV."""
        separator = "\t" if form == "tsv" else ","
        return separator.join(("position", "id", "count", *cls.columns, "error\n")).encode()

    def jsonl(self, answers: Iterable[Answer]) -> bytes:
        """An object for each position."""
        at, word, *numbers = self.columns
        # Letters, digits and parentheses: there is nothing to escape.
        texts = [f'"{at}":"%s"', f'"{word}":"%s"', *(f'"{name}":%s' for name in numbers)]
        form = f"{{{','.join(texts)}}}"
        values = self.values
        lines = []
        for answer in answers:
            row = answer.row
            row_id = row.id or row.number
            if row.error is not None:
                lines.append(f'{{"id":{row_id},"error":{_as_json(row.error)}}}\n')
                continue
            plays = ",".join([form % values(play) for play in answer.plays])
            lines.append(f'{{"id":{row_id},"count":{answer.count},"plays":[{plays}]}}\n')
        return "".join(lines).encode()

    def csv(self, answers: Iterable[Answer]) -> bytes:
        """A record for each play; one without a play for a position that has none, or is bad."""
        return self._table(answers, ",", _csv_field)

    def tsv(self, answers: Iterable[Answer]) -> bytes:
        """The same lines with tabs, which need no quotes."""
        return self._table(answers, "\t", _tsv_field)

    def _table(
        self, answers: Iterable[Answer], separator: str, field: Callable[[str], str]
    ) -> bytes:
        form = f"%s{separator}" * len(self.columns)
        empty = separator * len(self.columns)
        lines = []
        for answer in answers:
            row = answer.row
            head = f"{row.number}{separator}{field(_name(row))}{separator}"
            if row.error is not None:
                lines.append(f"{head}{separator}{empty}{field(row.error)}\n")
            elif not answer.plays:
                lines.append(f"{head}{answer.count}{separator}{empty}\n")
            else:
                head = f"{head}{answer.count}{separator}"
                lines += [f"{head}{form % self.values(play)}\n" for play in answer.plays]
        return "".join(lines).encode()


def fields_of(text: str | bytes, accepted: str) -> dict[str, Any]:
    """The fields of an object of JSON, each as it is written. Raises BadPosition."""
    import msgspec

    try:
        return msgspec.json.decode(text, type=dict[str, msgspec.Raw])
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        said = str(error).removeprefix("JSON is malformed: ")
        raise BadPosition(f"broken JSON: {said}; {accepted}") from None


def id_of(fields: dict[str, Any]) -> str | None:
    """The id of an object, as it is written. Raises BadPosition."""
    if "id" not in fields:
        return None
    row_id = bytes(fields["id"]).decode()
    if row_id.startswith(("{", "[")):
        raise BadPosition(f"id {row_id:.40}; accepted: a text, a number, true, false, null")
    return row_id


def name_of(row_id: str) -> str:
    """An id as text."""
    if row_id.startswith('"'):
        import json

        text: str = json.loads(row_id)
        return text
    return row_id


def _decoded(data: bytes) -> str:
    if len(data) > MAX_ROW:
        raise BadPosition(
            f"{data[:40]!r} is longer than {MAX_ROW} bytes; accepted: up to {MAX_ROW} bytes"
        )
    try:
        return data.decode()
    except UnicodeDecodeError as error:
        raise BadPosition(
            f"byte 0x{data[error.start]:02x} (byte {error.start + 1}) is not UTF-8; accepted:"
            " UTF-8 text"
        ) from None


class TextRows:
    """Prints answers for people: a block for each position, best first.

    colour: with ANSI colours; numbered: each block starts with the id of its position, or the
    number of its row, and ends with an empty line; best: only the best plays were looked for.
    """

    def __init__(self, rows: PlayRows, *, colour: bool, numbered: bool, best: bool) -> None:
        self._rows = rows
        self._colour = colour
        self._numbered = numbered
        self._best = best

    def plays(self, answers: Iterable[Answer]) -> bytes:
        return "".join([line + "\n" for each in answers for line in self._block(each)]).encode()

    def _block(self, answer: Answer) -> Iterator[str]:
        row, plays = answer.row, answer.plays
        if row.error is not None:
            yield self._paint(row.error, _RED)
        else:
            number = self._paint(f"{_name(row)}: ", _DIM) if self._numbered else ""
            rack = self._paint(row.rack or "no tiles", _BOLD)
            yield f"{number}{rack}, {self._facts(answer)}"
            if plays:
                yield from self._table(plays)
        if self._numbered:
            yield ""

    def _table(self, plays: Sequence[Any]) -> Iterator[str]:
        """The numbers of each play, where it lies and its word, in columns."""
        heads = self._rows.heads
        shown = [self._rows.shown(play) for play in plays]
        widths = [
            max(len(name), *(len(numbers[column]) for numbers in shown))
            for column, name in enumerate(heads)
        ]
        places = max(len(play.at) for play in plays)
        head = [name.rjust(width) for name, width in zip(heads, widths, strict=True)]
        yield self._paint("  ".join(["", *head, "at".ljust(places), "word"]), _DIM)
        for play, numbers in zip(plays, shown, strict=True):
            texts = [number.rjust(width) for number, width in zip(numbers, widths, strict=True)]
            yield "  ".join(["", *texts, play.at.ljust(places), self._word(play.word)])

    def _facts(self, answer: Answer) -> str:
        if self._best and answer.plays:
            return "best play"
        shown = f"{len(answer.plays):,} of " if len(answer.plays) < answer.count else ""
        return f"{shown}{answer.count:,} {'play' if answer.count == 1 else 'plays'}"

    def _word(self, word: str) -> str:
        """A word in bold, the letters that lie there already dim, those of blanks yellow."""
        if not self._colour:
            return word
        painted = []
        lies = False
        for letter in word:
            lies = letter == "(" or (lies and letter != ")")
            there = lies or letter == ")"
            blank = letter.islower() or letter == "_"
            painted.append(self._paint(letter, _DIM if there else _YELLOW if blank else _BOLD))
        return "".join(painted)

    def _paint(self, text: str, colour: str) -> str:
        return f"\x1b[{colour}m{text}\x1b[0m" if self._colour and text else text


def _name(row: Row) -> str:
    """The id as text, or the number."""
    return str(row.number) if row.id is None else name_of(row.id)


def _as_json(text: str) -> str:
    import json

    return json.dumps(text, ensure_ascii=False)


#: How TSV writes what would end a field, and the sign that says so.
_TSV_ESCAPES: Final = str.maketrans({"\t": "\\t", "\n": "\\n", "\r": "\\r", "\\": "\\\\"})


def _tsv_field(text: str) -> str:
    """A field of TSV: \\t, \\n, \\r and \\\\ for a tab, a line end and a backslash."""
    return text.translate(_TSV_ESCAPES)


def _csv_field(text: str) -> str:
    """A field of CSV, in quotes if need be (RFC 4180)."""
    if any(special in text for special in ',"\n\r'):
        return '"' + text.replace('"', '""') + '"'
    return text
