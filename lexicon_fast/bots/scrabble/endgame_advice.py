"""Advice for a game of two with an empty bag: each action is searched to the end of the game."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Final

from lexicon_fast.base.text import counted
from lexicon_fast.bots.scrabble.advice_types import Advised
from lexicon_fast.bots.scrabble.endgame import best_endgame, solve
from lexicon_fast.bots.tiles.simulation import leave_of
from lexicon_fast.games.tiles.actions import Action, Lay
from lexicon_fast.games.tiles.bag import tile_points, unseen
from lexicon_fast.games.tiles.board import Board
from lexicon_fast.games.tiles.scoring import score

if TYPE_CHECKING:
    from collections.abc import Sequence

    from lexicon_fast.dictionary import Dictionary
    from lexicon_fast.games.scrabble.observation import Observation

#: Positions that the search of an action visits; all actions reach a level before the next one.
_LEVELS: Final = (2_000, 20_000, 200_000)

#: Positions that take as long to visit as a play-out.
_NODES_PER_PLAYOUT: Final = 50

#: Turns of the best line that a reason shows.
_SHOWN_TURNS: Final = 4


class EndgameAdvice:
    """The outcome of each action if both players play their best.

    actions: the candidates; words: the words that both players use. The observation must be of a
    turn in a game of two with an empty bag.
    """

    def __init__(
        self, observation: Observation, words: Dictionary, actions: Sequence[Action]
    ) -> None:
        self._observation = observation
        self._words = words
        self._layout = observation.rules.layout
        self._board = Board.parse(observation.board, self._layout, words.alphabet)
        self._other = unseen(self._layout, self._board, [observation.rack])
        self._scores = observation.scores or (0, 0)
        # The best action may not be among those of the static player.
        best = best_endgame(observation, words, nodes=_LEVELS[1])
        first = [] if best is None or best.action in actions else [best.action]
        self._actions = [*first, *actions]
        self._found: dict[int, tuple[int, Sequence[Action], bool]] = {}
        #: Actions still to be searched, with the positions to visit; the last is next.
        self._left = [(i, level) for level in _LEVELS for i in range(len(self._actions))][::-1]

    @property
    def live(self) -> int:
        """1 once all searches are done, 2 before."""
        return 2 if self._left else 1

    @property
    def exact(self) -> bool:
        """True if all actions were searched to the end of the game."""
        return len(self._found) == len(self._actions) and all(
            exact for _, _, exact in self._found.values()
        )

    def refine(self, playouts: int) -> int:
        """Search for as long as this many play-outs take. Return their number."""
        done = 0
        # The first advice needs a result for every action.
        while self._left and (done < playouts or len(self._found) < len(self._actions)):
            i, nodes = self._left.pop()
            if i not in self._found or not self._found[i][2]:
                done += self._search(i, nodes)
        return max(done, 1)

    @property
    def ranked(self) -> tuple[Advised, ...]:
        """All actions, best first; of equal ones, the one with the higher score first."""
        rows = [self._advised(i) for i in self._found]
        return tuple(sorted(rows, key=lambda row: (-row.win, -row.equity, -row.score)))

    def _search(self, i: int, nodes: int) -> int:
        action = self._actions[i]
        rack = leave_of(action, self._observation.rack)
        own = tile_points(rack, self._layout)
        theirs = tile_points(self._other, self._layout)
        board, points = self._board, self._points(action)
        scoreless = 0 if points else self._observation.scoreless + 1
        if isinstance(action, Lay):
            board = board.lay(action.at, action.word)
        if not rack:
            self._found[i] = points + 2 * theirs, (), True
            return 1
        if scoreless >= self._observation.rules.scoreless_turns:
            self._found[i] = points - own + theirs, (), True
            return 1
        found = solve(
            board,
            self._other,
            rack,
            self._words,
            layout=self._layout,
            scoreless=scoreless,
            scoreless_turns=self._observation.rules.scoreless_turns,
            nodes=nodes,
        )
        self._found[i] = points - found.value, found.actions, found.exact
        return 1 + found.nodes // _NODES_PER_PLAYOUT

    def _points(self, action: Action) -> int:
        if not isinstance(action, Lay):
            return 0
        return score(self._board, self._board.tiles(action.at, action.word), self._layout)

    def _advised(self, i: int) -> Advised:
        action, (value, line, exact) = self._actions[i], self._found[i]
        player = self._observation.player
        ahead = self._scores[player] - self._scores[1 - player] + value
        points, leave = self._points(action), leave_of(action, self._observation.rack)
        why = counted(points, "point")
        if leave:
            why += ", then " + ", ".join(map(_shown, line[:_SHOWN_TURNS]))
            why += ", ..." if len(line) > _SHOWN_TURNS else ""
        else:
            why += " and out"
        why += f"; {value:+d} to the end" + ("" if exact else " as far as was searched")
        return Advised(
            action,
            playouts=0,
            equity=float(value),
            margin=0.0 if exact else math.inf,
            score=points,
            leave=leave,
            leave_value=None,
            win=0.5 if ahead == 0 else float(ahead > 0),
            why=why,
        )


def _shown(action: Action) -> str:
    return f"{action.at} {action.word}" if isinstance(action, Lay) else "pass"
