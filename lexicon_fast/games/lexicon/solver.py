"""The solver: positions to legal plays, best first.

A composition of native steps, each one call a chunk: find the words, pay for them, rank the plays.
The rules are handed down as data (see `rules.Ruleset`).
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import partial
from typing import TYPE_CHECKING, Any, Literal, NamedTuple, NoReturn

from lexicon_fast._native.lexicon.candidates import ACTIONS, find
from lexicon_fast._native.lexicon.moves import Moves
from lexicon_fast._native.lexicon.pay import pay
from lexicon_fast._native.lexicon.rank import rank
from lexicon_fast._native.rows.positions import Positions, positions_of
from lexicon_fast.arguments import integer, strings
from lexicon_fast.dictionary import checked_dictionary
from lexicon_fast.errors import BadOption, keeps_bad_rows
from lexicon_fast.games.lexicon.rules import AnyRuleset, points_by_code, ruleset

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    from lexicon_fast.dictionary import Dictionary

__all__ = ["ACTIONS", "Play", "Solutions", "Solver", "plays", "solve_batch"]

#: A position: a text ("CATDOGX* hat l[u]rch"), or a hand and table words.
Position = str | tuple[str, Sequence[str]]

_STEP = 256  # positions at a time,
_LIMIT = 1 << 15  # or fewer: about so many plays, which stay in the processor's cache


class Play(NamedTuple):
    """One legal play.

    action: "form", "insert" or "substitute"; target: place of the table word, None for form;
    word: the new word; laid: as it then lies, Masters in brackets; cards: those paid; left: the
    hand afterwards; left_points: its points. Cards are in upper case, sorted, Masters (`*`) last.
    """

    action: str
    target: int | None
    word: str
    laid: str
    cards: str
    left: str
    left_points: int


def _as_plays(rows: list[tuple[Any, ...]]) -> list[Play]:
    # What Play._make does, without a Python frame for each play.
    return list(map(partial(tuple.__new__, Play), rows))


class Solver:
    """Solves positions under fixed options. Safe to use from many threads at once.

    ruleset: a name or a Ruleset; actions: which of "form", "insert", "substitute"; min_length:
    letters of the new word; top: how many plays of each position to keep (None: all).
    Raises BadOption, and BadAlphabet for a dictionary with letters that have no points.
    """

    def __init__(
        self,
        dictionary: Dictionary,
        *,
        ruleset: AnyRuleset = "waddingtons",
        actions: Iterable[str] = ACTIONS,
        min_length: int = 2,
        top: int | None = 10,
    ) -> None:
        self.dictionary = checked_dictionary(dictionary)
        self.rules = _ruleset(ruleset)
        self.actions = tuple(strings("actions", actions))
        self.min_length = checked_length(min_length)
        self.top = top if top is None else min(integer("top", top), 1 << 62)
        self._points = points_by_code(self.rules, dictionary.compiled.upper)
        unknown = [action for action in self.actions if action not in ACTIONS]
        if unknown or not self.actions:
            raise BadOption(
                f"actions {', '.join(unknown) or '(none)'}: accepted: {', '.join(ACTIONS)}"
            )
        if self.top is not None and self.top < 0:
            raise BadOption(f"top {top}: accepted: 0 or more, or None for all")

    def solve(self, positions: Positions) -> Iterator[Moves]:
        """The plays of all positions, in order, some positions at a time."""
        done = 0
        candidates = None  # one for all steps: its memory is used again
        while done < positions.n:
            candidates = find(
                self.dictionary.compiled,
                positions,
                done,
                min(_STEP, positions.n - done),
                actions=self.actions,
                min_length=self.min_length,
                max_exchanged=self.rules.max_exchanged,
                same_word_exchange=self.rules.same_word_exchange,
                limit=_LIMIT,
                out=candidates,
            )
            pay(candidates, self._points)
            yield rank(candidates, self.top)
            done += candidates.n


class Solutions:
    """The plays of many positions in columns, best first within each position.

    counts: int64[n], plays of each position before `top` cut them; offsets: int64[n + 1], where the
    plays of each position begin in the columns below. Of each play: action, uint8, a place in
    ACTIONS; target, int8, place of the table word, -1 for form; word_id, int32, number in
    `Dictionary.words`, -1 for an exchange in a table word that the dictionary lacks; left_points,
    int32. The columns `word`, `laid`, `cards` and `left` are lists of str, spelled when asked for.
    errors: what is wrong with bad positions, by their place from 0; they have no plays.
    """

    counts: NDArray[np.int64]
    offsets: NDArray[np.int64]
    action: NDArray[np.uint8]
    target: NDArray[np.int8]
    word_id: NDArray[np.int32]
    left_points: NDArray[np.int32]
    errors: dict[int, str]

    def __init__(
        self, solver: Solver, parts: Sequence[Moves], errors: dict[int, str] | None = None
    ) -> None:
        import numpy as np

        self.errors = errors or {}
        self._all_rows = errors is not None
        self._solver = solver
        self._parts = parts
        self._rows: list[tuple[Any, ...]] | None = None
        columns = [part.columns() for part in parts]

        def join(place: int, dtype: str) -> NDArray[Any]:
            return np.frombuffer(b"".join([column[place] for column in columns]), dtype)

        self.counts = join(0, "int64")
        self.action = join(2, "uint8")
        self.target = join(3, "int8")
        self.word_id = join(4, "int32")
        self.left_points = join(5, "int32")
        kept = [np.diff(np.frombuffer(column[1], "int64")) for column in columns]
        self.offsets = np.zeros(len(self.counts) + 1, "int64")
        if kept:
            np.cumsum(np.concatenate(kept), out=self.offsets[1:])

    def __copy__(self) -> Solutions:
        twin = object.__new__(Solutions)
        vars(twin).update(vars(self))
        return twin

    def __reduce__(self) -> NoReturn:
        raise TypeError(
            "cannot pickle Solutions: pass on its columns (counts, offsets, word_id ...),"
            " its plays, or to_arrow()"
        )

    def __len__(self) -> int:
        return len(self.counts)

    def __getitem__(self, position: int) -> list[Play]:
        """The plays of one position as objects."""
        index = range(len(self))[integer("position", position)]
        for part in self._parts:
            if index < part.n:
                return _as_plays(part.rows_of(index))
            index -= part.n
        raise IndexError(position)

    @property
    def word(self) -> list[str]:
        return self._column(2)

    @property
    def laid(self) -> list[str]:
        return self._column(3)

    @property
    def cards(self) -> list[str]:
        return self._column(4)

    @property
    def left(self) -> list[str]:
        return self._column(5)

    def _column(self, place: int) -> list[str]:
        if self._rows is None:
            self._rows = [row for part in self._parts for rows in part.rows() for row in rows]
        return [row[place] for row in self._rows]

    def to_arrow(self) -> Any:
        """A pyarrow.Table with one row a play: position (from 1), count, and the columns above.

        Words and actions are dictionary-encoded, as in `batch.solve_record_batch`. With
        `errors="row"` a bad position, or one without plays, has one row without a play, and the
        column `error` says what is wrong. Needs the extra `arrow`.
        """
        from lexicon_fast.games.lexicon.columns import PlayColumns, arrow

        pa = arrow("to_arrow")
        rows = PlayColumns(self._solver).batch(self._parts, None)
        if self._all_rows:
            return pa.Table.from_batches([rows]).drop_columns(["id", "hand"])
        plays = rows.filter(rows.column("action").is_valid())  # without positions that have none
        return pa.Table.from_batches([plays]).drop_columns(["id", "hand", "error"])


def plays(
    hand: str,
    table: Sequence[str],
    dictionary: Dictionary,
    *,
    ruleset: AnyRuleset = "waddingtons",
    actions: Iterable[str] = ACTIONS,
    min_length: int = 2,
    top: int | None = None,
) -> list[Play]:
    """All legal plays of a hand and the words on the table, best first.

    hand: 1 to 64 cards, `*` or `?` the Master; table: up to 64 words of 2 to 64 letters, a letter
    that a Master stands for in brackets. Options as for `Solver`. Ordered by points left, then form
    < insert < substitute, then word, place of the table word, and cards.
    Raises BadHand, BadTableWord, BadOption.
    """
    solver = Solver(dictionary, ruleset=ruleset, actions=actions, min_length=min_length, top=top)
    positions = _read([(hand, table)], dictionary)
    (moves,) = solver.solve(positions)
    return _as_plays(moves.rows_of(0))


def solve_batch(
    positions: Iterable[Position],
    dictionary: Dictionary,
    *,
    ruleset: AnyRuleset = "waddingtons",
    actions: Iterable[str] = ACTIONS,
    min_length: int = 2,
    top: int | None = 10,
    errors: Literal["raise", "row"] = "raise",
) -> Solutions:
    """The plays of many positions, as columns.

    positions: texts ("CATDOGX* hat l[u]rch") or pairs (hand, table words). Options as for `Solver`.
    errors: "raise" raises BadHand, BadTableWord or BadPosition for the first bad position, naming
    its place from 1; "row" keeps the others, and `Solutions.errors` says what is wrong with it.

    >>> from lexicon_fast import Dictionary
    >>> found = solve_batch(["TCA", "C4T"], Dictionary.from_words(["cat"]), errors="row")
    >>> [play.word for play in found[0]], found[1], list(found.errors)
    (['cat'], [], [1])
    """
    solver = Solver(dictionary, ruleset=ruleset, actions=actions, min_length=min_length, top=top)
    keep = keeps_bad_rows(errors)
    read = _read(positions, dictionary, keep)
    return Solutions(solver, list(solver.solve(read)), read.errors if keep else None)


def checked_length(min_length: int) -> int:
    """The letters a word must have. Raises BadOption."""
    if integer("min_length", min_length) < 1:
        raise BadOption(f"min_length {min_length}: accepted: 1 or more")
    return min(integer("min_length", min_length), 1 << 30)


def _read(positions: Iterable[Position], dictionary: Dictionary, keep: bool = False) -> Positions:
    """The positions; keep: bad ones among them, else they raise."""
    upper, lower = dictionary.compiled.upper, dictionary.compiled.lower
    return positions_of(positions, upper, lower, dictionary.alphabet.describe(), keep)


_ruleset = ruleset  # the arguments of that name hide it
