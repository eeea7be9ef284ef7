"""Actions weighed up by play-outs in imagined worlds: bombs, racks and bags as they may be."""

from __future__ import annotations

from dataclasses import dataclass
from math import exp, pi, sqrt
from typing import TYPE_CHECKING, Final

from lexicon_fast._native.lexibomb.playouts import Options, View, simulate
from lexicon_fast.bots.lexibomb.bot import opened_of, position_of
from lexicon_fast.bots.tiles.actions import leave_of
from lexicon_fast.bots.tiles.simulation import BoardSimulation, best_options, spreads
from lexicon_fast.errors import BadObservation, BadOption, BadPosition
from lexicon_fast.games.lexibomb.plays import Generator
from lexicon_fast.games.tiles.bag import unseen
from lexicon_fast.games.tiles.board import tile_codes

if TYPE_CHECKING:
    from collections.abc import Callable

    from lexicon_fast._native.tiles.leaves import Leaves
    from lexicon_fast._native.tiles.playout_stats import _Row
    from lexicon_fast.dictionary import Dictionary
    from lexicon_fast.games.lexibomb.events import Action
    from lexicon_fast.games.lexibomb.observation import Observation

#: Actions that are weighed up: the best without thinking ahead.
MOST_OPTIONS: Final = 10

#: What a win is worth beyond points: so much that points matter only where it is decided.
WIN_POINTS: Final = 1000

#: What being on turn is worth, in points, and by how much the rest of a game changes the difference
#: of two scores: a standard deviation, for one tile yet to come and as its square root for more.
#: From games of the static choice against itself, see docs/strength.md.
_EDGE: Final = 12.0
_SPREAD: Final = 9.3

#: Play-outs that the worth of an action without thinking ahead counts for.
_GUESSED: Final = 40.0

#: Points of a lead for each turn of another, with which it is looked at whether to end the game by
#: passing.
_CLOSING: Final = 10

#: How much larger the share of the win has to be for that: play-outs are few.
_SURER: Final = 0.01


@dataclass(frozen=True, slots=True)
class Weighed:
    """An action and what its play-outs came to.

    equity: points of one's own less those of the others (of more than one: on average), from this
    action on, with what the tiles kept at the end are worth; margin: half-width of its 95%
    interval; score: expected points of this action; bomb: the chance that it hits one; leave: the
    tiles kept; leave_value: what they are taken to be worth, in points; win: share of the win;
    closing: is it the first of passes that end the game? What came after the action, a play-out:
    follow, points of one's own; answer, of the others; bombed, the share of play-outs in which
    another hits a bomb.
    """

    action: Action
    playouts: int
    equity: float
    margin: float
    score: float
    bomb: float
    leave: str
    leave_value: float
    win: float
    closing: bool
    follow: float
    answer: float
    bombed: float


class Simulation(BoardSimulation["Action", Weighed]):
    """The options of the player to move, weighed up further with each `refine`.

    words: those that all players go by; leaves: their values; most: options weighed up; plies:
    turns after an option (None: until the player's next; with few tiles left always to the end);
    win_points: what a win is worth beyond points; wanted: options that it does not want are none.
    Raises BadObservation if the tiles do not add up.
    """

    def __init__(
        self,
        observation: Observation,
        words: Dictionary,
        leaves: Leaves,
        *,
        seed: int,
        most: int = MOST_OPTIONS,
        plies: int | None = None,
        win_points: float = WIN_POINTS,
        wanted: Callable[[Action], bool] | None = None,
    ) -> None:
        view = view_of(observation, words)
        self._rack = observation.rack
        #: Are the chances of bombs counted, and not estimated?
        self.exact = view.exact
        closing = may_close(observation)
        options = best_options(lambda n: Options(view, leaves, n, closing), most, wanted, "close")
        tiles = view.bag + sum(observation.rack_sizes)
        spread = spreads(_SPREAD, tiles)
        super().__init__(
            view,
            options,
            simulate,
            [row[3] + row[5] for row in options.rows()],
            point=1 + win_points * _share_of_a_point(observation, spread[tiles]),
            weight=_GUESSED,
            spread=spread,
            edge=_EDGE,
            seed=seed,
            plies=plies,
            win_points=win_points,
        )
        # Whether to end the game is not a question of points: the option stands beside the race.
        self._closing = next((i for i, row in enumerate(self._found) if row[0] == "close"), None)
        self._live = [i for i in self._live if i != self._closing]

    @property
    def decided(self) -> bool:
        """Is there but one thing to do?"""
        return len(self.actions) == 1

    @property
    def best(self) -> Action:
        if self._closing is not None and self._is_closing(self._closing):
            return self.actions[self._closing]
        return super().best

    def _is_closing(self, closing: int) -> bool:
        """Is the game won more surely by ending it?"""
        rows = self._rows()
        close, best = rows[closing], rows[self._order(self._live)[0]]
        return close[0] > 0 and best[0] > 0 and close[5] / close[0] > best[5] / best[0] + _SURER

    def _played(self) -> list[int]:
        return self._live if self._closing is None else [*self._live, self._closing]

    def _ranking(self) -> list[int]:
        """To end the game stands before all others or behind them."""
        closing = self._closing
        order = [i for i in super()._ranking() if i != closing]
        if closing is not None and self._rows()[closing][0]:
            order.insert(0 if self._is_closing(closing) else len(order), closing)
        return order

    def _weighed(self, i: int, row: _Row, equity: float) -> Weighed:
        n, _, _, gain, squares, win, follow, answer, bombed, _ = row
        kind, _, _, score, bomb, leave = self._found[i]
        action = self.actions[i]
        return Weighed(
            action=action,
            playouts=n,
            equity=equity,
            margin=self._margin((n, gain, squares)),
            score=score,
            bomb=bomb,
            leave=leave_of(action, self._rack),
            leave_value=leave,
            win=win / n,
            closing=kind == "close",
            follow=follow / n,
            answer=answer / n,
            bombed=bombed / n,
        )


def _lead(observation: Observation) -> int:
    """Points that the player is ahead of the best of the others, or behind."""
    others = [*observation.scores]
    mine = others.pop(observation.player) if others else 0
    return mine - max(others) if others else 0


def _share_of_a_point(observation: Observation, spread: float) -> float:
    """By how much a point raises the share of the win."""
    if len(observation.rack_sizes) < 2:
        return 0.0
    return exp(-0.5 * (_lead(observation) / spread) ** 2) / spread / sqrt(2 * pi)


def may_close(observation: Observation) -> bool:
    """Is it worth a thought to pass until the game is over?"""
    others = len(observation.rack_sizes) - 1
    if not others:
        return False
    zeros = observation.zeros[observation.player] if observation.zeros else 0
    turns = observation.rules.zeros - 1 - zeros
    return _lead(observation) > _CLOSING * turns * others


def view_of(observation: Observation, words: Dictionary) -> View:
    """What the player to move sees, for the native core. Raises BadObservation."""
    rules = observation.rules
    player, players = observation.player, len(observation.rack_sizes)
    generator = Generator(words, ruleset=rules)
    seats = [(player + step) % players for step in range(players)]
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
            letter=[each.letter for each in rules.multipliers],
            word=[each.word for each in rules.multipliers],
            scores=[scores[p] for p in seats],
            zeros=[zeros[p] for p in seats],
            most_zeros=rules.zeros,
            exchange_from=rules.exchange_from,
            rack_size=rules.layout.rack_size,
        )
    except (BadOption, BadPosition) as error:
        raise BadObservation(f"no position of a game: {error}") from None
