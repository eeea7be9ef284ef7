"""Positions that a person types become observations."""

from __future__ import annotations

from typing import Any

import pytest

from lexicon_fast import Dictionary
from lexicon_fast.base.errors import BadObservation
from lexicon_fast.bots.lexicon.beliefs import unseen_cards
from lexicon_fast.bots.lexicon.validation import check, typed_observation
from lexicon_fast.games.lexicon.observation import Observation


@pytest.fixture(scope="module")
def words() -> Dictionary:
    return Dictionary.from_words(["hat", "larch", "lurch"])


def typed(text: str, words: Dictionary, **values: Any) -> tuple[Observation, list[str]]:
    """Return the observation of a typed position, and the warnings."""
    notes: list[str] = []
    given = {"ruleset": "waddingtons", "exposed": "", "seen": "", "others": (7,), "scores": ()}
    all_values = {**given, "stock": None, "notify": notes.append, **values}
    return typed_observation(text, words, **all_values), notes


def test_letters_may_have_any_case_and_the_stock_is_what_nobody_holds(words: Dictionary) -> None:
    seen, notes = typed("tac? HAT l[u]rch", words, exposed="e", others=(7, 10))
    assert (seen.hand, seen.table, seen.pile) == ("ACT*", ("hat", "l[u]rch"), "E")
    assert seen.hand_sizes == (4, 7, 10)
    assert seen.stock == unseen_cards(seen, words).total() - 17
    check(seen, words)
    assert len(notes) == 1  # there is one Master in the pack, and two are in sight


def test_a_given_stock_is_kept(words: Dictionary) -> None:
    seen, notes = typed("CAT hat", words, stock=5, scores=(10, 20))
    assert (seen.stock, seen.scores, notes) == (5, (10, 20), [])


def test_more_cards_than_the_pack_has_enlarge_it(words: Dictionary) -> None:
    seen, notes = typed("ZZZ", words)
    assert notes == ["3 Z: more cards than the pack has; the pack is enlarged"]
    assert seen.rules.pack["Z"] == 3


def test_others_cannot_hold_more_cards_than_are_unseen(words: Dictionary) -> None:
    with pytest.raises(BadObservation, match="--others adds up to 60, but only 49 cards are"):
        typed("CAT", words, others=(60,))
