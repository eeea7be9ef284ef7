"""Play-outs from an observation, in worlds that agree with it: of each candidate, or of a wait."""

from __future__ import annotations

from abc import abstractmethod
from typing import TYPE_CHECKING, Any, Final, TypeAlias

from msgspec.structs import replace

from lexicon_fast._native.lexicon.playouts import Options, Tally, play_on, simulate
from lexicon_fast.bots.lexicon.advice_types import Advised
from lexicon_fast.bots.lexicon.beliefs import hidden_cards
from lexicon_fast.bots.lexicon.endgame import EXACT, Endgame, result_of, search_endgame
from lexicon_fast.bots.lexicon.native import (
    NativeRules,
    action_from,
    action_to,
    learned,
    seats_of,
    view_of,
)
from lexicon_fast.bots.lexicon.scores import standing, worth
from lexicon_fast.bots.sequential_halving import Race
from lexicon_fast.games.lexicon.actions import ACCEPT, Action

if TYPE_CHECKING:
    from collections.abc import Sequence

    from lexicon_fast._native.lexicon.endgame import Endgame as Search
    from lexicon_fast.dictionary import Dictionary
    from lexicon_fast.games.lexicon.observation import Observation

#: Candidate actions: those with the highest learned values, and a few other words for the same
#: cards.
MAX_CANDIDATES: Final = 24
_SAME_CARDS: Final = 2

#: Turns after which a play-out is cut; a round takes four or five.
_MAX_TURNS: Final = 60

#: The learned values: a point of gain, and that of plays that empty the hand, without `win_bonus`.
_POINT: Final = 1000
_GOES_OUT: Final = -100_000

#: Of a candidate: play-outs, sums of values and squared values, won, lost, points of the others,
#: own points, own turns.
_Row: TypeAlias = "tuple[int, float, float, int, int, float, int, int]"


class _PlayOuts(Race[Action]):
    """Actions of the observing player with the statistics of their play-outs.

    words: the words that all players use; to_move: another player who moves now; win_bonus: value
    of being out first, in addition to the points left in hands; scores: near the end of a game, let
    points count by the scores (see `worth` and `standing`).
    Raises BadObservation if the observation contradicts itself, BadHand, BadTableWord.
    """

    def __init__(
        self,
        observation: Observation,
        words: Dictionary,
        rules: NativeRules,
        to_move: int | None = None,
        *,
        seed: int,
        win_bonus: float = 0.0,
        scores: bool = True,
    ) -> None:
        self._rules, self._native = rules, rules.of(observation)
        self._view = view_of(observation, self._native, to_move)
        self._hidden = hidden_cards(observation, words, self._native)
        self._near_end = near_end = worth(observation) if scores else None
        self._seats = seats_of(observation)
        self._me = self._seats.index(observation.player)
        self._all_seats = len(observation.hand_sizes)
        self._settings: dict[str, Any] = {
            "seed": seed & ((1 << 64) - 1),
            "turns": _MAX_TURNS,
            "win_bonus": win_bonus,
            "worth": near_end and near_end.table,
            "columns": near_end.columns if near_end else 0,
            "standing": standing(observation) if scores else None,
        }

    def _begin(
        self, actions: Sequence[Action], priors: Sequence[float] = (), prior_weight: float = 0.0
    ) -> None:
        """Set the candidates. Arguments as for `Race`."""
        super().__init__(actions, priors, prior_weight)
        self._tally = Tally(len(self.actions))

    def _rows(self) -> list[_Row]:
        return self._tally.rows()

    def _play(self, first: int, worlds: int) -> None:
        with self._rules.player(self._native) as player:
            self._play_out(first=first, n=worlds, player=player, **self._settings)

    @abstractmethod
    def _play_out(self, **settings: Any) -> None:
        """Play out in the native core."""

    def ranked(self) -> list[Advised]:
        """Return all candidates with play-outs: first the live ones, each group best first.

        Their `why` is empty.
        """
        rows = self._rows()
        return [self._stats(i, rows[i]) for i in self._ranking()]

    def _stats(self, i: int, row: _Row) -> Advised:
        n, _, _, won, lost, others, points, turns = row
        seat_points, seat_wins = [0.0] * self._all_seats, [0.0] * self._all_seats
        for seat, (left, first) in zip(self._seats, self._tally.seats(i), strict=False):
            seat_points[seat], seat_wins[seat] = left / n, first / n
        return Advised(
            action=self.actions[i],
            playouts=n,
            gain=(others - points) / n,
            margin=self._margin(row),
            win=won / n,
            lose=lost / n,
            points=points / n,
            turns=turns / won if won else None,
            why="",
            seat_points=tuple(seat_points),
            seat_wins=tuple(seat_wins),
        )


class Simulation(_PlayOuts):
    """The candidate actions of the player to move; each `refine` adds play-outs.

    most: approximate number of candidates; prior_weight: number of play-outs that the learned
    values count for; endgame: search the rest of a round of two if all cards are known; an
    action that is proved best is then the only live candidate; include: actions that are candidates
    in any case, and stay live, if the words have theirs. Other arguments and errors as for
    `_PlayOuts`.
    """

    def __init__(
        self,
        observation: Observation,
        words: Dictionary,
        rules: NativeRules,
        *,
        win_bonus: float = 0.0,
        most: int = MAX_CANDIDATES,
        prior_weight: float = 0.0,
        endgame: bool = False,
        include: Sequence[Action] = (),
        **options: Any,
    ) -> None:
        super().__init__(observation, words, rules, win_bonus=win_bonus, **options)
        goes_out = _GOES_OUT - int(2 * win_bonus * _POINT)
        policy = learned(thorough=True, win_bonus=win_bonus)
        with rules.player(self._native) as player:
            self._options = Options(self._view, policy, most, _SAME_CARDS, player)
        #: True if the value of a round is the difference of the points left in hands.
        self.in_points = self._near_end is None and win_bonus == 0
        #: The best action of the rest of the round, if a search has found it.
        self.solved: Endgame | None = None
        #: The gain of actions for which the search has found it exactly.
        self._exact: dict[Action, float] = {}
        if endgame:
            search = search_endgame(
                observation, self._native, self._hidden, worth=self._near_end, win_bonus=win_bonus
            )
            if search is not None and search.solved:
                self.solved = result_of(search)
                best = search.add_best_to(self._options)
                self._exact = _exact_values(search)
        included = {self._options.add_action(*action_to(action)): action for action in include}
        included.pop(-1, None)  # words that the players do not use
        self._begin(
            [action_from(action) for action in self._options.actions()],
            [-max(cost, goes_out) / _POINT for cost in self._options.estimates()],
            prior_weight,
        )
        for i, action in included.items():  # Masters at the places that were asked for
            self.actions[i] = action
        self._included = set(included)
        if self.solved is not None:
            self._live = [best, *(self._included - {best})]

    def _stats(self, i: int, row: _Row) -> Advised:
        advised = super()._stats(i, row)
        exact = self._exact.get(advised.action) if self.in_points else None
        return advised if exact is None else replace(advised, gain=exact, margin=0.0)

    def _play_out(self, **settings: Any) -> None:
        simulate(
            self._options,
            self._hidden,
            self._tally,
            self._live,
            learned(thorough=False),
            **settings,
        )


def _exact_values(search: Search) -> dict[Action, float]:
    """Return the value of each action for which the bounds of a search meet."""
    return {
        action_from(action): lower
        for action, lower, upper in search.rows_of_actions()
        if upper - lower < EXACT
    }


class Waiting(_PlayOuts):
    """A position in which another player moves: the only candidate is to let the round go on."""

    def __init__(
        self,
        observation: Observation,
        words: Dictionary,
        rules: NativeRules,
        to_move: int,
        **options: Any,
    ) -> None:
        super().__init__(observation, words, rules, to_move, **options)
        self._begin([ACCEPT])

    def _play_out(self, **settings: Any) -> None:
        play_on(
            self._view, self._me, self._hidden, self._tally, learned(thorough=False), **settings
        )
