"""Queries of a dictionary, checked and answered: `Dictionary.find` and `Dictionary.find_batch`."""

from __future__ import annotations

import re
from collections.abc import Mapping
from itertools import pairwise
from typing import TYPE_CHECKING, Any, Final

import numpy as np

from lexicon_fast._native.dictionary import search
from lexicon_fast._native.dictionary.search import Matches, restored_matches
from lexicon_fast.arguments import checked, items, size, wrong_type
from lexicon_fast.errors import BadHand, BadOption, BadQuery
from lexicon_fast.find.evaluate import finder_of
from lexicon_fast.find.forms import check_all
from lexicon_fast.find.grammar import parse
from lexicon_fast.find.groups import by_alphagram
from lexicon_fast.find.query import from_json
from lexicon_fast.suggestions import did_you_mean

if TYPE_CHECKING:
    from lexicon_fast.dictionary import Dictionary
    from lexicon_fast.find.columns import Array
    from lexicon_fast.find.evaluate import Finder
    from lexicon_fast.find.letters import Letters
    from lexicon_fast.find.query import Condition
    from lexicon_fast.find.tiles import HasTiles

#: The orders of the words of a query.
ORDERS: Final = ("alphabet", "probability", "length", "points")
#: A query for which a hand suffices: letters and blanks.
_SIMPLE: Final = re.compile(r"(?i)(sub)?anagram:([^\s()\[\]*\"]{1,64})")


def read_query(query: object, letters: Letters) -> Condition:
    """Return a query given as text or in its JSON form. Raises BadQuery, TypeError."""
    if isinstance(query, str):
        return parse(query, letters)
    if not isinstance(query, Mapping):
        raise wrong_type("query", "a str or a dict", query)
    found = from_json(dict(query))
    check_all(found, letters)
    return found


def check_order(order: object) -> str:
    """Return an order, if there is one with this name. Raises BadOption, TypeError."""
    order = checked("order", str, order)
    if order not in ORDERS:
        hint = did_you_mean(order, ORDERS) or f"; use {', '.join(ORDERS)}"
        raise BadOption(f"unknown order {order!r:.40}{hint}")
    return order


def find(
    dictionary: Dictionary,
    query: object,
    *,
    order: str = "alphabet",
    limit: int | None = None,
    tiles: HasTiles | None = None,
) -> list[str]:
    """Return the words of a query; see `Dictionary.find`."""
    check_order(order)
    most = None if limit is None else size("limit", limit, 0, 1 << 40)
    finder = finder_of(dictionary)
    found = finder.find(read_query(query, finder.letters), tiles)
    numbers = finder.in_order(found, order, tiles)[:most]
    words = finder.columns.words
    return [words[number] for number in numbers.tolist()]


def find_alphagrams(
    dictionary: Dictionary,
    query: object,
    *,
    order: str = "alphabet",
    limit: int | None = None,
    tiles: HasTiles | None = None,
) -> dict[str, list[str]]:
    """Return the words of a query by their alphagrams; see `Dictionary.find_alphagrams`."""
    check_order(order)
    most = None if limit is None else size("limit", limit, 0, 1 << 40)
    finder = finder_of(dictionary)
    found = finder.find(read_query(query, finder.letters), tiles)
    groups = by_alphagram(finder, found, order, tiles).part(0, most)
    words = [finder.columns.words[number] for number in groups.words.tolist()]
    alphagrams = finder.columns.alphagrams(groups.words[groups.starts[:-1]])
    slices = pairwise(groups.starts.tolist())
    return {name: words[start:end] for name, (start, end) in zip(alphagrams, slices, strict=True)}


def find_batch(dictionary: Dictionary, queries: Any, *, tiles: HasTiles | None = None) -> Matches:
    """Return the word numbers of queries; see `Dictionary.find_batch`."""
    finder = finder_of(dictionary)
    asked = items("queries", "queries", queries)
    found, rest = _anagrams(finder, asked)
    if not rest and found is not None:
        return found
    numbers: list[Array] = [] if found is None else list(found)
    for place in rest:
        query = asked[place]
        try:
            numbers.insert(place, finder.find(read_query(query, finder.letters), tiles))
        except BadQuery as error:
            raise BadQuery(f"query {place}: {error}", error.query, error.start, error.end) from None
    offsets = np.zeros(len(numbers) + 1, np.int64)
    np.cumsum([len(each) for each in numbers], out=offsets[1:])
    ids = np.concatenate(numbers) if numbers else np.empty(0, np.int64)
    return restored_matches(offsets, ids.astype(np.int32), 0)


def _anagrams(finder: Finder, asked: list[Any]) -> tuple[Matches | None, list[int]]:
    """Answer all queries that are one anagram or subanagram without signs but ?, together.

    Return their words, and the places of the other queries. One native call for many hands takes
    less time than to read them one by one.
    """
    hands, sizes, rest = [], [], []
    for place, query in enumerate(asked):
        simple = _SIMPLE.fullmatch(query) if type(query) is str else None
        if simple is None:
            rest.append(place)
        else:
            hands.append(simple[2])
            sizes.append(0 if simple[1] else len(simple[2]))
    if not hands:
        return None, rest
    try:
        matches = search.subwords_batch(finder.compiled, hands)
    except BadHand:  # the parser names the wrong letter and its place
        return None, [*range(len(asked))]
    if any(sizes):
        ids, offsets = matches.word_ids, matches.offsets
        wanted = np.repeat(np.array(sizes, np.uint8), np.diff(offsets))
        keep = (wanted == 0) | (finder.columns.length[ids] == wanted)
        ends = np.zeros(len(ids) + 1, np.int64)
        np.cumsum(keep, out=ends[1:])
        matches = restored_matches(ends[offsets], ids[keep], 0)
    return matches, rest
