"""Advice for a game of two with one tile in the bag: each action is searched for each such tile."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Self

from lexicon_fast.base.text import counted, percent
from lexicon_fast.bots.scrabble.advice_types import Advised
from lexicon_fast.bots.scrabble.pre_endgame import (
    Outcome,
    PreEndgame,
    best_pre_endgame,
)
from lexicon_fast.bots.tiles.simulation import leave_of
from lexicon_fast.games.tiles.actions import Action, Lay
from lexicon_fast.games.tiles.board import Board
from lexicon_fast.games.tiles.scoring import score

if TYPE_CHECKING:
    from lexicon_fast.bots.scrabble.simulation import Simulation
    from lexicon_fast.dictionary import Dictionary
    from lexicon_fast.games.scrabble.observation import Observation

#: Positions that one search of all actions visits.
_LEVELS: Final = (500, 5_000, 50_000)

#: Positions that take as long to visit as a play-out.
_NODES_PER_PLAYOUT: Final = 50


class PreEndgameAdvice:
    """The probability of winning of each action, over the tiles that may be in the bag.

    The searches have the limits of `pre_endgame.solve`. `of` returns None if it cannot search.
    """

    def __init__(
        self,
        observation: Observation,
        words: Dictionary,
        actions: list[Action],
        found: PreEndgame,
        seconds: float | None,
    ) -> None:
        self._observation = observation
        self._words = words
        self._actions = actions
        self._found = found
        self._seconds = seconds
        self._layout = observation.rules.layout
        self._board = Board.parse(observation.board, self._layout, words.alphabet)
        player, scores = observation.player, observation.scores or (0, 0)
        self._ahead = scores[player] - scores[1 - player]
        self._left = list(reversed(_LEVELS[1:]))

    @classmethod
    def of(
        cls, observation: Observation, words: Dictionary, turn: Simulation, seconds: float | None
    ) -> Self | None:
        """Return the advice after a short search; None without one tile in the bag.

        seconds: time limit of each search.
        """
        best = best_pre_endgame(observation, words, nodes=_LEVELS[0], seconds=seconds)
        if best is None:
            return None
        # The best action may not be among those of the static player.
        actions = [best.action, *(each for each in turn.actions if each != best.action)]
        found = best_pre_endgame(
            observation, words, actions=actions, top=None, nodes=_LEVELS[0], seconds=seconds
        )
        return None if found is None else cls(observation, words, actions, found, seconds)

    @property
    def live(self) -> int:
        """1 once all searches are done, 2 before."""
        return 2 if self._left and not self.exact else 1

    @property
    def exact(self) -> bool:
        """True if all actions have exact probabilities and spreads."""
        return self._found.exact and self._found.spread_exact

    def refine(self, playouts: int) -> int:
        """Search for as long as this many play-outs take, or longer. Return their number."""
        done = 0
        while self.live > 1 and done < playouts:
            found = best_pre_endgame(
                self._observation,
                self._words,
                actions=self._actions,
                top=None,
                nodes=self._left.pop(),
                seconds=self._seconds,
            )
            assert found is not None
            self._found = found
            done += 1 + found.nodes // _NODES_PER_PLAYOUT
        return max(done, 1)

    @property
    def ranked(self) -> tuple[Advised, ...]:
        """All actions, best first; of equal ones, the one with the higher score first."""
        rows = [self._advised(each) for each in self._found.ranked]
        return tuple(sorted(rows, key=lambda row: (-row.win, -row.equity, -row.score)))

    def _advised(self, outcome: Outcome) -> Advised:
        action = outcome.action
        points = 0
        if isinstance(action, Lay):
            tiles = self._board.tiles(action.at, action.word)
            points = score(self._board, tiles, self._layout)
        why = f"{counted(points, 'point')}; wins {percent(outcome.win)}"
        if outcome.low < outcome.high:
            why += f" ({percent(outcome.low)} to {percent(outcome.high)} is proved)"
        why += f" of {self._found.draws} tiles that may be in the bag"
        return Advised(
            action,
            playouts=0,
            equity=outcome.spread - self._ahead,
            margin=outcome.spread_error,
            score=points,
            leave=leave_of(action, self._observation.rack),
            leave_value=None,
            win=outcome.win,
            why=why,
        )
