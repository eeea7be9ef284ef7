"""The options of an engine, and the dictionaries that it has opened."""

from __future__ import annotations

import os
import threading
from collections.abc import Collection, Mapping
from typing import TYPE_CHECKING, Any, Final

import msgspec

from lexicon_fast.errors import BadOption
from lexicon_fast.games.events import DictionaryUsed
from lexicon_fast.protocol import messages as m
from lexicon_fast.protocol.errors import BadField, Refused
from lexicon_fast.wordlists import KNOWN, shipped

if TYPE_CHECKING:
    from lexicon_fast.dictionary import Dictionary
    from lexicon_fast.engine.jobs import Job

_MOST_DICTIONARIES: Final = 100
_EMBEDDED: Final = "enable"


class _Setup(msgspec.Struct):
    """Part of the first line of a record, in all games."""

    dictionary: DictionaryUsed


def _cores() -> int:
    try:
        return len(os.sched_getaffinity(0))
    except AttributeError:
        return os.cpu_count() or 1


class Settings:
    """The options, each an attribute.

    open_files: may requests open word lists and other files by path or address? Who serves
    strangers says no; names remain. It can be forbidden later, but never allowed again.
    word_lists: the names that remain; None: all known and added ones. dictionary: the default of
    all games; None: that of each game.
    """

    def __init__(
        self,
        dictionary: str | None,
        threads: int | None,
        *,
        open_files: bool = True,
        word_lists: Collection[str] | None = None,
    ) -> None:
        self._infos = (
            _number("threads", min(_cores(), 256), 1, 256, "Long requests worked on at a time."),
            _number("max_line_bytes", 1 << 20, 1024, 1 << 30, "Longest line that is read."),
            _number("max_reply_bytes", 1 << 26, 1024, 1 << 30, "Most rows of one solve or plan."),
            _number("max_waiting", 1000, 1, 100_000, "Long requests open at a time."),
            _number("max_games", 1000, 1, 1_000_000, "Games kept at a time."),
            m.OptionInfo(
                name="max_seconds",
                type="float",
                default=300.0,
                low=0.01,
                high=86_400,
                help="Longest advise or bot.move; it is then answered with the best so far.",
            ),
            m.OptionInfo(
                name="dictionary",
                type="str",
                default=_EMBEDDED,
                help="The dictionary of requests that name none; any that has been loaded."
                " Until it is chosen, Lexibomb has 2of12inf.",
            ),
            m.OptionInfo(
                name="open_files",
                type="bool",
                default=True,
                help="Are paths and addresses accepted, beside names? Once false it stays so.",
            ),
        )
        self._by_name = {info.name: info for info in self._infos}
        self.threads: int
        self.max_line_bytes: int
        self.max_reply_bytes: int
        self.max_waiting: int
        self.max_games: int
        self.max_seconds: float
        self.open_files: bool
        for info in self._infos:
            setattr(self, info.name, info.default)
        #: As messages have it: what the shell passes on may be no text.
        self.dictionary = (dictionary or _EMBEDDED).encode("utf-8", "replace").decode()
        #: Is `dictionary` the default of all games, or only of those without a list of their own?
        self.chosen = dictionary is not None
        self.open_files = open_files
        self._word_lists = word_lists
        if threads is not None:
            self.set({"threads": threads})

    def infos(self) -> list[m.OptionInfo]:
        """The options with their values."""
        return [_with_value(info, getattr(self, info.name)) for info in self._infos]

    def set(self, values: Mapping[str, Any]) -> None:
        """Change options; all or none. Raises BadField, BadOption."""
        for name, value in values.items():
            info = self._by_name.get(name)
            if info is None:
                accepted = ", ".join(self._by_name)
                raise BadField("params.values", f"no option {name!r:.60}; accepted: {accepted}")
            if not _accepts(info, value):
                wanted = "true or false" if info.type == "bool" else "a text"
                if info.low is not None and info.high is not None:
                    kind = "a whole number" if info.type == "int" else "a number"
                    wanted = f"{kind}, {info.low:,.10g} to {info.high:,.10g}"
                raise BadOption(f"option {name} {value!r:.60}; accepted: {wanted}")
            if name == "open_files" and value and not self.open_files:
                raise BadOption("option open_files true: it has been forbidden; accepted: false")
        for name, value in values.items():
            setattr(self, name, float(value) if self._by_name[name].type == "float" else value)
        self.chosen = self.chosen or "dictionary" in values

    def default_words(self, own: str | None) -> str:
        """Return the name of the dictionary of requests that name none. own: that of the game."""
        return self.dictionary if own is None or self.chosen else own

    def check_words(self, text: str) -> None:
        """Raises BadOption unless requests may open the word list."""
        from lexicon_fast import wordlists

        if not self.open_files:
            known = self._word_lists
            if known is None:
                known = (*wordlists.KNOWN, *wordlists.registered())
            check_name("words", text, known)

    def refuse_above(self, option: str, count: int, what: str) -> None:
        """Raises Refused if there would be more than an option allows."""
        most = getattr(self, option)
        if count > most:
            raise Refused("TooMuch", f"{count} {what}; accepted: {most} (option {option})")


def _number(name: str, default: int, low: int, high: int, help: str) -> m.OptionInfo:
    return m.OptionInfo(name=name, type="int", default=default, low=low, high=high, help=help)


def _with_value(info: m.OptionInfo, value: Any) -> m.OptionInfo:
    from msgspec.structs import replace

    return replace(info, value=value)


def _accepts(info: m.OptionInfo, value: object) -> bool:
    if info.type == "str":
        return isinstance(value, str) and value != ""
    if info.type == "bool" or isinstance(value, bool):
        return info.type == "bool" and isinstance(value, bool)
    if not isinstance(value, int if info.type == "int" else (int, float)):
        return False
    assert info.low is not None
    assert info.high is not None
    return info.low <= value <= info.high  # NaN is not


class Dictionaries:
    """Dictionaries by the name that they were loaded by.

    first: the default, opened when a request needs it, as are the lists of the package; None: only
    those that are opened already, and those that requests load.
    """

    def __init__(
        self, settings: Settings, opened: Mapping[str, Dictionary], first: str | None = None
    ) -> None:
        self._settings = settings
        self._opened = dict(opened)
        #: What need not be loaded by a request: name -> what it is loaded by.
        self._ready: dict[str, str] = {}
        if first is not None:
            self._ready = {name: name for name in KNOWN} | {settings.dictionary: first}
        self._lock = threading.Lock()

    def get(self, name: str | None, own: str | None = None) -> Dictionary:
        """Return the dictionary of a request. own: the list of its game.

        Raises Refused (NotLoaded), and what loading raises.
        """
        name = self.name(name, own)
        found = self._opened.get(name)
        return self._not_open(name) if found is None else found

    def name(self, name: str | None, own: str | None = None) -> str:
        """Return the name of the dictionary of a request. own: the list of its game."""
        if name is not None:
            return name
        name = self._settings.default_words(own)
        there = name in self._opened or name in self._ready
        return name if there else self._settings.dictionary

    def of_record(self, setup: str) -> str | None:
        """Return the name of the dictionary that a game was recorded with, if it is here.

        setup: the first line of the record.
        """
        try:
            used = msgspec.json.decode(setup, type=_Setup).dictionary.sha256
        except (msgspec.MsgspecError, UnicodeError):
            return None  # reading the whole record says what is wrong with it
        for name, dictionary in list(self._opened.items()):
            if dictionary.sha256 == used:
                return name
        known = shipped(used)
        return known if known in self._ready else None

    def _not_open(self, name: str) -> Dictionary:
        if name not in self._ready:
            known = ", ".join(dict.fromkeys([*self._ready, *self._opened]))
            more = ", or dictionary.load first" if self._ready else ""
            raise Refused(
                "NotLoaded", f"dictionary {name!r:.80} is not loaded; accepted: {known:.200}{more}"
            )
        from lexicon_fast.dictionary import Dictionary

        with self._lock:
            if name not in self._opened:
                self._opened[name] = Dictionary.load(self._ready[name])
        return self._opened[name]

    def load(self, params: m.DictionaryLoadParams, job: Job) -> m.DictionaryInfo:
        """`dictionary.load`."""
        from lexicon_fast.alphabet import KNOWN_ALPHABETS
        from lexicon_fast.dictionary import Dictionary

        if len(self._opened) >= _MOST_DICTIONARIES and params.words not in self._opened:
            raise Refused("TooMuch", f"dictionaries; accepted: {_MOST_DICTIONARIES}")
        self._settings.check_words(params.words)
        if not self._settings.open_files:
            check_name("alphabet", params.alphabet, KNOWN_ALPHABETS)
        loaded = Dictionary.load(params.words, alphabet=params.alphabet)
        job.check()
        self._opened[params.words] = loaded
        return _info(params.words, loaded)

    def info(self, params: m.DictionaryInfoParams) -> m.DictionaryInfo:
        """`dictionary.info`."""
        name = self.name(params.dictionary)
        return _info(name, self.get(name))

    def check(self, params: m.DictionaryCheckParams) -> m.DictionaryCheckResult:
        """`dictionary.check`."""
        dictionary = self.get(params.dictionary)
        return m.DictionaryCheckResult(known=[word in dictionary for word in params.words])

    def search(self, params: m.DictionarySearchParams) -> m.DictionarySearchResult:
        """`dictionary.search`."""
        dictionary = self.get(params.dictionary)
        if params.kind == "subwords":
            if params.word is not None:
                raise BadField("params.word", "subwords are of a hand alone; accepted: no word")
            words = dictionary.subwords(params.hand)
        elif params.word is None:
            raise BadField("params.word", f"is missing; accepted: the word whose {params.kind}")
        elif params.kind == "superwords":
            words = dictionary.superwords(params.word, params.hand)
        else:
            words = dictionary.substitutions(params.word, params.hand)
        found = words if params.limit is None else words[: params.limit]
        return m.DictionarySearchResult(count=len(words), words=found)


def check_name(what: str, text: str, names: Collection[str]) -> None:
    """Raises BadOption for what is none of the names, where files are not opened."""
    if text not in names:
        raise BadOption(
            f"{what} {text!r:.80}: no files or addresses are opened here; accepted:"
            f" {', '.join(names) or 'none'}"
        )


def _info(name: str, dictionary: Dictionary) -> m.DictionaryInfo:
    letters = dictionary.alphabet
    return m.DictionaryInfo(
        dictionary=name,
        words=len(dictionary),
        sha256=dictionary.sha256,
        alphabet=letters.name,
        upper=letters.upper,
        lower=letters.lower,
    )
