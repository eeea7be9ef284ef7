"""Advice for the end of a game of two: each action is searched.

With an empty bag it is searched to the end; with one tile in it, for each tile that may be there.
"""

from __future__ import annotations

import math
from abc import ABC, abstractmethod
from collections.abc import Iterable
from functools import partial
from typing import TYPE_CHECKING, Final, Self

from lexicon_fast.base.text import counted, percent
from lexicon_fast.bots.anytime import Refinable
from lexicon_fast.bots.scrabble.advice_types import Advised
from lexicon_fast.bots.scrabble.endgame import best_endgame, solve
from lexicon_fast.bots.scrabble.pre_endgame import Outcome, PreEndgame, best_pre_endgame
from lexicon_fast.bots.tiles.simulation import leave_of
from lexicon_fast.games.tiles.actions import Action, Lay
from lexicon_fast.games.tiles.bag import tile_points, unseen
from lexicon_fast.games.tiles.board import Board
from lexicon_fast.games.tiles.laying import score

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from lexicon_fast.bots.scrabble.simulation import ScrabbleStats, Simulation
    from lexicon_fast.dictionary import Dictionary
    from lexicon_fast.games.scrabble.observation import Observation

#: Positions that the search of an action visits; all actions reach a level before the next one.
_LEVELS: Final = (2_000, 20_000, 200_000)

#: Positions that one search of all actions visits, with one tile in the bag.
_PRE_ENDGAME_LEVELS: Final = (500, 5_000, 50_000)

#: Positions that take as long to visit as a play-out.
_NODES_PER_PLAYOUT: Final = 50

#: With two tiles in the bag: the best actions whose wins are searched, the positions to visit, and
#: the share of a time limit, which must be at least so many seconds.
_PROVED: Final = 3
_PROOF_NODES: Final = 100_000
_PROOF_SHARE: Final = 0.25
_LEAST_SECONDS: Final = 4.0

#: The most losing draws that a reason lists.
_SHOWN_DRAWS: Final = 4

#: Turns of the best line that a reason shows.
_SHOWN_TURNS: Final = 4


class SearchAdvice(Refinable, ABC):
    """Actions with the results of searches. words: the words that both players use.

    `live` is 1 once all searches are done, and 2 before.
    """

    def __init__(self, observation: Observation, words: Dictionary) -> None:
        self._observation = observation
        self._words = words
        self._layout = observation.rules.layout
        self._board = Board.parse(observation.board, self._layout, words.alphabet)
        player, scores = observation.player, observation.scores or (0, 0)
        self._ahead = scores[player] - scores[1 - player]

    @property
    @abstractmethod
    def exact(self) -> bool:
        """True if all values are certain."""

    @abstractmethod
    def _rows(self) -> Iterable[Advised]:
        """Return all actions, in any order."""

    @property
    def ranked(self) -> tuple[Advised, ...]:
        """All actions, best first; of equal ones, the one with the higher score first."""
        return tuple(sorted(self._rows(), key=lambda row: (-row.win, -row.equity, -row.score)))

    def _points(self, action: Action) -> int:
        if not isinstance(action, Lay):
            return 0
        return score(self._board, self._board.tiles(action.at, action.word), self._layout)

    def _advised(
        self, action: Action, equity: float, margin: float, win: float, why: str
    ) -> Advised:
        return Advised(
            action,
            playouts=0,
            equity=equity,
            margin=margin,
            score=self._points(action),
            leave=leave_of(action, self._observation.rack),
            leave_value=None,
            win=win,
            why=why,
        )


class EndgameAdvice(SearchAdvice):
    """The outcome of each action if both players play their best.

    actions: the candidates. The observation must be of a turn in a game of two with an empty bag.
    """

    def __init__(
        self, observation: Observation, words: Dictionary, actions: Sequence[Action]
    ) -> None:
        super().__init__(observation, words)
        self._other = unseen(self._layout, self._board, [observation.rack])
        # The best action may not be among those of the static player.
        best = best_endgame(observation, words, nodes=_LEVELS[1])
        first = [] if best is None or best.action in actions else [best.action]
        self._actions = [*first, *actions]
        self._found: dict[int, tuple[int, Sequence[Action], bool]] = {}
        #: Actions still to be searched, with the positions to visit; the last is next.
        self._left = [(i, level) for level in _LEVELS for i in range(len(self._actions))][::-1]

    @property
    def live(self) -> int:
        return 2 if self._left else 1

    @property
    def exact(self) -> bool:
        return len(self._found) == len(self._actions) and all(
            exact for _, _, exact in self._found.values()
        )

    def refine(self, playouts: int) -> int:
        done = 0
        # The first advice needs a result for every action.
        while self._left and (done < playouts or len(self._found) < len(self._actions)):
            i, nodes = self._left.pop()
            if i not in self._found or not self._found[i][2]:
                done += self._search(i, nodes)
        return max(done, 1)

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
        endgame = solve(
            board,
            self._other,
            rack,
            self._words,
            layout=self._layout,
            scoreless=scoreless,
            scoreless_turns=self._observation.rules.scoreless_turns,
            nodes=nodes,
        )
        self._found[i] = points - endgame.value, endgame.actions, endgame.exact
        return 1 + endgame.nodes // _NODES_PER_PLAYOUT

    def _rows(self) -> Iterable[Advised]:
        for i, (value, line, exact) in self._found.items():
            action = self._actions[i]
            why = counted(self._points(action), "point")
            if leave_of(action, self._observation.rack):
                why += ", then " + ", ".join(map(_shown, line[:_SHOWN_TURNS]))
                why += ", ..." if len(line) > _SHOWN_TURNS else ""
            else:
                why += " and out"
            why += f"; {value:+d} to the end" + ("" if exact else " as far as was searched")
            ahead = self._ahead + value
            win = 0.5 if ahead == 0 else float(ahead > 0)
            yield self._advised(action, float(value), 0.0 if exact else math.inf, win, why)


def _shown(action: Action) -> str:
    return f"{action.at} {action.word}" if isinstance(action, Lay) else "pass"


def _wins(outcome: Outcome, n: int, draws: str) -> str:
    """Return what is known about the n draws with which an action may win."""
    if outcome.low == 1:
        return f"wins with all {n} {draws}"
    text = f"wins with {n * outcome.win:g} of {n} {draws}"
    if outcome.low < outcome.high:
        text += f" ({percent(outcome.low)} to {percent(outcome.high)} is proved)"
    if 0 < len(outcome.lost) <= _SHOWN_DRAWS:
        text += "; loses to " + ", ".join(outcome.lost)
    return text


def proofs(
    observation: Observation,
    words: Dictionary,
    ranked: Sequence[ScrabbleStats],
    seconds: float | None,
    iterations: int | None,
    threads: int,
) -> dict[Action, str]:
    """Return what is proved about the wins of the best actions, as the end of a reason.

    There must be two tiles in the bag. seconds, iterations: limits of the play-outs, of which a
    share is added. With too little time, nothing is proved.
    """
    if seconds is not None and seconds < _LEAST_SECONDS:
        return {}
    nodes = _PROOF_NODES if iterations is None else iterations * _NODES_PER_PLAYOUT
    found = best_pre_endgame(
        observation,
        words,
        actions=[row.action for row in ranked[:_PROVED]],
        top=None,
        nodes=min(nodes, _PROOF_NODES),
        seconds=None if seconds is None else seconds * _PROOF_SHARE,
        threads=threads,
    )
    if found is None:
        return {}
    return {
        row.action: "; " + _wins(row, found.draws, "orders of the tiles in the bag")
        for row in found.ranked
        if row.low > 0 or row.high < 1
    }


class PreEndgameAdvice(SearchAdvice):
    """The probability of winning of each action, over the tiles that may be in the bag.

    The searches have the limits of `pre_endgame.solve`. `of` returns None if it cannot search.
    """

    def __init__(
        self,
        observation: Observation,
        words: Dictionary,
        search: Callable[..., PreEndgame | None],
        found: PreEndgame,
    ) -> None:
        super().__init__(observation, words)
        self._search = search
        self._found = found
        self._left = list(reversed(_PRE_ENDGAME_LEVELS[1:]))

    @classmethod
    def of(
        cls, observation: Observation, words: Dictionary, turn: Simulation, seconds: float | None
    ) -> Self | None:
        """Return the advice after a short search; None without one tile in the bag.

        seconds: time limit of each search.
        """
        search = partial(best_pre_endgame, observation, words, seconds=seconds)
        best = search(nodes=_PRE_ENDGAME_LEVELS[0])
        if best is None:
            return None
        # The best action may not be among those of the static player.
        actions = [best.action, *(action for action in turn.actions if action != best.action)]
        search = partial(search, actions=actions, top=None)
        pre_endgame = search(nodes=_PRE_ENDGAME_LEVELS[0])
        return None if pre_endgame is None else cls(observation, words, search, pre_endgame)

    @property
    def live(self) -> int:
        return 2 if self._left and not self.exact else 1

    @property
    def exact(self) -> bool:
        return self._found.exact and self._found.spread_exact

    def refine(self, playouts: int) -> int:
        done = 0
        while self.live > 1 and done < playouts:
            pre_endgame = self._search(nodes=self._left.pop())
            assert pre_endgame is not None
            self._found = pre_endgame
            done += 1 + pre_endgame.nodes // _NODES_PER_PLAYOUT
        return max(done, 1)

    def _rows(self) -> Iterable[Advised]:
        for outcome in self._found.ranked:
            wins = _wins(outcome, self._found.draws, "tiles that may be in the bag")
            why = f"{counted(self._points(outcome.action), 'point')}; {wins}"
            equity = outcome.spread - self._ahead
            yield self._advised(outcome.action, equity, outcome.spread_error, outcome.win, why)
