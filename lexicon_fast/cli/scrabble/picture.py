"""A game of Scrabble drawn for people: the board, the scores, what is left, and a rack."""

from __future__ import annotations

from typing import TYPE_CHECKING

from lexicon_fast.bots.scrabble.boards import board_of, taken_back
from lexicon_fast.bots.scrabble.unseen import hidden_tiles
from lexicon_fast.cli.painter import counted
from lexicon_fast.cli.tiles import picture as tiles
from lexicon_fast.cli.tiles.board_picture import board_lines
from lexicon_fast.cli.tiles.picture import LastPlay, bag_lines, last_lines, rack_lines
from lexicon_fast.errors import BadObservation
from lexicon_fast.games.tiles.actions import Challenge, Lay

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from lexicon_fast.alphabet import Alphabet
    from lexicon_fast.cli.painter import Painter
    from lexicon_fast.games.scrabble.observation import Observation
    from lexicon_fast.games.tiles.board import Board


def last_play(observation: Observation, alphabet: Alphabet) -> LastPlay | None:
    """The last play that was not taken back; None: there is none, or it is not known."""
    back = False
    for turn in reversed(observation.history):
        if isinstance(turn.action, Challenge):
            back = bool(turn.right)
        elif isinstance(turn.action, Lay):
            if not back:
                return _lying(turn.player, turn.action, turn.score, observation, alphabet)
            back = False
    return None


def _lying(
    player: int, action: Lay, score: int, observation: Observation, alphabet: Alphabet
) -> LastPlay | None:
    try:
        _, play = taken_back(action, observation, alphabet)
    except BadObservation:  # a history from outside, of another game
        return None
    return LastPlay(player, action, score, tuple(index for index, _ in play.tiles), play.words)


def picture(
    observation: Observation,
    names: Sequence[str],
    alphabet: Alphabet,
    paint: Painter,
    *,
    rack: str | None = None,
) -> list[str]:
    """What a player sees: board, scores, what is left, and the rack.

    rack: the tiles in another order than the observation's.
    """
    layout = observation.rules.layout
    board = board_of(observation, layout, alphabet)
    last = last_play(observation, alphabet)
    laid = () if last is None else last.squares
    drawn = board_lines(board, layout, paint, laid=laid, width=paint.width)

    def beside(width: int) -> list[str]:
        lines = [*_scores(observation, names, paint, width), *last_lines(last, names, paint, width)]
        return [*lines, "", *unseen_lines(observation, board, names, paint, width)]

    def below() -> list[str]:
        lines = _scores(observation, names, paint, paint.width)
        lines += last_lines(last, names, paint, paint.width)
        return [*lines, *bag_lines(observation, paint)]

    lines = tiles.beside_or_below(drawn, beside, below, paint)
    return [*lines, "", *rack_lines(rack or observation.rack, layout, paint)]


def _scores(
    observation: Observation, names: Sequence[str], paint: Painter, width: int | None
) -> list[str]:
    """A line for each player."""

    def lost(player: int) -> str:
        turns = observation.lost[player] if observation.lost else 0
        return f"loses {'a turn' if turns == 1 else counted(turns, 'turn')}" if turns else ""

    return tiles.score_lines(observation, names, paint, width, lost)


def unseen_lines(
    observation: Observation, board: Board, names: Sequence[str], paint: Painter, width: int | None
) -> list[str]:
    """The tiles that are in the bag or on the racks of others."""

    def shown_before() -> Iterator[str]:
        known = hidden_tiles(observation, board).known
        for name, shown in zip(names, known, strict=True):
            if shown:
                yield f"{name} has {' '.join(shown)}"

    layout = observation.rules.layout
    return tiles.unseen_lines(observation, board, layout, paint, width, shown_before)
