"""Automata that read words letter by letter, against `re`; sets of words, and their hashes."""

from __future__ import annotations

import random
import re
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from support.effort import examples

from lexicon_fast._native.dictionary.build import build
from lexicon_fast._native.dictionary.compiled import Compiled, available_isas
from lexicon_fast._native.dictionary.search import Matches, add_words
from lexicon_fast._native.find.bitmap_index import BitmapIndex, HashIndex
from lexicon_fast.base.errors import BadOption
from lexicon_fast.dictionary.alphabet import Alphabet
from lexicon_fast.find.automata import compiled, parse
from lexicon_fast.find.letters import Letters
from lexicon_fast.find.word_facts import Bitmaps

pytestmark = pytest.mark.native

FEW = Letters(Alphabet("few", "ABCD", "abcd"))


def indexes() -> list[BitmapIndex]:
    """The index of words for each instruction set: a length has several blocks, others none."""
    rng = random.Random(3)
    words = {"".join(rng.choices("abcd", k=k)) for k in (1, 2, 3, 4, 7, 9, 64) for _ in range(300)}
    words |= {"".join(rng.choices("abcd", k=8)) for _ in range(5000)}
    file, _ = build("\n".join(words).encode(), "ABCD", "abcd", "few", b"\0" * 32, "test")
    return [BitmapIndex(Compiled(file, "test", isa)) for isa in available_isas()]


INDEXES = indexes()
SPELLED = INDEXES[0].dictionary.get_many(range(len(INDEXES[0].dictionary)))


def every(index: BitmapIndex) -> Any:
    """Return the set of all words."""
    return np.frombuffer(index.all_words(), np.uint64).copy()


def marks_of(index: BitmapIndex, some: Any) -> Any:
    """Return whether each word is in a set, bool[n]."""
    marks = np.zeros(len(index.dictionary), bool)
    marks[np.frombuffer(index.order(), np.uint32)[_bits(some)]] = True
    return marks


def set_of(index: BitmapIndex, marks: Any) -> Any:
    """Return the set of the words that are marked."""
    bits = marks[np.frombuffer(index.order(), np.uint32)] & _bits(every(index))
    return np.packbits(bits, bitorder="little").view(np.uint64)


def _bits(some: Any) -> Any:
    return np.unpackbits(some.view(np.uint8), bitorder="little").astype(bool)


def check(text: str) -> None:
    """Compare the words of an expression with those of `re`, for each instruction set."""
    program = compiled(parse(text, FEW), FEW)
    known = re.compile(text.lower())
    expected = np.array([known.search(word) is not None for word in SPELLED])
    for index in INDEXES:
        found = every(index)
        program.keep(index, found)
        wrong = [SPELLED[at] for at in np.flatnonzero(marks_of(index, found) != expected)[:5]]
        assert not wrong, (text, index.dictionary.isa)


def test_expressions_agree_with_re() -> None:
    for text in (
        *(
            "^A.*B$",
            "AB|C{2}",
            "^(A|BC)+$",
            "(A?B){2,3}",
            "^$",
            "^",
            "$",
            "(^A|B)C*$",
            "()",
            "A{0}",
        ),
        *("^(A*)*$", "^(A*B?)*C$", "^((AB?)+|C*)+D$", "^.?.?A$", "^(A|)(B|)[CD]*$", "[^A][^BCD]$"),
        *(
            "^A?B?C?D?$",
            "^(.*A|B).*$",
            "(^.*|A)B",
            "^A(.*B|C)$",
            "^.{3,}(.D)?$",
            "(A|D).{9}$",
            "^(A{2,}|B+)+$",
        ),
        "(A|B)*A(A|B){14}",  # an automaton with a state for each set of places has 2 ** 14
    ):
        check(text)


SETS = st.sampled_from(["A", "B", "C", "D", ".", "[AB]", "[^A]", "[BCD]", "[A-D]"])
REPEATS = st.sampled_from(["*", "+", "?", "{2}", "{0,2}", "{1,}", "{0}"])
PARTS = st.recursive(
    st.one_of(SETS, st.just("()")),
    lambda part: st.one_of(
        st.lists(part, min_size=1, max_size=3).map("".join),
        st.lists(part, min_size=2, max_size=3).map(lambda parts: f"({'|'.join(parts)})"),
        st.tuples(part, REPEATS).map(lambda pair: f"({pair[0]}){pair[1]}"),
    ),
    max_leaves=6,
)


@given(st.sampled_from(["", "^"]), PARTS, st.sampled_from(["", "$"]))
@settings(max_examples=examples(60))
def test_random_expressions_agree_with_re(start: str, text: str, end: str) -> None:
    check(f"{start}({text}){end}")


@pytest.mark.parametrize("index", INDEXES, ids=available_isas())
def test_programs_read_words_of_a_small_set_wherever_they_are(index: BitmapIndex) -> None:
    program = compiled(parse("A.*B", FEW), FEW)
    words = every(index)
    found = words.copy()
    program.keep(index, found)
    for lane, (some, expected) in enumerate(zip(np.diag(words), np.diag(found), strict=True)):
        kept = some.copy()  # the words of one lane: the groups before and after are empty
        program.keep(index, kept)
        assert kept.tolist() == expected.tolist(), lane


def test_wrong_programs_are_refused() -> None:
    index, lanes = INDEXES[0], INDEXES[0].lanes
    good = [3, 3, 1, 0]
    for steps, ends, registers, size in (
        (good[:3], [3], 4, lanes),
        ([5, 3, 1, 0], [3], 4, lanes),
        ([0, 2, 1, 0], [3], 4, lanes),
        ([0, 4, 1, 0], [3], 4, lanes),
        ([0, 3, 4, 0], [3], 4, lanes),
        ([0, 3, 0, 4], [3], 4, lanes),
        ([3, 3, 0, 4], [3], 4, lanes),
        (good, [4], 4, lanes),
        (good, [2], 2, lanes),
        (good, [3], 1 << 20, lanes),
        (good, [3], 4, lanes - 1),
    ):
        some = np.zeros(size, np.uint64)
        with pytest.raises(BadOption):
            index.keep_accepted(
                np.array(steps, np.uint16), np.array(ends, np.uint16), registers, 1, 9, some
            )
    some = every(index)
    index.keep_accepted(np.array(good, np.uint16), np.array([3], np.uint16), 4, 2, 2, some)
    assert [SPELLED[at] for at in np.flatnonzero(marks_of(index, some))] == [
        word for word in SPELLED if len(word) == 2 and word.endswith("a")
    ]


@pytest.mark.parametrize("index", INDEXES, ids=lambda index: index.dictionary.isa)
def test_sets_keep_words_as_python_does(index: BitmapIndex) -> None:
    """Each method of sets, with full, sparse and empty sets."""
    rng = np.random.default_rng(1)
    n, sets = len(SPELLED), Bitmaps(index.dictionary)
    number = rng.integers(0, 40, n)
    numbers, counts = sets.planes(number), letter_planes(sets)
    words = rng.choice(n, n // 2, replace=False).astype(np.int32)
    listed = set(words.tolist())
    tests: list[tuple[Callable[[Any], None], Callable[[int, str], bool]]] = [
        (lambda some: index.keep_words(words, some), lambda at, _: at in listed),
        (lambda some: sets.keep_lengths(3, 8, some), lambda _, word: 3 <= len(word) <= 8),
        (lambda some: sets.keep_lengths(4, None, some), lambda _, word: len(word) >= 4),
        (lambda some: index.keep_start(b"\1\2", some), lambda _, word: word[:2] == "bc"),
        (lambda some: index.keep_end(b"\1\2", some), lambda _, word: word[-2:] == "bc"),
    ]
    for low, high in ((0, 0), (7, 7), (5, 33), (39, None), (64, None), (9, 3)):
        tests.append(
            (
                lambda some, low=low, high=high: sets.keep_between(numbers, low, high, some),  # type: ignore[misc]
                lambda at, _, low=low, high=high: low <= number[at] <= (high or (low and 99)),  # type: ignore[misc]
            )
        )
    for low, high in ((0, 0), (25, 60), (33, 100), (100, 100)):
        tests.append(
            (
                lambda some, low=low, high=high: index.keep_shares(
                    counts, b"\0\3", low, high, some
                ),  # type: ignore[misc]
                lambda _, word, low=low, high=high: (  # type: ignore[misc]
                    low * len(word) <= 100 * (word.count("a") + word.count("d")) <= high * len(word)
                ),
            )
        )
    for share in (1, 0.3, 0.01, 0):
        marks = rng.random(n) < share
        for keep, meets in tests:
            some = set_of(index, marks)
            assert sets.numbers(some).tolist() == np.flatnonzero(marks).tolist()
            keep(some)
            expected = [at for at, word in enumerate(SPELLED) if marks[at] and meets(at, word)]
            assert sets.numbers(some).tolist() == expected
            assert not (some & ~every(index)).any()


def letter_planes(sets: Bitmaps) -> Any:
    """Return the planes of the counts of the letters."""
    found = np.zeros((4, 7, sets.index.lanes), np.uint64)
    for code, letter in enumerate("abcd"):
        some = sets.planes(np.array([word.count(letter) for word in SPELLED]))
        found[code, : len(some)] = some
    return found


@given(st.data())
@settings(max_examples=examples(20))
def test_first_places_agree_with_sorting(data: st.DataObject) -> None:
    """Words of a set by a number in groups: the first ones of each, alone or with equal ones."""
    index, n = INDEXES[0], len(SPELLED)
    rng = np.random.default_rng(data.draw(st.integers(0, 99)))
    low, high = data.draw(st.integers(0, 4)), data.draw(st.integers(0, 9))
    lax = data.draw(st.booleans())
    group, number = rng.integers(0, 3, n), rng.integers(0, 60, n)
    marks = rng.random(n) < data.draw(st.sampled_from([1, 0.1, 0.004, 0]))
    words = np.lexsort((-number, group))
    places = np.empty(n, np.uint32)
    places[words] = np.arange(n)
    bits = places[np.frombuffer(index.order(), np.uint32)]
    some = set_of(index, marks)
    ends = np.cumsum(np.bincount(group, minlength=3))
    index.keep_first(bits, words.astype(np.uint32), number[words], ends, low, high, lax, some)
    expected: set[int] = set()
    for each in range(3):
        ranked = [at for at in words.tolist() if marks[at] and group[at] == each]
        kept = ranked[max(low - 1, 0) : high]
        values = [number[at] for at in kept[:1] + kept[-1:]]
        equal = {at for at in ranked if lax and kept and values[0] >= number[at] >= values[1]}
        expected |= {*kept, *equal}
    assert set(np.flatnonzero(marks_of(index, some)).tolist()) == expected


def test_the_next_group_begins_after_the_last_place_of_a_group() -> None:
    index, n = INDEXES[0], len(SPELLED)
    words = np.arange(n, dtype=np.uint32)
    bits = words[np.frombuffer(index.order(), np.uint32)]
    ends = np.array([70, 133, n])
    marks = np.zeros(n, bool)
    marks[[0, 70, 133]] = True  # the first of each group; none has a second one
    for low, expected in ((1, [0, 70, 133]), (2, [])):
        some = set_of(index, marks)
        index.keep_first(bits, words, -words.astype(np.int64), ends, low, 2, False, some)
        assert np.flatnonzero(marks_of(index, some)).tolist() == expected


def test_wrong_sets_are_refused() -> None:
    index, n = INDEXES[0], len(SPELLED)
    some, short = every(index), every(index)[1:].copy()
    planes = np.zeros((2, index.lanes), np.uint64)
    letters = np.zeros((4, 1, index.lanes), np.uint64)
    bits, words = np.zeros(64 * index.lanes, np.uint32), np.zeros(n, np.uint32)
    numbers, ends = np.zeros(n, np.int64), np.array([n])
    for call in (
        lambda: index.numbers(short),
        lambda: index.keep_words(np.array([n], np.int32), some),
        lambda: index.keep_words(np.array([-1], np.int32), some),
        lambda: index.keep_lengths(1, 2, short),
        lambda: index.keep_start(b"\4", some),
        lambda: index.keep_between(planes[:0], 0, 1, some),
        lambda: index.keep_between(planes[:, 1:].copy(), 0, 1, some),
        lambda: index.keep_shares(letters, b"\4", 0, 1, some),
        lambda: index.keep_shares(letters, b"\0", 2, 1, some),
        lambda: index.keep_first(bits[1:], words, numbers, ends, 1, 2, False, some),
        lambda: index.keep_first(bits, words[1:], numbers, ends, 1, 2, False, some),
        lambda: index.keep_first(bits, words, numbers, ends + 1, 1, 2, False, some),
        lambda: index.keep_first(bits + np.uint32(n), words, numbers, ends, 1, 2, False, some),
        lambda: index.keep_first(bits, words + np.uint32(n), numbers, ends, 1, 2, False, some),
        lambda: add_words(Matches(), Matches(), 0, 1),
    ):
        with pytest.raises(BadOption):
            call()
    assert (some == every(index)).all()


@given(st.data(), st.sampled_from([1, 5, 1 << 32, (1 << 64) - 1]))
@settings(max_examples=examples(30))
def test_words_are_found_by_their_hashes(data: st.DataObject, most: int) -> None:
    """Few different hashes, also ones that share their first bits, are of several words."""
    hashes = st.lists(st.integers(0, most), max_size=60)
    known, wanted = data.draw(hashes), data.draw(hashes)
    wanted += known[::2]
    index = HashIndex(np.array(known, np.uint64))
    assert len(index) == len(known)
    places, words = (
        np.frombuffer(each, np.int64).tolist() for each in index.find(np.array(wanted, np.uint64))
    )
    assert [*zip(places, words, strict=True)] == [
        (place, word)
        for place, value in enumerate(wanted)
        for word, other in enumerate(known)
        if value == other
    ]
