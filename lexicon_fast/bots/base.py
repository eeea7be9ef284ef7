"""The base class of all bots: a name, options as data, a vocabulary, and a choice of actions."""

from __future__ import annotations

import copy
import math
from abc import ABC, abstractmethod
from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Any, ClassVar, Final, Literal, Self, TypeAlias

import msgspec

from lexicon_fast.base.errors import BadOption, IllegalAction, LexiconFastError, shortened

if TYPE_CHECKING:
    from collections.abc import Callable

    from lexicon_fast.dictionary import Dictionary
    from lexicon_fast.games.clock import Clocks

_BOOLS: Final = {"true": True, "yes": True, "1": True, "false": False, "no": False, "0": False}


class Option(msgspec.Struct, frozen=True, omit_defaults=True):
    """An option of a bot, as data: programs can list it and parse its values.

    >>> from lexicon_fast import bots
    >>> option = bots.Option("iterations", "int", 100, "Play-outs.", low=1, high=1000)
    >>> option.read("250", bot="mine"), option.accepted
    (250, 'a whole number, 1 to 1000')
    >>> option.check(5, bot="mine")
    5
    """

    name: str
    type: Literal["int", "float", "bool", "str"]
    #: The default value; None: see `help`.
    default: int | float | bool | str | None
    help: str
    #: The lowest and the highest number accepted.
    low: float | None = None
    high: float | None = None
    #: The only texts allowed; empty: any text.
    choices: tuple[str, ...] = ()
    #: True if the text may also be the path of a file; a public server then allows only names.
    path: bool = False

    @property
    def accepted(self) -> str:
        """The allowed values, for an error message."""
        if self.choices:
            return " or ".join([*self.choices, *(["the path of a file"] if self.path else [])])
        if self.type == "bool":
            return "true or false"
        if self.type == "str":
            return "text"
        kind = "a whole number" if self.type == "int" else "a number"
        # Not %g: it would write a million as 1e+06.
        low, high = (int(x) if x is not None and x == int(x) else x for x in (self.low, self.high))
        if low is None:
            return kind if high is None else f"{kind}, {high} or less"
        return f"{kind}, {low} or more" if high is None else f"{kind}, {low} to {high}"

    def read(self, text: str, bot: str) -> Any:
        """Parse a value: an int, float, bool or str. Raises BadOption; `bot` is for its message."""
        value: Any = text
        try:
            if self.type == "bool":
                value = _BOOLS[text.lower()]
            elif self.type != "str":
                value = int(text) if self.type == "int" else float(text)
        except (KeyError, ValueError):
            raise self._bad(text, bot) from None
        if not self._accepts(value):
            raise self._bad(text, bot)
        return value

    def check(self, value: Any, bot: str) -> Any:
        """Return a valid value unchanged. Raises BadOption; `bot` is for its message."""
        if not self._accepts(value):
            raise self._bad(value, bot)
        return value

    def _accepts(self, value: Any) -> bool:
        if self.type in ("int", "float"):
            return (
                isinstance(value, int if self.type == "int" else (int, float))
                and not isinstance(value, bool)
                and (isinstance(value, int) or math.isfinite(value))
                and (self.low is None or value >= self.low)
                and (self.high is None or value <= self.high)
            )
        if not isinstance(value, bool if self.type == "bool" else str) or value == "":
            return False
        return not self.choices or self.path or value in self.choices

    def _bad(self, value: object, bot: str) -> BadOption:
        shown = value if isinstance(value, str) else repr(value)
        return BadOption(
            f"bot {bot}: {self.name}={shortened(shown, 80)} is invalid; use {self.accepted}"
        )


class Failure(LexiconFastError):
    """An external player chose no action. reason: "crash", "timeout", "error" or "resigned"."""

    def __init__(self, reason: str, message: str) -> None:
        super().__init__(message)
        self.reason = reason

    def __reduce__(self) -> tuple[type[Failure], tuple[str, str]]:
        return type(self), (self.reason, str(self))


#: The option of all bots.
WORDS: Final = Option(
    "words",
    "str",
    None,
    "Name, path or URL of the words that the bot knows. [default: the dictionary in play]",
    path=True,
)

#: The option of bots that search.
SECONDS: Final = Option(
    "seconds", "float", None, "Seconds per turn; replaces iterations.", low=0.001, high=3600
)


def with_letters_of(dictionary: Dictionary, words: Dictionary, shown: str) -> Dictionary:
    """Return the words if they have the letters of the dictionary. Raises BadOption.

    shown: the words in the message.
    """
    ours, theirs = words.alphabet, dictionary.alphabet
    if ours.fingerprint != theirs.fingerprint:
        raise BadOption(
            f"{shown} has the letters {ours.describe()}, but the dictionary in play has"
            f" {theirs.describe()}; use words with the same letters"
        )
    return words


#: Called with the words that a play forms, its own first, and a text for the play; returns False if
#: the play is overlooked.
Sight: TypeAlias = "Callable[[Sequence[str], str], bool]"


class Bot(ABC):
    """Choose an action for an observation. Stateless: same observation and seed, same action.

    A bot can be pickled and copied, and the copy chooses the same actions. A pickle holds the
    dictionaries; files that other options name must still be where they were.

    dictionary: the dictionary in play; words: the words that the bot knows (None: the dictionary);
    it plays only those words, and may challenge others; options: values of the other `options`,
    which become attributes. Raises BadOption if the two dictionaries have different letters, and
    what `Dictionary.load` raises.

    `bot` makes one by name. A subclass implements `choose`:

    >>> from lexicon_fast import Dictionary, lexicon
    >>> from lexicon_fast.bots import Bot
    >>> class Last(Bot):
    ...     def choose(self, observation, seed):
    ...         return lexicon.legal_actions(observation, self.dictionary)[-1]
    >>> d = Dictionary.from_words(["hat"])
    >>> Last(d).choose(lexicon.Game(d, seed=1).observation(0), seed=0)
    Draw(discard='W', take='blind')
    """

    #: The name in specs of bots of the package.
    kind: ClassVar[str] = "bot"
    #: The options; a class adds its own.
    options: ClassVar[Sequence[Option]] = (WORDS,)

    #: The name in a game: the bot's spec.
    name: str
    #: True for a program or class of the user: if it fails, it loses the deal of a match.
    external: bool = False

    def __init__(
        self, dictionary: Dictionary, *, words: Dictionary | str | None = None, **options: Any
    ) -> None:
        values = {option.name: option.default for option in self.options if option is not WORDS}
        if unknown := options.keys() - values:
            raise TypeError(f"{type(self).__name__} has no option {', '.join(unknown)}")
        vars(self).update(values | options)
        self.name = self.kind
        #: The dictionary in play.
        self.dictionary = dictionary
        #: The words that the bot knows.
        self.words = dictionary if words is None else self._load(words)
        #: Called during a search; the bot returns its best action so far once this returns True.
        self.ended: Callable[[], bool] = bool  # never
        #: Returns False for plays that the bot overlooks; None: it sees all.
        self.sees: Sight | None = None
        self._prepare()

    def _prepare(self) -> None:  # noqa: B027 (most bots need nothing more)
        """Make what the bot needs besides its options, once these are set."""

    def heeding(self, ended: Callable[[], bool]) -> Self:
        """Return a copy that stops searching once `ended` returns True."""
        copied = copy.copy(self)
        copied.ended = ended
        return copied

    def overlooking(self, sees: Sight | None) -> Self:
        """Return a copy that considers only the plays that it sees (None: all)."""
        copied = copy.copy(self)
        copied.sees = sees
        return copied

    def check_rules(self, rules: Any) -> None:  # noqa: B027 (most bots play by all rules)
        """Raise BadOption if the bot cannot play by these rules. rules: a ruleset of the game."""

    def files(self) -> dict[str, str]:
        """Return the SHA-256 of files that options other than `words` name, by option."""
        from hashlib import file_digest

        digests = {}
        for option in self.options:
            value = getattr(self, option.name, None) if option.path else None
            if isinstance(value, str) and value not in option.choices:
                with open(value, "rb") as file:
                    digests[option.name] = file_digest(file, "sha256").hexdigest()
        return digests

    def __copy__(self) -> Self:
        copied = object.__new__(type(self))
        vars(copied).update(vars(self))
        return copied

    def __getstate__(self) -> dict[str, Any]:
        # All but the functions, which belong to this process.
        state = {k: value for k, value in vars(self).items() if k not in ("ended", "sees")}
        return {"state": state, "knows_all": self.knows_all, "files": self.files()}

    def __setstate__(self, pickled: dict[str, Any]) -> None:
        vars(self).update(pickled["state"], ended=bool, sees=None)
        if self.knows_all and not pickled["knows_all"]:
            # A pickle merges equal dictionaries, but the bot's words stay a separate object.
            words = self.words
            self.words = type(words)(words.compiled, words.name, bad_lines=words.bad_lines)
        for name, digest in pickled["files"].items():
            if self.files().get(name) != digest:
                raise BadOption(
                    f"pickled bot {self.name}: {getattr(self, name)} has changed since it was"
                    " pickled; restore that file"
                )

    def _load(self, words: Dictionary | str) -> Dictionary:
        if isinstance(words, str):
            from lexicon_fast.dictionary import Dictionary

            words = Dictionary.load(words, alphabet=self.dictionary.alphabet)
        return with_letters_of(self.dictionary, words, f"bot {self.kind}: words={words.name}")

    @property
    def knows_all(self) -> bool:
        """True if the bot knows exactly the dictionary in play."""
        return self.words is self.dictionary

    @abstractmethod
    def choose(self, observation: Any, seed: int) -> Any:
        """Return the action to take.

        seed: the random seed; the same observation and seed give the same action.
        """


class SeatedBot(Bot):
    """A player outside of the program that takes part in whole games, not only in single turns.

    Matches call `begin_game` before the first turn of a game, and `end_game` after the last.
    """

    @abstractmethod
    def begin_game(
        self, state: Any, seat: int, names: Sequence[str], clocks: Clocks | None
    ) -> None:
        """Begin a game.

        state: the game with all that is hidden; names: of the players by seat; clocks: of the game,
        None without a limit.
        """

    @abstractmethod
    def notify(self) -> None:
        """Take note that another player has acted."""

    @abstractmethod
    def end_game(
        self,
        returns: Sequence[float],
        lines: Callable[[], Iterable[str]],
        illegal: IllegalAction | None = None,
    ) -> None:
        """End the game.

        returns: shares of the win by seat; lines: returns the record; illegal: why the last action
        of this player was refused, which has lost the game.
        """


class ChallengingBot(Bot):
    """A bot of a game with challenges: takes its turns and answers the plays of others.

    A bot that knows the dictionary in play challenges exactly the plays with invalid words. One
    that knows other words weighs the chance that an unknown word is invalid (see `phonies`) against
    what a challenge costs and wins.
    """

    #: The factor by which the bot counts what a wrong challenge costs.
    caution: float = 1.0
    #: Whether the bot counts what a play opens, besides its points and leave.
    turn_values: bool = False

    def choose(self, observation: Any, seed: int) -> Any:
        """Return the action to take. The observation must be of the player to move."""
        if observation.phase == "challenge":
            return self.answer(observation)
        return self.turn(observation, seed)

    @abstractmethod
    def turn(self, observation: Any, seed: int) -> Any:
        """Return the action for a turn."""

    @abstractmethod
    def answer(self, observation: Any) -> Any:
        """Accept or challenge the last play."""
