"""The solver finds the words that a plain Python dictionary of sorted letters finds."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st
from peers.sorted_letters import SortedLetters

from lexicon_fast import Dictionary


def test_the_words_of_a_rack_are_those_of_plain_python(enable: Dictionary) -> None:
    slow = SortedLetters(enable)
    for rack in ("retinas", "qzxjkvw", "RETIN?S", "a", "*", "?*", "aab?*"):
        assert sorted(slow.subwords(rack)) == sorted(enable.subwords(rack)), rack


@given(
    st.sets(st.text("abcde", min_size=2, max_size=6), min_size=1),
    st.text("abcdeF", max_size=6),
    st.integers(0, 2),
)
def test_words_of_few_letters_are_found_once(words: set[str], letters: str, blanks: int) -> None:
    rack = letters + "*" * blanks
    if rack:
        found = SortedLetters(words).subwords(rack)
        assert sorted(found) == sorted(Dictionary.from_words(words).subwords(rack))
