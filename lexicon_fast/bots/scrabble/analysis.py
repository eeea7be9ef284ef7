"""The part of an analysis that only Scrabble has: see `bots.analysis`."""

from __future__ import annotations

from types import MappingProxyType
from typing import TYPE_CHECKING, Any, Final

from lexicon_fast.bots.analysis import Decision, Ending, Fact, weighed
from lexicon_fast.bots.scrabble.advice_types import TurnAnalysis
from lexicon_fast.bots.strength import Calibration
from lexicon_fast.bots.tiles.analysis import TileAnalysis, results_of
from lexicon_fast.games.scrabble.gcg.game import TakenBack
from lexicon_fast.games.scrabble.gcg.replay import turns

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from lexicon_fast.games.scrabble.gcg import GcgGame, Moment
    from lexicon_fast.games.tiles.layouts import Layout


#: Points that a bingo and a win are worth, about.
_BINGO: Final = 50
_WIN: Final = 200


class ScrabbleAnalysis(TileAnalysis):
    """Bingos, and the results of searches, are facts, too."""

    # By bench/analysis_strength.py.
    calibrations = MappingProxyType(
        {
            "default": Calibration(215, -41.2, 20.4, 55, -947, 200),
            "quick": Calibration(231, -45.7, 15.8, 56, -947, 200),
        }
    )

    def facts(self, best: Any, played: Any, observation: Any) -> Iterator[tuple[float, Fact]]:
        yield from super().facts(best, played, observation)
        if best.follow is not None and played.follow is not None:
            yield weighed("next", (best.follow, played.follow), 1, "then scores {} points")
            bingo, other = (best.bingo, played.bingo), (best.other_bingo, played.other_bingo)
            yield weighed("bingo", bingo, _BINGO, "bingos next in {} of cases", ".0%")
            text = "an opponent bingos next in {} of cases"
            yield weighed("other bingo", other, -_BINGO, text, ".0%")
        elif observation.bag:
            text = "wins with {} of the possible draws"
            yield weighed("draws", (best.win, played.win), _WIN, text, ".0%")
        else:
            ahead = self.ahead(observation)
            ends = ahead + best.equity, ahead + played.equity
            yield weighed("ending", ends, 1, "ends with a lead of {} points", "+.0f")


ANALYSIS: Final = ScrabbleAnalysis(TurnAnalysis)


def gcg_decisions(
    game: GcgGame, moments: Sequence[Moment], layout: Layout
) -> Iterator[Decision | Ending]:
    """Yield the turns of a GCG game for `bots.analysis.analyse`. Answers are not analysed.

    moments: from `gcg.replay`; layout: the board.

    >>> from lexicon_fast.games.scrabble import gcg
    >>> game = gcg.read(">north: AEIQTUZ 8E QUIZ +44 44\\n")
    >>> [turn.action for turn in gcg_decisions(game, gcg.replay(game), gcg.layout_of(game))]
    [Lay(at='8E', word='QUIZ')]
    """
    for turn in turns(game, moments, layout):
        before = moments[turn.event - 1]
        following = game.events[turn.event : turn.event + 1]
        yield Decision(
            turn.event,
            turn.player,
            turn.observation,
            turn.action,
            unknown=turn.unknown,
            opening=before.board.is_empty and not any(before.scores) and not before.scoreless,
            taken_back=any(isinstance(event, TakenBack) for event in following),
        )
    last = moments[-1]
    if last.to_move is None:
        best = max(last.scores)
        winners = [player for player, score in enumerate(last.scores) if score == best]
        yield Ending(len(game.events), results_of(last.scores, winners))
