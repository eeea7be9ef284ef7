"""The part of an analysis that only Lexicon has: see `bots.analysis`.

Each round counts by itself.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Any, Final

from msgspec.structs import replace

from lexicon_fast.bots.analysis import Fact, GameAnalysis, weighed
from lexicon_fast.bots.challenge_advice import play_to_answer
from lexicon_fast.bots.lexicon.advice_types import TurnAnalysis
from lexicon_fast.bots.lexicon.native import NativeRules, seats_of
from lexicon_fast.bots.lexicon.simulation import Waiting
from lexicon_fast.games.lexicon.actions import LAYING, Challenge, word_of
from lexicon_fast.games.lexicon.events import RoundEnd

if TYPE_CHECKING:
    from lexicon_fast.bots.lexicon.advice_types import Advice, Advised
    from lexicon_fast.dictionary import Dictionary
    from lexicon_fast.games.lexicon.actions import Action
    from lexicon_fast.games.lexicon.events import AnyEvent
    from lexicon_fast.games.lexicon.observation import Observation


#: Points that winning a round, and a turn less, are worth, about.
_ROUND: Final = 30
_TURN: Final = 5


class LexiconAnalysis(GameAnalysis):
    """Mean points left in the opponents' hands minus the player's own.

    Winning is to be out first.
    """

    turn_type = TurnAnalysis

    def ahead(self, observation: Observation) -> float:
        return 0.0

    def expected(self, row: Advised) -> float:
        return row.gain

    def false_words(
        self, observation: Observation, action: Action, dictionary: Dictionary
    ) -> Sequence[str]:
        if not isinstance(action, LAYING) or dictionary.compiled.index(word_of(action.laid)) >= 0:
            return ()
        return (word_of(action.laid),)

    def facts(self, best: Any, played: Any, observation: Any) -> Iterator[tuple[float, Fact]]:
        yield weighed("risk", (best.points, played.points), -1, "leaves {} points in the hand")
        out, other = (best.win, played.win), (best.lose, played.lose)
        yield weighed("out", out, _ROUND, "is out first in {} of rounds", ".0%")
        yield weighed("other out", other, -_ROUND, "an opponent is out first in {}", ".0%")
        if best.turns is not None and played.turns is not None:
            turns = best.turns, played.turns
            yield weighed("turns", turns, -_TURN, "takes {} turns to go out", ".1f")

    def seats(self, observation: Observation) -> Sequence[int]:
        seats = seats_of(observation)
        if observation.phase != "challenge":
            return seats
        # The play to answer may have emptied the hand of its player.
        players = len(observation.hand_sizes)
        mover = play_to_answer(observation, LAYING, Challenge, players).player
        return sorted({*seats, mover})

    def lost_turn(
        self, observation: Observation, advice: Advice, dictionary: Dictionary, seed: int
    ) -> Advised:
        seats = seats_of(observation)
        following = seats[(seats.index(observation.player) + 1) % len(seats)]
        waiting = Waiting(
            replace(observation, to_move=following, idle=observation.idle + 1),
            dictionary,
            NativeRules(dictionary),
            following,
            seed=seed,
        )
        waiting.refine(max(row.playouts for row in advice.ranked))
        return waiting.ranked()[0]

    def results(self, event: AnyEvent, dealt: Sequence[int]) -> list[tuple[float, float]] | None:
        if not isinstance(event, RoundEnd):
            return None
        total = sum(event.points[player] for player in dealt)
        return [
            ((total - own) / (len(dealt) - 1) - own, float(player == event.winner))
            for player, own in enumerate(event.points)
        ]


ANALYSIS: Final = LexiconAnalysis()
