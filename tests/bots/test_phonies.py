"""The chance that an unknown word is invalid, and false words."""

from __future__ import annotations

import pytest

from lexicon_fast import Dictionary
from lexicon_fast.base.rng import Rng
from lexicon_fast.bots.phonies import doubt, letter_model
from lexicon_fast.dictionary.phonies import false_words

NONSENSE = ("xqzvk", "bcdfgh", "zzzqjx", "qqjvw", "wvxkz", "jjjj")


@pytest.fixture(scope="module")
def common() -> Dictionary:
    return Dictionary.load("2of12inf")


def test_letters_of_unknown_valid_words_look_like_those_of_known_ones(
    common: Dictionary, enable: Dictionary
) -> None:
    model = letter_model(common)
    rare = Rng(3).sample([word for word in enable if word not in common], 400)
    oddities = sorted(map(model.oddity, rare))
    assert -1 < oddities[200] < 1
    assert oddities[360] < 2.5
    assert min(map(model.oddity, NONSENSE)) > 3.5
    assert model.oddity("XQZVK") == model.oddity("xqzvk")


def test_doubt_grows_with_oddity_and_with_a_larger_vocabulary(
    common: Dictionary, enable: Dictionary
) -> None:
    assert doubt(["ruiner"], [], common, enable) < 0.1
    assert min(doubt([word], [], common, enable) for word in NONSENSE) > 0.5
    nearly_all = Dictionary.from_words([word for word in enable if word != "ruiner"])
    assert doubt(["ruiner"], [], nearly_all, enable) > 0.3
    more = Dictionary.load("yawl")
    assert doubt(["retrank"], [], more, enable) > 5 * doubt(["retrank"], [], common, enable)


def test_several_unknown_words_are_doubted_more_than_one(
    common: Dictionary, enable: Dictionary
) -> None:
    one = doubt(["ruiner"], [], common, enable)
    assert one < doubt(["ruiner", "horsily"], [], common, enable) < 3 * one
    assert doubt([], [], common, enable) == 0.0


def test_doubt_follows_the_record_of_the_player(common: Dictionary, enable: Dictionary) -> None:
    def after(*earlier: tuple[str, bool | None]) -> float:
        return doubt(["ruiner"], earlier, common, enable)

    honest = after(*[("house", None)] * 20)
    liar = after(("gooder", False), ("baddest", False))
    assert honest < after() < after(("gooder", False)) < liar
    assert after(("horsily", True)) < after()
    assert after(("horsily", None)) == after()  # unknown, and nobody has challenged it


def test_too_few_words_tell_nothing_about_letters(enable: Dictionary) -> None:
    few = Dictionary.from_words(["hat", "cat"])
    assert letter_model(few).oddity("xqzvk") == 0.0
    assert doubt(["xqzvk"], [], few, enable) == doubt(["ruiner"], [], few, enable)


def test_false_words_are_plausible_changes(common: Dictionary, enable: Dictionary) -> None:
    known = list(common)[::20]
    found = false_words(known, enable, 300)
    assert 200 <= len(found) <= 300
    assert len(set(found)) == len(found)
    assert not any(word in enable for word in found)
    model = letter_model(common)
    oddities = sorted(map(model.oddity, found))
    assert oddities[len(found) // 2] < 1.2
    assert found == false_words(known, enable, 300)
    assert false_words(known, enable, 0) == []
    assert false_words([], enable, 5) == []
