"""Programs that read words letter by letter, against `re`; sets of words, and their hashes."""

from __future__ import annotations

import random
import re

import numpy as np
import pytest
from effort import examples
from hypothesis import given, settings
from hypothesis import strategies as st

from lexicon_fast._native.dictionary.build import build
from lexicon_fast._native.dictionary.compiled import Compiled, available_isas
from lexicon_fast._native.find.bitmap_index import BitmapIndex
from lexicon_fast._native.find.hash_index import HashIndex
from lexicon_fast._native.find.word_sets import chosen
from lexicon_fast.alphabet import Alphabet
from lexicon_fast.errors import BadOption
from lexicon_fast.find.letters import Letters
from lexicon_fast.find.programs import compiled
from lexicon_fast.find.regex import parse

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


def check(text: str) -> None:
    """Compare the words of an expression with those of `re`, for each instruction set."""
    program = compiled(parse(text, FEW), FEW)
    known = re.compile(text.lower())
    expected = np.array([known.search(word) is not None for word in SPELLED])
    for index in INDEXES:
        marks = np.zeros(len(SPELLED), bool)
        program.mark(index, marks)
        wrong = [SPELLED[at] for at in np.flatnonzero(marks != expected)[:5]]
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


def test_wrong_programs_are_refused() -> None:
    index, n = INDEXES[0], len(SPELLED)
    good = [3, 3, 1, 0]
    for steps, ends, registers, size in (
        (good[:3], [3], 4, n),
        ([5, 3, 1, 0], [3], 4, n),
        ([0, 2, 1, 0], [3], 4, n),
        ([0, 4, 1, 0], [3], 4, n),
        ([0, 3, 4, 0], [3], 4, n),
        ([0, 3, 0, 4], [3], 4, n),
        ([3, 3, 0, 4], [3], 4, n),
        (good, [4], 4, n),
        (good, [2], 2, n),
        (good, [3], 1 << 20, n),
        (good, [3], 4, n - 1),
    ):
        marks = np.zeros(size, np.uint8)
        with pytest.raises(BadOption):
            index.mark(
                np.array(steps, np.uint16), np.array(ends, np.uint16), registers, 1, 9, marks
            )
    marks = np.zeros(n, np.uint8)
    index.mark(np.array(good, np.uint16), np.array([3], np.uint16), 4, 2, 2, marks)
    assert [SPELLED[at] for at in np.flatnonzero(marks)] == [
        word for word in SPELLED if len(word) == 2 and word.endswith("a")
    ]


def test_words_are_chosen_by_their_marks() -> None:
    rng = np.random.default_rng(1)
    for n in (0, 1, 64, 1000):
        for share in (0, 0.5, 1):
            marks = (rng.random(n) < share).astype(np.uint8)
            words = np.sort(rng.choice(n, n // 2, replace=False))
            room = np.empty(len(words), np.int64)
            assert room[: chosen(marks, words, room)].tolist() == words[marks[words] != 0].tolist()
    marks, words = np.ones(3, np.uint8), np.array([0, 3])
    with pytest.raises(BadOption, match=r"words\[1\] is 3"):
        chosen(marks, words, np.empty(2, np.int64))
    with pytest.raises(BadOption, match=r"words\[0\] is -1"):
        chosen(marks, words[:1] - 1, np.empty(2, np.int64))
    with pytest.raises(BadOption, match="out has 1 places; it must have 2"):
        chosen(marks, words, np.empty(1, np.int64))


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
