"""Play-outs of the candidate actions of a turn, with sampled racks and bags."""

from __future__ import annotations

from dataclasses import dataclass
from math import pi, sqrt
from typing import TYPE_CHECKING, Any, Final

from lexicon_fast._native.scrabble.playouts import Options, View, simulate
from lexicon_fast.base.errors import BadObservation, BadOption
from lexicon_fast.base.text import counted, percent
from lexicon_fast.bots.scrabble.validation import hidden_tiles
from lexicon_fast.bots.tiles.simulation import (
    ActionStats,
    BoardSimulation,
    seats_from,
    standard_error,
)
from lexicon_fast.games.tiles.actions import PASS, Action, Lay
from lexicon_fast.games.tiles.board import Board, rack_counts, tile_codes
from lexicon_fast.games.tiles.plays import Generator

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from lexicon_fast._native.scrabble.inference import Inference
    from lexicon_fast._native.tiles.leaves import Leaves
    from lexicon_fast._native.tiles.playout_stats import _Row
    from lexicon_fast.base.thread_pool import Team
    from lexicon_fast.dictionary import Dictionary
    from lexicon_fast.games.scrabble.observation import Observation

#: Candidate actions: the static player's best.
MAX_CANDIDATES: Final = 15

#: Smallest share of play-outs with a bingo that is mentioned.
_LIKELY: Final = 0.1

#: Value of a win in points.
WIN_POINTS: Final = 200.0


@dataclass(frozen=True, slots=True, kw_only=True)
class ScrabbleStats(ActionStats):
    """An action and the statistics of its play-outs.

    bingo, other_bingo: shares of play-outs in which this player, or another, lays a full rack.
    """

    bingo: float = 0.0
    other_bingo: float = 0.0

    def why(self, *, others: int, to_the_end: bool) -> str:
        """Describe the statistics in a short sentence. others: number of other players.

        >>> row = ScrabbleStats(
        ...     action=Lay("8D", "QUIT"), playouts=100, equity=20.0, margin=2.0, score=48,
        ...     leave="AE", leave_value=1.5, win=0.6, follow=30.2, answer=35.0, bingo=0.2
        ... )
        >>> row.why(others=1, to_the_end=False).partition("; ")[2]
        'reply worth 35 points, then 30 for you; you bingo 20% of the time'
        """
        answer = counted(self.answer, "point")
        theirs, bingo = ("your opponents", "bingo") if others > 1 else ("your opponent", "bingos")
        if to_the_end:
            then = f"by the end, {answer} for {theirs} and {self.follow:.0f} for you"
            if others == 1:
                error = standard_error(self.win * self.playouts, self.playouts)
                then += f"; wins {percent(self.win)} ± {percent(1.96 * error)}"
        else:
            then = f"reply worth {answer}, then {self.follow:.0f} for you"
        is_play = isinstance(self.action, Lay)
        result = counted(self.score, "point") if is_play else self.result_without_play
        sentence = f"{result}, {self.leave_text}; {then}"
        if self.bingo >= _LIKELY:
            sentence += f"; you bingo {percent(self.bingo)} of the time"
        if self.other_bingo >= _LIKELY:
            sentence += f"; {theirs} {bingo} {percent(self.other_bingo)} of the time"
        return sentence


class Simulation(BoardSimulation[Action, ScrabbleStats]):
    """The candidate actions of the player to move; each `refine` adds play-outs.

    words: the words that all players use; leaves: leave values; passing: True if passing is a
    candidate in any case (it must be wanted, too); team: threads that play out, with the same
    results for any number; infer: returns what is inferred about the other racks, if there is a
    choice (None: all deals are equally likely); other arguments as for `BoardSimulation`.
    Raises BadObservation if the tiles do not add up.
    """

    simulate = staticmethod(simulate)
    # From games of the static player against itself, see docs/strength.md.
    edge = 19.0
    spread = 9.9
    # About two turns of each player: play-outs to the end then win more games in the same time.
    max_bag_to_the_end = 14
    # The variance of a play-out (25 points, relative to another action) divided by that of the
    # static value (3 points).
    prior_weight = 70.0

    def __init__(
        self,
        observation: Observation,
        words: Dictionary,
        leaves: Leaves,
        *,
        most: int = MAX_CANDIDATES,
        win_points: float = WIN_POINTS,
        passing: bool = False,
        team: Team | None = None,
        infer: Callable[[View], Inference | None] | None = None,
        include: Sequence[Action] = (),
        **options: Any,
    ) -> None:
        view = view_of(observation, words)
        super().__init__(
            observation,
            view,
            lambda most: Options(view, leaves, most, passing or PASS in include),
            value=lambda row: row[-1] / 100,
            most=most,
            win_points=win_points,
            include=include,
            always="pass" if passing else None,
            **options,
        )
        self._leave_values = self._options.leave_values()
        self._more = {
            "inference": None if infer is None or len(self.actions) < 2 else infer(view),
            "in_threads": None if team is None or team.threads == 1 else team.call,
        }

    @staticmethod
    def _point_value(observation: Observation, spread: float, win_points: float) -> float:
        return 1 + win_points / (sqrt(2 * pi) * spread)

    def _stats(self, i: int, row: _Row, equity: float) -> ScrabbleStats:
        return ScrabbleStats(
            **self._shared_stats(i, row, equity, self._leave_values[i] / 100),
            bingo=row[8] / row[0],
            other_bingo=row[9] / row[0],
        )


def view_of(observation: Observation, words: Dictionary) -> View:
    """Return the position as the player sees it, for the native core. Raises BadObservation."""
    rules = observation.rules
    players = len(observation.rack_sizes)
    generator = Generator(words, layout=rules.layout)
    shown = Board.parse(observation.board, rules.layout, generator.alphabet)
    board, rack = generator.read((shown, observation.rack))
    hidden = hidden_tiles(observation, board)
    seats = seats_from(observation.player, players)
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
        raise BadObservation(f"impossible position: {error}") from None
