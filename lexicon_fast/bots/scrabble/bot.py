"""The base class of Scrabble bots: challenges, and the best action without search."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from lexicon_fast._native.tiles.static_eval import best_choices
from lexicon_fast.bots.base import ChallengingBot, Option
from lexicon_fast.bots.phonies import doubt, laid_words, ruled_words
from lexicon_fast.bots.scrabble.validation import laid_word, last_mover, take_back
from lexicon_fast.bots.tiles.bot import TileBot, play_checker
from lexicon_fast.bots.tiles.simulation import ALL_ACTIONS, action_from
from lexicon_fast.games.scrabble.rules import CHALLENGE_BONUS
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
from lexicon_fast.games.tiles.plays import Generator

if TYPE_CHECKING:
    from collections.abc import Callable, Collection

    from lexicon_fast._native.tiles.leaves import Leaves
    from lexicon_fast.dictionary import Dictionary
    from lexicon_fast.games.scrabble.observation import Observation
    from lexicon_fast.games.tiles.laying import ScoredPlay


#: Points of an average play, which count as so many plays of the game.
_TURN_POINTS: Final = 25.0
_PRIOR_TURNS: Final = 5


def word_checker(
    observation: Observation, dictionary: Dictionary, **options: Any
) -> Callable[[Action], bool]:
    """Return a `play_checker`; with "void" challenges the dictionary must have all words."""
    board = Board.parse(observation.board, observation.rules.layout, dictionary.alphabet)
    exists = dictionary.__contains__ if observation.rules.strict else None
    return play_checker(observation, board, exists, **options)


def endgame_option(default: bool) -> Option:
    """Return the option `endgame` with this default."""
    help = "Search two-player games to the end once the bag is empty."
    return Option("endgame", "bool", default, help)


class ScrabbleBot(ChallengingBot, TileBot):
    """A bot of Scrabble: subclasses take turns; challenges are answered here."""

    #: True if endgames of two players are searched.
    endgame: bool = False
    #: True if positions of two players with one tile in the bag are searched.
    pre_endgame: bool = False

    def answer(self, observation: Observation) -> Accept | Challenge:
        """Challenge a play with a word that the bot does not know, if that is worth the risk.

        Words that survived an earlier challenge as the word of a play are known, too.
        """
        history = observation.history
        plays = [turn.action for turn in history if isinstance(turn.action, Lay)]
        if not plays:
            return ACCEPT
        valid = ruled_words(history, laid_word, right=False)
        scored = take_back(plays[-1], observation, self.dictionary.alphabet)[1]
        known = {*valid, *(word for word in scored.words if word in self.words.words)}
        unknown = [word for word in scored.words if word not in known]
        if unknown and (self.knows_all or self._is_worth_it(scored, unknown, observation)):
            return CHALLENGE
        return ACCEPT

    def _is_worth_it(self, play: ScoredPlay, unknown: list[str], observation: Observation) -> bool:
        """Return True if challenging a play with unknown words gains points on average.

        A right challenge takes the points of the play back; a wrong one costs what the rules say. A
        turn is worth the average points of a play.
        """
        seats = len(observation.rack_sizes)
        others = max(1, seats - 1)
        mover = last_mover(observation)
        gain = play.score / others
        if not observation.rack_sizes[mover] and not observation.bag:
            # The game would be over: the player who is out gains the tiles of the others.
            gain += tile_points(observation.rack, observation.rules.layout) * seats / others
        challenge = observation.rules.challenge
        cost: float = CHALLENGE_BONUS.get(challenge, 0) / others
        if challenge in ("rules", "double"):
            plays = [turn.score for turn in observation.history if isinstance(turn.action, Lay)][
                :-1
            ]
            cost = (_PRIOR_TURNS * _TURN_POINTS + sum(plays)) / (_PRIOR_TURNS + len(plays))
        earlier = laid_words(observation.history, mover, laid_word)
        invalid = doubt(unknown, earlier, self.words, self.dictionary)
        return invalid * gain > (1 - invalid) * cost * self.caution

    def wanted(self, observation: Observation) -> Callable[[Action], bool] | None:
        """Return a function that is False for actions to leave out; None: there are none.

        A bot leaves out plays that it overlooks, that the rules forbid, and that were taken back in
        this game.
        """
        refused: Collection[str] = ()
        if not self.knows_all:
            refused = ruled_words(observation.history, laid_word, right=True)
        is_safe = self.knows_all or not observation.rules.strict
        if self.sees is None and is_safe and not refused:
            return None
        return word_checker(observation, self.dictionary, sees=self.sees, refused=refused)

    def search_endgame(self, observation: Observation) -> Action | None:
        """Return the best action by a search to the end; None if no search is possible."""
        if not self.endgame or self.wanted(observation) is not None:
            return None
        from lexicon_fast.bots.scrabble.endgame import best_endgame

        endgame = best_endgame(observation, self.words, stop=self.ended)
        return None if endgame is None else endgame.action

    def search_pre_endgame(self, observation: Observation) -> Action | None:
        """Return the action that is most likely to win with one tile in the bag.

        None if no search is possible or, within its limit, no action is proved best.
        """
        if not self.pre_endgame or observation.bag != 1 or self.wanted(observation) is not None:
            return None
        from lexicon_fast.bots.scrabble.pre_endgame import best_pre_endgame

        pre_endgame = best_pre_endgame(observation, self.words, stop=self.ended)
        return pre_endgame.action if pre_endgame is not None and pre_endgame.exact else None

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
        wanted = self.wanted(observation)
        for top in (1, ALL_ACTIONS):
            choices = best_choices(
                *position,
                leaves,
                bag=observation.bag,
                top=top,
                exchange_from=rules.exchange_from,
                players=len(observation.rack_sizes),
                others_value=others,
            )
            for kind, place, text, _, _ in choices:
                action = action_from(kind, place, text)
                if wanted is None or wanted(action):
                    return action
        return PASS
