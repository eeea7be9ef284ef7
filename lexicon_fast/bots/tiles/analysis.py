"""The part of an analysis that all games with tiles on a board share: see `bots.analysis`."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Any, ClassVar, Final

from lexicon_fast.bots.analysis import Fact, GameAnalysis, TurnAnalysis, weighed
from lexicon_fast.bots.tiles.validation import included_actions
from lexicon_fast.games.tiles.actions import PASS, Action, Exchange, Lay
from lexicon_fast.games.tiles.board import Board
from lexicon_fast.games.tiles.laying import scored_play

if TYPE_CHECKING:
    from lexicon_fast.dictionary import Dictionary


#: Weight of emptying the bag or not, in points: it is worth mentioning.
_EMPTYING: Final = 2.0


class TileAnalysis(GameAnalysis):
    """Points are the player's own minus those of the others, their average.

    may_be_false: whether the game accepts plays with words that the dictionary does not have.
    """

    # With more, the same play-outs tell less about each: grades agree less with those of many.
    candidates = 8

    def __init__(
        self,
        turn_type: type[TurnAnalysis[Any, Any]],
        board_type: type[Board] = Board,
        *,
        may_be_false: bool = True,
    ) -> None:
        self.turn_type = turn_type
        self.board_type = board_type
        self.may_be_false = may_be_false

    def ahead(self, observation: Any) -> float:
        return _ahead(observation.scores, observation.player)

    def expected(self, row: Any) -> float:
        equity: float = row.equity
        return equity

    lost_turn_actions: ClassVar[tuple[Action, ...]] = (PASS,)

    def lost_turn(self, observation: Any, advice: Any, dictionary: Dictionary, seed: int) -> Any:
        return next(row for row in advice.ranked if row.action == PASS)

    def false_words(self, observation: Any, action: Any, dictionary: Dictionary) -> Sequence[str]:
        if not isinstance(action, Lay) or not self.may_be_false:
            return ()
        layout = observation.rules.layout
        board = self.board_type.parse(observation.board, layout, dictionary.alphabet)
        words = scored_play(action, board, layout).words
        return tuple(word for word in words if word not in dictionary.words)

    def facts(self, best: Any, played: Any, observation: Any) -> Iterator[tuple[float, Fact]]:
        yield weighed("points", (best.score, played.score), 1, "scores {} points")
        if observation.bag and None not in (best.leave_value, played.leave_value):
            values = best.leave_value, played.leave_value
            text = " instead of ".join(
                f"{row.leave} ({row.leave_value:+.1f})" if row.leave else "nothing"
                for row in (best, played)
            )
            yield values[0] - values[1], Fact("leave", *values, f"keeps {text}")
        if None not in (best.answer, played.answer):
            theirs = (
                "the opponent scores" if len(observation.rack_sizes) == 2 else "opponents score"
            )
            text = f"{theirs} {{}} points next"
            yield weighed("reply", (best.answer, played.answer), -1, text)
        kept = len(observation.rack) - observation.bag  # tiles kept if the bag is emptied exactly
        left = max(0, len(best.leave) - kept), max(0, len(played.leave) - kept)
        if observation.bag and 0 in left and left[0] != left[1]:
            yield _EMPTYING, weighed("bag", left, 0, "tiles left in the bag: {}")[1]

    def seats(self, observation: Any) -> Sequence[int]:
        return range(len(observation.rack_sizes))

    def is_same(self, action: Any, other: Any, observation: Any, dictionary: Dictionary) -> bool:
        if isinstance(action, Exchange) and isinstance(other, Exchange):
            return sorted(action.tiles) == sorted(other.tiles)
        if isinstance(action, Lay) and isinstance(other, Lay):
            written = included_actions([other], observation, dictionary, self.board_type)
            return action == written[0]
        return bool(action == other)

    def results(self, event: Any, dealt: Sequence[int]) -> list[tuple[float, float]] | None:
        if event.__struct_config__.tag != "game end":
            return None
        return results_of(event.scores, event.winners)


def results_of(scores: Sequence[int], winners: Sequence[int]) -> list[tuple[float, float]]:
    """Return of each player the points ahead of the others, and the share of the win.

    >>> results_of([410, 390], [0])
    [(20.0, 1.0), (-20.0, 0.0)]
    """
    share = 1 / len(winners)
    return [
        (_ahead(scores, player), share if player in winners else 0.0)
        for player in range(len(scores))
    ]


def _ahead(scores: Sequence[int], player: int) -> float:
    others = len(scores) - 1
    return scores[player] - (sum(scores) - scores[player]) / others if others else scores[player]
