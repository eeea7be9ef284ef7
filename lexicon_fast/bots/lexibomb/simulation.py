"""Play-outs of the candidate actions of a turn, and the bot that chooses by them.

Bombs, racks and bags are sampled.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import exp, pi, sqrt
from typing import TYPE_CHECKING, Any, Final

from lexicon_fast._native.lexibomb.playouts import Options, View, simulate
from lexicon_fast.base.errors import BadObservation, BadOption, BadPosition
from lexicon_fast.bots.base import Option
from lexicon_fast.bots.lexibomb.bot import LexibombBot, opened_of, position_of
from lexicon_fast.bots.tiles.bot import PlayoutBot, playout_options
from lexicon_fast.bots.tiles.simulation import (
    ActionStats,
    BoardSimulation,
    seats_from,
)
from lexicon_fast.games.lexibomb.plays import Generator
from lexicon_fast.games.tiles.actions import PASS
from lexicon_fast.games.tiles.bag import unseen
from lexicon_fast.games.tiles.board import tile_codes

if TYPE_CHECKING:
    from collections.abc import Sequence

    from lexicon_fast._native.tiles.leaves import Leaves
    from lexicon_fast._native.tiles.playout_stats import _Row
    from lexicon_fast.dictionary import Dictionary
    from lexicon_fast.games.lexibomb.observation import Action, Observation

#: Play-outs between two looks at the clock: about ten milliseconds.
_STEP: Final = 40

#: Candidate actions: those with the best expected score plus leave value.
MAX_CANDIDATES: Final = 10

#: Value of a win in points: points only matter once the win is decided.
WIN_POINTS: Final = 1000

#: Lead in points, per turn of another player, from which passing to the end is a candidate.
_CLOSING_LEAD: Final = 10

#: Passing to the end must increase the share of the win by more than this.
_CLOSING_MARGIN: Final = 0.01


@dataclass(frozen=True, slots=True, kw_only=True)
class LexibombStats(ActionStats):
    """An action and the statistics of its play-outs.

    score: expected points of this action; bomb: probability that it hits a bomb; closing: True for
    the first of the passes that end the game; bombed: share of play-outs in which another player
    hits a bomb.
    """

    bomb: float = 0.0
    closing: bool = False
    bombed: float = 0.0


class Simulation(BoardSimulation["Action", LexibombStats]):
    """The candidate actions of the player to move; each `refine` adds play-outs.

    words: the words that all players use; leaves: leave values; other arguments as for
    `BoardSimulation`.
    Raises BadObservation if the tiles do not add up.
    """

    simulate = staticmethod(simulate)
    # From games of the static choice against itself, see docs/strength.md.
    edge = 12.0
    spread = 9.3
    prior_weight = 40.0

    def __init__(
        self,
        observation: Observation,
        words: Dictionary,
        leaves: Leaves,
        *,
        most: int = MAX_CANDIDATES,
        win_points: float = WIN_POINTS,
        include: Sequence[Action] = (),
        **options: Any,
    ) -> None:
        view = view_of(observation, words)
        #: True if the probabilities of bombs are exact, False if they are sampled.
        self.exact = view.exact
        closing = may_close(observation)
        if closing:  # passing to the end begins with a pass, too
            include = [action for action in include if action != PASS]
        super().__init__(
            observation,
            view,
            lambda most: Options(view, leaves, most, closing, PASS in include),
            value=lambda row: row[3] + row[5],
            most=most,
            win_points=win_points,
            include=include,
            always="close",
            **options,
        )
        # Passing to the end is not a question of points, so it is not part of the race.
        self._closing = next((i for i, row in enumerate(self._found) if row[0] == "close"), None)
        self._live = [i for i in self._live if i != self._closing]

    @staticmethod
    def _point_value(observation: Observation, spread: float, win_points: float) -> float:
        if len(observation.rack_sizes) < 2:
            return 1.0
        lead = _lead(observation) / spread
        return 1 + win_points * (exp(-0.5 * lead**2) / spread / sqrt(2 * pi))

    @property
    def best(self) -> Action:
        if self._closing is not None and self._is_closing(self._closing):
            return self.actions[self._closing]
        return super().best

    def _is_closing(self, closing: int) -> bool:
        """Return True if passing to the end wins more often than the best other action."""
        rows = self._rows()
        close, best = rows[closing], rows[self._order(self._live)[0]]
        if not (close[0] and best[0]):
            return False
        return close[5] / close[0] > best[5] / best[0] + _CLOSING_MARGIN

    def _to_play_out(self) -> list[int]:
        return self._live if self._closing is None else [*self._live, self._closing]

    def _ranking(self) -> list[int]:
        """Return the candidates in order. Passing to the end is the first or the last."""
        closing = self._closing
        order = [i for i in super()._ranking() if i != closing]
        if closing is not None and self._rows()[closing][0]:
            order.insert(0 if self._is_closing(closing) else len(order), closing)
        return order

    def _stats(self, i: int, row: _Row, equity: float) -> LexibombStats:
        kind, _, _, _, bomb, leave_value = self._found[i]
        return LexibombStats(
            **self._shared_stats(i, row, equity, leave_value),
            bomb=bomb,
            closing=kind == "close",
            bombed=row[8] / row[0],
        )


def _lead(observation: Observation) -> int:
    """Return the player's points minus those of the best other player."""
    others = [*observation.scores]
    mine = others.pop(observation.player) if others else 0
    return mine - max(others) if others else 0


def may_close(observation: Observation) -> bool:
    """Return True if the lead is large enough to consider passing until the game is over."""
    others = len(observation.rack_sizes) - 1
    if not others:
        return False
    zeros = observation.zeros[observation.player] if observation.zeros else 0
    turns = observation.rules.zeros - 1 - zeros
    return _lead(observation) > _CLOSING_LEAD * turns * others


def view_of(observation: Observation, words: Dictionary) -> View:
    """Return the position as the player sees it, for the native core. Raises BadObservation."""
    rules = observation.rules
    players = len(observation.rack_sizes)
    generator = Generator(words, ruleset=rules)
    seats = seats_from(observation.player, players)
    scores = observation.scores or (0,) * players
    zeros = observation.zeros or (0,) * players
    try:
        position = position_of(observation, generator)
        hidden = unseen(rules.layout, position.board, [observation.rack])
        return View(
            *generator.pair(position.board, position.rack),
            "".join(opened_of(observation, rules)),
            observation.bombs,
            tile_codes(hidden, generator.alphabet),
            [(observation.rack_sizes[p], bytes(33)) for p in seats[1:]],
            observation.bag,
            letter=[premium.letter for premium in rules.multipliers],
            word=[premium.word for premium in rules.multipliers],
            scores=[scores[p] for p in seats],
            zeros=[zeros[p] for p in seats],
            most_zeros=rules.zeros,
            exchange_from=rules.exchange_from,
            rack_size=rules.layout.rack_size,
        )
    except (BadOption, BadPosition) as error:
        raise BadObservation(f"impossible position: {error}") from None


class Expert(LexibombBot, PlayoutBot):
    """Makes the action with the highest mean lead over the opponents in play-outs.

    Candidates are the actions with the best sum of expected score and leave value. They are played
    out (Monte Carlo) in the same sampled worlds: bombs drawn from the placements that agree with
    the open numbers, racks and bags dealt from the unseen tiles. So the numbers that an action
    opens for the others, and the board that it leaves them, count too. The worse half is dropped
    repeatedly (see `halve`). Far enough ahead, it passes until the game is over.

    With `seconds` the choice depends on the speed of the machine; with `iterations` it does not.
    """

    kind = "expert"
    options = playout_options(
        Option(
            "iterations",
            "int",
            400,
            "Play-outs per turn; 0 plays by expected score and leave value alone.",
            low=0,
            high=100_000_000,
        ),
        candidates=MAX_CANDIDATES,
        win_points=WIN_POINTS,
    )

    def choose(self, observation: Observation, seed: int) -> Action:
        simulation = Simulation(
            observation,
            self.words,
            self.leaves_for(observation.rules),
            seed=seed,
            wanted=self.wanted(observation),
            **self.simulation_options,
        )
        if not simulation.live:  # it overlooks all plays, and may not exchange
            return PASS
        if len(simulation.actions) == 1 or not (self.iterations or self.seconds):
            return simulation.actions[0]
        if simulation.live == 1:
            simulation.refine(_STEP)
        return self.halve(simulation, _STEP)
