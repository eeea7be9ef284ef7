"""Rows of word queries, and their words: text, JSON, CSV and TSV."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any, ClassVar, Final, NamedTuple

from lexicon_fast.errors import BadPosition, BadQuery
from lexicon_fast.find.evaluate import finder_of
from lexicon_fast.find.search import read_query
from lexicon_fast.rows.chunks import row_name
from lexicon_fast.rows.painter import BOLD, DIM, RED, aligned, counted
from lexicon_fast.rows.text import displayed_id
from lexicon_fast.rows.tile_rows import (
    LineRows,
    Row,
    as_json,
    csv_field,
    name_of_row,
    read_field,
    tsv_field,
)

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from lexicon_fast.dictionary import Dictionary
    from lexicon_fast.find.columns import Array
    from lexicon_fast.find.definitions import Definitions
    from lexicon_fast.find.tiles import HasTiles
    from lexicon_fast.rows.chunks import Chunk
    from lexicon_fast.rows.formats import Format
    from lexicon_fast.rows.painter import Painter

#: The columns that a user can choose, and the fields that each adds to a word.
COLUMNS: Final = {
    "hooks": ("front_hooks", "back_hooks"),
    "probability": ("probability",),
    "points": ("points",),
    "anagrams": ("anagrams",),
    "definition": ("definition",),
}
#: Fields that are aligned to the left in tables.
_TEXTS: Final = ("word", "back_hooks", "definition")
#: Words that are formatted together.
_TOGETHER: Final = 1 << 14


class FoundWords(NamedTuple):
    """The words of a query. total: how many; words: the numbers of those that are listed."""

    row: Row
    total: int
    words: Array


class FindRows(LineRows):
    """Reads queries, and writes their words.

    order, limit, tiles, definitions: as for `Dictionary.find`; columns: names of `COLUMNS`.
    """

    keys = ("id", "query")
    expected: ClassVar[str] = 'expected: {"query": "length:7 and anagram:RETAINS"}, perhaps "id"'

    def __init__(
        self,
        dictionary: Dictionary,
        *,
        order: str,
        limit: int | None,
        columns: Sequence[str],
        tiles: HasTiles | None,
        definitions: Definitions | None = None,
        strict: bool = False,
    ) -> None:
        super().__init__(strict=strict)
        self._finder = finder_of(dictionary)
        self._order = order
        self._limit = limit
        self._tiles = tiles
        self._definitions = definitions
        self.columns = columns
        #: The fields of each word after the word itself.
        self.fields_of_words = [field for name in columns for field in COLUMNS[name]]

    def read(self, text: str, row: Row, input_format: str) -> None:
        query: Any = text.strip()
        if input_format == "jsonl":
            fields = self.fields(text, row)
            if "query" not in fields:
                raise BadPosition(f"no 'query'; {self.expected}")
            is_object = bytes(fields["query"]).lstrip().startswith(b"{")
            kind = dict[str, Any] if is_object else str
            query = read_field(fields, "query", kind, "a string or an object")
        # `rack` is what text and JSON show of a row.
        row.rack = query if isinstance(query, str) else json.dumps(query, ensure_ascii=False)
        try:
            row.position = read_query(query, self._finder.letters)
        except BadQuery as error:
            row.marked = error.marked
            raise

    @staticmethod
    def name_of(chunk: Chunk, place: str, row: Row) -> str:
        """Return the name of a row in errors."""
        return row_name(chunk, place, row.number)

    def unanswered(self, row: Row) -> FoundWords:
        """Return no words, for a row with an error."""
        return FoundWords(row, 0, self._finder.columns.alphabetical[:0])

    def answer(self, row: Row) -> FoundWords:
        """Return the words of a row. Raises BadQuery."""
        found = self._finder.find(row.position, self._tiles, self._definitions)
        ordered = self._finder.in_order(found, self._order, self._tiles)
        return FoundWords(row, len(found), ordered[: self._limit])

    @staticmethod
    def table_header(form: Format, columns: Sequence[str]) -> bytes:
        """Return the header of CSV or TSV."""
        separator = "\t" if form == "tsv" else ","
        fields = [field for name in columns for field in COLUMNS[name]]
        return separator.join(("position", "id", "count", "word", *fields, "error\n")).encode()

    def _values(self, words: Array) -> Iterator[tuple[Any, ...]]:
        """Yield each word with its fields."""
        return zip(*self.values(words), strict=True)

    def values(self, words: Array) -> list[list[Any]]:
        """Return the spelling of words, and each of `fields_of_words` as a list."""
        spelled = self._finder.columns.words
        listed: list[list[Any]] = [[spelled[number] for number in words.tolist()]]
        for name in self.columns:
            if name == "hooks":
                columns = self._finder.columns
                listed.append(self._spelled(columns.front_hooks[words]))
                listed.append(self._spelled(columns.back_hooks[words]))
            elif name == "probability":
                listed.append(self._finder.tiles(self._tiles).order(2)[words].tolist())
            elif name == "points":
                listed.append(self._finder.tiles(self._tiles).points[words].tolist())
            elif name == "definition":
                defined = self._finder.defined(self._definitions, "the column definition")
                listed.append([defined.text_of(word) for word in listed[0]])
            else:
                listed.append(self._finder.columns.anagrams[words].tolist())
        return listed

    def _spelled(self, sets: Array) -> list[str]:
        letters = self._finder.letters
        lower = letters.alphabet.lower
        return ["".join([lower[code] for code in letters.members(each)]) for each in sets.tolist()]

    # Formats. Words have no characters that need escapes, but definitions may have.

    def jsonl(self, found: FoundWords) -> Iterator[bytes]:
        """Yield an object for a query, in pieces."""
        row = found.row
        row_id = row.id or row.number
        if row.error is not None:
            yield f'{{"id":{row_id},"error":{as_json(row.error)}}}\n'.encode()
            return
        start = f'{{"id":{row_id},"query":{as_json(row.rack)},"count":{found.total},"words":['
        for words in self._parts(found.words):
            if self.fields_of_words:
                names = ("word", *self.fields_of_words)
                texts = [
                    json.dumps(
                        dict(zip(names, values, strict=True)),
                        ensure_ascii=False,
                        separators=(",", ":"),
                    )
                    for values in self._values(words)
                ]
            else:
                texts = [f'"{word}"' for (word,) in self._values(words)]
            yield (start + ",".join(texts)).encode()
            start = ","
        yield (start if not len(found.words) else "").encode() + b"]}\n"

    def csv(self, found: FoundWords) -> Iterator[bytes]:
        """Yield a record for each word; a query without words, or a bad one, has one record."""
        return self._records(found, ",", csv=True)

    def tsv(self, found: FoundWords) -> Iterator[bytes]:
        """Yield the same records with tabs and escapes, instead of commas and quotes."""
        return self._records(found, "\t", csv=False)

    def _records(self, found: FoundWords, separator: str, *, csv: bool) -> Iterator[bytes]:
        row = found.row
        field = csv_field if csv else tsv_field
        head = f"{row.number}{separator}{field(name_of_row(row))}{separator}"
        empty = separator * (1 + len(self.fields_of_words))
        if row.error is not None:
            yield f"{head}{separator}{empty}{field(row.error)}\n".encode()
            return
        head = f"{head}{found.total}{separator}"
        write = (lambda value: field(str(value))) if "definition" in self.columns else str
        if not len(found.words):
            yield f"{head}{empty}\n".encode()
        for words in self._parts(found.words):
            lines = [
                f"{head}{separator.join(map(write, values))}{separator}\n"
                for values in self._values(words)
            ]
            yield "".join(lines).encode()

    def text(
        self, found: FoundWords, paint: Painter, *, numbered: bool, with_errors: bool
    ) -> Iterator[bytes]:
        """Yield the words of a query, one a line, or a table with columns.

        numbered: with a heading and an empty line at the end; with_errors: also the error of a bad
        query, with the wrong part marked.
        """
        row = found.row
        if row.error is not None:
            if with_errors:
                marked = f"\n{row.marked}" if row.marked else ""
                yield f"{paint(row.error, RED)}{marked}\n".encode()
        else:
            if numbered:
                number = paint(f"{displayed_id(row.number, row.id)}: ", DIM)
                shown = f"{len(found.words):,} of " if len(found.words) < found.total else ""
                words = f"{shown}{counted(found.total, 'word')}"
                yield f"{number}{paint(row.rack, BOLD)}, {words}\n".encode()
            yield from self._lines(found, paint)
        if numbered:
            yield b"\n"

    def _lines(self, found: FoundWords, paint: Painter) -> Iterator[bytes]:
        if not self.columns:
            for words in self._parts(found.words):
                yield "".join([f"{word}\n" for (word,) in self._values(words)]).encode()
            return
        fields = ["word", *self.fields_of_words]
        if not len(found.words):
            return
        # Front hooks stand before the word, as players write them.
        places = sorted(range(len(fields)), key=lambda at: fields[at] != "front_hooks")
        heads = {"front_hooks": "front", "back_hooks": "back"}
        rows = [[heads.get(fields[at], fields[at]) for at in places]]
        rows += [[str(values[at]) for at in places] for values in self._values(found.words)]
        left = [at for at, place in enumerate(places) if fields[place] in _TEXTS]
        head, *lines = aligned(rows, left)
        yield f"{paint(head, DIM)}\n".encode()
        yield "".join([f"{line}\n" for line in lines]).encode()

    @staticmethod
    def _parts(words: Array) -> Iterator[Array]:
        return (words[at : at + _TOGETHER] for at in range(0, len(words), _TOGETHER))
