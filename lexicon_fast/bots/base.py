"""What every bot is: a name, options as data, a vocabulary, and a choice for an observation."""

from __future__ import annotations

import copy
import math
from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, ClassVar, Final, Literal, Self

import msgspec

from lexicon_fast.errors import BadOption

if TYPE_CHECKING:
    from collections.abc import Callable

    from lexicon_fast.dictionary import Dictionary

_BOOLS: Final = {"true": True, "yes": True, "1": True, "false": False, "no": False, "0": False}


class Option(msgspec.Struct, frozen=True, omit_defaults=True):
    """One option of a bot, as data: programs list it, texts are read by it."""

    name: str
    type: Literal["int", "float", "bool", "str"]
    #: What it is when not given; None: see `help`.
    default: int | float | bool | str | None
    help: str
    #: The lowest and the highest number accepted.
    low: float | None = None
    high: float | None = None
    #: The only texts accepted, if any are named.
    choices: tuple[str, ...] = ()
    #: May the text also name a file? Who serves strangers then accepts only names.
    path: bool = False

    @property
    def accepted(self) -> str:
        """The values accepted, for an error message.

        >>> Option("iterations", "int", 100, "Play-outs.", low=1, high=1000).accepted
        'a whole number, 1 to 1000'
        """
        if self.choices:
            return " or ".join([*self.choices, *(["the path of a file"] if self.path else [])])
        if self.type == "bool":
            return "true or false"
        if self.type == "str":
            return "a text"
        kind = "a whole number" if self.type == "int" else "a number"
        if self.low is None and self.high is None:
            return kind
        if self.high is None:
            return f"{kind}, {self.low:g} or more"
        if self.low is None:
            return f"{kind}, {self.high:g} or less"
        # Not %g: it would write a million as 1e+06.
        low, high = (int(x) if x == int(x) else x for x in (self.low, self.high))
        return f"{kind}, {low} to {high}"

    def read(self, text: str, bot: str) -> Any:
        """The value that a text gives. Raises BadOption; `bot` is for its message."""
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
        """The value, if it is accepted. Raises BadOption; `bot` is for its message."""
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
        return BadOption(f"bot {bot}: {self.name}={shown:.80}; accepted: {self.accepted}")


#: The option that all bots have.
WORDS: Final = Option(
    "words",
    "str",
    None,
    "Name, path or URL of the words it knows. [default: the dictionary in play]",
    path=True,
)


#: The option of those that think for a while.
SECONDS: Final = Option(
    "seconds", "float", None, "Time for a turn, in place of iterations.", low=0.001, high=3600
)


def copy_of(dictionary: Dictionary) -> Dictionary:
    """Another object for the same open dictionary."""
    return type(dictionary)(dictionary.compiled, dictionary.name, bad_lines=dictionary.bad_lines)


class Bot(ABC):
    """Chooses an action for an observation. Stateless: same observation and seed, same action.

    A bot can be pickled and copied, and the copy chooses the same actions. A pickle holds the
    dictionaries; files that other options name are expected where they were.

    dictionary: the one in play. words: what the bot knows, if that is another: it forms only those
    words, and challenges all others. Raises BadOption if the two have different letters, and what
    `Dictionary.load` raises.
    """

    #: What it is called in specs.
    kind: ClassVar[str]
    #: Its options; a class adds its own.
    options: ClassVar[Sequence[Option]] = (WORDS,)

    #: What it is called in a game: its spec.
    name: str

    def __init__(self, dictionary: Dictionary, *, words: Dictionary | str | None = None) -> None:
        self.name = self.kind
        #: The dictionary in play.
        self.dictionary = dictionary
        #: The words that it knows.
        self.words = dictionary if words is None else self._load(words)
        #: Is its time up? Who thinks long asks now and then, and once it is, takes the best so far.
        self.ended: Callable[[], bool] = bool  # never

    def heeding(self, ended: Callable[[], bool]) -> Self:
        """The same bot, for whom time is up once `ended` says so."""
        twin = copy.copy(self)
        twin.ended = ended
        return twin

    def files(self) -> dict[str, str]:
        """SHA-256 of the files that options other than `words` name, by option."""
        from hashlib import file_digest

        found = {}
        for option in self.options:
            value = getattr(self, option.name, None) if option.path else None
            if isinstance(value, str) and value not in option.choices:
                with open(value, "rb") as file:
                    found[option.name] = file_digest(file, "sha256").hexdigest()
        return found

    def __copy__(self) -> Self:
        twin = object.__new__(type(self))
        vars(twin).update(vars(self))
        return twin

    def __getstate__(self) -> dict[str, Any]:
        """All but the clock, which belongs to this process."""
        state = {name: value for name, value in vars(self).items() if name != "ended"}
        return {"state": state, "knows_all": self.knows_all, "files": self.files()}

    def __setstate__(self, pickled: dict[str, Any]) -> None:
        vars(self).update(pickled["state"], ended=bool)
        if self.knows_all and not pickled["knows_all"]:
            # Equal dictionaries of a pickle are one; the bot still has words of its own.
            self.words = copy_of(self.words)
        for name, digest in pickled["files"].items():
            if self.files().get(name) != digest:
                raise BadOption(
                    f"pickled bot {self.name}: {getattr(self, name)} is another file than when it"
                    " was pickled; put the same file there"
                )

    def _load(self, words: Dictionary | str) -> Dictionary:
        if isinstance(words, str):
            from lexicon_fast.dictionary import Dictionary

            words = Dictionary.load(words, alphabet=self.dictionary.alphabet)
        ours, theirs = words.alphabet, self.dictionary.alphabet
        if ours.fingerprint != theirs.fingerprint:
            raise BadOption(
                f"bot {self.kind}: the letters of words={words.name} are {ours.describe()};"
                f" accepted: those of the dictionary in play, {theirs.describe()}"
            )
        return words

    @property
    def knows_all(self) -> bool:
        """Are the words that it knows the dictionary in play?"""
        return self.words is self.dictionary

    @abstractmethod
    def choose(self, observation: Any, seed: int) -> Any:
        """The action to take.

        seed: the source of all that is random in the choice.
        """
