"""Searches that Zyzzyva saved (`.zzs`, XML), as queries.

    <zyzzyva-search version="1"><conditions><and>
      <condition type="Length" min="7" max="7"/>
      <condition type="Includes Letters" string="Q" negated="0"/>
    </and></conditions></zyzzyva-search>

Names of conditions from older versions are read, too: `Exact Length`, `Must Include` and so on.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final
from xml.parsers import expat

from lexicon_fast.base.errors import BadQuery, BadWordList, excerpt, shortened
from lexicon_fast.find.groups import group_name
from lexicon_fast.study.lists import Imported, check_query, check_size, word_of

if TYPE_CHECKING:
    from collections.abc import Mapping

    from lexicon_fast.study.questions import Questions

#: The most levels of elements.
_MOST_DEPTH: Final = 20
#: Texts that a query can have without quotes.
_PLAIN: Final = re.compile(r"[^\s\"()]{1,1000}")
_NUMBER: Final = re.compile(r"\d{1,9}")

#: Type -> name of a condition with a text.
_TEXTS: Final = {
    "Pattern Match": "pattern",
    "Anagram Match": "anagram",
    "Subanagram Match": "subanagram",
    "Takes Prefix": "takes-prefix",
    "Takes Suffix": "takes-suffix",
    "Includes Letters": "includes",
    "Must Include": "includes",
    "Must Exclude": "excludes",
}
#: Type -> name of a condition with `min` and `max`.
_RANGES: Final = {
    "Length": "length",
    "Number of Anagrams": "anagrams",
    "Number of Vowels": "vowels",
    "Number of Unique Letters": "unique-letters",
    "Point Value": "points",
    "Probability Order": "probability",
    "Playability Order": "playability",
}
#: Type -> form of a condition with `number`.
_NUMBERS: Final = {
    "Exact Length": "length:{0}",
    "Minimum Length": "length:{0}-",
    "Maximum Length": "length:-{0}",
    "Exact Anagrams": "anagrams:{0}",
    "Minimum Anagrams": "anagrams:{0}-",
    "Maximum Anagrams": "anagrams:-{0}",
}
#: Group -> condition; `group` has the others.
_GROUPS: Final = {
    "Hook Words": "(front-inner-hook or back-inner-hook)",
    "Front Hooks": "front-inner-hook",
    "Back Hooks": "back-inner-hook",
}
_LIMITS: Final = {
    "Limit by Probability Order": "probability",
    "Limit by Playability Order": "playability",
}
_WORD_LIST: Final = ("In Word List", "Must Be in Word List")


def is_search(head: bytes) -> bool:
    """Return whether the first bytes of a file are those of a search."""
    start = head.removeprefix(b"\xef\xbb\xbf").lstrip()
    return start.startswith((b"<?xml", b"<zyzzyva-search", b"<!DOCTYPE zyzzyva-search"))


def read_search(data: bytes, name: str, questions: Questions) -> Imported:
    """Read a search as a query, or as a list of words if it has nothing but that.

    name: of the file, for errors. Raises BadWordList, naming the line.
    """
    return _Reader(name, questions).read(data)


class _Reader:
    """Collects the conditions of a search."""

    def __init__(self, name: str, questions: Questions) -> None:
        self._name = name
        self._questions = questions
        #: Open elements `and` and `or` with their conditions.
        self._joined: list[tuple[str, list[str]]] = []
        self._query = ""
        self._limits: list[str] = []
        self._words: dict[str, None] | None = None
        self._depth = 0
        self._parser = expat.ParserCreate()
        self._parser.StartElementHandler = self._start
        self._parser.EndElementHandler = self._end
        self._parser.EntityDeclHandler = self._entity

    def read(self, data: bytes) -> Imported:
        try:
            self._parser.Parse(data, True)
        except (expat.ExpatError, ValueError, LookupError) as error:
            if isinstance(error, BadWordList):
                raise
            raise BadWordList(f"{self._name}: not XML: {error}") from None
        if self._words is not None and not self._query and not self._limits:
            return Imported(list(self._words))
        if self._words is not None:
            raise BadWordList(
                f"{self._name}: a list of words together with other conditions is not supported;"
                " save the words that Zyzzyva finds as a list, and import that"
            )
        if not self._query:
            raise BadWordList(f"{self._name}: the search has no conditions")
        query = " ".join([self._query, *self._limits])
        check_query(query, self._name, self._questions)
        return Imported([query], is_list=False)

    @property
    def _where(self) -> str:
        return f"{self._name}, line {self._parser.CurrentLineNumber}"

    def _entity(self, *_: object) -> None:
        raise BadWordList(f"{self._where}: it declares an entity, which no search does")

    def _start(self, tag: str, attributes: Mapping[str, str]) -> None:
        self._depth += 1
        if self._depth > _MOST_DEPTH:
            raise BadWordList(f"{self._where}: more than {_MOST_DEPTH} levels")
        if self._depth == 1 and tag != "zyzzyva-search":
            raise BadWordList(f"{self._where}: <{shortened(tag, 40)}> is not a search of Zyzzyva")
        if tag in ("and", "or"):
            self._joined.append((tag, []))
        elif tag == "condition":
            self._condition(attributes)

    def _end(self, tag: str) -> None:
        self._depth -= 1
        if tag not in ("and", "or"):
            return
        word, conditions = self._joined.pop()
        text = f" {word} ".join(conditions)
        if not self._joined:
            self._query = text
        elif text:
            self._joined[-1][1].append(f"({text})")

    def _condition(self, attributes: Mapping[str, str]) -> None:
        kind = attributes.get("type", "")
        negated = attributes.get("negated", "0") in ("1", "true")
        if not self._joined:
            raise BadWordList(f"{self._where}: a condition outside of <and> and <or>")
        if kind in _WORD_LIST and not negated:
            self._word_list(attributes)
        elif kind in _LIMITS:
            self._limits.append(
                f"limit {_LIMITS[kind]}:{self._range(attributes)}{_lax(attributes)}"
            )
        else:
            text = self._text(kind, attributes)
            if negated:
                is_letters = text.startswith("includes:")  # none of the letters
                text = text.replace("includes:", "excludes:") if is_letters else f"not {text}"
            self._joined[-1][1].append(text)

    def _text(self, kind: str, attributes: Mapping[str, str]) -> str:
        """Return a condition as a query has it."""
        if kind in _TEXTS:
            return f"{_TEXTS[kind]}:{self._string(attributes)}"
        if kind in _RANGES:
            lax = _lax(attributes) if kind in ("Probability Order", "Playability Order") else ""
            return f"{_RANGES[kind]}:{self._range(attributes)}{lax}"
        if kind in _NUMBERS:
            return _NUMBERS[kind].format(self._number(attributes, "number"))
        if kind == "Consists of":
            return f"consists:{self._range(attributes)}%{self._string(attributes)}"
        if kind == "Must Consist of":
            percent = self._number(attributes, "percent")
            return f"consists:{percent}-%{self._string(attributes)}"
        if kind in ("Belongs to Group", "Must Belong to"):
            group = attributes.get("string", "")
            if group in _GROUPS:
                return _GROUPS[group]
            try:
                return f"group:{group_name(group)}"
            except BadQuery:
                raise self._unsupported(f"the group {excerpt(group)}") from None
        raise self._unsupported(f"the condition {excerpt(kind)}")

    def _unsupported(self, what: str) -> BadWordList:
        return BadWordList(
            f"{self._where}: {what} is not supported; save the words that Zyzzyva finds as a list,"
            " and import that"
        )

    def _string(self, attributes: Mapping[str, str]) -> str:
        text = attributes.get("string", "").strip()
        if not _PLAIN.fullmatch(text):
            raise BadWordList(f"{self._where}: {excerpt(text)} is not letters or a pattern")
        return text

    def _number(self, attributes: Mapping[str, str], name: str) -> int:
        text = attributes.get(name, "")
        if not (text.isascii() and _NUMBER.fullmatch(text)):
            raise BadWordList(f"{self._where}: {name} is {excerpt(text)}, not a whole number")
        return int(text)

    def _range(self, attributes: Mapping[str, str]) -> str:
        low, high = self._number(attributes, "min"), self._number(attributes, "max")
        return f"{low}-{high}"

    def _word_list(self, attributes: Mapping[str, str]) -> None:
        words = {} if self._words is None else self._words
        for text in attributes.get("string", "").split():
            words[word_of(text, self._where, self._questions)] = None
        check_size(words, self._name)
        if not words:
            raise BadWordList(f"{self._where}: the list has no words")
        self._words = words


def _lax(attributes: Mapping[str, str]) -> str:
    return ",lax" if attributes.get("bool", "0") in ("1", "true") else ""
