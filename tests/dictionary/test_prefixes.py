"""Prefixes and neighbours of words, compared with plain searches of all words."""

from __future__ import annotations

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from lexicon_fast import Dictionary
from lexicon_fast._native.dictionary.prefixes import Prefixes, letters_after, neighbours_of

pytestmark = pytest.mark.native

LETTERS = "abcd"
WORDS = st.lists(st.text(LETTERS, min_size=2, max_size=7), min_size=1, max_size=40)


def bits(letters: set[str]) -> int:
    return sum(1 << ord(letter) - ord("a") for letter in letters)


@given(WORDS, st.text(LETTERS, max_size=4), st.text(LETTERS + "*", max_size=6))
def test_letters_after_a_prefix_lead_to_payable_words(
    words: list[str], prefix: str, cards: str
) -> None:
    dictionary = Dictionary.from_words(words)
    counts = bytearray(33)
    for card in cards:
        counts[32 if card == "*" else ord(card) - ord("a")] += 1
    expected = 0
    for word in words:
        if not word.startswith(prefix):
            continue
        rest = word[len(prefix) :]
        missing = Counter(rest) - Counter(cards)
        if not rest:
            expected |= 1 << 32
        elif missing.total() <= cards.count("*"):
            expected |= bits({rest[0]})
    codes = bytes(ord(letter) - ord("a") for letter in prefix)
    assert letters_after(dictionary.compiled, codes, bytes(counts)) == expected


@given(WORDS)
def test_neighbours_are_one_letter_away(words: list[str]) -> None:
    dictionary = Dictionary.from_words(words)
    known = set(words)
    found = neighbours_of(dictionary.compiled)
    for number, word in enumerate(dictionary.words):
        inserted = {
            letter
            for letter in LETTERS
            for place in range(len(word) + 1)
            if word[:place] + letter + word[place:] in known
        }
        exchanged = {
            letter
            for letter in LETTERS
            for place in range(len(word))
            if letter != word[place] and word[:place] + letter + word[place + 1 :] in known
        }
        assert found.letters(number) == (bits(inserted), bits(exchanged))


def test_the_graph_is_minimal() -> None:
    """The nodes of tap, taps, top, tops: start, t, ta = to, p, s."""
    made = Prefixes(Dictionary.from_words(["tap", "taps", "top", "tops"]).compiled)
    assert len(made) == 5
    assert len(Prefixes(Dictionary.load("enable").compiled)) == 54_167
