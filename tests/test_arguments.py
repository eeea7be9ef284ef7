"""Checks of numbers, at their limits."""

from __future__ import annotations

import re

import pytest
from msgspec.structs import replace

from lexicon_fast import Dictionary
from lexicon_fast.base.arguments import checked_int
from lexicon_fast.base.errors import BadOption, BadPosition
from lexicon_fast.dictionary.alphabet import Alphabet
from lexicon_fast.games.lexibomb.odds import odds
from lexicon_fast.games.lexicon.position import State, round_from
from lexicon_fast.games.lexicon.rules import ruleset
from lexicon_fast.games.rulesets import bad_field
from lexicon_fast.games.scrabble.rules import RULESETS
from lexicon_fast.games.tiles.board import Board


@pytest.mark.parametrize(
    ("value", "shown"),
    [((1 << 64) - 1, "18446744073709551615"), (1 << 64, "too large"), (-(1 << 64), "too large")],
)
def test_numbers_of_many_digits_are_not_shown(value: int, shown: str) -> None:
    with pytest.raises(BadOption, match=f"^x is {shown}; use 0 to 5$"):
        checked_int("x", value, 0, 5)
    with pytest.raises(BadPosition, match=f"^bombs is {shown}; use 0 "):
        odds(["."], value)
    error = bad_field(RULESETS["standard"], "bonus", value, "a number")
    assert re.search(rf"bonus: {shown}; expected a number$", str(error))


def test_a_board_may_have_one_row_or_column() -> None:
    letters = Alphabet.load("english")
    assert (Board(1, 5, letters).rows, Board(5, 1, letters).columns) == (1, 1)
    for shape in ((0, 5), (5, 0)):
        with pytest.raises(BadOption):
            Board(*shape, letters)


def test_idle_turns_end_before_the_guard() -> None:
    words = Dictionary.from_words(["cat", "act"])
    guard = ruleset("waddingtons").guard * 2
    state = State(("CAT", "DOG"), pile="X", to_move=0, idle=guard - 1)
    assert round_from(state, words).idle == guard - 1
    with pytest.raises(BadOption, match=f"^idle is {guard}; use 0 to {guard - 1}$"):
        round_from(replace(state, idle=guard), words)
