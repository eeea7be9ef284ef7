"""The part of an analysis that only Lexicon has: see `bots.analysis`.

Each round counts by itself.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, ClassVar, Final

from lexicon_fast.bots.analysis import GameAnalysis
from lexicon_fast.bots.lexicon.analysis_types import TurnAnalysis
from lexicon_fast.bots.lexicon.native import seats_of
from lexicon_fast.games.lexicon.actions import LAYING, word_of
from lexicon_fast.games.lexicon.events import RoundEnd

if TYPE_CHECKING:
    from lexicon_fast.bots.lexicon.advice_types import Advised
    from lexicon_fast.dictionary import Dictionary
    from lexicon_fast.games.lexicon.actions import Action
    from lexicon_fast.games.lexicon.events import AnyEvent
    from lexicon_fast.games.lexicon.observation import Observation


class LexiconAnalysis(GameAnalysis):
    """Points are those left in the other hands, their average, minus those in the player's own.

    Winning is to be out first.
    """

    game: ClassVar[str] = "lexicon"
    turn_type = TurnAnalysis

    def ahead(self, observation: Observation) -> float:
        return 0.0

    def expected(self, row: Advised) -> float:
        return row.gain

    def false_words(
        self, observation: Observation, action: Action, dictionary: Dictionary
    ) -> Sequence[str]:
        if not isinstance(action, LAYING) or word_of(action.laid) in dictionary:
            return ()
        return (word_of(action.laid),)

    def seats(self, observation: Observation) -> Sequence[int]:
        return seats_of(observation)

    def is_same(
        self, action: Action, other: Action, observation: Observation, dictionary: Dictionary
    ) -> bool:
        return action == other

    def results(self, event: AnyEvent, dealt: Sequence[int]) -> list[tuple[float, float]] | None:
        if not isinstance(event, RoundEnd):
            return None
        total = sum(event.points[player] for player in dealt)
        return [
            ((total - own) / (len(dealt) - 1) - own, float(player == event.winner))
            for player, own in enumerate(event.points)
        ]


ANALYSIS: Final = LexiconAnalysis()
