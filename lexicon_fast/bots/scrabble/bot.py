"""What the bots of Scrabble have in common: the words they know, and so what they challenge."""

from __future__ import annotations

from abc import abstractmethod
from typing import TYPE_CHECKING

from lexicon_fast._native.tiles.static_eval import best_choices
from lexicon_fast.bots.base import Bot, Option
from lexicon_fast.bots.tiles.actions import action_from
from lexicon_fast.bots.tiles.leaves import leaves_for
from lexicon_fast.errors import BadObservation, IllegalAction
from lexicon_fast.games.tiles.actions import (
    ACCEPT,
    CHALLENGE,
    PASS,
    Accept,
    Action,
    Challenge,
    Lay,
)
from lexicon_fast.games.tiles.bag import unseen, value_of
from lexicon_fast.games.tiles.board import Board
from lexicon_fast.games.tiles.laying import laid
from lexicon_fast.games.tiles.places import parse_place
from lexicon_fast.games.tiles.plays import Generator

if TYPE_CHECKING:
    from collections.abc import Callable

    from lexicon_fast._native.tiles.leaves import Leaves
    from lexicon_fast.alphabet import Alphabet
    from lexicon_fast.dictionary import Dictionary
    from lexicon_fast.games.scrabble.observation import Observation
    from lexicon_fast.games.tiles.laying import Laid
    from lexicon_fast.games.tiles.layouts import Layout

#: More options than any turn has.
_ALL_OPTIONS = 1 << 20


def endgame_option(default: bool) -> Option:
    about = "Search a game of two to its end once the bag is empty."
    return Option("endgame", "bool", default, about)


class ScrabbleBot(Bot):
    """A bot of Scrabble: classes say what they do in a turn; challenges are answered here."""

    #: What tiles that stay on the rack are worth: as `leaves_for` takes it.
    leaves: str | None = None

    def choose(self, observation: Observation, seed: int) -> Action:
        """The action to take. The observation must be of the player to move."""
        if observation.phase == "challenge":
            return self.answer(observation)
        return self.turn(observation, seed)

    @abstractmethod
    def turn(self, observation: Observation, seed: int) -> Action:
        """What to do in a turn of its own."""

    def answer(self, observation: Observation) -> Accept | Challenge:
        """Challenge a play with a word that it does not know.

        A word is known, too, if it was the word of a play that stood when it was challenged.
        """
        play = None
        stood = set()
        shown = False  # was the next play in time challenged, and stood?
        for turn in reversed(observation.history):
            if isinstance(turn.action, Lay):
                play = play or turn.action
                if shown:
                    stood.add(_letters(turn.action))
                shown = False
            elif isinstance(turn.action, Challenge):
                shown = turn.right is False
        if play is None:
            return ACCEPT
        words = taken_back(play, observation, self.dictionary.alphabet)[1].words
        return ACCEPT if all(word in self.words or word in stood for word in words) else CHALLENGE

    def searched(self, observation: Observation) -> Action | None:
        """What a search of the game to its end finds best; None: it is not to be searched."""
        if not self.knows_all and observation.rules.strict:
            return None
        from lexicon_fast.bots.scrabble.endgame import best_endgame

        found = best_endgame(observation, self.words, ended=self.ended)
        return None if found is None else found.action

    def leaves_for(self, observation: Observation) -> Leaves:
        """What leaves are worth to it in this game. Raises BadOption."""
        return leaves_for(observation.rules.layout, self.words.alphabet, self.leaves)

    def best(self, observation: Observation, leaves: Leaves | None) -> Action:
        """What is worth most, without thinking ahead: by score and leave, or None: by score.

        Of equal worth a play comes before an exchange, and the pass last.
        """
        rules = observation.rules
        layout = rules.layout
        generator = Generator(self.words, layout=layout)
        board = board_of(observation, layout, generator.alphabet)
        others = 0
        if observation.bag == 0:
            others = value_of(unseen(layout, board, [observation.rack]), layout)
        position = generator.pair(board, observation.rack)
        accepted = None if self.knows_all else refereed(observation, self.dictionary)
        top = 1
        while True:
            found = best_choices(
                *position,
                leaves,
                bag=observation.bag,
                top=top,
                exchange_from=rules.exchange_from,
                players=len(observation.rack_sizes),
                others_value=others,
            )
            for kind, place, text, _, _ in found:
                action = action_from(kind, place, text)
                if accepted is None or accepted(action):
                    return action
            if top == _ALL_OPTIONS:
                return PASS
            top = _ALL_OPTIONS


def board_of(observation: Observation, layout: Layout, alphabet: Alphabet) -> Board:
    """The board that a player sees. Raises BadPosition."""
    if not observation.board:
        return Board.empty(layout, alphabet)
    return Board.parse(observation.board, layout, alphabet)


def taken_back(play: Lay, observation: Observation, alphabet: Alphabet) -> tuple[Board, Laid]:
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
        return before, laid(play, before, layout)
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
        or all(word in dictionary for word in laid(action, board, rules.layout).words)
    )


def _letters(play: Lay) -> str:
    return play.word.replace("(", "").replace(")", "").lower()
