"""What the bots of Lexibomb have in common: the plays that they know, with what each is expected to
score, and what they do without one."""

from __future__ import annotations

from typing import TYPE_CHECKING

from lexicon_fast.bots.base import Bot
from lexicon_fast.games.lexibomb.board import Board
from lexicon_fast.games.lexibomb.plays import Checked, Generator
from lexicon_fast.games.lexibomb.words import is_word
from lexicon_fast.games.tiles.actions import PASS, Exchange, Lay
from lexicon_fast.games.tiles.bag import sort_tiles
from lexicon_fast.games.tiles.laying import checked_play

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from lexicon_fast.alphabet import Alphabet
    from lexicon_fast.dictionary import Dictionary
    from lexicon_fast.games.lexibomb.events import Action
    from lexicon_fast.games.lexibomb.observation import Observation
    from lexicon_fast.games.lexibomb.plays import Play
    from lexicon_fast.games.lexibomb.rules import Ruleset


class LexibombBot(Bot):
    """A bot of Lexibomb. The observation must be of the player to move."""

    def first(self, observation: Observation, found: Callable[[int | None], list[Play]]) -> Action:
        """The first play that the referee takes, or what is done without one.

        found: the so many best plays by the words that it knows, best first; None: all of them.
        """
        if self.knows_all:
            plays = found(1)
        else:
            accepted = refereed(observation, self.dictionary)
            plays = first_of(found(None), accepted)
        if plays:
            return Lay(plays[0].at, plays[0].word)
        return without_play(observation, self.dictionary.alphabet)


def first_of(plays: Iterable[Play], accepted: Callable[[Lay], bool]) -> list[Play]:
    """The first play that is accepted, if any."""
    for play in plays:
        if accepted(Lay(play.at, play.word)):
            return [play]
    return []


def without_play(observation: Observation, alphabet: Alphabet) -> Action:
    """Exchange all tiles (if the bag holds fewer, the first of the rack), or else pass."""
    rack = sort_tiles(observation.rack, alphabet)[: observation.bag]
    if rack and observation.bag >= observation.rules.exchange_from:
        return Exchange(rack)
    return PASS


def position_of(observation: Observation, generator: Generator) -> Checked:
    """The position that a player sees. Raises BadPosition, BadHand."""
    board = board_of(observation, generator.rules, generator.alphabet)
    opened = opened_of(observation, generator.rules)
    return generator.read((board, opened, observation.rack, observation.bombs))


def board_of(observation: Observation, rules: Ruleset, alphabet: Alphabet) -> Board:
    """The board that a player sees. Raises BadPosition."""
    if not observation.board:
        return Board.empty(rules.layout, alphabet)
    return Board.parse(observation.board, rules.layout, alphabet)


def opened_of(observation: Observation, rules: Ruleset) -> tuple[str, ...]:
    """What squares show, by row."""
    return observation.opened or ("." * rules.layout.columns,) * rules.layout.rows


def expected_plays(
    observation: Observation, words: Dictionary, top: int | None = None
) -> list[Play]:
    """The plays of the player, those of the highest expected score first."""
    generator = Generator(words, ruleset=observation.rules, top=top)
    return generator.batch([position_of(observation, generator)])[0]


def refereed(observation: Observation, dictionary: Dictionary) -> Callable[[Action], bool]:
    """Tells of actions that board and rack allow whether all words that they make are in play."""
    rules = observation.rules
    board = board_of(observation, rules, dictionary.alphabet)
    return lambda action: (
        not isinstance(action, Lay)
        or all(
            is_word(formed.word, dictionary)
            for formed in checked_play(action, board, rules.layout).words
        )
    )
