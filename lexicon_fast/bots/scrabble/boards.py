"""Boards of observations: the board as it lies, and as it was before the last play."""

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
    from lexicon_fast.games.tiles.layouts import Layout


def board_of(observation: Observation, layout: Layout, alphabet: Alphabet) -> Board:
    """The board that a player sees. Raises BadPosition."""
    if not observation.board:
        return Board.empty(layout, alphabet)
    return Board.parse(observation.board, layout, alphabet)


def taken_back(play: Lay, observation: Observation, alphabet: Alphabet) -> tuple[Board, ScoredPlay]:
    """The board before the last play, whose tiles lie on that of the observation; and the play.

    Raises BadObservation if they do not.
    """
    layout = observation.rules.layout
    rows = [list(row) for row in board_of(observation, layout, alphabet).lines()]
    place = parse_place(play.at)
    letters = [letter for letter in play.word if letter not in "()"]
    squares = [] if place is None else list(place.squares(len(letters)))
    inside = [row < layout.rows and column < layout.columns for row, column in squares]
    there = [rows[row][column] for row, column in squares] if all(inside) else []
    if there != letters:
        raise BadObservation(
            f"history: {play.at:.3} {play.word:.40} does not lie on the board; accepted: a last"
            " play that does"
        )
    lies = False
    for letter in play.word:
        if letter in "()":
            lies = letter == "("
            continue
        row, column = squares.pop(0)
        if not lies:
            rows[row][column] = "."
    before = Board.parse(["".join(row) for row in rows], layout, alphabet)
    try:
        return before, scored_play(play, before, layout)
    except IllegalAction as error:
        raise BadObservation(f"history: {error}") from None


def refereed(observation: Observation, dictionary: Dictionary) -> Callable[[Action], bool]:
    """Tells whether the rules let an action pass that the board and the rack allow: where
    challenges are void, all words that it forms have to be in play.
    """
    rules = observation.rules
    if not rules.strict:
        return lambda action: True
    board = board_of(observation, rules.layout, dictionary.alphabet)
    return lambda action: (
        not isinstance(action, Lay)
        or all(word in dictionary for word in scored_play(action, board, rules.layout).words)
    )
