"""Regular expressions over an alphabet, read into trees; `automata` finds the words of a tree.

Letters, `.`, `[SET]`, `[^SET]`, groups, `|`, `*`, `+`, `?`, `{2}`, `{2,}`, `{2,5}`, `^`, `$`. There
are no references to groups, so that the time is linear in the expression.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from collections.abc import Sequence as AnySequence
from functools import lru_cache
from typing import Final, TypeAlias

import msgspec

from lexicon_fast.base.errors import BadQuery, excerpt
from lexicon_fast.find.letters import STAR, Letters

#: The most places (letters and sets) of an expression with its repetitions.
MAX_PLACES: Final = 500
MAX_GROUPS: Final = 50
_REPEAT: Final = re.compile(r"\{(\d{1,3})(,?)(\d{0,3})\}")


class CharClass(msgspec.Struct, frozen=True):
    """One letter of a set."""

    letters: int


class Anchor(msgspec.Struct, frozen=True):
    """The start of the word, or its end."""

    start: bool


class Sequence(msgspec.Struct, frozen=True):
    """Parts that follow each other."""

    parts: tuple[Node, ...]


class Alternation(msgspec.Struct, frozen=True):
    """One of several parts."""

    parts: tuple[Node, ...]


class Repetition(msgspec.Struct, frozen=True):
    """A part, `low` to `high` times; None: any number of times."""

    part: Node
    low: int
    high: int | None


Node: TypeAlias = CharClass | Anchor | Sequence | Alternation | Repetition


@lru_cache(maxsize=16)  # a query is checked, and then answered
def parse(text: str, letters: Letters) -> Sequence:
    """Return the tree of an expression that matches whole words. Raises BadQuery."""
    anything = Repetition(CharClass(letters.all), 0, None)
    tree = _open(
        _open(_Parser(letters.alphabet.typed(text, joints=False), letters).parse(), anything, 0),
        anything,
        -1,
    )
    for anchor in _anchors(tree):  # which would never match
        sign, end = ("^", "start") if anchor.start else ("$", "end")
        raise BadQuery(f"{sign} in {excerpt(text)} must be at the {end}")
    return Sequence((tree,))


def _open(node: Node, anything: Node, end: int) -> Node:
    """Let a part match anywhere: add any letters in front (end: 0) or after it (end: -1).

    Where the part says ^ or $ itself, that is removed instead.
    """
    if isinstance(node, Anchor) and node.start == (end == 0):
        return Sequence(())
    if isinstance(node, Alternation):
        return Alternation(tuple(_open(part, anything, end) for part in node.parts))
    if isinstance(node, Sequence) and node.parts:
        parts = list(node.parts)
        parts[end] = _open(parts[end], anything, end)
        return Sequence(tuple(parts))
    return Sequence((node, anything) if end else (anything, node))


def of_slots(slots: AnySequence[int], letters: Letters) -> Sequence:
    """Return the tree of a pattern."""
    anything = Repetition(CharClass(letters.all), 0, None)
    return Sequence(tuple(anything if slot == STAR else CharClass(slot) for slot in slots))


class _Parser:
    def __init__(self, text: str, letters: Letters) -> None:
        self._text = text
        self._letters = letters
        self._at = 0
        self._depth = 0

    def parse(self) -> Node:
        if not self._text:
            raise BadQuery("it needs a regular expression like ^UN.*ED$")
        node = self._alternation()
        if self._at < len(self._text):
            raise self._bad(") without (")
        if _size(node) > MAX_PLACES:
            raise BadQuery(
                f"{excerpt(self._text)} has more than {MAX_PLACES} letters and groups with their"
                " repetitions; use fewer"
            )
        return node

    def _bad(self, problem: str) -> BadQuery:
        return BadQuery(f"{problem} in {excerpt(self._text)} (character {self._at + 1})")

    def _peek(self) -> str:
        return self._text[self._at : self._at + 1]

    def _alternation(self) -> Node:
        parts = [self._sequence()]
        while self._peek() == "|":
            self._at += 1
            parts.append(self._sequence())
        return parts[0] if len(parts) == 1 else Alternation(tuple(parts))

    def _sequence(self) -> Node:
        parts: list[Node] = []
        while self._peek() not in ("", "|", ")"):
            parts.append(self._repeated())
        return parts[0] if len(parts) == 1 else Sequence(tuple(parts))

    def _repeated(self) -> Node:
        node = self._atom()
        repeated = False
        while True:
            sign = self._peek()
            high: int | None
            if sign in ("*", "+", "?"):
                low, high = {"*": (0, None), "+": (1, None), "?": (0, 1)}[sign]
                self._at += 1
            elif sign == "{":
                match = _REPEAT.match(self._text, self._at)
                if not match:
                    raise self._bad("{ without a number and }; write {2} or {2,5}")
                low = int(match[1])
                high = low if not match[2] else int(match[3]) if match[3] else None
                if high is not None and high < low:
                    raise self._bad(f"{match[0]} is empty; turn it round")
                self._at = match.end()
            else:
                return node
            if isinstance(node, Anchor):
                raise self._bad("^ or $ cannot be repeated")
            if repeated:
                raise self._bad(f"{sign} after a repetition; use one of them, or a group")
            node, repeated = Repetition(node, low, high), True

    def _atom(self) -> Node:
        letter = self._peek()
        code = self._letters.code.get(letter)
        if code is not None:
            self._at += 1
            return CharClass(1 << code)
        if letter == "(":
            return self._group()
        if letter == "[":
            end = self._text.find("]", self._at)
            if end < 0:
                raise self._bad("[ without ]")
            letters = self._letters.bracketed(self._text[self._at + 1 : end])
            self._at = end + 1
            return CharClass(letters)
        if letter in ("^", "$"):
            self._at += 1
            return Anchor(letter == "^")
        if letter == ".":
            self._at += 1
            return CharClass(self._letters.all)
        if letter in ("*", "+", "?", "{"):
            raise self._bad(f"nothing to repeat before {letter}")
        if letter == "\\":
            raise self._bad("\\ has no meaning here, and groups cannot be referred to")
        raise self._bad(f"{letter!r} is not a letter; use {self._letters.described}")

    def _group(self) -> Node:
        self._depth += 1
        if self._depth > MAX_GROUPS:
            raise self._bad(f"more than {MAX_GROUPS} groups in each other")
        self._at += 3 if self._text.startswith("(?:", self._at) else 1
        node = self._alternation()
        if self._peek() != ")":
            raise self._bad("( without )")
        self._at += 1
        self._depth -= 1
        return node


def _size(node: Node) -> int:
    """Return the number of parts with their repetitions: groups count, too, if they are empty."""
    if isinstance(node, Repetition):
        return _size(node.part) * max(node.low, node.high or 1)
    if isinstance(node, Sequence | Alternation):
        return 1 + sum(map(_size, node.parts))
    return 1


def _anchors(node: Node) -> Iterator[Anchor]:
    """Yield the anchors of a part."""
    if isinstance(node, Anchor):
        yield node
    elif isinstance(node, Repetition):
        yield from _anchors(node.part)
    elif isinstance(node, Sequence | Alternation):
        for part in node.parts:
            yield from _anchors(part)


def lengths_of(node: Node) -> tuple[int, int | None]:
    """Return the least and the most letters of a part; None: any number."""
    if isinstance(node, CharClass):
        return 1, 1
    if isinstance(node, Anchor):
        return 0, 0
    if isinstance(node, Repetition):
        low, high = lengths_of(node.part)
        if node.high == 0 or high == 0:
            return 0, 0
        most = None if node.high is None or high is None else high * node.high
        return low * node.low, most
    lengths = [lengths_of(part) for part in node.parts]
    if not lengths:
        return 0, 0
    highs = [high for _, high in lengths if high is not None]
    some = len(highs) < len(lengths)
    if isinstance(node, Alternation):
        return min(low for low, _ in lengths), None if some else max(highs)
    return sum(low for low, _ in lengths), None if some else sum(highs)
