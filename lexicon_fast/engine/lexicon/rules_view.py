"""The rules of Lexicon as a front end needs them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Literal

from lexicon_fast.engine.rules_view import RulesView

if TYPE_CHECKING:
    from lexicon_fast.games.lexicon.rules import Ruleset


class Rules(RulesView, frozen=True, kw_only=True, tag="lexicon"):
    """The rules of Lexicon."""

    #: Of each card, `*` the Master.
    points: Mapping[str, int]
    #: Cards of each letter in one pack.
    pack: Mapping[str, int]
    #: Players from whom on two packs are used.
    two_packs_from: int
    #: Cards that each player is dealt.
    cards_each: int
    #: Most cards that one substitution may exchange; null: any number.
    max_exchanged: int | None
    #: May a Master on the table be exchanged for the letter it stands for, either way round?
    same_word_exchange: bool
    #: What is added to a score when a challenge is right: the challenger's, and the offender's.
    right_challenger: int
    right_offender: int
    #: What is added to the challenger's score when it is wrong.
    wrong_challenger: int
    #: The lowest score that is out of the game.
    out_at: int
    #: How the stock is renewed: from the exposed pile under its top card, or from all of it.
    renewal: Literal["turn up", "under top"]
    #: Who deals after the first round: the deal goes round, or who started the last one.
    later_dealer: Literal["rotation", "starter"]
    #: Turns of each player in which no hand became smaller, after which a round ends.
    guard: int
    #: Are words that the dictionary lacks refused at once, in place of challenges?
    strict: bool


def rules_view(rules: Ruleset) -> Rules:
    """Return the rules of a ruleset.

    >>> from lexicon_fast.games.lexicon.rules import ruleset
    >>> rules_view(ruleset("waddingtons")).points["Q"]
    4
    """
    same = {name: getattr(rules, name) for name in Rules.__struct_fields__ if name != "ruleset"}
    same |= {"points": dict(rules.points), "pack": dict(rules.pack)}
    return Rules(ruleset=rules.name, **same)
