"""Rows of board positions and of their plays: CGP or JSON Lines in, text, JSON Lines or CSV out."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from lexicon_fast._native.read_rows import MAX_ROW
from lexicon_fast.errors import BadPosition, LexiconFastError

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

    from lexicon_fast.games.crossword.board import Board
    from lexicon_fast.games.crossword.plays import Generator, Play
    from lexicon_fast.rows.chunks import Chunk

#: The first row of CSV.
CSV_HEADER: Final = b"position,id,count,at,word,score,error\n"

_BLANK: Final = b" \t\r\n"
_ACCEPTED: Final = 'accepted: {"cgp": "15/15/... AEINRS?/ 0/0 0"}, perhaps with "id"'

# ANSI colours
_BOLD: Final = "1"
_DIM: Final = "2"
_RED: Final = "31"
_YELLOW: Final = "33"


class Row:
    """A position as it came in: its number, its id as JSON, and what was read, or what is wrong."""

    __slots__ = ("board", "error", "id", "number", "rack")

    def __init__(self, number: int) -> None:
        self.number = number
        self.id: str | None = None
        self.board: Board | None = None
        self.rack = ""
        self.error: str | None = None


class Answer:
    """Plays of a position: how many there are, and those that are listed."""

    __slots__ = ("count", "plays", "row")

    def __init__(self, row: Row, count: int, plays: Sequence[Play]) -> None:
        self.row = row
        self.count = count
        self.plays = plays


def read_rows(chunk: Chunk, generator: Generator, place: str) -> list[Row]:
    """The rows of a chunk of text or JSON Lines, bad ones among them, blank ones not.

    place: what errors call a row ("line").
    """
    rows = []
    for number, data in enumerate(chunk.data.split(b"\n"), chunk.first_row):
        if not data.strip(_BLANK):
            continue
        row = Row(number)
        rows.append(row)
        try:
            text = _decoded(data)
            if chunk.input_format == "jsonl":
                text = _of_json(text, row)
            row.board, row.rack = generator.read(text)
        except LexiconFastError as error:
            row.error = f"{place} {number}: {error}"
    return rows


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


def _of_json(text: str, row: Row) -> str:
    """The CGP of an object; the row takes its id."""
    import msgspec

    try:
        fields = msgspec.json.decode(text, type=dict[str, msgspec.Raw])
    except (msgspec.DecodeError, RecursionError) as error:
        said = str(error).removeprefix("JSON is malformed: ")
        raise BadPosition(f"broken JSON: {said}; {_ACCEPTED}") from None
    if "id" in fields:
        row_id = bytes(fields["id"]).decode()
        if row_id.startswith(("{", "[")):
            raise BadPosition(f"id {row_id:.40}; accepted: a text, a number, true, false, null")
        row.id = row_id
    try:
        return msgspec.json.decode(fields["cgp"], type=str)
    except KeyError:
        raise BadPosition(f"no 'cgp'; {_ACCEPTED}") from None
    except msgspec.ValidationError:
        raise BadPosition(f"cgp {bytes(fields['cgp'])[:40]!r} is no text; {_ACCEPTED}") from None


def answers(rows: Sequence[Row], generator: Generator) -> list[Answer]:
    """The plays of all rows that are not bad, found at once; none for the bad ones."""
    found = generator.batch((row.board, row.rack) for row in rows if row.board is not None)
    places = iter(range(len(found)))
    return [
        Answer(row, 0, ())
        if row.board is None
        else Answer(row, found.count_of(at := next(places)), found[at])
        for row in rows
    ]


def jsonl(answers: Iterable[Answer]) -> bytes:
    """An object for each position."""
    lines = []
    for answer in answers:
        row = answer.row
        row_id = row.id or row.number
        if row.error is not None:
            lines.append(f'{{"id":{row_id},"error":{_as_json(row.error)}}}\n')
            continue
        # Letters, digits and parentheses: there is nothing to escape.
        plays = ",".join(
            [f'{{"at":"{at}","word":"{word}","score":{score}}}' for at, word, score in answer.plays]
        )
        lines.append(f'{{"id":{row_id},"count":{answer.count},"plays":[{plays}]}}\n')
    return "".join(lines).encode()


def csv(answers: Iterable[Answer]) -> bytes:
    """A record for each play; one without a play for a position that has none, or is bad."""
    lines = []
    for answer in answers:
        row = answer.row
        head = f"{row.number},{_field(_name(row))},"
        if row.error is not None:
            lines.append(f"{head},,,,{_field(row.error)}\n")
        elif not answer.plays:
            lines.append(f"{head}{answer.count},,,,\n")
        else:
            head = f"{head}{answer.count},"
            lines += [f"{head}{at},{word},{score},\n" for at, word, score in answer.plays]
    return "".join(lines).encode()


class TextRows:
    """Prints answers for people: a block for each position, best first.

    colour: with ANSI colours; numbered: each block starts with the id of its position, or the
    number of its row, and ends with an empty line; best: only the best plays were looked for.
    """

    def __init__(self, *, colour: bool, numbered: bool, best: bool) -> None:
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
                places = max(len(play.at) for play in plays)
                scores = max(len(str(plays[0].score)), len("points"))
                yield self._paint(f"  {'points'.rjust(scores)}  {'at'.ljust(places)}  word", _DIM)
                for at, word, score in plays:
                    yield f"  {score:{scores}}  {at:{places}}  {self._word(word)}"
        if self._numbered:
            yield ""

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
            painted.append(
                self._paint(letter, _DIM if there else _YELLOW if letter.islower() else _BOLD)
            )
        return "".join(painted)

    def _paint(self, text: str, colour: str) -> str:
        return f"\x1b[{colour}m{text}\x1b[0m" if self._colour and text else text


def _name(row: Row) -> str:
    """The id as text."""
    if row.id is None:
        return str(row.number)
    if row.id.startswith('"'):
        import json

        text: str = json.loads(row.id)
        return text
    return row.id


def _as_json(text: str) -> str:
    import json

    return json.dumps(text, ensure_ascii=False)


def _field(text: str) -> str:
    """A field of CSV, in quotes if need be (RFC 4180)."""
    if any(special in text for special in ',"\n\r'):
        return '"' + text.replace('"', '""') + '"'
    return text
