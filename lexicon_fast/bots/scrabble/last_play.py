"""The last play of an observation, and what earlier plays and challenges have shown."""

from __future__ import annotations

from typing import TYPE_CHECKING

from lexicon_fast.base.errors import BadObservation, IllegalAction, shortened
from lexicon_fast.games.tiles.actions import Lay
from lexicon_fast.games.tiles.board import EMPTY, Board
from lexicon_fast.games.tiles.laying import scored_play
from lexicon_fast.games.tiles.places import marked_letters, parse_place, squares_laid

if TYPE_CHECKING:
    from lexicon_fast.dictionary.alphabet import Alphabet
    from lexicon_fast.games.scrabble.observation import Observation
    from lexicon_fast.games.tiles.actions import Action
    from lexicon_fast.games.tiles.laying import ScoredPlay
    from lexicon_fast.games.tiles.layouts import Layout


def take_back(play: Lay, observation: Observation, alphabet: Alphabet) -> tuple[Board, ScoredPlay]:
    """Return the board before the last play, and the play.

    Raises BadObservation if the tiles of the play are not on the board of the observation.
    """
    layout = observation.rules.layout
    board = Board.parse(observation.board, layout, alphabet)
    return play_before(play, board, layout, "the last play")


def play_before(
    play: Lay, board: Board, layout: Layout, name: str = "a play"
) -> tuple[Board, ScoredPlay]:
    """Return the board before a play whose tiles lie on it, and the play.

    name: of the play, for messages. Raises BadObservation if its tiles are not on the board.
    """
    place, letters = parse_place(play.at), [letter for letter, _ in marked_letters(play.word)]
    try:
        found = [] if place is None else [board[each] for each in place.squares(len(letters))]
    except IndexError:
        found = []
    if found != letters:
        raise BadObservation(
            f"history: {name}, {shortened(play.at, 3)} {shortened(play.word, 40)}, is not on the"
            " board"
        )
    squares = bytearray(board.squares)
    for square in squares_laid(play.at, play.word, board.columns):
        squares[square] = EMPTY
    before = Board(board.rows, board.columns, board.alphabet, bytes(squares))
    try:
        return before, scored_play(play, before, layout)
    except IllegalAction as error:
        raise BadObservation(f"history: {error}") from None


def letters_of(play: Lay) -> str:
    """Return the word of a play in lower case."""
    return play.word.replace("(", "").replace(")", "").lower()


def last_mover(observation: Observation) -> int:
    """Return the player of the last play, which the history must have."""
    return next(
        turn.player for turn in reversed(observation.history) if isinstance(turn.action, Lay)
    )


def laid_word(action: Action) -> str | None:
    """Return the word that an action lays, not those that it forms across; None for others."""
    return letters_of(action) if isinstance(action, Lay) else None
