"""A position of Scrabble as text for people."""

from __future__ import annotations

from typing import TYPE_CHECKING

from lexicon_fast.base.errors import BadObservation
from lexicon_fast.bots.scrabble.validation import hidden_tiles, take_back
from lexicon_fast.cli.tiles import picture as tiles
from lexicon_fast.cli.tiles.board_picture import board_lines
from lexicon_fast.cli.tiles.picture import LastPlay
from lexicon_fast.games.tiles.actions import Challenge, Lay
from lexicon_fast.games.tiles.board import Board
from lexicon_fast.rows.painter import counted

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from lexicon_fast.dictionary.alphabet import Alphabet
    from lexicon_fast.games.scrabble.observation import Observation
    from lexicon_fast.rows.painter import Painter


def last_play(observation: Observation, alphabet: Alphabet) -> LastPlay | None:
    """Return the last play that is still on the board; None: there is none, or it is unknown."""
    withdrawn = False
    for turn in reversed(observation.history):
        if isinstance(turn.action, Challenge):
            withdrawn = bool(turn.right)
        elif isinstance(turn.action, Lay):
            if not withdrawn:
                return _play_on_board(turn.player, turn.action, turn.score, observation, alphabet)
            withdrawn = False
    return None


def _play_on_board(
    player: int, action: Lay, score: int, observation: Observation, alphabet: Alphabet
) -> LastPlay | None:
    try:
        _, play = take_back(action, observation, alphabet)
    except BadObservation:  # the history does not belong to this board
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
    """Draw a position as its player sees it. rack: the tiles in display order."""
    layout = observation.rules.layout
    board = Board.parse(observation.board, layout, alphabet)
    last = last_play(observation, alphabet)
    laid = () if last is None else last.squares

    def lost_turns(player: int) -> str:
        turns = observation.lost[player] if observation.lost else 0
        return f"loses {'a turn' if turns == 1 else counted(turns, 'turn')}" if turns else ""

    return tiles.picture(
        observation,
        names,
        paint,
        board_lines(board, layout, paint, laid=laid, width=paint.width),
        last,
        note=lost_turns,
        unseen=lambda width: unseen_lines(observation, board, names, paint, width),
        rack=rack,
    )


def unseen_lines(
    observation: Observation, board: Board, names: Sequence[str], paint: Painter, width: int | None
) -> list[str]:
    """Return lines about the tiles in the bag and on the racks of others."""

    def known_tiles() -> Iterator[str]:
        for name, known in zip(names, hidden_tiles(observation, board).known, strict=True):
            if known:
                yield f"{name} has {' '.join(known)}"

    return tiles.unseen_lines(observation, board, paint, width, known_tiles)
