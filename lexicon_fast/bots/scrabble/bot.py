"""The base class of Scrabble bots: challenges, and the best action without search."""

from __future__ import annotations

from typing import TYPE_CHECKING

from lexicon_fast._native.tiles.static_eval import best_choices
from lexicon_fast.bots.base import ChallengingBot, Option
from lexicon_fast.bots.scrabble.last_play import take_back
from lexicon_fast.bots.tiles.actions import action_from
from lexicon_fast.bots.tiles.bot import TileBot
from lexicon_fast.bots.tiles.simulation import ALL_ACTIONS
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
from lexicon_fast.games.tiles.board import Board
from lexicon_fast.games.tiles.laying import scored_play
from lexicon_fast.games.tiles.plays import Generator

if TYPE_CHECKING:
    from collections.abc import Callable

    from lexicon_fast._native.tiles.leaves import Leaves
    from lexicon_fast.dictionary import Dictionary
    from lexicon_fast.games.scrabble.observation import Observation


def words_checker(observation: Observation, dictionary: Dictionary) -> Callable[[Action], bool]:
    """Return a function that checks the words of an action that board and rack allow.

    With "void" challenges, all words that the action forms must be in the dictionary.
    """
    rules = observation.rules
    if not rules.strict:
        return lambda action: True
    board = Board.parse(observation.board, rules.layout, dictionary.alphabet)
    return lambda action: (
        not isinstance(action, Lay)
        or all(word in dictionary for word in scored_play(action, board, rules.layout).words)
    )


def endgame_option(default: bool) -> Option:
    """Return the option `endgame` with this default."""
    help = "Search two-player games to the end once the bag is empty."
    return Option("endgame", "bool", default, help)


class ScrabbleBot(ChallengingBot, TileBot):
    """A bot of Scrabble: subclasses take turns; challenges are answered here."""

    #: True if endgames of two players are searched.
    endgame: bool = False

    def answer(self, observation: Observation) -> Accept | Challenge:
        """Challenge a play with a word that the bot does not know.

        Words that survived an earlier challenge as the word of a play are known, too.
        """
        play = None
        valid = set()
        survived = False  # was the next play in time challenged wrongly?
        for turn in reversed(observation.history):
            if isinstance(turn.action, Lay):
                play = play or turn.action
                if survived:
                    valid.add(_letters(turn.action))
                survived = False
            elif isinstance(turn.action, Challenge):
                survived = turn.right is False
        if play is None:
            return ACCEPT
        words = take_back(play, observation, self.dictionary.alphabet)[1].words
        return ACCEPT if all(word in self.words or word in valid for word in words) else CHALLENGE

    def search_endgame(self, observation: Observation) -> Action | None:
        """Return the best action by a search to the end; None if no search is possible."""
        if not self.endgame or (not self.knows_all and observation.rules.strict):
            return None
        from lexicon_fast.bots.scrabble.endgame import best_endgame

        found = best_endgame(observation, self.words, stop=self.ended)
        return None if found is None else found.action

    def best_static(self, observation: Observation, leaves: Leaves | None) -> Action:
        """Return the best action by score and leave value, or by score alone if leaves is None.

        Among equal actions, a play comes before an exchange, and the pass comes last.
        """
        rules = observation.rules
        layout = rules.layout
        generator = Generator(self.words, layout=layout)
        board = Board.parse(observation.board, layout, generator.alphabet)
        others = 0
        if observation.bag == 0:
            others = tile_points(unseen(layout, board, [observation.rack]), layout)
        position = generator.pair(board, observation.rack)
        is_valid = None if self.knows_all else words_checker(observation, self.dictionary)
        for top in (1, ALL_ACTIONS):
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
                if is_valid is None or is_valid(action):
                    return action
        return PASS


def _letters(play: Lay) -> str:
    return play.word.replace("(", "").replace(")", "").lower()
