"""Actions weighed up by play-outs in worlds that agree with what a player has seen."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, TypeAlias

from lexicon_fast._native.lexicon.playouts import Options, Tally, simulate
from lexicon_fast._native.lexicon.policies import Player
from lexicon_fast.bots.lexicon.beliefs import hidden_cards
from lexicon_fast.bots.lexicon.native import QUICK, THOROUGH, NativeRules, action_from, view_of
from lexicon_fast.bots.sequential_halving import Race
from lexicon_fast.games.lexicon.actions import Action

if TYPE_CHECKING:
    from lexicon_fast.dictionary import Dictionary
    from lexicon_fast.games.lexicon.observation import Observation

#: Actions that are weighed up: the planner's best, with some other words for the same cards.
MOST_OPTIONS: Final = 24
_SAME_CARDS: Final = 2

#: A play-out is cut after so many turns; rounds take four or five.
_MOST_TURNS: Final = 60


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


class Simulation(Race[Action]):
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
        super().__init__([action_from(action) for action in self._options.actions()])
        self._seed = seed & ((1 << 64) - 1)
        self._win_bonus = win_bonus
        self._tally = Tally(len(self.actions))

    def _rows(self) -> list[_Row]:
        return self._tally.rows()

    def _play(self, first: int, worlds: int) -> None:
        simulate(
            self._options,
            self._hidden,
            self._tally,
            self._live,
            QUICK,
            seed=self._seed,
            first=first,
            n=worlds,
            turns=_MOST_TURNS,
            win_bonus=self._win_bonus,
            player=self._player,
        )

    def ranked(self) -> list[Weighed]:
        """All options with play-outs: the live ones first, each group best first."""
        rows = self._rows()
        return [self._weighed(i, rows[i]) for i in self._ranking()]

    def _weighed(self, i: int, row: _Row) -> Weighed:
        n, total, _, won, lost, points, turns = row
        bonus = self._win_bonus * (won - lost)
        return Weighed(
            action=self.actions[i],
            playouts=n,
            gain=(total - bonus) / n,
            margin=self._margin(row),
            win=won / n,
            lose=lost / n,
            points=points / n,
            turns=turns / won if won else None,
        )
