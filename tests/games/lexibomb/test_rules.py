"""The rulesets of Lexibomb: data that is written and read back."""

from __future__ import annotations

import dataclasses
import json
from typing import Any

from lexicon_fast.games.lexibomb.rules import MULTIPLIERS, RULESETS, Ruleset, ruleset
from lexicon_fast.games.tiles.layouts import Layout, Premium

LEXIBOMB = Layout.load("lexibomb")
STANDARD = RULESETS["standard"]


def test_the_first_play_goes_anywhere() -> None:
    assert all(RULESETS[name].layout.start is None for name in ("standard", "classic_poc"))


def test_a_ruleset_of_ones_own_is_written_and_read() -> None:
    pairs = tuple(Premium(n, 9 - n) for n in range(9))
    rules = Ruleset("mine", LEXIBOMB, 40, pairs, 1, 2)
    written = rules.to_json()
    assert written == {
        "name": "mine",
        "layout": "lexibomb",
        "bombs": 40,
        "multipliers": [[n, 9 - n] for n in range(9)],
        "exchange_from": 1,
        "zeros": 2,
    }
    again = ruleset(json.loads(json.dumps(written)))
    assert again == rules
    assert again.multipliers[2].letter == 2
    poc = dataclasses.replace(RULESETS["classic_poc"], zeros=9)
    assert ruleset(json.loads(json.dumps(poc.to_json()))) == poc


def test_multipliers_may_be_plain_pairs() -> None:
    pairs: Any = [list(each) for each in MULTIPLIERS]
    assert Ruleset("standard", LEXIBOMB, multipliers=pairs) == STANDARD
