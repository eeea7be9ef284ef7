"""Plans: the turns that leave the fewest points of a hand after 1, 2, 3 ... of them.

Without table words these are the words of the hand; with table words, cards are also inserted and
exchanged. The native core searches; the points come from the ruleset.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final, Literal, NamedTuple

from lexicon_fast._native.lexicon.plan import MOST_TURNS, Plans, plan_positions
from lexicon_fast._native.rows.positions import Positions
from lexicon_fast.base.arguments import checked, integer, items
from lexicon_fast.base.arrow import ArrowData, imported, require_pyarrow
from lexicon_fast.base.errors import BadHand, BadOption, keeps_bad_rows
from lexicon_fast.dictionary.dictionary import AnyDictionary, load_once
from lexicon_fast.games.lexicon import solver
from lexicon_fast.games.lexicon.rules import AnyRuleset, points_by_code
from lexicon_fast.games.lexicon.rules import ruleset as read_ruleset
from lexicon_fast.games.lexicon.solver import PlanBatchWriter
from lexicon_fast.games.markup import MOST_ROWS, html_table, title_of

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray


__all__ = ["Plan", "PlanEntry", "PlanStep", "Planned", "Planner", "plan", "plan_batch"]

#: Most turns of plans with exchanges, by default.
TURNS: Final = 3

_STEP = 256  # positions at a time


class PlanEntry(NamedTuple):
    """The best result of at most `turns` turns.

    words: sorted, or in the order of `Plan.steps`; left: the remaining cards in upper case, sorted,
    Masters (`*`) last; left_points: their points.

    >>> from lexicon_fast import Dictionary, lexicon
    >>> entry = lexicon.plan("HATS", Dictionary.from_words(["hat", "as"])).entries[0]
    >>> entry.words, entry.left, entry.left_points
    (('hat',), 'S', 8)
    """

    turns: int
    words: tuple[str, ...]
    left: str
    left_points: int


class PlanStep(NamedTuple):
    """One turn of a plan that uses the words on the table.

    action: "form", "insert" or "substitute"; target: place of the table word, None for form; word:
    the new word; laid: the word on the table, Masters in brackets; cards: the cards paid, in upper
    case, sorted, Masters (`*`) last. Formed words come after the table words.

    >>> from lexicon_fast import Dictionary, lexicon
    >>> d = Dictionary.from_words(["fault", "waltz"])
    >>> lexicon.plan("FTTUZ", d, table=["walla"]).steps[-1][0]
    PlanStep(action='substitute', target=0, word='fault', laid='fault', cards='FTU')
    """

    action: str
    target: int | None
    word: str
    laid: str
    cards: str


@dataclass(frozen=True, slots=True)
class Plan:
    """The best turns with one hand.

    entries: for 1, 2, 3 ... turns, up to the fewest turns that reach the lowest possible points;
    empties_in: the fewest turns that leave no card, None if that is impossible; steps: with table
    words, the turns of each entry in order, otherwise empty. With table words, "possible" means in
    as many turns as `Planner` tries.

    >>> from lexicon_fast import Dictionary, lexicon
    >>> found = lexicon.plan("HATSIT", Dictionary.from_words(["hat", "sit", "this"]))
    >>> [entry.words for entry in found.entries]
    [('this',), ('hat', 'sit')]
    >>> found.empties_in
    2
    """

    entries: tuple[PlanEntry, ...]
    empties_in: int | None
    steps: tuple[tuple[PlanStep, ...], ...] = ()


class Planner:
    """Plans hands with fixed options. Safe to use from many threads at once.

    ruleset: a name or a Ruleset; min_length: minimum letters of a word; place: the name of a row
    in errors; use_table: insert cards into table words and exchange cards of them, otherwise tables
    are ignored; turns: most turns of plans with exchanges, 0 to 6. Plans without an exchange may be
    longer. All plans within these limits are tried.
    Raises BadOption for an invalid option, BadAlphabet for a dictionary with letters that have no
    points, and TypeError. dictionary: a Dictionary, or its name, path or URL.

    `plan` and `plan_batch` make one themselves. A planner is for hands in the native form of
    `read_positions`, which is what the readers of files produce.

    >>> from lexicon_fast import Dictionary, lexicon
    >>> planner = lexicon.Planner(Dictionary.from_words(["hat", "sit"]), min_length=3)
    >>> planner.rules.name, planner.min_length
    ('waddingtons', 3)
    """

    def __init__(
        self,
        dictionary: AnyDictionary,
        *,
        ruleset: AnyRuleset = "waddingtons",
        min_length: int = 2,
        place: str = "line",
        use_table: bool = True,
        turns: int = TURNS,
    ) -> None:
        self.dictionary = dictionary = load_once(dictionary)
        self.rules = read_ruleset(ruleset, dictionary.language)
        self.min_length = solver.checked_length(min_length)
        self.place = checked("place", str, place)
        self.use_table = checked("use_table", bool, use_table)
        self.turns = integer("turns", turns)
        if not 0 <= self.turns <= MOST_TURNS:
            raise BadOption(f"turns is {self.turns}; use 0 to {MOST_TURNS}")
        self._points = points_by_code(self.rules, dictionary.compiled.upper)

    @property
    def table_options(self) -> dict[str, Any]:
        """The options about the table that are not the defaults, for the metadata of columns."""
        options: dict[str, Any] = {}
        if not self.use_table:
            options["table"] = False
        if self.turns != TURNS:
            options["turns"] = self.turns
        return options

    def plan(self, positions: Positions) -> Iterator[Plans]:
        """Yield the plans of all positions, in order, for some positions at a time.

        A hand of more than 15 cards is a bad row: see `errors` of the result. So is a position with
        so many exchanges that not all plans can be tried.

        >>> from lexicon_fast import Dictionary, lexicon
        >>> from lexicon_fast.games.lexicon.solver import read_positions
        >>> d = Dictionary.from_words(["hat", "sit"])
        >>> for plans in lexicon.Planner(d).plan(read_positions(["HATS", "SITHAT"], d)):
        ...     print([plans.rows_of(hand)[-1] for hand in range(plans.n)])
        [(1, ('hat',), 'S', 8), (2, ('hat', 'sit'), '', 0)]
        """
        for done in range(0, positions.n, _STEP):
            yield plan_positions(
                self.dictionary.compiled,
                positions,
                done,
                min(_STEP, positions.n - done),
                self._points,
                self.min_length,
                self.place,
                use_table=self.use_table,
                turns=self.turns,
                max_exchanged=self.rules.max_exchanged,
                same_word_exchange=self.rules.same_word_exchange,
            )


class Planned(solver.BatchResult[Plans]):
    """The plans of many hands in columns. `plan_batch` returns it; `planned[i]` is one `Plan`.

    offsets: int64[n + 1], the start of each hand's entries in the columns below; empties_in:
    int32[n], -1 for never. For each of the k entries: turns, int32[k]; left_points, int32[k];
    word_offsets, int64[k + 1], the start of its words in `word_ids`, int32, numbers in
    `Dictionary.words`, -1 for an exchange in a table word that the dictionary lacks. The column
    `left` is a list of str, created on first use. errors: the messages for bad hands, by their
    place from 0; these hands have no entries. `len(planned)` is the number of hands, n.
    `planned[i]` raises IndexError for a hand that does not exist.

    >>> from lexicon_fast import Dictionary, lexicon
    >>> d = Dictionary.from_words(["hat", "sit"])
    >>> planned = lexicon.plan_batch(["HATS", "SITHAT"], d)
    >>> planned.offsets.tolist(), planned.left_points.tolist(), planned.empties_in.tolist()
    ([0, 1, 3], [8, 26, 0], [-1, 2])
    >>> planned[1].entries[-1].words
    ('hat', 'sit')
    """

    _INSTEAD = "its columns (offsets, empties_in, word_ids ...) or its plans"

    offsets: NDArray[np.int64]
    empties_in: NDArray[np.int32]
    turns: NDArray[np.int32]
    left_points: NDArray[np.int32]
    word_offsets: NDArray[np.int64]
    word_ids: NDArray[np.int32]
    errors: dict[int, str]

    def __repr__(self) -> str:
        return f"<Planned: {len(self):,} hands>"

    def _repr_html_(self) -> str:
        """Return the last entry of the first plans, for notebooks."""
        rows: list[tuple[object, ...]] = []
        for hand in range(min(len(self), MOST_ROWS)):
            plan = self[hand]
            turns = "never" if plan.empties_in is None else plan.empties_in
            if plan.entries:
                best = plan.entries[-1]
                rows.append((hand, turns, " ".join(best.words), best.left, best.left_points))
            else:
                rows.append((hand, "", self.errors[hand]))
        head = ("hand", "empty in", "words", "left", "points")
        return html_table(title_of(self), head, rows)

    def __init__(
        self, parts: Sequence[Plans], planner: Planner | None = None, *, all_rows: bool = False
    ) -> None:
        super().__init__(parts)
        self._planner = planner
        self._all_rows = all_rows
        self.errors = {place: error for part in parts for place, error in part.errors.items()}
        self._left: list[str] | None = None
        columns = list(zip(*(part.columns() for part in parts), strict=True)) or [()] * 6
        self.offsets = solver.join_offsets(columns[0])
        self.empties_in = solver.join(columns[1], "int32")
        self.turns = solver.join(columns[2], "int32")
        self.left_points = solver.join(columns[3], "int32")
        self.word_offsets = solver.join_offsets(columns[4])
        self.word_ids = solver.join(columns[5], "int32")

    def __getitem__(self, hand: int) -> Plan:
        """Return the plan of one hand."""
        return _plan_of(*self._part_of(hand, "hand"))

    def to_arrow(self) -> Any:
        """Return a pyarrow.Table with a row for each entry: position (from 1), columns as above.

        They are those of `batch.plan_record_batch` without id and hand. With `errors="row"` a bad
        hand has one row without an entry, and the column `error` has its message. Needs the extra
        `arrow`. Raises BadOption for plans that `plan_batch` has not returned.
        """
        pa = require_pyarrow("to_arrow")
        if self._planner is None:
            raise BadOption("to_arrow needs the planner; call it on the result of plan_batch")
        rows = pa.Table.from_batches([PlanBatchWriter(self._planner).batch(self._parts, None)])
        return rows.drop_columns(["id", "hand"] if self._all_rows else ["id", "hand", "error"])

    @property
    def left(self) -> list[str]:
        """The remaining cards of each entry."""
        if self._left is None:
            self._left = [cards for part in self._parts for cards in part.left_cards()]
        return self._left


def plan(
    hand: str,
    dictionary: AnyDictionary,
    *,
    table: Sequence[str] | None = None,
    ruleset: AnyRuleset = "waddingtons",
    min_length: int = 2,
    turns: int = TURNS,
) -> Plan:
    """Return the best turns with one hand of 1 to 15 cards (`*` or `?` the Master).

    No card is used twice. With equal points left, fewer turns are better, then remaining cards that
    sort first, then the list of words that sorts first.

    table: up to 64 words of 2 to 64 letters, a letter that a Master stands for in brackets. Cards
    are then also inserted and exchanged. Before the list of words, an earlier last exchange is
    better, and then the list of steps that sorts first: by action, word, table word, cards paid,
    and places of Masters. Options as for `Planner`.
    Raises BadHand, BadTableWord, BadPosition, BadOption, BadAlphabet.

    >>> from lexicon_fast import Dictionary, lexicon
    >>> lexicon.plan("NONOK", Dictionary.from_words(["on", "no", "oho"])).entries[-1]
    PlanEntry(turns=2, words=('no', 'no'), left='K', left_points=8)
    >>> d = Dictionary.from_words(["fault", "waltz"])
    >>> [step.laid for step in lexicon.plan("FTTUZ", d, table=["walla"]).steps[-1]]
    ['fault', 'waltz']
    """
    planner = Planner(
        dictionary, ruleset=ruleset, min_length=min_length, place="position", turns=turns
    )
    (plans,) = planner.plan(solver.read_positions([(hand, table)], planner.dictionary))
    return _plan_of(_checked(plans), 0)


def plan_batch(
    hands: Iterable[str | tuple[str | None, Sequence[str] | None] | None] | ArrowData,
    dictionary: AnyDictionary,
    *,
    ruleset: AnyRuleset = "waddingtons",
    min_length: int = 2,
    turns: int = TURNS,
    errors: Literal["raise", "row"] = "raise",
) -> Planned:
    """Return the plans of many hands as columns. Options as for `Planner`.

    hands: hands, or pairs (hand, table words); from Arrow, as for `solve_batch`. errors: "raise"
    raises BadHand for the first bad hand, naming its place from 1, and BadTableWord or BadPosition
    for a bad table; "row" plans the other hands and collects the messages in `Planned.errors`.
    Raises BadOption for one string instead of many, and for another `errors`.

    >>> from lexicon_fast import Dictionary, lexicon
    >>> d = Dictionary.from_words(["hat", "sit"])
    >>> planned = lexicon.plan_batch(["SITHAT", "H4T"], d, errors="row")
    >>> planned[0].empties_in, planned.errors
    (2, {1: "position 2: hand 'H4T': '4' (card 2) is not a letter; use A-Z, * or ?"})
    """
    planner = Planner(
        dictionary, ruleset=ruleset, min_length=min_length, place="position", turns=turns
    )
    keep = keeps_bad_rows(errors)
    if imported("hands", hands) is None:
        each = items("hands", "str", hands)
        hands = [hand if isinstance(hand, tuple) else (hand, None) for hand in each]
    read = solver.read_positions(hands, planner.dictionary, keep, with_words=False)
    found = planner.plan(read)
    parts = list(found) if keep else [_checked(plans) for plans in found]
    return Planned(parts, planner, all_rows=keep)


def _plan_of(plans: Plans, i: int) -> Plan:
    entries = tuple(PlanEntry._make(row) for row in plans.rows_of(i))
    steps: tuple[tuple[PlanStep, ...], ...] = ()
    if plans.has_steps_of(i):
        steps = tuple(tuple(map(PlanStep._make, row)) for row in plans.steps_of(i))
    return Plan(entries, plans.empties_in_of(i), steps)


def _checked(plans: Plans) -> Plans:
    if plans.errors:
        raise BadHand(plans.errors[min(plans.errors)])
    return plans
