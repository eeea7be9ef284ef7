"""Answers to `table.score`: what a play would score, from what its player sees."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from lexicon_fast.engine.game_adapter import game as game_adapter
from lexicon_fast.errors import IllegalAction
from lexicon_fast.server import messages as sm

if TYPE_CHECKING:
    from lexicon_fast.dictionary import Dictionary


def scored(
    game: str, observation: Any, action: object, rules: Any, dictionary: Dictionary
) -> sm.TableScoreResult:
    """Return what a play scores for the player of an observation, or why it cannot be laid.

    game: one whose adapter has `scores_plays`; rules: its ruleset; dictionary: whose letters it is
    played with. Raises BadField for an action that is not a play.
    """
    try:
        found = game_adapter(game).score(observation, action, rules, dictionary)
    except IllegalAction as error:
        fault = sm.Fault(rule=error.rule, message=str(error))
        return sm.TableScoreResult(score=None, words=[], bonus=0, closed=[], fault=fault)
    return sm.TableScoreResult(
        score=found.bonus + sum(each.points for each in found.words),
        words=[sm.ScoredWord(**each._asdict()) for each in found.words],
        bonus=found.bonus,
        closed=list(found.closed),
        fault=None,
    )
