"""Queries: conditions, joined by `and`, `or` and `not`, and their JSON form.

The JSON form is that of the structs, with `type` for the name: `length:7-8` is `{"type": "length",
"min": 7, "max": 8}`, and `{"type": "and", "of": [...]}` joins conditions.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Annotated, Final, Literal, TypeAlias, Union

import msgspec
import numpy as np

from lexicon_fast.base.errors import BadQuery, excerpt
from lexicon_fast.base.text import did_you_mean
from lexicon_fast.base.validation import convert, explain
from lexicon_fast.find.conditions import (
    CONDITIONS,
    Blanks,
    Condition,
    Count,
    In,
    Playability,
    Probability,
    check_range,
    name_of,
)
from lexicon_fast.find.finder import EvaluationContext
from lexicon_fast.find.letters import Letters
from lexicon_fast.find.word_facts import Array

#: The most characters of a query, and the most levels of parentheses and objects in it.
MAX_TEXT: Final = 10_000
MAX_DEPTH: Final = 50


class And(Condition, frozen=True):
    """The word meets all of the conditions."""

    of: Annotated[tuple[Query, ...], msgspec.Meta(min_length=1)]

    def keep(self, context: EvaluationContext, among: Array) -> None:
        for part in sorted(self.of, key=_cost):
            context.keep(part, among)


class Or(Condition, frozen=True):
    """The word meets at least one of the conditions."""

    of: Annotated[tuple[Query, ...], msgspec.Meta(min_length=1)]

    def keep(self, context: EvaluationContext, among: Array) -> None:
        kept = np.zeros_like(among)
        for part in self.of:
            rest = among ^ kept
            context.keep(part, rest)
            kept |= rest
        among[:] = kept


class Not(Condition, frozen=True):
    """The word does not meet the condition."""

    query: Query

    def keep(self, context: EvaluationContext, among: Array) -> None:
        met = among.copy()
        context.keep(self.query, met)
        among ^= met


class Limit(Condition, frozen=True):
    """The word has this rank among the words of a query that have the same length.

    by: what the rank is by. blanks: as in `Probability`; all_lengths: as in `Playability`; lax: as
    in both.
    """

    query: Query
    min: Count = 0
    max: Count | None = None
    blanks: Blanks = 2
    lax: bool = False
    by: Literal["probability", "playability"] = "probability"
    all_lengths: bool = False

    @classmethod
    def to(cls, query: Condition, order: Probability | Playability) -> Limit:
        """Return a query with a limit on an order."""
        limits = query, order.min, order.max
        if isinstance(order, Probability):
            return cls(*limits, order.blanks, order.lax)
        return cls(*limits, lax=order.lax, by="playability", all_lengths=order.all_lengths)

    def check(self, letters: Letters) -> None:
        check_range(self.min, self.max)
        if self.by == "playability" and self.blanks != 2:  # the default
            raise BadQuery("by playability, it has no blanks; remove them")
        if self.by == "probability" and self.all_lengths:
            raise BadQuery("probabilities of different lengths differ too much; remove all_lengths")

    def keep(self, context: EvaluationContext, among: Array) -> None:
        # Words that are not in the set take ranks, too. Of an empty set, none can be kept.
        ranked = context.bitmaps.every.copy() if among.any() else among.copy()
        context.keep(self.query, ranked)
        if self.by == "playability":
            ranks = context.playability.ranks(all_lengths=self.all_lengths)
        else:
            ranks = context.tiles.ranks(self.blanks)
        ranks.keep_first(self.min, self.max, self.lax, ranked)
        among &= ranked


if TYPE_CHECKING:
    Query: TypeAlias = Condition
else:
    Query = Union[(*CONDITIONS.values(), And, Or, Not, Limit)]


def _cost(query: Condition) -> float:
    """Return the place of a condition among those that are joined by `and`."""
    if isinstance(query, Not):  # most words are left
        return max(2, _cost(query.query) + 0.5)
    if isinstance(query, And | Or):
        return max(map(_cost, query.of)) + 0.25
    return 9 if isinstance(query, Limit) else query.cost


def walk(query: Condition) -> Iterator[Condition]:
    """Yield a condition and all below it."""
    waiting = [query]
    while waiting:
        part = waiting.pop()
        yield part
        if isinstance(part, And | Or):
            waiting += part.of
        elif isinstance(part, Not | Limit):
            waiting.append(part.query)


def check_all(query: Condition, letters: Letters) -> None:
    """Check all conditions of a query; errors begin with the name. Raises BadQuery."""
    for part in walk(query):
        try:
            part.check(letters)
        except BadQuery as error:
            raise BadQuery(f"{name_of(type(part))}: {error}") from None


def lists_in(query: Condition) -> set[str]:
    """Return the names of the dictionaries that `in` names in a query."""
    return {part.value for part in walk(query) if isinstance(part, In)}


# JSON


def from_json(value: object) -> Condition:
    """Return the query with this JSON form, not checked for an alphabet. Raises BadQuery.

    >>> from_json({"type": "length", "min": 7})
    Length(min=7, max=None)
    """
    _check_depth(value)
    try:
        return convert(value, Query)
    except msgspec.ValidationError as error:
        raise BadQuery(_explained(value, error)) from None


def _check_depth(value: object) -> None:
    """Raise BadQuery for objects that are nested too deeply."""
    level = [value]
    for _ in range(2 * MAX_DEPTH + 2):  # each condition is an object, and perhaps in a list
        below: list[object] = []
        for each in level:
            if isinstance(each, dict):
                below += each.values()
            elif isinstance(each, list | tuple):
                below += each
        if not below:
            return
        level = below
    raise BadQuery(f"the query has more than {MAX_DEPTH} levels; join fewer conditions")


def _explained(value: object, error: msgspec.ValidationError) -> str:
    """Return a message about JSON; for an unknown name with the nearest one."""
    names = [*CONDITIONS, *map(name_of, (And, Or, Not, Limit))]
    waiting = [value]
    while waiting:
        part = waiting.pop(0)
        if isinstance(part, dict):
            name = part.get("type")
            if isinstance(name, str) and name not in names:
                hint = did_you_mean(name, names) or "; see docs/find.md"
                return f"unknown condition {excerpt(name)}{hint}"
            waiting += [each for key, each in part.items() if key in ("of", "query")]
        elif isinstance(part, list | tuple):
            waiting += part
    return f"query: {explain(error)}"
