"""Queries of a dictionary, checked and answered: `Dictionary.find` and `Dictionary.find_batch`."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from itertools import pairwise
from typing import TYPE_CHECKING, Final, TypeAlias

from lexicon_fast._native.dictionary.search import Matches, add_words, find_plain
from lexicon_fast.base.arguments import checked, is_null, items, size, wrong_type
from lexicon_fast.base.errors import BadOption, BadQuery, excerpt, keeps_bad_rows
from lexicon_fast.base.text import did_you_mean
from lexicon_fast.find.conditions import Condition, In
from lexicon_fast.find.definitions import Definitions
from lexicon_fast.find.finder import EvaluationContext, finder_of
from lexicon_fast.find.grammar import parse
from lexicon_fast.find.other_dictionaries import ANY, AnyDictionary
from lexicon_fast.find.playability import Playability
from lexicon_fast.find.query import check_all, from_json, walk

if TYPE_CHECKING:
    from lexicon_fast.base.arrow import ArrowData
    from lexicon_fast.dictionary import Dictionary
    from lexicon_fast.find.letters import Letters
    from lexicon_fast.find.tiles import HasTiles
    from lexicon_fast.find.word_facts import Array

#: Arguments of `EvaluationContext`: tiles, definitions, playability.
Tables: TypeAlias = "tuple[HasTiles | None, Definitions | None, Playability | None]"

#: The orders of the words of a query.
ORDERS: Final = ("alphabet", "probability", "playability", "length", "points")


def read_query(query: object, letters: Letters, others: AnyDictionary = ANY) -> Condition:
    """Return a query given as text or in its JSON form. Raises BadQuery, TypeError.

    others: the dictionaries that `in` may name.
    """
    if isinstance(query, str):
        return parse(query, letters, others)
    if not isinstance(query, Mapping):
        raise wrong_type("query", "a str or a dict", query)
    read = from_json(dict(query))
    check_all(read, letters)
    for condition in walk(read):
        if isinstance(condition, In):
            try:
                others.check(condition.value)
            except BadQuery as error:
                raise BadQuery(f"in: {error}") from None
    return read


def check_order(order: object) -> str:
    """Return an order, if there is one with this name. Raises BadOption, TypeError."""
    order = checked("order", str, order)
    if order not in ORDERS:
        hint = did_you_mean(order, ORDERS) or f"; use {', '.join(ORDERS)}"
        raise BadOption(f"unknown order {excerpt(order)}{hint}")
    return order


def find(
    dictionary: Dictionary,
    query: object,
    order: str,
    limit: int | None,
    *tables: *Tables,
) -> list[str]:
    """Return the words of a query; see `Dictionary.find`."""
    context, numbers = _found(dictionary, query, order, limit, *tables)
    words = context.facts.words
    return [words[number] for number in context.in_order(numbers, order)[:limit].tolist()]


def find_alphagrams(
    dictionary: Dictionary,
    query: object,
    order: str,
    limit: int | None,
    *tables: *Tables,
) -> dict[str, list[str]]:
    """Return the words of a query by their alphagrams; see `Dictionary.find_alphagrams`."""
    context, numbers = _found(dictionary, query, order, limit, *tables)
    groups = context.by_alphagram(numbers, order).part(0, limit)
    words = [context.facts.words[number] for number in groups.words.tolist()]
    alphagrams = context.facts.alphagrams(groups.words[groups.starts[:-1]])
    slices = pairwise(groups.starts.tolist())
    return {name: words[start:end] for name, (start, end) in zip(alphagrams, slices, strict=True)}


def _found(
    dictionary: Dictionary, query: object, order: str, limit: int | None, *tables: *Tables
) -> tuple[EvaluationContext, Array]:
    """Return the words of a query, and what sorts them. Raises BadQuery, BadOption, TypeError."""
    check_order(order)
    check_lists(*tables[1:])
    if limit is not None:
        size("limit", limit, 0, 1 << 40)
    context = EvaluationContext(finder_of(dictionary), *tables)
    return context, context.find(read_query(query, context.letters))


def find_batch(
    dictionary: Dictionary,
    queries: Iterable[object] | ArrowData,
    errors: str,
    *tables: *Tables,
) -> Matches:
    """Return the word numbers of queries; see `Dictionary.find_batch`."""
    check_lists(*tables[1:])
    keep = keeps_bad_rows(errors)
    asked = items("queries", "queries", queries)
    plain, rest = find_plain(dictionary.compiled, asked)
    if not rest:
        return plain
    context = EvaluationContext(finder_of(dictionary), *tables)
    out, begin = Matches(), 0
    for place in rest:
        add_words(out, plain, begin, place)
        begin = place + 1
        try:
            if is_null(asked[place]):
                raise BadQuery("it is null")
            context.add_to(out, read_query(asked[place], context.letters))
        except BadQuery as error:
            message = f"query {place}: {error}"
            if not keep:
                place_of = (error.query, error.start, error.end, error.suggestions)
                raise type(error)(message, *place_of) from None
            out.errors[place] = message
            add_words(out, plain, place, begin)  # an entry without words
    add_words(out, plain, begin, len(asked))
    return out


def check_lists(definitions: object, playability: object) -> None:
    if definitions is not None and not isinstance(definitions, Definitions):
        raise wrong_type("definitions", "a Definitions, or None", definitions)
    if playability is not None and not isinstance(playability, Playability):
        raise wrong_type("playability", "a Playability, or None", playability)
