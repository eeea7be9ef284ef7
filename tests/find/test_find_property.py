"""`Dictionary.find` finds what the slow reference implementation finds, for random queries."""

from __future__ import annotations

import random
import tempfile
from functools import cache
from itertools import pairwise
from pathlib import Path
from typing import Any

import msgspec
import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from oracles.find import Oracle

from lexicon_fast import Dictionary
from lexicon_fast.dictionary.alphabet import Alphabet
from lexicon_fast.find.finder import EvaluationContext, finder_of
from lexicon_fast.find.groups import GROUPS
from lexicon_fast.find.letters import Letters
from lexicon_fast.find.playability import Origin, Playability
from lexicon_fast.find.query import from_json
from lexicon_fast.find.search import ORDERS

_RANGES = ["length", "vowels", "unique-letters", "anagrams", "points"]
_RANGES += ["front-extensions", "back-extensions"]
_WORDS = ["prefix", "suffix", "contains", "includes", "excludes", "takes-prefix", "takes-suffix"]
_WORDS += ["transposition", "misprint", "added", "removed", "inside", "reversed-inside"]

#: With these letters, the lists that conditions name lose most words.
pytestmark = pytest.mark.filterwarnings("ignore:.*lines are not words")

#: A few letters, so that words have much in common; the second alphabet is out of order, and has
#: an accent.
ALPHABETS = [Alphabet("few", "ABCDE", "abcde"), Alphabet("greek", "ΩΑΒΈΝ", "ωαβέν")]
VOWELS = ["ae", "ωαέ"]


#: Groups that do not need the letters of English.
GROUPS_OF_ALL = [name for name in GROUPS if not name.startswith("type-iii")]


class _Tiles:
    """A small bag with few of each letter."""

    def __init__(self, upper: str) -> None:
        self.counts = {letter: at % 3 + 1 for at, letter in enumerate(upper)} | {"?": 2}
        self.values = {letter: at * 3 % 5 for at, letter in enumerate(upper)} | {"?": 0}


TILES = [_Tiles(alphabet.upper) for alphabet in ALPHABETS]


@cache
def other_list(kind: int) -> str:
    """The name of a list of other words: one of the package, or a file."""
    if not kind:
        return "2of12inf"
    path = Path(tempfile.mkdtemp(prefix="find-")) / "words.txt"
    two = [a + b for a in ALPHABETS[kind].lower for b in ALPHABETS[kind].lower[1:]]
    path.write_text("\n".join(two), encoding="utf-8")
    return str(path)


@cache
def dictionary(kind: int, seed: int) -> tuple[Dictionary, Oracle, Playability]:
    rng = random.Random(seed)
    alphabet, tiles = ALPHABETS[kind], TILES[kind]
    words = {
        "".join(rng.choices(alphabet.lower, k=rng.choice((2, 2, 3, 3, 4, 5, 6, 7, 8, 9))))
        for _ in range(rng.choice((1, 5, 60, 400)))
    }
    numbers = {
        letter.lower(): (count, tiles.values[letter]) for letter, count in tiles.counts.items()
    }
    others = {other_list(kind): Dictionary.load(other_list(kind), alphabet=alphabet).words}
    d = Dictionary.from_words(sorted(words), alphabet=alphabet)
    values = {word: rng.randint(1, 40) for word in sorted(words) if rng.random() < 0.6}
    origin = Origin("words", d.sha256, alphabet.upper, "scrabble", "scrabble", 1, 1)
    oracle = Oracle(
        sorted(words), alphabet.lower, numbers, others, VOWELS[kind], playability=values
    )
    return d, oracle, Playability(origin, values, "words")


def parallels(word: st.SearchStrategy[str]) -> st.SearchStrategy[dict[str, Any]]:
    """Values of parallel plays that are allowed."""

    @st.composite
    def some(draw: st.DrawFn) -> dict[str, Any]:
        value = draw(word)
        overlap = draw(st.one_of(st.none(), st.integers(1, len(value))))
        last = len(value) - (overlap or min(2, len(value)))
        return {
            "value": value,
            "side": draw(st.sampled_from((None, "above", "below"))),
            "overlap": overlap,
            "offset": draw(st.one_of(st.none(), st.none(), st.integers(-9, last))),
        }

    return some()


def queries(kind: int) -> st.SearchStrategy[dict[str, Any]]:
    """Queries in their JSON form."""
    upper = ALPHABETS[kind].upper
    letter = st.sampled_from(upper + upper.lower())
    word = st.text(letter, min_size=1, max_size=7)
    any_set = st.sets(letter, min_size=1, max_size=3).map(lambda some: "".join(sorted(some)))
    bracket = st.one_of(any_set.map("[{}]".format), any_set.map("[^{}]".format))
    piece = st.one_of(letter, letter, letter, st.sampled_from("??*"), bracket)
    pattern = st.lists(piece, min_size=1, max_size=7).map("".join)
    atom = st.one_of(letter, st.just("."), bracket)
    regex = st.recursive(
        atom,
        lambda inner: st.one_of(
            st.tuples(inner, inner).map("".join),
            st.tuples(inner, inner).map("(?:{0[0]}|{0[1]})".format),
            st.tuples(inner, st.sampled_from(("*", "+", "?", "{2}", "{1,3}", "{0,}"))).map(
                "({0[0]}){0[1]}".format
            ),
        ),
        max_leaves=6,
    )
    edged = st.tuples(st.sampled_from(("", "^", "(^|B)")), regex, st.sampled_from(("", "$"))).map(
        lambda parts: "".join(parts) if "B" in upper else f"{parts[0][:1].strip('(')}{parts[1]}"
    )
    number = st.integers(0, 9)
    limits = st.one_of(
        number.map(lambda at: {"min": at, "max": at}),
        number.map(lambda at: {"min": at}),
        st.tuples(number, number).map(lambda two: {"min": min(two), "max": max(two)}),
    )
    order = st.tuples(limits, st.sampled_from((0, 1, 2)), st.booleans()).map(
        lambda parts: {**parts[0], "blanks": parts[1], "lax": parts[2]}
    )
    playable = st.tuples(limits, st.booleans(), st.booleans()).map(
        lambda parts: {**parts[0], "all_lengths": parts[1], "lax": parts[2]}
    )
    limit = st.one_of(order, playable.map(lambda found: {**found, "by": "playability"}))

    def made(kind: str, fields: st.SearchStrategy[dict[str, Any]]) -> st.SearchStrategy[Any]:
        return fields.map(lambda found: {"type": kind, **found})

    value = lambda found: {"value": found}  # noqa: E731
    hooks = st.one_of(limits, word.map(lambda letters: {"letters": letters}))
    some = [made(kind, pattern.map(value)) for kind in ("pattern", "anagram", "superanagram")]
    some += some
    some.append(
        made("subanagram", pattern.map(lambda text: text.replace("*", "?")).map(value)),
    )
    some += [made("regex", edged.map(value))] * 2
    some += [made(kind, limits) for kind in _RANGES]
    some += [made(kind, word.map(value)) for kind in _WORDS]
    some += [made(kind, hooks) for kind in ("front-hooks", "back-hooks")]
    some += [
        st.just({"type": kind})
        for kind in ("front-inner-hook", "back-inner-hook", "palindrome", "semordnilap")
    ]
    some.append(st.just({"type": "in", "value": other_list(kind)}))
    some += [made("probability", order), made("playability", playable)]
    some.append(made("group", st.sampled_from(GROUPS_OF_ALL).map(value)))
    some += [made("parallel", parallels(word))] * 2
    share = st.tuples(word, st.integers(0, 100), st.integers(0, 100)).map(
        lambda parts: {"letters": parts[0], "min": min(parts[1:]), "max": max(parts[1:])}
    )
    some.append(made("consists", share))
    several = lambda inner: st.lists(inner, min_size=1, max_size=3)  # noqa: E731
    return st.recursive(
        st.one_of(some),
        lambda inner: st.one_of(
            several(inner).map(lambda of: {"type": "and", "of": of}),
            several(inner).map(lambda of: {"type": "or", "of": of}),
            inner.map(lambda query: {"type": "not", "query": query}),
            st.tuples(inner, limit).map(lambda two: {"type": "limit", "query": two[0], **two[1]}),
        ),
        max_leaves=4,
    )


QUERIES = [queries(kind) for kind in (0, 1)]


@given(st.data(), st.integers(0, 1), st.integers(0, 30))
def test_words_are_those_of_the_reference_implementation(
    data: st.DataObject, kind: int, seed: int
) -> None:
    query = data.draw(QUERIES[kind])
    d, oracle, table = dictionary(kind, seed)
    assert d.find(query, tiles=TILES[kind], playability=table) == oracle.find(query)


@given(st.data(), st.integers(0, 1))
def test_batches_have_rising_numbers_of_the_same_words(data: st.DataObject, kind: int) -> None:
    some = data.draw(st.lists(QUERIES[kind], max_size=4))
    d, oracle, table = dictionary(kind, 3)
    found = d.find_batch(some, tiles=TILES[kind], playability=table)
    assert len(found) == len(some)
    for query, numbers in zip(some, found, strict=True):
        assert numbers.tolist() == sorted(numbers.tolist())
        assert {d.words[number] for number in numbers} == set(oracle.find(query))


@given(QUERIES[0])
def test_json_is_complete(query: dict[str, Any]) -> None:
    assert from_json(msgspec.to_builtins(from_json(query))) == from_json(query)


def test_vowels_of_the_alphabets() -> None:
    for alphabet, vowels in zip(ALPHABETS, VOWELS, strict=True):
        letters = Letters(alphabet)
        assert [alphabet.lower[code] for code in letters.members(letters.vowels)] == [*vowels]


@pytest.mark.parametrize("kind", [0, 1])
@pytest.mark.parametrize("order", ORDERS)
def test_orders(kind: int, order: str) -> None:
    d, oracle, table = dictionary(kind, 5)
    keys = {
        "alphabet": lambda word: 0,
        "length": len,
        "points": lambda word: -sum(oracle.tiles[letter][1] for letter in word),
        "probability": lambda word: (len(word), -oracle.ways(word, 2)),
        "playability": lambda word: -oracle.playability.get(word, 0),
    }
    options = {"order": order, "tiles": TILES[kind], "playability": table}
    every = d.find("length:1-", **options)
    assert every == sorted(oracle.words, key=keys[order])
    assert d.find("length:1-", limit=3, **options) == every[:3]


@given(st.data(), st.integers(0, 1), st.integers(0, 30))
def test_alphagrams_are_those_of_the_reference_implementation(
    data: st.DataObject, kind: int, seed: int
) -> None:
    query = data.draw(QUERIES[kind])
    order = data.draw(st.sampled_from(ORDERS))
    limit = data.draw(st.sampled_from((None, 0, 1, 3)))
    d, oracle, table = dictionary(kind, seed)
    found = d.find_alphagrams(query, order=order, limit=limit, tiles=TILES[kind], playability=table)
    wanted = oracle.alphagrams(oracle.find(query), order)
    assert [*found.items()] == [*wanted.items()][:limit]


def test_groups_can_be_taken_in_parts() -> None:
    d, *_ = dictionary(0, 5)
    context = EvaluationContext(finder_of(d), TILES[0])
    every = context.by_alphagram(np.arange(len(d)), "length")
    whole = [every.words[a:b].tolist() for a, b in pairwise(every.starts.tolist())]
    parts = [
        part.words[a:b].tolist()
        for part in every.parts(3)
        for a, b in pairwise(part.starts.tolist())
    ]
    assert len(whole) > 3
    assert parts == whole
