"""Actions weighed up by play-outs in worlds that agree with what a player has seen."""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, TypeAlias

from lexicon_fast._native.playouts import Options, Tally, simulate
from lexicon_fast._native.policies import Player
from lexicon_fast.bots.lexicon.beliefs import hidden_cards
from lexicon_fast.bots.lexicon.native import QUICK, THOROUGH, NativeRules, action_from, view_of

if TYPE_CHECKING:
    from collections.abc import Callable

    from lexicon_fast.dictionary import Dictionary
    from lexicon_fast.games.lexicon.actions import Action
    from lexicon_fast.games.lexicon.observation import Observation

#: Actions that are weighed up: the planner's best, with some other words for the same cards.
MOST_OPTIONS: Final = 24
_SAME_CARDS: Final = 2

#: A play-out is cut after so many turns; rounds take four or five.
_MOST_TURNS: Final = 60

#: Half-width of a 95% interval in standard errors.
_Z95: Final = 1.959964


#: Of an option: play-outs, sum of gains and of their squares, won, lost, own points, own turns.
_Row: TypeAlias = "tuple[int, float, float, int, int, int, int]"


@dataclass(frozen=True, slots=True)
class Weighed:
    """An action and what its play-outs came to.

    gain: points that the others are left with at the end of the round, on average of the players,
    less one's own; margin: half-width of its 95% interval; win and lose: shares of play-outs in
    which this player, or another, is out first; points: left in one's own hand on average; turns:
    own turns until out, on average of the rounds won (None: none was).
    """

    action: Action
    playouts: int
    gain: float
    margin: float
    win: float
    lose: float
    points: float
    turns: float | None


class Simulation:
    """The options of the player to move, weighed up further with each `refine`.

    win_bonus: points that it is worth to be out first, beyond what is left in hands.
    Raises BadObservation if the observation contradicts itself, BadHand, BadTableWord.
    """

    def __init__(
        self,
        observation: Observation,
        words: Dictionary,
        rules: NativeRules,
        *,
        seed: int,
        win_bonus: float = 0.0,
        most: int = MOST_OPTIONS,
    ) -> None:
        native = rules.of(observation)
        self._player = Player(native)
        view = view_of(observation, native)
        self._hidden = hidden_cards(observation, words, native)
        self._options = Options(view, THOROUGH, most, _SAME_CARDS, self._player)
        self.actions = [action_from(action) for action in self._options.actions()]
        self._seed = seed & ((1 << 64) - 1)
        self._win_bonus = win_bonus
        self._tally = Tally(len(self.actions))
        #: Places of the options still weighed up, the best first.
        self._live = list(range(len(self.actions)))
        self._worlds = 0

    def keep(self, share: float) -> None:
        """Go on with that share of all options, the best so far; 0: with the best alone."""
        count = max(1, math.ceil(len(self.actions) * share))
        if count < len(self._live):
            self._live = self._order(self._live)[:count]

    def keep_only(self, wanted: Callable[[Action], bool]) -> None:
        """Go on with the options that are wanted, if any is; the rest is as good as never made."""
        live = [i for i in self._live if wanted(self.actions[i])]
        self._live = live or self._live

    def drop_clear(self, least: int) -> None:
        """Drop the options whose interval lies below the best's, from so many play-outs on."""
        rows = self._tally.rows()
        order = self._order(self._live)
        if rows[order[0]][0] < least:
            return
        low = self._interval(rows[order[0]])[0]
        self._live = [i for i in order if i == order[0] or self._interval(rows[i])[1] >= low]

    @property
    def live(self) -> int:
        """Options still weighed up."""
        return len(self._live)

    def refine(self, playouts: int) -> int:
        """About so many play-outs more, as many of each live option. Returns their number."""
        worlds = max(1, playouts // len(self._live))
        simulate(
            self._options,
            self._hidden,
            self._tally,
            self._live,
            QUICK,
            seed=self._seed,
            first=self._worlds,
            n=worlds,
            turns=_MOST_TURNS,
            win_bonus=self._win_bonus,
            player=self._player,
        )
        self._worlds += worlds
        return worlds * len(self._live)

    def ranked(self) -> list[Weighed]:
        """All options with play-outs: the live ones first, each group best first."""
        rows = self._tally.rows()
        dropped = [i for i in range(len(rows)) if i not in set(self._live) and rows[i][0]]
        order = self._order(self._live) + self._order(dropped)
        return [self._weighed(i, rows[i]) for i in order if rows[i][0]]

    @property
    def best(self) -> Action:
        """The best action so far."""
        return self.actions[self._order(self._live)[0]]

    def _order(self, options: list[int]) -> list[int]:
        rows = self._tally.rows()
        return sorted(options, key=lambda i: (-rows[i][1] / rows[i][0] if rows[i][0] else 0.0, i))

    def _interval(self, row: _Row) -> tuple[float, float]:
        """What an option is worth, win_bonus included: the bounds of its 95% interval."""
        n, total, squares, *_ = row
        mean = total / n
        margin = _margin(n, mean, squares)
        return mean - margin, mean + margin

    def _weighed(self, i: int, row: _Row) -> Weighed:
        n, total, squares, won, lost, points, turns = row
        bonus = self._win_bonus * (won - lost)
        return Weighed(
            action=self.actions[i],
            playouts=n,
            gain=(total - bonus) / n,
            margin=_margin(n, total / n, squares),
            win=won / n,
            lose=lost / n,
            points=points / n,
            turns=turns / won if won else None,
        )


def _margin(n: int, mean: float, squares: float) -> float:
    """Half-width of the 95% interval of a mean."""
    variance = max(0.0, squares / n - mean * mean)
    return _Z95 * math.sqrt(variance / (n - 1)) if n > 1 else math.inf
