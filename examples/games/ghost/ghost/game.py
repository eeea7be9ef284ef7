"""A game of Ghost: its actions, events and observations, and the rules."""

from bisect import bisect_left
from functools import lru_cache
from typing import Any, ClassVar, Literal

import msgspec

from ghost import rules
from lexicon_fast import Dictionary, IllegalAction
from lexicon_fast.base.arguments import checked_int
from lexicon_fast.base.rng import Seed
from lexicon_fast.games.events import BaseAction, BaseSetup, Event, refuse_type
from lexicon_fast.games.game import BaseGame


class Add(BaseAction, frozen=True, tag="add"):
    """Add a letter to the fragment."""

    letter: str


class Challenge(BaseAction, frozen=True, tag="challenge"):
    """Challenge the player before to name a word that begins with the fragment."""


class Name(BaseAction, frozen=True, tag="name"):
    """Name a word after a challenge; empty: give up."""

    word: str


Action = Add | Challenge | Name


class Setup(BaseSetup, frozen=True, tag_field="event", tag="setup"):
    """The first event."""


class Start(Event, frozen=True, tag_field="event", tag="start"):
    """The draw for the player who begins the first round."""

    starter: int


class Turn(Event, frozen=True, tag_field="event", tag="turn"):
    """One action of a player."""

    player: int
    action: Action


class RoundEnd(Event, frozen=True, tag_field="event", tag="round end"):
    """The end of a round. player: has lost it; why: a text; scores: lost rounds by player."""

    player: int
    why: str
    scores: tuple[int, ...]


class GameEnd(Event, frozen=True, tag_field="event", tag="game end"):
    """The end of the game."""

    winners: tuple[int, ...]
    scores: tuple[int, ...]


AnyEvent = Setup | Start | Turn | RoundEnd | GameEnd


class Observation(msgspec.Struct, frozen=True, omit_defaults=True):
    """A game as one player sees it: nothing is hidden."""

    player: int
    #: The fragment, in lower case.
    letters: str = ""
    #: Rounds that each player has lost.
    scores: tuple[int, ...] = ()
    to_move: int | None = None
    #: "challenge": the player to move has to name a word.
    phase: Literal["turn", "challenge", "over"] = "turn"
    ruleset: str | dict[str, Any] = "standard"

    @property
    def rules(self) -> rules.Ruleset:
        return rules.ruleset(self.ruleset)


@lru_cache(maxsize=8)
def sorted_words(dictionary: Dictionary, min_length: int) -> list[str]:
    """Return the words that count, sorted."""
    return sorted(word for word in dictionary if len(word) >= min_length)


def words_with(letters: str, dictionary: Dictionary, min_length: int) -> list[str]:
    """Return the words that begin with these letters."""
    words = sorted_words(dictionary, min_length)
    return words[bisect_left(words, letters) : bisect_left(words, letters + chr(0x10FFFF))]


def legal_actions(observation: Observation, dictionary: Dictionary) -> list[Action]:
    """Return the legal actions of the observing player; none if another player is to move.

    After a challenge, any other word is legal, too; it loses, as giving up does.
    """
    if observation.phase == "over" or observation.to_move not in (None, observation.player):
        return []
    letters, min_length = observation.letters, observation.rules.min_length
    if observation.phase == "challenge":
        words = words_with(letters, dictionary, min_length)
        return [*map(Name, words), Name("")]
    return [*map(Add, dictionary.alphabet.lower), *([Challenge()] if letters else [])]


class Game(BaseGame[rules.Ruleset, AnyEvent]):
    """A complete game. players: 2 to 8; ruleset, seed: as in the games of lexicon_fast."""

    __slots__ = ("_challenger", "_letters", "_mover", "_scores")

    NAME: ClassVar[str] = "ghost"

    def __init__(
        self,
        dictionary: Dictionary,
        *,
        players: int = 2,
        ruleset: object = "standard",
        seed: Seed | None = None,
    ) -> None:
        checked_int("players", players, rules.MIN_PLAYERS, rules.MAX_PLAYERS)
        super().__init__(dictionary, rules.ruleset(ruleset), players, seed)
        self._letters = ""
        self._scores = [0] * players
        self._mover = self._rng.below(players)
        #: Who has challenged; None: nobody in this turn.
        self._challenger: int | None = None
        self._events += [Setup(*self._setup_fields()), Start(starter=self._mover)]

    @property
    def scores(self) -> tuple[int, ...]:
        """Rounds that each player has lost."""
        return tuple(self._scores)

    @property
    def phase(self) -> Literal["turn", "challenge", "over"]:
        """The kind of action that is due, as in `Observation`."""
        if self._winners:
            return "over"
        return "turn" if self._challenger is None else "challenge"

    def current_player(self) -> int | None:
        """Return the player who has to act; None when the game is over."""
        return None if self._winners else self._mover

    def observation(self, player: int) -> Observation:
        """Return the game as a player sees it. Raises BadOption."""
        checked_int("player", player, 0, self.players - 1)
        state = self._letters, self.scores, self.current_player(), self.phase
        return Observation(player, *state, self.rules.to_json())

    def legal_actions(self) -> list[Action]:
        """Return the legal actions of the player to move."""
        return legal_actions(self.observation(self._mover), self.dictionary)

    def apply(self, action: Action) -> None:
        """Apply an action of the player to move. Raises IllegalAction and then changes nothing."""
        self._check(action)
        mover, letters = self._mover, self._letters
        self._events.append(Turn(player=mover, action=action))
        if isinstance(action, Add):
            self._letters += action.letter
            if self._counts(self._letters):
                self._end_round(mover, f"{self._letters} is a word")
            else:
                self._mover = self._after(mover)
        elif isinstance(action, Challenge):
            self._challenger = mover
            self._mover = self._after(mover, -1)
        elif action.word.startswith(letters) and self._counts(action.word):
            assert self._challenger is not None
            self._end_round(self._challenger, f"{letters} begins {action.word}")
        else:
            self._end_round(mover, f"{letters} was challenged")

    def _check(self, action: Action) -> None:
        """Raise IllegalAction for an action that the rules forbid."""
        alphabet = self.dictionary.alphabet
        if self._winners:
            raise IllegalAction("over", "the game is over")
        if not isinstance(action, Action):
            raise IllegalAction("action", "use Add, Challenge or Name")
        if isinstance(action, Name) != (self.phase == "challenge"):
            due = "name a word" if self.phase == "challenge" else "add a letter or challenge"
            raise IllegalAction("phase", due)
        if isinstance(action, Challenge) and not self._letters:
            raise IllegalAction("phase", "there is no letter to challenge; add one")
        if isinstance(action, Add) and action.letter not in tuple(alphabet.lower):
            refuse_type("letter", action.letter, f"one of {alphabet.describe()}")
        if isinstance(action, Name) and not isinstance(action.word, str):
            refuse_type("word", action.word, "a word")

    def _counts(self, word: str) -> bool:
        return len(word) >= self.rules.min_length and word in self.dictionary

    def _after(self, player: int, step: int = 1) -> int:
        """Return the next player who is in the game; step: -1 for the one before."""
        player = (player + step) % self.players
        is_out = self._scores[player] == len(self.rules.word)
        return self._after(player, step) if is_out else player

    def _end_round(self, loser: int, why: str) -> None:
        self._scores[loser] += 1
        self._events.append(RoundEnd(player=loser, why=why, scores=self.scores))
        self._letters, self._challenger = "", None
        self._mover = self._after(loser)
        if self._after(self._mover) == self._mover:
            self._winners = (self._mover,)
            self._events.append(GameEnd(winners=self._winners, scores=self.scores))
