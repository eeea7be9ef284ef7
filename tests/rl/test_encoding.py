"""The encodings of actions as steps: their ranges, and what they refuse."""

from __future__ import annotations

from typing import Any

import pytest
import rl_games
from hypothesis import given
from hypothesis import strategies as st

from lexicon_fast import BadAction, BadOption, lexicon, scrabble


@pytest.mark.parametrize("name", rl_games.NAMES)
def test_parts_cover_all_steps(name: str) -> None:
    encoding = rl_games.adapter(name).encoding
    steps = [step for part in encoding.parts.values() for step in part.steps]
    assert steps == list(range(encoding.size))
    assert all(len(part.steps) == len(part.texts) for part in encoding.parts.values())
    assert len(encoding.texts) == encoding.size
    assert encoding.texts[encoding.end] == "end"


def test_sizes_follow_alphabet_and_layout() -> None:
    sizes = {name: rl_games.adapter(name).encoding.size for name in rl_games.NAMES}
    assert sizes["lexicon"] == 7 + 1 + 27 + 26 + 26
    assert sizes["lexicon many"] == 7 + 1 + 27 + 26 + 52  # two packs
    assert sizes["lexicon seven"] == 7 + 1 + 8 + 7 + 15
    assert sizes["scrabble"] == 5 + 1 + 27 + 26 + 2 * 15 * 15
    assert sizes["scrabble super"] == 5 + 1 + 27 + 26 + 2 * 21 * 21
    assert sizes["scrabble seven"] == 5 + 1 + 8 + 7 + 2 * 7 * 7
    assert sizes["lexibomb"] == 3 + 1 + 27 + 2 * 15 * 15
    assert sizes["lexibomb seven"] == 3 + 1 + 8 + 2 * 7 * 7


def test_an_exchange_is_one_sequence_however_it_is_written() -> None:
    encoding = rl_games.adapter("scrabble").encoding
    assert encoding.steps(scrabble.Exchange("?BA")) == encoding.steps(scrabble.Exchange("AB?"))
    assert encoding.text(encoding.steps(scrabble.Exchange("?BA"))) == "exchange A B ? end"


@pytest.mark.parametrize(
    ("name", "action", "message"),
    [
        ("lexicon", lexicon.Form("h4t"), "'h4t' is not a word"),
        ("lexicon", lexicon.Form("a" * 53), "53 cards; use 52 at most"),
        ("lexicon", lexicon.Insert(26, "that"), "target 26; use 0 to 25"),
        ("lexicon", lexicon.Draw("?", "blind"), "is not a draw"),
        ("scrabble", scrabble.Lay("8P", "HAT"), "'8P' is not a place"),
        ("scrabble", scrabble.Lay("8D", "H4T"), "'4', which is not a tile"),
        ("scrabble", scrabble.Lay("8D", "(HAT)"), "lays 0 tiles; use 1 to 7"),
        ("scrabble", scrabble.Exchange("a"), "use tiles of the rack"),
        ("lexibomb", scrabble.Lay("8D", "HaT"), "'a', which is not a tile"),
    ],
)
def test_actions_that_do_not_fit_are_refused(name: str, action: Any, message: str) -> None:
    with pytest.raises(BadAction, match=message):
        rl_games.adapter(name).encoding.steps(action)


def test_actions_of_other_games_are_refused() -> None:
    for name, action in [
        ("lexicon", scrabble.PASS),
        ("scrabble", lexicon.ACCEPT),
        ("lexibomb", scrabble.ACCEPT),
        ("lexibomb", None),
    ]:
        with pytest.raises(TypeError, match="must be an action of"):
            rl_games.adapter(name).encoding.steps(action)


@pytest.mark.parametrize("name", ["lexicon", "scrabble small", "lexibomb small"])
@given(steps=st.lists(st.integers(-2, 130), max_size=9))
def test_any_steps_are_a_move_or_are_refused(name: str, steps: list[int]) -> None:
    adapter = rl_games.adapter(name)
    seen = adapter.new_game(1).observation(0)
    try:
        action = adapter.encoding.action(steps, seen)
    except BadAction:
        with pytest.raises(BadAction, match=r"not a move|leave the board"):
            adapter.encoding.action(steps, seen)
    else:
        assert adapter.encoding.action(adapter.encoding.steps(action), seen) == action


def test_steps_must_be_ints() -> None:
    encoding = rl_games.adapter("scrabble").encoding
    with pytest.raises(TypeError, match=r"steps\[0\] must be an int, not str"):
        encoding.action(["play"], None)
    with pytest.raises(BadOption, match="step is 509; use 0 to 508"):
        encoding.text([509])
