"""Base of the adapters: what the environments need to know about a game."""

from __future__ import annotations

import os
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Mapping
from typing import TYPE_CHECKING, Any, ClassVar, Self, TypeAlias

from lexicon_fast.base.arguments import wrong_type
from lexicon_fast.dictionary import Dictionary
from lexicon_fast.games import registry
from lexicon_fast.rl.encoding import Arrays, BaseChoices, BaseEncoding, Field

if TYPE_CHECKING:
    from lexicon_fast.base.rng import Seed

#: A dictionary, or its name, path or URL.
Words: TypeAlias = str | os.PathLike[str] | Dictionary


class BaseAdapter(ABC):
    """A game for environments: new games, legal steps, observations as arrays, rewards."""

    #: The class of the games.
    GAME: ClassVar[Callable[..., Any]]
    #: The word list by default.
    WORDS: ClassVar[str] = "enable"

    dictionary: Dictionary
    encoding: BaseEncoding
    #: The arrays of an observation.
    fields: Mapping[str, Field]
    players: int
    rules: Any

    def new_game(self, seed: Seed, **options: Any) -> Any:
        """Return a new game. options: further ones of the game."""
        return self.GAME(
            self.dictionary, players=self.players, ruleset=self.rules, seed=seed, **options
        )

    def choices(self, game: Any) -> BaseChoices:
        """Return the legal steps of the player to move."""
        return self._choices(game, game.observation(game.current_player()))

    @abstractmethod
    def _choices(self, game: Any, seen: Any) -> BaseChoices:
        """Return the legal steps of the player to move, who sees this."""

    @abstractmethod
    def arrays(self, seen: Any, steps: Iterable[int]) -> Arrays:
        """Return an observation as arrays. steps: those of the observer's unfinished move."""

    @abstractmethod
    def is_turn(self, action: Any) -> bool:
        """Return whether an action is a turn, not an answer to the play of another player."""

    @abstractmethod
    def picture(self, game: Any) -> list[str]:
        """Return lines of text with all that the players together see."""

    @abstractmethod
    def most_turns(self) -> int:
        """Return a number of turns that no game exceeds if all words are in the dictionary."""

    def points(self, game: Any) -> list[float]:
        """Return the points of each player, more is better."""
        return [float(score) for score in game.scores]

    def __deepcopy__(self, memo: object) -> Self:
        """Return this object, which never changes."""
        return self

    def rewards(self, game: Any, reward: str) -> list[float]:
        """Return the reward of each player at the end of a game. Their sum is 0.

        reward: "win": 1 for the winner and -1 / (players - 1) for each other player; winners share.
        "points": own points minus the mean of the others. With one player it is the points.
        """
        others = self.players - 1
        if reward == "points":
            points = self.points(game)
            if not others:
                return points
            return [own - (sum(points) - own) / others for own in points]
        return [(share * self.players - 1) / others for share in game.returns()]


def adapter_of(
    game: str, words: Words | None, players: int, ruleset: Any, **options: Any
) -> BaseAdapter:
    """Return the adapter of a game. Raises what `Dictionary.load` and the game raise.

    words: None for the word list of the game; ruleset: None for the first of the game.
    """
    kind: type[BaseAdapter] = registry.part("rl", game).ADAPTER
    if words is None:
        words = kind.WORDS
    if not isinstance(words, str | os.PathLike | Dictionary):
        raise wrong_type("words", "a Dictionary, or a name or path", words)
    dictionary = words if isinstance(words, Dictionary) else Dictionary.load(words)
    info = registry.game_info(game)
    rules = info.ruleset(info.rulesets[0] if ruleset is None else ruleset, dictionary)
    made: BaseAdapter = kind(dictionary, rules, players, **options)  # type: ignore[call-arg]
    return made
