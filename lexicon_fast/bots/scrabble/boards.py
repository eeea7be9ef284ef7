"""The last play of an observation, and the words that the referee accepts."""

from __future__ import annotations

from typing import TYPE_CHECKING

from lexicon_fast.errors import BadObservation, IllegalAction
from lexicon_fast.games.tiles.actions import Lay
from lexicon_fast.games.tiles.board import Board
from lexicon_fast.games.tiles.laying import scored_play
from lexicon_fast.games.tiles.places import parse_place

if TYPE_CHECKING:
    from collections.abc import Callable

    from lexicon_fast.alphabet import Alphabet
    from lexicon_fast.dictionary import Dictionary
    from lexicon_fast.games.scrabble.observation import Observation
    from lexicon_fast.games.tiles.actions import Action
    from lexicon_fast.games.tiles.laying import ScoredPlay


def taken_back(play: Lay, observation: Observation, alphabet: Alphabet) -> tuple[Board, ScoredPlay]:
    """Return the board before the last play, and the play.

    Raises BadObservation if the play does not lie on the board of the observation.
    """
    layout = observation.rules.layout
    rows = [list(row) for row in Board.parse(observation.board, layout, alphabet).lines()]
    place = parse_place(play.at)
    letters = [letter for letter in play.word if letter not in "()"]
    squares = [] if place is None else list(place.squares(len(letters)))
    inside = [row < layout.rows and column < layout.columns for row, column in squares]
    letters_there = [rows[row][column] for row, column in squares] if all(inside) else []
    if letters_there != letters:
        raise BadObservation(
            f"history: the last play, {play.at:.3} {play.word:.40}, does not lie on the board"
        )
    on_board = False
    for letter in play.word:
        if letter in "()":
            on_board = letter == "("
            continue
        row, column = squares.pop(0)
        if not on_board:
            rows[row][column] = "."
    before = Board.parse(["".join(row) for row in rows], layout, alphabet)
    try:
        return before, scored_play(play, before, layout)
    except IllegalAction as error:
        raise BadObservation(f"history: {error}") from None


def refereed(observation: Observation, dictionary: Dictionary) -> Callable[[Action], bool]:
    """Return a function that checks an action which board and rack allow.

    Where challenges are void, all words that the action forms must be in the dictionary.
    """
    rules = observation.rules
    if not rules.strict:
        return lambda action: True
    board = Board.parse(observation.board, rules.layout, dictionary.alphabet)
    return lambda action: (
        not isinstance(action, Lay)
        or all(word in dictionary for word in scored_play(action, board, rules.layout).words)
    )
