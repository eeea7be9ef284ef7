"""Solve word equations: `Dictionary.equations`.

The lengths that words and variables can have together are solutions of linear inequalities.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from functools import partial
from itertools import islice
from math import comb
from typing import TYPE_CHECKING, Final, NamedTuple

import numpy as np

from lexicon_fast.base.arguments import checked, size
from lexicon_fast.base.errors import BadQuery
from lexicon_fast.base.lazy import made_once
from lexicon_fast.find.equations.join import Join, State, Step, Term
from lexicon_fast.find.equations.language import Equations, ValuePattern, Var, Word, parse
from lexicon_fast.find.equations.rows import Rows, Shape, WordHashes, make_rows
from lexicon_fast.find.finder import EvaluationContext, Finder, finder_of
from lexicon_fast.find.letters import STAR
from lexicon_fast.find.other_dictionaries import ANY, AnyDictionary
from lexicon_fast.find.query import And

if TYPE_CHECKING:
    from lexicon_fast.dictionary import Dictionary
    from lexicon_fast.find.definitions import Definitions
    from lexicon_fast.find.tiles import HasTiles
    from lexicon_fast.find.word_facts import Array

#: Stands for no upper limit; no sum of lengths is as large.
ENDLESS: Final = 1 << 30


class Rule(NamedTuple):
    """A sum of unknowns, each times its factor, from `low` to `high`."""

    factors: tuple[tuple[int, int], ...]
    low: int
    high: int


def solutions(
    domains: Sequence[Collection[int]],
    rules: Sequence[Rule],
    check: Callable[[], None] = lambda: None,
) -> Iterator[tuple[int, ...]]:
    """Yield the values of all unknowns that meet all rules, in rising order, compared as tuples.

    domains[i]: the values that unknown i may have; check: called now and then; it may raise to end
    the search.

    >>> [*solutions([range(5), range(1, 5)], [Rule(((0, 1), (1, 2)), 4, 4)])]
    [(0, 2), (2, 1)]
    """
    values = [sorted(domain) for domain in domains]
    if all(values):
        low, high = [each[0] for each in values], [each[-1] for each in values]
        if _narrow(low, high, rules):
            known = [frozenset(each) for each in values]
            yield from _search(0, low, high, known, rules, check)


def _search(
    at: int,
    low: list[int],
    high: list[int],
    domains: list[frozenset[int]],
    rules: Sequence[Rule],
    check: Callable[[], None],
) -> Iterator[tuple[int, ...]]:
    check()
    while at < len(low) and low[at] == high[at]:
        if low[at] not in domains[at]:
            return
        at += 1
    if at == len(low):
        yield tuple(low)
        return
    for value in range(low[at], high[at] + 1):
        if value not in domains[at]:
            continue
        lows, highs = low.copy(), high.copy()
        lows[at] = highs[at] = value
        if _narrow(lows, highs, rules):
            yield from _search(at + 1, lows, highs, domains, rules, check)


def _narrow(low: list[int], high: list[int], rules: Sequence[Rule]) -> bool:
    """Raise `low` and lower `high` as the rules require; False: nothing is left."""
    changed = True
    while changed:
        changed = False
        for factors, least, most in rules:
            smallest = largest = 0
            for at, factor in factors:
                smallest += factor * (low[at] if factor > 0 else high[at])
                largest += factor * (high[at] if factor > 0 else low[at])
            if smallest > most or largest < least:
                return False
            if smallest >= least and largest <= most:
                continue
            for at, factor in factors:
                # What the others leave for factor * value.
                room = most - smallest + factor * (low[at] if factor > 0 else high[at])
                need = least - largest + factor * (high[at] if factor > 0 else low[at])
                if factor < 0:
                    room, need = -need, -room
                size = abs(factor)
                upper, lower = room // size, -(-need // size)
                if upper < high[at]:
                    high[at] = upper
                    changed = True
                if lower > low[at]:
                    low[at] = lower
                    changed = True
                if low[at] > high[at]:
                    return False
            # Bounds have moved since the sums were taken; they are still valid, only wider.
    return True


#: Words of solutions with the same lengths that are sorted together, 8 bytes each. More are joined
#: in the order of the terms, which may take longer.
MAX_SORTED: Final = 1 << 20
#: Ways to split the words of one length, for all terms with several stars together. Each takes 16
#: bytes or so, because all terms of a solution are kept until the next one.
MAX_SPLITS: Final = 3 << 20
#: Words of one length that count at least: a split takes memory even if few words fit it.
_FEWEST: Final = 1 << 8
#: Solutions that become Python objects together.
_TOGETHER: Final = 1 << 10
#: Rows of terms that are kept for other lengths; those of one solution always are.
_MAX_KEPT: Final = MAX_SPLITS


class Solution(NamedTuple):
    """Words that solve equations, in the order of the terms, and the values of the variables."""

    words: tuple[str, ...]
    values: dict[str, str]


#: A third of the time that the class takes.
_made: Final = partial(tuple.__new__, Solution)


@made_once  # by finder, so that who forgets a finder forgets its hashes
def hashes_of(finder: Finder) -> WordHashes:
    """Return the hashes of a dictionary's words, made once."""
    return WordHashes(finder.facts)


def solve(
    dictionary: Dictionary,
    text: str,
    *,
    limit: int | None = None,
    tiles: HasTiles | None = None,
    definitions: Definitions | None = None,
    others: AnyDictionary = ANY,
    check: Callable[[], None] = lambda: None,
) -> Iterator[Solution]:
    """Return an iterator over the solutions of equations; see `Dictionary.equations`.

    definitions, others, check: as for `EvaluationContext`; check is called during the search, too.
    """
    most = None if limit is None else size("limit", limit, 0, 1 << 40)
    finder = finder_of(dictionary)
    equations = parse(checked("equations", str, text), finder.letters, others)
    context = EvaluationContext(finder, tiles, definitions, others=others, check=check)
    return islice(EquationSearch(context, equations, text).solutions(), most)


class EquationSearch:
    """Finds the solutions of equations, whose conditions a context evaluates.

    Raises BadQuery for conditions that cannot be evaluated, and for too many splits.
    """

    def __init__(self, context: EvaluationContext, equations: Equations, text: str) -> None:
        self._context = context
        self._hashes = hashes_of(context.finder)
        self._equations = equations
        self._variables = equations.variables
        self._allowed = [_allowed(context, word, text) for word in equations.words]
        self._by_length: dict[tuple[int, int], Array | None] = {}
        self._rows: dict[tuple[int, ...], Rows] = {}
        self._kept = 0
        self._plans: dict[tuple[int, ...], list[Step]] = {}
        self._patterns: dict[str, list[ValuePattern]] = {}
        for value in equations.values:
            if len(value.variables) == 1:
                variable, pattern = value.variables[0], value.pattern
                if variable.reverse:
                    pattern = pattern._replace(slots=pattern.slots[::-1])
                self._patterns.setdefault(variable.name, []).append(pattern)
        self._lowest = {name: self._lowest_length(name) for name in self._variables}
        self._refuse_splits(text)

    def solutions(self) -> Iterator[Solution]:
        """Yield all solutions: by the lengths of words, then of variables, then by words."""
        many, names = len(self._equations.words), self._variables
        for sizes in solutions(self._domains(), self._rules(), self._context.check):
            lengths = dict(zip(names, sizes[many:], strict=True))
            join = self._join(sizes[:many], lengths)
            for state in self._in_order(join):
                for some in state.pieces(_TOGETHER):
                    words, values = join.spelled(some, self._context.facts.words)
                    # Without `strict`, which takes as long as the rest.
                    named = [dict(zip(names, each)) for each in zip(*values)]  # noqa: B905
                    named = named or [{} for _ in words[0]]
                    yield from map(_made, zip(zip(*words, strict=True), named, strict=True))

    # Lengths

    def _lowest_length(self, name: str) -> int:
        """Return the least length that the equations name for a variable, or else 1."""
        ranges = [each.range for each in self._equations.lengths if each.variables == (name,)]
        return max((each.low for each in ranges if each.low is not None), default=1)

    def _domains(self) -> list[list[int]]:
        longest = self._hashes.lengths[-1] if self._hashes.lengths else 0
        domains = []
        for at, word in enumerate(self._equations.words):
            low, high = word.length.low or 0, word.length.high
            domains.append(
                [
                    length
                    for length in self._hashes.lengths
                    if low <= length <= (longest if high is None else high)
                    and ((words := self._words_of(at, length)) is None or len(words))
                ]
            )
        return domains + [[*range(self._lowest[name], longest + 1)] for name in self._variables]

    def _rules(self) -> list[Rule]:
        many = len(self._equations.words)
        place = {name: many + at for at, name in enumerate(self._variables)}
        rules = []
        for at, word in enumerate(self._equations.words):
            if word.items:
                counts = Counter(place[item.name] for item in word.items if isinstance(item, Var))
                fixed = sum(not isinstance(item, Var) and item != STAR for item in word.items)
                factors = ((at, 1), *((name, -count) for name, count in counts.items()))
                rules.append(Rule(factors, fixed, ENDLESS if STAR in word.items else fixed))
        for each in self._equations.lengths:
            factors = tuple((place[name], count) for name, count in Counter(each.variables).items())
            high = ENDLESS if each.range.high is None else each.range.high
            rules.append(Rule(factors, each.range.low or 0, high))
        return rules

    def _refuse_splits(self, text: str) -> None:
        before = 0
        for word, lengths in zip(self._equations.words, self._domains(), strict=False):
            stars = sum(item == STAR for item in word.items)
            if stars < 2:
                continue
            least = sum(
                self._lowest[item.name] if isinstance(item, Var) else int(item != STAR)
                for item in word.items
            )
            most = 0
            for length in lengths:
                if length < least:
                    continue
                ways = comb(length - least + stars - 1, stars - 1)
                most = max(most, ways * max(self._hashes.group(length).n, _FEWEST))
                if before + most > MAX_SPLITS:
                    raise BadQuery(
                        f"column {word.start + 1}: {'with the terms before, ' * bool(before)}words"
                        f" of {length} letters can be split in too many ways; use fewer * in a"
                        f" term, or an upper limit such as -{length - 1}:",
                        text,
                        word.start,
                        word.end,
                    )
            before += most

    # Words

    def _words_of(self, at: int, length: int) -> Array | None:
        """Return the words that a term can be, in a group; None: all."""
        allowed = self._allowed[at]
        if allowed is None:
            return None
        if (at, length) not in self._by_length:
            self._by_length[at, length] = np.flatnonzero(allowed[self._hashes.group(length).words])
        return self._by_length[at, length]

    def _join(self, word_lengths: tuple[int, ...], lengths: Mapping[str, int]) -> Join:
        terms = []
        for at, (word, length) in enumerate(zip(self._equations.words, word_lengths, strict=True)):
            shape = Shape(word.items, self._hashes.group(length), lengths, self._context.letters)
            names = [item.name for item in word.items if isinstance(item, Var)]
            key = (at, length, *(lengths[name] for name in names))
            terms.append(Term(shape, self._words_of(at, length), partial(self.rows, key, shape)))
        return Join(self._context, self._equations, terms, lengths, self._plans)

    def rows(self, key: tuple[int, ...], shape: Shape) -> Rows:
        """Return the rows of a shape, which are kept for other lengths of other terms."""
        rows = self._rows.get(key)
        if rows is None:
            allowed = self._words_of(key[0], key[1])
            if self._kept + shape.most_rows() > _MAX_KEPT:
                self._rows.clear()
                self._kept = 0
            if shape.items:
                rows = make_rows(shape, allowed, self._patterns)
            else:
                rows = Rows(shape.group, allowed, [])
            self._rows[key] = rows
            self._kept += rows.n
        return rows

    # Order

    def _in_order(self, join: Join) -> Iterator[State]:
        order = join.best_order()
        textual = [*range(len(self._equations.words))]
        if order != textual:
            states, total = [], 0
            for state in join.run(order):
                states.append(state)
                total += state.n * len(order)
                if total > MAX_SORTED:
                    break
            else:
                if states:
                    yield join.in_order(_joined(states))
                return
        yield from join.run(textual)


def _allowed(context: EvaluationContext, word: Word, text: str) -> Array | None:
    """Return whether each word meets the conditions of a term; None: there are none."""
    if not word.conditions:
        return None
    allowed = np.zeros(context.facts.n, bool)
    try:
        allowed[context.find(And(word.conditions))] = True
    except BadQuery as error:
        problem = f"column {word.start + 1}: {error}"
        raise type(error)(problem, text, word.start, word.end) from None
    return allowed


def _joined(states: list[State]) -> State:
    """Return all rows of states of the same terms."""
    if len(states) == 1:
        return states[0]
    first = states[0]
    some = [
        state._replace(
            words={
                at: np.arange(state.n) if words is None else words
                for at, words in state.words.items()
            }
        )
        for state in states
    ]
    return first._replace(
        n=sum(state.n for state in some),
        words={at: np.concatenate([each.words[at] for each in some]) for at in first.words},
        starts={at: np.concatenate([each.starts[at] for each in some]) for at in first.starts},
    )
