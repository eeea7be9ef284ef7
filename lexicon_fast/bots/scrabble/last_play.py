"""The last play of an observation."""

from __future__ import annotations

from typing import TYPE_CHECKING

from lexicon_fast.errors import BadObservation, IllegalAction
from lexicon_fast.games.tiles.board import EMPTY, Board
from lexicon_fast.games.tiles.laying import scored_play
from lexicon_fast.games.tiles.places import marked_letters, parse_place, squares_laid

if TYPE_CHECKING:
    from lexicon_fast.alphabet import Alphabet
    from lexicon_fast.games.scrabble.observation import Observation
    from lexicon_fast.games.tiles.actions import Lay
    from lexicon_fast.games.tiles.laying import ScoredPlay


def take_back(play: Lay, observation: Observation, alphabet: Alphabet) -> tuple[Board, ScoredPlay]:
    """Return the board before the last play, and the play.

    Raises BadObservation if the tiles of the play are not on the board of the observation.
    """
    layout = observation.rules.layout
    board = Board.parse(observation.board, layout, alphabet)
    place, letters = parse_place(play.at), [letter for letter, _ in marked_letters(play.word)]
    try:
        found = [] if place is None else [board[each] for each in place.squares(len(letters))]
    except IndexError:
        found = []
    if found != letters:
        raise BadObservation(
            f"history: the last play, {play.at:.3} {play.word:.40}, is not on the board"
        )
    squares = bytearray(board.squares)
    for square in squares_laid(play.at, play.word, board.columns):
        squares[square] = EMPTY
    before = Board(board.rows, board.columns, alphabet, bytes(squares))
    try:
        return before, scored_play(play, before, layout)
    except IllegalAction as error:
        raise BadObservation(f"history: {error}") from None
