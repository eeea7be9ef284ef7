"""What the bots of Scrabble have in common: the words they know, and so what they challenge."""

from __future__ import annotations

from abc import abstractmethod
from typing import TYPE_CHECKING

from lexicon_fast._native.tiles.static_eval import best_choices
from lexicon_fast.bots.base import Bot, Option
from lexicon_fast.bots.scrabble.boards import board_of, refereed, taken_back
from lexicon_fast.bots.tiles.actions import action_from
from lexicon_fast.bots.tiles.leaves import leaves_for
from lexicon_fast.games.tiles.actions import (
    ACCEPT,
    CHALLENGE,
    PASS,
    Accept,
    Action,
    Challenge,
    Lay,
)
from lexicon_fast.games.tiles.bag import tile_points, unseen
from lexicon_fast.games.tiles.plays import Generator

if TYPE_CHECKING:
    from lexicon_fast._native.tiles.leaves import Leaves
    from lexicon_fast.games.scrabble.observation import Observation

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
            others = tile_points(unseen(layout, board, [observation.rack]), layout)
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


def _letters(play: Lay) -> str:
    return play.word.replace("(", "").replace(")", "").lower()
