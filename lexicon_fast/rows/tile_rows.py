"""Reading of positions on a board, and writing of their plays: text, JSON, CSV and TSV."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import TYPE_CHECKING, Any, ClassVar, Final

from lexicon_fast._native.rows.read_rows import MAX_ROW
from lexicon_fast.errors import BadPosition, LexiconFastError, error_data
from lexicon_fast.rows.chunks import row_name
from lexicon_fast.rows.painter import BOLD, DIM, RED, YELLOW, aligned, counted
from lexicon_fast.rows.text import displayed_id
from lexicon_fast.rows.unknown_keys import nearest, notice, unknown
from lexicon_fast.validation import explain

if TYPE_CHECKING:
    import re
    from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence

    from lexicon_fast.games.tiles.play_filter import PlayFilter
    from lexicon_fast.rows.chunks import Chunk
    from lexicon_fast.rows.formats import Format
    from lexicon_fast.rows.painter import Painter

_BLANK: Final = b" \t\r\n"


class Row:
    """A row of input: its number, its id as JSON, and its position or its error."""

    __slots__ = (
        "error",
        "error_data",
        "id",
        "marked",
        "notice",
        "number",
        "position",
        "rack",
    )

    def __init__(self, number: int) -> None:
        self.number = number
        self.id: str | None = None
        #: The input of the generator; None: the row is bad.
        self.position: Any = None
        self.rack = ""
        self.error: str | None = None
        #: The type of the error, and the rule and square that it names.
        self.error_data: dict[str, str] = {}
        #: The text of a bad row, with its wrong part marked below; empty: nothing is marked.
        self.marked = ""
        #: A warning about an ignored key or opcode.
        self.notice: str | None = None


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


class LineRows(ABC):
    """Reads rows of text or JSON Lines, one object a line.

    strict: unknown keys, and whatever else is ignored although it matters, make bad rows.
    """

    #: The form of an object, for errors.
    expected: ClassVar[str]
    #: The keys of an object, and further keys that are ignored.
    keys: ClassVar[tuple[str, ...]]
    ignored: ClassVar[frozenset[str]] = frozenset()

    def __init__(self, *, strict: bool = False) -> None:
        self._strict = strict

    @abstractmethod
    def read(self, text: str, row: Row, input_format: str) -> None:
        """Set the row's position and rack. Raises LexiconFastError."""

    def read_rows(
        self, chunk: Chunk, place: str, *, may_matter: re.Pattern[str] | None = None
    ) -> list[Row]:
        """Read the rows of a chunk of text or JSON Lines; blank ones are skipped.

        place: the word for a row in errors ("line"); may_matter: only rows in which this occurs.
        """
        return [
            self.read_row(number, data, row_name(chunk, place, number), chunk.input_format)
            for number, data in enumerate(chunk.data.split(b"\n"), chunk.first_row)
            if data.strip(_BLANK)
            and (may_matter is None or may_matter.search(data.decode(errors="replace")))
        ]

    def read_row(self, number: int, data: bytes, name: str, input_format: str) -> Row:
        """Parse one row. name: the row in errors: `line 3`."""
        row = Row(number)
        try:
            self.read(_decoded(data), row, input_format)
        except LexiconFastError as error:
            row.position = None
            row.error = f"{name}: {error}"
            row.error_data = error_data(error)
        if row.notice is not None:
            row.notice = f"{name}: {row.notice}"
        return row

    def fields(self, text: str, row: Row) -> dict[str, Any]:
        """Return the undecoded fields of a JSON object, and set the id of the row."""
        fields = fields_of(text, self.expected)
        row.id = id_of(fields)
        for key in fields:
            if key not in self.keys and key not in self.ignored:
                if self._strict:
                    raise unknown("key", key, self.keys)
                if row.notice is None and (name := nearest(key, self.keys)) is not None:
                    row.notice = notice("key", key, name)
        return fields


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
        separator = "\t" if form == "tsv" else ","
        return separator.join(("position", "id", "count", *cls.columns, "error\n")).encode()

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
            row_id = row.id or row.number
            if row.error is not None:
                data = as_json(row.error_data)
                lines.append(
                    f'{{"id":{row_id},"error":{as_json(row.error)},"error_data":{data}}}\n'
                )
                continue
            plays = ",".join([form % values(play) for play in answer.plays])
            counts = f'"count":{answer.count}'
            if answer.matching is not None:
                counts += f',"matching":{answer.matching}'
            lines.append(f'{{"id":{row_id},{counts},"plays":[{plays}]}}\n')
        return "".join(lines).encode()

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


def fields_of(text: str | bytes, expected: str) -> dict[str, Any]:
    """Return the undecoded fields of a JSON object. Raises BadPosition.

    expected: the end of the message, the form of an object.
    """
    import msgspec

    try:
        return msgspec.json.decode(text, type=dict[str, msgspec.Raw])
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise BadPosition(f"the position {explain(error)}; {expected}") from None


def read_field(fields: Mapping[str, Any], name: str, kind: Any, expected: str) -> Any:
    """Decode a field as a type. Raises BadPosition."""
    import msgspec

    try:
        return msgspec.json.decode(fields[name], type=kind)
    except (msgspec.DecodeError, RecursionError):
        text = bytes(fields[name])[:40].decode(errors="replace")
        raise BadPosition(f"{name} {text} must be {expected}") from None


def id_of(fields: dict[str, Any]) -> str | None:
    """Return the undecoded id of an object; None: it has none. Raises BadPosition."""
    if "id" not in fields:
        return None
    row_id = bytes(fields["id"]).decode()
    if row_id.startswith(("{", "[")):
        raise BadPosition(f"id {row_id:.40} must be a string, a number, true, false or null")
    return row_id


def name_of(row_id: str) -> str:
    """Return an undecoded id as text."""
    if row_id.startswith('"'):
        import json

        text: str = json.loads(row_id)
        return text
    return row_id


def _decoded(data: bytes) -> str:
    if len(data) > MAX_ROW:
        raise BadPosition(f"{data[:40]!r}... is longer than {MAX_ROW} bytes")
    try:
        return data.decode()
    except UnicodeDecodeError as error:
        raise BadPosition(
            f"byte 0x{data[error.start]:02x} (byte {error.start + 1}) is not UTF-8; convert the"
            " input to UTF-8"
        ) from None


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


def json_of_error(row: Row) -> bytes:
    """Return the line of JSON of a bad row of queries."""
    return f'{{"id":{row.id or row.number},"error":{as_json(str(row.error))}}}\n'.encode()


def text_of_error(row: Row, paint: Painter) -> bytes:
    """Return the error of a bad row of queries as text, with the wrong part marked."""
    marked = f"\n{row.marked}" if row.marked else ""
    return f"{paint(str(row.error), RED)}{marked}\n".encode()


def name_of_row(row: Row) -> str:
    """Return the id as text, or the number of the row."""
    return str(row.number) if row.id is None else name_of(row.id)


def as_json(value: str | dict[str, str]) -> str:
    import json

    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))


#: TSV has no quotes: characters that would end a field, and the backslash itself, are escaped.
_TSV_ESCAPES: Final = str.maketrans({"\t": "\\t", "\n": "\\n", "\r": "\\r", "\\": "\\\\"})


def tsv_field(text: str) -> str:
    return text.translate(_TSV_ESCAPES)


def csv_field(text: str) -> str:
    """Quote a field of CSV if necessary (RFC 4180)."""
    if any(special in text for special in ',"\n\r'):
        return '"' + text.replace('"', '""') + '"'
    return text
