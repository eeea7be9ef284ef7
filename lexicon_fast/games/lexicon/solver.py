"""The solver: positions to legal plays, best first.

The native core does the steps, in one call for each chunk: find the words, pay for them, rank the
plays. The rules are passed as data (see `rules.Ruleset`).

Plays and plans become Arrow record batches natively, without an object for each row. Words are
dictionary-encoded there, see `arrow_words`; that needs the extra `arrow`.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final, Generic, Literal, NamedTuple, NoReturn, Self, TypeVar

from lexicon_fast._native.lexicon.best_words import MOST, find_best_words
from lexicon_fast._native.lexicon.candidates import ACTIONS, find
from lexicon_fast._native.lexicon.moves import Moves, rank
from lexicon_fast._native.lexicon.pay import pay
from lexicon_fast._native.lexicon.tablebase import Table
from lexicon_fast._native.lexicon.write_rows import write_plans, write_plays
from lexicon_fast._native.rows.positions import Positions, positions_of, read_columns
from lexicon_fast._version import __version__
from lexicon_fast.base import errors
from lexicon_fast.base.arguments import integer, strings, wrong_type
from lexicon_fast.base.arrow import (
    ArrowData,
    column_type,
    export_stream,
    imported,
    is_list_of_text,
    is_text,
    native_array,
    require_pyarrow,
    text_chunks,
    text_lists,
)
from lexicon_fast.base.errors import BadOption, keeps_bad_rows
from lexicon_fast.dictionary.arrow_words import all_words
from lexicon_fast.dictionary.dictionary import AnyDictionary, Dictionary, load_once
from lexicon_fast.games.lexicon.rules import AnyRuleset, points_by_code
from lexicon_fast.games.lexicon.rules import ruleset as read_ruleset
from lexicon_fast.games.markup import MOST_ROWS, html_table, title_of
from lexicon_fast.games.word_filter import FilterFault, WordFilter

if TYPE_CHECKING:
    import numpy as np
    import pyarrow as pa
    from numpy.typing import NDArray

    from lexicon_fast._native.lexicon.plan import Plans
    from lexicon_fast.dictionary import Dictionary
    from lexicon_fast.dictionary.alphabet import Alphabet
    from lexicon_fast.games.lexicon.plans import Planner
    from lexicon_fast.games.lexicon.tablebase import Tablebase

#: Prefix of the schema metadata: version, dictionary (SHA-256), options (JSON).
METADATA: Final = "lexicon_fast."


class RecordBatchWriter(ABC):
    """Base of the writers of record batches. Safe to use from many threads at once.

    id_type: type of the positions' ids; string for ids read from text; None for positions without
    ids, which get their numbers (int64).
    """

    #: Schema of all batches, with the metadata lexicon_fast.version, .dictionary and .options.
    schema: pa.Schema

    def __init__(
        self,
        dictionary: Dictionary,
        options: Mapping[str, Any],
        id_type: pa.DataType | None,
        types: Mapping[str, pa.DataType],
    ) -> None:
        import json  # late: other solvers do without it

        self._pa = pa = require_pyarrow("columns")
        self._words = all_words(dictionary)
        self._id_type = id_type
        metadata = {
            "version": __version__,
            "dictionary": dictionary.sha256,
            "options": json.dumps(options),
        }
        self.schema = pa.schema(
            {
                "position": pa.int64(),
                "id": pa.int64() if id_type is None else id_type,
                **types,
                "error": pa.string(),
            },
            {METADATA + name: value for name, value in metadata.items()},
        )

    @abstractmethod
    def batch(self, parts: Iterable[Any], ids: pa.Array | None) -> pa.RecordBatch:
        """Return the rows of answers, Moves or Plans, to positions that were read together.

        ids: ids of all these positions (`Positions.ids`), if they came in a column. Raises
        BadOption for more than 2 GB of strings.
        """

    def _has_text_ids(self, ids: pa.Array | None) -> bool:
        """Return whether the positions contain their ids as text."""
        return ids is None and self._id_type is not None

    def _batch(
        self, n: int, arrays: dict[str, Any], ids: pa.Array | None, built: dict[str, pa.Array]
    ) -> pa.RecordBatch:
        """Return n rows of native arrays. built: the columns that are not plain arrays."""
        built["id"] = self._ids(n, arrays, ids)
        columns = [
            built[field.name]
            if field.name in built
            else native_array(field.type, n, arrays[field.name])
            for field in self.schema
        ]
        return self._pa.RecordBatch.from_arrays(columns, schema=self.schema)

    def _ids(self, n: int, arrays: dict[str, Any], ids: pa.Array | None) -> pa.Array:
        pa = self._pa
        if self._has_text_ids(ids):
            return native_array(pa.string(), n, arrays["id"])
        if ids is None:
            return native_array(pa.int64(), n, arrays["position"])
        places = native_array(pa.int64(), n, arrays["index"])
        if str(ids.type) == "string_view":  # pyarrow cannot take from these
            return ids.cast(pa.large_string()).take(places).cast(ids.type)
        return ids.take(places)

    def _encoded(self, n: int, buffers: Any, values: pa.Array, index: pa.DataType) -> pa.Array:
        return self._pa.DictionaryArray.from_arrays(
            native_array(index, n, buffers), values, safe=False
        )


class PlayBatchWriter(RecordBatchWriter):
    """The plays of a Solver: position, id, hand, count, action, target, word, laid, cards, left,
    left_points, error. See docs/batch.md."""

    def __init__(self, solver: Solver, id_type: pa.DataType | None = None) -> None:
        pa = require_pyarrow("columns")
        self._actions = pa.array(ACTIONS, pa.string())
        options = {
            "command": "solve",
            "ruleset": solver.rules.to_json(),
            "top": solver.top,
            "actions": solver.actions,
            "min_length": solver.min_length,
        }
        types = {
            "hand": pa.string(),
            "count": pa.int64(),
            "action": pa.dictionary(pa.int8(), pa.string()),
            "target": pa.int8(),
            "word": pa.dictionary(pa.int32(), pa.string()),
            "laid": pa.string(),
            "cards": pa.string(),
            "left": pa.string(),
            "left_points": pa.int32(),
        }
        super().__init__(solver.dictionary, options, id_type, types)

    def batch(self, parts: Iterable[Moves], ids: pa.Array | None) -> pa.RecordBatch:
        pa = self._pa
        n, extra, arrays = write_plays(parts, self._has_text_ids(ids))
        words = self._words
        if extra:
            # Table words outside the dictionary in which a Master was exchanged.
            words = pa.concat_arrays([words, native_array(pa.string(), extra, arrays["extra"])])
        built = {
            "action": self._encoded(n, arrays["action"], self._actions, pa.int8()),
            "word": self._encoded(n, arrays["word"], words, pa.int32()),
        }
        return self._batch(n, arrays, ids, built)


class PlanBatchWriter(RecordBatchWriter):
    """The plans of a Planner: position, id, hand, turns, words, left, left_points, empties_in,
    error. See docs/batch.md."""

    def __init__(self, planner: Planner, id_type: pa.DataType | None = None) -> None:
        pa = require_pyarrow("columns")
        options: dict[str, Any] = {
            "command": "plan",
            "ruleset": planner.rules.to_json(),
            "min_length": planner.min_length,
            **planner.table_options,
        }
        types = {
            "hand": pa.string(),
            "turns": pa.int32(),
            "words": pa.list_(pa.dictionary(pa.int32(), pa.string())),
            "left": pa.string(),
            "left_points": pa.int32(),
            "empties_in": pa.int32(),
        }
        super().__init__(planner.dictionary, options, id_type, types)

    def batch(self, parts: Iterable[Plans], ids: pa.Array | None) -> pa.RecordBatch:
        pa = self._pa
        n, size, arrays = write_plans(parts, self._has_text_ids(ids))
        entries = self._encoded(size, arrays["words.element"], self._words, pa.int32())
        kind = self.schema.field("words").type
        words = native_array(kind, n, arrays["words"], children=[entries])
        return self._batch(n, arrays, ids, {"words": words})


#: Letters of the longest word.
_LONGEST = 64
#: More points than any hand has.
_MOST_POINTS = (1 << 31) - 1


@dataclass(frozen=True, kw_only=True)
class PlayFilter(WordFilter):
    """Conditions for plays of Lexicon. max_left_points: most points that stay in the hand."""

    max_left_points: int | None = None

    def fault(self, alphabet: Alphabet) -> FilterFault | None:
        """Return the first condition that makes no sense."""
        return self.word_fault(alphabet.upper + alphabet.lower, alphabet.describe())

    def passing(self, moves: Moves, dictionary: Dictionary, top: int | None) -> Moves:
        """Return the plays that meet all conditions, the first `top` of each position."""
        alphabet = dictionary.alphabet
        codes = {letter: code for code, letter in enumerate(alphabet.upper)}
        codes |= {letter: code for code, letter in enumerate(alphabet.lower)}
        most = self.max_left_points
        return moves.filtered(
            top,
            min_length=min(self.min_length or 0, _LONGEST + 1),
            max_length=_LONGEST if self.max_length is None else min(self.max_length, _LONGEST),
            max_left_points=_MOST_POINTS if most is None else min(most, _MOST_POINTS),
            uses_all=self.uses_all,
            contains=[bytes(codes[letter] for letter in text) for text in self.contains],
        )


__all__ = ["ACTIONS", "Play", "Solutions", "Solver", "plays", "solve_batch"]

#: A position: a text ("CATDOGX* hat l[u]rch"), or a hand and table words.
Position = str | tuple[str, Sequence[str]]

#: Positions whose words are found together.
_SHARED = 1 << 16
#: Positions that are answered at a time, or fewer with about _LIMIT plays: with fewer plays the
#: calls take time, with more the memory of an answer is given back after each one.
_STEP = 1 << 10
_LIMIT = 1 << 14


class Play(NamedTuple):
    """One legal play.

    action: "form", "insert" or "substitute"; target: place of the table word, None for form;
    word: the new word; laid: the word on the table, Masters in brackets; cards: the cards paid;
    left: the hand afterwards; left_points: its points. Cards are in upper case, sorted, Masters
    (`*`) last.

    >>> from lexicon_fast import Dictionary, lexicon
    >>> [play] = lexicon.plays("TX*", ["hat"], Dictionary.from_words(["hat", "heat"]), top=1)
    >>> play.action, play.target, play.laid
    ('insert', 0, 'h[e]at')
    >>> play.cards, play.left, play.left_points
    ('*', 'TX', 10)
    """

    action: str
    target: int | None
    word: str
    laid: str
    cards: str
    left: str
    left_points: int


class Solver:
    """Solves positions with fixed options. Safe to use from many threads at once.

    ruleset: a name or a Ruleset; actions: the actions to list, of "form", "insert", "substitute";
    min_length: minimum letters of the new word; top: plays to keep for each position (None: all);
    tablebase: where to look up the best words of hands if `top` is 1 and `min_length` is that of
    the tablebase; it changes no result; play_filter: keep only plays that pass.
    Raises BadOption for an invalid option or a tablebase of another dictionary or ruleset,
    BadAlphabet for a dictionary with letters that have no points, and TypeError. dictionary: a
    Dictionary, or its name, path or URL; `load_once` opens these.

    `plays` and `solve_batch` make one themselves. A solver is for positions in the native form of
    `read_positions`, which is what the readers of files produce.

    >>> from lexicon_fast import Dictionary, lexicon
    >>> solver = lexicon.Solver(Dictionary.from_words(["hat"]), actions=["form"], top=None)
    >>> solver.rules.name, solver.actions, solver.top
    ('waddingtons', ('form',), None)
    """

    def __init__(
        self,
        dictionary: AnyDictionary,
        *,
        ruleset: AnyRuleset = "waddingtons",
        actions: Iterable[str] = ACTIONS,
        min_length: int = 2,
        top: int | None = 10,
        tablebase: Tablebase | None = None,
        play_filter: PlayFilter | None = None,
    ) -> None:
        self.dictionary = dictionary = load_once(dictionary)
        self.rules = read_ruleset(ruleset, dictionary.language)
        self.actions = tuple(strings("actions", actions))
        self.min_length = checked_length(min_length)
        self.top = top if top is None else min(integer("top", top), 1 << 62)
        self._points = points_by_code(self.rules, dictionary.compiled.upper)
        unknown = [action for action in self.actions if action not in ACTIONS]
        if unknown or not self.actions:
            shown = ", ".join(unknown) or "(none)"
            raise BadOption(f"actions is {shown}; use one or more of {', '.join(ACTIONS)}")
        if self.top is not None and self.top < 0:
            raise BadOption(f"top is {top}; use 0 or more, or None for all")
        self._filter = play_filter
        self._tablebase: Tablebase | None = None
        if tablebase is not None:
            table = getattr(tablebase, "table", None)
            if not isinstance(table, Table):
                raise wrong_type("tablebase", "a Tablebase", tablebase)
            table.check_for(dictionary.compiled, self._points)
            if self.top == 1 and self.min_length == table.min_length:
                self._tablebase = tablebase

    def solve(self, positions: Positions) -> Iterator[Moves]:
        """Yield the plays of all positions, in order, for some positions at a time.

        A bad position in `positions.errors` has no plays.

        >>> from lexicon_fast import Dictionary, lexicon
        >>> from lexicon_fast.games.lexicon.solver import read_positions
        >>> d = Dictionary.from_words(["hat", "that"])
        >>> for moves in lexicon.Solver(d).solve(read_positions(["TX hat", "HATX"], d)):
        ...     print([len(plays) for plays in moves.rows()], moves.rows_of(0)[0])
        [1, 1] ('insert', 0, 'that', 'that', 'T', 'X', 2)
        """
        compiled = self.dictionary.compiled
        kept = self.top if self._filter is None else None  # a filter needs all plays
        top = kept if "form" in self.actions else None
        done = end = 0
        best = candidates = None  # one object for all steps, to reuse its memory
        while done < positions.n:
            if done == end:
                end = min(done + _SHARED, positions.n)
                if top is not None and 1 <= top <= MOST:
                    best = find_best_words(
                        compiled,
                        positions,
                        done,
                        end - done,
                        self._points,
                        top,
                        min_length=self.min_length,
                        tablebase=None if self._tablebase is None else self._tablebase.table,
                    )
            candidates = find(
                compiled,
                positions,
                done,
                min(_STEP, end - done),
                actions=self.actions,
                min_length=self.min_length,
                max_exchanged=self.rules.max_exchanged,
                same_word_exchange=self.rules.same_word_exchange,
                best=best,
                limit=_LIMIT,
                out=candidates,
            )
            pay(candidates, self._points, kept)
            moves = rank(candidates, kept)
            if self._filter is not None:
                moves = self._filter.passing(moves, self.dictionary, self.top)
            yield moves
            done += candidates.n


P = TypeVar("P", bound="Moves | Plans")


class BatchResult(Generic[P]):
    """The answers to the positions of a batch."""

    #: Advice for a user who tries to pickle the result.
    _INSTEAD: str

    def __init__(self, parts: Sequence[P]) -> None:
        self._parts = parts
        self._n = sum(part.n for part in parts)

    def __copy__(self) -> Self:
        copied = object.__new__(type(self))
        vars(copied).update(vars(self))
        return copied

    def __reduce__(self) -> NoReturn:
        raise TypeError(f"cannot pickle {type(self).__name__}: pass on {self._INSTEAD}")

    def __len__(self) -> int:
        """Return the number of positions."""
        return self._n

    __arrow_c_stream__ = export_stream

    def _part_of(self, position: int, name: str) -> tuple[P, int]:
        """Return the part with a position, and its place in the part. Raises IndexError."""
        index = range(self._n)[integer(name, position)]
        for part in self._parts:
            if index < part.n:
                return part, index
            index -= part.n
        raise IndexError(position)


def join(column: Iterable[bytes], dtype: str) -> NDArray[Any]:
    """Return the arrays of all parts as one array."""
    import numpy as np

    return np.frombuffer(b"".join(column), dtype)


def join_offsets(column: Iterable[bytes]) -> NDArray[np.int64]:
    """Return the offsets of all parts, each from 0, as offsets into the joined columns."""
    import numpy as np

    sizes = [np.diff(np.frombuffer(offsets, "int64")) for offsets in column]
    return np.concatenate([np.zeros(1, "int64"), *sizes]).cumsum()


def _text_column(place: int) -> Any:
    """Return a property with one field of all plays."""
    return property(lambda solutions: solutions._column(place))


class Solutions(BatchResult[Moves]):
    """The plays of many positions in columns, best first within each position.

    `solve_batch` returns it. `len(solutions)` is the number of positions, n; `solutions[i]` is the
    list of `Play` of one position, and raises IndexError if there is no such position.

    counts: int64[n], number of plays of each position without `top`; offsets: int64[n + 1], the
    start of each position's plays in the columns below. For each play: action, uint8, a place in
    ACTIONS; target, int8, place of the table word, -1 for form; word_id, int32, number in
    `Dictionary.words`, -1 for an exchange in a table word that the dictionary lacks; left_points,
    int32. The columns `word`, `laid`, `cards` and `left` are lists of str, created on first use.
    errors: the messages for bad positions, by their place from 0; these positions have no plays.

    >>> from lexicon_fast import Dictionary, lexicon
    >>> d = Dictionary.from_words(["hat", "that", "larch", "lurch"])
    >>> solutions = lexicon.solve_batch(["HATX", "TX hat", "U larch"], d)
    >>> solutions.counts.tolist(), solutions.word, solutions.left_points.tolist()
    ([1, 1, 1], ['hat', 'that', 'lurch'], [2, 2, 10])
    >>> [play.laid for play in solutions[1]]
    ['that']
    """

    _INSTEAD = "its columns (counts, offsets, word_id ...), its plays, or to_arrow()"

    counts: NDArray[np.int64]
    offsets: NDArray[np.int64]
    action: NDArray[np.uint8]
    target: NDArray[np.int8]
    word_id: NDArray[np.int32]
    left_points: NDArray[np.int32]
    errors: dict[int, str]
    word: list[str] = _text_column(2)
    laid: list[str] = _text_column(3)
    cards: list[str] = _text_column(4)
    left: list[str] = _text_column(5)

    def __init__(
        self, solver: Solver, parts: Sequence[Moves], errors: dict[int, str] | None = None
    ) -> None:
        super().__init__(parts)
        self.errors = errors or {}
        self._all_rows = errors is not None
        self._solver = solver
        self._rows: list[tuple[Any, ...]] | None = None
        columns = list(zip(*(part.columns() for part in parts), strict=True)) or [()] * 6
        self.counts = join(columns[0], "int64")
        self.offsets = join_offsets(columns[1])
        self.action = join(columns[2], "uint8")
        self.target = join(columns[3], "int8")
        self.word_id = join(columns[4], "int32")
        self.left_points = join(columns[5], "int32")

    def __getitem__(self, position: int) -> list[Play]:
        """Return the plays of one position."""
        part, index = self._part_of(position, "position")
        return part.rows_of(index, Play)

    def __repr__(self) -> str:
        return f"<Solutions: {len(self):,} positions, {len(self.action):,} plays>"

    def _repr_html_(self) -> str:
        """Return the best play of the first positions, for notebooks."""
        rows = []
        for position in range(min(len(self), MOST_ROWS)):
            best = self[position][:1]
            shown = [(play.action, play.word, play.left, play.left_points) for play in best]
            cells = shown[0] if shown else (self.errors.get(position, "no play"), "", "", "")
            rows.append((position, self.counts[position], *cells))
        head = ("position", "plays", "best", "word", "left", "points")
        return html_table(title_of(self), head, rows)

    def _column(self, place: int) -> list[str]:
        if self._rows is None:
            self._rows = [row for part in self._parts for rows in part.rows() for row in rows]
        return [row[place] for row in self._rows]

    def to_arrow(self) -> Any:
        """Return a pyarrow.Table with a row for each play: position (from 1), count, columns above.

        Words and actions are dictionary-encoded, as in `batch.solve_record_batch`. With
        `errors="row"` a bad position, or one without plays, has one row without a play, and the
        column `error` has its message. Needs the extra `arrow`.
        """
        pa = require_pyarrow("to_arrow")
        rows = PlayBatchWriter(self._solver).batch(self._parts, None)
        if self._all_rows:
            return pa.Table.from_batches([rows]).drop_columns(["id", "hand"])
        plays = rows.filter(rows.column("action").is_valid())  # drop positions without plays
        return pa.Table.from_batches([plays]).drop_columns(["id", "hand", "error"])


def plays(
    hand: str,
    table: Sequence[str],
    dictionary: AnyDictionary,
    *,
    ruleset: AnyRuleset = "waddingtons",
    actions: Iterable[str] = ACTIONS,
    min_length: int = 2,
    top: int | None = None,
) -> list[Play]:
    """Return all legal plays of a hand and the words on the table, best first.

    hand: 1 to 64 cards, `*` or `?` the Master; table: up to 64 words of 2 to 64 letters, a letter
    that a Master stands for in brackets. Options as for `Solver`. Ordered by points left, then form
    < insert < substitute, then word, place of the table word, and cards.
    Raises BadHand or BadTableWord for an invalid hand or table word, BadPosition for a table of
    another type, and what `Solver` raises.

    >>> from lexicon_fast import Dictionary, lexicon
    >>> d = Dictionary.from_words(["hat", "that", "larch", "lurch"])
    >>> for play in lexicon.plays("HATU", ["hat", "larch"], d):
    ...     print(play.action, play.word, play.left, play.left_points)
    form hat U 8
    insert that AHU 26
    substitute lurch AAHT 36
    """
    solver = Solver(dictionary, ruleset=ruleset, actions=actions, min_length=min_length, top=top)
    positions = read_positions([(hand, table)], solver.dictionary)
    (moves,) = solver.solve(positions)
    return moves.rows_of(0, Play)


def solve_batch(
    positions: Iterable[Position | None] | ArrowData,
    dictionary: AnyDictionary,
    *,
    ruleset: AnyRuleset = "waddingtons",
    actions: Iterable[str] = ACTIONS,
    min_length: int = 2,
    top: int | None = 10,
    tablebase: Tablebase | None = None,
    errors: Literal["raise", "row"] = "raise",
) -> Solutions:
    """Return the plays of many positions as columns.

    positions: texts ("CATDOGX* hat l[u]rch") or pairs (hand, table words); from Arrow a column of
    texts, or a table with the columns hand and perhaps table. Options as for `Solver`.
    errors: "raise" raises BadHand, BadTableWord or BadPosition for the first bad position, naming
    its place from 1; "row" solves the other positions and collects the messages in
    `Solutions.errors`.

    >>> from lexicon_fast import Dictionary, lexicon
    >>> found = lexicon.solve_batch(["TCA", "C4T"], Dictionary.from_words(["cat"]), errors="row")
    >>> [play.word for play in found[0]], found[1], list(found.errors)
    (['cat'], [], [1])
    """
    solver = Solver(
        dictionary,
        ruleset=ruleset,
        actions=actions,
        min_length=min_length,
        top=top,
        tablebase=tablebase,
    )
    keep = keeps_bad_rows(errors)
    read = read_positions(positions, solver.dictionary, keep)
    return Solutions(solver, list(solver.solve(read)), read.errors if keep else None)


def checked_length(min_length: int) -> int:
    """Return the minimum length of words as an int. Raises BadOption."""
    length = integer("min_length", min_length)
    if length < 1:
        raise BadOption(f"min_length is {min_length}; use 1 or more")
    return min(length, 1 << 30)


def read_positions(
    positions: Iterable[str | tuple[str | None, Sequence[str] | None] | None] | ArrowData,
    dictionary: Dictionary,
    keep: bool = False,
    *,
    first: int = 1,
    with_words: bool = True,
) -> Positions:
    """Return the positions for the native core. keep: include bad positions, do not raise.

    positions: as for `solve_batch`. If they are from Arrow, first: number of the first one;
    with_words: whether table words may follow a hand in its text.
    """
    alphabet = dictionary.alphabet
    columns = imported("positions", positions)
    if columns is None:
        return positions_of(positions, alphabet, keep)
    if has_hands := "hand" in columns.column_names:
        column_type(columns.schema, "hand", is_text, "strings")
    else:
        text_chunks("positions", positions)
    tables = column_type(columns.schema, "table", is_list_of_text, "lists of strings")
    read = Positions.empty(alphabet)
    for batch in columns.to_batches():
        hands = batch.column("hand" if has_hands else 0)
        words = None if tables is None else text_lists(batch.column("table"))
        row = first + len(read)
        read_columns(
            *(hands, words, None, False, row, alphabet, "position"),
            with_words=with_words and not has_hands,
            out=read,
        )
    if read.errors and not keep:
        place = min(read.errors)
        raise getattr(errors, read.error_types[place])(read.errors[place])
    return read
