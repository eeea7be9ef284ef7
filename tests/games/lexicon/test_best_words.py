"""The best words of many hands at once, against one search for each hand."""

from __future__ import annotations

import random
import re

import pytest
from hypothesis import given
from hypothesis import strategies as st
from oracles import hands as reference
from support.effort import ISAS

import lexicon_fast as lf
from lexicon_fast._native.dictionary.compiled import Compiled
from lexicon_fast._native.lexicon.best_words import MOST, find_best_words
from lexicon_fast._native.lexicon.candidates import find
from lexicon_fast._native.lexicon.moves import Moves, rank
from lexicon_fast._native.lexicon.pay import pay
from lexicon_fast._native.rows.positions import Positions, positions_of
from lexicon_fast.base.errors import BadOption
from lexicon_fast.dictionary.alphabet import Alphabet
from lexicon_fast.games.lexicon import solver
from lexicon_fast.games.lexicon.rules import RULESETS, points_by_code

pytestmark = pytest.mark.native

LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
ENGLISH = Alphabet.load("english")
# Short words over few letters: ties, anagrams and repeated letters are common.
WORDS = sorted({"".join(random.Random(s).choices("abestz", k=2 + s % 5)) for s in range(1500)})
DICTIONARY = lf.Dictionary.from_words(WORDS)
CONTENT = DICTIONARY.compiled.content
POINTS = points_by_code(RULESETS["waddingtons"], LETTERS)


def read(rows: list[tuple[str, list[str]]]) -> Positions:
    return positions_of(rows, ENGLISH)


def answers(
    d: Compiled, positions: Positions, points: bytes, top: int, min_length: int, *, together: bool
) -> Moves:
    best = None
    if together:
        best = find_best_words(d, positions, 0, positions.n, points, top, min_length=min_length)
    found = find(d, positions, 0, positions.n, min_length=min_length, limit=1 << 30, best=best)
    pay(found, points, top)
    return rank(found, top)


def some_hands(draw: st.DrawFn) -> list[tuple[str, list[str]]]:
    """Draw enough hands to be searched together, some of them equal and some with table words."""
    cards = st.text("AABEESTZ*Q", min_size=1, max_size=9)
    several = draw(st.lists(cards, min_size=8, max_size=30))
    several += draw(st.lists(st.sampled_from(several), min_size=8, max_size=30))
    tables = draw(
        st.lists(st.lists(st.sampled_from(["at", "be[a]t", "zz"]), max_size=2), max_size=4)
    )
    rows = [(hand, []) for hand in several]
    for place, table in enumerate(tables):
        rows[place * 3] = (rows[place * 3][0], table)
    return draw(st.permutations(rows))


@pytest.mark.parametrize("isa", ISAS)
@given(data=st.data())
def test_hands_together_have_the_answers_of_each_hand(isa: str, data: st.DataObject) -> None:
    positions = read(some_hands(data.draw))
    values = st.sampled_from([0, 1, 2, 5, 8, 15, 255]) | st.integers(0, 255)
    points = bytes(data.draw(st.lists(values, min_size=26, max_size=26))) + bytes(6)
    points += bytes([data.draw(values)])
    top = data.draw(st.sampled_from([1, 1, 2, 3, 10, MOST]))
    min_length = data.draw(st.sampled_from([2, 2, 3, 5, 7]))
    compiled = Compiled(CONTENT, isa=isa)
    each = answers(compiled, positions, points, top, min_length, together=False)
    shared = answers(compiled, positions, points, top, min_length, together=True)
    assert shared.rows() == each.rows()
    assert shared.counts() == each.counts()


@pytest.mark.unsanitized
@pytest.mark.parametrize("masters", [0, 1])
def test_best_words_are_those_of_the_reference(masters: int) -> None:
    rng = random.Random(7)
    hands = ["".join(rng.choices("AABEESTZ", k=7)) + "*" * masters for _ in range(16)]
    prices = RULESETS["waddingtons"].points
    for hand, plays in zip(hands, lf.lexicon.solve_batch(hands, DICTIONARY, top=4), strict=True):
        expected = [lf.lexicon.Play(*play) for play in reference.plays(WORDS, hand, [], prices)]
        assert plays == expected[:4]


def test_more_hands_than_one_batch_and_one_block(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(solver, "_SHARED", 5000)
    rng = random.Random(3)
    hands = ["".join(rng.choices("ABESTZ*", k=6)) for _ in range(12_001)]
    together = lf.lexicon.solve_batch(hands, DICTIONARY, top=2)
    monkeypatch.setattr(solver, "MOST", 0)  # each hand by itself
    alone = lf.lexicon.solve_batch(hands, DICTIONARY, top=2)
    assert together.counts.tolist() == alone.counts.tolist()
    assert together.word == alone.word
    assert together.left_points.tolist() == alone.left_points.tolist()


def test_equal_hands_are_searched_once() -> None:
    hands = ["STAB", "BATS", "STAB", "ZEST*", "TSEZ*", "TSEZ**"] * 5
    best = find_best_words(DICTIONARY.compiled, read([(h, []) for h in hands]), 0, 30, POINTS, 1)
    assert best.searched == 2  # ABST and ESTZ*; hands with two Masters are left to `find`
    assert (best.first, best.n) == (0, 30)


def test_few_hands_are_left_to_find() -> None:
    best = find_best_words(DICTIONARY.compiled, read([("STAB", [])] * 15), 0, 15, POINTS, 1)
    assert best.searched == 0


def test_best_words_go_with_their_positions_and_options() -> None:
    compiled = DICTIONARY.compiled
    positions = read([("STAB", [])] * 20)
    best = find_best_words(compiled, positions, 2, 17, POINTS, 3)
    for top in (0, MOST + 1):
        with pytest.raises(BadOption, match=f"top is {top}; it must be 1 to {MOST}"):
            find_best_words(compiled, positions, 0, 20, POINTS, top)
    with pytest.raises(BadOption, match="points"):
        find_best_words(compiled, positions, 0, 20, b"", 1)
    with pytest.raises(IndexError, match=re.escape("first is 0 and n is 21")):
        find_best_words(compiled, positions, 0, 21, POINTS, 1)
    with pytest.raises(BadOption, match="of positions 2 to 19"):
        find(compiled, positions, 1, 5, best=best)
    with pytest.raises(BadOption, match="of positions 2 to 19"):
        find(compiled, positions, 2, 18, best=best)
    with pytest.raises(BadOption, match="min_length is 4, but the best words have at least 2"):
        find(compiled, positions, 2, 5, min_length=4, best=best)
    with pytest.raises(BadOption, match="of another dictionary or of other positions"):
        find(compiled, read([("STAB", [])] * 20), 2, 5, best=best)
    found = find(compiled, positions, 2, 17, best=best)
    with pytest.raises(BadOption, match="other points"):
        pay(found, bytes(33), 3)
    for top, shown in ((4, "4"), (None, "None")):
        with pytest.raises(BadOption, match=f"top is {shown}, but .* only the 3 best words"):
            pay(found, POINTS, top)
    pay(found, POINTS, 2)
    assert rank(found, 2).counts() == [len(DICTIONARY.subwords("STAB"))] * 17
    assert [len(plays) for plays in rank(found, 2).rows()] == [2] * 17
