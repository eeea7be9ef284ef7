"""Puzzles of board games: the best play of a position from a game between two levels."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, ClassVar, Final, NamedTuple

from lexicon_fast.base import tile_text
from lexicon_fast.base.errors import IllegalAction
from lexicon_fast.bots import bot
from lexicon_fast.bots.tiles.validation import included_actions
from lexicon_fast.games.registry import GAMES
from lexicon_fast.games.tiles.actions import Lay
from lexicon_fast.games.tiles.board import Board
from lexicon_fast.games.tiles.laying import checked_play
from lexicon_fast.puzzles import RAREST_WORD, Maker, Position, Puzzle, Verdict, sees_words

if TYPE_CHECKING:
    from lexicon_fast.base.rng import Rng
    from lexicon_fast.dictionary import Dictionary
    from lexicon_fast.dictionary.frequency import WordClasses

#: The players of the game before the puzzle, and the fewest and the most turns that they take.
_LEVEL: Final = "level5"
_FEWEST: Final = 3
_MOST: Final = 14

#: The best play must lay this many tiles.
_LEAST_TILES: Final = 4


class Scored(NamedTuple):
    """A play, what it is worth, and its chance of a bomb."""

    play: Lay
    value: float
    bomb: float = 0.0


class TileMaker(Maker):
    """The play that is worth most. It must be worth clearly more than any other."""

    board_type: ClassVar[type[Board]] = Board
    #: Ruleset of the game before.
    ruleset: ClassVar[Any]
    #: The least share by which the best play leads the next one.
    lead: ClassVar[float]

    @abstractmethod
    def plays(self, observation: Any, dictionary: Dictionary) -> list[Scored]:
        """Return all plays, those that are worth most first."""

    @abstractmethod
    def is_puzzle(self, plays: Sequence[Scored]) -> bool:
        """Return whether the plays of a position make a puzzle, apart from the lead of the best."""

    def is_word(self, word: str, dictionary: Dictionary) -> bool:
        """Return whether a word of a play exists."""
        return dictionary.compiled.index(word) >= 0

    @abstractmethod
    def worth(self, value: float) -> str:
        """Return a value as text: `44 points`."""

    def find(self, rng: Rng, dictionary: Dictionary, classes: WordClasses) -> Position | None:
        game = GAMES[self.game].module.Game(dictionary, ruleset=self.ruleset, seed=rng.next())
        player = bot(_LEVEL, dictionary, self.game)
        for _ in range(_FEWEST + rng.below(_MOST - _FEWEST + 1)):
            seat = game.current_player()
            if seat is None:
                return None
            game.apply(player.choose(game.observation(seat), rng.next()))
        seat = game.current_player()
        if seat is None:
            return None
        observation = game.observation(seat)
        plays = self.plays(observation, dictionary)
        if len(plays) < 2 or not self.is_puzzle(plays):
            return None
        best, following = plays[:2]
        if following.value > best.value * (1 - self.lead):
            return None
        board = self._board(observation, dictionary)
        checked = checked_play(best.play, board, observation.rules.layout)
        words = [formed.word for formed in checked.words]
        if len(checked.tiles) < _LEAST_TILES or not all(
            classes.of(word) <= RAREST_WORD for word in words
        ):
            return None
        text = f"{best.play.at} {best.play.word}"
        return Position(
            observation,
            best.value,
            (best.play,),
            lambda level, seed: sees_words(level, seed, classes)(words, text),
        )

    def check(self, puzzle: Puzzle, answer: Sequence[Any], dictionary: Dictionary) -> Verdict:
        if len(answer) != 1 or not isinstance(answer[0], Lay):
            raise IllegalAction("action", "the answer to this puzzle is one play")
        observation = puzzle.observation
        (play,) = included_actions(answer, observation, dictionary, self.board_type)
        assert isinstance(play, Lay)
        board = self._board(observation, dictionary)
        words = [
            formed.word for formed in checked_play(play, board, observation.rules.layout).words
        ]
        false_words = [word for word in words if not self.is_word(word, dictionary)]
        if false_words:
            names = tile_text.upper(", ".join(false_words))
            raise IllegalAction("strict", f"not in the dictionary: {names}")
        value = next(
            scored.value for scored in self.plays(observation, dictionary) if scored.play == play
        )
        solved = value >= puzzle.target
        text = self.worth(value)
        return Verdict(solved, value, f"{text}." if solved else f"{text}; another play is better.")

    def _board(self, observation: Any, dictionary: Dictionary) -> Board:
        layout = observation.rules.layout
        return self.board_type.parse(observation.board, layout, dictionary.alphabet)
