"""Letters of an alphabet in queries: their numbers, sets of them, patterns, vowels."""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import cached_property
from typing import Final

from lexicon_fast.base.errors import BadQuery, excerpt, shortened
from lexicon_fast.dictionary.alphabet import Alphabet

#: In a pattern: any number of letters. Other places of a pattern are sets of letters, as bit masks.
STAR: Final = -1
#: The most letters of a text in a query: no word has more.
MAX_LETTERS: Final = 64
#: A set or another sign of a pattern; a range or a letter of a set.
_SLOT: Final = re.compile(r"\[([^\]]*)\]|.", re.DOTALL)
_RANGE: Final = re.compile(r"(.)-(.)|(.)", re.DOTALL)


class Letters:
    """The letters of an alphabet, numbered from 0, and readers of texts made of them."""

    def __init__(self, alphabet: Alphabet) -> None:
        self.alphabet = alphabet
        self.size = len(alphabet)
        #: The set of all letters.
        self.all = (1 << self.size) - 1
        self.code = {letter: code for code, letter in enumerate(alphabet.upper)}
        self.code |= {letter: code for code, letter in enumerate(alphabet.lower)}

    @cached_property
    def vowels(self) -> int:
        """The set of vowels."""
        return sum(1 << self.code[letter] for letter in self.alphabet.vowels)

    def codes(self, text: str) -> list[int]:
        """Return the numbers of letters. Raises BadQuery."""
        text = self.alphabet.typed(text)
        try:
            codes = [self.code[letter] for letter in text]
        except KeyError as error:
            raise BadQuery(
                f"{error.args[0]!r} in {excerpt(text)} is not a letter; use {self.described}"
            ) from None
        if not codes:
            raise BadQuery("it needs letters")
        _check_size(len(codes))
        return codes

    @property
    def described(self) -> str:
        """The letters, for errors."""
        return self.alphabet.describe()

    def slots(self, text: str) -> list[int]:
        """Return the places of a pattern: a set of letters or STAR for each. Raises BadQuery.

        Neighbouring stars are one.
        """
        slots: list[int] = []
        text = self.alphabet.typed(text)
        for sign in _SLOT.finditer(text):
            letter = sign[0]
            if sign[1] is not None:
                slots.append(self.bracketed(sign[1]))
            elif letter == "[":
                raise BadQuery(f"[ without ] in {excerpt(text)}; write a set like [AEIOU]")
            elif letter == "*":
                if slots[-1:] != [STAR]:
                    slots.append(STAR)
            elif letter == "?":
                slots.append(self.all)
            elif letter in self.code:
                slots.append(1 << self.code[letter])
            elif letter == ".":
                raise BadQuery(f"'.' in {excerpt(text)}; write ? for any letter")
            else:
                raise BadQuery(
                    f"{letter!r} in {excerpt(text)} is not a letter; use {self.described},"
                    " ?, *, [SET] or [^SET]"
                )
        if not slots:
            raise BadQuery("it needs letters, ?, *, [SET] or [^SET]")
        _check_size(sum(slot != STAR for slot in slots))
        return slots

    def bracketed(self, text: str) -> int:
        """Return the set between brackets: `AEIOU`, `A-F` or `^XYZ`. Raises BadQuery."""
        rest = self.alphabet.read(text).removeprefix("^")
        members = 0
        for part in _RANGE.finditer(rest):
            first, last = self.code.get(part[1] or part[3]), self.code.get(part[2] or part[3])
            if first is None or last is None:
                raise BadQuery(
                    f"[{shortened(text, 60)}] is not a set; use letters ({self.described}) and"
                    " ranges like A-F"
                )
            if first > last:
                raise BadQuery(
                    f"[{shortened(text, 60)}] has a range in the wrong order; turn it round"
                )
            members |= (1 << last + 1) - (1 << first)
        if not members:
            raise BadQuery("[] is empty; write a set like [AEIOU]")
        if text.startswith("^"):
            members = self.all & ~members
            if not members:
                raise BadQuery(f"[{shortened(text, 60)}] excludes every letter")
        return members

    def spelled(self, codes: Iterable[int]) -> str:
        """Return letters as text in lower case."""
        lower = self.alphabet.lower
        return "".join([lower[code] for code in codes])

    def members(self, letters: int) -> list[int]:
        """Return the numbers of the letters of a set."""
        return [code for code in range(self.size) if letters >> code & 1]


def _check_size(letters: int) -> None:
    if letters > MAX_LETTERS:
        raise BadQuery(f"{letters} letters; use {MAX_LETTERS} at most")
