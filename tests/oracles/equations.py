"""Word equations solved slowly: every word is split in every way, with strings and `re`.

Equations are given as plain tuples, and `text_of` writes them, so that nothing of the parser of the
package is used:

    ("word", items, low, high, pattern)        items: "A", "~A", "c", "?", "*", "[ab]", "[^ab]"
    ("value", variables, pattern, low, high)   variables: "A" or "~A"
    ("length", names, low, high)
    ("different", names, before)
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Any

Term = tuple[Any, ...]
Values = dict[str, str]


def text_of(terms: Sequence[Term]) -> str:
    """The equations as users write them."""
    return ";".join(map(_written, terms))


def _written(term: Term) -> str:
    kind, *rest = term
    if kind == "word":
        items, low, high, pattern = rest
        prefix = "" if low is None and high is None else f"{_range(low, high)}:"
        return prefix + "".join(items) + ("" if pattern is None else f"={pattern}")
    if kind == "value":
        variables, pattern, low, high = rest
        prefix = "" if low is None and high is None else f"{_range(low, high)}:"
        return f"{''.join(variables)}=({prefix}{pattern})"
    if kind == "length":
        names, low, high = rest
        return f"|{names}|={_range(low, high)}"
    names, before = rest
    signs = ["<" if each else "" for each in before]
    return "!=" + "".join(a + b for a, b in zip(names, [*signs, ""], strict=True))


def _range(low: int | None, high: int | None) -> str:
    if low == high:
        return str(low)
    return f"{'' if low is None else low}-{'' if high is None else high}"


class Oracle:
    """The words of a dictionary. letters: in the order of the alphabet, lower case."""

    def __init__(self, words: Sequence[str], letters: str) -> None:
        self.words = sorted(words, key=self._key(letters))
        self.letters = letters
        self.longest = max(map(len, words))

    @staticmethod
    def _key(letters: str) -> Any:
        return lambda word: [letters.index(letter) for letter in word]

    def solve(self, terms: Sequence[Term]) -> list[tuple[tuple[str, ...], Values]]:
        """All solutions, in the documented order."""
        words = [term for term in terms if term[0] == "word"]
        self.may_be_empty = {
            name
            for kind, *rest in terms
            for name in (
                [rest[0]]
                if kind == "length" and rest[1] == 0
                else [rest[0][0].strip("~")]
                if kind == "value" and len(rest[0]) == 1 and rest[2] == 0
                else []
            )
            if len(name) == 1
        }
        found: list[tuple[tuple[str, ...], Values]] = [((), {})]
        for term in words:
            splits = [*self.splits(term)]
            found = [
                ((*some, word), merged)
                for some, values in found
                for word, more in splits
                if (merged := _merged(values, more)) is not None
            ]
        others = [term for term in terms if term[0] != "word"]
        unique = {
            (some, tuple(sorted(values.items())))
            for some, values in found
            if all(self.holds(term, values) for term in others)
        }
        key = self._key(self.letters)
        names = [self._names(term) for term in words]

        def place(solution: tuple[tuple[str, ...], tuple[tuple[str, str], ...]]) -> Any:
            some, pairs = solution
            values = dict(pairs)
            return (
                [len(word) for word in some],
                [len(value) for _, value in pairs],
                [
                    (key(word), [key(values[name]) for name in of])
                    for word, of in zip(some, names, strict=True)
                ],
            )

        return [(some, dict(pairs)) for some, pairs in sorted(unique, key=place)]

    @staticmethod
    def _names(term: Term) -> list[str]:
        """The variables of a term, as they are read in the word."""
        return [
            item.strip("~")
            for item in term[1]
            if item.strip("~").isascii() and item.strip("~").isupper() and len(item.strip("~")) == 1
        ]

    def splits(self, term: Term) -> Iterator[tuple[str, Values]]:
        _, items, low, high, pattern = term
        for word in self.words:
            if len(word) < (low or 0) or (high is not None and len(word) > high):
                continue
            if pattern is not None and not self.matches(pattern, word):
                continue
            for values in self._split(list(items), word, {}):
                yield word, values

    def _split(self, items: list[str], rest: str, values: Values) -> Iterator[Values]:
        if not items:
            if not rest:
                yield values
            return
        item, *others = items
        name = item.strip("~")
        is_variable = len(name) == 1 and "A" <= name <= "Z"
        if item == "*" or is_variable:
            first = 0 if item == "*" or name in self.may_be_empty else 1
            for size in range(first, len(rest) + 1):
                part = rest[:size]
                if item == "*":
                    yield from self._split(others, rest[size:], values)
                    continue
                merged = _merged(values, {name: part[::-1] if "~" in item else part})
                if merged is not None:
                    yield from self._split(others, rest[size:], merged)
        elif rest and re.fullmatch(item.replace("?", "."), rest[0]):
            yield from self._split(others, rest[1:], values)

    def matches(self, pattern: str, text: str) -> bool:
        if not pattern.startswith("/"):
            return re.fullmatch(pattern.replace("?", ".").replace("*", ".*"), text) is not None
        signs = Counter(pattern[1:])
        spare, more = signs.pop("?", 0), signs.pop("*", 0)
        count = Counter(text)
        size = sum(signs.values()) + spare
        enough = len(text) >= size if more else len(text) == size
        return enough and all(count[letter] >= many for letter, many in signs.items())

    def holds(self, term: Term, values: Values) -> bool:
        kind, *rest = term
        if kind == "value":
            variables, pattern, low, high = rest
            text = "".join(
                values[each.strip("~")][:: -1 if "~" in each else 1] for each in variables
            )
            return self.matches(pattern, text) and _within(len(text), low, high)
        if kind == "length":
            names, low, high = rest
            return _within(sum(len(values[name]) for name in names), low, high)
        names, before = rest
        key = self._key(self.letters)
        return len({values[name] for name in names}) == len(names) and all(
            key(values[a]) < key(values[b])
            for a, b, sign in zip(names, names[1:], before, strict=False)
            if sign
        )


def _within(size: int, low: int | None, high: int | None) -> bool:
    return (low or 0) <= size and (high is None or size <= high)


def _merged(one: Values, other: Values) -> Values | None:
    if any(one.get(name, value) != value for name, value in other.items()):
        return None
    return {**one, **other}
