"""Actions weighed up by play-outs in imagined worlds: racks and bags as they may be."""

from __future__ import annotations

from dataclasses import dataclass
from math import pi, sqrt
from typing import TYPE_CHECKING, Final

from lexicon_fast._native.scrabble.playouts import Options, View, simulate
from lexicon_fast.bots.scrabble.boards import board_of
from lexicon_fast.bots.scrabble.unseen import hidden_tiles
from lexicon_fast.bots.tiles.actions import leave_of
from lexicon_fast.bots.tiles.simulation import BoardSimulation, best_options, spreads
from lexicon_fast.errors import BadObservation, BadOption
from lexicon_fast.games.tiles.actions import Action
from lexicon_fast.games.tiles.board import rack_counts, tile_codes
from lexicon_fast.games.tiles.plays import Generator

if TYPE_CHECKING:
    from collections.abc import Callable

    from lexicon_fast._native.tiles.leaves import Leaves
    from lexicon_fast._native.tiles.playout_stats import _Row
    from lexicon_fast.dictionary import Dictionary
    from lexicon_fast.games.scrabble.observation import Observation

#: Actions that are weighed up: the best of the static player.
MOST_OPTIONS: Final = 15

#: What a win is worth beyond points.
WIN_POINTS: Final = 200.0

#: What being on turn is worth, in points, and by how much the rest of a game changes the difference
#: of two scores: a standard deviation, for one tile yet to come and as its square root for more.
#: From the static player against itself, see docs/strength.md.
_EDGE: Final = 19.0
_SPREAD: Final = 9.9

#: Play-outs that the worth of an action to the static player counts for: the luck in a play-out
#: (25 points, compared to another option's), squared, by how far that worth is off (3 points).
_GUESSED: Final = 70.0


@dataclass(frozen=True, slots=True)
class Weighed:
    """An action and what its play-outs came to.

    equity: points of one's own less those of the others (of more than one: on average), from this
    action on, with what the tiles kept at the end are worth; margin: half-width of its 95%
    interval; score: of this action alone; leave: the tiles kept; leave_value: what the static
    player takes them to be worth, in points; win: share of the win. What came after the action, a
    play-out: follow, points of one's own; answer, of the others; bingo and other_bingo, the share
    of play-outs in which one has laid a whole rack, or another has.
    """

    action: Action
    playouts: int
    equity: float
    margin: float
    score: int
    leave: str
    leave_value: float
    win: float
    follow: float
    answer: float
    bingo: float
    other_bingo: float


class Simulation(BoardSimulation[Action, Weighed]):
    """The options of the player to move, weighed up further with each `refine`.

    words: those that all players go by; leaves: their values; most: options weighed up; plies:
    turns after an option (None: until the player's next; with few tiles left always to the end);
    win_points: what a win is worth beyond points; passing: is passing an option in any case?
    wanted: options that it does not want are none; a pass has to be wanted.
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
        passing: bool = False,
        wanted: Callable[[Action], bool] | None = None,
    ) -> None:
        view = view_of(observation, words)
        self._rack = observation.rack
        always = "pass" if passing else None
        options = best_options(lambda n: Options(view, leaves, n, passing), most, wanted, always)
        tiles = view.bag + sum(observation.rack_sizes)
        spread = spreads(_SPREAD, tiles)
        super().__init__(
            view,
            options,
            simulate,
            [worth / 100 for *_, worth in options.rows()],
            # Where it is undecided who wins, a point is also worth so much of a win.
            point=1 + win_points / (sqrt(2 * pi) * spread[tiles]),
            weight=_GUESSED,
            spread=spread,
            edge=_EDGE,
            seed=seed,
            plies=plies,
            win_points=win_points,
        )

    def _weighed(self, i: int, row: _Row, equity: float) -> Weighed:
        n, _, _, gain, squares, win, follow, answer, bingos, other_bingos = row
        score = self._found[i][3]
        action = self.actions[i]
        return Weighed(
            action=action,
            playouts=n,
            equity=equity,
            margin=self._margin((n, gain, squares)),
            score=score,
            leave=leave_of(action, self._rack),
            leave_value=self._points[i] - score,
            win=win / n,
            follow=follow / n,
            answer=answer / n,
            bingo=bingos / n,
            other_bingo=other_bingos / n,
        )


def view_of(observation: Observation, words: Dictionary) -> View:
    """What the player to move sees, for the native core. Raises BadObservation."""
    rules = observation.rules
    player, players = observation.player, len(observation.rack_sizes)
    generator = Generator(words, layout=rules.layout)
    lies = board_of(observation, rules.layout, generator.alphabet)
    board, rack = generator.read((lies, observation.rack))
    hidden = hidden_tiles(observation, board)
    seats = [(player + step) % players for step in range(players)]
    scores = observation.scores or (0,) * players
    lost = observation.lost or (0,) * players
    pair = generator.pair(board, rack)
    try:
        return View(
            *pair,
            tile_codes(hidden.tiles, generator.alphabet),
            [
                (observation.rack_sizes[p], rack_counts(hidden.known[p], generator.alphabet))
                for p in seats[1:]
            ],
            observation.bag,
            scores=[scores[p] for p in seats],
            lost=[min(lost[p], 1000) for p in seats],
            lost_is_scoreless=rules.challenge == "double",
            scoreless=observation.scoreless,
            scoreless_turns=rules.scoreless_turns,
            exchange_from=rules.exchange_from,
            rack_size=rules.layout.rack_size,
        )
    except BadOption as error:
        raise BadObservation(f"no position of a game: {error}") from None
