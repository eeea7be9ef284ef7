"""The encodings of actions as steps: their ranges, and what they refuse."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from support import rl_games

from lexicon_fast import BadAction, BadOption, lexibomb, lexicon, scrabble


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
    assert sizes["lexicon"] == 7 + 26 + 27 + 1 + 2
    assert sizes["lexicon many"] == 7 + 52 + 27 + 1 + 2  # two packs
    assert sizes["lexicon seven"] == 7 + 15 + 8 + 1 + 2
    assert sizes["scrabble"] == 3 + 15 + 15 + 15 + 26 + 26 + 1 + 1 + 2
    assert sizes["scrabble super"] == 3 + 21 + 21 + 21 + 26 + 26 + 1 + 1 + 2
    assert sizes["scrabble seven"] == 3 + 7 + 7 + 7 + 7 + 7 + 1 + 1 + 2
    assert sizes["lexibomb"] == 3 + 15 + 15 + 15 + 26 + 1 + 1
    assert sizes["lexibomb seven"] == 3 + 7 + 7 + 7 + 7 + 1 + 1


def test_an_exchange_is_one_sequence_however_it_is_written() -> None:
    encoding = rl_games.adapter("scrabble").encoding
    assert encoding.steps(scrabble.Exchange("?BA")) == encoding.steps(scrabble.Exchange("AB?"))
    assert encoding.text(encoding.steps(scrabble.Exchange("?BA"))) == "exchange A B ? end"


@pytest.mark.parametrize("name", ["scrabble", "lexibomb"])
def test_a_first_play_down_has_the_steps_of_the_play_across(name: str) -> None:
    """Masks allow only one of the two."""
    encoding, seen = rl_games.adapter(name).encoding, SEEN[name]
    across, down = (encoding.steps(scrabble.Lay(at, "HAT"), seen) for at in ("8G", "H7"))
    assert across == down
    assert encoding.action(down, seen) == scrabble.Lay("8G", "HAT")
    assert encoding.text(encoding.steps(scrabble.Lay("H7", "HAT"))).startswith("play columnH")


SEEN = {
    "lexicon": lexicon.Observation(0, "HAT*", ("hat", "l[u]rch")),
    "scrabble": scrabble.Observation(0, "HAT?"),
    "lexibomb": lexibomb.Observation(0, "HAT_"),
}


@pytest.mark.parametrize(
    ("name", "action", "message"),
    [
        ("lexicon", lexicon.Form("h4t"), "'h4t' is not a word"),
        ("lexicon", lexicon.Form("a" * 53), "53 cards; use 52 at most"),
        ("lexicon", lexicon.Insert(2, "that"), "target 2; 2 words are on the table"),
        ("lexicon", lexicon.Substitute(0, "hat"), "exchange one Master or letter"),
        ("lexicon", lexicon.Substitute(0, "[h]a[t]"), "exchange one Master or letter"),
        ("lexicon", lexicon.Draw("?", "blind"), "is not a draw"),
        ("scrabble", scrabble.Lay("8P", "HAT"), "'8P' is not a place"),
        ("scrabble", scrabble.Lay("16A", "HAT"), "'16A' is not a place"),
        ("scrabble", scrabble.Lay("8D", "H4T"), "'4', which is not a tile"),
        ("scrabble", scrabble.Lay("8D", "(HAT)"), "lays 0 tiles; use 1 to 7"),
        ("scrabble", scrabble.Exchange("a"), "use tiles of the rack"),
        ("lexibomb", scrabble.Lay("8D", "HaT"), "'a', which is not a tile"),
    ],
)
def test_actions_that_do_not_fit_are_refused(name: str, action: Any, message: str) -> None:
    with pytest.raises(BadAction, match=message):
        rl_games.adapter(name).encoding.steps(action, SEEN[name])


@pytest.mark.parametrize(
    ("name", "steps", "message"),
    [
        ("lexicon", "form Q U I Z end", "form quiz: the hand HAT. cannot pay it, or it is"),
        ("lexicon", "insert word3 H A T end", "target 2; 2 words are on the table"),
        ("lexicon", "capture word1 H", "capture H in 'hat': no Master can be exchanged"),
        ("lexicon", "form H * end", "not a move"),
        ("lexicon", "form end", "not a move"),
        ("lexicon", "blind H A", "not a move"),
        ("lexicon", "accept end", "not a move"),
        ("lexicon", "H A", "not a move"),
        ("scrabble", "play row8 square15 A T end", "leave the board"),
        ("scrabble", "play row8 A T end", "not a move"),
        ("scrabble", "play row8 square1 ? T end", "not a move"),
        ("scrabble", "exchange A", "not a move"),
        ("scrabble", "exchange a end", "not a move"),
        ("scrabble", "pass pass", "not a move"),
        ("lexibomb", "play square1 A end", "not a move"),
    ],
)
def test_steps_that_are_not_a_move_are_refused(name: str, steps: str, message: str) -> None:
    encoding = rl_games.adapter(name).encoding
    numbers = [encoding.texts.index(text) for text in steps.split()]
    with pytest.raises(BadAction, match=message):
        encoding.action(numbers, SEEN[name])


def test_all_payments_of_a_word_have_the_same_steps() -> None:
    encoding = rl_games.adapter("lexicon").encoding
    seen = SEEN["lexicon"]
    one, two = lexicon.Form("hat"), lexicon.Form("h[a]t")
    assert encoding.steps(one, seen) == encoding.steps(two, seen)
    assert encoding.action(encoding.steps(one, seen), seen) == lexicon.Form("[h]at")


def test_actions_of_other_games_are_refused() -> None:
    for name, action in [
        ("lexicon", scrabble.PASS),
        ("scrabble", lexicon.ACCEPT),
        ("lexibomb", scrabble.ACCEPT),
        ("lexibomb", None),
    ]:
        with pytest.raises(TypeError, match="must be an action of"):
            rl_games.adapter(name).encoding.steps(action, SEEN[name])


@pytest.mark.parametrize("name", ["lexicon", "scrabble small", "lexibomb small"])
@given(steps=st.lists(st.integers(-2, 130), max_size=9))
def test_any_steps_are_a_move_or_are_refused(name: str, steps: list[int]) -> None:
    adapter = rl_games.adapter(name)
    seen = adapter.new_game(1).observation(0)
    try:
        action = adapter.encoding.action(steps, seen)
    except BadAction:
        return
    else:
        assert adapter.encoding.action(adapter.encoding.steps(action, seen), seen) == action


def test_steps_must_be_ints() -> None:
    encoding = rl_games.adapter("scrabble").encoding
    with pytest.raises(TypeError, match=r"steps\[0\] must be an int, not str"):
        encoding.action(["play"], None)
    with pytest.raises(BadOption, match="step is 104; use 0 to 103"):
        encoding.text([104])
