"""Rack inference: what the last actions of the other players say about the tiles they hold."""

from __future__ import annotations

from dataclasses import dataclass
from time import monotonic
from types import MappingProxyType
from typing import TYPE_CHECKING, Final

from lexicon_fast._native.scrabble.inference import Inference
from lexicon_fast.base.errors import BadObservation, BadOption, IllegalAction
from lexicon_fast.bots.scrabble.validation import play_before
from lexicon_fast.bots.tiles.simulation import seats_from
from lexicon_fast.games.tiles.actions import Challenge, Exchange, Lay, Pass
from lexicon_fast.games.tiles.bag import tile_points, tiles_laid, unseen
from lexicon_fast.games.tiles.board import Board
from lexicon_fast.games.tiles.laying import scored_play
from lexicon_fast.games.tiles.plays import Generator

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from lexicon_fast._native.scrabble.playouts import View
    from lexicon_fast._native.tiles.leaves import Leaves
    from lexicon_fast.dictionary import Dictionary
    from lexicon_fast.dictionary.alphabet import Alphabet
    from lexicon_fast.games.scrabble.observation import Observation
    from lexicon_fast.games.tiles.layouts import Layout

#: Racks to evaluate for each other player, and leaves to draw (equal ones are evaluated once).
RACKS: Final = 300
DRAWS: Final = 4000

#: How the weight of a leave falls with the equity that a player would have given up, in points, and
#: the lowest weight: see `native Inference`. From games of bots, see docs/bots.md.
SCALE: Final = 1.0
FLOOR: Final = 0.01

#: Effective number of leaves that is enough.
_ENOUGH: Final = 60.0

#: Play-outs of a turn for each rack, with `iterations`, and the fewest racks; a rack takes half the
#: time of a play-out. With `seconds`: the largest share of the time.
_PLAYOUTS_A_RACK: Final = 4
_MIN_RACKS: Final = 50
_MAX_SHARE: Final = 0.1

#: Racks between two looks at the clock: a few milliseconds.
_STEP: Final = 50

#: The native names of actions.
_KINDS: Final[Mapping[type, str]] = MappingProxyType(
    {Lay: "play", Exchange: "exchange", Pass: "pass"}
)

#: Seed of the draws, mixed into that of a decision.
_SEED: Final = 0x5DEECE66D1CE4E5B


@dataclass(frozen=True, slots=True)
class LastAction:
    """The last play, exchange or pass of a player.

    board: before the action; bag, rack_size: numbers of tiles in the bag and on the player's rack
    before it; score: of a play; taken_back: whether the play was taken back after a challenge.
    """

    player: int
    action: Lay | Exchange | Pass
    board: Board
    bag: int
    rack_size: int
    exchanged: int = 0
    score: int = 0
    taken_back: bool = False


def last_actions(observation: Observation, alphabet: Alphabet) -> list[LastAction]:
    """Return the last action of each other player that the history has, the latest first.

    It must be the observing player's turn. Raises BadObservation if a play of the history is not on
    the board.
    """
    layout = observation.rules.layout
    board = Board.parse(observation.board, layout, alphabet)
    bag = observation.bag
    sizes = list(observation.rack_sizes)
    waiting = set(range(len(sizes))) - {observation.player}
    actions: list[LastAction] = []
    taken_back = False
    for turn in reversed(observation.history):
        if not waiting:
            break
        action, player = turn.action, turn.player
        score = 0
        if isinstance(action, Challenge):
            taken_back = taken_back or bool(turn.right)
            continue
        if not isinstance(action, (Lay, Exchange, Pass)):
            continue
        was_taken_back = False
        if isinstance(action, Lay):
            was_taken_back, taken_back = taken_back, False
            if not was_taken_back:
                laid = len(tiles_laid(action.word))
                # While the bag has tiles, all racks are full.
                drawn = max(0, sizes[player] + laid - layout.rack_size)
                board, play = play_before(action, board, layout)
                score = play.score
                bag += drawn
                sizes[player] += laid - drawn
            elif player in waiting:
                score = _score(action, board, layout)
        if player in waiting:
            waiting.remove(player)
            actions.append(
                LastAction(
                    player,
                    action,
                    board,
                    bag,
                    sizes[player],
                    turn.exchanged,
                    score,
                    was_taken_back,
                )
            )
    return actions


def _score(play: Lay, board: Board, layout: Layout) -> int:
    """Return the points of a play that was taken back. Raises BadObservation."""
    try:
        return scored_play(play, board, layout).score
    except IllegalAction as error:
        raise BadObservation(f"history: {error}") from None


def infer(
    observation: Observation,
    words: Dictionary,
    leaves: Leaves,
    view: View,
    *,
    seed: int,
    racks: int = RACKS,
    draws: int = DRAWS,
    scale: float = SCALE,
    floor: float = FLOOR,
    iterations: int | None = None,
    seconds: float | None = None,
    stop: Callable[[], bool] | None = None,
) -> Inference | None:
    """Weight leaves of the other players by their last actions; None if these say nothing new.

    view: the observation for the native core; racks, draws: limits for each player; scale, floor:
    see the native `Inference`; iterations, seconds: for the play-outs of the turn, which limit the
    racks further; stop: returns True to stop. Raises BadObservation if the history does not fit the
    board.
    """
    begin = monotonic()
    if iterations is not None and seconds is None:
        racks = min(racks, max(_MIN_RACKS, iterations // _PLAYOUTS_A_RACK))
    rules = observation.rules
    if len(observation.rack_sizes) == 2 and observation.bag == 0:
        return None  # all tiles are known
    generator = Generator(words, layout=rules.layout)
    alphabet = generator.alphabet
    seats = seats_from(observation.player, len(observation.rack_sizes))
    inference = Inference(view, leaves, scale=scale, floor=floor)
    observed: list[int] = []
    for last in last_actions(observation, alphabet):
        seat = seats.index(last.player)
        paid = tiles_laid(last.action.word) if isinstance(last.action, Lay) else ""
        off_board = tile_points(unseen(rules.layout, last.board), rules.layout)
        native, laid = generator.pair(last.board, paid)
        try:
            inference.observe(
                seat,
                native,
                _KINDS[type(last.action)],
                laid,
                rack_size=last.rack_size,
                taken_back=last.taken_back,
                exchanged=last.exchanged,
                score=last.score,
                bag=last.bag,
                off_board=off_board,
                seed=(seed ^ _SEED) + seat & ((1 << 64) - 1),
            )
        except BadOption as error:
            raise BadObservation(f"history: player {last.player}: {error}") from None
        observed.append(seat)
    drawn = False
    for seat in observed:
        for first in range(0, racks, _STEP):
            step = min(racks - first, _STEP)
            done = inference.sample(seat, racks=step, draws=draws)
            drawn = drawn or done > 0
            if done < step or inference.effective(seat) >= _ENOUGH:
                break
            if stop is not None and stop():
                break
            if seconds is not None and monotonic() - begin > _MAX_SHARE * seconds:
                break
    return inference if drawn else None
