"""Rows of word queries and equations, answered and written in pieces: text, JSON, CSV and TSV."""

from __future__ import annotations

import json
from abc import abstractmethod
from itertools import islice, pairwise
from typing import TYPE_CHECKING, Any, ClassVar, Final, Generic, NamedTuple, TypeVar

from lexicon_fast.base.errors import BadPosition, BadQuery
from lexicon_fast.dictionary.phonies import Phonies
from lexicon_fast.find.finder import Alphagrams, EvaluationContext, finder_of
from lexicon_fast.find.query import lists_in
from lexicon_fast.find.search import read_query
from lexicon_fast.rows.chunks import AnyChunk, Chunk, row_name
from lexicon_fast.rows.line_rows import (
    TABLE_FORMATS,
    LineRows,
    Row,
    as_json,
    json_of_error,
    name_of_row,
    read_field,
)
from lexicon_fast.rows.painter import BOLD, DIM, RED, Painter, aligned, counted
from lexicon_fast.rows.text import displayed_id

if TYPE_CHECKING:
    import re
    from collections.abc import Callable, Iterable, Iterator, Sequence

    from lexicon_fast.dictionary import Dictionary
    from lexicon_fast.find.definitions import Definitions
    from lexicon_fast.find.playability import Playability
    from lexicon_fast.find.tiles import HasTiles
    from lexicon_fast.find.word_facts import Array
    from lexicon_fast.rows.formats import Format

#: The columns that a user can choose, and the fields that each adds to a word.
COLUMNS: Final = {
    "hooks": ("front_hooks", "back_hooks"),
    "probability": ("probability",),
    "playability": ("playability", "playability_value"),
    "points": ("points",),
    "anagrams": ("anagrams",),
    "alphagram": ("alphagram",),
    "definition": ("definition",),
    "phony": ("phony",),
}
#: The groups that words can be in.
GROUPS: Final = ("alphagram",)
#: Words that are formatted together, and groups of them.
_TOGETHER: Final = 1 << 14
_GROUPS_TOGETHER: Final = 1 << 12
#: Solutions that are formatted together.
_SOLUTIONS_TOGETHER: Final = 1 << 12
#: Fields that are aligned to the left in a table.
_TEXTS: Final = ("word", "back_hooks", "alphagram", "definition", "phony")


_Answer = TypeVar("_Answer", bound="FoundWords | Solutions")


class QueryRows(LineRows, Generic[_Answer]):
    """Reads queries, and writes their answers.

    An answer can be larger than memory: all formats yield it in pieces.
    """

    #: The columns of CSV and TSV between the id and the error.
    table_columns: Sequence[str]

    def __init__(self, dictionary: Dictionary, *, strict: bool) -> None:
        super().__init__(strict=strict)
        #: Answers the queries.
        self.finder = finder_of(dictionary)

    @abstractmethod
    def lists_of(self, row: Row) -> set[str]:
        """Return the names of the dictionaries that `in` names in a row."""

    @abstractmethod
    def answer(self, row: Row) -> _Answer:
        """Return the answer to a row. Raises BadQuery."""

    @abstractmethod
    def unanswered(self, row: Row) -> _Answer:
        """Return an empty answer, for a row with an error."""

    @staticmethod
    def name_of(chunk: AnyChunk, row_noun: str, row: Row) -> str:
        """Return the name of a row in errors."""
        return row_name(chunk, row_noun, row.number)

    def jsonl(self, answer: _Answer) -> Iterator[bytes]:
        """Yield an object for a row, in pieces."""
        row = answer.row
        return iter([json_of_error(row)]) if row.error is not None else self._object(answer)

    @abstractmethod
    def _object(self, answer: _Answer) -> Iterator[bytes]:
        """Yield an object for an answer, in pieces."""

    def table(self, answer: _Answer, output_format: Format) -> Iterator[bytes]:
        """Yield the records of a row in CSV or TSV. An empty answer, or a bad row, has one."""
        row = answer.row
        separator, field = TABLE_FORMATS[output_format]
        head = f"{row.number}{separator}{field(name_of_row(row))}{separator}"
        if row.error is None:
            yield from self._records(answer, head, separator, field)
        else:
            yield f"{head}{separator * len(self.table_columns)}{field(row.error)}\n".encode()

    @abstractmethod
    def _records(
        self, answer: _Answer, head: str, separator: str, field: Callable[[str], str]
    ) -> Iterator[bytes]:
        """Yield the records of an answer: `head`, the values of `table_columns`, no error."""

    def text(
        self, answer: _Answer, paint: Painter, *, numbered: bool, with_errors: bool
    ) -> Iterator[bytes]:
        """Yield the lines of a row, in pieces.

        numbered: with a heading and an empty line at the end; with_errors: also the error of a bad
        row, with the wrong part marked.
        """
        row = answer.row
        if row.error is None:
            if numbered:
                number = paint(f"{displayed_id(row.number, row.id)}: ", DIM)
                yield f"{number}{paint(row.rack, BOLD)}{self._summary(answer)}\n".encode()
            yield from self._lines(answer, paint)
        elif with_errors:
            marked = f"\n{row.marked}" if row.marked else ""
            yield f"{paint(row.error, RED)}{marked}\n".encode()
        if numbered:
            yield b"\n"

    def _summary(self, _answer: _Answer) -> str:
        """Return the end of a heading."""
        return ""

    @abstractmethod
    def _lines(self, answer: _Answer, paint: Painter) -> Iterator[bytes]:
        """Yield the lines of an answer, in pieces."""


class FoundWords(NamedTuple):
    """The words of a query.

    total: how many; words: the numbers of those that are listed; groups: the same in groups, if
    they are grouped; total_groups: how many groups there are.
    """

    row: Row
    total: int
    words: Array
    groups: Alphagrams | None = None
    total_groups: int = 0


class FindOptions(NamedTuple):
    """How to find words: order, limit, tiles, definitions, playability as for `Dictionary.find`.

    columns: names of `COLUMNS`; group_by: one of `GROUPS`, or None. With one, `limit` is the most
    groups.
    """

    order: str = "alphabet"
    limit: int | None = None
    columns: Sequence[str] = ()
    tiles: HasTiles | None = None
    definitions: Definitions | None = None
    playability: Playability | None = None
    group_by: str | None = None

    @property
    def word_columns(self) -> list[str]:
        """The columns of each word; the name of its group is not repeated."""
        return [name for name in self.columns if name != self.group_by]

    @property
    def fields(self) -> list[str]:
        """The fields of each word after the word itself."""
        return [field for name in self.word_columns for field in COLUMNS[name]]

    @property
    def table_columns(self) -> list[str]:
        """The columns of CSV and TSV between the id and the error."""
        group = [] if self.group_by is None else [self.group_by]
        return ["count", *group, "word", *self.fields]


class FindRows(QueryRows[FoundWords]):
    """Reads queries, and writes their words.

    Raises BadQuery and BadOption, as `Finder.playability` does, if the order or a column needs it.
    """

    keys = ("id", "query")
    expected: ClassVar[str] = 'expected: {"query": "length:7 and anagram:RETAINS"}, optionally "id"'

    def __init__(
        self, dictionary: Dictionary, options: FindOptions, *, strict: bool = False
    ) -> None:
        super().__init__(dictionary, strict=strict)
        self._options = options
        self._context = EvaluationContext(
            self.finder, options.tiles, options.definitions, options.playability
        )
        if options.playability is not None or "playability" in (options.order, *options.columns):
            self.finder.playability(options.playability)
        self.group_by = options.group_by
        self.columns = options.word_columns
        self.fields_of_words = options.fields
        self.table_columns = options.table_columns

    def read_rows(
        self, chunk: AnyChunk, row_noun: str, *, may_matter: re.Pattern[str] | None = None
    ) -> list[Row]:
        """Read the rows of a chunk. may_matter: only those in which this occurs."""
        if isinstance(chunk, Chunk):
            return super().read_rows(chunk, row_noun, may_matter=may_matter)
        batch = chunk.batch
        ids = batch.column("id").to_pylist() if "id" in batch.schema.names else [None] * chunk.rows
        found = []
        for at, query in enumerate(batch.column("query").to_pylist()):
            if may_matter is not None and not may_matter.search(query or ""):
                continue
            row = Row(chunk.first_row + at)
            row.id = None if ids[at] is None else _as_json_id(ids[at])
            try:
                if query is None:
                    raise BadPosition("query is null; expected a query as text")
                self._read_query(query, row)
            except (BadPosition, BadQuery) as error:
                row.fail(self.name_of(chunk, row_noun, row), error)
            found.append(row)
        return found

    def read(self, text: str, row: Row, input_format: str) -> None:
        query: Any = text.strip()
        if input_format == "jsonl":
            fields = self.fields(text, row)
            if "query" not in fields:
                raise BadPosition(f"no 'query'; {self.expected}")
            is_object = bytes(fields["query"]).lstrip().startswith(b"{")
            kind = dict[str, Any] if is_object else str
            query = read_field(fields, "query", kind, "a string or an object")
        self._read_query(query, row)

    def _read_query(self, query: Any, row: Row) -> None:
        # `rack` is what text and JSON show of a row.
        row.rack = query if isinstance(query, str) else json.dumps(query, ensure_ascii=False)
        row.position = read_query(query, self.finder.letters)

    def lists_of(self, row: Row) -> set[str]:
        return lists_in(row.position)

    def unanswered(self, row: Row) -> FoundWords:
        return FoundWords(row, 0, self.finder.facts.alphabetical[:0])

    def answer(self, row: Row) -> FoundWords:
        context, how = self._context, self._options
        found = context.find(row.position)
        if self.group_by is None:
            ordered = context.in_order(found, how.order)
            return FoundWords(row, len(found), ordered[: how.limit])
        every = context.by_alphagram(found, how.order)
        listed = every.part(0, how.limit)
        return FoundWords(row, len(found), listed.words, listed, every.total)

    def _names(self, groups: Alphagrams) -> list[str]:
        """Return the name of each group."""
        return self.group_of_words(groups.words[groups.starts[:-1]])

    def group_of_words(self, words: Array) -> list[str]:
        """Return the name of the group of each word."""
        return self.finder.facts.alphagrams(words)

    def facts(self, words: Array) -> Iterator[list[Any]]:
        """Yield the values of each of `fields_of_words` for some words."""
        facts = self.finder.facts
        for name in self.columns:
            if name == "hooks":
                yield self._spelled(facts.front.hooks[words])
                yield self._spelled(facts.back.hooks[words])
            elif name == "probability":
                yield self._context.tiles.ranks(2).order[words].tolist()
            elif name == "playability":
                playability = self._context.playability
                yield playability.ranks(all_lengths=False).order[words].tolist()
                yield (playability.values[words] / 100).tolist()
            elif name == "points":
                yield self._context.tiles.points[words].tolist()
            elif name == "alphagram":
                yield facts.alphagrams(words)
            elif name == "definition":
                defined = self._context.defined("the column definition")
                yield [defined.text_of(facts.words[word]) for word in words.tolist()]
            elif name == "phony":
                phonies = Phonies(self.finder.facts.compiled, self.finder.letters.alphabet)
                yield [phonies.of(facts.words[word]) or "" for word in words.tolist()]
            else:
                yield facts.anagrams[words].tolist()

    def values(self, words: Array) -> list[list[Any]]:
        """Return the spelling of words, and each of `fields_of_words` as a list."""
        spelled = self.finder.facts.words
        return [[spelled[number] for number in words.tolist()], *self.facts(words)]

    def _values(self, words: Array) -> Iterator[tuple[Any, ...]]:
        """Yield each word with its fields."""
        return zip(*self.values(words), strict=True)

    def _spelled(self, sets: Array) -> list[str]:
        letters = self.finder.letters
        lower = letters.alphabet.lower
        return ["".join([lower[code] for code in letters.members(each)]) for each in sets.tolist()]

    # Formats. Words have no characters that need escapes, but definitions may have.

    def _object(self, found: FoundWords) -> Iterator[bytes]:
        row = found.row
        start = f'{{"id":{row.id or row.number},"query":{as_json(row.rack)},"count":{found.total},'
        pieces: Iterator[list[str]]
        if found.groups is None:
            start += '"words":['
            pieces = (self._objects(words) for words in self.parts(found.words))
        else:
            start += f'"{self.group_by}s":{found.total_groups},"groups":['
            pieces = map(self._group_objects, found.groups.parts(_GROUPS_TOGETHER))
        for texts in pieces:
            yield (start + ",".join(texts)).encode()
            start = ","
        yield (start if not len(found.words) else "").encode() + b"]}\n"

    def _objects(self, words: Array) -> list[str]:
        """Return each word in JSON: a string, or an object with its columns."""
        if not self.fields_of_words:
            return [f'"{word}"' for (word,) in self._values(words)]
        names = ("word", *self.fields_of_words)
        return [
            json.dumps(
                dict(zip(names, values, strict=True)), ensure_ascii=False, separators=(",", ":")
            )
            for values in self._values(words)
        ]

    def _group_objects(self, groups: Alphagrams) -> list[str]:
        words = self._objects(groups.words)
        return [
            f'{{"{self.group_by}":"{name}","words":[{",".join(words[start:end])}]}}'
            for name, (start, end) in self._named(groups)
        ]

    def _named(self, groups: Alphagrams) -> Iterator[tuple[str, tuple[int, int]]]:
        """Yield each group: its name, and the places of its words."""
        return zip(self._names(groups), pairwise(groups.starts.tolist()), strict=True)

    def _records(
        self, found: FoundWords, head: str, separator: str, field: Callable[[str], str]
    ) -> Iterator[bytes]:
        head = f"{head}{found.total}{separator}"
        write = (lambda value: field(str(value))) if "definition" in self.columns else str
        if not len(found.words):
            yield f"{head}{separator * (len(self.table_columns) - 1)}\n".encode()
        for words in self.parts(found.words):
            rows: Iterable[tuple[Any, ...]] = self._values(words)
            if self.group_by is not None:
                names = self.group_of_words(words)
                rows = ((name, *values) for name, values in zip(names, rows, strict=True))
            lines = [f"{head}{separator.join(map(write, values))}{separator}\n" for values in rows]
            yield "".join(lines).encode()

    def _summary(self, found: FoundWords) -> str:
        """Return `, 3 of 10 words`, or `, 2 of 5 alphagrams, 10 words`."""
        words = counted(found.total, "word")
        if found.groups is None:
            shown = f"{len(found.words):,} of " if len(found.words) < found.total else ""
            return f", {shown}{words}"
        shown = f"{found.groups.total:,} of " if found.groups.total < found.total_groups else ""
        return f", {shown}{counted(found.total_groups, str(self.group_by))}, {words}"

    def _lines(self, found: FoundWords, paint: Painter) -> Iterator[bytes]:
        """Yield the words of a query, one a line, or a table with columns; groups one a line."""
        if self.columns:
            yield from self._aligned(found, paint)
        elif found.groups is None:
            for words in self.parts(found.words):
                yield "".join([f"{word}\n" for (word,) in self._values(words)]).encode()
        else:
            for groups in found.groups.parts(_GROUPS_TOGETHER):
                spelled = [word for (word,) in self._values(groups.words)]
                lines = [
                    f"{paint(f'{name}:', DIM)} {' '.join(spelled[start:end])}\n"
                    for name, (start, end) in self._named(groups)
                ]
                yield "".join(lines).encode()

    def _aligned(self, found: FoundWords, paint: Painter) -> Iterator[bytes]:
        """Yield a table of the words with their columns, each group below its name."""
        if not len(found.words):
            return
        fields = ["word", *self.fields_of_words]
        # Front hooks stand before the word, as players write them.
        places = sorted(range(len(fields)), key=lambda at: fields[at] != "front_hooks")
        heads = {"front_hooks": "front", "back_hooks": "back"}
        rows = [[heads.get(fields[at], fields[at]) for at in places]]
        rows += [[str(values[at]) for at in places] for values in self._values(found.words)]
        left = [at for at, place in enumerate(places) if fields[place] in _TEXTS]
        head, *lines = aligned(rows, left)
        if found.groups is None:
            yield f"{paint(head, DIM)}\n".encode()
            yield "".join([f"{line}\n" for line in lines]).encode()
            return
        yield f"  {paint(head, DIM)}\n".encode()
        for name, (start, end) in self._named(found.groups):
            yield f"{paint(name, BOLD)}\n".encode()
            yield "".join([f"  {line}\n" for line in lines[start:end]]).encode()

    @staticmethod
    def parts(words: Array) -> Iterator[Array]:
        """Yield words, so many at a time that they fit in memory with their facts."""
        return (words[at : at + _TOGETHER] for at in range(0, len(words), _TOGETHER))


def _as_json_id(value: Any) -> str:
    """Return an id of a column in JSON, which has no NaN."""
    try:
        return json.dumps(value, ensure_ascii=False, allow_nan=False)
    except ValueError:
        return json.dumps(str(value))


# Equations


class Solutions(NamedTuple):
    """The solutions of a row, found as they are taken; one more than `limit` if there are more."""

    row: Row
    found: Iterator[Any]  # a Solution each, or words of a phrase


class EquationRows(QueryRows[Solutions]):
    """Reads equations, and writes their solutions.

    limit: the most solutions; None: all. with_values: text shows the values of the variables.
    tiles: for conditions on points and probability.
    """

    keys = ("id", "equations")
    #: The name of the answers in JSON.
    answers = "solutions"
    table_columns: Sequence[str] = ("words", "values")
    expected: ClassVar[str] = 'expected: {"equations": "AB;BA;|A|=1"}, optionally "id"'

    def __init__(
        self,
        dictionary: Dictionary,
        *,
        limit: int | None,
        with_values: bool,
        tiles: HasTiles | None,
        strict: bool = False,
    ) -> None:
        super().__init__(dictionary, strict=strict)
        self._dictionary = dictionary
        self._limit = limit
        self._with_values = with_values
        self._tiles = tiles

    def read(self, text: str, row: Row, input_format: str) -> None:
        row.rack = text.strip()
        if input_format == "jsonl":
            fields = self.fields(text, row)
            key = self.keys[1]
            if key not in fields:
                raise BadPosition(f"no {key!r}; {self.expected}")
            row.rack = read_field(fields, key, str, "a string")
        row.position = self._solve(row.rack, None if self._limit is None else self._limit + 1)

    def _solve(self, text: str, limit: int | None) -> Iterator[Any]:
        from lexicon_fast.find.equations.solve import solve  # late: queries do without it

        return solve(self._dictionary, text, limit=limit, tiles=self._tiles)

    def lists_of(self, row: Row) -> set[str]:
        from lexicon_fast.find.equations.language import parse

        words = parse(row.rack, self.finder.letters).words
        return {name for word in words for query in word.conditions for name in lists_in(query)}

    def answer(self, row: Row) -> Solutions:
        return Solutions(row, row.position)

    def unanswered(self, row: Row) -> Solutions:
        return Solutions(row, iter(()))

    def _parts(self, solutions: Solutions) -> Iterator[list[Any]]:
        """Yield the listed solutions, some at a time."""
        listed = islice(solutions.found, self._limit)
        while some := [*islice(listed, _SOLUTIONS_TOGETHER)]:
            yield some

    # Formats. Words have no characters that need escapes.

    def _object(self, solutions: Solutions) -> Iterator[bytes]:
        row = solutions.row
        start = f'{{"id":{row.id or row.number},"{self.keys[1]}":{as_json(row.rack)},'
        start += f'"{self.answers}":['
        count = 0
        for some in self._parts(solutions):
            count += len(some)
            yield (start + ",".join([as_json(self._json(each)) for each in some])).encode()
            start = ","
        more = "true" if next(solutions.found, None) is not None else "false"
        yield f'{"" if count else start}],"count":{count},"more":{more}}}\n'.encode()

    def _json(self, solution: Any) -> Any:
        """Return a solution as JSON."""
        return {"words": solution.words, "values": solution.values}

    def _fields(self, solution: Any) -> tuple[str, ...]:
        """Return the values of `table_columns`."""
        return " ".join(solution.words), _shown_values(solution.values)

    def _records(
        self, solutions: Solutions, head: str, separator: str, _field: Callable[[str], str]
    ) -> Iterator[bytes]:
        is_empty = True
        for some in self._parts(solutions):
            is_empty = False
            lines = [f"{head}{separator.join(self._fields(each))}{separator}\n" for each in some]
            yield "".join(lines).encode()
        if is_empty:
            yield f"{head}{separator * len(self.table_columns)}\n".encode()

    def _lines(self, solutions: Solutions, paint: Painter) -> Iterator[bytes]:
        """Yield the solutions of a row, one a line: its words, perhaps its values."""
        for some in self._parts(solutions):
            lines = [" ".join(words) for words, _ in some]
            if self._with_values:
                values = [paint(_shown_values(values), DIM) for _, values in some]
                lines = [f"{a}  {b}".rstrip() for a, b in zip(lines, values, strict=True)]
            yield "".join([f"{line}\n" for line in lines]).encode()


class PhraseRows(EquationRows):
    """Reads letters, and writes the phrases that have them.

    limit: the most phrases; None: all. options: others of `Dictionary.phrases`.
    """

    keys = ("id", "letters")
    answers = "phrases"
    table_columns = ("words",)
    expected: ClassVar[str] = 'expected: {"letters": "dirty room"}, optionally "id"'

    def __init__(
        self, dictionary: Dictionary, options: dict[str, Any], *, limit: int | None, strict: bool
    ) -> None:
        super().__init__(dictionary, limit=limit, with_values=False, tiles=None, strict=strict)
        self._options = options
        where = options["where"]
        #: The names of the dictionaries that `in` names in the condition.
        self.lists = set() if where is None else lists_in(read_query(where, self.finder.letters))

    def _solve(self, text: str, limit: int | None) -> Iterator[tuple[str, ...]]:
        return self._dictionary.phrases(text, limit=limit, **self._options)

    def lists_of(self, _row: Row) -> set[str]:
        return self.lists

    def _json(self, phrase: tuple[str, ...]) -> Any:
        return phrase

    def _fields(self, phrase: tuple[str, ...]) -> tuple[str, ...]:
        return (" ".join(phrase),)

    def _lines(self, solutions: Solutions, _paint: Painter) -> Iterator[bytes]:
        for some in self._parts(solutions):
            yield "".join([f"{' '.join(phrase)}\n" for phrase in some]).encode()


def _shown_values(values: dict[str, str]) -> str:
    return " ".join([f"{name}={value}" for name, value in values.items()])
