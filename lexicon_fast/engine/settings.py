"""The options of an engine, and its open dictionaries."""

from __future__ import annotations

import threading
from collections.abc import Callable, Collection, Mapping, Sequence
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, Final, NamedTuple

import msgspec
from msgspec import Raw
from msgspec.structs import replace

from lexicon_fast._native.dictionary.search import words_json
from lexicon_fast.base.arguments import cores
from lexicon_fast.base.errors import BadOption, excerpt, shortened
from lexicon_fast.base.validation import decoder
from lexicon_fast.bots.base import Option
from lexicon_fast.dictionary import wordlists
from lexicon_fast.dictionary.alphabet import KNOWN_ALPHABETS
from lexicon_fast.games.events import DictionaryUsed
from lexicon_fast.games.registry import GAMES
from lexicon_fast.protocol import messages as m
from lexicon_fast.protocol.methods import BadField, Refused, refuse_given

if TYPE_CHECKING:
    from lexicon_fast.bots import Bot
    from lexicon_fast.dictionary import Dictionary
    from lexicon_fast.engine.jobs import Job
    from lexicon_fast.find.definitions import Definitions

_MAX_DICTIONARIES: Final = 100
_DEFAULT_DICTIONARY: Final = "enable"


_OPTIONS: Final = (
    Option("threads", "int", min(cores(), 256), "Long requests that run at the same time.", 1, 256),
    Option("max_line_bytes", "int", 1 << 20, "Longest line that is accepted.", 1024, 1 << 30),
    Option(
        "max_reply_bytes",
        "int",
        1 << 26,
        "Largest result of one solve, plan, dictionary.search, .find or .equations, in bytes.",
        1024,
        1 << 30,
    ),
    Option("max_waiting", "int", 1000, "Open long requests, running or waiting.", 1, 100_000),
    Option("max_games", "int", 1000, "Open games.", 1, 1_000_000),
    Option(
        "max_find_dictionaries",
        "int",
        4,
        "Dictionaries about whose words dictionary.find and .equations keep facts in memory, up to"
        " 140 MB each for enable. Others are examined again when they are needed.",
        1,
        100,
    ),
    Option(
        "max_seconds",
        "float",
        300.0,
        "Time limit of advise and bot.move, which then return the best so far.",
        0.01,
        86_400,
    ),
    Option(
        "dictionary",
        "str",
        _DEFAULT_DICTIONARY,
        "Default dictionary; it must be loaded. Until the option is set, Lexibomb uses 2of12inf.",
    ),
    Option(
        "open_files",
        "bool",
        True,
        "Whether requests may use paths and addresses instead of names. Once false it cannot be set"
        " to true again.",
    ),
)


class OwnBot(NamedTuple):
    """A bot that the operator of a server has named. make: returns it for a dictionary."""

    about: str
    make: Callable[[Dictionary], Bot]


class _Setup(msgspec.Struct):
    """The fields that the first line of a record has in all games."""

    dictionary: DictionaryUsed


class Settings:
    """The options of an engine, as attributes.

    dictionary: the default of all games; None: each game has its own. open_files: whether requests
    may open word lists and other files by path or address. Servers for strangers forbid it, and
    then it stays forbidden; names are always allowed. word_lists: these names; None: all known and
    registered ones. own_bots: bots besides those of the package, by game and name. definitions: of
    the words of all dictionaries; None: there are none. games: their names, for `hello` and for
    servers, which offer no others.
    """

    def __init__(
        self,
        dictionary: str | None,
        threads: int | None,
        *,
        open_files: bool = True,
        word_lists: Collection[str] | None = None,
        own_bots: Mapping[str, Mapping[str, OwnBot]] = MappingProxyType({}),
        definitions: Definitions | None = None,
        games: Sequence[str] = tuple(GAMES),
    ) -> None:
        self._options = {option.name: option for option in _OPTIONS}
        self.threads: int
        self.max_line_bytes: int
        self.max_reply_bytes: int
        self.max_waiting: int
        self.max_games: int
        self.max_find_dictionaries: int
        self.max_seconds: float
        self.open_files: bool
        for option in _OPTIONS:
            setattr(self, option.name, option.default)
        # An argument of the shell may not be valid Unicode, but messages are.
        self.dictionary = (dictionary or _DEFAULT_DICTIONARY).encode("utf-8", "replace").decode()
        #: Whether `dictionary` replaces the word lists of the games.
        self._dictionary_is_set = dictionary is not None
        self.open_files = open_files
        self._word_lists = word_lists
        self.own_bots: Final = own_bots
        self.definitions: Final = definitions
        self.games: Final = games
        if threads is not None:
            self.set({"threads": threads})

    def too_long(self, what: str, advice: str) -> Refused:
        """Return the error for a result above `max_reply_bytes`. what: its parts, in the plural."""
        limit = f"{self.max_reply_bytes} bytes (option max_reply_bytes, of servers --max-reply)"
        return Refused("TooMuch", f"the {what} are longer than {limit}; {advice}")

    def infos(self) -> list[m.OptionInfo]:
        """Return the options with their values."""
        return [
            replace(option_info(option), value=getattr(self, option.name)) for option in _OPTIONS
        ]

    def set(self, values: Mapping[str, Any]) -> None:
        """Change options: all of them, or none if one is wrong. Raises BadField, BadOption."""
        for name, value in values.items():
            option = self._options.get(name)
            if option is None:
                options = ", ".join(self._options)
                raise BadField(
                    "params.values", f"unknown option {excerpt(name)}; options: {options}"
                )
            try:
                option.check(value, "")
            except BadOption:
                expected = "true or false" if option.type == "bool" else "a text"
                if option.low is not None:
                    kind = "a whole number" if option.type == "int" else "a number"
                    expected = f"{kind} from {option.low:,.10g} to {option.high:,.10g}"
                raise BadOption(
                    f"option {name} is {excerpt(value)}; it must be {expected}"
                ) from None
            if name == "open_files" and value and not self.open_files:
                raise BadOption("option open_files cannot be set to true again")
        for name, value in values.items():
            setattr(self, name, float(value) if self._options[name].type == "float" else value)
        self._dictionary_is_set |= "dictionary" in values

    def default_words(self, game_words: str | None) -> str:
        """Return the name of the default dictionary. game_words: the word list of the game."""
        if game_words is None or self._dictionary_is_set:
            return self.dictionary
        return game_words

    def check_words(self, text: str) -> None:
        """Raise BadOption if requests may not open this word list."""
        if not self.open_files:
            names = self._word_lists
            if names is None:
                names = (*wordlists.KNOWN, *wordlists.registered())
            check_name("words", text, names)

    def refuse_above(self, option: str, count: int, what: str) -> None:
        """Raise Refused if a count exceeds the limit in an option."""
        limit = getattr(self, option)
        if count > limit:
            raise Refused("TooMuch", f"too many {what} (limit {limit}, option {option})")


def option_info(option: Option) -> m.OptionInfo:
    """Return an option as in messages, with its default value."""
    return m.OptionInfo(
        name=option.name,
        type=option.type,
        default=option.default,
        help=option.help,
        low=option.low,
        high=option.high,
        # For an option that also accepts paths, `help` describes them.
        choices=[] if option.path else list(option.choices),
    )


class Dictionaries:
    """The open dictionaries, by the name they were loaded with.

    opened: already open ones; default: the path or name of the default, which is opened when a
    request needs it, as are the lists of the package; None: only `opened` and loaded ones.
    """

    def __init__(
        self, settings: Settings, opened: Mapping[str, Dictionary], default: str | None = None
    ) -> None:
        self._settings = settings
        self._opened = dict(opened)
        #: Dictionaries that are opened on first use: name -> argument of `Dictionary.load`.
        self._on_demand: dict[str, str] = {}
        if default is not None:
            shipped = {name: name for name in wordlists.KNOWN}
            self._on_demand = shipped | {settings.dictionary: default}
        self._lock = threading.Lock()

    def get(self, name: str | None, game_words: str | None = None) -> Dictionary:
        """Return the dictionary of a request. game_words: the word list of its game.

        Raises Refused (NotLoaded), and the errors of loading.
        """
        name = self.name(name, game_words)
        dictionary = self._opened.get(name)
        return self._open(name) if dictionary is None else dictionary

    def name(self, name: str | None, game_words: str | None = None) -> str:
        """Return the name of the dictionary of a request. game_words: the word list of its game."""
        if name is not None:
            return name
        name = self._settings.default_words(game_words)
        available = name in self._opened or name in self._on_demand
        return name if available else self._settings.dictionary

    def names(self) -> list[str]:
        """Return the names of all dictionaries that requests may name."""
        return list(dict.fromkeys([*self._on_demand, *self._opened]))

    @property
    def hint(self) -> str:
        """How clients get other dictionaries, as the end of an error message."""
        return "; others need dictionary.load" if self._on_demand else ""

    def of_record(self, setup: str) -> str | None:
        """Return the name of the dictionary of a recorded game, if it is available.

        setup: the first line of the record.
        """
        try:
            sha256 = decoder(_Setup).decode(setup).dictionary.sha256
        except (msgspec.MsgspecError, UnicodeError):
            return None  # the error is reported when the record is read
        for name, dictionary in list(self._opened.items()):
            if dictionary.sha256 == sha256:
                return name
        list_name = wordlists.shipped(sha256)
        return list_name if list_name in self._on_demand else None

    def _open(self, name: str) -> Dictionary:
        if name not in self._on_demand:
            names = ", ".join(self.names())
            raise Refused(
                "NotLoaded",
                f"dictionary {excerpt(name)} is not loaded; available:"
                f" {shortened(names, 200)}{self.hint}",
            )
        from lexicon_fast.dictionary import Dictionary

        with self._lock:
            if name not in self._opened:
                self._opened[name] = Dictionary.load(self._on_demand[name])
        return self._opened[name]

    def load(self, params: m.DictionaryLoadParams, job: Job) -> m.DictionaryInfo:
        """Answer `dictionary.load`."""
        from lexicon_fast.dictionary import Dictionary
        from lexicon_fast.dictionary.languages import codes

        if len(self._opened) >= _MAX_DICTIONARIES and params.words not in self._opened:
            raise Refused("TooMuch", f"too many dictionaries (limit {_MAX_DICTIONARIES})")
        self._settings.check_words(params.words)
        if not self._settings.open_files:
            if params.alphabet is not None:
                check_name("alphabet", params.alphabet, KNOWN_ALPHABETS)
            if params.language is not None:
                check_name("language", params.language, codes())
        loaded = Dictionary.load(params.words, alphabet=params.alphabet, language=params.language)
        job.check()
        self._opened[params.words] = loaded
        return _info(params.words, loaded)

    def info(self, params: m.DictionaryInfoParams) -> m.DictionaryInfo:
        """Answer `dictionary.info`."""
        name = self.name(params.dictionary)
        return _info(name, self.get(name))

    def check(self, params: m.DictionaryCheckParams) -> m.DictionaryCheckResult:
        """Answer `dictionary.check`."""
        dictionary = self.get(params.dictionary)
        return m.DictionaryCheckResult(known=[word in dictionary for word in params.words])

    def search(self, params: m.DictionarySearchParams) -> m.DictionarySearchResult:
        """Answer `dictionary.search`."""
        dictionary = self.get(params.dictionary)
        if params.kind == "subwords":
            refuse_given(params, "must be left out; subwords need only a hand", "word")
        elif params.word is None:
            raise BadField("params.word", f"is missing; {params.kind} need a word and a hand")
        count, words_found = words_json(
            dictionary.compiled,
            params.word,
            params.hand,
            params.kind == "substitutions",
            len(dictionary) if params.limit is None else params.limit,
            self._settings.max_reply_bytes,
        )
        if words_found is None:
            raise self._settings.too_long("words", "use a lower limit")
        words: Any = Raw(words_found)
        return m.DictionarySearchResult(count=count, words=words)


def check_name(what: str, text: str, names: Collection[str]) -> None:
    """Raise BadOption for text that is not one of the names, such as a path or an address."""
    if text not in names:
        raise BadOption(
            f"{what} {excerpt(text)} is not available here; available: {', '.join(names) or 'none'}"
        )


def _info(name: str, dictionary: Dictionary) -> m.DictionaryInfo:
    from lexicon_fast.find.playability import is_shipped_for

    letters = dictionary.alphabet
    return m.DictionaryInfo(
        dictionary=name,
        words=len(dictionary),
        sha256=dictionary.sha256,
        alphabet=letters.name,
        upper=letters.upper,
        lower=letters.lower,
        playability=is_shipped_for(dictionary.compiled),
    )
