"""Queries: the answers to find for each position (plays or plans), and their options."""

from __future__ import annotations

from abc import ABC, abstractmethod
from itertools import islice
from typing import TYPE_CHECKING, Any, ClassVar, Final, NamedTuple

from lexicon_fast.batch.streaming import answering, errors_of
from lexicon_fast.rows import formats

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence

    import pyarrow as pa

    from lexicon_fast._native.lexicon.moves import Moves
    from lexicon_fast._native.rows.positions import Positions
    from lexicon_fast.batch.streaming import Task
    from lexicon_fast.dictionary import Dictionary
    from lexicon_fast.games.lexicon.columns import Columns
    from lexicon_fast.games.lexicon.rules import AnyRuleset
    from lexicon_fast.rows.arrow import RowKind
    from lexicon_fast.rows.chunks import AnyChunk
    from lexicon_fast.rows.formats import Format
    from lexicon_fast.rows.painter import Painter

    Answer = Callable[[Positions], Iterable[Any]]

#: Bytes of input to answer at a time. All plays of a position are about 100 times as long as it.
ALL_BYTES: Final = 1 << 11
TOP_BYTES: Final = 1 << 14
#: The best plays of many hands are found together, which takes less time the more hands there are.
_FEW_BYTES: Final = 1 << 17
_BEST_BYTES: Final = 1 << 18
#: More plays of a position than _MANY are many; up to _BEST take a row of about 300 bytes.
_MANY: Final = 100
_BEST: Final = 3
#: A plan takes about 100 times as long as one play.
_PLAN_BYTES: Final = 1 << 12
#: Text is formatted in Python.
_TEXT_BYTES: Final = 1 << 12
#: Answers (of up to 1,024 positions or about 16,384 plays each) to join to one record batch.
_JOINED: Final = 4
#: Plays that are written together, a few megabytes. Positions with more are written in pieces.
_WRITTEN: Final = 1 << 15


class View(NamedTuple):
    """How to format answers.

    width: columns of the terminal; None: no limit. numbered: text shows the id or number of each
    position. place: the word for a row in errors. fail_fast: stop at the first bad row. strict:
    unknown keys are errors. id_type: of answers in columns; None: use the numbers of the rows.
    """

    form: Format
    colour: bool = False
    width: int | None = None
    numbered: bool = True
    place: str = "line"
    fail_fast: bool = False
    strict: bool = False
    id_type: pa.DataType | None = None

    def painter(self) -> Painter:
        """Return a painter for text."""
        from lexicon_fast.rows.painter import Painter

        return Painter(colour=self.colour, width=self.width)


class Query(ABC):
    """The answers to find for each position, with their options. Immutable; can be pickled."""

    #: An example of a position on the command line, and what messages call one.
    example: ClassVar[str]
    noun: ClassVar[str] = "position"
    #: The formats that positions can be read in, and answers written in.
    input_formats: ClassVar[tuple[str, ...]]
    output_formats: ClassVar[tuple[str, ...]] = formats.LINES

    @property
    @abstractmethod
    def job(self) -> Mapping[str, str]:
        """The name of the command, and the options that change the answers."""

    @abstractmethod
    def chunk_bytes(self, form: Format) -> int:
        """Bytes of input to answer at a time."""

    @property
    def row_kind(self) -> RowKind | None:
        """The columns of rows in Parquet and Arrow; None: those of hands."""
        return None

    def prepared(self, dictionary: Dictionary, chunks: Iterable[AnyChunk]) -> Query:
        """Return the query for a job that may be resumed, before its first row is answered.

        chunks: all rows. If they name other files, `job` then has fingerprints of these.
        """
        return self

    def is_row(self, _text: str) -> bool:
        """Return whether a text is certainly no path, although it may look like one."""
        return False

    @abstractmethod
    def head(self, form: Format) -> bytes:
        """Return the start of the output, before the first row."""

    @abstractmethod
    def task(self, dictionary: Dictionary, view: View) -> Task:
        """Return the task that answers a chunk. Raises BadOption, BadAlphabet."""

    def schema(self, dictionary: Dictionary, id_type: pa.DataType | None) -> pa.Schema:
        """Return the schema of answers in columns, for queries with such formats."""
        raise NotImplementedError


class Answerer(NamedTuple):
    """A query with its dictionary.

    answer: positions -> answers to a few of them at a time, in order; columns: the type of ids ->
    an object that makes record batches of such answers.
    """

    answer: Answer
    columns: Callable[[pa.DataType | None], Columns]


class HandQuery(Query):
    """A query about hands of Lexicon and the words on the table.

    ruleset: a name or the result of `Ruleset.to_json`, where `job` or pickling is needed.
    """

    example = "'CATDOGX* hat l[u]rch'"
    input_formats = output_formats = formats.NAMES
    #: Bytes of input to answer at a time.
    _bytes: int
    #: The name of the command, of the method of `TextRows`, and of the header in `write_rows`.
    _command: ClassVar[str]
    _text: ClassVar[str]
    _header: ClassVar[str]

    def __init__(self, ruleset: AnyRuleset, min_length: int) -> None:
        self.ruleset = ruleset
        self.min_length = min_length

    @abstractmethod
    def answerer(self, dictionary: Dictionary, place: str) -> Answerer:
        """Return the functions that answer positions. place: as in `View`."""

    @property
    def _options(self) -> Mapping[str, str]:
        """Further options that change the answers."""
        return {}

    def _pieces(self, part: Any) -> Iterable[Any]:
        """Return answers in pieces that are small enough to be written at once."""
        return (part,)

    @property
    def job(self) -> Mapping[str, str]:
        return {
            "command": self._command,
            "--ruleset": ruleset_id(self.ruleset),
            **self._options,
            "--min-length": str(self.min_length),
        }

    def head(self, form: Format) -> bytes:
        if form not in formats.TABLES:
            return b""

        from lexicon_fast._native.lexicon import write_rows

        header: bytes = getattr(write_rows, self._header)
        return header.replace(b",", b"\t") if form == "tsv" else header

    def chunk_bytes(self, form: Format) -> int:
        return min(self._bytes, _TEXT_BYTES) if form == "text" else self._bytes

    def schema(self, dictionary: Dictionary, id_type: pa.DataType | None) -> pa.Schema:
        return self.answerer(dictionary, "row").columns(id_type).schema

    def task(self, dictionary: Dictionary, view: View) -> Task:
        answer, columns = self.answerer(dictionary, view.place)
        alphabet, fail_fast, place = dictionary.alphabet, view.fail_fast, view.place
        if view.form not in formats.COLUMNS:
            rows: Callable[[Any], Iterable[bytes]]
            if view.form == "text":
                from lexicon_fast.rows.text import TextRows

                rows = getattr(TextRows(view.painter(), numbered=view.numbered), self._text)
            else:
                from lexicon_fast._native.lexicon import write_rows

                write = getattr(write_rows, f"write_{view.form}")
                rows = lambda part: map(write, self._pieces(part))  # noqa: E731
            return answering(answer, rows, alphabet, fail_fast=fail_fast, place=place)

        from lexicon_fast.rows.column_files import size_of

        batches = columns(view.id_type)

        def joined(answers: Iterable[Any]) -> Iterator[_Joined]:
            parts = iter(answers)
            while some := [*islice(parts, _JOINED)]:
                yield _Joined(some)

        def rows_of(answers: _Joined) -> Iterator[pa.RecordBatch]:
            ids = answers.positions.ids
            joined: list[Any] = []
            for part in answers.parts:
                *begun, last = self._pieces(part)
                for piece in begun:
                    yield batches.batch([*joined, piece], ids)
                    joined.clear()
                joined.append(last)
            yield batches.batch(joined, ids)

        return answering(
            answer, rows_of, alphabet, join=joined, size=size_of, fail_fast=fail_fast, place=place
        )


class _Joined:
    """Several answers for one record batch, as a batch of a few rows is mostly overhead."""

    def __init__(self, parts: Sequence[Any]) -> None:
        self.parts = parts
        self.positions: Positions = parts[0].positions
        self.first: int = parts[0].first
        self.n: int = sum(part.n for part in parts)
        self.errors: dict[int, str] = {}
        for part in parts:
            self.errors |= errors_of(part)


def ruleset_id(ruleset: Any) -> str:
    """Return an identifier of a ruleset: its name, or all of its fields in JSON."""
    if isinstance(ruleset, str):
        return ruleset
    import json

    return json.dumps(ruleset, sort_keys=True)


class PlaysQuery(HandQuery):
    """The plays of positions; options as for `Solver`.

    tablebase: use the one in the cache folder, which changes no answer.
    """

    _command = "solve"
    _text = "plays"
    _header = "CSV_HEADER"

    def __init__(
        self,
        ruleset: AnyRuleset,
        top: int | None,
        actions: Iterable[str],
        min_length: int,
        *,
        tablebase: bool = False,
    ) -> None:
        super().__init__(ruleset, min_length)
        self.top = top
        self.tablebase = tablebase
        self.actions = actions
        if not isinstance(top, int) or top > _MANY:
            self._bytes = ALL_BYTES
        else:
            self._bytes = _BEST_BYTES if top <= _BEST else _FEW_BYTES

    @property
    def _options(self) -> Mapping[str, str]:
        top = "all" if self.top is None else str(self.top)
        return {"--top": top, "--actions": ",".join(self.actions)}

    def _pieces(self, part: Moves) -> Iterable[Moves]:
        return part.pieces(_WRITTEN)

    def answerer(self, dictionary: Dictionary, _place: str) -> Answerer:
        from lexicon_fast.games.lexicon.solver import Solver

        tablebase = None
        if self.tablebase:
            from lexicon_fast.games.lexicon.tablebase import Tablebase

            tablebase = Tablebase(dictionary, ruleset=self.ruleset, min_length=self.min_length)
        solver = Solver(
            dictionary,
            ruleset=self.ruleset,
            actions=self.actions,
            min_length=self.min_length,
            top=self.top,
            tablebase=tablebase,
        )

        def columns(id_type: pa.DataType | None) -> Columns:
            from lexicon_fast.games.lexicon.columns import PlayColumns

            return PlayColumns(solver, id_type)

        return Answerer(solver.solve, columns)


class PlansQuery(HandQuery):
    """The plans of positions; options as for `Planner`."""

    _command = "plan"
    _text = "plans"
    _header = "PLANS_CSV_HEADER"
    _bytes = _PLAN_BYTES

    def __init__(
        self,
        ruleset: AnyRuleset,
        min_length: int,
        *,
        use_table: bool = True,
        turns: int | None = None,
    ) -> None:
        super().__init__(ruleset, min_length)
        self.use_table = use_table
        self.turns = turns

    @property
    def _options(self) -> Mapping[str, str]:
        from lexicon_fast.games.lexicon.plans import TURNS

        turns = TURNS if self.turns is None else self.turns
        return {"--no-table": str(not self.use_table), "--turns": str(turns)}

    def answerer(self, dictionary: Dictionary, place: str) -> Answerer:
        from lexicon_fast.games.lexicon.plans import TURNS, Planner

        planner = Planner(
            dictionary,
            ruleset=self.ruleset,
            min_length=self.min_length,
            place=place,
            use_table=self.use_table,
            turns=TURNS if self.turns is None else self.turns,
        )

        def columns(id_type: pa.DataType | None) -> Columns:
            from lexicon_fast.games.lexicon.columns import PlanColumns

            return PlanColumns(planner, id_type)

        return Answerer(planner.plan, columns)
