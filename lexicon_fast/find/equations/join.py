"""Put the words of all terms together that have equal values, for given lengths.

Terms are joined one after another. A term whose word follows from the values is looked up by the
hash of the whole word; the rows of another term are sorted by the hash of the values that are
known, and found by binary search. Hashes only propose: `_verified` compares letters.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Final, NamedTuple

import numpy as np

from lexicon_fast.find.equations.language import Different, Equations, Value, Var
from lexicon_fast.find.equations.rows import HIGH, Occurrence, Rows, Shape, fits, spread, value_keys
from lexicon_fast.find.finder import EvaluationContext
from lexicon_fast.find.word_facts import Array

#: Rows that are joined together; more are joined in pieces. Each term that is joined keeps a piece
#: of all terms before it, so pieces of more than _FEW terms are smaller.
_TOGETHER: Final = 1 << 17
_FEW: Final = 4


class State(NamedTuple):
    """Rows of some terms that fit together.

    words[t]: the words of term t in its group, one for each row; None: all words of the group.
    starts[t, k]: the first letter of occurrence k in term t, if it differs by row.
    """

    n: int
    words: dict[int, Array | None]
    starts: dict[tuple[int, int], Array]

    def chosen(self, rows: Array) -> State:
        """Return some of the rows, by place or as a mask."""
        if rows.dtype == np.bool_:
            rows = np.flatnonzero(rows)
        return State(
            len(rows),
            {at: rows if words is None else words[rows] for at, words in self.words.items()},
            {at: starts[rows] for at, starts in self.starts.items()},
        )

    def pieces(self, size: int) -> Iterator[State]:
        """Yield the rows, so many at a time."""
        if self.n <= size:
            yield self
            return
        for first in range(0, self.n, size):
            yield self.chosen(np.arange(first, min(first + size, self.n)))


class Step(NamedTuple):
    """A term to join. shared: its variables that are known by then."""

    term: int
    shared: tuple[str, ...]
    is_lookup: bool
    #: Tests of values that are known after this step.
    values: tuple[Value, ...]
    different: tuple[Different, ...]


class Term(NamedTuple):
    """A term with its lengths. allowed: the only words; rows: returns its rows."""

    shape: Shape
    allowed: Array | None
    rows: Callable[[], Rows]


class Join:
    """The solutions with given lengths of all words and variables.

    plans: those of each order of terms, which are the same for other lengths.
    """

    def __init__(
        self,
        context: EvaluationContext,
        equations: Equations,
        terms: Sequence[Term],
        lengths: Mapping[str, int],
        plans: dict[tuple[int, ...], list[Step]],
    ) -> None:
        self._letters = context.letters
        self._check = context.check
        self._equations = equations
        self._terms = terms
        self._lengths = lengths
        self._plans = plans
        self._together = _TOGETHER * _FEW**2 // max(len(terms), _FEW) ** 2
        #: The first occurrence of each variable, by term and place: its value is read there.
        self._bound: dict[str, tuple[int, int]] = {}
        #: The occurrences of variables in each term that was joined.
        self._occurrences: dict[int, list[Occurrence]] = {}
        self._names = [
            {item.name for item in term.shape.items if isinstance(item, Var)} for term in terms
        ]

    def run(self, order: Sequence[int]) -> Iterator[State]:
        """Yield all solutions in pieces, joined in an order of terms.

        If terms are joined in their own order, so are the solutions.
        """
        self._bound.clear()
        self._occurrences.clear()
        yield from self._extended(State(1, {}, {}), self._plan(order), 0)

    # Plans

    def best_order(self) -> list[int]:
        """Return the order of terms that promises the fewest rows."""
        terms = range(len(self._terms))
        if len(self._terms) == 1:
            return [0]
        many = [
            (term.shape.group.n if term.allowed is None else len(term.allowed)) * term.shape.share()
            for term in self._terms
        ]
        return min((self._order_from(first, many) for first in terms), key=lambda each: each[0])[1]

    def _order_from(self, first: int, many: list[float]) -> tuple[float, list[int]]:
        """Return the cost of an order that starts with a term, and the order."""
        order, known = [first], set(self._names[first])
        rows = cost = many[first]
        left = [at for at in range(len(many)) if at != first]
        while left:
            best = None
            for at in left:
                size = self._letters.size ** sum(
                    self._lengths[name] for name in self._names[at] & known
                )
                joined = rows * many[at] / min(float(size), max(many[at], 1.0))
                if self._is_lookup(at, known):
                    effort = rows
                    joined = min(rows, joined)
                else:
                    effort = 10 * (many[at] + rows) + joined
                if best is None or effort < best[0]:
                    best = effort, joined, at
            assert best is not None
            effort, rows, at = best
            cost += effort
            order.append(at)
            known |= self._names[at]
            left.remove(at)
        return cost, order

    def _is_lookup(self, at: int, known: set[str]) -> bool:
        names = self._names[at]
        return bool(names) and names <= known and self._terms[at].shape.is_closed

    def _plan(self, order: Sequence[int]) -> list[Step]:
        plan = self._plans.get(tuple(order))
        if plan is None:
            plan = self._plans[tuple(order)] = self._make_plan(order)
        return plan

    def _make_plan(self, order: Sequence[int]) -> list[Step]:
        known: set[str] = set()
        # Patterns of one value are tested when rows are made.
        values = [value for value in self._equations.values if len(value.variables) > 1]
        different = [*self._equations.different]
        steps = []
        for at in order:
            shared = tuple(sorted(self._names[at] & known))
            is_lookup = self._is_lookup(at, known)
            known |= self._names[at]
            now = [each for each in values if {var.name for var in each.variables} <= known]
            also = [each for each in different if set(each.variables) <= known]
            values = [each for each in values if each not in now]
            different = [each for each in different if each not in also]
            steps.append(Step(at, shared, is_lookup, tuple(now), tuple(also)))
        return steps

    # Joins

    def _extended(self, state: State, plan: list[Step], at: int) -> Iterator[State]:
        self._check()
        if at == len(plan):
            state = self._verified(state)
            if state.n:
                yield state
            return
        step = plan[at]
        join = self._lookup if step.is_lookup else self._joined
        for some in state.pieces(self._together):
            for piece in join(some, step):
                piece = self._tested(piece, step)
                if piece.n:
                    yield from self._extended(piece, plan, at + 1)

    def _bind(self, at: int, occurrences: list[Occurrence]) -> None:
        self._occurrences[at] = occurrences
        for place, each in enumerate(occurrences):
            self._bound.setdefault(each.name, (at, place))

    def _lookup(self, state: State, step: Step) -> Iterator[State]:
        """Look up a word that follows from known values."""
        term = self._terms[step.term]
        hashes = {
            item: self._hashes(state, item) for item in term.shape.items if isinstance(item, Var)
        }
        places, words = term.shape.group.find(term.shape.whole_hash(hashes))
        if term.allowed is not None:
            known = np.zeros(term.shape.group.n, bool)
            known[term.allowed] = True
            good = known[words]
            places, words = places[good], words[good]
        self._bind(step.term, term.shape.occurrences())
        joined = state.chosen(places)
        joined.words[step.term] = words
        yield joined

    def _joined(self, state: State, step: Step) -> Iterator[State]:
        """Join rows that have the known values."""
        rows = self._terms[step.term].rows()
        if not rows.n:
            return
        if not state.words:
            yield from self._with_rows(state, None, rows, None, step).pieces(self._together)
            return
        by_values: Array | None = None
        if step.shared:
            places = {each.name: at for at, each in reversed([*enumerate(rows.occurrences)])}
            ats = tuple(places[name] for name in step.shared)
            by_values = rows.by_values(ats)
            keys = value_keys(
                (self._hashes(state, Var(name)), self._lengths[name]) for name in step.shared
            )
            first = np.searchsorted(by_values, keys)
            sizes = np.searchsorted(by_values, keys | ~HIGH, side="right") - first
        else:
            first = np.zeros(state.n, np.int64)
            sizes = np.full(state.n, rows.n)
        ends = np.cumsum(sizes)
        start = done = 0
        while start < state.n:
            stop = max(start + 1, int(np.searchsorted(ends, done + self._together, side="right")))
            places_, order = spread(first[start:stop], sizes[start:stop])
            if len(places_):
                chosen = order if by_values is None else (by_values[order] & ~HIGH).astype(np.int64)
                yield self._with_rows(state, places_ + start, rows, chosen, step)
            start, done = stop, int(ends[stop - 1])

    def _with_rows(
        self, state: State, places: Array | None, rows: Rows, chosen: Array | None, step: Step
    ) -> State:
        """Return rows of a state with rows of a term. None: all of them, or no state yet."""
        self._bind(step.term, rows.occurrences)
        joined = State(rows.n, {}, {}) if places is None else state.chosen(places)
        words = rows.words
        if chosen is not None:
            words = chosen if words is None else words[chosen]
        joined.words[step.term] = words
        for at, each in enumerate(rows.occurrences):
            if not isinstance(each.start, int):
                joined.starts[step.term, at] = each.start if chosen is None else each.start[chosen]
        return joined

    # Values

    def _occurrence(self, state: State, at: int, k: int, *, reverse: bool = False) -> Occurrence:
        """Return occurrence k of a term, as it is in the rows of a state; perhaps reversed."""
        each = self._occurrences[at][k]
        start = state.starts.get((at, k), each.start)
        return each._replace(start=start, reverse=each.reverse != reverse)

    def _hashes(self, state: State, variable: Var) -> Array:
        at, k = self._bound[variable.name]
        each = self._occurrence(state, at, k, reverse=variable.reverse)
        return self._terms[at].shape.group.hashes(each, state.words[at])

    def _part(self, state: State, variable: Var) -> Array:
        at, k = self._bound[variable.name]
        return self._letters_of(state, at, k, reverse=variable.reverse)

    def _letters_of(self, state: State, at: int, k: int, *, reverse: bool = False) -> Array:
        each = self._occurrence(state, at, k, reverse=reverse)
        return self._terms[at].shape.group.part(each, state.words[at])

    def _tested(self, state: State, step: Step) -> State:
        for value in step.values:
            if state.n:
                part = np.concatenate([self._part(state, each) for each in value.variables])
                state = state.chosen(fits(value.pattern, part, self._letters))
        for each in step.different:
            for at, name in enumerate(each.variables):
                for later, other in enumerate(each.variables[at + 1 :], at):
                    self._check()
                    before = later == at and each.before[at]
                    if state.n and (before or self._lengths[name] == self._lengths[other]):
                        one, two = self._part(state, Var(name)), self._part(state, Var(other))
                        good = _before(one, two) if before else (one != two).any(axis=0)
                        state = state.chosen(good)
        return state

    def _verified(self, state: State) -> State:
        """Return the rows where equal hashes stand for equal letters."""
        for at, occurrences in self._occurrences.items():
            self._check()
            for k, each in enumerate(occurrences):
                if state.n and self._bound[each.name] != (at, k):
                    good = self._part(state, Var(each.name)) == self._letters_of(state, at, k)
                    if not good.all():
                        state = state.chosen(good.all(axis=0))
            shape, words = self._terms[at].shape, state.words[at]
            if (
                state.n
                and occurrences
                and shape.has_fixed
                and not shape.stars
                and words is not None
            ):
                good = shape.has_letters(words)
                if not good.all():
                    state = state.chosen(good)
        return state

    # Results

    def in_order(self, state: State) -> State:
        """Return the rows sorted by the words of each term and the values in it."""
        keys: list[Array] = []
        for at in range(len(self._terms)):
            words = state.words[at]
            keys.append(np.arange(state.n) if words is None else words)
            for k in range(len(self._occurrences[at])):
                if (at, k) in state.starts:
                    keys += [*self._letters_of(state, at, k)]
        return state.chosen(np.lexsort(keys[::-1]))

    def spelled(
        self, state: State, words: Sequence[str]
    ) -> tuple[list[list[str]], list[list[str]]]:
        """Return the words of each term in all rows, and the values of each variable, by name."""
        columns: list[list[str]] = []
        for at in range(len(self._terms)):
            chosen = state.words[at]
            numbers = self._terms[at].shape.group.words
            numbers = numbers if chosen is None else numbers[chosen]
            columns.append([words[number] for number in numbers.tolist()])
        values: list[list[str]] = []
        for name in sorted(self._bound):
            at, k = self._bound[name]
            each = self._occurrence(state, at, k)
            starts = [each.start] * state.n if isinstance(each.start, int) else each.start.tolist()
            parts = [
                word[first : first + each.length]
                for word, first in zip(columns[at], starts, strict=True)
            ]
            values.append([part[::-1] for part in parts] if each.reverse else parts)
        return columns, values


def _before(one: Array, two: Array) -> Array:
    """Return which columns of letters come before others in the alphabet."""
    before = np.zeros(one.shape[1], bool)
    equal = np.ones(one.shape[1], bool)
    for a, b in zip(one, two, strict=False):
        before |= equal & (a < b)
        equal &= a == b
    if len(one) < len(two):
        before |= equal
    return before
