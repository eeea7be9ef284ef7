"""The base class of Lexibomb bots, and the position of an observation."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from lexicon_fast.bots.tiles.bot import TileBot, play_checker
from lexicon_fast.bots.tiles.leaves import LEXIBOMB
from lexicon_fast.games.lexibomb.board import Board
from lexicon_fast.games.lexibomb.plays import Checked, Generator
from lexicon_fast.games.lexibomb.rules import is_word
from lexicon_fast.games.tiles.actions import PASS, Exchange, Lay
from lexicon_fast.games.tiles.bag import sort_tiles

if TYPE_CHECKING:
    from collections.abc import Callable

    from lexicon_fast.bots.base import Sight
    from lexicon_fast.dictionary import Dictionary
    from lexicon_fast.games.lexibomb.observation import Action, Observation
    from lexicon_fast.games.lexibomb.plays import Play
    from lexicon_fast.games.lexibomb.rules import Ruleset


class LexibombBot(TileBot):
    """A bot of Lexibomb. The observation must be of the player to move."""

    default_leaves = LEXIBOMB

    def wanted(self, observation: Observation) -> Callable[[Action], bool] | None:
        """Return a function that is False for actions to leave out; None: there are none.

        A bot leaves out plays that it overlooks, and with words that are not in the dictionary.
        """
        if self.knows_all and self.sees is None:
            return None
        return word_checker(observation, self.dictionary, self.sees)

    def first_valid_play(
        self, observation: Observation, find: Callable[[int | None], list[Play]]
    ) -> Action:
        """Return the first play that is wanted.

        If there is none, exchange all tiles, or as many as the bag has, the first of the rack. If
        the rules forbid that, pass. find: returns the given number of best plays (None: all) with
        the words that the bot knows.
        """
        wanted = self.wanted(observation)
        for play in find(1 if wanted is None else None):
            action = Lay(play.at, play.word)
            if wanted is None or wanted(action):
                return action
        tiles = sort_tiles(observation.rack, self.dictionary.alphabet)[: observation.bag]
        if tiles and observation.bag >= observation.rules.exchange_from:
            return Exchange(tiles)
        return PASS


def position_of(observation: Observation, generator: Generator) -> Checked:
    """Return the position that a player sees. Raises BadPosition, BadHand."""
    board = Board.parse(observation.board, generator.layout, generator.alphabet)
    opened = opened_of(observation, generator.rules)
    return generator.read((board, opened, observation.rack, observation.bombs))


def opened_of(observation: Observation, rules: Ruleset) -> tuple[str, ...]:
    """Return the rows of `Observation.opened`, also if all squares are closed."""
    return observation.opened or ("." * rules.layout.columns,) * rules.layout.rows


def expected_plays(
    observation: Observation, words: Dictionary, top: int | None = None
) -> list[Play]:
    """Return the plays of the player, highest expected score first."""
    generator = Generator(words, ruleset=observation.rules, top=top)
    return generator.batch([position_of(observation, generator)])[0]


def word_checker(
    observation: Observation, dictionary: Dictionary, sees: Sight | None = None
) -> Callable[[Action], bool]:
    """Return a `play_checker` for a dictionary with all words that a play may form."""
    board = Board.parse(observation.board, observation.rules.layout, dictionary.alphabet)
    return play_checker(observation, board, partial(is_word, dictionary=dictionary), sees=sees)
