"""The committed queries have, on ENABLE, the words that the slow reference implementation finds."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import find as bench_find
import msgspec
import pytest
from oracles.find import Oracle

from lexicon_fast import Dictionary
from lexicon_fast.find.grammar import parse
from lexicon_fast.find.letters import Letters
from lexicon_fast.games.tiles.layouts import Layout

QUERIES = Path(bench_find.QUERIES).read_text(encoding="ascii").splitlines()


@cache
def some_words(step: int) -> tuple[Dictionary, Oracle]:
    """Return every step-th word of ENABLE, and the oracle, which is as much quicker for them."""
    d = Dictionary.from_words(Dictionary.load("enable").words[::step])
    layout = Layout.load("scrabble")
    tiles = {
        letter.lower(): (count, layout.values[letter]) for letter, count in layout.counts.items()
    }
    others = {name: Dictionary.load(name).words for name in ("2of12inf", "yawl")}
    return d, Oracle(list(d), d.alphabet.lower, tiles, others)


def compare(queries: list[str], step: int) -> None:
    d, oracle = some_words(step)
    letters = Letters(d.alphabet)
    for query, numbers in zip(queries, d.find_batch(queries), strict=True):
        wanted = oracle.find(msgspec.to_builtins(parse(query, letters)))
        assert {d.words[number] for number in numbers} == set(wanted), query
        assert len(numbers) == len(wanted), query


def test_there_are_a_thousand_different_queries() -> None:
    assert len(QUERIES) == len(set(QUERIES)) == 1000


def test_the_queries_are_those_of_the_generator() -> None:
    assert bench_find.queries() == QUERIES


def test_most_queries_have_words() -> None:
    d, _ = some_words(40)
    assert sum(len(numbers) > 0 for numbers in d.find_batch(QUERIES)) > 400


def test_some_queries() -> None:
    compare(QUERIES[::100], step=40)


@pytest.mark.slow
def test_more_queries() -> None:
    compare(QUERIES[1::20], step=10)
