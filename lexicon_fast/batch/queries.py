"""Queries: the answers to find for each position (plays or plans), and how to format them."""

from __future__ import annotations

from abc import ABC, abstractmethod
from functools import partial
from itertools import islice
from typing import TYPE_CHECKING, Any, ClassVar, Final, NamedTuple, TypeAlias, TypeVar

from lexicon_fast.base.errors import BadPosition
from lexicon_fast.rows import formats
from lexicon_fast.rows.chunks import AnyChunk, row_name
from lexicon_fast.rows.streams import Piece, Rows, Task, Totals
from lexicon_fast.rows.unknown_keys import HAND_KEYS, notice

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence

    import pyarrow as pa

    from lexicon_fast._native.lexicon.moves import Moves
    from lexicon_fast._native.lexicon.plan import Plans
    from lexicon_fast._native.rows.positions import Positions
    from lexicon_fast.dictionary import Dictionary
    from lexicon_fast.dictionary.alphabet import Alphabet
    from lexicon_fast.games.lexicon.plans import Planner
    from lexicon_fast.games.lexicon.rules import AnyRuleset
    from lexicon_fast.games.lexicon.solver import RecordBatchWriter, Solver
    from lexicon_fast.rows.formats import Format
    from lexicon_fast.rows.inputs import Inputs
    from lexicon_fast.rows.painter import Painter
    from lexicon_fast.rows.tile_rows import Answer, PlayRows

    #: Answers to the positions `first` to `first + n` of `positions`.
    Part: TypeAlias = "Moves | Plans | _Joined"
    _Part = TypeVar("_Part", bound=Part)


#: Bytes of input to answer at a time. All plays of a position are about 100 times as long as it.
ALL_BYTES: Final = 1 << 11
TOP_BYTES: Final = 1 << 14
#: The best plays of many hands are found together, which takes less time the more hands there are.
_FEW_BYTES: Final = 1 << 17
_BEST_BYTES: Final = 1 << 18
#: More plays of a position than _MANY are many; up to _BEST take a row of about 300 bytes.
_MANY: Final = 100
_BEST: Final = 3
#: A position on a board takes 130 bytes, or 600 as JSON, and its plays 18 kB.
_BOARD_BYTES: Final = 1 << 13
#: More plays of a position on a board than this are many.
_MANY_TILES: Final = 20
#: A plan takes about 100 times as long as one play.
_PLAN_BYTES: Final = 1 << 12
#: Text is formatted in Python.
_TEXT_BYTES: Final = 1 << 12
#: Answers (of up to 1,024 positions or about 16,384 plays each) to join to one record batch.
_JOINED: Final = 4
#: Plays that are written together, a few megabytes. Positions with more are written in pieces.
_WRITTEN: Final = 1 << 15


class OutputOptions(NamedTuple):
    """How to format answers.

    width: columns of the terminal; None: no limit. numbered: text shows the id or number of each
    position. row_noun: the word for a row in errors. fail_fast: stop at the first bad row. strict:
    unknown keys are errors. id_type: of answers in columns; None: use the numbers of the rows.
    """

    output_format: Format
    colour: bool = False
    width: int | None = None
    numbered: bool = True
    row_noun: str = "line"
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
    #: The columns of rows in Parquet and Arrow.
    keys: ClassVar[tuple[str, ...]] = HAND_KEYS
    #: The formats that positions can be read in, and answers written in.
    input_formats: ClassVar[tuple[str, ...]]
    output_formats: ClassVar[tuple[str, ...]] = formats.LINES

    @property
    @abstractmethod
    def job(self) -> Mapping[str, str]:
        """The name of the command, and the options that change the answers."""

    @abstractmethod
    def chunk_bytes(self, output_format: Format) -> int:
        """Bytes of input to answer at a time."""

    def source(
        self, paths: Iterable[str | None], input_format: Format | None, **how: Any
    ) -> Inputs:
        """Return the files of input, not opened yet. how: as for `Inputs`."""
        from lexicon_fast.rows.inputs import Inputs

        return Inputs(paths, input_format, keys=self.keys, **how)

    def prepared(self, dictionary: Dictionary, chunks: Iterable[AnyChunk]) -> Query:
        """Return the query for a job that may be resumed, before its first row is answered.

        chunks: all rows. If they name other files, `job` then has fingerprints of these.
        """
        return self

    def is_row(self, _text: str) -> bool:
        """Return whether a text is a position, even if it resembles a path."""
        return False

    @abstractmethod
    def head(self, output_format: Format) -> bytes:
        """Return the start of the output, before the first row."""

    @abstractmethod
    def task(self, dictionary: Dictionary, options: OutputOptions) -> Task:
        """Return the task that answers a chunk. Raises BadOption, BadAlphabet."""

    def tail(self, totals: Totals, options: OutputOptions) -> Rows:
        """Return the end of the output, after the last row; None: there is none."""
        return None

    def schema(self, dictionary: Dictionary, id_type: pa.DataType | None) -> pa.Schema:
        """Return the schema of answers in columns, for queries with such formats."""
        raise NotImplementedError


def answering(
    answer: Callable[[Positions], Iterable[_Part]],
    rows: Callable[[_Part], Iterable[Rows]],
    alphabet: Alphabet,
    *,
    join: Callable[[Iterable[_Part]], Iterable[_Part]] = iter,
    size: Callable[[Rows], int] = len,
    fail_fast: bool = False,
    row_noun: str = "line",
) -> Task:
    """Return the task that reads a chunk, answers its positions and formats the answers.

    answer: positions -> answers to a few of them at a time, in order; rows: answers -> their rows
    of output, in pieces; join: puts several answers together, for fewer and larger rows; size: rows
    -> bytes. fail_fast: raise BadPosition after the answers before the first bad row. row_noun:
    the word for a row in errors and warnings.
    """

    def pieces(
        part: _Part, bad: int = 0, first_bad: str | None = None, warning: str | None = None
    ) -> Iterator[Piece]:
        formatted = iter(rows(part))
        last = next(formatted)
        for following in formatted:
            yield Piece(last, Totals(), size(last), is_whole=False)
            last = following
        yield Piece(last, Totals(part.n, bad, first_bad), size(last), warning)

    def task(chunk: AnyChunk) -> Iterator[Piece]:
        positions = chunk.positions(alphabet, row_noun)
        warning = None
        if (near_miss := positions.near_miss) is not None:
            row, key, known = near_miss
            warning = f"{row_name(chunk, row_noun, row)}: {notice('key', key, known)}"
        for part in join(answer(positions)):
            errors = errors_of(part)
            bad = errors and [at for at in range(part.first, part.first + part.n) if at in errors]
            if not bad:
                yield from pieces(part, warning=warning)
            elif fail_fast:
                before = _rows_between(chunk, positions, part.first, bad[0])
                for part in join(answer(before.positions(alphabet, row_noun))):
                    yield from pieces(part)
                raise BadPosition(errors[bad[0]])
            else:
                yield from pieces(part, len(bad), errors[bad[0]], warning)
            warning = None

    return task


def errors_of(part: Part) -> dict[int, str]:
    """Return the errors of bad positions by index, also of positions outside this part."""
    # Plans add errors: a hand may be too long for a plan.
    errors: dict[int, str] = getattr(part, "errors", part.positions.errors)
    return errors


def _rows_between(chunk: AnyChunk, positions: Positions, first: int, end: int) -> AnyChunk:
    """Return the rows of the positions from `first` to before `end`."""
    numbers = [row for row, *_ in positions.rows()[first : end + 1]]
    rest = chunk.cut(numbers[0] - chunk.first_row)[1]
    return rest.cut(numbers[-1] - numbers[0])[0]


class HandQuery(Query):
    """A query about hands of Lexicon and the words on the table.

    ruleset: a name or the result of `Ruleset.to_json`, where `job` or pickling is needed; options:
    further arguments of the solver.
    """

    example = "'CATDOGX* hat l[u]rch'"
    input_formats = output_formats = formats.NAMES
    #: Bytes of input to answer at a time.
    _bytes: int
    #: The name of the command and of the solver's method, of the method of `TextRows`, of the
    #: header in `write_rows`, and of the writer of record batches in `games.lexicon.solver`.
    _command: ClassVar[str]
    _text: ClassVar[str]
    _header: ClassVar[str]
    _batch_writer: ClassVar[str]

    def __init__(self, ruleset: AnyRuleset, min_length: int, **options: Any) -> None:
        self.ruleset = ruleset
        self.min_length = min_length
        #: The arguments of the solver.
        self._arguments = {"ruleset": ruleset, "min_length": min_length, **options}

    @abstractmethod
    def solver(self, dictionary: Dictionary) -> Solver | Planner:
        """Return the object that answers positions. Raises BadOption, BadAlphabet."""

    def answers(self, solver: Solver | Planner) -> Callable[[Positions], Iterable[Any]]:
        """Return the function from positions to answers to a few of them at a time, in order."""
        answer: Callable[[Positions], Iterable[Any]] = getattr(solver, self._command)
        return answer

    def batch_writer(
        self, solver: Solver | Planner, id_type: pa.DataType | None
    ) -> RecordBatchWriter:
        """Return an object that makes record batches of answers, with ids of a type."""
        from lexicon_fast.games.lexicon import solver as writers

        writer: RecordBatchWriter = getattr(writers, self._batch_writer)(solver, id_type)
        return writer

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

    def head(self, output_format: Format) -> bytes:
        if output_format not in formats.TABLES:
            return b""

        from lexicon_fast._native.lexicon import write_rows

        header: bytes = getattr(write_rows, self._header)
        return header.replace(b",", b"\t") if output_format == "tsv" else header

    def chunk_bytes(self, output_format: Format) -> int:
        return min(self._bytes, _TEXT_BYTES) if output_format == "text" else self._bytes

    def schema(self, dictionary: Dictionary, id_type: pa.DataType | None) -> pa.Schema:
        return self.batch_writer(self.solver(dictionary), id_type).schema

    def task(self, dictionary: Dictionary, options: OutputOptions) -> Task:
        solver = self.solver(dictionary)
        finish = partial(
            answering,
            self.answers(solver),
            alphabet=dictionary.alphabet,
            fail_fast=options.fail_fast,
            row_noun=options.row_noun,
        )
        if options.output_format == "text":
            from lexicon_fast.rows.text import TextRows

            text = TextRows(options.painter(), numbered=options.numbered)
            return finish(rows=getattr(text, self._text))
        if options.output_format not in formats.COLUMNS:
            from lexicon_fast._native.lexicon import write_rows

            write = getattr(write_rows, f"write_{options.output_format}")
            return finish(rows=lambda part: map(write, self._pieces(part)))

        from lexicon_fast.rows.column_files import size_of

        writer = self.batch_writer(solver, options.id_type)

        def joined(answers: Iterable[Any]) -> Iterator[_Joined]:
            parts = iter(answers)
            while some := [*islice(parts, _JOINED)]:
                yield _Joined(some)

        def batches(answers: _Joined) -> Iterator[pa.RecordBatch]:
            ids = answers.positions.ids
            waiting: list[Any] = []
            for part in answers.parts:
                *begun, last = self._pieces(part)
                for piece in begun:
                    yield writer.batch([*waiting, piece], ids)
                    waiting.clear()
                waiting.append(last)
            yield writer.batch(waiting, ids)

        return finish(rows=batches, join=joined, size=size_of)


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
    _batch_writer = "PlayBatchWriter"

    def __init__(
        self,
        ruleset: AnyRuleset,
        top: int | None,
        actions: Iterable[str],
        min_length: int,
        *,
        tablebase: bool = False,
    ) -> None:
        super().__init__(ruleset, min_length, top=top, actions=actions)
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

    def solver(self, dictionary: Dictionary) -> Solver:
        from lexicon_fast.games.lexicon.solver import Solver

        tablebase = None
        if self.tablebase:
            from lexicon_fast.games.lexicon.tablebase import Tablebase

            tablebase = Tablebase(dictionary, ruleset=self.ruleset, min_length=self.min_length)
        return Solver(dictionary, tablebase=tablebase, **self._arguments)


class PlansQuery(HandQuery):
    """The plans of positions; options as for `Planner`."""

    _command = "plan"
    _text = "plans"
    _header = "PLANS_CSV_HEADER"
    _batch_writer = "PlanBatchWriter"
    _bytes = _PLAN_BYTES

    def __init__(
        self,
        ruleset: AnyRuleset,
        min_length: int,
        *,
        use_table: bool = True,
        turns: int | None = None,
    ) -> None:
        from lexicon_fast.games.lexicon.plans import TURNS  # late: `solve` does without plans

        self.use_table = use_table
        self.turns = TURNS if turns is None else turns
        super().__init__(ruleset, min_length, use_table=use_table, turns=self.turns)

    @property
    def _options(self) -> Mapping[str, str]:
        return {"--no-table": str(not self.use_table), "--turns": str(self.turns)}

    def solver(self, dictionary: Dictionary) -> Planner:
        from lexicon_fast.games.lexicon.plans import Planner

        return Planner(dictionary, **self._arguments)


class TilePlaysQuery(Query):
    """The plays of positions on a board. Each game has a subclass.

    rows_class: reads positions and writes their plays; generator: returns its move generator;
    rules: the name of the command, and the options that choose the rules; top: the number of plays
    of each position; None: all. best: only the best play.
    """

    def __init__(
        self,
        rows_class: type[PlayRows],
        generator: Callable[[Dictionary], Any],
        rules: Mapping[str, str],
        top: int | None,
        best: bool,
    ) -> None:
        self._rows_class, self._generator, self._rules = rows_class, generator, rules
        self.top = top
        self.best = best

    @property
    def job(self) -> Mapping[str, str]:
        top = "all" if self.top is None else str(self.top)
        return {**self._rules, "--top": top, "--best": str(self.best)}

    def chunk_bytes(self, _output_format: Format) -> int:
        few = self.best or (self.top is not None and self.top <= _MANY_TILES)
        return TOP_BYTES if few else _BOARD_BYTES

    def head(self, output_format: Format) -> bytes:
        is_table = output_format in formats.TABLES
        return self._rows_class.table_header(output_format) if is_table else b""

    def task(self, dictionary: Dictionary, options: OutputOptions) -> Task:
        rows = self._rows_class(self._generator(dictionary), strict=options.strict)
        write = self._writer(rows, options)

        def task(chunk: Any) -> Iterator[Piece]:
            read = rows.read_rows(chunk, options.row_noun)
            bad = [(at, row.error) for at, row in enumerate(read) if row.error is not None]
            if bad and options.fail_fast:
                at, error = bad[0]
                yield Piece(write(rows.answers(read[:at])), Totals(at))
                raise BadPosition(error)
            first_bad = bad[0][1] if bad else None
            notice = next((row.notice for row in read if row.notice is not None), None)
            totals = Totals(len(read), len(bad), first_bad)
            yield Piece(write(rows.answers(read)), totals, notice=notice)

        return task

    def _writer(
        self, rows: PlayRows, options: OutputOptions
    ) -> Callable[[Sequence[Answer]], bytes]:
        if options.output_format == "text":
            from lexicon_fast.rows.tile_rows import TextRows

            text = TextRows(rows, options.painter(), numbered=options.numbered, best=self.best)
            return text.plays
        if options.output_format == "jsonl":
            return rows.jsonl
        return partial(rows.table, output_format=options.output_format)
